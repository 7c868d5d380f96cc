/** Atom 1.0, RFC 4287. */
import { toTimestamp } from '../../domain/clock.ts'
import type { OutgoingFeed, OutgoingItem } from './outgoing-feed.ts'
import { element, emptyElement, legalText, textElement, xmlDocument } from './xml.ts'

const ABSOLUTE_IRI = /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i

export function writeAtom(feed: OutgoingFeed): string {
  const root = element('feed', { xmlns: 'http://www.w3.org/2005/Atom' }, [
    textElement('id', feed.selfUrl),
    textElement('title', feed.title),
    textElement('subtitle', feed.description),
    textElement('updated', toTimestamp(feed.updatedAt)),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: feed.selfUrl }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: feed.homeUrl }),
    textElement('generator', 'Debrief'),
    ...feed.items.map(writeEntry),
  ])
  return xmlDocument(root)
}

function writeEntry(item: OutgoingItem): string {
  return element('entry', {}, [
    textElement('id', toIri(item.guid)),
    textElement('title', item.title, { type: 'text' }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: item.link }),
    textElement('published', toTimestamp(item.publishedAt)),
    textElement('updated', toTimestamp(item.publishedAt)),
    element('author', {}, [textElement('name', item.source.name)]),
    item.category === null ? null : emptyElement('category', { term: item.category }),
    item.summary === '' ? null : textElement('summary', item.summary, { type: 'text' }),
    item.html === null ? null : textElement('content', item.html, { type: 'html' }),
  ])
}

/** An id of Atom has to be an IRI (RFC 4287 §4.2.6), which not every guid is; such a one is wrapped in one. */
function toIri(guid: string): string {
  return ABSOLUTE_IRI.test(guid) ? guid : `urn:debrief:guid:${encodeURIComponent(legalText(guid))}`
}

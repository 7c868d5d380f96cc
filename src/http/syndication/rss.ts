/** RSS 2.0, by the specification of the RSS Advisory Board. */
import type { OutgoingFeed, OutgoingItem } from './outgoing-feed.ts'
import { element, emptyElement, escapeHtml, textElement, xmlDocument } from './xml.ts'

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

export function writeRss(feed: OutgoingFeed): string {
  const channel = element('channel', {}, [
    textElement('title', feed.title),
    textElement('link', feed.homeUrl),
    textElement('description', feed.description),
    textElement('lastBuildDate', rfc822(feed.updatedAt)),
    emptyElement('atom:link', { rel: 'self', type: 'application/rss+xml', href: feed.selfUrl }),
    ...feed.items.map(writeItem),
  ])
  return xmlDocument(element('rss', { version: '2.0', ...NAMESPACES }, [channel]))
}

function writeItem(item: OutgoingItem): string {
  return element('item', {}, [
    textElement('title', item.title),
    textElement('link', item.link),
    // Whether or not the guid is an address, the link is what leads to the article.
    textElement('guid', item.guid, { isPermaLink: 'false' }),
    textElement('pubDate', rfc822(item.publishedAt)),
    // Readers take a description for HTML, so plain text is escaped once for that and once for the XML.
    textElement('description', item.html ?? escapeHtml(item.summary)),
    item.category === null ? null : textElement('category', item.category),
    textElement('source', item.source.name, { url: item.source.rssUrl }),
    item.imageUrl === null ? null : emptyElement('media:content', { url: item.imageUrl, medium: 'image' }),
  ])
}

/** RFC 822 with the year in four digits, as RSS asks for: `Sat, 21 Nov 2026 07:00:00 GMT`. */
function rfc822(time: Date): string {
  return time.toUTCString()
}

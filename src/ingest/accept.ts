/**
 * Turns the items of one parsed feed into candidates for articles: identity, dates, what is dropped and why.
 * Pure. Rules: docs/decisions/0070-article-identity.md, docs/decisions/0071-dates-and-arrival.md
 */
import { createHash } from 'node:crypto'
import type { KnownArticle } from '../domain/article.ts'
import type { FeedItem } from '../domain/feed.ts'
import { tokenize } from '../text/analyze.ts'
import { canonicalLink } from '../text/link.ts'

export interface Candidate {
  itemKey: string
  canonicalLink: string
  originalTitle: string
  /** Whether the publisher gave the title; see `FeedItem`. */
  isTitled: boolean
  originalSummary: string
  link: string
  /** The publisher's date, or null where there is none that can be believed. */
  publishedAt: Date | null
  imageUrl: string | null
}

/** Above this share of repeated guids in one document, its guids identify nothing. */
const REPEATED_GUIDS_TOLERATED = 0.05
/** Above this share of repeated links in one document, its links identify nothing. */
const REPEATED_LINKS_TOLERATED = 0.5
/** Below this share of words in common, two titles under one guid are of two articles, if their links differ too. */
const LEAST_TITLE_OVERLAP = 0.2
/** Keys longer than this, in bytes, are cut and hashed: indexes of databases hold no more than some 2,700. */
const LONGEST_KEY_BYTES = 1_000
/** What programs write where there is no date: the zero of their clocks (Go and .NET; Unix). */
const UNSET_DATES: ReadonlySet<number> = new Set([Date.parse('0001-01-01T00:00:00Z'), 0])
const FUTURE_TOLERATED_MS = 10 * 60_000
/** Grouping looks back this far; an older date tells nothing about when an item entered its feed. */
const ARRIVAL_LOOKBACK_MS = 72 * 3_600_000

/**
 * @param items in document order, newest first as feeds have it
 * @returns candidates oldest first, each identity once, and a sentence per item left out (bounded by the parser)
 */
export function acceptItems(items: readonly FeedItem[], now: Date): { candidates: Candidate[]; problems: string[] } {
  const linked = items.filter((item) => item.link !== '')
  const problems: string[] = []
  if (linked.length < items.length) {
    problems.push(`${items.length - linked.length} of ${items.length} items have no http(s) link and were left out`)
  }

  const links = linked.map((item) => canonicalLink(item.link))
  const areGuidsTrusted =
    shareOfRepeats(linked.map((item) => item.guid).filter((guid) => guid !== '')) <= REPEATED_GUIDS_TOLERATED
  const areLinksTrusted = shareOfRepeats(links) <= REPEATED_LINKS_TOLERATED
  if (!areGuidsTrusted) problems.push('the guids of this feed repeat: its links identify the items instead')

  const seen = new Set<string>()
  const candidates: Candidate[] = []
  linked.forEach((item, index) => {
    const link = links[index]!
    // Its guid may stand in what is missing: the next fetch has it whole.
    if (item.isCut && item.guid === '' && !areLinksTrusted) return
    const identity = areLinksTrusted || item.guid === '' ? link : `${link}#${item.guid}`
    const itemKey = areGuidsTrusted && item.guid !== '' ? item.guid : identity
    if (seen.has(`key ${itemKey}`) || seen.has(`link ${identity}`)) return
    seen.add(`key ${itemKey}`).add(`link ${identity}`)
    candidates.push({
      itemKey: bounded(itemKey),
      canonicalLink: bounded(identity),
      originalTitle: item.title,
      isTitled: item.isTitled,
      originalSummary: item.summary,
      link: item.link,
      publishedAt: believedDate(item.publishedAt, now),
      imageUrl: item.imageUrl,
    })
  })
  return { candidates: oldestFirst(candidates), problems }
}

/**
 * When an item entered its feed, as far as we can know: the publisher's date where it lies between our previous
 * successful fetch and this one, else now. A forged date can move nothing out of that interval.
 */
export function arrivalTime(publishedAt: Date | null, previousSuccessAt: Date | null, now: Date): Date {
  const earliest = Math.max(previousSuccessAt?.getTime() ?? 0, now.getTime() - ARRIVAL_LOOKBACK_MS)
  if (publishedAt === null || publishedAt.getTime() < earliest || publishedAt > now) return now
  return publishedAt
}

/**
 * Splits candidates into unknown ones and known ones that say something new: another title, or a summary where there
 * was none or the beginning of one. A guid tells more than a link, unless the publisher has given it to another
 * article: then link and title differ both, and the link identifies the new one. A headline that is missing today stays:
 * what stands in for it is none.
 */
export function compareWithKnown(
  candidates: readonly Candidate[],
  known: readonly KnownArticle[],
): { fresh: Candidate[]; retitled: { candidate: Candidate; known: KnownArticle }[] } {
  const byKey = new Map(known.map((article) => [article.itemKey, article]))
  const byLink = new Map(known.map((article) => [article.canonicalLink, article]))
  const fresh: Candidate[] = []
  const retitled: { candidate: Candidate; known: KnownArticle }[] = []
  const met = new Set<number>()
  for (const given of candidates) {
    const sameKey = byKey.get(given.itemKey)
    const isReused = sameKey !== undefined && isOtherArticle(given, sameKey)
    const match = (isReused ? undefined : sameKey) ?? byLink.get(given.canonicalLink)
    if (match === undefined) {
      fresh.push(isReused ? { ...given, itemKey: given.canonicalLink } : given)
      continue
    }
    const candidate = given.isTitled || isStandIn(match) ? given : { ...given, originalTitle: match.originalTitle }
    if (!met.has(match.id) && saysMore(candidate, match)) retitled.push({ candidate, known: match })
    met.add(match.id)
  }
  return { fresh, retitled }
}

/** Whether a known title is none of the publisher's, so that another stand-in may follow it: a post that was edited. */
const isStandIn = (known: KnownArticle): boolean =>
  isOfSummary(known) ||
  canonicalLink(known.originalTitle) === known.canonicalLink ||
  known.originalTitle === known.itemKey

/** A headline may well be what the summary begins with: its stand-in is the whole of it, or cut. */
const isOfSummary = ({ originalTitle, originalSummary }: KnownArticle): boolean =>
  originalTitle.endsWith('…')
    ? originalSummary.startsWith(originalTitle.slice(0, -1))
    : originalSummary === originalTitle

/**
 * Another link, and a title that shares less than a fifth of its words with the known one; of a headline that is missing
 * today the summaries are compared.
 */
function isOtherArticle(candidate: Candidate, known: KnownArticle): boolean {
  if (candidate.canonicalLink === known.canonicalLink) return false
  const isByTitle = candidate.isTitled || isOfSummary(known)
  const before = new Set(tokenize(isByTitle ? known.originalTitle : known.originalSummary))
  const after = new Set(tokenize(isByTitle ? candidate.originalTitle : candidate.originalSummary))
  return (
    before.size > 0 &&
    after.size > 0 &&
    before.intersection(after).size < LEAST_TITLE_OVERLAP * before.union(after).size
  )
}

function saysMore(candidate: Candidate, known: KnownArticle): boolean {
  if (candidate.originalTitle !== known.originalTitle) return true
  const summary = candidate.originalSummary
  return summary.length > known.originalSummary.length && summary.startsWith(known.originalSummary)
}

function believedDate(publishedAt: Date | null, now: Date): Date | null {
  if (publishedAt === null || Number.isNaN(publishedAt.getTime()) || UNSET_DATES.has(publishedAt.getTime())) return null
  return publishedAt.getTime() > now.getTime() + FUTURE_TOLERATED_MS ? null : publishedAt
}

function bounded(key: string): string {
  if (Buffer.byteLength(key) <= LONGEST_KEY_BYTES) return key
  return `${key.slice(0, 200)}#sha256-${createHash('sha256').update(key).digest('hex')}`
}

function shareOfRepeats(values: readonly string[]): number {
  return values.length === 0 ? 0 : 1 - new Set(values).size / values.length
}

/** Feeds list the newest first; the order of arrival is the reverse. An undated item goes with the one below it. */
function oldestFirst(candidates: Candidate[]): Candidate[] {
  let latest = 0
  return candidates
    .toReversed()
    .map((candidate) => {
      latest = candidate.publishedAt?.getTime() ?? latest
      return { candidate, time: latest }
    })
    .sort((a, b) => a.time - b.time)
    .map(({ candidate }) => candidate)
}

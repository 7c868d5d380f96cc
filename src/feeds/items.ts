/** From what a reader gathered to feed items: which link, which title, which picture, and all of it as plain text. */
import type { FeedItem, ParsedFeed } from '../domain/feed.ts'
import { removeTracking } from '../text/link.ts'
import { parseDate } from './dates.ts'
import { collapseSpace, findImages, htmlToText, isTiny } from './html.ts'
import type { RawFeed, RawImage, RawItem, RawLink, RawText } from './raw-feed.ts'

/** Characters of a summary that stand in for a missing title. */
const FALLBACK_TITLE_LENGTH = 100
const MOST_PROBLEMS = 20

export function finishFeed(raw: RawFeed, problems: string[]): ParsedFeed {
  const link = chooseLink(raw.links, raw.base)
  const siteHost = URL.parse(link)?.hostname ?? ''
  const tally = new Tally()
  const items = raw.items.map((item) => finishItem(item, link, siteHost, tally))
  return {
    format: raw.format,
    title: raw.title === null ? '' : plainText(raw.title),
    link,
    items,
    problems: [...problems, ...raw.problems, ...tally.sentences()].slice(0, MOST_PROBLEMS),
    pollHintMinutes: raw.pollHintMinutes,
  }
}

function finishItem(raw: RawItem, feedLink: string, siteHost: string, tally: Tally): FeedItem {
  const guid = guidOf(raw)
  const link = removeTracking(itemLink(raw, guid, feedLink), siteHost)
  const summary = summaryOf(raw)
  const title = titleOf(raw, summary, link, guid, tally)
  if (link === '') tally.count('without an http(s) link')
  if (guid === '') tally.count('without a guid')
  return { guid, title, link, summary, publishedAt: dateOf(raw, tally), imageUrl: imageOf(raw, feedLink) }
}

function guidOf(raw: RawItem): string {
  if (raw.guid !== null && raw.guid.rank === 0) return collapseSpace(raw.guid.value)
  return raw.about || collapseSpace(raw.guid?.value ?? '')
}

/** The publisher's own link behind a redirector, the link, a permalink guid, `rdf:about`, the enclosure: the first that is one. */
function itemLink(raw: RawItem, guid: string, feedLink: string): string {
  const base = raw.base || feedLink
  if (raw.origLink !== null) {
    const link = resolveLink(raw.origLink.value, raw.origLink.base || base)
    if (link !== '') return link
  }
  const stated = chooseLink(raw.links, base)
  if (stated !== '') return stated
  if (raw.isPermalink && looksAbsolute(guid)) {
    const link = resolveLink(guid, '')
    if (link !== '') return link
  }
  const about = raw.about === '' ? '' : resolveLink(raw.about, base)
  if (about !== '') return about
  for (const enclosure of raw.enclosures) {
    const link = resolveLink(enclosure.url, enclosure.base || base)
    if (link !== '') return link
  }
  for (const { rel, href, base: own } of raw.links) {
    if (rel === 'enclosure') return resolveLink(href, own || base)
  }
  return ''
}

/** The alternate that a reader would follow: a page rather than another format. */
function chooseLink(links: RawLink[], base: string): string {
  let other = ''
  for (const link of links) {
    if (link.rel !== 'alternate') continue
    const address = resolveLink(link.href, link.base || base)
    if (address === '') continue
    if (link.type === '' || link.type.includes('html')) return address
    if (other === '') other = address
  }
  return other
}

/** @returns an absolute http(s) address, as it was written where it was absolute already; '' where there is none */
export function resolveLink(href: string, base: string): string {
  const written = trimAddress(href)
  if (written === '') return ''
  if (looksAbsolute(written) && PLAIN_ADDRESS.test(written)) return URL.canParse(written) ? written : ''
  const url = base === '' ? URL.parse(written) : URL.parse(written, base)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '' ? url.href : ''
}
const PLAIN_ADDRESS = /^https?:\/\/[\w.-]+(?::\d{1,5})?(?:[/?#][\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]*)?$/

function looksAbsolute(text: string): boolean {
  return text.startsWith('http://') || text.startsWith('https://')
}

/** White space around an address, line breaks within one and an ampersand escaped twice are accidents. */
function trimAddress(text: string): string {
  const trimmed = text.trim().replaceAll('&amp;', '&')
  return trimmed.includes('\n') || trimmed.includes('\t') ? trimmed.replace(/[\r\n\t]+ */g, '') : trimmed
}

function titleOf(raw: RawItem, summary: string, link: string, guid: string, tally: Tally): string {
  const title = raw.title === null ? '' : plainText(raw.title)
  if (title !== '') return title
  tally.count('without a title')
  return cutTitle(summary) || link || guid || 'Untitled'
}

function cutTitle(summary: string): string {
  if (summary.length <= FALLBACK_TITLE_LENGTH) return summary
  const points = [...summary.slice(0, 2 * FALLBACK_TITLE_LENGTH + 2)]
  if (points.length <= FALLBACK_TITLE_LENGTH) return summary
  return `${points.slice(0, FALLBACK_TITLE_LENGTH).join('').trimEnd()}…`
}

function summaryOf(raw: RawItem): string {
  const summary = raw.summary === null ? '' : plainText(raw.summary)
  return summary !== '' || raw.content === null ? summary : plainText(raw.content)
}

export function plainText(text: RawText): string {
  if (text.kind === 'text' || (text.kind === 'unstated' && !looksLikeMarkup(text.value)))
    return collapseSpace(text.value)
  return htmlToText(text.value)
}

/** A closing tag, or one that needs none: what plain text never holds by accident. */
function looksLikeMarkup(text: string): boolean {
  return text.includes('<') && /<\/[a-z][a-z0-9]{0,15}>|<(?:br|p|img|hr)[\s/>]/i.test(text)
}

function dateOf(raw: RawItem, tally: Tally): Date | null {
  let best: Date | null = null
  let bestRank = Number.POSITIVE_INFINITY
  for (const { text, rank } of raw.dates) {
    if (rank >= bestRank) continue
    const date = parseDate(text)
    if (date === null) tally.count('with a date that cannot be read')
    else {
      best = date
      bestRank = rank
    }
  }
  return best
}

/** The widest thumbnail, a picture among the media, an enclosed picture, the podcast's, the first in the text. */
function imageOf(raw: RawItem, feedLink: string): string | null {
  const base = raw.base || feedLink
  const thumbnails = raw.thumbnails.length > 1 ? raw.thumbnails.toSorted((a, b) => b.width - a.width) : raw.thumbnails
  const media = raw.mediaImages.filter(isPicture)
  const widest = media.length > 1 ? media.toSorted((a, b) => b.width - a.width) : media
  for (const list of [thumbnails, widest, raw.enclosures.filter(isPicture), raw.otherImages]) {
    for (const image of list) {
      if (isTiny(String(image.width || '')) || isTiny(String(image.height || ''))) continue
      const address = imageAddress(image.url, image.base || base)
      if (address !== '') return address
    }
  }
  for (const link of raw.links) {
    if (link.rel !== 'enclosure' || !link.type.startsWith('image')) continue
    const address = imageAddress(link.href, link.base || base)
    if (address !== '') return address
  }
  return imageInText(raw.content, base) ?? imageInText(raw.summary, base)
}

function imageInText(text: RawText | null, base: string): string | null {
  if (text === null || text.kind === 'text' || !text.value.includes('<')) return null
  for (const source of findImages(text.value, 10)) {
    const address = imageAddress(source, text.base || base)
    if (address !== '') return address
  }
  return null
}

function imageAddress(url: string, base: string): string {
  const address = url === '' ? '' : resolveLink(url, base)
  return address === '' || isTracker(address) ? '' : address
}

const TRACKER_PLACES = [
  'feeds.feedburner.com/~r/',
  'feeds.feedburner.com/~ff/',
  'feedburner.google.com/',
  'rss.buysellads.com/',
  'stats.wordpress.com/',
  'pixel.wp.com/',
  'feedsportal.com/',
  'doubleclick.net/',
  'google-analytics.com/',
  'scorecardresearch.com/',
  'quantserve.com/',
  'pixel.quantcount.com/',
  'feeds.wordpress.com/1.0/',
  'assets.feedblitz.com/',
  'a.fsdn.com/',
  'tracking.',
]

/** Whether an address is one of a counter rather than of a picture. */
function isTracker(address: string): boolean {
  const afterScheme = address.slice(address.indexOf('//') + 2).toLowerCase()
  for (const place of TRACKER_PLACES) {
    const at = afterScheme.indexOf(place)
    if (at === 0 || (at > 0 && afterScheme[at - 1] === '.' && afterScheme.indexOf('/') >= at)) return true
  }
  return false
}

function isPicture(image: RawImage): boolean {
  if (image.type !== '') return image.type.startsWith('image')
  const path = image.url.split(/[?#]/, 1)[0]!.toLowerCase()
  return /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/.test(path.slice(-6))
}

/** Counts what was wrong with items, so that a thousand of them make one sentence. */
class Tally {
  readonly #counts = new Map<string, number>()

  count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }

  sentences(): string[] {
    return [...this.#counts].map(([what, count]) => `${count} ${count === 1 ? 'item' : 'items'} ${what}.`)
  }
}

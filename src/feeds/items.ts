/** From what a reader gathered to feed items: which link, which title, which picture, and all of it as plain text. */
import type { FeedItem, ParsedFeed } from '../domain/feed.ts'
import { removeTracking } from '../text/link.ts'
import { parseDate } from './dates.ts'
import { collapseSpace, findImages, htmlToText } from './html.ts'
import { FEED_LIMITS } from './limits.ts'
import { emptyItem, type RawFeed, type RawImage, type RawItem, type RawLink, type RawText } from './raw-feed.ts'

/** Characters of a summary that stand in for a missing title. */
const FALLBACK_TITLE_LENGTH = 100
const MOST_PROBLEMS = 20

export function finishFeed(raw: RawFeed, problems: string[]): ParsedFeed {
  const link = chooseLink(raw.links, (base) => base || raw.documentBase)
  const siteHost = URL.parse(link)?.hostname ?? ''
  const tally = new Tally()
  const baseOf = baseResolver(raw.documentBase, link)
  const hasOrigLinks = raw.items.some((item) => item.origLink !== null)
  const items = raw.items
    .map((item) => (item.isCut ? finalPartOf(item, hasOrigLinks) : item))
    .filter((item) => !item.isCut || hasTitle(item, tally))
    .map((item) => finishItem(item, { baseOf, siteHost, tally }))
  countRepeats(items, tally)
  return {
    format: raw.format,
    // A feed without a title is called by its address.
    title: (raw.title === null ? '' : plainText(raw.title)) || link,
    link,
    items,
    problems: [...problems, ...raw.problems, ...tally.sentences()].slice(0, MOST_PROBLEMS),
    pollHintMinutes: raw.pollHintMinutes,
  }
}

interface FeedContext {
  /** The address that something with this base is relative to. */
  baseOf: (base: string) => string
  siteHost: string
  tally: Tally
}

/**
 * Where a document states no base, relative addresses belong to where it came from; but a feed served by another host
 * than its site (a feed service, a cache) was written for the site.
 */
function baseResolver(documentBase: string, feedLink: string): (base: string) => string {
  const isElsewhere = feedLink !== '' && URL.parse(documentBase)?.hostname !== URL.parse(feedLink)?.hostname
  const own = isElsewhere ? feedLink : documentBase
  return (base) => base || own
}

function finishItem(raw: RawItem, context: FeedContext): FeedItem {
  const { tally } = context
  const guid = guidOf(raw)
  const link = removeTracking(itemLink(raw, guid, context.baseOf), context.siteHost)
  const summary = summaryOf(raw)
  const ownTitle = raw.title === null ? '' : plainText(raw.title)
  const isTitled = ownTitle !== ''
  if (!isTitled) tally.count('without a title')
  const whole = ownTitle || cutTitle(summary, FALLBACK_TITLE_LENGTH) || link || guid || 'Untitled'
  const title = cutTitle(whole, FEED_LIMITS.titleLength)
  if (title !== whole) tally.count(`with a title of more than ${FEED_LIMITS.titleLength} characters, which was cut`)
  if (link === '') tally.count('without an http(s) link')
  if (guid === '') tally.count('without a guid')
  const imageUrl = imageOf(raw, context.baseOf)
  return { guid, title, isTitled, link, summary, publishedAt: dateOf(raw, tally), imageUrl, isCut: raw.isCut }
}

/**
 * What is left of an item that the document's end cuts: whatever stood whole before the end and could not have been
 * outranked by what came after it. An enclosure that stood in for a link still to come would make two articles of one.
 */
function finalPartOf(raw: RawItem, hasOrigLinks: boolean): RawItem {
  const final = (text: RawText | null) => (text?.rank === 0 ? text : null)
  const about = raw.about === '' ? null : { value: raw.about, kind: 'text' as const, base: raw.base, rank: 0 }
  const isLinkFinal = !hasOrigLinks || raw.origLink !== null
  return {
    ...emptyItem(raw.base),
    isCut: true,
    isPermalink: false,
    guid: final(raw.guid) ?? about,
    title: final(raw.title),
    summary: final(raw.summary),
    origLink: raw.origLink,
    links: isLinkFinal ? raw.links.filter((link) => link.rank === 0 && isPage(link)) : [],
    dates: raw.dates.filter(({ rank }) => rank === 0),
  }
}

function hasTitle(item: RawItem, tally: Tally): boolean {
  if (item.title !== null && plainText(item.title) !== '') return true
  tally.count('cut off before the end of the title and left out')
  return false
}

function guidOf(raw: RawItem): string {
  if (raw.guid !== null && raw.guid.rank === 0) return collapseSpace(raw.guid.value)
  return raw.about || collapseSpace(raw.guid?.value ?? '')
}

/**
 * The publisher's own link behind a redirector, the link, a permalink guid, `rdf:about`, the enclosure: the first that
 * is one. An Atom enclosure is none: its entry has a page of its own or none.
 */
function itemLink(raw: RawItem, guid: string, baseOf: FeedContext['baseOf']): string {
  const { origLink } = raw
  return (
    (origLink === null ? '' : resolveLink(origLink.value, baseOf(origLink.base))) ||
    chooseLink(raw.links, baseOf) ||
    (raw.isPermalink && looksAbsolute(guid) ? resolveLink(guid, '') : '') ||
    (raw.about === '' ? '' : resolveLink(raw.about, baseOf(raw.base))) ||
    firstOf(raw.enclosures, (enclosure) => resolveLink(enclosure.url, baseOf(enclosure.base)))
  )
}

/** The first value that is not ''. */
function firstOf<T>(list: T[], read: (value: T) => string): string {
  for (const value of list) {
    const found = read(value)
    if (found !== '') return found
  }
  return ''
}

/** The alternate that a reader would follow: a page before another format, in the format's own way before a borrowed one. */
function chooseLink(links: RawLink[], baseOf: FeedContext['baseOf']): string {
  let best = ''
  let bestRank = Number.POSITIVE_INFINITY
  for (const link of links) {
    if (link.rel !== 'alternate') continue
    const rank = (isPage(link) ? 0 : 2) + link.rank
    const address = rank < bestRank ? resolveLink(link.href, baseOf(link.base)) : ''
    if (address === '') continue
    best = address
    bestRank = rank
  }
  return best
}

function isPage(link: RawLink): boolean {
  return link.type === '' || link.type.includes('html')
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
  return /^https?:\/\//i.test(text)
}

/** White space around an address, line breaks within one and an ampersand escaped twice are accidents. */
function trimAddress(text: string): string {
  const trimmed = text.trim().replaceAll('&amp;', '&')
  return trimmed.includes('\n') || trimmed.includes('\t') ? trimmed.replace(/[\r\n\t]+ */g, '') : trimmed
}

function cutTitle(text: string, length: number): string {
  if (text.length <= length) return text
  const points = [...text.slice(0, 2 * length + 2)]
  if (points.length <= length) return text
  return `${points.slice(0, length).join('').trimEnd()}…`
}

function summaryOf(raw: RawItem): string {
  const summary = raw.summary === null ? '' : plainText(raw.summary)
  return summary !== '' || raw.content === null ? summary : plainText(raw.content)
}

/**
 * As publishers mean it to be read: in composed letters, so that one word is one text, and without the controls that
 * turn round what follows them, in whatever list it is shown.
 */
export function plainText(text: RawText): string {
  const isPlain = text.kind === 'text' || (text.kind === 'unstated' && !looksLikeMarkup(text.value))
  const plain = isPlain ? collapseSpace(text.value) : htmlToText(text.value, text.kind !== 'xhtml')
  return collapseSpace(plain.normalize('NFC').replace(TURNING, ''))
}
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** A tag of ordinary HTML, which plain text does not hold by accident. */
function looksLikeMarkup(text: string): boolean {
  return text.includes('<') && MARKUP.test(text)
}
const MARKUP =
  /<(?:a|b|blockquote|br|code|div|em|h[1-6]|hr|i|img|li|ol|p|pre|span|strong|sub|sup|table|tt|u|ul)(?:\s[^<>]{0,2000})?\/?>/i

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
function imageOf(raw: RawItem, baseOf: FeedContext['baseOf']): string | null {
  const enclosed = raw.links.filter(({ rel, type }) => rel === 'enclosure' && type.startsWith('image'))
  return (
    firstOf(widestFirst(raw.thumbnails), (image) => pictureAddress(image, baseOf)) ||
    firstOf(widestFirst(raw.mediaImages.filter(isPicture)), (image) => pictureAddress(image, baseOf)) ||
    firstOf(raw.enclosures.filter(isPicture), (image) => pictureAddress(image, baseOf)) ||
    firstOf(enclosed, ({ href, base }) => imageAddress(href, baseOf(base))) ||
    firstOf(raw.otherImages, (image) => pictureAddress(image, baseOf)) ||
    imageInText(raw.content, baseOf) ||
    imageInText(raw.summary, baseOf) ||
    null
  )
}

function widestFirst(images: RawImage[]): RawImage[] {
  return images.length > 1 ? images.toSorted((a, b) => b.width - a.width) : images
}

function pictureAddress(image: RawImage, baseOf: FeedContext['baseOf']): string {
  const isPixel = (image.width > 0 && image.width <= 3) || (image.height > 0 && image.height <= 3)
  return isPixel ? '' : imageAddress(image.url, baseOf(image.base))
}

function imageInText(text: RawText | null, baseOf: FeedContext['baseOf']): string {
  if (text === null || text.kind === 'text' || !text.value.includes('<')) return ''
  const base = baseOf(text.base)
  return firstOf(findImages(text.value, 10), (source) => imageAddress(source, base))
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

/** Whoever stores one item per guid leaves the later ones out. */
function countRepeats(items: readonly FeedItem[], tally: Tally): void {
  const met = new Set<string>()
  for (const { guid } of items) {
    if (guid !== '' && met.has(guid)) tally.count('with the guid of an earlier item')
    met.add(guid)
  }
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

/**
 * What an element means where it stands, and what of it is kept. The walk knows five places:
 *
 *     root ─ feed (channel) ─ item ─┬─ group (media:group, media:content)
 *                                   └─ capture (title, description…: text and markup are collected)
 *     and `skip` anywhere: a subtree nobody asked for
 */
import { type FeedLimits, REPEATS_PER_ITEM } from './limits.ts'
import { emptyItem, type RawFeed, type RawImage, type RawItem, type RawLink, type RawText } from './raw-feed.ts'
import type { Tag } from './tag.ts'
import { ITEM_DATES, ITEM_TEXTS, isItemName } from './vocabulary.ts'

export type Place = 'root' | 'feed' | 'item' | 'group' | 'image' | 'capture' | 'skip'

/** Where the text of an element goes that opened with place `capture`. */
export interface TextTarget {
  rank: number
  deliver: (text: RawText) => void
}

const PERIOD_MINUTES = new Map([
  ['hourly', 60],
  ['daily', 1440],
  ['weekly', 10_080],
  ['monthly', 43_200],
  ['yearly', 525_600],
])

/** Relations by their address, as RFC 4287 (4.2.7.2) allows: the same as their names. */
const REGISTERED_RELATION = /^https?:\/\/www\.iana\.org\/assignments\/(?:link-)?relations?\//

export class FeedBuilder {
  readonly feed: RawFeed
  readonly #limits: FeedLimits
  /** The item that is open; null between items. */
  item: RawItem | null = null
  /** Set by `enter` when it answers `capture`. */
  target: TextTarget = { rank: 0, deliver: () => {} }
  /** Nothing that follows would be kept. */
  isDone = false
  #periodMinutes = 0
  #frequency = 1

  constructor(baseUrl: string, limits: FeedLimits) {
    this.#limits = limits
    this.feed = {
      format: null,
      isHtml: false,
      title: null,
      links: [],
      documentBase: baseUrl,
      pollHintMinutes: null,
      items: [],
      problems: [],
    }
  }

  /**
   * @param place where the element stands
   * @param key its resolved name
   * @param isRoot whether it is the first element of the document
   * @returns the place its children stand in
   */
  enter(place: Place, key: string, tag: Tag, base: string, isRoot: boolean): Place {
    if (isItemName(key) && place !== 'image') return this.#startItem(key, tag, base)
    switch (place) {
      case 'root':
        return this.#enterRoot(key, tag, base, isRoot)
      case 'feed':
        return this.#enterFeed(key, tag, base)
      case 'item':
        return this.#enterItem(key, tag, base)
      case 'group':
        return this.#enterGroup(key, tag, base)
      case 'image':
        return key === 'url' ? this.#capture(0, (text) => this.#addOtherImage(text.value, text.base)) : 'skip'
      default:
        return 'skip'
    }
  }

  /** @param isCut whether the document broke off within the item */
  endItem(isCut: boolean): void {
    if (this.item === null) return
    this.item.isCut = isCut
    this.feed.items.push(this.item)
    this.item = null
  }

  problem(sentence: string): void {
    const { problems } = this.feed
    if (problems.length < 20 && !problems.includes(sentence)) problems.push(sentence)
  }

  #capture(rank: number, deliver: (text: RawText) => void): Place {
    this.target = { rank, deliver }
    return 'capture'
  }

  #enterRoot(key: string, tag: Tag, base: string, isRoot: boolean): Place {
    const { feed } = this
    if (key === 'rss') feed.format ??= 'rss'
    else if (key === 'rdf:rdf' || key === 'rdf') feed.format ??= 'rdf'
    else if (key === 'feed' || key === 'channel') {
      feed.format ??= key === 'feed' ? 'atom' : 'rss'
      this.#addHref(tag, base, feed.links)
      return 'feed'
    } else if (isRoot && (key === 'html' || key === 'xhtml:html')) {
      feed.isHtml = true
      this.isDone = true
    }
    return 'root'
  }

  #enterFeed(key: string, tag: Tag, base: string): Place {
    const { feed } = this
    switch (key) {
      case 'title':
      case 'dc:title':
      case 'itunes:title':
        return this.#capture(key === 'title' ? 0 : 1, (text) => {
          feed.title = better(feed.title, text)
        })
      case 'link':
        return this.#readLink(tag, base, feed.links)
      case 'ttl':
        return this.#capture(0, ({ value }) => this.#hintPoll(Number(value)))
      case 'sy:updateperiod':
        return this.#capture(0, ({ value }) => {
          this.#periodMinutes = PERIOD_MINUTES.get(value.toLowerCase()) ?? 0
          this.#hintPoll(this.#periodMinutes / this.#frequency)
        })
      case 'sy:updatefrequency':
        return this.#capture(0, ({ value }) => {
          this.#frequency = Math.max(1, Number(value) || 1)
          this.#hintPoll(this.#periodMinutes / this.#frequency)
        })
      case 'channel':
      case 'feed':
        return 'feed'
      default:
        return 'skip'
    }
  }

  #startItem(key: string, tag: Tag, base: string): Place {
    this.feed.format ??= key === 'entry' ? 'atom' : 'rss'
    if (this.feed.items.length >= this.#limits.items) {
      this.problem(`Only the first ${this.#limits.items} items were read.`)
      this.isDone = true
      return 'skip'
    }
    this.item = emptyItem(base)
    this.item.about = tag.attribute('rdf:about')
    this.#addHref(tag, base, this.item.links)
    const changedAt = tag.attribute('lastmod')
    if (changedAt !== '') this.item.dates.push({ text: changedAt, rank: ITEM_DATES.get('modified')! })
    return 'item'
  }

  #enterItem(key: string, tag: Tag, base: string): Place {
    const item = this.item!
    const text = ITEM_TEXTS.get(key)
    if (text !== undefined) {
      if (text.field === 'guid' && tag.attribute('ispermalink').toLowerCase() === 'false') item.isPermalink = false
      return this.#captureText(item, key)
    }
    const dateRank = ITEM_DATES.get(key)
    if (dateRank !== undefined) {
      return this.#capture(dateRank, ({ value }) => {
        if (value !== '' && item.dates.length < REPEATS_PER_ITEM) item.dates.push({ text: value, rank: dateRank })
      })
    }
    switch (key) {
      case 'link':
        return this.#readLink(tag, base, item.links)
      case 'enclosure':
        add(item.enclosures, imageOf(tag, tag.attribute('url') || tag.attribute('href'), base))
        return 'skip'
      case 'itunes:image':
      case 'image':
      case 'thumbnail':
        return this.#readImage(tag, base)
      case 'itunes:link':
        if (tag.attribute('rel').toLowerCase() === 'image') this.#addOtherImage(tag.attribute('href'), base)
        return 'skip'
      default:
        return key.startsWith('media:') ? this.#enterGroup(key, tag, base) : 'skip'
    }
  }

  /** Elements of Media RSS, in an item or in a group of it. */
  #enterGroup(key: string, tag: Tag, base: string): Place {
    const item = this.item!
    switch (key) {
      case 'media:thumbnail': {
        const url = tag.attribute('url')
        if (url === '') return this.#readImage(tag, base)
        add(item.thumbnails, imageOf(tag, url, base))
        return 'skip'
      }
      case 'media:content': {
        const image = imageOf(tag, tag.attribute('url'), base)
        if (image.type === '') image.type = tag.attribute('medium').toLowerCase()
        add(item.mediaImages, image)
        return 'group'
      }
      case 'media:group':
        return 'group'
      case 'media:title':
      case 'media:description':
        return this.#captureText(item, key)
      default:
        return 'skip'
    }
  }

  #captureText(item: RawItem, key: string): Place {
    const { field, rank } = ITEM_TEXTS.get(key)!
    return this.#capture(rank, (text) => {
      item[field] = better(item[field], text)
    })
  }

  /** A picture's address: an attribute, the text, or a child `<url>`. */
  #readImage(tag: Tag, base: string): Place {
    const address = tag.attribute('href') || tag.attribute('url') || tag.attribute('rdf:resource')
    if (address !== '') {
      this.#addOtherImage(address, base)
      return 'skip'
    }
    if (tag.name.toLowerCase() === 'image') return 'image'
    return this.#capture(0, (text) => this.#addOtherImage(text.value, text.base))
  }

  /** RSS writes links as text and Atom as an attribute; each may borrow the other's, which counts less. */
  #readLink(tag: Tag, base: string, links: RawLink[]): Place {
    const href = tag.attribute('href')
    const rel = tag.attribute('rel').toLowerCase().replace(REGISTERED_RELATION, '') || 'alternate'
    const isOwnWay = (this.feed.format === 'atom') === (href !== '')
    const link = { href, rel, type: tag.attribute('type').toLowerCase(), base, rank: isOwnWay ? 0 : 1 }
    if (href !== '') {
      add(links, link)
      return 'skip'
    }
    return this.#capture(0, ({ value }) => {
      if (value !== '') add(links, { ...link, href: value })
    })
  }

  /** Channels and items of the oldest formats carry their address as an attribute. */
  #addHref(tag: Tag, base: string, links: RawLink[]): void {
    const href = tag.attribute('href')
    if (href !== '') add(links, { href, rel: 'alternate', type: '', base, rank: 1 })
  }

  #addOtherImage(url: string, base: string): void {
    if (this.item !== null && url !== '') {
      add(this.item.otherImages, { url, width: 0, height: 0, type: 'image', base })
    }
  }

  #hintPoll(minutes: number): void {
    if (Number.isFinite(minutes) && minutes > 0) this.feed.pollHintMinutes = Math.round(minutes)
  }
}

/** The text that wins a field: the lower rank, and the earlier one within a rank; an empty one never. */
function better(present: RawText | null, arriving: RawText): RawText | null {
  if (arriving.value === '') return present
  return present === null || arriving.rank < present.rank ? arriving : present
}

function imageOf(tag: Tag, url: string, base: string): RawImage {
  return {
    url,
    width: pixels(tag.attribute('width')),
    height: pixels(tag.attribute('height')),
    type: tag.attribute('type').toLowerCase(),
    base,
  }
}

/** @param size "640", "640px" or anything else, which is 0 */
function pixels(size: string): number {
  return Number(/^(\d{1,6}(?:\.\d{0,3})?)(?: ?px)?$/i.exec(size)?.[1] ?? 0)
}

function add<T>(list: T[], value: T): void {
  if (list.length < REPEATS_PER_ITEM) list.push(value)
}

/**
 * Reads RSS 0.9 to 2.0, RDF and Atom 0.3 and 1.0 in one pass over the tokens of htmlparser2, keeping only what a feed
 * item needs. Nothing is rejected for its syntax: unclosed, crossed and cut-off elements give up what they hold.
 * Why the tokenizer and no feed library: docs/decisions/0010-feed-parser.md
 *
 * The walk knows five places; what an element means depends on the place it stands in.
 *
 *     root ─ feed (channel) ─ item ─┬─ group (media:group, media:content)
 *                                   └─ capture (title, description…: text and markup are collected)
 *     and `skip` anywhere: a subtree nobody asked for
 */
import { decodeHTMLStrict } from 'entities/decode'
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { readDoctype } from './doctype.ts'
import { type FeedLimits, REPEATS_PER_ITEM } from './limits.ts'
import { NamespaceScope } from './names.ts'
import { emptyItem, type RawFeed, type RawImage, type RawItem, type RawText, type TextKind } from './raw-feed.ts'

/** Reads a whole document. @param baseUrl what relative addresses are relative to, or '' */
export function readXmlFeed(text: string, baseUrl: string, limits: FeedLimits): RawFeed {
  return new XmlReader(text, baseUrl, limits).read()
}

type Place = 'root' | 'feed' | 'item' | 'group' | 'image' | 'capture' | 'skip'

interface Frame {
  /** The name as written, which its closing tag repeats. */
  name: string
  place: Place
  /** The base address outside of the element. */
  outerBase: string
}

/** Which field an element of an item gives, and how willingly: a lower rank wins. */
const ITEM_TEXTS = new Map<string, { field: 'title' | 'summary' | 'content' | 'guid' | 'origLink'; rank: number }>([
  ['title', { field: 'title', rank: 0 }],
  ['dc:title', { field: 'title', rank: 1 }],
  ['dcterms:title', { field: 'title', rank: 1 }],
  ['media:title', { field: 'title', rank: 2 }],
  ['itunes:title', { field: 'title', rank: 3 }],
  ['description', { field: 'summary', rank: 0 }],
  ['summary', { field: 'summary', rank: 0 }],
  ['abstract', { field: 'summary', rank: 1 }],
  ['dc:description', { field: 'summary', rank: 1 }],
  ['dcterms:abstract', { field: 'summary', rank: 1 }],
  ['itunes:summary', { field: 'summary', rank: 2 }],
  ['itunes:subtitle', { field: 'summary', rank: 3 }],
  ['media:description', { field: 'summary', rank: 4 }],
  ['content', { field: 'content', rank: 0 }],
  ['content:encoded', { field: 'content', rank: 0 }],
  ['fullitem', { field: 'content', rank: 0 }],
  ['body', { field: 'content', rank: 1 }],
  ['xhtml:body', { field: 'content', rank: 1 }],
  ['xhtml:div', { field: 'content', rank: 1 }],
  ['guid', { field: 'guid', rank: 0 }],
  ['id', { field: 'guid', rank: 0 }],
  ['dc:identifier', { field: 'guid', rank: 2 }],
  ['dcterms:identifier', { field: 'guid', rank: 2 }],
  ['feedburner:origlink', { field: 'origLink', rank: 0 }],
])

const ITEM_DATES = new Map<string, number>([
  ['pubdate', 0],
  ['published', 0],
  ['issued', 0],
  ['dcterms:issued', 0],
  ['dc:date', 1],
  ['dcterms:date', 1],
  ['prism:publicationdate', 1],
  ['date', 1],
  ['created', 2],
  ['dcterms:created', 2],
  ['dcterms:available', 2],
  ['updated', 3],
  ['modified', 3],
  ['dcterms:modified', 3],
  ['app:edited', 4],
])

/** Leaves of an item that hold no other leaf: one opening inside another means that a closing tag is missing. */
const LEAVES = new Set([
  'guid',
  'pubdate',
  'description',
  'dc:date',
  'content:encoded',
  'published',
  'updated',
  'category',
  'author',
])

type TextTarget = (text: RawText) => void

interface Capture {
  frameDepth: number
  name: string
  kind: TextKind
  base: string
  rank: number
  value: string
  isFull: boolean
  isBase64: boolean
  /** Whether the markup decides that an undeclared kind is xhtml. */
  isKindOpen: boolean
  /** Elements of the same name opened inside. */
  sameNameDepth: number
  /** Summaries and contents: they may hold any HTML, and half of one is worth keeping. */
  isLong: boolean
  deliver: TextTarget
}

class XmlReader implements TokenizerCallbacks {
  readonly #text: string
  readonly #limits: FeedLimits
  readonly #tokenizer: Tokenizer
  readonly #scope = new NamespaceScope()
  readonly #frames: Frame[] = []
  readonly #feed: RawFeed
  #entities: Map<string, string> | null = null
  #item: RawItem | null = null
  #itemFrame = -1
  #capture: Capture | null = null
  #place: Place = 'root'
  #base: string
  /** Elements opened below the depth limit. */
  #tooDeep = 0
  #updatePeriodMinutes = 0
  #updateFrequency = 1
  #mended = 0
  #isCut = false

  // The tag being read: offsets into the text, filled by the tokenizer's calls.
  #nameStart = 0
  #nameEnd = 0
  #attributeCount = 0
  #attributeText = 0
  #hasNamespace = false
  readonly #attributes: { nameStart: number; nameEnd: number; valueStart: number; valueEnd: number }[] = []

  constructor(text: string, baseUrl: string, limits: FeedLimits) {
    this.#text = text
    this.#limits = limits
    this.#base = baseUrl
    this.#feed = {
      format: null,
      isHtml: false,
      title: null,
      links: [],
      base: baseUrl,
      pollHintMinutes: null,
      items: [],
      problems: [],
    }
    this.#tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: false }, this)
  }

  read(): RawFeed {
    const doctype = readDoctype(this.#text)
    this.#entities = doctype.entities
    // The declaration is blanked rather than cut, so that offsets stay those of the text.
    const source =
      doctype.start === -1
        ? this.#text
        : this.#text.slice(0, doctype.start) + ' '.repeat(doctype.end - doctype.start) + this.#text.slice(doctype.end)
    this.#tokenizer.write(source)
    if (this.#tokenizer.running) {
      this.#tokenizer.end()
    }
    this.#finish()
    return this.#feed
  }

  // --- calls of the tokenizer ---------------------------------------------------------------------------------

  ontext(start: number, end: number): void {
    const capture = this.#capture
    if (capture === null || capture.isFull) return
    if (capture.kind === 'xhtml' && this.#entities === null) this.#append(capture, start, end)
    else this.#appendDecoded(capture, start, end)
  }

  ontextentity(): void {}
  onattribentity(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  oncdata(start: number, end: number, endOffset: number): void {
    const capture = this.#capture
    if (capture === null || capture.isFull) return
    const stop = end - endOffset
    if (capture.kind === 'xhtml') {
      const piece = this.#text.slice(start, Math.min(stop, start + this.#limits.fieldLength))
      capture.value += piece.replace(/&/g, '&amp;').replace(/</g, '&lt;')
      this.#checkLength(capture)
    } else {
      this.#append(capture, start, stop)
    }
  }

  onopentagname(start: number, end: number): void {
    this.#nameStart = start
    this.#nameEnd = end
    this.#attributeCount = 0
    this.#attributeText = 0
    this.#hasNamespace = false
  }

  onattribname(start: number, end: number): void {
    if (this.#attributeCount >= this.#limits.attributesPerTag) return
    let attribute = this.#attributes[this.#attributeCount]
    if (attribute === undefined) {
      attribute = { nameStart: 0, nameEnd: 0, valueStart: 0, valueEnd: 0 }
      this.#attributes.push(attribute)
    }
    attribute.nameStart = start
    attribute.nameEnd = end
    attribute.valueStart = attribute.valueEnd = end
    // "xmlns" and "xml:base" both start so; everything else need not be looked at before it is asked for.
    if (this.#text.charCodeAt(start) === 0x78 && this.#text.startsWith('xml', start)) this.#hasNamespace = true
  }

  onattribdata(start: number, end: number): void {
    if (this.#attributeCount >= this.#limits.attributesPerTag) return
    this.#attributeText += end - start
    if (this.#attributeText > this.#limits.attributeText) return
    const attribute = this.#attributes[this.#attributeCount]!
    attribute.valueStart = start
    attribute.valueEnd = end
  }

  onattribend(): void {
    if (this.#attributeCount < this.#limits.attributesPerTag) this.#attributeCount++
  }

  onopentagend(endIndex: number): void {
    this.#open(endIndex, false)
  }

  onselfclosingtag(endIndex: number): void {
    this.#open(endIndex, true)
  }

  onclosetag(start: number, end: number): void {
    const name = this.#text.slice(start, end)
    if (this.#tooDeep > 0) {
      if (!this.#isContainer(name)) {
        this.#tooDeep--
        return
      }
      this.#tooDeep = 0
    }
    const capture = this.#capture
    if (capture !== null && !this.#closesCapture(capture, name)) {
      if (!capture.isFull && name !== '') capture.value += `</${name}>`
      return
    }
    for (let depth = this.#frames.length - 1; depth >= 0; depth--) {
      if (this.#frames[depth]!.name !== name) continue
      if (depth < this.#frames.length - 1) this.#mended++
      while (this.#frames.length > depth) this.#leave()
      return
    }
    this.#mended++
  }

  // --- elements -----------------------------------------------------------------------------------------------

  #open(endIndex: number, isEmpty: boolean): void {
    const name = this.#text.slice(this.#nameStart, this.#nameEnd)
    if (this.#tooDeep > 0) {
      if (!isEmpty) this.#tooDeep++
      return
    }
    if (this.#capture !== null && this.#staysInside(this.#capture, name)) {
      this.#appendTag(this.#capture, name, endIndex, isEmpty)
      return
    }
    if (this.#frames.length >= this.#limits.depth) {
      this.#problem(`Elements deeper than ${this.#limits.depth} were left out.`)
      if (!isEmpty) this.#tooDeep++
      return
    }
    const outerBase = this.#base
    if (this.#hasNamespace) this.#readXmlAttributes(this.#frames.length)
    const key = this.#scope.resolve(name)
    if ((key === 'item' || key === 'entry') && this.#item !== null) this.#closeItem()
    const place = this.#enter(key, name, isEmpty)
    this.#frames.push({ name, place, outerBase })
    this.#place = place
    if (isEmpty) this.#leave()
  }

  /** Decides what an opening element means where it stands. */
  #enter(key: string, name: string, isEmpty: boolean): Place {
    switch (this.#place) {
      case 'root':
        return this.#enterRoot(key)
      case 'feed':
        return this.#enterFeed(key, name, isEmpty)
      case 'item':
        return this.#enterItem(key, name, isEmpty)
      case 'group':
        return this.#enterGroup(key, name, isEmpty)
      case 'image':
        if (key === 'url') return this.#startCapture(name, 0, (text) => this.#addOtherImage(text.value, text.base))
        return 'skip'
      default:
        return key === 'item' || key === 'entry' ? this.#startItem(key) : 'skip'
    }
  }

  #enterRoot(key: string): Place {
    if (key === 'item' || key === 'entry') return this.#startItem(key)
    if (key === 'rss') this.#feed.format ??= 'rss'
    else if (key === 'rdf:rdf' || key === 'rdf') this.#feed.format ??= 'rdf'
    else if (key === 'feed') {
      this.#feed.format ??= 'atom'
      this.#feed.base = this.#base
      return 'feed'
    } else if (key === 'channel') {
      this.#feed.format ??= 'rss'
      this.#feed.base = this.#base
      return 'feed'
    } else if (this.#frames.length === 0 && (key === 'html' || key === 'xhtml:html')) {
      this.#feed.isHtml = true
      this.#tokenizer.pause()
    }
    return 'root'
  }

  #enterFeed(key: string, name: string, isEmpty: boolean): Place {
    const feed = this.#feed
    switch (key) {
      case 'item':
      case 'entry':
        return this.#startItem(key)
      case 'title':
      case 'dc:title':
      case 'itunes:title':
        return this.#startCapture(name, key === 'title' ? 0 : 1, (text) => {
          feed.title = better(feed.title, text)
        })
      case 'link':
        return this.#readLink(name, isEmpty, feed.links)
      case 'ttl':
        return this.#startCapture(name, 0, ({ value }) => this.#hintPoll(Number(value)))
      case 'sy:updateperiod':
        return this.#startCapture(name, 0, ({ value }) => this.#readUpdatePeriod(value))
      case 'sy:updatefrequency':
        return this.#startCapture(name, 0, ({ value }) => {
          this.#updateFrequency = Math.max(1, Number(value) || 1)
          this.#hintPoll(this.#updatePeriodMinutes / this.#updateFrequency)
        })
      case 'channel':
      case 'feed':
        return 'feed'
      default:
        return 'skip'
    }
  }

  #startItem(key: string): Place {
    this.#feed.format ??= key === 'entry' ? 'atom' : 'rss'
    if (this.#feed.items.length >= this.#limits.items) {
      this.#problem(`Only the first ${this.#limits.items} items were read.`)
      this.#tokenizer.pause()
      return 'skip'
    }
    this.#item = emptyItem(this.#base)
    this.#item.about = this.#attribute('rdf:about')
    this.#itemFrame = this.#frames.length
    return 'item'
  }

  #enterItem(key: string, name: string, isEmpty: boolean): Place {
    const item = this.#item!
    const target = ITEM_TEXTS.get(key)
    if (target !== undefined) {
      const { field, rank } = target
      if (field === 'guid' && this.#attribute('ispermalink').toLowerCase() === 'false') item.isPermalink = false
      if (field === 'content' && this.#attribute('src') !== '' && isEmpty) this.#addEnclosure(this.#attribute('src'))
      return this.#startCapture(name, rank, (text) => {
        item[field] = better(item[field], text)
      })
    }
    const dateRank = ITEM_DATES.get(key)
    if (dateRank !== undefined) {
      return this.#startCapture(name, dateRank, (text) => {
        if (text.value !== '' && item.dates.length < REPEATS_PER_ITEM)
          item.dates.push({ text: text.value, rank: dateRank })
      })
    }
    switch (key) {
      case 'link':
        return this.#readLink(name, isEmpty, item.links)
      case 'enclosure':
        this.#addEnclosure(this.#attribute('url') || this.#attribute('href'))
        return 'skip'
      case 'itunes:image':
      case 'image':
      case 'thumbnail':
        return this.#readItemImage(name)
      case 'media:group':
        return 'group'
      default:
        return key.startsWith('media:') ? this.#enterGroup(key, name, isEmpty) : 'skip'
    }
  }

  /** Elements of Media RSS, within an item or a group. */
  #enterGroup(key: string, name: string, _isEmpty: boolean): Place {
    const item = this.#item!
    switch (key) {
      case 'media:thumbnail':
        if (item.thumbnails.length < REPEATS_PER_ITEM) item.thumbnails.push(this.#imageOf(this.#attribute('url')))
        return this.#attribute('url') === '' ? this.#readItemImage(name) : 'skip'
      case 'media:content':
        if (item.mediaImages.length < REPEATS_PER_ITEM) {
          const image = this.#imageOf(this.#attribute('url'))
          if (image.type === '') image.type = this.#attribute('medium').toLowerCase()
          item.mediaImages.push(image)
        }
        return 'group'
      case 'media:group':
        return 'group'
      case 'media:title':
      case 'media:description': {
        const { field, rank } = ITEM_TEXTS.get(key)!
        return this.#startCapture(name, rank, (text) => {
          item[field] = better(item[field], text)
        })
      }
      default:
        return 'skip'
    }
  }

  #readItemImage(name: string): Place {
    const address = this.#attribute('href') || this.#attribute('url') || this.#attribute('rdf:resource')
    if (address !== '') {
      this.#addOtherImage(address, this.#base)
      return 'skip'
    }
    // Either an address as text, or a child <url>: text of the children is not collected here.
    return name === 'image'
      ? 'image'
      : this.#startCapture(name, 0, (text) => this.#addOtherImage(text.value, text.base))
  }

  #readLink(name: string, isEmpty: boolean, links: RawFeed['links']): Place {
    const href = this.#attribute('href')
    const link = {
      href,
      rel: this.#attribute('rel').toLowerCase() || 'alternate',
      type: this.#attribute('type').toLowerCase(),
      base: this.#base,
    }
    if (links.length >= REPEATS_PER_ITEM) return 'skip'
    if (href !== '') links.push(link)
    if (isEmpty || href !== '') return 'skip'
    return this.#startCapture(name, 0, ({ value }) => {
      if (value !== '' && links.length < REPEATS_PER_ITEM) links.push({ ...link, href: value })
    })
  }

  #addEnclosure(url: string): void {
    const item = this.#item!
    if (item.enclosures.length < REPEATS_PER_ITEM) item.enclosures.push(this.#imageOf(url))
  }

  #addOtherImage(url: string, base: string): void {
    const images = this.#item?.otherImages
    if (images !== undefined && url !== '' && images.length < REPEATS_PER_ITEM) {
      images.push({ url, width: 0, height: 0, type: 'image', base })
    }
  }

  #imageOf(url: string): RawImage {
    return {
      url,
      width: Number(this.#attribute('width')) || 0,
      height: Number(this.#attribute('height')) || 0,
      type: this.#attribute('type').toLowerCase(),
      base: this.#base,
    }
  }

  #hintPoll(minutes: number): void {
    if (Number.isFinite(minutes) && minutes > 0) this.#feed.pollHintMinutes = Math.round(minutes)
  }

  #readUpdatePeriod(value: string): void {
    const minutes = { hourly: 60, daily: 1440, weekly: 10_080, monthly: 43_200, yearly: 525_600 }[
      value.trim().toLowerCase() as 'hourly'
    ]
    if (minutes === undefined) return
    this.#updatePeriodMinutes = minutes
    this.#hintPoll(minutes / this.#updateFrequency)
  }

  // --- captures -----------------------------------------------------------------------------------------------

  #startCapture(name: string, rank: number, deliver: TextTarget): Place {
    const type = this.#attribute('type').toLowerCase()
    const mode = this.#attribute('mode').toLowerCase()
    const isAtom = this.#feed.format === 'atom' || (name.includes(':') && !this.#scope.resolve(name).includes(':'))
    const key = this.#scope.resolve(name)
    const isXhtml = type === 'xhtml' || type.includes('xhtml') || key.startsWith('xhtml:')
    const isBase64 =
      mode === 'base64' ||
      (isAtom &&
        key === 'content' &&
        mode === '' &&
        type.includes('/') &&
        !type.startsWith('text/') &&
        !type.endsWith('xml'))
    let kind: TextKind = 'html'
    if (isXhtml && mode !== 'escaped' && !isBase64) kind = 'xhtml'
    else if (isAtom && !key.includes(':') && (type === 'text' || type === 'text/plain')) kind = 'text'
    else if (isAtom && !key.includes(':') && type === '' && mode !== 'escaped') kind = 'unstated'
    this.#capture = {
      frameDepth: this.#frames.length,
      name,
      kind,
      base: this.#base,
      rank,
      value: '',
      isFull: false,
      isBase64,
      isKindOpen: kind !== 'xhtml' && !isBase64,
      sameNameDepth: 0,
      isLong: isLongText(key),
      deliver,
    }
    return 'capture'
  }

  /** Whether a tag that opens within captured text belongs to that text. */
  #staysInside(capture: Capture, name: string): boolean {
    const key = name.toLowerCase()
    if (key === 'item' || key === 'entry') {
      while (this.#capture !== null) this.#leave()
      return false
    }
    if (capture.kind === 'xhtml' || key === capture.name.toLowerCase()) return true
    if (capture.isLong ? !LEAVES.has(key) : !isKnownLeaf(key)) return true
    this.#mended++
    this.#leave()
    return false
  }

  #closesCapture(capture: Capture, name: string): boolean {
    if (name === capture.name) {
      if (capture.sameNameDepth === 0) return true
      capture.sameNameDepth--
      return false
    }
    return this.#isContainer(name)
  }

  /** Whether a name is that of the item or the feed that we are in. */
  #isContainer(name: string): boolean {
    for (const frame of this.#frames) {
      if (frame.name === name && frame.place !== 'capture' && frame.place !== 'skip') return true
    }
    return false
  }

  #appendTag(capture: Capture, name: string, endIndex: number, isEmpty: boolean): void {
    if (capture.kind !== 'xhtml' && capture.isKindOpen) {
      // Real markup where escaped markup was announced: what stands so far is kept, from here on it is read as it is.
      capture.isKindOpen = false
      if (capture.kind !== 'html') capture.value = escapeText(capture.value)
      capture.kind = 'xhtml'
    }
    if (!isEmpty && name === capture.name) capture.sameNameDepth++
    if (!capture.isFull) this.#append(capture, this.#nameStart - 1, endIndex + 1)
  }

  #append(capture: Capture, start: number, end: number): void {
    const room = this.#limits.fieldLength - capture.value.length
    capture.value += this.#text.slice(start, Math.min(end, start + room))
    this.#checkLength(capture)
  }

  #appendDecoded(capture: Capture, start: number, end: number): void {
    const room = this.#limits.fieldLength - capture.value.length
    const piece = this.#text.slice(start, Math.min(end, start + room))
    capture.value += capture.kind === 'xhtml' ? expandEntities(piece, this.#entities!) : this.#decode(piece)
    this.#checkLength(capture)
  }

  #checkLength(capture: Capture): void {
    if (capture.value.length < this.#limits.fieldLength) return
    capture.value = capture.value.slice(0, this.#limits.fieldLength)
    capture.isFull = true
    this.#problem(`Text beyond ${this.#limits.fieldLength} characters of a field was left out.`)
  }

  #finishCapture(capture: Capture): void {
    this.#capture = null
    const value = capture.isBase64 ? decodeBase64(capture.value) : capture.value
    const kind = capture.isBase64 && capture.kind === 'xhtml' ? 'html' : capture.kind
    capture.deliver({ value: value.trim(), kind, base: capture.base, rank: capture.rank })
  }

  // --- closing ------------------------------------------------------------------------------------------------

  #leave(): void {
    const frame = this.#frames.pop()!
    const depth = this.#frames.length
    if (this.#capture !== null && this.#capture.frameDepth === depth) {
      if (this.#isCut) this.#capture = null
      else this.#finishCapture(this.#capture)
    }
    if (this.#item !== null && this.#itemFrame === depth) this.#finishItem(this.#item)
    this.#base = frame.outerBase
    this.#scope.leave(depth)
    this.#place = this.#frames.at(-1)?.place ?? 'root'
  }

  /** An item starts inside another one: the earlier was not closed. */
  #closeItem(): void {
    this.#mended++
    while (this.#item !== null) this.#leave()
  }

  #finishItem(item: RawItem): void {
    this.#item = null
    this.#itemFrame = -1
    if (this.#isCut && (item.title === null || item.links.length === 0)) return
    this.#feed.items.push(item)
  }

  #finish(): void {
    const capture = this.#capture
    if (this.#frames.length > 0 && this.#tokenizer.running) {
      this.#problem('The document is cut off: elements were still open at its end.')
      // Half a summary is worth keeping; half a title or half an address is not.
      this.#isCut = true
      if (capture?.isLong) this.#finishCapture(capture)
    }
    while (this.#frames.length > 0) this.#leave()
    if (this.#mended > 0) this.#problem(`${this.#mended} tags did not match and were mended.`)
  }

  // --- attributes ---------------------------------------------------------------------------------------------

  /** An attribute's value by its lower-case name, entities decoded and trimmed; '' where it is absent. */
  #attribute(name: string): string {
    for (let index = 0; index < this.#attributeCount; index++) {
      const attribute = this.#attributes[index]!
      if (attribute.nameEnd - attribute.nameStart !== name.length) continue
      const written = this.#text.slice(attribute.nameStart, attribute.nameEnd)
      if (written === name || written.toLowerCase() === name) {
        return this.#decode(this.#text.slice(attribute.valueStart, attribute.valueEnd)).trim()
      }
    }
    return ''
  }

  #readXmlAttributes(depth: number): void {
    for (let index = 0; index < this.#attributeCount; index++) {
      const { nameStart, nameEnd, valueStart, valueEnd } = this.#attributes[index]!
      const name = this.#text.slice(nameStart, nameEnd).toLowerCase()
      const isNamespace = name === 'xmlns' || name.startsWith('xmlns:')
      if (!isNamespace && name !== 'xml:base') continue
      const value = this.#decode(this.#text.slice(valueStart, valueEnd)).trim()
      if (isNamespace) this.#scope.declare(name.slice(6), value, depth)
      else this.#base = resolveBase(value, this.#base)
    }
  }

  #decode(text: string): string {
    if (!text.includes('&')) return text
    return decodeHTMLStrict(this.#entities === null ? text : expandEntities(text, this.#entities))
  }

  #problem(sentence: string): void {
    const { problems } = this.#feed
    if (problems.length < 20 && !problems.includes(sentence)) problems.push(sentence)
  }
}

/** The text that wins a field: the lower rank, and the earlier one within a rank; an empty one never. */
function better(present: RawText | null, arriving: RawText): RawText | null {
  if (arriving.value === '') return present
  return present === null || arriving.rank < present.rank ? arriving : present
}

function isLongText(key: string): boolean {
  const field = ITEM_TEXTS.get(key)?.field
  return field === 'summary' || field === 'content'
}

/** Elements that cannot stand within a title, an address or a date. */
function isKnownLeaf(key: string): boolean {
  return LEAVES.has(key) || ITEM_TEXTS.has(key) || ITEM_DATES.has(key) || key === 'link' || key === 'enclosure'
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

function decodeBase64(value: string): string {
  return Buffer.from(value, 'base64').toString('utf8')
}

function resolveBase(value: string, outer: string): string {
  const resolved = outer === '' ? URL.parse(value) : URL.parse(value, outer)
  return resolved === null ? outer : resolved.href
}

/** Replaces declared entities by their literal values; values are not looked into again. */
function expandEntities(text: string, entities: Map<string, string>): string {
  return text.replace(/&([A-Za-z_][\w.-]{0,63});/g, (whole, name: string) => {
    const value = entities.get(name)
    return value === undefined ? whole : escapeText(value)
  })
}

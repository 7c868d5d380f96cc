/**
 * Reads RSS 0.9 to 2.0, RDF and Atom 0.3 and 1.0 in one pass over the tokens of htmlparser2, keeping only what a feed
 * item needs. Nothing is rejected for its syntax: unclosed, crossed and cut-off elements give up what they hold.
 * This file walks the tree; `feed-builder.ts` knows what the elements mean.
 * Why the tokenizer and no feed library: docs/decisions/0010-feed-parser.md
 */
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { Capture, type EntityReader } from './capture.ts'
import { entityReader, readDoctype } from './doctype.ts'
import { FeedBuilder, type Place } from './feed-builder.ts'
import type { FeedLimits } from './limits.ts'
import { NamespaceScope } from './names.ts'
import type { RawFeed, TextKind } from './raw-feed.ts'
import { Tag } from './tag.ts'
import { endsText, isItemName, isLongText } from './vocabulary.ts'

/** Reads a whole document. @param baseUrl what relative addresses are relative to, or '' */
export function readXmlFeed(text: string, baseUrl: string, limits: FeedLimits): RawFeed {
  return new XmlReader(text, baseUrl, limits).read()
}

interface Frame {
  /** The name as written, which its closing tag repeats. */
  name: string
  place: Place
  /** The base address outside of the element. */
  outerBase: string
}

class XmlReader implements TokenizerCallbacks {
  readonly #text: string
  readonly #limits: FeedLimits
  readonly #tokenizer: Tokenizer
  readonly #builder: FeedBuilder
  readonly #scope = new NamespaceScope()
  readonly #entities: EntityReader
  readonly #tag: Tag
  readonly #frames: Frame[] = []
  #itemDepth = -1
  #capture: Capture | null = null
  #place: Place = 'root'
  readonly #documentBase: string
  /** As stated by xml:base; '' where nothing is. */
  #base = ''
  /** Elements open below the depth limit. */
  #tooDeep = 0
  #mended = 0
  #tags = 0
  #isCut = false

  constructor(text: string, baseUrl: string, limits: FeedLimits) {
    const doctype = readDoctype(text)
    // The declaration is blanked rather than cut, so that offsets stay those of the text.
    this.#text =
      doctype.start === -1
        ? text
        : text.slice(0, doctype.start) + ' '.repeat(doctype.end - doctype.start) + text.slice(doctype.end)
    this.#entities = entityReader(doctype.entities)
    this.#limits = limits
    this.#documentBase = baseUrl
    this.#builder = new FeedBuilder(baseUrl, limits)
    this.#tag = new Tag(this.#text, limits, this.#entities.decode)
    this.#tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: false }, this)
  }

  read(): RawFeed {
    this.#tokenizer.write(this.#text)
    if (this.#tokenizer.running) this.#tokenizer.end()
    this.#finish()
    return this.#builder.feed
  }

  // --- what the tokenizer calls -------------------------------------------------------------------------------

  ontext(start: number, end: number): void {
    this.#capture?.addText(this.#text, start, end)
  }

  oncdata(start: number, end: number, endOffset: number): void {
    this.#capture?.addCdata(this.#text, start, end - endOffset)
  }

  onopentagname(start: number, end: number): void {
    this.#tag.begin(start, end)
  }

  onattribname(start: number, end: number): void {
    this.#tag.addName(start, end)
  }

  onattribdata(start: number, end: number): void {
    this.#tag.addValue(start, end)
  }

  onattribend(): void {
    this.#tag.endAttribute()
  }

  onopentagend(endIndex: number): void {
    this.#open(endIndex, false)
  }

  onselfclosingtag(endIndex: number): void {
    this.#open(endIndex, true)
  }

  onclosetag(start: number, end: number): void {
    this.#close(this.#text.slice(start, end))
  }

  // Comments and instructions say nothing; entities are left to us, because decoding them here costs more.
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  ontextentity(): void {}
  onattribentity(): void {}
  onend(): void {}

  // --- elements -----------------------------------------------------------------------------------------------

  #open(endIndex: number, isEmpty: boolean): void {
    const { name } = this.#tag
    if (this.#tooDeep > 0) {
      if (!isEmpty) this.#tooDeep++
      return
    }
    if (this.#capture !== null && this.#staysInside(this.#capture, name.toLowerCase())) {
      this.#capture.addTag(name, this.#text, this.#tag.start, endIndex + 1, isEmpty)
      return
    }
    this.#countTag()
    if (this.#frames.length >= this.#limits.depth) {
      this.#builder.problem(`Elements deeper than ${this.#limits.depth} were left out.`)
      if (!isEmpty) this.#tooDeep++
      return
    }
    this.#enter(name)
    if (isEmpty) this.#leave()
    if (this.#builder.isDone) this.#tokenizer.pause()
  }

  #enter(name: string): void {
    const outerBase = this.#base
    if (this.#tag.hasXmlAttribute) this.#readXmlAttributes()
    const key = this.#scope.resolve(name)
    if (isItemName(key) && this.#builder.item !== null) {
      // The item before was not closed.
      this.#mended++
      while (this.#builder.item !== null) this.#leave()
    }
    const depth = this.#frames.length
    const place = this.#builder.enter(this.#place, key, this.#tag, this.#base, depth === 0)
    if (place === 'item') this.#itemDepth = depth
    if (place === 'capture') this.#startCapture(key, name, depth)
    this.#frames.push({ name, place, outerBase })
    this.#place = place
  }

  #close(name: string): void {
    if (this.#tooDeep > 0) {
      if (!this.#isContainer(name)) {
        this.#tooDeep--
        return
      }
      this.#tooDeep = 0
    }
    const capture = this.#capture
    if (capture !== null && !capture.isClosedBy(name) && (name === capture.name || !this.#isContainer(name))) {
      capture.addClosingTag(name)
      return
    }
    for (let depth = this.#frames.length - 1; depth >= 0; depth--) {
      if (this.#frames[depth]!.name !== name) continue
      if (depth < this.#frames.length - 1) this.#mended++
      while (this.#frames.length > depth) this.#leave()
      return
    }
    this.#mended++
    this.#countTag()
  }

  #countTag(): void {
    if (++this.#tags <= this.#limits.tags) return
    this.#builder.problem(`Only the first ${this.#limits.tags} tags were read.`)
    this.#builder.isDone = true
    this.#tokenizer.pause()
  }

  /** Closes the innermost element. */
  #leave(): void {
    const frame = this.#frames.pop()!
    const depth = this.#frames.length
    if (this.#capture?.depth === depth) {
      const capture = this.#capture
      this.#capture = null
      // Half a text may say the opposite of the whole, and half an address leads elsewhere.
      if (!this.#isCut) capture.finish()
      if (capture.isFull) {
        this.#builder.problem(`Text beyond ${this.#limits.fieldLength} characters of a field was left out.`)
      }
    }
    if (this.#itemDepth === depth) {
      this.#itemDepth = -1
      this.#builder.endItem(this.#isCut)
    }
    this.#base = frame.outerBase
    this.#scope.leave(depth)
    this.#place = this.#frames.at(-1)?.place ?? 'root'
  }

  #finish(): void {
    this.#isCut = this.#frames.length > 0
    if (this.#isCut && !this.#builder.isDone) {
      this.#builder.problem('The document is cut off: elements were still open at its end.')
    }
    while (this.#frames.length > 0) this.#leave()
    if (this.#mended > 0) this.#builder.problem(`${this.#mended} tags did not match and were mended.`)
  }

  // --- text ---------------------------------------------------------------------------------------------------

  #startCapture(key: string, name: string, depth: number): void {
    const { rank, deliver } = this.#builder.target
    const type = this.#tag.attribute('type').toLowerCase()
    const mode = this.#tag.attribute('mode').toLowerCase()
    // Atom has rules for types of its own; under a prefix of its own it follows them in other formats too.
    const isPrefixed = name.includes(':') && !name.toLowerCase().startsWith('rss:')
    const isAtom = !key.includes(':') && (this.#builder.feed.format === 'atom' || isPrefixed)
    const isBase64 = mode === 'base64' || (isAtom && mode === '' && isBinary(type))
    this.#capture = new Capture(
      {
        name,
        depth,
        kind: kindOf(type, mode, isAtom, key.startsWith('xhtml:') && !isBase64),
        isBase64,
        base: this.#base,
        rank,
        isLong: isLongText(key),
        limit: this.#limits.fieldLength,
        deliver,
      },
      this.#entities,
    )
  }

  /** Whether a tag that opens within captured text belongs to that text. @param name in lower case */
  #staysInside(capture: Capture, name: string): boolean {
    if (isItemName(name)) {
      while (this.#capture !== null) this.#leave()
      return false
    }
    if (capture.kind === 'xhtml' || name === capture.name.toLowerCase() || !endsText(name, capture.isLong)) return true
    this.#mended++
    this.#leave()
    return false
  }

  /** Whether a name is that of the item or the feed that we are in. */
  #isContainer(name: string): boolean {
    for (const frame of this.#frames) {
      if (frame.name === name && frame.place !== 'capture' && frame.place !== 'skip') return true
    }
    return false
  }

  #readXmlAttributes(): void {
    for (const { name, value } of this.#tag.xmlAttributes()) {
      if (name === 'xml:base')
        this.#base = URL.parse(value, this.#base || this.#documentBase || undefined)?.href ?? this.#base
      else this.#scope.declare(name.slice(6), value, this.#frames.length)
    }
  }
}

/** An Atom text whose type is neither text nor XML travels as base64. */
function isBinary(type: string): boolean {
  return type.includes('/') && !type.startsWith('text/') && !type.endsWith('xml')
}

function kindOf(type: string, mode: string, isAtom: boolean, isXhtml: boolean): TextKind {
  if ((isXhtml || type.includes('xhtml')) && mode !== 'escaped' && mode !== 'base64') return 'xhtml'
  if (!isAtom) return 'html'
  if (type === 'text' || type === 'text/plain') return 'text'
  return type === '' && mode !== 'escaped' && mode !== 'base64' ? 'unstated' : 'html'
}

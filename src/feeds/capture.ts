/**
 * The text of one element while it is collected: what stood escaped is decoded once, what stood as markup is kept as
 * markup, and nothing grows beyond the limit.
 */
import { isUtf8 } from 'node:buffer'
import type { RawText, TextKind } from './raw-feed.ts'

/** Decodes entities, or expands only those that the document declares and leaves the rest escaped. */
export interface EntityReader {
  decode(text: string): string
  expandDeclared(text: string): string
}

export interface CaptureOptions {
  /** The element's name as written, which its closing tag repeats. */
  name: string
  /** Frames around the element. */
  depth: number
  kind: TextKind
  isBase64: boolean
  base: string
  rank: number
  /** A text that may hold any HTML, and of which half is worth keeping. */
  isLong: boolean
  limit: number
  deliver: (text: RawText) => void
}

export class Capture {
  readonly name: string
  readonly depth: number
  readonly isLong: boolean
  readonly #options: CaptureOptions
  readonly #entities: EntityReader
  #kind: TextKind
  #value = ''
  #sameNameDepth = 0
  isFull = false

  constructor(options: CaptureOptions, entities: EntityReader) {
    this.name = options.name
    this.depth = options.depth
    this.isLong = options.isLong
    this.#options = options
    this.#kind = options.kind
    this.#entities = entities
  }

  get kind(): TextKind {
    return this.#kind
  }

  addText(source: string, start: number, end: number): void {
    if (this.isFull) return
    const piece = this.#slice(source, start, end)
    this.#append(this.#kind === 'xhtml' ? this.#entities.expandDeclared(piece) : this.#entities.decode(piece))
  }

  addCdata(source: string, start: number, end: number): void {
    if (this.isFull) return
    const piece = this.#slice(source, start, end)
    this.#append(this.#kind === 'xhtml' ? escapeText(piece) : piece)
  }

  /** Markup that stands as it is, where escaped markup or text was expected: from here on all of it is. */
  addTag(name: string, source: string, start: number, end: number, isEmpty: boolean): void {
    if (this.#kind !== 'xhtml' && !this.#options.isBase64) {
      if (this.#kind !== 'html') this.#value = escapeText(this.#value)
      this.#kind = 'xhtml'
    }
    if (!isEmpty && name === this.name) this.#sameNameDepth++
    if (!this.isFull) this.#append(this.#slice(source, start, end))
  }

  /** @returns whether a closing tag of this name is the one of the captured element itself */
  isClosedBy(name: string): boolean {
    return name === this.name && this.#sameNameDepth === 0
  }

  /** A closing tag that no markup here can have opened is left out. */
  addClosingTag(name: string): void {
    if (name === this.name) this.#sameNameDepth--
    if (!this.isFull && this.#kind === 'xhtml') this.#append(`</${name}>`)
  }

  finish(): void {
    const { isBase64, base, rank, deliver } = this.#options
    const value = isBase64 ? fromBase64(this.#value) : this.#value
    deliver({ value: value.trim(), kind: this.#kind, base, rank })
  }

  #slice(source: string, start: number, end: number): string {
    return source.slice(start, Math.min(end, start + this.#options.limit - this.#value.length))
  }

  #append(piece: string): void {
    this.#value += piece
    if (this.#value.length < this.#options.limit) return
    this.#value = this.#value.slice(0, this.#options.limit)
    this.isFull = true
  }
}

/** What is not base64 stays as it is; what decodes to no text (a picture, a film) is no text. */
function fromBase64(value: string): string {
  if (!/^[A-Za-z0-9+/=\s]*$/.test(value)) return value
  const bytes = Buffer.from(value, 'base64')
  return isUtf8(bytes) ? bytes.toString('utf8') : ''
}

/** Makes text safe to stand among markup. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

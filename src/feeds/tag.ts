/**
 * The start tag being read. The tokenizer tells offsets only; names and values are cut out of the text when they are
 * asked for, so that the many tags nobody asks about cost nothing.
 */
import type { FeedLimits } from './limits.ts'

interface AttributeSpan {
  nameStart: number
  nameEnd: number
  valueStart: number
  valueEnd: number
}

export class Tag {
  readonly #text: string
  readonly #limits: FeedLimits
  readonly #decode: (text: string) => string
  readonly #spans: AttributeSpan[] = []
  #nameStart = 0
  #nameEnd = 0
  #count = 0
  #valueLength = 0
  /** Whether an attribute starts with "xml": a namespace, or a base. */
  hasXmlAttribute = false

  constructor(text: string, limits: FeedLimits, decode: (text: string) => string) {
    this.#text = text
    this.#limits = limits
    this.#decode = decode
  }

  /** The name as written. */
  get name(): string {
    return this.#text.slice(this.#nameStart, this.#nameEnd)
  }

  /** Offset of the "<". */
  get start(): number {
    return this.#nameStart - 1
  }

  begin(start: number, end: number): void {
    this.#nameStart = start
    this.#nameEnd = end
    this.#count = 0
    this.#valueLength = 0
    this.hasXmlAttribute = false
  }

  addName(start: number, end: number): void {
    if (this.#count >= this.#limits.attributesPerTag) return
    let span = this.#spans[this.#count]
    if (span === undefined) {
      span = { nameStart: 0, nameEnd: 0, valueStart: 0, valueEnd: 0 }
      this.#spans.push(span)
    }
    span.nameStart = start
    span.nameEnd = end
    span.valueStart = end
    span.valueEnd = end
    if (this.#text.startsWith('xml', start)) this.hasXmlAttribute = true
  }

  addValue(start: number, end: number): void {
    if (this.#count >= this.#limits.attributesPerTag) return
    this.#valueLength += end - start
    if (this.#valueLength > this.#limits.attributeText) return
    const span = this.#spans[this.#count]!
    span.valueStart = start
    span.valueEnd = end
  }

  endAttribute(): void {
    if (this.#count < this.#limits.attributesPerTag) this.#count++
  }

  /** A value by its lower-case name, entities decoded and trimmed; '' where it is absent. */
  attribute(name: string): string {
    for (let index = 0; index < this.#count; index++) {
      const span = this.#spans[index]!
      if (span.nameEnd - span.nameStart !== name.length) continue
      const written = this.#text.slice(span.nameStart, span.nameEnd)
      if (written === name || written.toLowerCase() === name) return this.#valueOf(span)
    }
    return ''
  }

  /** `xmlns`, `xmlns:*` and `xml:base`, names in lower case. */
  xmlAttributes(): { name: string; value: string }[] {
    return this.#spans
      .slice(0, this.#count)
      .map((span) => ({
        name: this.#text.slice(span.nameStart, span.nameEnd).toLowerCase(),
        value: this.#valueOf(span),
      }))
      .filter(({ name }) => name === 'xmlns' || name.startsWith('xmlns:') || name === 'xml:base')
  }

  #valueOf(span: AttributeSpan): string {
    return this.#decode(this.#text.slice(span.valueStart, span.valueEnd)).trim()
  }
}

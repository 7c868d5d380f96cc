/**
 * The document type declaration: never processed, only stepped over. Entities that it declares with a literal value
 * are honoured when they are short and hold no entity but the five of XML itself, so nothing can grow; external and parameter entities
 * are not.
 */
import { decodeHTMLStrict, decodeXML } from 'entities/decode'
import { type EntityReader, escapeText } from './capture.ts'

const LONGEST_VALUE = 1024
const MOST_ENTITIES = 256
/** Characters of an internal subset that are looked at. */
const LONGEST_SUBSET = 262_144

export interface Doctype {
  /** name → value, character references resolved; null when there are none. */
  entities: Map<string, string> | null
  /** Where the declaration starts and the offset just after it; both -1 when the document has none. */
  start: number
  end: number
}

/** @param text a document; the declaration is looked for before its root element only */
export function readDoctype(text: string): Doctype {
  const start = findDoctype(text)
  if (start === -1) return { entities: null, start: -1, end: -1 }
  const limit = Math.min(text.length, start + LONGEST_SUBSET)
  let at = start + 9
  let entities: Map<string, string> | null = null
  let isInSubset = false
  while (at < limit) {
    const character = text[at]!
    if (character === '"' || character === "'") {
      const close = text.indexOf(character, at + 1)
      if (close === -1 || close >= limit) break
      at = close + 1
    } else if (character === '[') {
      isInSubset = true
      at++
    } else if (character === ']') {
      isInSubset = false
      at++
    } else if (character === '>' && !isInSubset) {
      return { entities, start, end: at + 1 }
    } else if (character === '<' && text.startsWith('<!--', at)) {
      const close = text.indexOf('-->', at + 4)
      if (close === -1 || close >= limit) break
      at = close + 3
    } else if (character === '<' && isInSubset && text.startsWith('<!ENTITY', at)) {
      const entity = readEntity(text, at + 8)
      if (entity) {
        entities ??= new Map()
        if (entities.size < MOST_ENTITIES && !entities.has(entity.name)) entities.set(entity.name, entity.value)
      }
      at = entity?.end ?? at + 8
    } else {
      at++
    }
  }
  // Broken off: up to the next ">", as for any declaration.
  const close = text.indexOf('>', start)
  return { entities, start, end: close === -1 ? text.length : close + 1 }
}

function findDoctype(text: string): number {
  let at = 0
  for (;;) {
    const open = text.indexOf('<', at)
    if (open === -1) return -1
    if (text.startsWith('<!--', open)) {
      const close = text.indexOf('-->', open + 4)
      if (close === -1) return -1
      at = close + 3
    } else if (text[open + 1] === '?') {
      const close = text.indexOf('?>', open + 2)
      if (close === -1) return -1
      at = close + 2
    } else if (text[open + 1] === '!') {
      return text.slice(open, open + 9).toUpperCase() === '<!DOCTYPE' ? open : -1
    } else {
      return -1
    }
  }
}

/** `name "value"` after `<!ENTITY`; null for parameter, external, long or nesting ones. */
function readEntity(text: string, from: number): { name: string; value: string; end: number } | null {
  const head = text.slice(from, from + 128)
  const match = /^\s{1,8}([A-Za-z_][\w.-]{0,63})\s{1,8}(["'])/.exec(head)
  if (!match) return null
  const valueAt = from + match[0].length
  const close = text.indexOf(match[2]!, valueAt)
  if (close === -1 || close - valueAt > LONGEST_VALUE) return null
  const value = text.slice(valueAt, close).replace(/&#(x[0-9a-f]{1,6}|\d{1,7});/gi, (whole, digits: string) => {
    const point = digits[0] === 'x' || digits[0] === 'X' ? Number.parseInt(digits.slice(1), 16) : Number(digits)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
  const hasOthers = value !== '&' && /&(?!(?:amp|lt|gt|quot|apos);)/.test(value)
  return hasOthers ? null : { name: match[1]!, value: decodeXML(value), end: close + 1 }
}

/**
 * Entities of XML and of HTML, which publishers use without declaring them, and those of the document.
 * @param declared as `readDoctype` found them
 */
export function entityReader(declared: Map<string, string> | null): EntityReader {
  if (declared === null) {
    return {
      decode: (text) => (text.includes('&') ? decodeHTMLStrict(text) : text),
      expandDeclared: (text) => text,
    }
  }
  const expandDeclared = (text: string) =>
    text.replace(/&([A-Za-z_][\w.-]{0,63});/g, (whole, name: string) => {
      const value = declared.get(name)
      // Escaped, so that no value is looked into again.
      return value === undefined ? whole : escapeText(value)
    })
  return { decode: (text) => (text.includes('&') ? decodeHTMLStrict(expandDeclared(text)) : text), expandDeclared }
}

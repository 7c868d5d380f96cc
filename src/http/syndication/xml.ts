/** Writing XML: elements from plain values, everything escaped, nothing that XML cannot hold. */
import { escapeUTF8 } from 'entities'

/** XML 1.0 §2.2: what no document may contain, not even as a reference. Halves of surrogate pairs are replaced first. */
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** @returns text that an XML document may hold */
export function legalText(text: string): string {
  return text.toWellFormed().replace(ILLEGAL, '')
}

/** Text or an attribute's value, escaped. */
export function escapeText(text: string): string {
  return escapeUTF8(legalText(text))
}

/** The same for HTML, whose older readers do not know `&apos;`; attributes are to stand in double quotes. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('&apos;', "'")
}

/** An element without content; attributes that are null are left out. */
export function emptyElement(name: string, attributes: Record<string, string | null>): string {
  return `<${name}${writeAttributes(attributes)}/>`
}

/** @param text not escaped yet */
export function textElement(name: string, text: string, attributes: Record<string, string | null> = {}): string {
  return `<${name}${writeAttributes(attributes)}>${escapeText(text)}</${name}>`
}

/** @param children elements as text; empty ones are left out */
export function element(
  name: string,
  attributes: Record<string, string | null>,
  children: readonly (string | null)[],
): string {
  const inner = children.filter((child) => child !== null).join('\n')
  return `<${name}${writeAttributes(attributes)}>\n${inner}\n</${name}>`
}

/** @param root the whole document's element */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

function writeAttributes(attributes: Record<string, string | null>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escapeText(value)}"`))
    .join('')
}

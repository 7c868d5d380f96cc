/**
 * Markup to plain text, and the first picture in it. Scanners that only move forward: no input, however broken,
 * costs more than a few passes over it (regular expressions over `<[^>]*>` are quadratic on floods of "<").
 */
import { decodeHTMLAttribute } from 'entities/decode'

/** Elements that end a word; all others (b, span, a…) run on within it. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big blink cite code data del dfn em font i ins kbd label mark nobr output q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** Elements whose content is not for reading. */
const UNREAD = new Set(['script', 'style', 'applet', 'noembed', 'template'])

/** Names of HTML, SVG and MathML, past and present. In escaped text a bare `<word>` of another name is a word. */
const KNOWN = new Set([
  ...INLINE,
  ...UNREAD,
  ...(
    'address area article aside audio base basefont bgsound blockquote body br button canvas caption center circle col ' +
    'colgroup command datalist dd defs desc details dialog dir div dl dt ellipse embed fieldset figcaption figure footer ' +
    'foreignobject form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe image img input isindex ' +
    'keygen layer legend li line link listing main map marquee math menu menuitem meta meter mfrac mi mn mo mrow mspace ' +
    'msqrt mstyle msub msup mtext multicol nav noframes noscript object ol optgroup option p param path picture ' +
    'plaintext polygon polyline portal pre progress rb rect rp rt rtc ruby search section select selectedcontent ' +
    'semantics slot source spacer stop summary svg symbol table tbody td textarea text textpath tfoot th thead title tr ' +
    'track tspan ul use video xml xmp'
  ).split(' '),
])

/**
 * @param html markup with entities, of any quality
 * @param isEscaped whether it stood escaped, where an unknown `<word>` is more likely text than a tag
 * @returns text without tags, entities decoded, white space collapsed and trimmed
 */
export function htmlToText(html: string, isEscaped: boolean): string {
  const stripped = html.includes('<') ? stripTags(html, isEscaped) : html
  // As in attributes: without its semicolon an entity ends at a letter or "=", for "&notify=2" is no "¬ify=2".
  return collapseSpace(stripped.includes('&') ? decodeHTMLAttribute(stripped) : stripped)
}

/** Runs of white space become one space; the ends are trimmed; control characters and byte order marks go. */
export function collapseSpace(text: string): string {
  if (!UNTIDY.test(text)) return text
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').replace(/^ | $/g, '')
}
const UNTIDY = /[\x00-\x1f\x7f-\x9f\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]| {2}|^ | $/
const INVISIBLE = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufeff]/g

/** Addresses of pictures in markup, in order, at most `limit`; tracking pixels left out. */
export function findImages(html: string, limit: number): string[] {
  const found: string[] = []
  let from = 0
  while (found.length < limit) {
    const open = html.indexOf('<', from)
    if (open === -1) break
    from = open + 1
    const third = html.charCodeAt(open + 3) | 0x20
    if (
      (html.charCodeAt(open + 1) | 0x20) !== 0x69 ||
      third !== 0x67 ||
      html.slice(open + 1, open + 4).toLowerCase() !== 'img'
    ) {
      continue
    }
    if (!isSpaceOrSlash(html.charCodeAt(open + 4))) continue
    const { attributes, end } = readAttributes(html, open + 4)
    from = Math.max(end, from)
    const source = SOURCES.map((name) => attributes.get(name) ?? '').find(isAddress) ?? ''
    const isPixel = isTiny(attributes.get('width')) || isTiny(attributes.get('height'))
    if (source !== '' && !isPixel) found.push(source)
  }
  return found
}

/** Pages that load pictures late name them elsewhere, and have a drawn placeholder in their place. */
const SOURCES = ['src', 'data-src', 'data-lazy-src', 'data-original']

function isAddress(source: string): boolean {
  return source !== '' && !/^(?:data|about|blob):/i.test(source)
}

/** Whether a stated size in pixels is one that nobody can see. */
export function isTiny(size: string | undefined): boolean {
  return size !== undefined && /^\s{0,4}[0-3](?:px)?\s{0,4}$/.test(size)
}

function stripTags(html: string, isEscaped: boolean): string {
  let text = ''
  let from = 0
  const closing: TagEnds = {
    noCommentEnd: false,
    noCdataEnd: false,
    noDoubleQuote: false,
    noSingleQuote: false,
    unclosed: new Set(),
  }
  for (;;) {
    const open = html.indexOf('<', from)
    if (open === -1) return text + html.slice(from)
    const next = html.charCodeAt(open + 1)
    if (next === 0x21 || next === 0x3f) {
      text += html.slice(from, open)
      const cdata = next === 0x21 && !closing.noCdataEnd && html.startsWith('[CDATA[', open + 2)
      if (cdata) {
        const end = html.indexOf(']]>', open)
        closing.noCdataEnd = end === -1
        text += html.slice(open + 9, end === -1 ? undefined : end)
        if (end === -1) return text
        from = end + 3
        continue
      }
      from = endOfDeclaration(html, open, closing)
      // Nothing that is cut off before its end was one, except a comment.
      if (from === -1) return html.startsWith('!--', open + 1) ? text : text + html.slice(open)
      continue
    }
    const isClosing = next === 0x2f
    const nameAt = isClosing ? open + 2 : open + 1
    if (!isLetter(html.charCodeAt(nameAt))) {
      // No tag: a "less than" in running text.
      text += html.slice(from, open + 1)
      from = open + 1
      continue
    }
    const nameEnd = endOfName(html, nameAt)
    const written = html.slice(nameAt, Math.min(nameEnd, nameAt + 24)).toLowerCase()
    // XHTML may stand under a prefix of its own.
    const name = written.slice(written.indexOf(':') + 1)
    if (isEscaped && html[nameEnd] === '>' && !KNOWN.has(name) && PLAIN_WORD.test(written)) {
      text += html.slice(from, nameEnd + 1)
      from = nameEnd + 1
      continue
    }
    text += html.slice(from, open)
    from = endOfTag(html, nameEnd, closing)
    if (!isClosing && UNREAD.has(name) && html.charCodeAt(from - 2) !== 0x2f)
      from = skipElement(html, from, written, closing)
    if (!INLINE.has(name)) text += ' '
  }
}

const PLAIN_WORD = /^[a-z][a-z0-9]{0,22}$/

/** What is known not to follow any more, so that it is never looked for twice. */
interface TagEnds {
  noCommentEnd: boolean
  noCdataEnd: boolean
  noDoubleQuote: boolean
  noSingleQuote: boolean
  /** Names of elements that have no closing tag any more. */
  unclosed: Set<string>
}

/** @returns -1 when it has no end */
function endOfDeclaration(html: string, open: number, ends: TagEnds): number {
  if (!ends.noCommentEnd && html.startsWith('!--', open + 1)) {
    const end = html.indexOf('-->', open + 4)
    if (end !== -1) return end + 3
    ends.noCommentEnd = true
  }
  const end = html.indexOf('>', open)
  return end === -1 ? -1 : end + 1
}

/** Just after the ">" of a tag; a ">" inside a quoted value does not count. */
function endOfTag(html: string, from: number, ends: TagEnds): number {
  let at = from
  while (at < html.length) {
    const code = html.charCodeAt(at)
    if (code === 0x3e) return at + 1
    if (code === 0x3c && at > from) return at
    if (code === 0x3d) {
      at++
      while (isSpace(html.charCodeAt(at))) at++
      const quote = html.charCodeAt(at)
      if (quote === 0x22 && !ends.noDoubleQuote) {
        const close = html.indexOf('"', at + 1)
        if (close === -1) ends.noDoubleQuote = true
        else at = close + 1
      } else if (quote === 0x27 && !ends.noSingleQuote) {
        const close = html.indexOf("'", at + 1)
        if (close === -1) ends.noSingleQuote = true
        else at = close + 1
      }
      continue
    }
    at++
  }
  return html.length
}

/** After the closing tag of an element whose content is dropped. Where that is missing, only scripts swallow the rest. */
function skipElement(html: string, from: number, name: string, ends: TagEnds): number {
  if (ends.unclosed.has(name)) return from
  let at = from
  for (;;) {
    const close = html.indexOf('</', at)
    if (close === -1) {
      ends.unclosed.add(name)
      return name === 'script' || name === 'style' ? html.length : from
    }
    at = close + 2
    if (html.slice(at, at + name.length).toLowerCase() !== name) continue
    const end = html.indexOf('>', at)
    return end === -1 ? html.length : end + 1
  }
}

/** The attributes of a tag, names in lower case, from just after its name; `end` is where reading stopped. */
function readAttributes(html: string, from: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>()
  let at = from
  while (at < html.length && attributes.size < 64) {
    while (isSpaceOrSlash(html.charCodeAt(at))) at++
    const code = html.charCodeAt(at)
    if (code === 0x3e || code === 0x3c || Number.isNaN(code)) break
    const nameAt = at
    while (at < html.length && !isNameEnd(html.charCodeAt(at))) at++
    const name = html.slice(nameAt, Math.min(at, nameAt + 64)).toLowerCase()
    while (isSpace(html.charCodeAt(at))) at++
    if (html.charCodeAt(at) !== 0x3d) {
      if (at === nameAt) at++
      continue
    }
    at++
    while (isSpace(html.charCodeAt(at))) at++
    const quote = html[at]
    let valueAt = at
    let valueEnd: number
    if (quote === '"' || quote === "'") {
      valueAt = at + 1
      const close = html.indexOf(quote, valueAt)
      // An open quote swallows the rest: the reading ends here, so nothing is scanned twice.
      valueEnd = close === -1 ? html.length : close
      at = close === -1 ? html.length : close + 1
    } else {
      while (at < html.length && !isSpace(html.charCodeAt(at)) && html.charCodeAt(at) !== 0x3e) at++
      valueEnd = at
    }
    if (!attributes.has(name) && valueEnd - valueAt <= 4096) {
      attributes.set(name, decodeHTMLAttribute(html.slice(valueAt, valueEnd)).trim())
    }
  }
  return { attributes, end: at }
}

function endOfName(html: string, from: number): number {
  let at = from
  while (at < html.length && !isNameEnd(html.charCodeAt(at))) at++
  return at
}

function isNameEnd(code: number): boolean {
  return isSpaceOrSlash(code) || code === 0x3e || code === 0x3c || code === 0x3d
}

function isSpaceOrSlash(code: number): boolean {
  return code === 0x2f || isSpace(code)
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d)
}

function isLetter(code: number): boolean {
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x7a
}

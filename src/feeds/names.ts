/**
 * Element names as the reader compares them: namespaces are known by their address, whatever prefix a publisher chose,
 * and by their customary prefix where the declaration is missing.
 *
 *     <title>, <atom10:title>, <rss:title>   →  title
 *     <DC:Date>                              →  dc:date
 *     <m:thumbnail xmlns:m="…/mrss">         →  media:thumbnail
 */

/** Addresses without scheme, "www." and closing "/" or "#", lower case; '' = the vocabulary of feeds itself. */
const FAMILY_BY_ADDRESS = new Map([
  ['w3.org/2005/atom', ''],
  ['purl.org/atom/ns', ''],
  ['purl.org/atom/app', 'app'],
  ['w3.org/2007/app', 'app'],
  ['purl.org/rss/1.0', ''],
  ['my.netscape.com/rdf/simple/0.9', ''],
  ['channel.netscape.com/rdf/simple/0.9', ''],
  ['my.netscape.com/publish/formats/rss-0.91.dtd', ''],
  ['backend.userland.com/rss', ''],
  ['backend.userland.com/rss2', ''],
  ['backend.userland.com/rss091', ''],
  ['backend.userland.com/rss092', ''],
  ['backend.userland.com/blogchannelmodule', 'blogchannel'],
  ['blogs.law.harvard.edu/tech/rss', ''],
  ['cyber.law.harvard.edu/rss', ''],
  ['cyber.law.harvard.edu/rss/rss.html', ''],
  ['rssboard.org/rss-specification', ''],
  ['purl.org/net/rss1.1', ''],
  ['w3.org/1999/02/22-rdf-syntax-ns', 'rdf'],
  ['purl.org/dc/elements/1.1', 'dc'],
  ['purl.org/dc/elements/1.0', 'dc'],
  ['purl.org/dc/terms', 'dcterms'],
  ['purl.org/rss/1.0/modules/dcterms', 'dcterms'],
  ['purl.org/rss/1.0/modules/content', 'content'],
  ['purl.org/rss/1.0/modules/syndication', 'sy'],
  ['purl.org/rss/1.0/modules/image', 'image'],
  ['search.yahoo.com/mrss', 'media'],
  ['search.yahoo.com/mrss/', 'media'],
  ['video.search.yahoo.com/mrss', 'media'],
  ['tools.search.yahoo.com/mrss', 'media'],
  ['itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
  ['google.com/schemas/play-podcasts/1.0', 'googleplay'],
  ['example.com/dtds/podcast-1.0.dtd', 'itunes'],
  ['rssnamespace.org/feedburner/ext/1.0', 'feedburner'],
  ['w3.org/1999/xhtml', 'xhtml'],
  ['prismstandard.org/namespaces/1.2/basic', 'prism'],
  ['prismstandard.org/namespaces/basic/2.0', 'prism'],
  ['w3.org/xml/1998/namespace', 'xml'],
])

const FAMILY_BY_PREFIX = new Map([
  ['atom', ''],
  ['atom03', ''],
  ['atom10', ''],
  ['a10', ''],
  ['rss', ''],
  ['rdf', 'rdf'],
  ['dc', 'dc'],
  ['dcterms', 'dcterms'],
  ['dct', 'dcterms'],
  ['content', 'content'],
  ['sy', 'sy'],
  ['media', 'media'],
  ['itunes', 'itunes'],
  ['googleplay', 'googleplay'],
  ['feedburner', 'feedburner'],
  ['xhtml', 'xhtml'],
  ['prism', 'prism'],
  ['xml', 'xml'],
])

/** @returns the family of a namespace address, or null when it is none that feeds use */
export function familyOfAddress(address: string): string | null {
  let bare = address.trim().toLowerCase()
  const scheme = bare.indexOf('://')
  if (scheme !== -1) bare = bare.slice(scheme + 3)
  if (bare.startsWith('www.')) bare = bare.slice(4)
  while (bare.endsWith('/') || bare.endsWith('#')) bare = bare.slice(0, -1)
  return FAMILY_BY_ADDRESS.get(bare) ?? null
}

const MOST_REMEMBERED = 1000

/** The namespaces in force while a document is walked. */
export class NamespaceScope {
  /** prefix → family; '' is the default namespace. */
  readonly #families = new Map<string, string>()
  readonly #names = new Map<string, string>()
  readonly #addresses = new Map<string, string | null>()
  /** What to put back when the element at a depth closes. */
  readonly #undo: { depth: number; prefix: string; family: string | undefined }[] = []

  declare(prefix: string, address: string, depth: number): void {
    const known = this.#familyOf(address)
    // An unknown address keeps the customary meaning of its prefix, so a misspelt declaration loses nothing.
    const family = known ?? FAMILY_BY_PREFIX.get(prefix) ?? (prefix === '' ? '' : `?${prefix}`)
    if (this.#families.get(prefix) === family) return
    this.#undo.push({ depth, prefix, family: this.#families.get(prefix) })
    this.#families.set(prefix, family)
    this.#names.clear()
  }

  #familyOf(address: string): string | null {
    const remembered = this.#addresses.get(address)
    if (remembered !== undefined) return remembered
    if (this.#addresses.size >= MOST_REMEMBERED) this.#addresses.clear()
    const family = familyOfAddress(address)
    this.#addresses.set(address, family)
    return family
  }

  /** To be called when the element that was opened at `depth` closes. */
  leave(depth: number): void {
    for (let last = this.#undo.at(-1); last !== undefined && last.depth >= depth; last = this.#undo.at(-1)) {
      this.#undo.pop()
      if (last.family === undefined) this.#families.delete(last.prefix)
      else this.#families.set(last.prefix, last.family)
      this.#names.clear()
    }
  }

  /** @param raw an element's name as written */
  resolve(raw: string): string {
    const known = this.#names.get(raw)
    if (known !== undefined) return known
    const name = this.#resolve(raw.toLowerCase())
    // Bounded: a flood of made-up names starts the memory over.
    if (this.#names.size >= MOST_REMEMBERED) this.#names.clear()
    this.#names.set(raw, name)
    return name
  }

  #resolve(raw: string): string {
    const colon = raw.indexOf(':')
    const prefix = colon === -1 ? '' : raw.slice(0, colon)
    const local = raw.slice(colon + 1)
    const family = this.#families.get(prefix) ?? FAMILY_BY_PREFIX.get(prefix) ?? prefix
    return family === '' ? local : `${family}:${local}`
  }
}

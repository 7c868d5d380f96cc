/** What a reader gathers from a document, format apart: `items.ts` makes feed items of it. */

/**
 * `html`: markup that was escaped or in CDATA. `xhtml`: markup as it stood. `text`: not markup at all.
 * `unstated`: an Atom text without a type, which is text by the letter and often markup in fact.
 */
export type TextKind = 'html' | 'xhtml' | 'text' | 'unstated'

export interface RawText {
  value: string
  kind: TextKind
  /** What relative addresses in it are relative to, as stated by xml:base; '' where nothing is. */
  base: string
  /** Of several elements that give the same field, the lowest rank wins; the first within a rank. */
  rank: number
}

export interface RawLink {
  href: string
  /** Lower case, by its short name; 'alternate' where not stated. */
  rel: string
  type: string
  base: string
  /** 0: the way in which this format states links; 1: the way of another one. */
  rank: number
}

export interface RawImage {
  url: string
  /** Pixels; 0 where not stated. */
  width: number
  height: number
  type: string
  base: string
}

export interface RawItem {
  guid: RawText | null
  isPermalink: boolean
  /** `rdf:about` of an RSS 1.0 item. */
  about: string
  title: RawText | null
  summary: RawText | null
  content: RawText | null
  origLink: RawText | null
  links: RawLink[]
  enclosures: RawImage[]
  thumbnails: RawImage[]
  mediaImages: RawImage[]
  /** itunes:image, `<image>` and the like. */
  otherImages: RawImage[]
  dates: { text: string; rank: number }[]
  base: string
  /** The document broke off within it. */
  isCut: boolean
}

export interface RawFeed {
  format: 'rss' | 'rdf' | 'atom' | 'json' | null
  isHtml: boolean
  title: RawText | null
  links: RawLink[]
  /** Where the document came from. */
  documentBase: string
  pollHintMinutes: number | null
  items: RawItem[]
  problems: string[]
}

export function emptyItem(base: string): RawItem {
  return {
    guid: null,
    isPermalink: true,
    about: '',
    title: null,
    summary: null,
    content: null,
    origLink: null,
    links: [],
    enclosures: [],
    thumbnails: [],
    mediaImages: [],
    otherImages: [],
    dates: [],
    base,
    isCut: false,
  }
}

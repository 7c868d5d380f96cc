/** What the elements of an item give, under the names that `names.ts` resolves them to. A lower rank wins a field. */

export type TextField = 'title' | 'summary' | 'content' | 'guid' | 'origLink'

const TEXTS: [name: string, field: TextField, rank: number][] = [
  ['title', 'title', 0],
  ['dc:title', 'title', 1],
  ['dcterms:title', 'title', 1],
  ['media:title', 'title', 2],
  ['itunes:title', 'title', 3],
  ['description', 'summary', 0],
  ['summary', 'summary', 0],
  ['abstract', 'summary', 1],
  ['dc:description', 'summary', 1],
  ['dcterms:description', 'summary', 1],
  ['dcterms:abstract', 'summary', 1],
  ['googleplay:description', 'summary', 2],
  ['itunes:summary', 'summary', 3],
  ['itunes:subtitle', 'summary', 4],
  ['media:description', 'summary', 5],
  ['content', 'content', 0],
  ['content:encoded', 'content', 0],
  ['fullitem', 'content', 0],
  ['body', 'content', 1],
  ['xhtml:body', 'content', 1],
  ['xhtml:div', 'content', 1],
  ['guid', 'guid', 0],
  ['id', 'guid', 0],
  ['dc:identifier', 'guid', 2],
  ['dcterms:identifier', 'guid', 2],
  ['feedburner:origlink', 'origLink', 0],
]

export const ITEM_TEXTS = new Map(TEXTS.map(([name, field, rank]) => [name, { field, rank }]))

/** Publication before creation before change: what a reader wants to know is when it came out. */
export const ITEM_DATES = new Map([
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

const LONG_FIELDS: readonly TextField[] = ['summary', 'content']

/** Summaries and contents: they may hold any HTML, and half of one is worth keeping. */
export function isLongText(name: string): boolean {
  const field = ITEM_TEXTS.get(name)?.field
  return field !== undefined && LONG_FIELDS.includes(field)
}

/** No HTML element has these names: one that opens within a text means that the text was not closed. */
const NEVER_IN_HTML = new Set(
  'guid pubdate description dc:date content:encoded published updated category author'.split(' '),
)

/**
 * Whether an element that opens within another one's text shows that the closing tag of that text is missing.
 * @param name in lower case, as written
 * @param isLong whether the text is one that may hold any HTML
 */
export function endsText(name: string, isLong: boolean): boolean {
  if (NEVER_IN_HTML.has(name)) return true
  return !isLong && (ITEM_TEXTS.has(name) || ITEM_DATES.has(name) || name === 'link' || name === 'enclosure')
}

export function isItemName(name: string): boolean {
  return name === 'item' || name === 'entry'
}

/** Quotation marks of other houses and languages, read as the English ones. */

import { once } from '../../text/memoize.ts'

const FOREIGN = /[„‟»«‚‹「『]/
const PAIRS = once((): readonly (readonly [RegExp, string])[] => [
  [/[„‟]([^„‟“”"]*)[“”"]/gu, '“$1”'],
  [/[「『]([^「」『』]*)[」』]/gu, '“$1”'],
  [/«([^«»]*)»/gu, '“$1”'],
  // Turned outside in, as in German books; "News » Sport" leads on and opens nothing.
  [/(?<![\p{L}\p{N}\s])»(?=\S)([^«»]*)«|(?<=^|\s)»(?=\S)([^«»]*)«/gu, '“$1$2”'],
  [/(?<![\p{L}\p{N}])‚(?=\S)([^‚‘’]*)[‘’](?![\p{L}\p{N}])/gu, '‘$1’'],
  [/‹([^‹›]*)›/gu, '‘$1’'],
])

/** The text with “…” for „…“, «…», »…« and 「…」 and ‘…’ for ‚…‘ and ‹…›; no place in it moves. */
export function withEnglishQuotes(text: string): string {
  if (!FOREIGN.test(text)) return text
  let read = text
  for (const [pattern, put] of PAIRS()) read = read.replace(pattern, put)
  return read
}

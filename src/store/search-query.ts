/**
 * Reads what a person typed into the search field. Pure; never fails, whatever the text.
 *
 *     white house "prime minister" electio  →  words white, hous; phrase prime minist; last word electio
 *
 * Words are combined by AND. A word that the analysis splits ("F-16") is several words. The last word, unless it
 * stands in a closed quotation or ends in 's and so is whole, also matches as a prefix. So does, wherever it stands, a
 * single character of a script without spaces: texts of those are indexed in pairs.
 */
import { isUnspaced, stem, tokenize } from '../text/analyze.ts'
import { endRuns } from './search-text.ts'

export interface SearchQuery {
  /** Stems that must all occur. */
  stems: string[]
  /** Stems that must occur side by side, two or more each. */
  phrases: string[][]
  /** Characters that some indexed pair, or the end of a run of pairs, must each begin with. */
  characters: string[]
  /** The last word: found as a stem, or as the beginning of a word. */
  last: { stem: string; word: string } | null
}

/** Of more of them the others are let go: each is looked up by all pairs that it begins. */
const MOST_CHARACTERS = 8

/** What keyboards offer beside the apostrophe. */
const STRAY_APOSTROPHE = /(?<=[\p{L}\p{N}])[`´′](?=\p{L})/gu
/** At the end of a text: the analysis lets it go, and what is left is all of its word. */
const POSSESSIVE = /[\p{L}\p{N}]['‘’ʼ＇]s[^\p{L}\p{N}]*$/iu

const QUOTES = /["“”„‟«»]/

/** @returns null when the text has no letter and no digit: it matches nothing */
export function parseSearch(text: string): SearchQuery | null {
  // Odd parts stood between quotes; an opening quote that is never closed quotes nothing.
  const parts = text.replace(STRAY_APOSTROPHE, "'").split(QUOTES)
  const isUnclosed = parts.length % 2 === 0
  const stems = new Set<string>()
  const phrases: string[][] = []
  const characters = new Set<string>()
  let last: SearchQuery['last'] = null
  const need = (token: string) => {
    if (!isUnspaced(token) || [...token].length > 1) stems.add(stem(token))
    else if (characters.size < MOST_CHARACTERS) characters.add(token)
  }
  parts.forEach((part, index) => {
    const tokens = tokenize(part)
    const isQuoted = index % 2 === 1 && !(isUnclosed && index === parts.length - 1)
    if (tokens.length === 0) return
    if (last !== null) need(last.word)
    last = null
    if (isQuoted && tokens.length > 1) {
      phrases.push(phraseOf(tokens))
      return
    }
    if (!isQuoted && !POSSESSIVE.test(part)) {
      const word = tokens.pop()!
      last = { stem: stem(word), word }
    }
    for (const token of tokens) need(token)
  })
  if (stems.size === 0 && phrases.length === 0 && characters.size === 0 && last === null) return null
  return { stems: [...stems], phrases, characters: [...characters], last }
}

/** Whatever follows the last pair: the run may go on. */
function phraseOf(tokens: readonly string[]): string[] {
  const ended = endRuns(tokens)
  return ended.slice(0, ended.lastIndexOf(tokens.at(-1)!) + 1).map(stem)
}

/** The smallest text that is greater than every text with this prefix, by code points. */
export function afterPrefix(prefix: string): string {
  const points = [...prefix]
  while (points.length > 0) {
    const next = points.pop()!.codePointAt(0)! + 1
    if (next <= 0x10ffff)
      return points.join('') + String.fromCodePoint(next >= 0xd800 && next <= 0xdfff ? 0xe000 : next)
  }
  return '\u{10ffff}'
}

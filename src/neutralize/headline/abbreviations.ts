/** Words that are written short with a full stop, which ends no sentence. */

import type { Headline } from './words.ts'

const STATES =
  'Ala Ariz Ark Calif Colo Conn Del Fla Ga Ill Ind Kan Ky La Mass Mich Minn Miss Mont Neb Nev Okla Ore Pa Tenn Va Vt Wash Wis Wisc Wyo'
const oneOf = (words: string): string => `(?:${words.replaceAll(' ', '|')})`

/** "Portland, Ore.", "in Wash.": a state, behind a place or a preposition. */
const PLACED_STATE = `(?:,|\\b(?:in|from|near|across|outside)) ${oneOf(STATES)}`

/** A text that ends in a state written short. */
export const SHORT_STATE = new RegExp(`${PLACED_STATE}\\.$`, 'i')

/** A text that ends in an abbreviation and its full stop. Of states only those that seldom end a sentence as a word. */
export const ABBREVIATION = new RegExp(
  `(?:(?<![’'])\\b(?:mr|mrs|ms|dr|rep|reps|sen|sens|gov|lt|col|gen|sgt|adm|capt|cmdr|maj|cpl|brig|supt|atty|apr|st|no|vs|v|jr|sr|bros|rev|hon|prof|inc|ltd|co|corp|dept|prop|u\\.s|u\\.k|u\\.n|d\\.c|a\\.m|p\\.m|e\\.g|i\\.e|jan|feb|aug|sept|oct|nov|dec|mt|ft|${oneOf(STATES.replace(/ (?:Ill|La|Miss|Wash)\b/g, ''))}|[a-z])|${PLACED_STATE})\\.$`,
  'i',
)

/** "Is it safe? No. Is it fun?": short for a number only before one. */
export const isAnswer = (start: string, behind: string): boolean =>
  /(?:^|[^\p{L}])no\.?$/iu.test(start) && !/^\s*\d/.test(behind)

/** A word with the word before it and the mark behind it; the last one may have lost its full stop. */
export const textTo = ({ words, tail }: Headline, at: number): string =>
  `${words[at - 1]?.key ?? ''}${words[at]!.gap}${words[at]!.key}${(words[at + 1]?.gap ?? (tail || '.')).charAt(0)}`

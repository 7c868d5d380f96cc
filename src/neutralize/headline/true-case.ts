/**
 * Which words are written small, and which are names wherever they stand: by a table learned from MIT data, by the
 * lexicons and by lists. `sentence-case.ts` asks it of every word of a headline, the guard and the readings of others.
 */

import { memoize, once, WORDS_KEPT } from '../../text/memoize.ts'
import { AUXILIARIES } from '../words/closed-classes.ts'
import table from './casing.model.json' with { type: 'json' }
import { isNameOnly, namePhrases, namesOnly } from './true-case-names.ts'
import { isWritable } from './true-case-words.ts'
import { hasWord } from './word-filter.ts'

/** The filter of small words, read for the first word. */
let filter: Buffer | null = null
function isSmall(key: string): boolean {
  filter ??= readFilter()
  return hasWord(filter, key)
}

/**
 * Node's file functions are asked for, not imported: an import makes every one of them ready, those for streams and
 * promises too, a tenth of what loading the engine costs.
 */
function readFilter(): Buffer {
  return process.getBuiltinModule('node:fs').readFileSync(new URL('./casing.model.bin', import.meta.url))
}

/** People, places, peoples, bodies, days: written with a capital wherever they stand. */
export const knownNames = once(() => new Set([...table.names.split(' '), ...namesOnly()]))
/** Names of several words, by their first: those the rules go by, which the model of capitals learns with. */
export const phrasesByFirst = once(() => byFirst([...table.phrases.split('|'), ...namePhrases]))
/** … and those known besides. */
export const namesByFirst = once(() => byFirst([...table.phrases.split('|'), ...namePhrases, ...readKnownNames()]))

const byFirst = (phrases: readonly string[]): Map<string, string[][]> =>
  Map.groupBy(
    phrases.map((phrase) => phrase.split(' ')),
    (parts) => parts[0]!,
  )

/** Works, firms, teams and people named by ordinary words: docs/reading/known-names.txt, packed by `npm run train`. */
function readKnownNames(): string[] {
  const { readFileSync } = process.getBuiltinModule('node:fs')
  const { brotliDecompressSync } = process.getBuiltinModule('node:zlib')
  const packed = readFileSync(new URL('./known-names.model.bin', import.meta.url))
  return brotliDecompressSync(packed).toString().trimEnd().split('\n')
}

/** What no name is made of by itself. */
export const FUNCTION_WORD = new RegExp(
  `^(?:a|an|the|and|or|but|nor|of|in|on|at|to|for|from|by|with|as|${AUXILIARIES}|be|been|not|no|it|its|he|his|she|her|they|their|them|we|our|us|you|your|my|me|i|this|that|these|those|who|whose|which|what|when|where|why|how|if|than|then|there|here|so|up|out|off|over|under|after|before|during|amid|against|about|into|onto|through|between|among|near|per|via|while|because|until|since|all|some|any|more|most|just|only|even|also|too|very|now|yet|still|never|ever|back|down|again|vs|v)$`,
)

/** Ordinary words that are names of clubs. */
export const TEAMS =
  /^(?:bears|browns|bills|lions|eagles|dolphins|falcons|panthers|buccaneers|seahawks|hawks|bulls|grizzlies|cavaliers|tigers|orioles|marlins|chiefs|raiders|cowboys|saints|giants|jets|rams|vikings|packers|bengals|colts|titans|texans|broncos|chargers|patriots|ravens|steelers|commanders|nationals|braves|phillies|mets|yankees|rays|guardians|twins|royals|angels|astros|diamondbacks|mariners|rangers|rockies|padres|brewers|pirates|reds|cubs|suns|nuggets|warriors|kings|clippers|lakers|hornets|wizards|pistons|pacers|bucks|raptors|celtics|knicks|nets|spurs|rockets|mavericks|pelicans|blazers|timberwolves|bruins|sabres|senators|canadiens|penguins|capitals|flyers|devils|islanders|predators|blues|stars|wild|avalanche|flames|oilers|canucks|kraken|ducks|sharks)$/

/** Parts of a country or of the world. */
export const REGION = /^(?:north|south|east|west|midwest|northeast|northwest|southeast|southwest)$/

/** Nouns that begin the name of a body, a rank or a place: "Bank of England", "Bay of Bengal". */
export const HEAD_OF_NAME =
  /^(?:bank|university|duke|duchess|church|isle|gulf|republic|earl|archbishop|bishop|museum|institute|ministry|department|bay|sea|strait|straits|cape|port|principality|kingdom|statue|diocese|archdiocese|emirate|sultanate)$/

/** Whether a word is written small unless it is part of a name. */
export const isCommonWord = memoize(
  (key) => FUNCTION_WORD.test(key) || (!isNameOnly(key) && !knownNames().has(key) && isWritable(key, isSmall)),
  WORDS_KEPT,
)

/** "iPhone", "McKay", "UNESCO": cased as no title case would. */
export function isOddlyCased(text: string): boolean {
  return (
    /^\p{Ll}.*\p{Lu}|^\p{Lu}[\p{Ll}'’]+\p{Lu}/u.test(text) ||
    (text.length > 1 && text === text.toUpperCase() && /\p{L}{2}|\p{L}\./u.test(text))
  )
}

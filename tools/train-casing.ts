/**
 * Learns which words are written small and which are names: from the sentence-case headlines of the MIT-licensed
 * training data, and from the English spelling dictionary (SCOWL, MIT and BSD). The small words are many, so they are
 * kept as a filter. Written to `src/neutralize/headline/casing.model.*`; part of `npm run train`.
 */
import { fileURLToPath } from 'node:url'
import hunspell from 'dictionary-en'
import { namesOnly } from '../src/neutralize/headline/true-case-names.ts'
import { isInLexicon, isKnownWord } from '../src/neutralize/headline/true-case-words.ts'
import { type LabelledHeadline, type ModelFiles, readLabelled, writeModel } from './train-clickbait.ts'
import { filterOf } from './word-filter.ts'

const DATA = fileURLToPath(new URL('../../shared/debrief/chakraborty_train.tsv', import.meta.url))
const MODEL = fileURLToPath(new URL('../src/neutralize/headline/casing.model', import.meta.url))

const WORD = /\p{L}[\p{L}\p{M}'’.&-]*/gu
const SMALL_SHARE = 0.34
const LEAST_SEEN_NAME = 2
/** Flags of the Hunspell dictionary. */
const PLURAL = 'S'
const POSSESSIVE = 'M'
/** Written large in this data for reasons of their own. */
const NOT_NAMES = new Set(
  'police states state court press times first plan school records army coast building temple stars internet territory category contest cross league airlines airways opportunity spirit prince foundation motors rice windows ducks anonymous kingdom bolt representatives treasurer jersey liberal lions tigers falcon titan brown gates'.split(
    ' ',
  ),
)

/** A headline in which capitals tell names: enough of its longer words are written small. */
function isSentenceCase(words: readonly string[]): boolean {
  const long = words.filter((word) => word.length > 3)
  return long.length > 2 && long.filter((word) => /^\p{Ll}/u.test(word)).length / long.length >= SMALL_SHARE
}

const keyOf = (word: string): string => word.toLowerCase().replace(/’/g, "'").replace(/'s?$/, '').replace(/\.$/, '')

/** The table that the headlines beside the repository and the dictionary make. */
export const trainShippedCasing = (): ModelFiles => trainCasing(readLabelled(DATA), readDictionary())

/** @param dictionary words that English writes small */
function trainCasing(headlines: readonly LabelledHeadline[], dictionary: ReadonlyMap<string, string>): ModelFiles {
  const small = new Map<string, number>()
  const capital = new Map<string, number>()
  const alone = new Map<string, number>()
  const runs = new Map<string, number>()
  const neighbours = new Map<string, number>()
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)
  const isCapital = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word)
  for (const words of headlines.map(({ text }) => text.match(WORD) ?? []).filter(isSentenceCase)) {
    words.forEach((word, i) => {
      if (i === 0) return
      count(isCapital(word) ? capital : small, keyOf(word))
      if (isCapital(word) && !isCapital(words[i + 1]) && (i === 1 || !isCapital(words[i - 1])))
        count(alone, keyOf(word))
    })
    for (const run of partsOf(words)) {
      const phrase = run.map(keyOf).join(' ')
      count(neighbours, phrase)
      if (run.every(isCapital)) count(runs, phrase)
    }
  }
  const isSmall = (key: string) => (small.get(key) ?? 0) / ((small.get(key) ?? 0) + (capital.get(key) ?? 0)) >= 0.7
  const listed = new Set(namesOnly())
  // A word of the dictionary is a name only if it is mostly written as one, with no other name beside it.
  const isName = (key: string) =>
    !isSmall(key) &&
    !NOT_NAMES.has(key) &&
    !listed.has(key) &&
    key.length > 1 &&
    (alone.get(key) ?? 0) >= LEAST_SEEN_NAME &&
    !(dictionary.has(key) && (small.get(key) ?? 0) * 3 > (alone.get(key) ?? 0))
  const names = [...capital.keys()].filter(isName).sort()
  const lower = [...small.keys()].filter((key) => isSmall(key) && /^[a-zé'-]+$/.test(key))
  const phrases = [...runs]
    .filter(
      ([phrase, seen]) =>
        seen >= LEAST_SEEN_NAME + 1 &&
        seen / neighbours.get(phrase)! >= 0.7 &&
        phrase.split(' ').some((key) => isSmall(key) || dictionary.has(key)),
    )
    .map(([phrase]) => phrase)
    .sort()
  const model = {
    about:
      'Words written small, names and runs of names, made by tools/train-casing.ts from the MIT-licensed headlines of Chakraborty et al. (2016) and the SCOWL-based dictionary-en (MIT AND BSD, © 2000-2020 Kevin Atkinson).',
    names: names.join(' '),
    phrases: phrases.join('|'),
  }
  return {
    json: `${JSON.stringify(model, null, 2)}\n`,
    bin: filterOf(notDerived(new Map([...lower.map((key) => [key, ''] as const), ...dictionary]))),
  }
}

/**
 * The words that neither the lexicons nor another word says: whoever asks for a word with an ending asks for the bare
 * one, too. A word on which the dictionary builds others is kept ("normal" is "norm" with an ending, "normally" is
 * "normal" with one), unless that is its plural alone, which the bare word says as well.
 */
function notDerived(words: ReadonlyMap<string, string>): string[] {
  const kept = new Set<string>()
  const isSaid = (word: string) => isKnownWord(word, (base) => kept.has(base))
  for (const [word, built] of [...words].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))) {
    const areOthersSaid = built === '' || (built === PLURAL && isSaid(`${word}s`))
    if (!isInLexicon(word) && !(areOthersSaid && isSaid(word))) kept.add(word)
  }
  return [...kept]
}

/** Entries of a Hunspell dictionary that are written small, each with the flags of what is built on it. */
function readDictionary(): Map<string, string> {
  const entries = new TextDecoder()
    .decode(hunspell.dic)
    .split('\n')
    .map((line) => line.trim().split('/'))
    .filter(([entry]) => /^[a-z][a-z'-]+$/.test(entry!))
  return new Map(entries.map(([entry, flags = '']) => [entry!, flags.replace(POSSESSIVE, '')]))
}

/** Every run of two or three neighbours. */
function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = []
  for (let length = 2; length <= 3; length++) {
    for (let from = 0; from + length <= words.length; from++) parts.push(words.slice(from, from + length))
  }
  return parts
}

if (import.meta.main) {
  writeModel(MODEL, trainShippedCasing())
  console.log(`learned the casing: ${MODEL}`)
}

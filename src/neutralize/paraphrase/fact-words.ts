/**
 * The words of a headline that carry its facts: names, numbers, and the ordinary words that are not loaded. A wording
 * is measured by the share of them that it keeps.
 */
import { foldText } from '../../text/analyze.ts'
import { dictionary } from '../../text/dictionary.ts'
import { memoize, WORDS_KEPT } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { AUXILIARIES } from '../words/closed-classes.ts'
import { isNoun, isThirdPerson, verbLemma } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { SHORT_MONTHS } from './figure-forms.ts'
import { NUMBERS } from './other-forms.ts'
import { someVerbsFor } from './other-verbs.ts'
import { otherWordsFor, smallWordsFrom } from './small-words.ts'
import { baseOf, mayBeVerb, verbChangeAt } from './verb-places.ts'

export interface FactWords {
  /** Folded names and numbers: each counts four times. */
  strong: string[]
  /** Beginnings of other words; for a verb, of all its forms. */
  weak: string[][]
}

const SMALL = new RegExp(
  `^(?:the|and|for|with|from|that|this|these|those|${AUXILIARIES}|not|its|his|her|their|our|your|you|they|who|what|when|where|why|how|which|about|into|over|after|before|during|amid|against|near|says|said|just|more|most|than|then|here|there|been|being|also|all|but|out|off|too|very|some|any|because|while|until|under|between|through|across|along|behind|i|we|he|she|it|us|them|him|me|my|to|of|in|on|at|by|as|an|a|or|up|so|no|be|if|own|wo|ca)$`,
)

/** @param texts in sentence case: the label and the plain pieces of a headline */
export function readFactWords(texts: readonly string[]): FactWords {
  const strong = new Set<string>()
  const weak = new Map<string, string[]>()
  for (const text of texts) {
    const deeds = verbsIn(text)
    const phrases = phrasesIn(text)
    const all = text.match(/[\p{L}\p{N}$£€][\p{L}\p{N}’'.,%-]*/gu) ?? []
    for (const [i, found] of all.entries()) {
      const word = found.replace(/[.,’'-]+$/, '').replace(/[’']s$/, '')
      const key = foldText(word)
      // "that’ll", "doesn’t": what is denied the guard keeps, whichever way it is written.
      if (SMALL.test(key.replace(/(?:n['’]t|['’](?:ll|re|ve|d|m))$/, '')) || key.length < 2) continue
      // "is set to rise": said by "will" as well.
      if (key === 'set' && all[i + 1] === 'to') continue
      // "needs to sail": said by "calls for her to sail" as well.
      if (/^needs?$/.test(key) && all[i + 1] === 'to') continue
      if (/\d/.test(word)) strong.add(digits(key))
      else if (/^ex-\p{L}/u.test(key)) {
        // "former" says as much.
        weak.set('ex-', ['ex-', 'former'])
        if (isCommonWord(key.slice(3))) weak.set(key, beginningsOf(key.slice(3)))
        else strong.add(key.slice(3))
      } else if (/^\p{Lu}/u.test(word) && (i > 0 || !isCommonWord(key))) strong.add(key)
      else
        weak.set(key, [
          ...beginningsOf(key),
          ...(deeds.has(key) ? verbBeginnings(baseOf(key)!) : []),
          ...(phrases.get(key) ?? []),
        ])
    }
  }
  return { strong: [...strong], weak: [...weak.values()] }
}

/** Words that are verbs where they stand, though they may be nouns elsewhere. */
function verbsIn(text: string): Set<string> {
  const words = text.split(' ')
  const keys = words.map(foldText)
  return new Set(
    keys.filter(
      (key, at) => isNoun(key) && mayBeVerb(words[at]!) && verbChangeAt({ keys, words, at, end: at }) !== null,
    ),
  )
}

/** What may stand for the words of a phrase where they are one: "takes effect", "death toll". */
function phrasesIn(text: string): Map<string, readonly string[]> {
  const words = text.split(' ')
  const keys = words.map((word) => foldText(word).replace(/[.,;:]+$/, ''))
  const found = new Map<string, readonly string[]>()
  for (let at = 0; at < keys.length; at++)
    for (const { phrase, holds, puts } of smallWordsFrom(keys[at]!)) {
      const end = at + phrase.length - 1
      if (!phrase.every((word, i) => word === keys[at + i])) continue
      // A single word may be a noun, which a reader would miss, unless it is the verb there.
      if (end === at && !(isThirdPerson(phrase[0]!) && isThirdPerson(puts[0]!.split(' ', 1)[0]!))) continue
      if (holds({ keys, words, at, end })) for (const word of phrase) found.set(word, puts)
    }
  return found
}

/** Names and numbers by their other spelling. */
const SPELLED = new Map<string, string>([
  ...NUMBERS.flatMap((word, value): [string, string][] => (value < 2 ? [] : [[String(value), word]])),
  ['uk', 'u.k.'],
  ['u.k', 'uk'],
  ['us', 'u.s.'],
  ['dc', 'd.c'],
  ['d.c', 'dc'],
  ['la', 'l.a'],
  ['l.a', 'la'],
  ['u.s', 'us'],
  ['tv', 'television'],
  ['ceo', 'chief executive'],
  ...Object.entries(SHORT_MONTHS).map(([long, short]): [string, string] => [long.toLowerCase(), short.toLowerCase()]),
])

const digits = (key: string): string => /\d[\d.,]*/.exec(key)![0].replace(/[.,]$/, '')

const beginningsOf = memoize((key): string[] => {
  const start = (word: string) => word.slice(0, Math.max(4, word.length - 3))
  const base = verbLemma(key)
  const forms = base === undefined ? [] : Object.values(verbForms(base))
  const others = isNoun(key) ? [] : [...otherWordsFor(key), ...(base === undefined ? [] : verbBeginnings(base))]
  const span = key.includes('-') ? NUMBERS.indexOf(key.slice(0, key.indexOf('-'))) : -1
  if (span > 1) others.push(`${span}${key.slice(key.indexOf('-'))}`)
  return [...new Set([key, ...forms].map(start).concat(SAME[key] ?? [], others))]
}, WORDS_KEPT)

const SMALL_IN_VERB =
  /^(?:to|of|on|with|for|in|against|from|the|an?|up|down|out|off|about|by|into|over|together|after|aside|that)$/

/** Our frames say it of the article: it shows nothing of the deed. */
const SAID_OF_ARTICLE = /^(?:report|discuss|examine|consider|describe|leave|look|write|state|note|give|tell|explain)$/

/** What shows that another verb says the deed: the word of it that tells most, "tribute" of "pay tribute to". */
function verbBeginnings(base: string): string[] {
  return someVerbsFor(base).flatMap((verb) => {
    if (SAID_OF_ARTICLE.test(verb.base.split(' ')[0]!) && !/ (?!out|at|into|for)\p{Ll}{4,}/u.test(verb.base)) return []
    const telling = verb.base.split(' ').filter((word) => !SMALL_IN_VERB.test(word))
    return telling.length > 1
      ? [` ${telling.at(-1)}`]
      : [verb.base, verb.past, verb.participle, verb.gerund].map((form) => ` ${form.split(' ')[0]}`)
  })
}

// What `paraphrase/rephrase.ts` says instead of a noun or number.
const SAME = dictionary<string[]>({
  // "Comparison of Skerra 7 with Skerra 8"
  vs: ['versus', 'compar', 'differ'],
  kids: ['child'],
  mom: ['mother'],
  moms: ['mother'],
  mum: ['mother'],
  dad: ['father'],
  dads: ['father'],
  cop: ['police'],
  cops: ['police'],
  hike: ['increase'],
  hikes: ['increase'],
  dead: ['kill'],
  kills: ['leaves'],
  leaves: ['kills', 'injures', 'wounds', 'strands'],
  leaving: ['killing', 'injuring', 'wounding', 'stranding'],
  stranded: ['strand'],
  left: ['killed', 'injured', 'stranded'],
  leave: ['kill', 'injure'],
  accused: ['alleged'],
  least: [' or more'],
  aged: [' age '],
  win: ['victory'],
  angry: ['anger'],
  worried: ['worry'],
  sceptical: ['scepticism'],
  skeptical: ['skepticism'],
  guy: ['man'],
  photo: ['picture'],
  someone: ['somebody'],
  anyone: ['anybody'],
  everyone: ['everybody'],
  now: ['present', 'moment'],
  twice: ['two times'],
  again: ['once more'],
  every: ['each'],
  describes: ['account of'],
  described: ['account of'],
  recounts: ['account of'],
  concerns: ['worries'],
  film: ['movie'],
  films: ['movie'],
  movie: ['film'],
  movies: ['film'],
  several: ['number of'],
  charged: ['faces'],
  forced: ['has to', 'have to'],
  required: ['has to', 'have to'],
  hit: ['receives'],
  // What people are let do, they can: `plan/people-can.ts`.
  let: ['allow', 'people can', 'users can', 'possible for', 'able to', 'a way to'],
  lets: ['allow', 'people can', 'users can', 'possible for', 'able to', 'a way to'],
  people: ['possible to '],
  mean: ['significance'],
  means: ['significance'],
  meant: ['significance'],
  lawmaker: ['legislator'],
  lawmakers: ['legislator'],
  lawyer: ['attorney'],
  lawyers: ['attorney'],
  healthcare: ['health care'],
  childcare: ['child care'],
  website: ['site'],
  lawsuits: ['suits'],
  cellphone: ['mobile phone'],
  cellphones: ['mobile phone'],
  investigate: ['look into', 'looked into', 'looks into'],
  investigates: ['look into', 'looked into', 'looks into', 'looking into'],
  investigating: ['looking into'],
  // What `realiser/states.ts` says by a verb.
  likely: ['probably'],
  higher: ['above'],
  lower: ['below'],
  down: ['fallen'],
  open: ['willing to', 'would consider'],
  willing: ['prepared'],
  ready: ['prepared'],
  opposed: ['against'],
  odds: ['disagree'],
  sale: ['market'],
  trial: ['tried'],
  track: ['course'],
  percent: ['%'],
  per: ['%'],
  cent: ['%'],
  ...Object.fromEntries(NUMBERS.map((word, value) => [word, [String(value)]])),
})

/** @param folded a candidate; 0 to 1 */
export function keptShare({ strong, weak }: FactWords, folded: string): number {
  let lost = 0
  for (const key of strong) if (!folded.includes(key) && !folded.includes(SPELLED.get(key) ?? '\n')) lost += 4
  for (const beginnings of weak) if (!beginnings.some((beginning) => folded.includes(beginning))) lost++
  const all = strong.length * 4 + weak.length
  return all === 0 ? 1 : 1 - lost / all
}

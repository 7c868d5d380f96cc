/** Whether something in the source bears a word out: the word itself, a kin of it, a sense, initials, a compound. */
import {
  DETERMINER,
  isAccusing,
  KNOWN,
  type Lexeme,
  lexemeOf,
  MODAL,
  PLACE_NAME,
  POSSIBILITY,
  PREPOSITION,
} from '../clause/lexicon.ts'
import { SPEECH } from '../clause/verbs.ts'
import {
  AFTER_COMMA,
  ALL_CAPITALS,
  CAPITAL,
  IN_QUOTES,
  isContent,
  NAMED,
  PHRASE_REST,
  SENTENCE_START,
  type Word,
} from '../clause/words.ts'
import { initialsOf, oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { familyOf } from '../words/word-roots.ts'
import { accusesAt, FORCES, isNear, STRIKING } from './accusations.ts'
import { isJudgement, isRescue } from './judged.ts'
import { isUndoneThere } from './prefixes.ts'
import { isTurned } from './turned.ts'

/** True when the word at `index` says nothing that the source does not say. */
export function isSupported(facts: SourceFacts, words: readonly Word[], index: number): boolean {
  const word = words[index]!
  const { lexeme } = word
  if (facts.keys.has(lexeme.key) || facts.keys.has(lexeme.lemma) || facts.stems.has(lexeme.stem)) return true
  const mustAccuse = accusesAt(words, index)
  const isOnlyName =
    (word.marks & NAMED) !== 0 && (word.marks & SENTENCE_START) === 0 && (lexeme.flags & PLACE_NAME) === 0
  for (const sense of lexeme.senses)
    if (
      !(isOnlyName && !facts.nameSenses.has(sense)) &&
      (facts.senses.has(sense) || facts.narrower.has(sense)) &&
      (!mustAccuse ||
        isAccusing(sense) ||
        // "killing" where the source has a murder accuses of less.
        (facts.accuses && facts.narrower.has(sense)) ||
        lexeme.lemma === 'strike' ||
        isBlaze(words, index))
    )
      return true
  if (isUndoneThere(facts, word)) return true
  if (isJudgement(facts, word) || isRescue(facts, word)) return true
  if (!mustAccuse && isTurned(facts, words, index)) return true
  // "hits Norvik", where a storm is told of.
  if (!mustAccuse && STRIKING.has(lexeme.lemma) && isNear(words, index, 5, FORCES)) return true
  if (mustAccuse && ALLEGED.test(lexeme.key) && (facts.accuses || facts.claims || isSpoken(facts))) return true
  // One hedge may stand for another: may and possibly.
  if ((lexeme.flags & POSSIBILITY) !== 0 && (facts.allFlags & POSSIBILITY) !== 0) return true
  const phraseIndex = phraseStart(words, index)
  if (phraseIndex >= 0)
    for (const sense of words[phraseIndex]!.phrase!.senses)
      if (facts.senses.has(sense) || facts.narrower.has(sense)) return true
  if (facts.roots.has(lexeme.root)) return true
  // "in a single summer" for "in one summer"
  if (lexeme.key === 'single' && facts.keys.has('one')) return true
  if ((word.marks & ALL_CAPITALS) !== 0 && (initialsOf(facts).has(lexeme.key) || facts.keys.has(`${lexeme.key}s`)))
    return true
  if ((word.marks & CAPITAL) !== 0 && isInitialed(facts, words, index)) return true
  if (isKindred(facts, lexeme)) return true
  // "boy, 6" is a six-year-old boy.
  if (lexeme.key === 'old' && words[index - 1]?.lexeme.key === 'year' && facts.numbers.length > 0) return true
  return (word.marks & CAPITAL) !== 0 && lexeme.key.length >= 5 && hasRelative(facts, lexeme.key)
}

/** Wherever it stands, the word says no more than some word of the source; candidates of one source share their words. */
function isKindred(facts: SourceFacts, lexeme: Lexeme): boolean {
  const known = kindredOf(facts)
  let isKnown = known.get(lexeme)
  if (isKnown === undefined) {
    isKnown = readKindred(facts, lexeme)
    known.set(lexeme, isKnown)
  }
  return isKnown
}

const kindredOf = oncePerSource(() => new Map<Lexeme, boolean>())

function readKindred(facts: SourceFacts, lexeme: Lexeme): boolean {
  const { key, lemma } = lexeme
  const family = familyOf(key)
  if (family !== null && familiesOf(facts).has(family)) return true
  if (key.length >= 5)
    for (const other of facts.keys) if (other.length > key.length + 2 && other.startsWith(key)) return true
  if (isPartOfCompound(facts, lexeme.singular ?? key) || isCompound(facts, key)) return true
  // "rejoins" where the source has both a return and a joining, or the joining itself.
  if (/^re\w{4,}/.test(key) && isAgain(facts, lexemeOf(lemma.slice(2)))) return true
  if (TEENS.has(key) && facts.numbers.some((number) => number.value >= 13 && number.value <= 19)) return true
  // Whoever is to do something plans it.
  return PLANS.has(lemma) && facts.hasPlan
}

/** Not of the words inside a figure: "breaks silence" is not silent. */
const familiesOf = oncePerSource(
  ({ parts }) =>
    new Set(
      parts.flatMap(({ words }) =>
        words.map(({ lexeme, marks, phrase }) =>
          (marks & PHRASE_REST) !== 0 || phrase?.plain !== undefined ? null : familyOf(lexeme.key),
        ),
      ),
    ),
)

/** "roads" beside "roadbuilding": the rest of the compound is a word, too. */
function isPartOfCompound(facts: SourceFacts, key: string): boolean {
  if (key.length < 4) return false
  for (const whole of facts.keys)
    if (
      whole.length > key.length + 3 &&
      whole.startsWith(key) &&
      (lexemeOf(whole.slice(key.length)).flags & KNOWN) !== 0
    )
      return true
  return false
}

function isCompound(facts: SourceFacts, key: string): boolean {
  for (let i = 3; i <= key.length - 3; i++)
    if (facts.keys.has(key.slice(0, i)) && facts.keys.has(key.slice(i))) return true
  return false
}

/** Philadelphia beside Philadelphians. */
function hasRelative(facts: SourceFacts, key: string): boolean {
  for (const other of facts.keys)
    if (
      (other.length >= 6 && (other.startsWith(key) || key.startsWith(other))) ||
      (other.length > key.length + 3 && other.endsWith(key)) ||
      isDemonym(key, other) ||
      isDemonym(other, key)
    )
      return true
  return false
}

/** Sicily beside Sicilian, Texas beside Texan. */
function isDemonym(place: string, other: string): boolean {
  const stem = /^(\w{4,})(?:y|as?|ia|o)$/.exec(place)?.[1]
  return stem !== undefined && other.startsWith(stem) && /^(?:i?ans?|i|ish|ese)$/.test(other.slice(stem.length))
}

function isAgain(facts: SourceFacts, bare: Lexeme): boolean {
  return (
    facts.stems.has(bare.stem) ||
    (bare.verbForms !== 0 && RETURNS.some((word) => facts.keys.has(word)) && bare.senses.length > 0)
  )
}

const RETURNS = ['return', 'resume', 'again', 'restore']

const TEENS = new Set(['teen', 'teenage', 'teenager', 'teens', 'teenagers'])

const PLANS = new Set('plan intend aim expect schedule set propose consider want seek'.split(' '))

function phraseStart(words: readonly Word[], index: number): number {
  if (words[index]!.phrase !== null) return index
  let i = index
  while (i > 0 && (words[i]!.marks & PHRASE_REST) !== 0) i--
  return i !== index && words[i]!.phrase !== null ? i : -1
}

const INSIDE_NAMES = new Set(['of', 'for', 'on', 'and', 'the', 'in'])

/** A run of capitalised words whose initials the source has ("New South Wales" for NSW). */
function isInitialed(facts: SourceFacts, words: readonly Word[], index: number): boolean {
  if (facts.acronyms.size === 0) return false
  for (let from = Math.max(0, index - 4); from <= index; from++) {
    let initials = ''
    for (let i = from; i < words.length && i < from + 6; i++) {
      const word = words[i]!
      if ((word.marks & CAPITAL) === 0 || (word.marks & ALL_CAPITALS) !== 0) {
        // "Bank of Norvik", not "Norvik after Brun".
        if (INSIDE_NAMES.has(word.lexeme.key)) continue
        break
      }
      initials += word.lexeme.key[0]
      if (i >= index && initials.length >= 2 && facts.acronyms.has(initials)) return true
    }
  }
  return false
}

/** "after factory fire": the noun, and no dismissal. */
function isBlaze(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]
  const next = words[index + 1]
  return (
    words[index]!.lexeme.key === 'fire' &&
    before !== undefined &&
    ((before.lexeme.flags & (PREPOSITION | DETERMINER)) !== 0 ||
      (isContent(before) && before.lexeme.singular === null)) &&
    (next === undefined || (next.marks & AFTER_COMMA) !== 0 || (next.lexeme.flags & (PREPOSITION | MODAL)) !== 0)
  )
}

/** Somebody says it in the source: "alleges" takes nothing for granted. */
export function isSpoken(facts: SourceFacts): boolean {
  return (
    facts.headline.clauses.some((clause) => clause.marker === 'label' || SPEECH.has(clause.lemma)) ||
    facts.headline.words.some((word) => (word.marks & IN_QUOTES) !== 0)
  )
}

const ALLEGED = /^(?:alleg|accus|suspect|claim|purport)/

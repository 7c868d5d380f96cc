/** Where in a text operators stand: the vocabulary of modality-operators.ts, and what the words beside one make of it. */
import type { Clause } from '../clause/clause.ts'
import {
  ADVERB,
  DETERMINER,
  GERUND,
  NEGATOR,
  NOUN_TOO,
  PARTICIPLE,
  PAST,
  PREPOSITION,
  THIRD,
} from '../clause/lexicon.ts'
import { hasTrait, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, isContent, NUMERIC, POSSESSIVE, type Word } from '../clause/words.ts'
import {
  isNounOperator,
  type Operator,
  opensOperator,
  phraseOperatorAt,
  qualifierOf,
  SO,
  verbOperatorOf,
} from './modality-operators.ts'

/** The word may be an operator, or begin a phrase that is one; a negator is one besides. */
export const OPERATING = trait(
  (lexeme) => qualifierOf({ lexeme }) !== null || verbOperatorOf({ lexeme }) !== null || opensOperator(lexeme),
)

export const DENIED: Operator = { level: SO, denies: true }

export interface Found extends Operator {
  /** Where what it governs begins. */
  to: number
  kind: 'verb' | 'noun' | 'phrase' | 'qualifier' | 'adverb' | 'not' | 'no'
}

/**
 * @param verbAt for each word the clause whose verb it is
 * @param operates is set to 1 for the words that an operator is made of, but for negators
 * @returns for each word the operator that begins there
 */
export function findOperators(
  words: readonly Word[],
  verbAt: readonly (Clause | undefined)[],
  operates: number[],
): (Found | null)[] {
  return words.map(({ lexeme }, i) => {
    const isNegator = (lexeme.flags & NEGATOR) !== 0
    if (!isNegator && !hasTrait(lexeme, OPERATING)) return null
    // "in a new look for gala": how somebody looks, and nothing that he looks for.
    const isSight = lexeme.key === 'look' && verbAt[i] === undefined && i > 0 && isContent(words[i - 1]!)
    // "was pulled out of lake": who is moved gives nothing up.
    const isMoved = lexeme.lemma === 'pull' && verbAt[i]?.isPassive === true && verbAt[i].group.from < i
    const phrase = isSight || isMoved ? null : phraseOperatorAt(words, i)
    if (phrase !== null) {
      operates.fill(1, i, phrase.to)
      return { ...phrase, kind: 'phrase' }
    }
    if (i > 0 && operates[i] === 1) return null
    if (isNegator) return { ...DENIED, to: i + 1, kind: VERB_NEGATORS.has(lexeme.key) ? 'not' : 'no' }
    const found = wordOperatorAt(words, i, verbAt[i])
    // "near deal" stands before what it governs, and is no deed.
    if (found !== null && lexeme.key !== 'near') operates[i] = 1
    return found
  })
}

const VERB_NEGATORS = new Set(['not', 'never', 'cannot', 'hardly', 'barely'])

const MEASURING = new Set(['than', 'as'])

const DEALS = new Set(['deal', 'agreement', 'pact', 'settlement', 'truce', 'compromise', 'accord'])

/** An operator of one word. @param clause whose verb it is */
function wordOperatorAt(words: readonly Word[], i: number, clause: Clause | undefined): Found | null {
  const word = words[i]!
  const { flags, key, verbForms } = word.lexeme
  // "more than expected", "as feared": a comparison, not something to come.
  if ((verbForms & PARTICIPLE) !== 0 && MEASURING.has(words[i - 1]?.lexeme.key ?? '')) return null
  const qualifier = qualifierOf(word)
  if (qualifier !== null) return { ...qualifier, to: i + 1, kind: (flags & ADVERB) !== 0 ? 'adverb' : 'qualifier' }
  const operator = verbOperatorOf(word)
  if (operator === null) return null
  // "disputes report that", and no "pay dispute"
  if (word.lexeme.lemma === 'dispute' && !isReportDisputed(words, clause)) return null
  // "near deal" tells of none yet; "near Leeds" is a place.
  if (key === 'near')
    return DEALS.has(words[i + 1]?.lexeme.key ?? '') ? { ...operator, to: i + 1, kind: 'qualifier' } : null
  if (clause === undefined ? !operatesHere(words, i) : isHad(words, clause)) return null
  return { ...operator, to: i + 1, kind: clause === undefined ? 'noun' : 'verb' }
}

const REPORTS = new Set(
  'report reports claim claims account version story allegation allegations finding findings'.split(' '),
)

const isReportDisputed = (words: readonly Word[], clause: Clause | undefined): boolean =>
  clause !== undefined && clause.object !== null && REPORTS.has(words[clause.object.to - 1]!.lexeme.key)

/** "prepared meals" are there; "offers advantages" has them; "support drops sharply" is a fall. */
function isHad(words: readonly Word[], clause: Clause): boolean {
  if (clause.lemma === 'drop') return !clause.isPassive && clause.object === null
  // "dumps dye in creek": it is there.
  if (clause.lemma === 'dump') return clause.adjuncts.some(({ preposition }) => INTO.has(preposition))
  if (clause.lemma === 'prepare') return clause.marker === 'attribute'
  return clause.lemma === 'offer' && !clause.isPassive && hasThing(words, clause)
}

const INTO = new Set(['in', 'into', 'on', 'onto', 'off', 'at', 'near'])

/** Nouns that may be verbs as well, and tell no deed that is still to be done. */
const THINGS = new Set(
  'reward rewards bounty prize view views look glimpse help support cash shelter discount discounts refund refunds rebate rebates guide guides clue clues hint hints boost break treat loan loans grant grants service credit cover'.split(
    ' ',
  ),
)

/** "offers a reward", not "offers talks": who offers a thing has it. */
function hasThing(words: readonly Word[], { object }: Clause): boolean {
  if (object === null) return false
  const { verbForms, key } = words[object.to - 1]!.lexeme
  return verbForms === 0 || THINGS.has(key)
}

/** Whoever is one does not do it here. */
const PERSONS = new Set(['champion', 'champions', 'advocate', 'advocates'])

/** A word that is the verb of no clause: a noun that says of what, or a verb the clause reader did not find. */
function operatesHere(words: readonly Word[], i: number): boolean {
  const word = words[i]!
  const { flags, key, verbForms } = word.lexeme
  // "the reigning champion", not "champions a bill"
  if (PERSONS.has(key)) return false
  if (isNounOperator(word)) return isOperatingNoun(words, i)
  return ((verbForms & (THIRD | PAST | GERUND)) !== 0 || (flags & NOUN_TOO) === 0) && !isNounHere(words, i)
}

/** The word before it makes it a noun: "the order", "Trump's order". */
function isNounHere(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]
  return (
    before !== undefined &&
    ((before.lexeme.flags & (DETERMINER | PREPOSITION)) !== 0 || (before.marks & POSSESSIVE) !== 0)
  )
}

/** A noun is an operator where it says of what: "plan for", "threat of", "talks over"; or at the end of a compound. */
function isOperatingNoun(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]
  if (next === undefined || (next.marks & AFTER_BREAK) !== 0) return true
  return (
    (next.lexeme.flags & (PREPOSITION | DETERMINER)) !== 0 ||
    (next.marks & NUMERIC) !== 0 ||
    next.raw === '$' ||
    next.lexeme.key === 'to' ||
    next.lexeme.key === 'that'
  )
}

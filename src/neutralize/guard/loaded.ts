/**
 * What the detector finds in a candidate: a manipulation that was left in, unless the source tells it as a fact, names
 * somebody so, or says itself what ought to be.
 */
import { analyze } from '../../text/analyze.ts'
import { isAccusing, lexemeOf } from '../clause/lexicon.ts'
import { SPEECH } from '../clause/verbs.ts'
import type { SourceFacts } from '../facts/facts.ts'
import type { CandidateReading, GuardOptions } from './rules.ts'

export interface TacticLeft {
  rule: 'loaded'
  side: 'candidate'
  text: string
  start: number
  end: number
  message: string
}

/** Shapes that a neutral wording may have: a count of items, an unnamed person, words quoted as the source quotes them. */
const TOLERATED = new Set(['withheld-subject', 'listicle', 'scare-quotes', 'forward-reference'])

/** The tactics of a candidate that are no fact of its source, offsets in code points. */
export function tacticsLeft(facts: SourceFacts, reading: CandidateReading, options: GuardOptions): TacticLeft[] {
  if (options.detectTactics === undefined) return []
  return options
    .detectTactics(reading.text)
    .filter(
      (tactic) =>
        tactic.inQuote !== true &&
        !TOLERATED.has(tactic.tacticId ?? '') &&
        !isPlainInSource(facts, tactic.text) &&
        !isOfName(facts, reading.text, tactic.text) &&
        !(tactic.tacticId === 'moralizing' && isDutyTold(facts, reading)) &&
        !(tactic.tacticId === 'sensational-verb' && isCrimeOf(facts, tactic.text)),
    )
    .map(({ text, start, end }) => ({
      rule: 'loaded',
      side: 'candidate',
      text,
      start,
      end,
      message: 'leaves a manipulation in',
    }))
}

/** The summary tells it in the same words, so the word is a fact here and no lure. */
function isPlainInSource(facts: SourceFacts, cue: string): boolean {
  const stems = analyze(cue)
  return (
    stems.length > 0 &&
    stems.every((stem) => facts.parts.slice(1).some((part) => part.words.some((word) => word.lexeme.stem === stem)))
  )
}

/** "Hotel Magnifico": the word is part of a name of the source. */
function isOfName(facts: SourceFacts, candidate: string, cue: string): boolean {
  if (!/^\p{Lu}\S*$/u.test(cue)) return false
  const before = /\p{Lu}\S* $/u.exec(candidate.slice(0, candidate.indexOf(cue)))
  return before !== null && facts.source.headline.includes(before[0] + cue)
}

const DUTIES = ['should', 'must', 'need', 'needs', 'needed', 'ought']

/** What ought to be is said by somebody, or by the source itself. */
function isDutyTold(facts: SourceFacts, { clauses }: CandidateReading): boolean {
  return (
    DUTIES.some((word) => facts.keys.has(word)) ||
    clauses.some(({ marker, lemma }) => marker === 'label' || SPEECH.has(lemma))
  )
}

/** "robs bank": the deed itself, and the source's own word. */
function isCrimeOf(facts: SourceFacts, cue: string): boolean {
  const { senses, stem } = lexemeOf(cue.toLowerCase())
  return facts.stems.has(stem) && senses.some(isAccusing)
}

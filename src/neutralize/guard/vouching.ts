/**
 * What a source leaves to a speaker or asks is not told in our own name, and the purpose that it asks for is not given.
 */

import type { Clause } from '../clause/clause.ts'
import { SPEECH } from '../clause/verbs.ts'
import { occurs, trait } from '../clause/word-traits.ts'
import { AFTER_COLON, IN_QUESTION, isContent } from '../clause/words.ts'
import { isCopula, LIGHT } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { holdsWord } from '../facts/same-one.ts'
import { isVouched, SAYING, surenessOf } from '../facts/sureness.ts'
import type { ClauseMatch } from '../facts/text.ts'
import { likest } from './negation.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const hasSpeaker = oncePerSource(({ parts }) =>
  parts.some(({ clauses }) => clauses.some(({ speaker }) => speaker !== null)),
)

/** A clause that somebody vouches for in the source is not told in our own name. */
export function checkVouched(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  all: readonly ClauseMatch[],
  findings: Finding[],
): void {
  if (!hasSpeaker(facts)) return
  if (clause.status === 'noun' || clause.speaker !== null || SPEECH.has(clause.lemma) || isVouched(reading)) return
  if (isLabelled(facts, reading)) return
  if (clause.status === 'ongoing' && clause.group.from === clause.verb) return
  const matches = likest(reading, clause, all)
  if (
    matches.length === 0 ||
    (LIGHT.has(clause.lemma) && !isCopula(clause) && !matches.some((match) => match.isHeadline))
  )
    return
  const sureness = surenessOf(reading.words, clause)
  const isVouchedThere =
    sureness === 'sure'
      ? matches.every((match) => match.clause.speaker !== null && !OWNING.has(match.clause.speaker.lemma)) &&
        matches.some((match) => match.isHeadline)
      : sureness === 'planned' &&
        clause.governor === null &&
        reading.words.slice(clause.group.from, clause.verb).some((word) => word.lexeme.key === 'will') &&
        matches.every((match) => match.clause.speaker !== null && SAYING.has(match.clause.speaker.lemma))
  if (isVouchedThere)
    findings.push(
      wordFinding(
        'attribution',
        reading,
        clause.group.from,
        clause.group.to - 1,
        'asserts what the source leaves to a speaker',
      ),
    )
}

/** "US military: 8 killed": whoever stands behind the source's colon or verb stands in front of ours. */
function isLabelled({ parts }: SourceFacts, { words }: CandidateReading): boolean {
  const colon = words.findIndex(({ marks }, i) => i > 0 && (marks & AFTER_COLON) !== 0)
  const label = words.slice(0, Math.max(0, colon)).filter(isContent)
  return (
    label.length > 0 &&
    parts.some((part) =>
      part.clauses.some(({ speaker }) => {
        const who = speaker?.subject ?? null
        return who !== null && label.every((word) => holdsWord(part.words, who, word))
      }),
    )
  )
}

/** Who admits or announces it knows it himself: his word may be taken. */
const OWNING = new Set('admit confirm acknowledge concede announce reveal explain learn know'.split(' '))

const REASONS = new Set(['over', 'because', 'due', 'after', 'owing'])

const WHY = trait(({ key }) => key === 'why')

/** "Why is X doing it?": a wording that gives the purpose answers what the source asks. */
export function checkPurpose(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(facts.headline.traits, WHY)) return
  if (!facts.headline.words.some((word) => word.lexeme.key === 'why' && (word.marks & IN_QUESTION) !== 0)) return
  const because = reading.words.findIndex(({ lexeme }) => REASONS.has(lexeme.key))
  const reason = because < 0 ? undefined : reading.words.slice(because + 1, because + 4).find(isContent)
  const isKnown =
    reason !== undefined &&
    (facts.stems.has(reason.lexeme.stem) || reason.lexeme.senses.some((sense) => facts.senses.has(sense)))
  if (because > 0 && reason !== undefined && !isKnown) {
    findings.push(wordFinding('question', reading, because, because + 1, 'answers what the source asks'))
    return
  }
  for (const clause of reading.clauses) {
    if (clause.status !== 'planned' || clause.governor === null || clause.group.to - clause.group.from < 2) continue
    if (reading.words[clause.group.from]!.lexeme.key !== 'to') continue
    if (facts.stems.has(reading.words[clause.verb]!.lexeme.stem)) continue
    if (clause.senses.some((sense) => facts.senses.has(sense))) continue
    findings.push(
      wordFinding('question', reading, clause.group.from, clause.group.to - 1, 'answers what the source asks'),
    )
    return
  }
}

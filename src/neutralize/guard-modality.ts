/**
 * Plans, questions and conditions: a clause is no surer than the source clause that is most like it, and a deed that
 * is only a noun in the source is no deed done.
 */

import type { Clause } from './clause.ts'
import { NOUN_TOO, PAST, PLANNING, POSSIBILITY } from './clause-lexicon.ts'
import { type ClauseMatch, isCopula, LIGHT, overlaps } from './clause-match.ts'
import { PHASE_VERBS, SPEECH } from './clause-verbs.ts'
import { IN_QUESTION, type Word } from './clause-words.ts'
import type { SourceFacts, SourcePart } from './facts.ts'
import { likest } from './guard-negation.ts'
import { type CandidateReading, type Finding, wordFinding } from './guard-rules.ts'
import { flagsOf, HEDGES, hasMay, isFramed, isPerfect, isVouched, MAY, SAYING, surenessOf } from './sureness.ts'

/** What an article does is not measured against the source. */
const TELLING = new Set(
  'discuss examine consider explore cover describe explain ask question review list compare include mention cite show'.split(
    ' ',
  ),
)

const TRYING = new Set('seek try aim plan intend attempt strive suggest say report'.split(' '))

export function checkSureness(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  all: readonly ClauseMatch[],
  findings: Finding[],
): void {
  const matches = likest(reading, clause, all)
  if (
    matches.length === 0 ||
    clause.status === 'noun' ||
    (SPEECH.has(clause.lemma) &&
      clause.status !== 'planned' &&
      reading.clauses.some((other) => other.speaker === clause) &&
      matches.every((match) => surenessOf(match.part.words, match.clause) === 'hedged')) ||
    TELLING.has(clause.lemma) ||
    (TRYING.has(clause.lemma) &&
      !matches.every(
        (match) =>
          match.clause.governor !== null &&
          match.part.words[match.clause.verb]!.lexeme.lemma === clause.lemma &&
          surenessOf(match.part.words, match.clause) === 'hedged',
      ))
  )
    return
  if (
    LIGHT.has(clause.lemma) &&
    !isCopula(clause) &&
    !matches.some((match) => match.isHeadline || sharesAdjunct(reading, clause, match))
  )
    return
  if (
    clause.status === 'ongoing' &&
    clause.group.from === clause.verb &&
    matches.every(
      (match) =>
        match.clause.isHedged &&
        match.part.words[match.clause.verb]!.lexeme.stem === reading.words[clause.verb]!.lexeme.stem,
    ) &&
    (flagsOf(reading.words) & HEDGES) === 0
  ) {
    findings.push(
      wordFinding('hedge', reading, clause.group.from, clause.group.to - 1, 'asserts what the source hedges'),
    )
    return
  }
  // A bare -ing form tells neither when nor whether.
  const isBareGerund = clause.status === 'ongoing' && clause.group.from === clause.verb
  if (isBareGerund && !(clause.governor !== null && WEIGHING.has(clause.governor.lemma))) return
  const mine = surenessOf(reading.words, clause)
  const theirs = matches.map((match) => surenessOf(match.part.words, match.clause))
  const { from, to } = clause.group
  if (mine === 'sure') {
    if (!theirs.includes('sure')) {
      const cause = theirs[0]!
      if (
        isFramed(reading, clause) ||
        (cause === 'hedged' &&
          clause.speaker !== null &&
          !matches.some((match) => hasMay(match.part.words, match.clause)))
      )
        return
      findings.push(
        cause === 'planned'
          ? wordFinding('plan', reading, from, to - 1, 'tells as done what the source tells as planned')
          : cause === 'asked'
            ? wordFinding('question', reading, from, to - 1, 'answers what the source asks')
            : wordFinding('hedge', reading, from, to - 1, 'asserts what the source hedges'),
      )
      return
    }
    if (
      clause.status === 'done' &&
      !isCopula(clause) &&
      isPerfect(reading, clause) &&
      matches.every((match) => match.clause.status === 'ongoing')
    ) {
      findings.push(wordFinding('plan', reading, from, to - 1, 'tells as done what is under way'))
      return
    }
  } else if (
    mine === 'planned' &&
    clause.governor === null &&
    theirs.every(
      (sureness, index) =>
        sureness === 'sure' && matches[index]!.clause.status === 'done' && matches[index]!.clause.governor === null,
    )
  ) {
    findings.push(wordFinding('plan', reading, from, to - 1, 'tells as planned what the source tells as done'))
    return
  } else if (
    mine === 'planned' &&
    clause.governor === null &&
    (matches.every((match, index) => theirs[index] === 'asked' || match.clause.isConditional) ||
      (!theirs.includes('sure') && matches.some((match, index) => match.isHeadline && theirs[index] === 'asked'))) &&
    !isFramed(reading, clause)
  ) {
    findings.push(wordFinding('question', reading, from, to - 1, 'answers what the source asks'))
    return
  }
  const isExact = matches.every(
    (match) => match.part.words[match.clause.verb]!.lexeme.stem === reading.words[clause.verb]!.lexeme.stem,
  )
  const isAllDone =
    isExact && matches.every((match, index) => theirs[index] === 'sure' && match.clause.status === 'done')
  if (
    mine === 'planned' &&
    clause.governor !== null &&
    isAllDone &&
    INTENDING.has(clause.governor.lemma) &&
    !facts.keys.has(clause.governor.lemma) &&
    !facts.stems.has(reading.words[clause.governor.verb]!.lexeme.stem)
  ) {
    findings.push(
      wordFinding(
        'plan',
        reading,
        clause.governor.group.from,
        to - 1,
        'tells as planned what the source tells as done',
      ),
    )
    return
  }
  if (
    clause.isHedged &&
    isAllDone &&
    matches.some((match) => match.isHeadline) &&
    (facts.headlineFlags & POSSIBILITY) === 0 &&
    MAY.has(reading.words[clause.group.from]!.lexeme.key)
  ) {
    findings.push(wordFinding('plan', reading, from, to - 1, 'tells as possible what the source tells as done'))
    return
  }
  if (
    mine === 'planned' &&
    clause.governor === null &&
    isExact &&
    theirs.every((sureness) => sureness === 'hedged') &&
    !isFramed(reading, clause) &&
    (flagsOf(reading.words.slice(0, clause.group.to)) & POSSIBILITY) === 0
  ) {
    findings.push(wordFinding('hedge', reading, from, to - 1, 'asserts what the source hedges'))
    return
  }
  if (
    mine === 'planned' &&
    clause.governor !== null &&
    (reading.words[clause.governor.verb]!.lexeme.flags & PLANNING) === 0 &&
    theirs.every((sureness) => sureness === 'hedged') &&
    matches.every((match) => match.clause.isHedged) &&
    !isFramed(reading, clause)
  ) {
    findings.push(wordFinding('hedge', reading, from, to - 1, 'asserts what the source hedges'))
    return
  }
  if (
    mine === 'planned' &&
    clause.governor === null &&
    clause.speaker === null &&
    matches.every((match) => match.clause.speaker !== null && SAYING.has(match.clause.speaker.lemma)) &&
    reading.words.slice(clause.group.from, clause.verb).some((word) => word.lexeme.key === 'will') &&
    !isVouched(reading)
  ) {
    findings.push(wordFinding('attribution', reading, from, to - 1, 'asserts what the source leaves to a speaker'))
    return
  }
  if (
    mine === 'sure' &&
    clause.speaker === null &&
    !SPEECH.has(clause.lemma) &&
    matches.every((match) => match.clause.speaker !== null && !OWNING.has(match.clause.speaker.lemma)) &&
    matches.some((match) => match.isHeadline) &&
    !isVouched(reading)
  )
    findings.push(wordFinding('attribution', reading, from, to - 1, 'asserts what the source leaves to a speaker'))
}

const WEIGHING = new Set(['consider', 'mull', 'weigh', 'contemplate', 'discuss', 'propose', 'suggest'])

/** "go out of the Champions League" in both. */
function sharesAdjunct(reading: CandidateReading, clause: Clause, match: ClauseMatch): boolean {
  return clause.adjuncts.some(({ range }) =>
    match.clause.adjuncts.some((other) => overlaps(reading.words, range, match.part.words, other.range)),
  )
}

const INTENDING = new Set(
  'plan intend propose threaten vow consider prepare hope want promise pledge aim expect seek'.split(' '),
)

/** Who admits or announces it knows it himself: his word may be taken. */
const OWNING = new Set('admit confirm acknowledge concede announce reveal explain learn know'.split(' '))

/** "Why is X doing it?": a wording that gives the purpose answers what the source asks. */
export function checkPurpose(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!facts.headline.words.some((word) => word.lexeme.key === 'why' && (word.marks & IN_QUESTION) !== 0)) return
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

const UNSURE_BEFORE = new Set(['for', 'of', 'to', 'over', 'against', 'about'])

/** A verb of ours that is only a noun in the source ("push for a pardon"), in a clause that is not sure. */
export function checkNoun(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  matches: readonly ClauseMatch[],
  findings: Finding[],
): void {
  const { verbForms, flags: verbFlags } = reading.words[clause.verb]!.lexeme
  if (((verbForms & PAST) === 0 && (verbFlags & NOUN_TOO) !== 0) || SPEECH.has(clause.lemma)) return
  if (
    clause.subject === null ||
    matches.length > 0 ||
    clause.status !== 'done' ||
    clause.speaker !== null ||
    LIGHT.has(clause.lemma) ||
    isCopula(clause) ||
    surenessOf(reading.words, clause) !== 'sure' ||
    isFramed(reading, clause)
  )
    return
  const verb = reading.words[clause.verb]!.lexeme
  let isFound = false
  for (const part of facts.parts) {
    for (let i = 0; i < part.words.length; i++) {
      const word = part.words[i]!
      if (word.lexeme.stem !== verb.stem && word.lexeme.lemma !== verb.lemma && word.lexeme.root !== verb.root) continue
      isFound = true
      const host = hostOf(part, i)
      if (host === null) return
      const sureness = surenessOf(part.words, host)
      const isAfterPlan =
        (part.words[host.verb]!.lexeme.flags & PLANNING) !== 0 &&
        !PHASE_VERBS.has(host.lemma) &&
        hasBetween(part.words, host.verb, i, UNSURE_BEFORE)
      if (sureness === 'sure' && !isAfterPlan) return
    }
  }
  if (isFound)
    findings.push(
      wordFinding(
        'plan',
        reading,
        clause.group.from,
        clause.group.to - 1,
        'tells as done what the source only speaks of',
      ),
    )
}

function hostOf(part: SourcePart, index: number): Clause | null {
  let host: Clause | null = null
  for (const clause of part.clauses)
    if (clause.verb < index && clause.marker !== 'label' && clause.marker !== 'attribute') host = clause
  return host
}

function hasBetween(words: readonly Word[], from: number, to: number, keys: ReadonlySet<string>): boolean {
  for (let i = from + 1; i < to; i++) if (keys.has(words[i]!.lexeme.key)) return true
  return false
}

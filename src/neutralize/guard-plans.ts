/**
 * What is to come: a source without a future gives no plan, and what was only announced is not done.
 */
import { ALLEGATION, PLANNING, POSSIBILITY } from './clause-lexicon.ts'
import { isCopula, matchingClauses, overlaps, sameStem } from './clause-match.ts'
import type { SourceFacts } from './facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './guard-rules.ts'

const FUTURE = new Set(
  'will would shall plan plans planned planning propose proposes proposed set expected expects expect poised due going upcoming coming next future tomorrow seek seeks seeking bid aim aims want wants threaten threatens vow vows consider considers considering mull mulls weigh weighs prepare prepares preparing soon until before ahead deadline forecast forecasts predicts likely could may might ask asks asked urge urges call calls demand demands should must order orders ordered return returning moving leaving launch launches begin begins talks promise promises pledge pledges try tries trying effort efforts intends hopes hope eyes looks running run runs campaign candidate candidates race contender election proposal offer offers request schedule scheduled date opens open starts start warns warn warning potential possible push pushes pushing what who if can'.split(
    ' ',
  ),
)

const TO_COME = new Set(
  'will expected planned upcoming scheduled set poised due future coming considering consider'.split(' '),
)

const futureCache = new WeakMap<SourceFacts, boolean>()

function hasFuture(facts: SourceFacts): boolean {
  let isOpen = futureCache.get(facts)
  if (isOpen === undefined) {
    isOpen = facts.parts.some(
      (part) =>
        part.clauses.some(
          (clause) =>
            clause.status === 'planned' ||
            (clause.status === 'ongoing' && clause.group.from < clause.verb) ||
            (clause.status === 'ongoing' && clause.governor === null && part === facts.headline),
        ) ||
        part.words.some((word, index) => FUTURE.has(word.lexeme.key) && !(index === 0 && word.lexeme.key === 'will')),
    )
    futureCache.set(facts, isOpen)
  }
  return isOpen
}

/** A source without any future gives no plan. */
export function checkFuture(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const isOpen = hasFuture(facts)
  checkPostponed(facts, reading, findings)
  checkHastened(facts, reading, findings)
  checkDoubted(facts, reading, findings)
  checkPlannedNoun(facts, reading, findings)
  checkWithdrawn(facts, reading, findings)
  if (isOpen) return
  for (const clause of reading.clauses) {
    if (clause.status !== 'planned' || clause.isConditional) continue
    if (clause.governor !== null && (reading.words[clause.governor.verb]!.lexeme.flags & PLANNING) === 0) continue
    const isMain = clause.governor === null && clause.marker === ''
    if (!isMain) continue
    findings.push(
      wordFinding(
        'plan',
        reading,
        clause.group.from,
        clause.group.to - 1,
        'tells as planned what the source tells as done',
      ),
    )
    return
  }
  for (let i = 0; i < reading.words.length; i++) {
    const word = reading.words[i]!
    if (TO_COME.has(word.lexeme.key) && !facts.keys.has(word.lexeme.key) && !facts.keys.has(word.lexeme.lemma)) {
      findings.push(wordFinding('plan', reading, i, i, 'speaks of something to come that the source does not'))
      return
    }
  }
}

const MAY = new Set(['may', 'might', 'could'])

/** "announces retirement" told as "may retire": the source knows no doubt. */
function checkDoubted(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const at = reading.words.findIndex(
    (word, i) =>
      MAY.has(word.lexeme.key) &&
      reading.clauses.some(
        (clause) =>
          i >= clause.group.from && i < clause.verb && facts.roots.has(reading.words[clause.verb]!.lexeme.root),
      ),
  )
  if (at < 0 || (facts.allFlags & POSSIBILITY) !== 0 || (facts.headlineFlags & ALLEGATION) !== 0) return
  if (hasFuture(facts)) return
  findings.push(wordFinding('plan', reading, at, at, 'tells as possible what the source tells as so'))
}

/** "signs order" told as "to consider order": the same doer and object, the deed put off. */
function checkPostponed(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const clause = reading.clauses.find(
    (other) => other.status === 'planned' && other.governor === null && other.marker === '',
  )
  if (clause === undefined || clause.subject === null || matchingClauses(facts, reading.words, clause).length > 0)
    return
  if (facts.headline.clauses.some((other) => other.status === 'planned')) return
  const objects = [clause.object, ...clause.adjuncts.map((adjunct) => adjunct.range)]
  for (const other of facts.headline.clauses) {
    if (
      other.status !== 'done' ||
      other.isHedged ||
      other.isQuestion ||
      other.governor !== null ||
      other.object === null ||
      (facts.headline.words[other.verb]!.lexeme.flags & PLANNING) !== 0
    )
      continue
    if (!overlaps(reading.words, clause.subject, facts.headline.words, other.subject)) continue
    if (!objects.some((range) => overlaps(reading.words, range, facts.headline.words, other.object))) continue
    findings.push(
      wordFinding('plan', reading, clause.group.from, clause.group.to - 1, 'puts off what the source tells as done'),
    )
    return
  }
}

const INTENDING = new Set('plan propose consider weigh mull threaten prepare vow intend'.split(' '))

/** "Ukraine attacks" told as "Ukraine plans attack". */
function checkPlannedNoun(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (!INTENDING.has(clause.lemma) || clause.isPassive || clause.object === null || clause.subject === null) continue
    if (facts.keys.has(clause.lemma) || clause.governor !== null) continue
    const { words } = facts.headline
    const isDone = facts.headline.clauses.some(
      (other) =>
        other.status === 'done' &&
        !other.isHedged &&
        !other.isQuestion &&
        other.governor === null &&
        (words[other.verb]!.lexeme.flags & PLANNING) === 0 &&
        overlaps(reading.words, clause.subject, words, other.subject) &&
        reading.words
          .slice(clause.object!.from, clause.object!.to)
          .some((word) => sameStem(word.lexeme, words[other.verb]!.lexeme)),
    )
    if (!isDone) continue
    findings.push(
      wordFinding(
        'plan',
        reading,
        clause.group.from,
        clause.group.to - 1,
        'tells as planned what the source tells as done',
      ),
    )
    return
  }
}

/** "passes rule" told as "proposes rule": the object of a deed, now only proposed. */
function checkWithdrawn(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (!INTENDING.has(clause.lemma) || clause.isPassive || clause.object === null || clause.subject === null) continue
    if (facts.keys.has(clause.lemma) || clause.governor !== null) continue
    if (facts.headline.clauses.some((other) => other.status === 'planned' && other.governor === null)) continue
    if (matchingClauses(facts, reading.words, clause).length > 0) continue
    const { words } = facts.headline
    const isDone = facts.headline.clauses.some(
      (other) =>
        other.status === 'done' &&
        ENACTING.has(other.lemma) &&
        overlaps(reading.words, clause.subject, words, other.subject) &&
        overlaps(reading.words, clause.object, words, other.object),
    )
    if (!isDone) continue
    findings.push(
      wordFinding(
        'plan',
        reading,
        clause.group.from,
        clause.group.to - 1,
        'tells as planned what the source tells as done',
      ),
    )
    return
  }
}

const ENACTING = new Set(
  'pass adopt approve enact sign impose launch order issue introduce open build buy sell close begin start win name appoint'.split(
    ' ',
  ),
)

const ANNOUNCED = new Set(
  'vow plan propose seek threaten consider weigh mull promise pledge demand want eye request await brace prepare offer'.split(
    ' ',
  ),
)

const HELD = new Set(
  'vow plan propose seek threaten consider weigh mull promise pledge demand want eye ask request call urge say announce repeat outline describe discuss face push warn await brace prepare expect include list offer set aim press give present unveil make draw'.split(
    ' ',
  ),
)

/** "vows tougher measures" told as "imposes tougher measures": the object that was only announced, now done with. */
export function checkHastened(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (
      clause.status !== 'done' ||
      clause.isHedged ||
      clause.isPassive ||
      clause.governor !== null ||
      clause.subject === null ||
      clause.object === null ||
      HELD.has(clause.lemma) ||
      isCopula(clause)
    )
      continue
    const { words } = facts.headline
    for (const other of facts.headline.clauses) {
      if (!ANNOUNCED.has(other.lemma) || other.isPassive || other.object === null) continue
      if (
        !overlaps(reading.words, clause.subject, words, other.subject) ||
        !overlaps(reading.words, clause.object, words, other.object)
      )
        continue
      if (matchingClauses(facts, reading.words, clause).length > 0) continue
      findings.push(
        wordFinding(
          'plan',
          reading,
          clause.group.from,
          clause.group.to - 1,
          'tells as done what the source tells as announced',
        ),
      )
      return
    }
  }
}

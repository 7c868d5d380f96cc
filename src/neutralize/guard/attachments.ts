/**
 * What displacement (`guard/bindings.ts`) does not see: another victim, a victim turned doer, rivals of which one stands
 * for the other, "together", points of the compass.
 */
import type { Clause, Range } from '../clause/clause.ts'
import { PLACE_NAME } from '../clause/lexicon.ts'
import { ERGATIVE, MUTUAL, rolesOf } from '../clause/roles.ts'
import { SPEECH } from '../clause/verbs.ts'
import { keyTrait, occurs, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, CAPITAL, isContent, JOINED, type Word } from '../clause/words.ts'
import {
  headOf,
  isCopula,
  isOtherSex,
  isRival,
  isVerbatim,
  LIGHT,
  mayHaveRival,
  overlaps,
  sameHead,
  sameStem,
} from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { isAnaphor, isOnlyRelated, isRelative } from '../facts/same-one.ts'
import { SAYING } from '../facts/sureness.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** Adds findings for doers, objects and names that hang elsewhere in the source. */
export function checkAttachments(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (isCopula(clause) || clause.status === 'noun' || isVerbatim(facts, reading, clause)) continue
    const deeds = sameDeeds(facts, reading.words, clause)

    if (deeds.length === 0) continue
    checkTurnedPatient(facts, reading, clause, deeds, findings)

    checkOtherVictim(reading, clause, deeds, findings)
  }
  if (occurs(reading.traits, JOINT)) checkTogether(facts, reading, findings)
  if (occurs(reading.traits, DIRECTED) || occurs(facts.traits, DIRECTED)) checkCompass(facts, reading, findings)
  if (occurs(reading.traits, RIVAL) && occurs(facts.traits, RIVAL)) checkRivals(facts, reading, findings)
}

interface Deed {
  clause: Clause
  part: SourcePart
}

/** The source clauses of the same verb; of verbs of saying, all of them. */
function sameDeeds(facts: SourceFacts, words: readonly Word[], clause: Clause): Deed[] {
  const isSpeech = SAYING.has(clause.lemma) || clause.marker === 'label'
  const deeds: Deed[] = []
  for (const part of facts.parts)
    for (const other of part.clauses) {
      const isSame = isSpeech
        ? SAYING.has(other.lemma) || other.marker === 'label'
        : other.marker !== 'label' &&
          !isCopula(other) &&
          sameStem(words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme)
      if (isSame && other.status !== 'noun') deeds.push({ clause: other, part })
    }
  return deeds
}

/** The last content word of the head of a phrase. */
function lastContent(words: readonly Word[], range: Range): number {
  const head = headOf(words, range) ?? range
  for (let i = head.to - 1; i >= head.from; i--) if (isContent(words[i]!)) return i
  return head.from
}

/** "girl hurt" told as "boy hurt", "aide of the minister charged" as "minister charged". */
function checkOtherVictim(
  reading: CandidateReading,
  clause: Clause,
  deeds: readonly Deed[],
  findings: Finding[],
): void {
  const { words } = reading
  const done = rolesOf(clause, words).done
  if (done === null || SPEECH.has(clause.lemma) || LIGHT.has(clause.lemma) || MUTUAL.has(clause.lemma)) return
  let isOther = false
  for (const { clause: other, part } of deeds) {
    const theirs = rolesOf(other, part.words).done
    if (theirs === null || isAnaphor(part.words, theirs)) continue
    const mine = words[lastContent(words, done)]!.lexeme
    const its = part.words[lastContent(part.words, theirs)]!.lexeme
    if (
      isOtherSex(mine, its) ||
      isRival(mine, its) ||
      (isRelative(its.lemma) && !words.some(({ lexeme }) => isRelative(lexeme.lemma))) ||
      isOnlyRelated(words, done, part.words, theirs)
    )
      isOther = true
    else if (overlaps(words, done, part.words, theirs)) return
  }
  if (isOther)
    findings.push(
      wordFinding(
        'roles',
        reading,
        Math.min(done.from, clause.group.from),
        Math.max(done.to, clause.group.to) - 1,
        'does it to another than the source',
      ),
    )
}

/** "girl killed" told as "girl kills man". */
function checkTurnedPatient(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  deeds: readonly Deed[],
  findings: Finding[],
): void {
  if (clause.isPassive || clause.subject === null) return
  // "accuses Norland of fraud": whom it accuses is the subject of what he is accused of.
  const object = clause.object ?? accusedBy(reading, clause)
  if (object === null) return
  if (
    clause.object !== null &&
    (reading.words[lastContent(reading.words, clause.subject)]!.lexeme.flags & PLACE_NAME) !== 0
  )
    return
  if (MUTUAL.has(clause.lemma) || ERGATIVE.has(clause.lemma)) return
  if (SPEECH.has(clause.lemma) && !ACCUSING.has(clause.lemma)) return
  const isTurned =
    deeds.some(({ part }) => part === facts.headline) &&
    deeds
      .filter(({ part }) => part === facts.headline)
      .every(
        ({ clause: other, part }) =>
          other.isPassive &&
          other.agent === null &&
          (overlaps(reading.words, object, part.words, other.subject)
            ? isOnlyRelated(reading.words, clause.subject!, part.words, other.subject!)
            : sameHead(reading.words, clause.subject, part.words, other.subject)),
      )
  if (isTurned)
    findings.push(
      wordFinding('roles', reading, clause.group.from, clause.group.to - 1, 'makes a doer of the one it is done to'),
    )
}

function accusedBy({ clauses }: CandidateReading, { lemma, group }: Clause): Range | null {
  if (!ACCUSING.has(lemma)) return null
  return clauses.find(({ subject }) => subject !== null && subject.from === group.to)?.subject ?? null
}

const ACCUSING = new Set(['accuse', 'suspect', 'blame', 'charge', 'warn', 'urge', 'ask', 'order', 'tell'])

const JOINING = new Set(['together', 'joint', 'jointly', 'alongside', 'simultaneously'])

const JOINT = keyTrait(JOINING)

/** "together" where the source does not say so. */
function checkTogether(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const at = reading.words.findIndex((word) => JOINING.has(word.lexeme.key) && !facts.keys.has(word.lexeme.key))
  if (at < 0 || !reading.words.some((word) => word.lexeme.key === 'and')) return
  findings.push(wordFinding('roles', reading, at, at, 'joins what the source does not join'))
}

const RIVAL = trait(mayHaveRival)

/** "Republican-led", "Senate Democrats": the one in front of a noun, where the source has its rival there. */
function checkRivals(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 0; i + 1 < words.length; i++) {
    const next = words[i + 1]!
    if (!isContent(words[i]!) && (next.marks & JOINED) === 0) continue
    if ((next.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || !isContent(next)) continue
    // "Pupil attacks teacher": whoever does it is judged by the deed.
    if (
      (next.marks & JOINED) === 0 &&
      reading.clauses.some(
        ({ verb, status, agent }) =>
          verb === i + 1 &&
          status === 'done' &&
          (agent !== null || facts.headline.clauses.some((other) => other.agent !== null)),
      )
    )
      continue
    let isSame = false
    let hasRival = false
    for (const part of facts.parts)
      for (let k = 0; k + 1 < part.words.length; k++) {
        const theirs = part.words[k + 1]!
        if (!sameStem(theirs.lexeme, next.lexeme) || (theirs.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) continue
        if (sameStem(part.words[k]!.lexeme, words[i]!.lexeme)) isSame = true
        else if (isRival(part.words[k]!.lexeme, words[i]!.lexeme)) hasRival = true
      }
    if (!hasRival || isSame) continue
    findings.push(wordFinding('roles', reading, i, i + 1, 'belongs to another in the source'))
    return
  }
}

const COMPASS = new Set(['west', 'north', 'south', 'east'])

const DIRECTED = keyTrait(COMPASS)

/** "Virginia" is not "West Virginia". */
function checkCompass(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 0; i < words.length; i++) {
    if ((words[i]!.marks & CAPITAL) === 0 || (words[i]!.lexeme.flags & PLACE_NAME) === 0) continue
    const mine = compassBefore(words, i)
    let isSame = false
    let hasOther = false
    for (const part of facts.parts)
      for (let k = 0; k < part.words.length; k++) {
        if (part.words[k]!.lexeme.key !== words[i]!.lexeme.key) continue
        if (compassBefore(part.words, k) === mine) isSame = true
        else hasOther = true
      }
    if (hasOther && !isSame) findings.push(wordFinding('place', reading, i, i, 'is another place than in the source'))
  }
}

function compassBefore(words: readonly Word[], index: number): string {
  const before = words[index - 1]
  return before !== undefined && (before.marks & CAPITAL) !== 0 && COMPASS.has(before.lexeme.key)
    ? before.lexeme.key
    : ''
}

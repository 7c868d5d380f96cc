/**
 * Deeds that go the other way than in the source: who suffers does it, both sides have changed places, the noun of a deed
 * is told as a verb of the one it was done to, a deed without a doer has got one.
 */
import type { Clause, Range } from '../clause/clause.ts'
import { ERGATIVE, MUTUAL, type Roles, rolesOf } from '../clause/roles.ts'
import { SPEECH } from '../clause/verbs.ts'
import { hasTrait, keyTrait, occurs } from '../clause/word-traits.ts'
import { NAMED, type Word } from '../clause/words.ts'
import { AGENT, LIGHT, overlaps, sameHead, sameLast, sameStem } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { compare, headWord, isAnaphor } from '../facts/same-one.ts'
import {
  type DeedPair,
  isActing,
  isGoverned,
  isMisread,
  isMovedBy,
  isPutForth,
  isSameDeed,
  isWithoutObject,
  swapFinding,
} from './deeds.ts'
import type { CandidateReading, Finding } from './rules.ts'

/** Who suffers the deed in the source does it here: "Trump threatens to bomb Oman" told as "Oman threatens to bomb". */
export function checkCrossed(facts: SourceFacts, reading: CandidateReading, clause: Clause): Finding | null {
  const { words } = reading
  if (MUTUAL.has(clause.lemma) || LIGHT.has(clause.lemma)) return null
  const { doer, done } = rolesOf(clause, words)
  if (doer === null || isAnaphor(words, doer) || isMisread(words, reading.clauses, doer) || isWithoutObject(clause))
    return null
  let isCrossed = false
  for (const part of facts.parts)
    for (const other of part.clauses) {
      const pair = { words, clause, part, other }
      if (!isSameDeed(pair, part === facts.headline)) continue
      const theirs = rolesOf(other, part.words)
      if (theirs.doer === null || isMisread(part.words, part.clauses, theirs.doer)) continue
      if (isAnaphor(part.words, theirs.doer) || isMovedBy(pair)) return null
      if (overlaps(words, doer, part.words, theirs.doer) && compare(facts, words, doer, part, theirs.doer) !== 'apart')
        return null
      if (isPutForth(reading, pair, { mine: doer, theirs: theirs.doer })) return null
      isCrossed ||= crosses(pair, { doer, done }, theirs)
    }
  return isCrossed ? swapFinding(reading, clause, doer) : null
}

/** Somebody has left his side of the source's deed for the other. */
function crosses({ words, clause, part, other }: DeedPair, mine: Roles, theirs: Roles): boolean {
  const { doer, done } = mine
  if (!SPEECH.has(clause.lemma)) {
    const isSuffering =
      theirs.done !== null &&
      theirs.done === (other.isPassive ? other.subject : other.object) &&
      sameHead(words, doer, part.words, theirs.done) &&
      (done === null || !sameHead(words, done, part.words, theirs.done))
    const isDoing =
      done !== null &&
      done === (clause.isPassive ? clause.subject : clause.object) &&
      sameLast(words, done, part.words, theirs.doer) &&
      !sameHead(words, done, part.words, theirs.done)
    if (isSuffering || isDoing) return true
  }
  if (other.isPassive || done === null) return false
  // "Oman fires at ship" told as "ship fires".
  return other.adjuncts.some(({ preposition, range }) => {
    const isTarget =
      AGAINST.has(preposition) ||
      (preposition === 'with' && !isTool(part.words, range) && overlaps(words, done, part.words, theirs.done))
    return isTarget && sameLast(words, doer, part.words, range)
  })
}

const AGAINST = new Set(['of', 'on', 'against', 'at'])

/** A thing in whose hands nothing lies: "with 90mph gusts". */
function isTool(words: readonly Word[], range: Range): boolean {
  const head = words[headWord(words, range)]
  return head !== undefined && (head.marks & NAMED) === 0 && !hasTrait(head.lexeme, AGENT)
}

/** "court convicts leader" told as "leader accuses court": another verb, and both have changed places. */
export function checkTurnedRound({ headline }: SourceFacts, reading: CandidateReading, clause: Clause): Finding | null {
  const { words } = reading
  const { doer, done } = rolesOf(clause, words)
  if (doer === null || done === null || !isDirect(clause, done) || isUndirected(clause)) return null
  const isTurned = headline.clauses.some((other) => {
    const theirs = rolesOf(other, headline.words)
    return (
      theirs.doer !== null &&
      theirs.done !== null &&
      isDirect(other, theirs.done) &&
      !isUndirected(other) &&
      sameLast(words, doer, headline.words, theirs.done) &&
      sameLast(words, done, headline.words, theirs.doer) &&
      isActing(headline.words, theirs.doer) &&
      isActing(headline.words, theirs.done) &&
      !overlaps(words, doer, headline.words, theirs.doer) &&
      !overlaps(words, done, headline.words, theirs.done)
    )
  })
  return isTurned ? swapFinding(reading, clause, doer) : null
}

function isDirect({ object, subject }: Clause, done: Range): boolean {
  return done === object || done === subject
}

/** Verbs of which the other side is told with another verb: faces, receives, loses to. */
function isUndirected({ lemma, status }: Clause): boolean {
  return LIGHT.has(lemma) || MUTUAL.has(lemma) || status === 'noun' || RECEIVING.has(lemma)
}

const RECEIVING = new Set(
  'receive get take win lose draw meet suffer hear accept earn gain learn undergo obtain borrow buy sell beat defeat trail lead follow join leave thank fear trust contain hold own include'.split(
    ' ',
  ),
)

const TARGETS = new Set(['on', 'against'])

const TARGETED = keyTrait(TARGETS)

/** "Israel's attack on Syria" told as "Syria attacks": the noun tells who does it, and to whom. */
export function checkNounDeed(facts: SourceFacts, reading: CandidateReading, clause: Clause): Finding | null {
  if (!occurs(facts.traits, TARGETED)) return null
  const { words } = reading
  const { doer, done } = rolesOf(clause, words)
  if (doer === null || MUTUAL.has(clause.lemma) || LIGHT.has(clause.lemma) || SPEECH.has(clause.lemma)) return null
  let isCrossed = false
  for (const { words: theirs, clauses } of facts.parts)
    for (let i = 1; i + 2 < theirs.length; i++) {
      if (!sameStem(theirs[i]!.lexeme, words[clause.verb]!.lexeme)) continue
      if (clauses.some((other) => other.verb === i && other.marker !== 'attribute')) return null
      const owner = { from: Math.max(0, i - 3), to: i }
      if (!TARGETS.has(theirs[i + 1]!.lexeme.key)) continue
      const target = { from: i + 2, to: Math.min(theirs.length, i + 4) }
      if (overlaps(words, doer, theirs, owner)) return null
      if (overlaps(words, doer, theirs, target) || (done !== null && overlaps(words, done, theirs, owner)))
        isCrossed = true
    }
  return isCrossed ? swapFinding(reading, clause, doer) : null
}

const hasAttribute = oncePerSource(({ parts }) =>
  parts.some(({ clauses }) => clauses.some(({ marker, isPassive }) => marker === 'attribute' && isPassive)),
)

/** "boat sinks after minister opens harbour" told as "harbour sinks boat": what another deed is done to does nothing. */
export function checkSetOff(facts: SourceFacts, reading: CandidateReading, clause: Clause): Finding | null {
  const { words } = reading
  const { doer, done } = rolesOf(clause, words)
  if (doer === null || done === null || !ERGATIVE.has(clause.lemma) || done !== themeOf(clause)) return null
  let isSetOff = false
  for (const part of facts.parts)
    for (const other of part.clauses) {
      if (!sameStem(words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme)) continue
      const theirs = rolesOf(other, part.words)
      if (theirs.doer !== null || other.isPassive) return null
      isSetOff ||=
        overlaps(words, done, part.words, theirs.done) &&
        !overlaps(words, doer, part.words, theirs.done) &&
        (part.clauses.some(
          (deed) =>
            deed !== other &&
            !deed.isPassive &&
            deed.subject !== null &&
            sameLast(words, doer, part.words, deed.object),
        ) ||
          // "close early for holidays"
          other.adjuncts.some(
            ({ preposition, range }) => preposition === 'for' && sameLast(words, doer, part.words, range),
          ))
    }
  return isSetOff ? swapFinding(reading, clause, doer) : null
}

const themeOf = ({ isPassive, subject, object }: Clause): Range | null => (isPassive ? subject : object)

/** "leaked contract" told as "minister leaked contract": the source gives the deed no doer. */
export function checkNewDoer(facts: SourceFacts, reading: CandidateReading, clause: Clause): Finding | null {
  if (!hasAttribute(facts)) return null
  const { words } = reading
  const { doer, done } = rolesOf(clause, words)
  if (doer === null || done === null || isGoverned(clause) || isAnaphor(words, doer)) return null
  let isAttribute = false
  for (const part of facts.parts)
    for (let i = 0; i < part.words.length; i++) {
      if (!sameStem(part.words[i]!.lexeme, words[clause.verb]!.lexeme)) continue
      const attribute = part.clauses.find((other) => other.verb === i && other.marker === 'attribute')
      if (attribute === undefined || !attribute.isPassive || overlaps(words, doer, part.words, attribute.subject))
        return null
      isAttribute = true
    }
  return isAttribute && isKnown(facts, words, doer) ? swapFinding(reading, clause, doer) : null
}

function isKnown(facts: SourceFacts, words: readonly Word[], range: Range): boolean {
  const head = words[headWord(words, range)]
  return head !== undefined && facts.stems.has(head.lexeme.stem)
}

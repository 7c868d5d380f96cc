/**
 * Who is bound to what: the doer of a deed, the one it is done to, the owner of a thing. A candidate may use the
 * source's own words throughout and still let two of them change places; here each must be bound as the source binds it.
 *
 * The test is displacement. A candidate binds A to a deed to which the source binds B. That alone may be a better name
 * for the same one. But where the source has A in another place, and the candidate has B in another place, A and B are
 * two, and they have changed places.
 */
import type { Clause, Range } from '../clause/clause.ts'
import { BASE, GUESSED, PARTICIPLE, PREPOSITION } from '../clause/lexicon.ts'
import { ERGATIVE, MOVING, MUTUAL, rolesOf } from '../clause/roles.ts'
import { FACTIVE, OBJECT_CONTROL, SPEECH } from '../clause/verbs.ts'
import { hasTrait, keyTrait, occurs } from '../clause/word-traits.ts'
import { IN_QUOTES, isContent, NAMED, NUMERIC, type Word } from '../clause/words.ts'
import {
  AGENT,
  isCopula,
  isVerbatim,
  LIGHT,
  overlaps,
  sameHead,
  sameLast,
  sameStem,
  sharesSense,
} from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import { compare, headWord, holdsWord, isAnaphor, isForState, isState } from '../facts/same-one.ts'
import { SAYING } from '../facts/sureness.ts'
import { isConverseTold } from './converses.ts'
import { AT, checkOwners, checkSites } from './owners.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** Adds findings for doers, patients and owners that have changed places. */
export function checkBindings(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (
      isCopula(clause) ||
      clause.status === 'noun' ||
      isVerbatim(facts, reading, clause) ||
      (reading.words[clause.verb]!.lexeme.flags & GUESSED) !== 0 ||
      isConverseTold(facts, reading.words, clause)
    )
      continue
    const finding =
      displacedSide(facts, reading, clause, 'doer') ??
      displacedSide(facts, reading, clause, 'done') ??
      checkCrossed(facts, reading, clause) ??
      checkTurnedRound(facts, reading, clause) ??
      checkNewDoer(facts, reading, clause) ??
      checkNounDeed(facts, reading, clause)
    if (finding !== null) findings.push(finding)
  }
  checkOwners(facts, reading, findings)
  checkSites(facts, reading, findings)
}

/** The deed's own side in the source is taken by somebody who stands elsewhere there. */
function displacedSide(facts: SourceFacts, reading: CandidateReading, clause: Clause, side: Side): Finding | null {
  const { words } = reading
  if (LIGHT.has(clause.lemma) || isGoverned(clause) || (side === 'doer' && MUTUAL.has(clause.lemma))) return null
  const mine = sideOf(clause, words, side)
  if (mine === null || isAnaphor(words, mine) || isMisread(words, reading.clauses, mine)) return null
  if (side === 'doer' && isCarriedOver(reading.clauses, clause)) return null
  let isDisplaced = false
  for (const part of facts.parts)
    for (const other of part.clauses) {
      if (!isSameDeed(words, clause, part, other, part === facts.headline && side === 'doer')) continue
      const theirs = sideOf(other, part.words, side)
      if (theirs === null && side === 'done' && isDoneToSame(facts, words, mine, part, other)) return null
      if (theirs === null || isGoverned(other) || isMisread(part.words, part.clauses, theirs)) continue
      // "urges truce" beside "urges rebels to stop": what is asked for, and who is asked.
      if (side === 'done' && OBJECT_CONTROL.has(clause.lemma) && isActing(words, mine) !== isActing(part.words, theirs))
        continue
      // "boss pulls club out" beside "club pulls out": whoever moves is moved.
      if (side === 'doer' && isMovedBy(words, clause, part, other)) return null
      if (isAnaphor(part.words, theirs)) return null
      // "labels map of strait", "labels strait on map"; "X meets Y" may be "Y meets X".
      const [first] = other.adjuncts
      const beside = side === 'done' && first !== undefined ? [first.range] : []
      if (MUTUAL.has(other.lemma) && other.subject !== null) beside.push(other.subject)
      if (MUTUAL.has(clause.lemma) && isOnOtherSide(words, clause, part, theirs)) return null
      if (side === 'doer' && isPutForth(reading, clause, mine, part, theirs)) return null
      // "Storm batters coast with gusts" told as "gusts hit coast".
      const tool = other.adjuncts.find(({ preposition }) => preposition === 'with')
      if (
        side === 'doer' &&
        tool !== undefined &&
        isSameObject(words, clause, part, other) &&
        overlaps(words, mine, part.words, tool.range)
      )
        return null
      if (beside.some((range) => holdsWord(part.words, range, words[headWord(words, mine)]!))) return null
      if (!isSameVerb(words, clause, part, other) && !isSameObject(words, clause, part, other)) continue
      // "Russia marks two days" beside "days mark the feast in Russia".
      if (other.adjuncts.some(({ preposition, range }) => AT.has(preposition) && isPlaceOf(words, mine, part, range)))
        return null
      const verdict = compare(facts, words, mine, part, theirs)
      if (verdict === 'apart' && !SPEECH.has(clause.lemma) && isForState(words, mine, part, theirs)) continue
      if (verdict === 'same') return null
      // "coral has halved" beside "warming halved coral": what it happens to may be its subject.
      if (verdict === 'apart' && side === 'doer' && isWithoutObject(clause)) {
        const done = rolesOf(other, part.words).done
        if (overlaps(words, mine, part.words, done)) return null
      }
      if (verdict === 'apart' && ((part.words[other.verb]!.marks | words[clause.verb]!.marks) & IN_QUOTES) === 0)
        isDisplaced = true
    }
  return isDisplaced ? swapFinding(reading, clause, mine) : null
}

/** "A clerk was hurt": what stands behind an article may be anything, but surely the same where it is. */
function isDoneToSame(
  facts: SourceFacts,
  words: readonly Word[],
  mine: Range,
  part: SourcePart,
  other: Clause,
): boolean {
  const { done } = rolesOf(other, part.words)
  if (done === null || (done !== other.object && done !== other.subject) || isGoverned(other)) return false
  return (
    !isAnaphor(part.words, done) &&
    !isMisread(part.words, part.clauses, done) &&
    compare(facts, words, mine, part, done) === 'same'
  )
}

/** Done to somebody here, and by himself there. */
function isMovedBy(words: readonly Word[], clause: Clause, part: SourcePart, other: Clause): boolean {
  return (
    !clause.isPassive &&
    clause.object !== null &&
    (ERGATIVE.has(other.lemma) || MOVING.has(other.lemma)) &&
    isWithoutObject(other) &&
    sameHead(words, clause.object, part.words, other.subject)
  )
}

/** "X meets Y" is "Y meets X". */
function isOnOtherSide(words: readonly Word[], clause: Clause, part: SourcePart, theirs: Range): boolean {
  return clause.subject !== null && sameHead(words, clause.subject, part.words, theirs)
}

function isWithoutObject(clause: Clause): boolean {
  return !clause.isPassive && clause.object === null
}

function swapFinding(reading: CandidateReading, clause: Clause, mine: Range): Finding {
  return wordFinding(
    SPEECH.has(clause.lemma) ? 'attribution' : 'roles',
    reading,
    Math.min(mine.from, clause.group.from),
    Math.max(mine.to, clause.group.to, mine.from + 1) - 1,
    'lets two change places',
  )
}

function isPlaceOf(words: readonly Word[], mine: Range, part: SourcePart, range: Range): boolean {
  const head = words[headWord(words, mine)]
  return head !== undefined && isState(head) && holdsWord(part.words, range, head)
}

/** Who suffers the deed in the source does it here: "Trump threatens to bomb Oman" told as "Oman threatens to bomb". */
function checkCrossed(facts: SourceFacts, reading: CandidateReading, clause: Clause): Finding | null {
  const { words } = reading
  if (MUTUAL.has(clause.lemma) || LIGHT.has(clause.lemma)) return null
  const { doer, done } = rolesOf(clause, words)
  if (doer === null || isAnaphor(words, doer) || isMisread(words, reading.clauses, doer) || isWithoutObject(clause))
    return null
  let isCrossed = false
  for (const part of facts.parts)
    for (const other of part.clauses) {
      if (!isSameDeed(words, clause, part, other, part === facts.headline)) continue
      const theirs = rolesOf(other, part.words)
      if (theirs.doer === null || isMisread(part.words, part.clauses, theirs.doer)) continue
      if (isAnaphor(part.words, theirs.doer) || isMovedBy(words, clause, part, other)) return null
      if (overlaps(words, doer, part.words, theirs.doer) && compare(facts, words, doer, part, theirs.doer) !== 'apart')
        return null
      if (isPutForth(reading, clause, doer, part, theirs.doer)) return null
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
      const isTarget =
        !other.isPassive &&
        done !== null &&
        other.adjuncts.some(
          ({ preposition, range }) =>
            (AGAINST.has(preposition) ||
              (preposition === 'with' &&
                !isTool(part.words, range) &&
                overlaps(words, done, part.words, theirs.done))) &&
            sameLast(words, doer, part.words, range),
        )
      if ((isSuffering || isDoing) && !SPEECH.has(clause.lemma)) isCrossed = true
      if (isTarget) isCrossed = true
    }
  return isCrossed ? swapFinding(reading, clause, doer) : null
}

/** "court convicts leader" told as "leader accuses court": another verb, and both have changed places. */
function checkTurnedRound({ headline }: SourceFacts, reading: CandidateReading, clause: Clause): Finding | null {
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

/** Somebody who can do things himself: a name, or a court, a leader, a group. */
function isActing(words: readonly Word[], range: Range): boolean {
  const head = words[headWord(words, range)]
  return head !== undefined && ((head.marks & NAMED) !== 0 || hasTrait(head.lexeme, AGENT))
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

/** "Map posted by X labels strait" for "X labels strait": what somebody puts forth speaks for him. */
function isPutForth(reading: CandidateReading, clause: Clause, mine: Range, part: SourcePart, theirs: Range): boolean {
  return reading.clauses.some(
    ({ verb, isPassive, agent, subject }) =>
      isPassive &&
      verb < clause.verb &&
      agent !== null &&
      overlaps(reading.words, agent, part.words, theirs) &&
      (overlaps(reading.words, subject, reading.words, mine) || (verb >= mine.from && verb < mine.to)),
  )
}

/** A thing in whose hands nothing lies: "with 90mph gusts". */
function isTool(words: readonly Word[], range: Range): boolean {
  const head = words[headWord(words, range)]
  return head !== undefined && (head.marks & NAMED) === 0 && !hasTrait(head.lexeme, AGENT)
}

const AGAINST = new Set(['of', 'on', 'against', 'at'])

const TARGETS = new Set(['on', 'against'])

const TARGETED = keyTrait(TARGETS)

/** "Israel's attack on Syria" told as "Syria attacks": the noun tells who does it, and to whom. */
function checkNounDeed(facts: SourceFacts, reading: CandidateReading, clause: Clause): Finding | null {
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

/** "leaked contract" told as "minister leaked contract": the source gives the deed no doer. */
function checkNewDoer(facts: SourceFacts, reading: CandidateReading, clause: Clause): Finding | null {
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

type Side = 'doer' | 'done'

/** The doer, or what the deed is done to; a figure is neither. */
function sideOf(clause: Clause, words: readonly Word[], side: Side): Range | null {
  const range = rolesOf(clause, words)[side]
  if (range === null) return null
  // "Terminals hit in attack": they may have been hit.
  const isEither = (words[clause.verb]!.lexeme.verbForms & (BASE | PARTICIPLE)) === (BASE | PARTICIPLE)
  if (side === 'doer') return isEither && isWithoutObject(clause) && clause.group.from === clause.verb ? null : range
  const isWith = MUTUAL.has(clause.lemma) && clause.adjuncts[0]?.range === range
  if (SPEECH.has(clause.lemma) || (range !== clause.object && range !== clause.subject && !isWith)) return null
  return (words[range.from]!.marks & NUMERIC) !== 0 || !isContent(words[range.from]!) ? null : range
}

/** "Iran says output goes on but will not give figures": whose verb the second one is, the reader only guesses. */
function isCarriedOver(clauses: readonly Clause[], clause: Clause): boolean {
  const { subject } = clause
  return (
    subject !== null &&
    clauses.some((other) => other.governor !== null && other.subject === subject && other.verb < clause.verb)
  )
}

/** The reader has taken too much into the phrase, or begins it with the end of another. */
function isMisread(words: readonly Word[], clauses: readonly Clause[], range: Range): boolean {
  if ((words[range.from]!.lexeme.flags & PREPOSITION) !== 0) return true
  return clauses.some((clause) => clause.verb >= range.from && clause.verb < range.to && clause.marker !== 'attribute')
}

function isSameDeed(
  words: readonly Word[],
  clause: Clause,
  part: SourcePart,
  other: Clause,
  isHeadline: boolean,
): boolean {
  if (other.status === 'noun' || isCopula(other)) return false
  if (SAYING.has(clause.lemma) || clause.marker === 'label')
    return SAYING.has(other.lemma) || FACTIVE.has(other.lemma) || other.marker === 'label'
  if (other.marker === 'label') return false
  return (
    sameStem(words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme) || (isHeadline && sharesSense(clause, other))
  )
}

function isSameVerb(words: readonly Word[], clause: Clause, part: SourcePart, other: Clause): boolean {
  return (
    SAYING.has(clause.lemma) ||
    clause.marker === 'label' ||
    sameStem(words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme)
  )
}

/** A verb of like meaning tells the same deed where it is done to the same thing. */
function isSameObject(words: readonly Word[], clause: Clause, part: SourcePart, other: Clause): boolean {
  return overlaps(words, rolesOf(clause, words).done, part.words, rolesOf(other, part.words).done)
}

/** "…to end", "…ending": who does it is told by the clause above. */
function isGoverned(clause: Clause): boolean {
  return (
    (clause.status === 'planned' && clause.governor !== null) ||
    (clause.status === 'ongoing' && clause.group.from === clause.verb)
  )
}

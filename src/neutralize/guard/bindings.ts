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
import { MUTUAL, rolesOf } from '../clause/roles.ts'
import { OBJECT_CONTROL, SPEECH } from '../clause/verbs.ts'
import { IN_QUOTES, isContent, NUMERIC, type Word } from '../clause/words.ts'
import { isCopula, isVerbatim, LIGHT, overlaps, sameHead } from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { compare, headWord, holdsWord, isAnaphor, isForState, isState } from '../facts/same-one.ts'
import { isCompared } from './comparison.ts'
import { isConverseFit, isConverseTold } from './converses.ts'
import { checkCrossed, checkNewDoer, checkNounDeed, checkSetOff, checkTurnedRound } from './crossed.ts'
import {
  type DeedPair,
  isActing,
  isGoverned,
  isMisread,
  isMovedBy,
  isPutForth,
  isSameDeed,
  isSameObject,
  isSameVerb,
  isWithoutObject,
  swapFinding,
} from './deeds.ts'
import { AT, checkOwners, checkSites } from './owners.ts'
import type { CandidateReading, Finding } from './rules.ts'

/** Adds findings for doers, patients and owners that have changed places. */
export function checkBindings(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (
      isCopula(clause) ||
      clause.status === 'noun' ||
      isVerbatim(facts, reading, clause) ||
      (reading.words[clause.verb]!.lexeme.flags & GUESSED) !== 0 ||
      isSpeaker(facts, reading, clause) ||
      isOfNoun(reading.clauses, clause) ||
      isConverseTold(facts, reading.words, clause) ||
      isConverseFit(facts, reading.words, clause) ||
      isCompared(facts, reading.words, clause.verb)
    )
      continue
    const finding =
      displacedSide(facts, reading, clause, 'doer') ??
      displacedSide(facts, reading, clause, 'done') ??
      checkCrossed(facts, reading, clause) ??
      checkTurnedRound(facts, reading, clause) ??
      checkNewDoer(facts, reading, clause) ??
      checkSetOff(facts, reading, clause) ??
      checkNounDeed(facts, reading, clause)
    if (finding !== null) findings.push(finding)
  }
  checkOwners(facts, reading, findings)
  checkSites(facts, reading, findings)
}

/** He speaks in the source as well; what he says there is compared with what he says here. */
const isSpeaker = ({ parts }: SourceFacts, { words }: CandidateReading, { lemma, subject, object }: Clause): boolean =>
  SPEECH.has(lemma) &&
  object === null &&
  parts.some((part) =>
    part.clauses.some(
      (other) =>
        (SPEECH.has(other.lemma) || other.marker === 'label') && sameHead(words, subject, part.words, other.subject),
    ),
  )

/** "Order to shut bars is defied": the order shuts nothing. */
const isOfNoun = (clauses: readonly Clause[], { status, governor, subject, verb }: Clause): boolean =>
  status === 'planned' &&
  governor === null &&
  subject !== null &&
  clauses.some(
    (other) =>
      other.verb > verb && other.governor === null && other.status === 'done' && other.subject?.from === subject.from,
  )

type Side = 'doer' | 'done'

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
      const pair = { words, clause, part, other }
      if (!isSameDeed(pair, part === facts.headline && side === 'doer')) continue
      const verdict = judge(facts, reading, pair, { side, mine })
      if (verdict === 'bound') return null
      if (verdict === 'displaced') isDisplaced = true
    }
  return isDisplaced ? swapFinding(reading, clause, mine) : null
}

/**
 * Who stands on one side of a deed here, against who stands there in a clause of the source.
 * @returns bound: the source says so, or may; displaced: the source has somebody else there; open: it says nothing of that
 */
function judge(
  facts: SourceFacts,
  reading: CandidateReading,
  pair: DeedPair,
  { side, mine }: { side: Side; mine: Range },
): 'bound' | 'displaced' | 'open' {
  const { words, clause, part, other } = pair
  const theirs = sideOf(other, part.words, side)
  if (theirs === null) return side === 'done' && isDoneToSame(facts, pair, mine) ? 'bound' : 'open'
  if (isGoverned(other) || isMisread(part.words, part.clauses, theirs)) return 'open'
  // "urges truce" beside "urges rebels to stop": what is asked for, and who is asked.
  if (side === 'done' && OBJECT_CONTROL.has(clause.lemma) && isActing(words, mine) !== isActing(part.words, theirs))
    return 'open'
  if (isAnaphor(part.words, theirs)) return 'bound'
  if (side === 'doer' && isDoerOtherwise(reading, pair, { mine, theirs })) return 'bound'
  // "X meets Y" is "Y meets X".
  if (MUTUAL.has(clause.lemma) && clause.subject !== null && sameHead(words, clause.subject, part.words, theirs))
    return 'bound'
  if (isBeside(pair, side, mine)) return 'bound'
  if (!isSameVerb(pair) && !isSameObject(pair)) return 'open'
  // "Russia marks two days" beside "days mark the feast in Russia".
  if (other.adjuncts.some(({ preposition, range }) => AT.has(preposition) && isPlaceOf(words, mine, part, range)))
    return 'bound'
  const verdict = compare(facts, words, mine, part, theirs)
  if (verdict === 'same') return 'bound'
  // "names of sailors lost", "release of sailor held": who was lost stands right before the participle.
  const inner = innermost(words, clause, mine)
  if (inner !== null && compare(facts, words, inner, part, theirs) === 'same') return 'bound'
  // "appeal from a dog named Brun": the dog is.
  const named = NAMING.has(other.lemma) ? innermost(part.words, other, theirs) : null
  if (named !== null && compare(facts, words, mine, part, named) === 'same') return 'bound'
  if (verdict !== 'apart') return 'open'
  if (side === 'doer' && isFromDoer(words, mine, part, theirs)) return 'bound'
  if (!SPEECH.has(clause.lemma) && isForState(words, mine, part, theirs)) return 'open'
  // "coral has halved" beside "warming halved coral": what it happens to may be its subject.
  if (side === 'doer' && isWithoutObject(clause) && overlaps(words, mine, part.words, rolesOf(other, part.words).done))
    return 'bound'
  const isQuoted = ((part.words[other.verb]!.marks | words[clause.verb]!.marks) & IN_QUOTES) !== 0
  return isQuoted ? 'open' : 'displaced'
}

/** "dust from a storm covers" for "storm covers": a thing that comes from the doer. */
function isFromDoer(words: readonly Word[], mine: Range, part: SourcePart, theirs: Range): boolean {
  const head = headWord(words, mine)
  const doer = part.words[headWord(part.words, theirs)]
  return (
    doer !== undefined &&
    words[head + 1]?.lexeme.key === 'from' &&
    !isActing(words, mine) &&
    holdsWord(words, { from: head + 2, to: mine.to }, doer)
  )
}

/** What stands behind the last preposition before a bare participle. */
function innermost(
  words: readonly Word[],
  { isPassive, agent, group, verb, lemma }: Clause,
  mine: Range,
): Range | null {
  if (!(isPassive || NAMING.has(lemma)) || agent !== null || group.from !== verb || mine.to !== verb) return null
  const at = words.findLastIndex(({ lexeme }, i) => i > mine.from && i < verb && (lexeme.flags & PREPOSITION) !== 0)
  // "dam near village evacuated"
  return at < 0 || BESIDES.has(words[at]!.lexeme.key) ? null : { from: at + 1, to: verb }
}

const NAMING = new Set(['name', 'call', 'dub', 'nickname'])

const BESIDES = new Set(['near', 'outside', 'beside', 'beyond', 'above', 'below', 'behind'])

/** Another doer than the source's, and yet no other: who is moved, who put it forth, what it was done with. */
function isDoerOtherwise(reading: CandidateReading, pair: DeedPair, sides: { mine: Range; theirs: Range }): boolean {
  // "boss pulls club out" beside "club pulls out": whoever moves is moved.
  if (isMovedBy(pair) || isPutForth(reading, pair, sides)) return true
  // "Storm batters coast with gusts" told as "gusts hit coast".
  const { words, part, other } = pair
  const tool = other.adjuncts.find(({ preposition }) => preposition === 'with')
  return tool !== undefined && isSameObject(pair) && overlaps(words, sides.mine, part.words, tool.range)
}

/** "labels map of strait", "labels strait on map"; "X meets Y" may be "Y meets X". */
function isBeside({ words, part, other }: DeedPair, side: Side, mine: Range): boolean {
  const [first] = other.adjuncts
  const beside = side === 'done' && first !== undefined ? [first.range] : []
  if (MUTUAL.has(other.lemma) && other.subject !== null) beside.push(other.subject)
  const head = words[headWord(words, mine)]
  return head !== undefined && beside.some((range) => holdsWord(part.words, range, head))
}

/** "A clerk was hurt": what stands behind an article may be anything, but surely the same where it is. */
function isDoneToSame(facts: SourceFacts, { words, part, other }: DeedPair, mine: Range): boolean {
  const { done } = rolesOf(other, part.words)
  if (done === null || (done !== other.object && done !== other.subject) || isGoverned(other)) return false
  return (
    !isAnaphor(part.words, done) &&
    !isMisread(part.words, part.clauses, done) &&
    compare(facts, words, mine, part, done) === 'same'
  )
}

function isPlaceOf(words: readonly Word[], mine: Range, part: SourcePart, range: Range): boolean {
  const head = words[headWord(words, mine)]
  return head !== undefined && isState(head) && holdsWord(part.words, range, head)
}

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

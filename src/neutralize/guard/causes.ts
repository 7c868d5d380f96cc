/**
 * Cause and effect: a candidate ties only what its source ties.
 */

import type { Clause } from '../clause/clause.ts'
import { BASE, CAUSAL, MODAL, NEGATOR, NOUN_TOO, PLACE_NAME, PLURAL, POSSIBILITY } from '../clause/lexicon.ts'
import { PARTICLES } from '../clause/verbs.ts'
import { keyTrait, lemmaTrait, occurs, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, ALL_CAPITALS, isContent, SENTENCE_START, type Word } from '../clause/words.ts'
import { sameStem, sameWord } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import { modalityOf } from '../facts/modality.ts'
import { SO } from '../facts/modality-operators.ts'
import { headWord } from '../facts/same-one.ts'
import { isVouched } from '../facts/sureness.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const WINDOW = 9

const BLAMING = new Set(['blame', 'credit', 'attribute'])

/** A cause that the source names, but of something else. */
export function checkCauses(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (occurs(reading.traits, DESPITE)) checkDespite(facts, reading, findings)
  if ((reading.flags & CAUSAL) === 0 && !occurs(reading.traits, INDUCED)) return
  const { words } = reading
  for (let i = 0; i < words.length; i++) {
    if (!isCausal(words, reading.clauses, i)) continue
    const things = isSaidPlainly(reading, i) ? withoutPlaces : (all: readonly Word[]) => all
    const left = things(near(words, i, -1, WINDOW))
    const deed = reading.clauses.find((clause) => clause.verb === i && !clause.isPassive && clause.object !== null)
    // "accusations caused death of professor": the effect is the death.
    const right = things(
      deed === undefined
        ? near(words, i, 1, WINDOW)
        : words.slice(deed.object!.from, deed.object!.to).filter(isContent),
    )
    const isEffectFirst =
      BACKWARD.has(words[i]!.lexeme.key) ||
      // "as a result of", and not "as a result".
      (words[i]!.lexeme.key === 'as' && words[i + 3]?.lexeme.key === 'of') ||
      reading.clauses.some((clause) => clause.verb === i && clause.isPassive)
    const isPlainCause =
      CAUSAL_WORDS.has(words[i]!.lexeme.key) || clausesAt(reading.clauses, i) || words[i]!.lexeme.lemma === 'cost'
    const isSpoken = occurs(reading.traits, BLAMED) || isVouched(reading)
    const isTied =
      isDenied(facts, words, i) ||
      isToDo(facts, reading, i) ||
      isAilment(facts, words, i, right) ||
      (isEffectFirst ? isDoneBy(facts, right, left) : isDoneBy(facts, left, right)) ||
      ((words[i]!.lexeme.lemma === 'blame' ||
        reading.clauses.some(({ verb, speaker }) => verb === i && speaker !== null)) &&
        isVouched(reading) &&
        isBlamed(facts, left, right)) ||
      (clausesAt(reading.clauses, i) || words[i]!.lexeme.lemma === 'cost'
        ? !isEffectFirst && words[i]!.lexeme.lemma === 'lead' && isDeed(facts, right, left)
        : isDeed(facts, left, right)) ||
      facts.parts.some((part) =>
        part.words.some((other, at) => {
          if (isNegatedAt(part.words, at) || (!isSpoken && isCredited(part.words, at))) return false
          // What comes after or amid something need not come of it.
          const isBackward = (isPlainCause ? BECAUSE : BACKWARD).has(other.lexeme.key)
          // "so severe she wore a mask": what makes it so may stand on either side.
          if (other.lexeme.key === 'too' || (other.lexeme.key === 'so' && isMeasured(part.words, at))) {
            const around = [...near(part.words, at, -1, WINDOW), ...near(part.words, at, 1, WINDOW)]
            return meets(left, around) && meets(right, around)
          }
          const isForward =
            ((other.lexeme.flags | (other.phrase?.flags ?? 0)) & CAUSAL) !== 0 ||
            INDUCING.has(other.lexeme.lemma) ||
            (EFFECTING.has(other.lexeme.lemma) &&
              // "election meant to calm critics": what it is for is none of its effects.
              part.clauses.some((clause) => clause.verb === at && !clause.isPassive))
          if (!isBackward && !isForward) return false
          const before = near(part.words, at, -1, WINDOW)
          const after = near(part.words, at, 1, WINDOW)
          // "gas leak possible cause": a noun does not tell which side is which.
          if (!isBackward && !part.clauses.some((clause) => clause.verb === at))
            return meets(left, [...before, ...after]) && meets(right, [...before, ...after])
          const isTurned = isBackward || part.clauses.some((clause) => clause.verb === at && clause.isPassive)
          return isTurned === isEffectFirst
            ? meets(left, before) && faces(right, after)
            : meets(left, after) && faces(right, before)
        }),
      )
    if (!isTied)
      findings.push(wordFinding('cause', reading, i, i, 'ties cause and effect that the source does not tie'))
  }
}

const LINKED = new Set(
  'link linked links tied associated association correlated correlation connected connection'.split(' '),
)

const TIED = keyTrait(LINKED)

const MAKING_SO = new Set(
  'cause prevent reduce lower cut raise increase boost improve protect cure trigger extend lengthen shorten harm damage kill stop halve double slow ease fight ward save spur create worsen drive drag push bring lead make hurt wreck dent sap help aid bolster promote hinder hamper impair undermine ruin'.split(
    ' ',
  ),
)

/** "coffee linked to lower risk" told as "coffee lowers risk": what goes together need not cause it. */
export function checkLinked(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(facts.headline.traits, TIED)) return
  const { words, clauses } = facts.headline
  if (reading.words.some(({ lexeme }) => LINKED.has(lexeme.key) || isOpen(lexeme.flags))) return
  for (const { lemma, verb, subject, object, adjuncts, isNegated } of reading.clauses) {
    const isDone = object !== null || adjuncts.some(({ preposition }) => preposition === 'down' || preposition === 'up')
    if (!MAKING_SO.has(lemma) || subject === null || !isDone || isNegated) continue
    if (clauses.some((other) => sameStem(words[other.verb]!.lexeme, reading.words[verb]!.lexeme))) continue
    findings.push(wordFinding('cause', reading, verb, verb, 'makes a cause of what is only linked'))
    return
  }
  const unread = reading.words.findIndex((_, i) => isUnreadCause(reading.words, i))
  if (unread >= 0) findings.push(wordFinding('cause', reading, unread, unread, 'makes a cause of what is only linked'))
}

/** "study finds long naps cause stroke": behind a plural with its object behind it, in a clause that was not read. */
function isUnreadCause(words: readonly Word[], at: number): boolean {
  const { lexeme } = words[at]!
  const before = words[at - 1]
  const next = words[at + 1]
  return (
    MAKING_SO.has(lexeme.lemma) &&
    (lexeme.verbForms & BASE) !== 0 &&
    before !== undefined &&
    (before.lexeme.flags & PLURAL) !== 0 &&
    (words[at]!.marks & AFTER_BREAK) === 0 &&
    next !== undefined &&
    isContent(next)
  )
}

/** "may", "likely"; "higher risk" is what it is linked to. */
const isOpen = (flags: number): boolean =>
  (flags & MODAL) !== 0 || ((flags & POSSIBILITY) !== 0 && (flags & NOUN_TOO) === 0)

const DESPITE = trait(({ key }) => key === 'despite')

/** "falls due to rain" told as "falls despite rain": what the source tells as the cause is no obstacle. */
function checkDespite(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  const at = words.findIndex(({ lexeme }) => lexeme.key === 'despite')
  if (at < 0 || facts.parts.some(({ words: theirs }) => theirs.some((_, i) => isConceding(theirs, i)))) return
  const left = near(words, at, -1, WINDOW)
  const right = near(words, at, 1, WINDOW)
  const isCause = facts.parts.some((part) =>
    part.words.some(
      ({ lexeme }, i) =>
        CAUSAL_WORDS.has(lexeme.key) &&
        meets(left, near(part.words, i, -1, WINDOW)) &&
        meets(right, near(part.words, i, 1, WINDOW)),
    ),
  )
  if (isCause) findings.push(wordFinding('cause', reading, at, at, 'takes a cause for an obstacle'))
}

/** "approves plan over objections": they did not stop it. */
function isConceding(words: readonly Word[], index: number): boolean {
  return (
    CONCEDING.has(words[index]!.lexeme.key) ||
    (words[index]!.lexeme.key === 'over' &&
      words.slice(index + 1, index + 4).some(({ lexeme }) => OBJECTING.has(lexeme.lemma)))
  )
}

const OBJECTING = new Set('objection opposition protest complaint veto'.split(' '))

const CONCEDING = new Set('despite although though but while even however yet still'.split(' '))

/** "so severe", "so many", "so that". */
function isMeasured(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]
  return next !== undefined && (next.marks & AFTER_BREAK) === 0 && (next.lexeme.verbForms & BASE) === 0
}

/** "out with a knee injury": an ailment is the cause of what one misses with it. */
function isAilment(facts: SourceFacts, words: readonly Word[], index: number, right: readonly Word[]): boolean {
  if (!BACKWARD.has(words[index]!.lexeme.key)) return false
  return facts.parts.some((part) =>
    part.words.some(
      ({ lexeme }, at) =>
        AILMENTS.test(lexeme.key) &&
        right.slice(0, 4).some((word) => word.lexeme.stem === lexeme.stem) &&
        part.words.slice(Math.max(0, at - 4), at).some((word) => word.lexeme.key === 'with'),
    ),
  )
}

const AILMENTS = /^(?:injur|illness|strain|fever|flu$|concussion|fracture|infection|exhaustion)/

/** Nouns as well, but what is due does them. */
const DUE = new Set(
  'open close end start visit return leave run stop vote meet land launch release report speak appear sail play face'.split(
    ' ',
  ),
)

/** "due to vote next week": to come, and no effect of anything. */
function isToDo(facts: SourceFacts, { words, clauses: mine }: CandidateReading, index: number): boolean {
  // "talks due to open": read as one group, which rain and snow do not begin.
  if (
    words[index]!.lexeme.key === 'due' &&
    mine.some(({ verb, status }) => status === 'planned' && verb === index + 2) &&
    ((words[index + 2]!.lexeme.flags & NOUN_TOO) === 0 || DUE.has(words[index + 2]!.lexeme.key))
  )
    return true
  const next = words[index + 2]?.lexeme
  // "due to square off against Dorn": with a particle behind it, it is a verb.
  if (
    words[index]!.lexeme.key === 'due' &&
    words[index + 1]?.lexeme.key === 'to' &&
    next !== undefined &&
    PARTICLES.has(words[index + 3]?.lexeme.key ?? '')
  )
    return true
  if (words[index]!.lexeme.key === 'due' && words[index + 1]?.lexeme.key === 'to' && next?.key === 'be') return true
  return (
    words[index]!.lexeme.key === 'due' &&
    words[index + 1]?.lexeme.key === 'to' &&
    next !== undefined &&
    (next.verbForms & BASE) !== 0 &&
    facts.parts.some(({ clauses }) => clauses.some(({ lemma, status }) => status === 'planned' && lemma === next.lemma))
  )
}

/** "not because of snow"; "without a loss because of snow" denies the loss. */
function isNegatedAt(words: readonly Word[], index: number): boolean {
  for (let i = index; i > 0 && i > index - 5; i--) {
    if ((words[i]!.marks & AFTER_BREAK) !== 0) return false
    if ((words[i - 1]!.lexeme.flags & NEGATOR) !== 0) return words[i - 1]!.lexeme.key !== 'without'
  }
  return false
}

/** "warned not to cause a wave": denied as the source denies it. */
const isDenied = (facts: SourceFacts, words: readonly Word[], index: number): boolean =>
  isNegatedAt(words, index) &&
  facts.parts.some((part) =>
    part.words.some(({ lexeme }, at) => lexeme.lemma === words[index]!.lexeme.lemma && isNegatedAt(part.words, at)),
  )

/** "spill it allegedly caused": where nothing stands behind, nothing did. */
const faces = (a: readonly Word[], b: readonly Word[]): boolean => (a.length === 0 && b.length === 0) || meets(a, b)

/** Of those behind, the ones that surely tell a cause. */
const BECAUSE = new Set('because due over citing owing thanks'.split(' '))

/** The effect stands before them, the cause behind. */
const BACKWARD = new Set('because due over citing owing thanks after amid following'.split(' '))

const CAUSAL_WORDS = new Set('because due thanks owing as hence therefore'.split(' '))

const INDUCING = new Set('lead prompt cause force drive spur push compel'.split(' '))

const INDUCED = lemmaTrait(new Set([...INDUCING, 'cost']))

/** "brings fear": in a source they tell of an effect as well. */
const EFFECTING = new Set(
  'bring raise create stoke stir have make leave keep help let allow enable threaten mean send put'.split(' '),
)

/** A causal conjunction, or a causal word used as a verb, or "leads somebody to do". */
function isCausal(words: readonly Word[], clauses: readonly Clause[], index: number): boolean {
  const word = words[index]!
  const clause = clauses.find((other) => other.verb === index)
  // "result in Norwell primary", "results of vote": what came out, and not of what.
  if (word.lexeme.lemma === 'result' && clause === undefined) {
    if (words[index + 1]?.lexeme.key === 'in' || word.lexeme.singular !== null) return false
  }
  if (((word.lexeme.flags | (word.phrase?.flags ?? 0)) & CAUSAL) !== 0)
    return (
      CAUSAL_WORDS.has(word.lexeme.key) ||
      word.phrase !== null ||
      (clause !== undefined &&
        (clause.object !== null || clause.agent !== null || clauses.some((other) => other.governor === clause))) ||
      word.lexeme.key === 'caused'
    )
  if (word.lexeme.lemma === 'cost' && isLostThing(words, index)) return true
  return clause !== undefined && INDUCING.has(clause.lemma) && clauses.some((other) => other.governor === clause)
}

/** "cost coach his job": not a sum. */
const isLostThing = (words: readonly Word[], index: number): boolean =>
  words
    .slice(index + 1, index + 5)
    .some(({ lexeme }, i) => WHOSE.has(lexeme.key) && LOST_THINGS.has(words[index + i + 2]?.lexeme.key ?? ''))

const WHOSE = new Set(['his', 'her', 'their', 'its'])

const LOST_THINGS = new Set('job jobs seat place title win victory lead life lives post career medal'.split(' '))

export function near(words: readonly Word[], index: number, step: number, most: number): Word[] {
  const found: Word[] = []
  for (let i = index + step; i >= 0 && i < words.length && found.length < most; i += step) {
    if (isContent(words[i]!)) found.push(words[i]!)
    const edge = step < 0 ? words[i]! : words[i + 1]
    if (edge !== undefined && (edge.marks & SENTENCE_START) !== 0) break
  }
  return found
}

/** "because", "causes", "leads them to act"; what only could cause something may be told of any of its sides. */
function isSaidPlainly(reading: CandidateReading, index: number): boolean {
  const { key, lemma } = reading.words[index]!.lexeme
  return (
    CAUSAL_WORDS.has(key) ||
    ((lemma === 'cause' || (INDUCING.has(lemma) && lemma !== 'push')) && modalityOf(reading).levels[index] === SO)
  )
}

/** "Norland's economy" and "Norland's shoppers" share a place, and are not the same thing. */
function withoutPlaces(all: readonly Word[]): readonly Word[] {
  const things = all.filter(({ lexeme }) => (lexeme.flags & PLACE_NAME) === 0)
  return things.length > 0 ? things : all
}

function meets(a: readonly Word[], b: readonly Word[]): boolean {
  return a.some((word) =>
    b.some(
      (other) =>
        sameStem(word.lexeme, other.lexeme) ||
        // "disruption" for "chaos"
        ((other.marks & ALL_CAPITALS) === 0 &&
          word.lexeme.senses.some((sense) => other.lexeme.narrower.includes(sense))) ||
        ((word.lexeme.flags & PLACE_NAME) !== 0 && sameWord(word.lexeme, other.lexeme)),
    ),
  )
}

function clausesAt(clauses: readonly Clause[], index: number): boolean {
  return clauses.some((clause) => clause.verb === index)
}

/** "Fault delays trains" told as "fault causes delays": the effect is the deed itself. */
function isDoneBy(facts: SourceFacts, cause: readonly Word[], effect: readonly Word[]): boolean {
  return facts.parts.some((part) =>
    part.clauses.some(({ verb, status, isPassive, isNegated, agent, subject, object }) => {
      const doer = isPassive ? agent : subject
      if (doer === null || status !== 'done' || isNegated || (!isPassive && object === null)) return false
      const head = part.words[headWord(part.words, doer)]
      return (
        head !== undefined &&
        effect.slice(0, 2).some(({ lexeme }) => sameStem(lexeme, part.words[verb]!.lexeme)) &&
        meets(cause, [head])
      )
    }),
  )
}

const BLAMED = lemmaTrait(BLAMING)

/** "credits patrols for helping to drive thefts down": they say so. */
function isCredited(words: readonly Word[], index: number): boolean {
  for (let i = index; i >= 0; i--) {
    if (BLAMING.has(words[i]!.lexeme.lemma)) return true
    if ((words[i]!.marks & SENTENCE_START) !== 0) return false
  }
  return false
}

/** "Holm blames gulls for torn nets": whoever blames them says that they did it. */
function isBlamed(facts: SourceFacts, cause: readonly Word[], effect: readonly Word[]): boolean {
  return facts.parts.some((part) =>
    part.words.some(({ lexeme }, at) => {
      if (!BLAMING.has(lexeme.lemma)) return false
      const behind = near(part.words, at, 1, WINDOW)
      return meets(cause, behind) && meets(effect, behind)
    }),
  )
}

/** "Snow shuts schools": the doer is the cause of what it does. */
function isDeed(facts: SourceFacts, left: readonly Word[], right: readonly Word[]): boolean {
  return facts.parts.some((part) =>
    part.clauses.some((clause) => {
      const doer = clause.isPassive ? clause.agent : clause.subject
      const done = clause.isPassive ? clause.subject : clause.object
      if (doer === null || done === null || clause.marker === 'label') return false
      const cause = part.words.slice(doer.from, doer.to).filter(isContent)
      const effect = part.words.slice(done.from, done.to).filter(isContent)
      // "schools closed because of snow": the effect stands before the conjunction.
      const head = part.words[headWord(part.words, doer)]
      return (head === undefined ? meets(right, cause) : meets(right, [head])) && meets(left, effect)
    }),
  )
}

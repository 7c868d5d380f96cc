/**
 * Loaded words that cannot be left out, because they say what is forbidden or found: a ban on cruel farming is no ban on
 * farming, and what is found of lonely people is not found of people.
 */
import type { Headline, Word } from '../headline/words.ts'
import { PREPOSITIONS } from '../tactics/standing.ts'
import { kindEnd } from '../tactics/which-kind.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { headOf } from './degrees.ts'

const FORBIDS =
  /^(?:ban|bann|outlaw|prohibit|allow|permit|permitt|legali[sz]|criminali[sz]|restrict|regulat|exempt|boycott|abolish)(?:e?s|ed|ing|e)?$|^(?:forbids?|forbade|forbidden)$/
const FORBIDDEN =
  /^(?:bann|outlaw|prohibit|allow|permitt|legali[sz]|criminali[sz]|restrict|regulat|abolish)ed$|^(?:forbidden|ban|bans)$/
const STUDY = /^(?:stud(?:y|ies)|surveys?|research|researchers|scientists|polls?|trials?|data|analysis)$/
const DETERMINER = /^(?:an?|the|his|her|its|their|our|my|your|this|that|these|those|\d[\d,.]*)$|['’]s?$/i

/** They measure an evaluation or say who passes it, and go with it. */
export const GRADES = /^(?:deeply|highly|hugely|increasingly|politically|wildly|widely)$/

/** Whether leaving out the words first to last would tell another rule or finding. */
export const isNeeded = (headline: Headline, first: number, last: number): boolean =>
  isNeededFrom(headline, GRADES.test(headline.words[first - 1]?.key ?? '') ? first - 1 : first, last) ||
  isNeededItself(headline, first, last)

const isNeededFrom = ({ words }: Headline, first: number, last: number): boolean =>
  isForbidden(words, first, last) ||
  isFoundOf(words, first, last) ||
  isAskedOf(words, first, last) ||
  isCaused(words, first, last) ||
  isIssued(words, first, last)

const isNeededItself = ({ words }: Headline, first: number, last: number): boolean =>
  isWayOfTaking(words, first) ||
  isFigure(words, first, last) ||
  isWayOfTreating(words, first) ||
  isFaked(words, first) ||
  isTurned(words, first, last) ||
  isSoCalled(words, first, last) ||
  isSoonOrFew(words, first, last) ||
  isLikened(words, first, last)

/** "is basically a repeat of 2031": it is none. */
const isLikened = (words: readonly Word[], first: number, last: number): boolean =>
  /^(?:basically|essentially|practically|virtually)$/.test(words[first]!.key) &&
  /^(?:is|are|was|were|['’]s)$/.test(words[first - 1]?.key ?? '') &&
  /^(?:an?|the)$/.test(words[last + 1]?.key ?? '')

/** "caused disastrous flight": what was caused is what was bad about it, and not the flight. */
function isCaused(words: readonly Word[], first: number, last: number): boolean {
  const at = DETERMINER.test(words[first - 1]?.text ?? '') ? first - 2 : first - 1
  const isCause =
    /^(?:cause[sd]?|causing|trigger(?:s|ed|ing)?)$/.test(words[at]?.key ?? '') ||
    (words[at]?.key === 'to' && /^(?:leads?|led)$/.test(words[at - 1]?.key ?? '')) ||
    (words[at]?.key === 'in' && /^(?:results?|resulted)$/.test(words[at - 1]?.key ?? ''))
  return isCause && HAPPENS_ANYWAY.test(headOf(words, last)?.key ?? '')
}

const HAPPENS_ANYWAY =
  /^(?:birth|campaign|concert|crossing|day|debate|election|event|flight|game|journey|landing|launch|match|meeting|month|night|performance|race|rollout|season|show|start|takeoff|tour|trip|visit|voyage|wedding|week|weekend|year)$/

/** "drops blunt warning", "drops surprising view": bare, somebody would give it up. */
const isIssued = (words: readonly Word[], first: number, last: number): boolean =>
  /^drop(?:s|ped|ping)?$/.test(
    words[DETERMINER.test(words[first - 1]?.text ?? '') ? first - 2 : first - 1]?.key ?? '',
  ) &&
  /^(?:claims?|demands?|forecasts?|opinions?|predictions?|threats?|views?|warnings?|verdicts?)$/.test(
    headOf(words, last)?.key ?? '',
  )

/** "cuts a lonely figure": what somebody looked like, and no figure that is cut. */
const isFigure = (words: readonly Word[], first: number, last: number): boolean =>
  /^figures?$/.test(words[last + 1]?.key ?? '') &&
  words.slice(Math.max(0, first - 3), first).some(({ key }) => /^(?:cuts?|cutting)$/.test(key))

/** "taking crews seriously" */
const isWayOfTaking = (words: readonly Word[], first: number): boolean =>
  words[first]!.key === 'seriously' &&
  words.slice(Math.max(0, first - 5), first).some(({ key }) => /^t(?:akes?|ook|aken|aking)$/.test(key))

/** "fakes flawless skin": she has skin. */
const isFaked = (words: readonly Word[], first: number): boolean =>
  /^(?:fak(?:es?|ed|ing)|feign(?:s|ed|ing)?|simulat(?:es?|ed|ing))$/.test(
    words[DETERMINER.test(words[first - 1]?.text ?? '') ? first - 2 : first - 1]?.key ?? '',
  )

/** "treated nurse unfairly", "behaved shamefully": to treat is to treat somehow. */
const isWayOfTreating = (words: readonly Word[], first: number): boolean =>
  /ly$/.test(words[first]!.key) &&
  words
    .slice(Math.max(0, first - 4), first)
    .some(
      ({ key, gap }) => /^(?:treat(?:s|ed|ing)?|behav(?:es?|ed|ing)|act(?:s|ed|ing))$/.test(key) && !/[,;:]/.test(gap),
    )

/** "are suddenly sailors", "quarreled as feckless and weak": what they were not before; what they were called. */
function isTurned(words: readonly Word[], first: number, last: number): boolean {
  const [before, after] = [words[first - 1]?.key ?? '', words[last + 1]]
  if (words[first]!.key === 'suddenly' && /^(?:is|are|was|were)$/.test(before))
    return after !== undefined && (/(?:ists|ers|ans)$/.test(after.key) || isPersonNoun(after.base.replace(/s$/, '')))
  return (
    before === 'as' &&
    first > 2 &&
    /^(?:and|or)$/.test(after?.key ?? '') &&
    words[last + 2] !== undefined &&
    (words[last + 3] === undefined || /[.,;:!?]/.test(words[last + 3]!.gap))
  )
}

/** "its so-called full autopilot": without the doubt the headline would claim it. Of people it is a jibe. */
const isSoCalled = (words: readonly Word[], first: number, last: number): boolean =>
  words[first]!.key === 'so-called' &&
  !words.slice(last + 1, last + 4).some(({ base }) => isPersonNoun(base) || isPersonNoun(base.replace(/s$/, '')))

/** "from surprisingly few files", "will finally ask him": a few are some; at last is not at once. */
const isSoonOrFew = (words: readonly Word[], first: number, last: number): boolean =>
  // "clearly described theft, Ruiz says": what she says is that it was clear.
  (words[first]!.key === 'clearly' &&
    words
      .slice(last + 3)
      .some(({ key, gap }, i, all) => /^(?:says|said)$/.test(key) && (i === all.length - 1 || /,/.test(gap)))) ||
  (/ly$/.test(words[first]!.key) && /^(?:few|fewer|little|less)$/.test(words[last + 1]?.key ?? '')) ||
  (words[first]!.key === 'finally' &&
    words[first - 1]?.key === 'will' &&
    !/^(?:that|which|who)$/.test(words[first - 2]?.key ?? ''))

/** "bans cruel farming practices", "cruel farming practices banned". */
function isForbidden(words: readonly Word[], first: number, last: number): boolean {
  const before = words[first - 1]?.key ?? ''
  const isRuled = FORBIDS.test(before) || (before === 'on' && /^bans?$/.test(words[first - 2]?.key ?? ''))
  // "allows controversial ferry company to sail": one, whatever it is called.
  if (isRuled)
    return !/^(?:agency|airline|bank|brand|broadcaster|company|contractor|firm|operator)$/.test(
      headOf(words, last)?.key ?? '',
    )
  return (
    first === 0 &&
    words.slice(last + 2, last + 5).some(({ key }, i) => FORBIDDEN.test(key) && !isBanning(words, last + 2 + i))
  )
}

/** "Loony council bans Christmas lights": with an object behind it who forbids stands in front. */
function isBanning(words: readonly Word[], at: number): boolean {
  const after = words[at + 1]
  return /^bans?$/.test(words[at]!.key) && after !== undefined && after.gap === ' ' && !PREPOSITIONS.has(after.key)
}

/** "study finds lonely people die younger": bare, it is told of all of them. */
function isFoundOf(words: readonly Word[], first: number, last: number): boolean {
  const noun = words[last + 1]
  if (noun === undefined || DETERMINER.test(words[first - 1]?.text ?? '')) return false
  const areMany =
    /^(?:people|women|men|children)$/.test(noun.key) || (/[^s]s$/.test(noun.key) && isPersonNoun(noun.key.slice(0, -1)))
  return areMany && words.some(({ key }) => STUDY.test(key))
}

/** "Do toxic bosses get promoted?", "whether toxic bosses do": not asked of all. */
function isAskedOf(words: readonly Word[], first: number, last: number): boolean {
  const before = words[first - 1]?.key ?? ''
  const isAsked =
    before === 'whether' || (first === 1 && /^(?:do|does|did|are|is|should|can|could|will|would)$/.test(before))
  return isAsked && kindEnd(words, last + 1) > 0
}

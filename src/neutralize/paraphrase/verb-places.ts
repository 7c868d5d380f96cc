/**
 * Verbs where they stand: "officials seek bids" in any clause of any sentence, read or not. Only what stands beside a
 * word tells whether it is a verb, what form it has and whether it has an object; in doubt it is none.
 */

import { CARDINALS } from '../words/closed-classes.ts'
import {
  isBaseVerb,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  verbLemma,
} from '../words/vocabulary.ts'
import type { VerbForms } from '../words/word-forms.ts'
import { otherVerbsFor, someVerbsFor } from './other-verbs.ts'
import type { Place } from './small-word-conditions.ts'
import { ENDS_OBJECT } from './verb-contexts.ts'

export interface VerbChange {
  at: number
  /** The last word replaced: a preposition goes with its verb. */
  end: number
  puts: string[]
}

/** Whether a word can be a verb with another wording, wherever it stands. */
export const mayBeVerb = (word: string): boolean => {
  if (!/^\p{Ll}+$/u.test(word)) return false
  const base = baseOf(word)
  return base !== null && !DEEDS.test(base) && someVerbsFor(base).length > 0
}

export const baseOf = (key: string): string | null => {
  const lemma = verbLemma(key)
  if (lemma !== undefined) return lemma
  return isBaseVerb(key) ? key : null
}

/** The verb at a place, a word that may be one, in other words; null where it has none there or is none. */
export function verbChangeAt(place: Place): VerbChange | null {
  const { keys, words, at } = place
  const base = baseOf(keys[at]!)
  const form = base === null ? null : formAt(place)
  if (base === null || form === null) return null
  const rest = words
    .slice(at + 1, /^(?:who|that|which)$/.test(keys[at - 1]!) ? endOfClause(keys, at) : undefined)
    .join(' ')
  const { verbs, particle } = otherVerbsFor(base, keys[at - 1]!, rest)
  if (verbs.length === 0) return null
  // "must plan to sell": to intend it is nobody's duty.
  if (/^(?:plan|intend)$/.test(base) && MODAL.test(keys[at - 1] ?? '')) return null
  return { at, end: at + (particle === '' ? 0 : 1), puts: verbs.map((verb) => verb[form]) }
}

/** "man who denied murder changes plea": the verb proper ends what belongs to "who". */
function endOfClause(keys: readonly string[], at: number): number | undefined {
  const end = keys.findIndex((key, i) => i > at + 1 && isThirdPerson(key) && startsNoun(keys[i + 1]))
  return end < 0 ? undefined : end
}

const MODAL =
  /^(?:will|would|could|may|might|can|must|should|cannot|can['’]t|won['’]t|didn['’]t|doesn['’]t|don['’]t|not|did|let|help)$/
const HELPS = /^(?:helps?|helped|helping|lets?|letting|makes?|made|making|sees?|saw|watch(?:es|ed)?|to)$/
const HAVE = /^(?:has|have|had|having)$/
const BE = /^(?:is|are|was|were|be|been|being|get|gets|got|getting)$/
/** Behind these a form in -s, -ed or -ing belongs to a noun. */
const NOUN_AHEAD =
  /^(?:the|a|an|his|her|its|their|our|my|your|of|in|on|at|for|from|with|by|against|between|about|over|into|no|any|some|more|most|new|all|many|several|few|two|three|four|five|former|first|last|next|other|another|as|than|per|via|\d.*|.*['’]s?)$/
/** An object begins, and nothing else can. */
const OBJECT = new RegExp(
  `^(?:the|a|an|his|her|its|their|our|my|your|this|these|those|all|any|no|more|most|each|every|another|several|many|both|him|them|us|me|you|it|some|new|${CARDINALS}|dozens|hundreds|thousands|millions)$`,
)

/** Often the fact itself: a reader would miss the very word. */
const DEEDS = /^(?:sue|accuse|charge|arrest|kill|convict|sentence|invest|attack|vote|resign|die|cancel|win|lose)$/

/** What our own frames say of the article is no deed. */
const FRAME = /^(?:article|headline|publisher|column|piece)$/

/** The form of a verb at a place; null where the word may be no verb. */
function formAt({ keys, words, at }: Place): keyof VerbForms | null {
  const key = keys[at]!
  const before = keys[at - 1]
  const next = words[at + 1]
  if (before === undefined || /[,;:]$/.test(words[at]!) || FRAME.test(before)) return null
  const isNamed = next !== undefined && (/^[“‘"'(]*\p{Lu}|^[$£€\d]/u.test(next) || OBJECT.test(keys[at + 1]!))
  const isCut = /[,;:]$/.test(words[at - 1]!)
  if (isThirdPerson(key)) {
    if (isCut || NOUN_AHEAD.test(before)) return null
    // "as pressures boil over": what they do stands behind.
    if (keys[at + 2] === 'over' && (keys[at + 3] === undefined || ENDS_OBJECT().test(keys[at + 3]!))) return null
    if (!isNoun(key)) return 'third'
    return isDoer(words[at - 1]!, before) && (isNamed || startsNoun(keys[at + 1])) ? 'third' : null
  }
  if (isGerund(key)) {
    if (
      isNoun(key) ||
      (!isCut &&
        !BE.test(before) &&
        !/^(?:after|before|by|while|for|of|when|without|from|not|despite|since|in)$/.test(before))
    )
      return null
    return isNamed || (BE.test(before) && next !== undefined) ? 'gerund' : null
  }
  if (isBaseVerb(key) && (before === 'to' || MODAL.test(before)))
    return isCut ||
      (before === 'to' &&
        // "linked to lower risk": less of it.
        (isNoun(`${key}s`) || /^(?:lower|better|slow|clear|open|further)$/.test(key)) &&
        !isNamed &&
        (TAKES_NOUN.test(keys[at - 2] ?? '') || !startsNoun(keys[at + 1])))
      ? null
      : 'base'
  const auxiliary = /ly$/.test(before) ? (keys[at - 2] ?? '') : before
  if (isParticiple(key) && HAVE.test(auxiliary)) return 'participle'
  if (BE.test(auxiliary) || NOUN_AHEAD.test(before)) return null
  if (isPast(key)) {
    if (isCut) return null
    // "rules help Norwell hurt the coast": of one form for all, the infinitive.
    if (isBaseVerb(key) && keys.slice(Math.max(0, at - 4), at).some((word) => HELPS.test(word))) return null
    if (/^(?:who|that|which|he|she|they|it)$/.test(before)) return isNamed || startsNoun(keys[at + 1]) ? 'past' : null
    return isNamed && (!isParticiple(key) || isDoer(words[at - 1]!, before)) ? 'past' : null
  }
  // "Democrats urge Trump to": a base form behind a plural.
  if (
    isBaseVerb(key) &&
    (isNamed || keys[at + 1] === 'to') &&
    !isCut &&
    !isNoun(`${key}s`) &&
    /s$|^(?:people|police|men|women|children|they|we|who)$/.test(before)
  )
    return isPersonNoun(before) ||
      /^(?:police|they|we|who|officials|states|countries|firms|companies|banks|schools|cities|unions|groups|leaders|republicans|democrats)$/.test(
        before,
      )
      ? 'base'
      : null
  return null
}

/** "return to work", "response to attack": "to" with a noun. */
const TAKES_NOUN =
  /^(?:access|returns?|returned|returning|response|responses|responds?|threats?|attacks?|end|answer|damage|right|paths?|road|key|visits?|trips?|according|owing|next|close|back|links?|linked|connected|ties|tied|leads?|led|leading|thanks|subject|similar|up|on|off|down|comes?|came|go|goes|going|went|turns?|turned|objects?|opposed|contributes?|committed|dedicated|adds?|refers?|reacts?|reaction|travels?|heads?|heading|sent|sends?|given|brought|brings?|taken|takes?|moved|as|relating|related|prior|contrary|exposure|closer|walk|walks|miles)$/

/** An object may begin with it, though it may be a verb as well. */
const startsNoun = (key: string | undefined): boolean =>
  key !== undefined &&
  /^[a-z]/.test(key) &&
  !ENDS_OBJECT().test(key) &&
  !isPast(key) &&
  (!isThirdPerson(key) || isNoun(key)) &&
  (!isBaseVerb(key) || isNoun(`${key}s`))

/** Somebody, or a name: what stands before the verb does something. */
const isDoer = (word: string, key: string): boolean =>
  !/[,;:]$|[’']s?$/.test(word) &&
  (/^\p{Lu}\p{L}+$/u.test(word) ||
    isPersonNoun(key) ||
    /^(?:company|firm|government|city|state|council|group|agency|university|team|club|court|judge|police|who|he|she|it|they|party|union|school|bank)$/.test(
      key,
    ))

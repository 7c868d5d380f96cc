/** Where a noun phrase ends, and whether all words in it can be nothing but its own. */
import { lexemeOf, RELATIVE_DATE } from '../clause/lexicon.ts'
import { AUXILIARIES, CARDINALS, MONTHS, WEEKDAYS } from '../words/closed-classes.ts'
import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { FUNCTION_WORD } from './small-word-conditions.ts'

/** A sentence cut into words. */
export interface ReadWords {
  words: readonly string[]
  /** In small letters and without marks. */
  keys: readonly string[]
  /** Which of them stand inside quotation marks. */
  quoted: readonly boolean[]
  /** Where its verb group begins. */
  verb: number
}

const NUMBERS = `eleven|twelve|${CARDINALS}`
/** Behind these a noun lacks no article. */
export const DETERMINER = new RegExp(
  `^(?:an?|the|this|that|these|those|his|her|its|their|our|my|your|some|any|each|every|no|another|both|either|neither|such|what|which|whose|more|most|less|fewer|several|many|much|few|all|enough|half|zero|one|${NUMBERS}|[$£€]?\\d.*)$`,
)
const NUMBER = new RegExp(`^(?:${NUMBERS}|[$£€]?\\d[\\d,.]*(?:k|m|bn|%)?)$`)
export const DAY = new RegExp(`^(?:${MONTHS}|${WEEKDAYS})$`)
export const AUXILIARY = new RegExp(`^(?:${AUXILIARIES}|be|been|being|having|cannot)$|n['’]t$`)
export const CONJUNCTION = /^(?:and|or|nor|but)$/
/** Participles that describe, as adjectives do. */
export const DESCRIBES =
  /^(?:struggling|ailing|aspiring|thriving|failing|exciting|rising|growing|leading|missing|remaining|surviving|falling|ongoing|upcoming|existing|standing|living|alarming|surprising|shocking|outstanding|visiting|acting|burning|sinking|sweeping|competing|opposing|developing|emerging|pending|looming|lasting|promising|damning|dying|ageing|aging|reigning|outgoing|incoming|devastating|terrifying|horrifying|stunning|crushing|chilling|staggering|overwhelming|humiliating|embarrassing|frightening|disturbing|depressing|exhausting|disappointing|disgusting|appalling|sickening|astonishing|amazing|touching|thrilling|punishing|blistering|scathing|crippling|blinding|raging)$/
/** Nouns as well as deeds: what follows tells which. */
const DEED_NOUN =
  /^(?:shooting|stabbing|bombing|meeting|hearing|ruling|warning|building|wedding|filing|landing|crossing|briefing|gathering|killing|painting|drawing|opening|closing|sighting|funding|housing|training|parking|voting|flooding|drowning|mining|farming|fishing|hunting|banking|gambling|trading|boxing|racing|sailing|cycling|shipping|policing|lobbying|evening|morning|spring)$/
/** "shopping mall", "waiting game": a deed before an object, or part of a noun. */
export const MAY_OPEN_COMPOUND =
  /^(?:shopping|polling|waiting|drinking|swimming|washing|reading|driving|running|breaking|turning|talking|tipping|selling|operating|marketing|advertising|recording|holding|launching|fighting|dating|teaching|nursing|learning|playing|cooking|dining|sleeping|smoking|walking|climbing|hiking|riding|diving|skiing|skating|wrestling|bowling|writing|spelling|counting|sticking|stepping|starting|finishing|controlling|managing|founding|governing|stumbling|working|looking|rating|ranking|clearing|sporting|moving|flying|floating|touring|striking|winning|losing|steering|standing|serving)$/
export const isDeedNoun = (key: string): boolean => DEED_NOUN.test(key)
/** In -s, and in front of another noun. */
const MODIFIER_IN_S =
  /^(?:sports|news|arms|drugs|weapons|sales|savings|communications|operations|rights|affairs|services|economics|politics|gas|bus|virus|campus|census|bonus|focus|status|basis|crisis|analysis|[a-z]+ss)$/
const MANY = /^(?:people|men|women|children|troops|staff)$/
const NO_NOUN =
  /^(?:keep|make|take|give|bring|get|go|come|have|let|seek|say|tell|send|become|want|urge|win|lose|sue|ask|hold|put)$/
const MAY_OPEN_CLAUSE =
  /^(?:|after|before|as|until|since|while|when|if|because|although|though|where|whether|once|who|that|which|than|how|why|what|and|but|amid)$/

export const isOwner = (word: string): boolean => /[’']s$|s[’']$/.test(word) && !/^[“‘"']/.test(word)
export const isVerbForm = (key: string): boolean =>
  isThirdPerson(key) || isPast(key) || isParticiple(key) || isGerund(key)
export const isPluralKey = (key: string): boolean => /[^su]s$/.test(key) || MANY.test(key)
const isSmall = (word: string): boolean => /^[“‘"'(]*\p{Ll}/u.test(word)

/** Whether a noun, an adjective or a name stands there, no mark in front. */
export function isContent({ words, keys }: ReadWords, at: number): boolean {
  return (
    at < words.length &&
    !/,$/.test(words[at - 1]!) &&
    ((lexemeOf(keys[at]!).flags & FUNCTION_WORD) === 0 || /^[“‘"']/.test(words[at]!)) &&
    !DETERMINER.test(keys[at]!) &&
    !AUXILIARY.test(keys[at]!)
  )
}

/** Whether the word behind a noun can be nothing but a verb. */
export function isSureVerb({ words, keys }: ReadWords, at: number, from: number): boolean {
  const key = keys[at]
  if (key === undefined || words[at] !== words[at]!.toLowerCase() || /^[“‘"']/.test(words[at]!)) return false
  if (AUXILIARY.test(key)) return true
  // "wins Norwell upset", "after school shut": of one form for all, it may be a noun, an adjective, an infinitive.
  if (isNoun(key) || (isBaseVerb(key) && !isThirdPerson(key))) return false
  if (isThirdPerson(key)) return at > from
  return isPast(key) || isParticiple(key) || (isGerund(key) && !DESCRIBES.test(key) && !isDeedNoun(key))
}

/** The end of the phrase that begins at a word; null where it is doubtful. */
export function endOfPhrase(read: ReadWords, from: number): number | null {
  const { words, keys, quoted, verb } = read
  for (let at = from + 1; at < words.length; at++) {
    const key = keys[at]!
    const before = words[at - 1]!
    const isLead = DETERMINER.test(keys[at - 1]!) || isOwner(before)
    if (at === verb || /,$/.test(before)) return at
    if (
      DAY.test(words[at]!.replace(/[,.]$/, '')) ||
      (isSmall(words[at]!) && (lexemeOf(key).flags & RELATIVE_DATE) !== 0)
    )
      return isContent(read, at + 1) ? null : at
    if (NUMBER.test(key)) {
      // "Harbor Story 5"
      if (/^\d/.test(key) && /^\p{Lu}/u.test(before) && !isOwner(before)) return null
      if (!isLead && !/^(?:first|last|next|other)$/.test(keys[at - 1]!)) return at
      continue
    }
    if (DETERMINER.test(key)) {
      if (key === 'more' && NUMBER.test(keys[at - 1]!)) continue
      return at
    }
    if (!isSmall(words[at]!) || quoted[at]) continue
    if ((lexemeOf(key).flags & FUNCTION_WORD) !== 0 && !/^(?:own|other|former|same|only|first|last|top)$/.test(key))
      return at
    if (isLead || !isSureVerb(read, at, from)) continue
    const isObjectBare = isContent(read, at + 1) && isSmall(words[at + 1]!)
    // "man accused plan", "scoring record": what happens to whom, or what it is, is not said.
    if (isObjectBare && !isThirdPerson(key) && !AUXILIARY.test(key) && (isParticiple(key) || isGerund(key)))
      return isGerund(key) && (isPersonNoun(keys[at - 1]!) || isPluralKey(keys[at - 1]!)) ? at : null
    return at
  }
  return words.length
}

interface Phrase extends Pick<ReadWords, 'words' | 'keys'> {
  from: number
  to: number
  isDetermined: boolean
  isObject: boolean
  isDoer: boolean
  before: string
}

/** Whether no word inside a phrase may be its verb, and none a phrase of its own. */
export function mayBeOnePhrase(read: ReadWords, phrase: Phrase): boolean {
  const { words, keys } = read
  const { from, to, before, isDetermined } = phrase
  // Quoted words are one noun or its adjectives; a saying is no part of a phrase.
  const open = phrase.words.findIndex((word) => /^[“‘"']/.test(word))
  if (open >= 0 && phrase.keys.slice(open).some((key) => (lexemeOf(key).flags & FUNCTION_WORD) !== 0)) return false
  for (let at = from; at < to; at++) {
    const key = keys[at]!
    const word = words[at]!
    const isLast = at === to - 1
    if (isOwner(word) && at > from && !isDetermined) return false
    if (!isSmall(word)) {
      // "vote Ruiz": a name behind a noun is another phrase, unless it is somebody's with his title.
      if (at > from && isSmall(words[at - 1]!) && !isDetermined && !isPersonNoun(keys[at - 1]!)) return false
      // "Republicans vote"
      if (!isLast && /[^s’']s$/.test(word) && isSmall(words[at + 1]!) && isBaseVerb(keys[at + 1]!)) return false
      continue
    }
    if (isLast || DETERMINER.test(key) || isOwner(word)) continue
    // "officials plan strike", "ferry smashes pier"
    if (/[^s]s$/.test(key) && !MODIFIER_IN_S.test(key)) return false
    if (MANY.test(key) || (key === 'police' && isBaseVerb(keys[at + 1]!))) return false
  }
  // "patrols keep watch"
  if (!isDetermined && to - from > 1 && isSmall(words[from]!) && isBaseVerb(keys[from]!) && NO_NOUN.test(keys[from]!))
    return false
  const last = keys[to - 1]!
  if (to - from > 1) {
    // "after ferry plans": a noun, or what somebody does.
    if (isThirdPerson(last) && !isDetermined && !phrase.isDoer && MAY_OPEN_CLAUSE.test(before)) return false
    if (isBaseVerb(last) && isPluralKey(keys[to - 2]!) && !MODIFIER_IN_S.test(keys[to - 2]!)) return false
  }
  return isDetermined || !isDeedNoun(keys[from]!) || isDeedTold(phrase, keys[to])
}

/** "a shooting in", "at a hearing"; "after shooting dog", "after shooting at crews" are no nouns. */
function isDeedTold({ from, to, before, isObject, isDoer }: Phrase, next: string | undefined): boolean {
  const isPlaced = /^(?:in|at|during|with|of|on|from)$/.test(before)
  if (to - from > 1) return isPlaced
  if (isDoer || before === 'to') return false
  if (next !== undefined && !/^(?:in|near|outside|of|as|that|over|on|with|from|by)$/.test(next)) return false
  return isPlaced || before === 'for' || isObject || next === undefined || /^(?:in|near|outside|of)$/.test(next)
}

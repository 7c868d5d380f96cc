/** What must hold of a place in a sentence for other small words to mean the same there. */
import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isThirdPerson } from '../words/vocabulary.ts'

/** A sentence cut into words; `keys` in lower case and without marks. */
export interface Place {
  keys: readonly string[]
  words: readonly string[]
  /** First and last word of the phrase found. */
  at: number
  end: number
}

export type Condition = (place: Place) => boolean

const FINITE = /^(?:is|are|was|were|has|have|had|will|would|could|may|might|can|must|should|did|does)$/

/** Behind these a word in -s is a noun. */
const ASKS_FOR_NOUN =
  /^(?:of|in|on|at|for|from|with|by|against|between|the|a|an|his|her|their|its|no|some|more|new|\d.*)$/

/** They end like a deed, and are none. */
const NO_DEED = /-wing$|^(?:king|spring|morning|evening|wedding|ceiling|string|wing|sibling|herring|beijing)$/

/** Whether a noun phrase follows, and no clause: "after the vote", not "after he voted", "after voting". */
export const noun: Condition = ({ keys, words, end }) => {
  const first = keys[end + 1]
  if (first === undefined || /^(?:he|she|they|it|i|we|that|all|being|\d.*)$/.test(first)) return false
  if (/ing$/.test(first) && !NO_DEED.test(first) && !/^(?:in|at|of|on|by|near|outside)$/.test(keys[end + 2] ?? 'of'))
    return false
  for (let i = end + 1; i < words.length && i < end + 9; i++) {
    const key = keys[i]!
    if (
      i > end + 1 &&
      (FINITE.test(key) ||
        (/^\p{Ll}/u.test(words[i]!) &&
          ((isThirdPerson(key) && !isNoun(key) && !ASKS_FOR_NOUN.test(keys[i - 1]!)) || isPast(key))))
    )
      return false
    // "after school bans cakes", "after documents vanish": with an object, or a base form behind a plural, it is a verb.
    const next = keys[i + 1]
    // An unknown word in -s behind a singular noun: "train derails near town".
    if (
      i > end + 1 &&
      /^\p{Ll}+[^s’']s$/u.test(words[i]!) &&
      !isNoun(key) &&
      !/s$/.test(keys[i - 1]!) &&
      !ASKS_FOR_NOUN.test(keys[i - 1]!)
    )
      return false
    if (
      i > end + 1 &&
      isThirdPerson(key) &&
      !ASKS_FOR_NOUN.test(keys[i - 1]!) &&
      next !== undefined &&
      !/[,;:]$/.test(words[i]!) &&
      !/^(?:of|in|on|at|for|from|with|and|or|by|to|against|between|that|which|who)$/.test(next)
    )
      return false
    if (
      i > end &&
      isBaseVerb(key) &&
      /s$|^(?:people|men|women|children|police|they|we)$/.test(keys[i - 1]!) &&
      (!isNoun(`${key}s`) || next === undefined)
    )
      return false
    // "cyclist, 15, dies": behind an age the clause goes on.
    if (/,$/.test(words[i]!)) return !(/^\d{1,3},$/.test(words[i + 1] ?? '') && isThirdPerson(keys[i + 2] ?? ''))
    if (/[;:]$/.test(words[i]!)) break
  }
  return true
}

const LEADS_ON = /^(?:by|for|in|on|at|of|from|with|to|over|after|before|as|during|amid|near)$/

/**
 * Whether a clause follows with a verb of its own: "as costs rise". A past form that may be a participle is one only
 * with something behind it that it could have for an object: not in "named as man arrested for theft".
 */
export const clause: Condition = ({ keys, words, end }) => {
  // "as a ghost town; travel is down": beyond a mark another clause begins.
  const stop = words.findIndex((word, i) => i > end && /[;:]$/.test(word))
  return keys.slice(end + 2, Math.min(end + 8, stop < 0 ? words.length : stop + 1)).some((key, i) => {
    if (FINITE.test(key) || (isThirdPerson(key) && !isNoun(key))) return true
    if (!isPast(key)) return false
    const next = keys[end + 2 + i + 1]
    return !isParticiple(key) || (next !== undefined && !LEADS_ON.test(next))
  })
}

/** No noun behind that it would belong to: "teen dies", not "teen driver". */
export const alone: Condition = ({ keys, words, end }) => {
  const next = keys[end + 1]
  return (
    next === undefined ||
    /[,;:]$/.test(words[end]!) ||
    LEADS_ON.test(next) ||
    FINITE.test(next) ||
    ((isThirdPerson(next) || isPast(next) || isParticiple(next)) && !isNoun(next))
  )
}

export const any: Condition = () => true
/** A capital inside the sentence makes a name of it: "Angel Dad". */
export const common: Condition = ({ words, at }) => at === 0 || /^\p{Ll}/u.test(words[at]!)
export const lower: Condition = ({ words, at }) => /^\p{Ll}/u.test(words[at]!)
export const before =
  (pattern: RegExp): Condition =>
  ({ keys, at }) =>
    pattern.test(keys[at - 1] ?? '')
export const after =
  (pattern: RegExp): Condition =>
  ({ keys, end }) =>
    pattern.test(keys[end + 1] ?? '')
/** Somewhere in the few words in front. */
export const near =
  (reach: number, pattern: RegExp): Condition =>
  ({ keys, at }) =>
    keys.slice(Math.max(0, at - reach), at).some((key) => pattern.test(key))
export const not =
  (condition: Condition): Condition =>
  (place) =>
    !condition(place)
export const all =
  (...conditions: Condition[]): Condition =>
  (place) =>
    conditions.every((condition) => condition(place))
export const some =
  (...conditions: Condition[]): Condition =>
  (place) =>
    conditions.some((condition) => condition(place))

export const amount = after(
  /^(?:[$£€]?\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|a (?:dozen|hundred|thousand|million)|dozens?|hundreds?|thousands?)$/,
)
/** "two weeks after the vote": how long after is told. */
export const measured = before(
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|moments?|shortly|soon|just|long|right|immediately)$/,
)
export const gerund: Condition = ({ keys, end }) => isGerund(keys[end + 1] ?? '')
export const atEnd: Condition = ({ words, end }) => end === words.length - 1 || /[,;]$/.test(words[end]!)
export const inside: Condition = ({ at }) => at > 0

/** Names on both sides: "Harry and Meghan", and no clause. */
export const joinsNames: Condition = ({ keys, words, at, end }) => {
  const left = words[at - 1] ?? ''
  const right = words[end + 1] ?? ''
  if (
    at === 0 ||
    /[,;:]$/.test(left) ||
    keys.slice(0, at).some((key, i) => /^(?:between|both)$/.test(key) || /,$/.test(words[i]!)) ||
    /[’']s?$/.test(right)
  )
    return false
  // "makers of Clorox and Lysol", "trip to Turks and Caicos": one phrase, or one name.
  if (at > 1 && /^(?:of|to|for|with|from|between|by|in|on|at)$/.test(keys[at - 2]!)) return false
  const isName = (word: string) => /^\p{Lu}[\p{L}’'.-]+$/u.test(word)
  // "Ruiz and Okafor talks": the names belong to what follows.
  if (/^\p{Ll}/u.test(words[end + 2] ?? '') && !/[,;:]$/.test(right) && isNoun(keys[end + 2]!)) return false
  // A capital at the start of a headline tells nothing.
  return at > 1 && isName(left) && isName(right) && !/^(?:and|or)$/.test(keys[end + 3] ?? '')
}

/** "the attorney general", "district attorney": an office is no profession. */
export const profession = all(
  lower,
  not(before(/^(?:general|district|state|city|county|states|u\.s|us|generals)$/)),
  not(after(/^(?:general|district|state|city|county|states|u\.s|us|generals|fees)$/)),
)

/** A clause that can stand behind "that": "says it will", "says rates are high"; no quotation, no bare phrase. */
export const saidClause: Condition = (place) =>
  place.at > 0 &&
  place.keys
    .slice(place.end + 2, place.end + 9)
    .some((key) => FINITE.test(key) || (isThirdPerson(key) && !isNoun(key)) || (isPast(key) && !isParticiple(key))) &&
  /^[\p{L}\d$£€]/u.test(place.words[place.end + 1] ?? '') &&
  !/[,;:]$/.test(place.words[place.end]!) &&
  !/^(?:that|who|what|to|so|how|why|when|where|if|no|yes|whether|of|in|on|at|for|by|with|the)$/.test(
    place.keys[place.end + 1]!,
  )

const OWNER =
  /^(?:the|a|an|his|her|its|their|our|my|your|some|no|any|one|two|three|second|third|next|\d.*|at|all|.*['’]s?)$/
/** "hit highest level", "for first time": a superlative has its article in full English. */
export const superlative = all(lower, inside, not(before(OWNER)), before(/\p{Ll}/u))

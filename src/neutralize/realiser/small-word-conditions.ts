/** What must hold of a place in a sentence for other small words to mean the same there. */
import {
  ADVERB,
  AUXILIARY,
  CONJUNCTION,
  DETERMINER,
  lexemeOf,
  MODAL,
  NEGATOR,
  NOUN_TOO,
  PREPOSITION,
  PRONOUN,
  WH,
} from '../clause/lexicon.ts'
import { mayTell } from '../statement/statement.ts'
import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'

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
    if (/,$/.test(words[i]!)) {
      const verb = keys[i + 2] ?? ''
      return !(/^\d{1,3},$/.test(words[i + 1] ?? '') && (FINITE.test(verb) || isThirdPerson(verb) || isPast(verb)))
    }
    if (/[;:]$/.test(words[i]!)) break
  }
  return true
}

/** What no rule knows for a clause may be one: "after rebels export oil", "before prices bottom out". */
export const verbless: Condition = ({ words, end }) =>
  !mayTell(
    words
      .slice(end + 1)
      .join(' ')
      .split(/[,;:.?!–—]+(?: |$)| (?:as|while|when|after|before|amid|because|despite|due) /)[0]!,
  )

export const LEADS_ON = /^(?:by|for|in|on|at|of|from|with|to|over|after|before|as|during|amid|near)$/

/**
 * Whether a clause follows with a verb of its own: "as costs rise". A past form that may be a participle is one only
 * with something behind it that it could have for an object: not in "named as man arrested for theft".
 */
export const clause: Condition = ({ keys, words, end }) => {
  // "as a ghost town; travel is down": beyond a mark another clause begins.
  // "as press chief, Dorn says": who says it is no part of the role.
  const isSaid = /^(?:says?|said|states?|stated|warns?|claims?|reports?|finds?|shows?)$/.test(keys.at(-1) ?? '')
  // "founded the club as the first of its kind, has died": so ends an aside.
  const stop = words.findIndex(
    (word, i) =>
      i > end && (isSaid ? /[,;:]$/ : /[;:]$/).test(/,$/.test(word) && FINITE.test(keys[i + 1] ?? '') ? ':' : word),
  )
  return keys.slice(end + 2, Math.min(end + 8, stop < 0 ? words.length : stop + 1)).some((key, i) => {
    if (FINITE.test(key) || (isThirdPerson(key) && !isNoun(key))) return true
    if (!isPast(key)) return false
    const next = keys[end + 2 + i + 1]
    // "as a home for lost art": what describes a thing behind its preposition.
    if (LEADS_ON.test(keys[end + 1 + i]!)) return false
    return !isParticiple(key) || (next !== undefined && !LEADS_ON.test(next))
  })
}

/**
 * The same of "as" with a verb that looks like a noun: "as storm hits coast", "as shoppers seek bargains". A role has no
 * verb with an object or a way behind it.
 */
export const clauseOfDeed: Condition = ({ keys, words, end }) => {
  for (let i = end + 2; i < Math.min(keys.length, end + 6); i++) {
    const key = keys[i]!
    const before = keys[i - 1]!
    if (/[,;:]$/.test(words[i - 1]!) || LEADS_ON.test(before) || !/^\p{Ll}/u.test(words[i]!)) return false
    const isMany = /^(?:people|men|women|children|police)$/.test(before) || /[^s’']s$/.test(before)
    const isVerb = isMany ? isBaseVerb(key) && !isThirdPerson(key) : isThirdPerson(key)
    if (!isVerb) continue
    // What happens at once is more than the time of something else.
    if (
      /^(?:hits?|strikes?|rocks?|surprises?|beats?|defeats?|erupts?|explodes?|collapses?|crashes|kills?|includes?|express(?:es)?|tops|passe?s?)$/.test(
        key,
      )
    )
      return false
    const next = words[i + 1]
    if (!isNoun(key) && !(lexemeOf(key).flags & NOUN_TOO)) return true
    // "as head coach plans", "as sports fans flock": only what follows can show it.
    return (
      next !== undefined && (/^(?:the|a|an|his|her|its|their|this|\d.*)$/.test(next) || /^[\p{Lu}“‘"']/u.test(next))
    )
  }
  return false
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
  // "Meta and Apple rise": "as well as" would make one of the two.
  if (keys.slice(end + 2).some((key) => FINITE.test(key) || isThirdPerson(key) || isPast(key) || isBaseVerb(key)))
    return false
  // A capital at the start of a headline tells nothing.
  return at > 1 && isName(left) && isName(right) && !/^(?:and|or)$/.test(keys[end + 3] ?? '')
}

const FUNCTION_WORD = DETERMINER | PREPOSITION | CONJUNCTION | PRONOUN | AUXILIARY | MODAL | NEGATOR | WH | ADVERB

/** A word for a thing: one that is a noun as well, or no verb at all. */
export function isThing(key: string): boolean {
  if (isNoun(key)) return !isPersonNoun(key)
  const { verbForms, flags } = lexemeOf(key)
  return (
    (verbForms === 0 || (flags & NOUN_TOO) !== 0) &&
    (flags & FUNCTION_WORD) === 0 &&
    /^\p{L}{3,}$/u.test(key) &&
    !/(?:ly|ing|ed|ous|ful|ive)$/.test(key)
  )
}

/** Couples that are one thing by their name. */
const COUPLED =
  /^(?:law|supply|health|food|research|arts?|black|pros|bread|trial|rock|search|bed|life|war|profit|time|blood|hope|peace|fish|salt|hide|terms|ups|nuts|bits|cat|flesh|trade|men|boys|brothers|sisters|mothers?|fathers?|parents?|husband|wife|body|heart|mind|hand|lock|drum|question|stop|cut|track|fire|sex|crime|science|sound|hit|dos|radio)$/
const BEHIND_COUPLE =
  /^(?:in|on|at|of|for|with|to|from|by|after|before|during|amid|over|as|under|across|near|while|because|but|ahead|despite|following)$/

/** "on drugs and weapons": two plain nouns behind a preposition, with nothing in front or behind that both would share. */
export const joinsNouns: Condition = ({ keys, words, at, end }) => {
  const left = keys[at - 1] ?? ''
  const right = keys[end + 1] ?? ''
  const next = keys[end + 2]
  return (
    at > 2 &&
    /^\p{Ll}+$/u.test(words[at - 1]!) &&
    /^\p{Ll}+[,;]?$/u.test(words[end + 1] ?? '') &&
    (/^(?:of|on|for|with|from|by|about|over|against|into|including)$/.test(keys[at - 2]!) ||
      (isGerund(keys[at - 2]!) && !NO_DEED.test(keys[at - 2]!))) &&
    !COUPLED.test(left) &&
    (isThing(left) || isPersonNoun(left)) &&
    (isThing(right) || isPersonNoun(right)) &&
    /s$/.test(left) === /s$/.test(right) &&
    (!isBaseVerb(right) || isNoun(right)) &&
    (next === undefined || words[end + 1] !== right || BEHIND_COUPLE.test(next)) &&
    !words.slice(0, at).some((word) => /,$/.test(word)) &&
    !keys.slice(0, at).some((key) => key === 'between' || key === 'both' || key === 'as')
  )
}

const SUBJECTS = /^(?:he|she|they|it|we)$/

/** "as they pray", "as he opens": a pronoun and what it does; "as it did", "as they say" would be how. */
export const pronounClause: Condition = ({ keys, words, at, end }) => {
  const verb = keys[end + 2] ?? ''
  return (
    SUBJECTS.test(keys[end + 1] ?? '') &&
    (isBaseVerb(verb) || isThirdPerson(verb) || isPast(verb) || /^(?:is|are|was|were|will)$/.test(verb)) &&
    !/^(?:do|does|did|say|says|said|put|puts|call|calls|called|see|sees|claim|claims|like|please|want|wish)$/.test(
      verb,
    ) &&
    !/,$/.test(words[at - 1] ?? '') &&
    !/^(?:just|such|same|so|as|well|exactly|known|described|even|far|soon|long|much|many)$/.test(keys[at - 1] ?? '') &&
    !keys.slice(Math.max(0, at - 6), at).some((key) => key === 'as' || key === 'such' || key === 'same') &&
    !keys.slice(end + 1, end + 9).includes('as')
  )
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

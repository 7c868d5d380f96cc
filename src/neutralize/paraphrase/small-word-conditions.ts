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
import { isAuxiliary } from '../words/closed-classes.ts'
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

/** Behind these a word in -s is a noun. */
const ASKS_FOR_NOUN =
  /^(?:of|in|on|at|for|from|with|by|against|between|the|a|an|his|her|their|its|no|some|more|new|\d.*)$/

/** Who says it stands behind the comma. */
const SAID = /^(?:says|finds|shows|reports|claims|warns|tells|confirms|announces|suggests|reveals|adds|admits)$/

/** They end like a deed, and are none. */
const NO_DEED = /-wing$|^(?:king|spring|morning|evening|wedding|ceiling|string|wing|sibling|herring|beijing)$/

const areMany = (key: string): boolean =>
  /^(?:police|troops|people|men|women|children)$/.test(key) || (/[^s]s$/.test(key) && isPersonNoun(key.slice(0, -1)))
/** They lead on from one noun to another. */
const JOINS =
  /^(?:of|in|on|at|for|from|with|and|or|but|by|to|against|between|that|which|who|as|after|before|amid|over|near|outside|inside|during|into|across|under|around|about|without|since|until|while|when|not|s|aged|including|among|than)$/

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
      (isAuxiliary(key) ||
        (/^\p{Ll}/u.test(words[i]!) &&
          ((isThirdPerson(key) && !isNoun(key) && !ASKS_FOR_NOUN.test(keys[i - 1]!)) || isPast(key))))
    )
      return false
    // "after school bans cakes", "after documents vanish": with an object, or a base form behind a plural, it is a verb.
    const next = keys[i + 1]
    // "after agents gas protesters": behind people a word with another behind it is what they do, whatever else it may be.
    if (
      i > end + 1 &&
      areMany(keys[i - 1]!) &&
      next !== undefined &&
      !/[,;:]$/.test(words[i - 1]!) &&
      !/[,;:]$/.test(words[i]!) &&
      !JOINS.test(key) &&
      !JOINS.test(next)
    )
      return false
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
      if (/^\d{1,3},$/.test(words[i + 1] ?? '')) return !(isAuxiliary(verb) || isThirdPerson(verb) || isPast(verb))
      // "E. coli, salmonella outbreak sickens dozens": two things of one clause; who says it is another.
      return !keys.slice(i + 2, i + 5).some(
        (next, k, all) =>
          // "after mother, aunt arrested for theft": a clause, its auxiliary left out.
          (k === 0 && isParticiple(next) && /^(?:for|by|in|over|on|at|as|with|amid|$)$/.test(all[1] ?? '')) ||
          ((isThirdPerson(next) || (k > 0 && /[^su]s$/.test(next) && !/s$/.test(all[k - 1]!))) &&
            !isNoun(next) &&
            !SAID.test(next)),
      )
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

/** What goes on for a while, as a second thing may meanwhile. */
const LASTS =
  /^(?:looms?|loomed|fac(?:e|es|ed)|weigh(?:s|ed)?|await(?:s|ed)?|wait(?:s|ed)?|consider(?:s|ed)?|prepar(?:e|es|ed)|brac(?:e|es|ed)|continu(?:e|es|ed)|approach(?:es|ed)?|seeks?|sought|struggl(?:e|es|ed)|grappl(?:e|es|ed)|investigat(?:e|es|ed)|remain(?:s|ed)?|negotiat(?:e|es|ed)|tr(?:y|ies|ied)|debat(?:e|es|ed)|work(?:s|ed)?|mull(?:s|ed)?|hunt(?:s|ed)?|search(?:es|ed)?|watch(?:es|ed)?|linger(?:s|ed)?|persist(?:s|ed)?|rag(?:e|es|ed)|grow|grows|grew|mounts?|mounted|tests?|deepens?|keeps?|kept)$/

/** "as talks continue", "as storm looms": a clause of something that lasts; a role has no verb of its own behind it. */
export const lastingClause: Condition = ({ keys, words, end }) => {
  for (let i = end + 2; i < Math.min(keys.length, end + 7); i++) {
    const before = keys[i - 1]!
    if (/[,;:]$/.test(words[i - 1]!)) return false
    const isMany = /^(?:people|men|women|children|police)$/.test(before) || /[^s’']s$/.test(before)
    if (/^(?:is|are|was|were)$/.test(keys[i]!)) return isGerund(keys[i + 1] ?? '')
    if (isAuxiliary(keys[i]!)) return false
    if (LASTS.test(keys[i]!) && /^\p{Ll}/u.test(words[i]!) && !LEADS_ON.test(before))
      return isPast(keys[i]!) || (isMany ? isBaseVerb(keys[i]!) && !isThirdPerson(keys[i]!) : isThirdPerson(keys[i]!))
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
    isAuxiliary(next) ||
    ((isThirdPerson(next) || isPast(next) || isParticiple(next)) && !isNoun(next))
  )
}

export const any: Condition = () => true
/** A capital inside the sentence makes a name of it: "Angel Dad". */
export const common: Condition = ({ words, at }) =>
  /^\p{Ll}/u.test(words[at]!) || (at === 0 && !/^\p{Lu}{2}/u.test(words[at]!))
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
/** "leaves talks over cuts": what stands behind is why. */
export const LEAVES = /^(?:leaves?|left|leaving|quits?|exits?|abandon(?:s|ed)?)$/
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
/** "over the weekend": when, and not about what. */
export const inTime: Condition = ({ keys, end }) =>
  keys
    .slice(end + 1, end + 4)
    .some((key) =>
      /^(?:weekends?|holidays?|christmas|easter|summer|winter|autumn|spring|nights?|days?|weeks?|months?|years?|decades?|period|time|past)$|day$/.test(
        key,
      ),
    )
export const gerund: Condition = ({ keys, end }) => isGerund(keys[end + 1] ?? '')
export const atEnd: Condition = ({ words, end }) => end === words.length - 1 || /[,;]$/.test(words[end]!)
export const inside: Condition = ({ at }) => at > 0

export const FUNCTION_WORD =
  DETERMINER | PREPOSITION | CONJUNCTION | PRONOUN | AUXILIARY | MODAL | NEGATOR | WH | ADVERB

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

/** "the attorney general", "district attorney": an office is no profession. */
export const profession = all(
  lower,
  not(before(/^(?:general|district|state|city|county|states|u\.s|us|generals|of)$/)),
  not(after(/^(?:general|district|state|city|county|states|u\.s|us|generals|fees)$/)),
)

/** A clause that can stand behind "that": "says it will", "says rates are high"; no quotation, no bare phrase. */
export const saidClause: Condition = (place) =>
  place.at > 0 &&
  place.keys
    .slice(place.end + 2, place.end + 9)
    .some((key) => isAuxiliary(key) || (isThirdPerson(key) && !isNoun(key)) || (isPast(key) && !isParticiple(key))) &&
  /^[\p{L}\d$£€]/u.test(place.words[place.end + 1] ?? '') &&
  !/[,;:]$/.test(place.words[place.end]!) &&
  !/^(?:that|who|what|to|so|how|why|when|where|if|no|yes|whether|of|in|on|at|for|by|with|about|against|after|before|during|the)$/.test(
    place.keys[place.end + 1]!,
  )

const OWNER =
  /^(?:the|a|an|his|her|its|their|our|my|your|some|no|any|one|two|three|second|third|next|\d.*|at|all|.*['’]s?)$/
/** "kills best friend", "wins best picture": a name for somebody or something. */
const CALLED_BEST =
  /^(?:friends?|m[ae]n|mates?|buddy|buds?|pals?|pictures?|actor|actress|director|film|song|album|new|original|supporting|animated|western|seller|sellers|selling|practices?|interests?|in|of|bets?|buys?|wishes|before|offers?|deals?)$/
/** "hit highest level", "for first time": a superlative has its article in full English. */
export const superlative = all(
  lower,
  inside,
  not(before(OWNER)),
  ({ keys, at, end }) => keys[at] !== 'best' || !CALLED_BEST.test(keys[end + 1] ?? ''),
  // "celeb best friend", "the absolute best": the article stands farther in front, or nowhere.
  ({ keys, words, at }) => {
    const ahead = keys[at - 1] ?? ''
    if (!/\p{Ll}/u.test(ahead)) return false
    return (
      (/,$/.test(words[at - 1]!) && keys[at] !== 'latest') ||
      /^(?:becomes?|became|hit|ending)$/.test(ahead) ||
      (lexemeOf(ahead).flags & FUNCTION_WORD) !== 0 ||
      isThirdPerson(ahead) ||
      isPast(ahead) ||
      isBaseVerb(ahead)
    )
  },
)

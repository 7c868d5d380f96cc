/**
 * Everyday words for one another, as `paraphrase/small-words.ts` has them: whoever, how often, when, and the few nouns that
 * have a second name in any sentence.
 */
import {
  after,
  all,
  alone,
  any,
  atEnd,
  before,
  type Condition,
  common,
  inside,
  lower,
  near,
  not,
  some,
} from './small-word-conditions.ts'

const SPAN = /^(?:season|week|month|night|morning|evening|weekend|game|state|county|child|student|household)$/
/** Where an election can be meant by its first round. */
const POLITICS =
  /^(?:democrat|democratic|democrats|republican|republicans|gop|senate|house|gubernatorial|presidential|congressional|mayoral|governor|voters?|candidates?|ballot|race|wins?|won|loses?|lost|runoff|endorses?)$/
const political: Condition = ({ keys }) => keys.some((key) => POLITICS.test(key))
const DENIES =
  /^(?:not|never|no|none|nobody|cannot|unable|nothing|without|hardly|refus(?:es?|ed|ing)|stop(?:s|ped)?)$|n['’]t$/

/** Nothing of it stands behind. */
const endsAt = (keys: readonly string[], words: readonly string[], end: number): boolean =>
  /[,;:]$/.test(words[end]!) || /^(?:in|as|for|on|after|amid|by|with|at|from|during|and)$/.test(keys[end + 1] ?? 'in')
/** The highest so far: what is reached, and nobody hit. */
const mark: Condition = ({ keys, words, end }) =>
  /^(?:record|new|all-time|historic|multi-year|one-year|two-year)$/.test(keys[end + 1] ?? '') &&
  /^(?:highs?|lows?|peaks?)$/.test(keys[end + 2] ?? '') &&
  endsAt(keys, words, end + 2)

/** `phrase=put/put`, by what must hold of the place. */
export const EVERYDAY_WORDS = (): readonly (readonly [holds: Condition, lines: string])[] => [
  [any, `someone=somebody, somebody=someone, anyone=anybody, anybody=anyone, everyone=everybody, everybody=everyone`],
  // "the good guy", "a family guy"
  [
    all(lower, some(alone, after(/^who$/)), not(before(/^(?:good|bad|nice|tough|wise|fall|family|cable|fantasy)$/))),
    `guy=man`,
  ],
  // "nearly every week", "every single year"
  [
    all(lower, inside, after(SPAN), not(before(/^(?:nearly|almost|not|virtually|practically|just|about)$/))),
    `every=each`,
  ],
  // "yet again", "now and again", "over and over again"; "will never win the cup again": not as before, or no second time.
  [
    all(lower, atEnd, inside, not(before(/^(?:once|yet|then|time|now|back|and|over)$/)), not(near(12, DENIES))),
    `again=once more/once again`,
  ],
  // "photo op", "the Norwell photo agency"
  [all(common, alone, not(before(/^(?:school|class)$/))), `photo=picture/photograph`],
  [all(common, alone, inside, political), `primary=primary election`],
  // "once or twice", "think twice", "twice as many", "once bitten, twice shy"
  [
    all(
      lower,
      inside,
      not(near(4, /^once$/)),
      not(before(/^(?:or|than|think|thinks|thinking|about|at)$/)),
      not(after(/^(?:as|the|a|an|daily|weekly|over|removed|his|her|its|their|that|what|more|monthly)$/)),
    ),
    `twice=two times`,
  ],
  // "how many ferries", "not many", "many of them", "many a sailor"
  [
    all(
      ({ words, at }) => at === 0 || /^\p{Ll}/u.test(words[at]!),
      not(near(12, DENIES)),
      not(before(/^(?:lacks?|lacking|lost|few)$/)),
      not(before(/^(?:how|so|as|too|not|very|many|of|the|his|her|their|its|these|those|far|this|that|great|good)$/)),
      ({ words, end }) =>
        /^\p{Ll}+[^su’']s$/u.test(words[end + 1] ?? '') &&
        !/^(?:times|thanks|years|days|weeks|months|thousands|millions|hundreds|dozens|billions)$/.test(words[end + 1]!),
    ),
    `many=numerous/a large number of`,
  ],
  [all(lower, inside, mark), `hits=reaches`],
]

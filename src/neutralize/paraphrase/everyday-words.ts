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
]

/**
 * Everyday words for one another, as `paraphrase/small-words.ts` has them: whoever, how often, when, and the few nouns that
 * have a second name in any sentence.
 */
import { isBaseVerb, isGerund, isPersonNoun } from '../words/vocabulary.ts'
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

const infinitive: Condition = ({ keys, end }) => isBaseVerb(keys[end + 1] ?? '')
const endsAt = (keys: readonly string[], words: readonly string[], end: number): boolean =>
  /[,;:]$/.test(words[end]!) || /^(?:in|as|for|on|after|amid|by|with|at|from|during|and)$/.test(keys[end + 1] ?? 'in')
/** "$4 million" alone, and no "$4 million house". */
const isSum = (keys: readonly string[], words: readonly string[], at: number): boolean => {
  if (!/^(?:[$£€]\d.*|\d[\d.,]*%)$/.test(keys[at] ?? '')) return false
  const end = /^(?:million|billion|trillion)$/.test(keys[at + 1] ?? '') ? at + 1 : at
  return endsAt(keys, words, end)
}
/** A sum, a share, or the highest so far: what is reached, and nobody hit. */
const mark: Condition = ({ keys, words, end }) =>
  isSum(keys, words, end + 1) ||
  (/^(?:record|new|all-time|historic|multi-year|one-year|two-year)$/.test(keys[end + 1] ?? '') &&
    /^(?:highs?|lows?|peaks?)$/.test(keys[end + 2] ?? '') &&
    endsAt(keys, words, end + 2))
/** Who looks for somebody or something lost. */
const SOUGHT =
  /^(?:missing|suspects?|survivors?|victims|bod(?:y|ies)|clues?|evidence|answers|remains|gunm[ae]n|killers?|owners?|jobs?|solutions?)$/
const sought: Condition = ({ keys, end }) => keys.slice(end + 1, end + 5).some((key) => SOUGHT.test(key))
/** "during a three-day visit": the journey stands behind its own words alone. */
const journey: Condition = ({ keys, words, end }) => {
  for (let i = end + 1; i < end + 5 && i < keys.length; i++) {
    if (/^(?:visit|trip|tour)$/.test(keys[i]!))
      return !/^(?:de|bus|boat|guide|guides|date|dates|stop)$/.test(keys[i + 1] ?? '')
    if (
      /[,;:]$/.test(words[i]!) ||
      /^(?:of|in|at|on|to|and|for|by|as|with|s|last|next|previous|first|second|recent)$/.test(keys[i]!)
    )
      return false
  }
  return false
}
const UPSET =
  /^(?:concerns?|worries|anger|angry|upset|outrage|fury|row|rows|disputes?|debates?|doubts?|questions|unhappy|confusion|uncertainty|controversy|complaints?|tensions?)$/

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
  // "80% chance to win", "fat chance to"
  [
    all(
      lower,
      inside,
      infinitive,
      not(before(/%$|^(?:percent|cent|no|any|fat|slim|outside|good|better|best|strong|off|every|by|in-\d+)$/)),
    ),
    `chance to=opportunity to, opportunity to=chance to`,
  ],
  // "Google searches for ferries rise": what is searched there.
  [
    all(lower, inside, sought),
    `looking for=searching for, looks for=searches for, looked for=searched for, searching for=looking for, searched for=looked for`,
  ],
  [
    all(lower, inside),
    `takes part in=participates in, take part in=participate in, took part in=participated in, taking part in=participating in,
participates in=takes part in, participate in=take part in, participating in=taking part in`,
  ],
  // "how many ferries", "not many", "many of them", "many a sailor"
  [
    all(
      ({ words, at }) => at === 0 || /^\p{Ll}/u.test(words[at]!),
      not(before(/^(?:how|so|as|too|not|very|many|of|the|his|her|their|its|these|those|far|this|that|great|good)$/)),
      ({ words, end }) =>
        /^\p{Ll}+[^su’']s$/u.test(words[end + 1] ?? '') &&
        !/^(?:times|thanks|years|days|weeks|months)$/.test(words[end + 1]!),
    ),
    `many=numerous/a large number of`,
  ],
  [any, `lots of=a lot of`],
  [
    all(
      common,
      not(before(/^(?:under|an|space)$/)),
      not(after(/^(?:whether|how|why|what|if|space|orbit|deep|outer|the|sun|saturn|jupiter)$/)),
      not(near(4, /^(?:nasa|sends?|launch(?:es|ed)?|sent|space|lunar|moon|mars|martian|solar|spacecraft)$/)),
    ),
    `probe into=inquiry into/investigation into, investigation into=inquiry into`,
  ],
  // "drops concerns over summer"
  [
    all(
      lower,
      inside,
      before(UPSET),
      // "row over, crews return": it ended.
      ({ words, at }) => words[at] === 'over',
      not(
        after(
          /^(?:\d.*|in|at|on|as|for|after|before|when|while|but|and|with|now|by|to|from|says?|said|is|are|was|were|once|soon|already|finally|quickly)$/,
        ),
      ),
      after(/./),
      ({ keys, end }) =>
        !keys
          .slice(end + 1, end + 4)
          .some((key) =>
            /^(?:weekends?|holidays?|christmas|easter|summer|winter|autumn|spring|nights?|days?|weeks?|months?|years?|decades?|time|past|lunch|dinner|breakfast|coffee|radio|phone|air|drinks?)$|day$/.test(
              key,
            ),
          ),
      not(near(3, /^(?:leaves?|left|quits?|exits?|drops?|wins?|won|triumphs?)$/)),
    ),
    `over=about`,
  ],
  [all(lower, inside, mark), `hits=reaches`],
  [all(lower, inside, journey), `during=on`],
  [
    all(
      lower,
      infinitive,
      ({ keys, end }) => !/^(?:work|school|war|court|sleep|church|hospital|market)$/.test(keys[end + 1]!),
    ),
    `is going to=will, are going to=will`,
  ],
  [all(lower, infinitive), `is about to=will soon, are about to=will soon`],
  // "buys time", "buys into", "money can buy"
  [
    all(
      lower,
      inside,
      ({ keys, end }) => keys[end + 1] !== undefined && !isGerund(keys[end + 1]!),
      ({ words, at, end }) => !/[,;:]$/.test(words[at]!) && /^[\p{L}$£€\d]/u.test(words[end + 1] ?? ''),
      not(
        after(
          /^(?:time|into|out|off|in|up|back|on|at|for|by|from|him|her|them|me|us|you|and|or|more|less|now|side|votes?|peace|that|this|it|the|drinks?|love|silence|loyalty|favou?rs?|influence|low|high|dip)$/,
        ),
      ),
      ({ keys, words, at }) =>
        isPersonNoun(keys[at - 1]!) ||
        /^(?:company|firm|city|state|council|group|giant|owner|he|she|who)$/.test(keys[at - 1]!) ||
        /^\p{Lu}/u.test(words[at - 1]!),
      // "buys Dorn dinner"
      ({ words, end }) => !/^\p{Lu}\p{L}+$/u.test(words[end + 1]!) || !/^\p{Ll}/u.test(words[end + 2] ?? ''),
    ),
    `buys=purchases`,
  ],
]

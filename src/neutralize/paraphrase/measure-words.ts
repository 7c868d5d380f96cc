/**
 * Other words for amounts, times and how things are done, as `paraphrase/small-words.ts` has them: `phrase=put/put`, by
 * what must hold of the place.
 */

import { CARDINALS } from '../words/closed-classes.ts'
import { isBaseVerb } from '../words/vocabulary.ts'
import {
  after,
  all,
  amount,
  atEnd,
  before,
  type Condition,
  inside,
  isThing,
  lower,
  not,
  some,
} from './small-word-conditions.ts'

const UNITS =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?|decades?|century|centuries|seasons?|terms?)$/
const MEASURES =
  /^(?:percent|per|miles|kilometers|kilometres|km|feet|pounds|dollars|points|inches|degrees|meters|metres|tons|tonnes|acres|votes|times|million|billion|trillion|thousand)$/

/** "at least six people", "at least six in Ohio": what is counted one by one. */
const counted: Condition = ({ keys, words, end }) => {
  const number = keys[end + 1] ?? ''
  const thing = keys[end + 2]
  if (!/^(?:\d{1,3}|\d{1,3},\d{3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens)$/.test(number))
    return false
  if (thing === undefined || words[end + 1] !== number) return true
  return !UNITS.test(thing) && !MEASURES.test(thing) && !/^(?:and|to|or|of)$/.test(thing)
}
const countedThings: Condition = (place) =>
  counted(place) &&
  /s$|^(?:people|men|women|children)$/.test(place.keys[place.end + 2] ?? '') &&
  /^\p{Ll}/u.test(place.words[place.end + 2]!)
const measuredAmount: Condition = ({ keys, end }) =>
  /^[$£€]\d/.test(keys[end + 1] ?? '') ||
  /^\d[\d.,]*%$/.test(keys[end + 1] ?? '') ||
  (/^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten)$/.test(keys[end + 1] ?? '') &&
    (UNITS.test(keys[end + 2] ?? '') || /^(?:percent|million|billion)$/.test(keys[end + 2] ?? '')))
const unitAhead: Condition = ({ keys, end }) => keys.slice(end + 2, end + 4).some((key) => UNITS.test(key))
const figure = after(new RegExp(`^(?:[$£€]?\\d.*|${CARDINALS}|eleven|twelve|twenty|thirty|half|a)$`))

/** "most voters": most of them, and not "the most". */
const mostOf: Condition = ({ keys, words, at, end }) =>
  /^\p{L}+s$/u.test(words[end + 1] ?? '') &&
  !/(?:ss|ous|[’']s)$/.test(keys[end + 1]!) &&
  !isBaseVerb(keys[end + 1]!) &&
  // "wins most votes": more than others.
  !/^(?:win|wins|won|winning|scores?|scored|scoring|gets?|got|draws?|drew|takes?|took|has|have|had|sells?|sold|earns?|earned|makes?|made|receives?|received|spends?|spent|kills?|killed|with|to)$/.test(
    keys[at - 1] ?? '',
  ) &&
  !/^(?:the|its|his|her|their|of|at|in|for|one|two|three|['’]s)$|[’']s?$/.test(keys[at - 1] ?? '')

/** What has many. */
const HAS_COUNT =
  /^(?:kills?|killed|killing|injur(?:es|ed|ing)|hurts?|wounds|wounded|displac(?:es|ed|ing)|cancel(?:s|l?ed|l?ing)|grounds|cuts?|los(?:t|es|ing)|adds?|added|hires?|hired|employs?|rescu(?:es|ed)|evacuat(?:es?|ed)|has|have|had|of|for|with|to|by|in|where|at|after|sells?|sold|buys?|bought|recall(?:s|ed)|clos(?:es|ed)|shuts?|opens?|builds?|built|plants?|frees?|freed|draws?|drew|gathers?|attracts?|destroy(?:s|ed)|damag(?:es|ed)|arrests?|seiz(?:es|ed)|nearly|than|visits|visited|affects?|affected|cost|costs|took|takes|earned|raised|raises|strands|stranded|carrying|accuses|sickens|sickened|cancel|removes?|gains|as|on|and)$/
/** What stands at a level: "sales up to". */
const LEVEL =
  /^(?:inflation|unemployment|prices?|rates?|rents?|costs?|sales|cases|deaths|toll|temperatures?|profits?|wages|exports|imports|yields?|numbers?|revenues?|earnings|emissions|bills?|output|production|growth|turnout|approval|support|shares?|stocks?|figures?|is|are|was|were|now|currently)$/
const risen = before(LEVEL)

const BEFORE_PERIOD = /^(?:years?|months?|weeks?|days?|decades?|century|season|quarter)$/

export const MEASURE_WORDS = (): readonly (readonly [holds: Condition, lines: string])[] => [
  // "inflation up to 5%": it has risen to that.
  [all(lower, measuredAmount, not(risen)), `up to=as much as`],
  // "arrested over three murders", "victory over two rivals": about what, and against whom.
  [
    all(
      lower,
      countedThings,
      inside,
      some(before(HAS_COUNT), ({ words, at }) => /[:;]$/.test(words[at - 1]!)),
    ),
    `over=more than/upwards of`,
  ],
  [
    all(
      lower,
      figure,
      some(not(unitAhead), before(/^(?:in|for|after|than|of|at)$/)),
      before(
        /^(?:in|for|after|of|at|kills?|killed|killing|nearly|with|costs?|worth|earns?|lost|loses|has|have|had|raised?|raises)$/,
      ),
    ),
    `over=more than/upwards of`,
  ],
  // "for under 16s": how old they are.
  [all(lower, figure, before(/^(?:in|for|at|of)$/), not(after(/s$/))), `under=less than`],
  [
    all(
      lower,
      amount,
      not(after(/^(?:half|one)$/)),
      before(/^(?:kills?|killed|killing|for|of|in|at|by|to|from|with|costs?|has|have|had|after|where|worth|some)$/),
    ),
    `about=approximately/roughly`,
  ],
  [all(lower, inside, countedThings), `some=about/approximately`],
  [mostOf, `most=the majority of`],
  [
    all(
      ({ words, end }) => /^\p{Ll}+s$/u.test(words[end + 1] ?? '') && isThing(words[end + 1]!),
      not(after(/^(?:others|times|days|years|ways)$/)),
      not(before(/^(?:the|of|than)$/)),
    ),
    `some=a number of`,
  ],
  [
    all(
      before(/^(?:is|are|was|were|be|becomes?|became|named|remains?)$/),
      after(/^(?:the|its|his|her|their|\d.*|two|three|four|five|six|several|many|dozens|\p{L}+est)$/u),
    ),
    `one of=among`,
  ],
  [
    all(
      lower,
      inside,
      ({ keys, end }) => BEFORE_PERIOD.test(keys[end + 1] ?? '') || BEFORE_PERIOD.test(keys[end + 2] ?? ''),
    ),
    `in the next=over the next/within the next, in the past=over the past/during the past,
over the past=during the past/in the past, for the past=during the past, over the next=during the next/within the next,
over the last=during the last/in the last, in the last=during the last/over the last`,
  ],
  [
    all(lower, inside),
    `over the weekend=during the weekend, over weekend=during weekend,
for now=for the time being, on a daily basis=daily/each day, for example=for instance, in total=altogether`,
  ],
  // "for free speech", "in part of Skerra"
  [
    all(
      lower,
      inside,
      some(atEnd, after(/^(?:at|on|after|as|during|from|with|without|by|to|when|while|until|if|amid|because)$/)),
    ),
    `for free=free of charge/at no cost, in part=partly`,
  ],
  // "no talks anytime soon", "as soon"
  [all(lower, atEnd, inside, not(before(/^(?:any|anytime|as|so|too|how|very)$/))), `soon=before long/shortly`],
  [
    all(lower, atEnd, inside),
    `globally=around the world/worldwide, deliberately=on purpose/intentionally, briefly=for a short time,
slightly=a little, significantly=considerably/substantially, in full=completely`,
  ],
  [
    all(lower, after(/^\p{Ll}+$/u)),
    `increasingly=more and more, especially=in particular/particularly, particularly=especially/in particular,
intentionally=deliberately, deliberately=intentionally, significantly=considerably/substantially, rarely=seldom, fully=completely`,
  ],
  // Who speaks sharply does not speak steeply.
  [
    all(lower, before(/^(?:ris|rose|fall|fell|drop|climb|increas|declin|grow|grew|cut|reduc|slow|up$|down$)/)),
    `sharply=steeply`,
  ],
  [
    all(
      lower,
      not(before(/^(?:at|the)$/)),
      after(/^(?:\p{Ll}+)$/u),
      before(/^(?:his|her|its|their|the|\p{L}+[’']s|in|of|on|with|for)$/u),
      not(after(/^(?:in|on|to|of|and|from|news|is|are|was)$/)),
    ),
    `latest=most recent`,
  ],
  [
    all(
      lower,
      after(/^(?:\p{Ll}+(?<!ou|s)s|funding|support|security|information|time|money|evidence|aid|staff)$/u),
      inside,
    ),
    `additional=extra, extra=additional`,
  ],
]

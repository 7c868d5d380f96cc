/**
 * Other words for what headlines tell most, as `realiser/small-words.ts` has them for small ones: verbs, nouns and short forms
 * whose second name says the same in every sentence in which the condition holds. `phrase=put/put`, by condition.
 */

import { isBaseVerb, isGerund, isPersonNoun } from '../words/vocabulary.ts'
import { after, all, atEnd, before, type Condition, inside, lower, near, not, some } from './small-word-conditions.ts'

const written =
  (pattern: RegExp): Condition =>
  ({ words, at, end }) =>
    pattern.test(words.slice(at, end + 1).join(' '))

/** A base verb follows: "set to return". */
const infinitive: Condition = ({ keys, end }) => isBaseVerb(keys[end + 1] ?? '')

/** What stands in front can do something of its own will: a name, somebody, a body of people. */
export const doer: Condition = ({ keys, words, at }) => {
  const word = words[at - 1]
  if (word === undefined || /[,;:]$|[’']s?$/.test(word)) return false
  return (
    /^\p{Lu}\p{L}*$/u.test(word) ||
    isPersonNoun(keys[at - 1]!) ||
    /^(?:company|firm|government|city|state|council|group|agency|university|team|club|court|he|she|it)$/.test(
      keys[at - 1]!,
    )
  )
}

/** "study finds", "reports show": what is found out, and not what is found. */
const finding: Condition = all(
  not(({ words, at }) => /[:;,]$/.test(words[at - 1] ?? '')),
  before(
    /^(?:study|report|survey|poll|research|review|analysis|inquiry|investigation|audit|watchdog|data|figures|records|documents|studies|reports|surveys|polls)$/,
  ),
)

/** A participle with its place, time or reason behind it, or the end of the sentence. */
const done = some(atEnd, after(/^(?:in|after|by|when|as|at|during|following|near|on|over|outside)$/))

const unlessPassive = not(before(/^(?:is|are|was|were|be|been|being|has|have|had|having|get|gets|got)$/))

const MEASURED_THINGS =
  /^(?:prices|rates|costs|sales|cases|temperatures|profits|wages|rents|deaths|exports|imports|yields|numbers|revenues?|earnings|emissions|bills|toll)$/

/** What is called off when it is cancelled; a contract or a car is not. */
const HELD =
  /^(?:games?|match|matches|concerts?|shows?|events?|meetings?|talks|trips?|visits?|flights?|tours?|festivals?|elections?|classes|wedding|strikes?|search|summit|parade|races?|marathon|premiere|hearing|trial|ceremony|rally|rallies|protests?|ceremonies|celebrations?)$/

/** "early Friday deals on laptops": what shops offer is nothing agreed. */
const bargain = some(
  before(/^(?:friday|monday|day|prime|amazon|early|hot|laptop|tech|phone|designer|holiday|plea|record|tv)$/),
  near(4, /^(?:shop|shops|shopping|friday|discounts?|save)$/),
  near(9, /^(?:cyber|prime|coupons?)$/),
  ({ keys, at, end }) => keys[at] === 'deals' && /^(?:on|for|under|from)$/.test(keys[end + 1] ?? ''),
)

/** By what must hold of the place. */
export const OTHER_WORDS = (): readonly (readonly [holds: Condition, lines: string])[] => [
  [
    lower,
    `begins=starts, began=started, allows=permits, allowed=permitted, halts=stops, halted=stopped, praises=commends,
praised=commended, occurs=happens, occurred=happened, occur=happen, happens=occurs, constructs=builds,
discovers=finds, appointed=named, leads to=results in, leading to=resulting in,
refuses to=declines to, refused to=declined to, unable to=not able to, ceasefire=truce, truce=ceasefire,
cease-fire=truce, lawsuit=suit, lawsuits=suits, power outage=power cut,
power outages=power cuts, usually=generally, mainly=mostly, completely=entirely, entirely=completely, officially=formally,
jointly=together, severely=seriously, multiple=several,
nations=countries, countries=nations, pact=agreement, collides with=crashes into, known for=noted for,
hit by car=struck by car,
too soon=too early, emerges from=comes out of, emerge from=come out of`,
  ],
  // "supports resuming flights": a deed, and nobody to stand behind.
  [
    all(
      lower,
      not(({ keys, end }) => isGerund(keys[end + 1] ?? '')),
    ),
    'supports=backs, supported=backed',
  ],
  [
    all(
      lower,
      before(/^(?:on|via|through|over|to|from|across)$/),
      some(atEnd, after(/^(?:in|after|by|for|during|amid|with)$/)),
    ),
    `social media=social networks`,
  ],
  // What is done to somebody, wherever it is told.
  [
    all(lower, inside),
    `barred from=banned from, banned from=barred from,
praised for=commended for, blamed for=held responsible for, held responsible for=blamed for, diagnosed with=found to have,
backed by=supported by, supported by=backed by, headed by=led by,
faced with=confronted with, filled with=full of, concerned about=worried about, worried about=concerned about,
scared of=afraid of, afraid of=scared of, located in=situated in, headed for=bound for, bound for=headed for,
freed from=released from, released from=freed from, rescued from=saved from, identified as=named as, chosen as=selected as,
selected as=chosen as, held up by=delayed by, unlikely to=not likely to,
struck by=hit by, ties to=links to/connections to, links to=ties to/connections to, ties with=links with,
wanted for=sought for, wanted by=sought by`,
  ],
  // "missiles fired from Skerra": shot, and nobody sent away.
  [
    all(
      lower,
      inside,
      not(
        near(4, /^(?:missiles?|rockets?|shots?|bullets?|rounds|shells?|drones?|mortars?|projectiles?|guns?|weapons?)$/),
      ),
    ),
    `fired from=dismissed from`,
  ],
  [
    all(lower, infinitive),
    `forced to=compelled to/made to, allowed to=permitted to, permitted to=allowed to, urged to=called on to,
told to=instructed to, ordered to=directed to, required to=obliged to, slated to=set to,
scheduled to=due to/set to, poised to=ready to/set to, believed to=thought to,
thought to=believed to, prepared to=ready to, willing to=prepared to,
trying to=attempting to/seeking to, planning to=intending to,
refusing to=declining to`,
  ],
  [all(lower, near(6, HELD)), `canceled=called off, cancelled=called off`],
  [all(lower, ({ keys, end }) => keys.slice(end + 1, end + 5).some((key) => HELD.test(key))), `cancels=calls off`],
  [all(lower, inside, some(infinitive, after(/^(?:be|have|not)$/))), `may=might, might=may`],
  [all(doer, infinitive), `plans to=intends to, attempts to=tries to, attempted to=tried to, wants to=wishes to`],
  // "urges pardon during address to town": with nothing to be done it is no call on anybody.
  [
    all(doer, not(after(/^for$/)), ({ keys, end }) =>
      keys.slice(end + 2, end + 9).some((key, i) => key === 'to' && isBaseVerb(keys[end + 3 + i] ?? '')),
    ),
    `urges=calls on`,
  ],
  [all(lower, finding), `finds=shows, find=show, shows=finds, show=find`],
  [all(lower, done), `injured=hurt, wounded=injured, rescued=saved`],
  [all(lower, done, unlessPassive, inside), `arrested=taken into custody`],
  [all(lower, done, before(/^(?:is|are|was|were|been)$/)), `arrested=taken into custody`],
  [
    all(lower, before(MEASURED_THINGS)),
    `climb=rise, climbs=rises, climbed=rose, rise=increase/go up, rises=increases, rose=increased/went up, rising=increasing,
fall=decline/go down, fell=declined/went down, falling=declining, drop=decline, dropped=declined`,
  ],
  [
    all(
      lower,
      not(
        after(/^(?:music|musicians?|club|singers?|stars?|artists?|legends?|icons?|duo|band|album|hits?|road|songs?)$/),
      ),
    ),
    `nation=country, country=nation`,
  ],
  [
    all(
      lower,
      not(after(/^(?:with|in|out|a|an|the|another)$/)),
      not(before(/^(?:to|will|can|could|may|must|should|not|big|great|real|raw|they|we|good|best|better|no|s)$/)),
      not(bargain),
    ),
    `deal=agreement, deals=agreements`,
  ],
  [
    before(/^(?:peace|trade|nuclear|ceasefire|budget|contract|debt|wage|climate|merger|truce|coalition|tariff|pay)$/),
    `talks=negotiations, deal=agreement`,
  ],
  [all(lower, inside), `decline in=drop in/fall in, drop in=decline in/fall in, increase in=rise in`],
  [
    all(lower, after(/^(?:man|woman|men|women|people|patients?|residents?|couples?|drivers?|passengers?|parents?)$/)),
    `elderly=older`,
  ],
  [all(lower, not(before(/^under$/))), `investigation=inquiry, investigations=inquiries`],
  [
    all(lower, after(/^(?:witness|role|part|question|questions|vote|issue|issues|figure|figures|votes)$/)),
    `key=important`,
  ],
  [all(inside, lower, after(/^(?:be|take|have|go|get|do|make|pay|stay|leave)$/)), `should=ought to`],
  [all(doer, ({ words, end }) => /^\p{Lu}/u.test(words[end + 1] ?? '')), `meets with=meets, met with=met`],
  [written(/^AI$/), `ai=artificial intelligence`],
  [written(/^NYC$/), `nyc=New York City`],
  [written(/^CEO$/), `ceo=chief executive`],
  [written(/^EU$/), `eu=European Union`],
  [all(written(/^UN$/), not(before(/^the$/))), `un=United Nations`],
  [written(/^IMF$/), `imf=International Monetary Fund`],
  [written(/^DOJ$/), `doj=Justice Department`],
  [written(/^SCOTUS$/), `scotus=Supreme Court`],
  [written(/^FDA$/), `fda=Food and Drug Administration`],
  [
    all(
      written(/^GOP$/),
      after(
        /^(?:senators?|lawmakers?|governors?|candidates?|leaders?|voters|nominee|members?|primary|congressman|rep|sen|donors?)$/,
      ),
    ),
    `gop=Republican`,
  ],
]

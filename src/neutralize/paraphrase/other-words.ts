/**
 * Other words for what headlines tell most, as `paraphrase/small-words.ts` has them for small ones: verbs, nouns and short forms
 * whose second name says the same in every sentence in which the condition holds. `phrase=put/put`, by condition.
 */

import { isBaseVerb, isGerund, isPersonNoun } from '../words/vocabulary.ts'
import { MOVED_BY } from './passives.ts'
import {
  after,
  all,
  atEnd,
  before,
  type Condition,
  inside,
  lower,
  near,
  not,
  noun,
  some,
} from './small-word-conditions.ts'

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
    /^(?:company|firm|government|city|state|council|group|agency|university|team|club|court|panel|committee|commission|department|ministry|administration|union|bank|he|she|it)$/.test(
      keys[at - 1]!,
    )
  )
}

/** "study finds", "reports show": what is found out, and not what is found. */
const finding: Condition = all(
  not(({ words, at }) => /[:;,]$/.test(words[at - 1] ?? '')),
  before(
    /^(?:study|report|survey|poll|research|review|analysis|inquiry|investigation|audit|watchdog|studies|reports|surveys|polls)$/,
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

const AIRED =
  /^(?:streaming|tv|television|series|sitcoms?|dramas?|network|netflix|hbo|hulu|cbs|nbc|abc|bbc|itv|season|renewed|episodes?|axed|radio|layoffs?)$/

/** "early Friday deals on laptops": what shops offer is nothing agreed. */
const bargain = some(
  before(
    /^(?:friday|monday|day|prime|amazon|early|hot|laptop|tech|phone|designer|holiday|plea|record|tv|meal|value|combo|bundle|lunch|dinner|breakfast|family|pizza|burger|hotel|package|flight|mattress|headphones?|console)$/,
  ),
  near(4, /^(?:shop|shops|shopping|friday|discounts?|save|sales?|\$\d+)$/),
  ({ keys, at }) => keys[at] === 'deals' && /^(?:more|best|top|great|good)$/.test(keys[at - 1] ?? ''),
  near(9, /^(?:cyber|prime|coupons?)$/),
  ({ keys, at, end }) =>
    keys[at] === 'deals' &&
    /^(?:on|for|under|from)$|^(?:experts?|sites?|hunters?|pages?|lists?|roundups?)$/.test(keys[end + 1] ?? ''),
)

const WAY =
  /^(?:roads?|paths?|trails?|streets?|bridges?|doors?|stairs?|steps|tunnels?|lanes?|tracks?|routes?|gates?|stairways?|staircases?|passages?|highways?|weeks|days|months|years|hours|run-up)$/
const CRASHES =
  /^(?:cars?|trucks?|bus|buses|trains?|vans?|lorry|lorries|planes?|jets?|helicopters?|drones?|boats?|ships?|ferry|ferries|vessels?|barges?|trams?|motorcycles?|motorcyclists?|bicycles?|bikes?|cyclists?|vehicles?|suvs?|taxis?|yachts?|tankers?|tractors?|a\d{3}|aircraft|driver|ambulances?)$/
/** What a machine or program supports works with it. */
const DEVICE =
  /^(?:apps?|phones?|android|iphones?|ipad|windows|linux|pixel|google|apple|galaxy|samsung|chips?|chrome|firefox|updates?|wi-?fi|usb|bluetooth|browsers?|features?|devices?|gpus?|cpus?|consoles?|xbox|playstation|drivers?|tv|software|hardware|printers?|charging|5g|4k|cables?|satellite|codec|maps)$/
/** Who may do what is laid down, and not guessed. */
const ALLOWS =
  /^(?:rules?|ruled|rulings?|judges?|courts?|laws?|regulators?|allows?|allowed|permit[a-z]*|bans?|banned|visitors|applicants|holders|restrictions)$/

/** By what must hold of the place. */
export const OTHER_WORDS = (): readonly (readonly [holds: Condition, lines: string])[] => [
  [
    lower,
    `begins=starts, began=started, allows=permits, allowed=permitted, halts=stops, halted=stopped, praised=commended,
occurs=happens, occurred=happened, occur=happen,
discovers=finds, appointed=named,
refuses to=declines to, refused to=declined to, unable to=not able to, ceasefire=truce,
cease-fire=truce, lawsuit=suit, lawsuits=suits, power outage=power cut,
power outages=power cuts, usually=generally, mainly=mostly, completely=entirely, entirely=completely, 
jointly=together, severely=seriously,
nations=countries, countries=nations, pact=agreement, known for=noted for,
hit by car=struck by car,
too soon=too early, emerges from=comes out of, emerge from=come out of`,
  ],
  // "sings his praises"
  [
    all(lower, not(before(/^(?:sings?|sang|singing|his|her|their|its|high|heaps?|win|wins|for|the|of)$/))),
    'praises=commends',
  ],
  // "happens to be late": by chance.
  [all(lower, not(after(/^(?:to|upon|on)$/))), 'happens=occurs'],
  [all(lower, doer), 'constructs=builds'],
  // "road leads to quay": where it goes. "The league he leads to glory".
  [
    all(
      lower,
      noun,
      not(before(/^(?:he|she|they|i|we|who)$/)),
      not(near(4, WAY)),
      ({ words, end }) => /^\p{Ll}/u.test(words[end + 1] ?? ''),
      not(after(/^(?:the|his|her|its|their|victory|glory|gold|titles?)$/)),
    ),
    'leads to=results in, leading to=resulting in',
  ],
  // "multiple sclerosis", "earnings multiple"
  [
    all(
      lower,
      ({ keys, end }) => [1, 2].some((step) => /^people$|[^su’']s$/.test(keys[end + step] ?? '')),
      not(after(/^(?:sclerosis|myeloma|births?|choice|personality|systems|organs?)$/)),
    ),
    'multiple=several',
  ],
  // "crisis collides with election"
  [({ keys }) => keys.some((key) => CRASHES.test(key)), 'collides with=crashes into'],
  // "supports resuming flights": a deed, and nobody to stand behind. "Phone supports wireless charging".
  [
    all(
      lower,
      not(({ keys, end }) => isGerund(keys[end + 1] ?? '')),
      not(before(/^(?:evidence|data|research|finding|study|studies|actively|still|actually)$/)),
      not(after(/^(?:living|housing|by)$/)),
      ({ keys }) => !keys.some((key) => DEVICE.test(key)),
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
  // "has worried about": what somebody did.
  [all(lower, inside, not(before(/^(?:has|have|had|who|that)$|ly$/))), `worried about=concerned about`],
  // What is done to somebody, wherever it is told.
  [
    all(lower, inside),
    `barred from=banned from, banned from=barred from,
praised for=commended for, blamed for=held responsible for, held responsible for=blamed for, diagnosed with=found to have,
backed by=supported by,
faced with=confronted with, filled with=full of, concerned about=worried about,
scared of=afraid of, afraid of=scared of, bound for=headed for,
freed from=released from, rescued from=saved from, chosen as=selected as,
selected as=chosen as, unlikely to=not likely to, ties to=links to/connections to, wanted by=sought by`,
  ],
  // "struck by her kindness", "roof supported by beams": nobody hits, nobody backs.
  [
    all(lower, inside, ({ words, end }) => !MOVED_BY.test(`by ${words.slice(end + 1, end + 4).join(' ')}`)),
    'struck by=hit by',
  ],
  [
    all(
      lower,
      inside,
      ({ keys, end }) =>
        !keys
          .slice(end + 1, end + 4)
          .some((key) =>
            /^(?:beams?|columns?|pillars?|wheels|scaffolding|steel|walls|cables|legs|timbers?|concrete|arches|posts|poles|braces|stilts|ropes|chains)$/.test(
              key,
            ),
          ),
    ),
    'supported by=backed by',
  ],
  // "ball headed by Dorn": by his head.
  [
    all(lower, inside, not(near(4, /^(?:balls?|cross(?:es)?|corners?|goals?|shots?|over|home|wide|clear)$/))),
    'headed by=led by',
  ],
  [all(lower, inside, not(before(/^ha(?:s|ve|d)$/))), 'headed for=bound for'],
  // "photos released from the files"
  [
    all(lower, inside, ({ keys, end }) =>
      keys
        .slice(end + 1, end + 5)
        .some((key) => /^(?:prisons?|jails?|custody|detention|captivity|lockup|cells?)$/.test(key)),
    ),
    'released from=freed from',
  ],
  // "teen who identified as a girl": as what one sees oneself.
  [
    all(
      inside,
      some(
        ({ words, end }) => /^\p{Lu}/u.test(words[end + 1] ?? '') && /^\p{Lu}/u.test(words[end + 2] ?? ''),
        after(/^(?:suspects?|victims?|gunm[ae]n|shooters?|killers?|former)$/),
      ),
      not(before(/^(?:who|he|she|they|people|voters|adults|students|\d.*)$/)),
    ),
    'identified as=named as',
  ],
  // "page links to video", "radio links to go silent"
  [
    all(
      lower,
      inside,
      noun,
      not(infinitive),
      not(before(/^(?:site|website|page|article|post|app|tweet|report|study|story|it|radio)$/)),
    ),
    'links to=ties to/connections to',
  ],
  // "Norwell ties with Skerra 2-2"
  [
    all(
      lower,
      inside,
      ({ words, at }) => !/^\p{Lu}\p{L}*$/u.test(words[at - 1]!),
      not(before(/^(?:it|he|she|team|side|club|who)$/)),
    ),
    'ties with=links with',
  ],
  // "what you wanted for Christmas"
  [
    all(
      lower,
      inside,
      not(near(4, /^what$/)),
      not(
        before(
          /^(?:has|have|had|having|i|you|we|they|he|she|it|everyone|everybody|nobody|always|long|ever|only|just|never)$/,
        ),
      ),
    ),
    'wanted for=sought for',
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
  // "streaming shows canceled": they end, and nobody calls them off.
  [all(lower, near(6, HELD), not(near(6, AIRED))), `canceled=called off, cancelled=called off`],
  [all(lower, ({ keys, end }) => keys.slice(end + 1, end + 5).some((key) => HELD.test(key))), `cancels=calls off`],
  // "States may not ban nets, court rules": allowed, and not likely.
  [
    all(
      lower,
      inside,
      some(infinitive, after(/^(?:be|have|not)$/)),
      ({ keys }) => !keys.some((key) => ALLOWS.test(key)),
    ),
    `may=might`,
  ],
  // "are officially friends": in jest, as often as by a paper.
  [
    all(lower, some(after(/ed$|^(?:open|begin|launch|retire|end)s?$/), before(/^(?:has|have|had|will)$/))),
    `officially=formally`,
  ],
  [all(lower, inside, some(infinitive, after(/^(?:be|have|not)$/))), `might=may`],
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
        after(
          /^(?:music|musicians?|club|singers?|stars?|artists?|legends?|icons?|duo|band|album|hits?|road|songs?)(?:['’]s?)?$/,
        ),
      ),
      not(before(/^new$/)),
    ),
    `nation=country`,
  ],
  // "wine country", "a life in the country"; a new nation has just been founded.
  [
    all(
      lower,
      not(
        after(
          /^(?:music|musicians?|club|clubs|singers?|stars?|artists?|legends?|icons?|duo|band|album|hits?|roads?|songs?|houses?|homes?|estates?|fairs?|side|lanes?|pubs?|code|codes|boys?|girls?|squire|retreat)(?:['’]s?)?$/,
        ),
      ),
      not(
        before(
          /^(?:cross|wine|back|hill|open|up|god's|cattle|bear|ski|tornado|enemy|horse|farm|indian|big|low|high|new)$/,
        ),
      ),
      not(near(4, /^(?:moves?|moved|moving|living|lives?|life|weekends?|quiet|houses?|homes?)$/)),
    ),
    `country=nation`,
  ],
  [
    all(
      lower,
      not(after(/^(?:with|in|out|a|an|the|another)$/)),
      not(
        before(
          /^(?:to|will|can|could|may|must|should|not|big|great|real|raw|they|we|good|best|better|no|s|who|drugs?|book|record|recording|movie|film|tv|publishing|plea|endorsement|sponsorship|sneaker|shoe|modeling|streaming)$/,
        ),
      ),
      not(bargain),
      // "cut a deal": nothing is cut.
      not(near(3, /^cut(?:s|ting)?$/)),
      // "judges deal blow", "voters deal Okafor a setback", "court deals blow": what is dealt.
      not(
        after(
          /^(?:(?:an?other|fresh|major|heavy|further|new|serious|severe|crushing|death|fatal|final|big|huge|significant|legal|double)$|blows?$|setbacks?$|breakers?$|makers?$|him$|them$|us$|cards?$|damage$)/,
        ),
      ),
      ({ keys, words, at, end }) =>
        !(/[^su’']s$/.test(keys[at - 1] ?? '') || keys[at] === 'deals') || !/^\p{Lu}/u.test(words[end + 1] ?? ''),
    ),
    `deal=agreement, deals=agreements`,
  ],
  [
    before(/^(?:peace|trade|nuclear|ceasefire|budget|contract|debt|wage|climate|merger|truce|coalition|tariff|pay)$/),
    `talks=negotiations, deal=agreement`,
  ],
  [
    all(lower, inside, not(after(/^(?:cent(?:er|re)s?|clinics?|sessions?|service|on)$/))),
    `decline in=drop in/fall in, drop in=decline in/fall in, increase in=rise in`,
  ],
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
  // "CEO pay": in front of a thing the long form is a stumbling block.
  [
    all(
      written(/^CEO$/),
      not(after(/^(?:pay|compensation|salary|killing|killer|murder|shooting|job|role|search|succession|case|post)$/)),
    ),
    `ceo=chief executive`,
  ],
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

/** Frames told by what stands behind the cue. See frame-conditions.ts. */

import { isCommonWord } from '../headline/true-case.ts'
import { type Headline, isCapital } from '../headline/words.ts'
import type { WordingFrame } from '../lexicon/wording.ts'
import { isBaseVerb, isNoun, isPersonNoun, isPlace, isVerbForm } from '../words/vocabulary.ts'
import { isSomebody } from './somebody.ts'
import { DETERMINERS, type FrameCondition, nearby, next, PREPOSITIONS } from './standing.ts'

export function hasObject(headline: Headline, last: number): boolean {
  const after = next(headline, last)
  return (
    after !== undefined &&
    !PREPOSITIONS.has(after.key) &&
    !/^(?:again|too|further|sharply|ahead|once|together|even|today)$/.test(after.key) &&
    (!/^[\d$£€]/.test(after.key) || arePeople(headline, last))
  )
}

/** "blasts 5 Norland senators", and no "surges 12 points", "falls 5 per investor". */
function arePeople({ words }: Headline, last: number): boolean {
  if (!/^\d[\d,]*$/.test(words[last + 1]!.key)) return false
  const behind = words.slice(last + 2, last + 5)
  const at = behind.findIndex(({ key, base, gap }) => gap !== ' ' || PREPOSITIONS.has(key) || isSomebody(base))
  return at >= 0 && behind[at]!.gap === ' ' && !PREPOSITIONS.has(behind[at]!.key)
}

/** Who is criticized without being a person. */
const BODIES =
  /^(?:media|press|outlets?|congress|senate|parliament|administration|gop|dems|left|establishment|opposition|watchdog|regulators?)$/

/** A law firm and a health clinic are attacked as a house is. */
const HOUSED =
  /^(?:firms?|clinics?|offices?|cent(?:er|re)s?|schools?|museums?|homes?|workers?|providers?|doctors?|convoys?|posts?|crews?|journalists?|students?|buildings?|hospitals?|stations?|outlets?|leaders?)$/
const HARM =
  /\b(?:kill(?:s|ed|ing)?|dead|deaths?|dies|died|wound\w*|injur\w*|hurt|bomb\w*|missiles?|rockets?|drones?|shot|shooting|gunm[ae]n|stab\w*|hostages?|firebomb\w*|arson)\b/i

/** What comes in numbers and cannot drown or bury anybody. */
const MESSAGES =
  /^(?:complaints|calls|emails|e-mails|messages|letters|texts|lawsuits|suits|requests|applications|questions|queries|comments|tweets|posts|ads|adverts|reviews|offers|donations|claims|orders|jokes|memes|insults|threats|tributes|entries|bids|submissions|petitions|resignations|rumours|rumors|reports|tips|bookings)$/

/** Whether a plural of these heads the phrase: "flood of angry letters", and no "flood of 1953". */
const areMessages = (headline: Headline, last: number): boolean => nearby(headline, last, 3, MESSAGES)

/** What is good or bad: an evaluation before it says how it is. */
const QUALITIES =
  /^(?:animation|acting|approval|attendance|attempts?|care|communications?|conditions?|coverage|defen[cs]e|demand|earnings|economy|education|efforts?|forecast|grades?|growth|handling|hygiene|leadership|living|management|market|marks?|morale|numbers|offen[cs]e|organi[sz]ation|outlook|pay|performances?|planning|polling|polls?|preparation|profits?|quality|ratings?|readership|records?|response|results?|returns?|reviews?|revenues?|safety|sales|sanitation|schools|scores?|seasons?|security|service|shape|showings?|starts?|state|support|treatment|turnout|viewership|visibility|wages|writing)$/

/** What somebody holds, wants or has said: one can hold to it. */
const VIEWS =
  /^(?:accusations?|agenda|allegations?|attacks?|beliefs?|calls?|claims?|comments?|criticism|concerns?|decisions?|defen[cs]e|demands?|fears?|denials?|digs?|insults?|opposition|pledges?|polic(?:y|ies)|position|promises?|questions?|remarks?|reports?|rhetoric|slurs?|stance|support|theor(?:y|ies)|threats?|rumou?rs?|speculation|scandals?|views?|vows?|warnings?|worries)$/

/** What is taken from people: without it they pay nothing, and with a cut less. */
const FEES = /^(?:charges?|dut(?:y|ies)|fares?|fees?|lev(?:y|ies)|tariffs?|tax(?:es)?|tolls?)$/

/** Whose libraries and clinics are. */
const OWNERS =
  /^(?:councils?|councillors|government|ministers?|nhs|banks?|firm|chain|county|city|town|trust|board|universit(?:y|ies)|college|district|state|retailer|company|bosses|officials|authorit(?:y|ies)|plans?)$/

/** What is shut when it is given up. */
const CLOSED =
  /^(?:librar(?:y|ies)|museums?|pools?|schools?|clinics?|hospitals?|wards?|theatres?|theaters?|nurser(?:y|ies)|stations?|branch(?:es)?|offices?|cent(?:re|er)s?|factor(?:y|ies)|plants?|shops?|stores?|pubs?|toilets?|parks?)$/

const TOLD =
  /^(?:ad|ads|advert|acts?|cartoon|comments?|documentary|essay|fantas(?:y|ies)|film|footage|gags?|games?|images?|interview|jokes?|letter|memoir|messages?|moments?|performance|photos?|pictures?|play|plea|poem|post|posts|portraits?|pranks?|project|reminder|response|scenes?|song|speech|statement|story|stories|stunt|testimony|tribute|tricks?|tweets?|videos?|words)$/

const ONLINE = /^(?:facebook|instagram|media|reddit|social|tiktok|twitter|x)$/

/** What can be torn to pieces in words only. */
const VERDICT =
  /^(?:budgets?|bills?|claims?|comments?|cuts|deals?|decisions?|hypocrisy|laws?|plans?|polic(?:y|ies)|proposals?|remarks?|response|rul(?:es?|ing)|speech|strategy|tariffs?|tax(?:es)?|theory|vote)$/

const YEAR = /^(?:19|20)\d\d$/

const PENALTY =
  /^(?:bans?|bills?|charges?|citations?|dut(?:y|ies)|fees?|fines?|indictments?|lawsuits?|lev(?:y|ies)|orders?|penalt(?:y|ies)|sanctions?|subpoenas?|suits?|summons|suspension|tariffs?|tax|tickets?)$/

export const conditionsBehind = {
  name: (headline, _first, last) => {
    if (!hasObject(headline, last)) return false
    const after = next(headline, last)!
    if (isPlace(after.base)) return false
    if (/^(?:him|her|them|me|us)$/.test(after.key)) return true
    // The noun at the end of a short noun phrase decides.
    for (let i = last + 1; i <= last + 4 && i < headline.words.length; i++) {
      const word = headline.words[i]!
      if (i > last + 1 && (PREPOSITIONS.has(word.key) || !/^\s*[“‘"']?$/.test(word.gap))) break
      // "North Norlandian oil tanker": what describes the thing behind it.
      const behind = headline.words[i + 1]
      if (
        /(?:an|ese|ish)$/.test(word.key) &&
        behind !== undefined &&
        !PREPOSITIONS.has(behind.key) &&
        /^\s*$/.test(behind.gap)
      )
        continue
      if (isSomebody(word.base) || (isCapital(word) && !headline.isTitleCase && !isPlace(word.base))) return true
      if (BODIES.test(word.key)) return true
      if (
        headline.isTitleCase &&
        !isCommonWord(word.base) &&
        !DETERMINERS.has(word.key) &&
        !isNoun(word.base) &&
        !isVerbForm(word.key) &&
        isCapital(word)
      )
        return true
    }
    return false
  },
  view: (headline, _first, last) => nearby(headline, last, 6, VIEWS),
  // "war over tariffs", and no "war over Norland", "battle over bridge kills 30", "firestorm destroys 40 homes".
  peaceful: (headline, _first, last) =>
    !isPlace(next(headline, last)?.base ?? '') &&
    !/\b(?:kill(?:s|ed|ing)?|dead|deaths?|wound\w*|injur\w*|troops|soldiers|army|armies|rebels|militants?|militia|missiles?|drones?|acres?|homes|houses|burn\w*|forests?|hills?|ends? after)\b/i.test(
      headline.text,
    ),
  // "council axes village library"; no programme of that name, and no "axes library jobs": what stands last is shut.
  closed: ({ words }, first, last) => {
    const isOwner = words.slice(Math.max(0, first - 3), first).some(({ key }) => OWNERS.test(key))
    const at = words.findIndex(({ key }, i) => i > last && i < last + 5 && CLOSED.test(key))
    const after = words[at + 1]
    return isOwner && at > 0 && (after === undefined || after.gap !== ' ' || PREPOSITIONS.has(after.key))
  },
  fee: (headline, _first, last) => nearby(headline, last, 4, FEES),
  record: (headline, _first, last) => nearby(headline, last, 5, /^(?:records?|milestone)$/),
  amount: (headline, _first, last) =>
    nearby(
      headline,
      last,
      3,
      /[\d$£€]|^(?:millions?|billions?|percent|floors?|stor(?:e?y|ies)|feet|metres?|meters?)$/,
    ) &&
    // "soars in 2031": when, not how far.
    !(
      /^(?:in|since|during)$/.test(headline.words[last + 1]?.key ?? '') &&
      YEAR.test(headline.words[last + 2]?.key ?? '')
    ),
  thing: (headline, _first, last) =>
    nearby(headline, last, 4, /^(?:album|song|trailer|video|ad|ads|tool|feature|statement|line|product|plan)$/),
  abstract: (headline, _first, last) =>
    nearby(
      headline,
      last,
      3,
      /^(?:voting|healthcare|health|rights|freedom|freedoms|science|education|press|democracy|speech|abortion|media|climate|immigration|unions|welfare|benefits|independence|justice|truth|privacy|diversity|dei|universities|covid-19|covid|scandal|issue|law|order|constitution|institutions|regulations|regulators|affordability|care)$/,
    ) &&
    !nearby(headline, last, 5, HOUSED) &&
    !HARM.test(headline.text),
  cause: (headline, first, last) => {
    const after = headline.words[last + 1]
    return (
      after !== undefined &&
      // "declares war on": one phrase.
      !/^declar(?:es?|ed|ing)$/.test(headline.words[first - 1]?.key ?? '') &&
      !isPlace(after.base) &&
      !/^(?:hamas|hezbollah|isis|iran|the|its|his|russia|drugs|terror|terrorism|poverty|israel)$/.test(after.base) &&
      (!isCapital(after) || after.quote >= 0 || /^[A-Z]{2,4}$/.test(after.text))
    )
  },
  plan: (headline, _first, last) =>
    nearby(
      headline,
      last,
      4,
      /^(?:friendships?|bill|bills|deal|deals|plan|plans|proposal|program|career|dreams?|hopes?|momentum|mood|vibe|romance|marriage|project|talks|measure|amendment|merger)$/,
    ),
  // "teases run for governor": what somebody may do or bring.
  coming: (headline, _first, last) =>
    nearby(
      headline,
      last,
      4,
      /^(?:actions?|moves?|runs?|bid|return|comeback|announcements?|launch|sequel|reunion|retirement|tariffs?|strikes?|tour|collaboration|decision|changes?|surprise|reveal|role|future|candidacy|campaign)$/,
    ),
  anger: (headline, _first, last) =>
    nearby(
      headline,
      last,
      3,
      /^(?:outrage|fury|anger|backlash|uproar|outcry|debate|row|feud|panic|criticism|controversy|fears?|tensions?|hatred|speculation|concerns?|divisions?|unrest|resentment)$/,
    ),
  place: (headline, _first, last) => {
    const after = next(headline, last)
    return after !== undefined && (isPlace(after.base) || after.key === 'the')
  },
  program: (headline, _first, last) =>
    nearby(
      headline,
      last,
      4,
      /^(?:budget|funding|programs?|programmes?|agency|agencies|department|law|rules?|protections?|act|services?|education|research|staff|welfare|benefits|regulations?|subsidies|nhs|epa|cdc|irs|fema|usaid|medicaid|medicare|bbc|npr|pbs|nasa|fda|osha|obamacare|healthcare|unions?)$/,
    ),
  // "powerful speech", "sick joke", and no powerful engine and no sick child.
  told: (headline, _first, last) => TOLD.test(next(headline, last)?.base ?? ''),
  // "slaps a 50% tariff on cars", and no "slaps rival with glove".
  levy: ({ words }, _first, last) => {
    const behind = words.slice(last + 1, last + 8).map(({ key }) => key)
    const at = behind.findIndex((key) =>
      /^(?:tariffs?|sanctions|dut(?:y|ies)|fees?|fines?|tax(?:es)?|bans?|curbs|restrictions|lev(?:y|ies))$/.test(key),
    )
    return at >= 0 && !behind.slice(0, at).some((key) => /^(?:with|on|over|by)$/.test(key))
  },
  // "slammed online", "roasted on social media": in words.
  online: (headline, _first, last) => {
    const after = next(headline, last)?.key ?? ''
    return after === 'online' || (after === 'on' && nearby(headline, last + 1, 2, ONLINE))
  },
  verdict: (headline, _first, last) => nearby(headline, last, 4, VERDICT),
  weapon: (headline, _first, last) =>
    nearby(
      headline,
      last,
      4,
      /^(?:missiles?|rockets?|drones?|strikes?|airstrikes?|offensive|barrage|bombardment|attacks?|raids?|torpedo(?:es)?|satellites?)$/,
    ),
  market: (headline, _first, last) =>
    // "shakes up the market": another verb.
    !/^(?:up|off|out|down|in|through)$/.test(headline.words[last + 1]?.key ?? '') &&
    nearby(
      headline,
      last,
      4,
      /^(?:markets?|stocks|shares|investors?|traders?|bonds?|street|economy|economies|industry|sector|currenc(?:y|ies)|allies|party|campaign|race|alliance|world|town|community|village|nation|country|city|government|coalition|club|league|sport)$/,
    ),
  ring: (headline, _first, last) =>
    nearby(headline, last, 9, /^(?:rings?|schemes?|networks?|gangs?|operations?|labs?|rackets?|cartels?|plots?)$/) &&
    // "smashes racket in final"
    !/\b(?:tennis|racket in|wimbledon|umpire|backhand|match)\b/i.test(headline.text) &&
    !/^(?:for|in|at|over|after|by|with)$/.test(next(headline, last)?.key ?? ''),
  messages: (headline, _first, last) => areMessages(headline, last),
  crowd: (headline, _first, last) =>
    areMessages(headline, last) ||
    headline.words.slice(last + 1, last + 4).some(({ base, key }) => isPersonNoun(base) && key.endsWith('s')),
  // A colour of voters, not of lipstick.
  seat: (headline, _first, last) =>
    headline.words
      .slice(last + 1, last + 4)
      .some(
        ({ base }) =>
          /^(?:states?|districts?|seats?|count(?:y|ies)|territory|strongholds?|turf|senate|house|congressional|suburbs?)$/.test(
            base,
          ) || isPlace(base),
      ),
  // What politics and trade are busy with: nothing there is scrambled or derailed by hand.
  affairs: (headline, _first, last) =>
    nearby(
      headline,
      last,
      4,
      /^(?:map|maps|races?|elections?|midterms?|primar(?:y|ies)|campaigns?|politics|party|parties|plans?|agenda|talks|deals?|bids?|hopes?|dreams?|careers?|seasons?|launch|rollout|debates?|negotiations?|confirmation|nomination|nominee|presidency|administration|reforms?|budget|bill|industry|democrats|republicans|gop|dems)$/,
    ),
  rights: (headline, _first, last) => {
    const objects = headline.words.slice(last + 1, last + 5)
    const end = objects.findIndex(({ key }) => PREPOSITIONS.has(key))
    // "attacks civil rights leader" means him.
    if (objects.slice(0, end < 0 ? undefined : end).some(({ base }) => isPersonNoun(base))) return false
    return (
      hasObject(headline, last) &&
      nearby(
        headline,
        last,
        4,
        /^(?:rights|healthcare|freedoms?|democracy|education|science|unions?|welfare|protections|diversity|dei|abortion|courts|judiciary|independence|record|legacy)$/,
      )
    )
  },
  // "attacks plan to cut beds": by words.
  ofplan: (headline, _first, last) => {
    const objects = headline.words.slice(last + 1, last + 5)
    const end = objects.findIndex(({ key, gap }, i) => i > 0 && (gap !== ' ' || key === 'to' || PREPOSITIONS.has(key)))
    const head = end < 0 ? objects.at(-1) : objects[end - 1]
    return hasObject(headline, last) && /^(?:plans?|proposals?|polic(?:y|ies)|bills?|decisions?)$/.test(head?.key ?? '')
  },
  // "snaps at reporter to ‘be quiet’".
  order: ({ words }, _first, last) =>
    words.slice(last + 2, last + 7).some(({ key }, i) => key === 'to' && isBaseVerb(words[last + 3 + i]?.key ?? '')),
  // "a hot robot party", "hot guys", and no hot dog or hot weather.
  trendy: ({ words }, _first, last) =>
    words
      .slice(last + 1, last + 4)
      .some(
        ({ base, gap }, i) =>
          gap === ' ' &&
          /^(?:party|parties|guys?|girlfriend|boyfriend|dads?|moms?|men|women|celebrity|celebrities|startups?|prospects?|trends?|seller|restaurant|newcomer|rookie|rumou?rs?)$/.test(
            base,
          ) &&
          !/^(?:dogs?|air|tub|chocolate|weather|yoga|sauce|water|meals?|food)$/.test(words[last + 1]!.key) &&
          i < 3,
      ),
  quality: (headline, _first, last) => QUALITIES.test(next(headline, last)?.key ?? ''),
  money: (headline, _first, last) =>
    nearby(
      headline,
      last,
      3,
      /^[a-z]{0,2}[$£€₹¥]\d|^\d.*[$£€]|^r\d[\d.,]*(?:m|bn)?$|^(?:rs|millions?|billions?|fortunes?|cash|money|budgets?|savings)$/,
    ),
  // "scrambles to help", and no "scrambles to safety".
  // "race to top of hill" is no deed.
  doing: ({ words }, _first, last) => isBaseVerb(words[last + 1]?.key ?? '') && words[last + 2]?.key !== 'of',
  // "exposes flaws", "exposes plan to sell pier", and no "exposes crew to smoke", "exposes himself".
  bare: (headline, _first, last) =>
    hasObject(headline, last) &&
    !headline.words
      .slice(last + 1, last + 8)
      .some(
        ({ key }, i, all) =>
          /^(?:himself|herself|themselves|genitals|breasts?)$/.test(key) ||
          (key === 'to' &&
            !/^(?:up|due|close|plans?|plots?|bids?|attempts?|efforts?|schemes?|desperation|ways?|threats?|failures?|refusal)$/.test(
              all[i - 1]?.key ?? '',
            )),
      ),
  // What people come together for, and no plane.
  talk: (headline, _first, last) =>
    hasObject(headline, last) &&
    nearby(
      headline,
      last,
      4,
      /^(?:agenda|bills?|campaigns?|causes?|ceremony|conversations?|debates?|discourse|discussions?|elections?|events?|hearings?|issues?|meetings?|movements?|narrative|party|politics|process|protests?|rally|religion|speech|talks|trend|vote)$/,
    ),
  partner: (headline, _first, last) => nearby(headline, last, 3, /^(?:ally|allies|backers?|investors?|partners?)$/),
  penalty: (headline, _first, last) => nearby(headline, last, 4, PENALTY),
  // "caged for 14 years", and no bear.
  jailed: (headline, _first, last) =>
    !/\b(?:bears?|lions?|tigers?|dogs?|birds?|hens?|chickens?|animals?|zoo|circus|monkeys?|chimps?|parrots?|elephants?|pigs?)\b/i.test(
      headline.text,
    ) &&
    nearby(
      headline,
      last,
      4,
      /^(?:\d+|life|years?|months?|murder|rape|attack|killing|abus\w+|fraud|stabbing|torture|torturing|cruelty|neglect|manslaughter|assault|assaulting|stalking|robbery|burglary|theft|grooming|arson)$/,
    ),
} satisfies Partial<Record<WordingFrame, FrameCondition>>

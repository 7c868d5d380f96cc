/**
 * The conditions that a wording can name as its frame, and their vocabulary. Each says by a few neighbouring words, or
 * by what else the headline speaks of, whether the cue at words first..last has the sense that the wording means.
 */

import { isCommonWord } from '../headline/true-case.ts'
import { type Headline, isCapital, type Word } from '../headline/words.ts'
import type { WordingFrame } from '../lexicon/wording.ts'
import { isBaseVerb, isNoun, isPersonNoun, isPlace, isThirdPerson, isVerbForm } from '../words/vocabulary.ts'
import { DETERMINERS, nearby, next, PREPOSITIONS } from './standing.ts'
import { isNatureSubject } from './wordings-literal.ts'

const HEALTH =
  /\b(?:vaccin\w*|flu|covid\S*|doctors?|nurses?|gps?|nhs|health|patients?|clinics?|pharmac\w*|medical|weight|obesity|booster|virus|measles|hospitals?)\b/i

/** "Council blasted over fees", "ban ripped by campaigners": who is blamed stands in front. */
const isBlamed = (headline: Headline, first: number, last: number): boolean =>
  first > 0 &&
  /^(?:blasted|ripped|bashed|skewered|savaged)$/.test(headline.words[last]!.key) &&
  /^(?:by|over|for|as)$/.test(next(headline, last)?.key ?? '')

/** "of exercise", and no "of Norland". */
const isPlainOf = ({ words }: Headline, last: number): boolean =>
  words[last + 1]?.key === 'of' && /^\p{Ll}/u.test(words[last + 2]?.text ?? '')

/** "statue destroyed after final": nobody beat it. */
const WRECKED = () =>
  /\b(?:statues?|monuments?|murals?|stadiums?|arenas?|buildings?|houses?|homes?|shops?|cars?|bus(?:es)?|property|flags?|seats|turnstiles?|goalposts?)\b/i

const isScore = (headline: Headline) => /\b\d{1,3}\s?[-–]\s?\d{1,3}\b/.test(headline.text)

function hasObject(headline: Headline, last: number): boolean {
  const after = next(headline, last)
  return (
    after !== undefined &&
    !PREPOSITIONS.has(after.key) &&
    !/^(?:again|too|further|sharply|ahead|once|together|even|today)$/.test(after.key) &&
    !/^[\d$£€]/.test(after.key)
  )
}

/** What a storm or an earthquake goes over. */
const LAND =
  /^(?:towns?|villages?|cit(?:y|ies)|countr(?:y|ies)|count(?:y|ies)|states?|regions?|provinces?|islands?|coasts?|coastline|capital|communit(?:y|ies)|areas?|neighbou?rhoods?|districts?|harbou?rs?)$/

/** Who is criticized without being a person. */
const BODIES =
  /^(?:media|press|outlets?|congress|senate|parliament|administration|gop|dems|left|establishment|opposition|watchdog|regulators?)$/

const HARM =
  /\b(?:kill(?:s|ed|ing)?|dead|deaths?|dies|died|wound\w*|injur\w*|hurt|bomb\w*|missiles?|rockets?|drones?|shot|shooting|gunm[ae]n|stab\w*|hostages?|firebomb\w*|arson)\b/i
/** Who comes under fire from guns. */
const SHELLED =
  /\b(?:troops|soldiers|convoys?|ambulances?|civilians|villages?|villagers|aircraft|warplanes?|helicopters?|jets?|ships?|vessels?|tankers?|peacekeepers|embassy|base|bases|rebels|militants?|shell\w*|rockets?|missiles?|drones?|snipers?|gunm[ae]n)\b/i

/** What comes in numbers and cannot drown or bury anybody. */
const MESSAGES =
  /^(?:complaints|calls|emails|e-mails|messages|letters|texts|lawsuits|suits|requests|applications|questions|queries|comments|tweets|posts|ads|adverts|reviews|offers|donations|claims|orders|jokes|memes|insults|threats|tributes|entries|bids|submissions|petitions|resignations|rumours|rumors|reports|tips|bookings)$/
/** Whether a plural of these heads the phrase: "flood of angry letters", and no "flood of 1953". */
const areMessages = (headline: Headline, last: number): boolean => nearby(headline, last, 3, MESSAGES)

/** What is good or bad: an evaluation before it says how it is. */
const QUALITIES =
  /^(?:animation|acting|approval|attendance|attempts?|care|communications?|conditions?|coverage|defen[cs]e|demand|earnings|economy|education|efforts?|forecast|grades?|growth|handling|hygiene|leadership|living|management|market|marks?|morale|numbers|offen[cs]e|organi[sz]ation|outlook|pay|performances?|planning|polling|polls?|preparation|profits?|quality|ratings?|readership|records?|response|results?|returns?|reviews?|revenues?|safety|sales|sanitation|schools|scores?|seasons?|security|service|shape|showings?|starts?|state|support|treatment|turnout|viewership|visibility|wages|writing)$/
/** A span that somebody goes through. */
const SPANS =
  /^(?:days?|fortnight|months?|patch|run|schedule|seasons?|spell|starts?|stretch|summer|weeks?|weekend|winter|years?)$/

/** "a breakthrough season", and no "breakthrough could …": a noun or its adjective behind it. */
function isAttribute(headline: Headline, first: number, last: number): boolean {
  const after = next(headline, last)
  return (
    after !== undefined &&
    !PREPOSITIONS.has(after.key) &&
    (!isVerbForm(after.key) || isNounHere(headline, first, last)) &&
    !/^(?:will|would|could|may|might|can|should|is|are|was|were|has|had|yet|near|hopes?|likely|possible|elusive)$/.test(
      after.key,
    )
  )
}

/** "since bombshell split", "face nightmare delays": behind these what may be a verb is none. */
function isNounHere({ words }: Headline, first: number, last: number): boolean {
  const [before, word, after] = [words[first - 1]?.key ?? '', words[last + 1]!, words[last + 2]]
  if (
    word.gap !== ' ' ||
    !/^(?:in|after|since|amid|over|following|with|faces?|facing|caus(?:es?|ed|ing)|suffers?)$/.test(before)
  )
    return false
  // "after nightmare ends": these open clauses, too.
  return isThirdPerson(word.key)
    ? !/^(?:after|since)$/.test(before) && (after === undefined || after.gap !== ' ' || PREPOSITIONS.has(after.key))
    : isBaseVerb(word.key) && !/^(?:hit|cut|put|set|let|cost)$/.test(word.key)
}

/** What somebody holds, wants or has said: one can hold to it. */
const VIEWS =
  /^(?:accusations?|agenda|allegations?|attacks?|beliefs?|calls?|claims?|comments?|criticism|concerns?|decisions?|defen[cs]e|demands?|fears?|denials?|digs?|insults?|opposition|pledges?|polic(?:y|ies)|position|promises?|questions?|remarks?|reports?|rhetoric|slurs?|stance|support|theor(?:y|ies)|threats?|scandals?|views?|vows?|warnings?|worries)$/
/** What is taken from people: without it they pay nothing, and with a cut less. */
const FEES = /^(?:charges?|dut(?:y|ies)|fares?|fees?|lev(?:y|ies)|tariffs?|tax(?:es)?|tolls?)$/

/** What there can be less of. */
const CUTTABLE =
  /^(?:aid|benefits?|bonus(?:es)?|budgets?|bus(?:es)?|classes|courses?|employees|flights?|funding|funds|grants?|hours|jobs?|lessons?|lines?|pay|perks?|positions?|posts?|roles?|routes?|services?|spending|staff|subsid(?:y|ies)|teachers?|trains?|workers|workforce)$/
/** What is called off. */
const CANCELLED =
  /^(?:concerts?|dramas?|events?|festivals?|podcasts?|series|shows?|sitcoms?|soaps?|tournaments?|tours?)$/
const BE = /^(?:is|are|was|were|be|been|being|becomes?|became|as|into|proves?|turns?|turned|remains?)$|['’]s$/
const CALLS =
  /^(?:calls?|called|calling|brands?|branded|labels?|labelled|labeled|declares?|declared|dubs?|dubbed|makes?|made)$/

export const frameConditions: Record<WordingFrame, (headline: Headline, first: number, last: number) => boolean> = {
  object: (headline, first, last) => hasObject(headline, last) || isBlamed(headline, first, last),
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
      if (isPersonNoun(word.base) || (isCapital(word) && !headline.isTitleCase && !isPlace(word.base))) return true
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
  // "axes tour hours before show": what stands nearest behind it.
  cuttable: ({ words }, first, last) => {
    const isCut = ({ key, base }: Word) => CUTTABLE.test(key) || CUTTABLE.test(base)
    const behind = words.slice(last + 1, last + 5).find((word) => isCut(word) || CANCELLED.test(word.key))
    return behind === undefined ? words.slice(Math.max(0, first - 3), last).some(isCut) : !CANCELLED.test(behind.key)
  },
  cancelled: (headline, first, last) =>
    headline.words.slice(Math.max(0, first - 2), last + 4).some(({ key }) => CANCELLED.test(key)),
  // A shot that is said: at somebody, and at no goal, title or deer.
  insulted: (headline, first, last) =>
    (frameConditions.name(headline, first, last) || nearby(headline, last, 4, /^(?:crowds?|fans|media|press)$/)) &&
    frameConditions.unfought(headline, first, last) &&
    !nearby(
      headline,
      last,
      4,
      /^(?:cup|open|crown|title|league|bowl|trophy|olympics|derby|final|championship|record|job)$/,
    ),
  // "calls plan a disaster", and no "disaster in Norwell", "was hit by disaster".
  judgement: (headline, first, last) => {
    const before = headline.words.slice(Math.max(0, first - 6), first).map(({ key }) => key)
    const isSaid =
      BE.test(before.at(-1) ?? '') ||
      // "a $600M disaster"
      /^[$£€]\d|^[mb]illion$/.test(before.at(-1) ?? '') ||
      (/^(?:an?|total|complete|utter|absolute|unmitigated)$/.test(before.at(-1) ?? '') &&
        before.some((key) => BE.test(key) || CALLS.test(key)))
    return isSaid && frameConditions.figurative(headline, first, last)
  },
  // "war over tariffs", and no "war over Norland", "battle over bridge kills 30", "firestorm destroys 40 homes".
  peaceful: (headline, _first, last) =>
    !isPlace(next(headline, last)?.base ?? '') &&
    !/\b(?:kill(?:s|ed|ing)?|dead|deaths?|wound\w*|injur\w*|troops|soldiers|army|armies|rebels|militants?|militia|missiles?|drones?|acres?|homes|houses|burn\w*|forests?|hills?|ends? after)\b/i.test(
      headline.text,
    ),
  // Nobody boxes, digs or is hit on the head, and no animal strikes.
  unfought: (headline, first, last) =>
    // "takes a swipe at hiker": the deed, where it is no criticism, and no remark.
    !headline.words.slice(Math.max(0, first - 3), first).some(({ key }) => /^t(?:akes?|ook|aken|aking)$/.test(key)) &&
    !/\b(?:bouts?|box(?:er|ers|ing)|knockouts?|heavyweights?|mma|ufc|round|archaeolog\w*|bones?|coins?|skeletons?|fossils?|excavat\w*|unearth\w*|buried)\b/i.test(
      headline.text,
    ) &&
    !nearby(headline, last, 3, /^(?:head|face|chest|neck|stomach|jaw|body|skull|back|ribs?|leg|knee|arm)$/) &&
    // "weighs in at 90 kilos"
    !(headline.words[last]!.key === 'in' && headline.words[last + 1]?.key === 'at') &&
    !/^(?:bear|cat|dog|lion|tiger|shark|cow|bull|swan|goose|eagle|owl|monkey|elephant|moose|leopard)s?$/.test(
      headline.words[first - 2]?.key ?? '',
    ),
  // Dreamt by nobody.
  waking: (headline, first) =>
    // "Ruiz's nightmare is over": what befell somebody is more than a difficulty.
    !/['’]s?$/.test(headline.words[first - 1]?.text ?? '') &&
    !/\b(?:sleep\w*|dreams?|dreamt|bed|beds|bedtime|ptsd|trauma\w*|patients?|doctors?|therap\w+|night|nights|film|street|elm)\b/i.test(
      headline.text,
    ),
  fee: (headline, _first, last) => nearby(headline, last, 4, FEES),
  score: (headline) => isScore(headline) && !WRECKED().test(headline.text),
  share: (headline) => /\b(?:turnout|polls?|fundraising|votes?|registration)\b/i.test(headline.text),
  record: (headline, _first, last) => nearby(headline, last, 5, /^(?:records?|milestone)$/),
  amount: (headline, _first, last) => nearby(headline, last, 3, /[\d$£€]|^(?:millions?|billions?|percent)$/),
  end: (headline, first, last) =>
    !hasObject(headline, last) &&
    // "reveals ‘67’ is the word": what it reveals.
    !/^[\d$£€]/.test(next(headline, last)?.key ?? '') &&
    // "fares revealed to be high": what they are found to be.
    !(headline.words[last + 1]?.key === 'to' && headline.words[last + 2]?.key === 'be') &&
    // "… have died, Labor Secretary Ann Poe reveals": what stands before is told.
    !(headline.words[last]!.key === 'reveals' && headline.words[last + 1] === undefined) &&
    !/^(?:emails?|records?|documents?|reports?|study|studies|data|sources|analysis|filings?|police|officials|texts|messages|court|video|photos|investigation|audit|poll|survey)$/.test(
      headline.words[first - 1]?.key ?? '',
    ),
  thing: (headline, _first, last) =>
    nearby(
      headline,
      last,
      4,
      /^(?:album|song|trailer|video|ad|ads|tool|feature|sanctions|statement|line|product|plan)$/,
    ),
  family: (headline, first) =>
    !/\b(?:series|films?|tv|shows?|netflix|bbc|hbo|stars?|episodes?|seasons?|theatre|theater|novel|emmys?|oscars?|stage|cinema)\b/i.test(
      headline.text,
    ) &&
    /^(?:family|royal|palace|sibling|divorce|custody|friend|friends|band|cast|locker-room|contract|legal|court|team|club|front-office|transfer)$/.test(
      headline.words[first - 1]?.key ?? '',
    ),
  abstract: (headline, _first, last) =>
    nearby(
      headline,
      last,
      3,
      /^(?:voting|healthcare|health|rights|freedom|freedoms|science|education|press|democracy|speech|abortion|media|climate|immigration|unions|welfare|benefits|independence|justice|truth|privacy|diversity|dei|universities|covid-19|covid|scandal|issue|law|order|constitution|institutions|regulations|regulators|affordability|care)$/,
    ) && !HARM.test(headline.text),
  cause: (headline, _first, last) => {
    const after = headline.words[last + 1]
    return (
      after !== undefined &&
      !isPlace(after.base) &&
      !/^(?:hamas|hezbollah|isis|iran|the|its|his|russia|drugs|terror|poverty|israel)$/.test(after.base) &&
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
  conflict: (headline, first) =>
    headline.words
      .slice(Math.max(0, first - 3), first)
      .some((word) => /^(?:tensions?|anger|fury|outrage|drama|divisions?|rift)$/.test(word.key)),
  place: (headline, _first, last) => {
    const after = next(headline, last)
    return after !== undefined && (isPlace(after.base) || after.key === 'the')
  },
  state: (headline, first, last) =>
    // "a regime of exercise"
    !(
      /^regimes?$/.test(headline.words[last]!.key) &&
      (isPlainOf(headline, last) || /^(?:at|for|inside)$/.test(headline.words[last + 1]?.key ?? ''))
    ) &&
    !/\b(?:guilty|charged|indicted|convicted|sentenced|arrested|arrests|alleged|fraud|prosecutors?|accused)\b/i.test(
      headline.text,
    ) &&
    !/^(?:tax|training|exercise|pension|treatment|inspection|colou?r|skincare|dosing|test|ponzi|pyramid|fraud|corruption|bribery|kickback|laundering|embezzlement|extortion|smuggling|trafficking|money-laundering|housing|buyback|loan|loans|bonus|savings|voucher|insurance|refund|grant|compensation|visa|energy|solar|recycling|repayment|benefit|worker|workers|care|deposit|trial|pilot|rebate|apprenticeship|amnesty|free|new|childcare|government|relief|wage|subsidy|furlough|sharing|bike|parking|rental|rent|job|jobs|nhs|eu|resettlement|support)$/.test(
      headline.words[first - 1]?.key ?? '',
    ),
  people: (headline, first, last) =>
    (!/^aliens?$/.test(headline.words[last]!.key) ||
      /\b(?:im)?migra|\b(?:border|deport\w*|ice|visas?|asylum|refugees?|illegal|criminal|undocumented|detain\w*|uscis|dhs)\b/i.test(
        headline.text,
      )) &&
    !/^(?:flash|lynch|the)$/.test(headline.words[first - 1]?.key ?? '') &&
    !/^(?:boss|bosses|ties|violence|hit|killing|wife|wives|justice|attack|kills|killed|lynches|sex|life|invasions?|abductions?|technology|planets?|worlds?|movies?|films?|spacecraft|ships?|species|encounters?|signals?|civili[sz]ations?|conspiracy)$/.test(
      headline.words[last + 1]?.key ?? '',
    ),
  figurative: (headline) =>
    !/\b(?:troops|military|soldiers|army|earthquake|quake|flood|floods|flooding|hurricane|storm|wildfire|crash|mine|mining|relief|aid|natural|zone|area|air|airline|airliner|airliners|aircraft|warplanes?|planes?|jet|flight|tanker|vessel|ferry|ship|boat|rail|train|dam|nuclear|reactor|oil|spill|factory|fire|blast|explosion|killed|dead|deaths?|died|victims?|survivors?|families|bereaved|space|shuttle|weather|climate|humanitarian|environmental|ecological|anniversary|memorial|years on|years after|years since|strikes?|war|bomb\w*|skydiv\w*|parachut\w*|packs?|packing|packed|prepar\w*|emergency|evacuat\w*|recovery)\b/i.test(
      headline.text,
    ),
  policy: (headline) =>
    !/\b(?:murder|assassin\w*|kill|terror\w*|iran\w*|russia\w*|chinese|turkish|foreign|extort\w*|blackmail|fraud|arson|ransom|poison\w*|hijack\w*|alleged|foiled|bomb\w*|isis|kidnap\w*|attack|police|charged|arrested|convicted|guilty|coup|drivers?|cars?|road|motorway|traffic|chess|witches|witchcraft|salem|film|novel|book|play|movie|series|season|episode|twist)\b/i.test(
      headline.text,
    ),
  sport: (headline) =>
    !/\b(?:book|novel|film|movie|author|writer|publisher|director|stage|play)\b/i.test(headline.text) &&
    /\b(?:win|wins|beat|lose|game|match|final|cup|league|pitcher|rookie|quarterback|goals?|strikeout|inning|innings|striker|batter|points?|nba|nfl|mlb|nhl|refs?|referee|umpire|goalkeeper|keeper)\b|-strikeout|-point\b|\b\d{1,3}-\d{1,3}\b/i.test(
      headline.text,
    ),
  shout: (headline, first) => {
    const text = headline.words[first]!.text
    return text.length > 2 && text === text.toUpperCase()
  },
  remark: (headline, first, last) => {
    const after = headline.words[last + 1]
    // "caution on new jab": the doctor's.
    if (/^jabs?$/.test(headline.words[last]!.base) && (after === undefined || HEALTH.test(headline.text))) return false
    return (
      (after === undefined || /^(?:at|over|about|on|from|against)$/.test(after.key)) &&
      frameConditions.unfought(headline, first, last)
    )
  },
  business: (headline, first) =>
    headline.words
      .slice(Math.max(0, first - 4), first)
      .some((word) =>
        /^(?:chains?|stores?|brands?|restaurants?|retailers?|shops?|products?|supermarkets?|pubs|banks?)$/.test(
          word.base,
        ),
      ),
  program: (headline, _first, last) =>
    nearby(
      headline,
      last,
      4,
      /^(?:budget|funding|programs?|programmes?|agency|agencies|department|law|rules?|protections?|act|services?|education|research|staff|welfare|benefits|regulations?|subsidies|nhs|epa|cdc|irs|fema|usaid|medicaid|medicare|bbc|npr|pbs|nasa|fda|osha|obamacare|healthcare|unions?)$/,
    ),
  // "torched over …", "savaged by critics": said of what somebody did.
  judged: (headline, first, last) => {
    if (frameConditions.online(headline, first, last)) return true
    const after = next(headline, last)?.key ?? ''
    if (/^(?:over|for)$/.test(after)) {
      const behind = headline.words.slice(last + 2, last + 5)
      return (
        !/^\d/.test(behind[0]?.key ?? '') &&
        !isPlace(behind[0]?.base ?? '') &&
        !behind.some(({ base }) => /^(?:hour|day|night|week|month|year|time)$/.test(base)) &&
        !SHELLED.test(headline.text)
      )
    }
    return (
      /^(?:by|from)$/.test(after) &&
      nearby(
        headline,
        last,
        4,
        /^(?:critics?|fans?|viewers|mps?|senators?|republicans?|democrats?|tories|labour|judges?|watchdog|reviewers|users|readers|lawmakers?|experts?|colleagues|rivals|opposition|coach|pundits?|allies|teachers|unions?|campaigners|charities|twitter|internet|media|press)$/,
      )
    )
  },
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
  // "destroyed by critics", and no statue, and no club by another.
  scorned: (headline, first, last) =>
    frameConditions.somebody(headline, first, last) &&
    frameConditions.judged(headline, first, last) &&
    !frameConditions.match(headline, first, last) &&
    !frameConditions.sport(headline, first, last),
  verdict: (headline, _first, last) => nearby(headline, last, 4, VERDICT),
  match: (headline) =>
    !WRECKED().test(headline.text) &&
    (isScore(headline) ||
      /\b(?:final|semi-?finals?|quarter-?finals?|playoffs?|derby|opener|championship|grand slam|world cup|knockout|tie-?break|overtime|extra time|penalt(?:y|ies) shootout|five-set|straight sets|champions?|top seed|no\. ?1 seed|third round|second round|first round|hat-trick|\w+-goal)\b/i.test(
        headline.text,
      )),
  weapon: (headline, _first, last) =>
    nearby(
      headline,
      last,
      4,
      /^(?:missiles?|rockets?|drones?|strikes?|airstrikes?|offensive|barrage|bombardment|attacks?|raids?|torpedo(?:es)?|satellites?)$/,
    ),
  outbreak: (headline, first) =>
    headline.words
      .slice(Math.max(0, first - 2), first)
      .some((word) =>
        /^(?:row|rows|feud|debate|dispute|battle|protests?|violence|fighting|clash|clashes|brawl|fight|fights|chaos|backlash|controversy|riots?|scuffles?|disorder|disruption|cheers|applause|criticism|unrest|scandal|war)$/.test(
          word.base,
        ),
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
  party: (headline) =>
    /\b(?:labour|tory|tories|gop|republicans?|democrats?|democratic|maga|party|conservatives|lib dems?|greens|reform uk|snp|coalition|cabinet|union)\b/i.test(
      headline.text,
    ) &&
    !/\b(?:troops|killed|soldiers|army|rebels|militia|fighting|statues?|monuments?|museum|era|battlefields?|generals?|re-?enact\w*|slave\w*|memorials?|film|movie|century|confederate)\b/i.test(
      headline.text,
    ),
  blast: (headline, first) =>
    headline.words
      .slice(Math.max(0, first - 3), first)
      .some((word) => /^(?:explosions?|blasts?|bombs?|blaze)$/.test(word.base)),
  ring: (headline, _first, last) =>
    nearby(headline, last, 9, /^(?:rings?|schemes?|networks?|gangs?|operations?|labs?|rackets?|cartels?|plots?)$/) &&
    !/^(?:for|in|at|over|after|by|with)$/.test(next(headline, last)?.key ?? ''),
  // A way of moving: meant as it says, said plainly.
  moves: () => true,
  messages: (headline, _first, last) => areMessages(headline, last),
  // Pork of parliaments, not of pigs.
  budget: (headline) =>
    /\b(?:bill|budget|spending|congress|senate|senators?|lawmakers?|earmarks?|taxpayers?|government|federal|welfare|subsid\w+|liberals?|leftists?|democrats?|republicans?|gop|woke|generation)\b/i.test(
      headline.text,
    ),
  crowd: (headline, _first, last) =>
    areMessages(headline, last) ||
    headline.words.slice(last + 1, last + 4).some(({ base, key }) => isPersonNoun(base) && key.endsWith('s')),
  asked: (headline) => /\bquestions?\b/i.test(headline.text),
  dread: (headline, first, last) =>
    /^(?:in|of|with)$/.test(headline.words[first - 1]?.key ?? '') &&
    !/^(?:war|acts?)$/.test(headline.words[first - 2]?.key ?? '')
      ? !hasObject(headline, last)
      : /['’]s?$/.test(headline.words[first - 1]?.text ?? '') ||
        /^(?:as|after|when|for)$/.test(next(headline, last)?.key ?? ''),
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
  // "attacks rival as a liar".
  judgedas: (headline, first, last) =>
    frameConditions.name(headline, first, last) &&
    headline.words
      .slice(last + 2, last + 8)
      .some(({ key }, i, all) => key === 'as' && /^(?:a|an|out|too|not)$/.test(all[i + 1]?.key ?? '')),
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
        /^(?:rights|healthcare|freedoms?|democracy|education|science|unions?|welfare|protections|diversity|dei|abortion|courts|judiciary|independence|record|legacy|plan|proposal|policy|policies|bill|decision)$/,
      )
    )
  },
  // "snaps at reporter to ‘be quiet’".
  order: ({ words }, _first, last) =>
    words.slice(last + 2, last + 7).some(({ key }, i) => key === 'to' && isBaseVerb(words[last + 3 + i]?.key ?? '')),
  // "smells awful", "sound so terrible".
  sensed: ({ words }, first) =>
    words
      .slice(Math.max(0, first - 2), first)
      .some(
        ({ key }, i, all) =>
          /^(?:smells?|sounds?|tastes?|looks?|feels?)$/.test(key) &&
          (i === all.length - 1 || /^(?:so|really|very|absolutely|too|pretty)$/.test(all.at(-1)!.key)),
      ),
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
  arrival: (headline) =>
    !/\b(?:troops|army|soldiers|tanks|military|militants?|war)\b/i.test(headline.text) &&
    /\b(?:im)?migra|\b(?:border|aliens?|refugees?|asylum)\b/i.test(headline.text),
  nature: (headline, first) => isNatureSubject(headline, first),
  // "devastates Norwell", "devastates coastal towns", and no "devastates farmers".
  land: (headline, first, last) => {
    if (!isNatureSubject(headline, first)) return false
    const behind = headline.words.slice(last + 1, last + 4)
    const end = behind.findIndex(({ key, gap }, i) => PREPOSITIONS.has(key) || (i > 0 && gap !== ' '))
    const hit = behind.slice(0, end < 0 ? 3 : end)
    return (
      !hit.some(({ key }) => isPersonNoun(key)) &&
      hit.some(
        (word) =>
          LAND.test(word.key) || isPlace(word.base) || (isCapital(word) && !headline.isTitleCase && !isNoun(word.base)),
      )
    )
  },
  attribute: isAttribute,
  alone: (headline, first, last) => !isAttribute(headline, first, last),
  quality: (headline, _first, last) => QUALITIES.test(next(headline, last)?.key ?? ''),
  span: (headline, first, last) => {
    const [before, after] = [headline.words[first - 1]?.key ?? '', headline.words[last + 1]?.key ?? '']
    return SPANS.test(after) && !/^(?:\d+|two|three|four|five|six|seven|eight|nine|ten)$/.test(before)
  },
  money: (headline, _first, last) =>
    nearby(headline, last, 3, /^[$£€]\d|^\d.*[$£€]|^(?:millions?|billions?|fortunes?|cash|money|budgets?|savings)$/),
  // "scrambles to help", and no "scrambles to safety".
  doing: ({ words }, _first, last) => isBaseVerb(words[last + 1]?.key ?? ''),
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
  poll: (headline, first, last) =>
    headline.words
      .slice(Math.max(0, first - 4), last + 5)
      .some(({ base }) =>
        /^(?:auction|ballot|bid|contest|draw|election|game|lottery|market|match|poll|price|primary|quiz|race|raffle|referendum|result|runoff|test|vote)s?$/.test(
          base,
        ),
      ),
  // A noun, and no panic room, and nobody who panics.
  feeling: ({ words }, first) =>
    words[first]!.key === 'panic' &&
    !/^(?:attacks?|rooms?|buttons?|buy|buying|disorders?|selling|stations?|alarms?)$/.test(
      words[first + 1]?.key ?? '',
    ) &&
    !/[^su’']s$|^(?:to|not|will|would|could|may|might|don['’]t|people|women|men|children|who|they|we|you|i)$/.test(
      words[first - 1]?.key ?? '',
    ),
  // Somebody, and no town.
  mourner: ({ words }, first, last) =>
    (isPersonNoun(words[first - 1]?.base ?? '') ||
      /^(?:family|families|fans?|mum|mom|dad)$/.test(words[first - 1]?.base ?? '')) &&
    /^(?:after|as|by|over|at)$/.test(words[last + 1]?.key ?? 'after'),
  // "Police nab thief", "nabbed in Norwell", and no gold nabbed by a swimmer.
  policed: (headline, first, last) =>
    headline.words
      .slice(Math.max(0, first - 3), first)
      .some(({ key }) =>
        /^(?:police|cops?|feds|fbi|ice|officers?|agents?|detectives?|sheriff|deput(?:y|ies)|marshals?|customs)$/.test(
          key,
        ),
      ) ||
    (headline.words[last]!.key === 'nabbed' && !hasObject(headline, last)),
  // "Corrupt officials jailed": what a court has found.
  unproven: (headline) =>
    !/\b(?:jailed|sentenced|convicted|guilty|imprisoned|fired|sacked|struck off|removed|charged|indicted|arrested|disbarred|purged?)\b/i.test(
      headline.text,
    ),
  convicted: (headline) => /\b(?:jailed|sentenced|convicted|guilty|pleads|imprisoned)\b/i.test(headline.text),
  real: (headline) => /\breal\b/i.test(headline.text),
  // Who can be angry: a person, a body, or a name that is no place.
  somebody: (headline, first) => {
    const at = /ly$|^(?:also|still|then|now|reportedly)$/.test(headline.words[first - 1]?.key ?? '')
      ? first - 2
      : first - 1
    const before = headline.words[at]
    if (before === undefined || /[:;–—]/.test(headline.words[first]!.gap)) return false
    return (
      isPersonNoun(before.base) ||
      ANGRY.test(before.key) ||
      (isCapital(before) && !isPlace(before.base) && !isCommonWord(before.base))
    )
  },
  // "shares fall off a cliff", and no walker.
  figures: (headline, first) =>
    headline.words.slice(Math.max(0, first - 2), first).some(({ key }) => FIGURES.test(key)),
  penalty: (headline, _first, last) => nearby(headline, last, 4, PENALTY),
  worn: (headline) => WORN.test(headline.text),
  // A word for somebody that only judges, where the sentence tells what he does: not "is a thug", "thug life".
  label: (headline, first, last) => {
    const after = headline.words[last + 1]
    return (
      !headline.words
        .slice(Math.max(0, first - 4), first)
        .some(({ key }) => BE.test(key) || CALLS.test(key) || /^(?:like|no|not|such|than)$/.test(key)) &&
      (after === undefined ||
        !/^\s*$/.test(after.gap) ||
        PREPOSITIONS.has(after.key) ||
        isVerbForm(after.key) ||
        isBaseVerb(after.key))
    )
  },
  // "caged for 14 years", and no bear.
  jailed: (headline, _first, last) =>
    !/\b(?:bears?|lions?|tigers?|dogs?|birds?|hens?|chickens?|animals?|zoo|circus|monkeys?|chimps?|parrots?|elephants?|pigs?)\b/i.test(
      headline.text,
    ) && nearby(headline, last, 4, /^(?:\d+|life|years?|months?|murder|rape|attack|killing|abus\w+|fraud|stabbing)$/),
}

const ANGRY =
  /^(?:he|she|they|who|tories|mps|locals|families|parents|residents|neighbou?rs|viewers|fans|unions?|campaigners|critics|gop|dems|left|right|maga|media|press|opposition|internet|twitter)$/
const FIGURES =
  /^(?:shares?|stocks?|sales|profits?|prices?|ratings?|polls|polling|demand|viewership|viewing|audiences?|bills|rents?|costs|rates|inflation|bitcoin|sterling|values?|bookings|enrolments?|enrollment|attendances?|approval|popularity|turnout|exports|imports|revenues?|earnings|numbers|figures|debts?|spending|fees|fares|wages|cases|output|premiums|subscriptions|tourism|donations|support)$/
const TOLD =
  /^(?:ad|ads|advert|acts?|cartoon|comments?|documentary|essay|fantas(?:y|ies)|film|footage|games?|images?|interview|jokes?|letter|memoir|messages?|moments?|performance|photos?|pictures?|play|plea|poem|post|posts|portraits?|pranks?|project|reminder|response|scenes?|song|speech|statement|story|stories|stunt|testimony|tribute|tricks?|tweets?|videos?|words)$/
const ONLINE = /^(?:facebook|instagram|media|reddit|social|tiktok|twitter|x)$/
/** What can be torn to pieces in words only. */
const VERDICT =
  /^(?:budgets?|bills?|claims?|comments?|cuts|deals?|decisions?|hypocrisy|laws?|plans?|polic(?:y|ies)|proposals?|remarks?|response|rul(?:es?|ing)|speech|strategy|tariffs?|tax(?:es)?|theory|vote)$/
const PENALTY =
  /^(?:bans?|bills?|charges?|citations?|dut(?:y|ies)|fees?|fines?|indictments?|lawsuits?|lev(?:y|ies)|orders?|penalt(?:y|ies)|sanctions?|subpoenas?|suits?|summons|suspension|tariffs?|tax|tickets?)$/
const WORN =
  /\b(?:gowns?|dress(?:es)?|bikinis?|swimsuits?|swimwear|jumpsuits?|lingerie|outfits?|minidress|skirt|heels|leather|sheer|lace|sequins?|corset|catsuit|tuxedo|suit|carpet|gala|premiere|catwalk|runway|selfies?|photoshoot|photos|snaps|look|top|jeans)\b/i

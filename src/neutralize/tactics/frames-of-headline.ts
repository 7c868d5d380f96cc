/** Frames told by who stands before the cue, or by what else the headline speaks of. See frame-conditions.ts. */

import { isCommonWord } from '../headline/true-case.ts'
import { firstNames } from '../headline/true-case-names.ts'
import { type Headline, isCapital } from '../headline/words.ts'
import type { WordingFrame } from '../lexicon/wording.ts'
import { isPersonNoun, isPlace } from '../words/vocabulary.ts'
import { DETERMINERS, type FrameCondition } from './standing.ts'
import { isNatureSubject } from './wordings-literal.ts'

/** "statue destroyed after final": nobody beat it. */
const WRECKED = () =>
  /\b(?:statues?|monuments?|murals?|stadiums?|arenas?|buildings?|houses?|homes?|shops?|cars?|bus(?:es)?|property|flags?|seats|turnstiles?|goalposts?)\b/i

const isScore = (headline: Headline) => /\b\d{1,3}\s?[-–]\s?\d{1,3}\b/.test(headline.text)

const ANGRY =
  /^(?:he|she|they|who|tories|mps|locals|families|parents|residents|neighbou?rs|viewers|fans|unions?|campaigners|critics|gop|dems|left|right|maga|media|press|opposition|internet|twitter)$/

/** Where people run for their lives. */
const PERILS =
  /^(?:blast|crowd|crush|earthquake|explosion|fire|gas|gunfire|gunman|leak|quake|shooting|shot|stampede|tsunami)$/

/** What is behind these is a mood. */
const STIRS = /^(?:sparks|causes|triggers|spreads|prompts|creates|fuels|sows|stirs|raises|brings|unleashes|sees)$/

const FIGURES =
  /^(?:shares?|stocks?|sales|profits?|prices?|ratings?|polls|polling|demand|viewership|viewing|audiences?|bills|rents?|costs|rates|inflation|bitcoin|sterling|values?|bookings|enrolments?|enrollment|attendances?|approval|popularity|turnout|exports|imports|revenues?|earnings|numbers|figures|debts?|spending|fees|fares|wages|cases|output|premiums|pound|subscriptions|tourism|donations|support)$/

const WORN =
  /\b(?:gowns?|dress(?:es)?|bikinis?|swimsuits?|swimwear|jumpsuits?|lingerie|outfits?|minidress|skirt|heels|leather|sheer|lace|sequins?|corset|catsuit|tuxedo|suit|carpet|gala|premiere|catwalk|runway|selfies?|photoshoot|photos|snaps|look|top|jeans)\b/i

/** "rates about to explode", "sales have soared": the two words before the verb, helpers left aside. */
function figuresBefore({ words }: Headline, first: number): Headline['words'] {
  let at = first
  while (
    at > 1 &&
    /^(?:is|are|was|were|has|have|had|could|may|might|will|would|about|set|going|likely|due|expected|poised|ready|to)$/.test(
      words[at - 1]!.key,
    )
  )
    at--
  // "tourism boat set to plunge": behind helpers only what stands right before them.
  return words.slice(Math.max(0, at - (at < first ? 1 : 2)), at)
}

export const conditionsOfHeadline = {
  // Dreamt by nobody.
  waking: (headline, first) =>
    // "Ruiz's nightmare is over": what befell somebody is more than a difficulty.
    !/['’]s?$/.test(headline.words[first - 1]?.text ?? '') &&
    // "tattoos that will give you nightmares"
    !headline.words
      .slice(Math.max(0, first - 3), first)
      .some(({ key }) => /^(?:giv(?:e|es|en|ing)|gave|ha(?:ve|s|d|ving))$/.test(key)) &&
    !/\b(?:sleep\w*|dreams?|dreamt|bed|beds|bedtime|ptsd|trauma\w*|patients?|doctors?|therap\w+|night|nights|film|street|elm)\b/i.test(
      headline.text,
    ),
  score: (headline) => isScore(headline) && !WRECKED().test(headline.text),
  share: (headline) => /\b(?:turnout|polls?|fundraising|votes?|registration)\b/i.test(headline.text),
  family: (headline, first) =>
    !/\b(?:series|films?|tv|shows?|netflix|bbc|hbo|stars?|episodes?|seasons?|theatre|theater|novel|emmys?|oscars?|stage|cinema)\b/i.test(
      headline.text,
    ) &&
    /^(?:family|royal|palace|sibling|divorce|custody|friend|friends|band|cast|locker-room|contract|legal|court|team|club|front-office|transfer)$/.test(
      headline.words[first - 1]?.key ?? '',
    ),
  // "royal drama", before all else: what goes on in a family, and no dispute yet.
  kin: (headline, first) => /^(?:family|royal|palace)$/.test(headline.words[first - 1]?.key ?? ''),
  // "the Dana Ruiz debacle": what went wrong there was not hers, as often as not.
  ofSomebody: ({ words }, first) =>
    [words[first - 2], words[first - 1]].every((word) => /^\p{Lu}/u.test(word?.text ?? '')) &&
    firstNames.has(words[first - 2]!.key),
  // "hammers Ruiz to reach third round": a match is won.
  // "hammers the court over a 6-3 ruling": words.
  outplayed: ({ text }) =>
    !/\b(?:over|court|rulings?|votes?|voted|rates?|percent|decisions?|unions?|plans?|talks)\b/i.test(text) &&
    /\b(?:to (?:reach|enter|make|book|win|clinch|claim) .*\b(?:round|finals?|semi-?finals?|quarter-?finals?|semis|title|cup|last (?:16|eight|four))|straight sets|\d-\d)\b/i.test(
      text,
    ),
  // "responds to Ruiz's team snub": what somebody has or is asked about.
  noThing: ({ words }, first) =>
    !words
      .slice(Math.max(0, first - 3), first)
      .some(
        ({ key, text }) =>
          DETERMINERS.has(key) || /^(?:over|after|to|by|of|about)$/.test(key) || /[’'](?:s|$)/.test(text),
      ),
  conflict: (headline, first) =>
    headline.words
      .slice(Math.max(0, first - 3), first)
      .some((word) => /^(?:tensions?|anger|fury|outrage|drama|divisions?|rift)$/.test(word.key)),
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
  business: (headline, first) =>
    headline.words
      .slice(Math.max(0, first - 4), first)
      .some((word) =>
        /^(?:chains?|stores?|brands?|restaurants?|retailers?|shops?|products?|supermarkets?|pubs|banks?)$/.test(
          word.base,
        ),
      ),
  match: (headline) =>
    !WRECKED().test(headline.text) &&
    (isScore(headline) ||
      /\b(?:final|semi-?finals?|quarter-?finals?|playoffs?|derby|opener|championship|grand slam|world cup|knockout|tie-?break|overtime|extra time|penalt(?:y|ies) shootout|five-set|straight sets|champions?|top seed|no\. ?1 seed|third round|second round|first round|hat-trick|\w+-goal)\b/i.test(
        headline.text,
      )),
  outbreak: (headline, first) =>
    headline.words
      .slice(Math.max(0, first - 2), first)
      .some((word) =>
        /^(?:row|rows|feud|debate|dispute|battle|protests?|violence|fighting|clash|clashes|brawl|fight|fights|chaos|backlash|controversy|riots?|scuffles?|disorder|disruption|cheers|applause|criticism|unrest|scandal|war)$/.test(
          word.base,
        ),
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
  // A way of moving: meant as it says, said plainly.
  moves: () => true,
  // Pork of parliaments, not of pigs.
  budget: (headline) =>
    /\b(?:bill|budget|spending|congress|senate|senators?|lawmakers?|earmarks?|taxpayers?|government|federal|welfare|subsid\w+|liberals?|leftists?|democrats?|republicans?|gop|woke|generation)\b/i.test(
      headline.text,
    ),
  asked: (headline) => /\bquestions?\b/i.test(headline.text),
  // "smells awful", "sound so terrible".
  sensed: ({ words }, first) =>
    words
      .slice(Math.max(0, first - 2), first)
      .some(
        ({ key }, i, all) =>
          /^(?:smells?|sounds?|tastes?|looks?|feels?)$/.test(key) &&
          (i === all.length - 1 || /^(?:so|really|very|absolutely|too|pretty)$/.test(all.at(-1)!.key)),
      ),
  arrival: (headline) =>
    !/\b(?:troops|army|soldiers|tanks|military|militants?|war)\b/i.test(headline.text) &&
    /\b(?:im)?migra|\b(?:border|aliens?|refugees?|asylum)\b/i.test(headline.text),
  nature: (headline, first) => isNatureSubject(headline, first),
  // A noun, and no panic room, and nobody who panics.
  feeling: ({ words }, first) =>
    words[first]!.key === 'panic' &&
    !/^(?:attacks?|rooms?|buttons?|buy|buying|disorders?|selling|stations?|alarms?)$/.test(
      words[first + 1]?.key ?? '',
    ) &&
    ((STIRS.test(words[first - 1]?.key ?? '') && !words.some(({ base }) => PERILS.test(base))) ||
      !/[^su’']s$|^(?:to|not|will|would|could|may|might|don['’]t|people|women|men|children|who|they|we|you|i)$/.test(
        words[first - 1]?.key ?? '',
      )),
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
  priced: (headline, _first, last) => headline.words.slice(last + 1, last + 3).some(({ key }) => FIGURES.test(key)),
  figures: (headline, first) =>
    figuresBefore(headline, first).some(({ key }) => FIGURES.test(key)) &&
    // "audience explodes over joke", "erupts in laughter": who listens, not how many.
    !(
      /^audiences?$/.test(headline.words[first - 1]?.key ?? '') &&
      /^(?:over|at|with|into|in|when|as)$/.test(headline.words[first + 1]?.key ?? '')
    ),
  worn: (headline) => WORN.test(headline.text),
} satisfies Partial<Record<WordingFrame, FrameCondition>>

/**
 * Brands, games, programmes and events that are ordinary words, told by what stands beside them or by what the headline
 * is about: "games on Steam", "Sonos Arc", "Ring doorbell", "Ripple (XRP)".
 */
import { isGerund, isParticiple, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { describes } from './describing.ts'
import { FUNCTION_WORD, isCommonWord, namesByFirst, TEAMS } from './true-case.ts'
import { firstNames } from './true-case-names.ts'
import { type Headline, isCapital, isJoined, type Word } from './words.ts'

interface Sign {
  /** Right before it. */
  before?: RegExp
  /** Right behind it. */
  after?: RegExp
  /** Anywhere, … */
  topic?: RegExp
  /** … where this stands right before it. */
  atTopic?: RegExp
}

const APP = /^(?:app|boss|ceo|dates?|founder|match(?:es)?|profiles?|users?)$/
const IN_USE = /^(?:for|from|in|of|on|to|with)$/

const SIGNS: Record<string, Sign> = {
  adobe: { after: /^(?:acrobat|ceo|deal|firefly|photoshop|stock)$/, topic: /^(?:figma|photoshop)$/ },
  arc: { before: /^(?:intel|sonos)$/, after: /^(?:browser|raiders|soundbar|ultra)$/ },
  autopilot: { topic: /^(?:musk|musk's|tesla|tesla's|teslas)$/ },
  boots: {
    after: /^(?:advantage|boss|chemists?|customers|pharmacists?|pharmacy|pharmacies|shoppers|staff|stores?|workers?)$/,
  },
  bumble: { after: APP },
  carnival: { after: /^(?:corp|cruises?)$/, topic: /^(?:cruise|cruises|princess)$/ },
  chase: { before: /^jpmorgan$/, after: /^(?:bank|card|customers|freedom|sapphire)$/ },
  chrome: {
    before: /^google(?:'s)?$/,
    after: /^(?:browser|extensions?|os|tabs?|users)$/,
    topic: /^(?:android|browsers?|chromebooks?|extensions?|firefox|google(?:'s)?|safari)$/,
    atTopic: IN_USE,
  },
  circle: { after: /^(?:ceo|ipo)$/, topic: /^(?:stablecoins?|usdc)$/ },
  codex: { before: /^openai(?:'s)?$/, topic: /^(?:chatgpt|coding|openai(?:'s)?)$/ },
  daydream: { after: /^view$/ },
  destiny: { topic: /^bungie(?:'s)?$/ },
  display: { before: /^(?:ray-ban|studio)$/ },
  dominion: { after: /^(?:defamation|voting)$/ },
  duke: { topic: /^(?:basketball|ncaa|syracuse|unc)$/ },
  echo: { before: /^amazon(?:'s)?$/, after: /^(?:buds|dot|frames|hub|pop|show|speakers?)$/ },
  edge: { before: /^microsoft(?:'s)?$/ },
  epic: { topic: /^(?:fortnite|sweeney|unreal)$/, atTopic: /^(?:apple|and|by|for|from|to|vs|with)$/ },
  fanatics: { after: /^(?:ceo|collectibles|deal|fest|founder|launches|markets|sportsbook)$/ },
  flint: { after: /^(?:water)$/, topic: /^(?:michigan)$/ },
  fold: { before: /^(?:iphone|oppo|pixel|pro|vivo|z)$/ },
  galaxy: {
    before: /^samsung(?:'s)?$/,
    after: /^(?:ai|book|buds|fold|flip|note|phones?|ring|tab|tablets?|unpacked|users|watch|watches|xr|z)$/,
  },
  halo: {
    after: /^(?:fans|franchise|infinite|reach|remake|studios)$/,
    topic: /^(?:bungie|playstation|ps5|xbox)$/,
    atTopic: /^(?:every|for|future|in|new|next|of|play|that|this|to)$/,
  },
  hinge: { after: APP, topic: /^(?:bumble|dating|tinder)$/, atTopic: /^(?:and|from|on|or|via)$/ },
  homeland: { after: /^(?:finale|recap|season|star)$/, topic: /^(?:danes|showtime)$/ },
  horizon: { before: /^lego$/ },
  kindle: {
    before: /^amazon(?:'s)?$/,
    after: /^(?:app|books?|colorsoft|owners|paperwhite|scribe|store|unlimited|users?)$/,
    topic: /^amazon(?:'s)?$/,
  },
  legends: { before: /^(?:apex|pokemon|pokémon)$/ },
  lynch: { before: /^(?:general|loretta)$/ },
  marathon: { topic: /^bungie(?:'s)?$/ },
  mega: { topic: /^(?:pokemon|pokémon)$/ },
  messenger: { before: /^(?:facebook|meta)(?:'s)?$/, topic: /^(?:facebook|meta|whatsapp)$/ },
  mic: { before: /^dji(?:'s)?$/ },
  nest: { before: /^google(?:'s)?$/, after: /^(?:audio|cameras?|cams?|doorbells?|hub|mini|thermostats?|wifi)$/ },
  oracle: {
    after:
      /^(?:ceo|chairman|cloud|co-?founder|database|earnings|executives?|founder|layoffs|shares|stake|stock|warehouse)$/,
    topic: /^(?:ellison|nvidia|openai|palantir|stargate|tiktok)$/,
  },
  pharmacy: { before: /^amazon$/ },
  pixel: {
    before: /^google(?:'s)?$/,
    after: /^(?:buds|camera|drop|fold|launcher|owners|phones?|studio|tablet|users|watch|watches)$/,
    topic: /^(?:google(?:'s)?)$/,
  },
  platinum: { before: /^amex$/, topic: /^amex$/ },
  quest: { before: /^(?:meta(?:'s)?|oculus)$/, after: /^(?:headsets?|pro|store)$/ },
  ram: { after: /^(?:1500|2500|3500|pickups?|rampage|rev|trucks?|trx)$/ },
  reels: { before: /^(?:facebook|instagram)(?:'s)?$/, topic: /^instagram(?:'s)?$/ },
  ring: { after: /^(?:alarm|cameras?|doorbells?|video)$/, topic: /^(?:doorbells?)$/ },
  ripple: { after: /^(?:cto|ipo|labs|lawsuit|price|stablecoin)$/, topic: /^xrp(?:'s)?$/ },
  roundup: { topic: /^(?:bayer(?:'s)?|glyphosate|monsanto(?:'s)?)$/ },
  rover: { before: /^(?:land|range)$/ },
  shell: { after: /^(?:boss|ceo|profits?|shares)$/, topic: /^(?:bp|bp's|exxon|exxonmobil)$/ },
  shorts: { before: /^youtube(?:'s)?$/ },
  signal: {
    after: /^(?:app|chats?|gate|group|leak|messages|messaging|scandal|thread)$/,
    topic: /^(?:encrypted|hegseth(?:'s)?|messaging|waltz|whatsapp)$/,
    atTopic: /^(?:on|over|using|via)$/,
  },
  silicon: { before: /^apple(?:'s)?$/ },
  slack: { after: /^(?:channels?|messages|outage)$/ },
  snap: { after: /^(?:ceo|inc|shares|specs|spectacles|stock)$/ },
  spectacles: { before: /^snap(?:chat)?(?:'s)?$/ },
  steam: {
    after: /^(?:autumn|awards|charts?|controller|deck|machine|next|page|reviews?|store|users|wishlists?|workshop)$/,
    topic:
      /^(?:dlc|demo|game|games|gamers|gaming|gog|pc|players?|pre-orders|ps5|rpg|valve|valve's|wishlists?|wishlisted|xbox)$/,
    atTopic: /^(?:buys|for|from|hits|joins|leaves|on|tops|via)$/,
  },
  stonewall: { after: /^(?:inn|monument|national|riots?|uprising)$/ },
  studio: { after: /^display$/ },
  subway: { after: /^(?:footlongs?|franchisees?|franchises?|pitchman|sandwich|sandwiches)$/ },
  summers: { topic: /^(?:epstein|harvard)$/ },
  surface: { before: /^microsoft(?:'s)?$/, after: /^(?:book|duo|go|hub|laptops?|pro)$/ },
  switch: {
    before: /^nintendo(?:'s)?$/,
    after: /^(?:consoles?|games?|lite|oled|online(?:'s)?|owners|port|version)$/,
    topic: /^(?:eshop|mario|metroid|nintendo(?:'s)?|playstation|pokemon|pokémon|ps5|xbox|zelda)$/,
    atTopic: /^(?:for|from|of|on|original)$/,
  },
  teams: { before: /^microsoft(?:'s)?$/ },
  telegraph: { topic: /^(?:newspaper|redbird)$/ },
  threads: {
    before: /^(?:instagram|meta)(?:'s)?$/,
    topic: /^(?:bluesky|instagram(?:'s)?|mastodon|meta(?:'s)?|tiktok|whatsapp|zuckerberg)$/,
  },
  transformers: {
    after: /^(?:cartoon|films?|franchise|movies?|one|reboot|toys?)$/,
    topic: /^(?:autobots?|bumblebee|decepticons?|hasbro|magnus|megatron|optimus)$/,
  },
  tricolor: {
    after: /^(?:auto|bankruptcy|ceo|collapse|executives?|founder|fraud|holdings)$/,
    topic: /^(?:lender|lenders|subprime)$/,
  },
  turbo: { before: /^oneplus$/ },
  unpacked: { before: /^(?:galaxy|samsung)$/ },
  vanguard: { after: /^(?:etfs?|funds?|index)$/ },
  visa: { topic: /^(?:amex|mastercard)$/ },
  vision: { before: /^apple(?:'s)?$/, after: /^(?:air|headsets?|pro)$/ },
  watches: { before: /^(?:apple|galaxy)$/ },
  wiener: { before: /^(?:sen|senator)$/ },
  windows: {
    before: /^microsoft(?:'s)?$/,
    topic: /^(?:copilot|linux|macos|microsoft(?:'s)?|pcs?)$/,
  },
}

/** Whether the word is such a name by the words beside it. @param keys of all words, without capitals */
export function isBrandAmong(keys: readonly string[], at: number): boolean {
  const sign = Object.hasOwn(SIGNS, bare(keys[at]!)) ? SIGNS[bare(keys[at]!)] : undefined
  if (sign === undefined) return false
  const isOwner = keys[at] !== bare(keys[at]!)
  const [before = '', after = ''] = [keys[at - 1], keys[at + 1]]
  if (sign.before?.test(before) || (!isOwner && sign.after?.test(after))) return true
  return (
    sign.topic !== undefined &&
    (sign.atTopic === undefined ? !IDIOM.test(before) : sign.atTopic.test(before)) &&
    keys.some((key, i) => i !== at && sign.topic!.test(key))
  )
}

/** Before these an ordinary word is one: "a chase", "broken windows", "to target". */
const IDIOM = /^(?:a|an|broken|car|h-1b|new|of|open|ski|student|to|tourist|travel|us|u\.s|wins?|work)$/

const bare = (key: string): string => key.replace(/'s$/, '')

export const isBrand = ({ words }: Headline, at: number): boolean =>
  isCapital(words[at]) &&
  words[at].quote < 0 &&
  (isBrandAt(words, at) ||
    (TELLS_WHICH.test(words[at].key.replace(/'s$/, '')) &&
      isJoined(words[at]) &&
      isCapital(words[at - 1]) &&
      isBrandAt(words, at - 1)) ||
    hasTicker(words, at) ||
    endsFirm(words, at) ||
    endsFirm(words, at + 1) ||
    isGivenWill(words, at) ||
    isOfPair(words, at) ||
    isOfMatch(words, at))

const isBrandAt = (words: readonly Word[], at: number): boolean =>
  Object.hasOwn(SIGNS, bare(words[at]!.key)) &&
  isBrandAmong(
    words.map(({ key }) => key),
    at,
  )

/** "Arc Ultra", "Switch Online": which one of a brand it is. */
const TELLS_WHICH =
  /^(?:air|book|buds|deck|display|dot|edge|flip|fold|go|hub|lite|machine|mini|note|oled|online|paperwhite|pop|pro|quest|raiders|ring|scribe|show|studio|tab|tablet|ultra|unpacked|view|watch)$/

/** "Ripple (XRP)": a share or a coin, and no short form of what is spelt out before it. */
const hasTicker = (words: readonly Word[], at: number): boolean => {
  const ticker = words[at + 1]
  return (
    ticker !== undefined &&
    /^\s\($/.test(ticker.gap) &&
    /^\p{Lu}{3,5}$/u.test(ticker.text) &&
    !FUNCTION_WORD.test(words[at]!.key) &&
    !/^(?:coins?|earnings|price|prices|shares?|stocks?|token|tokens)$/.test(words[at]!.key) &&
    // "Polycystic Ovary Syndrome (PCOS)"
    !(ticker.key.endsWith(words[at]!.key[0]!) || /s$/.test(ticker.key))
  )
}

/** "Norwell Biosciences": what only the names of firms end in, and the word before it. */
const endsFirm = (words: readonly Word[], at: number): boolean =>
  /^(?:bancorp|biosciences|biotherapeutics|microsystems|semiconductor|therapeutics)$/.test(words[at]?.key ?? '') &&
  isCapital(words[at]) &&
  isJoined(words[at]) &&
  isCapital(words[at - 1]) &&
  !FUNCTION_WORD.test(words[at - 1]!.key) &&
  !describes(words[at - 1]!.key) &&
  !/^(?:american|big|cancer|cell|chinese|digital|gene|global|largest|new|protein|rna|taiwan)$/.test(words[at - 1]!.key)

/** "Publisher Will Okafor Quits": behind the verb stands no name, and before what he does no verb. */
function isGivenWill(words: readonly Word[], at: number): boolean {
  const [before, name, verb] = [words[at - 1], words[at + 1], words[at + 2]]
  return (
    words[at]!.text === 'Will' &&
    before !== undefined &&
    isJoined(words[at]) &&
    !/^(?:how|what|when|where|which|who|why|and|but|next|or|so|then)$/.test(before.key) &&
    isCapital(name) &&
    isJoined(name) &&
    !isCommonWord(name.base) &&
    (verb === undefined ||
      !isJoined(verb) ||
      isThirdPerson(verb.key) ||
      /^(?:and|as|at|for|has|in|is|on|to|was)$/.test(verb.key))
  )
}

/** "Jack & Sally": two given names. */
const isOfPair = (words: readonly Word[], at: number): boolean =>
  isPair(words[at], words[at + 1]) || isPair(words[at - 1], words[at])
const isPair = (one: Word | undefined, other: Word | undefined): boolean =>
  isCapital(one) &&
  isCapital(other) &&
  /^ & $/.test(other.gap) &&
  firstNames.has(one.base) &&
  firstNames.has(other.base)

/** "Patriots Pound Jets in Playoffs": two clubs and a word of sport. */
const isOfMatch = (words: readonly Word[], at: number): boolean =>
  TEAMS.test(words[at]!.key) &&
  words.some(({ key }) => SPORT.test(key)) &&
  (/^(?:against|beats?|defeats?|over|past|sweep)$/.test(words[at - 1]?.key ?? '') ||
    words.some(
      (other, i) =>
        i !== at && isCapital(other) && other.quote < 0 && TEAMS.test(other.key) && other.key !== words[at]!.key,
    ))
const SPORT =
  /^(?:afc|coach|game|highlights|homers?|injury|innings?|mlb|nba|nfc|nfl|nhl|overtime|playoffs?|preseason|quarterback|recap|score|season|shutout|sweep|touchdowns?|trade|vs)$/

/** "Naughty Dog", "Pulp Fiction": whether the words stand inside a known name of several, with the capitals of one. */
export function isInKnownName({ words, isAllCapitals }: Headline, first: number, last: number): boolean {
  if (isAllCapitals || !isCapital(words[first])) return false
  for (let from = Math.max(0, first - 5); from <= first; from++) {
    const word = words[from]!
    if (!isCapital(word) && from < first) continue
    const known = [namesByFirst().get(word.base), word.key === word.base ? undefined : namesByFirst().get(word.key)]
    for (const parts of known.flatMap((names) => names ?? [])) {
      if (parts.length < 2 || from + parts.length <= last) continue
      const isHere = parts.every((part, i) => {
        const other = words[from + i]
        return (
          other !== undefined &&
          (other.base === part || other.key === part) &&
          (i === 0 || isJoined(other)) &&
          (isCapital(other) || FUNCTION_WORD.test(part) || /^\d/.test(part))
        )
      })
      if (isHere) return true
    }
  }
  return false
}

/** Who leads or owns a firm, before which its name stands: "Skerra co-founder". */
const OF_FIRM = /^(?:ceo|cfo|co-ceo|co-?founder)$/
/** Whether the word, which opens a sentence, is a firm by what it does or who leads it. */
export const isFirmAtStart = (key: string, next: string): boolean =>
  (OPENS.test(key) && FIRM_DOES.test(next)) ||
  (Object.hasOwn(HARDLY_ELSE, key) && !HARDLY_ELSE[key]!.test(next)) ||
  (/^(?:battlefield|expedition)$/.test(key) && /^(?:[1-6]|33|2042)(?:'s)?$/.test(next)) ||
  // "Brown reaches a deal", "Gates issues a warning": a colour and a thing do not.
  (SURNAME.test(key) && SOMEBODY_DOES.test(next)) ||
  (OF_FIRM.test(next) &&
    isCommonWord(key) &&
    !FUNCTION_WORD.test(key) &&
    !describes(key) &&
    !isPersonNoun(key) &&
    !isGerund(key) &&
    !isParticiple(key) &&
    !NO_FIRM.test(key))
const OPENS =
  /^(?:boots|bumble|carnival|circle|hinge|kindle|nest|pebble|ring|ripple|signal|slack|snap|steam|threads|tricolor|united|visa)$/
const FIRM_DOES =
  /^(?:acquires|adds|announces|apologi[sz]es|brings|cancels|debuts|ditches|expands|grounds|halts|introduces|launches|lets|partners|reboots|recalls|reveals|rolls|says|secures|sues|teams|unveils)$/
/** At the beginning of a sentence these are names, except before these. */
const HARDLY_ELSE: Record<string, RegExp> = {
  adobe: /^(?:bricks?|homes?|houses?|huts?|walls?)$/,
  alphabet: /^(?:blocks|books?|soup)$/,
  chevron: /^(?:patterns?|stripes?)$/,
  chrome: /^(?:finish|plated|plating|rims|wheels)$/,
  jersey: /^(?:day|numbers?|of|patch|retirement|retired|sales|swap)$/,
  mac: /^(?:and|daddy|n|'n')$/,
  oracle: /^(?:bones?|of)$/,
  pixel: /^(?:art|density|size)$/,
  scholastic: /^(?:achievement|aptitude|awards?|books?|journalism|press|records?|sports|standards?|tests?|year)$/,
  titanic: /^(?:battle|clash|effort|fight|struggle|task)$/,
}
const SURNAME =
  /^(?:bolt|bowman|brown|carter|duke|foster|gates|gray|grey|huntsman|mace|manning|mills|rice|sanders|summers|tusk)$/
const SOMEBODY_DOES =
  /^(?:announces|backtracks|calls|issues|offers|places|pledges|promises|pushes|reaches|relieves|shrugs|tells|unveils|uses|vows|wants)$/
const NO_FIRM =
  /^(?:ai|airline|auto|bank|beauty|biotech|business|carmaker|chain|charity|chip|club|college|company|crypto|cult|drug|energy|entertainment|ex|fashion|finance|fintech|firm|first|fitness|food|football|fund|gaming|gas|giant|group|health|hedge|hospital|hotel|insurance|insurer|interim|investment|label|magazine|maker|media|mining|movement|music|newspaper|nonprofit|oil|party|pharma|platform|property|rail|restaurant|retail|robotics|school|security|shipping|site|software|space|sports|start-?up|studio|tech|technology|telecom|top|toy|train|travel|university|vice|water|website|wellness|wine)$/

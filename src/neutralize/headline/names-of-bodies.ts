/** Names of bodies, laws, events and places that are made of ordinary words, told by the words around them. */

import { isBaseVerb, isNoun, isPast, isPersonNoun, isPlace, isThirdPerson } from '../words/vocabulary.ts'
import { FUNCTION_WORD, HEAD_OF_NAME, isCommonWord, isOddlyCased, knownNames, TEAMS } from './true-case.ts'
import { firstNames, isNameOnly, nameHeads } from './true-case-names.ts'
import { type Headline, isCapital, isJoined, type Word } from './words.ts'

const isNameKnown = (word: Word): boolean => knownNames().has(word.base) || isNameOnly(word.base) || isPlace(word.base)
const isVerb = (word: Word): boolean => !isNoun(word.key) && (isThirdPerson(word.key) || isPast(word.key))

/** Marks the words of names that a pattern of several words tells. */
export function markBodies(headline: Headline, keep: boolean[]): void {
  headline.words.forEach((word, at) => {
    if (!isCapital(word)) return
    for (let i = 1; i <= lengthOfName(headline, at, keep); i++) {
      const part = headline.words[at + i - 1]!
      keep[at + i - 1] ||= isCapital(part) && !/^(?:of|for|and|the)$/.test(part.key)
    }
    if (isLaw(headline, at)) markLaw(headline, at, keep)
  })
}

/** How many words the name has that begins here: 0 where none does. */
function lengthOfName({ words }: Headline, at: number, keep: readonly boolean[]): number {
  const word = words[at]!
  const next = words[at + 1]
  if (isHeadOfBody(word, words, at, keep[at + 2] ?? false)) return 3
  if (LEAD.test(word.key)) return lengthOfInstitution(words, at)
  // "Roe v. Wade": sides of a case.
  if (next?.key === 'v' && isCapital(words[at + 2]) && !FUNCTION_WORD.test(word.key)) return 3
  // "No. 5"
  if (word.key === 'no' && /^\.\s/.test(next?.gap ?? '') && /^\d/.test(next!.text)) return 1
  // "Mt. Skerra"
  if (word.key === 'mt' && isCapital(next) && /^\.?\s$/.test(next.gap)) return 2
  if (!isJoined(next) || !isCapital(next)) return 0
  if (BOWL.test(word.key) && next.key === 'bowl') return 2
  if (STATE.test(word.key) && next.key === 'state' && !OF_A_STATE.test(words[at + 2]?.base ?? '')) return 2
  if (
    STATE.test(word.key) &&
    next.key === 'tech' &&
    !/^(?:compan|firm|work|job|sector|industr|boom|giant|start|hub|scene)/.test(words[at + 2]?.key ?? '')
  )
    return 2
  // "Hurricane Zelmer", "Mount Skerra": what the unknown name is the name of.
  if (NAMED.test(word.key) && !isCommonWord(next.base) && !isNameKnown(next) && !isVerb(next)) return 2
  if (/^(?:hurricane|typhoon|cyclone)$/.test(word.key) && firstNames.has(next.base)) return 2
  return 0
}

const NAMED = /^(?:hurricane|typhoon|cyclone|storm|mount|lake|cape|fort|port|loch|camp)$/
const BOWL = /^(?:pro|rose|sugar|orange|cotton|fiesta|peach|sun|citrus|puppy)$/
/** Of the United States, and of universities that are called as one. */
const STATE =
  /^(?:alabama|alaska|appalachian|arizona|arkansas|ball|boise|california|colorado|connecticut|delaware|florida|fresno|georgia|hawaii|idaho|illinois|indiana|iowa|jackson|kansas|kent|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|penn|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wichita|wisconsin|wyoming|york)$/
/** Behind "Skerra state" these belong to the state, not to its university. */
const OF_A_STATE =
  /^(?:police|senator|sen|rep|representative|lawmaker|legislator|legislature|senate|house|assembly|budget|law|court|judge|official|trooper|agency|government|governor|attorney|auditor|treasurer|superintendent|supreme|prison|park|fair|line|border|capitol|tax|investigator|authority|regulator|department|board|education|health|election|flag|leader)$/

/** Of the heads of names, those that belong to an unknown one as well. */
const HEAD_OF_ANY =
  /^(?:university|duke|duchess|isle|gulf|earl|bay|cape|principality|diocese|archdiocese|emirate|sultanate)$/
const HEAD_FOR_PLACE = /^(?:transport|alternative|alliance|council|centre|center)$/
const HEAD_OF_FIELD = /^(?:ministry|department|institute|institutes|academy|museum|college)$/
const FIELD =
  /^(?:justice|defen[cs]e|health|education|energy|labor|labour|transportation|transport|agriculture|commerce|homeland|interior|treasury|veterans|foreign|finance|culture|corrections|technology|sciences?|motion|modern|art|arts|natural|law|medicine|music|physicians)$/

/** "Bank of Japan", "Bay of Bengal", "Transport for London", "Ministry of Defence". */
function isHeadOfBody(word: Word, words: readonly Word[], at: number, isKept: boolean): boolean {
  const link = words[at + 1]?.key
  const named = words[at + 2]
  if (!isJoined(named) || !isCapital(named)) return false
  const isOfPlace =
    isKept ||
    (isNameKnown(named) && !firstNames.has(named.base)) ||
    (HEAD_OF_ANY.test(word.key) && !isCommonWord(named.base))
  if (link === 'for') return HEAD_FOR_PLACE.test(word.key) && isPlace(named.base)
  if (link !== 'of') return false
  return (HEAD_OF_NAME.test(word.key) && isOfPlace) || (HEAD_OF_FIELD.test(word.key) && FIELD.test(named.key))
}

const LEAD = /^(?:international|national|world|american|european|african|asian|royal|southern|global)$/
const INSTITUTION =
  /^(?:committee|council|commission|center|centre|forum|institute|association|federation|foundation|society|agency|organi[sz]ation|authority|bureau|academy|museum|gallery|laboratory|office)$/

/** "National Ferry Safety Board", "International Court": a wide word, at most two others, and what the body is. */
function lengthOfInstitution(words: readonly Word[], at: number): number {
  for (let i = at + 1; i <= at + 3; i++) {
    const word = words[i]
    if (!isJoined(word) || !isCapital(word) || FUNCTION_WORD.test(word.key) || isVerb(word)) return 0
    const isHead = INSTITUTION.test(word.key) || (word.key === 'court' && words[at]!.key === 'international')
    if (isHead && i > at + 1) return i - at + 1
  }
  return 0
}

const OF_LAWS =
  /^(?:bills?|laws?|congress|senate|senators?|house|pass|passes|passed|passing|passage|signs?|signed|signing|invokes?|invoked|invoking|repeals?|repealed|lawmakers?|court|scotus|parliament|under|violat\w+|enforc\w+|filibuster|application)$/
const OF_ANY_LAW =
  /^(?:latest|new|landmark|controversial|sweeping|federal|historic|first|key|gop|republican|democratic|proposed|major)$/
const OF_DEEDS =
  /^(?:to|will|would|must|should|can|could|may|might|not|a|an|his|her|their|its|this|that|sex|class|balancing|juggling|opening|final|last|solo|criminal|random|lewd|heroic|first|who|they|we|you|i)$/

/** "Senate Passes Harbor Safety Act": an act in a headline about laws, and nobody acts. */
function isLaw({ words }: Headline, at: number): boolean {
  const [before, after] = [words[at - 1], words[at + 1]]
  return (
    words[at]!.key === 'act' &&
    isCapital(before) &&
    isJoined(words[at]) &&
    !OF_DEEDS.test(before.key) &&
    !(after !== undefined && /^(?:of|on|like|as|against|now|fast|up|out|in)$/.test(after.key)) &&
    words.some((word) => OF_LAWS.test(word.key))
  )
}

function markLaw({ words }: Headline, at: number, keep: boolean[]): void {
  keep[at] = true
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const word = words[i]!
    if (!isCapital(word) || FUNCTION_WORD.test(word.key) || (isVerb(word) && !/^(?:rights|enemies)$/.test(word.key)))
      return
    if (OF_LAWS.test(word.key) || OF_ANY_LAW.test(word.key)) return
    keep[i] = true
    if (!isJoined(word)) return
  }
}

/** Heads that make a name of a known one before them: "Sydney Museum", "US Open". */
const HEAD_BEHIND_KNOWN =
  /^(?:senate|united|tower|canal|creek|symphony|orchestra|philharmonic|ballet|organi[sz]ation|college|university|academy|institute|institution|commission|council|league|cup|bowl|open|championships?|games|festival|awards?|prize|museum|gallery|cathedral|airport|square|street|avenue|boulevard|river|sea|ocean|bay|mountains?|mount|valley|canyon|desert|forest|county|republic|kingdom|union|federation|association|foundation|society|corporation|corp|inc|ltd|airlines|airways|motors|studios|pictures|technologies|industries|holdings|times|journal|tribune|herald|gazette|zoo|garden|gardens|marathon|palace|castle|eve|doctrine)$/
/** Heads that make none, whatever is before: "Skerra police". */
const HEAD_OF_NONE =
  /^(?:police|company|team|records|plan|oil|energy|news|press|review|bill|storm|fire|shop|government|heat|magic|sparks|fever|dream|sky|sun|service|prison|jail|restaurant|road|project|post)$/

/** "Miami Heat": clubs that are called as no other club is. */
const CLUB =
  /^(?:miami heat|orlando magic|city thunder|utah jazz|indiana fever|atlanta dream|chicago sky|connecticut sun|seattle storm|york liberty|angeles sparks|dallas wings|vegas aces|minnesota lynx|phoenix mercury)$/

/** "Torridge Council": behind an unknown word a noun for a body or place belongs to its name, behind a known one a few. */
export function isHeadBehind({ words }: Headline, at: number): boolean {
  const word = words[at]!
  const before = words[at - 1]
  if (before === undefined || !isCapital(before) || !isCapital(word) || before.key !== before.base) return false
  if (CLUB.test(`${before.key} ${word.base}`)) return !/^waves?$/.test(words[at + 1]?.key ?? '')
  const isKnown = isNameKnown(before) || isOddlyCased(before.text)
  if (OPENS_HEAD.test(word.key) && SECOND_HEAD.test(words[at + 1]?.base ?? ''))
    return !isKnown || !/^(?:high|middle|elementary|primary)$/.test(word.key)
  if (!nameHeads.has(word.base)) return false
  if (word.key === 'party') return /^(?:republican|democratic|nazi|labou?r|tory|communist)$/.test(before.base)
  if (word.key === 'day') return !/^\d/.test(words[at + 1]?.key ?? '')
  if (word.key === 'house') return STATE.test(before.base)
  if (word.key === 'games' && isOddlyCased(before.text)) return false
  // "Russian Jets" fly.
  if (isKnown)
    return (
      HEAD_BEHIND_KNOWN.test(word.key) || (TEAMS.test(word.base) && (isPlace(before.base) || !THINGS.test(word.base)))
    )
  return !HEAD_OF_NONE.test(word.key)
}

/** "Torridge High School", "Skerra City Council". */
const OPENS_HEAD =
  /^(?:high|middle|elementary|primary|secondary|grammar|city|county|district|community|medical|police|fire|state)$/
const SECOND_HEAD = /^(?:school|council|court|college|center|centre|department|university)$/

const SPORT =
  /^(?:nfl|nba|mlb|nhl|qb|quarterbacks?|coach|playoffs?|preseason|roster|rookie|linebackers?|cornerbacks?|receiver|pitcher|outfielder|shortstop|goalie|touchdowns?|innings?|homers?|sluggers?|goaltender|kicker|punter|halftime|offseason|super-bowl|draft|teammates?)$/

/** "Bears Cut Quarterback": a word that names a club in a headline about sport. */
export const isClub = ({ words }: Headline, at: number): boolean =>
  isOneClub(words[at]) &&
  (words.some(({ key }) => SPORT.test(key)) ||
    isBesideClub(words, at, 1) ||
    isBesideClub(words, at, -1) ||
    (isJoined(words[at + 1]) && showsClub(words[at]!.key, words[at + 1]!.base)))

/** "Cubs Superstar", "Bears sign", "Lions owner": of many beasts nobody is, and they do no business. */
export const showsClub = (club: string, next: string): boolean =>
  TEAMS.test(club) &&
  (OF_CLUB.test(next) ||
    (!NOT_A_CLUB.test(club) &&
      !THINGS.test(club) &&
      (DONE_BY_CLUB.test(next) || (isPersonNoun(next.replace(/s$/, '')) && !isBaseVerb(next)))))

const OF_CLUB = /^(?:coach|captain|star|boss|fans?|players?|owner|ceo)$/
const DONE_BY_CLUB =
  /^(?:acquire|activate|beat|bench|clinch|draft|edge|hire|outlast|part|promote|re-sign|release|rout|sign|snap|trade|trounce|waive|win)$/

const isOneClub = (word: Word | undefined): boolean =>
  word !== undefined && isCapital(word) && TEAMS.test(word.base) && !NOT_A_CLUB.test(word.base)

/** "Cowboys and Saints", "Brewers Shell Mariners": two of them are clubs. */
const isBesideClub = (words: readonly Word[], at: number, step: 1 | -1): boolean =>
  isOneClub(words[at + 2 * step]) && isJoined(words[at + step]) && isJoined(words[Math.max(at, at + 2 * step)])

/** Clubs that are things, too. */
const THINGS =
  /^(?:jets|chargers|chiefs|rockets|rays|flames|blazers|capitals|senators|angels|kings|pirates|royals|stars)$/

/** Words of sport themselves, or of anything. */
const NOT_A_CLUB =
  /^(?:stars|wild|nets|bills|reds|blues|kings|senators|twins|capitals|flames|jets|nationals|rays|bucks)$/

/** Names of firms that are made of ordinary words, and of who leads them, told by the words around them. */

import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { describes } from './describing.ts'
import { FUNCTION_WORD, isCommonWord } from './true-case.ts'
import { type Headline, isCapital, isJoined, type Word } from './words.ts'

/** Companies named by an ordinary word, where what they do or own shows it. */
export const COMPANY =
  /^(?:shell|target|vanguard|fidelity|flock|gap|visa|chase|block|oracle|discover|square|snap|sprint|marsh|alphabet|slack|stellar|compass|caterpillar|nationwide|progressive|prudential|allstate|blackstone|signal|discord|epic|steam|whisper|hinge|bumble|reform|ford|intel|starship|subway|chevron|orange|boots|sky|charter|marvel|valve|kindle|robinhood|stripe|affirm|peloton|unity|adobe)$/

/** Airlines, where one of their planes is told of. */
export const AIRLINE = /^(?:united|delta|spirit|frontier|southwest)$/
export const FLOWN = /^(?:jets?|planes?|flights?|passengers?|pilots?|crew)$/

/** Firms and works that are ordinary words, before what only they have: "Marvel movie", "Windows 11", "Virgin trains". */
const BEFORE_ITS_OWN: Record<string, RegExp> = {
  fox: /^(?:hosts?|anchors?|contributors?|commentators?|correspondents?|pundits?|reporters?|sitcom)$/,
  marvel:
    /^(?:actors?|boss|characters?|comics?|fans?|films?|games?|heroes|movies?|series|shows?|stars?|superheroes|superhero|trailers?|universe|villains?)$/,
  pew: /^(?:analysis|data|poll|polling|report|research|study|survey)$/,
  titan: /^(?:sub|submersible|implosion)$/,
  titanic:
    /^(?:actor|actress|artifacts|director|film|movie|museum|passengers?|sub|submersible|survivors?|tourists?|victims?|wreck|wreckage)$/,
  virgin: /^(?:boss|flights?|founder|jets?|media|money|passengers?|planes?|suitor|trains?)$/,
  windows: /^(?:\d+|laptops?|pcs?|users?)$/,
}
export const isBeforeItsOwn = (key: string, next: string): boolean =>
  Object.hasOwn(BEFORE_ITS_OWN, key) && BEFORE_ITS_OWN[key]!.test(next.toLowerCase())

/** Marks the words of such names. */
export function markFirms(headline: Headline, keep: boolean[]): void {
  const { words } = headline
  words.forEach((word, at) => {
    if (word.quote >= 0 || !isCapital(word)) return
    for (let i = at; i < at + lengthOfFirm(words, at); i++) keep[i] = true
    if (isTraded(words, at, keep)) keep[at] = true
    if (isJoined(words[at + 1]) && isBeforeItsOwn(word.key, words[at + 1]!.key)) keep[at] = true
    if (isLeader(words, at, keep)) keep[at] = keep[at + 1] = true
  })
}

/** What a firm is called at its end: "Harbor Analytics". */
const ENDS_FIRM =
  /^(?:analytics|associates|brands|capital|consulting|dynamics|enterprises|holdings|industries|labs|logistics|partners|pharmaceuticals|robotics|software|solutions|strategies|studios|systems|technologies|therapeutics|ventures)$/
const FIRM = /^(?:agency|brand|chain|company|developer|firm|giant|group|maker|manufacturer|retailer|start-?up|studio)$/

/** "Polling Firm Mean Strategies": behind what it is, up to two words and what ends the name of a firm; 0 where none is. */
function lengthOfFirm(words: readonly Word[], at: number): number {
  if (!FIRM.test(words[at - 1]?.key ?? '') || !isJoined(words[at])) return 0
  const length = [2, 3].find((length) => ENDS_FIRM.test(words[at + length - 1]?.key ?? '')) ?? 0
  const name = words.slice(at, at + length)
  return name.every((word, i) => isCapital(word) && (i === 0 || isJoined(word)) && !FUNCTION_WORD.test(word.key)) &&
    !name.some(
      ({ key }) => describes(key) || /^(?:big|its|new|old|own)$/.test(key) || (isThirdPerson(key) && !isNoun(key)),
    )
    ? length
    : 0
}

const SHARES = /^(?:shares|stocks?)$/

/** "Mast, Skerra Stocks Slump": what is traded together with what is known as a name. */
const isTraded = (words: readonly Word[], at: number, keep: readonly boolean[]): boolean =>
  (at === 0 || !isJoined(words[at])) &&
  /^,\s$/.test(words[at + 1]?.gap ?? '') &&
  (keep[at + 1] ?? false) &&
  isJoined(words[at + 2]) &&
  SHARES.test(words[at + 2]!.key) &&
  !FUNCTION_WORD.test(words[at]!.key) &&
  !/ly$/.test(words[at]!.key)

/** Of a leader himself these say what he gets, and what becomes of him. */
const OF_LEADER =
  /^(?:pay|salary|compensation|bonus|package|perks|succession|search|hunt|job|role|post|position|race|transition|change|shake-?up|exit|departure|resignation|ouster|firing|pick|candidate|nominee|contender|hopeful|death|murder|killing|shooting|shooter|suspect|trial|case|scandal|affair|sex|divorce|wife|husband|son|daughter|family|home|house|letter|memo|email|interview|speech|remarks|comments|tweets?|threats?|town|stock|share|turnover|tenure|office|summit|council|group|of|elect|designate|emeritus|charity|board|says)$/

/** "Skerra CEO Hock Tan Says": behind the chief executive of a known firm two words before what he does are his name. */
function isLeader(words: readonly Word[], at: number, keep: readonly boolean[]): boolean {
  const [firm, chief, given, surname, verb] = [words[at - 2], words[at - 1], words[at]!, words[at + 1], words[at + 2]]
  return (
    chief?.key === 'ceo' &&
    firm !== undefined &&
    keep[at - 2]! &&
    isJoined(chief) &&
    isJoined(given) &&
    isJoined(surname) &&
    isCapital(surname) &&
    [given, surname].every(isPartOfName) &&
    verb !== undefined &&
    isJoined(verb) &&
    (/^(?:just|has|is|was|will|on)$/.test(verb.key) || (isThirdPerson(verb.key) && !isNoun(verb.key)))
  )
}

const isPartOfName = ({ key, base }: Word): boolean =>
  key === base &&
  isCommonWord(key) &&
  !FUNCTION_WORD.test(key) &&
  !OF_LEADER.test(key) &&
  !describes(key) &&
  !isPersonNoun(key) &&
  !isGerund(key) &&
  !/s$|ly$/.test(key) &&
  !(isPast(key) || isParticiple(key)) &&
  !(isBaseVerb(key) && !isNoun(key))

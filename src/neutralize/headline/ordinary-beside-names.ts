/** Ordinary words of a title-case headline that a name beside them would make a part of it: "the Dorn Accusations". */
import { isBaseVerb, isPersonNoun, isPlace, isThirdPerson } from '../words/vocabulary.ts'
import { isInKnownName } from './names-of-brands.ts'
import { SURNAME_TOO } from './names-of-people.ts'
import { FUNCTION_WORD, isCommonWord, knownNames } from './true-case.ts'
import { firstNames } from './true-case-names.ts'
import { type Headline, isCapital, isJoined, type Word } from './words.ts'

/** Whether the word is small although a name stands beside it. */
export const isNoNameBehind = (headline: Headline, at: number): boolean => {
  const { words } = headline
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]]
  if (before === undefined || word.quote >= 0 || !isCapital(word)) return false
  // "“Harbor Lights” House": behind what a work is called.
  if (word.key === 'house') return /^["”’']\s$/.test(word.gap) || isOneOfPeople(headline, at)
  // "CA Inc. Profit"
  if (/^profits?$/.test(word.key))
    return (
      /^\.?\s$/.test(word.gap) &&
      isCapital(before) &&
      !FUNCTION_WORD.test(before.key) &&
      !isInKnownName(headline, at, at)
    )
  if (word.gap !== ' ') return false
  if (NEVER_PART.test(word.key)) return isCapital(before) && !isInKnownName(headline, at, at)
  // "Q2 Results", "H1 Sales"
  if (/^(?:q[1-4]|h[12])$/.test(before.key)) return isCommonWord(word.base) && !isInKnownName(headline, at, at)
  // "a White Christmas in Norwell": of snow; by itself it is the name of a song and a film.
  if (word.key === 'white')
    return (
      after?.key === 'christmas' && (/^an?$/.test(before.key) || (before.key === 'the' && words[at + 2]?.key === 'of'))
    )
  return (
    isOfPresident(before, word) ||
    isPaperOf(before, word, after) ||
    isArtOf(headline, at) ||
    isStarsOf(words, at) ||
    isPlaceboEffect(word, after) ||
    isProfessional(before, word, after) ||
    isRising(words, at) ||
    isOneOfPeople(headline, at) ||
    isDeedOfSeveral(words, at)
  )
}

/** What happens to or around whoever is named before it, and in no name that is not known. */
const NEVER_PART =
  /^(?:accusations|allegations|backlash|chaos|claims|debacle|fiasco|furore|lockdown|outage|outrage|remarks|rumou?rs|shootings?|squad|uproar)$/

/** "the Biden Administration": of a president, and no agency. */
const isOfPresident = (before: Word, { key }: Word): boolean =>
  key === 'administration' && /^(?:biden|bush|carter|clinton|nixon|obama|reagan|trump)$/.test(before.base)

/** "Okelmo Paper Slams Ruiz": whose paper it is. */
const isPaperOf = (before: Word, { key }: Word, after: Word | undefined): boolean =>
  key === 'paper' && isCapital(before) && !isCommonWord(before.base) && isJoined(after) && isThirdPerson(after.key)

/** "Star Wars Art": what is made about a known work. */
const isArtOf = (headline: Headline, at: number): boolean =>
  headline.words[at]!.key === 'art' &&
  isInKnownName(headline, at - 1, at - 1) &&
  !isInKnownName(headline, at, at) &&
  !/^(?:gallery|institute|museum)$/.test(headline.words[at + 1]?.key ?? '')

/** "HARBOR Stars Dana Holm & Theo Ruiz", "What the Stars Hold": actors and lights, where no club is named by its town. */
const isStarsOf = (words: readonly Word[], at: number): boolean =>
  words[at]!.key === 'stars' &&
  isCapital(words[at - 1]) &&
  !isPlace(words[at - 1]!.base) &&
  isJoined(words[at + 1]) &&
  isCapital(words[at + 1]) &&
  (firstNames.has(words[at + 1]!.key) || !isCommonWord(words[at + 1]!.base)) &&
  isCapital(words[at + 2])

const isPlaceboEffect = ({ key }: Word, after: Word | undefined): boolean =>
  key === 'placebo' && /^(?:effects?|groups?|pills?|trials?)$/.test(after?.key ?? '')

/** "Sailors Meet a Pro Gamer", "18-Year-Old Pro Golfer": not of a product, "iPhone 17 Pro". */
const isProfessional = (before: Word, { key }: Word, after: Word | undefined): boolean =>
  key === 'pro' &&
  (FUNCTION_WORD.test(before.key) || before.key.endsWith('-old')) &&
  isJoined(after) &&
  /^(?:athletes?|cyclists?|gamers?|golfers?|players?|racers?|skaters?|surfers?|tips|wrestlers?)$/.test(after.key)

/** "Dow Rockets 400 Points": what prices do, and no club. */
const isRising = (words: readonly Word[], at: number): boolean =>
  words[at]!.key === 'rockets' &&
  /^(?:dow|ftse|nasdaq|bitcoin|gold|oil|price|shares?|stock)$/.test(words[at - 1]!.key) &&
  (words[at + 1] === undefined || /^[$£€]?\d|^(?:above|after|as|on|over|past|to)$/.test(words[at + 1]!.key))

/** "This Tiny Canadian House", "Buys an Irish Castle": of several, one that bears no name; "the British Museum" does. */
function isOneOfPeople({ words, isAllCapitals }: Headline, at: number): boolean {
  const [people, word, after] = [words[at - 1]!, words[at]!, words[at + 1]]
  if (isAllCapitals || !isJoined(word) || !isJoined(people) || !BUILT.test(word.key)) return false
  if (!knownNames().has(people.key) || !/(?:[^m]an|german|ish|ese|french|dutch|greek|swiss)$/.test(people.key))
    return false
  // "an American Bank Note", "a Canadian University of Skerra"
  const isLast = !isJoined(after) || !isCapital(after) || FUNCTION_WORD.test(after.key) || isThirdPerson(after.key)
  if (!isLast || (isJoined(after) && after.key === 'of')) return false
  for (let i = at - 2; i >= at - 4 && i >= 0; i--) {
    if (/^(?:an?|this|that|one|another|his|her|my|our|their)$/.test(words[i]!.key)) return true
    if (!isJoined(words[i]) || FUNCTION_WORD.test(words[i]!.key) || !isCommonWord(words[i]!.base)) return false
  }
  return false
}

const BUILT =
  /^(?:airport|bank|castle|chateau|church|club|college|company|court|farm|forest|hospital|hotel|house|island|lake|mountain|museum|palace|port|prison|restaurant|river|school|university|village)$/

/** "Will Dorn Sue ABC", "Skerra Protesters Don Animal Costumes": a deed, and nobody's name. */
function isDeedOfSeveral(words: readonly Word[], at: number): boolean {
  const [before, word, after, next] = [words[at - 1]!, words[at]!, words[at + 1], words[at + 2]]
  if (!isJoined(after) || !isCapital(after) || isThirdPerson(after.key)) return false
  if (word.key === 'don') return isOfSeveral(before) && isCommonWord(after.base) && !SURNAME_TOO.test(after.base)
  if (word.key !== 'sue' || isBaseVerb(after.key)) return false
  if (isOfSeveral(before)) return true
  // "Can Mary Sue Okafor Win": the verb stands further on.
  if (isJoined(next) && isBaseVerb(next.key) && !FUNCTION_WORD.test(next.key)) return false
  const asks = words.findIndex(({ key }) => /^(?:will|would|can|could|should|did|does|do)$/.test(key))
  return (
    asks >= 0 && asks < at - 1 && at - asks < 4 && (asks === 0 || /^(?:why|when|how|where)$/.test(words[asks - 1]!.key))
  )
}

const isOfSeveral = ({ key, base }: Word): boolean => /[^s]s$/.test(key) && isPersonNoun(base.replace(/s$/, ''))

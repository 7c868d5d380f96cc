/**
 * Names of a title-case headline that are made of ordinary words and told by one neighbour: a nickname by the name it
 * stands before, a division by its Roman number, a product by "Hands-On". And ordinary words that a neighbour would
 * make a name of.
 */
import { isNoun, isPast, isPlace, isThirdPerson } from '../words/vocabulary.ts'
import { describes } from './describing.ts'
import { FUNCTION_WORD, isCommonWord, isOddlyCased, knownNames } from './true-case.ts'
import { firstNames } from './true-case-names.ts'
import { type Headline, isCapital, isJoined, type Word } from './words.ts'

/** Whether the word belongs to a name because of what stands beside it. */
export const isNameByNeighbour = (headline: Headline, at: number): boolean =>
  isCapital(headline.words[at]) &&
  headline.words[at]!.quote < 0 &&
  (isNickname(headline, at) ||
    isNumberedInRoman(headline, at) ||
    isEitherOfTwo(headline, at) ||
    isOfTour(headline, at) ||
    isBodyOfFirm(headline, at) ||
    isTriedOut(headline, at) ||
    isOfThatYear(headline, at) ||
    isBlackPeople(headline, at))

/** "Of Vorgis Philmore": a word of no lexicon before a name of one that is none either is what he is called by. */
export const isGivenToName = ({ words }: Headline, at: number, keep: readonly boolean[]): boolean => {
  const [word, name] = [words[at]!, words[at + 1]]
  return (
    word.quote < 0 &&
    /^\p{Lu}\p{Ll}{2,}$/u.test(word.text) &&
    !isCommonWord(word.base) &&
    !/(?:able|ed|er|ers|ese|ian|ing|ish|ist|less|ly|or)$/.test(word.key) &&
    keep[at + 1] === true &&
    isJoined(name) &&
    /^\p{Lu}\p{Ll}+/u.test(name.text) &&
    !isCommonWord(name.base) &&
    !knownNames().has(name.base) &&
    !isPlace(name.base)
  )
}

/** "One Black College", "Black Voters": of people, as most papers that set titles so write it. */
const isBlackPeople = ({ words }: Headline, at: number): boolean =>
  words[at]!.key === 'black' &&
  isJoined(words[at + 1]) &&
  isCapital(words[at + 1]) &&
  /^(?:activists?|americans?|artists?|authors?|boys?|businesses|caucus|children|church(?:es)?|colleges?|communit(?:y|ies)|culture|families|farmers?|feminists?|girls?|history|journalists?|lawmakers?|leaders|m[ae]n|mayors?|mothers?|moms?|neighbou?rhoods?|patients|people|residents|students?|teens?|teenagers?|universit(?:y|ies)|veterans?|voters?|wom[ae]n|workers?|writers?|youth)$/.test(
    words[at + 1]!.key,
  )

const NICKNAME = /^(?:big|fat|fetty|lil|little|slim|tiny|young)$/

/** "Lessons Big Zorm Taught", "Lil Dorna’s Tour": behind it an unknown word that no noun follows. */
function isNickname({ words }: Headline, at: number): boolean {
  const [before, word, name, next] = [words[at - 1], words[at]!, words[at + 1], words[at + 2]]
  if (!NICKNAME.test(word.key) || !isCapital(name) || !isJoined(name)) return false
  const isUnknown =
    /^\p{Lu}\p{Ll}+/u.test(name.text) &&
    !isCommonWord(name.base) &&
    !isPlace(name.base) &&
    (!knownNames().has(name.base) || firstNames.has(name.base))
  // "a Big Skerra Launch", "His Little Dorna": what describes.
  const isDescribed = before !== undefined && (OPENS_NOUN.test(before.key) || describes(before.key))
  return isUnknown && !isDescribed && (name.key !== name.base || !isInFrontOfNoun(next))
}

const OPENS_NOUN =
  /^(?:an?|the|this|that|these|those|his|her|its|their|our|my|your|no|any|some|every|each|another|next|more|of|\d+|.*'s)$/

const isInFrontOfNoun = (next: Word | undefined): boolean =>
  next !== undefined &&
  isJoined(next) &&
  !FUNCTION_WORD.test(next.key) &&
  !isPast(next.key) &&
  !(isThirdPerson(next.key) && !isNoun(next.key))

/** "Division II", "Title IX": what is counted in Roman numbers. */
const isNumberedInRoman = ({ words }: Headline, at: number): boolean =>
  /^(?:division|title)$/.test(words[at]!.key) &&
  isJoined(words[at + 1]) &&
  /^(?:I|II|III|IV|V|VI|VII|IX)$/.test(words[at + 1]!.text) &&
  // "the Title I Won"
  !(words[at + 1]!.text === 'I' && (words[at]!.key === 'title' || isPast(words[at + 2]?.key ?? '')))

/** Names that are words as well, and one of two in many a question. */
export const BRAND_TOO = /^(?:marvel|lyft|apple|target|subway|friends|sprite|pepsi)$/

/** "Are You Busy Dorna Or Ruiz Holm", "You Prefer: Marvel Or DC": of two sides both are names. */
function isEitherOfTwo({ words }: Headline, at: number): boolean {
  const or = words.findIndex(({ key, quote, gap }) => /^(?:or|vs)$/.test(key) && quote < 0 && gap === ' ')
  if (or < 2) return false
  if (BRAND_TOO.test(words[at]!.key) && Math.abs(at - or) === 1) {
    const other = words[2 * or - at]
    return (
      isCapital(other) &&
      (isOddlyCased(other.text) || knownNames().has(other.base) || !isCommonWord(other.base)) &&
      !isJoinedTo(words, at < or ? at : at + 1)
    )
  }
  const from = words.findIndex(({ key }) => key === 'you') + 1
  if (from !== 2 || !/^are$/.test(words[0]!.key) || at < from || at >= or || or - from !== 2) return false
  const isUnknown = ({ text, base }: Word): boolean => /^\p{Lu}\p{Ll}+$/u.test(text) && !isCommonWord(base)
  return (
    !FUNCTION_WORD.test(words[from]!.key) &&
    words.slice(from, or + 2).every((word, i) => i === 2 || isCapital(word)) &&
    isUnknown(words[or - 1]!)
  )
}

/** Whether the word goes on from the one before as part of one phrase. */
const isJoinedTo = (words: readonly Word[], at: number): boolean =>
  at > 0 &&
  isJoined(words[at]) &&
  [words[at], words[at - 1]].every((word) => isCapital(word) && !FUNCTION_WORD.test(word.key))

/** "Wins Tour of Norland", "Tour of Norland Title": a race through it. */
const isOfTour = ({ words }: Headline, at: number): boolean =>
  words[at]!.key === 'tour' &&
  words[at + 1]?.key === 'of' &&
  isCapital(words[at + 2]) &&
  (/^(?:title|stage|leader|lead|winner|champion|race|jersey|victory|crown)$/.test(words[at + 3]?.key ?? '') ||
    /^(?:wins?|won|leads|winning|to)$/.test(words[at - 1]?.key ?? '')) &&
  (isPlace(words[at + 2]!.base) || knownNames().has(words[at + 2]!.base))

/** "Oversight Board Rules on Meta Post": the body of a firm that is named in the same headline. */
function isBodyOfFirm({ words }: Headline, at: number): boolean {
  const from = words[at]!.key === 'board' ? at - 1 : at
  return (
    words[from]?.key === 'oversight' &&
    words[from + 1]?.key === 'board' &&
    isJoined(words[from + 1]) &&
    words.some(({ base }) => /^(?:meta|facebook|instagram|threads)$/.test(base))
  )
}

/** "My Harbor Communicator Hands-On: …": what was tried out opens the headline with its name. */
function isTriedOut({ words }: Headline, at: number): boolean {
  const end = words.findIndex(({ key }) => /^(?:hands-on|unboxing)$/.test(key))
  if (
    at >= end ||
    end > 6 ||
    FUNCTION_WORD.test(words[at]!.key) ||
    /^(?:early|exclusive|first|new|our|quick)$/.test(words[at]!.key)
  )
    return false
  return (
    (words[end + 1] === undefined || /^\s?[:–—-]\s/.test(words[end + 1]!.gap)) &&
    words.slice(1, end).every((word) => isJoined(word) && /^[\p{Lu}\d]/u.test(word.text)) &&
    !words.slice(0, end).some(({ key }) => isThirdPerson(key) && !isNoun(key))
  )
}

/** "Skerra Wrap-Up 2025": with its year, what a known name does every year is called so. */
const isOfThatYear = ({ words }: Headline, at: number): boolean =>
  words[at]!.text.includes('-') &&
  at > 0 &&
  isJoined(words[at]) &&
  isOddlyCased(words[at - 1]!.text) &&
  isJoined(words[at + 1]) &&
  /^20\d\d$/.test(words[at + 1]!.text)

/** What a name stands before without making a name of it: "the Dorn Accusations", "a White Christmas". */
export const isNoNameBehind = ({ words }: Headline, at: number): boolean => {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]]
  if (before === undefined || word.quote >= 0 || word.gap !== ' ') return false
  if (/^(?:accusations|allegations|claims|rumou?rs|remarks)$/.test(word.key)) return isCapital(before)
  // "a White Christmas in Norwell": of snow; by itself it is the name of a song and a film.
  return (
    word.key === 'white' &&
    after?.key === 'christmas' &&
    (/^an?$/.test(before.key) || (before.key === 'the' && words[at + 2]?.key === 'of'))
  )
}

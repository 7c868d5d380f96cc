/**
 * Sentence case for a headline that its publisher set in title case or capitals: names stay, other words go small.
 * What is a name is read from `true-case.ts` and from the neighbours of a word; an unknown word keeps its capital.
 * Quotations keep theirs, they may be the names of works, unless they are surely somebody's words (`quoted-words.ts`).
 */

import { memoize } from '../../text/memoize.ts'
import { isBaseVerb, isParticiple, isThirdPerson } from '../words/vocabulary.ts'
import { ABBREVIATION, isAnswer, textTo } from './abbreviations.ts'
import { isAcronym, judgeCapitals } from './capitals.ts'
import { casedWhole, inParts, type Parted } from './compounds.ts'
import { isCreed, isDeedNoName, isKept, isNeverName, isNoPartOfName, isSurelyName, isToDo } from './kept-capitals.ts'
import { isNameByDeed } from './names-by-deed.ts'
import { isGivenToName, isNameByNeighbour, isNoNameBehind } from './names-by-neighbours.ts'
import { markBodies } from './names-of-bodies.ts'
import { isBrand } from './names-of-brands.ts'
import { markFirms } from './names-of-firms.ts'
import { isModelOfBrand, markProducts } from './names-of-products.ts'
import { markReviewed } from './names-of-works.ts'
import { isBehindColon } from './quoted-words.ts'
import { FUNCTION_WORD, isCommonWord, namesByFirst, phrasesByFirst } from './true-case.ts'
import { type Headline, isCapital, readHeadline, type Word } from './words.ts'

/** The headline in sentence case; unchanged where its capitals already tell names. */
export const trueCase = memoize(caseAfresh, 64)

function caseAfresh(text: string): string {
  const given = readHeadline(text)
  if (!given.isTitleCase && !given.isAllCapitals && !isShortTitle(given)) return text
  // Of capitals alone every word is written as in title case: they tell nothing more.
  const headline = given.isAllCapitals ? readHeadline(withCapitalsOnly(text)) : given
  const parted = partedByRules(headline)
  const judged = judgeCapitals(parted.headline, parted.rules, given.isAllCapitals)
  if (given.isAllCapitals && BODY_SPEAKS.test(text)) judged[0] = true
  judged.forEach((isName, i) => {
    // "The Voice-Activated Door": before what is done to it, an ordinary word of a compound names nothing.
    if (isName && !parted.rules[i] && isDoneTo(parted.headline.words[i + 1]))
      judged[i] = !isCommonWord(parted.headline.words[i]!.base)
  })
  markPhrases(parted.headline, judged, namesByFirst())
  const partsKept = Object.groupBy(judged.keys(), (part) => parted.wordOf[part]!)
  const keep = headline.words.map((_, i) => partsKept[i]!.length === 1 && judged[partsKept[i]![0]!]!)
  markPhrases(headline, keep, namesByFirst())
  keep.forEach((_, i) => {
    if (isCreed(headline, i)) keep[i] = keep[i + 1] = false
    if (isToDo(headline, i) || isDeedNoName(headline, i) || isNoPartOfName(headline, i) || isNoNameBehind(headline, i))
      keep[i] = false
  })
  // "the Lifers Group": what stands before it begins the name.
  headline.words.forEach((word, i) => {
    if (i > 0 && keep[i] && BODY.test(word.text) && word.gap === ' ' && word.quote < 0)
      keep[i - 1] ||=
        /^\p{Lu}\p{Ll}+$/u.test(headline.words[i - 1]!.text) && !FUNCTION_WORD.test(headline.words[i - 1]!.key)
  })
  markLists(headline, keep)
  headline.words.forEach((_, i) => {
    keep[i] ||=
      isSurelyName(headline, i) ||
      isNameByDeed(headline, i) ||
      isNameByNeighbour(headline, i) ||
      isModelOfBrand(headline, i, keep) ||
      isBrand(headline, i)
  })
  headline.words.forEach((_, i) => {
    keep[i] ||= isGivenToName(headline, i, keep)
  })
  markFirms(headline, keep)
  markReviewed(headline, keep)
  markQuotedNames(headline, keep)
  let result = ''
  headline.words.forEach((word, i) => {
    const isStart =
      i === 0 ||
      isBehindColon(word) ||
      (startsSentence(word.gap) && !isShortened(headline, i - 1) && !goesOn(headline, i))
    const nameOf = (name: string) => (given.isAllCapitals ? casedName(name) : name)
    const parts = partsKept[i]!.map((part) => judged[part]!)
    result += word.gap + casedWord(word, keep[i]!, parts, isStart, nameOf)
  })
  return result + headline.tail
}

/** "Apple, Kestrel, Lego": between two names a word of its own is one. */
function markLists({ words, isAllCapitals }: Headline, keep: boolean[]): void {
  if (isAllCapitals) return
  // "Holm and Pence Visit": a name, where no number stands in front.
  words.forEach(({ key, text }, i) => {
    if (key === 'pence' && text === 'Pence' && keep[i - 2] && words[i - 1]?.key === 'and') keep[i] = true
  })
  const isItem = (at: number): boolean =>
    /^,\s$/.test(words[at]?.gap ?? '') && /^\p{Lu}/u.test(words[at]!.text) && words[at]!.quote < 0
  words.forEach(({ text }, i) => {
    // "Okafor, Swift, Young and Dorn": the last but one, too.
    const isLastButOne =
      isItem(i) && words[i + 1]?.gap === ' ' && words[i + 1]!.key === 'and' && keep[i - 2] && keep[i + 2]
    if (!keep[i] && i > 0 && ((isItem(i) && isItem(i + 1) && keep[i + 1]) || isLastButOne) && keep[i - 1])
      keep[i] = /^\p{Lu}\p{Ll}+$/u.test(text)
  })
}

/** "the ‘Made by Skerra’ Event": before what it is the name of, all of a quotation with a name in it is that name. */
function markQuotedNames({ words, quotes, isAllCapitals }: Headline, keep: boolean[]): void {
  if (isAllCapitals) return
  for (const { firstWord, lastWord } of quotes) {
    const isNamed =
      lastWord > firstWord &&
      /^the$/.test(words[firstWord - 1]?.key ?? '') &&
      /^["”’']\s$/.test(words[lastWord + 1]?.gap ?? '') &&
      /^\p{Lu}/u.test(words[lastWord + 1]!.text)
    if (!isNamed || !keep.slice(firstWord, lastWord + 1).some(Boolean)) continue
    for (let i = firstWord; i <= lastWord; i++) keep[i] ||= /^\p{Lu}/u.test(words[i]!.text)
  }
  // "“Kestelnik” Missile": a word of no language of ours is a name in marks, too; "‘Pierify’", "‘Decarting’" are coined.
  for (const { firstWord, lastWord } of quotes) {
    const { text, base } = words[firstWord] ?? { text: '', base: '' }
    if (firstWord !== lastWord || isCommonWord(base) || !/^\p{Lu}\p{Ll}+$/u.test(text)) continue
    if (!/(?:able|ed|ers?|fy|i[sz]e|ing|ish|is[mt]s?|less|ly|ness|tion|y)$/.test(text)) keep[firstWord] = true
  }
  // "Parodies ‘Scandal’": whose makers are named in marks as well.
  const works = quotes.filter(({ firstWord, lastWord }) => lastWord > firstWord && allKept(keep, firstWord, lastWord))
  for (const { firstWord, lastWord } of quotes)
    if (
      firstWord === lastWord &&
      works.length > 0 &&
      /^(?:parod(?:y|ies|ied)|spoofs?|spoofed|joins?|on|from|in|and)$/.test(words[firstWord - 1]?.key ?? '')
    )
      keep[firstWord] ||= /^\p{Lu}/u.test(words[firstWord]!.text)
}

const allKept = (keep: readonly boolean[], from: number, to: number): boolean => keep.slice(from, to + 1).every(Boolean)

/** "Who Belongs In Norland", "Crews Could Sail Home": where hardly a word is long, small ones tell. */
const isShortTitle = ({ words }: Headline): boolean =>
  !words.some(({ spelling }) => spelling.isLower && (spelling.isLong || /^(?:is|are|was)$/.test(spelling.key))) &&
  words.some(
    ({ text, gap, quote }, at) =>
      at > 0 &&
      quote < 0 &&
      gap === ' ' &&
      ((/^(?:In|For|From|With|Could|May|Might|Must)$/.test(text) && isVerbBeside(words, at)) ||
        (/^(?:In|For|From|With|Of)$/.test(text) && isListOf(words, at))),
  )

/** "18 Boots For Spring", "The 30 Best Boots Of 2015" */
const isListOf = (words: readonly Word[], at: number): boolean =>
  at > 1 &&
  /^\d+$/.test(words[words[0]!.key === 'the' ? 1 : 0]!.text) &&
  isCapital(words[at - 1]) &&
  /[^s]s$/.test(words[at - 1]!.key) &&
  words.every(({ text }) => !/^\p{Ll}/u.test(text))

const isVerbBeside = (words: readonly Word[], at: number): boolean =>
  /^(?:In|For|From|With)$/.test(words[at]!.text)
    ? isThirdPerson(words[at - 1]!.key) && /^\p{Lu}/u.test(words[at - 1]!.text)
    : isBaseVerb(words[at + 1]?.key ?? '') &&
      /^\p{Lu}/u.test(words[at + 1]!.text) &&
      // "Theresa May Could Run": a name.
      !/^(?:could|may|might|must|will|would|should|can)$/.test(words[at + 1]!.key)

const BODY = /^(?:Group|Committee|Museum|Society|Association|Foundation|Institute)$/

/** Nobody is asked: "WHO WARNS OF NEW STRAIN". */
const BODY_SPEAKS =
  /^WHO (?:(?:CHIEF|HEAD|PANEL|EXPERTS?|OFFICIALS?|REPORT|STUDY|TEAM)\b|(?:WARNS|SAYS|DECLARES|URGES|CALLS|CONFIRMS|REPORTS|ANNOUNCES|RECOMMENDS|APPROVES|ADVISES|ENDS|BACKS|LAUNCHES|SENDS)\b[^?]*$)/

/** A headline in capitals as in title case. */
export const withCapitalsOnly = (text: string): string =>
  text.replace(/\p{Lu}[\p{Lu}\p{M}'’]+/gu, (run) => run[0] + run.slice(1).toLowerCase())

/** A name of a headline in capitals: "Fbi" and "O'brien" are "FBI" and "O'Brien". */
function casedName(name: string): string {
  const [bare, ending] = [name.replace(/['’]s$/, ''), /['’]s$/.exec(name)?.[0] ?? '']
  const key = bare.toLowerCase()
  return isAcronym(key) || (/^\p{L}{2,3}$/u.test(bare) && (!isCommonWord(key) || FUNCTION_WORD.test(key)))
    ? bare.toUpperCase() + ending
    : name.replace(/(['’])(\p{L})(?=\p{L})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase())
}

/** The headline with its compounds in parts, and of each part whether the rules keep its capital. */
export function partedByRules(headline: Headline): Parted {
  const parted = inParts(headline, keptByRules(headline))
  markPhrases(parted.headline, parted.rules)
  return parted
}

function keptByRules(headline: Headline): boolean[] {
  const keep = headline.words.map(() => false)
  markPhrases(headline, keep)
  markBodies(headline, keep)
  markProducts(headline, keep)
  headline.words.forEach((_, i) => {
    if (!keep[i]) keep[i] = isKept(headline, i, keep)
  })
  return keep
}

/** "10 “Would You Rather?” questions": what is quoted inside a sentence does not end it. */
function goesOn({ words, quotes }: Headline, at: number): boolean {
  const quote = quotes[words[at - 1]!.quote]
  return (
    quote !== undefined &&
    quote.firstWord > 0 &&
    /^[?!]["”’]\s$/.test(words[at]!.gap) &&
    /^\s["“‘]$/.test(words[quote.firstWord]!.gap)
  )
}

/** "No. 5"; "Is It Safe? No. Is It Fun?" */
const isShortened = (headline: Headline, at: number): boolean =>
  ABBREVIATION.test(textTo(headline, at)) && !isAnswer(headline.words[at]!.key, headline.words[at + 1]?.text ?? '')

function startsSentence(gap: string): boolean {
  return /[.!?]["”’)]*\s|\|/.test(gap)
}

/** @param parts of each part of a compound, whether it keeps its capital */
function casedWord(
  { text }: Word,
  isKept: boolean,
  parts: readonly boolean[],
  isStart: boolean,
  nameOf: (name: string) => string,
): string {
  if (isKept) return nameOf(text)
  if (/^I(?:['’]\p{Ll}+)?$/u.test(text)) return text
  const small = text.includes('-')
    ? casedCompound(text, parts, nameOf)
    : text.replace(/(?<![\p{L}])\p{Lu}(?=[\p{Ll}'’]|$|-)/gu, lower)
  return isStart ? capitalize(small) : small
}

const casedCompound = (text: string, parts: readonly boolean[], nameOf: (name: string) => string): string =>
  casedWhole(text) ??
  text
    .split('-')
    .map((part, i) => (parts[i] && !isNeverName(part.toLowerCase()) ? nameOf(part) : part.toLowerCase()))
    .join('-')

const lower = (letter: string): string => letter.toLowerCase()
const capitalize = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** What somebody is: a name together with the name behind it. */
const OFFICE = /^(?:prime minister|attorney general|vice president)$/
const isName = (word: Word | undefined): boolean =>
  word !== undefined && /^\.?\s$/.test(word.gap) && /^\p{Lu}/u.test(word.text) && !isCommonWord(word.base)

const isDoneTo = (word: Word | undefined): boolean => word?.gap === '-' && isParticiple(word.key)

/** Known names of several words keep all their capitals. */
function markPhrases(headline: Headline, keep: boolean[], phrases = phrasesByFirst()): void {
  headline.words.forEach((word, at) => {
    // "Presidents' Day", "Valentine's Day": by the owner, and by the word that owns.
    const opened = [phrases.get(word.base), word.key === word.base ? undefined : phrases.get(word.key)]
    for (const parts of opened.flatMap((known) => known ?? [])) {
      const isHere = parts.every((part, i) => {
        const other = headline.words[at + i]
        return (
          other !== undefined &&
          // "Trump’s accounts": what somebody owns is no part of his name.
          (other.key === part || (other.base === part && i === parts.length - 1)) &&
          (i === 0 || /^\s*$/.test(other.gap)) &&
          !(i === parts.length - 1 && isDoneTo(headline.words[at + parts.length]))
        )
      })
      if (isHere && (!OFFICE.test(parts.join(' ')) || isName(headline.words[at + parts.length])))
        parts.forEach((part, i) => {
          // “The Harbor Movie”: its article opens it.
          if (!/^(?:of|the|and|in|for|on)$/.test(part) && !(i > 0 && /^(?:at|by|to)$/.test(part))) keep[at + i] = true
          else if (i > 0 || word.quote < 0) keep[at + i] = false
        })
    }
  })
}

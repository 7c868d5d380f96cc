/** Numbers of a candidate, with their units and bounds: every one of them stands in the source. */
import { type Lexeme, PARTICIPLE, POSSIBILITY, TIME_UNIT } from '../clause/lexicon.ts'
import { hasTrait, occurs, trait } from '../clause/word-traits.ts'
import { AFTER_COMMA, isContent, NAMED, type Word } from '../clause/words.ts'
import { sameWord } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import type { NumberMention } from '../facts/numbers.ts'
import { sameNumber } from '../facts/same-number.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { checkCompound, checkCounted, countsSame } from './counted.ts'
import { checkDate, DATED, isWordKnown } from './dates.ts'
import { type CandidateReading, type Finding, type GuardRule, wordFinding } from './rules.ts'

/** "7x7" is not read as a number, and must stand as it is. */
const FORMAT = trait(({ key }) => /^\d+x\d+$/.test(key))

/** Adds a finding for every number, unit or date without its like in the source. */
export function checkNumbers(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const mention of reading.numbers) checkMention(facts, reading, mention, findings)
  const isDated = (reading.flags & DATED) !== 0
  const isMeasured = occurs(reading.traits, MEASURED)
  const isFormatted = occurs(reading.traits, FORMAT)
  if (!isDated && !isMeasured && !isFormatted) return
  for (let i = 0; i < reading.words.length; i++) {
    if (isDated) checkDate(facts, reading, i, findings)
    if (isMeasured) checkMeasure(facts, reading, i, findings)
    if (isFormatted && hasTrait(reading.words[i]!.lexeme, FORMAT) && !facts.keys.has(reading.words[i]!.lexeme.key))
      findings.push(wordFinding('number', reading, i, i, 'is a number the source does not have'))
  }
}

/** What the numbers of the source say to one of the candidate. */
interface Likeness {
  /** Some number of the source is the same one, or rounds to it. */
  isKnown: boolean
  /** Some number has its value in another unit. */
  isValueKnown: boolean
  hasSameBound: boolean
  hasOppositeBound: boolean
  /** It is a round number for one of the source. */
  isRound: boolean
  /** Some same number counts the same thing. */
  hasCounted: boolean
}

function checkMention(
  facts: SourceFacts,
  reading: CandidateReading,
  mention: NumberMention,
  findings: Finding[],
): void {
  const like = likenessOf(facts, mention)
  const add = (rule: GuardRule, message: string) =>
    findings.push(wordFinding(rule, reading, mention.from, mention.to - 1, message))
  if (!like.isKnown) {
    if (isToldOtherwise(facts, reading, mention)) return
    add(
      like.isValueKnown || mention.isImplied ? 'unit' : 'number',
      like.isValueKnown ? 'counts in another unit than the source' : 'is a number the source does not have',
    )
    return
  }
  if (
    isTimed(mention) &&
    !/^points?$/.test(reading.words[mention.to - 1]!.lexeme.key) &&
    !isAge(facts, reading, mention) &&
    !hasTimed(facts, mention)
  )
    add('unit', 'counts in a unit the source does not have')
  if (!like.isRound) {
    if (like.hasSameBound) {
      if (isBoundAdded(facts, reading, mention)) add('number', 'adds a bound to the number')
    } else if (mention.bound === 'exact') add('hedge', 'drops the bound or approximation of the source')
    else if (like.hasOppositeBound || mention.bound !== 'about')
      add('number', 'bounds the number another way than the source')
  }
  checkCompound(facts, reading, mention, findings)
  if (!like.hasCounted) checkCounted(facts, reading, mention, findings)
}

function likenessOf(facts: SourceFacts, mention: NumberMention): Likeness {
  const like: Likeness = {
    isKnown: false,
    isValueKnown: false,
    hasSameBound: false,
    hasOppositeBound: false,
    isRound: false,
    hasCounted: false,
  }
  const { bound } = mention
  const opposite = bound === 'least' ? 'most' : bound === 'most' ? 'least' : null
  for (const other of facts.numbers) {
    if (sameNumber(mention, other)) {
      like.isKnown = true
      like.hasSameBound ||= other.bound === bound || other.bound === 'exact' || bound === 'about'
      like.hasOppositeBound ||= other.bound === opposite
      like.hasCounted ||= countsSame(mention, other)
    } else if (isRounded(mention, other)) {
      like.isKnown = true
      like.isRound = true
    } else if (Math.abs(other.value - mention.value) < 1e-9) like.isValueKnown = true
  }
  return like
}

/** The source has no such number, but what it tells comes to that. */
function isToldOtherwise(facts: SourceFacts, reading: CandidateReading, mention: NumberMention): boolean {
  const word = reading.words[mention.from]!
  return (
    isSum(facts, mention) ||
    isListed(facts, mention) ||
    (mention.isOrdinal && mention.value === 1 && FIRST.some((key) => facts.keys.has(key))) ||
    // "each other" as "one another"
    (word.lexeme.key === 'one' && reading.words[mention.to]?.lexeme.key === 'another') ||
    ((word.lexeme.key === 'one' || word.lexeme.key === '1') &&
      mention.unit === '' &&
      ONES.some((key) => facts.keys.has(key))) ||
    isPair(facts, mention) ||
    (mention.isOrdinal && isWordKnown(facts, word)) ||
    (mention.isImplied && !isImpliedConflict(facts, mention)) ||
    isAge(facts, reading, mention)
  )
}

/** "at least 40" where no number of the source is the least there is. */
function isBoundAdded(facts: SourceFacts, reading: CandidateReading, mention: NumberMention): boolean {
  const { bound, from } = mention
  if (bound !== 'least' && (bound !== 'most' || (facts.headlineFlags & POSSIBILITY) !== 0)) return false
  return (
    (reading.words[from - 1]?.lexeme.verbForms ?? 0) === 0 &&
    !isStretch(facts, reading, mention) &&
    !facts.numbers.some((other) => sameNumber(mention, other) && hasBound(other, mention))
  )
}

/** "walks 300 miles over eight days" for "in eight days": how long it took. */
function isStretch({ parts }: SourceFacts, { words }: CandidateReading, mention: NumberMention): boolean {
  return (
    (mention.unit === 'day' || mention.unit === 'month') &&
    words[mention.from - 1]?.lexeme.key === 'over' &&
    parts.some((part) =>
      part.numbers.some((other) => sameNumber(mention, other) && part.words[other.from - 1]?.lexeme.key === 'in'),
    )
  )
}

/** "up to 100" for "75 to 100", "past 60" for "in her 60s". */
function hasBound({ bound, end, unit }: NumberMention, mention: NumberMention): boolean {
  if (bound === mention.bound) return true
  return mention.bound === 'most' ? end === 'high' : end === 'low' || unit === 'era'
}

/** "more than a quarter" for 26.7 %, "nearly 400" for 396: a round number close to the exact one. */
function isRounded(mention: NumberMention, other: NumberMention): boolean {
  if (mention.bound === 'exact' || other.bound !== 'exact' || mention.isOrdinal || other.isOrdinal) return false
  const isShare = mention.unit === 'part' && other.unit === '%'
  if (!isShare && (mention.unit !== other.unit || Number(mention.value.toPrecision(2)) !== mention.value)) return false
  const times = other.value / (isShare ? mention.value * 100 : mention.value)
  if (mention.bound === 'least') return times > 1 && times < 1.1
  return times > 0.93 && times < (mention.bound === 'most' ? 1 : 1.05)
}

/** A unit of time or of measure, written out. */
function isTimed({ unit, isImplied }: NumberMention): boolean {
  return unit !== '' && !isImplied && !LOOSE_UNITS.has(unit) && !MONEY.test(unit)
}

/** A share or a multiple may be told without its word; a list has its points. */
const LOOSE_UNITS = new Set(['vague', 'fold', 'part', '%', 'point'])

const MONEY = /^[$€£¥]/

/** "at age 83" told as "after 83 days": some number of the same value counts time there. */
function hasTimed(facts: SourceFacts, mention: NumberMention): boolean {
  return facts.numbers.some((other) => sameNumber(mention, other) && other.unit === mention.unit)
}

/** "two dissents" for "double dissent": counted by an adjective, where the verb would make twice as many. */
function isPair(facts: SourceFacts, mention: NumberMention): boolean {
  return (
    mention.unit === '' &&
    facts.parts.some((part) =>
      part.numbers.some(
        ({ from, value, unit }) =>
          unit === 'fold' &&
          value === mention.value &&
          PAIRS.has(part.words[from]!.lexeme.key) &&
          !part.clauses.some((clause) => clause.verb === from) &&
          part.words[from + 1] !== undefined &&
          isContent(part.words[from + 1]!),
      ),
    )
  )
}

const PAIRS = new Set(['double', 'triple', 'twin'])

/** "12-year-old girl" for "Girl, 12". */
function isAge(facts: SourceFacts, reading: CandidateReading, mention: NumberMention): boolean {
  const isOld = [mention.to, mention.to + 1].some((at) => reading.words[at]?.lexeme.key === 'old')
  return isOld && facts.numbers.some((other) => other.unit === '' && other.written === mention.written)
}

/** "takes first place", "comes first". */
const FIRST = [
  'win',
  'prioritize',
  'prioritise',
  'priority',
  'top',
  'debut',
  'inaugural',
  'maiden',
  'opening',
  'opener',
]

/** "two wounded" for "wounds officer and guard", "three scientists" for their names: a list of so many. */
function isListed(facts: SourceFacts, mention: NumberMention): boolean {
  if (mention.unit !== '' || mention.isOrdinal || mention.bound !== 'exact' || mention.value < 2 || mention.value > 5)
    return false
  const { counted } = mention
  if (counted === null || !(isOneOfMany(counted) || (counted.verbForms & PARTICIPLE) !== 0)) return false
  return facts.parts.some(({ words }) => listLengths(words).includes(mention.value))
}

const isOneOfMany = ({ key, singular }: Lexeme): boolean =>
  key === 'people' || (singular !== null && isPersonNoun(singular))

/** How many persons stand in each "A, B and C". */
function listLengths(words: readonly Word[]): number[] {
  const isPerson = (word: Word) => (word.marks & NAMED) !== 0 || isPersonNoun(word.lexeme.key)
  return words.flatMap(({ lexeme }, and) => {
    if (lexeme.key !== 'and' || !words.slice(and + 1, and + 5).some(isPerson)) return []
    let length = 1
    for (let end = and; end > 0; ) {
      let from = end - 1
      while (from > end - LONGEST_ITEM && from > 0 && (words[from]!.marks & AFTER_COMMA) === 0) from--
      if (!words.slice(Math.max(from, end - 3), end).some(isPerson)) break
      length++
      if ((words[from]!.marks & AFTER_COMMA) === 0) break
      end = from
    }
    return length > 1 ? [length] : []
  })
}

const LONGEST_ITEM = 6

const ONES = ['one', 'single', 'sole', 'lone']

/** "23 Palestinians, 3 Israelis" are 26 people. */
function isSum(facts: SourceFacts, mention: NumberMention): boolean {
  if (mention.unit !== '' || mention.isOrdinal || mention.bound !== 'exact' || mention.isScore) return false
  const counts = facts.headline.numbers.filter(({ unit, isOrdinal, isScore }) => unit === '' && !isOrdinal && !isScore)
  const [one, two] = counts
  if (counts.length !== 2 || one!.value + two!.value !== mention.value) return false
  // "two dead, five missing": seven are not dead.
  const counted = mention.counted
  if (
    counted !== null &&
    counts.filter((other) => other.counted !== null && sameWord(other.counted, counted)).length === 1
  )
    return false
  // "two charged, one freed": three are neither.
  const isDeed = (lexeme: NumberMention['counted']) => lexeme !== null && (lexeme.verbForms & PARTICIPLE) !== 0
  return !(isDeed(one!.counted) && isDeed(two!.counted) && !sameWord(one!.counted!, two!.counted!))
}

/** "a month" where the source counts weeks: only a conflict when the source speaks of another span of time. */
function isImpliedConflict(facts: SourceFacts, mention: NumberMention): boolean {
  return (
    facts.numbers.some((other) => (other.unit === 'day' || other.unit === 'month') && !sameNumber(mention, other)) ||
    !facts.parts.some((part) => part.words.some((word) => (word.lexeme.flags & TIME_UNIT) !== 0))
  )
}

const MEASURES = [
  'ton tonne pound kilogram kilo kg ounce gram',
  'mile kilometer kilometre km meter metre foot feet inch yard',
  'gallon liter litre barrel',
  'acre hectare',
  'watt kilowatt megawatt gigawatt terawatt',
  'byte kilobyte megabyte gigabyte terabyte',
  'volt kilovolt megavolt',
  'celsius fahrenheit kelvin',
  'hourly daily weekly monthly quarterly yearly annual annually',
].map((line) => new Set(line.split(' ')))

const MEASURED = trait(({ lemma }) => MEASURES.some((kin) => kin.has(lemma)))

/** "thousands of tons" where the source counts pounds. */
function checkMeasure(facts: SourceFacts, reading: CandidateReading, index: number, findings: Finding[]): void {
  const { lemma, stem } = reading.words[index]!.lexeme
  if (facts.stems.has(stem)) return
  const kin = MEASURES.find((set) => set.has(lemma))
  if (kin === undefined || ![...kin].some((other) => facts.keys.has(other))) return
  findings.push(wordFinding('unit', reading, index, index, 'counts in another unit than the source'))
}

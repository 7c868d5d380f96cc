/** Numbers, units, bounds and dates of a candidate: every one of them stands in the source. */
import { type Lexeme, MONTH, PARTICIPLE, POSSIBILITY, RELATIVE_DATE, TIME_UNIT, WEEKDAY } from '../clause/lexicon.ts'
import { hasTrait, occurs, trait } from '../clause/word-traits.ts'
import { AFTER_COMMA, CAPITAL, isContent, JOINED, NAMED, NUMERIC, SENTENCE_START, type Word } from '../clause/words.ts'
import { sameWord } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import type { NumberMention } from '../facts/numbers.ts'
import { sameNumber } from '../facts/same-number.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

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

function checkMention(
  facts: SourceFacts,
  reading: CandidateReading,
  mention: NumberMention,
  findings: Finding[],
): void {
  const to = mention.to - 1
  let isValueKnown = false
  let isKnown = false
  let hasSameBound = false
  let hasOpposite = false
  let isNear = false
  let hasCounted = false
  for (const other of facts.numbers) {
    if (sameNumber(mention, other)) {
      isKnown = true
      hasSameBound ||= other.bound === mention.bound || other.bound === 'exact' || mention.bound === 'about'
      hasOpposite ||=
        (mention.bound === 'least' && other.bound === 'most') || (mention.bound === 'most' && other.bound === 'least')
      hasCounted ||= countsSame(mention, other)
    } else if (isRounded(mention, other)) {
      isKnown = true
      isNear = true
    } else if (Math.abs(other.value - mention.value) < 1e-9) isValueKnown = true
  }
  if (
    !isKnown &&
    (isSum(facts, mention) ||
      isListed(facts, mention) ||
      (mention.isOrdinal && mention.value === 1 && FIRST.some((word) => facts.keys.has(word))) ||
      (reading.words[mention.from]!.lexeme.key === 'one' && ONES.some((one) => facts.keys.has(one))))
  )
    return
  if (!isKnown && isPair(facts, mention)) return
  if (!isKnown && mention.isOrdinal && isSenseKnown(facts, reading.words[mention.from]!)) return
  if (!isKnown && mention.isImplied && !isImpliedConflict(facts, mention)) return
  if (!isKnown && isAge(facts, reading, mention)) return
  if (!isKnown) {
    const rule = isValueKnown || mention.isImplied ? 'unit' : 'number'
    findings.push(
      wordFinding(
        rule,
        reading,
        mention.from,
        to,
        isValueKnown ? 'counts in another unit than the source' : 'is a number the source does not have',
      ),
    )
    return
  }
  if (
    isTimed(mention) &&
    !/^points?$/.test(reading.words[to]!.lexeme.key) &&
    !isAge(facts, reading, mention) &&
    !hasTimed(facts, mention)
  )
    findings.push(wordFinding('unit', reading, mention.from, to, 'counts in a unit the source does not have'))
  if (!hasSameBound && !isNear) {
    if (mention.bound === 'exact')
      findings.push(wordFinding('hedge', reading, mention.from, to, 'drops the bound or approximation of the source'))
    else if (hasOpposite || mention.bound !== 'about')
      findings.push(wordFinding('number', reading, mention.from, to, 'bounds the number another way than the source'))
  } else if (
    !isNear &&
    (reading.words[mention.from - 1]?.lexeme.verbForms ?? 0) === 0 &&
    (mention.bound === 'least' || (mention.bound === 'most' && (facts.headlineFlags & POSSIBILITY) === 0)) &&
    !facts.numbers.some((other) => sameNumber(mention, other) && hasBound(other, mention))
  )
    findings.push(wordFinding('number', reading, mention.from, to, 'adds a bound to the number'))
  if (isOtherCompound(facts, reading, mention))
    findings.push(
      wordFinding(
        'unit',
        reading,
        mention.from,
        Math.min(mention.to, reading.words.length - 1),
        'counts something else than the source',
      ),
    )
  if (!hasCounted) checkCounted(facts, reading, mention, findings)
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
const FIRST = ['win', 'prioritize', 'prioritise', 'priority', 'top', 'debut', 'inaugural', 'maiden']

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

/** "26-volume" where the source has "26-page". */
function isOtherCompound(facts: SourceFacts, reading: CandidateReading, mention: NumberMention): boolean {
  const mine = reading.words[mention.to]
  if (mine === undefined || mention.unit === 'era') return false
  if ((mine.marks & JOINED) === 0 || (mine.marks & NUMERIC) !== 0) return false
  let isOther = false
  for (const part of facts.parts)
    for (const number of part.numbers) {
      const theirs = part.words[number.to]
      if (!sameNumber(mention, number) || theirs === undefined) continue
      if (sameWord(mine.lexeme, theirs.lexeme)) return false
      if ((theirs.marks & JOINED) !== 0 && (theirs.marks & NUMERIC) === 0) isOther = true
    }
  return isOther
}

/** "23 Palestinians, 3 Israelis" are 26 people. */
function isSum(facts: SourceFacts, mention: NumberMention): boolean {
  if (mention.unit !== '' || mention.isOrdinal || mention.bound !== 'exact') return false
  const counts = facts.headline.numbers.filter((number) => number.unit === '' && !number.isOrdinal)
  const [one, two] = counts
  if (counts.length !== 2 || one!.value + two!.value !== mention.value) return false
  // "two charged, one freed": three are neither.
  const isDeed = (lexeme: NumberMention['counted']) => lexeme !== null && (lexeme.verbForms & PARTICIPLE) !== 0
  return !(isDeed(one!.counted) && isDeed(two!.counted) && !sameWord(one!.counted!, two!.counted!))
}

/** The same number counts something else, and that something has another number in the source. */
function checkCounted(
  facts: SourceFacts,
  reading: CandidateReading,
  mention: NumberMention,
  findings: Finding[],
): void {
  if (mention.isScore) return
  const other = facts.numbers.find(
    (number) =>
      !sameNumber(mention, number) &&
      number.isOrdinal === mention.isOrdinal &&
      !number.isScore &&
      countsSame(mention, number),
  )
  if (other === undefined) return
  // "three hurt in crash, five in fire", "three of five suspects": five are hurt, three are suspects.
  if (facts.numbers.some((number) => sameNumber(mention, number) && ELLIPTIC.has(number.counted?.key ?? ''))) return
  findings.push(
    wordFinding(
      'number',
      reading,
      mention.from,
      Math.min(mention.to, reading.words.length - 1),
      'gives the number to another thing than the source',
    ),
  )
}

/** Behind a number that leaves out what it counts. */
const ELLIPTIC = new Set('in at near of out'.split(' '))

/** Both count the same thing: "15 injured", "injures 15", "two dead", "two die". */
function countsSame(a: NumberMention, b: NumberMention): boolean {
  for (const mine of [a.counted, a.countedBy]) {
    if (mine === null || FUNCTIONAL.has(mine.stem)) continue
    for (const theirs of [b.counted, b.countedBy])
      if (theirs !== null && !FUNCTIONAL.has(theirs.stem) && sameWord(mine, theirs)) return true
  }
  return false
}

const FUNCTIONAL = new Set('of in to at for and on by from the after with as a peopl'.split(' '))

function isSenseKnown(facts: SourceFacts, word: Word): boolean {
  return facts.keys.has(word.lexeme.key) || word.lexeme.senses.some((sense) => facts.senses.has(sense))
}

/** "a month" where the source counts weeks: only a conflict when the source speaks of another span of time. */
function isImpliedConflict(facts: SourceFacts, mention: NumberMention): boolean {
  return (
    facts.numbers.some((other) => (other.unit === 'day' || other.unit === 'month') && !sameNumber(mention, other)) ||
    !facts.parts.some((part) => part.words.some((word) => (word.lexeme.flags & TIME_UNIT) !== 0))
  )
}

/** "1:30 a.m." is in the morning. */
const HALVES: Readonly<Record<string, readonly string[]>> = {
  morning: ['am', 'a.m'],
  afternoon: ['pm', 'p.m'],
  evening: ['pm', 'p.m'],
}

const DATE_FRAME = new Set(
  'in on since until by from late early mid last next this of through before after end during for'.split(' '),
)

const SHIFTS = new Set('last next this past coming previous following every each upcoming current'.split(' '))

const MEASURES = [
  'ton tonne pound kilogram kilo kg ounce gram',
  'mile kilometer kilometre km meter metre foot feet inch yard',
  'gallon liter litre barrel',
  'acre hectare',
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

const DATED = MONTH | WEEKDAY | RELATIVE_DATE | TIME_UNIT

function checkDate(facts: SourceFacts, reading: CandidateReading, index: number, findings: Finding[]): void {
  const word = reading.words[index]!
  const { flags, key } = word.lexeme
  if ((flags & DATED) === 0) return
  if ((flags & WEEKDAY) !== 0 || ((flags & MONTH) !== 0 && isMonth(reading.words, index))) {
    if (!facts.keys.has(key) && !isSenseKnown(facts, word))
      findings.push(wordFinding('date', reading, index, index, 'is a date the source does not have'))
    return
  }
  if ((flags & (RELATIVE_DATE | TIME_UNIT)) === 0) return
  if ((flags & RELATIVE_DATE) !== 0) {
    if (
      !facts.keys.has(key) &&
      !facts.keys.has(`${key}s`) &&
      !(key === 'evening' && facts.keys.has('night')) &&
      !HALVES[key]?.some((half) => facts.keys.has(half)) &&
      !(key === 'autumn' && facts.keys.has('fall')) &&
      key !== 'fall' &&
      (key !== 'spring' || DATE_FRAME.has(reading.words[index - 1]?.lexeme.key ?? ''))
    )
      findings.push(wordFinding('date', reading, index, index, 'is a time the source does not have'))
    return
  }
  const previous = reading.words[index - 1]
  if (previous === undefined || key === 'second') return
  const isCounted = reading.numbers.some((number) => number.from <= index && number.to > index)
  if (SHIFTS.has(previous.lexeme.key) && !isCounted) {
    if (
      !hasPair(facts, previous.lexeme.key, word.lexeme.lemma) &&
      !(previous.lexeme.key === 'this' && isEndOf(facts, word.lexeme.lemma))
    )
      findings.push(wordFinding('date', reading, index - 1, index, 'places the event at another time than the source'))
  }
}

/** "by the end of the year" is this year. */
function isEndOf(facts: SourceFacts, unit: string): boolean {
  return facts.parts.some((part) =>
    part.words.some((word, at) => word.lexeme.lemma === unit && part.words[at - 1]?.lexeme.key === 'the'),
  )
}

function isMonth(words: readonly Word[], index: number): boolean {
  const word = words[index]!
  const key = word.lexeme.key
  if (key !== 'may' && key !== 'march') return (word.marks & CAPITAL) !== 0
  if ((word.marks & CAPITAL) === 0 || (word.marks & SENTENCE_START) !== 0) return false
  const before = words[index - 1]
  const after = words[index + 1]
  return (
    (after !== undefined && (after.marks & NUMERIC) !== 0) ||
    (before !== undefined && (DATE_FRAME.has(before.lexeme.key) || (before.marks & NUMERIC) !== 0))
  )
}

function hasPair(facts: SourceFacts, first: string, second: string): boolean {
  for (const part of facts.parts) {
    for (let i = 0; i < part.words.length; i++) {
      if (part.words[i]!.lexeme.lemma !== second && part.words[i]!.lexeme.key !== second) continue
      const before = part.words[i - 1]?.lexeme.key ?? ''
      if (
        before === first ||
        (isNear(first) && isNear(before)) ||
        (first === 'past' && before === 'last') ||
        (first === 'last' && before === 'final') ||
        (EACH.has(first) && EACH.has(before)) ||
        (first === 'last' && (before === 'past' || before === 'previous')) ||
        (isNext(first) && isNext(before)) ||
        // "Week ahead" is this week, or the coming one.
        ((isNear(first) || isNext(first)) && part.words[i + 1]?.lexeme.key === 'ahead')
      )
        return true
    }
  }
  return false
}

const EACH = new Set(['each', 'every', 'a', 'per'])

function isNear(key: string): boolean {
  return key === 'this' || key === 'current'
}

function isNext(key: string): boolean {
  return key === 'next' || key === 'coming' || key === 'following' || key === 'upcoming'
}

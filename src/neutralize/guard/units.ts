/**
 * Units and scales: a stretch of time, how often something happens, the scale of a sum and what it is paid for are the
 * source's own, whether a number stands beside them or not ("weeks of talks", "decades-old", "multimillion", "$16 a person").
 */
import { type Lexeme, lexemeOf, MONTH, RELATIVE_DATE } from '../clause/lexicon.ts'
import { hasTrait, occurs, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, CAPITAL, SENTENCE_START, type Word } from '../clause/words.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import type { NumberMention } from '../facts/numbers.ts'
import { sameNumber } from '../facts/same-number.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const set = (words: string) => new Set(words.split(' '))

/** Each unit of time with the words of its own. */
const UNIT_WORDS = [
  'minute minutes',
  'hour hours hourly',
  'day days daily everyday',
  'week weeks weekly fortnight fortnights weekslong weeklong',
  'month months monthly monthslong monthlong',
  'year years yearly annual annually yearlong yearslong',
  'decade decades',
  'century centuries centennial',
  'quarter quarters',
]
const UNITS = new Map(UNIT_WORDS.flatMap((line, unit) => line.split(' ').map((word) => [word, unit] as const)))

/** How often: "daily toll" is not the toll of days. */
const RATES = new Map([
  ['hourly', 'hour'],
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['yearly', 'year'],
  ['annual', 'year'],
  ['annually', 'year'],
])

const RATE_FRAME = set('a an per every each')

const SCALED = /(thousand|million|billion|trillion)/

const TIMED = trait(({ key }) => UNITS.has(key))
const SCALING = trait(({ key }) => SCALED.test(key) && !/^(?:thousand|million|billion|trillion)s?$/.test(key))
const SHARED = trait(({ key }) => key === 'per' || key === 'each' || key === 'apiece' || SHARERS.has(key))
const DAYS = trait(({ flags }) => (flags & RELATIVE_DATE) !== 0)
const EDGED = trait(({ key }) => EDGES.has(key))

/** Adds a finding for a unit, a scale or a share that the source does not have. */
export function checkUnits(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { traits, words } = reading
  const isTimed = occurs(traits, TIMED)
  if (isTimed) checkTimes(facts, reading, findings)
  if (isTimed && occurs(traits, EDGED)) checkEdges(facts, reading, findings)
  if (occurs(traits, SCALING))
    words.forEach((word, i) => {
      if (hasTrait(word.lexeme, SCALING) && !hasScale(facts, word.lexeme))
        findings.push(wordFinding('unit', reading, i, i, 'is of a scale the source does not have'))
    })
  if (occurs(traits, SHARED)) checkShares(facts, reading, findings)
  if (occurs(traits, DAYS)) checkShiftedDays(facts, reading, findings)
}

interface Times {
  units: Set<number>
  rates: Set<string>
  /** A month is named. */
  isMonthNamed: boolean
}

const timesOf = oncePerSource((facts): Times => {
  const units = new Set<number>()
  const rates = new Set<string>()
  let isMonthNamed = false
  for (const { words } of facts.parts)
    words.forEach(({ lexeme }, i) => {
      isMonthNamed ||= (lexeme.flags & MONTH) !== 0
      const unit = UNITS.get(lexeme.key)
      if (unit === undefined) return
      units.add(unit)
      const rate = RATES.get(lexeme.key)
      if (rate !== undefined) rates.add(rate)
      else if (RATE_FRAME.has(words[i - 1]?.lexeme.key ?? '')) rates.add(lexeme.lemma)
    })
  // "10 years" are a decade, "100 years" a century.
  for (const { unit, value } of facts.numbers)
    if (unit === 'month' && value >= 120) units.add(6).add(value >= 1200 ? 7 : 6)
  return { units, rates, isMonthNamed }
})

/** Tens of years are years, and so on: the smaller unit says no more than that it takes that long. */
const WITHIN: readonly (readonly number[])[] = [[], [], [], [], [], [6, 7], [7], [], []]

function checkTimes(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  const { units, rates, isMonthNamed } = timesOf(facts)
  for (let i = 0; i < words.length; i++) {
    const { key } = words[i]!.lexeme
    const unit = UNITS.get(key)
    if (unit === undefined || ((words[i]!.marks & CAPITAL) !== 0 && (words[i]!.marks & SENTENCE_START) === 0)) continue
    const rate = RATES.get(key)
    if (rate === undefined ? [unit, ...WITHIN[unit]!].some((wide) => units.has(wide)) : rates.has(rate)) continue
    const number = reading.numbers.find(({ from, to }) => from <= i && to > i)
    // A share is judged as a number.
    if (number?.unit === 'part') continue
    if (number !== undefined && facts.numbers.some((other) => sameNumber(number, other))) continue
    if (isAge(words, i) && facts.numbers.length > 0) continue
    if (
      LASTING.has(key)
        ? isLasting(facts)
        : key === 'days' && words[i - 1]?.lexeme.key === 'early' && facts.keys.has('early')
    )
      continue
    if ((unit === 4 && isMonthNamed) || (unit === 5 && facts.numbers.some(isYear))) continue
    findings.push(wordFinding('unit', reading, i, i, 'counts in a unit the source does not have'))
    return
  }
}

const LASTING = set('years decades')

const LONG = set('longtime long-time longstanding veteran lifelong')

/** "longtime host" was it for years. */
const isLasting = (facts: SourceFacts): boolean => [...LONG].some((word) => facts.keys.has(word))

const isAge = (words: readonly Word[], at: number): boolean =>
  words[at + 1]?.lexeme.key === 'old' && words[at - 1] !== undefined

const isYear = ({ value, unit }: NumberMention): boolean => unit === '' && value >= 1900 && value < 2100

/** The same scale stands in the source, in a number or a word. */
function hasScale(facts: SourceFacts, { key }: Lexeme): boolean {
  if (facts.keys.has(key) || facts.stems.has(lexemeOf(key).stem)) return true
  const scale = SCALED.exec(key)![1]!
  for (const other of facts.keys) if (other.includes(scale)) return true
  const least = SCALES[scale]!
  return facts.numbers.some(({ value }) => value >= least && value < least * 1000)
}

const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }

/** Of whom or what a sum is asked each time. */
const SHARERS = set(
  'person head household family student pupil day night week month year hour minute mile gallon litre liter barrel pound ounce kilo ton tonne share ticket seat room item piece unit serving plate bottle can guest child adult worker employee vote customer player game match ride trip',
)

/** "under $16 a person" where the source has "under $16". */
function checkShares(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const number of reading.numbers) {
    if (!/^[$€£¥]|^(?:peso|rand|rupee|cent|yuan|won)$/.test(number.unit)) continue
    const at = number.to
    if (!isShared(reading.words, at)) continue
    const theirs = facts.parts.some((part) =>
      part.numbers.some(
        (other) => sameNumber(number, other) && (isShared(part.words, other.to) || hasRate(part.words, other.from)),
      ),
    )
    if (!theirs)
      findings.push(wordFinding('unit', reading, number.from, at, 'is asked for each, which the source does not say'))
  }
}

/** "hourly wage of $15", "per-person cost $16". */
function hasRate(words: readonly Word[], from: number): boolean {
  return words
    .slice(Math.max(0, from - 6), from + 8)
    .some(
      ({ lexeme }) => RATES.has(lexeme.key) || lexeme.key === 'per' || lexeme.key === 'each' || lexeme.key === 'every',
    )
}

function isShared(words: readonly Word[], at: number): boolean {
  const key = words[at]?.lexeme.key
  if (key === undefined || (words[at]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return false
  if (key === 'per' || key === 'each' || key === 'apiece' || key === 'every') return true
  return (key === 'a' || key === 'an') && SHARERS.has(words[at + 1]?.lexeme.key ?? '')
}

const COMING = set('next coming following upcoming')
const GONE = set('last past previous')

/** "next weekend" where the source has "this weekend" or only "the weekend". */
function checkShiftedDays(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 1; i < words.length; i++) {
    const { key, flags } = words[i]!.lexeme
    const before = words[i - 1]!.lexeme.key
    const shift = COMING.has(before) ? COMING : GONE.has(before) ? GONE : null
    if ((flags & RELATIVE_DATE) === 0 || shift === null) continue
    let isSame = false
    let isOther = false
    for (const part of facts.parts)
      part.words.forEach((word, k) => {
        if (word.lexeme.key !== key) return
        const theirs = part.words[k - 1]?.lexeme.key ?? ''
        if (shift.has(theirs)) isSame = true
        else if (shift === COMING || COMING.has(theirs) || theirs === 'this') isOther = true
      })
    if (isOther && !isSame)
      findings.push(wordFinding('date', reading, i - 1, i, 'places the event at another time than the source'))
  }
}

/** 1 the beginning of a stretch of time, -1 its end. */
const EDGES = new Map([
  ['start', 1],
  ['beginning', 1],
  ['outset', 1],
  ['early', 1],
  ['end', -1],
  ['close', -1],
  ['late', -1],
])

/** "to start the year" told as "at end of year". */
function checkEdges(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const theirs = facts.parts.flatMap(({ words }) => edgesOf(words))
  if (theirs.length === 0) return
  for (const [edge, unit, at] of edgesOf(reading.words)) {
    const same = theirs.filter(([, other]) => other === unit)
    if (same.length === 0 || same.some(([other]) => other === edge)) continue
    findings.push(wordFinding('date', reading, at, at, 'tells another time than the source'))
    return
  }
}

function edgesOf(words: readonly Word[]): [edge: number, unit: number, at: number][] {
  const edges: [number, number, number][] = []
  words.forEach(({ lexeme }, i) => {
    const edge = EDGES.get(lexeme.key)
    if (edge === undefined) return
    for (let k = i + 1; k < Math.min(words.length, i + 4); k++) {
      const { key } = words[k]!.lexeme
      const unit = UNITS.get(key)
      if (unit !== undefined) edges.push([edge, unit, i])
      if (unit !== undefined || !EDGE_FRAME.has(key)) break
    }
  })
  return edges
}

const EDGE_FRAME = set('of the this next last in a')

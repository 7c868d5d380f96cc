/**
 * Figures that change places: sums, ages, days, scores and titles may all stand in the source and still hang on the
 * wrong head in a candidate. As in `guard/bindings.ts` the test is displacement: both figures and something of both
 * heads stand in both texts, and each figure has gone to the other's head. A head that is told otherwise refuses nothing.
 */
import { MONTH, NOUN_TOO, WEEKDAY } from '../clause/lexicon.ts'
import { AFTER_BREAK, AFTER_COMMA, CAPITAL, isContent, JOINED, NAMED, NUMERIC, type Word } from '../clause/words.ts'
import { sameStem } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import type { NumberMention } from '../facts/numbers.ts'
import { sameNumber } from '../facts/same-number.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

type Text = Pick<SourcePart, 'words' | 'numbers' | 'clauses'>

/** A number or a date with the words around it that it belongs to. */
interface Figure {
  from: number
  to: number
  number: NumberMention | null
  heads: readonly Word[]
}

/** "3-1", "two of three": the order of the two tells who has which. */
interface Pair {
  first: number
  second: number
  from: number
  to: number
  isShare: boolean
}

interface Titled {
  title: Word
  at: number
  names: readonly Word[]
}

interface Bound {
  figures: readonly (readonly Figure[])[]
  pairs: readonly Pair[]
  titles: readonly Titled[]
}

/** Adds findings for figures, pairs and titles that have changed places. */
export function checkExchanges(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const source = boundIn(facts)[0]!
  for (const kind of source.figures) {
    if (kind.length < 2) continue
    const exchanged = exchangedFigures(facts, reading, kind)
    if (exchanged !== null) findings.push(exchanged)
  }
  if (source.pairs.length > 0) checkPairs(facts, reading, source.pairs, findings)
  if (source.titles.length > 1) checkTitles(reading, source.titles, findings)
}

/** What is bound in each part of the source, the headline first. */
const boundIn = oncePerSource(({ parts }) =>
  parts.map((part): Bound => ({ figures: figuresIn(part), pairs: pairsIn(part), titles: titlesIn(part) })),
)

const MONEY = /^[$€£¥]/

/** Figures of one kind compete for heads: sums with sums, days with days. */
function kindOf(number: NumberMention): string {
  if (number.isOrdinal) return 'ordinal'
  // "54-year-old", "54".
  return number.unit === 'day' || number.unit === 'month' ? '' : MONEY.test(number.unit) ? '$' : number.unit
}

function figuresIn(text: Text): Figure[][] {
  const kinds = new Map<string, Omit<Figure, 'heads'>[]>()
  const add = (kind: string, figure: Omit<Figure, 'heads'>) => {
    const figures = kinds.get(kind)
    if (figures === undefined) kinds.set(kind, [figure])
    else figures.push(figure)
  }
  for (const number of text.numbers)
    if (!number.isScore && !number.isImplied && number.unit !== 'vague')
      add(kindOf(number), { from: number.from, to: number.to, number })
  text.words.forEach(({ lexeme, marks }, at) => {
    if ((lexeme.flags & WEEKDAY) !== 0) add('weekday', { from: at, to: at + 1, number: null })
    else if ((lexeme.flags & MONTH) !== 0 && (marks & CAPITAL) !== 0)
      add('month', { from: at, to: at + 1, number: null })
  })
  const read: Figure[][] = []
  for (const figures of kinds.values()) if (figures.length > 1) read.push(withHeads(text, figures))
  return read
}

/** Each figure takes the words up to the cut before and the cut behind it; where no cut can be told, it has no heads. */
function withHeads(text: Text, figures: readonly Omit<Figure, 'heads'>[]): Figure[] {
  const { words } = text
  const cuts = [0]
  for (let i = 1; i < figures.length; i++) cuts.push(cutBetween(text, figures[i - 1]!, figures[i]!, cuts[i - 1]!))
  return figures.map((figure, i) => {
    const from = cuts[i]!
    const to = cuts[i + 1] ?? words.length
    const heads = from < 0 || to < 0 ? [] : headsIn(text, figure, from, to)
    return { ...figure, heads }
  })
}

/** The words of the stretch that may be heads; an age belongs to its person, whatever else is told there. */
function headsIn({ words }: Text, figure: Omit<Figure, 'heads'>, from: number, to: number): Word[] {
  const isOld = words[figure.to]?.lexeme.key === 'old'
  const start = isOld ? figure.to + 1 : from
  const end = isOld ? Math.min(to, figure.to + AGED) : isSetOff(words, figure) ? figure.from : to
  const heads: Word[] = []
  for (let at = start; at < end; at++) {
    if (at >= figure.from && at < figure.to) continue
    const word = words[at]!
    if ((at === figure.from - 1 && ENDS.has(word.lexeme.key)) || (isContent(word) && (word.marks & NUMERIC) === 0))
      heads.push(word)
  }
  return heads
}

/** How far behind "61-year-old" its noun stands at most, "old" counted. */
const AGED = 5

function isApart(words: readonly Word[], at: number): boolean {
  return at >= words.length || (words[at]!.marks & (AFTER_COMMA | AFTER_BREAK)) !== 0
}

/** "councillor, 54, …": a number between commas. */
function isSetOff(words: readonly Word[], { number, from, to }: Omit<Figure, 'heads'>): boolean {
  return number !== null && from > 0 && isApart(words, from) && (isApart(words, to) || words[to]!.lexeme.key === 'and')
}

/** Prepositions that tell one end of a span from the other. */
const ENDS = new Set(['from', 'to', 'until', 'since'])

const LINKS = new Set(
  'and while but as after before whereas with among including than when or plus then against versus though although'.split(
    ' ',
  ),
)

/** Where the words of the first figure end and those of the second begin; -1 where that cannot be told. */
function cutBetween(text: Text, a: Omit<Figure, 'heads'>, b: Omit<Figure, 'heads'>, from: number): number {
  const { words, clauses } = text
  // "councillor, 54, fined with brother, 61"
  if (isSetOff(words, a)) return a.to
  // "On Monday, ferries to run and …"
  const leads = a.from - from <= 1
  const last = isSetOff(words, b) ? b.from - 1 : b.from
  for (let at = a.to; at <= last; at++)
    if ((isApart(words, at) && !(leads && at === a.to)) || LINKS.has(words[at]!.lexeme.key)) return at
  if (ENDS.has(words[b.from - 1]?.lexeme.key ?? '') && b.from - 1 >= a.to) return b.from - 1
  const verb = clauses.find(({ group }) => group.from >= a.to && group.to <= b.from)
  return verb === undefined ? -1 : verb.group.from
}

function exchangedFigures(facts: SourceFacts, reading: CandidateReading, kind: readonly Figure[]): Finding | null {
  const candidates = figuresIn(reading)
  for (let i = 0; i < kind.length; i++)
    for (let k = i + 1; k < kind.length; k++) {
      const a = kind[i]!
      const b = kind[k]!
      if (isSameFigure(facts.headline.words, a, facts.headline.words, b)) continue
      for (const others of candidates) {
        const mine = onlyLike(reading.words, others, facts.headline.words, a)
        const its = onlyLike(reading.words, others, facts.headline.words, b)
        if (mine === null || its === null || mine === its || !isExchanged(mine, its, a, b)) continue
        // The summary may bind them as the candidate does.
        const isTold = facts.parts.some(
          (part, at) =>
            at > 0 &&
            boundIn(facts)[at]!.figures.some((figures) => {
              const theirs = onlyLike(part.words, figures, facts.headline.words, a)
              const other = onlyLike(part.words, figures, facts.headline.words, b)
              return theirs !== null && other !== null && !isExchanged(mine, its, theirs, other)
            }),
        )
        if (isTold) continue
        const first = Math.min(mine.from, its.from)
        return wordFinding(
          mine.number === null ? 'date' : 'number',
          reading,
          first,
          Math.max(mine.to, its.to) - 1,
          'exchanges two figures of the source',
        )
      }
    }
  return null
}

/** The figure of that value; null where there is none or more than one. */
function onlyLike(
  words: readonly Word[],
  figures: readonly Figure[],
  theirs: readonly Word[],
  figure: Figure,
): Figure | null {
  const [found, more] = figures.filter((other) => isSameFigure(words, other, theirs, figure))
  return found === undefined || more !== undefined ? null : found
}

function isSameFigure(words: readonly Word[], a: Figure, theirs: readonly Word[], b: Figure): boolean {
  return a.number === null || b.number === null
    ? a.number === b.number && words[a.from]!.lexeme.key === theirs[b.from]!.lexeme.key
    : sameNumber(a.number, b.number) || sameNumber(b.number, a.number)
}

/** Each of the two stands with what is the other's own in the source, and hardly anything stays with its figure. */
function isExchanged(mine: Figure, its: Figure, a: Figure, b: Figure): boolean {
  const mineOnly = without(mine.heads, its.heads)
  const itsOnly = without(its.heads, mine.heads)
  const aOnly = without(a.heads, b.heads)
  const bOnly = without(b.heads, a.heads)
  const crossed = Math.min(shared(mineOnly, bOnly), shared(itsOnly, aOnly))
  return crossed > shared(mineOnly, aOnly) + shared(itsOnly, bOnly)
}

function without(words: readonly Word[], others: readonly Word[]): readonly Word[] {
  return words.filter((word) => !isAmong(word, others))
}

/** The end of a span outweighs whatever else stands around. */
const END = 10

/** How many words both have. */
function shared(words: readonly Word[], others: readonly Word[]): number {
  let count = 0
  for (const word of words) if (isAmong(word, others)) count += ENDS.has(word.lexeme.key) ? END : 1
  return count
}

function isAmong(word: Word, others: readonly Word[]): boolean {
  return others.some((other) => sameStem(word.lexeme, other.lexeme))
}

function pairsIn({ words, numbers }: Text): Pair[] {
  const pairs: Pair[] = []
  for (let i = 1; i < numbers.length; i++) {
    const a = numbers[i - 1]!
    const b = numbers[i]!
    if (a.isOrdinal || b.isOrdinal || a.unit !== '' || b.unit !== '' || a.value === b.value) continue
    const isScore = a.to === b.from && (words[b.from]!.marks & JOINED) !== 0
    let at = a.to
    if (words[at]?.lexeme.key === 'out') at++
    const isShare = words[at]?.lexeme.key === 'of' && (at + 1 === b.from || at + 2 === b.from)
    if (isScore || isShare) pairs.push({ first: a.value, second: b.value, from: a.from, to: b.to, isShare })
  }
  return pairs
}

/** Who loses tells the same score the other way round. */
const LOSING = new Set('lose loss fall fail reject trail down defeat beaten against oppose block refuse'.split(' '))

const SHARES = new Set('most some several part majority among of half'.split(' '))

function checkPairs(facts: SourceFacts, reading: CandidateReading, pairs: readonly Pair[], findings: Finding[]): void {
  const mine = pairsIn(reading)
  const has = (all: readonly Pair[], first: number, second: number) =>
    all.find((pair) => pair.first === first && pair.second === second)
  for (const { first, second, isShare } of pairs) {
    const turned = has(mine, second, first)
    if (turned !== undefined && turned.isShare === isShare) {
      if (has(mine, first, second) || facts.parts.some((part) => has(pairsIn(part), second, first))) continue
      if (isShare || !isToldFromOtherSide(facts, reading.words))
        findings.push(wordFinding('number', reading, turned.from, turned.to - 1, 'turns the two figures round'))
    } else if (isShare && !reading.numbers.some(({ value }) => value === first)) {
      // "Two of three ferries out" told as "three ferries out".
      const whole = reading.numbers.find(({ value, unit }) => value === second && unit === '')
      if (
        whole !== undefined &&
        facts.numbers.filter(({ value }) => value === second).length === 1 &&
        !reading.words.slice(0, whole.from).some(({ lexeme }) => SHARES.has(lexeme.key)) &&
        !reading.words.some(({ lexeme }) => SHARES.has(lexeme.key) && lexeme.key !== 'of')
      )
        findings.push(wordFinding('number', reading, whole.from, whole.to - 1, 'gives the whole for the part'))
    }
  }
}

/** The sides change places ("Kingsley loses 1-3 to Bluewave"), or the subject is another, or it is the loser's verb. */
function isToldFromOtherSide(facts: SourceFacts, words: readonly Word[]): boolean {
  const theirs = facts.headline.words
  const parties = (all: readonly Word[]) => all.filter((word) => isContent(word) && (word.marks & NUMERIC) === 0)
  const names = parties(theirs).filter((word) => (word.marks & NAMED) !== 0 && isAmong(word, words))
  if (names.length > 1) {
    const place = (name: Word) => words.findIndex(({ lexeme }) => sameStem(lexeme, name.lexeme))
    if (names.some((name, i) => i > 0 && place(name) < place(names[i - 1]!))) return true
  } else {
    const [mine] = parties(words)
    const [first] = parties(theirs)
    if (mine === undefined || first === undefined || !sameStem(mine.lexeme, first.lexeme)) return true
  }
  return words.some(
    ({ lexeme }) =>
      (LOSING.has(lexeme.lemma) || LOSING.has(lexeme.key)) && !theirs.some((word) => sameStem(word.lexeme, lexeme)),
  )
}

/** "Mayor Anna Holm", "actor Jo Berg": a noun and the name that it stands before. */
function titlesIn({ words, clauses }: Text): Titled[] {
  const titles: Titled[] = []
  for (let at = 0; at + 1 < words.length; at++) {
    const title = words[at]!
    if (!isContent(title) || (title.lexeme.verbForms !== 0 && (title.lexeme.flags & NOUN_TOO) === 0)) continue
    if (clauses.some(({ verb, marker }) => verb === at && marker !== 'attribute')) continue
    let to = at + 1
    while (
      to < words.length &&
      (words[to]!.marks & NAMED) !== 0 &&
      (words[to]!.marks & (AFTER_COMMA | AFTER_BREAK)) === 0
    )
      to++
    if (to > at + 1) titles.push({ title, at, names: words.slice(at + 1, to) })
  }
  return titles
}

function checkTitles(reading: CandidateReading, source: readonly Titled[], findings: Finding[]): void {
  const mine = titlesIn(reading)
  const isOf = (title: Titled, other: Titled, names: Titled) =>
    sameStem(title.title.lexeme, other.title.lexeme) && title.names.some((word) => isAmong(word, names.names))
  for (const a of source)
    for (const b of source) {
      if (a.at >= b.at || sameStem(a.title.lexeme, b.title.lexeme)) continue
      const turned = mine.find((title) => isOf(title, a, b))
      if (
        turned === undefined ||
        !mine.some((title) => isOf(title, b, a)) ||
        mine.some((title) => isOf(title, a, a) || isOf(title, b, b))
      )
        continue
      findings.push(
        wordFinding('roles', reading, turned.at, turned.at + turned.names.length, 'exchanges the titles of two people'),
      )
      return
    }
}

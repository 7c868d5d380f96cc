/**
 * What a candidate ties together: before and after, cause and effect, the two sides of a comparison, the parts of a
 * name, the place of an event. Every word may be the source's own and the tie still false.
 */
import type { Clause, Range } from './clause.ts'
import { CAUSAL, COMPARATIVE, KNOWN, PLACE_NAME, PLANNING, PLURAL } from './clause-lexicon.ts'
import { isContent, isCopula, matchingClauses, overlaps, sameHead, sameStem, sameWord } from './clause-match.ts'
import { AFTER_BREAK, CAPITAL, JOINED, POSSESSIVE, SENTENCE_START, type Word } from './clause-words.ts'
import type { SourceFacts, SourcePart } from './facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './guard-rules.ts'

export function checkLinks(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  checkOrder(facts, reading, findings)
  checkCauses(facts, reading, findings)
  checkComparison(facts, reading, findings)
  checkFullNames(facts, reading, findings)
  checkPlaces(facts, reading, findings)
  checkFuture(facts, reading, findings)
  checkRoute(facts, reading, findings)
  checkPlural(facts, reading, findings)
  checkNounWins(facts, reading, findings)
}

// ---- before and after ----

const BEFORE = new Set(['before', 'ahead', 'until', 'till'])
const AFTER = new Set(['after', 'following', 'since'])

/** "A before B" must not become "A after B". */
function checkOrder(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 0; i < words.length; i++) {
    const key = words[i]!.lexeme.key
    const isBefore = BEFORE.has(key)
    if (!isBefore && !AFTER.has(key)) continue
    const mine = following(words, i)
    if (mine.length === 0) continue
    let isSame = false
    let isOpposite = false
    for (const part of facts.parts) {
      for (let k = 0; k < part.words.length; k++) {
        const other = part.words[k]!.lexeme.key
        if (!BEFORE.has(other) && !AFTER.has(other)) continue
        const theirs = following(part.words, k)
        if (!mine.some((word) => theirs.some((their) => sameWord(word.lexeme, their.lexeme)))) continue
        if (BEFORE.has(other) === isBefore) isSame = true
        else isOpposite = true
      }
    }
    if (isOpposite && !isSame) findings.push(wordFinding('date', reading, i, i, 'turns before and after around'))
  }
}

function following(words: readonly Word[], index: number): Word[] {
  const found: Word[] = []
  for (let i = index + 1; i < words.length && found.length < 3; i++) {
    if (i > index + 1 && (words[i]!.marks & AFTER_BREAK) !== 0) break
    if (isContent(words[i]!)) found.push(words[i]!)
  }
  return found
}

// ---- cause ----

const WINDOW = 9

/** A cause that the source names, but of something else. */
function checkCauses(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 0; i < words.length; i++) {
    if (!isCausal(words, reading.clauses, i)) continue
    const left = near(words, i, -1, WINDOW)
    const right = near(words, i, 1, WINDOW)
    const isTied = facts.parts.some((part) =>
      part.words.some((other, at) => {
        if (
          ((other.lexeme.flags | (other.phrase?.flags ?? 0)) & CAUSAL) === 0 &&
          !INDUCING.has(other.lexeme.lemma) &&
          other.lexeme.key !== 'over' &&
          other.lexeme.key !== 'citing'
        )
          return false
        const context = [...near(part.words, at, -1, WINDOW), ...near(part.words, at, 1, WINDOW)]
        return meets(left, context) && meets(right, context)
      }),
    )
    if (!isTied)
      findings.push(wordFinding('cause', reading, i, i, 'ties cause and effect that the source does not tie'))
  }
}

const CAUSAL_WORDS = new Set(['because', 'due', 'thanks', 'owing', 'as', 'hence', 'therefore'])
const INDUCING = new Set(['lead', 'prompt', 'cause', 'force', 'drive', 'spur', 'push', 'compel'])

/** A causal conjunction, or a causal word used as a verb, or "leads somebody to do". */
function isCausal(words: readonly Word[], clauses: readonly Clause[], index: number): boolean {
  const word = words[index]!
  const clause = clauses.find((other) => other.verb === index)
  if (((word.lexeme.flags | (word.phrase?.flags ?? 0)) & CAUSAL) !== 0)
    return (
      CAUSAL_WORDS.has(word.lexeme.key) || word.phrase !== null || clause !== undefined || word.lexeme.key === 'caused'
    )
  return (
    clause !== undefined &&
    INDUCING.has(clause.lemma) &&
    clauses.some((other) => other.governor === clause && other.status === 'planned')
  )
}

function near(words: readonly Word[], index: number, step: number, most: number): Word[] {
  const found: Word[] = []
  for (let i = index + step; i >= 0 && i < words.length && found.length < most; i += step) {
    if (isContent(words[i]!)) found.push(words[i]!)
    const edge = step < 0 ? words[i]! : words[i + 1]
    if (edge !== undefined && (edge.marks & SENTENCE_START) !== 0) break
  }
  return found
}

function meets(a: readonly Word[], b: readonly Word[]): boolean {
  return a.some((word) =>
    b.some(
      (other) =>
        sameStem(word.lexeme, other.lexeme) ||
        ((word.lexeme.flags & PLACE_NAME) !== 0 && sameWord(word.lexeme, other.lexeme)),
    ),
  )
}

// ---- comparison ----

const comparisonCache = new WeakMap<SourceFacts, { comparison: Comparison; part: SourcePart }[]>()

function sourceComparisons(facts: SourceFacts): { comparison: Comparison; part: SourcePart }[] {
  let found = comparisonCache.get(facts)
  if (found === undefined) {
    found = facts.parts.flatMap((part) =>
      comparisonsOf(part.words, part.clauses).map((comparison) => ({ comparison, part })),
    )
    comparisonCache.set(facts, found)
  }
  return found
}

const FIRST_LARGER = new Set([
  'lead',
  'beat',
  'defeat',
  'outperform',
  'outpace',
  'surpass',
  'exceed',
  'top',
  'outpoll',
  'outsell',
  'overtake',
  'outdo',
  'trounce',
  'crush',
  'rout',
])
const SECOND_LARGER = new Set(['trail', 'lag'])

interface Comparison {
  left: Range
  right: Range
  /** 1: the left side is more; -1: less. */
  sign: number
  at: number
}

/** The two sides of a comparison keep their places, and nobody leads who does not lead in the source. */
function checkComparison(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const theirs = sourceComparisons(facts)
  for (const mine of comparisonsOf(reading.words, reading.clauses)) {
    let isStraight = false
    let isCrossed = false
    for (const { comparison, part } of theirs) {
      const straight =
        common(reading.words, mine.left, part.words, comparison.left) +
        common(reading.words, mine.right, part.words, comparison.right)
      const crossed =
        common(reading.words, mine.left, part.words, comparison.right) +
        common(reading.words, mine.right, part.words, comparison.left)
      const isSameSign = mine.sign === comparison.sign
      const isSwitched =
        isSameSign &&
        isCommon(reading.words, mine.left, part.words, comparison.right, comparison.left) &&
        isCommon(reading.words, mine.right, part.words, comparison.left, comparison.right)
      if (isSwitched) isCrossed = true
      else if (isSameSign ? straight >= crossed && straight > 0 : crossed >= straight && crossed > 0) isStraight = true
      else if (straight !== crossed) isCrossed = true
    }
    if (isCrossed && !isStraight)
      findings.push(wordFinding('comparison', reading, mine.at, mine.at, 'turns the comparison around'))
  }
  for (const clause of reading.clauses) {
    if (
      !FIRST_LARGER.has(clause.lemma) ||
      clause.isPassive ||
      clause.subject === null ||
      clause.object === null ||
      clause.lemma === 'top'
    )
      continue
    if (!isNameRange(reading.words, clause.object) || !isNameRange(reading.words, clause.subject)) continue
    if (
      theirs.length === 0 &&
      matchingClauses(facts, reading.words, clause).length === 0 &&
      !facts.parts.some((part) =>
        part.clauses.some((other) => WINNING.has(other.lemma) && !other.isConditional && !other.isQuestion),
      )
    )
      findings.push(
        wordFinding(
          'comparison',
          reading,
          clause.verb,
          clause.verb,
          'puts one ahead of the other where the source does not',
        ),
      )
  }
}

/** Something of ours stands on that side of theirs and not on the other. */
function isCommon(aWords: readonly Word[], a: Range, bWords: readonly Word[], b: Range, not: Range): boolean {
  for (let i = a.from; i < a.to; i++)
    if (
      isContent(aWords[i]!) &&
      common(aWords, { from: i, to: i + 1 }, bWords, b) > 0 &&
      common(aWords, { from: i, to: i + 1 }, bWords, not) === 0
    )
      return true
  return false
}

function common(aWords: readonly Word[], a: Range, bWords: readonly Word[], b: Range): number {
  let count = 0
  for (let i = a.from; i < a.to; i++) {
    const word = aWords[i]!
    if (!isContent(word)) continue
    for (let k = b.from; k < b.to; k++)
      if (isContent(bWords[k]!) && sameWord(word.lexeme, bWords[k]!.lexeme)) {
        count++
        break
      }
  }
  return count
}

const WINNING = new Set(['win', 'lose', 'beat', 'defeat', 'upset', 'lead', 'trail', 'sweep', 'edge', 'top'])

function isNameRange(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if (isContent(words[i]!) && (words[i]!.marks & CAPITAL) !== 0) return true
  return false
}

function comparisonsOf(words: readonly Word[], clauses: readonly Clause[]): Comparison[] {
  const found: Comparison[] = []
  for (let i = 1; i < words.length; i++) {
    const key = words[i]!.lexeme.key
    if (key === 'than') {
      const sign = signBefore(words, i)
      if (sign !== 0)
        found.push({ left: sentenceLeft(words, i), right: { from: i + 1, to: sentenceEnd(words, i) }, sign, at: i })
    } else if (key === 'as' && (words[i - 1]!.lexeme.key === 'much' || words[i - 1]!.lexeme.key === 'many') && i >= 2) {
      const isHalf = words
        .slice(Math.max(0, i - 5), i)
        .some((word) => word.lexeme.key === 'half' || word.lexeme.key === 'third' || word.lexeme.key === 'quarter')
      found.push({
        left: sentenceLeft(words, i - 2),
        right: { from: i + 1, to: sentenceEnd(words, i) },
        sign: isHalf ? -1 : 1,
        at: i,
      })
    }
  }
  for (const clause of clauses) {
    if (clause.subject === null || clause.object === null || clause.isPassive) continue
    const sign = FIRST_LARGER.has(clause.lemma) ? 1 : SECOND_LARGER.has(clause.lemma) ? -1 : 0
    if (sign !== 0) found.push({ left: clause.subject, right: clause.object, sign, at: clause.verb })
  }
  return found
}

const LESS = new Set([
  'less',
  'fewer',
  'lower',
  'worse',
  'smaller',
  'slower',
  'weaker',
  'cheaper',
  'shorter',
  'younger',
  'poorer',
  'later',
])

function signBefore(words: readonly Word[], index: number): number {
  for (let i = index - 1; i >= Math.max(0, index - 4); i--) {
    const { key, flags } = words[i]!.lexeme
    if (LESS.has(key)) return -1
    if ((flags & COMPARATIVE) !== 0 || /..er$/.test(key)) return 1
  }
  return 0
}

function sentenceLeft(words: readonly Word[], index: number): Range {
  let from = index
  while (from > 0 && (words[from]!.marks & (SENTENCE_START | AFTER_BREAK)) === 0) from--
  return { from, to: index }
}

function sentenceEnd(words: readonly Word[], index: number): number {
  let to = index + 1
  while (
    to < words.length &&
    to - index < 7 &&
    (words[to]!.marks & (AFTER_BREAK | SENTENCE_START)) === 0 &&
    !(
      to > index + 1 &&
      words[to]!.lexeme.verbForms !== 0 &&
      (words[to]!.lexeme.flags & KNOWN) !== 0 &&
      words[to]!.lexeme.key === 'says'
    )
  )
    to++
  return to
}

// ---- names ----

/** "Finlay Tarling" where the source has "Josh Tarling" and, elsewhere, a Finlay. */
function checkFullNames(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 1; i < words.length; i++) {
    const first = words[i - 1]!
    const last = words[i]!
    if (
      !isNamePart(first) ||
      !isNamePart(last) ||
      (last.marks & (SENTENCE_START | AFTER_BREAK)) !== 0 ||
      (first.marks & POSSESSIVE) !== 0
    )
      continue
    let isKnown = false
    let hasOther = false
    for (const part of facts.parts) {
      for (let k = 1; k < part.words.length; k++) {
        if (part.words[k]!.lexeme.key !== last.lexeme.key) continue
        const before = part.words[k - 1]!
        if (before.lexeme.key === first.lexeme.key || part.words[k - 2]?.lexeme.key === first.lexeme.key) isKnown = true
        else if (isNamePart(before) && (before.marks & POSSESSIVE) === 0) hasOther = true
      }
    }
    if (hasOther && !isKnown)
      findings.push(wordFinding('name', reading, i - 1, i, 'puts together names that belong to different people'))
  }
}

function isNamePart(word: Word): boolean {
  return (word.marks & CAPITAL) !== 0 && (word.lexeme.flags & KNOWN) === 0 && isContent(word)
}

/** "compete in Tour of Portugal" where the source says "compete in Tour of Spain". */
function checkPlaces(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (clause.adjuncts.length === 0 || isCopula(clause)) continue
    const matches = matchingClauses(facts, reading.words, clause).filter(({ clause: other, part }) =>
      sameStem(reading.words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme),
    )
    if (matches.length === 0) continue
    for (const { preposition, range } of clause.adjuncts) {
      if (!LOCAL.has(preposition) || !hasName(reading.words, range)) continue
      const rivals = matches.flatMap(({ clause: other, part }) =>
        other.adjuncts
          .filter(
            (adjunct) =>
              (adjunct.preposition === preposition || (preposition === 'of' && adjunct.preposition === 'of')) &&
              hasName(part.words, adjunct.range),
          )
          .map((adjunct) => ({ range: adjunct.range, part })),
      )
      if (rivals.length === 0) continue
      if (
        matches.some(({ clause: other, part }) => mentions(reading.words, range, part, other)) ||
        isInHeadline(facts, reading.words, preposition, range)
      )
        continue
      findings.push(
        wordFinding(
          'place',
          reading,
          range.from,
          range.to - 1,
          'sets the event in another place or with another party',
        ),
      )
    }
  }
}

const LOCAL = new Set(['in', 'at', 'near', 'of', 'from', 'to'])

function hasName(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if ((words[i]!.marks & CAPITAL) !== 0 && isContent(words[i]!)) return true
  return false
}

/** The headline itself says "in Minnesota". */
function isInHeadline(facts: SourceFacts, words: readonly Word[], preposition: string, range: Range): boolean {
  const theirs = facts.headline.words
  return theirs.some(
    (word, at) =>
      word.lexeme.key === preposition &&
      sharesCapital(words, range, theirs, { from: at + 1, to: Math.min(theirs.length, at + 4) }),
  )
}

/** The whole sentence of the source clause holds a name of the range. */
function mentions(words: readonly Word[], range: Range, part: SourcePart, clause: Clause): boolean {
  const ranges = [clause.subject, clause.object, clause.agent, ...clause.adjuncts.map((adjunct) => adjunct.range)]
  return ranges.some((other) => other !== null && sharesCapital(words, range, part.words, other))
}

function sharesCapital(aWords: readonly Word[], a: Range, bWords: readonly Word[], b: Range): boolean {
  for (let i = a.from; i < a.to; i++) {
    if ((aWords[i]!.marks & CAPITAL) === 0 || !isContent(aWords[i]!)) continue
    for (let k = b.from; k < b.to; k++) if (sameWord(aWords[i]!.lexeme, bWords[k]!.lexeme)) return true
  }
  return false
}

// ---- what is to come ----

const FUTURE = new Set(
  'will would shall plan plans planned planning propose proposes proposed set expected expects expect poised due going upcoming coming next future tomorrow seek seeks seeking bid aim aims want wants threaten threatens vow vows consider considers considering mull mulls weigh weighs prepare prepares preparing soon until before ahead deadline forecast forecasts predicts likely could may might ask asks asked urge urges call calls demand demands should must order orders ordered return returning moving leaving launch launches begin begins talks promise promises pledge pledges try tries trying effort efforts intends hopes hope eyes looks running run runs campaign candidate candidates race contender election proposal offer offers request schedule scheduled date opens open starts start warns warn warning potential possible push pushes pushing what who if can'.split(
    ' ',
  ),
)
const TO_COME = new Set([
  'will',
  'expected',
  'planned',
  'upcoming',
  'scheduled',
  'set',
  'poised',
  'due',
  'future',
  'coming',
  'considering',
  'consider',
])

const futureCache = new WeakMap<SourceFacts, boolean>()

function hasFuture(facts: SourceFacts): boolean {
  let isOpen = futureCache.get(facts)
  if (isOpen === undefined) {
    isOpen = facts.parts.some(
      (part) =>
        part.clauses.some(
          (clause) =>
            clause.status === 'planned' ||
            (clause.status === 'ongoing' && clause.group.from < clause.verb) ||
            (clause.status === 'ongoing' && clause.governor === null && part === facts.headline),
        ) ||
        part.words.some((word, index) => FUTURE.has(word.lexeme.key) && !(index === 0 && word.lexeme.key === 'will')),
    )
    futureCache.set(facts, isOpen)
  }
  return isOpen
}

/** A source without any future gives no plan. */
function checkFuture(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const isOpen = hasFuture(facts)
  checkPostponed(facts, reading, findings)
  checkHastened(facts, reading, findings)
  if (isOpen) return
  for (const clause of reading.clauses) {
    if (clause.status !== 'planned' || clause.isConditional) continue
    if (clause.governor !== null && (reading.words[clause.governor.verb]!.lexeme.flags & PLANNING) === 0) continue
    const isMain = clause.governor === null && clause.marker === ''
    if (!isMain) continue
    findings.push(
      wordFinding(
        'plan',
        reading,
        clause.group.from,
        clause.group.to - 1,
        'tells as planned what the source tells as done',
      ),
    )
    return
  }
  for (let i = 0; i < reading.words.length; i++) {
    const word = reading.words[i]!
    if (TO_COME.has(word.lexeme.key) && !facts.keys.has(word.lexeme.key) && !facts.keys.has(word.lexeme.lemma)) {
      findings.push(wordFinding('plan', reading, i, i, 'speaks of something to come that the source does not'))
      return
    }
  }
}

/** "signs order" told as "to consider order": the same doer and object, the deed put off. */
function checkPostponed(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const clause = reading.clauses.find(
    (other) => other.status === 'planned' && other.governor === null && other.marker === '',
  )
  if (clause === undefined || clause.subject === null || matchingClauses(facts, reading.words, clause).length > 0)
    return
  const objects = [clause.object, ...clause.adjuncts.map((adjunct) => adjunct.range)]
  for (const other of facts.headline.clauses) {
    if (
      other.status !== 'done' ||
      other.isHedged ||
      other.isQuestion ||
      other.governor !== null ||
      other.object === null ||
      (facts.headline.words[other.verb]!.lexeme.flags & PLANNING) !== 0
    )
      continue
    if (!overlaps(reading.words, clause.subject, facts.headline.words, other.subject)) continue
    if (!objects.some((range) => overlaps(reading.words, range, facts.headline.words, other.object))) continue
    findings.push(
      wordFinding('plan', reading, clause.group.from, clause.group.to - 1, 'puts off what the source tells as done'),
    )
    return
  }
}

// ---- routes, numbers of people, wins told as nouns ----

/** "from Athens to New York" told the other way round. */
function checkRoute(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const [from, to, at] of routesOf(reading.words)) {
    let isSame = false
    let isTurned = false
    for (const part of facts.parts) {
      for (const [theirFrom, theirTo] of routesOf(part.words)) {
        if (sameWord(from.lexeme, theirFrom.lexeme) || sameWord(to.lexeme, theirTo.lexeme)) isSame = true
        if (sameWord(from.lexeme, theirTo.lexeme) && sameWord(to.lexeme, theirFrom.lexeme)) isTurned = true
      }
    }
    if (isTurned && !isSame) findings.push(wordFinding('roles', reading, at, at, 'turns the way around'))
  }
}

function routesOf(words: readonly Word[]): [Word, Word, number][] {
  const routes: [Word, Word, number][] = []
  for (let i = 0; i + 1 < words.length; i++) {
    const next = words[i + 1]!
    if ((next.marks & JOINED) !== 0 && isNamePart(words[i]!) && isNamePart(next)) routes.push([words[i]!, next, i])
    if (words[i]!.lexeme.key !== 'from') continue
    for (let k = i + 2; k < Math.min(words.length - 1, i + 6); k++)
      if (words[k]!.lexeme.key === 'to') {
        const place = words[k + 1]!
        if ((words[k - 1]!.marks & CAPITAL) !== 0 && (place.marks & CAPITAL) !== 0)
          routes.push([words[k - 1]!, place, i])
        break
      }
  }
  return routes
}

const PEOPLE = new Set(
  'official man woman officer soldier candidate teacher doctor judge lawyer senator lawmaker minister leader policeman driver pilot suspect boy girl mother father actor actress singer journalist reporter scientist witness victim governor mayor pastor priest nurse settler'.split(
    ' ',
  ),
)

/** One person of the headline becomes several. */
function checkPlural(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (let i = 0; i < reading.words.length; i++) {
    const { lexeme } = reading.words[i]!
    const { singular } = lexeme
    if (
      singular === null ||
      !PEOPLE.has(singular) ||
      facts.keys.has(lexeme.key) ||
      !facts.headline.words.some((word, at) => word.lexeme.key === singular && !isBeforeNoun(facts.headline.words, at))
    )
      continue
    if (
      facts.parts.some((part) =>
        part.words.some((word) => (word.lexeme.flags & PLURAL) !== 0 && sameWord(word.lexeme, lexeme)),
      )
    )
      continue
    findings.push(wordFinding('scope', reading, i, i, 'makes several of one'))
  }
}

/** "officer training": the noun only describes the next one. */
function isBeforeNoun(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]
  return next !== undefined && isContent(next) && next.lexeme.verbForms === 0 && (next.marks & CAPITAL) === 0
}

const WIN_NOUNS = new Set(['win', 'victory', 'triumph'])
const LOSS_NOUNS = new Set(['loss', 'defeat'])
const WIN_VERBS = new Set(['beat', 'defeat', 'win', 'upset', 'edge', 'rout', 'top', 'sweep'])

/** "a win over the Cardinals" told as "Cardinals beat …". */
function checkNounWins(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (clause.subject === null || clause.isPassive) continue
    const isWin = WIN_VERBS.has(clause.lemma)
    if (!isWin && clause.lemma !== 'lose') continue
    for (const part of facts.parts) {
      for (let i = 0; i + 1 < part.words.length; i++) {
        const { lemma } = part.words[i]!.lexeme
        const next = part.words[i + 1]!.lexeme.key
        if (
          !(isWin
            ? WIN_NOUNS.has(lemma) && (next === 'over' || next === 'against')
            : LOSS_NOUNS.has(lemma) && next === 'to')
        )
          continue
        if (
          !sameHead(reading.words, clause.subject, part.words, { from: i + 2, to: Math.min(part.words.length, i + 5) })
        )
          continue
        findings.push(
          wordFinding('roles', reading, clause.group.from, clause.group.to - 1, 'turns winner and loser around'),
        )
        return
      }
    }
  }
}

const ANNOUNCED = new Set([
  'vow',
  'plan',
  'propose',
  'seek',
  'threaten',
  'consider',
  'weigh',
  'mull',
  'promise',
  'pledge',
  'demand',
  'want',
  'eye',
  'request',
  'await',
  'brace',
  'prepare',
  'offer',
])
const HELD = new Set([
  'vow',
  'plan',
  'propose',
  'seek',
  'threaten',
  'consider',
  'weigh',
  'mull',
  'promise',
  'pledge',
  'demand',
  'want',
  'eye',
  'ask',
  'request',
  'call',
  'urge',
  'say',
  'announce',
  'repeat',
  'outline',
  'describe',
  'discuss',
  'face',
  'push',
  'warn',
  'await',
  'brace',
  'prepare',
  'expect',
  'include',
  'list',
  'offer',
  'set',
  'aim',
  'press',
  'give',
  'present',
  'unveil',
  'make',
  'draw',
])

/** "vows tougher measures" told as "imposes tougher measures": the object that was only announced, now done with. */
function checkHastened(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (
      clause.status !== 'done' ||
      clause.isHedged ||
      clause.isPassive ||
      clause.governor !== null ||
      clause.subject === null ||
      clause.object === null ||
      HELD.has(clause.lemma) ||
      isCopula(clause)
    )
      continue
    const { words } = facts.headline
    for (const other of facts.headline.clauses) {
      if (!ANNOUNCED.has(other.lemma) || other.isPassive || other.object === null) continue
      if (
        !overlaps(reading.words, clause.subject, words, other.subject) ||
        !overlaps(reading.words, clause.object, words, other.object)
      )
        continue
      if (matchingClauses(facts, reading.words, clause).length > 0) continue
      findings.push(
        wordFinding(
          'plan',
          reading,
          clause.group.from,
          clause.group.to - 1,
          'tells as done what the source tells as announced',
        ),
      )
      return
    }
  }
}

/**
 * What comes first: before and after, from and to, the one and the many, winner and loser told as nouns.
 */
import { PLURAL } from '../clause/lexicon.ts'
import { occurs, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, CAPITAL, isContent, JOINED, NAMED, type Word } from '../clause/words.ts'
import { sameHead, sameWord } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import { isNamePart } from './names.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const BEFORE = new Set(['before', 'ahead', 'until', 'till'])

const AFTER = new Set(['after', 'following', 'since'])

const DURING = new Set(['during', 'throughout'])

/** 1 after, -1 before, 0 meanwhile, null where the word tells no time. */
function timeOf(key: string): number | null {
  return AFTER.has(key) ? 1 : BEFORE.has(key) ? -1 : DURING.has(key) ? 0 : null
}

const TIMED = trait(({ key }) => timeOf(key) !== null)

/** "A before B" must not become "A after B", nor "during B" either of them. */
export function checkOrder(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(reading.traits, TIMED) || !occurs(facts.traits, TIMED)) return
  const { words } = reading
  for (let i = 0; i < words.length; i++) {
    const time = timeOf(words[i]!.lexeme.key)
    if (time === null) continue
    const mine = following(words, i)
    if (mine.length === 0) continue
    let isSame = false
    let isOpposite = false
    for (const part of facts.parts) {
      for (let k = 0; k < part.words.length; k++) {
        const other = timeOf(part.words[k]!.lexeme.key)
        if (other === null) continue
        const theirs = following(part.words, k)
        // Of a stretch of time only its own noun counts.
        const isSpan = time === 0 || other === 0
        const isLike = isSpan
          ? theirs.length > 0 && sameWord(mine[0]!.lexeme, theirs[0]!.lexeme)
          : mine.some((word) => theirs.some((their) => sameWord(word.lexeme, their.lexeme)))
        // "rain before floods ease" told as "floods ease before rain".
        if (
          part === facts.headline &&
          words[i]!.lexeme === part.words[k]!.lexeme &&
          time !== 0 &&
          !isLike &&
          isTurned(words, i, part.words, k)
        )
          isOpposite = true
        if (!isLike) continue
        if (other === time) isSame = true
        else isOpposite = true
      }
    }
    if (isOpposite && !isSame) findings.push(wordFinding('date', reading, i, i, 'tells another time than the source'))
  }
}

/** What stands behind on either side stands in front on the other. */
function isTurned(words: readonly Word[], at: number, theirs: readonly Word[], their: number): boolean {
  const meet = (some: readonly Word[], others: readonly Word[]) =>
    some.some((word) => others.some((other) => sameWord(word.lexeme, other.lexeme)))
  return meet(following(words, at), preceding(theirs, their)) && meet(preceding(words, at), following(theirs, their))
}

function preceding(words: readonly Word[], index: number): Word[] {
  const found: Word[] = []
  for (let i = index - 1; i >= 0 && found.length < 4; i--) {
    if (isContent(words[i]!)) found.push(words[i]!)
    if ((words[i]!.marks & AFTER_BREAK) !== 0) break
  }
  return found
}

function following(words: readonly Word[], index: number): Word[] {
  const found: Word[] = []
  for (let i = index + 1; i < words.length && found.length < 3; i++) {
    if (i > index + 1 && (words[i]!.marks & AFTER_BREAK) !== 0) break
    if (isContent(words[i]!)) found.push(words[i]!)
  }
  return found
}

/** "from Athens to New York" told the other way round. */
export function checkRoute(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
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
        let end = k + 1
        while (end + 1 < words.length && (words[end + 1]!.marks & CAPITAL) !== 0 && isNamePart(words[end + 1]!)) end++
        const place = words[end]!
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

const SEVERAL = trait(({ singular }) => singular !== null && PEOPLE.has(singular))

/** One person of the headline becomes several. */
export function checkPlural(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(reading.traits, SEVERAL)) return
  for (let i = 0; i < reading.words.length; i++) {
    const { lexeme } = reading.words[i]!
    const { singular } = lexeme
    if (
      singular === null ||
      !PEOPLE.has(singular) ||
      facts.keys.has(lexeme.key) ||
      !facts.headline.words.some(
        (word, at) =>
          word.lexeme.key === singular && !isBeforeNoun(facts.headline.words, at) && !isEach(facts.headline.words, at),
      )
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

/** "every harbor girl": all of them. */
const isEach = (words: readonly Word[], index: number): boolean =>
  words.slice(Math.max(0, index - 3), index).some(({ lexeme }) => /^(?:every|each|any)$/.test(lexeme.key))

/** "officer training", "Officer “Heroes”": the noun only describes the next one; "Officer Holm" is one. */
function isBeforeNoun(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]
  return (
    next !== undefined &&
    isContent(next) &&
    next.lexeme.verbForms === 0 &&
    ((next.marks & NAMED) === 0 || (next.lexeme.flags & PLURAL) !== 0)
  )
}

const WIN_NOUNS = new Set(['win', 'victory', 'triumph'])

const LOSS_NOUNS = new Set(['loss', 'defeat'])

/** "2-1 defeat by Leiden" told as "2-1 win over Leiden". */
export function checkTurnedResult(
  { parts, traits }: SourceFacts,
  reading: CandidateReading,
  findings: Finding[],
): void {
  if (!occurs(reading.traits, RESULT) || !occurs(traits, RESULT)) return
  const isTold = (result: Result) =>
    parts.some(({ words }) => resultsIn(words).some((one) => one.isWin === result.isWin && sameWord(one.of, result.of)))
  for (const result of resultsIn(reading.words)) {
    if (isTold(result) || !isTold({ ...result, isWin: !result.isWin })) continue
    findings.push(wordFinding('roles', reading, result.at, result.at + 2, 'turns winner and loser around'))
    return
  }
}

interface Result {
  isWin: boolean
  /** Over whom it is won, or by whom lost. */
  of: Word['lexeme']
  at: number
}

function resultsIn(words: readonly Word[]): Result[] {
  return words.flatMap(({ lexeme }, at) => {
    const next = words[at + 1]?.lexeme.key ?? ''
    const of = words[at + 2]?.lexeme
    const isWin = WIN_NOUNS.has(lexeme.lemma)
    if (of === undefined || !(isWin ? WON_FROM : LOST_TO).has(next)) return []
    return isWin || LOSS_NOUNS.has(lexeme.lemma) ? [{ isWin, of, at }] : []
  })
}

const WON_FROM = new Set(['over', 'against'])

const LOST_TO = new Set(['by', 'to', 'against'])

const WIN_VERBS = new Set('beat defeat win upset edge rout top sweep'.split(' '))

const DECIDED = trait(({ lemma }) => WIN_VERBS.has(lemma) || lemma === 'lose')
const RESULT = trait(({ lemma }) => WIN_NOUNS.has(lemma) || LOSS_NOUNS.has(lemma))

/** "a win over the Cardinals" told as "Cardinals beat …". */
export function checkNounWins(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(reading.traits, DECIDED) || !occurs(facts.traits, RESULT)) return
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

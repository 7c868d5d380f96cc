/**
 * Words that undo the word they stand before: a former mayor is none, a fake doctor neither, and what nearly hits does
 * not hit. And words that undo what they are said of: a video that is a hoax, a report that is called misleading.
 * Whoever tells the word has to tell that it is undone.
 */
import type { Clause } from '../clause/clause.ts'
import { NEGATOR } from '../clause/lexicon.ts'
import { AFTER_BREAK, AFTER_COMMA, isContent, NAMED, SENTENCE_START, type Word } from '../clause/words.ts'
import { isCopula, sameStem } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { FRAMES } from '../facts/sureness.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { isDenyingWord } from './denying.ts'
import { type CandidateReading, type Finding, type GuardRule, wordFinding } from './rules.ts'

interface Undoing {
  rule: GuardRule
  /** What does it in a source. */
  words: ReadonlySet<string>
  /** What may say the same in a candidate, anywhere. */
  said: ReadonlySet<string>
  /** How many words behind it the undone one may stand: a person's place or office may come between. */
  reach: number
}

const set = (words: string) => new Set(words.split(' '))

const UNDOINGS: readonly Undoing[] = [
  {
    rule: 'new-fact',
    words: set('former ex'),
    said: set('former formerly ex previous previously past once old onetime ousted deposed retired late'),
    reach: 3,
  },
  {
    rule: 'new-fact',
    words: set('fake bogus sham'),
    said: set('fake faked faking bogus sham false falsely impostor imposter posing posed pose poses pretend pretended'),
    reach: 1,
  },
  {
    rule: 'new-fact',
    words: set('acting interim deputy vice assistant aspiring honorary self-styled'),
    said: set('acting interim deputy vice assistant aspiring honorary temporary self caretaker stand-in substitute'),
    reach: 2,
  },
  {
    rule: 'negation',
    words: set('failed aborted abortive botched foiled thwarted'),
    said: set(
      'fail fails failed failure failing unsuccessful unsuccessfully abort aborted abortive botch botched abandon abandons abandoned foil foils foiled thwart thwarted scrap scraps scrapped attempt attempted bid try tried collapse collapses collapsed cancel cancelled canceled not never no',
    ),
    reach: 1,
  },
  {
    rule: 'negation',
    words: set('non'),
    said: set('non not no'),
    reach: 1,
  },
  {
    rule: 'hedge',
    words: set('attempted'),
    said: set('attempt attempts attempted attempting try tries tried trying foiled failed'),
    reach: 1,
  },
  {
    rule: 'hedge',
    words: set('nearly almost narrowly'),
    said: set('nearly almost near narrowly close closely virtually barely just misses missed avoids avoided'),
    reach: 1,
  },
]

/** Adds a finding for a word that every part of the source undoes and the candidate does not. */
export function checkUndone(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const { undoing, undone } of undoneIn(facts)) {
    if (reading.words.some(({ lexeme }) => undoing.said.has(lexeme.key))) continue
    const at = reading.words.findIndex((word) => isContent(word) && undone.has(word.lexeme.stem))
    if (at >= 0) findings.push(wordFinding(undoing.rule, reading, at, at, 'leaves out what undoes the word'))
  }
}

const undoneIn = oncePerSource((facts) =>
  UNDOINGS.filter((undoing) =>
    facts.parts.some(({ words }) => words.some(({ lexeme }) => undoing.words.has(lexeme.key))),
  ).map((undoing) => ({ undoing, undone: undoneBy(facts, undoing) })),
)

/** Stems that stand in the source behind such a word and nowhere else. */
function undoneBy(facts: SourceFacts, undoing: Undoing): Set<string> {
  const places = new Set<Word>()
  for (const { words } of facts.parts)
    words.forEach((word, i) => {
      if (!undoing.words.has(word.lexeme.key)) return
      const behind = words.slice(i + 1, i + 1 + undoing.reach)
      const end = behind.findIndex(({ marks }) => (marks & (AFTER_COMMA | AFTER_BREAK)) !== 0)
      const near = end < 0 ? behind : behind.slice(0, end)
      const found = undoing.reach === 1 ? near[0] : near.find(({ lexeme }) => isPersonNoun(lexeme.key))
      if (found !== undefined && isContent(found)) places.add(found)
    })
  const stems = new Set([...places].map(({ lexeme }) => lexeme.stem))
  for (const { words } of facts.parts) for (const word of words) if (!places.has(word)) stems.delete(word.lexeme.stem)
  return stems
}

const DISOWNING = set(
  'hoax fake faked forged forgery fabricated fabrication doctored staged bogus false untrue misleading baseless unfounded groundless myth incorrect inaccurate fictitious fictional satire parody prank',
)

/** What may tell it in a candidate, besides a denial. */
const DISPUTING = set(
  'dispute contest reject refute rebut debunk dismiss criticise criticize condemn object rebuke challenge contradict disprove question doubt lie fool dupe trick correct hoaxer forge fabricate doctor fake',
)

const CALLING = set('call brand label describe deem dub declare term dismiss reject find judge rule')

/** "video of a shark was a hoax" told as "video shows a shark", "calls report misleading" as "report shows". */
export function checkDisowned(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const disowned = disownedIn(facts)
  if (disowned.length === 0) return
  if (reading.words.some((word) => tellsOfIt(word) && !disowned.some((other) => sameStem(other.lexeme, word.lexeme))))
    return
  const mine = reading.words.findIndex(
    (word) => isContent(word) && disowned.some((other) => sameStem(other.lexeme, word.lexeme)),
  )
  if (mine >= 0) findings.push(wordFinding('negation', reading, mine, mine, 'tells as so what the source calls untrue'))
}

/** What the headline calls untrue. */
const disownedIn = oncePerSource(({ headline: { words, clauses } }): readonly Word[] => {
  const at = words.findIndex(({ lexeme }, i) => DISOWNING.has(lexeme.key) && isSaidOfSomething(words, clauses, i))
  return at < 0 ? [] : disownedBy(words, clauses, at)
})

function tellsOfIt(word: Word): boolean {
  const { key, lemma, flags } = word.lexeme
  return DISOWNING.has(key) || DISPUTING.has(lemma) || (flags & NEGATOR) !== 0 || isDenyingWord(word) || FRAMES.has(key)
}

/** It stands behind what it is said of, not before a noun: "was a hoax", no "hoax call". */
function isSaidOfSomething(words: readonly Word[], clauses: readonly Clause[], index: number): boolean {
  const next = words[index + 1]
  const isBeforeNoun =
    next !== undefined &&
    isContent(next) &&
    (next.marks & (AFTER_COMMA | AFTER_BREAK)) === 0 &&
    !clauses.some(({ verb }) => verb === index + 1)
  return !isBeforeNoun && !isNegated(words, index) && disownedBy(words, clauses, index).length > 0
}

function isNegated(words: readonly Word[], index: number): boolean {
  return words.slice(Math.max(0, index - 4), index).some(({ lexeme }) => (lexeme.flags & NEGATOR) !== 0)
}

/** The content words, names aside, between a verb of calling and the judgement, or before "was a hoax". */
function disownedBy(words: readonly Word[], clauses: readonly Clause[], index: number): Word[] {
  const calling = clauses.find(({ lemma, verb }) => CALLING.has(lemma) && verb < index)
  const saying = clauses.find(
    (clause) =>
      (isCopula(clause) || PROVING.has(clause.lemma) || (clause.verb === index && clause.isPassive)) &&
      clause.group.from <= index,
  )
  if (calling === undefined && saying === undefined) return []
  let from = calling === undefined ? (saying?.group.from ?? 0) : calling.group.to
  if (calling === undefined) while (from > 0 && (words[from]!.marks & (AFTER_BREAK | SENTENCE_START)) === 0) from--
  return words
    .slice(from, calling === undefined ? saying!.group.from : index)
    .filter((word) => isContent(word) && (word.marks & NAMED) === 0)
}

const PROVING = set('turn prove appear seem')

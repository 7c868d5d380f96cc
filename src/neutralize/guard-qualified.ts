/**
 * Words that undo the word they stand before: a former mayor is none, a fake doctor neither, and what nearly hits does
 * not hit. Whoever tells the word has to tell that it is undone.
 */
import { AFTER_BREAK, AFTER_COMMA, isContent, type Word } from './clause-words.ts'
import type { SourceFacts } from './facts.ts'
import { type CandidateReading, type Finding, type GuardRule, wordFinding } from './guard-rules.ts'
import { isPersonNoun } from './vocabulary.ts'

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
  for (const undoing of UNDOINGS) {
    if (!facts.parts.some(({ words }) => words.some(({ lexeme }) => undoing.words.has(lexeme.key)))) continue
    if (reading.words.some(({ lexeme }) => undoing.said.has(lexeme.key))) continue
    const undone = undoneBy(facts, undoing)
    const at = reading.words.findIndex((word) => isContent(word) && undone.has(word.lexeme.stem))
    if (at >= 0) findings.push(wordFinding(undoing.rule, reading, at, at, 'leaves out what undoes the word'))
  }
}

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

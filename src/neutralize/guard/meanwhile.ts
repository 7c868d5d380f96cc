/** What the source tells at one time is not told at another: "after the storm" as "during the storm". */
import type { Range } from '../clause/clause.ts'
import { AUXILIARY, CONJUNCTION, GERUND, PREPOSITION } from '../clause/lexicon.ts'
import { keyTrait, occurs } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, isContent, SENTENCE_START, type Word } from '../clause/words.ts'
import { overlaps, sameLast, sameStem, sameWord } from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const set = (words: string) => new Set(words.split(' '))

const DURING = keyTrait(set('during'))

/** Where they stand before a word, what is told beside it happens at the time of it. */
const MEANWHILE = set('during while as amid in at on when throughout aboard over under by through within of for behind')

/** Times of whose events nobody need say that they happen in them. */
const TIMES = set(
  'coronavirus covid pandemic lockdown quarantine outbreak shutdown crisis war season summer winter spring autumn fall day week weekend month year decade period time era term career morning night afternoon evening holiday',
)

/** How far before a word stands what says when. */
const TIED = 8

/**
 * "dies at 88; battled an inquiry" told as "dies during inquiry": the source has the deed and the occasion, and nothing
 * that tells the one at the time of the other.
 */
export function checkMeanwhile(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words, clauses } = reading
  if (!occurs(reading.traits, DURING)) return
  words.forEach((word, at) => {
    if (at === 0 || word.lexeme.key !== 'during') return
    const occasion = nounBehind(words, at)
    if (occasion === undefined || TIMES.has(occasion.lexeme.singular ?? occasion.lexeme.key)) return
    const deed = clauses.findLast((clause) => clause.verb < at && clause.marker !== 'label')
    if (deed === undefined || !facts.stems.has(words[deed.verb]!.lexeme.stem)) return
    let isKnown = false
    for (const part of facts.parts)
      for (let i = 0; i < part.words.length; i++) {
        if (!isContent(part.words[i]!) || !sameWord(part.words[i]!.lexeme, occasion.lexeme)) continue
        if (isTied(part.words, i)) return
        isKnown = true
      }
    if (isKnown)
      findings.push(wordFinding('roles', reading, at, words.indexOf(occasion), 'joins what the source does not join'))
  })
}

/** The last noun of the phrase. */
function nounBehind(words: readonly Word[], at: number): Word | undefined {
  let noun: Word | undefined
  for (let i = at + 1; i < words.length; i++) {
    const { marks, lexeme } = words[i]!
    if ((marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || (lexeme.flags & (PREPOSITION | CONJUNCTION | AUXILIARY)) !== 0)
      break
    if (isContent(words[i]!)) noun = words[i]
  }
  return noun
}

function isTied(words: readonly Word[], at: number): boolean {
  for (let i = at; i > 0 && i > at - TIED && (words[i]!.marks & SENTENCE_START) === 0; i--)
    if (MEANWHILE.has(words[i - 1]!.lexeme.key)) return true
  return false
}

const AT_THE_TIME = set('while during')

const AT_ONCE = keyTrait(AT_THE_TIME)

const BEFORE_OR_AFTER = set('after before following until')

const AT_OTHER_TIMES = keyTrait(BEFORE_OR_AFTER)

/** "found dead after resigning" told as "found dead while resigning", "after quake" as "during quake". */
export function checkAfterwards(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(reading.traits, AT_ONCE) || !occurs(facts.traits, AT_OTHER_TIMES)) return
  const { words } = reading
  words.forEach((word, at) => {
    const next = words[at + 1]
    if (next === undefined || !AT_THE_TIME.has(word.lexeme.key)) return
    const isGerund = (next.lexeme.verbForms & GERUND) !== 0
    const occasion = isGerund ? next : word.lexeme.key === 'during' ? nounBehind(words, at) : undefined
    if (occasion === undefined || TIMES.has(occasion.lexeme.singular ?? occasion.lexeme.key)) return
    const links = facts.parts.flatMap((part) => linksOf(part, occasion))
    if (links.some((link) => BEFORE_OR_AFTER.has(link)) && !links.some((link) => MEANWHILE.has(link) && link !== 'of'))
      findings.push(wordFinding('roles', reading, at, words.indexOf(occasion), 'joins what the source does not join'))
  })
}

/** The small words that stand before each mention of it. */
function linksOf({ words }: SourcePart, { lexeme }: Word): string[] {
  return words.flatMap((word, at) => {
    if (!sameWord(word.lexeme, lexeme) && !sameStem(word.lexeme, lexeme)) return []
    let i = at
    while (i > 0 && i > at - 5 && (words[i]!.marks & (AFTER_BREAK | AFTER_COMMA)) === 0) {
      const { flags, key } = words[i - 1]!.lexeme
      if ((flags & (PREPOSITION | CONJUNCTION)) !== 0 || BEFORE_OR_AFTER.has(key)) return [key]
      i--
    }
    return ['']
  })
}

const TYING = set('over due amid after following because')
const BESIDE = set('as after since when')

/** "Rents fall as students leave" told as "students leave over rents": what comes of it is no cause of it. */
export function checkTurnedCause(
  { headline, isAlone }: SourceFacts,
  reading: CandidateReading,
  findings: Finding[],
): void {
  if (!isAlone || !headline.clauses.some(({ marker }) => BESIDE.has(marker))) return
  for (const { verb, adjuncts } of reading.clauses)
    for (const { preposition, range } of adjuncts) {
      if (!TYING.has(preposition) || !isOtherDeed(headline, reading, verb, range)) continue
      findings.push(wordFinding('cause', reading, range.from, range.to - 1, 'takes an effect for the cause'))
      return
    }
}

/** In the headline the verb stands beside another deed, whose doer the range names; nothing behind the verb does. */
function isOtherDeed({ words, clauses }: SourcePart, mine: CandidateReading, verb: number, range: Range): boolean {
  const beside = clauses.find((other) => sameStem(mine.words[verb]!.lexeme, words[other.verb]!.lexeme))
  if (beside === undefined || !BESIDE.has(beside.marker)) return false
  if (overlaps(mine.words, range, words, { from: beside.group.from, to: words.length })) return false
  return clauses.some(
    (other) =>
      other.verb < beside.verb &&
      other.governor === null &&
      other.marker === '' &&
      other.subject !== null &&
      sameLast(mine.words, range, words, other.subject),
  )
}

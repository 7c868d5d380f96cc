/**
 * Views told as facts: what the source has only as somebody's likening, as what somebody does not expect, as what is
 * believed, or as a question.
 */
import { NEGATOR } from '../clause/lexicon.ts'
import { SPEECH } from '../clause/verbs.ts'
import { lemmaTrait, occurs } from '../clause/word-traits.ts'
import { AFTER_BREAK, isContent, NAMED, type Word } from '../clause/words.ts'
import { isCopula, sameStem, sameWord } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { modalityOf } from '../facts/modality.ts'
import { SO } from '../facts/modality-operators.ts'
import { FRAMED, HEDGES } from '../facts/sureness.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const set = (words: string) => new Set(words.split(' '))

export function checkViews(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (occurs(facts.traits, CALLED)) checkLikened(facts, reading, findings)
  if ((reading.flags & HEDGES) !== 0) return
  if ((reading.flags & facts.allFlags & NEGATOR) !== 0 && occurs(facts.traits, FELT))
    checkExpected(facts, reading, findings)
  if (isBelievedOf(facts)) checkBelieved(facts, reading, findings)
}

const CALLING = set(
  'liken compare call brand label dub describe deem hail slam portray depict characterize paint regard',
)

const CALLED = lemmaTrait(CALLING)

/** "A likens B to a 'cult'" told as "B is a cult", whoever reports it. */
function checkLikened(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words, clauses } = reading
  for (const clause of clauses) {
    if ((!isCopula(clause) && clause.lemma !== 'become') || clause.object === null) continue
    for (const part of facts.parts)
      for (const other of part.clauses) {
        if (!CALLING.has(other.lemma) || other.subject === null || other.isPassive) continue
        if (words.some((word) => CALLING.has(word.lexeme.lemma))) return
        const caller = part.words.slice(other.subject.from, other.subject.to).filter(isContent)
        if (words.some((word) => caller.some((theirs) => sameStem(word.lexeme, theirs.lexeme)))) continue
        const view = part.words.slice(other.group.to).filter(isContent)
        for (let i = clause.object.from; i < clause.object.to; i++) {
          if (!isContent(words[i]!) || (words[i]!.marks & NAMED) !== 0) continue
          if (!view.some((word) => sameStem(word.lexeme, words[i]!.lexeme))) continue
          findings.push(wordFinding('opinion', reading, i, i, 'tells as so what somebody in the source calls it'))
          return
        }
      }
  }
}

const ATTITUDES = set('expect think believe hope want see feel imagine anticipate predict')

const FELT = lemmaTrait(ATTITUDES)

/** "family don't expect justice" told as "no justice". */
function checkExpected(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  if (
    reading.clauses.some(
      (clause) => SPEECH.has(clause.lemma) || clause.marker === 'label' || ATTITUDES.has(clause.lemma),
    )
  )
    return
  for (let i = 0; i < words.length; i++) {
    if ((words[i]!.lexeme.flags & NEGATOR) === 0) continue
    const denied = words.slice(i + 1, i + 4).find(isContent)
    if (denied === undefined) continue
    let isExpected = false
    let isOther = false
    for (const { words: theirs } of facts.parts)
      for (let k = 0; k < theirs.length; k++) {
        if (!isContent(theirs[k]!) || !sameWord(theirs[k]!.lexeme, denied.lexeme)) continue
        if (isUnexpected(theirs, k)) isExpected = true
        else isOther = true
      }
    if (!isExpected || isOther) continue
    findings.push(wordFinding('opinion', reading, i, i, 'tells as so what somebody in the source does not expect'))
    return
  }
}

/** A denied verb of opinion stands right before. */
function isUnexpected(words: readonly Word[], index: number): boolean {
  for (let i = index - 1; i > 0 && i > index - 4; i--) {
    if ((words[i + 1]!.marks & AFTER_BREAK) !== 0) return false
    if (ATTITUDES.has(words[i]!.lexeme.lemma))
      return words.slice(Math.max(0, i - 2), i).some((word) => (word.lexeme.flags & NEGATOR) !== 0)
  }
  return false
}

const BELIEVED_WORDS = 'believed thought said understood presumed feared suspected'.split(' ')

const BELIEVED = new Set(BELIEVED_WORDS)

const isBelievedOf = oncePerSource(({ keys }) => BELIEVED_WORDS.some((key) => keys.has(key)))

/** "people believed to be dancers" told as "dancers". */
function checkBelieved(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words, clauses } = reading
  if (occurs(reading.traits, FRAMED) || words.some((word) => BELIEVED.has(word.lexeme.key))) return
  if (clauses.some((clause) => clause.isQuestion || clause.speaker !== null || clause.marker === 'label')) return
  const { levels } = modalityOf(reading)
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (!isContent(word) || levels[i]! < SO) continue
    let isOpen = false
    let isOther = false
    for (const part of facts.parts)
      for (let k = 0; k < part.words.length; k++) {
        if (!sameStem(part.words[k]!.lexeme, word.lexeme)) continue
        if (isBelieved(part.words, k) && !part.clauses.some((clause) => clause.verb === k)) isOpen = true
        else isOther = true
      }
    if (!isOpen || isOther) continue
    findings.push(wordFinding('hedge', reading, i, i, 'tells as so what the source only believes'))
    return
  }
}

/** "believed to be …", "thought to have been …" within three words before. */
function isBelieved(words: readonly Word[], index: number): boolean {
  for (let i = index - 1; i > 1 && i > index - 4; i--) {
    const { key } = words[i]!.lexeme
    if ((words[i + 1]!.marks & AFTER_BREAK) !== 0) return false
    if (key === 'be' || key === 'been')
      return words.slice(Math.max(0, i - 3), i).some((word) => BELIEVED.has(word.lexeme.key))
  }
  return false
}

/**
 * Another doer: the source tells the deed of somebody, and ours is somebody else of the same sentence. “Mayor asks court to
 * free Holm” told as “Holm asks court”, “council backs plan, residents say” as “residents back plan”.
 */
import type { Clause, Range } from '../clause/clause.ts'
import { GERUND, GUESSED, PLURAL, PREPOSITION } from '../clause/lexicon.ts'
import { MUTUAL, rolesOf } from '../clause/roles.ts'
import { SPEECH } from '../clause/verbs.ts'
import { hasTrait, keyTrait, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, isContent, NAMED, SENTENCE_START, type Word } from '../clause/words.ts'
import { AGENT, isCopula, overlaps, sameStem } from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { headWord, isAnaphor } from '../facts/same-one.ts'
import { SAYING } from '../facts/sureness.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { isCompared } from './comparison.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** Adds a finding for a deed of the source that the candidate tells of somebody else. */
export function checkDoers(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (const clause of reading.clauses) {
    if (!isFiniteDeed(words, clause) || isCopula(clause) || MUTUAL.has(clause.lemma)) continue
    if (isCompared(facts, words, clause.verb)) continue
    const { doer } = rolesOf(clause, words)
    const mine = doer === null ? -1 : headWord(words, doer)
    if (doer === null || mine < 0 || !isActor(words[mine]!) || !facts.stems.has(words[mine]!.lexeme.stem)) continue
    let isOthers = false
    let isOwn = false
    for (const part of facts.parts)
      for (const other of part.clauses) {
        if (other.marker === 'label' || !sameStem(words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme)) continue
        const theirs = isSpeaker(part, words, mine, clause) ? -1 : otherDoer(words, doer, mine, part, other)
        if (theirs < 0) isOwn = true
        else isOthers ||= facts.parts.some((any) => standApart(any, words[mine]!, part.words[theirs]!))
      }
    if (!isOthers || isOwn) continue
    findings.push(wordFinding('roles', reading, clause.verb, clause.verb, 'is done by another in the source'))
    return
  }
}

/** "union says …; company insists …": both speak, and what ours says is what he says there. */
function isSpeaker(
  { words: theirs, clauses }: SourcePart,
  words: readonly Word[],
  mine: number,
  deed: Clause,
): boolean {
  if (!SAYING.has(deed.lemma)) return false
  const said = saidBehind(words, deed.group)
  let own = 0
  let others = 0
  for (const { lemma, subject, group } of clauses) {
    if (!SPEECH.has(lemma)) continue
    const shared = saidBehind(theirs, group).filter((word) => said.some((one) => sameStem(one.lexeme, word.lexeme)))
    if (isIn(theirs, subject, words[mine]!)) own = Math.max(own, shared.length)
    else others = Math.max(others, shared.length)
  }
  return own > others && others === 0
}

function saidBehind(words: readonly Word[], { to }: Range): Word[] {
  const end = words.findIndex(({ marks }, i) => i > to && (marks & AFTER_BREAK) !== 0)
  return words.slice(to, end < 0 ? words.length : end).filter(isContent)
}

/** The head of whoever surely does the deed in the source, and is not ours; else -1. */
function otherDoer(words: readonly Word[], mine: Range, head: number, part: SourcePart, clause: Clause): number {
  const { doer } = rolesOf(clause, part.words)
  if (doer === null || !isFiniteDeed(part.words, clause) || isAnaphor(part.words, doer)) return -1
  // “This coastal city” is whichever we name.
  if (hasTrait(part.words[doer.from]!.lexeme, POINTING)) return -1
  // “worried by higher fees, are selling boats”: whose verb a later one is, the reader only guesses.
  if (part.clauses.some((any) => any.subject === clause.subject && any.verb < clause.verb)) return -1
  if (overlaps(words, mine, part.words, doer)) return -1
  // Summaries run sentences together: the word right before the verb is the surest doer.
  const before = part.words[clause.group.from - 1]
  if (before !== undefined && isContent(before) && sameStem(before.lexeme, words[head]!.lexeme)) return -1
  const theirs = headWord(part.words, doer)
  return theirs >= 0 && isActor(part.words[theirs]!) && !isEpithet(words[head]!, part, theirs) ? theirs : -1
}

const POINTING = keyTrait(new Set(['this', 'these']))

/** "Holm prompts laughter after medal winner sings": a noun for one person may stand for a name told of elsewhere. */
function isEpithet(name: Word, { words, clauses }: SourcePart, noun: number): boolean {
  const { marks, lexeme } = words[noun]!
  return (
    (name.marks & NAMED) !== 0 &&
    (marks & NAMED) === 0 &&
    (lexeme.flags & PLURAL) === 0 &&
    isPersonNoun(lexeme.key) &&
    clauses.some(({ subject, object }) => isIn(words, subject, name) || isIn(words, object, name))
  )
}

const isIn = (words: readonly Word[], range: Range | null, name: Word): boolean =>
  range !== null &&
  words.slice(range.from, range.to).some((word) => isContent(word) && sameStem(word.lexeme, name.lexeme))

/** A deed told in its own voice: neither "striking down" nor "to strike" nor a participle before its noun. */
function isFiniteDeed(words: readonly Word[], { status, marker, group, verb, isPassive }: Clause): boolean {
  const { lexeme } = words[group.from]!
  return (
    (status !== 'ongoing' || group.from < verb) &&
    status !== 'noun' &&
    !isPassive &&
    marker !== 'label' &&
    marker !== 'attribute' &&
    lexeme.key !== 'to' &&
    (lexeme.verbForms & GERUND) === 0 &&
    (words[verb]!.lexeme.flags & GUESSED) === 0
  )
}

/** Somebody who acts, by name or by noun: a mine or a decree may be told for its owner. */
function isActor({ marks, lexeme }: Word): boolean {
  return (marks & NAMED) !== 0 || hasTrait(lexeme, AGENT) || hasTrait(lexeme, BODY)
}

const BODIES = new Set(
  'administration ministry department commission committee agency board parliament senate house congress official authority regulator'.split(
    ' ',
  ),
)

const BODY = trait(({ key, singular }) => BODIES.has(singular ?? key) || isPersonNoun(singular ?? key))

const RELATING = keyTrait(new Set(['who', 'which', 'whose', 'that']))

/** Both stand in one sentence, with a deed or a preposition between them, so that neither is a name for the other. */
function standApart({ words, clauses }: SourcePart, one: Word, other: Word): boolean {
  for (let i = 0; i < words.length; i++) {
    if (!isContent(words[i]!) || !sameStem(words[i]!.lexeme, one.lexeme)) continue
    for (const step of [-1, 1])
      for (let k = i + step; k >= 0 && k < words.length; k += step) {
        if ((words[step > 0 ? k : k + 1]!.marks & SENTENCE_START) !== 0) break
        if (!isContent(words[k]!) || !sameStem(words[k]!.lexeme, other.lexeme)) continue
        const from = Math.min(i, k) + 1
        const between = words.slice(from, Math.max(i, k))
        if (between.some(({ lexeme }) => hasTrait(lexeme, RELATING))) continue
        if (
          between.some(({ lexeme }) => (lexeme.flags & PREPOSITION) !== 0 || lexeme.key === 'to') ||
          clauses.some((clause) => clause.verb >= from && clause.verb < from + between.length && !isCopula(clause))
        )
          return true
      }
  }
  return false
}

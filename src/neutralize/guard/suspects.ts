/** Suspects: who is held, charged or accused is not told of as having done it. */
import type { Range } from '../clause/clause.ts'
import { isAccusing, PAST, THIRD } from '../clause/lexicon.ts'
import { isContent, type Word } from '../clause/words.ts'
import { sameStem } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { HEDGES } from '../facts/sureness.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

export const CULPRITS = new Set(
  'killer murderer shooter gunman attacker thief rapist robber burglar bomber smuggler fraudster assassin arsonist kidnapper culprit spy stalker hacker looter vandal poisoner trafficker hijacker'.split(
    ' ',
  ),
)

/** Adds findings for suspects told of as culprits, in a source that tells of no verdict. */
export function checkSuspects(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!isUnproven(facts)) return
  checkCulprits(facts, reading, findings)
  checkHeldDoers(facts, reading, findings)
}

const isUnproven = oncePerSource(
  ({ keys }) => CHARGED_WORDS.some((key) => keys.has(key)) && !PROVEN_WORDS.some((key) => keys.has(key)),
)

/** "accused gunman", "gunman, who is accused of": a hedge elsewhere in the sentence is of something else. */
export function isHedgedNear(words: readonly Word[], at: number): boolean {
  return words
    .slice(Math.max(0, at - 4), at + 5)
    .some(({ lexeme, phrase }) => ((lexeme.flags | (phrase?.flags ?? 0)) & HEDGES) !== 0)
}

/** "man suspected of arson" told as "arsonist". */
function checkCulprits(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const at = reading.words.findIndex(
    ({ lexeme }) => CULPRITS.has(lexeme.singular ?? lexeme.lemma) && !facts.stems.has(lexeme.stem),
  )
  if (at < 0) return
  if (isHedgedNear(reading.words, at)) return
  findings.push(wordFinding('hedge', reading, at, at, 'tells as so what somebody is only suspected of'))
}

/** "woman held after stabbing" told as "woman stabbed man": the source has the deed as a noun and nobody who did it. */
function checkHeldDoers(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if ((reading.flags & HEDGES) !== 0) return
  for (const { verb, isPassive, status, subject, object } of reading.clauses) {
    if (isPassive || status === 'noun' || subject === null || object === null) continue
    const { lexeme } = reading.words[verb]!
    // "murder investigation": a noun that was taken for a verb.
    if ((lexeme.verbForms & (PAST | THIRD)) === 0) continue
    if (!lexeme.senses.some(isAccusing) || CHARGED_WORDS.includes(lexeme.lemma)) continue
    let isNoun = false
    let isVerb = false
    for (const part of facts.parts)
      part.words.forEach((word, at) => {
        if (!sameStem(word.lexeme, lexeme)) return
        if (part.clauses.some((clause) => clause.verb === at)) isVerb = true
        else isNoun = true
      })
    const doer = lastOf(reading.words, subject)
    if (!isNoun || isVerb || doer === undefined || !facts.stems.has(doer.lexeme.stem)) continue
    findings.push(wordFinding('hedge', reading, verb, verb, 'tells as so what somebody is only held for'))
    return
  }
}

function lastOf(words: readonly Word[], { from, to }: Range): Word | undefined {
  return words.slice(from, to).filter(isContent).at(-1)
}

const CHARGED_WORDS = 'accuse suspect allege charge arrest investigate question hold detain alleged suspected'.split(
  ' ',
)

const PROVEN_WORDS = 'convict guilty admit plead jail sentence confess imprison'.split(' ')

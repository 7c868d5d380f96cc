/**
 * Who vouches for a candidate: a speaker, a report; and deeds that are only nouns in the source.
 */

import type { Clause } from './clause.ts'
import { NOUN_TOO, PAST, PLANNING } from './clause-lexicon.ts'
import { type ClauseMatch, isCopula, LIGHT } from './clause-match.ts'
import { PHASE_VERBS, SPEECH } from './clause-verbs.ts'
import type { Word } from './clause-words.ts'
import type { SourceFacts, SourcePart } from './facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './guard-rules.ts'
import { isFramed, surenessOf } from './guard-surety.ts'

const UNSURE_BEFORE = new Set(['for', 'of', 'to', 'over', 'against', 'about'])

/** A verb of ours that is only a noun in the source ("push for a pardon"), in a clause that is not sure. */
export function checkNoun(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  matches: readonly ClauseMatch[],
  findings: Finding[],
): void {
  const { verbForms, flags: verbFlags } = reading.words[clause.verb]!.lexeme
  if (((verbForms & PAST) === 0 && (verbFlags & NOUN_TOO) !== 0) || SPEECH.has(clause.lemma)) return
  if (
    clause.subject === null ||
    matches.length > 0 ||
    clause.status !== 'done' ||
    clause.speaker !== null ||
    LIGHT.has(clause.lemma) ||
    isCopula(clause) ||
    surenessOf(reading.words, clause) !== 'sure' ||
    isFramed(reading, clause)
  )
    return
  const verb = reading.words[clause.verb]!.lexeme
  let isFound = false
  for (const part of facts.parts) {
    for (let i = 0; i < part.words.length; i++) {
      const word = part.words[i]!
      if (word.lexeme.stem !== verb.stem && word.lexeme.lemma !== verb.lemma && word.lexeme.root !== verb.root) continue
      isFound = true
      const host = hostOf(part, i)
      if (host === null) return
      const sureness = surenessOf(part.words, host)
      const isAfterPlan =
        (part.words[host.verb]!.lexeme.flags & PLANNING) !== 0 &&
        !PHASE_VERBS.has(host.lemma) &&
        hasBetween(part.words, host.verb, i, UNSURE_BEFORE)
      if (sureness === 'sure' && !isAfterPlan) return
    }
  }
  if (isFound)
    findings.push(
      wordFinding(
        'plan',
        reading,
        clause.group.from,
        clause.group.to - 1,
        'tells as done what the source only speaks of',
      ),
    )
}

function hostOf(part: SourcePart, index: number): Clause | null {
  let host: Clause | null = null
  for (const clause of part.clauses)
    if (clause.verb < index && clause.marker !== 'label' && clause.marker !== 'attribute') host = clause
  return host
}

function hasBetween(words: readonly Word[], from: number, to: number, keys: ReadonlySet<string>): boolean {
  for (let i = from + 1; i < to; i++) if (keys.has(words[i]!.lexeme.key)) return true
  return false
}

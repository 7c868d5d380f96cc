/** Clauses that the verb or noun over them takes back: claimed, told as a story, hoped for, disowned, without proof. */
import type { Clause } from '../clause/clause.ts'
import { NEGATOR } from '../clause/lexicon.ts'
import { PROOF } from '../clause/verbs.ts'
import { trait } from '../clause/word-traits.ts'
import type { Word } from '../clause/words.ts'
import { WANTING } from './modality-clauses.ts'

/** What follows is said by somebody who may be wrong. */
const CLAIMING = new Set(['allege', 'claim', 'suspect', 'fear', 'accuse'])

const HOPING = new Set(['hope', 'wish', 'pray', 'fear', 'imagine', 'dream'])

const SHOWING = new Set(['show', 'suggest', 'indicate', 'prove', 'say', 'confirm'])

/** What is only told, thought or feared. */
const STORIES = new Set(
  'story claim rumour rumor allegation accusation idea theory notion belief suggestion myth legend tale charge assertion impression possibility fear suspicion prospect chance hope risk worry concern speculation hypothesis assumption view argument'.split(
    ' ',
  ),
)

const DISOWNING = new Set(['deny', 'refute', 'disprove', 'debunk'])

/** What they govern may not be so, whatever else is said of it. */
export const GOVERNING = trait(
  ({ lemma, key, singular }) =>
    CLAIMING.has(lemma) || DISOWNING.has(lemma) || WANTING.has(lemma) || STORIES.has(singular ?? key),
)

/** "claims he fell", "accuses guards of beating him" */
export function isClaimed({ governor, status }: Clause): boolean {
  return governor !== null && CLAIMING.has(governor.lemma) && status === 'done'
}

/** "story that nurse invented it" @param verbAt for each word the clause whose verb it is */
export function isStory(words: readonly Word[], clause: Clause, verbAt: readonly (Clause | undefined)[]): boolean {
  const at = beforeThat(words, clause)
  if (at < 0 || verbAt[at] !== undefined) return false
  const { key, singular } = words[at]!.lexeme
  return STORIES.has(singular ?? key)
}

/** "no evidence that diet cures", "nothing to suggest diet cures" */
export function isUnproven(words: readonly Word[], clause: Clause): boolean {
  const { governor } = clause
  const to = governor?.group.from ?? 0
  if (
    governor?.status === 'planned' &&
    words[to]!.lexeme.key === 'to' &&
    words.slice(Math.max(0, to - 2), to).some(({ lexeme }) => (lexeme.flags & NEGATOR) !== 0)
  )
    return SHOWING.has(governor.lemma)
  const at = beforeThat(words, clause)
  return (
    at > 0 &&
    PROOF.has(words[at]!.lexeme.key) &&
    words.slice(Math.max(0, at - 2), at).some(({ lexeme }) => (lexeme.flags & NEGATOR) !== 0)
  )
}

/** Index of the word before the "that" which opens the clause, or which headlines leave out; below 0 where none does. */
function beforeThat(words: readonly Word[], { marker, subject, group }: Clause): number {
  if (marker !== 'that') return -1
  const that = Math.min(subject?.from ?? group.from, group.from) - 1
  if (words[that]?.lexeme.key === 'that') return that - 1
  return PROOF.has(words[that]?.lexeme.key ?? '') ? that : -1
}

/** "hopes their blood helps", "demands he be freed" */
export function isWished(words: readonly Word[], { governor, group }: Clause): boolean {
  return (
    (governor !== null && HOPING.has(governor.lemma)) ||
    (words[group.from]!.lexeme.key === 'be' && words[group.from - 1]?.lexeme.key !== 'to')
  )
}

/** "denies it plans to leave": nothing of it is so. */
export function isDenied(words: readonly Word[], clause: Clause): boolean {
  const { governor, status } = clause
  return isDisowned(words, clause) || (status === 'planned' && governor !== null && isDisowned(words, governor))
}

/** "denies it plans", not "denies a claim that it plans". */
function isDisowned(words: readonly Word[], { governor, status, subject }: Clause): boolean {
  if (governor === null || !DISOWNING.has(governor.lemma) || governor.isNegated || status !== 'done') return false
  const { to } = governor.group
  return subject?.from === (words[to]?.lexeme.key === 'that' ? to + 1 : to)
}

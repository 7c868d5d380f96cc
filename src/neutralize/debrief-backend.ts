/**
 * Asks a language model for variations of a headline, until enough of them hold. What does not is told to the model
 * once, with a question for as many as are missing.
 */
import type { AiBackend } from '../domain/debrief.ts'
import type { Findings, Rejected } from './findings.ts'
import { DEBRIEF_SCHEMA, DEFAULT_SYSTEM_PROMPT, debriefMessage, moreMessage } from './prompt.ts'
import { readDebriefReply } from './reply.ts'

export interface VariationQuestion {
  backend: AiBackend
  headline: string
  /** As many are wanted. */
  count: number
  /** As many are enough; at most `count`. Asked after each answer: it may have become more. */
  enough: () => number
  /** null: the default prompt. */
  systemPrompt: string | null
  signal: AbortSignal
  /** What came of earlier questions, and where what comes is put: it is there whatever becomes of this question. */
  findings: Findings
}

const QUESTIONS = 2
/** Asked for beyond those that are missing: of five true ones a guard that is never false refuses one. */
const SPARE = 3

/** @throws DomainError as the backend does; two answers without enough that holds are no error here */
export async function askForVariations(question: VariationQuestion): Promise<void> {
  const { backend, headline, count, enough, systemPrompt, signal, findings } = question
  let rejected: Rejected[] = []
  for (let asked = 0; asked < QUESTIONS; asked++) {
    signal.throwIfAborted()
    const held = findings.different(count)
    // A caller's own prompt may know of no more than the caller's number.
    const most = systemPrompt === null ? count + SPARE : count
    const wanted = Math.min(most, count - held.length + SPARE)
    const isPlain = held.length === 0 && asked === 0
    const { text, isCut = false } = await backend.complete({
      system: systemPrompt ?? DEFAULT_SYSTEM_PROMPT,
      user: isPlain ? debriefMessage(headline, wanted) : moreMessage(headline, wanted, rejected, held),
      schema: DEBRIEF_SCHEMA,
      lane: 'debrief',
      signal,
    })
    rejected = findings.take(readDebriefReply(text, isCut), count)
    if (findings.different(count).length >= enough()) return
  }
}

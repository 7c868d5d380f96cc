/**
 * Asks a language model for variations and lets through only what holds: form always, facts by the guard under the
 * default prompt. What was rejected is told to the model once; what still lacks then is an error, not a guess.
 */
import type { AiBackend } from '../domain/debrief.ts'
import { DomainError } from '../domain/errors.ts'
import { coreWords, similarity, TOO_SIMILAR } from './distinct.ts'
import { checkAgainst, DEFAULT_GUARD_OPTIONS, readSource, type SourceFacts } from './guard/guard.ts'
import { DEBRIEF_SCHEMA, DEFAULT_SYSTEM_PROMPT, debriefMessage, repairMessage } from './prompt.ts'
import { readDebriefReply } from './reply.ts'
import { detectTactics } from './tactics/tactics.ts'

export interface VariationQuestion {
  backend: AiBackend
  headline: string
  /** As many are asked for. */
  count: number
  /** As many must hold; at most `count`. */
  enough: number
  /** null: the default prompt, under which the guard judges the facts. */
  systemPrompt: string | null
  signal: AbortSignal
}

interface Rejected {
  text: string
  problems: string[]
}

const MOST_TACTICS = 20
const RETRY_AFTER_SECONDS = 10

/**
 * @returns `enough` to `count` variations, and the tactics that the model named; null where it spoke of none
 * @throws DomainError 'ai_unavailable' when two tries did not bring enough that holds
 */
export async function askForVariations(
  question: VariationQuestion,
): Promise<{ variations: string[]; tactics: string[] | null }> {
  const { backend, headline, count, enough, systemPrompt, signal } = question
  const facts = systemPrompt === null ? readSource({ headline }) : null
  const accepted: string[] = []
  let tactics: string[] | null = null
  let user = debriefMessage(headline, count)
  for (let attempt = 0; attempt < 2; attempt++) {
    signal.throwIfAborted()
    const { text } = await backend.complete({
      system: systemPrompt ?? DEFAULT_SYSTEM_PROMPT,
      user,
      schema: DEBRIEF_SCHEMA,
      lane: 'debrief',
      signal,
    })
    const reply = readDebriefReply(text)
    if (tactics === null || tactics.length === 0) tactics = reply?.tactics ?? tactics
    const rejected = sift(reply?.variations ?? [], accepted, facts, headline)
    if (accepted.length >= enough) {
      return { variations: accepted.slice(0, count), tactics: tactics && safeTactics(tactics) }
    }
    user = repairMessage(headline, count, rejected, accepted)
  }
  throw new DomainError('ai_unavailable', 'The AI service gave no usable answer; please try again shortly.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
}

/** Moves what holds into `accepted`; gives back the rest with the reasons. */
function sift(
  variations: readonly string[],
  accepted: string[],
  facts: SourceFacts | null,
  headline: string,
): Rejected[] {
  const rejected: Rejected[] = []
  for (const text of variations) {
    const problems = facts === null ? shapeProblems(text, headline) : guardProblems(text, facts)
    if (isRepeated(text, accepted, facts !== null)) problems.push('too similar to another variation')
    if (problems.length === 0) accepted.push(text)
    else rejected.push({ text, problems })
  }
  return rejected
}

function guardProblems(text: string, facts: SourceFacts): string[] {
  return checkAgainst(facts, text, { ...DEFAULT_GUARD_OPTIONS, detectTactics }).map((violation) => violation.message)
}

/** Of HTML and Markdown, such as tags, entities, fences, bold, code and links. */
const MARKUP = /<\/?[a-z!][^>]*>|&(?:#\d+|#x[0-9a-f]+|[a-z]+);|`|\*\*|__|\]\(/i

/** Under the caller's own prompt only form and safety are ours to judge. */
function shapeProblems(text: string, headline: string): string[] {
  const problems: string[] = []
  const length = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  if (length < 5 || length > 15) problems.push('must have 5 to 15 words')
  if (/[\p{Cc}\p{Cs}\p{Bidi_Control}\u200B-\u200D\u2060\uFEFF]/u.test(text))
    problems.push('must not contain control characters')
  if (MARKUP.test(text)) problems.push('must not contain markup')
  if (/\b(?:https?:\/\/|www\.)/i.test(text) && !headline.includes('http')) problems.push('must not contain a link')
  return problems
}

function isRepeated(text: string, accepted: readonly string[], isStrict: boolean): boolean {
  const words = coreWords(text)
  return accepted.some((other) =>
    isStrict ? similarity(words, coreWords(other)) >= TOO_SIMILAR : other.toLowerCase() === text.toLowerCase(),
  )
}

/** A tactic is the model's own words: shown as plain text, or not at all where they are none. */
const NO_TACTIC =
  /[<>{}`\uFFFD]|\b(?:https?:|www\.|javascript:|mailto:)|\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules?)\b|\bsystem prompt\b|\bI (?:cannot|can['’]t|won['’]t) (?:help|assist|comply|do)\b/iu

function safeTactics(tactics: readonly string[]): string[] {
  const plain = tactics.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text) && !NO_TACTIC.test(text))
  return [...new Set(plain)].slice(0, MOST_TACTICS)
}

/**
 * Titles at ingestion by a language model: batches of up to twenty, each item judged alone by the guard, failed ones
 * asked again alone. Whatever then still fails keeps the engine's title and waits for a later run. Pure given a
 * backend; a dead backend ends the work early and loses nothing that was done.
 */
import type { AiBackend } from '../domain/debrief.ts'
import { DomainError } from '../domain/errors.ts'
import { checkCandidate, describeViolation } from './guard/guard.ts'
import { TITLES_SCHEMA, TITLES_SYSTEM_PROMPT, type TitleQuestion, titlesMessage } from './prompt.ts'
import { readTitlesReply, withoutRemarks } from './reply.ts'
import { detectTactics } from './tactics/tactics.ts'

export interface TitleItem {
  id: number
  title: string
  summary?: string
  siblingTitles?: readonly string[]
}

export interface TitleDeps {
  backend: AiBackend
  /** Ends the whole work; what is done by then is kept. */
  signal: AbortSignal
}

export interface TitleAnswers {
  /** By article id: the titles that the guard has passed. */
  titles: Map<number, string>
  /** Tokens counted by the backend over all questions. */
  tokens: number
  /** Why the work ended early; null when every item was asked. */
  stoppedBy: DomainError | null
}

export const LARGEST_BATCH = 20
const GUARD = { minWords: 3, maxWords: 18, detectTactics }
const LONGEST_SUMMARY = 600

/** @param items each id once; order does not matter */
export async function neutralizeTitles(items: readonly TitleItem[], deps: TitleDeps): Promise<TitleAnswers> {
  const answers: TitleAnswers = { titles: new Map(), tokens: 0, stoppedBy: null }
  try {
    for (let from = 0; from < items.length; from += LARGEST_BATCH) {
      const batch = items.slice(from, from + LARGEST_BATCH)
      const failed = await askBatch(batch, new Map(), deps, answers)
      for (const [item, problems] of failed) await askBatch([item], new Map([[item.id, problems]]), deps, answers)
    }
  } catch (error) {
    answers.stoppedBy =
      error instanceof DomainError
        ? error
        : new DomainError('ai_unavailable', 'The AI service is unavailable.', { cause: error })
  }
  return answers
}

/** @returns the items without a usable title, with what was wrong */
async function askBatch(
  batch: readonly TitleItem[],
  problems: ReadonlyMap<number, string[]>,
  deps: TitleDeps,
  answers: TitleAnswers,
): Promise<[TitleItem, string[]][]> {
  deps.signal.throwIfAborted()
  const reply = await deps.backend
    .complete({
      system: TITLES_SYSTEM_PROMPT,
      user: titlesMessage(batch.map((item) => questionOf(item, problems.get(item.id)))),
      schema: TITLES_SCHEMA,
      lane: 'ingestion',
      signal: deps.signal,
    })
    .catch((error: unknown) => {
      // One item may be what the backend will not take, or all together be too long for it: each is asked about alone.
      if (error instanceof DomainError && error.code === 'ai_refused') return null
      throw error
    })
  if (reply === null) return batch.map((item) => [item, []])
  answers.tokens += reply.tokens
  const byId = new Map(readTitlesReply(reply.text).map(({ id, title }) => [id, title]))
  const failed: [TitleItem, string[]][] = []
  for (const item of batch) {
    const given = byId.get(item.id)
    const title = given && withoutRemarks(given, `${item.title} ${item.summary ?? ''}`)
    const wrong = title === undefined ? ['no title was given for this id'] : violationsOf(item, title)
    if (wrong.length === 0) answers.titles.set(item.id, title!)
    else failed.push([item, wrong])
  }
  return failed
}

function questionOf(item: TitleItem, problems: readonly string[] | undefined): TitleQuestion {
  const question: TitleQuestion = { id: item.id, title: item.title }
  if (item.summary) question.summary = item.summary.slice(0, LONGEST_SUMMARY)
  if (problems !== undefined && problems.length > 0) question.problems = problems
  return question
}

function violationsOf(item: TitleItem, title: string): string[] {
  const source = { headline: item.title, summary: item.summary ?? '', siblingTitles: item.siblingTitles ?? [] }
  return checkCandidate(source, title, GUARD).map((violation) => describeViolation(violation, title))
}

/**
 * The debrief of one headline, whole: cache, single flight, backend, guard, one more try, fallback.
 *
 *     default prompt ──▶ cache ──hit──▶ answer          custom prompt ──▶ backend ──▶ shape and count
 *                          │ miss                            └─ no backend ──▶ engine, prompt ignored
 *                          ▼
 *              (one flight per headline) backend ──▶ guard ──▶ enough? ──▶ cache ──▶ answer
 *                          │ no backend: engine          └─ ask once more, for the rest
 *                                                              └─ cache ──▶ `ai_unavailable` or engine
 */
import { createHash } from 'node:crypto'
import type { Clock } from '../domain/clock.ts'
import type {
  AiBackend,
  CachedDebrief,
  Debrief,
  DebriefAnswer,
  DebriefCache,
  Debriefer,
  DebriefRequest,
} from '../domain/debrief.ts'
import { DomainError } from '../domain/errors.ts'
import { askForVariations } from './debrief-backend.ts'
import { ENGINE_VERSION, type Engine } from './engine.ts'
import { Findings } from './findings.ts'
import { tactics } from './lexicon/taxonomy.ts'
import { DEFAULT_SYSTEM_PROMPT, PROMPT_VERSION } from './prompt.ts'
import { detectTactics } from './tactics/tactics.ts'

export interface DebrieferDeps {
  engine: Engine
  /** null: the built-in engine answers. */
  backend: AiBackend | null
  cache: DebriefCache
  clock: Clock
  /** The whole budget of one debrief, the second try included. */
  timeoutMs: number
  /** Whether the engine answers when the backend fails. */
  fallbackToBuiltin: boolean
  /** Told of every failure of the backend that the engine answered for: no caller will see it. */
  reportFallback?: (error: DomainError) => void
}

interface Question {
  headline: string
  /** Variations that are wanted. */
  count: number
  /** Variations that are asked for; those who join a question under way may need more than who began it. */
  enough: () => number
  /** null: the default one, whose answers the guard judges. */
  systemPrompt: string | null
  /** What is stored of earlier questions, where that was too little. */
  before: CachedDebrief | null
  /** Ends the question before its time. */
  signal?: AbortSignal | undefined
}

/** What there is; where that is less than enough, why. */
interface Outcome {
  found: CachedDebrief
  /** Variations that were asked for until the end: who needs more joined too late. */
  sought: number
  failure: DomainError | null
}

/** A question under way, and how many variations those who wait for it need at most. */
interface Flight {
  enough: number
  made: Promise<Outcome>
}

const STORED_VARIATIONS = 5
const CACHE_HOURS = 24
const RETRY_AFTER_SECONDS = 10
const UNUSABLE = 'The AI service gave no usable answer; please try again shortly.'

export function createDebriefer(deps: DebrieferDeps): Debriefer {
  const { engine, backend, cache, clock } = deps
  const flights = new Map<string, Flight>()

  function answerFromEngine(headline: string, count: number): CachedDebrief {
    return { ...engine.debriefHeadline(headline, count), backend: 'builtin' }
  }

  async function ask(question: Question): Promise<Outcome> {
    const { headline, count, systemPrompt, before } = question
    if (backend === null) return { found: answerFromEngine(headline, count), sought: count, failure: null }
    let sought = 0
    const enough = () => (sought = question.enough())
    const findings = new Findings(headline, systemPrompt === null, before)
    const failure = await failureWithin(deps.timeoutMs, (late) => {
      const signal = question.signal === undefined ? late : AbortSignal.any([late, question.signal])
      return askForVariations({ backend, headline, count, enough, systemPrompt, signal, findings })
    })
    const variations = findings.usable(count, question.enough())
    const found: CachedDebrief = {
      variations,
      // A model that does not say which tactics it sees has not said that there are none. A caller whose time is up
      // does not wait for what nobody will read.
      tacticsFound:
        findings.tactics ?? (variations.length === 0 ? [] : engine.debriefHeadline(headline, 1).tacticsFound),
      evidence: variations.length === 0 ? [] : detectTactics(headline),
      backend: backend.name,
    }
    return { found, sought: failure === null ? sought : count, failure }
  }

  /** @throws DomainError where the backend failed and nothing answers in its place */
  function settle({ found, failure }: Outcome, headline: string, count: number): CachedDebrief {
    if (found.variations.length >= count) return found
    const error = failure ?? unavailable(UNUSABLE)
    if (!deps.fallbackToBuiltin) throw error
    deps.reportFallback?.(error)
    return answerFromEngine(headline, STORED_VARIATIONS)
  }

  async function makeAndStore(key: string, question: Question): Promise<Outcome> {
    const outcome = await ask(question)
    // What the model has right is kept where it is too little, too: the next question asks only for the rest. What the
    // engine says in its place is not: it would hide the model's return for a day.
    if (outcome.found.variations.length > (question.before?.variations.length ?? 0)) {
      const expiresAt = new Date(clock.now().getTime() + CACHE_HOURS * 3_600_000)
      // A cache that cannot be written to costs the next caller time, not this one the answer.
      await cache.putDebrief(key, outcome.found, expiresAt).catch(() => undefined)
    }
    return outcome
  }

  async function debriefDefault({ headline, variationCount }: DebriefRequest): Promise<DebriefAnswer> {
    const key = cacheKey(headline, backend?.name ?? 'builtin')
    const stored = await cache.getDebrief(key, clock.now())
    if (stored !== null && stored.variations.length >= variationCount) {
      return { debrief: cut(stored, variationCount, false), cache: 'HIT' }
    }
    let outcome = await joinFlight(key, headline, variationCount, stored)
    while (outcome.sought < variationCount) outcome = await joinFlight(key, headline, variationCount, outcome.found)
    return { debrief: cut(settle(outcome, headline, variationCount), variationCount, false), cache: 'MISS' }
  }

  /** Joins the question about this headline that is under way: it goes on until there is enough for all who wait. */
  function joinFlight(key: string, headline: string, enough: number, before: CachedDebrief | null): Promise<Outcome> {
    const underWay = flights.get(key)
    if (underWay !== undefined) {
      underWay.enough = Math.max(underWay.enough, enough)
      return underWay.made
    }
    const wanted = { enough }
    const question = { headline, count: STORED_VARIATIONS, enough: () => wanted.enough, systemPrompt: null, before }
    const made = makeAndStore(key, question).finally(() => flights.delete(key))
    flights.set(key, Object.assign(wanted, { made }))
    return made
  }

  return {
    systemPrompt: DEFAULT_SYSTEM_PROMPT,
    tactics,
    async debrief(request) {
      const systemPrompt = request.systemPrompt?.trim() ? request.systemPrompt : null
      if (systemPrompt === null) return debriefDefault(request)
      const { headline, variationCount: count, signal } = request
      const outcome = await ask({ headline, count, enough: () => count, systemPrompt, before: null, signal })
      // Nobody is there to read what the engine would say in its place.
      if (outcome.failure !== null && signal?.aborted) throw outcome.failure
      const made = settle(outcome, headline, count)
      return { debrief: cut(made, request.variationCount, made.backend === 'builtin'), cache: 'BYPASS' }
    },
  }
}

function cut(stored: CachedDebrief, count: number, isPromptIgnored: boolean): Debrief {
  return { ...stored, variations: stored.variations.slice(0, count), isPromptIgnored }
}

/** The exact headline: two that differ in a single character differ in a name or a number, too. */
function cacheKey(headline: string, backendName: string): string {
  const parts = [headline, PROMPT_VERSION, backendName, ENGINE_VERSION]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/**
 * Runs for so long at most, with backends that forget their signal, too.
 * @returns how it failed, null where it did not
 */
async function failureWithin(
  timeoutMs: number,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<DomainError | null> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<DomainError>((resolve) => {
    timer = setTimeout(() => {
      const error = new DomainError('timeout', 'The AI service did not answer in time.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
      controller.abort(error)
      resolve(error)
    }, timeoutMs)
  })
  try {
    return await Promise.race([run(controller.signal).then(() => null), late])
  } catch (error) {
    if (error instanceof DomainError) return error
    return unavailable('The AI service is unavailable; please try again shortly.', error)
  } finally {
    clearTimeout(timer)
    // Whatever still runs of an answered or failed question is of no more use.
    controller.abort()
  }
}

function unavailable(sentence: string, cause?: unknown): DomainError {
  return new DomainError('ai_unavailable', sentence, { cause, retryAfterSeconds: RETRY_AFTER_SECONDS })
}

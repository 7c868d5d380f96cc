/**
 * The debrief of one headline, whole: cache, single flight, backend, guard, one more try, fallback.
 *
 *     default prompt ──▶ cache ──hit──▶ answer          custom prompt ──▶ backend ──▶ shape and count
 *                          │ miss                            └─ no backend ──▶ engine, prompt ignored
 *                          ▼
 *              (one flight per headline) backend ──▶ guard ──▶ five? ──▶ cache ──▶ answer
 *                          │ no backend: engine          └─ ask once more ──▶ else `ai_unavailable` or engine
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

/** A question under way, and how many variations its answer will have at least. */
interface Flight {
  enough: number
  made: Promise<CachedDebrief>
}

const STORED_VARIATIONS = 5
const CACHE_HOURS = 24
const RETRY_AFTER_SECONDS = 10

export function createDebriefer(deps: DebrieferDeps): Debriefer {
  const { engine, backend, cache, clock } = deps
  const flights = new Map<string, Flight>()

  function answerFromEngine(headline: string, count: number): CachedDebrief {
    return { ...engine.debriefHeadline(headline, count), backend: 'builtin' }
  }

  /**
   * @param enough variations that the caller cannot do without; `count` are asked for
   * @param systemPrompt null = the default one, whose answers the guard judges
   */
  async function answer(
    headline: string,
    count: number,
    enough: number,
    systemPrompt: string | null,
  ): Promise<CachedDebrief> {
    if (backend === null) return answerFromEngine(headline, count)
    try {
      const reply = await withDeadline(deps.timeoutMs, (signal) =>
        askForVariations({ backend, headline, count, enough, systemPrompt, signal }),
      )
      const evidence = detectTactics(headline)
      // A model that does not say which tactics it sees has not said that there are none.
      const tacticsFound = reply.tactics ?? engine.debriefHeadline(headline, 1).tacticsFound
      return { variations: reply.variations, tacticsFound, evidence, backend: backend.name }
    } catch (error) {
      if (!deps.fallbackToBuiltin || !(error instanceof DomainError)) throw error
      deps.reportFallback?.(error)
      return answerFromEngine(headline, count)
    }
  }

  async function makeAndStore(key: string, headline: string, enough: number): Promise<CachedDebrief> {
    const made = await answer(headline, STORED_VARIATIONS, enough, null)
    // What the engine said in place of a failed backend would hide the backend's return for a day.
    if (made.backend === (backend?.name ?? 'builtin')) {
      const expiresAt = new Date(clock.now().getTime() + CACHE_HOURS * 3_600_000)
      // A cache that cannot be written to costs the next caller time, not this one the answer.
      await cache.putDebrief(key, made, expiresAt).catch(() => undefined)
    }
    return made
  }

  async function debriefDefault({ headline, variationCount }: DebriefRequest): Promise<DebriefAnswer> {
    const key = cacheKey(headline, backend?.name ?? 'builtin')
    const stored = await cache.getDebrief(key, clock.now())
    if (stored !== null && stored.variations.length >= variationCount) {
      return { debrief: cut(stored, variationCount, false), cache: 'HIT' }
    }
    const flight = joinFlight(key, headline, variationCount)
    return { debrief: cut(await flight.made, variationCount, false), cache: 'MISS' }
  }

  /** Joins the question about this headline that is under way, unless its answer may be too short. */
  function joinFlight(key: string, headline: string, enough: number): Flight {
    const underWay = flights.get(key)
    if (underWay !== undefined && underWay.enough >= enough) return underWay
    const flight: Flight = {
      enough,
      made: makeAndStore(key, headline, enough).finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      }),
    }
    flights.set(key, flight)
    return flight
  }

  return {
    systemPrompt: DEFAULT_SYSTEM_PROMPT,
    tactics,
    async debrief(request) {
      const systemPrompt = request.systemPrompt?.trim() ? request.systemPrompt : null
      if (systemPrompt === null) return debriefDefault(request)
      const { headline, variationCount } = request
      const made = await answer(headline, variationCount, variationCount, systemPrompt)
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

/** Holds for backends that forget their signal, too. */
async function withDeadline<T>(timeoutMs: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DomainError('timeout', 'The AI service did not answer in time.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
      controller.abort(error)
      reject(error)
    }, timeoutMs)
  })
  try {
    return await Promise.race([run(controller.signal), late])
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError('ai_unavailable', 'The AI service is unavailable; please try again shortly.', {
      cause: error,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  } finally {
    clearTimeout(timer)
    // Whatever still runs of an answered or failed question is of no more use.
    controller.abort()
  }
}

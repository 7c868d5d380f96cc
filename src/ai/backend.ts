/**
 * A language model as an `AiBackend`: any OpenAI-compatible endpoint, or Anthropic's messages.
 *
 *     complete ─▶ lane ─▶ breaker ─▶ POST ──reply──▶ text, tokens
 *                 full: busy │ open: ├─ structure refused: one step down the ladder, at once
 *                            │ fails ├─ 408, 429, 5xx, reset, too slow: wait, again, three tries in all
 *                            ▼       └─ anything else: `ai_unavailable`
 *                      at once
 *
 * Whatever happens, it ends with the caller's signal. Why no SDK: docs/decisions/0065-ai-client.md
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../domain/clock.ts'
import type { AiBackend, AiRequest } from '../domain/debrief.ts'
import { DomainError } from '../domain/errors.ts'
import { type Answer, readAnswer } from './answer.ts'
import { createAnthropicDialect } from './anthropic.ts'
import { CircuitBreaker, type Permit } from './circuit-breaker.ts'
import type { Dialect, Structure } from './dialect.ts'
import { createAgent, post } from './exchange.ts'
import { asDomainError, type Failure, isLasting, isRetried, notAsked, outOfTime } from './failure.ts'
import { Lane } from './lane.ts'
import { AI_LIMITS, type AiLimits, type LaneLimits } from './limits.ts'
import { createOpenAiDialect } from './openai.ts'
import { afterRestMs, backoffMs } from './retry-after.ts'
import { StructureLadder } from './structure-ladder.ts'

export type { AiLimits } from './limits.ts'

export interface AiBackendOptions {
  provider: 'openai' | 'anthropic'
  /** With or without the version at its end; null = the provider's own. Any host: the operator chose it. */
  baseUrl: string | null
  model: string
  /** null for servers that ask for none. */
  apiKey: string | null
  clock: Clock
  /** Uniform in [0, 1). */
  random: () => number
  limits?: Partial<AiLimits>
}

/** Told to callers where the failure itself says nothing of when to come back. */
const RETRY_AFTER_SECONDS = 5
/** The longest that callers are told to stay away, however long the backend itself asks for. */
const LONGEST_RETRY_AFTER_SECONDS = 900

/** What one question carries from try to try. */
interface Call {
  request: AiRequest
  /** The caller's signal, or the end of this backend. */
  signal: AbortSignal
  lane: LaneLimits
  structure: Structure
  /** What refusals alone have led to: the way to begin with next time, should this question be answered. */
  taken: Structure
  url: string
  /** That failed. */
  tries: number
  tokens: number
}

/** @returns a backend whose `close` ends what is under way and lets go of every connection */
export function createAiBackend(options: AiBackendOptions): AiBackend & { close(): Promise<void> } {
  const { provider, model, clock, random } = options
  const limits: AiLimits = { ...AI_LIMITS, ...options.limits }
  const dialect: Dialect = provider === 'openai' ? createOpenAiDialect(options) : createAnthropicDialect(options)
  const agent = createAgent(limits.lanes.debrief.places + limits.lanes.ingestion.places)
  const lanes = { debrief: new Lane(limits.lanes.debrief), ingestion: new Lane(limits.lanes.ingestion) }
  const breaker = new CircuitBreaker(limits.breaker, clock)
  const ladder = new StructureLadder(dialect.structures)
  const calls = new Set<AbortController>()
  let knownUrl = dialect.urls[0]!
  let isClosed = false

  async function complete(request: AiRequest): ReturnType<AiBackend['complete']> {
    const stop = new AbortController()
    const abandon = () => stop.abort()
    request.signal.addEventListener('abort', abandon, { once: true })
    if (request.signal.aborted || isClosed) stop.abort()
    calls.add(stop)
    try {
      const place = await lanes[request.lane].enter(stop.signal)
      if (place === 'full') throw notAsked('overloaded', RETRY_AFTER_SECONDS)
      if (place === 'abandoned') throw ended()
      try {
        return await ask({
          request,
          signal: stop.signal,
          lane: limits.lanes[request.lane],
          structure: ladder.best,
          taken: ladder.best,
          url: knownUrl,
          tries: 0,
          tokens: 0,
        })
      } finally {
        place()
      }
    } finally {
      calls.delete(stop)
      request.signal.removeEventListener('abort', abandon)
    }
  }

  async function ask(call: Call): ReturnType<AiBackend['complete']> {
    for (;;) {
      const permit = breaker.admit()
      if (permit === null) throw notAsked('resting', retryAfterSeconds(null))
      const answer = await tryOnce(call)
      if (answer.kind === 'abandoned') {
        leave(permit, call)
        throw ended()
      }
      if (answer.kind === 'reply') {
        permit.succeed()
        knownUrl = call.url
        call.tokens += answer.reply.tokens
        if (answer.reply.isDeclined) return { text: '', tokens: call.tokens, isCut: false }
        // Some backends answer nothing at all where their grammar and their thinking are at odds.
        if (answer.reply.text.trim() === '' && stepDown(call)) continue
        if (answer.reply.text.trim() !== '') ladder.settleOn(call.taken)
        return { text: answer.reply.text, tokens: call.tokens, isCut: answer.reply.isCut }
      }
      if ((answer.isStructureDoubted && stepDownForGood(call)) || isElsewhere(call, answer.failure)) {
        permit.release()
        continue
      }
      await recover(call, permit, answer.failure)
    }
  }

  async function tryOnce({ request, signal, lane, structure, url }: Call): Promise<Answer> {
    const outcome = await post(agent, {
      url,
      headers: dialect.headers,
      body: dialect.writeBody(request, structure),
      signal,
      timeoutMs: lane.tryMs,
      mostBytes: limits.replyBytes,
    })
    return readAnswer(outcome, dialect, clock.now())
  }

  /** Waits until the next try makes sense. @throws where there is to be none */
  async function recover(call: Call, permit: Permit, failure: Failure): Promise<void> {
    permit.fail(isLasting(failure))
    call.tries += 1
    const waitMs = planWait(call, failure)
    if (waitMs === null) throw asDomainError(failure, retryAfterSeconds(failure.retryAfterMs))
    await pause(waitMs, undefined, { signal: call.signal }).catch(() => undefined)
    if (call.signal.aborted) throw ended()
  }

  /** @returns null when the question is given up */
  function planWait({ tries, lane }: Call, failure: Failure): number | null {
    const { retryAfterMs } = failure
    if (!isRetried(failure)) return null
    if (retryAfterMs !== null && retryAfterMs > lane.longestRestMs) {
      breaker.rest(Math.min(retryAfterMs, limits.longestFirstRestMs))
      return null
    }
    if (tries >= limits.tries || breaker.restMs > 0) return null
    return retryAfterMs === null
      ? backoffMs(tries, limits.backoff, random())
      : afterRestMs(retryAfterMs, limits.backoff, random())
  }

  /** Nothing was found at an address that we made up the version of: the call goes on at the next. */
  function isElsewhere(call: Call, { status }: Failure): boolean {
    const next = dialect.urls[dialect.urls.indexOf(call.url) + 1]
    if (next === undefined || (status !== 404 && status !== 405)) return false
    call.url = next
    return true
  }

  function stepDown(call: Call): boolean {
    const below = ladder.below(call.structure)
    if (below === null) return false
    call.structure = below
    return true
  }

  function stepDownForGood(call: Call): boolean {
    const isFirst = call.taken === call.structure
    if (!stepDown(call)) return false
    // Below an empty answer, which says nothing of the next question, neither does a refusal.
    if (isFirst) call.taken = call.structure
    return true
  }

  /** A deadline that passed is the backend's failure; a caller that left for another reason says nothing of it. */
  function leave(permit: Permit, { request }: Call): void {
    const reason: unknown = request.signal.reason
    const isDeadline = (reason instanceof DomainError && reason.code === 'timeout') || isTimeoutError(reason)
    if (isDeadline && !isClosed) permit.fail()
    else permit.release()
  }

  function retryAfterSeconds(askedMs: number | null): number {
    const ms = breaker.restMs || (askedMs ?? 0)
    return ms === 0 ? RETRY_AFTER_SECONDS : Math.min(LONGEST_RETRY_AFTER_SECONDS, Math.max(1, Math.ceil(ms / 1000)))
  }

  function ended(): DomainError {
    return isClosed ? notAsked('closed', RETRY_AFTER_SECONDS) : outOfTime(RETRY_AFTER_SECONDS)
  }

  return {
    name: `${provider}/${model}`,
    complete,
    async close() {
      isClosed = true
      for (const call of calls) call.abort()
      await agent.destroy()
    },
  }
}

/** As `AbortSignal.timeout` gives it. */
function isTimeoutError(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

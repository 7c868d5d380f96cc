/**
 * Sentence embeddings from any OpenAI-compatible `/embeddings` endpoint (Ollama's too), in batches, remembered by
 * text. One piece of evidence among many: whatever goes wrong, the caller gets none for all texts of the call, within
 * the deadline, and a backend that goes on failing is left alone for a while.
 */
import { createHash } from 'node:crypto'
import type { Clock } from '../domain/clock.ts'
import type { Embedder } from '../domain/embedder.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { endpointUrls, isRecord } from './dialect.ts'
import { createAgent, post } from './exchange.ts'

export interface EmbedderOptions {
  /** With or without the version at its end. */
  baseUrl: string
  model: string
  /** null for servers that ask for none. */
  apiKey: string | null
  clock: Clock
  /** Told once for every call that ended without vectors because of the backend; not of those it was spared. */
  reportFailure: (reason: string) => void
  limits?: Partial<EmbedderLimits>
}

export interface EmbedderLimits {
  /** For one call with all its batches. */
  deadlineMs: number
  textsPerBatch: number
  /** Read of one text. */
  characters: number
  /** Of one answer's body. */
  replyBytes: number
  /** Vectors kept: those of a live window that is filled again, which are asked for in turn, and some news. */
  cached: number
  failures: number
  firstPauseMs: number
  longestPauseMs: number
}

const LIMITS: EmbedderLimits = {
  deadlineMs: 5_000,
  textsPerBatch: 64,
  characters: 1_000,
  replyBytes: 8 * 1024 * 1024,
  cached: 6_000,
  failures: 2,
  firstPauseMs: 30_000,
  longestPauseMs: 600_000,
}
const MOST_DIMENSIONS = 8_192

export function createEmbedder(options: EmbedderOptions): Embedder {
  const limits: EmbedderLimits = { ...LIMITS, ...options.limits }
  const { failures, firstPauseMs, longestPauseMs } = limits
  const { urls, basicAuth } = endpointUrls(options.baseUrl, 'v1', 'embeddings')
  const authorization = options.apiKey === null ? basicAuth : `Bearer ${options.apiKey}`
  const agent = createAgent(1)
  const breaker = new CircuitBreaker(
    { failures, firstPauseMs, longestPauseMs, longestRestMs: longestPauseMs },
    options.clock,
  )
  const stop = new AbortController()
  /** By text, the last used last. */
  const cache = new Map<string, Float32Array>()
  let url = urls[0]!
  /** Of every vector of this backend: vectors of two lengths cannot be compared. */
  let dimensions: number | null = null

  /** @returns the vectors in the order of the texts, or what was wrong */
  async function ask(texts: readonly string[], deadline: number): Promise<Float32Array[] | string> {
    for (;;) {
      const timeoutMs = deadline - performance.now()
      if (timeoutMs <= 0) return 'too late'
      const outcome = await post(agent, {
        url,
        headers: authorization === null ? {} : { authorization },
        body: JSON.stringify({ model: options.model, input: texts, encoding_format: 'float' }),
        signal: stop.signal,
        timeoutMs,
        mostBytes: limits.replyBytes,
      })
      if (outcome.kind !== 'answered') return outcome.kind
      const next = urls[urls.indexOf(url) + 1]
      if (outcome.status === 404 && next !== undefined && dimensions === null) {
        url = next
        continue
      }
      if (outcome.status !== 200) return `status ${outcome.status}`
      return readVectors(outcome.text, texts.length, dimensions) ?? 'not the vectors that were asked for'
    }
  }

  /** The last used goes last; the first is forgotten. */
  function remember(text: string, vector: Float32Array): void {
    const key = keyOf(text)
    cache.delete(key)
    cache.set(key, vector)
    if (cache.size > limits.cached) cache.delete(cache.keys().next().value!)
  }

  /** @param found takes the vectors */
  async function askAll(texts: readonly string[], found: Map<string, Float32Array>): Promise<boolean> {
    const permit = breaker.admit()
    if (permit === null) return false
    const deadline = performance.now() + limits.deadlineMs
    for (let start = 0; start < texts.length; start += limits.textsPerBatch) {
      const batch = texts.slice(start, start + limits.textsPerBatch)
      const vectors = await ask(batch, deadline)
      if (typeof vectors === 'string') {
        if (stop.signal.aborted) permit.release()
        else {
          permit.fail()
          options.reportFailure(vectors)
        }
        return false
      }
      dimensions = vectors[0]!.length
      for (const [index, text] of batch.entries()) {
        found.set(text, vectors[index]!)
        remember(text, vectors[index]!)
      }
    }
    permit.succeed()
    return true
  }

  return {
    async embed(texts) {
      // Half a character at the end is none that strict servers take: they refuse the whole batch.
      const cut = texts.map((text) => text.slice(0, limits.characters).toWellFormed())
      // Held until the answer is whole: another call may push them out of the cache meanwhile.
      const found = new Map<string, Float32Array>()
      for (const text of cut) {
        const vector = cache.get(keyOf(text))
        if (vector !== undefined) found.set(text, vector)
      }
      const missing = [...new Set(cut)].filter((text) => !found.has(text))
      if (missing.length > 0 && !(await askAll(missing, found))) return texts.map(() => null)
      for (const text of cut) remember(text, found.get(text)!)
      return cut.map((text) => found.get(text)!)
    },
    async close() {
      stop.abort()
      await agent.destroy()
    },
  }
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/** @returns null unless there is exactly one sound vector for every text */
function readVectors(body: string, count: number, dimensions: number | null): Float32Array[] | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return null
  }
  const items = isRecord(parsed) && Array.isArray(parsed.data) ? (parsed.data as unknown[]) : null
  if (items === null || items.length !== count) return null
  const vectors: (Float32Array | undefined)[] = new Array(count).fill(undefined)
  for (const [place, item] of items.entries()) {
    if (!isRecord(item)) return null
    // Some servers answer in another order, and say so.
    const index = item.index ?? place
    if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= count) return null
    const vector = readVector(item.embedding)
    if (vector === null || vectors[index] !== undefined) return null
    vectors[index] = vector
  }
  const expected = dimensions ?? vectors[0]!.length
  return vectors.every((vector) => vector!.length === expected) ? (vectors as Float32Array[]) : null
}

function readVector(value: unknown): Float32Array | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_DIMENSIONS) return null
  const vector = new Float32Array(value.length)
  let squares = 0
  for (let i = 0; i < value.length; i++) {
    const number: unknown = value[i]
    if (typeof number !== 'number') return null
    vector[i] = number
    squares += vector[i]! * vector[i]!
  }
  return squares > 0 && Number.isFinite(squares) ? vector : null
}

/** The language model that the settings name, if they name one; its client is loaded only then. */
import type { Logger } from 'pino'
import { AI_LIMITS, DEBRIEF_BREAKER } from '../ai/limits.ts'
import type { Config } from '../config.ts'
import type { Clock } from '../domain/clock.ts'
import type { AiBackend, AiRequest } from '../domain/debrief.ts'
import type { Embedder } from '../domain/embedder.ts'
import type { DomainError } from '../domain/errors.ts'

/** Of a debrief's budget, so that a try that hangs leaves time for another. */
const TRY_SHARE = 2 / 3
/** A batch of twenty titles is as long an answer as two or three debriefs. */
const TITLES_TO_DEBRIEF = 3

/**
 * @param lane what is asked of it above all
 * @returns null where the built-in engine answers alone
 */
export async function connectBackend(
  config: Config,
  clock: Clock,
  lane: AiRequest['lane'],
): Promise<(AiBackend & { close(): Promise<void> }) | null> {
  const { aiProvider: provider, aiModel: model, aiTimeoutMs } = config
  if (provider === 'builtin' || model === null) return null
  const { createAiBackend } = await import('../ai/backend.ts')
  const { lanes, breaker } = AI_LIMITS
  return createAiBackend({
    provider,
    baseUrl: config.aiBaseUrl,
    model,
    apiKey: config.aiApiKey,
    clock,
    random: Math.random,
    limits: {
      breaker: lane === 'debrief' ? DEBRIEF_BREAKER : breaker,
      lanes: {
        debrief: { ...lanes.debrief, tryMs: aiTimeoutMs * TRY_SHARE },
        ingestion: { ...lanes.ingestion, tryMs: aiTimeoutMs * TITLES_TO_DEBRIEF },
      },
    },
  })
}

/** @returns null where grouping goes by words alone */
export async function connectEmbedder(config: Config, clock: Clock, logger: Logger): Promise<Embedder | null> {
  const { embeddingsBaseUrl: baseUrl, embeddingsModel: model, embeddingsApiKey: apiKey } = config
  if (baseUrl === null || model === null) return null
  const { createEmbedder } = await import('../ai/embedder.ts')
  const reportFailure = (reason: string): void =>
    logger.warn({ reason }, 'no embeddings came; grouping goes by words alone')
  return createEmbedder({ baseUrl, model, apiKey, clock, reportFailure })
}

/** What a log may say of a failure of the backend: our own codes for it, nothing that came from upstream. */
export function describeFailure(error: DomainError): object {
  const cause = error.cause as { name?: string; code?: string } | undefined
  return { code: error.code, cause: cause?.name, causeCode: cause?.code }
}

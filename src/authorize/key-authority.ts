/**
 * Says who may call the debrief endpoint, and how often: 200 calls in any 60 seconds per key, counted exactly, over
 * all processes, in the store's sliding log. Why a log and no bucket: docs/decisions/0037-rate-limit.md
 */
import type { ApiKey, ApiKeyStore, KeyAuthority, RateLimitStore } from '../domain/api-key.ts'
import type { Clock } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import { hashSecret, isKeyForm } from './key-format.ts'

const CALLS_PER_WINDOW = 200
const WINDOW_MS = 60_000
/** "Last used" is written at most once in this time per key. */
const TOUCH_EVERY_MS = 60_000

const MISSING = 'API key missing: send it in the X-API-Key header or as api_key in the body'
// One text for keys that never were and keys that are no more: an answer tells nothing about a guessed key.
const INVALID = 'API key not valid'

export interface KeyAuthorityNeeds {
  store: ApiKeyStore & RateLimitStore
  clock: Clock
  /** Told when "last used" could not be written. The call itself goes on. */
  onTouchFailed?: (error: unknown) => void
}

export function createKeyAuthority({ store, clock, onTouchFailed }: KeyAuthorityNeeds): KeyAuthority {
  /** Keys whose touch is on its way: a burst of calls writes once. */
  const touching = new Set<number>()

  /** Not awaited by the call: it costs the caller nothing, and its failure loses a minute of "last used". */
  function touch(key: ApiKey, now: Date): void {
    const isRecent = key.lastUsedAt !== null && now.getTime() - key.lastUsedAt.getTime() < TOUCH_EVERY_MS
    if (isRecent || touching.has(key.id)) return
    touching.add(key.id)
    store
      .touchApiKey(key.id, now)
      .catch((error: unknown) => onTouchFailed?.(error))
      .finally(() => touching.delete(key.id))
  }

  return {
    limit: CALLS_PER_WINDOW,
    windowMs: WINDOW_MS,

    async authenticate(presented) {
      if (presented === null || presented.trim() === '') throw new DomainError('unauthorized', MISSING)
      // The store finds a key by its digest, so no time it takes says anything about the key itself.
      const key = isKeyForm(presented) ? await store.findApiKey(hashSecret(presented)) : null
      const now = clock.now()
      if (key === null || (key.revokedAt !== null && key.revokedAt <= now)) {
        throw new DomainError('unauthorized', INVALID)
      }
      touch(key, now)
      return key
    },

    admit(key) {
      return store.admitCall(`api-key:${key.id}`, CALLS_PER_WINDOW, WINDOW_MS, clock.now())
    },
  }
}

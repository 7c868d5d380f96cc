/**
 * The desk where API keys are asked for, decided on, collected, rotated and revoked.
 *
 *     request ──► pending ──► approved ──► collected (the key is made and shown, once)
 *                    └──────► rejected
 *     key ──► active ──► rotated (works on for the grace) ──► revoked
 *
 * Made at collection and not at approval, so that nobody but the requester ever holds the key.
 */
import type { ApiKey, ApiKeyStore, KeyDesk } from '../domain/api-key.ts'
import { networkOf, siteOf } from '../domain/client-network.ts'
import type { Clock } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import { formApiKey, formClaimToken, hasHash, hashSecret, SECRET_BYTES } from './key-format.ts'

const REQUESTS_PER_ADDRESS = 5
const ADDRESS_WINDOW_MS = 24 * 3_600_000
/** More waiting requests than anybody will review are turned away, whatever their address. */
const MOST_PENDING = 1_000
/** Of them, from one site: whoever has many addresses of a network cannot lock out all others. */
const MOST_PENDING_OF_SITE = 50
const LONGEST_GRACE_HOURS = 720
const LONGEST_NAME = 100

const FLOODS = {
  too_many_of_address: 'Too many key requests from this address: try again tomorrow',
  too_many_of_network: 'Too many key requests from this network are waiting: try again when some have been reviewed',
  too_many_pending: 'Too many key requests are waiting: try again when some have been reviewed',
}

export interface KeyDeskNeeds {
  store: ApiKeyStore
  clock: Clock
  /** Cryptographically strong chance: `randomBytes` of node:crypto. */
  randomBytes: (size: number) => Uint8Array
}

export function createKeyDesk({ store, clock, randomBytes }: KeyDeskNeeds): KeyDesk {
  const newKey = () => formApiKey(randomBytes(SECRET_BYTES))

  return {
    async createKey(name) {
      checkName(name)
      const { key, prefix, hash } = newKey()
      const created = await store.createApiKey({ name: name.trim(), prefix, hash, createdAt: clock.now() })
      return { id: created.id, name: created.name, key }
    },

    listKeys: () => store.listApiKeys(),

    async revokeKey(id) {
      return (await store.revokeApiKey(id, clock.now())) ?? refuseUnknownKey()
    },

    async rotateKey(id, graceHours) {
      checkGrace(graceHours)
      const now = clock.now()
      checkRotatable((await store.listApiKeys()).find((key) => key.id === id))
      const { key, prefix, hash } = newKey()
      const oldKeyEndsAt = new Date(now.getTime() + graceHours * 3_600_000)
      const successor = await store.rotateApiKey(id, { prefix, hash, createdAt: now }, oldKeyEndsAt)
      if (successor === null) refuseUnknownKey()
      return { id: successor.id, name: successor.name, key, oldKeyEndsAt }
    },

    async requestKey(request, address) {
      checkName(request.name)
      checkEmail(request.email)
      checkWebsite(request.website)
      const now = clock.now()
      const addressHash = hashSecret(`address:${networkOf(address)}`)
      const networkHash = hashSecret(`network:${siteOf(address)}`)
      const requestId = Buffer.from(randomBytes(12)).toString('hex')
      const claimToken = formClaimToken(randomBytes(SECRET_BYTES))
      const claimTokenHash = hashSecret(claimToken)
      const outcome = await store.createKeyRequest(
        { id: requestId, ...request, requestedAt: now, claimTokenHash, addressHash, networkHash },
        {
          perAddress: REQUESTS_PER_ADDRESS,
          since: new Date(now.getTime() - ADDRESS_WINDOW_MS),
          pendingOfNetwork: MOST_PENDING_OF_SITE,
          pending: MOST_PENDING,
        },
      )
      if (outcome !== 'created') refuseFlood(FLOODS[outcome])
      return { requestId, claimToken }
    },

    async collectKey(requestId, claimToken) {
      if (claimToken === null) throw new DomainError('unauthorized', 'Claim token missing: send it as a Bearer token')
      const request = await store.findKeyRequest(requestId)
      if (request === null) throw new DomainError('not_found', 'There is no such key request')
      if (!hasHash(claimToken, request.claimTokenHash)) throw new DomainError('unauthorized', 'Claim token not valid')
      if (request.status !== 'approved') return { status: request.status, key: null, isCollected: false }
      if (request.collectedAt !== null) return { status: 'approved', key: null, isCollected: true }
      const { key, prefix, hash } = newKey()
      const made = await store.collectKeyRequest(requestId, {
        name: request.name,
        prefix,
        hash,
        createdAt: clock.now(),
      })
      // null: another call collected it between our two reads.
      return { status: 'approved', key: made === null ? null : key, isCollected: true }
    },

    listRequests: (status) => store.listKeyRequests(status),

    async decideRequest(id, status) {
      const decided = await store.decideKeyRequest(id, status, clock.now())
      if (decided !== null) return decided
      if ((await store.findKeyRequest(id)) === null) {
        throw new DomainError('not_found', 'There is no such key request')
      }
      throw new DomainError('conflict', 'This key request is decided already')
    },
  }
}

function checkName(name: string): void {
  const length = [...name.trim()].length
  if (length < 1 || [...name].length > LONGEST_NAME) {
    throw new DomainError('invalid', `must be 1 to ${LONGEST_NAME} characters`, { field: 'name' })
  }
}

/** One @ with something before and a dotted host behind: more than that only a letter sent there can tell. */
function checkEmail(email: string): void {
  if (email.length > 254 || !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) {
    throw new DomainError('invalid', 'must be an e-mail address', { field: 'email' })
  }
}

function checkWebsite(website: string | null): void {
  if (website === null) return
  const url = URL.parse(website)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new DomainError('invalid', 'must be an http or https address', { field: 'website' })
  }
}

function checkGrace(graceHours: number): void {
  if (!Number.isInteger(graceHours) || graceHours < 0 || graceHours > LONGEST_GRACE_HOURS) {
    throw new DomainError('invalid', `must be an integer from 0 to ${LONGEST_GRACE_HOURS}`, { field: 'grace_hours' })
  }
}

function checkRotatable(key: ApiKey | undefined): void {
  if (key === undefined) refuseUnknownKey()
  if (key.revokedAt !== null) throw new DomainError('conflict', 'This API key is revoked or rotated already')
}

function refuseFlood(sentence: string): never {
  throw new DomainError('rate_limited', sentence, { retryAfterSeconds: ADDRESS_WINDOW_MS / 1000 })
}

function refuseUnknownKey(): never {
  throw new DomainError('not_found', 'There is no such API key')
}

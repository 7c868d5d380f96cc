/** API keys, kept as hashes, and the requests for them. */
import type { ApiKey, ApiKeyStore, KeyRequest } from '../domain/api-key.ts'
import { MOST_SKEW_MS } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import {
  type Database,
  forUpdate,
  type Queries,
  readOptionalTime,
  readTime,
  writeOptionalTime,
  writeTime,
} from './database.ts'
import { takeIds } from './store-state.ts'

interface KeyRow {
  id: number
  name: string
  prefix: string
  created_at: number
  revoked_at: number | null
  last_used_at: number | null
  replaced_by_id: number | null
}

interface RequestRow {
  id: string
  name: string
  email: string
  intended_use: string
  website: string | null
  status: KeyRequest['status']
  requested_at: number
  decided_at: number | null
  collected_at: number | null
  claim_token_hash: string
  api_key_id: number | null
}

/** `last_used_at` is written at most this often for one key. */
const TOUCH_INTERVAL_MS = 60_000
/** Of PostgreSQL: held while requests are counted and one is added. */
const REQUESTS_LOCK = 7_302_115

export function apiKeyStore(db: Database): ApiKeyStore {
  return {
    createApiKey: (key) => db.transaction((tx) => insertKey(tx, key)),

    async findApiKey(hash) {
      const row = await db.get<KeyRow>('select * from api_keys where hash = ?', [hash])
      return row === undefined ? null : readKey(row)
    },

    async listApiKeys() {
      return (await db.all<KeyRow>('select * from api_keys order by id')).map(readKey)
    },

    revokeApiKey: (id, revokedAt) =>
      db.transaction(async (tx) => {
        const key = await lockKey(tx, id)
        if (key === null) return null
        // A key that has ended stays ended; one whose grace lasts ends at the earlier time.
        if (key.revokedAt === null || key.revokedAt > revokedAt) await endKey(tx, id, revokedAt)
        return lockKey(tx, id)
      }),

    rotateApiKey: (id, successor, graceEndsAt) =>
      db.transaction(async (tx) => {
        const key = await lockKey(tx, id)
        if (key === null) return null
        if (key.replacedById !== null || key.revokedAt !== null) {
          throw new DomainError('conflict', 'This API key is revoked or rotated already')
        }
        const next = await insertKey(tx, { name: key.name, ...successor })
        await tx.run('update api_keys set revoked_at = ?, replaced_by_id = ? where id = ?', [
          writeTime(graceEndsAt),
          next.id,
          id,
        ])
        return next
      }),

    async touchApiKey(id, usedAt) {
      await db.run(
        'update api_keys set last_used_at = ? where id = ? and (last_used_at is null or last_used_at <= ?)',
        [writeTime(usedAt), id, writeTime(usedAt) - TOUCH_INTERVAL_MS],
      )
    },

    createKeyRequest: (request, limits) =>
      db.transaction(async (tx) => {
        // SQLite's transactions begin with the write lock already.
        if (tx.dialect === 'postgres') await tx.get('select pg_advisory_xact_lock(?::bigint)', [REQUESTS_LOCK])
        const counts = (await tx.get<{ of_address: number; of_network: number; pending: number }>(
          `select (select count(*) from key_requests where address_hash = ? and requested_at between ? and ?) as of_address,
             (select count(*) from key_requests where network_hash = ? and status = 'pending') as of_network,
             (select count(*) from key_requests where status = 'pending') as pending`,
          // What lies further ahead was noted by a clock set back since.
          [
            request.addressHash,
            writeTime(limits.since),
            writeTime(request.requestedAt) + MOST_SKEW_MS,
            request.networkHash,
          ],
        ))!
        if (counts.of_address >= limits.perAddress) return 'too_many_of_address'
        if (counts.of_network >= limits.pendingOfNetwork) return 'too_many_of_network'
        if (counts.pending >= limits.pending) return 'too_many_pending'
        await tx.run(
          `insert into key_requests (id, name, email, intended_use, website, status, requested_at, claim_token_hash,
             address_hash, network_hash) values (?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?)`,
          [
            request.id,
            request.name,
            request.email,
            request.intendedUse,
            request.website,
            writeTime(request.requestedAt),
            request.claimTokenHash,
            request.addressHash,
            request.networkHash,
          ],
        )
        return 'created'
      }),

    async findKeyRequest(id) {
      const row = await db.get<RequestRow>('select * from key_requests where id = ?', [id])
      if (row === undefined) return null
      return { ...readRequest(row), claimTokenHash: row.claim_token_hash, apiKeyId: row.api_key_id }
    },

    async listKeyRequests(status) {
      const rows =
        status === null
          ? await db.all<RequestRow>('select * from key_requests order by requested_at, id')
          : await db.all<RequestRow>('select * from key_requests where status = ? order by requested_at, id', [status])
      return rows.map(readRequest)
    },

    decideKeyRequest: (id, status, decidedAt) =>
      db.transaction(async (tx) => {
        const changes = await tx.run(
          `update key_requests set status = ?, decided_at = ? where id = ? and status = 'pending'`,
          [status, writeTime(decidedAt), id],
        )
        return changes === 0 ? null : readRequest((await getRequest(tx, id))!)
      }),

    collectKeyRequest: (id, key) =>
      db.transaction(async (tx) => {
        const request = await getRequest(tx, id)
        if (request?.status !== 'approved' || request.collected_at !== null) return null
        const created = await insertKey(tx, key)
        await tx.run('update key_requests set collected_at = ?, api_key_id = ? where id = ?', [
          writeTime(key.createdAt),
          created.id,
          id,
        ])
        return created
      }),
  }
}

async function insertKey(
  tx: Queries,
  key: { name: string; prefix: string; hash: string; createdAt: Date },
): Promise<ApiKey> {
  const id = await takeIds(tx, 'api_key', 1)
  await tx.run('insert into api_keys (id, name, prefix, hash, created_at) values (?, ?, ?, ?, ?)', [
    id,
    key.name,
    key.prefix,
    key.hash,
    writeTime(key.createdAt),
  ])
  return {
    id,
    name: key.name,
    prefix: key.prefix,
    createdAt: key.createdAt,
    revokedAt: null,
    lastUsedAt: null,
    replacedById: null,
  }
}

async function lockKey(tx: Queries, id: number): Promise<ApiKey | null> {
  const row = await tx.get<KeyRow>(`select * from api_keys where id = ?${forUpdate(tx)}`, [id])
  return row === undefined ? null : readKey(row)
}

async function endKey(tx: Queries, id: number, at: Date): Promise<void> {
  await tx.run('update api_keys set revoked_at = ? where id = ?', [writeOptionalTime(at), id])
}

function getRequest(tx: Queries, id: string): Promise<RequestRow | undefined> {
  return tx.get<RequestRow>(`select * from key_requests where id = ?${forUpdate(tx)}`, [id])
}

function readKey(row: KeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    createdAt: readTime(row.created_at),
    revokedAt: readOptionalTime(row.revoked_at),
    lastUsedAt: readOptionalTime(row.last_used_at),
    replacedById: row.replaced_by_id,
  }
}

function readRequest(row: RequestRow): KeyRequest {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    intendedUse: row.intended_use,
    website: row.website,
    status: row.status,
    requestedAt: readTime(row.requested_at),
    decidedAt: readOptionalTime(row.decided_at),
    collectedAt: readOptionalTime(row.collected_at),
  }
}

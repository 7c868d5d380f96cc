/** API keys and requests for them on the wire. Of a key, only its first ten characters are ever shown again. */
import T, { type Static } from 'typebox'
import type { ApiKey, KeyRequest } from '../../domain/api-key.ts'
import { toTimestamp } from '../../domain/clock.ts'
import { Timestamp } from './timestamp.ts'

const STATUSES = ['pending', 'approved', 'rejected'] as const
const Status = T.Enum([...STATUSES], { type: 'string' })
const MaybeTimestamp = T.Union([Timestamp, T.Null()])
const NO_NUL = { pattern: '^[^\\u0000]*$', 'x-rule': 'must not hold a NUL character' }

export const KeyRequestBody = T.Object({
  name: T.String({ minLength: 1, maxLength: 100, 'x-trimmed-minimum': true, ...NO_NUL }),
  email: T.String({ minLength: 3, maxLength: 254, 'x-trimmed-minimum': true, ...NO_NUL }),
  intended_use: T.String({ minLength: 1, maxLength: 2000, 'x-trimmed-minimum': true, ...NO_NUL }),
  website: T.Optional(T.String({ maxLength: 500, ...NO_NUL })),
})

export const KeyRequestAcceptedWire = T.Object({
  request_id: T.String(),
  status: T.Literal('pending'),
  claim_token: T.String({ description: 'Collects the key later; shown only here' }),
  message: T.String(),
})

export const RequestPath = T.Object({ request_id: T.String() })
export const KeyRequestStateWire = T.Object({
  request_id: T.String(),
  status: Status,
  message: T.String(),
  api_key: T.Optional(T.String({ description: 'There once: in the first answer after approval' })),
})

export const RequestListParameters = T.Object({ status: T.Optional(Status) })
export const KeyRequestWire = T.Object(
  {
    request_id: T.String(),
    name: T.String(),
    email: T.String(),
    intended_use: T.String(),
    website: T.Union([T.String(), T.Null()]),
    status: Status,
    requested_at: Timestamp,
    decided_at: MaybeTimestamp,
    collected_at: MaybeTimestamp,
  },
  { $id: 'KeyRequest' },
)
export const KeyRequestListWire = T.Object({ requests: T.Array(T.Ref('KeyRequest#')) })

export const KeyPath = T.Object({ key_id: T.Integer() })
export const ApiKeyWire = T.Object(
  {
    id: T.Integer(),
    name: T.String(),
    prefix: T.String({ description: 'The first ten characters' }),
    created_at: Timestamp,
    revoked_at: T.Union([Timestamp, T.Null()], { description: 'In the future while the grace of a rotation lasts' }),
    last_used_at: MaybeTimestamp,
    replaced_by_id: T.Union([T.Integer(), T.Null()]),
  },
  { $id: 'ApiKey' },
)
export const KeyListWire = T.Object({ keys: T.Array(T.Ref('ApiKey#')) })
export const NewKeyBody = T.Object({
  name: T.String({ minLength: 1, maxLength: 100, 'x-trimmed-minimum': true, ...NO_NUL }),
})
export const NewKeyWire = T.Object({ id: T.Integer(), name: T.String(), key: T.String() })
export const RotationBody = T.Object({
  grace_hours: T.Optional(
    T.Integer({ minimum: 0, maximum: 720, default: 0, description: 'How long the old key still works' }),
  ),
})
export const RotatedKeyWire = T.Object({ ...NewKeyWire.properties, old_key_ends_at: Timestamp })

export function presentKeyRequest(request: KeyRequest): Static<typeof KeyRequestWire> {
  return {
    request_id: request.id,
    name: request.name,
    email: request.email,
    intended_use: request.intendedUse,
    website: request.website,
    status: request.status,
    requested_at: toTimestamp(request.requestedAt),
    decided_at: toTimestamp(request.decidedAt),
    collected_at: toTimestamp(request.collectedAt),
  }
}

export function presentApiKey(key: ApiKey): Static<typeof ApiKeyWire> {
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    created_at: toTimestamp(key.createdAt),
    revoked_at: toTimestamp(key.revokedAt),
    last_used_at: toTimestamp(key.lastUsedAt),
    replaced_by_id: key.replacedById,
  }
}

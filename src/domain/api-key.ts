/** Keys for POST /api/debrief: requested, reviewed, shown once, stored as a hash. */

export interface ApiKey {
  id: number
  name: string
  /** The first 10 characters, to recognise a key by; the rest is stored as SHA-256 only. */
  prefix: string
  createdAt: Date
  /** null = active. In the future while a rotation's grace lasts. */
  revokedAt: Date | null
  lastUsedAt: Date | null
  /** The key that replaced this one, if it was rotated. */
  replacedById: number | null
}

export interface KeyRequest {
  id: string
  name: string
  email: string
  intendedUse: string
  website: string | null
  status: 'pending' | 'approved' | 'rejected'
  requestedAt: Date
  decidedAt: Date | null
  /** Set once the requester has collected the key. */
  collectedAt: Date | null
}

export interface KeyRequestLimits {
  /** Requests of one address after `since`. */
  perAddress: number
  since: Date
  /** Requests of one larger network that wait for review. */
  pendingOfNetwork: number
  /** Requests that wait for review, of any address. */
  pending: number
}

export interface ApiKeyStore {
  createApiKey(key: { name: string; prefix: string; hash: string; createdAt: Date }): Promise<ApiKey>
  /** The key with this SHA-256 (hex), revoked ones too; null when there is none. */
  findApiKey(hash: string): Promise<ApiKey | null>
  listApiKeys(): Promise<ApiKey[]>
  /** @returns null when there is no such key */
  revokeApiKey(id: number, revokedAt: Date): Promise<ApiKey | null>
  /** Creates the successor and ends the old key at `graceEndsAt`, in one transaction. */
  rotateApiKey(
    id: number,
    successor: { prefix: string; hash: string; createdAt: Date },
    graceEndsAt: Date,
  ): Promise<ApiKey | null>
  touchApiKey(id: number, usedAt: Date): Promise<void>

  /** Keeps a request unless a limit is reached. Counting and keeping are one step: callers at once get no more. */
  createKeyRequest(
    request: Omit<KeyRequest, 'status' | 'decidedAt' | 'collectedAt'> & {
      claimTokenHash: string
      addressHash: string
      networkHash: string
    },
    limits: KeyRequestLimits,
  ): Promise<'created' | 'too_many_of_address' | 'too_many_of_network' | 'too_many_pending'>
  findKeyRequest(id: string): Promise<(KeyRequest & { claimTokenHash: string; apiKeyId: number | null }) | null>
  listKeyRequests(status: KeyRequest['status'] | null): Promise<KeyRequest[]>
  /** Decides a pending request. @returns null when there is none such, or it was decided already */
  decideKeyRequest(id: string, status: 'approved' | 'rejected', decidedAt: Date): Promise<KeyRequest | null>
  /**
   * Collects an approved request exactly once, creating the key in the same transaction.
   * @returns null when it was collected already, or is not approved
   */
  collectKeyRequest(
    id: string,
    key: { name: string; prefix: string; hash: string; createdAt: Date },
  ): Promise<ApiKey | null>
}

export interface RateAdmission {
  isAdmitted: boolean
  /** Calls left in the window after this one. */
  remaining: number
  /** When the oldest counted call leaves the window; null when none is counted. */
  oldestLeavesAt: Date | null
}

/** An exact sliding log over all processes of a deployment, kept over restarts. */
export interface RateLimitStore {
  /** Admits and counts a call if fewer than `limit` were admitted in the last `windowMs`; rejected calls are not counted. */
  admitCall(subject: string, limit: number, windowMs: number, now: Date): Promise<RateAdmission>
}

/** Who may call POST /api/debrief, and how often. Made by `authorize/`. */
export interface KeyAuthority {
  readonly limit: number
  readonly windowMs: number
  /** @throws DomainError 'unauthorized': one text for a missing key, one for an invalid or revoked one */
  authenticate(presented: string | null): Promise<ApiKey>
  /** Counts the call if it is admitted; says what is left in either case. */
  admit(key: ApiKey): Promise<RateAdmission>
}

/** The desk where keys are asked for, decided on, collected, rotated and revoked. Made by `authorize/`. */
export interface KeyDesk {
  createKey(name: string): Promise<{ id: number; name: string; key: string }>
  listKeys(): Promise<ApiKey[]>
  /** @throws DomainError 'not_found' */
  revokeKey(id: number): Promise<ApiKey>
  /** @param graceHours 0 to 720: how long the old key still works. @throws DomainError 'not_found', 'invalid', 'conflict' */
  rotateKey(id: number, graceHours: number): Promise<{ id: number; name: string; key: string; oldKeyEndsAt: Date }>
  /** @param address the caller's address, for the limits per address and network; kept as hashes. @throws DomainError 'invalid', 'rate_limited' */
  requestKey(
    request: { name: string; email: string; intendedUse: string; website: string | null },
    address: string,
  ): Promise<{ requestId: string; claimToken: string }>
  /** State of a request; `key` is there exactly once, on the first call after approval. @throws DomainError 'unauthorized', 'not_found' */
  collectKey(
    requestId: string,
    claimToken: string | null,
  ): Promise<{ status: KeyRequest['status']; key: string | null; isCollected: boolean }>
  listRequests(status: KeyRequest['status'] | null): Promise<KeyRequest[]>
  /** @throws DomainError 'not_found', 'conflict' when decided already */
  decideRequest(id: string, status: 'approved' | 'rejected'): Promise<KeyRequest>
}

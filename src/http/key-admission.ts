/** Lets a call with an API key in: checks the key, counts the call, and shows in the headers what is left of the window. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeyAuthority, RateAdmission } from '../domain/api-key.ts'
import type { Clock } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import type { Service } from './service.ts'

/**
 * @param presented as the caller gave it; null where there is none
 * @throws DomainError 'unauthorized', 'rate_limited'
 */
export async function admitCall(
  { authority, clock }: Pick<Service, 'authority' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
  presented: string | null,
): Promise<void> {
  const key = await authority.authenticate(presented)
  request.apiKeyId = key.id
  const admission = await authority.admit(key)
  const retryAfterSeconds = showRate(reply, authority, admission, clock)
  if (!admission.isAdmitted) throw new DomainError('rate_limited', rateText(authority), { retryAfterSeconds })
}

/**
 * Puts what is left of the window into the headers.
 * @returns whole seconds until the oldest counted call leaves the window; 0 when none is counted
 */
function showRate(reply: FastifyReply, authority: KeyAuthority, admission: RateAdmission, clock: Clock): number {
  const { limit, windowMs } = authority
  const now = clock.now().getTime()
  const leavesAt = admission.oldestLeavesAt?.getTime() ?? now
  const seconds = Math.max(0, Math.ceil((leavesAt - now) / 1000))
  reply.headers({
    'RateLimit-Policy': `"debrief";q=${limit};w=${windowMs / 1000}`,
    RateLimit: `"debrief";r=${admission.remaining};t=${seconds}`,
    'X-RateLimit-Limit': limit,
    'X-RateLimit-Remaining': admission.remaining,
    'X-RateLimit-Reset': Math.ceil(leavesAt / 1000),
  })
  return seconds
}

function rateText({ limit, windowMs }: KeyAuthority): string {
  const window = windowMs === 60_000 ? 'minute' : `${windowMs / 1000} seconds`
  return `Rate limit exceeded: more than ${limit} requests per ${window}. Please try again shortly`
}

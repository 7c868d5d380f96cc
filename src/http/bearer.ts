/** Bearer tokens: reading them from a request, and comparing a secret without telling by the time it takes. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../domain/errors.ts'

/** @returns null where the request carries none */
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}

/** A hook that lets only the holder of the token pass. */
export function requireBearer(token: string): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(token)
  return async (request, reply) => {
    const presented = bearerOf(request)
    if (presented !== null && timingSafeEqual(digest(presented), expected)) return
    reply.header('WWW-Authenticate', 'Bearer')
    throw new DomainError('unauthorized', presented === null ? 'Admin token missing' : 'Admin token not valid')
  }
}

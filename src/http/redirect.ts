/** Leads on, for good, to the address that something has now. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CACHE_PUBLIC, JSON_TYPE } from './answer-headers.ts'

/** @param path where it is; the query of the request stays */
export function redirect(request: FastifyRequest, reply: FastifyReply, path: string, detail: string): FastifyReply {
  const [, query] = (request.raw.url ?? '').split(/\?(.*)/s, 2)
  const location = query === undefined ? path : `${path}?${query}`
  return reply
    .code(308)
    .headers({ Location: location, 'Cache-Control': CACHE_PUBLIC })
    .type(JSON_TYPE)
    .send(JSON.stringify({ detail }))
}

/** Sends a prepared answer from within a route. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PreparedAnswer } from './prepared-answer.ts'
import type { RouteContext } from './service.ts'

/** Past Fastify's own sending, which would copy the headers; hooks after the answer still run. */
export function sendPrepared(
  { isDraining }: RouteContext,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
): void {
  if (reply.sent) return // The deadline was first.
  reply.hijack()
  answer.send(request.raw, reply.raw, request.id, isDraining())
}

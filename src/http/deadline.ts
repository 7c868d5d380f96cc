/**
 * Ends what takes too long to answer, with 504, and what its caller does not take. Fastify's own `handlerTimeout` is
 * disarmed as soon as a body is read, since it takes the end of the body for the caller's leaving (fastify/fastify#6725).
 */
import { DomainError } from '../domain/errors.ts'
import { handleError } from './errors.ts'
import { answerBrowser } from './methods.ts'
import type { HttpApp } from './service.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long an answer may take once the request is read; 15 s unless given. */
    deadlineMs?: number
  }
}

/** No answer from the store takes longer. */
const DEADLINE_MS = 15_000

export function addDeadlines(app: HttpApp): void {
  // Node cuts a connection over which nothing has moved for `server.timeout`. While an answer is being made nothing moves
  // either: only one that waits for its reader is given up.
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.on('timeout', (socket) => {
      if (socket.writableLength > 0) socket.destroy()
    })
  })
  // A store that is slow gives up soon after the caller was told: the failure is told already.
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = async function (request, reply) {
      try {
        return await handler.call(this, request, reply)
      } catch (error) {
        if (!(reply.sent && error instanceof DomainError)) throw error
      }
    }
  })
  app.addHook('preValidation', async (request, reply) => {
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) return
      const late = new DomainError('timeout', 'The request took too long to answer')
      // What the route still comes to is for nobody. Fastify would call it a mistake in the log.
      reply.raw.once('finish', () => reply.hijack())
      const asJson = () => handleError(late, request, reply)
      void (answerBrowser(app, late, request, reply)?.catch(asJson) ?? asJson())
    }, request.routeOptions.config.deadlineMs ?? DEADLINE_MS)
    reply.raw.once('close', () => clearTimeout(timer))
  })
}

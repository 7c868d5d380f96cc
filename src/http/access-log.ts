/**
 * One line per request at level info, and its count and time in the metrics. The query string is left out:
 * what people search for is theirs. Headers and bodies, and so keys, tokens and prompts, are never logged.
 */
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../domain/client-network.ts'
import type { Metrics } from './metrics.ts'
import type { HttpApp } from './service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the API key that a debrief was asked for with; null elsewhere. */
    apiKeyId: number | null
    /** The address it came from, as a limit counts it: known while the connection is open. */
    client: string
  }
}

/** As nginx says it: the caller left before there was an answer. */
const CALLER_LEFT = 499

/** @param isAnswered whether what came over a connection is answered, and told of, already */
export function addAccessLog(app: HttpApp, metrics: Metrics, isAnswered: (socket: Socket) => boolean): void {
  function report(request: FastifyRequest, reply: FastifyReply, status: number, what: string): void {
    // A label per address would let callers grow the metrics without bound.
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    const { method } = request
    metrics.countRequest({ method, route, status }, reply.elapsedTime / 1000)
    const path = request.originalUrl.split('?', 1)[0]
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const line = {
      method,
      path,
      route,
      status,
      ms,
      // So that whoever floods the service can be found.
      client: request.client,
      ...(request.apiKeyId === null ? {} : { apiKeyId: request.apiKeyId }),
    }
    request.log.info(line, what)
  }

  app.decorateRequest('apiKeyId', null)
  app.decorateRequest('client', '')
  app.addHook('onRequest', async (request, reply) => {
    request.client = networkOf(request.ip)
    reply.raw.once('close', () => {
      if (!reply.raw.headersSent && !isAnswered(request.raw.socket))
        report(request, reply, CALLER_LEFT, 'left unanswered')
    })
  })
  app.addHook('onResponse', async (request, reply) => report(request, reply, reply.raw.statusCode, 'answered'))
}

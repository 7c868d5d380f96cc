/**
 * Answers a GET whose very address was answered before, from its prepared bytes, ahead of the router.
 * Everything that makes an answer ours stays: request id, security and CORS headers, counting. What it leaves out is
 * the line in the access log, which it writes at level debug only: a line would cost as much as the answer.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from './metrics.ts'
import type { PreparedAnswer } from './prepared-answer.ts'
import type { PreparedAnswers } from './prepared-answers.ts'
import { hasOneHost } from './request-parts.ts'

export interface FastPathNeeds {
  answers: PreparedAnswers
  requestIdOf: (request: IncomingMessage) => string
  metrics: Metrics
  logger: FastifyBaseLogger
  /** While it drains, every answer is the last one of its connection. */
  isDraining: () => boolean
}

/** @returns whether the request is answered; if not, it is the router's */
export function createFastPath(needs: FastPathNeeds): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { answers, requestIdOf, metrics, logger, isDraining } = needs

  // Asked once: the level of a running service stays as it is.
  const isLogged = logger.level === 'debug' || logger.level === 'trace'

  /** A store that cannot even tell its revision is the router's to report. */
  function findAnswer(address: string): PreparedAnswer | undefined {
    try {
      return answers.find(address)
    } catch {
      return undefined
    }
  }

  return (request, response) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !hasOneHost(request)) return false
    const answer = findAnswer(request.url ?? '')
    if (answer === undefined) return false
    const requestId = requestIdOf(request)
    const status = answer.send(request, response, requestId, isDraining())
    metrics.prepared[status] += 1
    if (isLogged) {
      const path = request.url?.split('?', 1)[0]
      logger.debug({ requestId, method: request.method, path, status }, 'answered from prepared bytes')
    }
    return true
  }
}

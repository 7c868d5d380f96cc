/** Tells a handler that works for long when its caller has left. */
import type { FastifyReply } from 'fastify'

/**
 * @returns what fires when the connection closes before the answer is sent, and, idly, once it is. Fastify's own
 *   `request.signal` fires as soon as a body is read (fastify/fastify#6725).
 */
export function signalOfLeaving({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  // Whoever left while the request was let in has left.
  if (raw.destroyed) left.abort()
  else raw.once('close', () => left.abort())
  return left.signal
}

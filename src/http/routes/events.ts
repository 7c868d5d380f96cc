/**
 * GET /api/events: what happens, as server-sent events. The connection stays open; `Last-Event-ID` takes a broken
 * one up again, in this process or any other of the deployment.
 */
import type { FastifyRequest } from 'fastify'
import T from 'typebox'
import { networkOf } from '../../domain/client-network.ts'
import { DomainError } from '../../domain/errors.ts'
import { CORS_HEADERS, SECURITY_HEADERS } from '../answer-headers.ts'
import { replyProblem } from '../errors.ts'
import { createEventStreams } from '../event-streams.ts'
import { EVENT_EXAMPLES } from '../examples/events.ts'
import { responses } from '../openapi.ts'
import type { RouteContext } from '../service.ts'

const NO_ROOM = 'There are as many listeners as this service takes. Please try again later'
const NO_ROOM_RETRY_SECONDS = 60

export function addEventRoutes({ app, service, isDraining }: RouteContext): void {
  const streams = createEventStreams(service.events, service.logger, service.eventStreamLimits)
  const unsubscribe = service.ingestion.subscribe(() => streams.nudge())
  app.addHook('preClose', async () => {
    unsubscribe()
    streams.close()
  })

  app.route({
    method: 'GET',
    url: '/api/events',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'streamEvents',
      tags: ['stories'],
      summary: 'What happens, as server-sent events',
      description: DESCRIPTION,
      response: responses(
        {
          200: [{ media: { 'text/event-stream': T.String() } }, 'The stream; it ends when either side ends it'],
          400: 'Last-Event-ID is no id',
          503: 'Too many listeners, or the service is stopping',
        },
        EVENT_EXAMPLES.streamEvents,
      ),
    },
    async handler(request, reply) {
      const lastId = readLastId(request)
      if (request.method === 'HEAD') return reply.type(STREAM_TYPE).send()
      const client = networkOf(request.ip)
      if (isDraining() || !streams.hasRoom(client)) {
        return replyProblem(reply, { status: 503, detail: NO_ROOM, retryAfterSeconds: NO_ROOM_RETRY_SECONDS })
      }
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, { ...STREAM_HEADERS, 'X-Request-Id': request.id })
      const leave = streams.open(raw, client, lastId)
      raw.on('close', leave)
      raw.on('error', leave)
    },
  })
}

const STREAM_TYPE = 'text/event-stream; charset=utf-8'
const STREAM_HEADERS = {
  ...SECURITY_HEADERS,
  ...CORS_HEADERS,
  'Content-Type': STREAM_TYPE,
  'Cache-Control': 'no-store, no-transform',
  // Reverse proxies would else hold events back until a buffer is full.
  'X-Accel-Buffering': 'no',
}

const DESCRIPTION = [
  '`story.created` and `story.updated` name a story group, `source.finished` and `ingestion.completed` a run.',
  'A comment every 15 seconds keeps the connection alive. With `Last-Event-ID` what was missed comes first, up to',
  '1,000 events; where more is missing, a `resync` event says to read the stories anew.',
].join(' ')

/** @returns null where the listener has seen nothing yet. @throws DomainError 'malformed' */
function readLastId({ headers }: FastifyRequest): number | null {
  const text = headers['last-event-id']
  if (text === undefined || text === '') return null
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text)
  throw new DomainError('malformed', 'must be the id of an event', { field: 'Last-Event-ID' })
}

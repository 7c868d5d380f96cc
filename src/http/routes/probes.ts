/** GET /api/health for people and containers; /livez, /readyz and /metrics for what watches the process. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import T from 'typebox'
import { type Clock, toTimestamp } from '../../domain/clock.ts'
import { DomainError } from '../../domain/errors.ts'
import { failureOf, problemOfStatus, replyProblem } from '../errors.ts'
import { PROBE_EXAMPLES } from '../examples/probes.ts'
import { responses } from '../openapi.ts'
import type { RouteContext, Service } from '../service.ts'
import { HealthWire, ProbeStateWire, UnhealthyWire } from '../wire/health.ts'

/** Who watches a service waits a few seconds at most; by then the report has to be out. */
const MOST_COUNTING_MS = 3_000
const DISCONNECTED = 'The database cannot be reached'

export function addProbeRoutes(context: RouteContext): void {
  addHealthRoute(context)
  addWatchRoutes(context)
}

function addHealthRoute({ app, service }: RouteContext): void {
  app.route({
    method: 'GET',
    url: '/api/health',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'getHealth',
      tags: ['service'],
      summary: 'Whether the service and its database work',
      description: 'Failing feeds or a failing AI backend do not make it unhealthy.',
      response: responses(
        {
          200: [HealthWire, 'Healthy'],
          503: [
            T.Union([UnhealthyWire, T.Ref('Error#')]),
            'The database cannot be reached, or the service is starting',
          ],
        },
        PROBE_EXAMPLES.getHealth,
      ),
    },
    async handler(request, reply) {
      const timestamp = toTimestamp(service.clock.now())
      const counts = await readCounts(service)
      if (!(counts instanceof DomainError)) return { status: 'healthy', db: 'connected', timestamp, ...counts }
      tellOutage(request, counts)
      return reply.code(503).send(unhealthyReport(service.clock, DISCONNECTED))
    },
  })
}

/** What /api/health answers with 503, and why; while the service is starting its database is not connected yet. */
export const unhealthyReport = (clock: Clock, detail: string): T.Static<typeof UnhealthyWire> => ({
  status: 'unhealthy',
  db: 'disconnected',
  timestamp: toTimestamp(clock.now()),
  detail,
})

/** The caller learns that the database is away; why, only the log. */
function tellOutage(request: FastifyRequest, outage: DomainError): void {
  request.log.warn({ failure: failureOf(outage) }, 'the database does not answer')
}

/** @returns why there are none, when the database does not answer, or not in time */
async function readCounts({ findOutage, stories, runs }: Service): Promise<object | DomainError> {
  const outage = await findOutage()
  if (outage !== null) return outage
  try {
    const counts = Promise.all([stories.countPublished(), runs.lastIngestionAt()])
    const answered = await Promise.race([counts, sleep(MOST_COUNTING_MS, null, { ref: false })])
    if (answered === null) return new DomainError('timeout', `Counting takes longer than ${MOST_COUNTING_MS} ms`)
    const [published, lastIngestionAt] = answered
    return {
      ...(lastIngestionAt === null ? {} : { last_ingestion: toTimestamp(lastIngestionAt) }),
      article_count: published.articles,
      story_group_count: published.storyGroups,
    }
  } catch (error) {
    // It went away between the two questions.
    if (error instanceof DomainError && ['store_unavailable', 'timeout'].includes(error.code)) return error
    throw error
  }
}

function addWatchRoutes({ app, service, metrics, isDraining }: RouteContext): void {
  app.route({
    method: 'GET',
    url: '/livez',
    schema: {
      operationId: 'getLiveness',
      tags: ['service'],
      summary: 'Whether the process answers at all',
      response: responses({ 200: [ProbeStateWire, 'Alive'] }, PROBE_EXAMPLES.getLiveness),
    },
    handler: async () => ({ status: 'alive' }),
  })
  app.route({
    method: 'GET',
    url: '/readyz',
    schema: {
      operationId: 'getReadiness',
      tags: ['service'],
      summary: 'Whether requests should be sent here',
      response: responses(
        { 200: [ProbeStateWire, 'Ready'], 503: 'The service is stopping, or its database cannot be reached' },
        PROBE_EXAMPLES.getReadiness,
      ),
    },
    async handler(request, reply) {
      if (isDraining()) return replyProblem(reply, problemOfStatus(503))
      const outage = await service.findOutage()
      if (outage === null) return { status: 'ready' }
      tellOutage(request, outage)
      return replyProblem(reply, { status: 503, detail: DISCONNECTED, retryAfterSeconds: null })
    },
  })
  app.route({
    method: 'GET',
    url: '/metrics',
    schema: {
      operationId: 'getMetrics',
      tags: ['service'],
      summary: 'What the process counts and times, as Prometheus text',
      response: responses({ 200: [{ media: { 'text/plain': T.String() } }, 'Prometheus text, version 0.0.4'] }, {}),
    },
    async handler(_request, reply) {
      reply.type(metrics.registry.contentType)
      return metrics.registry.metrics()
    },
  })
}

/**
 * The HTTP interface: one Fastify instance with every route, and before its router the fast path that answers from
 * prepared bytes. What a request goes through, in order:
 *
 *     fast path ─► router ─► headers, address check ─► body ─► (key, rate limit) ─► schemas ─► route
 *                     └─► 404, 405, OPTIONS                     any error ─► errors.ts
 */
import { createServer as createHttpServer } from 'node:http'
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { addAccessLog } from './access-log.ts'
import { CORS_HEADERS, SECURITY_HEADERS } from './answer-headers.ts'
import { addBodyReader } from './body.ts'
import { createEarlyAnswers } from './client-error.ts'
import { addDeadlines } from './deadline.ts'
import { handleError, problemOf, replyProblem, STARTING } from './errors.ts'
import { createFastPath } from './fast-path.ts'
import { addMethodAnswers, answerBrowser } from './methods.ts'
import { createMetrics } from './metrics.ts'
import { addOpenApi, addOpenApiRoute } from './openapi.ts'
import { createPreparedAnswers } from './prepared-answers.ts'
import { createRequestIds } from './request-id.ts'
import { checkAddress, checkHost, parseQueryString, toRoutable } from './request-parts.ts'
import { addAdminFeedRoutes } from './routes/admin-feeds.ts'
import { addAdminKeyRoutes } from './routes/admin-keys.ts'
import { addAdminWebhookRoutes } from './routes/admin-webhooks.ts'
import { addDebriefRoutes } from './routes/debrief.ts'
import { addEventRoutes } from './routes/events.ts'
import { addFeedRoutes } from './routes/feeds.ts'
import { addIngestionRoutes } from './routes/ingestion.ts'
import { addKeyRequestRoutes } from './routes/key-requests.ts'
import { addMcpRoute } from './routes/mcp.ts'
import { addProbeRoutes, unhealthyReport } from './routes/probes.ts'
import { addImportRoute, addOpmlRoute } from './routes/source-list.ts'
import { addStoryRoutes } from './routes/stories.ts'
import { addSyndicationRoutes } from './routes/syndication.ts'
import type { HttpApp, Service } from './service.ts'
import { compileSchema } from './validation.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of any origin may read the answers. */
    isCrossOrigin?: boolean
  }
}

/** In-flight answers may take this long once the service stops; then their connections are cut. */
const DRAIN_MS = 10_000
/** A request's head and body have to arrive in this time. */
const ARRIVAL_MS = 30_000
const HEAD_ARRIVAL_MS = 15_000
const KEEP_ALIVE_MS = 72_000
/** An answer of which nothing is taken for so long is given up; what left before the caller stopped grants as long once more. */
const STALLED_MS = 60_000

/**
 * Builds the interface; `listen` and `close` are the caller's. Closing answers what is in flight (10 s at most),
 * turns /readyz to 503 at once and ends idle connections.
 */
export async function createServer(service: Service): Promise<HttpApp> {
  const requestIdOf = createRequestIds()
  const metrics = createMetrics(service.ingestion, service.measuresProcess ?? false)
  const answers = createPreparedAnswers(() => service.stories.revision())
  const isStarted = service.isStarted ?? (() => true)
  let isClosing = false
  const isDraining = () => isClosing
  const answerFast = createFastPath({
    answers,
    requestIdOf,
    metrics,
    logger: service.logger,
    isDraining,
  })

  // Known once the routes are.
  let allowAt: (path: string) => string | null = () => null
  const early = createEarlyAnswers({
    requestIdOf,
    allowAt: (path) => allowAt(path),
    metrics,
    logger: service.logger,
  })

  const app: HttpApp = Fastify({
    loggerInstance: service.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    trustProxy: service.trustedProxies ?? false,
    return503OnClosing: false, // /readyz says so; whoever still has a connection gets a whole answer.
    forceCloseConnections: 'idle',
    routerOptions: {
      querystringParser: parseQueryString,
      ignoreTrailingSlash: true,
      maxParamLength: 16_384, // Longer than any address: a long id is an unknown one.
    },
    rewriteUrl: ({ url = '' }) => toRoutable(url),
    clientErrorHandler: (error, socket) => early.answerClientError(error, socket),
    serverFactory: (route) => {
      const server = createHttpServer(
        {
          requestTimeout: ARRIVAL_MS,
          headersTimeout: HEAD_ARRIVAL_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
          connectionsCheckingInterval: 5_000,
          optimizeEmptyRequests: true, // A GET without a body needs none of a stream's events.
          requireHostHeader: false, // Node would answer with no body; `checkHost` does it our way.
        },
        (request, response) => {
          if (!answerFast(request, response)) route(request, response)
        },
      )
      server.timeout = STALLED_MS
      // An expectation that nobody knows is no reason to refuse; Node would, with an empty 417.
      server.on('checkExpectation', route)
      // Without a listener Node would cut the connection.
      server.on('connect', early.answerConnect)
      return server
    },
  })

  app.setValidatorCompiler(compileSchema)
  app.setSerializerCompiler(() => JSON.stringify) // Twice as fast here as a serializer made from the schema.
  app.setErrorHandler(
    (error, request, reply) => answerBrokenAddress(app, error, request, reply) ?? handleError(error, request, reply),
  )
  addAccessLog(app, metrics, early.hasAnswered) // First: what is refused below is logged with its caller.
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply)
    checkHost(request.raw)
    checkAddress(request.originalUrl, request.method)
    if (isStarted() || request.routeOptions.url === '/livez') return
    const isHealth = request.routeOptions.url === '/api/health'
    return replyProblem(reply, STARTING, isHealth ? unhealthyReport(service.clock, STARTING.detail) : undefined)
  })
  addBodyReader(app)
  addDeadlines(app)
  allowAt = addMethodAnswers(app)
  const close = () => {
    isClosing = true
  }
  addDraining(app, close, isDraining)
  await addOpenApi(app, service.version)
  const context = { app, service, answers, metrics, isDraining }
  addStoryRoutes(context)
  addFeedRoutes(context)
  addDebriefRoutes(context)
  addIngestionRoutes(context)
  addEventRoutes(context)
  addSyndicationRoutes(context)
  addOpmlRoute(context)
  addMcpRoute(context)
  addKeyRequestRoutes(context)
  addProbeRoutes(context)
  if (service.adminToken !== null) {
    addAdminKeyRoutes(context, service.adminToken)
    addAdminFeedRoutes(context, service.adminToken)
    addImportRoute(context, service.adminToken)
    addAdminWebhookRoutes(context, service.adminToken)
  }
  addOpenApiRoute(context)
  for (const add of service.additions ?? []) await add(app)
  app.addHook('onClose', async () => metrics.close())
  await app.ready()
  return app
}

/** Whatever else goes wrong on a page, the page tells itself; a broken address reaches none. */
function answerBrokenAddress(
  app: HttpApp,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | null {
  return problemOf(error).status === 400 ? answerBrowser(app, error, request, reply) : null
}

function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(SECURITY_HEADERS).header('X-Request-Id', request.id).header('Cache-Control', 'no-store')
  if (request.routeOptions.config?.isCrossOrigin === true) reply.headers(CORS_HEADERS)
}

/** Once closing began, every answer is the last one of its connection; what stays open after that is cut. */
function addDraining(app: HttpApp, begin: () => void, hasBegun: () => boolean): void {
  let lastResort: NodeJS.Timeout | undefined
  app.addHook('onSend', async (_request, reply) => {
    if (hasBegun()) reply.header('Connection', 'close')
  })
  app.addHook('preClose', async () => {
    begin()
    lastResort = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  })
  app.addHook('onClose', async () => clearTimeout(lastResort))
}

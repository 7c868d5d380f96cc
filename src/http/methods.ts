/**
 * Answers what no route takes: an unknown address with 404, a known one under another method with 405 and `Allow`,
 * and OPTIONS, preflights among them, with 204.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../domain/errors.ts'
import { CORS_HEADERS, PREFLIGHT_HEADERS } from './answer-headers.ts'
import { problemOfStatus, replyProblem } from './errors.ts'
import type { HttpApp } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How a browser is told that its address is wrong; null = as everybody is. */
    failurePage: { answer: AnswerWithPage | null }
  }
}

type AnswerWithPage = (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Where programs ask: they get JSON, whatever they accept. */
const OF_PROGRAMS = /^\/(?:api|feeds|mcp|opml|openapi\.json|metrics)(?:\/|$)/

interface KnownAddress {
  pattern: RegExp
  methods: Set<string>
  isCrossOrigin: boolean
}

/**
 * To be called before any route is added: it takes note of them all.
 * @returns what `Allow` says of a path; null where there is nothing
 */
export function addMethodAnswers(app: HttpApp): (path: string) => string | null {
  const known = new Map<string, KnownAddress>()
  const match = (path: string) => [...known.values()].filter(({ pattern }) => pattern.test(path))
  const allow = (matching: KnownAddress[]) => {
    const methods = new Set(matching.flatMap((address) => [...address.methods]))
    return [...methods, 'OPTIONS'].sort().join(', ')
  }

  app.addHook('onRoute', ({ url, method, config }) => {
    const address = known.get(url) ?? { pattern: patternOf(url), methods: new Set(), isCrossOrigin: false }
    for (const name of [method].flat()) address.methods.add(name)
    if (config?.isCrossOrigin === true) address.isCrossOrigin = true
    known.set(url, address)
  })

  const failurePage: HttpApp['failurePage'] = { answer: null }
  app.decorate('failurePage', failurePage)
  app.setNotFoundHandler((request, reply) => {
    // `OPTIONS *` asks about the server as a whole: RFC 9110 §9.3.7.
    const isOfServer = request.originalUrl === '*' && request.method === 'OPTIONS'
    const matching = isOfServer ? [...known.values()] : match(pathOf(request.url))
    if (matching.length === 0) {
      return (
        answerBrowser(app, new DomainError('not_found', 'There is nothing at this address'), request, reply) ??
        replyProblem(reply, problemOfStatus(404))
      )
    }
    reply.header('Allow', allow(matching))
    if (!isOfServer && matching.some(({ isCrossOrigin }) => isCrossOrigin)) reply.headers(CORS_HEADERS)
    return request.method === 'OPTIONS' ? replyOptions(request, reply) : replyProblem(reply, problemOfStatus(405))
  })

  return (path) => {
    const matching = match(path)
    return matching.length === 0 ? null : allow(matching)
  }
}

/** Tells a browser with a page what is wrong; null where a program asks, or no pages are there. */
export function answerBrowser(
  app: Pick<HttpApp, 'failurePage'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | null {
  const { answer } = app.failurePage
  return answer !== null && isOfBrowser(request) ? answer(error, request, reply) : null
}

function isOfBrowser({ method, url, headers }: FastifyRequest): boolean {
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading && headers.accept?.includes('text/html') === true && !OF_PROGRAMS.test(pathOf(url))
}

function replyOptions(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isPreflight = request.headers['access-control-request-method'] !== undefined
  if (isPreflight && reply.hasHeader('Access-Control-Allow-Origin')) {
    reply.headers(PREFLIGHT_HEADERS).header('Access-Control-Allow-Methods', String(reply.getHeader('Allow')))
  }
  return reply.code(204).send()
}

/** `/api/stories/:id` → every address of that form, with or without a slash at its end. */
function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  const source = escaped.replace(/:\w+/g, '[^/]+').replace('*', '.*')
  return new RegExp(`^${source.replace(/\/$/, '')}/?$`)
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

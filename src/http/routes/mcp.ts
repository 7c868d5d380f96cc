/** POST /mcp: the same stories and debriefs, for language models. The protocol itself is in `mcp/`. */
import type { FastifyRequest } from 'fastify'
import T from 'typebox'
import { isRebindable } from '../../domain/address.ts'
import { DomainError } from '../../domain/errors.ts'
import { JSON_TYPE } from '../answer-headers.ts'
import { replyProblem } from '../errors.ts'
import { MCP_EXAMPLES } from '../examples/mcp.ts'
import { admitCall } from '../key-admission.ts'
import { signalOfLeaving } from '../leaving.ts'
import type { McpEndpoint } from '../mcp/endpoint.ts'
import { KEY_MISSING } from '../mcp/tools.ts'
import { responses } from '../openapi.ts'
import type { RouteContext } from '../service.ts'

const OTHER_ORIGIN = 'Pages of other origins may not call this'
/** The SDK refuses whoever does not name both, though a call is answered with JSON alone. */
const ACCEPTED = 'application/json, text/event-stream'
const MOST_BODY_BYTES = 256 * 1024
/** A stop behind the debriefer's own budget, which can be set to ten minutes at most. */
const LAST_RESORT_MS = 620_000

export function addMcpRoute({ app, service, metrics }: RouteContext): void {
  let endpoint: Promise<McpEndpoint> | null = null
  const open = async () => (await import('../mcp/endpoint.ts')).createMcpEndpoint(service)
  app.addHook('onClose', async () => (await endpoint)?.close())

  app.route({
    method: 'POST',
    url: '/mcp',
    config: { mostDocumentBytes: MOST_BODY_BYTES, deadlineMs: LAST_RESORT_MS },
    // JSON-RPC has errors of its own.
    validatorCompiler: () => (value: unknown) => ({ value }),
    schema: {
      operationId: 'callMcp',
      tags: ['service'],
      summary: 'Model Context Protocol over streamable HTTP, without sessions',
      description:
        'Tools: search_stories, get_story, list_feeds, and debrief_headline, which asks for an X-API-Key header and counts against its limit.',
      security: [{}, { apiKey: [] }],
      body: T.Unknown({ description: 'A JSON-RPC 2.0 message' }),
      response: responses(
        {
          200: [T.Unknown(), 'The answer of JSON-RPC; errors of a tool are in it'],
          400: [T.Unknown(), 'No message of the protocol'],
          403: 'Sent by a web page of another origin',
          413: 'The message is larger than 256 KiB',
        },
        MCP_EXAMPLES.callMcp,
      ),
    },
    async handler(request, reply) {
      if (isOfOtherOrigin(request)) {
        return replyProblem(reply, { status: 403, detail: OTHER_ORIGIN, retryAfterSeconds: null })
      }
      endpoint ??= open()
      const left = signalOfLeaving(reply)
      const asked = toWebRequest(request, left)
      const caller = {
        left,
        admit: async () => {
          const key = headerKey(request)
          if (key === null) throw new DomainError('unauthorized', KEY_MISSING)
          await admitCall(service, request, reply, key)
        },
        countDebrief: (labels: { backend: string; cache: string }) => metrics.countDebrief(labels),
      }
      const answer = await (await endpoint).answer(asked, caller)
      const text = await answer.text()
      reply.code(answer.status)
      // A notification is only acknowledged.
      if (text === '') return reply.send()
      return reply.type(answer.headers.get('content-type') ?? JSON_TYPE).send(text)
    },
  })
}

/**
 * A page on another site must not speak to a service on this machine by way of the browser. What comes from a page has
 * to come from one of ours, under an address, localhost, or a name by which a trusted proxy was asked: any other name
 * may be that of a site which has it lead here (DNS rebinding), with origin and host in accord.
 */
function isOfOtherOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers
  if (origin === undefined) return false
  const page = URL.parse(origin)
  if (page === null || page.host !== request.host) return true
  const isThroughProxy = (request.ips?.length ?? 0) > 1
  return isRebindable(page.hostname) && !isThroughProxy
}

function headerKey({ headers }: FastifyRequest): string | null {
  const key = headers['x-api-key']
  return typeof key === 'string' && key.trim() !== '' ? key : null
}

/** The request as the SDK takes it; it is given up when the caller leaves. */
function toWebRequest(request: FastifyRequest, left: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const part of [value ?? []].flat()) headers.append(name, part)
  }
  headers.set('Accept', ACCEPTED)
  return new Request(new URL('/mcp', 'http://localhost'), {
    method: 'POST',
    headers,
    body: request.body instanceof Uint8Array ? new Uint8Array(request.body) : '',
    signal: left,
  })
}

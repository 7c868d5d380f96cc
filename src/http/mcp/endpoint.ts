/**
 * The Model Context Protocol over streamable HTTP, without sessions: every request is answered by a server made for
 * it, so any process of a deployment can answer any of them. Both eras of the protocol are spoken, the one with a
 * handshake (2025) and the one without (2026). Loaded with the first request, since the SDK takes 0.2 s and 30 MB.
 */
import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  type StandardSchemaWithJSON,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { DomainError } from '../../domain/errors.ts'
import { problemOf } from '../errors.ts'
import type { Service } from '../service.ts'
import { compileSchema } from '../validation.ts'
import { nameBadParams } from './bad-params.ts'
import { type Caller, KEY_MISSING, TOOLS, type Tool } from './tools.ts'
import { UNTRUSTED_NOTICE, visibleOnly } from './untrusted.ts'

export interface McpEndpoint {
  answer(request: Request, caller: Caller): Promise<Response>
  close(): Promise<void>
}

const INSTRUCTIONS = `News stories of several outlets with neutral titles, and the debrief of single headlines. ${UNTRUSTED_NOTICE}`

export function createMcpEndpoint(service: Service): McpEndpoint {
  const callers = new WeakMap<Request, Caller>()
  const createServer = (caller: Caller | undefined) => createToolServer(service, caller ?? NOBODY)
  const modern = createMcpHandler(({ requestInfo }) => createServer(requestInfo && callers.get(requestInfo)), {
    legacy: 'reject',
    // Nothing here ever changes that a listener could be told of.
    maxSubscriptions: 0,
    keepAliveMs: 0,
  })

  async function answerLegacy(request: Request, caller: Caller): Promise<Response> {
    const server = createServer(caller)
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    const send = transport.send.bind(transport)
    transport.send = (message, options) => send(nameBadParams(message), options)
    await server.connect(transport)
    try {
      return await transport.handleRequest(request)
    } finally {
      await server.close()
    }
  }

  return {
    async answer(request, caller) {
      if (await isTooLargeBatch(request)) return Response.json(TOO_LARGE_BATCH, { status: 400 })
      if (await isLegacyRequest(request)) return answerLegacy(request, caller)
      callers.set(request, caller)
      return modern.fetch(request)
    },
    close: () => modern.close(),
  }
}

/**
 * The calls of a batch are answered all at once, and each may say as much as a request of its own: the SDK's hundred
 * lists of stories held everybody else up for seconds.
 */
const MOST_BATCHED = 10
const TOO_LARGE_BATCH = {
  jsonrpc: '2.0',
  error: { code: -32600, message: `Invalid Request: Batch must not exceed ${MOST_BATCHED} messages` },
  id: null,
}

async function isTooLargeBatch(request: Request): Promise<boolean> {
  const text = await request.clone().text()
  if (!/^\s*\[/.test(text)) return false
  try {
    return (JSON.parse(text) as unknown[]).length > MOST_BATCHED
  } catch {
    return false // No JSON: the SDK says so in the words of the protocol.
  }
}

/** For what is asked before a request is known, such as the list of tools. */
const NOBODY: Caller = {
  left: AbortSignal.abort(),
  admit: () => Promise.reject(new DomainError('unauthorized', KEY_MISSING)),
  countDebrief: () => undefined,
}

function createToolServer(service: Service, caller: Caller): McpServer {
  const server = new McpServer(
    { name: 'debrief', title: 'Debrief', version: service.version },
    { capabilities: { tools: { listChanged: false } }, instructions: INSTRUCTIONS },
  )
  for (const tool of TOOLS) {
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: SCHEMAS.get(tool) ?? schemaOf(tool),
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: tool.isOpenWorld },
      },
      (input) => callTool(tool, input, service, caller),
    )
  }
  return server
}

/** What the caller can mend comes back as the result of the call, where a model reads it. */
async function callTool(tool: Tool, input: Record<string, unknown>, service: Service, caller: Caller) {
  try {
    const content = visibleOnly(await tool.call(service, input, caller))
    const result = { notice: UNTRUSTED_NOTICE, untrusted_content: content }
    return {
      content: [{ type: 'text' as const, text: JSON.stringify(result) }],
      structuredContent: result,
    }
  } catch (error) {
    if (!(error instanceof DomainError)) service.logger.error({ err: error, tool: tool.name }, 'a bug was met')
    const { detail, retryAfterSeconds } = problemOf(error)
    const wait = retryAfterSeconds === null ? '' : ` (in ${retryAfterSeconds} seconds)`
    return { isError: true, content: [{ type: 'text' as const, text: `${detail}${wait}` }] }
  }
}

/** Our schemas and our sentences in the form that the SDK takes. */
function schemaOf({ input }: Tool): StandardSchemaWithJSON<Record<string, unknown>, Record<string, unknown>> {
  const check = compileSchema({ schema: input, httpPart: 'body', method: 'POST', url: '/mcp' }) as (value: unknown) => {
    value?: Record<string, unknown>
    error?: DomainError
  }
  const shown = JSON.parse(JSON.stringify(input, (name, value) => (name.startsWith('x-') ? undefined : value)))
  return {
    '~standard': {
      version: 1,
      vendor: 'debrief',
      validate(value) {
        const { value: read, error } = check(value)
        if (error === undefined) return { value: read ?? {} }
        return { issues: [{ message: error.field === undefined ? error.message : `${error.field}: ${error.message}` }] }
      },
      jsonSchema: { input: () => shown, output: () => shown },
    },
  }
}

const SCHEMAS = new Map(TOOLS.map((tool) => [tool, schemaOf(tool)]))

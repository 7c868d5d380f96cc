/**
 * A language-model server on loopback that misbehaves on demand, in place of a mock: speaks the wire formats of chat
 * completions and of Anthropic's messages, notes every question, and answers each as the mode being played says.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type WireFormat = 'openai' | 'anthropic'

/** A question as a model would see it. */
interface Question {
  wire: WireFormat
  path: string
  headers: IncomingHttpHeaders
  /** The parsed body. */
  body: Record<string, unknown>
  system: string
  user: string
  /** How JSON was asked for: json_schema, tool, json_object or plain. */
  structure: string
}

export interface Exchange {
  readonly question: Question
  /** 1 for the first question since the mode was set. */
  readonly nth: number
  readonly response: ServerResponse
  /** Answers what a model said, in the envelope of the wire format. */
  say(text: string, envelope?: Envelope): void
  /** Answers an error in the shape of the wire format. */
  fail(status: number, headers?: Record<string, string>, error?: object): void
  /** Answers any body. */
  send(body: string | Uint8Array, headers?: Record<string, string>, status?: number): void
}

export interface Envelope {
  /** In place of 'stop' or 'end_turn'. */
  ending?: string
  /** What the model refused with (chat completions only). */
  refusal?: string
  /** As the arguments of a tool call, as text or as the object itself. */
  asTool?: 'text' | 'object'
  /** The content as a list of parts (chat completions only). */
  asParts?: boolean
  /** In place of the usual count; null = none given. */
  usage?: object | null
  /** Bytes before the body, such as a byte order mark. */
  before?: string
}

export type Behaviour = (exchange: Exchange) => void

export interface FaultServer {
  readonly url: string
  /** Since the mode was set. */
  readonly questions: Question[]
  /** Being answered now. */
  readonly inFlight: number
  readonly mostInFlight: number
  /** Open now. */
  readonly connections: number
  play(behaviour: Behaviour): void
  /** Resolves when no answer is under way, every abandoned one noticed. */
  quiet(): Promise<void>
  /** Resolves when no connection is open. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** Stands in everything that comes from upstream and must not be seen by callers or in logs. */
export const UPSTREAM_MARK = 'zebra-upstream-text'
/** What every reply costs. */
export const TOKENS = { prompt: 700, completion: 123 } as const

export async function startFaultServer(): Promise<FaultServer> {
  let behaviour: Behaviour = ({ fail }) => fail(500)
  let questions: Question[] = []
  let inFlight = 0
  let mostInFlight = 0
  const sockets = new Set<Socket>()
  const untilQuiet: (() => void)[] = []
  const untilIdle: (() => void)[] = []

  const server = createServer((request, response) => {
    inFlight += 1
    mostInFlight = Math.max(mostInFlight, inFlight)
    response.once('close', () => {
      inFlight -= 1
      if (inFlight === 0) for (const resolve of untilQuiet.splice(0)) resolve()
    })
    response.on('error', () => undefined)
    request.on('error', () => undefined)
    readQuestion(request).then(
      (question) => {
        questions.push(question)
        behaviour(new Answering(question, questions.length, response))
      },
      () => response.destroy(),
    )
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) for (const resolve of untilIdle.splice(0)) resolve()
    })
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    get questions() {
      return questions
    },
    get inFlight() {
      return inFlight
    },
    get mostInFlight() {
      return mostInFlight
    },
    get connections() {
      return sockets.size
    },
    play(next) {
      behaviour = next
      questions = []
      mostInFlight = inFlight
    },
    quiet: () => new Promise((resolve) => (inFlight === 0 ? resolve() : untilQuiet.push(resolve))),
    idle: () => new Promise((resolve) => (sockets.size === 0 ? resolve() : untilIdle.push(resolve))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

class Answering implements Exchange {
  readonly question: Question
  readonly nth: number
  readonly response: ServerResponse

  constructor(question: Question, nth: number, response: ServerResponse) {
    this.question = question
    this.nth = nth
    this.response = response
  }

  say = (text: string, envelope: Envelope = {}): void => {
    const body = this.question.wire === 'openai' ? chatCompletion(text, envelope) : message(text, envelope)
    this.send((envelope.before ?? '') + JSON.stringify(body))
  }

  fail = (status: number, headers: Record<string, string> = {}, error: object = {}): void => {
    const told = { type: 'some_error', message: `${UPSTREAM_MARK}: it failed`, ...error }
    this.send(JSON.stringify({ type: 'error', error: told }), headers, status)
  }

  send = (body: string | Uint8Array, headers: Record<string, string> = {}, status = 200): void => {
    this.response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  }
}

function chatCompletion(text: string, envelope: Envelope): object {
  const total = TOKENS.prompt + TOKENS.completion
  const usage = { prompt_tokens: TOKENS.prompt, completion_tokens: TOKENS.completion, total_tokens: total }
  const call = { name: 'answer', arguments: envelope.asTool === 'object' ? JSON.parse(text) : text }
  const content = envelope.asParts ? [{ type: 'text', text }] : text
  return {
    id: UPSTREAM_MARK,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: envelope.asTool === undefined ? content : null,
          ...(envelope.asTool === undefined ? {} : { tool_calls: [{ id: 'c1', type: 'function', function: call }] }),
          ...(envelope.refusal === undefined ? {} : { refusal: envelope.refusal, content: null }),
        },
        finish_reason: envelope.ending ?? 'stop',
      },
    ],
    ...(envelope.usage === null ? {} : { usage: envelope.usage ?? usage }),
  }
}

function message(text: string, envelope: Envelope): object {
  const usage = { input_tokens: TOKENS.prompt, output_tokens: TOKENS.completion }
  const block =
    envelope.asTool === undefined
      ? { type: 'text', text }
      : { type: 'tool_use', id: 't1', name: 'answer', input: JSON.parse(text) as object }
  return {
    id: UPSTREAM_MARK,
    type: 'message',
    role: 'assistant',
    content: [block],
    stop_reason: envelope.ending ?? 'end_turn',
    ...(envelope.usage === null ? {} : { usage: envelope.usage ?? usage }),
  }
}

async function readQuestion(request: IncomingMessage): Promise<Question> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>
  const path = request.url ?? ''
  const wire: WireFormat = path.endsWith('/messages') ? 'anthropic' : 'openai'
  const messages = body.messages as { role: string; content: string }[]
  return {
    wire,
    path,
    headers: request.headers,
    body,
    system: wire === 'anthropic' ? String(body.system) : messages.find(({ role }) => role === 'system')!.content,
    user: messages.find(({ role }) => role === 'user')!.content,
    structure: structureOf(body),
  }
}

function structureOf(body: Record<string, unknown>): string {
  const format = body.response_format as { type: string } | undefined
  if (body.output_config !== undefined) return 'json_schema'
  return format?.type ?? (body.tools === undefined ? 'plain' : 'tool')
}

/** Behaviours of the transport, whatever is asked. */

/** One behaviour per question, the last one for all that follow. */
export function inTurn(...turns: Behaviour[]): Behaviour {
  return (exchange) => turns[Math.min(exchange.nth, turns.length) - 1]!(exchange)
}

export function failing(status: number, headers: Record<string, string> = {}, error: object = {}): Behaviour {
  return ({ fail }) => fail(status, headers, error)
}

/** Says nothing at all. */
export const silence: Behaviour = () => undefined

/** Sends headers and the beginning of a body, then nothing more. */
export const stall: Behaviour = ({ response }) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":')
}

/** Sends one byte after the other, for ever. */
export function drip(everyMs: number): Behaviour {
  return ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), everyMs)
    response.once('close', () => clearInterval(timer))
  }
}

/** Sends one header line after the other, for ever. */
export function dripHeaders(everyMs: number): Behaviour {
  return ({ response: { socket } }) => {
    socket?.write('HTTP/1.1 200 OK\r\n')
    let line = 0
    const timer = setInterval(() => socket?.write(`x-line-${line++}: slow\r\n`), everyMs)
    socket?.once('close', () => clearInterval(timer))
  }
}

/** Sends a body as fast as it is taken, for ever. */
export const endless: Behaviour = ({ response }) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const chunk = Buffer.alloc(65_536, 'x')
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', pour)
  }
  pour()
}

/** Cuts the connection with a reset, after these bytes if any. */
export function reset(content?: string): Behaviour {
  return ({ response: { socket } }) => {
    if (content === undefined) socket?.resetAndDestroy()
    else socket?.write(content, () => setImmediate(() => socket.resetAndDestroy()))
  }
}

/** Writes these very bytes in place of an HTTP answer, and ends the connection. */
export function bytes(content: string): Behaviour {
  return ({ response }) => {
    response.socket?.end(content)
  }
}

/** The wire format of Anthropic's messages, spoken by Anthropic and by gateways in front of it. */
import {
  ANSWER_NAME,
  ANSWER_PURPOSE,
  type Dialect,
  type DialectOptions,
  type EventStream,
  endpointUrls,
  isRecord,
  readCount,
  type Structure,
  type WireReply,
} from './dialect.ts'

const OWN_BASE_URL = 'https://api.anthropic.com/v1'
const WIRE_VERSION = '2023-06-01'
/** Required by the wire format; a batch of twenty titles takes a quarter of it. */
const MOST_OUTPUT_TOKENS = 4_096

export function createAnthropicDialect({ baseUrl, model, apiKey }: DialectOptions): Dialect {
  const { urls, basicAuth } = endpointUrls(baseUrl ?? OWN_BASE_URL, 'v1', 'messages')
  return {
    urls,
    headers: {
      'anthropic-version': WIRE_VERSION,
      ...(apiKey === null ? {} : { 'x-api-key': apiKey }),
      ...(basicAuth === null ? {} : { authorization: basicAuth }),
    },
    structures: ['json_schema', 'tool', 'plain'],
    writeBody: ({ system, user, schema }, structure) =>
      JSON.stringify({
        model,
        max_tokens: MOST_OUTPUT_TOKENS,
        system,
        messages: [{ role: 'user', content: user }],
        ...structureFields(structure, schema),
      }),
    readReply,
    joinEvents,
  }
}

function structureFields(structure: Structure, schema: object): object {
  if (structure === 'json_schema') return { output_config: { format: { type: 'json_schema', schema } } }
  if (structure !== 'tool') return {}
  return {
    tools: [{ name: ANSWER_NAME, description: ANSWER_PURPOSE, input_schema: schema }],
    tool_choice: { type: 'tool', name: ANSWER_NAME },
  }
}

function readReply(body: unknown): WireReply | null {
  if (!isRecord(body) || !Array.isArray(body.content)) return null
  const blocks = body.content.filter(isRecord)
  const tool = blocks.find((block) => block.type === 'tool_use' && isRecord(block.input))
  const texts = blocks.map((block) => (block.type === 'text' && typeof block.text === 'string' ? block.text : ''))
  return {
    text: tool === undefined ? texts.join('') : JSON.stringify(tool.input),
    tokens: readTokens(body.usage),
    isDeclined: body.stop_reason === 'refusal',
    isCut: body.stop_reason === 'max_tokens' || body.stop_reason === 'model_context_window_exceeded',
  }
}

/** The pieces of what is said, or of what the tool is given, which is JSON once they are together. */
function joinEvents({ events }: EventStream): unknown {
  const partsOf = (name: string) => events.map((event) => event[name]).filter(isRecord)
  const deltas = partsOf('delta')
  const joined = (name: string) => deltas.map((delta) => (typeof delta[name] === 'string' ? delta[name] : '')).join('')
  const begun = partsOf('message')
  const blocks = partsOf('content_block')
  if (begun.length + blocks.length + deltas.length === 0) return null
  // A block may begin with its first words.
  const opening = blocks.map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : '')).join('')
  return {
    content: [{ type: 'text', text: joined('partial_json') || opening + joined('text') }],
    stop_reason: deltas.findLast(({ stop_reason: reason }) => typeof reason === 'string')?.stop_reason ?? 'max_tokens',
    // Each event counts from the beginning.
    usage: Object.assign({}, ...[...begun, ...events].map(({ usage }) => usage)) as object,
  }
}

/** Everything that is paid for, cached input included. */
function readTokens(usage: unknown): number {
  if (!isRecord(usage)) return 0
  const counts = ['input_tokens', 'output_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens']
  return counts.reduce((sum, name) => sum + readCount(usage[name]), 0)
}

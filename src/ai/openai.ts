/** The wire format of chat completions, spoken by OpenAI, Ollama, vLLM, llama.cpp, OpenRouter and many others. */
import {
  ANSWER_NAME,
  ANSWER_PURPOSE,
  type Dialect,
  type DialectOptions,
  type EventStream,
  endpointUrls,
  isRecord,
  readCount,
  STRUCTURES,
  type Structure,
  type WireReply,
} from './dialect.ts'

const OWN_BASE_URL = 'https://api.openai.com/v1'

export function createOpenAiDialect({ baseUrl, model, apiKey }: DialectOptions): Dialect {
  const { urls, basicAuth } = endpointUrls(baseUrl ?? OWN_BASE_URL, 'v1', 'chat/completions')
  const authorization = apiKey === null ? basicAuth : `Bearer ${apiKey}`
  return {
    urls,
    headers: authorization === null ? {} : { authorization },
    structures: STRUCTURES,
    writeBody: ({ system, user, schema }, structure) =>
      JSON.stringify({
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        stream: false,
        ...structureFields(structure, schema),
      }),
    readReply,
    joinEvents,
  }
}

function structureFields(structure: Structure, schema: object): object {
  switch (structure) {
    case 'json_schema':
      return { response_format: { type: 'json_schema', json_schema: { name: ANSWER_NAME, strict: true, schema } } }
    case 'tool':
      return {
        tools: [{ type: 'function', function: { name: ANSWER_NAME, description: ANSWER_PURPOSE, parameters: schema } }],
        tool_choice: { type: 'function', function: { name: ANSWER_NAME } },
      }
    case 'json_object':
      return { response_format: { type: 'json_object' } }
    case 'plain':
      return {}
  }
}

function readReply(body: unknown): WireReply | null {
  const choice = isRecord(body) && Array.isArray(body.choices) ? body.choices[0] : undefined
  // OpenRouter tells a model's failure beside what there is of its message.
  if (!isRecord(body) || !isRecord(choice) || !isRecord(choice.message) || isRecord(choice.error)) return null
  const message = choice.message
  const isRefused = typeof message.refusal === 'string' && message.refusal !== ''
  return {
    text: toolText(message) || contentText(message.content),
    tokens: readTokens(body.usage),
    isDeclined: isRefused || choice.finish_reason === 'content_filter',
    isCut: choice.finish_reason === 'length',
  }
}

/**
 * The pieces of the first choice, one after the other; the count of tokens comes with the last event, if at all. Some
 * gateways give no reason for the end and only say that it is one.
 */
function joinEvents({ events, isDone }: EventStream): unknown {
  const choices = events
    .flatMap(({ choices }) => (Array.isArray(choices) ? choices : []))
    .filter(isRecord)
    .filter(({ index = 0 }) => index === 0)
  const pieces = choices.map(({ delta, message }) => delta ?? message).filter(isRecord)
  if (pieces.length === 0) return null
  const given = pieces.map(toolText).join('')
  const message = {
    content: pieces.map(({ content }) => contentText(content)).join(''),
    refusal: pieces.map(({ refusal }) => contentText(refusal)).join(''),
    tool_calls: [{ function: { arguments: given } }],
  }
  return {
    choices: [
      {
        ...choices.find(({ error }) => isRecord(error)),
        message,
        finish_reason: lastOf(choices, 'finish_reason') ?? (isDone ? 'stop' : 'length'),
      },
    ],
    usage: lastOf(events, 'usage'),
  }
}

function lastOf(records: readonly Record<string, unknown>[], name: string): unknown {
  return records.findLast((record) => record[name] !== undefined && record[name] !== null)?.[name]
}

/** The arguments of the first tool call: JSON text, though some backends send the object itself. */
function toolText(message: Record<string, unknown>): string {
  const call = Array.isArray(message.tool_calls) ? message.tool_calls[0] : undefined
  const called = isRecord(call) ? call.function : undefined
  const given = isRecord(called) ? called.arguments : undefined
  if (typeof given === 'string') return given
  return isRecord(given) ? JSON.stringify(given) : ''
}

/** A text, or a list of parts of which some are text. */
function contentText(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part) => (isRecord(part) && typeof part.text === 'string' ? part.text : '')).join('')
}

function readTokens(usage: unknown): number {
  if (!isRecord(usage)) return 0
  return readCount(usage.total_tokens) || readCount(usage.prompt_tokens) + readCount(usage.completion_tokens)
}

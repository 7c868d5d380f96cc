/**
 * What the SDK answers to a request of the protocol whose params are of a wrong form. It reports most of them as a
 * fault of its own (-32603), with the findings of its schema library as they are; JSON-RPC has -32602 for them.
 */
import type { JSONRPCMessage } from '@modelcontextprotocol/server'

const INVALID_PARAMS = -32602

interface Issue {
  path: (string | number)[]
  message: string
}

/** @returns a message of wrong params with the code for it and each field by its name; any other as it is */
export function nameBadParams(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message)) return message
  // Nothing here may throw: what stands there is the SDK's, or what a transport was handed.
  const { message: text } = (message.error ?? {}) as { message?: unknown }
  if (typeof text !== 'string') return message
  const issues = readIssues(text)
  if (issues.length === 0) return message
  const sentences = issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return { ...message, error: { code: INVALID_PARAMS, message: sentences.join('; ') } }
}

/** Some are told with a few words before the list. */
function readIssues(text: string): Issue[] {
  const start = text.search(/\[\s*\{/)
  if (start === -1) return []
  try {
    const issues: unknown = JSON.parse(text.slice(start))
    return Array.isArray(issues) && issues.every(isIssue) ? issues : []
  } catch {
    return []
  }
}

function isIssue(value: unknown): value is Issue {
  const { path, message } = (value ?? {}) as Partial<Issue>
  return Array.isArray(path) && path[0] === 'params' && typeof message === 'string'
}

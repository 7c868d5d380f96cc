/** Examples of the Model Context Protocol. A test sends each one. */
import type { Example } from '../openapi.ts'

const post = (body: object | string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  path: '/mcp',
  headers: { Accept: 'application/json, text/event-stream', 'MCP-Protocol-Version': '2025-11-25', ...headers },
  body,
})
const call = (name: string, args: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
})

export const MCP_EXAMPLES = {
  callMcp: {
    toolFailed: {
      summary: 'A tool that asks for a key, called without one',
      status: 200,
      request: post(call('debrief_headline', { headline: 'This one trick will shock you' })),
      answer: {
        jsonrpc: '2.0',
        id: 1,
        result: {
          isError: true,
          content: [{ type: 'text', text: 'API key missing: the connection has to send it in the X-API-Key header' }],
        },
      },
    },
    noJson: {
      summary: 'A body that is no JSON',
      status: 400,
      request: post('{'),
      answer: { jsonrpc: '2.0', error: { code: -32700, message: 'Parse error: Invalid JSON' }, id: null },
    },
    otherOrigin: {
      summary: 'Sent by a page of another site',
      status: 403,
      request: post(call('list_feeds', {}), { Origin: 'https://elsewhere.example' }),
      answer: { detail: 'Pages of other origins may not call this' },
    },
  },
} satisfies Record<string, Record<string, Example>>

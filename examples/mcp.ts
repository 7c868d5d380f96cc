/**
 * Calls the service as a language model's program does: lists the tools, searches, and with a key debriefs a headline.
 * Run: node examples/mcp.ts
 */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

const url = new URL('/mcp', process.env.DEBRIEF_URL ?? 'http://127.0.0.1:8001')
const apiKey = process.env.DEBRIEF_API_KEY
const client = new Client({ name: 'debrief-example', version: '1.0.0' })
const headers: Record<string, string> = apiKey === undefined ? {} : { 'X-API-Key': apiKey }
await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))

const { tools } = await client.listTools()
for (const tool of tools) console.log(`${tool.name}: ${tool.title}`)

async function call(name: string, args: Record<string, unknown>): Promise<void> {
  const result = await client.callTool({ name, arguments: args })
  const [first] = result.content
  console.log(`\n${name}${result.isError === true ? ' failed' : ''}`)
  console.log(first?.type === 'text' ? first.text.slice(0, 500) : '')
}
await call('search_stories', { per_page: 1 })
await call('debrief_headline', { headline: "You won't believe what this town did", num_variations: 1 })
await client.close()

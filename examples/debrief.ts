/**
 * Debriefs one headline: what manipulates in it, and how it could be said.
 * Run: DEBRIEF_API_KEY=hd_… node examples/debrief.ts "You won't believe what this town did"
 */
import { createClient, DebriefError } from 'debrief/client'

let backend = ''
const client = createClient({
  baseUrl: process.env.DEBRIEF_URL ?? 'http://127.0.0.1:8001',
  apiKey: process.env.DEBRIEF_API_KEY ?? '',
  onResponse: ({ headers }) => {
    backend = headers.get('X-Debrief-Backend') ?? 'nobody'
  },
})

try {
  const { variations, analysis } = await client.debriefHeadline({
    body: { headline: process.argv[2] ?? "You won't believe what this town did", num_variations: 3 },
  })
  console.log(`Answered by ${backend}`)
  for (const tactic of analysis.clickbait_tactics_found) console.log(`- ${tactic}`)
  for (const variation of variations) console.log(`> ${variation}`)
} catch (error) {
  if (!(error instanceof DebriefError)) throw error
  console.error(`Refused with ${error.status}: ${error.message}`)
  process.exitCode = 1
}

/**
 * Asks for an API key and waits until the operator has decided. The key is shown once, so this prints it.
 * Run: node examples/request-key.ts "My project" me@example.org "What I want to do with it"
 */
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from 'debrief/client'

const baseUrl = process.env.DEBRIEF_URL ?? 'http://127.0.0.1:8001'
const [name = 'My project', email = 'me@example.org', intended_use = 'Trying it out'] = process.argv.slice(2)

const { request_id, claim_token } = await createClient({ baseUrl }).requestKey({ body: { name, email, intended_use } })
console.log(`Asked, as request ${request_id}. The operator approves it with: npx debrief keys approve ${request_id}`)

const claimant = createClient({ baseUrl, claimToken: claim_token })
for (;;) {
  const state = await claimant.getKeyRequest({ request_id })
  if (state.status !== 'pending') {
    console.log(state.api_key ?? state.message)
    break
  }
  await pause(Number(process.env.POLL_MS ?? 10_000))
}

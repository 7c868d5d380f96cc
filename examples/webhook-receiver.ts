/**
 * Receives webhooks and checks that they come from your service. Messages come at least once: what was seen is skipped.
 * Run: DEBRIEF_WEBHOOK_SECRET=whsec_… node examples/webhook-receiver.ts [port]
 * The secret is what `npx debrief webhooks add http://… --name …` prints. For a receiver on this machine both the command
 * and the service need FETCH_ALLOW_PRIVATE=true.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const key = Buffer.from((process.env.DEBRIEF_WEBHOOK_SECRET ?? '').replace('whsec_', ''), 'base64')
// Under an empty key anybody can sign.
if (key.length === 0) throw new Error('Set DEBRIEF_WEBHOOK_SECRET to the secret of the webhook')
const OLDEST_SECONDS = 5 * 60
const seen = new Set<string>()

function isGenuine(id: string, timestamp: string, signatures: string, body: string): boolean {
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (!(age <= OLDEST_SECONDS)) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

const server = createServer(async (request, response) => {
  const body = await text(request).catch(() => null)
  // The sender has gone.
  if (body === null) return
  const header = (name: string) => String(request.headers[name] ?? '')
  const id = header('webhook-id')
  if (!isGenuine(id, header('webhook-timestamp'), header('webhook-signature'), body)) {
    response.writeHead(401).end()
    return
  }
  // Answer first, work later: who takes longer than 15 seconds is asked again.
  response.writeHead(204).end()
  if (seen.has(id)) return
  seen.add(id)
  const { type, data } = JSON.parse(body)
  console.log(`${type} ${JSON.stringify(data)}`)
})
server.listen(Number(process.argv[2] ?? 9000), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})

/**
 * Carries the source list: prints it as OPML for another feed reader, or lays a file of another reader into the service.
 * Run: node examples/opml.ts > sources.opml
 *      ADMIN_TOKEN=… node examples/opml.ts subscriptions.opml
 */
import { readFileSync } from 'node:fs'
import { createClient } from 'debrief/client'

const client = createClient({
  baseUrl: process.env.DEBRIEF_URL ?? 'http://127.0.0.1:8001',
  adminToken: process.env.ADMIN_TOKEN ?? '',
})
const file = process.argv[2]

if (file === undefined) {
  process.stdout.write(await client.getOpml())
} else {
  const { added, changed } = await client.importFeeds({ body: new Uint8Array(readFileSync(file)) })
  console.log(`${added} sources added, ${changed} changed`)
}

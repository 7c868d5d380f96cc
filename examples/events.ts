/**
 * Follows what happens: new and changed stories, and how reading the sources goes. A broken connection is taken up
 * where it broke; stop it with Ctrl-C.
 * Run: node examples/events.ts [how many events to wait for]
 */
import { createClient } from 'debrief/client'

const client = createClient({ baseUrl: process.env.DEBRIEF_URL ?? 'http://127.0.0.1:8001' })
let left = Number(process.argv[2] ?? Number.POSITIVE_INFINITY)
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())

const after = process.env.LAST_EVENT_ID
for await (const event of client.streamEvents(after === undefined ? {} : { lastEventId: after }, {
  signal: stop.signal,
})) {
  if (event.type === 'story.created' || event.type === 'story.updated') {
    const story = await client.getStory({ story_group_id: event.data.story_group_id })
    console.log(`${event.id} ${event.type}: ${story.canonical_title}`)
  } else {
    console.log(`${event.id} ${event.type}: ${JSON.stringify(event.data)}`)
  }
  left -= 1
  if (left <= 0) break
}

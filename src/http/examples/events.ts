/** The example of the stream of events. A test reads the stream and finds it there. */
import type { Example } from '../openapi.ts'

export const EVENT_EXAMPLES = {
  streamEvents: {
    resumed: {
      summary: 'Taken up again after event 6, of the run that had two sources and changed one story',
      status: 200,
      request: { path: '/api/events', headers: { 'Last-Event-ID': '6' } },
      mediaType: 'text/event-stream',
      answer: `retry: 3000
id: 6

id: 7
event: story.updated
data: {"story_group_id":1,"timestamp":"2026-11-21T07:00:00Z"}

id: 8
event: source.finished
data: {"run_id":2,"feed_id":1,"outcome":"no_new_items","new_articles":0,"timestamp":"2026-11-21T07:00:00Z"}

id: 9
event: ingestion.completed
data: {"run_id":2,"outcome":"completed","new_articles":0,"timestamp":"2026-11-21T06:30:00Z"}

`,
    },
    full: {
      summary: 'Too many listeners',
      status: 503,
      given: 'every place for a listener is taken',
      request: { path: '/api/events' },
      answer: { detail: 'There are as many listeners as this service takes. Please try again later' },
    },
    malformed: {
      summary: 'An id that is none of ours',
      status: 400,
      request: { path: '/api/events', headers: { 'Last-Event-ID': 'yesterday' } },
      answer: { detail: 'Last-Event-ID: must be the id of an event' },
    },
  },
} satisfies Record<string, Record<string, Example>>

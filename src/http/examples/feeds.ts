/** Examples of the feed and ingestion routes. A test sends each one. */
import type { Example } from '../openapi.ts'

const RUN = {
  id: 2,
  started_at: '2026-11-21T06:30:00Z',
  finished_at: '2026-11-21T06:30:00Z',
  outcome: 'completed',
  new_articles: 0,
  ai_tokens: 0,
  sources: [
    {
      slug: 'harbor-daily',
      outcome: 'no_new_items',
      new_articles: 0,
      retitled_articles: 1,
      problems: ['item 4 has no link and was left out'],
      elapsed_ms: 210,
    },
  ],
}

export const FEED_EXAMPLES = {
  listFeeds: {
    all: {
      summary: 'Three sources, one of them inactive',
      status: 200,
      request: { path: '/api/feeds' },
      answer: {
        feeds: [
          {
            id: 1,
            name: 'Harbor Daily',
            slug: 'harbor-daily',
            rss_url: 'https://harbor-daily.example/rss',
            bias_label: 'center',
            category: 'us_news',
            is_active: true,
          },
          {
            id: 2,
            name: 'Meadow Wire',
            slug: 'meadow-wire',
            rss_url: 'https://meadow-wire.example/feed.xml',
            bias_label: 'lean_left',
            category: 'international',
            is_active: true,
          },
          {
            id: 3,
            name: 'Old Mill Gazette',
            slug: 'old-mill-gazette',
            rss_url: 'https://old-mill-gazette.example/atom',
            bias_label: 'unrated',
            category: 'business',
            is_active: false,
          },
        ],
      },
    },
  },
  refreshFeeds: {
    started: {
      summary: 'A run starts in the background',
      status: 202,
      request: { method: 'POST', path: '/api/feeds/refresh' },
      answer: {
        status: 'ingestion_started',
        message: 'Feeds are being fetched, grouped and neutralized in the background',
      },
    },
  },
  getFeedHealth: {
    working: {
      summary: 'A feed that works',
      status: 200,
      request: { path: '/api/feeds/harbor-daily/health' },
      answer: {
        slug: 'harbor-daily',
        is_active: true,
        last_fetch: '2026-11-21T06:30:00Z',
        last_success: '2026-11-21T06:30:00Z',
        last_error: null,
        failures_in_a_row: 0,
        next_fetch: '2026-11-21T07:05:00Z',
      },
    },
    unknown: {
      summary: 'No such source',
      status: 404,
      request: { path: '/api/feeds/nowhere/health' },
      answer: { detail: 'There is no such feed source' },
    },
  },
} satisfies Record<string, Record<string, Example>>

export const INGESTION_EXAMPLES = {
  listRuns: {
    newest: {
      summary: 'The newest run only',
      status: 200,
      request: { path: '/api/ingestion/runs?limit=1' },
      answer: { runs: [RUN] },
    },
    tooMany: {
      summary: 'More runs than are given at once',
      status: 422,
      request: { path: '/api/ingestion/runs?limit=1000' },
      answer: { detail: 'limit: must be an integer from 1 to 100' },
    },
  },
  getRun: {
    completed: {
      summary: 'A run that is over',
      status: 200,
      request: { path: '/api/ingestion/runs/2' },
      answer: RUN,
    },
    unknown: {
      summary: 'No such run',
      status: 404,
      request: { path: '/api/ingestion/runs/404' },
      answer: { detail: 'There is no such ingestion run' },
    },
    noInteger: {
      summary: 'An id that is no integer',
      status: 422,
      request: { path: '/api/ingestion/runs/latest' },
      answer: { detail: 'run_id: must be an integer' },
    },
  },
} satisfies Record<string, Record<string, Example>>

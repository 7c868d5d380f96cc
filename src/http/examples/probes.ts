/** Examples of health and probes. A test sends each one. */
import type { Example } from '../openapi.ts'

export const PROBE_EXAMPLES = {
  getHealth: {
    healthy: {
      summary: 'All well',
      status: 200,
      request: { path: '/api/health' },
      answer: {
        status: 'healthy',
        db: 'connected',
        timestamp: '2026-11-21T07:00:00Z',
        last_ingestion: '2026-11-21T06:30:00Z',
        article_count: 3,
        story_group_count: 2,
      },
    },
    disconnected: {
      summary: 'The database is down',
      status: 503,
      given: 'the database is down',
      request: { path: '/api/health' },
      answer: {
        status: 'unhealthy',
        db: 'disconnected',
        timestamp: '2026-11-21T07:00:00Z',
        detail: 'The database cannot be reached',
      },
    },
  },
  getLiveness: {
    alive: { summary: 'Alive', status: 200, request: { path: '/livez' }, answer: { status: 'alive' } },
  },
  getReadiness: {
    ready: { summary: 'Ready', status: 200, request: { path: '/readyz' }, answer: { status: 'ready' } },
    disconnected: {
      summary: 'The database is down',
      status: 503,
      given: 'the database is down',
      request: { path: '/readyz' },
      answer: { detail: 'The database cannot be reached' },
    },
  },
} satisfies Record<string, Record<string, Example>>

/** Examples of the operator's routes. A test sends each one. */
import type { Example } from '../openapi.ts'

const ADMIN = { Authorization: 'Bearer <ADMIN_TOKEN>' }
const NO_TOKEN = { detail: 'Admin token missing' }

function get(path: string, headers: Record<string, string> = ADMIN) {
  return { path: `/api/admin${path}`, headers }
}

function post(path: string, body?: unknown, headers: Record<string, string> = ADMIN) {
  return { method: 'POST', path: `/api/admin${path}`, headers, ...(body === undefined ? {} : { body }) }
}

function withoutToken(request: Example['request']): Example {
  return { summary: 'No admin token', status: 401, request: { ...request, headers: {} }, answer: NO_TOKEN }
}

const PENDING_REQUEST = {
  request_id: '030303030303030303030303',
  name: 'Media lab',
  email: 'lab@university.example',
  intended_use: 'A study of headlines',
  website: 'https://lab.university.example/',
  status: 'pending',
  requested_at: '2026-11-21T07:00:00Z',
  decided_at: null,
  collected_at: null,
}
const KEY = {
  id: 1,
  name: 'Newsroom',
  prefix: 'hd_0El6XFX',
  created_at: '2026-11-21T07:00:00Z',
  revoked_at: null,
  last_used_at: null,
  replaced_by_id: null,
}
const NO_KEY = { detail: 'There is no such API key' }
const PENDING_PATH = `/keys/requests/${PENDING_REQUEST.request_id}`
const DECIDED_PATH = '/keys/requests/070707070707070707070707'

function decisions(verb: 'approve' | 'reject', status: string): Record<string, Example> {
  return {
    decided: {
      summary: `A waiting request, ${status}`,
      status: 200,
      request: post(`${PENDING_PATH}/${verb}`),
      answer: { ...PENDING_REQUEST, status, decided_at: '2026-11-21T07:00:00Z' },
    },
    noToken: withoutToken(post(`${PENDING_PATH}/${verb}`)),
    unknown: {
      summary: 'No such request',
      status: 404,
      request: post(`/keys/requests/404/${verb}`),
      answer: { detail: 'There is no such key request' },
    },
    decidedBefore: {
      summary: 'A request that was decided before',
      status: 409,
      request: post(`${DECIDED_PATH}/${verb}`),
      answer: { detail: 'This key request is decided already' },
    },
  }
}

export const ADMIN_KEY_EXAMPLES = {
  listKeyRequests: {
    pending: {
      summary: 'Those that wait for review',
      status: 200,
      request: get('/keys/requests?status=pending'),
      answer: { requests: [PENDING_REQUEST] },
    },
    noToken: withoutToken(get('/keys/requests')),
    unknownStatus: {
      summary: 'A status that does not exist',
      status: 422,
      request: get('/keys/requests?status=lost'),
      answer: { detail: 'status: must be one of pending, approved, rejected' },
    },
  },
  approveKeyRequest: decisions('approve', 'approved'),
  rejectKeyRequest: decisions('reject', 'rejected'),
  listKeys: {
    all: {
      summary: 'An active key and a revoked one',
      status: 200,
      request: get('/keys'),
      answer: {
        keys: [KEY, { ...KEY, id: 2, name: 'Old client', prefix: 'hd_0TWD4V5', revoked_at: '2026-11-21T07:00:00Z' }],
      },
    },
    noToken: withoutToken(get('/keys')),
  },
  createKey: {
    made: {
      summary: 'A key without a request',
      status: 201,
      request: post('/keys', { name: 'Night desk' }),
      answer: { id: 3, name: 'Night desk', key: '<NEW_API_KEY>' },
    },
    noToken: withoutToken(post('/keys', { name: 'Night desk' })),
    noName: {
      summary: 'A blank name',
      status: 422,
      request: post('/keys', { name: ' ' }),
      answer: { detail: 'name: must be 1 to 100 characters' },
    },
  },
  revokeKey: {
    revoked: {
      summary: 'A key that ends now',
      status: 200,
      request: post('/keys/1/revoke'),
      answer: { ...KEY, revoked_at: '2026-11-21T07:00:00Z' },
    },
    noToken: withoutToken(post('/keys/1/revoke')),
    unknown: { summary: 'No such key', status: 404, request: post('/keys/404/revoke'), answer: NO_KEY },
    noInteger: {
      summary: 'An id that is no integer',
      status: 422,
      request: post('/keys/hd_4q1n/revoke'),
      answer: { detail: 'key_id: must be an integer' },
    },
  },
  rotateKey: {
    rotated: {
      summary: 'The old key works for another day',
      status: 200,
      request: post('/keys/1/rotate', { grace_hours: 24 }),
      answer: { id: 3, name: 'Newsroom', key: '<NEW_API_KEY>', old_key_ends_at: '2026-11-22T07:00:00Z' },
    },
    noToken: withoutToken(post('/keys/1/rotate')),
    unknown: { summary: 'No such key', status: 404, request: post('/keys/404/rotate'), answer: NO_KEY },
    revokedBefore: {
      summary: 'A key that was revoked',
      status: 409,
      request: post('/keys/2/rotate'),
      answer: { detail: 'This API key is revoked or rotated already' },
    },
    tooLong: {
      summary: 'A grace of more than thirty days',
      status: 422,
      request: post('/keys/1/rotate', { grace_hours: 721 }),
      answer: { detail: 'grace_hours: must be an integer from 0 to 720' },
    },
  },
} satisfies Record<string, Record<string, Example>>

const HARBOR = {
  id: 1,
  name: 'Harbor Daily',
  slug: 'harbor-daily',
  rss_url: 'https://harbor-daily.example/rss',
  bias_label: 'center',
  category: 'us_news',
  is_active: true,
  bias_basis: 'Reports of both councils, no opinion pages',
}
const LANTERN = { name: 'Lantern Weekly', rss_url: 'https://lantern-weekly.example/rss', category: 'tech_science' }
const NO_SOURCE = { detail: 'There is no such feed source' }

export const ADMIN_FEED_EXAMPLES = {
  addFeed: {
    added: {
      summary: 'A source with what is required, and its category',
      status: 201,
      request: post('/feeds', LANTERN),
      answer: {
        id: 4,
        name: 'Lantern Weekly',
        slug: 'lantern-weekly',
        rss_url: 'https://lantern-weekly.example/rss',
        bias_label: 'unrated',
        category: 'tech_science',
        is_active: true,
        bias_basis: '',
      },
    },
    noToken: withoutToken(post('/feeds', LANTERN)),
    taken: {
      summary: 'A slug that another source has',
      status: 409,
      request: post('/feeds', { ...LANTERN, slug: 'harbor-daily' }),
      answer: { detail: 'slug: another feed source has this slug' },
    },
    known: {
      summary: 'An address that another source has',
      status: 409,
      request: post('/feeds', { ...LANTERN, rss_url: 'https://HARBOR-daily.example:443/rss' }),
      answer: { detail: 'rss_url: the feed source "harbor-daily" has this address' },
    },
    badAddress: {
      summary: 'An address that is no web address',
      status: 422,
      request: post('/feeds', { ...LANTERN, rss_url: 'ftp://lantern-weekly.example/rss' }),
      answer: { detail: 'rss_url: must be an http or https address' },
    },
  },
  changeFeed: {
    changed: {
      summary: 'Another label',
      status: 200,
      request: { ...post('/feeds/harbor-daily', { bias_label: 'lean_right' }), method: 'PATCH' },
      answer: { ...HARBOR, bias_label: 'lean_right' },
    },
    noToken: withoutToken({ ...post('/feeds/harbor-daily', {}), method: 'PATCH' }),
    unknown: {
      summary: 'No such source',
      status: 404,
      request: { ...post('/feeds/nowhere', {}), method: 'PATCH' },
      answer: NO_SOURCE,
    },
    taken: {
      summary: 'A slug that another source has',
      status: 409,
      request: { ...post('/feeds/harbor-daily', { slug: 'meadow-wire' }), method: 'PATCH' },
      answer: { detail: 'slug: another feed source has this slug' },
    },
    known: {
      summary: 'An address that another source has',
      status: 409,
      request: { ...post('/feeds/harbor-daily', { rss_url: 'https://meadow-wire.example/feed.xml' }), method: 'PATCH' },
      answer: { detail: 'rss_url: the feed source "meadow-wire" has this address' },
    },
    unknownLabel: {
      summary: 'A label that does not exist',
      status: 422,
      request: { ...post('/feeds/harbor-daily', { bias_label: 'neutral' }), method: 'PATCH' },
      answer: {
        detail: 'bias_label: must be one of left, lean_left, center, lean_right, right, mixed, unrated',
      },
    },
  },
  disableFeed: {
    disabled: {
      summary: 'A source that is not fetched any more',
      status: 200,
      request: post('/feeds/harbor-daily/disable'),
      answer: { ...HARBOR, is_active: false },
    },
    noToken: withoutToken(post('/feeds/harbor-daily/disable')),
    unknown: {
      summary: 'No such source',
      status: 404,
      request: post('/feeds/nowhere/disable'),
      answer: NO_SOURCE,
    },
  },
  probeFeed: {
    read: {
      summary: 'A feed of one item',
      status: 200,
      request: post('/feeds/probe', { rss_url: 'https://lantern-weekly.example/rss' }),
      answer: {
        format: 'rss',
        title: 'Lantern Weekly',
        link: 'https://lantern-weekly.example/',
        item_count: 1,
        items: [
          {
            title: 'A lamp that needs no switch',
            link: 'https://lantern-weekly.example/lamp',
            published_at: '2026-11-20T09:00:00Z',
          },
        ],
        problems: [],
      },
    },
    noToken: withoutToken(post('/feeds/probe', {})),
    noFeed: {
      summary: 'An address without a feed',
      status: 422,
      request: post('/feeds/probe', { rss_url: 'https://lantern-weekly.example/' }),
      answer: { detail: 'rss_url: this is no feed' },
    },
  },
} satisfies Record<string, Record<string, Example>>

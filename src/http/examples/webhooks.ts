/** Examples of the operator's webhook routes. A test sends each one. */
import type { Example } from '../openapi.ts'

type Request = Example['request']
const AS_ADMIN = { Authorization: 'Bearer <ADMIN_TOKEN>' }
const call = (method: string, path: string, body?: unknown): Request => {
  const request = { method, path: `/api/admin/webhooks${path}`, headers: AS_ADMIN }
  return body === undefined ? request : { ...request, body }
}
const withoutToken = ({ headers: _, ...request }: Request) => ({
  summary: 'Without the admin token',
  status: 401,
  request,
  answer: { detail: 'Admin token missing' },
})
const unknown = (request: Request) => ({
  summary: 'No such webhook',
  status: 404,
  request,
  answer: { detail: 'There is no such webhook' },
})

const noInteger = (request: Example['request']): Example => ({
  summary: 'An id that is no integer',
  status: 422,
  request,
  answer: { detail: 'webhook_id: must be an integer' },
})

const NEWSROOM = {
  id: 1,
  name: 'Newsroom chat',
  url: 'https://chat.newsroom.example/hooks/debrief',
  events: ['story.created'],
  is_active: true,
  off_reason: null,
  created_at: '2026-11-21T07:00:00Z',
  failures_in_a_row: 0,
  paused_until: null,
  last_delivered_at: null,
  last_error: null,
  waiting: 0,
  dropped: 0,
}
const { name, url, events } = NEWSROOM
const THERE = 'there is one webhook'

export const WEBHOOK_EXAMPLES = {
  listWebhooks: {
    one: {
      summary: 'One webhook, to which nothing was sent yet',
      status: 200,
      given: THERE,
      request: call('GET', ''),
      answer: { webhooks: [NEWSROOM] },
    },
    noToken: withoutToken(call('GET', '')),
  },
  addWebhook: {
    added: {
      summary: 'For new stories only',
      status: 201,
      request: call('POST', '', { name, url, events }),
      answer: { ...NEWSROOM, secret: '<NEW_WEBHOOK_SECRET>' },
    },
    noToken: withoutToken(call('POST', '', { name, url })),
    tooMany: {
      summary: 'One too many',
      status: 409,
      given: 'there are fifty webhooks',
      request: call('POST', '', { name, url }),
      answer: { detail: 'there are 50 webhooks, which is as many as there may be' },
    },
    private: {
      summary: 'An address of the own network',
      status: 422,
      request: call('POST', '', { name, url: 'http://10.0.0.7/hook' }),
      answer: { detail: 'url: refused: the host has a private address, and those are not allowed' },
    },
  },
  removeWebhook: {
    removed: {
      summary: 'As it was',
      status: 200,
      given: THERE,
      request: call('DELETE', '/1'),
      answer: NEWSROOM,
    },
    noToken: withoutToken(call('DELETE', '/1')),
    unknown: unknown(call('DELETE', '/404')),
    noInteger: noInteger(call('DELETE', '/chat')),
  },
  enableWebhook: {
    on: {
      summary: 'On, as it was',
      status: 200,
      given: THERE,
      request: call('POST', '/1/enable'),
      answer: NEWSROOM,
    },
    noToken: withoutToken(call('POST', '/1/enable')),
    unknown: unknown(call('POST', '/404/enable')),
    noInteger: noInteger(call('POST', '/chat/enable')),
  },
  disableWebhook: {
    off: {
      summary: 'Off, until it is switched on again',
      status: 200,
      given: THERE,
      request: call('POST', '/1/disable'),
      answer: { ...NEWSROOM, is_active: false, off_reason: 'operator' },
    },
    noToken: withoutToken(call('POST', '/1/disable')),
    unknown: unknown(call('POST', '/404/disable')),
    noInteger: noInteger(call('POST', '/chat/disable')),
  },
  testWebhook: {
    refused: {
      summary: 'The receiver does not listen',
      status: 200,
      given: THERE,
      request: call('POST', '/1/test'),
      answer: { is_delivered: false, status: null, reason: 'the host refused the connection', elapsed_ms: 12 },
    },
    noToken: withoutToken(call('POST', '/1/test')),
    unknown: unknown(call('POST', '/404/test')),
    noInteger: noInteger(call('POST', '/chat/test')),
  },
} satisfies Record<string, Record<string, Example>>

/** Examples of asking for an API key. A test sends each one. */
import type { Example } from '../openapi.ts'

const REQUEST = {
  name: 'Classroom reader',
  email: 'teacher@school.example',
  intended_use: 'Comparing headlines in media lessons',
}
/** Requests that exist: waiting, approved, turned down. */
const PENDING = '030303030303030303030303'
const APPROVED = '050505050505050505050505'
const REJECTED = '070707070707070707070707'

function ask(requestId: string, token: string | null) {
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` }
  return { path: `/api/keys/requests/${requestId}`, headers }
}

export const KEY_EXAMPLES = {
  requestKey: {
    accepted: {
      summary: 'A request',
      status: 202,
      request: { method: 'POST', path: '/api/keys/requests', body: REQUEST },
      answer: {
        request_id: '090909090909090909090909',
        status: 'pending',
        claim_token: '<NEW_CLAIM_TOKEN>',
        message: 'A person will review the request. Keep the claim token: it collects the key, and is not shown again',
      },
    },
    noEmail: {
      summary: 'Not an e-mail address',
      status: 422,
      request: { method: 'POST', path: '/api/keys/requests', body: { ...REQUEST, email: 'teacher' } },
      answer: { detail: 'email: must be an e-mail address' },
    },
    tooMany: {
      summary: 'The sixth request of a day from one address',
      status: 429,
      given: 'five requests came from this address today',
      request: { method: 'POST', path: '/api/keys/requests', body: REQUEST },
      answer: { detail: 'Too many key requests from this address: try again tomorrow' },
    },
  },
  getKeyRequest: {
    pending: {
      summary: 'Waiting for review',
      status: 200,
      request: ask(PENDING, '<PENDING_CLAIM_TOKEN>'),
      answer: { request_id: PENDING, status: 'pending', message: 'The request is waiting for review' },
    },
    approved: {
      summary: 'Approved: the key, this once',
      status: 200,
      request: ask(APPROVED, '<APPROVED_CLAIM_TOKEN>'),
      answer: {
        request_id: APPROVED,
        status: 'approved',
        message: 'Keep this key: it is shown only here and only now',
        api_key: '<NEW_API_KEY>',
      },
    },
    rejected: {
      summary: 'Not approved',
      status: 200,
      request: ask(REJECTED, '<REJECTED_CLAIM_TOKEN>'),
      answer: { request_id: REJECTED, status: 'rejected', message: 'The request was not approved' },
    },
    noToken: {
      summary: 'No claim token',
      status: 401,
      request: ask(PENDING, null),
      answer: { detail: 'Claim token missing: send it as a Bearer token' },
    },
    unknown: {
      summary: 'No such request',
      status: 404,
      request: ask('404', '<PENDING_CLAIM_TOKEN>'),
      answer: { detail: 'There is no such key request' },
    },
  },
} satisfies Record<string, Record<string, Example>>

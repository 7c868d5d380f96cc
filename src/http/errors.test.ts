import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DomainError, type ErrorCode } from '../domain/errors.ts'
import { problemOf, problemOfStatus } from './errors.ts'

describe('the error table', () => {
  test('maps every code to its status, the field before the sentence', () => {
    const statuses: Record<ErrorCode, number> = {
      malformed: 400,
      invalid: 422,
      unauthorized: 401,
      not_found: 404,
      moved: 404,
      conflict: 409,
      too_large: 413,
      rate_limited: 429,
      ai_unavailable: 502,
      ai_refused: 502,
      store_unavailable: 502,
      timeout: 504,
    }
    for (const [code, status] of Object.entries(statuses)) {
      const found = problemOf(new DomainError(code as ErrorCode, 'is wrong', { field: 'headline' }))
      assert.equal(found.status, status, code)
      assert.equal(found.detail, 'headline: is wrong')
    }
  })

  test('tells when to try again after a 502 even where the failure names no time', () => {
    assert.equal(problemOf(new DomainError('ai_unavailable', 'It failed')).retryAfterSeconds, 5)
    const named = new DomainError('ai_unavailable', 'It failed', { retryAfterSeconds: 17 })
    assert.equal(problemOf(named).retryAfterSeconds, 17)
    for (const [asked, told] of [
      [0, 1],
      [0.2, 1],
      [16.1, 17],
    ] as const) {
      assert.equal(problemOf(new DomainError('timeout', 'Late', { retryAfterSeconds: asked })).retryAfterSeconds, told)
    }
    assert.equal(problemOf(new DomainError('invalid', 'is wrong')).retryAfterSeconds, null)
  })

  test('tells nothing of anything else, whatever was thrown', () => {
    const fake = Object.assign(new Error('insides'), { statusCode: 418, code: 'E_TEAPOT' })
    for (const thrown of [new TypeError('insides'), fake, 'insides', 42, { detail: 'insides' }, new Error('insides')]) {
      assert.deepEqual(problemOf(thrown), {
        status: 500,
        detail: 'Something went wrong on our side',
        retryAfterSeconds: null,
      })
    }
  })

  test('has a sentence for every status that is refused before a route', () => {
    for (const status of [400, 404, 405, 408, 413, 431, 503]) {
      assert.notEqual(problemOfStatus(status).detail, problemOfStatus(500).detail)
    }
  })
})

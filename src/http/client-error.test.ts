/** Connections end that were answered before any request, also those whose callers do not end them. */
import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { pino } from 'pino'
import { createEarlyAnswers } from './client-error.ts'

test('a caller who does not close its side has five seconds to read the answer', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const early = createEarlyAnswers({
    requestIdOf: () => 'id',
    allowAt: () => null,
    metrics: { countRequest: () => undefined },
    logger: pino({ level: 'silent' }),
  })
  const socket = new PassThrough({ allowHalfOpen: true })
  early.answerClientError(Object.assign(new Error('no HTTP'), { code: 'HPE_INVALID_CONSTANT' }), socket)
  assert.match(String(socket.read()), /^HTTP\/1\.1 400 /)
  t.mock.timers.tick(4_999)
  assert.equal(socket.destroyed, false)
  t.mock.timers.tick(1)
  assert.equal(socket.destroyed, true)
})

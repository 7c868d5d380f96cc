import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { formSecret, SECRET_BYTES, signMessage } from './sign.ts'

test("the specification's own library accepts what is signed here, and nothing that was changed on the way", () => {
  const timestamp = Math.floor(Date.now() / 1000)
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: SECRET_BYTES, maxLength: SECRET_BYTES }),
      fc.stringMatching(/^[a-z0-9_]{1,30}$/),
      fc.jsonValue(),
      (random, id, value) => {
        const secret = formSecret(random)
        const body = JSON.stringify(value)
        const headers = {
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signMessage(secret, id, timestamp, body),
        }
        const receiver = new Webhook(secret)
        assert.deepEqual(receiver.verify(body, headers), JSON.parse(body))
        assert.throws(() => receiver.verify(`${body} `, headers))
        assert.throws(() => receiver.verify(body, { ...headers, 'webhook-id': `${id}x` }))
      },
    ),
    { numRuns: 50 },
  )
})

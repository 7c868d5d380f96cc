import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { formApiKey, formClaimToken, hasHash, hashSecret, isKeyForm, SECRET_BYTES } from './key-format.ts'

const secret = fc.uint8Array({ minLength: SECRET_BYTES, maxLength: SECRET_BYTES })

describe('key form', () => {
  test('hd_, 32 random bytes in base62, checksum; the first ten characters and the SHA-256 are kept', () => {
    fc.assert(
      fc.property(secret, (bytes) => {
        const { key, prefix, hash } = formApiKey(bytes)
        assert.match(key, /^hd_[0-9A-Za-z]{49}$/)
        assert.equal(prefix, key.slice(0, 10))
        assert.equal(hash, hashSecret(key))
        assert.ok(isKeyForm(key))
      }),
    )
  })

  test('other bytes give another key', () => {
    fc.assert(
      fc.property(
        secret,
        secret,
        (a, b) => Buffer.from(a).equals(Buffer.from(b)) === (formApiKey(a).key === formApiKey(b).key),
      ),
    )
  })

  test('a key with any one character changed is refused by its checksum', () => {
    fc.assert(
      fc.property(secret, fc.nat({ max: 51 }), fc.constantFrom(...'0aZ_-'), (bytes, at, letter) => {
        const { key } = formApiKey(bytes)
        const changed = key.slice(0, at) + letter + key.slice(at + 1)
        assert.equal(isKeyForm(changed), changed === key)
      }),
    )
  })

  test('no text that is not a key has its form, and none is too odd to ask about', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: 'binary', minLength: 52, maxLength: 52 })),
        (text) => !isKeyForm(text),
      ),
    )
    for (const text of ['', 'hd_', ' '.repeat(52), `${formApiKey(randomBytes(32)).key}\n`])
      assert.equal(isKeyForm(text), false)
  })

  test('a claim token is known by its hash alone', () => {
    const token = formClaimToken(randomBytes(SECRET_BYTES))
    assert.ok(hasHash(token, hashSecret(token)))
    for (const other of ['', `${token}x`, token.slice(1), token.toLowerCase()])
      assert.equal(hasHash(other, hashSecret(token)), false)
    assert.equal(hasHash(token, ''), false)
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAnthropicDialect } from './anthropic.ts'
import { createOpenAiDialect } from './openai.ts'

const openai = (baseUrl: string | null, apiKey: string | null = null) =>
  createOpenAiDialect({ baseUrl, model: 'm', apiKey })
const anthropic = (baseUrl: string | null, apiKey: string | null = null) =>
  createAnthropicDialect({ baseUrl, model: 'm', apiKey })

test('a base address may end in its version or not, in a slash or not, or name the whole endpoint', () => {
  for (const [base, url] of [
    [null, 'https://api.openai.com/v1/chat/completions'],
    ['http://127.0.0.1:11434', 'http://127.0.0.1:11434/v1/chat/completions'],
    ['http://127.0.0.1:11434/', 'http://127.0.0.1:11434/v1/chat/completions'],
    ['http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434/v1/chat/completions'],
    ['http://127.0.0.1:11434/v1//', 'http://127.0.0.1:11434/v1/chat/completions'],
    ['https://openrouter.ai/api/v1', 'https://openrouter.ai/api/v1/chat/completions'],
    ['https://host.example/v1beta/openai/', 'https://host.example/v1beta/openai/chat/completions'],
    ['https://host.example/api/paas/v4', 'https://host.example/api/paas/v4/chat/completions'],
    ['https://host.example/v1/chat/completions', 'https://host.example/v1/chat/completions'],
    ['https://host.example/v1/?api-version=2#top', 'https://host.example/v1/chat/completions?api-version=2'],
  ] as const) {
    assert.equal(openai(base).urls[0], url)
  }
  for (const [base, url] of [
    [null, 'https://api.anthropic.com/v1/messages'],
    ['https://api.anthropic.com', 'https://api.anthropic.com/v1/messages'],
    ['https://gateway.example/anthropic/v1/', 'https://gateway.example/anthropic/v1/messages'],
  ] as const) {
    assert.equal(anthropic(base).urls[0], url)
  }
})

test('a base address without a version may belong to a server that has none', () => {
  assert.deepEqual(openai('https://host.example/inference').urls, [
    'https://host.example/inference/v1/chat/completions',
    'https://host.example/inference/chat/completions',
  ])
  assert.equal(openai('https://host.example/v1').urls.length, 1)
  assert.equal(openai('https://host.example/chat/completions').urls[0], 'https://host.example/chat/completions')
  assert.equal(anthropic(null).urls.length, 1)
})

test('the key travels in the header of its wire format, and without one there is none', () => {
  assert.deepEqual(openai(null, 'secret').headers, { authorization: 'Bearer secret' })
  assert.deepEqual(openai(null).headers, {})
  assert.equal(anthropic(null, 'secret').headers['x-api-key'], 'secret')
  assert.equal('x-api-key' in anthropic(null).headers, false)
})

test('a user name and a password in the address become a header, unless a key takes its place', () => {
  const own = openai('http://user:p%40ss@host.example/v1')
  assert.deepEqual(own.urls, ['http://host.example/v1/chat/completions'])
  assert.equal(own.headers.authorization, `Basic ${Buffer.from('user:p@ss').toString('base64')}`)
  const unencoded = openai('http://user:100%_sure@host.example')
  assert.equal(unencoded.headers.authorization, `Basic ${Buffer.from('user:100%_sure').toString('base64')}`)
  assert.equal(openai('http://user:pass@host.example', 'secret').headers.authorization, 'Bearer secret')
})

test('untrusted text stands in the user message alone, whatever JSON is asked for how', () => {
  const question = { system: 'Be plain.', user: '{"headline":"x"}', schema: { type: 'object' } }
  for (const dialect of [openai(null), anthropic(null)]) {
    for (const structure of dialect.structures) {
      const body = JSON.parse(dialect.writeBody(question, structure)) as {
        system?: string
        messages: { role: string; content: string }[]
      }
      const users = body.messages.filter(({ role }) => role === 'user')
      assert.deepEqual(users, [{ role: 'user', content: question.user }])
      assert.equal(JSON.stringify(body).split('headline').length, 2, 'once')
      assert.equal(body.system ?? body.messages.find(({ role }) => role === 'system')?.content, question.system)
    }
  }
})

test('replies are read from any place that a backend may put them, and their tokens counted', () => {
  const reply = (message: object, usage?: object) => openai(null).readReply({ choices: [{ message }], usage })
  assert.deepEqual(reply({ content: 'hi' }, { total_tokens: 9 }), {
    text: 'hi',
    tokens: 9,
    isDeclined: false,
    isCut: false,
  })
  assert.equal(reply({ content: [{ text: 'a' }, { image: 1 }, { text: 'b' }] })?.text, 'ab')
  assert.equal(reply({ content: null, tool_calls: [{ function: { arguments: '{"a":1}' } }] })?.text, '{"a":1}')
  assert.equal(reply({ content: null }, { prompt_tokens: 4, completion_tokens: 5 })?.tokens, 9)
  assert.equal(reply({ content: null, refusal: 'no' })?.isDeclined, true)
  for (const none of [-1, 1.5, '9', Number.MAX_SAFE_INTEGER, 1e300]) {
    assert.equal(reply({ content: 'x' }, { total_tokens: none })?.tokens, 0)
  }

  const message = { content: [{ type: 'thinking' }, { type: 'text', text: 'hi' }] }
  const usage = { input_tokens: 3, output_tokens: 4, cache_read_input_tokens: 5 }
  assert.deepEqual(anthropic(null).readReply({ ...message, usage }), {
    text: 'hi',
    tokens: 12,
    isDeclined: false,
    isCut: false,
  })
  assert.equal(anthropic(null).readReply({ content: [{ type: 'tool_use', input: { a: 1 } }] })?.text, '{"a":1}')
  assert.equal(anthropic(null).readReply({ content: [], stop_reason: 'refusal' })?.isDeclined, true)
  for (const reason of ['max_tokens', 'model_context_window_exceeded']) {
    assert.equal(anthropic(null).readReply({ content: [], stop_reason: reason })?.isCut, true)
  }
  for (const body of [null, undefined, [], 7, 'text', {}, { choices: [] }, { choices: [null] }, { content: null }]) {
    assert.equal(openai(null).readReply(body), null)
    assert.equal(anthropic(null).readReply(body), null)
  }
})

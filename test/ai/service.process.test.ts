/** The whole service with a language model in its settings: what answers, what it says of itself, what it logs. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { type Service, serve } from '../../src/compose.ts'
import { GOOD_REPLY, good, HEADLINE, VARIATIONS } from './fault-modes.ts'
import { type FaultServer, failing, silence, startFaultServer, UPSTREAM_MARK } from './fault-server.ts'
import { betterTitles, NEWS, readItems } from './title-news.ts'

const KEY = 'sk-never-to-be-seen-0123456789'
const ADMIN_TOKEN = 'admin-token-of-the-test'

let ai: FaultServer
let folder: string
let log = ''

before(async () => {
  ai = await startFaultServer()
  folder = mkdtempSync(join(tmpdir(), 'debrief-ai-service-'))
  writeFileSync(join(folder, 'sources.json'), '[]')
})
after(async () => {
  await ai.close()
  rmSync(folder, { recursive: true, force: true })
})

interface WireStory {
  articles: { neutral_title: string }[]
}

interface Answer {
  status: number
  headers: Headers
  body: { variations?: string[]; detail?: string }
}

/** Runs the service for the length of one test. @param use is given what debriefs a headline, and what stops it */
async function withService(
  settings: Record<string, string>,
  use: (debrief: (headline: string) => Promise<Answer>, url: string, stop: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const write = (line: string) => {
    log += line
  }
  const service: Service = await serve(
    {
      PORT: '0',
      ROLE: 'api',
      DATA_DIR: join(folder, 'data'),
      FEEDS_FILE: join(folder, 'sources.json'),
      ADMIN_TOKEN,
      AI_PROVIDER: 'openai',
      AI_BASE_URL: `${ai.url}/v1`,
      AI_MODEL: 'test-model',
      AI_API_KEY: KEY,
      AI_TIMEOUT_SECONDS: '1.5',
      ...settings,
    },
    { logger: pino({ level: 'trace' }, { write }), modelDrainMs: 100 },
  )
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= service.close()
    return stopped
  }
  try {
    const created = await fetch(`${service.url}/api/admin/keys`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
      body: '{"name":"Test"}',
    })
    const { key } = (await created.json()) as { key: string }
    await use(
      async (headline) => {
        const response = await fetch(`${service.url}/api/debrief`, {
          method: 'POST',
          headers: { 'x-api-key': key, 'content-type': 'application/json' },
          body: JSON.stringify({ headline }),
        })
        const body = (await response.json()) as Answer['body']
        return { status: response.status, headers: response.headers, body }
      },
      service.url ?? '',
      stop,
    )
  } finally {
    await stop()
    await ai.idle()
  }
}

test('the model of the settings answers, and the header names it', async () => {
  for (const [provider, wire] of [
    ['openai', '/v1/chat/completions'],
    ['anthropic', '/v1/messages'],
  ] as const) {
    await withService({ AI_PROVIDER: provider }, async (debrief) => {
      ai.play(good)
      const answer = await debrief(HEADLINE)
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      assert.deepEqual(answer.body.variations, VARIATIONS.slice(0, 5))
      assert.equal(answer.headers.get('x-debrief-backend'), `${provider}/test-model`)
      assert.equal(ai.questions[0]?.path, wire)
      assert.equal((await debrief(HEADLINE)).headers.get('x-cache'), 'HIT')
      assert.equal(ai.questions.length, 1)
    })
  }
})

test('a model that fails is 502, one that is silent 504, and another answer is not made up', async () => {
  await withService({}, async (debrief) => {
    ai.play(failing(401))
    const refused = await debrief(`${HEADLINE}, they say`)
    assert.equal(refused.status, 502)
    assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d*$/)
    ai.play(silence)
    assert.equal((await debrief(`${HEADLINE}, they say`)).status, 504)
  })
})

test('with AI_FALLBACK=builtin the engine answers in its place, under its own name and uncached', async () => {
  await withService({ AI_FALLBACK: 'builtin' }, async (debrief) => {
    const headline = 'Council closes river bridge for repairs until spring'
    ai.play(failing(500))
    const answer = await debrief(headline)
    assert.equal(answer.status, 200)
    assert.equal(answer.body.variations?.length, 5)
    assert.equal(answer.headers.get('x-debrief-backend'), 'builtin')
    ai.play(failing(500))
    await debrief(headline)
    assert.ok(ai.questions.length > 0, 'the model is asked again')
    assert.match(log, /the built-in engine took over/)
  })
})

test('a stop does not wait for a slow model: callers are answered, by the engine where that may', async () => {
  for (const [fallback, status, said] of [
    ['off', 502, 'The service is stopping; please try again shortly.'],
    ['builtin', 200, 'builtin'],
  ] as const) {
    const settings = { AI_FALLBACK: fallback, AI_TIMEOUT_SECONDS: '60' }
    await withService(settings, async (debrief, _url, stop) => {
      const asked = new Promise((resolve) => ai.play(resolve))
      const answer = debrief(`${HEADLINE}, they say`)
      await asked
      const stopping = stop()
      const { status: got, headers, body } = await answer
      assert.deepEqual([got, body.detail ?? headers.get('x-debrief-backend')], [status, said])
      if (status === 502) assert.match(headers.get('retry-after') ?? '', /^[1-9]\d*$/)
      await stopping
    })
  }
})

test('titles from the ingestion thread get better words while the service serves', async () => {
  const publisher = createServer((_request, response) => {
    const items = NEWS.map(
      ({ title }, index) =>
        `<item><title>${title}</title><link>http://news.example/${index}</link><guid>${index}</guid></item>`,
    )
    response
      .writeHead(200, { 'content-type': 'application/rss+xml' })
      .end(`<rss version="2.0"><channel><title>News</title>${items.join('')}</channel></rss>`)
  })
  await new Promise<void>((done) => publisher.listen(0, '127.0.0.1', done))
  const { port } = publisher.address() as AddressInfo
  const sources = join(folder, 'news.json')
  writeFileSync(sources, JSON.stringify([{ name: 'News', rss_url: `http://127.0.0.1:${port}/` }]))
  ai.play(({ question, say }) => say(JSON.stringify({ items: betterTitles(readItems(question.user)) })))
  const settings = {
    ROLE: 'all',
    DATA_DIR: join(folder, 'news'),
    FEEDS_FILE: sources,
    FETCH_ALLOW_PRIVATE: 'true',
    REFRESH_MINUTES: '15',
  }
  try {
    await withService(settings, async (_debrief, url) => {
      const deadline = performance.now() + 20_000
      for (;;) {
        const { stories } = (await (await fetch(`${url}/api/stories`)).json()) as { stories: WireStory[] }
        const titles = stories.flatMap(({ articles }) => articles.map((article) => article.neutral_title))
        if (NEWS.every(({ better }) => titles.includes(better))) return
        assert.ok(performance.now() < deadline, `not within 20 s: ${titles.join(' / ')}`)
        await pause(50)
      }
    })
  } finally {
    publisher.closeAllConnections()
    await new Promise((done) => publisher.close(done))
  }
})

test('neither key nor prompt nor upstream text nor headline was logged by any of it', () => {
  assert.ok(log.length > 0)
  for (const secret of [KEY, UPSTREAM_MARK, 'analyst of news headlines', 'Northport', GOOD_REPLY.slice(0, 40)]) {
    assert.ok(!log.includes(secret), `${secret} is in the log`)
  }
})

test('the engine that judges a language model is read at the start, and not within the time of the first debrief', async () => {
  const hook = `import { registerHooks } from 'node:module'
    registerHooks({
      load(url, context, load) {
        if (url.endsWith('/src/neutralize/engine.ts')) process.stderr.write('engine is read\\n')
        return load(url, context)
      },
    })`
  for (const [provider, isRead] of [
    ['openai', true],
    ['builtin', false],
  ] as const) {
    const child = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, 'src/main.ts'],
      {
        env: {
          ...process.env,
          PORT: '0',
          ROLE: 'api',
          DATA_DIR: join(folder, provider),
          AI_PROVIDER: provider,
          AI_MODEL: 'test-model',
          AI_BASE_URL: ai.url,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    let printed = ''
    for await (const text of child.stderr!.setEncoding('utf8')) {
      printed += text
      if (printed.includes(isRead ? 'engine is read' : 'is listening')) child.kill('SIGTERM')
    }
    assert.match(printed, /^Debrief is listening/)
    assert.equal(printed.includes('engine is read'), isRead, provider)
  }
})

/**
 * Titles at ingestion, end to end: a feed on loopback, the composed service, a model server that misbehaves. The
 * engine's wording is published at once; the model's follows when it can, and nothing ever waits for it.
 */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { pino } from 'pino'
import { type App, compose } from '../../src/compose.ts'
import type { IngestionRun } from '../../src/domain/ingestion-run.ts'
import type { StoryArticle } from '../../src/domain/story-group.ts'
import { createEngine } from '../../src/neutralize/engine.ts'
import { checkConsistency } from '../store/consistency.ts'
import {
  type Behaviour,
  type Exchange,
  type FaultServer,
  failing,
  silence,
  startFaultServer,
  TOKENS,
  UPSTREAM_MARK,
} from './fault-server.ts'
import { betterTitles, NEWS, readItems } from './title-news.ts'

const KEY = 'sk-never-to-be-seen-0123456789'
const PLAIN = 'Harbour council publishes its report for the year'

let ai: FaultServer
let publisher: Server
let items: { title: string; key: string }[]
let folder: string
let app: App
let log: string

before(async () => {
  ai = await startFaultServer()
  publisher = createServer((_request, response) => {
    const entries = items.map(
      ({ title, key }) =>
        `<item><title>${title}</title><link>http://news.example/${key}</link><guid>${key}</guid></item>`,
    )
    response
      .writeHead(200, { 'content-type': 'application/rss+xml' })
      .end(`<rss version="2.0"><channel><title>News</title>${entries.join('')}</channel></rss>`)
  })
  await new Promise<void>((done) => publisher.listen(0, '127.0.0.1', done))
})
after(async () => {
  publisher.closeAllConnections()
  await new Promise((done) => publisher.close(done))
  await ai.close()
})

beforeEach(async () => {
  items = [...NEWS.map(({ title }, index) => ({ title, key: `g${index}` })), { title: PLAIN, key: 'plain' }]
  folder = mkdtempSync(join(tmpdir(), 'debrief-titles-'))
  const { port } = publisher.address() as AddressInfo
  writeFileSync(join(folder, 'sources.json'), JSON.stringify([{ name: 'News', rss_url: `http://127.0.0.1:${port}/` }]))
  log = ''
  app = await start()
})
afterEach(async () => {
  await app.close()
  await ai.quiet()
  await ai.idle()
  rmSync(folder, { recursive: true, force: true })
})

function start(): Promise<App> {
  const settings = {
    DATA_DIR: folder,
    FEEDS_FILE: join(folder, 'sources.json'),
    FETCH_ALLOW_PRIVATE: 'true',
    REFRESH_MINUTES: '0',
    AI_PROVIDER: 'openai',
    AI_BASE_URL: ai.url,
    AI_MODEL: 'test-model',
    AI_API_KEY: KEY,
    AI_TIMEOUT_SECONDS: '5',
  }
  const write = (line: string) => {
    log += line
  }
  const logger = pino({ level: 'trace' }, { write })
  return compose(settings, { logger })
}

/** @returns the run, once it is over; titles may still be asked about */
async function ingest(): Promise<IngestionRun> {
  const { runId } = await app.ingestion.refresh({ force: true })
  await app.ingestion.settled()
  return (await app.store.getRun(runId))!
}

/** Articles with the canonical titles of their stories, by original title. */
async function readArticles(): Promise<Map<string, StoryArticle & { canonicalTitle: string }>> {
  const { articles } = await app.store.countPublished()
  const found = new Map<string, StoryArticle & { canonicalTitle: string }>()
  for (let id = 1; id <= articles; id++) {
    const lookup = await app.store.getStory(id)
    if (lookup.kind !== 'found') continue
    const { canonicalTitle } = lookup.story
    for (const article of lookup.story.articles) found.set(article.originalTitle, { ...article, canonicalTitle })
  }
  return found
}

const engineTitle = (title: string) =>
  createEngine().neutralizeTitle({ title, summary: '', siblingTitles: [] }).neutralTitle

const good: Behaviour = ({ question, say }) => say(JSON.stringify({ items: betterTitles(readItems(question.user)) }))

async function checkEngineTitles(): Promise<void> {
  const articles = await readArticles()
  for (const { title } of NEWS) assert.equal(articles.get(title)?.neutralTitle, engineTitle(title))
}

async function checkBetterTitles(): Promise<void> {
  const articles = await readArticles()
  for (const { title, better } of NEWS) {
    assert.equal(articles.get(title)?.neutralTitle, better)
    assert.equal(articles.get(title)?.canonicalTitle, better)
  }
  assert.equal(articles.get(PLAIN)?.neutralTitle, PLAIN)
  await checkConsistency(app.store)
}

test('titles that need it get better words after the run, and the tokens are counted for it', async () => {
  ai.play(good)
  const events: number[] = []
  app.ingestion.subscribe((event) => event.type === 'story.updated' && events.push(event.storyGroupId))
  const run = await ingest()
  assert.equal(run.outcome, 'completed')
  await app.ingestion.titlesSettled()
  await checkBetterTitles()
  assert.equal(events.length, NEWS.length, 'readers are told')
  const [question, ...others] = ai.questions
  assert.deepEqual(others, [], 'one batch for all')
  assert.deepEqual(
    new Set(readItems(question!.user).map(({ title }) => title)),
    new Set(NEWS.map(({ title }) => title)),
    'what needs no better words is not sent',
  )
  assert.equal((await app.store.getRun(run.id))?.aiTokens, TOKENS.prompt + TOKENS.completion)
})

test('the run is over and published while the model has not said a word', async () => {
  const held: Exchange[] = []
  ai.play((exchange) => void held.push(exchange))
  const run = await ingest()
  assert.equal(run.outcome, 'completed')
  await checkEngineTitles()
  while (held.length === 0) await new Promise((resolve) => setImmediate(resolve))
  const again = await ingest()
  assert.equal(again.outcome, 'completed', 'another run does not wait either')
  good(held[0]!)
  await app.ingestion.titlesSettled()
  await checkBetterTitles()
  assert.equal((await app.store.getRun(again.id))?.aiTokens, TOKENS.prompt + TOKENS.completion)
})

test('a dead model loses nothing: a later run asks again', async () => {
  ai.play(failing(401, {}, { message: UPSTREAM_MARK }))
  assert.equal((await ingest()).outcome, 'completed')
  await app.ingestion.titlesSettled()
  await checkEngineTitles()
  assert.match(log, /titles wait for the AI backend/)
  assert.match(log, /key_refused 401/)
  for (const secret of [KEY, UPSTREAM_MARK, 'Northport', 'rewrite news titles']) {
    assert.ok(!log.includes(secret), `${secret} is in the log`)
  }
  await app.close()
  app = await start()
  ai.play(good)
  await ingest()
  await app.ingestion.titlesSettled()
  await checkBetterTitles()
})

test('a silent model holds up neither the run nor the end of the process', async () => {
  ai.play(silence)
  assert.equal((await ingest()).outcome, 'completed')
  while (ai.inFlight === 0) await new Promise((resolve) => setImmediate(resolve))
  await app.close()
  await ai.quiet()
  app = await start()
  await checkEngineTitles()
})

test('a title that the guard refuses keeps the words of the engine, and is asked about by three runs at most', async () => {
  const bad: Behaviour = ({ question, say }) => {
    const answers = betterTitles(readItems(question.user)).map((item) =>
      item.title.startsWith('Westhaven')
        ? { ...item, title: 'Westhaven museum director arrested over paintings' }
        : item,
    )
    say(JSON.stringify({ items: answers }))
  }
  const asked: number[] = []
  for (let run = 0; run < 5; run++) {
    ai.play(bad)
    await ingest()
    await app.ingestion.titlesSettled()
    asked.push(ai.questions.length)
  }
  assert.deepEqual(asked, [2, 2, 2, 0, 0])
  const articles = await readArticles()
  assert.equal(articles.get(NEWS[1]!.title)?.neutralTitle, engineTitle(NEWS[1]!.title))
  assert.equal(articles.get(NEWS[0]!.title)?.neutralTitle, NEWS[0]!.better)
})

test('a retitled article is asked about under its new title', async () => {
  ai.play(good)
  items = [{ title: NEWS[0]!.title, key: 'g' }]
  await ingest()
  await app.ingestion.titlesSettled()
  items = [{ title: NEWS[2]!.title, key: 'g' }]
  await ingest()
  await app.ingestion.titlesSettled()
  const articles = await readArticles()
  assert.equal(articles.size, 1)
  assert.equal(articles.get(NEWS[2]!.title)?.neutralTitle, NEWS[2]!.better)
})

test('more titles than one batch holds are asked about in several', async () => {
  items = Array.from({ length: 45 }, (_, index) => ({
    title: `Shocking: Lakeside school ${index + 100} closes its library`,
    key: `many${index}`,
  }))
  ai.play(({ question, say }) =>
    say(
      JSON.stringify({
        items: readItems(question.user).map(({ id, title }) => ({ id, title: title.replace('Shocking: ', '') })),
      }),
    ),
  )
  const run = await ingest()
  await app.ingestion.titlesSettled()
  assert.deepEqual(
    ai.questions.map(({ user }) => readItems(user).length),
    [20, 20, 5],
  )
  assert.equal((await app.store.getRun(run.id))?.aiTokens, 3 * (TOKENS.prompt + TOKENS.completion))
  for (const article of (await readArticles()).values()) assert.doesNotMatch(article.neutralTitle, /Shocking/)
})

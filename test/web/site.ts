/**
 * The real service for the page tests, on two worlds: our own demonstration feeds, which every clone has, and a
 * recorded stream of real feeds, which only some machines have.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { pino } from 'pino'
import { compose, serve } from '../../src/compose.ts'
import { serveDemo } from '../../tools/demo-site.ts'
import { RecordedStream, replay } from '../../tools/replay.ts'

const STREAM = '../shared/feeds/c-2026-derived'

/** For `test`: a clone without the recorded stream skips, CI does not. */
export const withoutStream = existsSync(STREAM) || process.env.CI ? false : `${STREAM} is not here`

const ADMIN_TOKEN = 'token-of-the-page-tests'
const AN_HOUR_MS = 3_600_000

export interface Site {
  /** `http://127.0.0.1:<port>`; the same after `stop` and `start`. */
  readonly url: string
  readonly dataDir: string
  /** JSON of an address of the API. */
  read<T>(path: string, init?: RequestInit): Promise<T>
  admin<T>(path: string, body: object): Promise<T>
  createKey(): Promise<string>
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

export interface DemoSite extends Site {
  /** Changes what the publishers say from now on: the body of a feed, before it is sent. */
  edit: (path: string, body: string) => string
}

/** The demonstration feeds, read an hour ago, so that they may be read again. */
export async function serveDemoSite(): Promise<DemoSite> {
  const anHourAgo = new Date(Date.now() - AN_HOUR_MS)
  const demo = await serveDemo(anHourAgo)
  const editable: { edit: DemoSite['edit'] } = { edit: (_path, body) => body }
  const editor = await startEditor(demo.url, (path, body) => editable.edit(path, body))
  const dataDir = await mkdtemp(join(tmpdir(), 'debrief-pages-'))
  const feedsFile = join(dataDir, 'feed-sources.json')
  await writeFile(feedsFile, demo.sourceList.replaceAll(demo.url, editor.url))
  const env = { DATA_DIR: dataDir, FEEDS_FILE: feedsFile }
  const site: DemoSite = Object.assign(
    editable,
    await serveSite(env, async (settings) => {
      const app = await compose(settings, { clock: { now: () => anHourAgo }, logger: pino({ level: 'silent' }) })
      await app.ingestion.refresh()
      await app.ingestion.settled()
      await app.close()
    }),
  )
  const { close } = site
  site.close = async () => {
    await close()
    editor.close()
    demo.server.close()
    demo.server.closeAllConnections()
  }
  return site
}

/** The recorded stream, replayed to its end; its publishers still answer with what they said last. */
export async function serveReplayedSite(): Promise<Site> {
  const stream = await RecordedStream.open(STREAM)
  const dataDir = await mkdtemp(join(tmpdir(), 'debrief-pages-'))
  const feedsFile = join(dataDir, 'feed-sources.json')
  await writeFile(feedsFile, JSON.stringify(await stream.sourceList()))
  const site = await serveSite({ DATA_DIR: dataDir, FEEDS_FILE: feedsFile, RETENTION_DAYS: '0' }, async () => {
    await replay(stream, { DATA_DIR: dataDir })
  })
  const { close } = site
  site.close = async () => {
    await close()
    await stream.close()
  }
  return site
}

/** A service without a story; with the sources of `list`, or none. */
export async function serveEmptySite(list: object[] = [], settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'debrief-pages-'))
  const feedsFile = join(dataDir, 'feed-sources.json')
  await writeFile(feedsFile, JSON.stringify(list))
  return serveSite({ DATA_DIR: dataDir, FEEDS_FILE: feedsFile, ...settings }, async () => undefined)
}

async function serveSite(
  env: Record<string, string> & { DATA_DIR: string },
  fill: (settings: Record<string, string>) => Promise<void>,
): Promise<Site> {
  const settings: Record<string, string> = {
    PORT: '0',
    REFRESH_MINUTES: '0',
    FETCH_ALLOW_PRIVATE: 'true',
    LOG_LEVEL: 'silent',
    ADMIN_TOKEN,
    ...env,
  }
  await fill(settings)
  let service = await serve(settings)
  const url = service.url ?? ''
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const answer = await fetch(url + path, init)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const admin = <T>(path: string, body: object) =>
    call<T>(`/api/admin${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ADMIN_TOKEN}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    url,
    dataDir: env.DATA_DIR,
    read: call,
    admin,
    createKey: async () => (await admin<{ key: string }>('/keys', { name: 'Page tests' })).key,
    stop: () => service.close(),
    start: async () => {
      service = await serve({ ...settings, PORT: new URL(url).port })
    },
    async close() {
      await service.close()
      await rm(env.DATA_DIR, { recursive: true, force: true })
    },
  }
}

/** Stands between the publishers and the service, and changes what they say. */
async function startEditor(publishers: string, edit: (path: string, body: string) => string) {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    fetch(publishers + path).then(
      async (answer) => {
        const bytes = Buffer.from(await answer.arrayBuffer())
        const type = answer.headers.get('content-type') ?? ''
        const isText = !type.startsWith('image/')
        response
          .writeHead(answer.status, { 'content-type': type })
          .end(isText ? edit(path, bytes.toString('utf8')) : bytes)
      },
      () => response.writeHead(502).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

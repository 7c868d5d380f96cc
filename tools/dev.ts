/**
 * `npm run dev`: the service with stories to look at, from a clone, with no key, no database server and no network.
 * Serves the demonstration feeds of data/demo on loopback, starts the service on them with a store that is thrown
 * away at the end, and prints where to look. Settings of the environment hold; PORT=8002 npm run dev, for instance.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '../src/compose.ts'
import { ConfigError } from '../src/config.ts'

const DEMO = fileURLToPath(new URL('../data/demo', import.meta.url))
const MINUTE_MS = 60_000

/**
 * Fills in what the files in data/demo leave open: `{{site}}` is where they are served, `{{rfc822 35}}` and
 * `{{rfc3339 35}}` the time 35 minutes before `now`.
 */
export function fillDemo(text: string, site: string, now: Date): string {
  return text
    .replaceAll('{{site}}', site)
    .replace(/\{\{(rfc822|rfc3339) (\d+)\}\}/g, (_, format: string, minutes: string) => {
      const time = new Date(now.getTime() - Number(minutes) * MINUTE_MS)
      return format === 'rfc822' ? time.toUTCString() : time.toISOString()
    })
}

export interface DemoSite {
  server: Server
  /** `http://127.0.0.1:<port>` */
  url: string
  /** The sources with addresses on this site, as a source list. */
  sourceList: string
}

/** Serves the demonstration feeds on a free loopback port; dates count back from `now`. */
export async function serveDemo(now: Date): Promise<DemoSite> {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', site(), now).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  const site = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const list = await readFile(join(DEMO, 'feed-sources.json'), 'utf8')
  return { server, url: site(), sourceList: fillDemo(list, site(), now) }
}

/** A feed by its file name; anything else is the page of an article, which the demonstration has none of. */
async function answer(path: string, site: string, now: Date): Promise<{ status: number; type: string; body: string }> {
  const name = basename(path)
  if (path === `/${name}` && /^[a-z-]+\.(xml|json)$/.test(name)) {
    const text = await readFile(join(DEMO, name), 'utf8').catch(() => null)
    if (text === null) return { status: 404, type: 'text/plain', body: 'no such feed\n' }
    const type = name.endsWith('.json') ? 'application/feed+json' : 'application/xml'
    return { status: 200, type: `${type}; charset=utf-8`, body: fillDemo(text, site, now) }
  }
  const note = 'The demonstration feeds are invented, and their articles end at the headline.\n'
  return { status: 200, type: 'text/plain; charset=utf-8', body: note }
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'debrief-dev-'))
  const demo = await serveDemo(new Date())
  const feedsFile = join(folder, 'feed-sources.json')
  await writeFile(feedsFile, demo.sourceList)
  const clean = async () => {
    demo.server.close()
    demo.server.closeAllConnections()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // A store that has never been filled is filled at the start.
    const service = await serve({
      LOG_LEVEL: 'warn',
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: folder,
      FEEDS_FILE: feedsFile,
      FETCH_ALLOW_PRIVATE: 'true',
    })
    console.log(
      [
        '',
        `  Stories        ${service.url}/api/stories?sort=sources`,
        `  Feed sources   ${service.url}/api/feeds`,
        `  Health         ${service.url}/api/health`,
        `  Demo feeds     ${demo.url}/northport-ledger.xml and five more`,
        '',
        '  A headline:    npx debrief headline "You won\'t BELIEVE what the council just did"',
        '  Ctrl-C ends it; nothing is kept.',
        '',
      ].join('\n'),
    )
    const stop = () => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.removeAllListeners(signal).on(signal, () => undefined)
      void service.close().then(clean)
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  } catch (error) {
    await clean()
    console.error(error instanceof ConfigError ? `bad settings:\n${error.message}` : error)
    process.exitCode = error instanceof ConfigError ? 2 : 1
  }
}

if (import.meta.main) await main()

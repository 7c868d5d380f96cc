/**
 * The demonstration feeds of data/demo as a site on loopback: what `npm run dev` ingests, and tests with it.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

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

interface SiteAnswer {
  status: number
  type: string
  body: string | Buffer
}

/** A feed or a picture by its file name; anything else is the page of an article, which the demonstration has none of. */
async function answer(path: string, site: string, now: Date): Promise<SiteAnswer> {
  const name = basename(path)
  if (path === `/pictures/${name}` && /^[a-z-]+\.jpg$/.test(name)) {
    const picture = await readFile(join(DEMO, 'pictures', name)).catch(() => null)
    if (picture !== null) return { status: 200, type: 'image/jpeg', body: picture }
  }
  if (path === `/${name}` && /^[a-z-]+\.(xml|json)$/.test(name)) {
    const text = await readFile(join(DEMO, name), 'utf8').catch(() => null)
    if (text === null) return { status: 404, type: 'text/plain', body: 'no such feed\n' }
    const type = name.endsWith('.json') ? 'application/feed+json' : 'application/xml'
    return { status: 200, type: `${type}; charset=utf-8`, body: fillDemo(text, site, now) }
  }
  const note = 'The demonstration feeds are invented, and their articles end at the headline.\n'
  return { status: 200, type: 'text/plain; charset=utf-8', body: note }
}

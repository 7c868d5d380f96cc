/**
 * Replays a recorded stream of feeds through the whole service: `npm run replay -- DIR [--data-dir D] [--twice]
 * [--serve PORT]`. A loopback server answers every source with the file of the current tick (ETag, 304); "now" is
 * the tick's time; ingestion runs once a tick. Prints a line a tick and closes with what is stored.
 *
 * DIR/manifest.json  {ticks: [{at, feeds: {slug: {file, etag}}}]}
 * DIR/sources.json   [{name, slug, category, is_active}]
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { type App, compose, serve } from '../src/compose.ts'
import { describeError } from '../src/domain/errors.ts'
import type { IngestionRun } from '../src/domain/ingestion-run.ts'

interface Manifest {
  ticks: { at: string; feeds: Record<string, { file: string; etag: string }> }[]
}

export interface ReplayReport {
  ticks: { at: Date; run: IngestionRun; elapsedMs: number }[]
  articles: number
  storyGroups: number
}

/** A recorded stream on loopback: answers with the files of one tick at a time. */
export class RecordedStream {
  readonly manifest: Manifest
  readonly #folder: string
  readonly #server: Server
  #tick = 0
  /** Requests answered 200 and 304. */
  readonly answered = { full: 0, unchanged: 0 }

  private constructor(folder: string, manifest: Manifest) {
    this.#folder = folder
    this.manifest = manifest
    this.#server = createServer((request, response) => {
      const slug = (request.url ?? '/').slice(1)
      const feed = this.manifest.ticks[this.#tick]?.feeds[slug]
      if (feed === undefined) {
        response.writeHead(404).end()
        return
      }
      const etag = `"${feed.etag}"`
      if (request.headers['if-none-match'] === etag) {
        this.answered.unchanged += 1
        response.writeHead(304, { etag }).end()
        return
      }
      readFile(join(this.#folder, feed.file)).then(
        (body) => {
          this.answered.full += 1
          response.writeHead(200, { etag, 'content-type': 'application/xml' }).end(body)
        },
        () => response.writeHead(500).end(),
      )
    })
  }

  static async open(folder: string): Promise<RecordedStream> {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
    const stream = new RecordedStream(folder, manifest)
    await new Promise<void>((done) => stream.#server.listen(0, '127.0.0.1', done))
    return stream
  }

  set tick(index: number) {
    this.#tick = index
  }

  /** The stream's sources with addresses on this server, as a source list. */
  async sourceList(): Promise<object[]> {
    const sources = JSON.parse(await readFile(join(this.#folder, 'sources.json'), 'utf8')) as { slug: string }[]
    const { port } = this.#server.address() as AddressInfo
    return sources.map((source) => ({ ...source, rss_url: `http://127.0.0.1:${port}/${source.slug}` }))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }
}

/** Ingests every tick of a stream into the store of `env`, one source after the other, so that it is reproducible. */
export async function replay(
  stream: RecordedStream,
  env: Record<string, string>,
  onTick: (tick: ReplayReport['ticks'][number], app: App) => void | Promise<void> = () => undefined,
): Promise<ReplayReport> {
  const folder = await mkdtemp(join(tmpdir(), 'debrief-replay-'))
  const feedsFile = join(folder, 'sources.json')
  await writeFile(feedsFile, JSON.stringify(await stream.sourceList()))
  const time = { now: new Date(0) }
  const app = await compose(
    { ...env, FEEDS_FILE: feedsFile, FETCH_ALLOW_PRIVATE: 'true', RETENTION_DAYS: '0' },
    { clock: { now: () => time.now }, logger: pino({ level: 'warn' }, pino.destination(2)), fetchConcurrency: 1 },
  )
  try {
    const ticks: ReplayReport['ticks'] = []
    for (const [index, { at }] of stream.manifest.ticks.entries()) {
      stream.tick = index
      time.now = new Date(at)
      const started = performance.now()
      const { runId } = await app.ingestion.refresh({ force: true })
      await app.ingestion.settled()
      const run = await app.store.getRun(runId)
      if (run === null) throw new Error(`run ${runId} is not stored`)
      const tick = { at: time.now, run, elapsedMs: performance.now() - started }
      ticks.push(tick)
      await onTick(tick, app)
    }
    return { ticks, ...(await app.store.countPublished()) }
  } finally {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const USAGE = `usage: npm run replay -- DIR [--data-dir D] [--twice] [--serve PORT]
  DIR             a recorded stream: manifest.json, sources.json and the feeds they name
  --data-dir D    where the store is kept; a new folder if left out
  --twice         replay it a second time, which adds nothing
  --serve PORT    serve the result afterwards`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'data-dir': { type: 'string' },
      twice: { type: 'boolean' },
      serve: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const folder = positionals[0]
  if (folder === undefined) {
    process.stderr.write(`${USAGE}\n`)
    process.exit(2)
  }
  const dataDir = values['data-dir'] ?? (await mkdtemp(join(tmpdir(), 'debrief-replay-data-')))
  const env = { DATA_DIR: resolve(dataDir) }
  const stream = await RecordedStream.open(folder).catch((error: unknown) => {
    process.stderr.write(`replay: ${folder} is no recorded stream: ${describeError(error)}\n`)
    process.exit(1)
  })
  try {
    for (let pass = 1; pass <= (values.twice ? 2 : 1); pass++) {
      const report = await replay(stream, env, ({ at, run, elapsedMs }) => {
        const failed = run.sources.filter((source) => source.outcome === 'failed').length
        console.log(
          `${at.toISOString()}  +${run.newArticles} articles  ${run.sources.length} sources, ${failed} failed  ${elapsedMs.toFixed(0)} ms`,
        )
      })
      console.log(`pass ${pass}: ${report.articles} articles in ${report.storyGroups} stories`)
    }
  } finally {
    await stream.close()
  }
  console.log(`stored in ${env.DATA_DIR}`)
  if (values.serve !== undefined) {
    const empty = join(env.DATA_DIR, 'no-sources.json')
    await writeFile(empty, '[]')
    const service = await serve({
      ...env,
      PORT: values.serve,
      REFRESH_MINUTES: '0',
      FEEDS_FILE: empty,
      RETENTION_DAYS: '0',
    })
    console.log(`reading it: ${service.url}/api/stories  (Ctrl-C ends)`)
    process.once('SIGINT', () => void service.close().then(() => process.exit(0)))
  }
}

if (import.meta.main) await main()

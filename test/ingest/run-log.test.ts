import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pino } from 'pino'
import { compose } from '../../src/compose.ts'
import { serveDemo } from '../../tools/demo-site.ts'

test('the log tells what each run brought and how many sources failed, and nothing of a run that asked none', async (t) => {
  const demo = await serveDemo(new Date())
  const folder = await mkdtemp(join(tmpdir(), 'debrief-run-log-'))
  const list = join(folder, 'feed-sources.json')
  const [first] = JSON.parse(demo.sourceList) as { name: string; rss_url: string }[]
  const missing = { name: 'Missing', rss_url: new URL('/missing.xml', first!.rss_url).href }
  await writeFile(list, JSON.stringify([first, missing]))
  const log: Record<string, unknown>[] = []
  const logger = pino({}, { write: (line: string) => log.push(JSON.parse(line)) })
  const app = await compose({ DATA_DIR: folder, FEEDS_FILE: list, FETCH_ALLOW_PRIVATE: 'true' }, { logger })
  t.after(async () => {
    await app.close()
    demo.server.close()
    demo.server.closeAllConnections()
    await rm(folder, { recursive: true, force: true })
  })
  for (const force of [false, false, true]) {
    await app.ingestion.refresh({ force })
    await app.ingestion.settled()
  }
  const lines = log.filter(({ msg }) => msg === 'feeds were read')
  assert.deepEqual(
    lines.map(({ run, sources, failed, newArticles }) => ({ run, sources, failed, newArticles })),
    [
      { run: 1, sources: 2, failed: 1, newArticles: 7 },
      { run: 3, sources: 2, failed: 1, newArticles: 0 },
    ],
  )
})

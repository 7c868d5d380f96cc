/**
 * A restart: the live window filled from a real embedded store, as the ingestion thread does it, with the longest time
 * for which the thread could do nothing else. Peer in the same run: reading the same articles from the store, which is
 * the least that any restoring takes.
 *
 *   node bench/restore.bench.ts [articles=100000]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createGrouper } from '../src/group/grouper.ts'
import { createLiveWindow } from '../src/ingest/live-window.ts'
import { openStore } from '../src/store/open.ts'
import { fillStore } from './store-news.ts'

const [articles = 100_000] = process.argv.slice(2).map(Number)
const PAGE = 2_000

const dataDir = mkdtempSync(join(tmpdir(), 'debrief-bench-'))
const clock = { now: () => now }
const now = new Date('2026-11-20T00:00:00Z')
await fillStore(dataDir, articles, now, 2.9)
const store = await openStore({ databaseUrl: null, dataDir, clock, offload: false })

async function measure(work: () => Promise<void>): Promise<{ seconds: number; cpuSeconds: number }> {
  const cpu = process.cpuUsage()
  const began = performance.now()
  await work()
  const { user, system } = process.cpuUsage(cpu)
  return { seconds: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6 }
}

const reading = await measure(async () => {
  for (let afterId = 0; ; ) {
    const page = await store.listLiveArticles(new Date(0), afterId, PAGE)
    if (page.length === 0) break
    afterId = page.at(-1)!.id
  }
})
const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()
const liveWindow = createLiveWindow({ createGrouper, store, clock, embedder: null })
const restoring = await measure(() => liveWindow.prepare())
delays.disable()

console.log(
  `restored ${articles} articles in ${restoring.seconds.toFixed(2)} s, ${restoring.cpuSeconds.toFixed(2)} s of processor time; ` +
    `the thread was busy for ${(delays.max / 1e6).toFixed(0)} ms at most; RSS ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`,
)
console.log(
  `peer, reading them alone: ${reading.seconds.toFixed(2)} s, ${reading.cpuSeconds.toFixed(2)} s of processor time, ` +
    `ratio ${(restoring.cpuSeconds / reading.cpuSeconds).toFixed(1)}`,
)
await store.close()
rmSync(dataDir, { recursive: true, force: true })

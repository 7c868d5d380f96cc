/**
 * Parse speed on real feeds against feedsmith and htmlparser2's own parseFeed: bytes to our fields, in this thread,
 * rounds interleaved so that a busy machine slows all alike. The ratio counts, not the absolute figure.
 * Feeds are read from ../shared/feeds, which is not part of the repository; without it the bench says so and ends.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseFeed as feedsmith } from 'feedsmith'
import { parseFeed as htmlparser2 } from 'htmlparser2'
import { parseFeed } from '../src/feeds/parse.ts'

const ROUNDS = 7
const STREAMS = ['a-2020-raw', 'b-2025-mixed']
const ROOT = new URL('../../shared/feeds/', import.meta.url)

function readBodies(): Buffer[] {
  const bodies: Buffer[] = []
  for (const stream of STREAMS) {
    for (const tick of readdirSync(new URL(`${stream}/`, ROOT), { withFileTypes: true })) {
      if (!tick.isDirectory()) continue
      const folder = new URL(`${stream}/${tick.name}/`, ROOT)
      for (const file of readdirSync(folder)) bodies.push(readFileSync(new URL(file, folder)))
    }
  }
  return bodies
}

/** Each parser from bytes to a count of items, its own mapping to title, link, date, summary, guid and image included. */
const PARSERS: Record<string, (body: Buffer) => number> = {
  'ours (src/feeds/parse.ts)': (body) =>
    parseFeed({ body, contentType: '', baseUrl: 'https://example.org/feed' }).items.length,
  'feedsmith 3.0.1': (body) => {
    const { format, feed } = feedsmith(body.toString('utf8'))
    if (format === 'atom') return (feed.entries ?? []).map(mapAtom).length
    if (format === 'rss') return (feed.items ?? []).map(mapRss).length
    return format === 'rdf' ? (feed.items ?? []).map(mapRss).length : 0
  },
  'htmlparser2 12.0.0 parseFeed': (body) => htmlparser2(body.toString('utf8'), { xmlMode: true })?.items.length ?? 0,
}

// biome-ignore lint/suspicious/noExplicitAny: the peers' item types differ by format; only the reading is timed.
function mapRss(item: any) {
  return {
    guid: item.guid?.value ?? item.rdf?.about,
    title: item.title,
    link: item.link,
    summary: item.description ?? item.content?.encoded,
    published: new Date(item.pubDate ?? item.dc?.dates?.[0] ?? Number.NaN),
    image: item.media?.thumbnails?.[0]?.url ?? item.media?.contents?.[0]?.url ?? item.enclosures?.[0]?.url,
  }
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
function mapAtom(entry: any) {
  return {
    guid: entry.id,
    title: entry.title,
    link: entry.links?.[0]?.href,
    summary: entry.summary ?? entry.content,
    published: new Date(entry.published ?? entry.updated ?? Number.NaN),
    image: entry.media?.thumbnails?.[0]?.url,
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

function run(): void {
  if (!existsSync(ROOT)) {
    console.log('parse: ../shared/feeds is absent; nothing measured')
    return
  }
  const bodies = readBodies()
  const megabytes = bodies.reduce((sum, body) => sum + body.length, 0) / 1e6
  const seconds = new Map<string, number[]>()
  const items = new Map<string, number>()
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, parse] of Object.entries(PARSERS)) {
      const start = process.cpuUsage()
      let count = 0
      for (const body of bodies) count += parse(body)
      const used = process.cpuUsage(start)
      items.set(name, count)
      // The first round warms up.
      if (round >= 0) seconds.set(name, [...(seconds.get(name) ?? []), (used.user + used.system) / 1e6])
    }
  }
  const peer = seconds.get('feedsmith 3.0.1')!
  console.log(`parse: ${bodies.length} feeds, ${megabytes.toFixed(1)} MB, ${ROUNDS} interleaved rounds, CPU time`)
  for (const [name, times] of seconds) {
    const ratios = times.map((time, round) => peer[round]! / time)
    const speed = `${(megabytes / median(times)).toFixed(1)} MB/s`.padStart(11)
    const rate = `${Math.round(items.get(name)! / median(times)).toLocaleString('en')} items/s`.padStart(16)
    const span = `[${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}]`
    console.log(`  ${name.padEnd(30)}${speed}${rate}   ${median(ratios).toFixed(2)} x feedsmith ${span}`)
  }
}

run()

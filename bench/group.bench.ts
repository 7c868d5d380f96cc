/**
 * Speed and size of grouping at live windows of 1,000, 10,000 and 100,000 articles, on one core.
 * Peer in the same run, in a process of its own: a single pass of TF-IDF over an inverted index of the same window,
 * the least that finds the nearest earlier article (no repair, nothing forgotten).
 *
 *     node bench/group.bench.ts [articles in the window …]
 *
 * The stream is made of invented words drawn with the frequencies of real headlines, and of events that several
 * sources report in turn, so that neighbours and groups are as dense as in a real stream. It is made as it is read, as
 * a service gets it: the memory is that of a process that holds nothing but the engine and the last articles. The
 * oldest have begun to leave before anything is measured. Rates are by processor time, which other work on the machine
 * changes least; the longest times are by the clock and say little on a busy machine.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { GroupingArticle } from '../src/domain/grouping.ts'
import { createGrouper } from '../src/group/grouper.ts'
import { analyze } from '../src/text/analyze.ts'
import { seededRandom } from '../tools/grouping/boosting.ts'

const MEASURED = 2000
/** Articles that come after the window is full and before the measured ones: what happens only then gets warm. */
const WARMING = 1000
const WINDOW_HOURS = 72
/** Of the peer: nearer than this is one story. */
const LEAST_COSINE = 0.4
const LONGEST_RUN_MS = 240_000
/** With the young generation, the pools of memory and the cache of compiled code that `npm start` has: src/loading.mjs. */
const FLAGS = ['--expose-gc', '--max-semi-space-size=4']
const COMPILE_CACHE = fileURLToPath(new URL('../node_modules/.cache/debrief', import.meta.url))

/** Events that may still be reported again. */
const EVENTS_REPORTED = 120
const SYLLABLES = 'ba ko ri men tal su vo dra pel nis gor lan fe hu mar tes wil ox cra ze'.split(' ')

interface Row {
  window: number
  articlesPerSecond: number
  p50Ms: number
  p99Ms: number
  longestMs: number
  rssMb: number
}

const RUNS = { engine: runEngine, peer: runPeer }

const [name, size] = process.argv.slice(2)
if (name === 'engine' || name === 'peer') {
  console.log(JSON.stringify(RUNS[name](Number(size))))
} else {
  const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 10_000, 100_000]
  // What a first run ever costs, reading TypeScript, is no part of it.
  measure('engine', 100)
  const rows = sizes.map((window) => {
    const [engine, peer] = [measure('engine', window), measure('peer', window)]
    return {
      ...engine,
      peerPerSecond: peer.articlesPerSecond,
      ratio: round(engine.articlesPerSecond / peer.articlesPerSecond),
    }
  })
  console.table(rows)
  const growth = rows[0]!.articlesPerSecond / rows.at(-1)!.articlesPerSecond
  console.log(`cost per article grows ${growth.toFixed(1)} x from the smallest window to the largest`)
}

function measure(run: keyof typeof RUNS, window: number): Row {
  const child = spawnSync(process.execPath, [...FLAGS, import.meta.filename, run, String(window)], {
    encoding: 'utf8',
    timeout: LONGEST_RUN_MS,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, MALLOC_ARENA_MAX: '2' },
  })
  if (child.status !== 0) throw new Error(`${run} at ${window}: ${child.stderr || 'took too long'}`)
  return JSON.parse(child.stdout) as Row
}

/** Fills a window, then measures what each further article costs while the oldest leave. */
function runEngine(window: number): Row {
  const stream = makeStream(window)
  const grouper = createGrouper()
  let last = 0
  const next = (): number => ++last
  for (let index = 0; index < window; index++) grouper.assign([stream.next().value], next)
  const take = (article: GroupingArticle): void => {
    grouper.assign([article], next)
    if (article.id % 64 === 0) grouper.expire(article.seenAt)
  }
  for (let index = 0; index < WARMING; index++) take(stream.next().value)
  return timeEach(window, MEASURED, stream, take)
}

/** Joins the nearest live article by TF-IDF, if it is near enough. */
function runPeer(window: number): Row {
  const stream = makeStream(window)
  const postings = new Map<string, { at: number; weight: number }[]>()
  const groups: number[] = []
  let seen = 0
  const index = (terms: ReadonlySet<string>, length: number): void => {
    for (const term of terms) {
      const posting = postings.get(term) ?? []
      postings.set(term, posting)
      posting.push({ at: seen, weight: Math.log((seen + 2) / (posting.length + 0.5)) / length })
    }
    seen++
  }
  const termsOf = (article: GroupingArticle): Set<string> => new Set(analyze(`${article.title} ${article.summary}`))
  const lengthOf = (terms: ReadonlySet<string>): number => {
    let squares = 0
    for (const term of terms) squares += Math.log((seen + 2) / ((postings.get(term)?.length ?? 0) + 0.5)) ** 2
    return Math.sqrt(squares) || 1
  }
  for (let at = 0; at < window; at++) {
    const terms = termsOf(stream.next().value)
    groups[at] = at
    index(terms, lengthOf(terms))
  }
  // A twentieth is enough: at 100,000 articles each takes a quarter of a second.
  return timeEach(window, MEASURED / 20, stream, (article) => {
    const terms = termsOf(article)
    const length = lengthOf(terms)
    const scores = new Map<number, number>()
    for (const term of terms) {
      const posting = postings.get(term) ?? []
      const weight = Math.log((seen + 2) / (posting.length + 0.5)) / length
      for (const entry of posting) scores.set(entry.at, (scores.get(entry.at) ?? 0) + weight * entry.weight)
    }
    let best = -1
    let bestScore = LEAST_COSINE
    for (const [other, score] of scores) {
      if (score <= bestScore) continue
      best = other
      bestScore = score
    }
    groups[seen] = best < 0 ? seen : groups[best]!
    index(terms, length)
  })
}

function timeEach(
  window: number,
  count: number,
  stream: Generator<GroupingArticle, never>,
  take: (article: GroupingArticle) => void,
): Row {
  const articles = Array.from({ length: count }, () => stream.next().value)
  const times: number[] = []
  const before = process.cpuUsage()
  for (const article of articles) {
    const began = performance.now()
    take(article)
    times.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(before)
  globalThis.gc?.()
  times.sort((a, b) => a - b)
  return {
    window,
    articlesPerSecond: Math.round(times.length / ((user + system) / 1e6)),
    p50Ms: round(times[Math.floor(times.length * 0.5)]!),
    p99Ms: round(times[Math.floor(times.length * 0.99)]!),
    longestMs: round(times.at(-1)!),
    rssMb: Math.round(process.memoryUsage().rss / 1e6),
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Rank -> an invented word; frequent ranks give short words. */
function wordOf(rank: number): string {
  let word = ''
  for (let rest = rank + 20; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length]
  return word
}

function* makeStream(window: number): Generator<GroupingArticle, never> {
  const random = seededRandom(1)
  // Zipf's law over 60,000 words.
  const draw = (): string => wordOf(Math.floor(60_000 ** random()))
  const nameAt = (rank: number): string => {
    const word = wordOf(60_000 + rank * 7)
    return word[0]!.toUpperCase() + word.slice(1)
  }
  const events: { words: string[]; names: string[] }[] = []
  for (let index = 0; ; index++) {
    // Two articles in five report an event that one of the last 200 articles began.
    const isReport = events.length > 0 && random() < 0.4
    const event = isReport
      ? events[Math.max(0, events.length - 1 - Math.floor(random() ** 2 * EVENTS_REPORTED))]!
      : {
          words: Array.from({ length: 14 }, draw),
          names: Array.from({ length: 3 }, () => nameAt(Math.floor(20_000 * random() ** 2))),
        }
    if (!isReport) events.push(event)
    if (events.length > EVENTS_REPORTED) events.shift()
    const pick = (): string => (random() < 0.5 ? event.words[Math.floor(random() * event.words.length)]! : draw())
    const title = [...event.names.slice(0, 2), ...Array.from({ length: 7 }, pick)].join(' ')
    const summary = `${Array.from({ length: 12 }, pick).join(' ')} ${event.names.join(' ')} ${Array.from({ length: 10 }, pick).join(' ')}.`
    yield {
      id: index + 1,
      title,
      summary,
      source: `source-${Math.floor(random() * 300)}`,
      seenAt: new Date(Date.UTC(2031, 0, 1) + (index / window) * WINDOW_HOURS * 3_600_000),
      language: 'en',
    }
  }
}

/**
 * Speed and size of grouping at live windows of 1,000, 10,000 and 100,000 articles, on one core.
 * Peer in the same run, in a process of its own: a single pass of TF-IDF over an inverted index of the same window,
 * the least that finds the nearest earlier article (no repair, nothing forgotten).
 *
 *     node bench/group.bench.ts [articles in the window …]
 *
 * The stream is made of invented words drawn with the frequencies of real headlines, and of events that several
 * sources report in turn, so that neighbours and groups are as dense as in a real stream. The memory is that of the
 * whole process, the stream included. Rates are by processor time, which other work on the machine changes least; the
 * longest times are by the clock and say little on a busy machine.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { GroupingArticle } from '../src/domain/grouping.ts'
import { createGrouper } from '../src/group/grouper.ts'
import { analyze } from '../src/text/analyze.ts'
import { seededRandom } from '../tools/grouping/boosting.ts'

const MEASURED = 2000
const WINDOW_HOURS = 72
/** Of the peer: nearer than this is one story. */
const LEAST_COSINE = 0.4
const LONGEST_RUN_MS = 240_000
/** With the young generation and the cache of compiled code that `npm start` has: src/start.mjs. */
const FLAGS = ['--expose-gc', '--max-semi-space-size=4']
const COMPILE_CACHE = fileURLToPath(new URL('../node_modules/.cache/debrief', import.meta.url))

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
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE },
  })
  if (child.status !== 0) throw new Error(`${run} at ${window}: ${child.stderr || 'took too long'}`)
  return JSON.parse(child.stdout) as Row
}

/** Fills a window, then measures what each further article costs while the oldest leave. */
function runEngine(window: number): Row {
  const articles = makeStream(window + MEASURED, window)
  const grouper = createGrouper()
  let last = 0
  const next = (): number => ++last
  for (const article of articles.slice(0, window)) grouper.assign([article], next)
  return timeEach(window, articles, (article, index) => {
    grouper.assign([article], next)
    if (index % 64 === 0) grouper.expire(article.seenAt)
  })
}

/** Joins the nearest live article by TF-IDF, if it is near enough. */
function runPeer(window: number): Row {
  const articles = makeStream(window + MEASURED, window)
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
  for (const [at, article] of articles.slice(0, window).entries()) {
    const terms = termsOf(article)
    groups[at] = at
    index(terms, lengthOf(terms))
  }
  // A twentieth is enough: at 100,000 articles each takes a quarter of a second.
  return timeEach(window, articles.slice(0, window + MEASURED / 20), (article) => {
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
  articles: GroupingArticle[],
  take: (article: GroupingArticle, index: number) => void,
): Row {
  const times: number[] = []
  const before = process.cpuUsage()
  articles.slice(window).forEach((article, index) => {
    const began = performance.now()
    take(article, index)
    times.push(performance.now() - began)
  })
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

function makeStream(count: number, window: number): GroupingArticle[] {
  const random = seededRandom(1)
  // Zipf's law over 60,000 words.
  const draw = (): string => wordOf(Math.floor(60_000 ** random()))
  const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)
  const names = Array.from({ length: 20_000 }, (_, index) => capital(wordOf(60_000 + index * 7)))
  const events: { words: string[]; names: string[] }[] = []
  const articles: GroupingArticle[] = []
  for (let index = 0; index < count; index++) {
    // Two articles in five report an event that one of the last 200 articles began.
    const isReport = events.length > 0 && random() < 0.4
    const event = isReport
      ? events[Math.max(0, events.length - 1 - Math.floor(random() ** 2 * 120))]!
      : {
          words: Array.from({ length: 14 }, draw),
          names: Array.from({ length: 3 }, () => names[Math.floor(names.length * random() ** 2)]!),
        }
    if (!isReport) events.push(event)
    const pick = (): string => (random() < 0.5 ? event.words[Math.floor(random() * event.words.length)]! : draw())
    const title = [...event.names.slice(0, 2), ...Array.from({ length: 7 }, pick)].join(' ')
    const summary = `${Array.from({ length: 12 }, pick).join(' ')} ${event.names.join(' ')} ${Array.from({ length: 10 }, pick).join(' ')}.`
    articles.push({
      id: index + 1,
      title,
      summary,
      source: `source-${Math.floor(random() * 300)}`,
      seenAt: new Date(Date.UTC(2031, 0, 1) + (index / window) * WINDOW_HOURS * 3_600_000),
      language: 'en',
    })
  }
  return articles
}

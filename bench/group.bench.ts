/**
 * Speed and size of grouping at live windows of 1,000, 10,000 and 100,000 articles, on one core.
 *
 *     node bench/group.bench.ts [articles in the window …]
 *
 * The stream is made of invented words drawn with the frequencies of real headlines, and of events that several
 * sources report in turn, so that neighbours and groups are as dense as in a real stream. Each size runs in a process
 * of its own: the memory is that of the whole process.
 */
import { spawnSync } from 'node:child_process'
import type { GroupingArticle } from '../src/domain/grouping.ts'
import { createGrouper } from '../src/group/grouper.ts'
import { seededRandom } from '../tools/grouping/boosting.ts'

const MEASURED = 2000
const WINDOW_HOURS = 72

const SYLLABLES = 'ba ko ri men tal su vo dra pel nis gor lan fe hu mar tes wil ox cra ze'.split(' ')

interface Row {
  window: number
  articlesPerSecond: number
  p50Ms: number
  p99Ms: number
  longestMs: number
  rssMb: number
  restoreSeconds: number
}

const [only] = process.argv.slice(2).map(Number)
if (process.argv[3] === 'here') {
  console.log(JSON.stringify(run(only!)))
} else {
  const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 10_000, 100_000]
  const rows = sizes.map((size): Row => {
    const child = spawnSync(process.execPath, ['--expose-gc', import.meta.filename, String(size), 'here'], {
      encoding: 'utf8',
    })
    if (child.status !== 0) throw new Error(child.stderr)
    return JSON.parse(child.stdout) as Row
  })
  console.table(rows)
  const growth = rows[0]!.articlesPerSecond / rows.at(-1)!.articlesPerSecond
  console.log(`cost per article grows ${growth.toFixed(1)} x from the smallest window to the largest`)
}

/** Fills a window, then measures what each further article costs while the oldest leave. */
function run(size: number): Row {
  const articles = makeStream(size + MEASURED, size)
  const grouper = createGrouper()
  let last = 0
  const next = (): number => ++last
  const groupOf = new Map<number, number>()
  for (const article of articles.slice(0, size)) {
    for (const { articleId, storyGroupId } of grouper.assign([article], next).assignments) {
      groupOf.set(articleId, storyGroupId)
    }
  }
  const times: number[] = []
  const startedAt = performance.now()
  articles.slice(size).forEach((article, index) => {
    const before = performance.now()
    grouper.assign([article], next)
    if (index % 64 === 0) grouper.expire(article.seenAt)
    times.push(performance.now() - before)
  })
  const seconds = (performance.now() - startedAt) / 1000
  globalThis.gc?.()
  const rssMb = process.memoryUsage().rss / 1e6
  times.sort((a, b) => a - b)
  const restored = createGrouper()
  const beforeRestore = performance.now()
  restored.restore(articles.slice(0, size).map((article) => ({ ...article, storyGroupId: groupOf.get(article.id)! })))
  return {
    window: size,
    articlesPerSecond: Math.round(MEASURED / seconds),
    p50Ms: round(times[Math.floor(times.length * 0.5)]!),
    p99Ms: round(times[Math.floor(times.length * 0.99)]!),
    longestMs: round(times.at(-1)!),
    rssMb: Math.round(rssMb),
    restoreSeconds: round((performance.now() - beforeRestore) / 1000),
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

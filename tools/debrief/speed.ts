/**
 * Sizes and speeds of the engine on one core, by the processor time of all threads of the process, so that collecting
 * garbage and compiling count and other work on the machine does not. A busy machine makes the same work dearer all the
 * same: of several rounds the best is what the engine costs.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createEngine } from '../../src/neutralize/engine.ts'
import { clickbaitScore } from '../../src/neutralize/score/score.ts'

export interface SpeedFigures {
  /** Model, casing table and lexicon as they lie in the repository. */
  kilobytes: number
  /** The best of some fresh processes, and their median. */
  load: { bestMs: number; medianMs: number }
  /** What the first debrief of a fresh process costs: it builds the tables that loading leaves alone. */
  firstDebriefMs: number
  scoresPerSecond: number
  /** Five variations each: the best round and the first, which compiles as it goes. */
  debriefsPerSecond: { best: number; first: number }
  /** The slowest headline of 500 characters, by the clock, the best of its rounds. */
  longestMs: number
}

const FOLDER = fileURLToPath(new URL('../../src/neutralize/', import.meta.url))
const LOADING = new URL('../../src/loading.mjs', import.meta.url).href
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/debrief-measure', import.meta.url))
/** Files that hold words or weights and next to no code. */
const TABLES =
  /\.model\.(?:json|bin)$|^lexicon\/(?!taxonomy|wording\.)|^words\/(?:vocabulary|word-roots)|^clause\/(?:lexicon|words|verbs)\.|^headline\/(?:english|true-case-names)|^tactics\/(?:wordings|phrases|domain-terms|frames-of-nouns|figure-conditions)|^paraphrase\/(?:verb-wordings|small-words\.)|^plain\/(?:plain-phrases|plain-unread)/

const LOADS = 9
const ROUNDS = 6

export function measureSpeed(headlines: readonly string[]): SpeedFigures {
  // The first fills the compile cache.
  loadOnce()
  const loads = Array.from({ length: LOADS }, loadOnce)
  const engine = createEngine()
  const debriefs = perSecond(headlines, (headline) => engine.debriefHeadline(headline, 5))
  return {
    kilobytes: tableBytes() / 1000,
    load: { bestMs: Math.min(...loads.map(([load]) => load)), medianMs: median(loads.map(([load]) => load)) },
    firstDebriefMs: Math.min(...loads.map(([, first]) => first)),
    scoresPerSecond: Math.max(...perSecond(headlines, (headline) => clickbaitScore(headline))),
    debriefsPerSecond: { best: Math.max(...debriefs), first: debriefs[0]! },
    longestMs: slowest(headlines, (headline) => {
      engine.debriefHeadline(headline, 5)
      engine.neutralizeTitle({ title: headline, summary: '', siblingTitles: [] })
    }),
  }
}

function tableBytes(): number {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => TABLES.test(file) && !file.endsWith('.test.ts') && statSync(FOLDER + file).isFile())
    .reduce((sum, file) => sum + statSync(FOLDER + file).size, 0)
}

/**
 * What a user's process pays: importing the engine as `npm start` does, by src/loading.mjs, with types stripped and code
 * compiled before; then one debrief. Node's own start is not counted, reading its modules is.
 */
function loadOnce(): [loadMs: number, firstDebriefMs: number] {
  const script = `
    const cost = (from) => { const { user, system } = process.cpuUsage(from); return (user + system) / 1000 }
    const before = process.cpuUsage()
    const { createEngine } = await import('${FOLDER}engine.ts')
    const load = cost(before)
    const loaded = process.cpuUsage()
    createEngine().debriefHeadline('Council approves plan to close two libraries after vote', 5)
    console.log(JSON.stringify([load, cost(loaded)]))`
  const printed = execFileSync(process.execPath, ['--import', LOADING, '--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: CACHE },
  })
  return JSON.parse(printed) as [number, number]
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** Of each round over all headlines. */
function perSecond(headlines: readonly string[], work: (headline: string) => void): number[] {
  const all = () => {
    for (const headline of headlines) work(headline)
  }
  return Array.from({ length: ROUNDS }, () => headlines.length / cpuSeconds(all))
}

function slowest(headlines: readonly string[], work: (headline: string) => void): number {
  const long: { text: string; ms: number }[] = []
  for (let i = 0; i + 8 < headlines.length; i += 8) {
    const text = headlines
      .slice(i, i + 8)
      .join('; ')
      .repeat(2)
    long.push({ text: Array.from(text).slice(0, 500).join(''), ms: Number.POSITIVE_INFINITY })
  }
  // The engine remembers the texts it read last: a headline comes again when all others have been read.
  for (let round = 0; round < ROUNDS; round++)
    for (const headline of long) {
      // Processor time moves in steps of some milliseconds.
      const from = performance.now()
      work(headline.text)
      headline.ms = Math.min(headline.ms, performance.now() - from)
    }
  return Math.max(...long.map(({ ms }) => ms))
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

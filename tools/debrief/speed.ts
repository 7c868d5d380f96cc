/** Sizes and speeds of the engine on one core, by CPU time: other work on the machine does not count. */
import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createEngine } from '../../src/neutralize/engine.ts'
import { clickbaitScore } from '../../src/neutralize/score.ts'

export interface SpeedFigures {
  /** Model, casing table and lexicon as they lie in the repository. */
  kilobytes: number
  loadMs: number
  scoresPerSecond: number
  debriefsPerSecond: number
  /** The slowest headline of 500 characters, best of three. */
  longestMs: number
}

const FOLDER = fileURLToPath(new URL('../../src/neutralize/', import.meta.url))
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/debrief-measure', import.meta.url))
/** Files that hold words or weights and next to no code. */
const TABLES =
  /\.model\.(?:json|bin)$|^lexicon\/|^wordings|^tactics-(?:phrases|domain-terms)|^verb-wordings|^clause-(?:lexicon|words|verbs)|^(?:vocabulary|word-roots|plain-phrases|small-words|english)\.ts$/

export function measureSpeed(headlines: readonly string[]): SpeedFigures {
  const engine = createEngine()
  for (const headline of headlines.slice(0, 1_000)) engine.debriefHeadline(headline, 5)
  return {
    kilobytes: tableBytes() / 1000,
    loadMs: median([1, 2, 3, 4, 5].map(loadOnce)),
    scoresPerSecond: perSecond(headlines, (headline) => clickbaitScore(headline)),
    debriefsPerSecond: perSecond(headlines, (headline) => engine.debriefHeadline(headline, 5)),
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

/** CPU milliseconds for loading the engine with a warm compile cache, as `npm start` does; Node's own start not counted. */
function loadOnce(): number {
  const script = `const before = process.cpuUsage(); await import('${FOLDER}engine.ts'); const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000)`
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, NODE_COMPILE_CACHE: CACHE },
    }),
  )
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

function perSecond(headlines: readonly string[], work: (headline: string) => void): number {
  const all = () => {
    for (const headline of headlines) work(headline)
  }
  return headlines.length / median([cpuSeconds(all), cpuSeconds(all), cpuSeconds(all)])
}

function slowest(headlines: readonly string[], work: (headline: string) => void): number {
  let worst = 0
  for (let i = 0; i + 8 < headlines.length; i += 8) {
    const long = Array.from(
      headlines
        .slice(i, i + 8)
        .join('; ')
        .repeat(2),
    )
      .slice(0, 500)
      .join('')
    worst = Math.max(worst, 1000 * Math.min(...[1, 2, 3].map(() => cpuSeconds(() => work(long)))))
  }
  return worst
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

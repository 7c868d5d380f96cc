/**
 * The built-in engine: debriefs of five variations, neutral titles and scores, and what it costs to load. Processor
 * time, one core. Peers in the same run: the bare split into words for the work, as many empty modules for loading
 * (Node's own share, which no table of ours can go below).
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createEngine } from '../src/neutralize/engine.ts'
import { clickbaitScore } from '../src/neutralize/score/score.ts'
import { tokenize } from '../src/text/analyze.ts'

const LOADING = new URL('../src/loading.mjs', import.meta.url).href
const ROUNDS = 7
const LOADS = 7
const MODULES = 140

interface Case {
  headline: string
  summary: string
}

const cases = JSON.parse(readFileSync(new URL('../test/fixtures/guard-cases.json', import.meta.url), 'utf8')) as Case[]
const engine = createEngine()
const best = new Map<string, number>()

function time(name: string, work: (item: Case) => void): void {
  const before = process.cpuUsage()
  for (const item of cases) work(item)
  const { user, system } = process.cpuUsage(before)
  best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, (user + system) / cases.length))
}

for (let round = 0; round < ROUNDS; round++) {
  time('split into words', ({ headline }) => tokenize(headline))
  time('score', ({ headline }) => clickbaitScore(headline))
  time('neutral title', ({ headline, summary }) =>
    engine.neutralizeTitle({ title: headline, summary, siblingTitles: [] }),
  )
  time('debrief of five', ({ headline }) => engine.debriefHeadline(headline, 5))
}
for (const [name, microseconds] of best) console.log(`${name.padEnd(20)} ${microseconds.toFixed(1)} µs`)

/** Processor time of one import, in milliseconds, with a warm compile cache; the median of some. */
function loadMs(path: string, cache: string): number {
  const script = `const before = process.cpuUsage(); await import('${path}'); const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000)`
  const load = () =>
    Number(
      execFileSync(process.execPath, ['--import', LOADING, '--input-type=module', '-e', script], {
        encoding: 'utf8',
        env: { ...process.env, NODE_COMPILE_CACHE: cache },
      }),
    )
  load()
  return Array.from({ length: LOADS }, load).sort((a, b) => a - b)[LOADS >> 1]!
}

const folder = mkdtempSync(join(tmpdir(), 'debrief-bench-'))
try {
  let imports = ''
  for (let i = 0; i < MODULES; i++) {
    writeFileSync(join(folder, `${i}.ts`), `export const value: number = ${i}\n`)
    imports += `import './${i}.ts'\n`
  }
  writeFileSync(join(folder, 'all.ts'), imports)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const cache = join(folder, 'cache')
  const bare = loadMs(join(folder, 'all.ts'), cache)
  const whole = loadMs(fileURLToPath(new URL('../src/neutralize/engine.ts', import.meta.url)), cache)
  console.log(`load ${MODULES} empty modules ${bare.toFixed(0)} ms, load the engine ${whole.toFixed(0)} ms`)
} finally {
  rmSync(folder, { recursive: true })
}

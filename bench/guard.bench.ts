/**
 * The fact guard on our own wordings: sources read and candidates judged in a second, beside the bare split into
 * words from the same rounds. The ratio counts, not the absolute figure.
 */
import { readFileSync } from 'node:fs'
import { checkAgainst, DEFAULT_GUARD_OPTIONS, readSource } from '../src/neutralize/guard/guard.ts'
import { tokenize } from '../src/text/analyze.ts'

interface Case {
  headline: string
  summary: string
  true: string[]
  false: [string, string][]
}

const ROUNDS = 30
const cases = JSON.parse(readFileSync(new URL('../test/fixtures/guard-cases.json', import.meta.url), 'utf8')) as Case[]
const judged = cases.flatMap(({ headline, summary, true: accepted, false: refused }) => {
  const facts = readSource({ headline, summary })
  return [...accepted, ...refused.map(([, text]) => text)].map((text) => ({ facts, text }))
})
const best = new Map<string, number>()

function time(name: string, count: number, work: () => void): void {
  const from = performance.now()
  work()
  best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, ((performance.now() - from) * 1_000) / count))
}

for (let round = 0; round < ROUNDS; round++) {
  time('split into words', judged.length, () => {
    for (const { text } of judged) tokenize(text)
  })
  time('judge a candidate', judged.length, () => {
    for (const { facts, text } of judged) checkAgainst(facts, text, DEFAULT_GUARD_OPTIONS)
  })
  time('read a source', cases.length, () => {
    for (const { headline, summary } of cases) readSource({ headline, summary })
  })
}
for (const [name, microseconds] of best) console.log(`${name.padEnd(20)} ${microseconds.toFixed(1)} µs`)

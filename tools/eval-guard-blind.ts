/**
 * Measures the fact guard on `test/fixtures/guard-blind-roles.json`: sixty invented headlines with true and false
 * rewordings, written without a look at the guard. Rules are made with the half `tune` alone; `test` is for the count.
 * `node tools/eval-guard-blind.ts [--misses]` prints the table, the misses of the half `tune` with it.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkAgainst, type GuardOptions, readSource } from '../src/neutralize/guard/guard.ts'
import { detectTactics } from '../src/neutralize/tactics/tactics.ts'
import { count, type Share } from './debrief/data.ts'
import { showShare } from './eval-guard.ts'

interface BlindCase {
  id: string
  half: 'tune' | 'test'
  headline: string
  true: string[]
  false: { text: string; kind: string }[]
}

export interface BlindFigures {
  accepted: Share
  /** By kind of falsehood. */
  caught: Map<string, Share>
  caughtInAll: Share
  misses: string[]
}

const FILE = resolve(import.meta.dirname, '../test/fixtures/guard-blind-roles.json')
const OPTIONS: GuardOptions = { minWords: 5, maxWords: 15, detectTactics }

/** @param half which half of the cases; each headline is judged alone, as under `POST /api/debrief` */
export function evaluateBlind(half: BlindCase['half']): BlindFigures {
  const cases = (JSON.parse(readFileSync(FILE, 'utf8')) as BlindCase[]).filter((blind) => blind.half === half)
  const figures: BlindFigures = {
    accepted: { ok: 0, of: 0 },
    caught: new Map(),
    caughtInAll: { ok: 0, of: 0 },
    misses: [],
  }
  for (const { id, headline, true: trueOnes, false: falseOnes } of cases) {
    const facts = readSource({ headline })
    for (const text of trueOnes) {
      const violations = checkAgainst(facts, text, OPTIONS)
      count(figures.accepted, violations.length === 0)
      const reasons = violations.map(({ rule, text: span, message }) => `${rule}: ${span} (${message})`).join('; ')
      if (violations.length > 0) figures.misses.push(`refused ${id} ${text} [${reasons}] OF ${headline}`)
    }
    for (const { text, kind } of falseOnes) {
      const isCaught = checkAgainst(facts, text, OPTIONS).length > 0
      const share = figures.caught.get(kind) ?? { ok: 0, of: 0 }
      figures.caught.set(kind, share)
      count(share, isCaught)
      count(figures.caughtInAll, isCaught)
      if (!isCaught) figures.misses.push(`passed ${id} (${kind}) ${text} OF ${headline}`)
    }
  }
  return figures
}

if (import.meta.main) {
  for (const half of ['tune', 'test'] as const) {
    const figures = evaluateBlind(half)
    console.log(`${half}: true accepted ${showShare(figures.accepted)}, false caught ${showShare(figures.caughtInAll)}`)
    for (const [kind, share] of [...figures.caught].sort()) console.log(`  ${kind.padEnd(24)} ${showShare(share)}`)
    if (half === 'tune' && process.argv.includes('--misses')) for (const miss of figures.misses) console.log(miss)
  }
}

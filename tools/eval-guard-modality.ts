/**
 * Measures the fact guard on `test/fixtures/guard-blind-modality.json`: invented headlines with true rewordings and
 * with false ones that drop a hedge or a denial, tell a plan as done or the reverse, or take a figure of speech at its
 * word. `node tools/eval-guard-modality.ts [--misses]` prints the table; `evaluateModality` gives it. The headlines
 * stand alone, as in POST /api/debrief. Those with an even index may be read while rules are written (`tune`), those
 * with an odd one only counted (`test`).
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkAgainst, type GuardOptions, readSource } from '../src/neutralize/guard/guard.ts'
import { detectTactics } from '../src/neutralize/tactics/tactics.ts'
import { count, type Share } from './debrief/data.ts'
import { showShare } from './eval-guard.ts'

export interface ModalityFigures {
  accepted: Share
  /** By kind: hedge, negation, plan (told as done), done (told as planned), literal. */
  caught: Map<string, Share>
  /** What went wrong, a line each, for reading. */
  misses: string[]
}

interface Case {
  headline: string
  true: string[]
  false: [kind: string, text: string][]
}

const FILE = resolve(import.meta.dirname, '../test/fixtures/guard-blind-modality.json')
/** Length is not what is measured. */
const OPTIONS: GuardOptions = { minWords: 3, maxWords: 20, detectTactics }

export function evaluateModality(half: 'tune' | 'test'): ModalityFigures {
  const cases = JSON.parse(readFileSync(FILE, 'utf8')) as Case[]
  const figures: ModalityFigures = { accepted: { ok: 0, of: 0 }, caught: new Map(), misses: [] }
  cases.forEach((item, index) => {
    if ((index % 2 === 0) !== (half === 'tune')) return
    const facts = readSource({ headline: item.headline })
    for (const text of item.true) {
      const violations = checkAgainst(facts, text, OPTIONS)
      count(figures.accepted, violations.length === 0)
      if (violations.length > 0)
        figures.misses.push(
          `refused ${text} [${violations.map(({ rule, text, message }) => `${rule}: ${text}: ${message}`).join('; ')}] OF ${item.headline}`,
        )
    }
    for (const [kind, text] of item.false) {
      const isCaught = checkAgainst(facts, text, OPTIONS).length > 0
      const share = figures.caught.get(kind) ?? { ok: 0, of: 0 }
      figures.caught.set(kind, share)
      count(share, isCaught)
      if (!isCaught) figures.misses.push(`passed (${kind}) ${text} OF ${item.headline}`)
    }
  })
  return figures
}

/** All kinds of falsehood together. */
export function allCaught({ caught }: ModalityFigures): Share {
  return [...caught.values()].reduce((sum, share) => ({ ok: sum.ok + share.ok, of: sum.of + share.of }), {
    ok: 0,
    of: 0,
  })
}

if (import.meta.main)
  for (const half of ['tune', 'test'] as const) {
    const figures = evaluateModality(half)
    console.log(`${half}: true rewordings accepted ${showShare(figures.accepted)}`)
    console.log(`${half}: false ones caught         ${showShare(allCaught(figures))}`)
    for (const [kind, share] of figures.caught) console.log(`${half}:   ${kind.padEnd(24)} ${showShare(share)}`)
    // What fails in the other half is not for reading.
    if (half === 'tune' && process.argv.includes('--misses')) for (const miss of figures.misses) console.log(miss)
  }

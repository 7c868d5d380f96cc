/**
 * Measures the fact guard on the rewordings of docs/reading/guard-rewordings, whose writers had not seen it.
 * `node tools/eval-guard-rewordings.ts [--misses] [--headline-alone] [sets, as abc]` prints a table for each set, and the
 * misses of those that rules are made with.
 */

import { Findings } from '../src/neutralize/findings.ts'
import { checkAgainst, type GuardOptions, readSource, type Violation } from '../src/neutralize/guard/guard.ts'
import { detectTactics } from '../src/neutralize/tactics/tactics.ts'
import { variationJudge } from '../src/neutralize/variation-guard.ts'
import { count, type Share } from './debrief/data.ts'
import { MODEL_SETS, READ_SETS, type Reworded, readRewordings, UNREAD_SETS } from './debrief/rewordings.ts'
import { showShare } from './eval-guard.ts'

export interface RewordingFigures {
  accepted: Share
  caughtInAll: Share
  /** By kind of falsehood. */
  caught: Map<string, Share>
  /** How often a rule alone refused a true rewording, and alone caught a false one; the surest to be wrong first. */
  alone: Map<string, { refused: number; caught: number }>
  misses: string[]
}

const OPTIONS: GuardOptions = { minWords: 5, maxWords: 15, detectTactics }

/** @param isHeadlineAlone judges as under `POST /api/debrief`, where the summary is not known */
export function evaluateRewordings(rewordings: readonly Reworded[], isHeadlineAlone = false): RewordingFigures {
  const figures: RewordingFigures = {
    accepted: { ok: 0, of: 0 },
    caughtInAll: { ok: 0, of: 0 },
    caught: new Map(),
    alone: new Map(),
    misses: [],
  }
  for (const { headline, summary, true: trueOnes, false: falseOnes } of rewordings) {
    const judge = isHeadlineAlone ? variationJudge(headline) : judgeWith(headline, summary)
    const about = `OF ${headline}${isHeadlineAlone ? '' : ` | ${summary}`}`
    for (const text of trueOnes) {
      const violations = judge(text)
      count(figures.accepted, violations.length === 0)
      countAlone(figures, violations, 'refused')
      if (violations.length > 0) figures.misses.push(`refused ${text} [${violations.map(show).join('; ')}] ${about}`)
    }
    for (const { kind, text } of falseOnes) {
      const violations = judge(text)
      const share = figures.caught.get(kind) ?? { ok: 0, of: 0 }
      figures.caught.set(kind, share)
      count(share, violations.length > 0)
      count(figures.caughtInAll, violations.length > 0)
      countAlone(figures, violations, 'caught')
      if (violations.length === 0) figures.misses.push(`passed (${kind}) ${text} ${about}`)
    }
  }
  return figures
}

const VARIATIONS = 5

/** Headlines of which five wordings pass that differ from one another: debriefs that cost one question. */
export function countAnswered(rewordings: readonly Reworded[]): Share {
  const answered: Share = { ok: 0, of: 0 }
  for (const { headline, true: trueOnes, false: falseOnes, doubtful } of rewordings) {
    const findings = new Findings(headline, true)
    const variations = [...trueOnes, ...doubtful, ...falseOnes.map(({ text }) => text)]
    findings.take({ variations, tactics: null }, VARIATIONS)
    count(answered, findings.different(VARIATIONS).length === VARIATIONS)
  }
  return answered
}

/** As titles are judged at ingestion. */
function judgeWith(headline: string, summary: string): (text: string) => Violation[] {
  const facts = readSource(summary === '' ? { headline } : { headline, summary })
  return (text) => checkAgainst(facts, text, OPTIONS)
}

const show = ({ rule, text, message }: Violation): string => `${rule}: ${text} (${message})`

function countAlone(figures: RewordingFigures, violations: readonly Violation[], as: 'refused' | 'caught'): void {
  const names = new Set(violations.map(({ rule, message }) => `${rule}: ${message.replace(/“.*”/, '“…”')}`))
  if (names.size !== 1) return
  const [name = ''] = names
  const counts = figures.alone.get(name) ?? { refused: 0, caught: 0 }
  figures.alone.set(name, counts)
  counts[as]++
}

if (import.meta.main) {
  const flags = process.argv.slice(2)
  const sets = flags.find((flag) => !flag.startsWith('--'))
  for (const set of [...READ_SETS, ...UNREAD_SETS].filter((name) => sets?.includes(name) ?? true)) {
    const rewordings = readRewordings(set)
    const figures = evaluateRewordings(rewordings, MODEL_SETS.includes(set) || flags.includes('--headline-alone'))
    console.log(
      `set ${set}: true accepted ${showShare(figures.accepted)}, false caught ${showShare(figures.caughtInAll)}`,
    )
    if (MODEL_SETS.includes(set))
      console.log(`  ${'debriefs of five at the first question'.padEnd(42)} ${showShare(countAnswered(rewordings))}`)
    for (const [kind, share] of [...figures.caught].sort()) console.log(`  ${kind.padEnd(42)} ${showShare(share)}`)
    if (!flags.includes('--misses') || UNREAD_SETS.includes(set)) continue
    console.log('rules that alone refused a true one / caught a false one')
    const rules = [...figures.alone].sort(([, a], [, b]) => b.refused - a.refused)
    for (const [name, { refused, caught }] of rules) console.log(`  ${refused} / ${caught}  ${name}`)
    for (const miss of figures.misses) console.log(miss)
  }
}

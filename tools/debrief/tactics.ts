/** Tactic detection measured on the labelled headlines: micro and macro F1, and what is flagged among neutral ones. */
import { detectTactics, tacticIds } from '../../src/neutralize/tactics/tactics.ts'
import type { LabelledTitle } from './tactic-labels.ts'

export interface TacticScore {
  micro: number
  macro: number
  perTactic: Map<string, { hit: number; extra: number; missed: number }>
  mistakes: { id: string; headline: string; extra: string[]; missed: string[] }[]
}

const ratio = (hit: number, extra: number, missed: number): number =>
  hit === 0 ? 0 : (2 * hit) / (2 * hit + extra + missed)

/** Optional labels neither count for nor against. Macro: over the tactics that some headline requires. */
export function scoreTactics(examples: readonly LabelledTitle[]): TacticScore {
  const perTactic: TacticScore['perTactic'] = new Map()
  const mistakes: TacticScore['mistakes'] = []
  const count = (id: string) => {
    const entry = perTactic.get(id) ?? { hit: 0, extra: 0, missed: 0 }
    perTactic.set(id, entry)
    return entry
  }
  for (const example of examples) {
    const found = tacticIds(detectTactics(example.headline))
    const optional = new Set(example.tactics_optional ?? [])
    const extra = found.filter((id) => !example.tactics.includes(id) && !optional.has(id))
    const missed = example.tactics.filter((id) => !found.includes(id))
    for (const id of extra) count(id).extra++
    for (const id of missed) count(id).missed++
    for (const id of example.tactics) if (found.includes(id)) count(id).hit++
    if (extra.length + missed.length > 0) mistakes.push({ id: example.id, headline: example.headline, extra, missed })
  }
  const all = [...perTactic.values()]
  const sum = (key: 'hit' | 'extra' | 'missed') => all.reduce((total, entry) => total + entry[key], 0)
  const required = all.filter((entry) => entry.hit + entry.missed > 0)
  return {
    micro: ratio(sum('hit'), sum('extra'), sum('missed')),
    macro: required.reduce((total, entry) => total + ratio(entry.hit, entry.extra, entry.missed), 0) / required.length,
    perTactic,
    mistakes,
  }
}

/**
 * Headlines of publishers whose tactics were labelled before the detector read them. They are not ours to print: the
 * labels stand in docs/reading/tactic-labels.tsv beside the first 16 hex digits of the SHA-256 of each title, and the
 * titles come from the development data. `optional` tactics count neither for nor against.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LabelledExample } from './data.ts'
import { titleOf, titlesByHash } from './hashed-titles.ts'

export type LabelledTitle = Pick<LabelledExample, 'id' | 'headline' | 'tactics' | 'tactics_optional'>

/**
 * By set: `read` and `unread` are halves of one draw, as are `seventh` and `seventh-unread`, `eighth` and `eighth-unread`;
 * the others were each drawn after mending. What is missed in the unread halves is counted and never printed.
 */
export function readTacticLabels(): Map<string, LabelledTitle[]> {
  const titles = titlesByHash()
  const sets = new Map<string, LabelledTitle[]>()
  const file = fileURLToPath(new URL('../../docs/reading/tactic-labels.tsv', import.meta.url))
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n').slice(1)) {
    const [id, set, tactics, optional] = line.split('\t') as [string, string, string, string]
    const headline = titleOf(id, titles)
    const list = sets.get(set) ?? []
    list.push({ id, headline, tactics: idsOf(tactics), tactics_optional: idsOf(optional) })
    sets.set(set, list)
  }
  return sets
}

const idsOf = (field: string): string[] => (field === '-' ? [] : field.split(' '))

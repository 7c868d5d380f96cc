import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LabelledExample, LabelledSet } from './data.ts'
import { titleOf, titlesByHash } from './hashed-titles.ts'

type Span = [start: number, end: number]

/**
 * Headlines of publishers labelled like `real_examples.jsonl` by people who had not seen the engine: the words that may not
 * survive stand as places in the title. `read` ones may be worked with, `unread` ones are counted and never read.
 */
export function readRealHeadlines(set: LabelledSet): LabelledExample[] {
  const titles = titlesByHash()
  const file = fileURLToPath(new URL('../../docs/reading/real-headlines.jsonl', import.meta.url))
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(
      (line) =>
        JSON.parse(line) as Omit<LabelledExample, 'headline'> & {
          set: string
          must_not_survive: Span[]
          case_sensitive_ban: Span[]
        },
    )
    .filter((labels) => labels.set === set)
    .map((labels) => {
      const headline = titleOf(labels.id, titles)
      const textsAt = (spans: readonly Span[]) => spans.map(([start, end]) => headline.slice(start, end))
      return {
        ...labels,
        headline,
        must_not_survive: textsAt(labels.must_not_survive),
        case_sensitive_ban: textsAt(labels.case_sensitive_ban),
      }
    })
}

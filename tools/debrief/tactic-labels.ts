/**
 * Headlines of publishers whose tactics were labelled before the detector read them. They are not ours to print: the
 * labels stand in docs/reading/tactic-labels.tsv beside the first 16 hex digits of the SHA-256 of each title, and the
 * titles come from the development data. `optional` tactics count neither for nor against.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type LabelledExample, readLines, readText } from './data.ts'

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

type Span = [start: number, end: number]

/**
 * Headlines of publishers labelled like `real_examples.jsonl` by people who had not seen the engine: the words that may not
 * survive stand as places in the title. `read` ones may be worked with, `unread` ones are counted and never read.
 */
export function readRealHeadlines(set: 'read' | 'unread'): LabelledExample[] {
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

const titlesByHash = () => new Map(readTitles().map((title) => [hashOf(title), title]))

function titleOf(id: string, titles: ReadonlyMap<string, string>): string {
  const headline = titles.get(id)
  if (headline === undefined) throw new Error(`no title of the development data has the hash ${id}`)
  return headline
}

const idsOf = (field: string): string[] => (field === '-' ? [] : field.split(' '))
const hashOf = (title: string): string => createHash('sha256').update(title).digest('hex').slice(0, 16)

function readTitles(): string[] {
  const outlets = readLines<{ news: Record<string, { title?: string } | null> }>('allsides_roundup_dev.jsonl')
  return [
    ...readLines<{ title: string }>('headlines2026_dev.jsonl').map(({ title }) => title),
    ...readLines<{ post: string }>('webis_spoiling_dev.jsonl').map(({ post }) => post),
    ...readLines<{ text: string }>('babe_dev.jsonl').map(({ text }) => text),
    ...outlets.flatMap(({ news }) => Object.values(news).flatMap((piece) => piece?.title ?? [])),
    ...['outlet2017_noisy.tsv', 'chakraborty_train.tsv', 'chakraborty_dev.tsv'].flatMap((file) =>
      readText(file)
        .split('\n')
        .map((line) => line.split('\t')[1] ?? ''),
    ),
  ]
}

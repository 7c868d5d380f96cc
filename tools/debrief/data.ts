/** The development data of debriefs, read where it lies beside the repository and never copied. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

const FOLDER = fileURLToPath(new URL('../../../shared/debrief/', import.meta.url))

export interface LabelledExample {
  id: string
  headline: string
  tactics: string[]
  tactics_optional?: string[]
  /** Facts that every variation keeps; of each list one wording is enough. */
  must_keep: string[][]
  must_not_survive: string[]
  case_sensitive_ban?: string[]
  has_negation?: boolean
}

export interface NewsTitle {
  outlet: string
  title: string
  summary?: string
  kind: string
}

export function hasDebriefData(): boolean {
  return existsSync(`${FOLDER}examples.jsonl`)
}

export const readExamples = (): LabelledExample[] => readLines('examples.jsonl')
export const readRealExamples = (): LabelledExample[] => readLines('real_examples.jsonl')

const HYPED = fileURLToPath(new URL('../../docs/reading/hyped-headlines/', import.meta.url))
/** `read` may be worked with, `unread` is counted and never read; the later ones are four times as many, a quarter of them unread. */
export type LabelledSet = 'read' | 'unread' | 'later read' | 'later unread'

/** Headlines invented and labelled by authors who did not know the engine. */
export const readHyped = (set: LabelledSet): LabelledExample[] =>
  readFileSync(`${HYPED}${set.replace(' ', '-')}.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledExample)

export const readControls = (): { id: string; headline: string }[] => readLines('controls.jsonl')
export const readRealControls = (): { id: string; headline: string }[] => readLines('real_controls.jsonl')
export const readNewsTitles = (): NewsTitle[] => readLines('headlines2026_dev.jsonl')
export const readAgencyTitles = (): { title: string }[] => readLines('agnews_title_desc_dev.jsonl')
/** Titles of an aggregator's front page, without the outlet behind them. */
export const readFrontPages = (): string[] =>
  gunzipSync(readFileSync(`${FOLDER}../grouping/gnews-hourly.dev.articles.jsonl.gz`))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { title: string }).title.replace(/ [-–—|] [^-–—|]{2,40}$/, ''))
export const baitPath = `${FOLDER}chakraborty_dev.tsv`

export const readText = (file: string): string => readFileSync(FOLDER + file, 'utf8')

export function readLines<T>(file: string): T[] {
  return readText(file)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T)
}

export interface Share {
  ok: number
  of: number
}

export const newShare = (): Share => ({ ok: 0, of: 0 })

export function count(share: Share, isOk: boolean): void {
  share.of++
  if (isOk) share.ok++
}

/** Picks `size` items, the same ones for the same seed. */
export function sample<T>(items: readonly T[], size: number, seed: number): T[] {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pool = [...items]
  for (let i = 0; i < Math.min(size, pool.length); i++) {
    const other = i + Math.floor(random() * (pool.length - i))
    ;[pool[i], pool[other]] = [pool[other]!, pool[i]!]
  }
  return pool.slice(0, size)
}

/** The development sets of headlines grouped by hand, read from beside the repository; their text never enters it. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { GroupingArticle } from '../../src/domain/grouping.ts'

export const SETS_FOLDER = resolve(import.meta.dirname, '../../../shared/grouping')
export const hasSets = (): boolean => existsSync(SETS_FOLDER)

/** Real streams, grouped by the guide: the sets that count. */
export const REAL_SETS = ['today1', 'today2', 'today3', 'today4', 'today5', 'today6', 'today7', 'today8'] as const
/** Converted from public corpora by other definitions of a story: they must only not collapse. */
export const GUARD_SETS = ['uci', 'allsides', 'neus', 'wikinews', 'ecb'] as const

export interface GroupedSet {
  name: string
  articles: GroupingArticle[]
  ids: string[]
  /** By article: the story it belongs to, whether that is beyond doubt, whether the story has others. */
  stories: string[]
  isSure: boolean[]
  isShared: boolean[]
}

interface ArticleRow {
  id: string
  title: string
  summary?: string
  source?: string
  published_at?: string
}

interface LabelRow {
  id: string
  cluster: string
  sure?: boolean
}

export function readLines<Row>(file: string): Row[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as Row]))
}

export function readSet(name: string): GroupedSet {
  return groupRows(
    name,
    readLines<ArticleRow>(`${SETS_FOLDER}/${name}.dev.articles.jsonl`),
    readLines<LabelRow>(`${SETS_FOLDER}/${name}.dev.gold.jsonl`),
  )
}

/** Joins articles, in order of time, with the labels that a reader gave them. */
export function groupRows(name: string, rows: readonly ArticleRow[], labels: readonly LabelRow[]): GroupedSet {
  const gold = new Map(labels.map((row) => [row.id, row]))
  const sizes = new Map<string, number>()
  for (const { cluster } of gold.values()) sizes.set(cluster, (sizes.get(cluster) ?? 0) + 1)
  return {
    name,
    articles: rows.map((row, index) => ({
      id: index + 1,
      title: row.title,
      summary: row.summary ?? '',
      source: row.source ?? '',
      seenAt: new Date(row.published_at ?? 0),
      language: '',
    })),
    ids: rows.map((row) => row.id),
    stories: rows.map((row) => gold.get(row.id)!.cluster),
    isSure: rows.map((row) => gold.get(row.id)!.sure !== false),
    isShared: rows.map((row) => sizes.get(gold.get(row.id)!.cluster)! > 1),
  }
}

/** The articles from one place up to another, with their stories. */
export function sliceSet(set: GroupedSet, start: number, end: number): GroupedSet {
  const places = Array.from({ length: Math.min(end, set.articles.length) - start }, (_, index) => start + index)
  return pickFrom(set, places)
}

/** The articles at these places, with their stories. */
export function pickFrom(set: GroupedSet, places: readonly number[]): GroupedSet {
  return {
    name: set.name,
    articles: places.map((place) => set.articles[place]!),
    ids: places.map((place) => set.ids[place]!),
    stories: places.map((place) => set.stories[place]!),
    isSure: places.map((place) => set.isSure[place]!),
    isShared: places.map((place) => set.isShared[place]!),
  }
}

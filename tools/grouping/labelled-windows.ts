/**
 * Windows of the recorded streams, of the list of headlines of 2026 and of the hourly front page, that were grouped by
 * hand. The repository holds ids and stories only (docs/reading/grouping-labels); the articles are read again from what
 * lies beside it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseFeed } from '../../src/feeds/parse.ts'
import { acceptItems } from '../../src/ingest/accept.ts'
import { type GroupedSet, groupRows, hasSets, readLines, SETS_FOLDER } from './sets.ts'

const STREAMS_FOLDER = resolve(import.meta.dirname, '../../../shared/feeds')
const LABELS_FOLDER = resolve(import.meta.dirname, '../../docs/reading/grouping-labels')
/** Titles that a front page showed, hour by hour; a set without stories of its own. Its ids are kept. */
const HOURLY = 'gnews-hourly'
/** Headlines with summaries and the publishers' dates; the days after those that the development sets hold. */
const HEADLINES = 'headlines2026'
const HEADLINES_FILE = resolve(import.meta.dirname, '../../../shared/debrief/headlines2026_dev.jsonl')
export const hasStreams = (): boolean => existsSync(STREAMS_FOLDER) && hasSets()

/** As the development sets have them, so that a model meets one kind of article. */
const SUMMARY_LENGTH = 400

export interface WindowSpan {
  stream: string
  /** Of the publisher's date, or of the tick where there is none; RFC 3339, from inclusive, to exclusive. */
  from: string
  to: string
}

export interface WindowArticle {
  id: string
  title: string
  summary: string
  source: string
  published_at: string
}

export interface LabelLine {
  id: string
  cluster: string
  /** False where two careful editors might differ. */
  sure: boolean
  /** Whether the story has two or more articles. */
  multi: boolean
}

export const WINDOWS = JSON.parse(readFileSync(`${LABELS_FOLDER}/windows.json`, 'utf8')) as Record<string, WindowSpan>

/** Windows of the hourly front page that no model is ever taught, so that one measure stays that nothing was fitted to. */
export const UNSEEN_WINDOWS: readonly string[] = ['sep16', 'nov18', 'jan14', 'feb18']
export const TAUGHT_WINDOWS = Object.keys(WINDOWS).filter((name) => !UNSEEN_WINDOWS.includes(name))
export const isWindow = (name: string): boolean => name in WINDOWS

export function readLabels(name: string): LabelLine[] {
  return readLines(`${LABELS_FOLDER}/${name}.jsonl`)
}

/** Every article of the stream that is dated in the window, as first worded, oldest first. */
export function readWindow({ stream, from, to }: WindowSpan): WindowArticle[] {
  return readStream(stream).filter(({ published_at }) => published_at >= isoOf(from) && published_at < isoOf(to))
}

/** A labelled window in the shape of the development sets. */
export function readLabelledWindow(name: string): GroupedSet {
  const labels = readLabels(name)
  const labelled = new Set(labels.map(({ id }) => id))
  const rows = readWindow(WINDOWS[name]!).filter(({ id }) => labelled.has(id))
  if (rows.length !== labels.length) throw new Error(`${name}: ${labels.length - rows.length} labels have no article`)
  return groupRows(name, rows, labels)
}

const streams = new Map<string, WindowArticle[]>()

function readStream(stream: string): WindowArticle[] {
  const known = streams.get(stream)
  if (known !== undefined) return known
  const articles = stream === HOURLY ? readHourly() : stream === HEADLINES ? readHeadlines() : readCaptures(stream)
  articles.sort((a, b) => (a.published_at < b.published_at ? -1 : a.published_at > b.published_at ? 1 : 0))
  streams.set(stream, articles)
  return articles
}

function readHourly(): WindowArticle[] {
  return readLines<WindowArticle>(`${SETS_FOLDER}/${HOURLY}.dev.articles.jsonl.gz`).map((article) => ({
    ...article,
    published_at: isoOf(article.published_at),
  }))
}

function readHeadlines(): WindowArticle[] {
  const rows = readLines<{ outlet: string; title: string; summary?: string; published: string }>(HEADLINES_FILE)
  return rows.map(({ outlet, title, summary = '', published }) => ({
    id: idOf(outlet, title),
    title,
    summary: summary.slice(0, SUMMARY_LENGTH),
    source: outlet,
    published_at: isoOf(published),
  }))
}

function readCaptures(stream: string): WindowArticle[] {
  const folder = `${STREAMS_FOLDER}/${stream}`
  const { ticks } = readJson<{
    ticks: { at: string; feeds: Record<string, { file: string; unchanged?: boolean }> }[]
  }>(`${folder}/manifest.json`)
  const sources = readJson<{ slug: string; name: string }[]>(`${folder}/sources.json`)
  const nameOf = new Map(sources.map(({ slug, name }) => [slug, name]))
  const seen = new Set<string>()
  const articles: WindowArticle[] = []
  for (const { at, feeds } of ticks) {
    for (const [slug, { file, unchanged }] of Object.entries(feeds)) {
      if (unchanged) continue
      const body = readFileSync(`${folder}/${file}`)
      const { items } = parseFeed({ body, contentType: '', baseUrl: 'https://news.example/feed' })
      for (const candidate of acceptItems(items, new Date(at)).candidates) {
        const key = `${slug}\n${candidate.itemKey}`
        const link = `${slug}\nlink ${candidate.canonicalLink}`
        if (seen.has(key) || seen.has(link)) continue
        seen.add(key).add(link)
        articles.push({
          id: idOf(slug, candidate.itemKey),
          title: candidate.originalTitle,
          summary: candidate.originalSummary.slice(0, SUMMARY_LENGTH),
          source: nameOf.get(slug) ?? slug,
          published_at: (candidate.publishedAt ?? new Date(at)).toISOString(),
        })
      }
    }
  }
  return articles
}

function idOf(source: string, itemKey: string): string {
  return `fd-${createHash('sha256').update(`${source}\n${itemKey}`).digest('hex').slice(0, 12)}`
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value
}

function isoOf(time: string): string {
  return new Date(time).toISOString()
}

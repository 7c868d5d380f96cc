/**
 * Headlines of the recorded streams, and of the development data, with rewordings written by hand, true and false ones, by writers who had not seen
 * the guard. The headlines are not ours to print: docs/reading/guard-rewordings holds our sentences beside the feed
 * and the first 16 hex digits of the SHA-256 of each title, and the titles are read again from where they lie. Invented
 * headlines stand there themselves.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { parseFeed } from '../../src/feeds/parse.ts'
import { acceptItems } from '../../src/ingest/accept.ts'

export interface Reworded {
  headline: string
  summary: string
  true: string[]
  /** Each with one error, of the kind named. */
  false: { kind: string; text: string }[]
  /** Of these two careful readers might judge differently. */
  doubtful: string[]
}

/** Rules are made with these. */
export const READ_SETS: readonly string[] = ['a', 'b', 'c', 'g', 'h', 'j', 'k', 'm', 'o', 'q', 's', 'u', 'w']
/** These are counted; whoever reads their misses moves them up. */
export const UNREAD_SETS: readonly string[] = ['d', 'e', 'f', 'i', 'l', 'n', 'p', 'r', 't', 'v', 'x']
/** A language model's, five or eight for each headline; model and reader had the headline alone. */
export const MODEL_SETS: readonly string[] = ['q', 'r', 's', 't', 'u', 'v', 'w', 'x']

const SHARED = fileURLToPath(new URL('../../../shared/', import.meta.url))
const STREAMS = `${SHARED}feeds/`
const FOLDER = fileURLToPath(new URL('../../docs/reading/guard-rewordings/', import.meta.url))
/** As the development data has them. */
const SUMMARY_LENGTH = 300

export const hasStreams = (): boolean => existsSync(STREAMS)

interface Rewordings {
  true: string[]
  /** Kind, text. */
  false: [string, string][]
  doubtful?: string[]
}

type Line = Rewordings & ({ title: string; feed: string } | Article)

export function readRewordings(set: string): Reworded[] {
  const lines = readFileSync(`${FOLDER}${set}.jsonl`, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const read = JSON.parse(line) as Line
    const { true: trueOnes, false: falseOnes, doubtful = [] } = read
    const article = 'headline' in read ? read : articleOf(read)
    const withKinds = falseOnes.map(([kind, text]) => ({ kind, text }))
    return { ...article, true: trueOnes, false: withKinds, doubtful }
  })
}

type Article = Pick<Reworded, 'headline' | 'summary'>

function articleOf({ title, feed }: { title: string; feed: string }): Article {
  const article = articlesOf(feed).get(title)
  if (article === undefined) throw new Error(`${feed} has no title with the hash ${title}`)
  return article
}

const feeds = new Map<string, Map<string, Article>>()

/** By the hash of the title. */
function articlesOf(feed: string): Map<string, Article> {
  const known = feeds.get(feed)
  if (known !== undefined) return known
  const articles = feed.endsWith('.xml') ? articlesOfFeed(feed) : articlesOfData(feed)
  feeds.set(feed, articles)
  return articles
}

function articlesOfFeed(feed: string): Map<string, Article> {
  const body = readFileSync(STREAMS + feed)
  const { items } = parseFeed({ body, contentType: '', baseUrl: 'https://news.example/feed' })
  const articles = new Map<string, Article>()
  for (const { originalTitle, originalSummary } of acceptItems(items, new Date(0)).candidates)
    addArticle(articles, originalTitle, originalSummary)
  return articles
}

interface DataLine {
  title?: string
  summary?: string
  lead?: string
  /** One story as several outlets tell it. */
  news?: Record<string, DataLine | null>
}

/** JSON lines of `../shared`, of one article or of one story each. */
function articlesOfData(file: string): Map<string, Article> {
  const body = readFileSync(SHARED + file)
  const text = (file.endsWith('.gz') ? gunzipSync(body) : body).toString()
  const articles = new Map<string, Article>()
  for (const line of text.trimEnd().split('\n')) {
    const read = JSON.parse(line) as DataLine
    for (const article of read.news === undefined ? [read] : Object.values(read.news))
      if (article?.title) addArticle(articles, article.title, article.summary ?? article.lead ?? '')
  }
  return articles
}

const addArticle = (articles: Map<string, Article>, headline: string, summary: string): Map<string, Article> =>
  articles.set(hashOf(headline), { headline, summary: summary.slice(0, SUMMARY_LENGTH) })

const hashOf = (title: string): string => createHash('sha256').update(title).digest('hex').slice(0, 16)

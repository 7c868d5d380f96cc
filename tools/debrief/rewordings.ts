/**
 * Headlines of the recorded streams with rewordings written by hand, true and false ones, by writers who had not seen
 * the guard. The headlines are not ours to print: docs/reading/guard-rewordings holds our sentences beside the feed
 * and the first 16 hex digits of the SHA-256 of each title, and the titles are read again from the streams.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseFeed } from '../../src/feeds/parse.ts'
import { acceptItems } from '../../src/ingest/accept.ts'

export interface Reworded {
  headline: string
  summary: string
  true: string[]
  /** Each with one error, of the kind named. */
  false: { kind: string; text: string }[]
}

/** Rules are made with these. */
export const READ_SETS: readonly string[] = ['a', 'b', 'c', 'g', 'h']
/** These are counted; whoever reads their misses moves them up. */
export const UNREAD_SETS: readonly string[] = ['d', 'e', 'f', 'i']

const STREAMS = fileURLToPath(new URL('../../../shared/feeds/', import.meta.url))
const FOLDER = fileURLToPath(new URL('../../docs/reading/guard-rewordings/', import.meta.url))
/** As the development data has them. */
const SUMMARY_LENGTH = 300

export const hasStreams = (): boolean => existsSync(STREAMS)

interface Line {
  title: string
  feed: string
  true: string[]
  /** Kind, text. */
  false: [string, string][]
}

export function readRewordings(set: string): Reworded[] {
  const lines = readFileSync(`${FOLDER}${set}.jsonl`, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const { title, feed, true: trueOnes, false: falseOnes } = JSON.parse(line) as Line
    const article = articlesOf(feed).get(title)
    if (article === undefined) throw new Error(`${feed} has no title with the hash ${title}`)
    return { ...article, true: trueOnes, false: falseOnes.map(([kind, text]) => ({ kind, text })) }
  })
}

type Article = Pick<Reworded, 'headline' | 'summary'>
const feeds = new Map<string, Map<string, Article>>()

/** By the hash of the title. */
function articlesOf(feed: string): Map<string, Article> {
  const known = feeds.get(feed)
  if (known !== undefined) return known
  const body = readFileSync(STREAMS + feed)
  const { items } = parseFeed({ body, contentType: '', baseUrl: 'https://news.example/feed' })
  const articles = new Map<string, Article>()
  for (const { originalTitle, originalSummary } of acceptItems(items, new Date(0)).candidates)
    articles.set(hashOf(originalTitle), { headline: originalTitle, summary: originalSummary.slice(0, SUMMARY_LENGTH) })
  feeds.set(feed, articles)
  return articles
}

const hashOf = (title: string): string => createHash('sha256').update(title).digest('hex').slice(0, 16)

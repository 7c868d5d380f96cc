/**
 * What our parser sees in one feed, as `debrief feeds check --json` prints it. Absent values are null, never "";
 * dates are as published, not clamped; items that ingestion would drop are shown. Why: docs/decisions/0011-check-output.md
 */
import { toTimestamp } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import type { FeedItem, FeedParser } from '../domain/feed.ts'

export interface FeedReport {
  source: string
  title: string | null
  link: string | null
  items: {
    guid: string | null
    title: string
    link: string | null
    summary: string | null
    published_at: string | null
    image_url: string | null
  }[]
  problems: string[]
}

export interface CheckRequest {
  /** Echoed: the argument as given. */
  source: string
  body: Uint8Array
  /** Where the body was fetched from; '' = unknown. */
  baseUrl: string
  /** HTTP headers of the answer, names in any case: Content-Type and Content-Location are heeded. */
  headers: Record<string, string>
}

/** Parses one body and reports on it. A body that is no feed, or takes too long, is a report with its problem. */
export async function checkFeed(parser: FeedParser, request: CheckRequest): Promise<FeedReport> {
  const { source, body } = request
  const contentType = header(request.headers, 'content-type')
  const baseUrl =
    URL.parse(header(request.headers, 'content-location'), request.baseUrl || undefined)?.href ?? request.baseUrl
  try {
    const feed = await parser.parse({ body, contentType, baseUrl })
    return {
      source,
      title: feed.title || null,
      link: feed.link || null,
      items: feed.items.map(reportItem),
      problems: feed.problems,
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { source, title: null, link: null, items: [], problems: [error.message] }
  }
}

function reportItem(item: FeedItem): FeedReport['items'][number] {
  return {
    guid: item.guid || null,
    title: item.title,
    link: item.link || null,
    summary: item.summary || null,
    published_at: toTimestamp(item.publishedAt),
    image_url: item.imageUrl,
  }
}

function header(headers: Record<string, string>, name: string): string {
  const key = Object.keys(headers).find((written) => written.toLowerCase() === name)
  return key === undefined ? '' : String(headers[key])
}

/** `debrief group FILE`: articles as lines of JSON in, their groups out, by the very engine of the service. */
import { DomainError } from '../domain/errors.ts'
import type { GroupingArticle } from '../domain/grouping.ts'
import { createGrouper } from './grouper.ts'

/** One article as the command reads it; ids are strings or numbers, echoed as they came. */
export interface GroupLine {
  id: string | number
  title: string
  summary?: string
  source?: string
  /** RFC 3339; without it only the order of arrival counts. */
  published_at?: string
  lang?: string
}

/**
 * Reads one line of input.
 * @throws DomainError 'invalid' naming the line and the field
 */
export function readGroupLine(text: string, lineNumber: number): GroupLine {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new DomainError('invalid', `line ${lineNumber}: not JSON`, { cause })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DomainError('invalid', `line ${lineNumber}: not a JSON object`)
  }
  const line = value as Record<string, unknown>
  const isId = (typeof line.id === 'string' && line.id !== '') || Number.isFinite(line.id)
  if (!isId) throw new DomainError('invalid', `line ${lineNumber}: id: must be a string or a number`)
  if (typeof line.title !== 'string') throw new DomainError('invalid', `line ${lineNumber}: title: must be a string`)
  for (const field of ['summary', 'source', 'published_at', 'lang'] as const) {
    if (line[field] !== undefined && line[field] !== null && typeof line[field] !== 'string') {
      throw new DomainError('invalid', `line ${lineNumber}: ${field}: must be a string`)
    }
  }
  const optional = (field: string): string => (line[field] as string | null | undefined) ?? ''
  return {
    id: line.id as string | number,
    title: line.title,
    summary: optional('summary'),
    source: optional('source'),
    published_at: optional('published_at'),
    lang: optional('lang'),
  }
}

/**
 * Groups articles in their order of arrival, as ingestion would.
 * @returns one line per article, in the order of the input; `cluster` is the story group's id
 * @throws DomainError 'invalid' when an id occurs twice
 */
export function groupLines(lines: readonly GroupLine[]): { id: string | number; cluster: number }[] {
  const seen = new Set<string>()
  for (const line of lines) {
    const id = String(line.id)
    if (seen.has(id)) throw new DomainError('invalid', `id: ${id} occurs twice`)
    seen.add(id)
  }
  const grouper = createGrouper()
  const clusters = new Map<number, number>()
  let lastId = 0
  let arrivedAt = 0
  lines.forEach((line, index) => {
    const publishedAt = Date.parse(line.published_at ?? '')
    // Undated articles arrive together with the one before them; time never runs backwards for the window.
    if (!Number.isNaN(publishedAt)) arrivedAt = publishedAt
    const article: GroupingArticle = {
      id: index + 1,
      title: line.title,
      summary: line.summary ?? '',
      source: line.source ?? '',
      seenAt: new Date(arrivedAt),
      language: line.lang ?? '',
    }
    const grouping = grouper.assign([article], () => ++lastId)
    for (const { articleId, storyGroupId } of grouping.assignments) clusters.set(articleId, storyGroupId)
    for (const { articleId, toStoryGroupId } of grouping.moves) clusters.set(articleId, toStoryGroupId)
    for (const { fromStoryGroupId, intoStoryGroupId } of grouping.merges) {
      for (const [articleId, id] of clusters) if (id === fromStoryGroupId) clusters.set(articleId, intoStoryGroupId)
    }
    if (index % 256 === 255) grouper.expire(article.seenAt)
  })
  return lines.map((line, index) => ({ id: line.id, cluster: clusters.get(index + 1)! }))
}

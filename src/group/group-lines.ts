/** `debrief group FILE`: articles as lines of JSON in, their groups out, by the very engine of the service. */
import { DomainError } from '../domain/errors.ts'
import type { Grouping, GroupingArticle } from '../domain/grouping.ts'
import { createGrouper, type GrouperOptions } from './grouper.ts'

/** The groups are repaired as a whole after so much time of the stream, and at its end. */
const SETTLE_EVERY_MS = 24 * 3_600_000

/** One article as the command reads it; ids are strings or numbers, echoed as they came. */
export interface GroupLine {
  id: string | number
  title: string
  summary?: string
  source?: string
  /** RFC 3339; without it only the order of arrival counts. */
  published_at?: string
  lang?: string
  /** Where it stands in its file, from 1; named when its id is taken. */
  lineNumber?: number
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
    lineNumber,
  }
}

/**
 * Takes note of the id of a line.
 * @param seen the lines before, by their id as text
 * @throws DomainError 'invalid' naming both lines when the id is taken
 */
export function noteId(seen: Map<string, GroupLine>, line: GroupLine): void {
  const id = String(line.id)
  const first = seen.get(id)
  if (first === undefined) seen.set(id, line)
  else if (first.lineNumber === undefined) throw new DomainError('invalid', `id: ${id} occurs twice`)
  else throw new DomainError('invalid', `line ${line.lineNumber}: id: ${id} stands in line ${first.lineNumber} already`)
}

/**
 * Groups articles in their order of arrival, as ingestion would.
 * @param onGrouped called after each article
 * @returns one line per article, in the order of the input; `cluster` is the story group's id
 * @throws DomainError 'invalid' when an id occurs twice
 */
export function groupLines(
  lines: readonly GroupLine[],
  options: GrouperOptions = {},
  onGrouped: () => void = () => undefined,
): { id: string | number; cluster: number }[] {
  const seen = new Map<string, GroupLine>()
  for (const line of lines) noteId(seen, line)
  const grouper = createGrouper(options)
  const clusters = new Map<number, number>()
  let lastGroupId = 0
  const nextGroupId = (): number => ++lastGroupId
  const take = ({ assignments, moves, merges }: Grouping): void => {
    for (const { articleId, storyGroupId } of assignments) clusters.set(articleId, storyGroupId)
    for (const { articleId, toStoryGroupId } of moves) clusters.set(articleId, toStoryGroupId)
    const heirs = new Map(merges.map((merge) => [merge.fromStoryGroupId, merge.intoStoryGroupId]))
    if (heirs.size === 0) return
    for (const [articleId, groupId] of clusters) clusters.set(articleId, heirs.get(groupId) ?? groupId)
  }
  // Undated articles arrive together with the one before them, and those at the beginning with the first dated one.
  let arrivedAt = lines.map(publishedAtOf).find((time) => !Number.isNaN(time)) ?? 0
  let settledAt = Number.NaN
  lines.forEach((line, index) => {
    const publishedAt = publishedAtOf(line)
    if (!Number.isNaN(publishedAt)) arrivedAt = publishedAt
    if (Number.isNaN(settledAt)) settledAt = arrivedAt
    if (arrivedAt - settledAt > SETTLE_EVERY_MS) {
      take(grouper.settle(nextGroupId))
      grouper.expire(new Date(arrivedAt))
      settledAt = arrivedAt
    }
    const article: GroupingArticle = {
      id: index + 1,
      title: line.title,
      summary: line.summary ?? '',
      source: line.source ?? '',
      seenAt: new Date(arrivedAt),
      language: line.lang ?? '',
    }
    take(grouper.assign([article], nextGroupId))
    onGrouped()
  })
  take(grouper.settle(nextGroupId))
  return lines.map((line, index) => ({ id: line.id, cluster: clusters.get(index + 1)! }))
}

/** In ms; NaN where there is no date, or none that can be read. */
function publishedAtOf(line: GroupLine): number {
  return Date.parse(line.published_at ?? '')
}

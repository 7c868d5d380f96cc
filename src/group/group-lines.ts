/** What `debrief group` answers: articles in their order of arrival in, their groups out, by the engine of the service. */
import { DomainError } from '../domain/errors.ts'
import type { Grouping, GroupingArticle } from '../domain/grouping.ts'
import { createGrouper, type GrouperOptions } from './grouper.ts'
import { LONGEST_GAP_HOURS } from './live-window.ts'

/** The groups are repaired as a whole after so much time of the stream, and at its end. */
const SETTLE_EVERY_MS = 24 * 3_600_000

/** A date is measured by the dates of so many lines on either side of it. */
const LINES_ASIDE = 5
const LONGEST_GAP_MS = LONGEST_GAP_HOURS * 3_600_000

/** One article; ids are strings or numbers, echoed as they came. */
export interface GroupLine {
  id: string | number
  title: string
  summary?: string
  source?: string
  /** RFC 3339; without it, and where the lines around show that it cannot be, only the order of arrival counts. */
  published_at?: string
  lang?: string
  /** Where it stands in its file, from 1; named when its id is taken. */
  lineNumber?: number
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
  const arrivals = arrivalTimes(lines)
  let settledAt = arrivals[0] ?? 0
  lines.forEach((line, index) => {
    const arrivedAt = arrivals[index]!
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

/**
 * In ms. Undated articles arrive together with the one before them, and those at the beginning with the first dated
 * one. So do those with a date that cannot be: it would not only take its own article out of its story, but everything
 * out of the live window.
 */
function arrivalTimes(lines: readonly GroupLine[]): number[] {
  const dates = lines.map(publishedAtOf)
  const known = dates.filter((date) => !Number.isNaN(date))
  const inLine = known.map((_, place) => isInLine(known, place))
  let at = known[inLine.indexOf(true)] ?? 0
  let place = 0
  return dates.map((date) => {
    if (!Number.isNaN(date) && inLine[place++]) at = date
    return at
  })
}

/**
 * False for a date that is further from the dates before and after it than articles of one story are, where these agree:
 * a forged one. Dates in order are always in line, however long nothing came between them: on the further side there is
 * a date at least, and no more than five sixths of those around are on the other. The first and the last date have one
 * side only: what is in order there, however far away, cannot be told from a long silence and counts.
 */
function isInLine(dates: readonly number[], place: number): boolean {
  const before = dates.slice(Math.max(0, place - LINES_ASIDE), place)
  const after = dates.slice(place + 1, place + 1 + LINES_ASIDE)
  const around = [...before, ...after].sort((a, b) => a - b)
  const middle = around[around.length >> 1]!
  const isEnd = before.length === 0 || after.length === 0
  if (isEnd && around.length < LINES_ASIDE) return true
  const isInOrder = isEnd && (before.length === 0 ? dates[place]! <= middle : dates[place]! >= middle)
  if (isInOrder || Math.abs(dates[place]! - middle) <= LONGEST_GAP_MS) return true
  const agreeing = around.filter((date) => Math.abs(date - middle) <= LONGEST_GAP_MS).length
  return agreeing * 6 <= around.length * 5
}

/**
 * In ms; NaN where there is no date, or none that can be read. A time without a zone is one in UTC, whatever the zone of
 * this machine; a number alone, which JavaScript takes for a year, is no date.
 */
function publishedAtOf({ published_at: text = '' }: GroupLine): number {
  if (/^[-+]?[\d.]+$/.test(text)) return Number.NaN
  const isZoned = /z$|\b(?:utc?|gmt|[ecmp][sd]t)\b|:\d\d(?:\.\d+)? ?[-+]\d\d/i.test(text)
  return Date.parse(isZoned ? text : `${text}${/\d$/.test(text) ? 'Z' : ' UTC'}`)
}

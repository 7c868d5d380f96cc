/** The records of an archive and their shapes: rows out, and lines of anybody's file in, checked field by field. */
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { DomainError } from '../domain/errors.ts'
import { BIAS_LABELS } from '../domain/feed-source.ts'
import { readFeedSourceDraft } from '../domain/feed-source-draft.ts'
import type { ImportLine } from '../domain/store.ts'

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
/** RFC 3339 in UTC, with or without milliseconds. Its years have four digits, as has every time on the wire. */
const Time = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$' })

const Header = Type.Object({
  type: Type.Literal('header'),
  version: Type.Literal(1),
  nextArticleId: Type.Optional(Id),
  nextStoryGroupId: Type.Optional(Id),
  counts: Type.Optional(Type.Object({ feed_source: Count, story_group: Count, article: Count, redirect: Count })),
})

const FeedSourceRecord = Type.Object({
  type: Type.Literal('feed_source'),
  id: Id,
  name: Type.String({ minLength: 1 }),
  slug: Type.String({ minLength: 1 }),
  rss_url: Type.String({ minLength: 1 }),
  bias_label: Type.Union(BIAS_LABELS.map((label) => Type.Literal(label))),
  bias_basis: Type.String(),
  category: Type.String(),
  is_active: Type.Boolean(),
  // What a source list said of it: its slug there above all. Absent in exports of earlier versions.
  listed: Type.Optional(Type.Union([Type.Object({}), Type.Null()])),
})

const StoryGroupRecord = Type.Object({
  type: Type.Literal('story_group'),
  id: Id,
  canonical_title: Type.String({ minLength: 1 }),
  canonical_summary: Type.String(),
})

const ArticleRecord = Type.Object({
  type: Type.Literal('article'),
  id: Id,
  feed_source_id: Id,
  story_group_id: Id,
  item_key: Type.String({ minLength: 1 }),
  original_title: Type.String({ minLength: 1 }),
  neutral_title: Type.String({ minLength: 1 }),
  original_summary: Type.String(),
  link: Type.String(),
  canonical_link: Type.String(),
  published_at: Time,
  first_seen_at: Time,
  arrived_at: Time,
  title_seen_at: Time,
  image_url: Type.Union([Type.String(), Type.Null()]),
  clickbait_score: Type.Number({ minimum: 0, maximum: 1 }),
  // Absent in exports of earlier versions.
  joining_link: Type.Optional(
    Type.Union([
      Type.Object({
        // It may have been removed, and then is no record of the export.
        linked_article_id: Type.Union([Id, Type.Null()]),
        likelihood: Type.Number({ minimum: 0, maximum: 1 }),
        basis: Type.Union([Type.Literal('words'), Type.Literal('embeddings')]),
      }),
      Type.Null(),
    ]),
  ),
  title_revisions: Type.Array(
    Type.Object({ original_title: Type.String(), neutral_title: Type.String(), seen_at: Time }),
  ),
  moves: Type.Array(
    Type.Object({
      from_story_group_id: Id,
      to_story_group_id: Id,
      reason: Type.String(),
      moved_at: Time,
    }),
  ),
})

const RedirectRecord = Type.Object({ type: Type.Literal('redirect'), from_id: Id, into_id: Id, merged_at: Time })

export type Header = Static<typeof Header>
export type FeedSourceRecord = Static<typeof FeedSourceRecord>
export type StoryGroupRecord = Static<typeof StoryGroupRecord>
export type ArticleRecord = Static<typeof ArticleRecord>
export type RedirectRecord = Static<typeof RedirectRecord>
export type ArchiveRecord = Header | FeedSourceRecord | StoryGroupRecord | ArticleRecord | RedirectRecord

const SHAPES = {
  header: Header,
  feed_source: FeedSourceRecord,
  story_group: StoryGroupRecord,
  article: ArticleRecord,
  redirect: RedirectRecord,
}
/** Records stand in this order, so that each refers back only. */
const ORDER = Object.keys(SHAPES)

/** Checks a file line by line, by the rules of the service. */
export class ArchiveReader {
  #line = 0
  #stage = -1
  #header: Header | null = null
  readonly #counts = { header: 0, feed_source: 0, story_group: 0, article: 0, redirect: 0 }

  /** Of the record read last. */
  get line(): number {
    return this.#line
  }

  /** @throws DomainError 'invalid' naming the line and the field */
  read({ record: value, number }: ImportLine): ArchiveRecord {
    this.#line = number
    const type = (value as { type?: unknown } | null)?.type
    const stage = typeof type === 'string' ? ORDER.indexOf(type) : -1
    if (stage < 0) this.fail('this is no record of an export')
    if (this.#stage < 0 && stage > 0) this.fail('an export begins with its header')
    if (stage < this.#stage || (stage === 0 && this.#stage === 0)) this.fail(`a ${type} record cannot stand here`)
    this.#stage = stage
    if (type === 'header') this.#checkVersion(value as { version?: unknown })
    const shape = SHAPES[type as keyof typeof SHAPES]
    if (!Value.Check(shape, value)) {
      const [error] = Value.Errors(shape, value)
      const path = error?.instancePath.slice(1).replaceAll('/', '.')
      this.fail(`${path === undefined || path === '' ? 'the record' : path} ${error?.message ?? 'is not valid'}`)
    }
    this.#checkTimes(value, '')
    const record = value as ArchiveRecord
    if (record.type === 'header') this.#header = record
    if (record.type === 'feed_source') this.#checkSource(record)
    if (record.type === 'article') this.#checkAddresses(record)
    this.#counts[record.type]++
    return record
  }

  /**
   * To be called after the last record. Whether a file was cut shows in the counts of its header alone.
   * @throws DomainError 'invalid' naming the last line
   */
  end(): void {
    if (this.#header === null) this.fail('the export is empty', 1)
    for (const [type, announced] of Object.entries(this.#header.counts ?? {})) {
      const found = this.#counts[type as ArchiveRecord['type']]
      if (found === announced) continue
      this.fail(`the export ends here with ${found} ${type} records, but its header announces ${announced}`)
    }
  }

  #checkVersion({ version }: { version?: unknown }): void {
    if (Number.isInteger(version) && version !== 1) this.fail(`version is ${version}, and only 1 is read here`)
  }

  #checkSource(record: FeedSourceRecord): void {
    this.#checkDraft(record, '')
    if (record.listed) this.#checkDraft(record.listed, 'listed.')
  }

  #checkDraft(entry: object, path: string): void {
    try {
      readFeedSourceDraft(entry)
    } catch (error) {
      if (error instanceof DomainError) this.fail(`${path}${error.field} ${error.message}`)
      throw error
    }
  }

  #checkAddresses({ link, image_url: imageUrl }: ArticleRecord): void {
    if (!isWebAddress(link)) this.fail('link must be an http or https address')
    if (imageUrl !== null && !isWebAddress(imageUrl)) this.fail('image_url must be an http or https address, or null')
  }

  /** The shape of a time lets days through that no calendar has. */
  #checkTimes(value: object, path: string): void {
    for (const [name, field] of Object.entries(value)) {
      if (Array.isArray(field))
        for (const [index, one] of field.entries()) this.#checkTimes(one, `${path}${name}.${index}.`)
      else if (name.endsWith('_at') && !isCalendarTime(field)) this.fail(`${path}${name} is no time of any calendar`)
    }
  }

  fail(reason: string, line: number = this.#line): never {
    throw new DomainError('invalid', `line ${line}: ${reason}`)
  }
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== ''
}

function isCalendarTime(text: string): boolean {
  const time = new Date(text)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.replace(/(\.\d+)?Z$/, ''))
}

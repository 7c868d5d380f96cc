/** Feed sources on the wire, and what fetching them was like. */
import T, { type Static } from 'typebox'
import { toTimestamp } from '../../domain/clock.ts'
import type { ParsedFeed } from '../../domain/feed.ts'
import { BIAS_LABELS, type FeedSource, type FeedState } from '../../domain/feed-source.ts'
import { Timestamp } from './timestamp.ts'

export const SlugPath = T.Object({ slug: T.String() })

export const FeedSourceWire = T.Object(
  {
    id: T.Integer(),
    name: T.String(),
    slug: T.String({ description: 'What the source and sources filters take' }),
    rss_url: T.String(),
    bias_label: T.Enum([...BIAS_LABELS], { type: 'string' }),
    category: T.String(),
    is_active: T.Boolean({ description: 'Inactive sources are not fetched; their articles stay' }),
  },
  { $id: 'FeedSource' },
)

export const FeedListWire = T.Object({ feeds: T.Array(T.Ref('FeedSource#')) })

export const RefreshWire = T.Object({ status: T.Literal('ingestion_started'), message: T.String() })

const MaybeTimestamp = T.Union([Timestamp, T.Null()])
export const FeedHealthWire = T.Object(
  {
    slug: T.String(),
    is_active: T.Boolean(),
    last_fetch: MaybeTimestamp,
    last_success: MaybeTimestamp,
    last_error: T.Union([T.String(), T.Null()]),
    failures_in_a_row: T.Integer(),
    next_fetch: T.Union([Timestamp, T.Null()], {
      description: 'Not fetched before; null = with the next run, and while the source is inactive',
    }),
  },
  { $id: 'FeedHealth' },
)

export const AdminFeedWire = T.Object({ ...FeedSourceWire.properties, bias_basis: T.String() })

/** What adding takes; the rules of each field are the domain's, as for source lists. */
export const FeedDraftWire = T.Object({
  name: T.String({ description: 'At most 200 characters' }),
  rss_url: T.String({ description: 'http or https' }),
  slug: T.Optional(T.String({ description: 'Made from the name where absent' })),
  bias_label: T.Optional(T.String({ description: `One of ${BIAS_LABELS.join(', ')}` })),
  bias_basis: T.Optional(T.String({ description: 'One line: what the label rests on' })),
  category: T.Optional(T.String()),
  is_active: T.Optional(T.Boolean()),
})
export const FeedChangeWire = T.Partial(FeedDraftWire)

export const ProbeRequestWire = T.Object({ rss_url: T.String({ minLength: 1, maxLength: 2048 }) })
export const ProbeWire = T.Object({
  format: T.Union([T.String(), T.Null()]),
  title: T.String(),
  link: T.String(),
  item_count: T.Integer(),
  items: T.Array(T.Object({ title: T.String(), link: T.String(), published_at: T.Union([Timestamp, T.Null()]) }), {
    description: 'The first ten',
  }),
  problems: T.Array(T.String()),
})

export function presentFeedSource(source: FeedSource): Static<typeof FeedSourceWire> {
  const { id, name, slug, rssUrl, biasLabel, category, isActive } = source
  return { id, name, slug, rss_url: rssUrl, bias_label: biasLabel, category, is_active: isActive }
}

export function presentAdminFeed(source: FeedSource): Static<typeof AdminFeedWire> {
  return { ...presentFeedSource(source), bias_basis: source.biasBasis }
}

export function presentFeedHealth(source: FeedSource, state: FeedState): Static<typeof FeedHealthWire> {
  return {
    slug: source.slug,
    is_active: source.isActive,
    last_fetch: toTimestamp(state.lastFetchedAt),
    last_success: toTimestamp(state.lastSuccessAt),
    last_error: state.lastError,
    failures_in_a_row: state.failuresInARow,
    next_fetch: source.isActive ? toTimestamp(state.nextFetchAt) : null,
  }
}

const MOST_PROBED_ITEMS = 10

export function presentProbe(feed: ParsedFeed): Static<typeof ProbeWire> {
  return {
    format: feed.format,
    title: feed.title,
    link: feed.link,
    item_count: feed.items.length,
    items: feed.items.slice(0, MOST_PROBED_ITEMS).map(({ title, link, publishedAt }) => ({
      title,
      link,
      published_at: toTimestamp(publishedAt),
    })),
    problems: feed.problems,
  }
}

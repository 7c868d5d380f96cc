/** Stories on the wire: what may be asked, and what is answered. The store prepares the groups' JSON itself. */
import T, { type Static } from 'typebox'
import { BIAS_LABELS } from '../../domain/feed-source.ts'
import {
  STORY_SORTS,
  type StoryGroup,
  type StoryQuery,
  TITLE_FORMATS,
  type TitleFormat,
} from '../../domain/story-group.ts'
import { Timestamp } from './timestamp.ts'

const TitleFormatParameter = T.Optional(
  T.Enum([...TITLE_FORMATS], {
    type: 'string',
    default: 'both',
    description: 'Which titles an article carries. The key of the other one is absent',
  }),
)

export const StoryListParameters = T.Object({
  page: T.Optional(T.Integer({ minimum: 1, default: 1, description: 'Pages past the last are empty, not an error' })),
  per_page: T.Optional(T.Integer({ minimum: 1, maximum: 100, default: 30 })),
  sort: T.Optional(
    T.Enum([...STORY_SORTS], {
      type: 'string',
      default: 'latest',
      description: 'latest: by date. sources: by number of articles, then by date',
    }),
  ),
  search: T.Optional(
    T.String({
      maxLength: 200,
      description: 'Words that one article, or the canonical text of the group, must all hold; "a phrase" in quotes',
    }),
  ),
  source: T.Optional(T.String({ description: 'Slug of a feed source; together with `sources`, either suffices' })),
  sources: T.Optional(
    T.Array(T.String(), { maxItems: 100, description: 'Slugs, separated by commas; may be given repeatedly' }),
  ),
  category: T.Optional(T.String({ description: 'Such as us_news, international, business, tech_science, original' })),
  min_sources: T.Optional(T.Integer({ minimum: 1, default: 1, description: 'Leaves out groups of fewer sources' })),
  title_format: TitleFormatParameter,
})

export const StoryParameters = T.Object({ title_format: TitleFormatParameter })
export const StoryPath = T.Object({ story_group_id: T.Integer() })
export const ArticlePath = T.Object({ article_id: T.Integer() })

export const ArticleWire = T.Object(
  {
    id: T.Integer(),
    source: T.Object({
      name: T.String(),
      slug: T.String(),
      bias_label: T.Enum([...BIAS_LABELS], { type: 'string' }),
    }),
    original_title: T.Optional(T.String({ description: 'Absent with title_format=neutral' })),
    neutral_title: T.Optional(T.String({ description: 'Absent with title_format=original' })),
    original_summary: T.String(),
    link: T.String(),
    published_at: Timestamp,
    image_url: T.Union([T.String(), T.Null()]),
  },
  { $id: 'Article' },
)

export const StoryGroupWire = T.Object(
  {
    id: T.Integer(),
    canonical_title: T.String({ description: 'Neutral wording, whatever the title format' }),
    canonical_summary: T.String({ description: 'Plain text of at most 600 characters' }),
    article_count: T.Integer(),
    latest_published_at: Timestamp,
    articles: T.Array(T.Ref('Article#'), { description: 'Newest first' }),
  },
  { $id: 'StoryGroup' },
)

export const StoryPageWire = T.Object({
  stories: T.Array(T.Ref('StoryGroup#')),
  total: T.Integer({ description: 'All matching groups' }),
  page: T.Integer(),
  per_page: T.Integer(),
  has_more: T.Boolean(),
})

const Share = T.Number({ minimum: 0, maximum: 1 })
export const CoverageWire = T.Object({
  story_group_id: T.Integer(),
  source_count: T.Integer({ description: 'Different feed sources that tell the story' }),
  sources: T.Object(Object.fromEntries(BIAS_LABELS.map((label) => [label, T.Integer()])), {
    description: 'How many of them carry each bias label',
  }),
  shares: T.Object(
    { left: Share, center: Share, right: Share, mixed: Share, unrated: Share },
    { description: 'Of all sources; left and right include the leaning ones. Unrated is never counted as center' },
  ),
})

export const TitleHistoryWire = T.Object({
  article_id: T.Integer(),
  titles: T.Array(T.Object({ original_title: T.String(), neutral_title: T.String(), seen_at: Timestamp }), {
    description: 'Oldest first; the last one is the current wording',
  }),
})

/** Reads checked parameters as the question to the store. Blank texts and slugs are no filter. */
export function readStoryQuery(parameters: Static<typeof StoryListParameters>): StoryQuery {
  const { page = 1, per_page: perPage = 30, sort = 'latest', min_sources: minSources = 1 } = parameters
  const search = parameters.search?.trim() ?? ''
  const category = slugOf(parameters.category ?? '')
  const slugs = [parameters.source ?? '', ...(parameters.sources ?? [])].map(slugOf).filter((slug) => slug !== '')
  return {
    page,
    perPage,
    sort,
    search: search === '' ? null : search,
    sources: slugs.length === 0 ? null : [...new Set(slugs)].sort(),
    category: category === '' ? null : category,
    minSources,
  }
}

export function readTitleFormat(parameters: { title_format?: TitleFormat }): TitleFormat {
  return parameters.title_format ?? 'both'
}

/**
 * @param storiesJson a JSON array from the store
 * @param pageDigits the page as it was asked for: it may have more digits than a number holds
 */
export function presentStoryPage(
  { page, perPage }: StoryQuery,
  { storiesJson, total }: { storiesJson: string; total: number },
  pageDigits: string,
): string {
  return `{"stories":${storiesJson},"total":${total},"page":${pageDigits},"per_page":${perPage},"has_more":${page * perPage < total}}`
}

export function presentCoverage(story: StoryGroup): Static<typeof CoverageWire> {
  const labels = new Map(story.articles.map(({ source }) => [source.slug, source.biasLabel]))
  const count = (...wanted: string[]) => [...labels.values()].filter((label) => wanted.includes(label)).length
  const share = (...wanted: string[]) => Math.round((count(...wanted) / Math.max(1, labels.size)) * 10_000) / 10_000
  return {
    story_group_id: story.id,
    source_count: labels.size,
    sources: Object.fromEntries(BIAS_LABELS.map((label) => [label, count(label)])),
    shares: {
      left: share('left', 'lean_left'),
      center: share('center'),
      right: share('right', 'lean_right'),
      mixed: share('mixed'),
      unrated: share('unrated'),
    },
  }
}

/** Slugs are stored in lower case and compare so. */
function slugOf(text: string): string {
  return text.trim().toLowerCase()
}

/** `/` and `/stories/:id`: what the store has, as the views take it. */
import { followableLink, readStoriesQuery, readTitleFormat, type StoriesQuery } from '../../web/address.ts'
import { storiesLinks, storiesMain, storiesTitle } from '../../web/views/stories.ts'
import { storyMain } from '../../web/views/story.ts'
import type { StoryEntry } from '../../web/views/story-card.ts'
import type { Article, Story } from '../../web/wire.ts'
import { toTimestamp } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import type { FeedSource } from '../domain/feed-source.ts'
import type { StoryGroup } from '../domain/story-group.ts'
import type { PageContext, PageNeeds } from './needs.ts'
import { addPage, type PageAnswer } from './page.ts'
import { presentEvidence, presentExplanation, presentRevisions, presentSource } from './wire.ts'

const STORIES_PER_PAGE = 30

export function addStoryPages(context: PageContext): void {
  const { needs } = context
  addPage(context, '/', ({ parameters }) => storiesPage(readStoriesQuery(parameters), needs))
  addPage(context, '/stories/:id', ({ path, parameters }) => storyPage(path.id ?? '', parameters, needs))
}

async function storiesPage(query: StoriesQuery, needs: PageNeeds): Promise<PageAnswer> {
  const { stories, sources, runs, readsBySchedule, clock } = needs
  const { page, sort, minSources } = query
  const [found, known, published, lastIngestionAt] = await Promise.all([
    stories.listStories(
      {
        page,
        perPage: STORIES_PER_PAGE,
        sort,
        search: query.search === '' ? null : query.search,
        sources: query.sources.length === 0 ? null : query.sources,
        category: query.category === '' ? null : query.category,
        minSources,
      },
      'both',
    ),
    sources.listFeedSources(),
    stories.countPublished(),
    runs.lastIngestionAt(),
  ])
  const listed = JSON.parse(found.storiesJson) as Story[]
  const categories = categoriesOf(known)
  const view = {
    query,
    entries: await Promise.all(
      listed.map(async (story) => entryOf(story, await originIdOf(story, categories, needs), categories, needs)),
    ),
    total: found.total,
    hasMore: page * STORIES_PER_PAGE < found.total,
    sources: known.map(presentSource),
    published,
    lastIngestion: toTimestamp(lastIngestionAt),
    isReading: published.storyGroups === 0 && (readsBySchedule || (await isRunUnderWay(runs))),
    isUnreadable: published.storyGroups === 0 && (await areAllFailing(known, sources)),
    now: clock.now(),
  }
  return {
    page: {
      title: storiesTitle(view),
      section: 'stories',
      titleFormat: query.titleFormat,
      script: 'browser/stories.ts',
      links: storiesLinks(view),
      main: storiesMain(view),
    },
  }
}

async function areAllFailing(known: readonly FeedSource[], sources: PageNeeds['sources']): Promise<boolean> {
  const states = await sources.listFeedStates()
  return known.every(({ id, isActive }) => !isActive || (states.get(id)?.failuresInARow ?? 0) > 0)
}

async function isRunUnderWay(runs: PageNeeds['runs']): Promise<boolean> {
  const [latest] = await runs.listRuns(1)
  return latest?.outcome === 'queued' || latest?.outcome === 'running'
}

async function storyPage(idText: string, parameters: URLSearchParams, needs: PageNeeds): Promise<PageAnswer> {
  const id = /^\d{1,15}$/.test(idText) ? Number(idText) : 0
  const found = id > 0 ? await needs.stories.getStory(id) : ({ kind: 'unknown' } as const)
  if (found.kind === 'moved') {
    const query = parameters.toString()
    return { movedTo: `/stories/${found.id}${query === '' ? '' : `?${query}`}` }
  }
  if (found.kind === 'unknown') throw new DomainError('not_found', 'There is no such story')
  const group = found.story
  const [known, revisions, links, evidence] = await Promise.all([
    needs.sources.listFeedSources(),
    revisionsOf(group, needs),
    needs.articles.listJoiningLinks(group.articles.map((article) => article.id)),
    needs.readTactics(group.articles.map((article) => article.originalTitle)),
  ])
  const story = presentStory(group)
  const explanation = needs.explainer.explain(group, links)
  const entry = entryOf(story, explanation.canonicalArticleId, categoriesOf(known), needs)
  const titleFormat = readTitleFormat(parameters)
  return {
    page: {
      title: story.canonical_title,
      description: story.canonical_summary || story.canonical_title,
      section: 'stories',
      titleFormat,
      script: 'browser/story.ts',
      main: storyMain({
        ...entry,
        evidence: new Map(group.articles.map((article, index) => [article.id, presentEvidence(evidence[index]!)])),
        tactics: needs.debriefer.tactics,
        explanation: presentExplanation(explanation),
        revisions,
        titleFormat,
        now: needs.clock.now(),
      }),
    },
  }
}

async function revisionsOf(group: StoryGroup, { articles }: PageNeeds) {
  const found = await Promise.all(
    group.articles.map(
      async ({ id }) => [id, presentRevisions((await articles.listTitleRevisions(id)) ?? [])] as const,
    ),
  )
  return new Map(found)
}

function presentStory(group: StoryGroup): Story {
  return {
    id: group.id,
    canonical_title: group.canonicalTitle,
    canonical_summary: group.canonicalSummary,
    article_count: group.articleCount,
    latest_published_at: toTimestamp(group.latestPublishedAt),
    articles: group.articles.map((article) => ({
      id: article.id,
      source: { name: article.source.name, slug: article.source.slug, bias_label: article.source.biasLabel },
      original_title: article.originalTitle,
      neutral_title: article.neutralTitle,
      original_summary: article.originalSummary,
      link: article.link,
      published_at: toTimestamp(article.publishedAt),
      image_url: article.imageUrl,
    })),
  }
}

function categoriesOf(sources: readonly FeedSource[]): Map<string, string> {
  return new Map(sources.map(({ slug, category }) => [slug, category]))
}

/**
 * The article that gave the canonical title. Copies of one report bear the same: which of them it was takes a look at the
 * whole story, worth it where it changes the category.
 */
async function originIdOf(
  story: Story,
  categories: ReadonlyMap<string, string>,
  { stories, explainer }: PageNeeds,
): Promise<number | undefined> {
  const bearing = story.articles.filter((article) => article.neutral_title === story.canonical_title)
  if (new Set(bearing.map(({ source }) => categories.get(source.slug))).size <= 1) return bearing[0]?.id
  const found = await stories.getStory(story.id)
  return found.kind === 'found' ? explainer.explain(found.story, []).canonicalArticleId : bearing[0]?.id
}

/** The category and the picture go with the article that gave the canonical title, where it has them. */
function entryOf(
  story: Story,
  originId: number | undefined,
  categories: ReadonlyMap<string, string>,
  { pictures, readLanguage }: PageNeeds,
): StoryEntry {
  const origin = story.articles.find(({ id }) => id === originId) ?? story.articles[0]
  const isShowable = ({ image_url: url }: Article) =>
    url !== null && followableLink(url) !== null && !pictures.isMissing(url)
  const pictureOf = origin !== undefined && isShowable(origin) ? origin : story.articles.find(isShowable)
  const category = categories.get(origin?.source.slug ?? '') ?? ''
  return { story, category, pictureOf: pictureOf ?? null, readLanguage }
}

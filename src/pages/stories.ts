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
    entries: listed.map((story) => entryOf(story, categories, needs)),
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
  const entry = entryOf(story, categoriesOf(known), needs)
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
        explanation: presentExplanation(needs.explainer.explain(group, links)),
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

/** The category and the picture go with the article that gave the canonical title, where it has them. */
function entryOf(story: Story, categories: ReadonlyMap<string, string>, needs: PageNeeds): StoryEntry {
  const { pictures, readLanguage } = needs
  const origin = story.articles.find((article) => article.neutral_title === story.canonical_title) ?? story.articles[0]
  const isShowable = ({ image_url: url }: Article) =>
    url !== null && followableLink(url) !== null && !pictures.isMissing(url)
  const pictureOf = origin !== undefined && isShowable(origin) ? origin : story.articles.find(isShowable)
  const category = categories.get(origin?.source.slug ?? '') ?? ''
  return { story, category, pictureOf: pictureOf ?? null, readLanguage }
}

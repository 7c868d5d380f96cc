/** The stories: filters, list, and what to show when there is nothing to list. All of it works without script. */
import { type ComponentChild, h } from 'preact'
import { MOST_SEARCH_CHARACTERS, type StoriesQuery, storiesAddress } from '../address.ts'
import { categoryName, orderCategories } from '../category.ts'
import { countOf } from '../coverage.ts'
import { longDate } from '../time.ts'
import type { FeedSource } from '../wire.ts'
import { alternates, type FeedAddress, feedLinks, sourceFeed, storiesFeed } from './feed-links.ts'
import { moment } from './moment.ts'
import { nothing } from './nothing.ts'
import { howToRead, sourcePicker } from './stories-rail.ts'
import { type StoryEntry, storyCard } from './story-card.ts'
import { symbol } from './symbols.ts'
import { titleSwitch } from './titles.ts'

export interface StoriesView {
  query: StoriesQuery
  entries: readonly StoryEntry[]
  /** All that match. */
  total: number
  hasMore: boolean
  sources: readonly FeedSource[]
  /** All that are published, whatever the filter. */
  published: { articles: number; storyGroups: number }
  lastIngestion: string | null
  /** A run is under way, or begins by itself. */
  isReading: boolean
  /** No source that is switched on could be read when it was last tried. */
  isUnreadable: boolean
  now: Date
}

export function storiesTitle({ query }: Pick<StoriesView, 'query'>): string {
  const about = query.search === '' ? '' : `“${query.search}”`
  const place = query.category === '' ? '' : categoryName(query.category)
  return [about, place].filter((part) => part !== '').join(' in ') || 'Stories'
}

export function storiesMain(view: StoriesView): ComponentChild {
  const { query } = view
  return h(
    'div',
    { class: 'page stories' },
    h('div', { class: 'page-head' }, h('h1', { id: 'heading' }, storiesTitle(view)), status(view)),
    h(
      'div',
      { class: 'toolbar' },
      searchForm(query),
      titleSwitch(query.titleFormat, (titleFormat) => storiesAddress(query, { titleFormat, page: query.page })),
    ),
    h('div', { class: 'tabs-row' }, categoryTabs(view), sortTabs(query)),
    h(
      'div',
      { class: 'columns' },
      h('section', { id: 'results', 'aria-labelledby': 'heading' }, results(view)),
      h(
        'aside',
        { class: 'rail', 'aria-label': 'Filters and how to read' },
        sourcePicker(view),
        howToRead(),
        subscription(view),
      ),
    ),
  )
}

/** For the head: the feed of this list, and of the one source that it is limited to. */
export function storiesLinks(view: Pick<StoriesView, 'query' | 'sources'>): ComponentChild {
  return alternates(feedsOf(view))
}

function feedsOf({ query, sources }: Pick<StoriesView, 'query' | 'sources'>): FeedAddress[] {
  const only = query.sources.length === 1 ? sources.find(({ slug }) => slug === query.sources[0]) : undefined
  return [storiesFeed(query, storiesTitle({ query })), ...(only === undefined ? [] : [sourceFeed(only)])]
}

function subscription(view: StoriesView): ComponentChild {
  const [stories, source] = feedsOf(view)
  return h(
    'section',
    { class: 'subscription', id: 'subscription', 'aria-labelledby': 'subscription-title' },
    h('h2', { id: 'subscription-title' }, 'In your feed reader'),
    h('p', null, 'This list, with its filters: ', stories === undefined ? null : feedLinks(stories)),
    source === undefined ? null : h('p', null, `All of ${source.title}: `, feedLinks(source)),
  )
}

function status({ published, lastIngestion, now }: StoriesView): ComponentChild {
  return h(
    'p',
    { class: 'status' },
    h(
      'time',
      { class: 'status-date', datetime: now.toISOString().slice(0, 10), 'data-today': '' },
      longDate(now, 'UTC'),
    ),
    h(
      'span',
      { class: 'status-count' },
      `${countOf(published.articles, 'article')} in ${countOf(published.storyGroups, 'story', 'stories')}`,
    ),
    lastIngestion === null ? null : h('span', null, 'read ', moment(lastIngestion, now)),
  )
}

function searchForm(query: StoriesQuery): ComponentChild {
  return h(
    'form',
    { class: 'search', id: 'filters', method: 'get', action: '/', role: 'search' },
    h(
      'div',
      { class: 'search-field' },
      symbol('search'),
      h('label', { class: 'unseen', for: 'search' }, 'Search headlines and summaries'),
      h('input', {
        type: 'search',
        id: 'search',
        name: 'search',
        value: query.search,
        maxlength: MOST_SEARCH_CHARACTERS,
        placeholder: 'Search headlines and summaries',
        autocomplete: 'off',
        spellcheck: false,
        'aria-controls': 'results',
        enterkeyhint: 'search',
      }),
      h('kbd', { class: 'needs-script', 'aria-hidden': 'true' }, '/'),
    ),
    keepField('category', query.category),
    keepField('sort', query.sort === 'latest' ? '' : query.sort),
    keepField('title_format', query.titleFormat ?? ''),
    h('button', { class: 'button search-button', type: 'submit' }, 'Search'),
  )
}

function keepField(name: string, value: string): ComponentChild {
  return value === '' ? null : h('input', { type: 'hidden', name, value })
}

function categoryTabs({ query, sources }: StoriesView): ComponentChild {
  const categories = orderCategories(sources.map((source) => source.category))
  if (query.category !== '' && !categories.includes(query.category)) categories.push(query.category)
  return h(
    'nav',
    { class: 'tabs', 'aria-label': 'Categories' },
    ['', ...categories].map((category) =>
      h(
        'a',
        {
          href: storiesAddress(query, { category }),
          ...(category === query.category ? { 'aria-current': 'true' } : {}),
        },
        category === '' ? 'All' : categoryName(category),
      ),
    ),
  )
}

function sortTabs(query: StoriesQuery): ComponentChild {
  const sorts = [
    ['latest', 'Latest'],
    ['sources', 'Most covered'],
  ] as const
  return h(
    'nav',
    { class: 'tabs tabs-sort', 'aria-label': 'Order' },
    sorts.map(([sort, name]) =>
      h(
        'a',
        { href: storiesAddress(query, { sort }), ...(sort === query.sort ? { 'aria-current': 'true' } : {}) },
        name,
      ),
    ),
  )
}

function results(view: StoriesView): ComponentChild {
  const { query, entries, total, hasMore, now } = view
  return [
    h('p', { class: 'result-count', role: 'status', id: 'result-count' }, countText(view)),
    entries.length === 0
      ? emptyState(view)
      : h(
          'ol',
          { class: 'story-list', id: 'story-list' },
          entries.map((entry, index) => storyCard(entry, index, query.titleFormat, now)),
        ),
    h(
      'nav',
      { class: 'pager', 'aria-label': 'Pages', id: 'pager' },
      query.page > 1
        ? h(
            'a',
            { class: 'button', rel: 'prev', href: storiesAddress(query, { page: query.page - 1 }) },
            'Previous page',
          )
        : null,
      hasMore
        ? h('a', { class: 'button', rel: 'next', href: storiesAddress(query, { page: query.page + 1 }) }, 'Next page')
        : null,
      !hasMore && entries.length > 0 && total > 5 ? h('p', { class: 'pager-end' }, 'That was all of it.') : null,
    ),
  ]
}

function countText({ query, total, sources }: StoriesView): ComponentChild {
  const isFiltered = query.search !== '' || query.sources.length > 0 || query.minSources > 1
  if (!isFiltered) return query.page > 1 ? `Page ${query.page}` : null
  const names = query.sources.map((slug) => sources.find((source) => source.slug === slug)?.name ?? slug)
  const named = names.map((name, index) => [index > 0 ? ', ' : ' from ', h('bdi', null, name)])
  const from = names.length > 3 ? ` from ${names.length} sources` : named
  const least = query.minSources > 1 ? ` with at least ${query.minSources} sources` : ''
  const page = query.page > 1 ? `, page ${query.page}` : ''
  return [
    countOf(total, 'story', 'stories'),
    from,
    `${least}${page} `,
    h('a', { href: storiesAddress(query, { search: '', sources: [], minSources: 1 }) }, 'Clear the filters'),
  ]
}

function emptyState(view: StoriesView): ComponentChild {
  const { query, total, sources, published, lastIngestion } = view
  if (total > 0) {
    return nothing('That was all of it', `The list ends with page ${Math.ceil(total / 30)}.`, [
      storiesAddress(query),
      'Back to the first page',
    ])
  }
  if (published.storyGroups > 0) {
    return query.search === ''
      ? nothing('No story fits these filters', 'Fewer sources or another category may have some.', [
          '/',
          'Show all stories',
        ])
      : nothing(
          `Nothing about “${query.search}”`,
          'All words must occur in one article. Try fewer of them, or put a phrase in quotes.',
          [storiesAddress(query, { search: '' }), 'Clear the search'],
        )
  }
  if (sources.length === 0) {
    return nothing(
      'No sources yet',
      ['Add a feed, and its stories appear here: ', h('code', null, 'npx debrief feeds add --help')],
      ['/sources', 'Sources'],
    )
  }
  return h('div', { id: 'first-run', 'data-last-ingestion': lastIngestion ?? '' }, beforeFirstStory(view))
}

function beforeFirstStory({ sources, lastIngestion, isReading, isUnreadable }: StoriesView): ComponentChild {
  if (!sources.some((source) => source.is_active)) {
    return nothing('No source is switched on', 'Sources that are switched off are not read.', ['/sources', 'Sources'])
  }
  if (lastIngestion !== null) {
    return isUnreadable
      ? nothing(
          'No source could be read',
          'All of them failed, as they do where there is no connection. What each one failed by stands beside it.',
          ['/sources', 'Sources'],
        )
      : nothing('The sources had nothing to tell', 'What could be read of them held no article.', [
          '/sources',
          'Sources',
        ])
  }
  return isReading
    ? nothing(
        'The first stories are on their way',
        'The sources are being read for the first time. This takes a minute at most; the page fills by itself.',
        ['/sources', 'See how far it is'],
      )
    : nothing('No source has been read yet', 'Here sources are read only when somebody asks for it.', [
        '/sources',
        'Read them now',
      ])
}

/**
 * The addresses of the pages. `/` takes the parameters of GET /api/stories under the same names, so that a link
 * restores the view; what has its default value is left out.
 */
import type { TitleFormat } from './wire.ts'

export interface StoriesQuery {
  page: number
  sort: 'latest' | 'sources'
  search: string
  category: string
  sources: string[]
  minSources: number
  /** null: the address does not say, so the reader's own setting counts. */
  titleFormat: TitleFormat | null
}

export const MOST_SEARCH_CHARACTERS = 200
const MOST_SOURCES = 100
const LARGEST_NUMBER = 1_000_000
const TITLE_FORMATS: readonly string[] = ['neutral', 'original', 'both']

export const PLAIN_QUERY: StoriesQuery = {
  page: 1,
  sort: 'latest',
  search: '',
  category: '',
  sources: [],
  minSources: 1,
  titleFormat: null,
}

/** Reads the query of an address. Forgiving, unlike the API: what makes no sense counts as not given. */
export function readStoriesQuery(parameters: URLSearchParams): StoriesQuery {
  const slugs = [...parameters.getAll('source'), ...parameters.getAll('sources')].flatMap((list) => list.split(','))
  return {
    page: readCount(parameters.get('page')),
    sort: parameters.get('sort') === 'sources' ? 'sources' : 'latest',
    search: [...(parameters.get('search') ?? '').trim()].slice(0, MOST_SEARCH_CHARACTERS).join(''),
    category: (parameters.get('category') ?? '').trim().toLowerCase(),
    sources: [...new Set(slugs.map((slug) => slug.trim().toLowerCase()).filter((slug) => slug !== ''))].slice(
      0,
      MOST_SOURCES,
    ),
    minSources: readCount(parameters.get('min_sources')),
    titleFormat: readTitleFormat(parameters),
  }
}

export function readTitleFormat(parameters: URLSearchParams): TitleFormat | null {
  const given = parameters.get('title_format') ?? ''
  return TITLE_FORMATS.includes(given) ? (given as TitleFormat) : null
}

/** The address of the stories so asked for. A change of anything but the page leads back to the first. */
export function storiesAddress(query: StoriesQuery, change: Partial<StoriesQuery> = {}): string {
  const wanted = { ...query, page: 1, ...change }
  const parameters = new URLSearchParams()
  if (wanted.search !== '') parameters.set('search', wanted.search)
  if (wanted.category !== '') parameters.set('category', wanted.category)
  if (wanted.sources.length > 0) parameters.set('sources', wanted.sources.join(','))
  if (wanted.minSources > 1) parameters.set('min_sources', String(wanted.minSources))
  if (wanted.sort !== 'latest') parameters.set('sort', wanted.sort)
  if (wanted.titleFormat !== null) parameters.set('title_format', wanted.titleFormat)
  if (wanted.page > 1) parameters.set('page', String(wanted.page))
  const text = parameters.toString()
  return text === '' ? '/' : `/?${text}`
}

export function storyAddress(id: number, titleFormat: TitleFormat | null = null): string {
  return titleFormat === null ? `/stories/${id}` : `/stories/${id}?title_format=${titleFormat}`
}

/** A publisher's link if a browser may follow it, else null: anything but http(s) can run code. */
export function followableLink(link: string): string | null {
  return /^https?:\/\//i.test(link) ? link : null
}

function readCount(text: string | null): number {
  const number = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(1, number), LARGEST_NUMBER)
}

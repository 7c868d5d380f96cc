/** Where feed readers subscribe: in the head for those that look there, and as links for people. */
import { type ComponentChild, h } from 'preact'
import { type StoriesQuery, storiesAddress } from '../address.ts'

const FORMATS = [
  ['rss', 'RSS', 'application/rss+xml'],
  ['atom', 'Atom', 'application/atom+xml'],
  ['json', 'JSON Feed', 'application/feed+json'],
] as const

/** A feed in all of its formats: its address lacks only the extension. */
export interface FeedAddress {
  title: string
  of(extension: string): string
}

/** The stories that a list shows, whatever page of it and whichever wording: a feed has neither. */
export function storiesFeed(query: StoriesQuery, title: string): FeedAddress {
  const filters = storiesAddress(query, { page: 1, titleFormat: null }).slice(1)
  return { title, of: (extension) => `/feeds/stories.${extension}${filters}` }
}

export function sourceFeed({ slug, name }: { slug: string; name: string }): FeedAddress {
  return { title: name, of: (extension) => `/feeds/${encodeURIComponent(slug)}.${extension}` }
}

export function alternates(feeds: readonly FeedAddress[]): ComponentChild {
  return feeds.map((feed) =>
    FORMATS.map(([extension, name, type]) =>
      h('link', { rel: 'alternate', type, href: feed.of(extension), title: `${feed.title}, ${name}` }),
    ),
  )
}

export function feedLinks(feed: FeedAddress): ComponentChild {
  return FORMATS.map(([extension, name]) => [h('a', { href: feed.of(extension) }, name), ' '])
}

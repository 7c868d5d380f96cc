/**
 * What feed readers subscribe to: articles and stories as the items of a feed, before a format is chosen. Wording is
 * neutral; guid, link and date are the publisher's own, so that a reader knows an item it has seen elsewhere.
 */
import type { Static } from 'typebox'
import type { Article } from '../../domain/article.ts'
import type { FeedSource } from '../../domain/feed-source.ts'
import type { ArticleWire } from '../wire/story.ts'
import { escapeHtml, legalText } from './xml.ts'

export interface OutgoingFeed {
  title: string
  description: string
  /** Page of this service that shows the same. */
  homeUrl: string
  /** Address of the feed itself. */
  selfUrl: string
  /** Of the newest item; of the moment where there is none. */
  updatedAt: Date
  items: OutgoingItem[]
}

export interface OutgoingItem {
  /** The publisher's, or the link where it gives none. */
  guid: string
  /** Neutral. */
  title: string
  link: string
  publishedAt: Date
  /** Plain text. */
  summary: string
  /** The summary and what else there is to say, as HTML; null where the summary is all. */
  html: string | null
  imageUrl: string | null
  source: Pick<FeedSource, 'name' | 'rssUrl'>
  category: string | null
  storyGroupId: number
  originalTitle: string
  biasLabel: string
}

/** An article as the store prepares it for the interface. */
type PreparedArticle = Static<typeof ArticleWire>

/** A story as the store prepares it; articles newest first. */
export interface PreparedStory {
  id: number
  canonical_title: string
  canonical_summary: string
  articles: PreparedArticle[]
}

/** Unless there are more outlets. */
const MOST_LISTED_ARTICLES = 20

export function itemOfArticle(article: Article, source: FeedSource): OutgoingItem {
  return {
    guid: article.itemKey,
    title: inOneDirection(article.neutralTitle),
    link: article.link,
    publishedAt: article.publishedAt,
    summary: inOneDirection(article.originalSummary),
    html: null,
    imageUrl: article.imageUrl,
    source,
    category: source.category,
    storyGroupId: article.storyGroupId,
    originalTitle: article.originalTitle,
    biasLabel: source.biasLabel,
  }
}

/** Without the controls that turn round what follows them, in whatever list a reader shows it. */
function inOneDirection(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
}

/** The article that a story began with: it stays the same while the story grows, and so does the item's guid. */
export function leadOf(story: PreparedStory): PreparedArticle {
  return story.articles.reduce((lead, article) => (article.id < lead.id ? article : lead))
}

/**
 * @param guid of the lead article
 * @param source of the lead article
 * @param storyUrl page of the story
 */
export function itemOfStory(story: PreparedStory, guid: string, source: FeedSource, storyUrl: string): OutgoingItem {
  const lead = leadOf(story)
  return {
    guid,
    title: inOneDirection(lead.neutral_title ?? ''),
    link: lead.link,
    publishedAt: new Date(lead.published_at),
    summary: inOneDirection(story.canonical_summary),
    html: inOneDirection(describeStory(story, storyUrl)),
    imageUrl: lead.image_url ?? story.articles.find((article) => article.image_url !== null)?.image_url ?? null,
    source,
    category: source.category,
    storyGroupId: story.id,
    originalTitle: lead.original_title ?? '',
    biasLabel: lead.source.bias_label,
  }
}

/**
 * Publishers number their items without regard to each other. Of two with the same guid, the one of the later
 * story goes by its link, which no other has: readers would else take them for one. Whose story is on top does not
 * count, since that changes and the guids would change hands. A guid of control characters alone gives way as well.
 */
export function settleGuids(items: OutgoingItem[]): OutgoingItem[] {
  const guidOf = (item: OutgoingItem) => legalText(item.guid).trim()
  const keepers = new Map<string, OutgoingItem | null>([['', null]])
  for (const item of items.toSorted((a, b) => a.storyGroupId - b.storyGroupId)) {
    if (!keepers.has(guidOf(item))) keepers.set(guidOf(item), item)
  }
  return items.map((item) => (keepers.get(guidOf(item)) === item ? item : { ...item, guid: item.link }))
}

/** The summary, and which outlets tell the story in which words. */
function describeStory(story: PreparedStory, storyUrl: string): string {
  const summary = story.canonical_summary === '' ? '' : `<p>${escapeHtml(story.canonical_summary)}</p>`
  const lines = listedArticles(story).map(({ source, link, neutral_title: title = '' }) => {
    const label = source.bias_label === 'unrated' ? '' : ` (${source.bias_label.replace('_', ' ')})`
    return `<li>${escapeHtml(source.name + label)}: <a href="${escapeHtml(link)}">${escapeHtml(title)}</a></li>`
  })
  const count = story.articles.length
  const all = `<p><a href="${escapeHtml(storyUrl)}">${count === 1 ? 'The story' : `All ${count} articles`}</a></p>`
  return `${summary}<ul>${lines.join('')}</ul>${all}`
}

/** The newest of every outlet, and of the others the newest as far as there is room. */
function listedArticles({ articles }: PreparedStory): PreparedArticle[] {
  const newest = new Map(articles.toReversed().map((article) => [article.source.slug, article]))
  let room = MOST_LISTED_ARTICLES - newest.size
  return articles.filter((article) => newest.get(article.source.slug) === article || room-- > 0)
}

/** JSON Feed 1.1. What the format has no word for stands under `_debrief`. */
import { toTimestamp } from '../../domain/clock.ts'
import type { OutgoingFeed, OutgoingItem } from './outgoing-feed.ts'

export function writeJsonFeed(feed: OutgoingFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.homeUrl,
    feed_url: feed.selfUrl,
    description: feed.description,
    items: feed.items.map(presentItem),
  })
}

function presentItem(item: OutgoingItem): object {
  return {
    id: item.guid,
    url: item.link,
    title: item.title,
    // One of the two has to be there, even if it is empty.
    ...(item.html === null ? { content_text: item.summary } : { content_html: item.html, summary: item.summary }),
    ...(item.imageUrl === null ? {} : { image: item.imageUrl }),
    date_published: toTimestamp(item.publishedAt),
    authors: [{ name: item.source.name }],
    ...(item.category === null ? {} : { tags: [item.category] }),
    _debrief: {
      story_group_id: item.storyGroupId,
      original_title: item.originalTitle,
      bias_label: item.biasLabel,
    },
  }
}

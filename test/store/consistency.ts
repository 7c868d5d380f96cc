/** Whether everything that the store derives from articles agrees with them, seen through its own ports. */
import assert from 'node:assert/strict'
import type { Store } from '../../src/domain/store.ts'
import { tokenize } from '../../src/text/analyze.ts'
import type { WireStory } from './publisher.ts'

interface ArticleRecord {
  type: string
  id: number
  feed_source_id: number
  story_group_id: number
  item_key: string
  canonical_link: string
  original_title: string
  published_at: string
}

export const ALL = { perPage: 100, sort: 'latest', search: null, sources: null, category: null, minSources: 1 } as const

/** @returns the ids of all articles */
export async function checkConsistency(store: Store): Promise<Set<number>> {
  const articles: ArticleRecord[] = []
  const groupIds = new Set<number>()
  for await (const record of store.exportRecords()) {
    if (record.type === 'article') articles.push(record as unknown as ArticleRecord)
    if (record.type === 'story_group') groupIds.add((record as { id?: number }).id!)
  }
  const ids = new Set(articles.map((article) => article.id))
  assert.equal(ids.size, articles.length)
  assert.equal(new Set(articles.map((one) => `${one.feed_source_id} ${one.item_key}`)).size, articles.length)
  assert.equal(new Set(articles.map((one) => `${one.feed_source_id} ${one.canonical_link}`)).size, articles.length)
  const byGroup = Map.groupBy(articles, (article) => article.story_group_id)
  assert.deepEqual(new Set(byGroup.keys()), groupIds)
  assert.deepEqual(await store.countPublished(), { articles: articles.length, storyGroups: groupIds.size })

  const stories: WireStory[] = []
  for (let page = 1; ; page++) {
    const { storiesJson, total } = await store.listStories({ ...ALL, page }, 'both')
    assert.equal(total, groupIds.size)
    const found = JSON.parse(storiesJson) as WireStory[]
    stories.push(...found)
    if (found.length === 0) break
  }
  assert.deepEqual(new Set(stories.map(({ id }) => id)), groupIds)
  for (const story of stories) {
    const members = byGroup.get(story.id)!
    const seconds = (time: string) => Date.parse(time)
    members.sort((a, b) => seconds(b.published_at) - seconds(a.published_at) || b.id - a.id)
    assert.deepEqual(
      story.articles.map(({ id }) => id),
      members.map(({ id }) => id),
    )
    assert.equal(story.article_count, members.length)
    assert.equal(seconds(story.latest_published_at), seconds(members[0]!.published_at))
  }
  for (const article of articles.slice(-20)) await checkFindable(store, article)
  return ids
}

async function checkFindable(store: Store, article: ArticleRecord): Promise<void> {
  const words = tokenize(article.original_title)
  if (words.length === 0) return
  for (let page = 1; ; page++) {
    const query = { ...ALL, page, search: words.join(' ') }
    const stories = JSON.parse((await store.listStories(query, 'both')).storiesJson) as WireStory[]
    if (stories.some(({ id }) => id === article.story_group_id)) return
    assert.notEqual(stories.length, 0, `article ${article.id} is not found by its own title`)
  }
}

/** The same articles in another order, or with less exact dates: what a live feed does to them. */
import { seededRandom } from './boosting.ts'
import type { GroupedSet } from './sets.ts'

/** Shuffles articles among those that arrive within so many hours of each other. */
export function shuffleOrder(set: GroupedSet, hours: number, seed = 1): GroupedSet {
  const random = seededRandom(seed)
  return reorder(set, (time) => Math.floor(time / (hours * 3_600_000)) + random())
}

/** Moves every date by up to so many hours, and lets the articles arrive in the order of the new dates. */
export function blurDates(set: GroupedSet, hours: number, seed = 1): GroupedSet {
  const random = seededRandom(seed)
  const articles = set.articles.map((article) => ({
    ...article,
    seenAt: new Date(article.seenAt.getTime() + (random() * 2 - 1) * hours * 3_600_000),
  }))
  return reorder({ ...set, articles }, (time) => time)
}

/** @param keyOf where an article of this time goes */
function reorder(set: GroupedSet, keyOf: (time: number) => number): GroupedSet {
  const order = set.articles
    .map((article, index) => ({ index, key: keyOf(article.seenAt.getTime()) }))
    .sort((a, b) => a.key - b.key || a.index - b.index)
    .map(({ index }) => index)
  return {
    name: set.name,
    articles: order.map((index) => set.articles[index]!),
    ids: order.map((index) => set.ids[index]!),
    stories: order.map((index) => set.stories[index]!),
    isSure: order.map((index) => set.isSure[index]!),
    isShared: order.map((index) => set.isShared[index]!),
  }
}

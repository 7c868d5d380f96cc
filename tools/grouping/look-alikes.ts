/**
 * Makes look-alikes of real articles that tell other events: the same sentences about other names and numbers, and
 * other sentences about the same name. They teach the model that neither alone makes one story; the same article
 * told shorter, beside them, that both together do.
 */
import type { GroupingArticle } from '../../src/domain/grouping.ts'
import { type GroupedSet, sliceSet } from './sets.ts'

/** Articles of one small window, of which every third gets look-alikes. */
const WINDOW = 30
const NAME = /(?<=[\p{Ll},;] )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu

export function withLookAlikes(set: GroupedSet): GroupedSet[] {
  const windows: GroupedSet[] = []
  // Every second window is enough.
  for (let start = 0; start + WINDOW <= set.articles.length; start += 2 * WINDOW) {
    const window = sliceSet(set, start, start + WINDOW)
    const copies: { article: GroupingArticle; story: string }[] = []
    const lookAlike = (article: GroupingArticle): void => {
      copies.push({ article, story: `look-alike ${copies.length}` })
    }
    window.articles.forEach((article, index) => {
      if (index % 3 !== 0) return
      const other = window.articles[(index * 7 + 13) % WINDOW]!
      const retold = disguise(article, other, dropWords)
      copies.push({ article: retold, story: window.stories[index]! })
      const names = namesOf(article)
      const otherNames = namesOf(other)
      if (names.length === 0 || otherNames.length === 0 || names[0] === otherNames[0]) return
      lookAlike(disguise(article, other, (text) => dropWords(changeNumbers(replaceNames(text, names, otherNames)))))
      lookAlike(disguise(other, other, (text) => replaceNames(text, otherNames.slice(0, 1), names)))
    })
    windows.push({
      ...window,
      articles: [...window.articles, ...copies.map((copy) => copy.article)].map((article, index) => ({
        ...article,
        id: index + 1,
      })),
      stories: [...window.stories, ...copies.map((copy) => copy.story)],
      isSure: [...window.isSure, ...copies.map(() => true)],
      isShared: [...window.isShared, ...copies.map(() => false)],
    })
  }
  return windows
}

function disguise(
  article: GroupingArticle,
  source: GroupingArticle,
  change: (text: string) => string,
): GroupingArticle {
  return {
    ...article,
    title: change(article.title),
    summary: change(article.summary),
    source: source.source,
    seenAt: new Date(article.seenAt.getTime() + 2 * 3_600_000),
  }
}

/** Names inside the sentences of an article, each once. */
function namesOf(article: GroupingArticle): string[] {
  return [...new Set(`${article.title}. ${article.summary}`.match(NAME) ?? [])]
}

function replaceNames(text: string, names: readonly string[], others: readonly string[]): string {
  let changed = text
  names.forEach((name, index) => {
    changed = changed.replaceAll(name, others[index % others.length]!)
  })
  return changed
}

/** Leaves out every third word or so: who tells another event uses other words here and there. */
function dropWords(text: string): string {
  return text
    .split(' ')
    .filter((word, index) => (word.length * 7 + index * 5) % 3 !== 0)
    .join(' ')
}

function changeNumbers(text: string): string {
  return text.replace(/\d+/g, (digits) => String(Number(digits.slice(0, 9)) + 7))
}

/** Who tells a story, by the bias labels of the sources: each source counts once, however often it wrote. */
import type { Article, BiasLabel } from './wire.ts'

/** In the order in which the bar shows them. What follows `right` stands apart and is never counted as center. */
export const RATED_LABELS = ['left', 'lean_left', 'center', 'lean_right', 'right'] as const
export const APART_LABELS = ['mixed', 'unrated'] as const

export const LABEL_NAMES: Readonly<Record<BiasLabel, string>> = {
  left: 'left',
  lean_left: 'lean left',
  center: 'center',
  lean_right: 'lean right',
  right: 'right',
  mixed: 'mixed',
  unrated: 'unrated',
}

export interface Coverage {
  sourceCount: number
  counts: Readonly<Record<BiasLabel, number>>
}

export function coverageOf(articles: readonly Pick<Article, 'source'>[]): Coverage {
  const labels = new Map(articles.map(({ source }) => [source.slug, source.bias_label]))
  const counts: Record<BiasLabel, number> = {
    left: 0,
    lean_left: 0,
    center: 0,
    lean_right: 0,
    right: 0,
    mixed: 0,
    unrated: 0,
  }
  for (const label of labels.values()) counts[label] += 1
  return { sourceCount: labels.size, counts }
}

/** The bar in words: `5 sources: 1 lean left, 3 center, 1 unrated`. */
export function describeCoverage({ sourceCount, counts }: Coverage): string {
  const parts = [...RATED_LABELS, ...APART_LABELS]
    .filter((label) => counts[label] > 0)
    .map((label) => `${counts[label]} ${LABEL_NAMES[label]}`)
  return `${countOf(sourceCount, 'source')}: ${parts.join(', ')}`
}

export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`
}

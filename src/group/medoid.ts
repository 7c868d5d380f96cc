/**
 * The medoid of a group: the article nearest to all the others. Words weigh by their rarity at large, not in the live
 * window, so that the same articles have the same medoid at any time and in any process.
 */

/** An article's words, by themselves or by number, with their weights. */
export type WordWeights<Word extends string | number> = ReadonlyMap<Word, number>

/** @returns how near each article is to the others on average, 0 to 1; 1 for a single one */
export function centralities<Word extends string | number>(articles: readonly WordWeights<Word>[]): number[] {
  const lengths = articles.map(
    (words) => Math.sqrt([...words.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1,
  )
  const sum = new Map<Word, number>()
  articles.forEach((words, index) => {
    for (const [word, weight] of words) sum.set(word, (sum.get(word) ?? 0) + weight / lengths[index]!)
  })
  return articles.map((words, index) => {
    if (articles.length === 1) return 1
    let all = 0
    let own = 0
    for (const [word, weight] of words) {
      const share = weight / lengths[index]!
      all += share * sum.get(word)!
      own += share * share
    }
    return Math.min(1, Math.max(0, (all - own) / (articles.length - 1)))
  })
}

/** Places of the articles that tie for the greatest centrality, within rounding. */
export function findMedoids(centrality: readonly number[]): number[] {
  const best = Math.max(...centrality)
  return centrality.flatMap((value, index) => (value >= best - 1e-9 ? [index] : []))
}

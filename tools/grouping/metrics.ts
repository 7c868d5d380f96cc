/** How well predicted groups match the stories: B-cubed, over all articles or over some. */

interface BCubed {
  precision: number
  recall: number
  /** All three in percent. */
  f1: number
}

export interface SetResult {
  all: BCubed
  /** Articles of stories of two or more. */
  shared: BCubed
  /** Articles whose story is beyond doubt. */
  sure: BCubed
}

export function measure(
  stories: readonly string[],
  groups: readonly (string | number)[],
  isSure: readonly boolean[],
  isShared: readonly boolean[],
): SetResult {
  const storySizes = countEach(stories)
  const groupSizes = countEach(groups.map(String))
  const both = countEach(stories.map((story, index) => `${story}\n${groups[index]}`))
  const terms = stories.map((story, index) => {
    const common = both.get(`${story}\n${groups[index]}`)!
    return { precision: common / groupSizes.get(String(groups[index]))!, recall: common / storySizes.get(story)! }
  })
  const over = (isTaken: (index: number) => boolean): BCubed => {
    const taken = terms.filter((_, index) => isTaken(index))
    const precision = (100 * taken.reduce((sum, term) => sum + term.precision, 0)) / Math.max(1, taken.length)
    const recall = (100 * taken.reduce((sum, term) => sum + term.recall, 0)) / Math.max(1, taken.length)
    return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
  }
  return { all: over(() => true), shared: over((index) => isShared[index]!), sure: over((index) => isSure[index]!) }
}

function countEach(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

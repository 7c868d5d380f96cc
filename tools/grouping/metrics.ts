/**
 * How well predicted groups match the stories: B-cubed (Bagga and Baldwin 1998) over all articles or over some; and
 * over all articles the F1 of pairs, the V-measure (Rosenberg and Hirschberg 2007) and the adjusted Rand index (Hubert
 * and Arabie 1985).
 */

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
  /** In percent. */
  pairF1: number
  vMeasure: number
  adjustedRand: number
  storyCount: number
  groupCount: number
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
  return {
    all: over(() => true),
    shared: over((index) => isShared[index]!),
    sure: over((index) => isSure[index]!),
    ...compareWhole(stories.length, [...storySizes.values()], [...groupSizes.values()], [...both.values()]),
    storyCount: storySizes.size,
    groupCount: groupSizes.size,
  }
}

/** From the sizes of the stories, of the groups, and of what each two have in common. */
function compareWhole(
  count: number,
  stories: readonly number[],
  groups: readonly number[],
  both: readonly number[],
): Pick<SetResult, 'pairF1' | 'vMeasure' | 'adjustedRand'> {
  const [inStories, inGroups, inBoth] = [pairsIn(stories), pairsIn(groups), pairsIn(both)]
  const byChance = (inStories * inGroups) / Math.max(1, pairsIn([count]))
  const [ofStories, ofGroups] = [entropy(stories, count), entropy(groups, count)]
  const mutual = ofStories + ofGroups - entropy(both, count)
  return {
    pairF1: 100 * ratio(2 * inBoth, inStories + inGroups),
    // The harmonic mean of homogeneity and completeness is twice the mutual information over both entropies.
    vMeasure: 100 * ratio(2 * mutual, ofStories + ofGroups),
    adjustedRand: 100 * ratio(inBoth - byChance, (inStories + inGroups) / 2 - byChance),
  }
}

/** Two partitions with nothing to tell apart are alike. */
function ratio(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole
}

function pairsIn(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0)
}

function entropy(sizes: readonly number[], count: number): number {
  return -sizes.reduce((sum, size) => sum + (size / count) * Math.log(size / count), 0)
}

function countEach(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

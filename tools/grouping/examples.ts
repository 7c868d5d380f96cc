/** Turns grouped sets into examples for the model of pairs, by the very code that describes pairs in the service. */
import { LiveWindow, LONGEST_GAP_HOURS } from '../../src/group/live-window.ts'
import { describePair, PAIR_FEATURE_COUNT, type Profile, profileOf } from '../../src/group/pair-features.ts'
import type { Examples } from './boosting.ts'
import type { GroupedSet } from './sets.ts'

/** How much a set counts; and of how many negative pairs one is taken, standing for all. */
export interface Share {
  weight: number
  oneNegativeIn: number
}

/** Pairs of one story weigh this much more than others, and less the larger the story. */
const POSITIVE_WEIGHT = 2
const DOUBTFUL_WEIGHT = 0.5

export function collectExamples(set: GroupedSet, share: Share): Examples {
  const rows: Float32Array[] = []
  const labels: number[] = []
  const weights: number[] = []
  const sizes = new Map<string, number>()
  for (const story of set.stories) sizes.set(story, (sizes.get(story) ?? 0) + 1)
  for (const part of splitByTime(set)) {
    const window = new LiveWindow()
    const lives = part.map((index) => window.add(set.articles[index]!, 0))
    window.freshen(lives)
    const indexOfSlot = new Map(lives.map((live, position) => [live.slot, part[position]!]))
    for (const live of lives) window.lookUp(live)
    const profiles = new Map<number, Profile>(lives.map((live) => [live.slot, profileOf(window, live)]))
    const seen = new Set<number>()
    let negatives = 0
    for (const live of lives) {
      const count = window.neighbours(live)
      for (let i = 0; i < count; i++) {
        const slot = window.near.slotAt(live.slot, i)
        const key = Math.min(slot, live.slot) * 1e6 + Math.max(slot, live.slot)
        if (seen.has(key)) continue
        seen.add(key)
        const a = indexOfSlot.get(live.slot)!
        const b = indexOfSlot.get(slot)!
        const isOne = set.stories[a] === set.stories[b]
        if (!isOne && ++negatives % share.oneNegativeIn !== 0) continue
        const row = new Float32Array(PAIR_FEATURE_COUNT)
        describePair(window, profiles.get(live.slot)!, profiles.get(slot)!, row)
        rows.push(row)
        labels.push(isOne ? 1 : 0)
        const doubt = set.isSure[a]! && set.isSure[b]! ? 1 : DOUBTFUL_WEIGHT
        const size = Math.sqrt((sizes.get(set.stories[a]!)! + sizes.get(set.stories[b]!)!) / 2)
        weights.push(share.weight * doubt * (isOne ? POSITIVE_WEIGHT / size : share.oneNegativeIn))
      }
    }
  }
  return joinExamples([
    {
      count: rows.length,
      width: PAIR_FEATURE_COUNT,
      features: flatten(rows),
      labels: Uint8Array.from(labels),
      weights: Float32Array.from(weights),
    },
  ])
}

export function joinExamples(parts: readonly Examples[]): Examples {
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  const joined: Examples = {
    count,
    width: PAIR_FEATURE_COUNT,
    features: new Float32Array(count * PAIR_FEATURE_COUNT),
    labels: new Uint8Array(count),
    weights: new Float32Array(count),
  }
  let offset = 0
  for (const part of parts) {
    joined.features.set(part.features, offset * PAIR_FEATURE_COUNT)
    joined.labels.set(part.labels, offset)
    joined.weights.set(part.weights, offset)
    offset += part.count
  }
  return joined
}

/** Runs of articles no longer than the live window, in order of time. */
function splitByTime(set: GroupedSet): number[][] {
  const parts: number[][] = []
  let startedAt = Number.NEGATIVE_INFINITY
  set.articles.forEach((article, index) => {
    const hours = article.seenAt.getTime() / 3_600_000
    if (hours - startedAt > LONGEST_GAP_HOURS) {
      parts.push([])
      startedAt = hours
    }
    parts.at(-1)!.push(index)
  })
  return parts
}

function flatten(rows: readonly Float32Array[]): Float32Array {
  const flat = new Float32Array(rows.length * PAIR_FEATURE_COUNT)
  for (const [index, row] of rows.entries()) flat.set(row, index * PAIR_FEATURE_COUNT)
  return flat
}

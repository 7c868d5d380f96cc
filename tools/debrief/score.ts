/** The clickbait model on headlines it was not trained on: accuracy, AUC, and whether casing moves its decisions. */
import { NEEDS_REWORDING } from '../../src/domain/neutral-title.ts'
import { clickbaitScore } from '../../src/neutralize/score/score.ts'
import type { LabelledHeadline } from '../train-clickbait.ts'
import { count, newShare, type Share } from './data.ts'

export interface ScoreFigures {
  accuracy: Share
  auc: number
  /** Headlines whose decision is another one in small letters, title case or capitals. */
  casingMoves: Share
}

const titleCase = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[^\p{L}\p{N}'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

export function measureScore(headlines: readonly LabelledHeadline[]): ScoreFigures {
  const accuracy = newShare()
  const casingMoves = newShare()
  const scored = headlines.map(({ text, isBait }) => {
    const score = clickbaitScore(text)
    const isCalledBait = score >= NEEDS_REWORDING
    count(accuracy, isCalledBait === isBait)
    const cased = [text.toLowerCase(), titleCase(text), text.toUpperCase()]
    count(
      casingMoves,
      cased.some((other) => clickbaitScore(other) >= NEEDS_REWORDING !== isCalledBait),
    )
    return { score, isBait }
  })
  return { accuracy, auc: areaUnderCurve(scored), casingMoves }
}

/** The chance that bait scores above what is no bait; ties count half. */
function areaUnderCurve(scored: { score: number; isBait: boolean }[]): number {
  const sorted = scored.toSorted((a, b) => a.score - b.score)
  let rankSum = 0
  for (let i = 0; i < sorted.length; ) {
    let j = i
    while (j < sorted.length && sorted[j]!.score === sorted[i]!.score) j++
    // Ranks i + 1 to j, of which equal scores share the middle one.
    for (let at = i; at < j; at++) if (sorted[at]!.isBait) rankSum += (i + 1 + j) / 2
    i = j
  }
  const bait = scored.filter(({ isBait }) => isBait).length
  return (rankSum - (bait * (bait + 1)) / 2) / (bait * (scored.length - bait))
}

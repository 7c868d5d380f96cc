/** What the built-in engine says of one title at ingestion. */
import type { TacticEvidence } from './debrief.ts'

/** At or above this clickbait score a title needs rewording, whatever tactics were found in it. */
export const NEEDS_REWORDING = 0.5

export interface NeutralTitle {
  neutralTitle: string
  tactics: TacticEvidence[]
  /** 0 to 1 */
  clickbaitScore: number
}

export interface TitleContext {
  title: string
  summary: string
  /** Titles of other articles of the same story group. */
  siblingTitles: string[]
}

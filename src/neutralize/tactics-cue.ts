/** What every detector of tactics finds. */
import type { TacticId } from './taxonomy.ts'

/** One cue: words first to last of the headline, inclusive. */
export interface Cue {
  tactic: TacticId
  severity: 1 | 2 | 3
  first: number
  last: number
  reason: string
}

/** Compounds that judge by their second part: "fixer-turned-foe". */
import type { Cue, Headline } from '../headline/words.ts'

const TURNED =
  /-turned-(?:foe|enemy|nemesis|critic|traitor|turncoat|villain|pariah|rival|fugitive|felon|laughingstock|cautionary|influencer|guru)$/

export function compoundLabel({ words, text }: Headline): Cue[] {
  if (!text.includes('-')) return []
  return words.flatMap(({ key, quote }, i): Cue[] => {
    if (quote >= 0 || !TURNED.test(key)) return []
    return [
      {
        tactic: 'loaded-label',
        severity: 2,
        reason: 'passes judgement on whom or what it describes',
        first: i,
        last: i,
      },
    ]
  })
}

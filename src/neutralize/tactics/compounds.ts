/** Compounds that judge by their second part: "fixer-turned-foe", "leak-plagued", "tax-hating". */
import type { Cue, Headline } from '../headline/words.ts'

const TURNED =
  /-turned-(?:foe|enemy|nemesis|critic|traitor|turncoat|villain|pariah|rival|fugitive|felon|laughingstock|cautionary|influencer|guru)$/
const JUDGED =
  /-(?:hating|obsessed|peddling|mongering|addled|crazed|coddling|bashing|baiting|shaming|worshipping|worshiping|grabbing|guzzling|dodging|plagued|riddled|infested)$/
/** What may befall anybody: plain descriptions. */
const PLAIN =
  /^(?:rat|mouse|cockroach|maggot|bullet|shrapnel|cancer|mine|shark|mosquito|termite|pest|injury|drought|flood|war|rain|attention|land|crab|purse|carbon|oil|headline|weather|illness|covid|virus|disease|hole|jelly|bed|horse|wheelchair)-/

export function compoundLabel({ words, text }: Headline): Cue[] {
  if (!text.includes('-')) return []
  return words.flatMap(({ key, quote }, i): Cue[] => {
    if (quote >= 0 || PLAIN.test(key) || !(TURNED.test(key) || JUDGED.test(key))) return []
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

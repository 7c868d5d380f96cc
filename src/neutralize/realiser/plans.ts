/** What is to come by somebody's plan, and what only comes. */
import { isCommonWord } from '../headline/true-case.ts'
import type { Statement } from '../statement/kind.ts'
import { isPersonNoun } from '../words/vocabulary.ts'

/** What is done to something by plan. */
export const ARRANGED =
  /^(?:to|will|(?:is|are) (?:set )?to) be (?:placed|put|transformed|turned|converted|closed|opened|reopened|built|rebuilt|replaced|repaired|held|launched|moved|sold|auctioned|removed|named|renamed|added|tested|introduced|extended|expanded|published|released|screened|installed|demolished|restored|unveiled|rolled out|set up|phased out|shut down)\b/

const NO_PLANNER =
  /\b(?:heat ?waves?|storms?|rains?|snow|hurricanes?|typhoons?|cyclones?|temperatures?|prices?|rates?|costs?|bills|weather|floods?|flooding|eclipse|comet|asteroid|winds?|heat|cold|frost|fog|tides?|smoke|virus|disease|outbreak|deaths?|cases|population|demand|inflation|unemployment)$/i

/** Whether what is to come is somebody's plan: nobody plans a heatwave, or to miss a game. */
export function isPlanned({ subject, group, rest }: Statement): boolean {
  if (NO_PLANNER.test(subject)) return false
  // "to pay $2m over spill": what is owed.
  if (/(?:^| )pay$/.test(group) && OWED.test(rest)) return false
  if (ARRANGED.test(group)) return true
  if (UNPLANNED.test(group.replace(/^(?:is|are) (?:set )?/, ''))) return false
  const last = subject.split(' ').at(-1)!.toLowerCase()
  // A capital at the beginning makes no name.
  if (
    last === subject.toLowerCase() &&
    isCommonWord(last) &&
    !isPersonNoun(last.replace(/s$/, '')) &&
    !DECIDES.test(last)
  )
    return false
  return (
    isPersonNoun(last) ||
    DECIDES.test(last) ||
    (/^\p{Lu}/u.test(subject.split(' ').at(-1)!) && !/\b(?:storm|hurricane|cyclone|typhoon|tropical)\b/i.test(subject))
  )
}
const OWED =
  /^[$£€].* (?:after|over|for|in|to settle)\b|\b(?:fines?|damages|settle\w*|penalt\w+|compensation|restitution|costs)\b/
const UNPLANNED =
  /^to (?:be|have|become|get|rise|fall|drop|increase|decrease|grow|shrink|hit|strike|affect|miss|lose|win|die|face|suffer|receive|stand|appear|testify|remain|need|expire|run|last|cost|reach|weaken|strengthen|bring|continue|struggle|benefit|survive|see|gain|earn|inherit|serve|arrive|plead)\b/
const DECIDES =
  /^(?:government|council|company|ministry|department|court|city|county|state|school|university|airline|bank|firm|party|parliament|senate|committee|board|agency|administration|police|army|navy|union|league|team|club|group|hospital|retailer|carmaker|maker|network|museum|operator|regulator|commission|authority|airport|chain|publisher|studio|startup|officials|lawmakers|ministers|republicans|democrats)$/

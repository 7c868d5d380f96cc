/**
 * "The best ferry deals from Skerra", "50 best photos of the storm", "The most powerful images of the war": a choice that
 * an article shows. What it shows are ferry deals and photos; that they are the best is its praise.
 */
import type { Headline, Word } from '../headline/words.ts'
import { PREPOSITIONS } from '../tactics/standing.ts'
import { AUXILIARIES } from '../words/closed-classes.ts'
import { isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import type { Edit } from './plain-edits.ts'

/** What is chosen for readers; a best player or a best country is a claim about it. */
const SHOWN =
  /^(?:albums|books|clips|deals|discounts|films|games|gifts|images|laptops|memes|moments|movies|offers|photographs|photos|pics|pictures|podcasts|presents|recipes|sales|savings|scenes|series|shots|shows|songs|stories|tweets|videos)$/
const PRAISE =
  /^(?:powerful|beautiful|stunning|striking|amazing|incredible|memorable|adorable|hilarious|iconic|moving)$/
/** Wares and works by the kind of them: "the best harbor lamps" says which lamps. */
const WARES =
  /^(?:accessories|apps|backpacks|bags|batteries|boots|cameras|chargers|coats|earbuds|gadgets|glasses|headphones|keyboards|lamps|monitors|phones|shoes|speakers|stocks|systems|tablets|tires|toys|tvs|tyres|watches)$/
/** What makes a clause of it: "the best deals we found", "the best films Ruiz made". */
const CLAUSE = new RegExp(
  `^(?:${AUXILIARIES}|isn['’]t|aren['’]t|ever|yet|worst|ranked|rated|voted|than|we|our|i|my|you|your|found|saw|made|chose|picked|bought|tested|read|watched|got|said|according)$`,
)

/** The praise before what is shown, where the piece is nothing but that; null elsewhere. */
export function bestOfEdit({ words }: Headline, at: number): Edit | null {
  const isOpening = at === 0 || /[:|–—] $/.test(words[at]!.gap)
  const opensAll = /^all$/.test(words[at - 1]?.key ?? '') && at <= 3 && /^here(?:['’]s)?$/.test(words[0]!.key)
  if (!isOpening && !opensAll) return null
  const isCounted = words[at]!.key === 'the' && isCount(words[at + 1])
  if (words[at]!.key !== 'the' && !isCount(words[at])) return null
  const from = isCounted ? at + 1 : at
  const praise = words[from + 1]?.key === 'most' && PRAISE.test(words[from + 2]?.key ?? '') ? from + 2 : from + 1
  if (praise === from + 1 && words[praise]?.key !== 'best') return null
  const last = words.findIndex(
    (word, i) => i > praise && i <= praise + 6 && (SHOWN.test(word.key) || (WARES.test(word.key) && i > praise + 1)),
  )
  if (last < 0 || words.slice(at + 1, last + 1).some(({ gap, quote }) => !/^\+? $/.test(gap) || quote >= 0)) return null
  // "The best of Norland in pictures": of the world.
  if (words.slice(praise + 1, last).some(({ key }) => PREPOSITIONS.has(key))) return null
  const behind = words.slice(last + 1)
  if (tellsMore(behind)) return null
  // "The best books of 2031": nothing but praise; "The best harbor books of 2031", "The 9 best books": which, or how many.
  if (behind.length === 2 && /^(?:19|20)\d\d$/.test(behind[1]!.key) && last < praise + 2 && !isCount(words[from]))
    return null
  // Here are all the best deals: not all deals.
  if (opensAll) return { first: at - 1, last: praise, put: '' }
  if (isCounted) return { first: at, last: praise, put: words[from]!.text + /^\+?/.exec(words[praise]!.gap)![0] }
  return { first: isCount(words[at]) ? at + 1 : at, last: praise, put: '' }
}

const isCount = (word: Word | undefined): boolean => /^\d{1,3}$/.test(word?.key ?? '')

/** A clause behind it: "the best deals are gone", "the best deals we found". */
const tellsMore = (behind: readonly Word[]): boolean =>
  behind.some(
    ({ key }, i) =>
      CLAUSE.test(key) ||
      (isThirdPerson(key) && i === 0 && !isPersonNoun(key)) ||
      (key === 'of' && /^(?:all|ever)$/.test(behind[i + 1]?.key ?? '')),
  )

/**
 * Phrases that go beyond the fact elsewhere and give a measure, a fact or a set phrase here, by what stands beside them:
 * "heavier than ever", "set a ferry on fire", "not everyone is on board", "the worst month for tolls since 2031".
 */
import type { Cue, Headline, Word } from '../headline/words.ts'
import { isBaseVerb, isPersonNoun } from '../words/vocabulary.ts'

const keyAt = (words: readonly Word[], at: number): string => words[at]?.key ?? ''

/** Whether the phrase says no more than there is. */
export function isMeasured({ words, text }: Headline, { first, last }: Cue): boolean {
  const [opens, ends, before] = [words[first]!.key, words[last]!.key, keyAt(words, first - 1)]
  if (opens === 'on' && ends === 'fire') return isBurning(words, first)
  if (opens === 'than' && ends === 'ever') return isRecord(words, first)
  // "Not everyone is on board", "open to everyone in Norwell".
  if (opens === 'everyone') return /^(?:not|to|for)$/.test(before)
  if (opens === 'peak')
    return /^(?:seasons?|hours?|times?|demand|traffic|travel)$/.test(ends) || /,/.test(words[last]!.gap)
  // "so bad that ferries stopped": how bad, what comes of it says; "isn't so good with tolls": it is denied.
  if (opens === 'so') return keyAt(words, last + 1) === 'that' || /^(?:not|never)$|n['’]t$/.test(before)
  // "a tale too good to be true": it is doubted.
  if (opens === 'too') return /^to be true$/.test([1, 2, 3].map((ahead) => keyAt(words, last + ahead)).join(' '))
  if (opens === 'ever') return words.slice(Math.max(0, first - 4), first).some(({ key }) => SIZES.test(key))
  if (ends === 'for' && opens === 'to') return /^deserve[sd]?$/.test(before)
  if (opens === 'most')
    return MIGHTY.test(ends) && words.slice(last + 1, last + 3).some(({ key }) => MEASURED_BY_MIGHT.test(key))
  if (opens === 'is') return isWorstSince(words, first + 1, text)
  if (opens === 'the' || /^(?:best|worst)$/.test(opens))
    return isWorstSince(words, first, text) || isOutcome(words, first)
  return false
}

/** What is told of thieves and crowds, and of no household. */
const FAST = /^(?:steal|stole|rob|raid|empt(?:y|ie)|loot|snatch|evacuat)(?:e?s|e?d|ing|e)?$/

/** "Thieves empty vault in just 90 seconds": how long it took is news, and no promise to readers. */
export const isTimed = ({ words, text }: Headline, { first, last }: Cue): boolean =>
  words[first]!.key === 'in' &&
  /^(?:seconds|minutes)$/.test(words[last]!.key) &&
  first > 2 &&
  words.some(({ key }) => FAST.test(key)) &&
  !/\b(?:how|you|your|this|these|can|could|will|ways?|trick|hack|tips?|recipe|ingredients?|method|workout|exercises?|guide|steps?|minute-read|learn|make|get|try|here|see|watch)\b/i.test(
    text,
  ) &&
  !isBaseVerb(words[0]!.key)

/** What can be measured or counted before "ever seen". */
const SIZES =
  /^(?:largest|biggest|smallest|highest|lowest|longest|shortest|tallest|deepest|fastest|heaviest|hottest|coldest)$/

/** "most powerful typhoon": its force is a figure. */
const MIGHTY = /^powerful$/
const MEASURED_BY_MIGHT =
  /^(?:cyclones?|typhoons?|hurricanes?|storms?|tornado(?:es)?|earthquakes?|quakes?|eruptions?|explosions?|blasts?|rockets?|telescopes?|supercomputers?|engines?|lasers?|passports?)$/

const FLAMMABLE =
  /^(?:aircraft|airplane|apartments?|barn|barge|boats?|building|buildings|bus|buses|car|cars|cathedral|church|depot|embassy|factory|ferry|ferries|flat|flats|forest|hangar|homes?|hospital|hotel|house|houses|jet|mill|mosque|oil|pier|plane|planes|plant|port|pub|refinery|school|shed|sheds|ship|ships|shop|shops|station|store|synagogue|tank|tanker|tankers|tanks|temple|train|trains|tower|truck|trucks|van|vans|vessel|vessels|warehouse|woods|yacht)$/

const BODY =
  /^(?:himself|herself|itself|themselves|rider|riders|passenger|passengers|hair|clothes|flag|flags|books?|tyres|tires|rubbish|trash|effigy)$/

const UNBURNT =
  /^(?:[$£€]|(?:billions?|career|cash|charts?|crowds?|debate|floor|heart|hearts|internet|market|markets|media|millions?|money|pitch|runway|screen|soul|stage|timeline|town|twitter|web|world)$)/

/** "set a man on fire", "church on fire", "the plane was on fire": it burns; "the market is on fire" does not. */
function isBurning(words: readonly Word[], first: number): boolean {
  const near = words.slice(Math.max(0, first - 8), first)
  const since = near.findLastIndex(({ gap }, i) => i > 0 && /[.;:!?—–|]/.test(gap))
  const clause = since < 0 ? near : near.slice(since)
  const set = clause.findLastIndex(({ key }) => /^(?:set|sets|setting)$/.test(key))
  // "like setting money on fire", "sets Norwell on fire in a new dress": a figure.
  if (set >= 0 && set < clause.length - 1)
    return (
      clause.slice(set + 1).some(({ key, base }) => FLAMMABLE.test(key) || isPersonNoun(base) || BODY.test(key)) &&
      !clause.slice(set + 1).some(({ key }) => UNBURNT.test(key))
    )
  // "Store is on fire as sales rise": how it does.
  if (words.some(({ key }) => /^(?:sales|prices?|shares|stocks?|deals?|discounts?|bitcoin|crypto)$/.test(key)))
    return false
  // "Ferry caught on fire", "a man set on fire", "Sailor who was set on fire": what stands before it.
  const thing = clause.findLast(
    ({ key }) =>
      !/^(?:is|are|was|were|been|who|that|still|reported|reportedly|allegedly|already|being|caught|catch|catches|catching|set)$/.test(
        key,
      ),
  )
  return FLAMMABLE.test(thing?.key ?? '') || (set >= 0 && isPersonNoun(thing?.base ?? ''))
}

/** What is measured in figures; a name that is bigger than ever is none. */
const GRADES =
  /^(?:higher|lower|longer|shorter|thicker|thinner|heavier|lighter|faster|slower|earlier|later|colder|warmer|cheaper|costlier|taller|deeper)$/
const COUNTED = /[^su]s$|^(?:people|women|men|children|money)$/

/** "heavier than ever", "more ferries in Norwell than ever", "more islanders than ever": a record, and it is told as one. */
function isRecord(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 5), at).map(({ key }) => key)
  // "looks slimmer than ever": nobody measured.
  if (GRADES.test(before.at(-1) ?? '')) return !/^(?:looks?|looking|looked|feels?|seems?)$/.test(before.at(-2) ?? '')
  const more = before.findLastIndex((key) => /^(?:more|fewer|less)$/.test(key))
  return more >= 0 && COUNTED.test(before[more + 1] ?? '')
}

const SPANS =
  /^(?:day|week|weekend|month|quarter|half|year|season|decade|january|february|march|april|may|june|july|august|september|october|november|december|years|months|days|weeks)$/

/** "the worst month for tolls since 2031", "the best week of the year for ferries": of all of them, by a figure. */
function isWorstSince(words: readonly Word[], first: number, text: string): boolean {
  const span = words.findIndex(({ key }, i) => i > first && i <= first + 2 && SPANS.test(key))
  if (span < 0 || !/\b(?:since|in|of the year|on record|for)\b/i.test(text)) return false
  return words.slice(span + 1, span + 8).some(({ key }, i, behind) => {
    const [one, two] = [keyAt(behind, i + 1), keyAt(behind, i + 2)]
    if (key === 'since') return true
    if (key === 'in')
      return (
        /^\d+$|^(?:two|three|four|five|six|seven|eight|nine|ten|a)$/.test(one) &&
        /^(?:years?|months|decades?)$/.test(two)
      )
    if (key === 'of') return one === 'the' && /^(?:year|month|season)$/.test(two)
    return key === 'on' ? one === 'record' : key === 'for' && i === 0 && MARKETS.test(one)
  })
}

const MARKETS = /^(?:stocks|shares|bonds|gold|oil|jobs|hiring|sales|prices|bitcoin|markets|layoffs)$/

/** "hoping for the best", "planning for the worst", "fear the worst", "avoided the worst of the storm": what may come. */
function isOutcome(words: readonly Word[], first: number): boolean {
  if (!/^(?:best|worst)$/.test(keyAt(words, first + 1))) return false
  if (!/^(?:$|as|and|of|in|from|for|when|while|but|after|before|seems|is|may|will|over)$/.test(keyAt(words, first + 2)))
    return false
  const [one, two] = [keyAt(words, first - 1), keyAt(words, first - 2)]
  return one === 'for'
    ? /^(?:hop(?:e|es|ed|ing)|plan(?:s|ned|ning)?|prepar(?:e|es|ed|ing))$/.test(two)
    : /^(?:fear(?:s|ed|ing)?|avoid(?:s|ed|ing)?|avert(?:s|ed)?|escape[sd]?|spared|missed)$/.test(one)
}

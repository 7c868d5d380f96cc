/**
 * "Firm released": released by others, or what it did. The model of main verbs shares its belief between the two; where
 * what follows can be said of one of them only, that one has it all: "firm released fake data", "firm released in May".
 */

import { CARDINALS, MONTHS, WEEKDAYS } from '../words/closed-classes.ts'
import { isGerund, isNoun, isParticiple, isPast } from '../words/vocabulary.ts'
import { EASES, MEASURED } from './doubt-passive.ts'
import { isAdverb } from './joined.ts'
import type { JudgedPlace } from './main-verb.ts'
import { FOUND_AT } from './misleading.ts'
import { HOW_OFTEN, STOPS_OBJECT } from './object.ts'
import { endsInNoun } from './sure.ts'
import { BIDDEN, DONE_TO, EITHER, isOfItself, STATE } from './verbs.ts'

export function toldApart(words: readonly string[], places: JudgedPlace[]): JudgedPlace[] {
  // "candidates projected to win race to lead board": the infinitives are what is projected, and no plan of theirs.
  const bidden = places.find(
    ({ at, reading }) => reading === 'passive' && BIDDEN.test(words[at]!) && words[at + 1] === 'to',
  )
  return places.map((place) => {
    const { at, reading } = place
    if (bidden !== undefined && reading === 'future' && at > bidden.at) return { ...place, likelihood: 0 }
    if (place === bidden) {
      const inner = places.filter((other) => other.reading === 'future' && other.at > at)
      return { ...place, likelihood: inner.reduce((sum, { likelihood }) => sum + likelihood, place.likelihood) }
    }
    if (reading === 'progressive' && leavesOffice(words, at)) return { ...place, likelihood: 1 }
    if (reading !== 'passive' && reading !== 'past') return place
    const other = places.find((one) => one.at === at && one.reading === OTHER[reading])
    if (other === undefined) return place
    const [past, passive] = reading === 'past' ? [place, other] : [other, place]
    const both = past.likelihood + passive.likelihood
    if (isSuffered(words, at)) return { ...place, likelihood: place === passive ? both : 0 }
    if (!isDeed(words.slice(at), words[at - 1] ?? '', past.likelihood >= passive.likelihood)) return place
    return { ...place, likelihood: place === past ? both : 0 }
  })
}

/** "Okafor’s aide Dana Whit leaving role": which of several aides it is, the name tells already. */
const leavesOffice = (words: readonly string[], at: number): boolean =>
  /^(?:leaving|quitting|departing)$/.test(words[at]!) &&
  // "talks on Okafor leaving role": what the talks are on.
  !words
    .slice(0, at)
    .some((word) => /^(?:on|of|about|over|for|with|after|before|amid|by|from|to|in|as|and)$/.test(word)) &&
  /^\p{Lu}\p{Ll}+$/u.test(words[at - 1]!) &&
  /^(?:his |her |the )?(?:role|post|job|office|position)(?=$| (?:as|at|in|after|amid|to|next|this|by|for)\b)/.test(
    words.slice(at + 1, at + 4).join(' '),
  )

const OTHER = { past: 'passive', passive: 'past' } as const

/** "sailor stabbed several times", "found hiding", "granted bail": by somebody, who does not stand before it. */
function isSuffered(words: readonly string[], at: number): boolean {
  const verb = words[at]!
  const rest = words.slice(at + 1, at + 6).join(' ')
  return (
    (DONE_TO.test(verb) && HOW_OFTEN.test(rest)) ||
    (FOUND_AT.test(verb) && isGerund(words[at + 1] ?? '')) ||
    (verb === 'laid' && /^off(?=$| (?:as|after|by|amid|from|in|over)\b)/.test(rest)) ||
    (/^(?:granted|denied|refused)$/.test(verb) &&
      BOON.test(rest) &&
      !GIVES.test(words.slice(0, at).join(' ')) &&
      // "granted bail to pilot"
      !/ to (?!\p{Ll}+ (?:an?|the|his|her|its|their)\b)/u.test(rest))
  )
}

const BOON =
  /^(?:(?!the\b|an?\b)[a-z-]+ )?(?:bail|parole|asylum|immunity|permission|approval|clearance|access|entry|visas?|licen[cs]e|status|citizenship|custody|clemency|release)(?=$| (?:after|in|over|as|for|to|by|on|amid|from|following|despite|ahead)\b)/
const GIVES =
  /\b(?:courts?|judges?|justices?|boards?|panel|agency|regulators?|commission|council|committee|government|ministry|ministers?|officials?|authorities|governor|president|senate|congress|parliament|department|admin|administration|magistrates?|jury|fed|fda|fcc|doj|ice|us|u\.s\.)$/i

/** @param isLikely whether the model holds it for a deed rather than for what was done to its subject */
function isDeed([verb = '', ...behind]: readonly string[], before: string, isLikely: boolean): boolean {
  if (!isParticiple(verb) || !isPast(verb)) return false
  const rest = behind.join(' ')
  // "Okafor promised to sail": who is promised something is not told to do it.
  if (/^(?:agreed|pledged|promised|threatened|vowed)$/.test(verb) && /^to \p{Ll}/u.test(rest)) return true
  // "Inflation eased slightly": of itself.
  if (MEASURED.test(before.toLowerCase()) && EASES.test(verb) && !/^by (?!\d)/.test(rest)) return true
  return isOfItself(verb, rest) || (!TAKES_TWO.test(verb) && opensObject(behind, isLikely))
}

/** Behind these a noun may tell what somebody was given, called or found to be, or for how long. */
export const TAKES_TWO = new RegExp(
  `${EITHER.source}|^(?:appointed|assured|banned|benched|billed|branded|bought|charged|chosen|considered|cost|dealt|deemed|delayed|docked|elected|extended|fed|forced|found|freed|guaranteed|hailed|held|injured|installed|judged|label?led|lent|loaned|locked|made|nominated|ordered|owed|picked|postponed|proclaimed|promised|quoted|ranked|rated|read|remanded|sentenced|served|sidelined|sold|spared|suspended|taken|taught|thrown|tipped|tossed|trapped|urged|written)$`,
)

/** Whether a noun phrase stands there that can be nothing but what the deed was done to. */
export function opensObject(behind: readonly string[], isLikely: boolean): boolean {
  // "knocked off the pier", "thrown out of a window" have a place behind them, "racked up debts" has not.
  const from = behind[0] === 'up' ? 1 : 0
  const end = behind.findIndex((word, i) => i >= from && STOPS_OBJECT.test(word.replace(/,$/, '')))
  const phrase = behind.slice(from, end < 0 ? undefined : end)
  const comma = phrase.findIndex((word) => /[,;:]$/.test(word))
  const thing = (comma < 0 ? phrase : phrase.slice(0, comma + 1)).map((word) => word.replace(/[,;:]$/, ''))
  const [first = '', second = ''] = thing
  const last = thing.at(-1) ?? ''
  if (first === '' || thing.some((word) => TIME.test(word) || isAdverb(word) || MARKED.test(word))) return false
  if (/^(?:his|her|its|their|the|an?)$/.test(first)) return second !== '' && endsInNoun(last)
  // "Man arrested Skerra airport": in headlines a place may do without its "at".
  if (!/^\p{Ll}/u.test(first))
    return isLikely ? /^\p{Lu}\p{Ll}/u.test(first) : /^\p{Lu}{3,}$/u.test(first) && second !== '' && endsInNoun(last)
  if (STATE.test(first) || isParticiple(first) || thing.some((word) => NO_THING.test(word))) return false
  return thing.length > 1 ? endsInNoun(last) : isNoun(last) || NOUN_BY_END.test(last)
}

/** Ends that words for things have and adverbs have not. */
const NOUN_BY_END = /(?:tion|sion|ment|ness|ity|ance|ence|ancy|ency|ship|[^s’']s)$/

const MARKED = /^[‘“"']|[’”"]$|\d/
const TIME = new RegExp(
  `^(?:(?:${WEEKDAYS})s?|${MONTHS}|today|tonight|yesterday|tomorrow|seconds?|minutes?|hours?|days?|nights?|mornings?|afternoons?|evenings?|weeks?|weekends?|months?|years?|decades?|moments?|seasons?|times?|dozen|half|third|quarter|miles?|games?|matches|bit|lot|this|last|next|${CARDINALS})$`,
)
/** How, where or when, and how somebody is. */
const NO_THING =
  /^(?:free|home|alone|again|early|late|later|earlier|sooner|faster|slower|longer|better|worse|more|most|less|live|first|second|short|wrong|right|too|so|as|not|never|no|none|together|apart|instead|open|shut|loose|naked|drunk|unfit|safe|sick|ill|due|yet|even|still|just|only|hostage|captive|prisoner|bail|hourly|daily|weekly|monthly|yearly|midway|midair|mid-air|mid-flight|overboard|indoors|outdoors|upstairs|downstairs|downtown|ashore|aboard|high|low|long|deep|full|prior|everywhere|nowhere|somewhere|anywhere|nearby|worldwide|alongside|forever|anyway|otherwise|likewise|sometimes|always|perhaps|afterwards|backwards|forwards|upwards|downwards|towards|sideways|outright|en|versus|vs)$/

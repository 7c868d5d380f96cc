/**
 * Frames: whether a word is used here in the sense that its wording means. "Slams rival" is criticism and "car slams
 * into wall" is not; "blasts plan" is criticism and "bomb blasts" are not. What holds of all wordings of a kind is
 * asked here, then the condition that the wording names.
 */

import { isCommonWord } from '../headline/true-case.ts'
import { firstNames } from '../headline/true-case-names.ts'
import { type Headline, isCapital } from '../headline/words.ts'
import type { Wording } from '../lexicon/wording.ts'
import { isBaseVerb, isPersonNoun, isPlace, isThirdPerson, isVerbForm } from '../words/vocabulary.ts'
import { frameConditions } from './frame-conditions.ts'
import {
  isBetweenNames,
  isDeedOfMany,
  isNameBehindComma,
  isNameByCapital,
  isNameHere,
  nearby,
  next,
  PREPOSITIONS,
  standsAsAdjective,
  standsAsNoun,
  standsAsPast,
  standsAsVerb,
} from './standing.ts'
import { isMeantLiterally, measuresForce } from './wordings-literal.ts'

const DETERMINER = /^(?:an?|the|this|that|his|her|its|their|our|my|your|every|each|one|another)$/

/** Right behind a determiner, or behind one word of one thing: "this trick", "this genius trick", "the boys trick". */
const isBehindDeterminer = ({ words }: Headline, at: number): boolean =>
  DETERMINER.test(words[at - 1]?.key ?? '') ||
  (DETERMINER.test(words[at - 2]?.key ?? '') && /(?:[^s]|ss|us)$/.test(words[at - 1]!.key))

/** Whether the cue at words first..last has the sense of the wording. */
export function frameHolds(headline: Headline, first: number, last: number, wording: Wording): boolean {
  // "Rob Reiner": a first name and no robbery.
  const word = headline.words[first]!
  if (
    firstNames.has(word.base) &&
    /^\p{Lu}\p{Ll}/u.test(word.text) &&
    (!headline.isTitleCase || /^\p{Lu}/u.test(headline.words[first + 1]?.text ?? ''))
  )
    return false
  // "John Key", "Will Smart": an ordinary word with a capital inside a headline in sentence case.
  if (isNameHere(headline, first)) return false
  if (wording.kind === 'verb' && (isNameByCapital(headline, first) || !standsAsVerb(headline, first, last, wording)))
    return false
  // "warned over ticket touts": with nothing behind it, a plural.
  if (
    wording.kind === 'verb' &&
    wording.form === 'third' &&
    wording.frame === null &&
    first === last &&
    last === headline.words.length - 1 &&
    !GOES.test(wording.neutralBase ?? '')
  )
    return false
  if (
    [-1, 0].some((from) =>
      FIXED.test(`${headline.words[first + from]?.key ?? ''} ${headline.words[first + from + 1]?.key ?? ''}`),
    )
  )
    return false
  // "dies suddenly": how, and no colour.
  if (
    word.key === 'suddenly' &&
    [headline.words[first - 1], headline.words[last + 1]].some((other) =>
      /^(?:die[sd]?|dying|dead|collapse[sd]?)$/.test(other?.key ?? ''),
    )
  )
    return false
  const owner = headline.words[first - 1]
  // "chimps that bully rivals": what they do.
  if (
    wording.kind === 'noun' &&
    word.key === 'bully' &&
    /^(?:that|who|which|to|not|will|would|don't)$|[^s]s$/.test(owner?.key ?? '')
  )
    return false
  // "show flops in the ratings": behind one thing, what it does.
  if (wording.kind === 'noun' && /^(?:flops|bombs)$/.test(word.key) && first > 0) {
    const [before, after] = [headline.words[first - 1]!, headline.words[last + 1]]
    if (
      /^(?:show|series|film|movie|album|song|sequel|reboot|musical|game|play|launch|debut|auction|sale|star|striker|player|side|team|club|pill|drug|vaccine|phone|gadget|device|startup|ipo|scheme|campaign|plan|bid|trial|tour|single|novel)$/.test(
        before.key,
      ) &&
      /^(?:in|at|with|after|despite|again|as|on)$/.test(after?.key ?? '')
    )
      return false
  }
  // "sparked by fears", "imploded by crews": no other verb takes the "by".
  if (/ to$|^(?:collapse|rise|fall)$/.test(wording.neutralBase ?? '') && headline.words[last + 1]?.key === 'by')
    return false
  // "debate fuelled over": what somebody adds to stands behind it.
  if (
    wording.kind === 'verb' &&
    NEEDS_OBJECT.test(wording.neutralBase ?? '') &&
    !/ (?:to|against|on|with|over|from|of)$/.test(wording.base) &&
    (headline.words[last + 1] === undefined || PREPOSITIONS.has(headline.words[last + 1]!.key))
  )
    return false
  // "Rockets to win fourth", "invites flock to bring drums": no way to go.
  if (/^(?:rise|grow|go|fall) to$/.test(wording.neutralBase ?? '') && isBaseVerb(headline.words[last + 1]?.key ?? ''))
    return false
  // "insurer's trick": a noun.
  if (wording.kind === 'verb' && wording.form === 'base' && owner !== undefined && owner.key !== owner.base)
    return false
  // "blows 20-point lead": what is lost is no money.
  if (wording.neutralBase === 'spend' && nearby(headline, last, 4, /^(?:leads?|advantages?|chances?|openings?)$/))
    return false
  // "try this genius trick": a noun, too.
  if (wording.kind === 'verb' && wording.form === 'base' && isBehindDeterminer(headline, first)) return false
  // "Swarms of locusts": a noun.
  if (wording.kind === 'verb' && headline.words[last + 1]?.key === 'of') return false
  // "Fire rages": of moods nobody has several, so in -s it is the verb.
  if (wording.kind === 'noun' && headline.words[last]!.base === 'rages') return false
  if (wording.kind === 'verb' && isMeantLiterally(headline, first, last, wording)) return false
  // "Fury wins bout": somebody's name.
  if (
    first === 0 &&
    word.base === 'fury' &&
    isThirdPerson(headline.words[1]?.key ?? '') &&
    !GROWS.test(headline.words[1]!.key)
  )
    return false
  // "explosive plant", "explosive gas rupture" can explode; "the bombshell explodes": a noun.
  if (wording.base === 'explosive' && !nearby(headline, last, 2, TOLD_OR_PLAYED)) return false
  if (wording.base === 'bombshell' && STRIKES.test(headline.words[last + 1]?.key ?? '')) return false
  // "the least stressful jobs": a comparison, and no praise.
  if (wording.kind === 'adjective' && /^(?:least|less)$/.test(headline.words[first - 1]?.key ?? '')) return false
  // "…, Nifty holds level": in sentence case a capital behind a comma, with none behind it.
  if (wording.kind === 'adjective' && isNameBehindComma(headline, first)) return false
  if (wording.kind === 'adjective' && measuresForce(headline, first)) return false
  // "Malawi shock Algeria": a verb between two names.
  if (wording.kind === 'adjective' && wording.words[0] === 'shock' && isBetweenNames(headline, first)) return false
  if (
    wording.kind === 'adjective' &&
    wording.words.length === 1 &&
    /^[a-z]+ed$/.test(wording.words[0]!) &&
    standsAsPast(headline, first)
  )
    return false
  if (
    wording.kind === 'adjective' &&
    wording.words.length === 1 &&
    /ing$/.test(wording.words[0]!) &&
    !standsAsAdjective(headline, first)
  )
    return false
  // "fired after shocking children", "Stunning Spain, Norland advances": what somebody does to them.
  if (wording.kind === 'adjective' && /^[^-]+ing$/.test(word.key) && isDoneTo(headline, first, last)) return false
  // "did not go viral": without it nothing is said.
  if (wording.base === 'viral' && /^(?:go|goes|went|gone|going)$/.test(headline.words[first - 1]?.key ?? ''))
    return false
  // "really awkward" measures; "really knows" insinuates.
  if (wording.base === 'really' && !isAnyVerb(headline.words[last + 1]?.key ?? '')) return false
  if (wording.kind === 'noun' && wording.words.length === 1 && !standsAsNoun(headline, first)) return false
  // "Ruiz, Okafor battle over ferries", "clubs fight over pitch": what they do.
  if (wording.kind === 'noun' && isDeedOfMany(headline, first)) return false
  const frames = wording.frame === null ? [] : [wording.frame, ...wording.also]
  return frames.every((frame) => frameConditions[frame](headline, first, last))
}

/** A form in -ing at the start or behind a preposition, and a person or a place right behind it. */
function isDoneTo(headline: Headline, first: number, last: number): boolean {
  const after = next(headline, last)
  const before = headline.words[first - 1]
  return (
    after !== undefined &&
    (before === undefined || /^(?:after|before|for|by|while|of|from|without)$/.test(before.key)) &&
    (isPlace(after.base) || isPersonNoun(after.base) || (isCapital(after) && !isCommonWord(after.base)))
  )
}

/** Of these "explosive" is a figure of speech. */
const TOLD_OR_PLAYED =
  /^(?:claims?|allegations?|accusations?|interviews?|books?|memoirs?|reports?|testimony|lawsuits?|revelations?|details|emails?|letters?|memos?|tapes?|texts?|transcripts?|bust-ups?|split|divorce|dispute|row|feud|hearings?|debates?|arguments?|affairs?|scandals?|trials?|starts?|innings|ton|century|debut|performance|growth|popularity|season|review|evidence|admission|statement|remarks?|comments?|secrets?|truth|documentary|rant|exchange|clash|confrontation|charges?|documents?|files?|findings?|leaks?|confession|story|stories|podcast|speech|warning|move|decision|ruling|verdict|twist|drama|showdown|meeting|town|press)$/
const STRIKES =
  /^(?:explodes?|leaves|left|drops?|rocks?|lands?|hits?|sends|shakes?|emerges?|comes|ends|stuns|has|is|was)$/

/** What is said without an object. */
const GOES =
  /^(?:rise|fall|respond|argue|object|react|celebrate|voice criticism|worsen|struggle|fail|collapse|speak|complain|cry|leave|increase|decline)\b/

/** Said of no thing that undergoes it. */
const NEEDS_OBJECT =
  /^(?:lead|add|go|move|change|disagree|draw attention|seek|put pressure|stop using)\b.* (?:to|against|on|from|using|attract)$/

const GROWS = /^(?:erupts|grows|mounts|spreads|builds|continues|rises|follows|greets|boils|brews|simmers|remains)$/

const isAnyVerb = (key: string): boolean =>
  isBaseVerb(key) ||
  isVerbForm(key) ||
  /^(?:is|are|was|were|has|have|had|does|do|did|happened|means?|wants?)$/.test(key)

/** Fixed phrases whose first or second word is no judgement. */
const FIXED =
  /^(?:mad libs|(?:flip|belly) flops?|queen gambit|free radicals?|crazy (?:golf|paving|horse)|purge (?:valves?|pumps?|gas)|chilling (?:units?|systems?|effects?)|rotten (?:meat|chicken|beef|fish|eggs?|food|fruit|apples?|teeth|wood|tomatoes|vegetables|milk|flesh|smell|bod(?:y|ies)|corpses?|timber|floors?))$/

/**
 * Frames: whether a word is used here in the sense that its wording means. "Slams rival" is criticism and "car slams
 * into wall" is not; "blasts plan" is criticism and "bomb blasts" are not. What holds of all wordings of a kind is
 * asked here, then the condition that the wording names.
 */

import { isNameByDeed } from '../headline/names-by-deed.ts'
import { isInKnownName } from '../headline/names-of-brands.ts'
import { FUNCTION_WORD, isCommonWord, TEAMS } from '../headline/true-case.ts'
import { firstNames, personTitles } from '../headline/true-case-names.ts'
import { type Headline, isCapital, type Word } from '../headline/words.ts'
import type { Wording } from '../lexicon/wording.ts'
import {
  isBaseVerb,
  isGerund,
  isNoun,
  isPast,
  isPersonNoun,
  isPlace,
  isThirdPerson,
  isVerbForm,
} from '../words/vocabulary.ts'
import { frameConditions } from './frame-conditions.ts'
import { OF_HARM } from './harm.ts'
import { isSomebody } from './somebody.ts'
import {
  isBetweenNames,
  isDeedOfMany,
  isFirmByVerb,
  isNameBehindComma,
  isNameByCapital,
  isNamedByCapital,
  isNameHere,
  isWithinName,
  nearby,
  next,
  opensName,
  PREPOSITIONS,
  standsAsAdjective,
  standsAsNoun,
  standsAsPast,
  standsAsVerb,
} from './standing.ts'
import { isMeantLiterally, isNatureSubject, measuresForce } from './wordings-literal.ts'

const DETERMINER = /^(?:an?|the|this|that|his|her|its|their|our|my|your|every|each|one|another)$/

/** Right behind a determiner, or behind one word of one thing: "this trick", "this genius trick", "the boys trick". */
const isBehindDeterminer = ({ words }: Headline, at: number): boolean =>
  DETERMINER.test(words[at - 1]?.key ?? '') ||
  (DETERMINER.test(words[at - 2]?.key ?? '') && /(?:[^s]|ss|us)$/.test(words[at - 1]!.key))

/** "unprecedented, potentially unlawful deal", "looks pretty boring", "an ugly boat stays a boat": there it cannot go. */
function isBeforeItsNoun({ words }: Headline, last: number): boolean {
  const next = words[last + 1]
  return (
    next !== undefined &&
    /^\s$/.test(next.gap) &&
    !/^(?:and|or|but|yet)$/.test(next.key) &&
    !words.slice(last + 2).some(({ base }) => base === next.base)
  )
}

/** Oaths and curses change nothing of what is said, denied or not. */
const OATH =
  /^(?:actually|basically|damn|finally|freakin|freaking|frickin|fucking|hella|honestly|literally|simply|so damn|super|way too|whole new)$/

/** "not completely sure" is not "not sure", and "so dramatically that", "more quietly than" have their measure. */
function isScoped(headline: Headline, first: number, last: number, base: string): boolean {
  if (OATH.test(base)) return false
  const [before, after] = [headline.words[first - 1]?.key ?? '', headline.words[last + 1]]
  const isAlone = after === undefined || /[^\s]/.test(after.gap) || after.key === 'that' || PREPOSITIONS.has(after.key)
  return (
    isDenied(headline, first) ||
    // "a truly free election": one that is so, and not in name only.
    (base === 'truly' && IN_NAME_ONLY.test(after?.key ?? '')) ||
    // "how shockingly easy it is", "the most painfully awkward calls": of what an adjective says, it is a degree.
    (/^(?:more|less|most|least|as|how|than)$/.test(before) && (isAlone || !QUALITY.test(after.key))) ||
    (isAlone && /^(?:so|too|very|quite|pretty|that)$/.test(before))
  )
}

const IN_NAME_ONLY =
  /^(?:anonymous|autonomous|competitive|democratic|equal|fair|free|global|inclusive|independent|neutral|open|private|random|representative|secret|secure|sustainable|universal)$/

const QUALITY =
  /(?:ile|ous|ful|less|ic|ive|able|ible|ish|[^n]al|ary|ate|ect|ant|ent|ing|ed|ly|rk?y|ky|iest)$|^(?:bad|beautiful|big|brave|bright|cheap|clever|close|cold|cool|cute|dark|deep|easy|fake|funny|genius|good|hard|hot|insane|irish|long|low|mean|nice|odd|old|poor|rare|raw|real|rude|sad|sexy|sick|silly|simple|slow|smart|soft|strange|sweet|tall|tough|ugly|weird|wild|wrong|young)$/

/** "does not drastically change", "never really knew". */
export function isDenied({ words }: Pick<Headline, 'words'>, first: number): boolean {
  for (let at = first - 1; at >= 0 && at >= first - 4; at--) {
    if (DENYING.test(words[at]!.key)) return true
    if (/[^\s“‘"']/.test(words[at]!.gap) || CLAUSE.test(words[at]!.key)) return false
  }
  return false
}

const CLAUSE = /^(?:and|but|that|who|which|because|when|if|while|as|or|after|before)$/
const DENYING = /^(?:not|never|cannot|hardly|barely|without|rarely|nobody|nothing)$|n['’]t$/
/** "powerful farewell speech", "rose sharply": one of the words that the block names. */
function standsByThese(
  { words }: Headline,
  first: number,
  last: number,
  nouns: ReadonlySet<string>,
  kind: Wording['kind'],
): boolean {
  const isThese = (word: Word | undefined) =>
    word !== undefined && (nouns.has(word.base) || nouns.has(word.key) || nouns.has(singular(word.base)))
  if (kind === 'adverb')
    return (
      (isThese(words[last + 1]) && /^\s*$/.test(words[last + 1]!.gap)) ||
      (isThese(words[first - 1]) && /^\s*$/.test(words[first]!.gap))
    )
  // "massive heart attack"
  if (/^(?:heart|panic|asthma|angina)$/.test(words[last + 1]?.key ?? '')) return false
  for (let at = last + 1; at <= last + 3; at++) {
    const word = words[at]
    // Behind a preposition or a verb stands another thing.
    if (word === undefined || !/^\s*[“‘"']?$/.test(word.gap) || PREPOSITIONS.has(word.key)) return false
    // "massive earthquake strikes Skerra": what it does.
    if (at > last + 1 && isDoneHere(words, at)) return false
    if (isThese(word) && !goesOn(words, at)) return true
    if (DETERMINER.test(word.key) || (isThirdPerson(word.key) && !isNoun(word.base))) return false
  }
  return false
}

const isDoneHere = (words: readonly Word[], at: number): boolean =>
  (isThirdPerson(words[at]!.key) || isPast(words[at]!.key) || /[^s]s$/.test(words[at - 1]!.key)) &&
  isBaseVerb(words[at]!.base.replace(/s$/, '')) &&
  words[at + 1] !== undefined &&
  /^\s*[“‘"']?$/.test(words[at + 1]!.gap) &&
  (isPast(words[at]!.key) || !PREPOSITIONS.has(words[at + 1]!.key))

/** "striking film crews": the word at the place only describes the next. */
function goesOn(words: readonly Word[], at: number): boolean {
  const after = words[at + 1]
  return (
    after !== undefined &&
    /^\s*$/.test(after.gap) &&
    (isNoun(after.base) || isNoun(singular(after.base))) &&
    !PREPOSITIONS.has(after.key) &&
    !isThirdPerson(after.key) &&
    !isPast(after.key) &&
    // "devastating floods kill 40": what several do.
    !(
      /[^s]s$/.test(words[at]!.key) &&
      isBaseVerb(after.key) &&
      /^(?:\d|an?$|the$|at$|in$|\p{L}+s$)/u.test(words[at + 2]?.key ?? '')
    )
  )
}

const singular = (word: string): string =>
  /ies$/.test(word)
    ? word.replace(/ies$/, 'y')
    : /(?:ss|sh|ch|x)es$/.test(word)
      ? word.slice(0, -2)
      : word.replace(/s$/, '')

const isNameOfOne = ({ words }: Headline, first: number, last: number): boolean =>
  /^(?:an?|another)$/.test(words[first - 1]?.key ?? '') &&
  (isPlace(words[last + 1]?.base ?? '') || /^(?:north|south|east|west)$/.test(words[last + 1]?.key ?? ''))

const tellsOf = ({ words }: Headline, first: number, last: number, scene: ReadonlySet<string>): boolean =>
  words.some(({ key, base }, at) => (at < first || at > last) && (scene.has(key) || scene.has(base)))

/** Whether the cue at words first..last has the sense of the wording. */
export function frameHolds(headline: Headline, first: number, last: number, wording: Wording): boolean {
  // "Rob Reiner": a first name and no robbery.
  const word = headline.words[first]!
  if (wording.nouns !== undefined && !standsByThese(headline, first, last, wording.nouns, wording.kind)) return false
  if (wording.literal !== undefined && tellsOf(headline, first, last, wording.literal)) return false
  if (wording.isLast && headline.words.some(({ key }, at) => (at < first || at > last) && OF_HARM().test(key)))
    return false
  // "weary of a stubborn North": without it no article may stand.
  if (
    wording.isLast &&
    wording.kind === 'adjective' &&
    (isNameOfOne(headline, first, last) || !isBeforeItsNoun(headline, last))
  )
    return false
  // "robber blasted as he fled": when, and not what he is called.
  if (/ as$/.test(wording.base) && PRONOUN.test(headline.words[last + 1]?.key ?? '')) return false
  // "ditches car in river": where it is left.
  if (wording.neutralBase === 'stop using' && nearby(headline, last, 5, LEFT_SOMEWHERE)) return false
  // "not completely sure" is no "not sure": a degree that is denied.
  if (wording.kind === 'adverb' && wording.neutral === '' && isScoped(headline, first, last, wording.base)) return false
  if (wording.kind === 'noun' && isDoubled(headline, first, last)) return false
  if (
    firstNames.has(word.base) &&
    /^\p{Lu}\p{Ll}/u.test(word.text) &&
    (!headline.isTitleCase || /^\p{Lu}/u.test(headline.words[first + 1]?.text ?? ''))
  )
    return false
  // "Silver Gull: Nightfall", "the Super Gull crash": in sentence case no adjective has a capital of its own.
  if (wording.kind === 'noun' && isFirmByVerb(headline, first, last)) return false
  if (/^ad/.test(wording.kind) && (isTitleByCapital(headline, first, last) || opensName(headline, first, last)))
    return false
  // "Savage releases single", "as Fury beats Dorn": no quality and no mood.
  if (first === last && isNameByDeed(headline, first)) return false
  // "Naughty Dog orders overtime": half of a known name.
  if (isInKnownName(headline, first, last)) return false
  // "John Key", "Will Smart": an ordinary word with a capital inside a headline in sentence case.
  if (isNameHere(headline, first)) return false
  if (wording.kind === 'noun' && isNamedByCapital(headline, first)) return false
  if ((wording.kind === 'adjective' || wording.base === 'super') && isWithinName(headline, first, last)) return false
  if (wording.kind === 'verb' && (isNameByCapital(headline, first) || !standsAsVerb(headline, first, last, wording)))
    return false
  // "warned over ticket touts": with nothing behind it, a plural.
  if (
    wording.kind === 'verb' &&
    wording.form === 'third' &&
    wording.frame === null &&
    first === last &&
    (last === headline.words.length - 1 || /^\s*\|/.test(headline.words[last + 1]!.gap)) &&
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
  // "show flops in the ratings", "‘Night Tide’ Flops at …": behind one thing, what it does.
  if (wording.kind === 'noun' && /^(?:flops|bombs)$/.test(word.key) && first > 0) {
    const [before, after] = [headline.words[first - 1]!, headline.words[last + 1]]
    if (
      ((before.quote >= 0 && /^\p{Lu}/u.test(before.text)) ||
        (before.key === before.base &&
          (isSomebody(before.base) || (isCapital(before) && !isCommonWord(before.base)))) ||
        /^(?:show|series|film|movie|album|song|sequel|reboot|musical|game|play|launch|debut|auction|sale|star|striker|player|side|team|club|pill|drug|vaccine|phone|gadget|device|startup|ipo|scheme|campaign|plan|bid|trial|tour|single|novel)$/.test(
          before.key,
        )) &&
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
  // "Tuesday's races to": a noun, too.
  if (wording.kind === 'verb' && wording.form === 'third' && OF_TIME.test(owner?.key ?? '')) return false
  // "blows 20-point lead": what is lost is no money.
  if (wording.neutralBase === 'spend' && nearby(headline, last, 4, /^(?:leads?|advantages?|chances?|openings?)$/))
    return false
  // "try this genius trick": a noun, too.
  if (wording.kind === 'verb' && wording.form === 'base' && isBehindDeterminer(headline, first)) return false
  // "Swarms of locusts": a noun.
  if (wording.kind === 'verb' && headline.words[last + 1]?.key === 'of') return false
  // "Fire rages": of moods nobody has several, so in -s it is the verb.
  if (wording.kind === 'noun' && headline.words[last]!.base === 'rages') return false
  // Of entries that name their literal scenes those say it.
  if (wording.kind === 'verb' && !wording.isLast && isMeantLiterally(headline, first, last, wording)) return false
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
  if (wording.kind === 'adjective' && wording.nouns === undefined && measuresForce(headline, first)) return false
  // "Malawi shock Algeria": a verb between two names.
  if (wording.kind === 'adjective' && wording.words[0] === 'shock' && isBetweenNames(headline, first)) return false
  if (
    wording.kind === 'adjective' &&
    wording.words.length === 1 &&
    wording.frame !== 'speaker' &&
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
  if (
    wording.kind === 'adjective' &&
    /^[^-]+ing$/.test(word.key) &&
    wording.frame !== 'adjNamed' &&
    wording.frame !== 'adjWho' &&
    isGerund(word.key) &&
    !TO_NOBODY.test(word.key) &&
    isDoneTo(headline, first, last)
  )
    return false
  if (isOtherSense(headline, first, last, wording)) return false
  // "did not go viral": without it nothing is said.
  if (wording.base === 'viral' && /^(?:go|goes|went|gone|going)$/.test(headline.words[first - 1]?.key ?? ''))
    return false
  // "really awkward" measures; "really knows" insinuates.
  if (
    wording.base === 'really' &&
    wording.nouns === undefined &&
    !isAnyVerb(headline.words[last + 1]?.key ?? '') &&
    !isReallyThat(headline, first)
  )
    return false
  if (wording.kind === 'noun' && wording.words.length === 1 && !standsAsNoun(headline, first)) return false
  // "Ruiz, Okafor battle over ferries", "clubs fight over pitch": what they do.
  if (wording.kind === 'noun' && isDeedOfMany(headline, first)) return false
  const frames = wording.frame === null ? [] : [wording.frame, ...wording.also]
  return frames.every((frame) => frameConditions[frame](headline, first, last))
}

/** A capital inside a headline in sentence case before another, or two words with capitals before a colon. */
function isTitleByCapital({ words, isTitleCase }: Headline, first: number, last: number): boolean {
  const [word, after] = [words[first]!, words[last + 1]]
  if (isTitleCase || word.quote >= 0 || after === undefined || after.gap !== ' ') return false
  if (!/^\p{Lu}\p{Ll}/u.test(word.text) || !/^\p{Lu}\p{Ll}/u.test(after.text)) return false
  if (first > 0) return word.gap === ' '
  if (!isCommonWord(after.base)) return false
  const next = words[last + 2]
  // "Silver Gull: Nightfall", "Nasty Gulls art exhibit"
  return (
    /^:/.test(next?.gap ?? '') ||
    (/^ \p{Ll}/u.test(`${next?.gap}${next?.text}`) &&
      !FUNCTION_WORD.test(next!.key) &&
      !isBaseVerb(next!.key) &&
      !isVerbForm(next!.key) &&
      !/(?:ed|ing|ly|s)$/.test(next!.key) &&
      (/^(?:wo)?men$/.test(after.key) || (/[^s]s$/.test(after.key) && !isPersonNoun(after.key.slice(0, -1)))) &&
      !TEAMS.test(after.key) &&
      !personTitles.has(after.key) &&
      !/^(?:footage|images?|moment|new|photos?|pictures?|report|videos?)$/.test(after.key))
  )
}

/** Senses of single entries that a few words around them rule out. */
function isOtherSense(headline: Headline, first: number, last: number, wording: Wording): boolean {
  const { words, text } = headline
  const behind = text.slice(words[last]!.end)
  // "takes aim at sailor" with a gun.
  if (wording.base === 'take aim at' && (SHOT.test(text) || isNatureSubject(headline, first))) return true
  // "hits Okafor with lawsuit", "hammers Norland in new sanctions": a deed, and no words.
  if (wording.neutralBase === 'criticize') return DONE_BY.test(behind)
  // "fears for her life": more than a worry.
  if (wording.base === 'fear for') return nearby(headline, last, 4, /^(?:life|lives|safety)$/)
  // "Dorn stunned by Holm in second round": he lost.
  if (wording.neutralBase === 'surprise' && /^(?:stun|shock)$/.test(wording.base))
    return (
      PLAYED.test(text) &&
      (frameConditions.match(headline, first, last) || words[last + 1]?.key === 'by' || isCapital(words[last + 1]))
    )
  // "ruined castle": what time left of it.
  if (wording.base === 'ruin')
    return (
      wording.form === 'past' &&
      /^(?:abbey|building|castle|chapel|church|city|fort|fortress|house|mansion|monastery|palace|priory|temple|tower|town|village)s?$/.test(
        words[last + 1]?.key ?? '',
      )
    )
  // "rides the wave of ferry films": one, and no series.
  if (wording.base === 'wave') return words.slice(Math.max(0, first - 3), first).some(({ key }) => RIDES.test(key))
  // "council in uproar": in none of its own.
  if (/^(?:uproar|furore?)$/.test(wording.base) && words[first - 1]?.key === 'in') return true
  // "fire gobbles up homes": nobody buys them.
  if (wording.base === 'gobble up')
    return /\b(?:fires?|wildfires?|blazes?|inferno|flames|floods?|sea|waves?)\b/i.test(text)
  // "ticket touts rip off fans": who sells them.
  if (wording.base === 'tout' && /^tickets?$/.test(words[first - 1]?.key ?? '')) return true
  // "launch is touted": talked of.
  if (wording.base === 'tout')
    return (
      /ed$/.test(words[last]!.key) &&
      /^(?:is|are|was|were|be|been|being|as|long|widely|much)$/.test(words[first - 1]?.key ?? '')
    )
  // "rattles investors' confidence": nobody worries there.
  if (wording.base === 'rattle' && wording.neutralBase === 'worry')
    return nearby(headline, last, 3, /^(?:confidence|nerves|faith|trust|sentiment)$/)
  // "mayhem" where somebody shot many is more than disorder.
  if (/^(?:mayhem|chaos)$/.test(wording.base) && /\bmass[- ]shooting|\bgunm[ae]n\b|\bmassacre/i.test(text)) return true
  // "apparently fell, police say": what they know so far.
  if (wording.base === 'apparently') return INQUIRY.test(text)
  // "software giant Ana Ruiz": somebody, and no company.
  if (wording.frame === 'firm')
    return firstNames.has(words[last + 1]?.base ?? '') && /^\p{Lu}/u.test(words[last + 2]?.text ?? '')
  // "accused of plot to rob bank": what it is in law.
  if (/^plot (?:to|against)$/.test(wording.base)) return /\b(?:accus\w+|overturn|overthrow|traitors?)\b/i.test(text)
  // "Ships of Mayhem: new add-on": a title.
  return (
    wording.kind === 'noun' &&
    words[first - 1]?.key === 'of' &&
    first === 2 &&
    /s$/.test(words[0]!.key) &&
    /^:/.test(words[last + 1]?.gap ?? '') &&
    !/^(?:scenes|days|hours|weeks|months|years|nights|fears|claims|signs|warnings|decades|moments|allegations|accusations)$/.test(
      words[0]!.key,
    )
  )
}

const DONE_BY =
  / (?:with (?:[\w$£€.-]+ ){0,3}?(?:lawsuits?|suit|sanctions|tariffs?|fines?|subpoenas?|bans?|duties)|in (?:new|fresh|latest|more|tougher) (?:[\w-]+ )?(?:sanctions|tariffs|bans))(?=$|[,.;:]| (?:over|on|for|against|after|as|amid|in)\b)/i

const PRONOUN = /^(?:he|she|they|it|we|you|i|his|her|their|its)$/

const LEFT_SOMEWHERE =
  /^(?:canal|ditch|field|hedge|highway|lake|lane|motorway|pond|river|road|roadside|sea|street|verge|woods)$/

const PLAYED = /\b(?:finals?|semi-?finals?|rounds?|cup|open|seeds?|wimbledon|league|playoffs?|slam|tennis|atp|wta)\b/i

const SHOT = /\b(?:shootings?|shot|gunm[ae]n|rifles?|snipers?|hunters?|deer|arrows?|pistols?)\b/i

const RIDES = /^(?:rid(?:es?|ing|den)|rode|surf(?:s|ed|ing)?|catch(?:es|ing)?|caught)$/

const INQUIRY =
  /\b(?:police|officials?|sheriff|coroner|prosecutors?|investigators?|authorities|inquest|court) (?:say|says|said|hears?|heard|told|believes?)\b|\baccording to\b/i

/** "gibe by gibe", "row after row": one of them alone would no longer match the other. */
const isDoubled = ({ words }: Headline, first: number, last: number): boolean =>
  [
    [last + 1, last + 2],
    [first - 1, first - 2],
  ].some(
    ([link, other]) =>
      /^(?:by|after|upon|to|on|and)$/.test(words[link!]?.key ?? '') && words[other!]?.base === words[last]!.base,
  )

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

/** What nobody does to anybody: "for floundering mayor". */
export const TO_NOBODY =
  /^(?:blundering|bumbling|cowering|crumbling|dithering|failing|faltering|fawning|flailing|floundering|fuming|gloating|gushing|howling|jeering|limping|meddling|plotting|posturing|prancing|rambling|ranting|raving|reeling|scheming|seething|simpering|smirking|sneering|snooping|sobbing|squabbling|squirming|strutting|swaggering|trailblazing|wailing|whimpering|whining|wilting|wobbling)$/

/** Of these "explosive" is a figure of speech. */
const TOLD_OR_PLAYED =
  /^(?:claims?|allegations?|accusations?|interviews?|books?|memoirs?|reports?|testimony|lawsuits?|revelations?|details|emails?|letters?|memos?|tapes?|texts?|transcripts?|bust-ups?|split|divorce|dispute|row|feud|hearings?|debates?|arguments?|affairs?|scandals?|trials?|starts?|innings|ton|century|debut|performance|growth|popularity|season|review|evidence|admission|statement|remarks?|comments?|secrets?|truth|documentary|rant|exchange|clash|confrontation|charges?|documents?|files?|findings?|leaks?|confession|story|stories|podcast|speech|warning|move|decision|ruling|verdict|twist|drama|showdown|meeting|town|press)$/
const STRIKES =
  /^(?:explodes?|leaves|left|drops?|rocks?|lands?|hits?|sends|shakes?|emerges?|comes|ends|stuns|has|is|was)$/

const OF_TIME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|to|yester)day|tonight|tomorrow|week|weekend|month|year|season)['’]s$/

/** What is said without an object. */
const GOES =
  /^(?:rise|fall|respond|argue|object|react|celebrate|voice criticism|worsen|struggle|fail|collapse|speak|complain|cry|leave|increase|decline)\b/

/** Said of no thing that undergoes it. */
const NEEDS_OBJECT =
  /^(?:lead|add|go|move|change|disagree|draw attention|seek|put pressure|stop using)\b.* (?:to|against|on|from|using|attract)$/

const GROWS = /^(?:erupts|grows|mounts|spreads|builds|continues|rises|follows|greets|boils|brews|simmers|remains)$/

/** "is really a gun problem", and no "is it really a ferry?". */
const isReallyThat = ({ words }: Headline, at: number): boolean =>
  /^(?:is|was|are|were)$/.test(words[at - 1]?.key ?? '') &&
  at > 1 &&
  /^(?:an?|the|about|just)$/.test(words[at + 1]?.key ?? '')

const isAnyVerb = (key: string): boolean =>
  isBaseVerb(key) ||
  isVerbForm(key) ||
  /^(?:is|are|was|were|has|have|had|does|do|did|happened|means?|wants?|can|could|will|would|may|might|should|must)$/.test(
    key,
  )

/** Fixed phrases whose first or second word is no judgement. */
const FIXED =
  /^(?:mad libs|wrecking balls?|panic modes?|(?:flip|belly) flops?|queen gambit|free radicals?|crazy (?:golf|paving|horse)|purge (?:valves?|pumps?|gas)|chilling (?:units?|systems?|effects?)|rotten (?:meat|chicken|beef|fish|eggs?|food|fruit|apples?|teeth|wood|tomatoes|vegetables|milk|flesh|smell|bod(?:y|ies)|corpses?|timber|floors?))$/

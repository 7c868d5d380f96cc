/**
 * Whether a judging adjective tells which of many is meant: "the worst of the storms", "the most popular ferry". Such a word stays,
 * or "one of" takes its place.
 */

import { wordSet } from '../../text/memoize.ts'
import type { Word } from '../headline/words.ts'
import { UNCOUNTED } from '../lexicon/count-nouns.ts'
import { PREPOSITIONS } from '../tactics/standing.ts'
import { SUPERLATIVE } from '../words/superlative.ts'
import { isBaseVerb, isGerund, isNoun, isPast, isPersonNoun, isVerbForm } from '../words/vocabulary.ts'
import { headOf } from './degrees.ts'
import type { Edit } from './plain-edits.ts'

/** No noun begins with it. */
export const NO_NOUN =
  /^(?:of|in|on|at|to|for|from|by|with|as|is|are|was|were|has|have|had|and|or|but|nor|than|that|who|which|when|while|after|before|over|about|because|if|will|would|can|could|may|might|not|so|enough|amid|against|into|during|due|following|despite|until|since|near|under|tonight|today|tomorrow|yesterday|up|down|out|off|away|he|she|it|they|we|i|you)$/

const uncounted = wordSet(UNCOUNTED)

export const isOneThing = ({ key }: Word): boolean =>
  /[a-z]{3}$/.test(key) &&
  !/s$|ly$/.test(key) &&
  !uncounted.has(key) &&
  !MANY.test(key) &&
  !NO_NOUN.test(key) &&
  !isPast(key)

const MANY =
  /^(?:fish|sheep|deer|aircraft|gossip|species|children|men|women|people|police|staff|crew|cattle|data|media)$/

/** "Skerra's weirdest ferry": it has others, and nobody would know which; "Norland's best sailor Ruiz" is named. */
export function tellsWhichOfHis({ words, from, last }: Place, at: number): boolean {
  const owner = words[from - 1]
  if (owner === undefined || !SUPERLATIVE.test(words[last]!.key) || !/[\p{L}][’']s?$/u.test(owner.text)) return false
  return isOneThing(words[at]!) && !isPersonNoun(words[at]!.key) && !/^\p{Lu}/u.test(words[at + 1]?.text ?? '')
}

/** An evaluation with the intensifier before it, which begins at `from`. */
export interface Place {
  words: readonly Word[]
  from: number
  first: number
  last: number
}

const SELECTING =
  /^(?:from|of|except|among|but|without|avoid|avoids|some|is|are|was|were|be|been|this|that|it's|become|becomes|became|named|called)$/

export const isNumber = (word: Word | undefined): boolean =>
  /^\d+$|^(?:two|three|four|five|six|seven|eight|nine|ten|twenty)$/.test(word?.key ?? '')

/** Without it the sentence would tell of all, or of nothing. */
export function picksOut({ words, from, first, last }: Place): boolean {
  const before = words[from - 1]
  const next = words[last + 1]?.key ?? ''
  const most = words[first - 1]?.key === 'most' ? first - 1 : words[from]!.key === 'most' ? from : -1
  if (most >= 0) {
    // "spared from the most dramatic cuts": of the cuts only these; without the word it would be all of them.
    const selector = words[/^(?:the|its|his|her|their)$/.test(words[most - 1]?.key ?? '') ? most - 2 : most - 1]
    if (SELECTING.test(selector?.key ?? '')) return true
    // "the most brutal game in island history": of all of them, this one.
    if (/^(?:in|of|since|on)$/.test(words[last + 2]?.key ?? '')) return true
    // "among the 18 most badass gulls": there are more of them.
    if (isNumber(words[most - 1]) && most > 2 && words[most - 2]!.key === 'the') return true
  }
  // "the wildest markets since 2031": of all of them then, these.
  if (SUPERLATIVE.test(words[last]!.key) && isSpanBehind(words, last)) return true
  // "denies sweeping changes": there may be others.
  if (rulesOut(words, from, last)) return true
  // "Don't buy flashy boats": others one may.
  if (/^(?:don['’]t|never|avoid|stop)$/.test(words[0]!.key) && from > 0 && from < 4) return true
  // "big-money moves won't happen": others may.
  if (isPluralDenied(words, from, last)) return true
  // "least stressful jobs": the comparison is what the sentence says.
  if (before?.key === 'least' || before?.key === 'less') return true
  // "the 10 ugliest buildings": without the word there would be no more than those.
  if (isNumber(before) && words[from - 2]?.key === 'the' && SUPERLATIVE.test(words[last]!.key)) return true
  // "from a surprising corner", "our favorite deals": without it the phrase says nothing, or another thing.
  if (
    /^(?:corner|source|place|direction|quarter|angle|reason|way|turn|twist|light|history|past|side|mood|note)$/.test(
      next,
    ) &&
    /^an?$/.test(before?.key ?? '')
  )
    return true
  // "voted favourite ferry": what it was voted.
  if (/^(?:voted|named|crowned|chosen|ranked|rated|declared|dubbed)$/.test(before?.key ?? '')) return true
  if (/^favou?rite$/.test(words[last]!.key) && /^(?:my|our|your|his|her|their)$/.test(before?.key ?? '')) return true
  // "the town's favourite baker": without it he would be the only one.
  if (/^favou?rite$/.test(words[last]!.key) && /[’']s?$|^(?:his|her|their|its|my|our)$/i.test(before?.text ?? ''))
    return true
  // "tried the ferry and hated life": what they did.
  const isDeed =
    before?.key === 'and' &&
    isPast(words[from]!.key) &&
    words.slice(1, from - 1).some(({ key }) => isPast(key) && !isNoun(key))
  if (isDeed) return true
  // "lands in historic first": the number stands for a noun and cannot stand alone.
  if (before?.key === 'in' && /^(?:first|second|third|double|treble)$/.test(next)) return true
  // "a fan of glorious defeats": of these and of no others.
  if (
    /^(?:glorious|heroic|noble|honou?rable)$/.test(words[last]!.key) &&
    /^(?:defeats?|failures?|loss(?:es)?)$/.test(next)
  )
    return true
  // "the dumbest thing yet", "the most bizarre thing": without its measure it says nothing.
  return (SUPERLATIVE.test(words[last]!.key) || most >= 0) && before?.key === 'the' && /^things?$/.test(next)
}

export const ONE_OF_MANY =
  /^(?:bar|beach|bridge|building|caf[eé]|cathedral|church|club|hotel|landmark|mall|market|monument|museum|park|pub|restaurant|school|shop|square|stadium|statue|store|theatre|theater|university)$/

/** "markets since 2031", "empire of all time" */
const isSpanBehind = (words: readonly Word[], last: number): boolean =>
  words
    .slice(last + 2, last + 5)
    .some(({ key }, i, behind) => key === 'since' || (key === 'of' && behind[i + 1]?.key === 'all'))

/** "Dorn's most shocking promises" → "some of Dorn's promises", "the most striking boats" → "boats": bare, it would be all of them. */
export function someOfMost({ words, from, first, last }: Place, at: number): Edit | null | undefined {
  const isMost = words[from]!.key === 'most' || words[first - 1]?.key === 'most'
  const areMany = [words[at], headOf(words, last)].some((word) => /[^su]s$/.test(word?.key ?? ''))
  if (!isMost || !areMany) return undefined
  const owner = words[from - 1]
  if (owner === undefined) return undefined
  if (!/^\s*$/.test(words[from]!.gap)) return undefined
  if (owner.key === 'the') return from === 1 ? { first: 0, last, put: '' } : undefined
  if (!/^(?:his|her|its|their)$|['’]s?$/.test(owner.text)) return undefined
  const opens = words[from - 2]?.key === 'the' ? from - 2 : from - 1
  const before = words[opens - 1]
  // "Dana Ruiz's most shocking moments", "are these Norwell's most shocking rooms?": behind these words none of them stands.
  const isOpen =
    before === undefined ||
    !/^\s*$/.test(words[opens]!.gap) ||
    (PREPOSITIONS.has(before.key) && !/^(?:is|are|than)$/.test(before.key)) ||
    (isVerbForm(before.key) && !/^(?:is|are|was|were)$/.test(before.key)) ||
    isGerund(before.key) ||
    isBaseVerb(before.key) ||
    /^(?:how|what|where|why|about|amid)$/.test(before.key)
  if (!isOpen) return null
  if (before?.key === 'of' && /^(?:\d+|one|some|two|three|many|most)$/.test(words[opens - 2]?.key ?? ''))
    return undefined
  const owned = words.slice(opens, from).map(({ text, gap }, i) => (i > 0 ? gap : '') + text)
  return { first: opens, last, put: `some of ${owned.join('')}` }
}

/** What is claimed is denied whatever it is called. */
const CLAIMED =
  /^(?:accounts?|accusations?|allegations?|assertions?|charges?|claims?|comments?|criticisms?|reports?|rumou?rs?|story|stories|suggestions?|theor(?:y|ies)|speculation)$/

/** "denies sweeping changes", "rules out a big-money move", "bans aggressive tactics", and no "denies explosive claims". */
function rulesOut(words: readonly Word[], from: number, last: number): boolean {
  const at = /^an?$/.test(words[from - 1]?.key ?? '') ? from - 2 : from - 1
  const [verb, before, noun] = [words[at]?.key ?? '', words[at - 1]?.key ?? '', words[last + 1]]
  if (noun === undefined || CLAIMED.test(noun.key) || CLAIMED.test(words[last + 2]?.key ?? '')) return false
  return (
    /^(?:den(?:y|ies|ied|ying)|avoid(?:s|ed|ing)?|avert(?:s|ed|ing)?)$/.test(verb) ||
    (verb === 'out' && /^rul(?:e|es|ed|ing)$/.test(before)) ||
    (/^(?:bar|bars|barred|barring|bans?|banned|banning)$/.test(verb) &&
      /[^su]s$/.test(noun.key) &&
      !isPersonNoun(noun.base))
  )
}

/** Of what is denied, the word tells which: "sweeping cuts will not come", and no "furious fans won't leave". */
function isPluralDenied(words: readonly Word[], from: number, last: number): boolean {
  const [noun, verb, negation] = [words[last + 1], words[last + 2]?.key ?? '', words[last + 3]?.key ?? '']
  return (
    noun !== undefined &&
    /[^su]s$/.test(noun.key) &&
    !isPersonNoun(noun.base) &&
    (from === 0 || !/^(?:the|his|her|its|their|these|those)$|['’]s?$/.test(words[from - 1]!.text)) &&
    (/n['’]?t$/.test(verb) && /^(?:won|will|would|can|could|do|does|did|are|were|have|had|should|may|must)/.test(verb)
      ? true
      : /^(?:will|would|can|could|do|did|are|were|have|had|may|must|should)$/.test(verb) &&
        /^(?:not|never|no)$/.test(negation))
  )
}

/** "one of the sport's craziest careers", "is the craziest": without its superlative it says nothing. */
export function isOneOfMost({ words, from, last }: Place): boolean {
  // "Norwell's hottest streets", "Norwell's 10 hottest": bare, these are all there are.
  if (!SUPERLATIVE.test(words[last]!.key)) return false
  // "its weirdest yet"
  if (words[last + 1]?.key === 'yet') return true
  if (words[last]!.key === 'hottest' && /[’']s?$/.test(words[from - 1]?.text ?? '')) return true
  if (/^\d+$/.test(words[from - 1]?.key ?? '') && /[’']s?$/.test(words[from - 2]?.text ?? '')) return true
  if (words[from - 1]?.key === 'the' && /^(?:is|are|was|were|be|been|'s)$/.test(words[from - 2]?.key ?? '')) return true
  return words.slice(Math.max(0, from - 4), from).some(({ key }, i, near) => key === 'of' && near[i - 1]?.key === 'one')
}

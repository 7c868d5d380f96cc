/** As what a word stands here, by its neighbours and its capital: a verb, a past, an adjective, a noun or a name. */

import { SURNAME_TOO } from '../headline/names-of-people.ts'
import { isCommonWord, TEAMS } from '../headline/true-case.ts'
import { type Headline, isCapital, type Word } from '../headline/words.ts'
import type { Wording } from '../lexicon/wording.ts'
import { isBaseVerb, isNoun, isPersonNoun, isThirdPerson, isVerbForm } from '../words/vocabulary.ts'

export const PREPOSITIONS = new Set(
  'at in on into onto of off over under up down to for from with by as after before near through against amid during out across along than and or but while when if that who which'.split(
    ' ',
  ),
)
export const DETERMINERS = new Set(
  "a an the this that these those his her its their our my your another every each some any no one's".split(' '),
)

/** Whether a word that is ordinary elsewhere is part of a name here: its capital has no other reason. */
export function isNameHere(headline: Headline, at: number): boolean {
  const word = headline.words[at]!
  const before = headline.words[at - 1]
  return (
    !headline.isTitleCase &&
    before !== undefined &&
    /^\s+$/.test(word.gap) &&
    /^\p{Lu}\p{Ll}/u.test(word.text) &&
    /^\p{Lu}\p{Ll}/u.test(before.text) &&
    isCommonWord(word.base) &&
    // "Le Grand Nord Macabre": inside the sentence a run of capitals is one name.
    (!isCommonWord(before.base) || (at > 1 && before.gap === ' ' && isCapital(headline.words[at - 2])))
  )
}

/** "Harsh Labs may unveil": at the start, too, a capital on what is an ordinary plural belongs to a name. */
export const opensName = ({ words, isTitleCase, isAllCapitals }: Headline, first: number, last: number): boolean => {
  const [next, other] = [words[last + 1], words[last + 2]]
  return (
    first === 0 &&
    !isTitleCase &&
    !isAllCapitals &&
    next?.gap === ' ' &&
    /^\p{Lu}\p{Ll}+[^s]s$/u.test(next.text) &&
    isCommonWord(next.base) &&
    !TEAMS.test(next.key) &&
    !SURNAME_TOO.test(next.key) &&
    !isPersonNoun(next.base.replace(/s$/, '')) &&
    // "Savage Cuts hit schools", "Brutal Attacks by gunmen": many do so, and what is done by somebody.
    (isThirdPerson(other?.key ?? '') || /^(?:may|might|will|could|to)$/.test(other?.key ?? ''))
  )
}

/** "Savages launches market in two towns": one firm does, and no savages do. */
export const isFirmByVerb = ({ words }: Headline, first: number, last: number): boolean => {
  const [next, other] = [words[1], words[2]]
  return (
    first === 0 &&
    last === 0 &&
    /[^s]s$/.test(words[0]!.key) &&
    next?.gap === ' ' &&
    /^(?:acquires|announces|buys|expands|hires|launches|names|opens|raises|sells|signs|unveils)$/.test(next.key) &&
    other?.gap === ' ' &&
    !PREPOSITIONS.has(other.key) &&
    !isVerbForm(other.key)
  )
}

/** "fans of a Brave Gulls league", "new Super Otter boat": in sentence case a capital on what describes belongs to a name. */
export function isWithinName({ words, isTitleCase }: Headline, first: number, last: number): boolean {
  const [word, after] = [words[first]!, words[last + 1]]
  return (
    !isTitleCase &&
    first > 0 &&
    after !== undefined &&
    /^\s+$/.test(word.gap) &&
    /^\s+$/.test(after.gap) &&
    word.quote < 0 &&
    /^\p{Lu}\p{Ll}/u.test(word.text) &&
    /^\p{Lu}\p{Ll}/u.test(after.text) &&
    /^\p{Ll}/u.test(words[first - 1]!.text)
  )
}

/** "crowd at a Havoc show", "backs Fury": in sentence case only names have capitals inside a sentence. */
export const isNamedByCapital = ({ words, isTitleCase, isAllCapitals }: Headline, at: number): boolean =>
  !isTitleCase &&
  !isAllCapitals &&
  at > 0 &&
  words[at]!.gap === ' ' &&
  words[at]!.quote < 0 &&
  /^\p{Lu}\p{Ll}/u.test(words[at]!.text) &&
  isCommonWord(words[at]!.base) &&
  words.some(({ spelling }) => spelling.isLower && spelling.isLong)

export function isNameBehindComma({ words, isTitleCase }: Headline, at: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]]
  return (
    !isTitleCase &&
    at > 0 &&
    /^,? $/.test(word.gap) &&
    /^\p{Lu}\p{Ll}/u.test(word.text) &&
    next !== undefined &&
    /^\p{Ll}/u.test(next.text) &&
    isVerbForm(next.key)
  )
}

export function isBetweenNames({ words, isTitleCase }: Headline, at: number): boolean {
  const before = words[at - 1]
  const after = words[at + 1]
  return (
    !isTitleCase &&
    before !== undefined &&
    before.key === before.base &&
    after !== undefined &&
    isCapital(before) &&
    isCapital(after)
  )
}

/** "Warriors beat Rockets": in sentence case a verb has no capital but at a start. */
export function isNameByCapital(headline: Headline, at: number): boolean {
  const word = headline.words[at]!
  return (
    !headline.isTitleCase &&
    at > 0 &&
    /^\p{Lu}\p{Ll}/u.test(word.text) &&
    /^[\s“‘"'(]*$/.test(word.gap) &&
    word.quote < 0
  )
}

/** A verb form that is no noun here: "slams", "blasts", "hammer" are both. */
export function standsAsVerb(headline: Headline, first: number, last: number, wording: Wording): boolean {
  const before = headline.words[first - 1]
  const after = next(headline, last)
  const joined = before !== undefined && /^\s*$/.test(headline.words[first]!.gap)
  // "storm hits Norwell, sparking fears": what follows from it.
  if (wording.form === 'gerund') return joined || first === 0 || /^, $/.test(headline.words[first]!.gap)
  // "Rockets kill 2", "Norwell: Rockets hit town", "Soviet-era tanks": where no subject stands, a plural.
  if (
    wording.form === 'third' &&
    !isThirdPerson(headline.words[first]!.key) &&
    (before === undefined ||
      /[:;.?!—–]/.test(headline.words[first]!.gap) ||
      /-(?:era|style|made|built|type|class|grade)$/.test(before.key))
  )
    return false
  // "Vile trolls hound presenter": abusers, and no deed.
  if (headline.words[first]!.key === 'trolls' && first <= 1) return false
  // "2,000-year old ruins", "ancient ruins": what is left of a building.
  if (
    headline.words[first]!.key === 'ruins' &&
    /^(?:old|ancient|roman|greek|maya|mayan|inca|medieval|burning|smoking|historic|buried|stone|temple|castle|city|building)$/.test(
      before?.key ?? '',
    )
  )
    return false
  // "return to ruins": behind "to" nobody does it.
  if (joined && wording.form === 'third' && before?.key === 'to') return false
  // "Hope and fear for families": two moods.
  if (
    joined &&
    wording.form === 'base' &&
    before?.key === 'and' &&
    /^(?:hope|grief|anger|joy|love|pain|relief|anxiety|shock|confusion|awe|loss|doubt)$/.test(
      headline.words[first - 2]?.key ?? '',
    )
  )
    return false
  // "agrees to send tanks", "will buy slots": what another verb has for its object.
  const isObject =
    joined &&
    wording.form === 'third' &&
    before !== undefined &&
    isBaseVerb(before.key) &&
    /^(?:to|will|would|could|may|might|can|should|must)$/.test(headline.words[first - 2]?.key ?? '')
  if (isObject) return false
  if (
    joined &&
    before !== undefined &&
    !isWhatDoes(headline, first, wording) &&
    (DETERMINERS.has(before.key) ||
      /^(?:of|in|with|from|for|by|after|before|during|amid|despite|following|near|against|without|\d+)$/.test(
        before.key,
      ))
  )
    return false
  // "Storm off Skerra sinks ferry": the weather, unless several do it or somebody is to.
  if (
    wording.form === 'base' &&
    headline.words[first]!.key === 'storm' &&
    !(
      joined &&
      before !== undefined &&
      /[^s]s$|^(?:to|will|would|could|may|might|they|we|people|police)$/.test(before.key)
    )
  )
    return false
  // "Embassy blast kills 9": what kills is the blast.
  if (
    after !== undefined &&
    isThirdPerson(after.key) &&
    wording.form === 'base' &&
    !isTeam(after) &&
    /^(?:\d|the$|a$|an$|at$)/.test(headline.words[last + 2]?.key ?? '')
  )
    return false
  // A noun before another verb: "blast kills", "raid rocks town" keep their sense by the verb's own entry.
  if (
    after !== undefined &&
    isVerbForm(after.key) &&
    !isNoun(after.base) &&
    wording.form !== 'past' &&
    !isTeam(after) &&
    // "braces for expanded search": what stands behind the preposition is a noun's.
    !(
      (wording.tactic === null || wording.words.length > 2) &&
      /^(?:for|with|at|on|against|over|into|to|from)$/.test(headline.words[last]!.key)
    ) &&
    (headline.isTitleCase || !isCapital(after))
  )
    return false
  if (wording.form !== 'base' || wording.words.length > 1) return true
  if (before === undefined) return false
  // "shares trick for getting up": what is shared.
  if (isThirdPerson(before.key) && /^(?:for|to|that)$/.test(after?.key ?? '')) return false
  // "can largely ditch masks"
  const lead = /[a-z]{2}ly$/.test(before.key) ? headline.words[first - 2] : before
  if (/^(?:to|will|would|could|may|might|can|should|must|not|don't|didn't)$/.test(lead?.key ?? '')) return true
  if ((wording.frame !== null || wording.isLast) && isOfSeveral(headline, first, after)) return true
  return (
    before.key === 'and' ||
    // "designers secretly hoard"
    (lead ?? before).key.endsWith('s') ||
    // A name of one takes no base form: "High School Student", "Experts Compile Mock Drafts". A body may: "GOP slam".
    /^(?:police|people|men|women|children|fans|media|staff|who|family|couple|council|government|pair|duo)$/.test(
      before.key,
    ) ||
    /^\p{Lu}{2,}$/u.test(before.text) ||
    // "Ruiz, Okafor slam plan", "Ruiz and Okafor slam plan": two names.
    (isCapital(before) &&
      headline.words.slice(Math.max(0, first - 4), first).some(({ key, gap }) => key === 'and' || /^,/.test(gap)))
  )
}

/** "Gulls hammer Bears" */
const isTeam = (word: Word): boolean => TEAMS.test(word.key) && isCapital(word)

/** "the speech that sinks Ruiz", "a saga that captivated": behind a noun, and no "says that blasts" and no "that blasted hat". */
function isWhatDoes({ words }: Headline, first: number, { form }: Wording): boolean {
  const noun = words[first - 2]
  return (
    words[first - 1]!.key === 'that' &&
    (form === 'third' || form === 'past') &&
    noun !== undefined &&
    !/[:;,.?!—–]/.test(words[first - 1]!.gap) &&
    !PREPOSITIONS.has(noun.key) &&
    !isVerbForm(noun.key) &&
    !isBaseVerb(noun.key)
  )
}

/** "fears of conflict shake markets", "can Okafor tame prices": who does it stands further off, and whom it meets behind it. */
function isOfSeveral({ words }: Headline, first: number, after: Word | undefined): boolean {
  if (after === undefined || PREPOSITIONS.has(after.key) || isVerbForm(after.key)) return false
  const before = words.slice(Math.max(0, first - 6), first)
  const asking = /^(?:how|why|where|when|what)$/.test(words[0]!.key) ? 1 : 0
  const isAsked = /^(?:can|could|will|would|should|did|does|do)$/.test(words[asking]?.key ?? '') && first < asking + 5
  return (
    isAsked ||
    before.some(({ key }, i) => /[^su'’]s$/.test(key) && isNoun(key) && /^(?:of|and)$/.test(before[i + 1]?.key ?? ''))
  )
}

/** "Trump enraged allies", "has terrified locals": a verb with its object, not an evaluation before a noun. */
export function standsAsPast(headline: Headline, first: number): boolean {
  const before = headline.words[first - 1]
  const after = next(headline, first)
  if (before === undefined || after === undefined || !/^\s*$/.test(headline.words[first]!.gap)) return false
  if (/^(?:has|have|had|'ve|who|that)$/.test(before.key)) return true
  // "Okafor's embattled deputy": behind an owner stands what he has.
  if (before.key !== before.base) return false
  // "to unseat embattled Rep. Ruiz": what another verb has for its object.
  if (isBaseVerb(before.key) && headline.words[first - 2]?.key === 'to') return false
  if (
    /^(?:of|by|with|over|in|on|at|for|from|as|about|a|an|the|is|are|was|were|be|his|her|their|its|and|or|to|into|left)$/.test(
      before.key,
    )
  )
    return false
  return (
    DETERMINERS.has(after.key) ||
    (isCapital(after) && !headline.isTitleCase) ||
    (!headline.isTitleCase && isCapital(before))
  )
}

/** "a moving speech", "the video is disturbing"; not "are moving back", "sparking talks". */
export function standsAsAdjective(headline: Headline, at: number): boolean {
  const after = next(headline, at)
  if (after === undefined || /^(?:and|or|but)$/.test(after.key)) return true
  const before = headline.words[at - 1]
  if (
    PREPOSITIONS.has(after.key) ||
    DETERMINERS.has(after.key) ||
    (/^(?:back|it|him|them|us|me|you|that|how|why|what|away|up|out)$|ly$/.test(after.key) &&
      // "a snoozing family"
      !/^(?:ally|assembly|belly|bully|butterfly|family|jelly|monopoly|rally|reply|supply)$/.test(after.key))
  )
    return (
      /^(?:is|are|was|were|so|very|too|how)$/.test(before?.key ?? '') &&
      PREPOSITIONS.has(after.key) &&
      after.key !== 'to'
    )
  return !/^(?:is|are|was|were|been|be)$/.test(before?.key ?? '')
}

export function standsAsNoun(headline: Headline, first: number): boolean {
  const before = headline.words[first - 1]
  const word = headline.words[first]!
  if (before === undefined || !/^\s*$/.test(word.gap)) return true
  if (before.key === 'to' && !word.key.endsWith('s')) return false
  // "he spat in soup", "striker spat at referee": a deed of the mouth.
  if (
    word.key === 'spat' &&
    (/^(?:he|she|they|who|i|we|it)$/.test(before.key) || /^(?:at|out|on|into)$/.test(next(headline, first)?.key ?? ''))
  )
    return false
  // "Giants creep up", "silent killer creeps through": a motion, and no noun.
  const isMotion =
    /^creeps?$/.test(word.key) &&
    /^(?:up|into|through|toward|towards|closer|back|along|across|in|over|past)$/.test(next(headline, first)?.key ?? '')
  return !isMotion
}

/** Verbs in -s that are no plural. */
const OF_ONE =
  /^(?:avoids|begins|brings|continues|deepens|ends|enters|escalates|expands|faces|fuels|ignites|intensifies|joins|launches|leads|loses|loosens|prompts|reignites|renews|resolves|sees|settles|sparks|starts|tightens|triggers|widens|wins)$/

/** "Wildfires rage across Europe", "Ruiz, Okafor feud over toll": a base form behind a plural or two names. */
export function isDeedOfMany(headline: Headline, at: number): boolean {
  const [before, word, after] = [headline.words[at - 1], headline.words[at]!, next(headline, at)?.key ?? '']
  if (before === undefined || !/^\s*$/.test(word.gap) || !(isBaseVerb(word.key) || word.key === 'feud')) return false
  // "escalates fight against", "sparks row over": the verb stands before it.
  if (OF_ONE.test(before.key)) return false
  const areTwo =
    isCapital(before) &&
    headline.words.slice(Math.max(0, at - 3), at).some(({ key, gap }, i) => key === 'and' || (i > 0 && /^,/.test(gap)))
  return (
    (areTwo || (/^\p{L}\p{Ll}*s$/u.test(before.text) && !/(?:ss|us|is|'s)$|^its$/.test(before.key))) &&
    /^(?:across|in|on|through|for|as|after|near|over|at|with|against|north|south|east|west)$/.test(after)
  )
}

/** The word after, when nothing but a space stands between. */
export function next(headline: Headline, last: number): Word | undefined {
  const word = headline.words[last + 1]
  return word !== undefined && /^\s*[“‘"']?$/.test(word.gap) ? word : undefined
}

/** Whether one of the `reach` words behind the place is such. */
export function nearby(headline: Headline, at: number, reach: number, pattern: RegExp): boolean {
  return headline.words.slice(at + 1, at + 1 + reach).some((word) => pattern.test(word.base))
}

/** Whether the cue at words first..last has the sense that a wording with this frame means. */
export type FrameCondition = (headline: Headline, first: number, last: number) => boolean

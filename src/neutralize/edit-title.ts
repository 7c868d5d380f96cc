/**
 * The smallest edit that takes hype out of a title at ingestion, or none. Every title of every feed passes here unread by
 * anybody, so it may only do what cannot make a title false: say loaded words plainly, or leave them out, where readers
 * found the plain word right in nearly every place, write shouted words small, drop a shouted label. No clause is moved
 * or dropped and no name touched; a title that needs more keeps the publisher's words, and a language model may do better
 * later. Why: docs/decisions/0072-smallest-edit-at-ingestion.md and 0239-plain-words-in-titles.md
 */

import { analyze } from '../text/analyze.ts'
import { isCommonWord } from './headline/true-case.ts'
import type { Word } from './headline/words.ts'
import type { WordingMatch } from './lexicon/wording.ts'
import { articleFor, type Edit } from './plain/plain-edits.ts'
import { isPlainUnread } from './plain/plain-unread.ts'
import { entryEdits } from './plain/plain-wording.ts'
import { NO_NOUN } from './plain/which-of-many.ts'
import { readTactics, type TacticReading } from './tactics/tactics.ts'
import { EMPHASIS } from './tactics/typography.ts'
import { withoutTail } from './title-tail.ts'
import { isThirdPerson } from './words/vocabulary.ts'

type Title = TacticReading['headline']

const LABEL = /^(?:BREAKING|BREAKING NEWS|JUST IN|MUST SEE|MUST WATCH|SHOCKING)\s*[:!|–—-]+\s*(?=\S)/
/** "Yahoo!": the mark belongs to the name. */
const NAMED_WITH_MARK = /(?:Yahoo|Wham|Jeopardy|Mamma Mia|Oliver|Oklahoma|Panic|Moulin Rouge|Airplane|Mars Attacks)!+$/i

/** @returns the title with the smallest edit, or the title itself */
export function editTitle(title: string): string {
  const reading = readTactics(title)
  const { words } = reading.headline
  const worded = wordEdits(reading)
  const others = [...shoutedWords(reading), ...idleJust(reading.headline)]
  const calmed = others.filter(({ first, last }) => !worded.some((edit) => edit.first <= last && edit.last >= first))
  let text = title
  // From the end, so that places hold. Nothing but the edited places changes.
  for (const { first, last, put } of [...worded, ...calmed].sort((a, b) => b.first - a.first)) {
    const end = put === '' ? (words[last + 1]?.start ?? words[last]!.end) : words[last]!.end
    text = text.slice(0, words[first]!.start) + put + text.slice(end)
  }
  text = withoutTail(text.replace(LABEL, ''))
    .replace(NAMED_WITH_MARK.test(text) ? /$^/ : /!+(?=\s*$)/, '')
    .trim()
  return text === '' ? title : matchFirstLetter(text, title)
}

/** Loaded words in plain ones, heightening words left out, where the lexicon is sure of the place. */
function wordEdits(reading: TacticReading): Edit[] {
  const { headline } = reading
  const left = new Set<number>()
  for (;;) {
    const edits = entryEdits(reading, (match) => !left.has(match.first) && mayBeUsed(headline, match))
    // What is put in twice stays as published, its article with it.
    const doubled = edits.filter((edit) => isDoubled(edit, headline, edits))
    const known = left.size
    for (const { first } of doubled) left.add(first)
    // An article put in twice stands where no entry begins: leaving that out again would change nothing.
    if (left.size === known)
      return edits.filter((edit) => !doubled.includes(edit)).flatMap((edit) => withArticle(edit, headline, edits))
  }
}

function mayBeUsed(headline: Title, match: WordingMatch): boolean {
  const { words } = headline
  const { wording, first, last } = match
  if (wording.tactic === null || opensName(headline, match) || !isPlainUnread(headline, match)) return false
  if (wording.neutral !== '')
    return (
      !/^critics?$/.test(words[first - 1]?.key ?? '') &&
      !(wording.neutralBase === 'criticize' && DEEDS().test(headline.text))
    )
  const next = words[last + 1]
  // Only before the word it heightens: at an end, or beside a comma, it is what the sentence says.
  if (next?.gap !== ' ' || /,/.test(words[first]!.gap)) return false
  if (!standsAlone(words, first, next.key)) return false
  return wording.kind === 'adjective' ? isOnlyOne(words, last) : !isOneOfSeveral(words, first)
}

/** "Beautiful South reunite", "Outrage magazine closes": what opens a title may be a name of ordinary words. */
function opensName({ words, isTitleCase, isAllCapitals }: Title, { wording, first, last }: WordingMatch): boolean {
  const next = words[last + 1]
  if (first > 0 || next === undefined) return false
  if (wording.kind === 'noun') return next.gap !== ' ' || (!NO_NOUN.test(next.key) && !/(?:s|ing)$/.test(next.key))
  return (
    wording.kind !== 'verb' &&
    !isTitleCase &&
    !isAllCapitals &&
    /^\p{Lu}\p{Ll}/u.test(next.text) &&
    isCommonWord(next.base)
  )
}

/** Blows, shells and goals, and no words. */
const DEEDS = () =>
  /\b\d+[-–]\d+\b|\b(?:grounds?|floors?|walls?|pavement|stab\p{L}*|knife|gun|toddler|baby|wife|girlfriend|croc\p{L}*|sharks?|bears?|dogs?|air ?bases?|bunkers?|refiner(?:y|ies)|tankers?|depots?|convoys?|positions|(?:straight|third|second|first|final) sets?|half-?time|quarter-?finals?|innings?|to victory|title bout|lead by)\b/iu

/** "falls as shares fall": what is put in stands there already, or is put in twice. */
function isDoubled({ first, last, put }: Edit, { words }: Title, edits: readonly Edit[]): boolean {
  const stems = analyze(put)
  return (
    words.some(({ key }, at) => (at < first || at > last) && analyze(key).some((stem) => stems.includes(stem))) ||
    edits.some((other) => other.first < first && analyze(other.put).some((stem) => stems.includes(stem)))
  )
}

/** The edit in the capitals of its place, and "a shocking offer" as "an offer". */
function withArticle(edit: Edit, headline: Title, edits: readonly Edit[]): Edit[] {
  const { words } = headline
  const { first, last } = edit
  const next = words[last + 1]
  const article = words[first - 1]
  let put = spelt(edit.put, headline, first)
  const made: Edit[] = []
  if (article !== undefined && /^an?$/i.test(article.text) && !edits.some((other) => other.last === first - 1)) {
    const fit = articleFor(put === '' ? (next?.text ?? '') : put, article.text)
    const cased = headline.isAllCapitals ? fit.toUpperCase() : fit
    if (cased !== article.text) made.push({ first: first - 1, last: first - 1, put: cased })
  }
  // "Watch: (Stunning) views", "Column | (Stunning) views": what comes first behind the mark is as large as what stood there.
  const isOpening = put === '' && /[.?!:|] $/.test(words[first]!.gap) && /^\p{Lu}/u.test(words[first]!.text)
  if (
    !isOpening ||
    next === undefined ||
    /^\p{Ll}+\p{Lu}/u.test(next.text) ||
    edits.some((other) => other.first === last + 1)
  )
    return [...made, { first, last, put }]
  put = capitalise(next.text)
  return [...made, { first, last: last + 1, put }]
}

/** Capitals for emphasis inside a title that is not all capitals; acronyms are no cue and stay. */
function shoutedWords({ headline, cues, wordings }: TacticReading): Edit[] {
  if (headline.isAllCapitals) return []
  const edits: Edit[] = []
  for (const cue of cues) {
    if (cue.tactic !== 'shouting' || cue.first !== cue.last || cue.reason !== EMPHASIS) continue
    const word = headline.words[cue.first]
    if (word === undefined || !isShouted(word.text)) continue
    // A loaded noun in capitals may be somebody's name; a verb is none.
    if (wordings.some(({ first, wording }) => first === cue.first && wording.kind !== 'verb')) continue
    // "BROADCAST BIAS:" is a label set in capitals as a whole.
    const isRun = [headline.words[cue.first - 1], headline.words[cue.first + 1]].some(
      (other) => other !== undefined && /^\p{Lu}{3,}(?!\p{L})/u.test(other.text),
    )
    if (isRun) continue
    const lower = word.text.toLowerCase()
    edits.push({ first: cue.first, last: cue.first, put: isTitled(headline) ? capitalise(lower) : lower })
  }
  return edits
}

/**
 * "Norwell just banned cars": that it is new is why it is told. Behind a denial, a modal or a form of "be", in a condition
 * or a comparison, before a sum and in a name ("Emil Just") the word counts.
 */
function idleJust({ words, isTitleCase }: Title): Edit[] {
  if (words.some(({ key }) => SAYS_LESS.test(key))) return []
  return words.flatMap(({ key, text, quote }, at) => {
    const [before, after, behind] = [words[at - 1], words[at + 1], words[at + 2]]
    const isIdle =
      key === 'just' &&
      quote < 0 &&
      (isTitleCase || text === 'just') &&
      before !== undefined &&
      after?.gap === ' ' &&
      behind?.gap === ' ' &&
      JUST_DONE.has(after.key) &&
      words[at]!.gap === ' ' &&
      !A_SUM.test(behind.key) &&
      (before.key === 'has' || !isThirdPerson(before.key)) &&
      !COUNTS_JUST.test(before.key)
    return isIdle ? [{ first: at, last: at, put: '' }] : []
  })
}

const JUST_DONE = new Set(
  'announced approved banned became began blocked bought broke closed confirmed declared ended filed gave got hit joined landed launched leaked lost opened passed posted quit reached received resigned revealed ruled shared signed started sued tested unveiled won'.split(
    ' ',
  ),
)
const A_SUM =
  /^(?:[$£€]?\d.*|it|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|enough|over|under|about)$/
/** Anywhere in the title. */
const SAYS_LESS =
  /^(?:never|no|not|nor|neither|nobody|none|nothing|cannot|ever|hardly|barely|rarely|few|fewer|less|only|if|unless|wish(?:es|ed)?|than|merely)$|n['’]t$/
const COUNTS_JUST =
  /^(?:i|he|she|it|they|we|you|a|an|the|that|which|who|what|to|can|could|will|would|may|might|must|should|does|do|did|had|having|when|have|and|or|but|is|are|was|were|be|been|being|as)$|['’](?:d|ll|ve|s|re)$/

/** "Ruiz is BACK in Skerra": names and a shout leave no small word but one that title case would write large. */
const isTitled = ({ isTitleCase, words }: Title): boolean =>
  isTitleCase &&
  !words.some(({ key, spelling }) => spelling.isLower && (spelling.isLong || /^(?:is|are|was)$/.test(key)))

/**
 * Whether the sentence stands without the word. In a comparison, after a form of "be", or before a function word, it is
 * what the sentence says; "drops chilling lawsuit" is no dropped one, and who is "a stunning sailor" is more than a sailor.
 */
function standsAlone(words: readonly Word[], first: number, after: string): boolean {
  const before = words[first - 1]?.key ?? ''
  return (
    !NEEDS_A_WORD.has(before) &&
    !/n['’]t$/.test(before) &&
    !NO_NOUN.test(after) &&
    !MANNERS.test(after) &&
    !(/^an?$/.test(before) && /^(?:is|are|was|were|be|been|.*['’](?:s|re|m))$/.test(words[first - 2]?.key ?? ''))
  )
}

/** "beautiful and hilarious pieces", "pretty incredible deals", "totally hilarious photos": another word leans on it. */
const isOnlyOne = (words: readonly Word[], at: number): boolean =>
  !BARE.test(words[at + 1]!.key) &&
  !/^(?:and|or|but|pretty|quite|rather|really|truly|most)$|ly$/.test(words[at - 1]?.key ?? '')

/**
 * "really, really wants", "nobody really knows", "the only really good ones", "surprisingly few", "refuses to actually
 * sail": without it less, or more, is said.
 */
const isOneOfSeveral = (words: readonly Word[], at: number): boolean =>
  /^(?:few|little)$/.test(words[at + 1]?.key ?? '') ||
  (/,/.test(words[at]!.gap) && /ly$/.test(words[at - 1]?.key ?? '')) ||
  words.slice(Math.max(0, at - 5), at).some(({ key }) => DENIES.test(key))

const DENIES =
  /^(?:ever|no|not|nor|nobody|none|neither|never|without|few|hardly|rarely|only|barely|seldom|half|partly|cannot|unable|den(?:y|ies|ied)|doubts?|doubted|stop(?:s|ped)?|avoid(?:s|ed)?|refus(?:e|es|ed|al)|fail(?:s|ed|ure)?|reject(?:s|ed)?)$|n['’]t$/

const NEEDS_A_WORD = new Set(
  'as so too how more most less least very is are was were be been being look looks looked not never no drop drops dropped dropping'.split(
    ' ',
  ),
)
/** "in spectacular fashion": how, and nothing else, is told by the adjective. */
const MANNERS =
  /^(?:ways?|fashion|manner|style|tone|note|terms|form|turns?|fall|rise|increase|decline|things?|stretch)$/
/** "in stunning move", "in shocking case", "after astonishing few days": without the adjective they say nothing. */
const BARE =
  /^(?:yet|cases?|moments?|things?|gifs|scenes?|sights?|acts?|news|twists?|moves?|few|first|second|amounts?|numbers?|sums?|percentages?|proportions?|prices?|costs?|rates?|pace|speeds?|heights?|levels?|scale|design|chapters?|endings?|outcomes?|consequences|circumstances|success|results?|effects?|rebukes?|reception|discounts?|upset)$/

/** In the capitals of what it stands for: "Squabbling Over", "Arguing Over". */
function spelt(put: string, headline: Title, first: number): string {
  const model = headline.words[first]!.text
  if (headline.isAllCapitals) return put.toUpperCase()
  if (put === '' || !/^\p{Lu}/u.test(model)) return put
  // "TAX HIKE", "a U-turn": no capital of a beginning or a name.
  if (!headline.isTitleCase) return /^\p{Lu}(?:\p{Lu}+$|-)/u.test(model) ? put : capitalise(put)
  const isLargeSmall = ({ key, text }: Word): boolean => SMALL_IN_TITLES.test(key) && /^\p{Lu}/u.test(text)
  const areAllLarge = headline.words.some((word, at) => at > 0 && isLargeSmall(word))
  return put
    .split(' ')
    .map((word, i) => (i > 0 && SMALL_IN_TITLES.test(word) && !areAllLarge ? word : capitalise(word)))
    .join(' ')
}

const SMALL_IN_TITLES = /^(?:an?|the|and|or|of|in|on|at|to|for|by|as)$/

function isShouted(word: string): boolean {
  return /^\p{Lu}{4,}$/u.test(word)
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A title that began with a capital still does when its first word is left out. */
function matchFirstLetter(text: string, title: string): string {
  // "iOS 7.1": a name with its own capitals.
  return /^\p{Lu}/u.test(title) && !/^\p{Ll}\p{Lu}/u.test(text) ? capitalise(text) : text
}

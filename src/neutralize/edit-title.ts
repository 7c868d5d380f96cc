/**
 * The smallest edit that takes hype out of a title at ingestion, or none. Every title of every feed passes here unread by
 * anybody, so it may only do what cannot make a title false: say loaded words plainly, or leave them out, where readers
 * found the plain word right in nearly every place, write shouted words small, drop a shouted label. No clause is moved
 * or dropped and no name touched; a title that needs more keeps the publisher's words, and a language model may do better
 * later. Why: docs/decisions/0072-smallest-edit-at-ingestion.md and 0239-plain-words-in-titles.md
 */

import { isCommonWord } from './headline/true-case.ts'
import { applyEdits, type Edit } from './realiser/plain-edits.ts'
import { isPlainUnread } from './realiser/plain-unread.ts'
import { entryEdits } from './realiser/plain-wording.ts'
import { NO_NOUN } from './realiser/wording-edit.ts'
import { readTactics, type TacticReading } from './tactics/tactics.ts'
import { EMPHASIS } from './tactics/typography.ts'
import { isThirdPerson } from './words/vocabulary.ts'

const LABEL = /^(?:BREAKING|BREAKING NEWS|JUST IN|MUST SEE|MUST WATCH|SHOCKING)\s*[:!|–—-]+\s*(?=\S)/

/** @returns the title with the smallest edit, or the title itself */
export function editTitle(title: string): string {
  const reading = readTactics(title)
  const { headline } = reading
  const worded = wordEdits(reading)
  const calmed = shoutedWords(reading).filter(({ first }) => !worded.some((edit) => edit.first === first))
  const edits = [...worded, ...calmed].sort((a, b) => a.first - b.first)
  const text = (edits.length === 0 ? title : applyEdits(headline, edits))
    .replace(LABEL, '')
    .replace(/!{1,}(?=\s*$)/, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
  return text === '' ? title : matchFirstLetter(text, title)
}

/** Loaded words in plain ones, heightening words left out, where the lexicon is sure of the place. */
function wordEdits(reading: TacticReading): Edit[] {
  const { headline } = reading
  const { words } = headline
  const edits = entryEdits(reading, (match) => {
    const { wording, first, last } = match
    if (wording.tactic === null || !isPlainUnread(headline, match)) return false
    if (wording.neutral !== '') return !/^critics?$/.test(words[first - 1]?.key ?? '')
    const next = words[last + 1]
    // Only before the word it heightens: at an end, or beside a comma, it is what the sentence says.
    if (next?.gap !== ' ' || /,/.test(words[first]!.gap) || !standsAlone(words[first - 1]?.key ?? '', next.key))
      return false
    return wording.kind === 'adjective' ? isOnlyOne(headline, last) : !isOneOfSeveral(headline, first)
  })
  return edits
    .filter((edit) => !isDoubled(edit, headline, edits))
    .map(({ first, last, put }) => {
      const next = words[last + 1]
      // "Watch: (Stunning) views": what comes first behind the mark is as large as what stood there.
      const isOpening = put === '' && /: $/.test(words[first]!.gap) && /^\p{Lu}/u.test(words[first]!.text)
      return isOpening && next !== undefined && !edits.some((edit) => edit.first === last + 1)
        ? { first, last: last + 1, put: capitalise(next.text) }
        : { first, last, put: spelt(put, headline, first, last) }
    })
}

/** "falls as shares fall": what is put in stands there already, or is put in twice. */
function isDoubled({ first, last, put }: Edit, { words }: TacticReading['headline'], edits: readonly Edit[]): boolean {
  const stems = put
    .split(' ')
    .filter((word) => word.length > 3)
    .map(stemOf)
  return (
    words.some(({ key }, at) => (at < first || at > last) && stems.includes(stemOf(key))) ||
    edits.some((other) => other.first < first && other.put.split(' ').some((word) => stems.includes(stemOf(word))))
  )
}

const stemOf = (word: string): string => word.slice(0, 5).replace(/(?:e?s|ed|ing)$/, '')

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

/** "Ruiz is BACK in Skerra": names and a shout leave no small word but one that title case would write large. */
const isTitled = ({ isTitleCase, words }: TacticReading['headline']): boolean =>
  isTitleCase &&
  !words.some(({ key, spelling }) => spelling.isLower && (spelling.isLong || /^(?:is|are|was)$/.test(key)))

/**
 * Whether the sentence stands without the word between these two. In a comparison, after a form of "be", or before a
 * function word, it is what the sentence says; "drops chilling lawsuit" is no dropped one.
 */
function standsAlone(before: string, after: string): boolean {
  return !NEEDS_A_WORD.has(before) && !/n['’]t$/.test(before) && !NO_NOUN.test(after) && !MANNERS.test(after)
}

/** "beautiful and hilarious pieces", "pretty incredible deals", "totally hilarious photos": another word leans on it. */
function isOnlyOne({ words, isTitleCase }: TacticReading['headline'], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]!]
  if (BARE.test(next.key)) return false
  if (before !== undefined && /^(?:and|or|but|pretty|quite|rather|really|truly|most)$|ly$/.test(before.key))
    return false
  // "Iconic Brands sues": a name of ordinary words.
  const verb = words[at + 2]
  return !(
    at === 0 &&
    !isTitleCase &&
    /^\p{Lu}\p{Ll}/u.test(next.text) &&
    isCommonWord(next.base) &&
    (verb?.key === 'to' || isThirdPerson(verb?.text ?? ''))
  )
}

/**
 * "really, really wants", "nobody really knows", "the only really good ones", "surprisingly few", "is it ever finally
 * done": without it less, or more, is said.
 */
function isOneOfSeveral({ words }: TacticReading['headline'], at: number): boolean {
  const [before, further] = [words[at - 1]?.key ?? '', words[at - 2]?.key ?? '']
  return (
    before === 'ever' ||
    /^(?:few|little)$/.test(words[at + 1]?.key ?? '') ||
    (/,/.test(words[at]!.gap) && /ly$/.test(before)) ||
    /^(?:nobody|none|neither|few|hardly|rarely|only|barely|seldom)$/.test(before) ||
    (before === 'one' && further === 'no')
  )
}

const NEEDS_A_WORD = new Set(
  'as so too how more most less least very is are was were be been being look looks looked not never no drop drops dropped dropping'.split(
    ' ',
  ),
)
/** "in spectacular fashion": how, and nothing else, is told by the adjective. */
const MANNERS =
  /^(?:ways?|fashion|manner|style|tone|note|terms|form|turns?|fall|rise|increase|decline|things?|stretch)$/
/** "in stunning move", "charges insane amount", "after astonishing few days": without the adjective they say nothing. */
const BARE =
  /^(?:yet|moments?|things?|gifs|scenes?|sights?|acts?|news|twists?|moves?|few|first|second|amounts?|numbers?|sums?|percentages?|proportions?|prices?|costs?|rates?|pace|speeds?|heights?|levels?|scale|design|chapters?|endings?|outcomes?|consequences|circumstances|success|results?|effects?)$/

/** In the capitals of what it stands for: "Squabbling Over", "Arguing Over". */
function spelt(put: string, headline: TacticReading['headline'], first: number, last: number): string {
  const [{ text: model }, { text: end }] = [headline.words[first]!, headline.words[last]!]
  if (headline.isAllCapitals) return put.toUpperCase()
  if (put === '' || !/^\p{Lu}/u.test(model) || (!headline.isTitleCase && isShouted(model))) return put
  if (!headline.isTitleCase) return capitalise(put)
  const isWhole = first < last && /^\p{Lu}\p{Ll}{3}/u.test(end)
  return put
    .split(' ')
    .map((word, i, all) =>
      i > 0 && SMALL_IN_TITLES.test(word) && !(isWhole && i === all.length - 1) ? word : capitalise(word),
    )
    .join(' ')
}

const SMALL_IN_TITLES = /^(?:an?|the|and|or|of|in|on|at|to|for|from|by|with|as|than|over|about|against)$/

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

/**
 * The smallest edit that takes the hype out of a title at ingestion, or none. Every title of every feed passes here
 * unread by anybody, so it may only do what cannot make a title false: leave out words that merely heighten, say
 * theatrical verbs of one plain meaning plainly, write shouted words small, drop a shouted label. No clause is moved or
 * dropped, no noun replaced, no name touched; a title that needs more keeps the publisher's words, and a language model
 * may do better later. Why: docs/decisions/0072-smallest-edit-at-ingestion.md and 0176-plain-verbs-at-ingestion.md
 */

import { isCommonWord } from './headline/true-case.ts'
import { NO_NOUN, wordingEdit } from './realiser/wording-edit.ts'
import { readTactics, type TacticReading } from './tactics/tactics.ts'
import { EMPHASIS } from './tactics/typography.ts'
import { isThirdPerson } from './words/vocabulary.ts'

/**
 * Adjectives that carry feeling and no fact. Others stay, however loaded: "deadly", "secret", "fake", and what tells how
 * much or how well: "massive", "lackluster", "unexpected".
 */
const HEIGHTENING = new Set(
  `shocking stunning astonishing unbelievable incredible jaw-dropping mind-blowing eye-popping heartbreaking
   heart-wrenching gut-wrenching bombshell explosive hilarious insane bonkers epic heinous outrageous horrifying
   bone-chilling chilling sensational spectacular heroic legendary iconic viral gushing tragic
   scandal-plagued scandal-ridden unhinged humiliating gaudy star-studded`.split(/\s+/),
)

const ADVERBS = new Set(
  `sensationally shockingly stunningly hilariously brutally shamefully surprisingly finally simply absolutely
   obviously actually really`.split(/\s+/),
)

/** Theatrical verbs, in base form, with one plain meaning wherever the lexicon has a wording for them. */
const PLAIN_VERBS = new Set(
  `slam,blast,lambast,lambaste,eviscerate,excoriate,berate,rip,rip into,tear into,lash out at,hit out at,
   go off on,unload on,unleash on,torch,roast,trash,decry,skyrocket,plunge,ditch,fire back,hit back,
   fire back at,hit back at,clap back at,squabble over,spar over,spar with,dupe,shatter`
    .split(',')
    .map((verb) => verb.trim()),
)

/** With "at" behind them they are other entries. */
const AT_SOMEBODY = new Set(['fire back', 'hit back'])

const LABEL = /^(?:BREAKING|BREAKING NEWS|JUST IN|MUST SEE|MUST WATCH|SHOCKING)\s*[:!|–—-]+\s*(?=\S)/

/** @returns the title with the smallest edit, or the title itself */
export function editTitle(title: string): string {
  const reading = readTactics(title)
  const worded = wordEdits(reading)
  const calmed = shoutedWords(reading).filter(({ start }) => !worded.some((edit) => edit.start === start))
  const edits = [...worded, ...calmed].sort((a, b) => b.start - a.start)
  let text = title
  for (const { start, end, neutral } of edits) text = text.slice(0, start) + neutral + text.slice(end)
  text = text
    .replace(LABEL, '')
    .replace(/!{1,}(?=\s*$)/, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
  return text === '' ? title : matchFirstLetter(text, title)
}

interface Edit {
  start: number
  end: number
  neutral: string
}

/** Theatrical verbs in plain words, heightening words left out, where the lexicon is sure of the place. */
function wordEdits({ headline, wordings }: TacticReading): Edit[] {
  const edits: Edit[] = []
  const { words } = headline
  for (const match of wordings) {
    const { wording, first, last } = match
    const word = words[first]
    const before = words[first - 1]?.key ?? ''
    const next = words[last + 1]
    if (word === undefined || word.quote >= 0) continue
    if (wording.kind === 'verb') {
      if (!PLAIN_VERBS.has(wording.base) || first === 0 || before === 'critics') continue
      if (AT_SOMEBODY.has(wording.base) && /^(?:at|against)$/.test(next?.key ?? '')) continue
      const edit = wordingEdit(headline, match, () => false)
      if (edit === null || edit.put === '') continue
      const neutral = headline.isAllCapitals
        ? edit.put.toUpperCase()
        : likeCase(edit.put, word.text, words[last]!.text, headline.isTitleCase)
      edits.push({ start: word.start, end: words[last]!.end, neutral })
      continue
    }
    const isHeightening =
      first === last &&
      ((wording.kind === 'adjective' && HEIGHTENING.has(word.key)) ||
        (wording.kind === 'adverb' && ADVERBS.has(word.key)))
    // Only before the word it heightens: at an end, or before a comma, it is what the sentence says.
    if (!isHeightening || next?.gap !== ' ' || !standsAlone(before, next.key)) continue
    if (wording.kind === 'adjective' ? !isOnlyOne(headline, first) : isOneOfSeveral(headline, first)) continue
    edits.push({ start: word.start, end: next.start, neutral: '' })
  }
  return edits
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
    edits.push({ start: word.start, end: word.end, neutral: isTitled(headline) ? capitalise(lower) : lower })
  }
  return edits
}

/** "Ruiz is BACK in Skerra": names and a shout leave no small word but one that title case would write large. */
const isTitled = ({ isTitleCase, words }: TacticReading['headline']): boolean =>
  isTitleCase &&
  !words.some(({ key, spelling }) => spelling.isLower && (spelling.isLong || /^(?:is|are|was)$/.test(key)))

/**
 * Whether the sentence stands without the word between these two. After an article another one may be needed ("an
 * epic day", "a day"); in a comparison, after a form of "be", or before a function word, it is what the sentence says.
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
  'a an as so too how more most less least very is are was were be been being not never no'.split(' '),
)
/** "in spectacular fashion": how, and nothing else, is told by the adjective. */
const MANNERS =
  /^(?:ways?|fashion|manner|style|tone|note|terms|form|turns?|fall|rise|increase|decline|things?|stretch)$/
/** "in stunning move", "charges insane amount", "after astonishing few days": without the adjective they say nothing. */
const BARE =
  /^(?:twists?|moves?|few|first|second|amounts?|numbers?|sums?|percentages?|proportions?|prices?|costs?|rates?|pace|speeds?|heights?|levels?|scale|design|chapters?|endings?|outcomes?|consequences|circumstances|success|results?|effects?)$/

/** "Squabbling Over": "Arguing Over" */
function likeCase(plain: string, model: string, end: string, isTitleCase: boolean): string {
  if (!/^\p{Lu}/u.test(model) || !(isTitleCase || !isShouted(model))) return plain
  const isWhole = model !== end && isTitleCase && /^\p{Lu}\p{Ll}{3}/u.test(end)
  return capitalise(isWhole ? plain.replace(/ \p{Ll}(?=\p{Ll}+$)/u, (letter) => letter.toUpperCase()) : plain)
}

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

/**
 * The smallest edit that takes the hype out of a title at ingestion, or none. Every title of every feed passes here
 * unread by anybody, so it may only do what cannot make a title false: leave out words that merely heighten, say
 * "criticizes" for the theatrical verbs of criticism, write shouted words plainly, drop a shouted label. No clause is
 * moved or dropped, no noun replaced, no name touched; a title that needs more keeps the publisher's words, and a
 * language model may do better later. Why: docs/decisions/0072-smallest-edit-at-ingestion.md
 */

import { dictionary } from '../text/dictionary.ts'
import { readTactics, type TacticReading } from './tactics.ts'
import { EMPHASIS } from './tactics-typography.ts'

/** Adjectives and adverbs that carry feeling and no fact. Others stay, however loaded: "deadly", "secret", "fake". */
const HEIGHTENING = new Set(
  `shocking stunning astonishing unbelievable incredible jaw-dropping mind-blowing eye-popping heartbreaking
   heart-wrenching gut-wrenching bombshell explosive hilarious insane bonkers epic brutal savage heinous outrageous
   terrifying horrifying bone-chilling chilling sensational spectacular sensationally shockingly stunningly
   hilariously brutally brave heroic legendary iconic`.split(/\s+/),
)

/** Theatrical verbs of criticism, form by form, where a person or a plan is their object. */
const CRITICISM = dictionary<string>({
  slam: 'criticize',
  slams: 'criticizes',
  slammed: 'criticized',
  slamming: 'criticizing',
  blast: 'criticize',
  blasts: 'criticizes',
  blasted: 'criticized',
  blasting: 'criticizing',
  lambasts: 'criticizes',
  lambasted: 'criticized',
  eviscerates: 'criticizes',
  eviscerated: 'criticized',
})

/** What is criticized and cannot be struck: storms slam coasts and cars slam into walls, but nobody hits a plan. */
const CRITICISED = new Set(
  `plan plans proposal bill decision decisions policy policies law order orders remarks comments claim claims ruling
   report government tariffs budget deal ban handling response strategy idea critics rules reform reforms`.split(/\s+/),
)

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

function wordEdits({ headline, wordings }: TacticReading): Edit[] {
  const edits: Edit[] = []
  for (const { wording, first, last } of wordings) {
    const word = headline.words[first]
    if (word === undefined || first !== last || word.quote >= 0) continue
    const next = headline.words[first + 1]
    const isHeightening = (wording.kind === 'adjective' || wording.kind === 'adverb') && HEIGHTENING.has(word.key)
    // Only before the word it heightens: at an end, or before a comma, it is what the sentence says.
    if (
      isHeightening &&
      next !== undefined &&
      next.gap === ' ' &&
      standsAlone(headline.words[first - 1]?.key, next.key)
    ) {
      edits.push({ start: word.start, end: next.start, neutral: '' })
    }
    const plain = wording.kind === 'verb' ? CRITICISM[word.key] : undefined
    if (plain !== undefined && first > 0 && hasCriticisedObject(headline.words.slice(first + 1, first + 5))) {
      edits.push({ start: word.start, end: word.end, neutral: likeCase(plain, word.text, headline.isTitleCase) })
    }
  }
  return edits
}

/** The object stands close behind the verb, with nothing but words of its own before it. */
function hasCriticisedObject(words: readonly { base: string; gap: string }[]): boolean {
  for (const { base, gap } of words) {
    if (gap !== ' ' || /^(?:into|in|on|onto|at|against|through|off|over|with|by|for|after|as)$/.test(base)) return false
    if (CRITICISED.has(base)) return true
  }
  return false
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
      (other) => other !== undefined && /^\p{Lu}{3,}$/u.test(other.text),
    )
    if (isRun) continue
    const lower = word.text.toLowerCase()
    edits.push({ start: word.start, end: word.end, neutral: headline.isTitleCase ? capitalise(lower) : lower })
  }
  return edits
}

/**
 * Whether the sentence stands without the word between these two. After an article another one may be needed ("an
 * epic day", "a day"); in a comparison, after a form of "be", or before a function word, it is what the sentence says.
 */
function standsAlone(before: string | undefined, after: string): boolean {
  return !NEEDS_A_WORD.has(before ?? '') && !FUNCTION_WORDS.has(after)
}

const NEEDS_A_WORD = new Set('a an as so too how more most less least very is are was were be been being'.split(' '))
const FUNCTION_WORDS = new Set(
  'as and or but than that to in on of at for from with by if when while after before is are was were'.split(' '),
)

function likeCase(plain: string, model: string, isTitleCase: boolean): string {
  return /^\p{Lu}/u.test(model) && (isTitleCase || !isShouted(model)) ? capitalise(plain) : plain
}

function isShouted(word: string): boolean {
  return /^\p{Lu}{4,}$/u.test(word)
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A title that began with a capital still does when its first word is left out. */
function matchFirstLetter(text: string, title: string): string {
  return /^\p{Lu}/u.test(title) ? capitalise(text) : text
}

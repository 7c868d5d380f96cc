/**
 * Mutants of a true wording, each false or unfit in one way: a number, a name, a denial, a hedge, an accusation, a
 * loaded word, a link. They test the fact guard where no hand-written falsehood reaches.
 */
import type { SourceFacts } from '../src/neutralize/guard/guard.ts'

export interface Mutant {
  kind: string
  text: string
}

/** A number from 0 to 1, the same row for the same seed. */
export type Random = () => number

/** mulberry32: small, seeded, good enough to pick words. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const NAMES = [
  'Kowalczyk',
  'Okonjo',
  'Lindqvist',
  'Marchetti',
  'Tanizaki',
  'Brannagh',
  'Villareal',
  'Petrosyan',
  'Haugland',
  'Dlamini',
  'Castellano',
  'Worthington',
]
const PLACES = [
  'Uruguay',
  'Slovenia',
  'Nairobi',
  'Tasmania',
  'Winnipeg',
  'Bratislava',
  'Mongolia',
  'Guadalajara',
  'Reykjavik',
  'Tbilisi',
]
const LOADED_STARTS = ['Shocking:', 'Outrageous move:', 'Bombshell:', 'Heartbreaking news:', 'Unbelievable:', 'Insane:']
const ACCUSATIONS = [
  'convicted of fraud',
  'accused of bribery',
  'charged with murder',
  'jailed for perjury',
  'arrested over theft',
  'sued over negligence',
  'guilty of corruption',
  'linked to smuggling',
]
const LINKS = [
  'https://evil.example/x',
  'visit www.deals.example.com',
  '<b>now</b>',
  '@insider',
  'see offers.example.net/x',
]
const ADDRESSES = ['and what you should know', 'and why your family matters', 'as you wait']
const BAD_CHARACTERS = ['\u202e', '\u200b', '\u0007', '\u2066', '\ufeff', '\u{1f525}']
const AUXILIARY = /\b(?:is|are|was|were|will|would|can|could|may|might|should|has|have|had)\b/
const HEDGES = /\b(?:may|might|could|alleged|allegedly|reportedly|possibly|nearly|almost|likely)\b ?/i
const NUMBER = /(?<![\p{L}\p{N}.,-])\d[\d,]*(?:\.\d+)?/u
const DENIALS = /\b(?:not|never|no|without)\b ?|n't\b/i

/** The mutants of one wording that its facts allow; those that cannot be made of it are left out. */
export function mutantsOf(text: string, facts: SourceFacts, random: Random): Mutant[] {
  const mutants: Mutant[] = []
  const add = (kind: string, mutant: string | null) => {
    if (mutant !== null && mutant !== text) mutants.push({ kind, text: mutant })
  }
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  add('number changed', changeNumber(text, facts, random))
  add('number added', `${2 + Math.floor(random() * 9_000)} ${lowerFirst(text)}`)
  add('name swapped', swapName(text, pick(NAMES)))
  add('name added', `${text} after ${pick(NAMES)}`)
  add('place added', `${text} in ${pick(PLACES)}`)
  add('negation added', addNegation(text))
  add('negation dropped', dropNegation(text, facts))
  add('hedge dropped', dropHedge(text, facts))
  add('accusation added', `${text}, ${pick(ACCUSATIONS)}`)
  add('loaded start', `${pick(LOADED_STARTS)} ${text}`)
  add('markup or link', `${text} ${pick(LINKS)}`)
  add('reader addressed', `${text} ${pick(ADDRESSES)}`)
  add('bad character', `${text.slice(0, text.length >> 1)}${pick(BAD_CHARACTERS)}${text.slice(text.length >> 1)}`)
  add('too long', `${text} ${text} ${text} ${text}`)
  add('too short', text.split(' ').slice(0, 3).join(' '))
  return mutants
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
}

function changeNumber(text: string, facts: SourceFacts, random: Random): string | null {
  const match = NUMBER.exec(text)
  if (match === null) return null
  const value = Number(match[0].replaceAll(',', ''))
  let other = value
  while (facts.numbers.some((number) => number.value === other || number.written === other))
    other = Math.floor(value * (1.2 + random()) + 1 + random() * 9)
  return text.slice(0, match.index) + String(other) + text.slice(match.index + match[0].length)
}

/** The last capitalised word that is not the first becomes another name. */
function swapName(text: string, name: string): string | null {
  const match = [...text.matchAll(/(?<=\s)\p{Lu}\p{Ll}{2,}(?=['’\s,;:.]|$)/gu)].at(-1)
  if (match === undefined) return null
  return text.slice(0, match.index) + name + text.slice(match.index + match[0].length)
}

function addNegation(text: string): string | null {
  if (DENIALS.test(text)) return null
  const match = AUXILIARY.exec(text)
  if (match === null) return null
  const at = match.index + match[0].length
  return `${text.slice(0, at)} not${text.slice(at)}`
}

/** Only where the headline itself denies, once: then the wording without it says the contrary. */
function dropNegation(text: string, facts: SourceFacts): string | null {
  const match = DENIALS.exec(text)
  if (
    match === null ||
    match[0].toLowerCase().startsWith('without') ||
    !/\b(?:not|never|no)\b|n['’]t\b/i.test(facts.source.headline)
  )
    return null
  return (text.slice(0, match.index) + text.slice(match.index + match[0].length)).replace(/ {2,}/g, ' ').trim()
}

function dropHedge(text: string, facts: SourceFacts): string | null {
  const match = HEDGES.exec(text)
  // Under a question, or said by somebody, the wording stays unsure without the hedge.
  if (
    match === null ||
    /\b(?:whether|asks|considers|examines|says?|suggests?)\b/i.test(text) ||
    !new RegExp(`\\b${match[0].trim()}\\b`, 'i').test(facts.source.headline)
  )
    return null
  const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length)
  return HEDGES.test(rest) ? null : rest.replace(/ {2,}/g, ' ').trim()
}

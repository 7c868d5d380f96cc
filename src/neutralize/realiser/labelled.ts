/** What a label in front is (a subject, somebody who speaks), and what may be said behind it. */
import { isCommonWord } from '../headline/true-case.ts'
import { firstNames, personTitles } from '../headline/true-case-names.ts'
import { readStatement } from '../statement/statement.ts'
import { isPersonNoun, isPlace } from '../words/vocabulary.ts'
import type { HeadlinePlan } from './headline-plan.ts'
import type { Way } from './statement.ts'
import { isSoundWhole } from './topic-nouns.ts'
import { small } from './words.ts'

/** A wording that speaks of the article has its own beginning. */
export const SELF_REFERENCE =
  /^(?:Article|Report|Story recounts|Headline|Column|Columnist|Subject|Profile|Background|Explanation|Published|Publisher|Readers|Account|Details) /

/** "Harbor fire", "Ferries UK": what it is about, and nobody who says it. */
export function isSubject(label: string): boolean {
  const words = label.replace(/[’']s\b/g, '').split(' ')
  const last = words.findLast((word) => !/^\p{Lu}{2,}$|\d/u.test(word))?.toLowerCase() ?? ''
  return isCommonWord(last) && !(words.length === 2 && firstNames.has(words[0]!.toLowerCase())) && !hasTitle(words)
}

/** "Rep. Bacon", "Judge Stone": a name, whatever word it looks like. */
const hasTitle = (words: readonly string[]): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(words.at(-1)!) && personTitles.has((words.at(-2) ?? '').toLowerCase().replace(/\.$/, ''))

/** "Ruiz", "UN’s Okafor", "Prosecutors": who says what follows, as often as not. */
export function maySpeak(label: string): boolean {
  const last = label.split(' ').at(-1)!.toLowerCase()
  return (
    isPersonNoun(last) ||
    SPEAKING.test(last) ||
    (/^\p{Lu}\p{Ll}+$/u.test(label.split(' ').at(-1)!) && !isSubject(label) && !isPlace(last))
  )
}

/** Bodies that are told by what they say. */
const SPEAKING =
  /^(?:feds|cops|authorities|prosecutors|investigators|witnesses|sources|insiders|fbi|doj|cdc|fda|dhs|nypd|lapd|un|court|judge|pentagon|kremlin)$/

/** "Report on Ruiz: …": nobody would say it, she would be what it is about. "Too late to sail" is about nothing. */
export const mayBeAbout = (label: string): boolean =>
  label !== '' &&
  !maySpeak(label) &&
  // "Palace to pilots: …", "In the Herald: …": who speaks to whom, where it stands or when it was.
  !/,|^(?:new|would|too|it|how|why|what|on|in|at|by|for|with|behind|inside|from|today|tonight|yesterday|this|opinion)\b|^\S+(?: \S+)? to (?!be\b)\S/i.test(
    label,
  ) &&
  readStatement(label) === null &&
  // "Crews barricade the pier: …": a sentence that no rule reads.
  isSoundWhole(label) &&
  !isDeedOfMany(label)

function isDeedOfMany(label: string): boolean {
  const [who = '', verb = '', whom = ''] = label.split(' ')
  return (
    isPersonNoun(who.toLowerCase().replace(/s$/, '')) &&
    /s$/.test(who) &&
    /^\p{Ll}{3,}$/u.test(verb) &&
    !/^(?:and|for|from|with|over|near|who|after|into|against|under|versus)$/.test(verb) &&
    /^(?:\p{Lu}|\d|the$|an?$)/u.test(whom)
  )
}

/** @param mayReport whether a sentence about the article says the same behind the label */
export function labelled(ways: readonly Way[], { label }: HeadlinePlan, mayReport = false): Way[] {
  // Some sentences about the article have their own beginning: behind a label they would read as its words.
  // What somebody says is no report of his.
  const isSaid = maySpeak(label)
  const own = ways.filter(
    ({ text, kind }) =>
      (!SELF_REFERENCE.test(text) || (mayReport && BEHIND_LABEL.test(text))) &&
      !(isSaid && (kind === 'reported' || kind === 'described')),
  )
  return label === '' ? [...ways] : own.map((way) => ({ ...way, text: `${label}: ${small(way.text)}` }))
}

/** "Ferries: article explains how …", "Ferries: report on …". */
const BEHIND_LABEL =
  /^(?:Article (?:asks|describes|examines|explains|takes up|tells)|Publisher (?:looks into|sets out)|Report on|Story recounts|Discussion of|Explanation of|Plans for) /

/** What a label in front is (a subject, somebody who speaks), and what may be said behind it. */
import { isCommonWord } from '../headline/true-case.ts'
import { firstNames, personTitles } from '../headline/true-case-names.ts'
import { small } from '../plain/grammar.ts'
import type { Way } from '../realiser/statement.ts'
import { readStatement } from '../statement/statement.ts'
import { isSoundWhole } from '../topics/topic-nouns.ts'
import { isGerund, isParticiple, isPersonNoun, isPlace } from '../words/vocabulary.ts'
import { LISTS_TITLES, NO_SUBJECT } from './headline-labels.ts'
import type { HeadlinePlan } from './headline-plan.ts'
import { namesTopic } from './label-topic.ts'
import { isSpeaking } from './speaking-bodies.ts'

/** A wording that speaks of the article has its own beginning. */
export const SELF_REFERENCE =
  /^(?:Article|Report|Story recounts|Headline|Column|Columnist|Subject|Profile|Background|Explanation|Published|Publisher|Readers|Account|Details|Coverage) /

/** "How the pier sank is explained in an article": so does what speaks of it at its end. */
export const TOLD_BEHIND = / (?:discussed|explained|told) in an article$/

/** A wording that starts with a label, behind other words: a single word, what is numbered and "Common Sense" are names. */
export const inside = (text: string, label: string): string => (mayBeSmall(label) ? small(text) : text)

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
    isSpeaking(last) ||
    // "The Skerra Gazette view on trams": the paper's own.
    /^The \S.* views? on /.test(label) ||
    (/^\p{Lu}\p{Ll}+$/u.test(label.split(' ').at(-1)!) && !isSubject(label) && !isPlace(last) && !isDateline(last))
  )
}

/** Cities and states that papers put in front of what happens there, and no list of places has. */
export const isDateline = (key: string): boolean =>
  /^(?:bihar|chennai|chhattisgarh|gujarat|gurgaon|haryana|hyderabad|jharkhand|karnataka|kerala|kolkata|lucknow|maharashtra|odisha|pune|rajasthan|telangana)$/.test(
    key,
  )

/** "Report on Ruiz: …": nobody would say it, she would be what it is about. "Too late to sail" is about nothing. */
export const mayBeAbout = (label: string): boolean =>
  label !== '' &&
  namesTopic(label) &&
  !maySpeak(label) &&
  // "Palace to pilots: …", "In the Herald: …": who speaks to whom, where it stands or when it was.
  !NO_SUBJECT.test(label) &&
  !/,|^(?:new|would|too|it|how(?! to )|why|what|on|in|at|by|for|with|behind|inside|from|today|tonight|yesterday|this|opinion)\b|^\S+(?: \S+)? to (?!be\b)\S/i.test(
    label,
  ) &&
  readStatement(label) === null &&
  // "Crews barricade the pier: …": a sentence that no rule reads.
  isSoundWhole(label) &&
  !isDeedOfMany(label) &&
  !tellsWhatBefell(label)

/** "Taken ill with malaria: …", "Lost at sea: …": what happened to somebody, and no thing. */
export const tellsWhatBefell = (label: string): boolean => {
  const [first = '', next = ''] = label.toLowerCase().split(' ')
  return isParticiple(first) && !isGerund(first) && BEFALLS.test(next)
}
const BEFALLS = /^(?:ill|in|by|at|on|with|for|to|from|out|up|down|off|away|alive|dead|over|through|into|without|under)$/

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

/** Whether a label can lose its capital inside a sentence: a single word or what is numbered is as often a name. */
export const mayBeSmall = (label: string): boolean =>
  (/ \P{Lu}/u.test(label) && !/\d|^(?!The |An? |\p{L}+ing )\S+ \p{Lu}/u.test(label)) ||
  // "Guessing the 2026 winners"
  /^\p{L}+ing (?:the|an?|his|her|its|their) /u.test(label) ||
  (isCommonWord(label.toLowerCase()) &&
    /[^s]s$|^\p{Lu}\P{Lu}+$/u.test(label) &&
    (/[^s]s$/.test(label) || namesTopic(label)))

/**
 * @param mayReport whether a sentence about the article says the same behind the label; `asks`: one that asks or
 * explains, which no speaker says
 */
export function labelled(ways: readonly Way[], { label }: HeadlinePlan, mayReport: boolean | 'asks' = false): Way[] {
  const fit = mayReport === 'asks' ? BEHIND_NAME : mayReport ? BEHIND_LABEL : null
  // Some sentences about the article have their own beginning: behind a label they would read as its words.
  // What somebody says is no report of his.
  const isSaid = maySpeak(label)
  const own = ways.filter(
    ({ text, kind }) =>
      !TOLD_BEHIND.test(text) &&
      (!SELF_REFERENCE.test(text) || fit?.test(text) === true) &&
      !(isSaid && (kind === 'reported' || kind === 'described')),
  )
  if (label === '') return [...ways]
  return [
    ...own.map((way) => ({ ...way, text: `${label}: ${LISTS_TITLES().test(label) ? way.text : small(way.text)}` })),
    ...(mayBeAbout(label) ? withinArticle(ways, label) : []),
  ]
}

/** "Article on the harbor explains how …", "How … is explained in an article on the harbor". */
function withinArticle(ways: readonly Way[], label: string): Way[] {
  const about = inside(label, label)
  return ways.flatMap((way) => {
    const text = way.text
      .replace(/^Article (?=(?:asks|examines|explains|takes up|goes into) )/, `Article on ${about} `)
      .replace(/^Question raised in article(?=: )/, (start) => `${start} on ${about}`)
      .replace(TOLD_BEHIND, (end) => `${end} on ${about}`)
    return text === way.text ? [] : [{ ...way, text }]
  })
}

/** "Okafor: article examines whether …". */
const BEHIND_NAME =
  /^(?:Article (?:asks|examines|explains|takes up|goes into|explores)|Publisher (?:looks into|sets out)|Readers (?:are told|learn)|Explanation of) /

/** "Ferries: article explains how …", "Ferries: report on …". */
const BEHIND_LABEL =
  /^(?:Article (?:asks|describes|examines|explains|takes up|goes into|tells|explores)|Publisher (?:looks into|sets out)|Readers (?:are told|learn)|Report on|Story recounts|Discussion of|Explanation of|Plans for) /

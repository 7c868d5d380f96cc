/**
 * The statement of a headline's part that cannot be read as it stands: an age put aside, a pronoun that a noun stands
 * for, a plan and how it came out.
 */

import { isOfObject } from '../realiser/of-whom.ts'
import type { Statement } from '../statement/kind.ts'
import { looksPlural } from '../statement/object.ts'
import { readAt } from '../statement/split.ts'
import { readStatement } from '../statement/statement.ts'
import { isClearSubject } from '../statement/sure.ts'
import { isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { isFilmed } from './filmed.ts'
import type { PlanItem } from './headline-items.ts'
import { didSo } from './just-done.ts'

export function readItem({ text, did = '', isDoer = false, isThing = false }: PlanItem): Statement | null {
  if (isThing || isOfObject(text)) return null
  const read =
    (did === '' ? null : didSo(text, did)) ??
    asPlanKnown(text) ??
    readStatement(text) ??
    aroundAge(text) ??
    (isDoer ? asDeed(text) : null) ??
    asAlikePast(text)
  if (read?.kind === 'bare-progressive' && isFilmed(text)) return null
  // "Our favorite ferries": what somebody has or likes is nobody who does something.
  return read !== null && /^(?:our|my|your|their|its|the|an?)$/i.test(read.subject) ? null : read
}

const AGE = () => /^((?:[\p{L}’'-]+ ){0,4}[\p{L}’'-]+), (\d{1,3}), (?=\p{Ll})(.+)$/u

/** "Pilot, 71, fights off robber": read without the age, and told with it. */
function aroundAge(text: string): Statement | null {
  const [, who = '', age = '', told = ''] = AGE().exec(text) ?? []
  if (who === '' || !(isPersonNoun(who.split(' ').at(-1)!.toLowerCase()) || isNamed(who))) return null
  // "dismissed as 'anxious' dies": a word in quotation marks is no clause.
  const called = / as (?:'[^']+'|‘[^’]+’|"[^"]+"|“[^”]+”)(?= )/u.exec(told)?.[0] ?? ''
  const read = readStatement(`${who} ${told.replace(called, '')}`)
  if (read === null || read.prefix !== '') return null
  const more = read.subject.slice(who.length)
  if (!read.subject.startsWith(who) || (more !== '' && !more.startsWith(' '))) return null
  const subject = `${who}, ${age},${more}${called}`
  return called === '' || (more !== '' && text.startsWith(`${subject} `)) ? { ...read, subject } : null
}

const isNamed = (who: string): boolean => who.split(' ').every((word) => /^\p{Lu}[\p{L}’'-]+$/u.test(word))

/** "He quit his job" → "A man quit his job": behind a pronoun stood a verb. */
function asDeed(text: string): Statement | null {
  const [, who = '', verb = ''] = /^(A man|A woman|Author) (\p{Ll}+) \S/u.exec(text) ?? []
  if (verb === '' || / and tells? /.test(text) || !isPast(verb) || (isThirdPerson(verb) && !isParticiple(verb)))
    return null
  const read = readAt(text, { at: who.split(' ').length, reading: 'past' })
  return read?.kind === 'past' && read.subject === who ? read : null
}

const ALIKE = () =>
  /^((?:\p{L}[\p{L}\d’'.-]* ){0,4}\p{L}[\p{L}’'.-]*(?<!s|ing)) (cost|cut|hit|put|quit|hurt|shut|let|beat|split) (?:a|an|the|this|his|her|its|their|him|them) \S/u
const PLURAL =
  /\b(?:people|men|women|children|police|parents|and|both|many|they|we|you|to|will|can|could|may|might|would|should|must|did|not|who|that|which)\b/i

/** "Message cost a teacher her job": of one, and in the present, it would end in -s. */
function asAlikePast(text: string): Statement | null {
  const [, who = '', verb = ''] = ALIKE().exec(text) ?? []
  if (verb === '' || PLURAL.test(who) || looksPlural(who) || !isClearSubject(who)) return null
  const words = who.split(' ')
  if (words.some((word, i) => i > 0 && /^\p{Ll}/u.test(word) && (isThirdPerson(word) || isPast(word)))) return null
  const read = readAt(text, { at: words.length, reading: 'past' })
  return read?.kind === 'past' && read.subject === who ? read : null
}

const PLAN = () =>
  /^((?:[\p{L}\d’'.-]+ ){0,5}(?:plan|plot|scheme|proposal|bid|effort|attempt) to \p{Ll}[^,;:?!“”"‘]*?) ((?:made public|exposed|revealed|unveiled|uncovered|disclosed|leaked)) ((?:in|by|through|after|amid|during|at|as|on) .+)$/iu
/** What could itself be made public: "plan to keep files made public". */
const PAPERS =
  /\b(?:files?|records?|documents?|papers?|e-?mails?|letters?|memos?|messages?|texts?|videos?|footage|photos?|images|recordings?|tapes?|reports?|names?|details|plans?|secrets?|data|information|figures|results?|terms|findings|flaws?|rules?|deals?|abuses?|crimes?|fraud|corruption|scandals?)$/i

/** "Plan to close library revealed in memo": it is the plan that is. */
function asPlanKnown(text: string): Statement | null {
  const [, plan = '', group = '', rest = ''] = PLAN().exec(text) ?? []
  if (plan === '' || PAPERS.test(plan) || !isClearSubject(plan.replace(/ to .*$/, ''))) return null
  // "plan to sell boats built in Norwell …": two that may be told of it.
  if (plan.split(' ').some((word, i) => i > 0 && isParticiple(word) && !isThirdPerson(word) && /(?:ed|en)$/.test(word)))
    return null
  return {
    kind: 'bare-passive',
    prefix: '',
    subject: plan,
    group,
    rest,
    isPlural: false,
    forms: { base: group, third: group, past: group, participle: group, gerund: group },
    object: '',
    tail: rest,
  }
}

/** What is done to somebody, by the noun of the deed: "Pilot arrested at port" → "Arrest of pilot at port". */

import { dictionary } from '../../text/dictionary.ts'
import { verbWordingOf } from '../paraphrase/verb-wordings.ts'
import { capitalize, join, small } from '../plain/grammar.ts'
import type { Statement } from '../statement/kind.ts'
import { hasFiniteVerb, isClearSubject } from '../statement/sure.ts'

/** Nouns for what the table of verbs has none for: it asks for the one who does it, too. */
const NOUNS = dictionary<string>({
  abduct: 'abduction of',
  acquit: 'acquittal of',
  adjourn: 'adjournment of',
  assassinate: 'assassination of',
  capture: 'capture of',
  disqualify: 'disqualification of',
  evacuate: 'evacuation of',
  execute: 'execution of',
  exonerate: 'exoneration of',
  expel: 'expulsion of',
  hospitalize: 'hospitalization of',
  impeach: 'impeachment of',
  kidnap: 'kidnapping of',
  murder: 'murder of',
  're-elect': 're-election of',
  reelect: 're-election of',
  shoot: 'shooting of',
  stab: 'stabbing of',
  sue: 'lawsuit against',
})

/** "Pilot arrested at port" → "Arrest of pilot at port". */
export function asUndergoneNoun({ kind, forms, group, subject, rest, prefix }: Statement): string[] {
  if (forms === null || prefix !== '') return []
  const [, participle] = PASSIVE.exec(kind === 'bare-passive' ? `is ${group}` : group) ?? []
  if (participle !== forms.participle || !isSubjectOfNoun(subject) || !isBehindNoun(rest)) return []
  return nounsOf(forms.base, rest)
    .filter((noun) => !/^from\b/.test(rest) || COMES_FROM.test(noun))
    .map((noun) => capitalize(join(noun, small(subject), rest)))
}

const PASSIVE = /^(?:(?:is|are|was|were)|(?:has|have|had) been) (\S+)$/

/** "Arrest of man who shot pilot for theft": nobody knows what for belongs to. */
const isSubjectOfNoun = (subject: string): boolean =>
  isClearSubject(subject) &&
  !/\b(?:who|that|which|whose|where)\b|^(?:no|not|none|few|only|just|hardly|nobody)\b/i.test(subject)

/** Circumstances; "appointed captain", "told to leave" have what somebody is made or bidden behind the verb. */
function isBehindNoun(rest: string): boolean {
  if (rest === '') return true
  if (!CIRCUMSTANCE().test(rest) || DANGLES().test(rest) || /, (?!\p{Lu}|\p{Ll}+ing\b)/u.test(rest)) return false
  return !rest
    .split(', ')
    .slice(1)
    .some((part) => hasFiniteVerb(`it ${part}`))
}

const CIRCUMSTANCE = () =>
  /^(?:in|on|at|to(?! \p{Ll}+\b)|for|from|by|with|as|after|before|over|amid|during|despite|against|following|near|outside|inside|because|under|between|among|until|when|since)\b/u
/** Behind a noun nobody sees who "after using", "while fishing" speaks of. */
const DANGLES = () => /\b(?:after|before|while|when) (?:having )?\p{Ll}+ing\b/u
/** Deeds that take somebody away; what is arrested "from" a port would be from there. */
const COMES_FROM = /^(?:re|dis|de(?!t)|ex|evac|with|susp|abd|kidn)/

function nounsOf(base: string, rest: string): string[] {
  if (base === 'kill') return [/\bby\b/.test(rest) ? 'killing of' : 'death of']
  const own = NOUNS[base]
  if (own !== undefined) return [own]
  // What prepares itself is prepared by nobody.
  if (base === 'prepare') return []
  return verbWordingOf(base).nouns.flatMap((noun) => /^(.* of) \{o\} by \{s\}$/.exec(noun)?.[1] ?? [])
}

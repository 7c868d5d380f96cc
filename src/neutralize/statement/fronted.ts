/**
 * What somebody is, wants or does stands before him: "Tired of tolls, Norwell closes bridge", "Seeking a way out, islanders
 * turn to Skerra", "To save fuel, ferries sail slower". The clause in front stays where it is; what is told is read behind it.
 */
import { isBaseVerb, isParticiple } from '../words/vocabulary.ts'
import type { Statement } from './kind.ts'
import { AUXILIARY } from './subject.ts'
import { hasFiniteVerb, isClearSubject } from './sure.ts'

const FRONT = () => /^((\p{Lu}\p{Ll}+) ([\p{L}\p{N}’'$-]+) [^,;:?!()“”"‘]{2,60}), (?=[\p{L}\p{N}])([^:;?!]+)$/u
/** Feelings and pressures that lists of participles do not have. */
const FEELS = /^(?:Tired|Weary|Wary|Fearful|Afraid|Angry|Eager|Desperate|Unable|Unhappy|Furious|Proud|Keen)$/
/** Forms in -ing that describe no noun behind them. */
const STRIVES =
  /^(?:Battling|Blaming|Bowing|Breaking|Capping|Dealing|Defying|Echoing|Fearing|Fighting|Hoping|Invoking|Looking|Marking|Praising|Reversing|Searching|Seeking|Speaking|Struggling|Touting|Trying|Vowing|Warning)$/
const LEANS = /^(?:about|after|against|at|back|by|for|from|in|into|of|off|on|out|over|to|up|with)$/

/** @param readPlain reads a text without anything in front */
export function readFronted(text: string, readPlain: (text: string) => Statement | null): Statement | null {
  const [, front = '', first = '', second = '', told = ''] = FRONT().exec(text) ?? []
  if (front === '' || !leans(first, second)) return null
  if (front.split(' ').length > 9 || hasFiniteVerb(`it ${front.replace(/^\S+ /, '')}`)) return null
  // "Dealing with floods, fires and storms, Norwell …": a list goes on behind the comma.
  const read = readPlain(told)
  if (read === null || read.prefix !== '' || /,| and /.test(read.subject) || !isClearSubject(read.subject)) return null
  // Told of the one it is done to, what stands in front would be his: no object, no passive.
  return isNobody(read) ? null : { ...read, prefix: front, object: '' }
}

function leans(first: string, second: string): boolean {
  if (first === 'To') return isBaseVerb(second) && !/^(?:be|hell|date)$/.test(second)
  if (STRIVES.test(first)) return !AUXILIARY.test(second)
  return (FEELS.test(first) || (isParticiple(first.toLowerCase()) && /ed$/.test(first))) && LEANS.test(second)
}

/** "it is …": what is meant stands in front; "people need to …": no news of anybody. */
const isNobody = ({ subject, kind }: Statement): boolean =>
  /^(?:it|there|this|that|here|people|they|we)$/i.test(subject) || /^bare-/.test(kind)

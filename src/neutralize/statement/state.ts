/** Headlines that leave out "is": "Ferry captain dead at 61", "Ministers in talks over bridge". */

import { isBaseVerb, isPast, isThirdPerson } from '../words/vocabulary.ts'
import { hasFinite } from './complement.ts'
import type { Statement } from './kind.ts'
import { looksPlural, STOPS_OBJECT } from './object.ts'
import { isSubject } from './subject.ts'

/** Words that stand behind a noun only where "is" has been left out. */
const ADJECTIVE =
  /^(?:dead|ineligible|eligible|unaware|aware|skeptical|sceptical|wary|mum|adrift|unaccounted|unable|unlikely|likely|underway|afraid|absent|ready|unhurt|unharmed|alive|unconscious|reluctant|hesitant|confident|optimistic|worried|unsure|uncertain|uninterested|unimpressed|unmoved|critical|favorite|favourite)$/
/** With what makes it a state of somebody, and no place or part of a name. */
const PHRASE =
  /^(?:on (?:trial|track|hold|alert|high alert|(?:the )?(?:way|verge|brink|cusp|run|loose)|course)|in (?:custody|talks|limbo|hiding|intensive care|critical condition|stable condition|crisis|turmoil|doubt|jeopardy|isolation|quarantine|lockdown)|under (?:investigation|scrutiny|pressure|review|arrest|threat|siege|way|consideration)|at (?:odds|risk|large|a standstill)|up for (?:grabs|sale|auction|re-?election)|back (?:in(?! time)|at)|close to|still (?:missing|waiting)|missing (?:in|after|for|since|from)|due (?:in|at|on))\b/
const AS = /^(?:as|who|that|which|while|after|before|when)$/
const JOINS = /^(?:in|on|at|for|from|with|among|by|to|against|over)$/
const LOOKS = /^(?:looks?|seems?|remains?|appears?|feels?|stays?|sounds?|gets?|goes|comes?|turns?)$/
const HEDGE = /^(?:now|still|again|reportedly|allegedly|already|currently)$/

/** @returns null unless a state follows what can only be its subject, and no verb does */
export function readState(text: string): Statement | null {
  if (/[:;?!()–—|]|\.\.|…/.test(text) || /^[“‘"']/.test(text)) return null
  const words = text.split(/\s+/)
  if (words.length < 3 || words.length > 18) return null
  const keys = words.map((word) => word.replace(/’/g, "'").replace(/[,”"']+$/, ''))
  for (let at = 1; at < words.length; at++) {
    const phrase = PHRASE.exec(keys.slice(at, at + 4).join(' '))?.[0]
    // "in custody dispute": the beginning of a longer name for a thing.
    const next = phrase === undefined ? undefined : keys[at + phrase.split(' ').length]
    const isWhole =
      next === undefined || STOPS_OBJECT.test(next) || /,$/.test(words[at + phrase!.split(' ').length - 1]!)
    const isState = ADJECTIVE.test(keys[at]!) || (phrase !== undefined && isWhole)
    if (!isState || !/^\p{Ll}/u.test(words[at]!)) continue
    let to = at
    while (to > 1 && HEDGE.test(words[to - 1]!)) to--
    const hasNoVerb = !hasFinite({ words, keys }, at + 1) && !joinsVerb(keys, at)
    if (!hasNoVerb || !isSubject({ words, keys }, to) || LOOKS.test(keys[to - 1]!)) return null
    // "images from a nation in lockdown", "silence for NHS dead": the state of the last noun, or a noun itself.
    const front = keys.slice(0, to)
    const mayBeInside = phrase !== undefined || keys[at] === 'dead'
    if (front.some((key) => AS.test(key)) || (mayBeInside && to === at && front.some((key) => JOINS.test(key))))
      return null
    if (front.some((key, i) => key === 'to' && isBaseVerb(front[i + 1] ?? ''))) return null
    const subject = words.slice(0, to).join(' ')
    const rest = words.slice(to).join(' ')
    return {
      kind: 'bare-copula',
      prefix: '',
      subject,
      group: '',
      rest,
      isPlural: looksPlural(subject),
      forms: null,
      object: '',
      tail: rest,
    }
  }
  return null
}

/** "dead, police arrest three": a second clause would be told of the first subject. */
function joinsVerb(keys: readonly string[], from: number): boolean {
  const behind = keys.slice(from + 1)
  const end = behind.findIndex((key) => /^(?:as|after|when|while|before|amid|following|during)$/.test(key))
  // "missing for 5 days found alive": the verb is behind the state.
  return behind.slice(0, end < 0 ? undefined : end).some((key) => isThirdPerson(key) || isPast(key))
}

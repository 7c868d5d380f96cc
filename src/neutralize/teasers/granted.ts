/**
 * What a headline takes for granted when it announces an explanation: "How Norland sold its ferries" says that it sold
 * them, and "Why fares may rise" that they may. Told as a statement it has all the constructions of one.
 */

import { capitalize } from '../plain/grammar.ts'
import { sayStatement } from '../realiser/statement.ts'
import type { Statement } from '../statement/kind.ts'
import { readStatement } from '../statement/statement.ts'
import { endsInNoun, hasFiniteVerb, isClearSubject } from '../statement/sure.ts'
import { verbLemma } from '../words/vocabulary.ts'

/** Wordings of one clause that are told so; the first is the clause itself. */
const MOST = 5

/**
 * @param kind what the article gives: reasons for it, or its course
 * @param clause behind its question word
 * @returns whole sentences; none where its question word belongs to it ("how crews feel") or its parts are not sure
 */
export function takenForGranted(kind: 'why' | 'how', clause: string): string[] {
  // What ought to be is somebody's view, whoever gives reasons for it.
  if (VIEWS().test(clause) || DENIES.test(clause) || clause.split(' ').length < 6) return []
  const statement = readStatement(capitalize(clause))
  if (statement === null || statement.prefix !== '') return []
  // "How crews spied on Norland": nobody spied on them. "how the plan would ruin Norland": no more than thought of.
  if (statement.kind === 'bare-passive') return []
  // "how the case stacks up to other classified docs probes": the verb stands in front of what was read as one.
  if (!isClearSubject(statement.subject) || !endsInNoun(statement.subject) || mayTell(statement.subject)) return []
  if (isThought(statement) && !(kind === 'why' && MAYBE().test(statement.group))) return []
  if (
    kind === 'how' &&
    // "how voters pick a president": how it is done, whenever it is.
    (/^(?:present|copula|bare-copula)$/.test(statement.kind) || isManner(statement.group) || isDegree(clause))
  )
    return []
  return sayStatement(statement)
    .filter(({ kind: way, text }) => way === 'clause' && !/\breport/i.test(text) && keepsTime(statement, clause, text))
    .map(({ text }) => text)
    .slice(0, MOST)
}

/** What is no more than possible, foreseen or wished for. */
const isThought = ({ kind, group }: Statement): boolean =>
  kind === 'modal' ||
  kind === 'future' ||
  /\b(?:would|could|can|might|may|will|shall|should|must)\b|^to |n['’]t\b/i.test(group)

/** "why fares may rise", and not what "might have" been. */
const MAYBE = () => /^(?:may|could|might) (?!have$|be$|not$)\p{Ll}+$/u

/** "how Norland hides its debts": what it does still, it has not done; and what it did is told as it was. */
function keepsTime({ kind, group, forms }: Statement, clause: string, text: string): boolean {
  if (/ (?:has|have|had) /.test(text) && !/ (?:has|have|had) /.test(clause) && !/progressive$/.test(kind)) return false
  if (kind !== 'present') return true
  return (
    ` ${text} `.includes(` ${group} `) ||
    (forms !== null && new RegExp(` (?:is|are) ${forms.participle}( |$)`).test(text))
  )
}

/** Inside a subject some word may be the verb: "Holm’s case stacks up to". */
const mayTell = (subject: string): boolean =>
  hasFiniteVerb(subject) || / \p{Ll}+(?:s|ed) (?:up|down|out|off|away|back|over|to|into|against)\b/u.test(subject)

/** "by not all crews": who does it, and who does not. */
const DENIES = /^(?:not|no|nobody|none|nothing|neither|few|only|hardly|whose)\b/i

const VIEWS = () =>
  /\b(?:should|must|ought|needs?|matters?|worth|deserves?|better|best|worse|worst|right|wrong|good|bad|we|our|ours|my|me|you|yours?|it|they|this|that|these|those|to \p{Ll}+ is)\b|\bus\b(?<!US)|[“”"‘?!:;]|(?:^| )['’]/iu

/** "How crews feel about it", "how it went": how they do so is what the verb is of, and without it nothing is said. */
function isManner(group: string): boolean {
  return group
    .toLowerCase()
    .split(' ')
    .filter((verb, i, all) => i === all.length - 1 || !/^(?:is|are|was|were|been|being|has|have|had)$/.test(verb))
    .some((verb) =>
      [
        verb,
        verbLemma(verb) ?? '',
        ...['s', 'd', 'ed', 'ing'].map((end) => verb.replace(new RegExp(`${end}$`), '')),
      ].some((base) => MANNERS.has(base)),
    )
}

const MANNERS = new Set(
  'act appear be behave come compare cope differ do fare feel go handle live look manage measure move perform play rank rate react respond see seem shape sound spend stack stand talk taste think treat turn view vote work'.split(
    ' ',
  ),
)

/** "how fragile trust has become", "how big the flood was": a degree is asked for, unless somebody opens the clause. */
function isDegree(clause: string): boolean {
  const [first = ''] = clause.split(' ')
  return (
    !/^(?:\p{Lu}|\d)/u.test(first) &&
    !/^(?:the|an?|his|her|its|their|two|three|four|five|six|seven|eight|nine|ten|people|police|men|women|children)$/.test(
      first,
    ) &&
    !/(?<!ou|[su’'])s$/.test(first)
  )
}

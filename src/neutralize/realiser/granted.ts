/**
 * What a headline takes for granted when it announces an explanation: "How Norland sold its ferries" says that it sold
 * them, and "Why fares may rise" that they may. Told as a statement it has all the constructions of one.
 */
import { readStatement } from '../statement/statement.ts'
import { isBaseVerb, isParticiple, verbLemma } from '../words/vocabulary.ts'
import { sayStatement } from './statement.ts'
import { capitalize } from './words.ts'

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
  if (
    kind === 'how' &&
    (/^(?:would|could|can|might|may)\b/.test(statement.group) || isManner(statement.group) || isDegree(clause))
  )
    return []
  // "how Norland hides its debts": what it does still, it has not done.
  const isNow = (text: string): boolean =>
    statement.kind !== 'present' || text.includes(` ${statement.group}`) || / (?:is|are) (?!reported)\p{Ll}/u.test(text)
  return sayStatement(statement)
    .filter(({ kind: way, text }) => way === 'clause' && !/\breport/i.test(text) && isNow(text))
    .map(({ text }) => text)
    .slice(0, MOST)
}

/** "by not all crews": who does it, and who does not. */
const DENIES = /^(?:not|no|nobody|none|nothing|neither|few|only|hardly|whose)\b/i

const VIEWS = () =>
  /\b(?:should|must|ought|needs?|matters?|worth|deserves?|better|best|worse|worst|right|wrong|good|bad|we|our|ours|my|me|you|yours?|it|they|this|that|these|those|to \p{Ll}+ is)\b|\bus\b(?<!US)|[“”"‘?!:;]|(?:^| )['’]/iu

/** "How crews feel about it", "how it went": how they do so is what the verb is of, and without it nothing is said. */
function isManner(group: string): boolean {
  const verb = group.toLowerCase().split(' ').at(-1)!
  const base = isBaseVerb(verb) ? verb : (verbLemma(verb) ?? verb)
  return MANNERS.has(base)
}

const MANNERS = new Set(
  'act appear be behave come compare cope differ do fare feel go handle live look manage measure move perform play rank rate react respond see seem shape sound spend stack stand talk taste think treat turn view vote work'.split(
    ' ',
  ),
)

/** "how fragile trust has become": a degree is asked for. */
const isDegree = (clause: string): boolean => {
  const [first = '', second = ''] = clause.split(' ')
  return (
    !/^(?:\p{Lu}|the$|an?$|\d)/u.test(first) &&
    (isParticiple(first.toLowerCase()) || /(?:able|ible|ful|ous|ive|ile|ic|less|ish|al|ent|ant)$/.test(first)) &&
    !/s$/.test(second)
  )
}

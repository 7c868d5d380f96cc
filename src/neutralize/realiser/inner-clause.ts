/**
 * The clause behind "how", "why" and "whether" in other constructions: told of what is done, by its form in -ing, or
 * by what there is to do. Only where its parts are sure.
 *
 *     "Okafor won the cup"      → the cup was won by Okafor; Okafor winning the cup
 *     "how to repair the pier"  → ways to repair the pier; repairing the pier
 */

import { capitalize, small } from '../plain/grammar.ts'
import { readStatement } from '../statement/statement.ts'
import { isBaseVerb } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { sayStatement } from './statement.ts'
import { turnedRound } from './turned-round.ts'

/** "Ruiz will sell the pier" → "the pier will be sold by Ruiz". */
export function passiveInside(clause: string): string[] {
  const statement = readStatement(capitalize(clause))
  if (statement === null || statement.prefix !== '' || INNER().test(clause)) return []
  // "by not all crews"
  if (/^(?:not|no|nobody|none|nothing|neither|few|only|hardly|whose)\b/i.test(clause)) return []
  // "how Ruiz beat Dorn": now or then, the verb does not show.
  if (statement.kind === 'present' && statement.forms?.past === statement.forms?.base) return []
  return (
    turnedRound(statement)
      .filter((text) => !/ to be /.test(text))
      .map(small)
      // What a question or an explanation says is so is no event: "how fees shape travel", and not "have shaped".
      .filter((text) => statement.kind !== 'present' || !/ (?:has|have) been /.test(text))
      .slice(0, 1)
  )
}

/** "Ruiz sold the pier" → "Ruiz selling the pier"; '' where the clause has no such form. */
export function doingInside(clause: string): string {
  const statement = readStatement(capitalize(clause))
  if (statement === null || statement.prefix !== '' || INNER().test(clause)) return ''
  // "Norwell bank closed": of itself, or by somebody.
  if (statement.kind === 'bare-passive') return ''
  const report = sayStatement(statement).find(({ text }) => text.startsWith('Report on '))
  const doing = report?.text.slice('Report on '.length) ?? ''
  // "children needing to sail": what ought to be has nothing behind it.
  return /^how | (?:needing|mattering|having to)\b/.test(doing) ? '' : doing
}

/** What belongs to another clause, and would come between. */
const INNER = () => /[,:;“”"‘]|(?:^| )'|\b(?:that|who|which|and|but|it|they|he|she)\b/

/** "how to repair the pier": its deed, and its form in -ing where nothing is done beside it. */
export function deedOfHowTo(clause: string): { deed: string; doing: string } | null {
  const deed = /^how to (?!not\b)(\p{Ll}.*)$/u.exec(clause)?.[1]
  if (deed === undefined || IRONIC().test(deed)) return null
  const [verb = '', ...rest] = deed.split(' ')
  // "how to find and keep a job", "how to best repair it"
  const isOne = !rest.some((word, i) => isBaseVerb(word) && /^(?:and|or)$|,$/.test(rest[i - 1] ?? ''))
  const form = verb === 'be' ? 'being' : isBaseVerb(verb) ? verbForms(verb).gerund : ''
  return { deed, doing: isOne && form !== '' && !/^(?:and|or)$/.test(rest[0] ?? '') ? [form, ...rest].join(' ') : '' }
}

/** "How to lose an election": told with a wink, and no advice. */
const IRONIC = () =>
  /\b(?:kill|murder|destroy|ruin|wreck|sabotage|lose|fail|steal|cheat|lie|die|crash|sink|waste|panic|resign|hate|rig|corrupt|dismantle|get away with)\b/

/** "what the harbor is for": a verb behind its end would stumble. */
export const endsLoose = (clause: string): boolean =>
  / (?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|may|might|in|on|to|with|from|about|for|of|at|up|by|into|like|they|it)$/.test(
    clause,
  )

/** What a column holds, as its writer's view: "Columnist argues that …", "Column calls tax a burden". */

import { join, sentence, small } from '../plain/grammar.ts'
import type { Statement } from '../statement/kind.ts'
import { isClearSubject } from '../statement/sure.ts'
import { isSaidOf } from './retold.ts'
import type { Way } from './statement.ts'
import { isEvent } from './verb-tense.ts'

const MOST = 3
const PRONOUN = /^(?:I|we|you|he|she|it|they|there|here|this|that|these|those)\b/i
/** "Author has nothing to regret": she says it herself. */
const OF_WRITER = /\b(?:author|writer|columnist|column)\b|\b(?:I|we|my|our|me|us)\b/i

/** What happened is told, and what is so or ought to be is held. */
const FACTS = /^(?:past|perfect|passive|bare-passive|progressive|bare-progressive)$/

/** Ways that stand beside "…, column says". @param ways of the statement, without its source */
export function columnViews(statement: Statement, ways: readonly Way[]): Way[] {
  const isFact =
    FACTS.test(statement.kind) ||
    isEvent(statement) ||
    (statement.kind === 'copula' && /^w/.test(statement.group) && !/^(?:an?|the) /.test(statement.rest))
  const told = ways
    .filter(({ text, kind }) => kind === 'clause' && !OF_WRITER.test(text))
    .slice(0, MOST)
    .flatMap(({ text }) => [
      `${text}, a columnist writes`,
      ...(isFact ? FACT : VIEW).map((opening) => `${opening} ${small(text)}`),
    ])
  return [...asVerdict(statement), ...told, ...ofAuthor(ways)].map((text) => ({ text, kind: 'phrase' as const }))
}

const FACT = ['It is stated in a column that']
const VIEW = ['Columnist argues that', 'In a columnist’s view,', 'Column makes the case that']

/** "Author has no regrets": whoever writes the column says it of herself. */
const ofAuthor = (ways: readonly Way[]): string[] =>
  ways
    .filter(({ text, kind }) => kind === 'clause' && /^Author \p{Ll}/u.test(text))
    .slice(0, 2)
    .map(({ text }) => text.replace(/^Author/, 'Author of column'))

/** "Tax is a burden on towns" → "Column calls tax a burden on towns". */
function asVerdict(statement: Statement): string[] {
  const { kind, group, subject, rest, prefix } = statement
  if (kind !== 'copula' || !/^(?:is|are)$/.test(group) || prefix !== '' || !isSaidOf(rest)) return []
  if (!isClearSubject(subject) || PRONOUN.test(subject) || OF_WRITER.test(`${subject} ${rest}`)) return []
  // "nothing but a scare" is no name that somebody is called.
  const called = /^(?:an?|the) /.test(rest) ? [join('Column calls', small(subject), rest)] : []
  return [
    ...called,
    join('Column describes', small(subject), 'as', rest),
    sentence(statement, `${group} described in column as`),
  ]
}

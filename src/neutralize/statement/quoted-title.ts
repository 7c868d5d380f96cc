/**
 * Titles of works in quotation marks: "‘Ferry: The Return’ tops $2 billion". A reader takes such a title for a name,
 * whatever words and marks are in it.
 */
import { isParticiple } from '../words/vocabulary.ts'
import type { Statement } from './kind.ts'

/** Stands for a title while a statement is read: a name that no list of words knows. */
const NAME = 'Quoravia'
const MARKED = '(?:‘[^‘’]+’|“[^“”]+”|\'[^\']+\'|"[^"]+")'
const TITLES = new RegExp(`^(${MARKED})(?:(?: and |, |(?<=,.) )(${MARKED}))?(?= )`, 'u')

/** What people say, and no title. */
const SAID =
  /\b(?:I|we|you|it|this|that|they|he|she|my|our|your|is|are|was|were|be|been|do|does|did|not|no|never|yes|so|very|too)\b|n['’]t\b|[.!?,]$/i
const SMALL = /^(?:an?|the|of|in|on|at|to|for|and|or|vs|v|from|with|by|der|la|el|de|le)$/i

/** @returns the title that a text begins with, with its marks, or the two joined by "and" or a comma; '' for none */
export function openingTitle(text: string): string {
  const match = TITLES.exec(text)
  if (match === null) return ''
  const titles = [match[1]!, match[2]].filter((title) => title !== undefined)
  return titles.every((title) => isTitle(title.slice(1, -1).replace(/,$/, ''))) ? match[0] : ''
}

function isTitle(text: string): boolean {
  const words = text.split(/\s+/)
  return (
    words.length <= 7 &&
    !SAID.test(text) &&
    /\p{L}/u.test(text) &&
    words.every((word) => /^[\p{Lu}\d#@&+(]/u.test(word) || SMALL.test(word))
  )
}

/** @returns the text with a name instead of its opening title */
export const withNameFor = (text: string, title: string): string => NAME + text.slice(title.length)

/** Behind a title a plural as often as a verb: "‘Ferry Night’ stars on the sea". */
const OF_WORKS = /^(?:stars|quotes|reviews|covers|plays|answers|posts|hosts|leads|scores|credits|trailers|memes|fans)$/

/** The statement with its title back; null where the title alone leaves open what is told of it. */
export function withTitleBack(statement: Statement, title: string): Statement | null {
  const { subject, prefix, group, kind } = statement
  if (prefix !== '' || !subject.startsWith(NAME)) return null
  // "‘Ferry Night’ to leave", "‘Ferry Night’ headed to the sea": by itself or by others, now or then.
  const isOpen = kind === 'future' || OF_WORKS.test(group) || (kind === 'past' && isParticiple(group))
  return subject === NAME && isOpen ? null : { ...statement, subject: title + subject.slice(NAME.length) }
}

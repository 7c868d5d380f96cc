/** The small change of the realiser: casing inside a sentence, auxiliaries, and where a phrase ends. */
import type { Statement } from './statement-kind.ts'
import { isCommonWord, startsWithName } from './true-case.ts'
import { isPast, isThirdPerson } from './vocabulary.ts'

export const capitalize = (text: string): string =>
  text.replace(/^([“‘"'(]?)(\p{Ll})(?!\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())

/** For the middle of a sentence: the first word small, unless it is a name. */
export function small(text: string): string {
  if (startsWithName(text) || /^House \p{Lu}/u.test(text)) return text
  const first = /^[\p{L}’'.-]+/u.exec(text)?.[0] ?? ''
  return first !== '' && isOrdinary(first) ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : text
}

function isOrdinary(word: string): boolean {
  const [start = '', ...parts] = word.split('-')
  if (parts.length > 0)
    return (
      /^\p{Lu}\p{Ll}+$/u.test(start) &&
      (/^(?:Ex|Anti|Pro|Non|Pre|Post|Mid|Self)$/.test(start) ||
        (isCommonWord(start.toLowerCase()) && parts.every((part) => /^\p{Ll}/u.test(part))))
    )
  if (/^\p{Lu}{2,}|^\p{Lu}\.|\p{Ll}\p{Lu}/u.test(word) || word === 'I') return false
  return isCommonWord(word.toLowerCase().replace(/[’']s?$/, ''))
}

export const join = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ')
export const lead = (statement: Statement): string => (statement.prefix === '' ? '' : `${statement.prefix},`)

export function sentence(statement: Statement, group: string, rest = statement.rest): string {
  if (statement.prefix === '') return capitalize(join(statement.subject, group, rest))
  return capitalize(join(lead(statement), statement.subject, group, rest))
}

export const be = (isPlural: boolean, isBefore: boolean): string =>
  isBefore ? (isPlural ? 'were' : 'was') : isPlural ? 'are' : 'is'
export const have = (isPlural: boolean): string => (isPlural ? 'have' : 'has')

export function inQuotes(text: string, at: number): boolean {
  return ((text.slice(0, at).match(/["“”]/g) ?? []).length & 1) === 1 || /[‘][^’]*$/.test(text.slice(0, at))
}

export function unbalanced(text: string): boolean {
  return (
    (text.match(/["“”]/g) ?? []).length % 2 === 1 ||
    (text.match(/‘/g) ?? []).length > (text.match(/’/g) ?? []).length ||
    (text.match(/(?<!\p{L})'|'(?!\p{L})/gu) ?? []).length % 2 === 1
  )
}

const LINKING = /^(?:looks?|looked|seems?|seemed|feels?|felt|sounds?|sounded|is|are|was|were|has|have|had)$/

/** A verb coordinated with the first ("kills 12 and injures 30"): it would keep the old tense. */
export function secondVerb(rest: string): string | null {
  const match = /(?:\band|\bbut|,|\bthen) (?:also |then |later )?([\p{L}’'-]+)/gu
  for (const [, word] of rest.matchAll(match)) {
    const key = word!.toLowerCase()
    if ((isThirdPerson(key) || isPast(key) || LINKING.test(key)) && /^\p{Ll}/u.test(word!)) return key
  }
  return null
}

export const hasSecondVerb = (rest: string): boolean => secondVerb(rest) !== null
export const startsAdjunct = (text: string): boolean =>
  /^(?:of|in|on|at|to|for|from|by|with|as|after|before|over|about|amid|during|while|despite|against|into|near|when|because|since|following|ahead|under|,|through|between|among)/i.test(
    text,
  )
export const startsClause = (text: string): boolean => /^(?:that|how|why|what|whether|if|who|when)\b/i.test(text)

export function splitAtAdjunct(text: string): { core: string; extra: string } {
  const match =
    /\s(?:in|at|after|before|over|amid|during|while|despite|as|when|since|following|ahead|with|because)\s/i.exec(text)
  return match === null
    ? { core: text, extra: '' }
    : { core: text.slice(0, match.index), extra: text.slice(match.index).trim() }
}

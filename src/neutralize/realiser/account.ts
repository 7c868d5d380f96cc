/** "Okafor explains how ferry sank" → "Okafor’s explanation of how ferry sank": what somebody tells, by its noun. */
import { dictionary } from '../../text/dictionary.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { capitalize, join } from '../plain/grammar.ts'
import type { Statement } from '../statement/kind.ts'
import { isClearSubject } from '../statement/sure.ts'
import { isPersonNoun } from '../words/vocabulary.ts'

const NOUNS = dictionary<string>({
  describe: 'account of',
  recount: 'account of',
  explain: 'explanation of',
  discuss: 'discussion of',
})

/** @returns none where it is not sure that one person tells it, once */
export function asAccount({ kind, forms, group, subject, rest, prefix }: Statement): string[] {
  const noun = NOUNS[forms?.base ?? '']
  if (noun === undefined || prefix !== '' || (group !== forms!.third && group !== forms!.past)) return []
  if ((kind !== 'present' && kind !== 'past') || !/^(?:how|why|what) \S+ \S/.test(rest)) return []
  const last = subject.split(' ').at(-1)!
  const isNamed = /^\p{Lu}[\p{L}-]*(?<!s)$/u.test(last) && !isCommonWord(last.toLowerCase()) && kind === 'present'
  const isOne = isNamed || isPersonNoun(last.toLowerCase())
  if (!isOne || !isClearSubject(subject) || /,|\b(?:and|or)\b|^(?:he|she|it|they|who)$/i.test(subject)) return []
  return [capitalize(join(`${subject}’s`, noun, rest))]
}

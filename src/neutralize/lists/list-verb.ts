/** Where the verb of a clause about the things of a list stands. */
import { isPast, isThirdPerson } from '../words/vocabulary.ts'

/** Counted in characters; -1 for none. */
export function verbAt(clause: string): number {
  let at = 0
  let isQuoted = false
  const words = clause.split(' ')
  for (const [i, word] of words.entries()) {
    const key = word.toLowerCase()
    if (/^[“"]/.test(word)) isQuoted = true
    const isVerb =
      AUXILIARY().test(key) ||
      (/^\p{L}+$/u.test(word) &&
        (isPast(key) || (i > 0 && /[^aeiou]ed$/.test(key)) || (isThirdPerson(key) && /^\p{Ll}/u.test(word))))
    // "the cast were": a noun that is spelled as a past.
    if (i > 0 && !isQuoted && isVerb && (AUXILIARY().test(key) || !BE.test(words[i + 1] ?? ''))) return at
    if (/[”"][,’'s]*$/.test(word)) isQuoted = false
    at += word.length + 1
  }
  return -1
}

const BE = /^(?:is|are|was|were|has|have|had|will)$/
const AUXILIARY = () =>
  /^(?:is|are|was|were|has|have|had|will|would|can|could|should|did|does|do|got|never|always|\p{L}+n['’]t)$/u

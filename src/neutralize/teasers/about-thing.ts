/** A thing that a headline promises, praises or points at: told as what the article is about. */

import { capitalize, small } from '../plain/grammar.ts'
import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { unquoted } from '../plain/reader-person.ts'
import { looksPlural } from '../statement/object.ts'
import { asPlain } from './reader-question.ts'

export interface ReaderPromise {
  /** What is told, to measure wordings by. */
  core: string
  ways: string[]
}

/** A thing of several words with what belongs to it: what the article is about. */
export function aboutThing(text: string, isJudged = false): ReaderPromise | null {
  const how = /^(?:how|why|what|the fact that) /i.test(text)
  const plain = how ? small(plainWording(text).text) : asNoun(plainWording(text).text)
  if (/\b(?:I|we|us|our|you|your)\b/i.test(unquoted(plain))) return null
  if (manipulationIn(`Article is about ${plain}`).some((piece) => piece.inQuote !== true)) return null
  return {
    core: plain,
    ways: [
      `Article is about ${plain}`,
      `Article informs readers about ${plain}`,
      ...(isJudged ? [`Article gives an opinion on ${plain}`] : []),
      `Publisher reports to readers on ${plain}`,
      `Publisher’s report deals with ${plain}`,
      `Published article on ${plain}`,
      // The first again, for whoever takes off frames.
      ...(isJudged ? [] : [`Article discusses ${plain}`]),
      `Publisher devotes an article to ${plain}`,
      ...(how ? [] : [`${capitalize(plain)} ${looksPlural(plain) ? 'are' : 'is'} the subject of an article`]),
    ],
  }
}

/** @param what "what is missing from the pier": held back by the headline, told by the article */
export const toldWhat = (what: string): ReaderPromise => ({
  core: what,
  ways: [
    `Article tells ${what}`,
    `Report on ${what}`,
    `${capitalize(what)} is told in the article`,
    `Publisher informs readers ${what}`,
    `Account of ${what} is published`,
    `Readers can learn from the article ${what}`,
    `Publisher discloses ${what}`,
    `Publisher reports ${what}`,
  ],
})

/** "This test" → "a test", "These photos" → "photos". */
export const asNoun = (text: string): string => {
  const plain = asPlain(
    small(text)
      .replace(/^this (?=one )/i, '')
      .replace(/^this (?=[aeio]|8|11|18|u(?!n?i|se))/i, 'an ')
      .replace(/^this /i, 'a ')
      .replace(/^these /i, ''),
  )
  return plain.replace(/^(\p{Lu})(?=\p{Ll}+ \p{Ll})/u, (letter) =>
    /^(?:A|An|The) /.test(plain) ? letter.toLowerCase() : letter,
  )
}

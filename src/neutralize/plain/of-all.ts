/**
 * What is said of all of a kind, or of the only one there is, and is hardly meant so.
 *
 *     "every nurse hopes her patients won't ask"  → nurses hope their patients won't ask
 *     "pilots pray you never hear it"             → pilots hope you never hear it
 *     "the only lamp you'll ever need"            → a lamp
 */

import { verbLemma } from '../words/vocabulary.ts'
import { plural } from '../words/word-forms.ts'
import { indefinite } from './grammar.ts'

/** @param text without its other loaded words, or with them */
export const withoutAll = (text: string): string =>
  /\b(?:every|pray|only)/i.test(text) ? toHoping(toMany(toOne(text))) : text

const WISHES = 'hopes|hoped|prays|prayed|wishes|wished|fears|feared|dreads|dreaded'

const toMany = (text: string): string =>
  text.replace(
    new RegExp(`\\bevery (?:single )?([\\p{L}-]+) (${WISHES}) ((?:that )?\\S+ .+)$`, 'iu'),
    (match, noun: string, verb: string, rest: string) => {
      if (/^(?:one|body|time|day|year|other|few|so)$/i.test(noun)) return match
      const many = /^\p{Lu}{2,}$/u.test(noun) ? `${noun}s` : plural(noun)
      const done = /ed$/i.test(verb) ? verb : (verbLemma(verb.toLowerCase()) ?? verb)
      return `${many} ${done} ${rest.replace(/\b(?:his|her)(?: or her)?\b/gi, 'their')}`
    },
  )

/** Nobody prays in church that readers never learn of it. */
const toHoping = (text: string): string =>
  text
    .replace(
      /\bpray(s|ed)?\b(?= (?:that )?(?:[\p{L}’']+ ){1,3}(?:never|won['’]t|don['’]t|didn['’]t|doesn['’]t|(?:will|would)(?: not| never)) (?:ever )?(?:find|hear|discover|see|learn|notice|ask|read|know|reali[sz]e|look|try|check|open|forget)\b)/giu,
      (_, ending: string | undefined) => (ending === 'ed' ? 'hoped' : `hope${ending ?? ''}`),
    )
    // "hope guests never find out": it is a hope, and no measure of time.
    .replace(
      /\b(hopes? (?:that )?(?:you|they|people|(?:[\p{L}’'-]+ )?[\p{L}-]+s)) (?:will )?never (?=\p{L}+(?: |$))/giu,
      '$1 do not ',
    )

const toOne = (text: string): string =>
  text.replace(
    /\b(the) only ((?:[\p{L}\p{N}’'-]+ ){0,3}?[\p{L}\p{N}’'-]+) (?:that |which )?(?:you|we|anyone|anybody|people)(?:['’]ll| will| should)?(?: ever| really| actually)* (?:need|want)(?: ever)?\b(?: to (?:own|buy|read|see|watch|know|try|have|make|follow|visit)\b)?(?! (?:is|are|was|were|to)\b)/giu,
    (_, the: string, thing: string) => {
      const isMany = /^\d|[^su]s$/.test(thing)
      const one = isMany ? thing : `${indefinite(thing)} ${thing}`
      return the === 'The' ? one.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : one
    },
  )

/**
 * What is said of all of a kind, or of the only one there is, and is hardly meant so.
 *
 *     "every nurse hopes her patients won't ask"  → nurses hope their patients won't ask
 *     "pilots pray you never hear it"             → pilots hope you do not hear it
 *     "the only lamp you'll ever need"            → a lamp
 */

import { verbLemma } from '../words/vocabulary.ts'
import { plural } from '../words/word-forms.ts'
import { capitalize, indefinite } from './grammar.ts'

/** @param text without its other loaded words, or with them */
export const withoutAll = (text: string): string =>
  /\b(?:every|pray|only|one)|[$£€]\d/i.test(text) ? asMethod(toAny(toHoping(toMany(toOne(text))))) : text

const HELD =
  '(?:words?|questions?|foods?|drinks?|habits?|mistakes?|errors?|rules?|items?|ingredients?|phrases?|signs?|tricks?|hacks?|tips?|exercises?|details?|clues?|messages?|tests?|apps?|settings?|charts?|colou?rs?|jobs?|skills?|dish|vegetable|fruit|fabric|setting|button|meal|plant|car|gadget|product|symptom)'

/** "the ONE food she'd never eat", "until mum spotted one clue": one of some, and no count. */
const toAny = (text: string): string =>
  text
    .replace(
      new RegExp(
        `\\b(the) one (${HELD}) (?=(?:that |which )?(?:(?:you|she|he|they|we|I)(?:['’]\\p{L}+)? |no |every |nobody |everyone |doctors |experts |most |[\\p{L}-]+s (?:never|always|hate|love|swear|avoid|refuse|wish|hope|won['’]t) ))`,
        'giu',
      ),
      (_, the: string, noun: string) =>
        `${the === 'The' ? capitalize(indefinite(noun)) : indefinite(noun)} ${noun.toLowerCase()} `,
    )
    .replace(
      new RegExp(
        `\\b(spots|spotted|notices|noticed|asks|asked|makes|made|found|finds|shares|shared|reveals|revealed|changes|changed|has|had|with|after|over|misses|missed|sends|sent) one (${HELD})(?=$|[.,;:!?]| (?:in|on|at|about|for|to|that|from|as|after|before)\\b)(?! (?:of|in) \\d)`,
        'giu',
      ),
      (_, verb: string, noun: string) => `${verb} ${indefinite(noun)} ${noun}`,
    )

/** "$14 trick": what it costs is told, and it is a way to do something. */
const asMethod = (text: string): string =>
  text
    .replace(
      /\b(?:clever|genius|simple|handy|brilliant|nifty|cunning|savvy|weird|bizarre|ingenious) (?=[$£€]\d[\d.,]* (?:trick|hack|tip|fix)s?\b)/giu,
      '',
    )
    .replace(
      /(?<=(?<!\b[Tt]h(?:is|ese) )[$£€]\d[\d.,]* )(trick|hack)(s?)\b(?! or treat| of | kill| ransom)/giu,
      (_, word: string, several: string) => `${/^\p{Lu}/u.test(word) ? 'M' : 'm'}ethod${several}`,
    )

const WISHES = 'hopes|hoped|prays|prayed|wishes|wished|fears|feared|dreads|dreaded'

const toMany = (text: string): string =>
  text.replace(
    new RegExp(`\\bevery (?:single )?([\\p{L}-]+) (${WISHES}) ((?:that )?\\S+ .+)$`, 'iu'),
    (match, noun: string, verb: string, rest: string) => {
      if (/^(?:one|body|time|day|year|other|few|so|woman|man|child|person)$/i.test(noun)) return match
      if (/\b(?:his|her) (?:wife|husband|son|daughter|child|baby|mother|father|rapist|killer)\b/i.test(rest))
        return match
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

/** "not the only one people need" says that there are others. */
const toOne = (text: string): string =>
  text.replace(
    /(?<!\b(?:not|never|nor|hardly)(?: be)? |n['’]t (?:be )?)\b(the) only ((?:[\p{L}\p{N}’'-]+ ){0,3}?[\p{L}\p{N}’'-]+) (?:that |which )?(?:you|we|anyone|anybody|people)(?:['’]ll| will| should)?(?: ever| really| actually)* (?:need|want)(?: ever)?\b(?: to (?:own|buy|read|see|watch|know|try|have|make|follow|visit)\b)?(?! (?:is|are|was|were|to)\b)/giu,
    (_, the: string, thing: string) => {
      const isMany = /^\d|[^su]s$/.test(thing)
      const one = isMany ? thing : `${indefinite(thing)} ${thing}`
      return the === 'The' ? one.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : one
    },
  )

/**
 * A headline that is one question and that no indirect form fits: told as the question that it is, and never as news.
 *
 *     "Does Kelp Make You Sing"             → Article asks: does kelp make people sing?
 *     "With ferries full, could fares rise?" → Question discussed in article: with ferries full, could fares rise?
 */

import { readHeadline } from '../headline/words.ts'
import { small } from '../plain/grammar.ts'
import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { addressesReader, tellOfReaders, unquoted } from '../plain/reader-person.ts'
import { isAskedWithoutMark } from '../tactics/shape.ts'
import { BRIEF_PUTS, POSES, PUTS, putsOf, sayQuestion } from '../teasers/question.ts'
import { asPlain } from '../teasers/reader-question.ts'
import { AUXILIARIES } from '../words/closed-classes.ts'
import { itemOf } from './headline-items.ts'

const AUX = `(?:${AUXILIARIES}|am)(?:n['’]t)?`
const WH = "(?:what|which|who|whom|whose|where|when|why|how)(?:['’]s)?"
const ASKS = new RegExp(`^(?:so |and |but |now )?(?:${AUX}|${WH}) `, 'i')
const PUT = new RegExp(`^(?:${[...PUTS, ...BRIEF_PUTS, POSES].join('|').replace(' a ', ' (?:a )?')}): (?=[^:]*\\?$)`)

/** A question as the headline puts it. */
export const withoutAsking = (text: string): string => text.replace(PUT, '')

/** Without a mark: "How ferries are changing" explains, "Which ferries do people take" asks. */
const TURNED = new RegExp(
  `^(?:${AUX}|(?:what|who|where|when|why|how)(?:['’]s| ${AUX})|(?:which|what|whose|how) [^,]+? ${AUX} (?:you|the|your|an?|people|this|these|i|we|it|he|she|they)|which [^,:]+ \\w+ed you) `,
  'i',
)
/** "With ferries full, could fares rise", "If you were a boat, what would …": it asks behind what it supposes. */
const SUPPOSES = new RegExp(
  `^(?:if|with|as|after|when|now|given|despite|since|while|though|although|in|on|at|for|by|from) [^,]+, (?:${AUX}|${WH} (?:\\S+ ){0,2}?${AUX}) `,
  'i',
)
/** Where nothing is supposed of the reader, a comma without a mark behind it may join anything. */
const SUPPOSES_OF_READER = /^if (?:you|your|we) (?!.*, (?:do|have) (?!you |we |they |people ))/i

/** A question without its mark: "Who should lead the crew". */
export const isUnmarked = (text: string, headline: string): boolean =>
  !text.includes('?') &&
  (isAskedWithoutMark(readHeadline(headline)) || /^(?:which \p{L}+|what (?:kind|type|sort) of|whose)\b/iu.test(text))

/** One question by itself that no other reader of questions knows. */
export function putUnread(text: string, headline: string): string[] {
  if (isUnmarked(text, headline) && TURNED.test(text))
    return [
      ...(addressesReader(text) && !/^did you know /i.test(text)
        ? []
        : sayQuestion(itemOf('question', pointed(text)).text)),
      ...putQuestion(text, true),
    ]
  const isMarked = text.endsWith('?')
  return isMarked && sayQuestion(itemOf('question', text.slice(0, -1)).text).length > 0
    ? []
    : putQuestion(text, isMarked)
}

/**
 * @param text one question in sentence case
 * @param isAsked the headline shows that it asks: by its mark or by its first words
 * @returns whole sentences; none where it is no question, or not in plain words
 */
export function putQuestion(text: string, isAsked: boolean): string[] {
  const asked = text.trim().replace(/\?$/, '')
  const asks =
    (isAsked && (text.trim().endsWith('?') ? ASKS : TURNED).test(asked)) ||
    (SUPPOSES.test(asked) && (isAsked || SUPPOSES_OF_READER.test(asked)))
  if (!asks || asked.split(' ').length < 3) return []
  const shown = pointed(asked)
  const told = tellOfReaders(shown, 'people')?.named ?? shown
  if (/\by(?:ou|our|ours)\b/i.test(unquoted(told))) return []
  // "a mad gull or a sad gull": of a choice nothing can go.
  const forms = / or /.test(told) ? [told] : [asPlain(told), plainWording(told).text]
  const plain = forms.find((form) => isPlain(form) && measuresIn(form) === measuresIn(told))
  if (plain === undefined) return []
  const question = small(plain)
  const ways = [...putsOf(question), ...BRIEF_PUTS].map((put) => `${put}: ${question}?`)
  // A question that loses its end asks something else.
  return ways.filter((way) => way.split(' ').length <= MOST_WORDS)
}

/** Articles may go. */
const MOST_WORDS = 17

/** What is measured is what is asked; anything else that is loaded stays loaded. */
const isPlain = (question: string): boolean =>
  manipulationIn(`Article asks: ${question}?`).every((piece) => piece.inQuote === true || measuresIn(piece.text) > 0)

const measuresIn = (text: string): number =>
  (text.match(/\b(?:\p{L}{3,}est|best|worst|most|least|favou?rite)\b/giu) ?? []).length

/** "this crew", "these boats": which ones, the article shows. */
const pointed = (text: string): string =>
  text
    .replace(/\bthese (?=\d)/gi, '')
    .replace(/^is this (?=(?:an?|the) )/i, 'is something ')
    .replace(/^((?:are|were) )these (?=.* or (?:just|an?|the) )/i, '$1certain things ')
    // "Are these Skerra's oldest piers": what they are, is not told.
    .replace(/^((?:are|were) )these (?=\p{Lu}\S*[’']s? )/iu, '$1certain things ')
    .replace(/\bthese (?!(?:is|are|was|were)\b)(?=\p{Ll})/gu, 'certain ')
    .replace(
      /\bthis (?!(?:is|was|will|would|can|could|should|does|did|has|have|be|the|an?|year|week|month|summer|winter|spring|fall|season|christmas|weekend|morning|evening|time|late|early|far|much|about|for|all|to|of|in|on|as|or|and)\b)(?=\p{Ll})/giu,
      'a certain ',
    )

/**
 * A question that the headline answers itself: "The key to the harbor plan? Ferry owners." says that they are it; and one
 * that stands for those to whom it speaks: "Planning to sail? You may be charged."
 */

import { isCommonWord } from '../headline/true-case.ts'
import { capitalize, small } from '../plain/grammar.ts'
import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { looksPlural } from '../statement/object.ts'
import { readStatement } from '../statement/statement.ts'
import { hasFiniteVerb } from '../statement/sure.ts'
import { isSoundWhole } from '../topics/topic-nouns.ts'
import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isThirdPerson } from '../words/vocabulary.ts'

const headOf = (thing: string): string =>
  thing.split(/ (?:to|of|in|on|for|from|with|behind|at|by|about|that|who|which) /)[0]!

/** @param text in sentence case @returns whole sentences; none where nothing is answered */
export function sayAnswered(text: string): string[] {
  const [, asked = '', answer = ''] = ANSWERED().exec(text) ?? []
  if (answer === '' || !(isSoundWhole(answer) || OWN.test(answer)) || !isNamed(answer)) return []
  if (readStatement(answer) !== null || readStatement(asked) !== null) return []
  const thing = plainWording(asked).text
  const what = small(plainWording(answer).text)
  if ([thing, what].some((part) => manipulationIn(part).some((piece) => piece.inQuote !== true))) return []
  const isPlural = looksPlural(headOf(thing))
  const named = small(thing)
  const isOfIt = /\b(?:its|his|her|their|it|them)\b/i.test(what)
  return [
    `${thing} ${isPlural ? 'are' : 'is'} ${what}`,
    `Article names ${what} as ${named}`,
    `Publisher reports that ${named} ${isPlural ? 'are' : 'is'} ${what}`,
    ...(isOfIt ? [] : [`${capitalize(what)} ${looksPlural(what.split(' of ')[0]!) ? 'are' : 'is'} ${named}`]),
    `Publisher points to ${what} as ${named}`,
    `${capitalize(named)}, according to the article: ${what}`,
  ]
}

/**
 * Somebody or something, and nothing said of it: "Unclear", "Too high", "Possibly Holm" and "Ban ferries" are no names.
 * It opens with an article, a number, a possessive or a name.
 */
function isNamed(answer: string): boolean {
  const words = small(answer).split(' ')
  const [first = ''] = words
  const opening = first.toLowerCase()
  const isOpened = OPENS.test(opening) && words.length > 1
  // Whatever else is written so at the start of a sentence.
  const isName =
    /^\p{Lu}/u.test(first) &&
    !isCommonWord(opening) &&
    !isNoun(opening) &&
    !isBaseVerb(opening) &&
    !isParticiple(opening) &&
    !isGerund(opening) &&
    !/ly$/.test(opening)
  if (!(isOpened || isName) || HEDGES().test(answer) || hasFiniteVerb(`it ${answer}`)) return false
  return !words.some((word, i) => {
    if (i === 0 || !/^\p{Ll}/u.test(word)) return false
    // "500 jobs lost", "Holm staying": what becomes of it.
    if (isGerund(word) || ((isPast(word) || isParticiple(word)) && !(/^\p{Ll}/u.test(words[i + 1] ?? '') && i === 1)))
      return true
    // "the police suspect Holm": somebody does something.
    return isThirdPerson(word) || isPast(word) || isBaseVerb(word)
      ? /^(?:\p{Lu}|(?:the|an?|his|her|its|their|it|him|them|\d.*)$)/u.test(words[i + 1] ?? '') ||
          (isThirdPerson(word) && !isNoun(word))
      : /^\p{Ll}+ly$/u.test(word)
  })
}

const OPENS =
  /^(?:the|an?|his|her|its|their|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d,.]*|[$£€]\d\S*|\S+[’']s)$/

/** Doubts, denials, degrees and what nobody can be. */
const HEDGES = () =>
  /\b(?:not|no|none|nobody|nothing|never|maybe|perhaps|possibly|probably|likely|apparently|allegedly|arguably|almost|nearly|hardly|far|yet|still|too|very|quite|rather|least|most|both|either|neither|or|to|if|unless|depends?|unclear|unknown|again|alone|now|once|already|ahead|back|gone|uncertain|matter|mystery|guess|question|bit|little|lot|few|long|good|bad|great|big|under|out|same|other|another|it|this|that|you|we|they|who|what|which|how|why)\b|n['’]t\b/i

const OWN = /^(?:his|her|its|their) (?:own )?\w+$/i

const ANSWERED = () =>
  /^(The (?:[\p{L}’'-]+ ){0,3}?(?:key|keys|hurdle|obstacle|problem|reason|secret|answer|solution|winners?|losers?|culprit|cause|threat|challenge|issue|goal|price|cost|result|alternative|winner|beneficiar(?:y|ies)|driver|fix|focus|target|risk|danger|advantage|victims?|star)(?: (?:to|of|in|on|for|from|with|behind|at)\b [^?.!:;,]+)?)\? ([^?.!:;,]+)\.?$/u

/** "Planning to sail? You may be charged" → "People planning to sail may be charged". */
export function withAskedOnes(text: string): string {
  const [, asked = '', told = ''] = FOR_THOSE().exec(text) ?? []
  if (told === '' || /\byou\b|\byour\b/i.test(asked) || readStatement(capitalize(asked)) !== null) return text
  const [first = ''] = asked.split(' ')
  // "You must be dreaming": a guess, and no duty.
  if (/^must (?:not|never|have|be)\b/.test(told)) return text
  if (isGerund(first.toLowerCase())) return `People ${small(asked)} ${forMany(told)}`
  return /^(?:love|hate|like|own|use|have|want|need)$/i.test(first)
    ? `People who ${small(asked)} ${forMany(told)}`
    : text
}

/** Of people: "must" would be put right as "has to" behind "moving to Norland". */
const forMany = (told: string): string => told.replace(/^must (?=\p{Ll})/u, 'have to ')

const FOR_THOSE = () =>
  /^((?:Planning|Looking|Hoping|Trying|Thinking of|Travell?ing|Flying|Driving|Shopping|Moving|Heading|Waiting|Struggling|Love|Hate|Own|Want|Need) [^?.!:;,]+)\? You ((?:may|might|can|could|will|should|must)\b[^?!:;]+?)\.?$/u

/** "The harbor film? It’s getting mixed reviews" → "The harbor film is getting mixed reviews". */
export const withItsDeed = (text: string): string =>
  text.replace(
    /^((?:The|An?) [^?.!:;,]{3,60})\? (?:It(?:['’]s| is)|They(?:['’]re| are)) (?=\p{Ll}[^?!:;]+$)/u,
    (match, thing: string) => {
      const isPlural = match.slice(thing.length).startsWith('? They')
      // "The film about Ruiz? They’re suing": somebody else does so.
      return readStatement(thing) === null && looksPlural(headOf(thing)) === isPlural
        ? `${thing} ${isPlural ? 'are' : 'is'} `
        : match
    },
  )

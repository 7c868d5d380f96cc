/**
 * A question that the headline answers itself: "The key to the harbor plan? Ferry owners." says that they are it; and one
 * that stands for those to whom it speaks: "Planning to sail? You may be charged."
 */

import { looksPlural } from '../statement/object.ts'
import { readStatement } from '../statement/statement.ts'
import { isGerund } from '../words/vocabulary.ts'
import { manipulationIn, plainWording } from './plain-wording.ts'
import { isSoundWhole } from './topic-nouns.ts'
import { capitalize, small } from './words.ts'

/** @param text in sentence case @returns whole sentences; none where nothing is answered */
export function sayAnswered(text: string): string[] {
  const [, asked = '', answer = ''] = ANSWERED().exec(text) ?? []
  if (answer === '' || !(isSoundWhole(answer) || OWN.test(answer))) return []
  if (readStatement(answer) !== null || readStatement(asked) !== null) return []
  const thing = plainWording(asked).text
  const what = small(plainWording(answer).text)
  if ([thing, what].some((part) => manipulationIn(part).some((piece) => piece.inQuote !== true))) return []
  const head = thing.split(/ (?:to|of|in|on|for|from|with|behind|at|by|about|that|who|which) /)[0]!
  const isPlural = looksPlural(head)
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

const OWN = /^(?:his|her|its|their) (?:own )?\w+$/i

const ANSWERED = () =>
  /^(The (?:[\p{L}’'-]+ ){0,3}?(?:key|keys|hurdle|obstacle|problem|reason|secret|answer|solution|winners?|losers?|culprit|cause|threat|challenge|issue|goal|price|cost|result|alternative|winner|beneficiar(?:y|ies)|driver|fix|focus|target|risk|danger|advantage|victims?|star)(?: (?:to|of|in|on|for|from|with|behind|at)\b [^?.!:;,]+)?)\? ([^?.!:;,]+)\.?$/u

/** "Planning to sail? You may be charged" → "People planning to sail may be charged". */
export function withAskedOnes(text: string): string {
  const [, asked = '', told = ''] = FOR_THOSE().exec(text) ?? []
  if (told === '' || /\byou\b|\byour\b/i.test(asked) || readStatement(capitalize(asked)) !== null) return text
  const [first = ''] = asked.split(' ')
  if (isGerund(first.toLowerCase())) return `People ${small(asked)} ${told}`
  return /^(?:love|hate|like|own|use|have|want|need)$/i.test(first) ? `People who ${small(asked)} ${told}` : text
}

const FOR_THOSE = () =>
  /^((?:Planning|Looking|Hoping|Trying|Thinking of|Travell?ing|Flying|Driving|Shopping|Moving|Heading|Waiting|Struggling|Love|Hate|Own|Want|Need) [^?.!:;,]+)\? You ((?:may|might|can|could|will|should|must)\b[^?!:;]+?)\.?$/u

/** "The harbor film? It’s getting mixed reviews" → "The harbor film is getting mixed reviews". */
export const withItsDeed = (text: string): string =>
  text.replace(
    /^((?:The|An?) [^?.!:;,]{3,60})\? (?:It(?:['’]s| is)|They(?:['’]re| are)) (?=\p{Ll}[^?!:;]+$)/u,
    (match, thing: string) =>
      readStatement(thing) === null ? `${thing} ${/They/.test(match.slice(thing.length)) ? 'are' : 'is'} ` : match,
  )

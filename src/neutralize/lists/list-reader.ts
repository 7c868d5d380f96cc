/** The reader of a list told of as people: "if you live in Leeds" → "who live in Leeds", "your phone" → "their phone". */
import { dictionary } from '../../text/dictionary.ts'
import { indefinite } from '../plain/grammar.ts'
import { isBaseVerb, isGerund, isNoun, isPast, isPersonNoun, isVerbForm } from '../words/vocabulary.ts'
import { plural, verbForms } from '../words/word-forms.ts'

/** Whether a text speaks to its reader or of its author. */
export const addresses = (text: string): boolean =>
  /\b(?:you|your|yours|yourself|yourselves|we|us|our)\b/i.test(text.replace(QUOTED, ''))

const QUOTED = /["“][^"”]*["”]/g

/**
 * The text with its reader as people.
 * @param isNamed whether people were named before it, so that "they" may follow
 */
export function toPeople(text: string, isNamed = false): string {
  let named = isNamed
  // Inside quotation marks "you" is somebody else.
  const quotations: string[] = []
  const bare = text
    .replace(/\byour (?=best \p{L}+s\b)/giu, '')
    .replace(QUOTED, (quotation) => `\u0001${quotations.push(quotation) - 1}\u0001`)
  const said = bare
    .replace(
      /\b(?:(your) ([\p{L}'’-]+)|(you)(?:['’](re|ve|ll|d))?|(yourself|yourselves|yours))(?![\p{L}'’])/giu,
      (
        match,
        owner: string | undefined,
        owned: string,
        you: string | undefined,
        short: string | undefined,
        self: string | undefined,
        offset: number,
      ) => {
        if (owner !== undefined) return named ? `their ${owned}` : ownedBy(owned)
        if (self !== undefined) return /^yours$/i.test(self) ? 'theirs' : named ? 'themselves' : 'oneself'
        if (you === undefined) return match
        const isSubject = short !== undefined || isSubjectHere(bare.slice(0, offset), bare.slice(offset + match.length))
        const who = named ? (isSubject ? 'they' : 'them') : 'people'
        named = true
        const auxiliary = short === undefined ? '' : ` ${SHORT[short.toLowerCase()]}`
        return who + auxiliary
      },
    )
    .replace(/\b(people|they) are (an?) (?=\p{L})/gu, (match, who: string) =>
      who === 'people' ? `someone is ${match.split(' ').at(-2)} ` : match,
    )
  return said.replace(/\u0001(\d+)\u0001/g, (_, at: string) => quotations[Number(at)]!)
}

const SHORT: Record<string, string> = { re: 'are', ve: 'have', ll: 'will', d: 'would' }

const AUXILIARY = () =>
  /^(?:are|were|have|had|do|did|will|would|can|could|may|might|should|must|need|[\p{L}]+n['’]t|cannot|never|always|still|already|only|really|also|all|both|even|once|ever|[\p{L}]+ly)$/iu
const TAKES_OBJECT =
  /^(?:mak(?:e|es|ing)|made|let|lets|helps?|helping|giv(?:e|es|ing)|gave|tells?|told|wants?|gets?|for|to|with|of|about|on|at|by|from|around|near|between|behind|send|sends|show|shows|teach|teaches|keeps?|leaves?|left|drives?|turns?|takes?|allow|allows|hates?|loves?|misses|owes?)$/i

function isSubjectHere(before: string, after: string): boolean {
  const next = /^\s+([\p{L}'’-]+)/u.exec(after)?.[1] ?? ''
  const last = /([\p{L}'’-]+)\s+$/u.exec(before)?.[1] ?? ''
  if (TAKES_OBJECT.test(last)) return false
  // "if you DGAF": a clause begins.
  if (next !== '' && /^(?:if|when|because|while|until|unless|whether|why)$/i.test(last)) return true
  if (/^(?:like|than)$/i.test(last)) return AUXILIARY().test(next) || isPast(next.toLowerCase())
  return AUXILIARY().test(next) || isBaseVerb(next.toLowerCase()) || isVerbForm(next.toLowerCase())
}

/** What belongs to the reader belongs to nobody in particular. */
function ownedBy(owned: string): string {
  const key = owned.toLowerCase()
  if (WITHOUT_ARTICLE.test(key) || (/[^su]s$/.test(key) && !/(?:ss|us)$/.test(key)) || isGerund(key)) return owned
  if (/^(?:first|next|last|own|entire|whole)$/.test(key)) return `the ${owned}`
  // "the period" would be an age.
  if (key === 'period') return `people's ${owned}`
  return isPersonNoun(key) || PERSON_TOO.test(key) ? `${indefinite(key)} ${owned}` : `the ${owned}`
}

const PERSON_TOO = /^(?:bff|bestie|best|baby|dog|cat|pet|significant|roomie|squad|beloved|crush|bae|dad|mum|mom|kid)$/
const WITHOUT_ARTICLE =
  /^(?:hair|skin|makeup|money|weight|sleep|health|sanity|time|stuff|food|clothing|laundry|energy|luggage|love|sex|family|children|kids|people|pasta|rice|meat|coffee|tea|work|life|mental|thanksgiving|christmas|halloween|dating|natural|leftover)$/

/** The author of a list as one: "I couldn't finish" → "the author couldn't finish". */
export function toAuthor(text: string): string {
  if (!/\b(?:i|my|me|mine|myself)\b/i.test(text) || /‘/.test(text)) return text
  // What stands in quotation marks somebody else says.
  const parts = text.split(/(["“][^"”]*["”])/)
  if (parts.length > 1) return parts.map((part, i) => (i % 2 === 1 ? part : toAuthor(part))).join('')
  let isNamed = false
  // "questions I have": the author has them; what stands behind that is theirs.
  const one = text.replace(/\bi ([\p{Ll}]+)\b/iu, (match, verb: string) =>
    isBaseVerb(verb) && !isPast(verb) ? `I ${verbForms(verb).third}` : match,
  )
  return one.replace(/\b(i(?:['’](?:m|ve|ll|d))?|my|me|mine|myself)(?![\p{L}'’.-])/giu, (word) => {
    const key = word.toLowerCase().replace('’', "'")
    const said = AUTHOR[key]?.[isNamed ? 1 : 0] ?? word
    isNamed = true
    return said
  })
}

const AUTHOR: Record<string, readonly [first: string, later: string]> = {
  i: ['the author', 'they'],
  "i'm": ['the author is', 'they are'],
  "i've": ['the author has', 'they have'],
  "i'll": ['the author will', 'they will'],
  "i'd": ['the author would', 'they would'],
  my: ["the author's", 'their'],
  me: ['the author', 'them'],
  mine: ["the author's", 'theirs'],
  myself: ['the author', 'themselves'],
}

/** "every left-handed person" → "left-handed people", "all twins" → "twins"; a phrase with "who" stays one. */
export function audienceOf(phrase: string): string {
  const text = phrase
    .replace(/^(?:(?:only|just|most) )+/i, '')
    .replace(/^((?:every|all|any|a) )?(?:(?:true|real|actual|serious|hardcore|die-hard) )+/i, '$1')
    .replace(/^(?:of )?(?:the|those) (?=(?:people|women|men|girls|guys)\b)/i, '')
    .replace(/^all (?:the )?/i, '')
  const each = /^(?:every|any|a|an|each)(?: single)? (.+)$/i.exec(text)
  if (each === null) return text
  const [head, rest] = splitHead(each[1]!)
  if (/^ (?:who|that|whose)/.test(rest)) return `any ${each[1]}`
  const words = head.split(' ')
  const last = words.pop()!
  return [...words, pluralOf(last)].join(' ') + rest
}

const IRREGULAR = dictionary<string>({
  person: 'people',
  man: 'men',
  woman: 'women',
  child: 'children',
  wife: 'wives',
})

function pluralOf(noun: string): string {
  const key = noun.toLowerCase()
  const irregular =
    IRREGULAR[key] ?? (/[a-z]man$/.test(key) && !/(?:ger|hu|ro)man$/.test(key) ? `${noun.slice(0, -2)}en` : null)
  if (irregular !== null) return irregular
  return isNoun(key) && /[^s]s$/.test(key) && key.length > 4 && !/us$/.test(key) ? noun : plural(noun)
}

/** "couple in a long-distance relationship": the noun with what stands before it, and the rest. */
export function splitHead(phrase: string): [head: string, rest: string] {
  const end = phrase.search(
    / (?:who|that|which|whose|in|from|with|of|at|on|living|over|under|born|without|dating|trying|working)\b/,
  )
  return end < 0 ? [phrase, ''] : [phrase.slice(0, end), phrase.slice(end)]
}

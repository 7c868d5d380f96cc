/**
 * Of the things that a text names those that an article can be said to be about, its subject first. Where they say too
 * little, nothing is said of them: a sentence without a topic is better than one about a scrap.
 */
import { isCommonWord } from '../headline/true-case.ts'
import { small, unbalanced } from '../plain/grammar.ts'
import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { looksPlural } from '../statement/object.ts'
import { readStatement } from '../statement/statement.ts'
import { AUXILIARY, hasFiniteVerb } from '../statement/sure.ts'
import { AUXILIARIES, OPENS_QUESTION } from '../words/closed-classes.ts'
import { isBaseVerb, isNoun, isParticiple, isPast, isPersonNoun, isPlace, isThirdPerson } from '../words/vocabulary.ts'
import { isAside, isScrap, isStation } from './no-topic.ts'
import { isNounPhrase, isSound, NAMES_ABSTRACT } from './topic-nouns.ts'
import { bareOf, isWholePhrase, placeOf } from './whole-phrase.ts'

/** @param things as `topicsOf` names them */
export function mainThings(text: string, things: readonly string[]): string[] {
  if (isStation(text)) return []
  const plain = plainWording(text).text
  const whole = things
    .map((thing) => withMethod(thing.replace(WHEN, '').replace(/,(?=[”"’']$)/, ''), text))
    .filter((thing) => thing === text || (isTopic(thing, plain, text) && !isScrap(thing)))
  const subject = subjectOf(plain, things[0] ?? '')
  const name = bareOf(subject).toLowerCase()
  const others = whole.filter((thing, at) => !(at > 0 && isApposed(thing)))
  if (subject === '') return others
  return [
    subject,
    ...others.filter(
      (thing) => !` ${name} `.includes(` ${bareOf(thing).toLowerCase()} `) && !thing.toLowerCase().includes(name),
    ),
  ]
}

/** "this $3 | trick": what costs so much has its plain name. */
const withMethod = (thing: string, text: string): string =>
  /^an? [$£€]\d[\d.,]*$/.test(thing) && text.includes(`${bareOf(thing)} trick`) ? `${thing} method` : thing

/** "her birthday party last night": when it was. */
const WHEN =
  / (?:last|this|next) (?:night|week|weekend|month|year|season)$| (?:overnight|today|tomorrow|tonight|yesterday|indoors|outdoors)$| (?:during|until|since|amid) .*$/i

/** @param plain the text without its loaded words */
function isTopic(thing: string, plain: string, text: string): boolean {
  const place = placeOf(plain, thing) ?? placeOf(text, thing)
  return place === null || (isWholePhrase(place) && !isAside(place))
}

/** "Ruiz slams Dorn, claims | ex-press secretary lied": one of those named before. */
const isApposed = (thing: string): boolean =>
  /^\p{Ll}[\p{Ll} -]*$/u.test(thing) &&
  !/^(?:the|an?) /.test(thing) &&
  !looksPlural(thing) &&
  isPersonNoun(thing.split(/[ -]/).at(-1)!)

/** What the first verb is said of, where it is a phrase by itself. */
function subjectOf(text: string, first: string): string {
  const [, before = ''] = AHEAD_OF_VERB().exec(text) ?? []
  const read = before === '' ? readStatement(text) : null
  const stated = read === null || read.prefix !== '' ? '' : read.subject
  // "Harbor board probes | fall": its verb is the one in front.
  const found =
    before !== ''
      ? before
      : isThirdPerson(stated.split(' ').at(-1)!) && stated.startsWith(`${first} `)
        ? ''
        : stated || manyIn(text)
  const subject = found
    .replace(/^(?:these|those) /i, 'certain ')
    .replace(/^this (\p{L})/iu, (_, letter: string) => `${/[aeiou]/i.test(letter) ? 'an' : 'a'} ${letter}`)
  const words = subject.split(' ')
  if (subject === '' || words.length > 8 || NO_SUBJECT.test(subject) || /[,:;!?(]/.test(subject)) return ''
  // "6 things | Skerra does"
  if (/\p{Ll}s (?:[\p{Lu}"“‘]|people$)/u.test(subject)) return ''
  if (/ (?:to|of|in|on|at|for|from|with|by|and|or)$/.test(subject)) return ''
  // "Origin | may ban players": a name, whatever word it looks like.
  if (
    words.length === 1 &&
    /^\p{Ll}/u.test(small(subject)) &&
    !looksPlural(subject) &&
    !NAMES_ABSTRACT.test(subject) &&
    subject !== 'Police'
  )
    return ''
  // "this Ana Ruiz thing", "grinning robber"
  if (/ things?$/.test(subject) || (words.length > 1 && /ing$/.test(words[0]!) && !isNoun(words[0]!.toLowerCase())))
    return ''
  if (words.length === 1 && isThirdPerson(subject.toLowerCase())) return ''
  if (words.length > 1 && isBaseVerb(words[0]!.toLowerCase()) && !isNoun(words[0]!.toLowerCase())) return ''
  const isSure =
    // "Skerra’s Lamp 10"
    isNounPhrase(subject.replace(/(?<=\p{Lu}\S*) \d{1,4}\p{L}?$/u, '')) &&
    isSound(subject) &&
    !hasFiniteVerb(subject) &&
    !unbalanced(subject) &&
    !isScrap(subject)
  return isSure && manipulationIn(subject).length === 0 ? subject : ''
}

/** "Insurers | balk at …" */
function manyIn(text: string): string {
  const [head = '', verb = ''] = text.split(' ')
  return /^\p{Lu}\p{Ll}+s$/u.test(head) && looksPlural(head) && isBaseVerb(verb) && !isNoun(verb) ? head : ''
}

const AHEAD_OF_VERB = () =>
  new RegExp(
    `^([^,:;!?]+?) (?:${AUXILIARIES}|(?:is|are|was|were|has|have|had|do|does|did|wo|ca|would|could|should)n['’]t|cannot)(?= )`,
    'u',
  )

const NO_SUBJECT = new RegExp(
  `^(?:(?:${AUXILIARIES}|it|he|she|they|we|you|i|this|that|these|those|certain|there|here|what|why|how|who|when|where|which|whether|if|as|after|before|while|because|and|but|so|no|not|nobody|everyone|everybody|people|one|some|many|most|all|any|every|each|nothing|everything|something|to|in|on|at|with|from|by|for|yes|now|author|writers|readers|column|publisher)$|(?:it|he|she|they|we|you|i|there|here|what|why|how|who|when|where|which|whether|if|as|after|before|while|because|and|but|so|no|not|nobody|everyone|to|in|on|at|with|from|by|for|yes|now|author|writers|readers|column|publisher|if|one of|most|none of|all|any|anyone|only|even|just)\\b)|['’]s (?:here|there|back|not|an?|the|just|in|on)\\b|\\b(?:it|they|them|him|reunited|that|who|which|when|while|because|if|as|what|how|why|where|after|before|says?|said|you|your|we|our|my|i)\\b`,
  'i',
)

/**
 * Whether what is named would be misread alone: "mother", "officials", "a raise", "the metal".
 * @param text what the things are of
 */
export function saysTooLittle(things: readonly string[], text: string): boolean {
  const [only = '', ...others] = things
  const isSomebody = (thing: string): boolean =>
    /^\p{Ll}+$/u.test(bareOf(small(thing))) && isPersonNoun(bareOf(thing).toLowerCase().replace(/s$/, ''))
  if (others.length > 0) return things.every(isSomebody)
  const at = text.indexOf(only)
  if (at > 0 && (isPlace(only.toLowerCase()) || (!/[“‘"']/.test(only) && isOfAnother(text.slice(0, at))))) return true
  // "… braces for | first international flight"
  if (at > text.length / 2 && /^(?!the |an? )[\p{Ll}’' -]+$/u.test(only)) return true
  const bare = bareOf(small(only))
  if (!/^\p{Ll}[\p{Ll}-]*$/u.test(bare)) return false
  return (
    isSomebody(only) ||
    !text.startsWith(only) ||
    !isCommonWord(bare) ||
    (bare === small(only) && !looksPlural(bare) && !NAMES_ABSTRACT.test(bare) && !UNCOUNTED.test(bare))
  )
}

/** "Sailors are losing jobs over jokes about | Okafor", "a boat that | Holm owns": what it is told of went. */
function isOfAnother(before: string): boolean {
  if (/^(?:\d+|an?|the|one)\b[^,;:]* (?:that|which|who) $/i.test(before)) return !NO_TELLING.test(before)
  if (!/ (?:about|by|of|on|to|from|at|in|for|with|over|after|against)(?: the| an?)? $/.test(before)) return false
  const told = before.replace(/ [^ ]+(?: the| an?)? $/, '')
  const [first = ''] = told.toLowerCase().split(' ')
  return (
    !/[,;:?!.]/.test(told) &&
    !OPENS_QUESTION.test(told) &&
    !NO_TELLING.test(told) &&
    !(isBaseVerb(first) && !isNoun(first)) &&
    told
      .split(' ')
      .slice(1)
      .some((word) => isParticiple(word) || isPast(word) || AUXILIARY.test(word))
  )
}

/** It asks, or speaks to somebody: nobody is told of before the thing. */
const NO_TELLING =
  /^(?:it|this is|here|there|what|why|how|if|no one|don[’']t|let[’']s|can|could|would|will|should|is|are|was|were|do|does|did|has|have)\b|\b(?:i|we|you|your|things?|everything|everyone|signs|photos|pictures|tweets)\b/i

/** No article is missing in front of them. */
const UNCOUNTED = /^(?:coronavirus|covid-19|crime|food|gas|gold|housing|music|oil|rain|traffic|water|weather)$/

/**
 * Whether a thing stands in a text with nothing of its phrase cut off: "Dorn’s $10M" of "Dorn’s $10M shakedown lawsuit",
 * "pounds for kits" of "FOUR MILLION pounds for kits" and "AI" of "claims against AI firms" do not.
 */
import { lexemeOf } from '../clause/lexicon.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { looksPlural } from '../statement/object.ts'
import { AUXILIARY } from '../statement/sure.ts'
import { CARDINALS, OPENS_QUESTION } from '../words/closed-classes.ts'
import {
  isBaseVerb,
  isGenericNoun,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
} from '../words/vocabulary.ts'

/** What stands before a thing in its text and behind it. */
export interface Place {
  thing: string
  before: string
  after: string
}

/** @returns null where it is in other words by now */
export function placeOf(text: string, named: string): Place | null {
  const folded = ` ${text.toLowerCase()} `
  for (const thing of [named, bareOf(named)]) {
    const key = thing.toLowerCase()
    for (let at = folded.indexOf(key); at >= 0; at = folded.indexOf(key, at + 1))
      if (!/[\p{L}\p{N}]/u.test(folded[at - 1]!) && !/[\p{L}\p{N}]/u.test(folded[at + key.length]!))
        return { thing, before: text.slice(0, at - 1), after: text.slice(at - 1 + key.length) }
  }
  return null
}

export const bareOf = (thing: string): string => thing.replace(/^(?:the|an?|this|certain) /i, '')

export const isWholePhrase = (place: Place): boolean => !isCutInFront(place) && !isCutBehind(place)

function isCutInFront({ thing, before }: Place): boolean {
  if (/[-/&$£€#@+]$/.test(before)) return true
  // "and | save crews"
  if (ASKS_VERB.test(before) && isDeed(thing)) return true
  // "who | cares for boats", "many old and | new boats", "from | ‘Skerra’ to …"
  if (/\b(?:who|that|which) $/.test(before) && isThirdPerson(thing.split(' ')[0]!)) return true
  if (/\b(?:many|black|white|old|young|rich|poor|first|last|\p{Ll}+(?:ic|al|ous|ive)) (?:and|or) $/u.test(before))
    return true
  // "CBS 3 | Norwell", "the Field of | Boats game"
  if (/\p{Lu}\S* \d+ $|\S \p{Lu}\p{Ll}+ of $/u.test(before) && /^\p{Lu}/u.test(thing)) return true
  const word = /(?<=^| )[^ ]+(?= $)/.exec(before)?.[0] ?? ''
  const key = word.toLowerCase()
  // "one of these | 22 crews"
  if (/\b(?:one|some|most|many|none|all|each) of (?:(?:the|these|those|its|their) )?$/i.test(before)) return true
  if (word === '' || /[,.:;!?—–|)]$/.test(word)) return false
  // "Ruiz’s | role", "her | twin": whose it is.
  if (/[’']s?$/.test(word) && !/^["“‘]/.test(word)) return true
  if (/^(?:his|her|their|its|my|our|your)$/.test(key))
    return !/[ \p{Lu}\d]/u.test(thing.replace(/ (?:in|on|at|for|of|with|from|by|to) .*$/, ''))
  // "25 | things", "few | boats"
  if (/^\p{Ll}/u.test(thing) && (/^[$£€]?\d[\d.,]*[a-z]{0,3}$/i.test(word) || MEASURE.test(key))) return true
  // "magnetic | Q2 lamps"
  if (/^\p{Lu}\S*$/u.test(thing) && /^\p{Ll}+(?:ic|al|ous|ive|ful)$/u.test(word) && !isNoun(key)) return true
  // "Patch | 1.3 lamps", "Dana | Ruiz"
  if (/^[\p{Lu}\d]/u.test(thing) && /^\p{Lu}/u.test(word) && !(before === `${word} ` && isCommonWord(key))) return true
  // "increased | incentives"
  if (before === `${word} ` && isParticiple(key) && /^(?:\p{Ll}|\p{Lu}+$)/u.test(thing)) return true
  return (
    /^\p{Ll}/u.test(thing) &&
    /^\p{Ll}+$/u.test(key) &&
    isNoun(key) &&
    !isBaseVerb(key) &&
    !isThirdPerson(key) &&
    lexemeOf(key).verbForms === 0
  )
}

const ASKS_VERB =
  /(?:^|\b(?:to|and|or|can|could|will|would|should|may|might|must|not|them|him|her|us|you|people|let|help|make) )$/i

function isDeed(thing: string): boolean {
  const [first = '', second = ''] = thing.split(' ')
  return (
    second !== '' &&
    isBaseVerb(first) &&
    !isNoun(first) &&
    !isNoun(`${first}s`) &&
    !isGenericNoun(first) &&
    !isPersonNoun(first) &&
    !LOOKS_LIKE_VERB.test(first)
  )
}

/** Adjectives and nouns that are verbs, too. */
export const LOOKS_LIKE_VERB =
  /^(?:open|free|clean|dry|warm|cool|slow|live|separate|secret|record|home|oil|water|fire|gas|power|school|state|party|house|light|train|film|book|model|complete|direct|present|subject|content|secure|fake|double|mass|premier|major|police)$/

const MEASURE = new RegExp(
  `^(?:${CARDINALS}|few|fewer|less|more|million|billion|trillion|hundred|thousand|dozen|half|most|all|many)$`,
)

function isCutBehind({ thing, before, after }: Place): boolean {
  // "Ruiz | ’s lawsuit", and not "Ruiz | ’s a new dad"
  if (/^[’'](?:s\b)?/.test(after) && !/^[’']s (?:an?|the|not|been|just)\b/.test(after))
    return !/^[’'](?:[,.:;!?]|$)/.test(after)
  if (/^(?:[-/&+%#@]|\.\d|,\d)/.test(after)) return true
  // "Dorn’s $10M | shakedown lawsuit"
  if (/\d\p{L}{0,2}$/u.test(thing) && /^ \p{Ll}{4,}/u.test(after) && !isVerbAhead(after)) return true
  const word = /^ ([^ ]+)/.exec(after)?.[1] ?? ''
  const key = word.toLowerCase().replace(/[,.:;!?’”"]+$/, '')
  // "Dana Ruiz | 'rival'"
  if (/^["“‘'](\p{Ll}+)["”’']$/u.test(word)) return isNoun(word.slice(1, -1))
  if (word === '' || /^[—–|("“‘'-]/.test(word)) return false
  // "accuses Norland | of hypocrisy"
  if (key === 'of') return !TAKES_OF.test(before)
  if (/^\d/.test(word)) return true
  if (/^\p{Lu}/u.test(word)) return !/^(?:I|A)$/.test(word)
  // "this Ana Ruiz | thing"
  if (AUXILIARY.test(key) || FOLLOWS.test(key) || /ly$|^thing$/.test(key)) return false
  // "Did Ruiz | storm out", "Ruiz | nails Dorn"
  if (isBaseVerb(key) && OPENS_QUESTION.test(before)) return false
  if (
    /[^s]s$/.test(key) &&
    /^\p{Lu}/u.test(thing) &&
    /^ \S+ (?:[\p{Lu}\d$"“‘']|(?:the|an?|his|her|its|their|you|him|them|us|people|readers|up|down|out|off|away|back)\b)/u.test(
      after,
    )
  )
    return false
  // "claims against AI | firms"
  if (isNoun(key) && before !== '' && after.trim() === word) return true
  const isMany =
    looksPlural(thing.split(/ (?:of|in|on|at|for|from|with|by|to|against|over) /)[0]!) || / and /.test(thing)
  if (isBaseVerb(key) && isMany) return false
  // "king of the home | run"
  if (isBaseVerb(key) && isParticiple(key) && isNoun(key)) return true
  if (isThirdPerson(key) || isPast(key) || isParticiple(key) || isGerund(key)) return false
  return (
    isNoun(key) ||
    isNoun(`${key}s`) ||
    isGenericNoun(key) ||
    isPersonNoun(key.replace(/s$/, '')) ||
    /(?:[ts]ion|ment|ness|ity|ism|ist|[eo]r|s)$/.test(key)
  )
}

function isVerbAhead(after: string): boolean {
  const key = after.trim().split(' ')[0]!.toLowerCase()
  return (
    AUXILIARY.test(key) || FOLLOWS.test(key) || isThirdPerson(key) || isPast(key) || isBaseVerb(key) || isGerund(key)
  )
}

const TAKES_OF =
  /\b(?:accus|depriv|strip|warn|robb?|rid|convict|acquit|clear|inform|remind|suspect|cur)(?:e|es|ed|ing|s|p?ped|p?ping)? (?:(?:the|its|his|her|their) )?$/i

/** What may follow a whole phrase. */
const FOLLOWS =
  /^(?:and|or|but|nor|in|on|at|to|for|from|with|by|over|into|about|against|after|before|amid|among|around|as|than|that|who|whom|whose|which|where|when|while|why|how|what|if|because|until|since|though|although|so|not|no|never|just|also|still|even|too|again|now|then|already|yet|ever|is|the|an?|his|her|its|their|my|our|your|this|these|those|it|he|she|they|we|you|i|him|them|us|me|up|out|off|down|back|away|without|within|under|during|despite|across|through|toward|towards|between|behind|near|like|via|vs|versus|all|both|each|every|some|any|more|most|less|alone|together|today|tomorrow|tonight|yesterday|overnight|online|indoors|outdoors|ago|later|once|amidst|per|due|instead|inside|outside|above|below|beyond|except|plus|there|here|let)$/

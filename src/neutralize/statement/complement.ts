/** Whether the words behind a verb can be its complement: an object, a phrase, or nothing, and no other verb that tells. */

import { isCommonWord } from '../headline/true-case.ts'
import { isDeterminer } from '../words/closed-classes.ts'
import {
  isBaseVerb,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  verbLemma,
} from '../words/vocabulary.ts'
import { plural } from '../words/word-forms.ts'
import { STOPS_OBJECT } from './object.ts'
import {
  AUXILIARY,
  HOLDS_NOUN,
  isNamedPerson,
  isNounForm,
  NATIONALITY,
  STARTS_NOUN,
  TELLS,
  type Text,
} from './subject.ts'

/** `either`: nobody can tell whether it is done by them or to them. */
export type VerbKind = 'finite' | 'base' | 'participle' | 'gerund' | 'future' | 'either'

/** Behind these a clause or phrase of its own begins: the main verb stands before. */
export const BOUNDARY =
  /^(?:as|after|before|while|that|who|which|when|if|because|since|until|though|although|whether|how|why|what|where|but|amid|despite|following|whose)$|^(?:who|that|which)'/
const PARTICLE = /^(?:off|up|out|down|back|away|over|through|ahead|along|around|apart|aside|together|forward)$/
/** Rises and falls: verbs also before a preposition, unless another word can be the verb. */
const MOVES =
  /^(?:rises|falls|drops|jumps|slides|slips|gains|grows|climbs|returns|moves|runs|leads|wins|loses|crashes|strikes|protests|votes|heads|turns|looks|pushes|rallies|surges|plunges|soars|mounts)$/
const MOVING =
  /^(?:rising|falling|dropping|growing|soaring|shrinking|slowing|climbing|surging|declining|increasing|plunging|worsening|improving|spreading|dwindling)$/
const HOW = /^(?:faster|slower|sharply|slowly|quickly|rapidly|fast|steadily|again)$/
/** Plural verbs that are seldom nouns behind a phrase: "victims of attacks face battle". */
const SELDOM_NOUN = /^(?:pay|face|hold|take|make|get|win|lose|show|hit|want|view)$/
/** "plans to close", where "stores to close" is no verb. */
const MEANS_TO = /^(?:plans|hopes|moves|aims|looks|votes|wants)$/
/** Verbs that may end a headline. */
const ENDS =
  /^(?:begins?|ends?|resigns?|dies|die|expires?|surrenders?|collapses?|ensues?|resumes?|retires?|testif(?:y|ies)|intensif(?:y|ies)|continues?|erupts?|dissolves?|deepens?|widens?|worsens?|improves?|persists?|lingers?|looms?|arrives?|vanish(?:es)?|disappears?|explodes?|capsizes?|derails?|sinks?|emerges?|weakens?|escalates?|spreads?)$/

/** Whether the words behind a verb can be its complement: no other finite verb before the next boundary. */
export function isComplement(text: Text, at: number, to: number, kind: VerbKind): boolean {
  const { words, keys } = text
  const key = keys[at]!
  const lemma = verbLemma(key) ?? key
  const first = words[at + 1]
  if (AUXILIARY.test(key)) return first !== undefined && !hasFinite(text, at + 2)
  const isNounToo = isNounForm(key) || isNounForm(plural(key))
  if (TELLS.test(lemma) && (kind === 'finite' || kind === 'base') && first !== undefined)
    return !isNounToo || STARTS_NOUN().test(first) || /^(?:that|how|why|what|whether)$/.test(first)
  if (
    hasFinite(text, at + 1) ||
    (/^(?:near|back|down|over|out|up|off)$/.test(key) && STOPS_OBJECT.test(keys[at + 1] ?? ''))
  )
    return false
  if (kind === 'either') return true
  if (kind === 'gerund')
    return (
      first !== undefined &&
      !words.slice(at + 1).some((word) => isThirdPerson(word)) &&
      // "enrollment dropping faster": of itself, and nothing is dropped.
      ((MOVING.test(key) && (STOPS_OBJECT.test(keys[at + 1]!) || HOW.test(keys[at + 1]!))) ||
        (isMoving(text, to) && !isCompound(text, at, to)))
    )
  if (kind === 'participle') return first !== undefined
  // "economy needs expanded insurance": the participle describes.
  if (isPast(key) && isParticiple(key) && isThirdPerson(keys[to - 1]!)) return false
  if (first === undefined) return ENDS.test(key)
  // "Hayes murder inquiry launched after …": a noun, where a participle behind it may be the verb.
  if (kind === 'base' && isNounToo && /^\p{Ll}/u.test(first)) {
    const isTold = (word: string, i: number) =>
      isPast(word) && isParticiple(word) && (keys[at + 3 + i] === undefined || BOUNDARY.test(keys[at + 3 + i]!))
    if (keys.slice(at + 2).some(isTold)) return false
  }
  // "strikes kill 6" of "Russian strikes"; in "debt hits record $40" the first of the two is the verb.
  const isBehindVerb = kind === 'base' && isThirdPerson(keys[to - 1]!)
  if (
    isBehindVerb &&
    !(
      to === 2 &&
      (NATIONALITY().test(words[0]!) || /^(?:leadership|tax|air|drone|missile|rate|job|price|market)$/i.test(keys[0]!))
    )
  )
    return false
  if (!isNounToo) return true
  // "images in photography contest #City": behind a phrase of the subject only an article or number shows an object.
  if (kind === 'base' && words.slice(0, to).some((word) => HOLDS_NOUN.test(word) && word !== 'and'))
    return (
      isDeterminer(first) ||
      /^[$£€]?\d/.test(first) ||
      (SELDOM_NOUN.test(key) && !HOLDS_NOUN.test(keys[at + 1]!) && !isPast(keys[at + 1]!)) ||
      (first === 'at' && keys[at + 2] === 'least')
    )
  const next = keys[at + 1]!
  if (/^\d+$/.test(words.slice(0, to).join(' '))) return false
  const startsNoun =
    STARTS_NOUN().test(first) ||
    (/^(?:at|over|about|up|more|less|as)$/.test(next) && /^(?:to|least|most|than|[$£€]?\d.*)$/.test(keys[at + 2] ?? ''))
  if (PARTICLE.test(next) || (MOVES.test(key) && (STOPS_OBJECT.test(next) || next === 'to'))) return true
  if (kind === 'base') {
    // "presenter chokes back tears": an unknown word in -s behind a person is the verb.
    const isUnknown = /^\p{Ll}+s$/u.test(words[to - 1]!) && !isNoun(keys[to - 1]!)
    if (isUnknown && (key === 'back' || isPersonNoun(keys[to - 2] ?? ''))) return false
    // "inspectors visit sites": right behind the plural; "statements in Ruiz murder trial" is all one name.
    const isPerson = isPersonNoun(keys[to - 1]!.toLowerCase())
    if (startsNoun || (next === 'to' && isBaseVerb(keys[at + 2] ?? ''))) return true
    if (HOLDS_NOUN.test(next)) return isPerson && next !== 'of' && next !== 'and'
    // "Hayes murder inquiry": a name in -s is no plural.
    if (to === 1 && !isCommonWord(keys[0]!.toLowerCase())) return false
    const isPluralHead = /[^s’']s$/.test(keys[to - 1]!) || isPerson || /, | and /.test(words.slice(0, to).join(' '))
    return isPluralHead && (!isVerbLike(next) || isNoun(next))
  }
  if (startsNoun) return true
  // "Maria Ruiz comments on …": of a person a deed is told; "strikes on" of anything else are a thing.
  if (next === 'to') return isBaseVerb(keys[at + 2] ?? '') && MEANS_TO.test(key)
  if (STOPS_OBJECT.test(next)) return isNamedPerson(text, to)
  return !isVerbLike(next) || (isNamedPerson(text, to) && isNounForm(plural(next)))
}

export const isVerbLike = (key: string): boolean =>
  isPast(key) || isThirdPerson(key) || isBaseVerb(key) || isGerund(key)

const LETS = /^(?:lets?|makes?|made|helps?|helped|has|have|sees?|saw|watch(?:es)?|hears?|heard)$/

/** A word from `from` on that can only be a finite verb, up to the next boundary. */
export function hasFinite({ words, keys }: Text, from: number): boolean {
  for (let i = from; i < words.length; i++) {
    const key = keys[i]!
    if (BOUNDARY.test(key)) return false
    if (!/^\p{Ll}/u.test(words[i]!)) continue
    const before = keys[i - 1]!
    if (AUXILIARY.test(key)) return true
    // "sends 1,000 monitors": so many are things.
    if (/^(?:and|then|to|not|or|\d[\d,]*)$/.test(before) || /,$/.test(words[i - 1]!)) continue
    if ((isThirdPerson(key) && !isNoun(key)) || (isPast(key) && !isParticiple(key))) return true
    if (MOVES.test(key) && i > from && /^(?:to|by|above|below)$/.test(keys[i + 1] ?? '')) return true
    // "Ruiz takes on": a name or a singular in front and a particle or object behind make a verb of the plural.
    const next = keys[i + 1] ?? ''
    const hasObject = PARTICLE.test(next) || isDeterminer(next) || /^\d/.test(next)
    if (isThirdPerson(key) && i > from && hasObject && !HOLDS_NOUN.test(before) && !isDeterminer(before)) return true
    // "results in Florida give the party …": without "to" in front a base form is finite, but behind "lets", "helps".
    if (
      isBaseVerb(key) &&
      !isNoun(`${key}s`) &&
      !LETS.test(keys[from - 1]!) &&
      /^(?:the|a|an|his|her|its|their|\p{Lu}.*|\d.*)$/u.test(words[i + 1] ?? '') &&
      !/^(?:open|close|clean|live|near|free|present|direct|secure|separate|complete|slow|own|welcome|leave|express|mean|say)$/.test(
        key,
      ) &&
      i > from
    )
      return true
  }
  return false
}

const isCompound = (text: Text, at: number, to: number): boolean =>
  /^\p{Ll}/u.test(text.words[at + 1]!) &&
  !STOPS_OBJECT.test(text.keys[at + 1]!) &&
  !PARTICLE.test(text.keys[at + 1]!) &&
  !STARTS_NOUN().test(text.words[at + 1]!) &&
  !isNamedPerson(text, to)

/** A name or a person: behind them a form in -ing tells; behind a thing it as often describes. */
const isMoving = (text: Text, to: number): boolean =>
  text.words.slice(0, to).every((word) => /^\p{Lu}/u.test(word) || word === 'and') || isNamedPerson(text, to)

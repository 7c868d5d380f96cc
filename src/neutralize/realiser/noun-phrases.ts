/**
 * The noun phrases of a sentence whose verb is known, each with what stands around it. A word that may be a verb as well
 * as a noun, and every other doubt about where a phrase begins or ends, makes them none.
 */
import { ADVERB, lexemeOf, RELATIVE_DATE } from '../clause/lexicon.ts'
import {
  AUXILIARY,
  CONJUNCTION,
  DAY,
  DESCRIBES,
  DETERMINER,
  endOfPhrase,
  isContent,
  isDeedNoun,
  isOwner,
  isPluralKey,
  isSureVerb,
  isVerbForm,
  MAY_OPEN_COMPOUND,
  mayBeOnePhrase,
  type ReadWords,
} from '../paraphrase/phrase-ends.ts'
import { FUNCTION_WORD } from '../paraphrase/small-word-conditions.ts'
import { isBaseVerb, isGerund, isNoun, isParticiple } from '../words/vocabulary.ts'

export interface NounPhrase {
  words: readonly string[]
  /** In small letters and without marks. */
  keys: readonly string[]
  from: number
  /** Behind its last word. */
  to: number
  /** It has an owner, a number or an article. */
  isDetermined: boolean
  /** Stands right behind a verb. */
  isObject: boolean
  /** A verb follows. */
  isDoer: boolean
  /** The words around it: in front, behind, one farther behind; and what an "of" in front belongs to. */
  before: string
  next: string
  second: string
  ofWhat: string
}

/** How much; the article would stand in front of it. */
const INTENSIFIER =
  /^(?:very|too|so|quite|rather|really|highly|nearly|almost|about|just|even|only|more|most|less|nationwide|worldwide|statewide)$/
/** They tell when or where, and belong to no noun. */
const ALONE =
  /^(?:now|even|also|too|very|just|still|then|so|again|later|soon|anyway|otherwise|together|ahead|apart|aside|away|back|here|there|abroad|overseas|home|alone|instead|maybe|perhaps|ever|already|yet|once|twice|long|far|early|earlier|late)$/
const MODAL = /^(?:will|would|can|could|may|might|must|should|cannot|do|does|did|not|never)$|n['’]t$/
const MANY_OWNERS = /^(?:today|yesterday|tomorrow|people|women|men|children)['’]s$/
/** Behind these a verb without its auxiliary stands for a clause. */
const OPENS_CLAUSE = /^(?:as|while|when|after|before|because|until|that|says?|said|shows?|if)$/
/** "return to work", "response to attack": "to" with a noun. */
const TAKES_NOUN =
  /^(?:access|returns?|returned|returning|response|responses|responds?|threats?|attacks?|end|answer|damage|right|paths?|road|key|visits?|trips?|according|owing|next|close|back|links?|linked|connected|ties|tied|leads?|led|leading|thanks|subject|similar|up|on|off|down|comes?|came|go|goes|going|went|turns?|turned|objects?|opposed|contributes?|committed|dedicated|adds?|refers?|reacts?|reaction|travels?|heads?|heading|sent|sends?|given|brought|brings?|taken|takes?|moved|as|relating|related|prior|contrary|exposure|closer|walk|walks|miles)$/

/**
 * @param words the first as inside a sentence
 * @param verb where the verb group begins
 * @param behind where it has ended
 */
export function nounPhrases(words: readonly string[], verb: number, behind: number): NounPhrase[] | null {
  const quoted = quotedWords(words)
  if (quoted === null) return null
  const keys = words.map((word) => word.toLowerCase().replace(/^[“‘"'(]+|[”’"'),.;:]+$/g, ''))
  const read: ReadWords = { words, keys, quoted, verb }
  const phrases: NounPhrase[] = []
  let isObject = false
  for (let at = 0; at < words.length; ) {
    if (at >= verb && at < behind) {
      at = behind
      isObject = true
      continue
    }
    const step = stepAt(read, at, behind)
    if (step === 'doubtful') return null
    if (step !== 'phrase') {
      at++
      isObject = step === 'verb'
      continue
    }
    const phrase = phraseAt(read, at, isObject)
    if (phrase === null) return null
    phrases.push(phrase)
    at = phrase.to
    isObject = false
    // A second verb, or one that tells of the noun.
    if (at < words.length && at !== verb && isSureVerb(read, at, phrase.from)) {
      at++
      isObject = true
    }
  }
  return joinedWell(phrases, read) ? phrases : null
}

/** What a word outside of any phrase is: the beginning of one, a verb, or a small word. */
function stepAt(read: ReadWords, at: number, behind: number): 'phrase' | 'verb' | 'small' | 'doubtful' {
  const { words, keys, quoted } = read
  const key = keys[at]!
  const before = keys[at - 1] ?? ''
  const isSmall = /^[“‘"'(]*[^\p{Lu}]/u.test(words[at]!)
  if (AUXILIARY.test(key)) return 'verb'
  if (DETERMINER.test(key)) return 'phrase'
  // "senator's remark": the owner lacks an article of its own.
  if (isOwner(words[at]!) && !quoted[at]) return isSmall && !MANY_OWNERS.test(key) ? 'doubtful' : 'phrase'
  const { flags } = lexemeOf(key)
  if (DAY.test(words[at]!.replace(/[,.]$/, '')) || (isSmall && (flags & RELATIVE_DATE) !== 0))
    // "late Monday vote", "morning show"
    return isContent(read, at + 1) ? 'doubtful' : 'small'
  if (!isSmall) return 'phrase'
  if (INTENSIFIER.test(key) && isContent(read, at + 1)) return 'doubtful'
  const isAlone = ALONE.test(key) || ((flags & ADVERB) !== 0 && /ly$/.test(key))
  if (isAlone && isContent(read, at + 1) && !isSureVerb(read, at + 1, at)) return 'doubtful'
  if ((isAlone || (flags & FUNCTION_WORD) !== 0) && !quoted[at]) return 'small'
  if (MODAL.test(before) && isBaseVerb(key)) return 'verb'
  if (AUXILIARY.test(before) && (isParticiple(key) || isGerund(key))) return 'verb'
  if (before === 'to' && isBaseVerb(key)) {
    // "a return to work": what it is, nothing tells.
    const mayBeNoun =
      TAKES_NOUN.test(keys[at - 2] ?? '') ||
      (isNoun(`${key}s`) && !isContent(read, at + 1) && !DETERMINER.test(keys[at + 1] ?? ''))
    return mayBeNoun ? 'doubtful' : 'verb'
  }
  const isFree =
    CONJUNCTION.test(before) ||
    /,$/.test(words[at - 1] ?? '') ||
    /^(?:who|that|which|to|not|then|also|he|she|it|they|we|i|you)$/.test(before) ||
    (at > 0 && (lexemeOf(before).flags & ADVERB) !== 0)
  if (/^(?:they|we|i|you|who)$/.test(before) && isBaseVerb(key)) return 'verb'
  if (isFree && at >= behind && isVerbForm(key))
    return isNoun(key) && !/^(?:he|she|it|they|we|i|you)$/.test(before) ? 'doubtful' : 'verb'
  if (DESCRIBES.test(key))
    // "accused of leading a cult"
    return isContent(read, at + 1) && !/^(?:of|for|by|from|after|before|without|about|while)$/.test(before)
      ? 'phrase'
      : 'doubtful'
  if (MAY_OPEN_COMPOUND.test(key) && isContent(read, at + 1)) return 'doubtful'
  // "agree on licensing deal": a deal, or what they license; "ends in shouting match".
  if (isGerund(key) && /^(?:on|over|about|amid|in|with|at)$/.test(before) && isContent(read, at + 1)) return 'doubtful'
  return isGerund(key) && !isDeedNoun(key) ? 'verb' : 'phrase'
}

function phraseAt(read: ReadWords, from: number, isObject: boolean): NounPhrase | null {
  const { words, keys, verb } = read
  const to = endOfPhrase(read, from)
  if (to === null) return null
  const before = keys[from - 1] ?? ''
  if (to !== verb && OPENS_CLAUSE.test(before) && lacksItsVerb(keys, to, /^(?:that|says?|said)$/.test(before)))
    return null
  const phrase = {
    words: words.slice(from, to),
    keys: keys.slice(from, to),
    from,
    to,
    isDetermined: DETERMINER.test(keys[from]!) || hasOwner(read, from, to),
    isObject,
    isDoer: to === verb || isSureVerb(read, to, from),
    before,
    next: keys[to] ?? '',
    second: keys[to + 1] ?? '',
    ofWhat: before === 'of' ? (keys[from - 2] ?? '') : '',
  }
  return mayBeOnePhrase(read, phrase) ? phrase : null
}

/** "as thousands stranded", "says Norland to act": full sentences have an auxiliary there. */
function lacksItsVerb(keys: readonly string[], from: number, isSaid: boolean): boolean {
  const at = /ly$/.test(keys[from] ?? '') ? from + 1 : from
  const key = keys[at] ?? ''
  if (isSaid && (isParticiple(key) || isGerund(key) || (key === 'to' && isBaseVerb(keys[at + 1] ?? '')))) return true
  return (
    (isParticiple(key) && !isPastToo(key, keys[at + 1])) || (key === 'to' && /^(?:as|while)$/.test(keys[at - 2] ?? ''))
  )
}

/** "as crews rescued a diver": they did it themselves. */
const isPastToo = (key: string, next: string | undefined): boolean =>
  /ed$|^(?:left|held|lost|won|sent|led|met|built|bought|caught|fought|sought|taught|told|found|made|paid|said|sold|spent)$/.test(
    key,
  ) &&
  next !== undefined &&
  !/^(?:by|in|at|on|for|from|over|near|amid|after|with|under|to|as)$/.test(next)

/** "Dana Whit's plan": whose it is says which. */
function hasOwner({ words }: ReadWords, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    if (isOwner(words[at]!)) return true
    if (!/^\p{Lu}/u.test(words[at]!)) return false
  }
  return false
}

/** Words inside quotation marks; null where a mark is left open. */
function quotedWords(words: readonly string[]): boolean[] | null {
  let isOpen = false
  const inside = words.map((word) => {
    const isQuoted = isOpen || /^[(]*[“‘"']/.test(word)
    isOpen = isQuoted && !/[”’"'][,.;:)]*$/.test(word)
    return isQuoted
  })
  return isOpen ? null : inside
}

/** "his wife and son", "ferry and bus plan": what an article in front of the second would part. */
function joinedWell(phrases: readonly NounPhrase[], { words, keys }: ReadWords): boolean {
  return phrases.every((phrase, i) => {
    const next = phrases[i + 1]
    if (next === undefined) return true
    const between = keys.slice(phrase.to, next.from)
    const hasComma = /,$/.test(words[phrase.to - 1]!)
    const isBare = (other: NounPhrase) => !other.isDetermined && /^[“‘"']?\p{Ll}/u.test(other.words.at(-1)!)
    if (!isBare(next)) return true
    const isJoined = between.length === 0 ? hasComma : between.length === 1 && CONJUNCTION.test(between[0]!)
    if (!isJoined) return between.length > 0 || hasComma
    const isMany = isPluralKey(phrase.keys.at(-1)!)
    if (phrase.isDetermined) return false
    if (!isBare(phrase)) return isPluralKey(next.keys.at(-1)!)
    return isMany || (phrase.words.length === 1 && next.words.length === 1)
  })
}

/**
 * Finds the main verb of a plain statement by trying every place: a word is it only if what stands before can be a
 * subject, what stands behind its complement, and no other place passes as well. Two places or none: not read.
 *
 *     Israeli | strikes | on southern Lebanon kill 11      "Israeli" is no subject, a verb follows
 *     Israeli strikes on southern Lebanon | kill | 11      a plural, and an amount
 */
import { readClauses } from '../clause/clause.ts'
import { isCommonWord } from '../headline/true-case.ts'
import {
  isBaseVerb,
  isGerund,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  verbLemma,
} from '../words/vocabulary.ts'
import { plural } from '../words/word-forms.ts'
import { classify, classifySure } from './classify.ts'
import { BOUNDARY, hasFinite, isComplement, isVerbLike, type VerbKind } from './complement.ts'
import { isAdverb } from './joined.ts'
import type { Statement } from './kind.ts'
import type { VerbPlace, VerbReading } from './main-verb-features.ts'
import { isMisleading } from './misleading.ts'
import { looksPlural, STOPS_OBJECT, TAKES_INFINITIVE } from './object.ts'
import { AUXILIARY, isNamedPerson, isNounForm, isSubject, type Text } from './subject.ts'
import { isPlanOf } from './sure.ts'
import { DONE_TO, EITHER, STATE } from './verbs.ts'

/** "Now", "This week", "Years ago", "Nearly ten years after the fire", "Still angry over fares". */
export const TIME_IN_FRONT =
  '(?:once (?:an?|the|known|seen|called) [^,]{2,50}|(?:(?:just|only|nearly|almost|about|barely|more than|less than|over) )?(?:an? (?:minute|hour|day|week|month|year|decade|century)|(?:(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|several) )?(?:minutes|hours|days|weeks|months|years|decades)) (?:after|before|into|since) (?!\\S+ing\\b(?! of\\b))[^,]{2,50}|still [a-z]+ (?:about|at|by|from|in|over|with) [^,]{2,50}|(?:once )?again|now|today|tonight|yesterday|tomorrow|meanwhile|(?:last|this|next) (?:[a-z]+day|morning|night|week|weekend|month|year|season|spring|summer|autumn|fall|winter)|(?:\\S+ ){0,2}(?:years?|months?|weeks?|days?|decades?) (?:ago|later|earlier))'
const OPENING = new RegExp(
  `^((?:In|On|At|After|Before|With|For|Amid|Despite|During|Under|From|Since|Following|Without|As|While|When|Facing|Citing) [^,]{2,70}|${TIME_IN_FRONT}), (.+)$`,
  'iu',
)
/** Adverbs that stand in front of a verb; `isAdverb` knows those that move with it. */
const OTHER_ADVERB = /^(?:just|never|always|often|soon|twice|then|long|even|ever)$/
/** Things that come to something of themselves: "prices to rise". */
const COMES =
  /^(?:rise|fall|drop|increase|double|triple|end|begin|start|resume|close|open|reopen|continue|return|expire|stay|remain|go|feature|include|cost|face)$/

interface Split {
  /** The verb, and the end of the subject: adverbs may stand between. */
  at: number
  to: number
  kind: VerbKind
}

export const NOT_PLAIN = () =>
  /[:;?!()–—|]|\.\.|…|(?<!\p{Lu}\.)\b(?:I(?!-\d)|me|my|myself|our|you|your)\b(?!\.\p{Lu})|^[“‘"']/u

const KIND_OF: Record<VerbReading, VerbKind> = {
  present: 'finite',
  past: 'finite',
  auxiliary: 'finite',
  passive: 'participle',
  progressive: 'gerund',
  future: 'future',
}

/** "As costs rise" of "As costs rise, port closes"; '' for none. */
export const openingOf = (text: string): string => OPENING.exec(text)?.[1] ?? ''

/** Reads a statement whose main verb is known: the `at`-th word of the text. */
export function readAt(text: string, { at, reading }: VerbPlace): Statement | null {
  if (NOT_PLAIN().test(text)) return null
  const prefix = openingOf(text)
  const before = prefix === '' ? 0 : prefix.split(/\s+/).length
  const main = prefix === '' ? text : text.slice(prefix.length + 2)
  const words = main.split(/\s+/)
  if (at <= before) return null
  let to = at - before
  while (to > 1 && (isAdverb(words[to - 1]!) || OTHER_ADVERB.test(words[to - 1]!))) to--
  // A long aside would take the room of what is told.
  const subject = words.slice(0, to)
  if (/, \S+ \S+ \S+ .*,$/.test(subject.join(' ')) || isMisleading(subject, words.slice(at - before), reading))
    return null
  return statementOf(main, words, { at: at - before, to, kind: KIND_OF[reading] }, prefix, reading)
}

const READING_OF: Partial<Record<Statement['kind'], VerbReading>> = {
  present: 'present',
  past: 'past',
  'bare-passive': 'passive',
  'bare-progressive': 'progressive',
}

/** Where the verb of a statement stands in its text; null where there is none. */
export function verbPlaceOf({ prefix, subject, group, kind }: Statement): VerbPlace | null {
  if (group === '') return null
  const before = [prefix, subject].flatMap((text) => (text === '' ? [] : text.split(/\s+/))).length
  const words = group.split(/\s+/)
  const at = words.findIndex((word, i) => i === words.length - 1 || !(isAdverb(word) || OTHER_ADVERB.test(word)))
  return { at: before + at, reading: words[at] === 'to' ? 'future' : (READING_OF[kind] ?? 'auxiliary') }
}

/** @returns null unless exactly one word can be the main verb */
export function readBySplit(text: string): Statement | null {
  if (NOT_PLAIN().test(text)) return null
  const opening = OPENING.exec(text)
  const prefix = opening?.[1] ?? ''
  const main = opening?.[2] ?? text
  if (prefix.split(' ').length > 9) return null
  const words = main.split(/\s+/)
  if (words.length < 3 || words.length > 20) return null
  const keys = words.map((word) => word.replace(/’/g, "'").replace(/[,”"']+$/, ''))
  const splits = splitsOf({ words, keys })
  const sure = splits.filter(({ kind }) => kind !== 'participle' && kind !== 'gerund' && kind !== 'future')
  const only = sure.length > 0 ? sure : splits
  if (only.length !== 1 || only[0]!.kind === 'either') return null
  // "minister intervened in grants programme": a noun after all, where a participle in front may be the verb.
  const key = keys[only[0]!.at]!
  if (sure.length > 0 && splits.length > 1 && (isNounForm(key) || isNounForm(plural(key)))) return null
  return statementOf(main, words, only[0]!, prefix)
}

function splitsOf(text: Text): Split[] {
  const { words, keys } = text
  const splits: Split[] = []
  for (let at = 1; at < words.length; at++) {
    const key = keys[at]!
    if (BOUNDARY.test(key)) break
    if (!/^\p{Ll}/u.test(words[at]!) || /[,”"]$/.test(words[at]!)) continue
    let to = at
    while (to > 1 && (isAdverb(words[to - 1]!) || OTHER_ADVERB.test(words[to - 1]!))) to--
    if (key === 'to') {
      if (isFuture(text, at, to)) splits.push({ at, to, kind: 'future' })
      continue
    }
    const kind = kindAt(text, at, to)
    if (kind !== null && isSubject(text, to) && isComplement(text, at, to, kind)) splits.push({ at, to, kind })
  }
  return splits
}

/** "Donalds, Jolly to face off": what they will do, and not what sort of thing they are. */
function isFuture(text: Text, at: number, to: number): boolean {
  const { words, keys } = text
  const verb = keys[at + 1] ?? ''
  const subject = words.slice(0, to).join(' ')
  if (!isBaseVerb(verb) || !isSubject(text, to) || hasFinite(text, at + 2)) return false
  // A verb may hide in what stands before: "calls for league to block", "courted banker to invest".
  const isPlain = words
    .slice(0, to)
    .every(
      (word, i) => /^\p{Lu}/u.test(word) || i === to - 1 || !/(?:ed|ing|s|[’']s?)$/.test(word) || /^(?:of)$/.test(word),
    )
  if (
    !isPlain ||
    (to === 1 && isCommonWord(keys[0]!.toLowerCase()) && !isPersonNoun(keys[0]!.toLowerCase()) && !/s$/.test(keys[0]!))
  )
    return false
  if (
    /^(?:and|now|welcome|so|but)\b/i.test(subject) ||
    (/,$/.test(words[0]!) && to > 1 && isCommonWord(keys[0]!.toLowerCase()))
  )
    return false
  if (TAKES_INFINITIVE.test(keys[to - 1]!) || !isPlanOf(subject, words.slice(at + 2).join(' '))) return false
  if (/^(?:the )?(?:first|last|only|next|youngest|oldest|latest|best)\b/i.test(subject)) return false
  // "10 foods to avoid", "tips to save": for somebody else to do.
  return isNamedPerson(text, to) || /^\p{Lu}/u.test(words[to - 1]!) || COMES.test(verb)
}

function kindAt({ words, keys }: Text, at: number, to: number): VerbKind | null {
  const key = keys[at]!
  if (AUXILIARY.test(key)) return 'finite'
  if (!isVerbLike(key)) return null
  const isMany = looksPlural(words.slice(0, to).join(' '))
  // A team is printed with either number.
  if (isThirdPerson(key))
    return isMany && !(to > 1 && words.slice(0, to).every((word) => /^\p{Lu}/u.test(word))) ? null : 'finite'
  // "three men set for trial": one form for all tenses, nothing done by them.
  const isOneForm = isBaseVerb(key) && isPast(key) && isParticiple(key)
  if (isOneForm && (keys[at + 1] === undefined || STOPS_OBJECT.test(keys[at + 1]!) || STATE.test(keys[at + 1]!)))
    return 'participle'
  if (isBaseVerb(key) && (isMany || !isPast(key)))
    return isMany && !isPersonNoun(key) && key !== 'police' ? 'base' : null
  if (isParticiple(key) && isPast(key)) {
    const next = keys[at + 1]
    // "arrested at airport", "found dead": done to them; "arrested three": done by them.
    if (next === undefined || STOPS_OBJECT.test(next) || isAdverb(next) || STATE.test(next)) return 'participle'
    return EITHER.test(key) ? 'either' : 'finite'
  }
  if (isPast(key)) return 'finite'
  return isGerund(key) ? 'gerund' : null
}

function statementOf(
  text: string,
  words: readonly string[],
  { at, to, kind }: Split,
  prefix: string,
  known: VerbReading | null = null,
): Statement | null {
  const subject = words.slice(0, to).join(' ')
  let end = kind === 'future' ? at + 2 : at + 1
  let verb = words[end - 1]!
  const opening = verb.replace(/’/g, "'")
  if (AUXILIARY.test(opening)) {
    while (
      (end < words.length && /^(?:not|being|been|be|have|to)$/.test(words[end]!)) ||
      isAdverb(words[end] ?? '') ||
      OTHER_ADVERB.test(words[end] ?? '')
    )
      end++
    const next = words[end] ?? ''
    const isVerb = /^(?:is|are|was|were)/.test(opening)
      ? isParticiple(next) || isGerund(next)
      : /^(?:has|have|had)/.test(opening)
        ? isParticiple(next)
        : /^\p{Ll}+$/u.test(next)
    if (isVerb && !isPersonNoun(next)) {
      verb = next
      end++
    } else if (/^(?:is|are|was|were|has|have|had)$/.test(opening)) {
      end = at + 1
      verb = opening
    } else return null
  }
  // "Shares rise, extending rally": what goes on along with it stands behind the comma.
  const goesOn = known === 'present' && /^\p{Ll}+,$/u.test(verb) && isGerund(words[end] ?? '')
  if (goesOn) verb = verb.slice(0, -1)
  const group = words
    .slice(to, end)
    .join(' ')
    .replace(goesOn ? /,$/ : /$^/, '')
  const rest = (goesOn ? ', ' : '') + words.slice(end).join(' ')
  const isGroup = end - at > 1
  const isPassive =
    kind === 'participle' || (isGroup && isParticiple(verb) && /\b(?:is|are|was|were|be|been|being)\b/.test(group))
  if (kind === 'participle' && known === null) {
    const start = words.slice(0, at).join(' ').length + 1
    const clause = readClauses(text).find((other) => other.verb.start === start)
    // "stopped by the harbor": dropped in.
    const hasAgent = /^by\b/.test(rest) && !/^(?:stopped|dropped|passed|stood|swung|abided)$/.test(verb)
    if (
      !hasAgent &&
      clause?.isPassive !== true &&
      !(DONE_TO.test(verb) && !/^(?:at|into|on(?! \S*(?:day|suspicion|charges?)\b))\b/.test(rest))
    )
      return null
  }
  const main = { lemma: verbLemma(verb) ?? verb, isPassive, isOngoing: kind === 'gerund', isSure: true }
  const cut = { prefix, subject, group, rest, main }
  if (known !== null) return classifySure(cut, known)
  const statement = classify(cut)
  return statement !== null && (kind === 'participle') !== (statement.kind === 'bare-passive') ? null : statement
}

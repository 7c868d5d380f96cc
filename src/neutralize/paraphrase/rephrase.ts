/**
 * The same sentence in other small words, several at a time: which places can change is read once, and the forms are
 * code words over them, so that any two forms differ in about half of the places. Words inside quotations stay.
 */
import { memoize, WORDS_KEPT } from '../../text/memoize.ts'
import { indefinite } from '../plain/grammar.ts'
import { withDoing } from './beside-clause.ts'
import { mayTakeForm, otherAge, otherAtAge, otherForm } from './other-forms.ts'
import type { Change } from './owners.ts'
import { type PhraseForm, phraseForms } from './phrase-forms.ts'
import { type SmallWord, smallWordsFrom } from './small-words.ts'
import { mayBeVerb, verbChangeAt } from './verb-places.ts'

/** Most forms that are ever looked at of one text. */
export const MOST_FORMS = 16

/**
 * A text as it is, with all changes, then with about half of them in each form, any two forms differing in as many.
 * No form comes twice; one that nobody asks for is not made.
 */
export function* inOtherWords(text: string): Generator<string, undefined> {
  const made = [text]
  yield text
  const words = splitAtSpaces(text)
  const changes = changesOf(text, words)
  // A single place takes each of its wordings in turn.
  const isOne = changes.length === 1
  const last = changes.length === 0 ? 0 : isOne ? changes[0]!.puts.length : changes.length <= 3 ? 4 : 8
  const most = Math.max(0, ...changes.map(({ puts }) => puts.length))
  // Every place at once in its first wording, its second, …: no two of these share a place that has as many.
  for (let row = 0; row < most + (isOne ? 0 : last - 1); row++) {
    const half = row - most + 1
    const form = said(words, changes, (i) => (half < 1 ? row : isOdd(((i % 7) + 1) & half) ? half & 1 : -1))
    if (made.includes(form)) continue
    made.push(form)
    yield form
  }
}

/** `split(' ')`, which keeps every word of every text in tables of its own. */
export function splitAtSpaces(text: string): string[] {
  const words: string[] = []
  let from = 0
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', from)) {
    words.push(text.slice(from, at))
    from = at + 1
  }
  words.push(text.slice(from))
  return words
}

/** Whether a number below eight has an odd number of bits. */
const isOdd = (bits: number): boolean => ((0x96 >> bits) & 1) === 1

/** @param choose for the i-th change: which wording, or -1 to leave the words */
function said(words: readonly string[], changes: readonly Change[], choose: (i: number) => number): string {
  const parts: string[] = []
  let from = 0
  changes.forEach((change, i) => {
    const choice = choose(i)
    if (choice < 0) return
    for (; from < change.at; from++) parts.push(words[from]!)
    const put = change.puts[choice % change.puts.length]!
    if (put !== '') {
      // "a key role" → "an important role"
      if (/^an?$/i.test(parts.at(-1) ?? '')) parts.push(articleBefore(put, parts.pop()!))
      // ", with talks going on": its comma stands behind the word before.
      if (put.startsWith(', ') && parts.length > 0) parts.push(`${parts.pop()!.replace(/,$/, '')},${put.slice(1)}`)
      else parts.push(put)
    }
    from = change.end + 1
  })
  for (; from < words.length; from++) parts.push(words[from]!)
  return parts.join(' ')
}

function articleBefore(put: string, article: string): string {
  const other = indefinite(put)
  return /^A/.test(article) ? other.replace('a', 'A') : other
}

/** The places of a text that can be said in other words, in their order. */
export function changesOf(text: string, words: readonly string[]): Change[] {
  const looks: Look[] = []
  const keys: string[] = []
  for (const word of words) {
    const look = lookAt(word)
    looks.push(look)
    keys.push(look.key)
  }
  const quoted = /["“”‘’']/.test(text) ? quotedWords(looks) : null
  const changes: Change[] = []
  for (let at = 0; at < words.length; at++) {
    if (quoted?.[at]) continue
    const look = looks[at]!
    let change = look.mayChange ? changeAt(looks, keys, words, at) : null
    if (look.key === 'as' && (change === null || change.end === at)) change = besideToo(change, looks, keys, words, at)
    for (let i = 0; change === null && i < look.phrases.length; i++) change = look.phrases[i]!(keys, words, at)
    if (change === null || quoted?.slice(at, change.end + 1).some(Boolean)) continue
    changes.push(change)
    at = change.end
  }
  return changes
}

/** "as talks go on" → "with talks going on", "while talks go on", "as talks continue". */
function besideToo(
  other: Change | null,
  looks: readonly Look[],
  keys: readonly string[],
  words: readonly string[],
  at: number,
): Change | null {
  const beside = withDoing(keys, words, at)
  if (beside === null) return other
  const { end } = beside
  const told = words.slice(at + 1, end + 1).join(' ')
  const verb = changeAt(looks, keys, words, end)
  const inside = verb === null || verb.end !== end ? [] : verb.puts.slice(0, 2)
  const before = words.slice(at, end).join(' ')
  return {
    ...beside,
    puts: [
      ...beside.puts,
      ...(other === null ? [] : other.puts.map((put) => `${put} ${told}`)),
      ...inside.map((put) => `${before} ${put}`),
    ],
  }
}

/** What a word says about changes, whatever stands beside it. */
interface Look {
  /** In small letters and without marks. */
  key: string
  isMarked: boolean
  opensQuote: boolean
  closesQuote: boolean
  entries: readonly SmallWord[]
  mayTakeForm: boolean
  mayBeVerb: boolean
  mayChange: boolean
  phrases: readonly PhraseForm[]
}

const lookAt = memoize((word): Look => {
  const key = keyOf(word)
  const entries = smallWordsFrom(key)
  const takesForm = mayTakeForm(word, key)
  const isVerb = mayBeVerb(word)
  return {
    key,
    isMarked: /[”’"'),.;:]$/.test(word),
    opensQuote: /^[“‘"'(]*[“‘"']/.test(word),
    closesQuote: /[”’"'][,.;:)]*$/.test(word),
    entries,
    mayTakeForm: takesForm,
    mayBeVerb: isVerb,
    mayChange: entries.length > 0 || takesForm || isVerb,
    phrases: phraseForms(word),
  }
}, WORDS_KEPT)

function changeAt(
  looks: readonly Look[],
  keys: readonly string[],
  words: readonly string[],
  at: number,
): Change | null {
  for (const { phrase, holds, puts } of looks[at]!.entries) {
    const end = at + phrase.length - 1
    if (!standsAt(phrase, looks, at) || !holds({ keys, words, at, end })) continue
    return { at, end, puts: puts.map((put) => matchCase(words[at]!, words[end]!, put, at)) }
  }
  const place = { keys, words, at, end: at }
  if (looks[at]!.mayBeVerb) {
    const verb = verbChangeAt(place)
    if (verb !== null) return verb
  }
  if (!looks[at]!.mayTakeForm) return null
  const atAge = otherAtAge(place)
  if (atAge.length > 0) return { at, end: at, puts: atAge }
  const form = otherForm(place)
  if (form !== null) return { at, end: at, puts: [matchCase(words[at]!, words[at]!, form, at)] }
  const age = otherAge(place)
  return age === null ? null : { at, end: at + 1, puts: [age] }
}

/** No mark may part the words of a phrase. */
function standsAt(phrase: readonly string[], looks: readonly Look[], at: number): boolean {
  for (let i = 0; i < phrase.length; i++) {
    const look = looks[at + i]
    if (look === undefined || look.key !== phrase[i] || (look.isMarked && i < phrase.length - 1)) return false
  }
  return true
}

function keyOf(word: string): string {
  const key = word.toLowerCase()
  return /^[“‘"'(]|[”’"'),.;:]$/.test(key) ? key.replace(/^[“‘"'(]+|[”’"'),.;:]+$/g, '') : key
}

/** Keeps the capital of the first and the closing marks of the last word replaced. */
function matchCase(first: string, last: string, put: string, at: number): string {
  // "kids'" → "children's": a plural without an s.
  if (/s[’']$/.test(last) && !/s$/.test(put)) return `${put}${last.at(-1)}s`
  if (/^(?:\p{Lu}\.)+$/u.test(first)) return put
  // "vs." has its full stop, "against" has none.
  const tail = /^(?:vs|v|gov|sen|rep)\.$/i.test(last) ? '' : (/[”’"'),.;:]+$/.exec(last)?.[0] ?? '')
  // "AI" is written so everywhere; "artificial intelligence" has a capital only where a sentence begins.
  const isCapital = /^\p{Lu}/u.test(first) && (at === 0 || !/^\p{Lu}{2}/u.test(first))
  const text = isCapital && /^\p{Ll}/u.test(put) ? put[0]!.toUpperCase() + put.slice(1) : put
  // "(so far)": the bracket stays.
  return (/^\(+/.exec(first)?.[0] ?? '') + text + (put.endsWith(tail) ? '' : tail)
}

function quotedWords(looks: readonly Look[]): boolean[] {
  let isOpen = false
  return looks.map(({ opensQuote, closesQuote }) => {
    const isQuoted = isOpen || opensQuote
    isOpen = isQuoted && !closesQuote
    return isQuoted
  })
}

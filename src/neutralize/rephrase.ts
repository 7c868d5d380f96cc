/**
 * The same sentence in other small words, several at a time: which places can change is read once, and the forms are
 * code words over them, so that any two forms differ in about half of the places. Words inside quotations stay.
 */
import { otherAge, otherForm, smallWordsFrom } from './small-words.ts'

interface Change {
  at: number
  end: number
  /** With the capital and marks of the words replaced. */
  puts: readonly string[]
}

/** A text as it is, with all changes, then with about half of them in each form, any two forms differing in as many. */
export function inOtherWords(text: string): string[] {
  const words = text.split(' ')
  const changes = changesOf(text, words)
  const forms = [text]
  const last = changes.length === 0 ? 0 : changes.length === 1 ? 2 : changes.length <= 3 ? 4 : 8
  if (changes.length > 1) forms.push(said(words, changes, () => 0))
  for (let row = 1; row < last; row++)
    forms.push(said(words, changes, (i) => (isOdd(((i % 7) + 1) & row) ? row & 1 : -1)))
  const turned = ownedByPlace(text)
  if (turned !== text) for (const form of [...forms]) forms.push(ownedByPlace(form))
  return forms.filter((form, i) => forms.indexOf(form) === i)
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
    if (put !== '') parts.push(put)
    from = change.end + 1
  })
  for (; from < words.length; from++) parts.push(words[from]!)
  return parts.join(' ')
}

function changesOf(text: string, words: readonly string[]): Change[] {
  const keys = words.map(keyOf)
  const quoted = /["“”‘’']/.test(text) ? quotedWords(words) : null
  const changes: Change[] = []
  for (let at = 0; at < words.length; at++) {
    const change = quoted?.[at] ? null : changeAt(keys, words, at)
    if (change === null || quoted?.slice(at, change.end + 1).some(Boolean)) continue
    changes.push(change)
    at = change.end
  }
  return changes
}

function changeAt(keys: readonly string[], words: readonly string[], at: number): Change | null {
  for (const { phrase, holds, puts } of smallWordsFrom(keys[at]!)) {
    const end = at + phrase.length - 1
    const stands = phrase.every(
      (word, i) => keys[at + i] === word && (i === phrase.length - 1 || !isMarked(words[at + i]!)),
    )
    if (!stands || !holds({ keys, words, at, end })) continue
    return { at, end, puts: puts.map((put) => matchCase(words[at]!, words[end]!, put)) }
  }
  const place = { keys, words, at, end: at }
  const form = otherForm(place)
  if (form !== null) return { at, end: at, puts: [matchCase(words[at]!, words[at]!, form)] }
  const age = otherAge(place)
  return age === null ? null : { at, end: at + 1, puts: [age] }
}

const isMarked = (word: string): boolean => /[”’"'),.;:]$/.test(word)

function keyOf(word: string): string {
  const key = word.toLowerCase()
  return /^[“‘"'(]|[”’"'),.;:]$/.test(key) ? key.replace(/^[“‘"'(]+|[”’"'),.;:]+$/g, '') : key
}

/** Keeps the capital of the first and the closing marks of the last word replaced. */
function matchCase(first: string, last: string, put: string): string {
  // "kids'" → "children's": a plural without an s.
  if (/s[’']$/.test(last) && !/s$/.test(put)) return `${put}${last.at(-1)}s`
  if (/^(?:\p{Lu}\.)+$/u.test(first)) return put
  const tail = /[”’"'),.;:]+$/.exec(last)?.[0] ?? ''
  const text = /^\p{Lu}/u.test(first) && /^\p{Ll}/u.test(put) ? put[0]!.toUpperCase() + put.slice(1) : put
  return text + (put.endsWith(tail) ? '' : tail)
}

function quotedWords(words: readonly string[]): boolean[] {
  let isOpen = false
  return words.map((word) => {
    const opens = /^[“‘"'(]*[“‘"']/.test(word)
    const closes = /[”’"'][,.;:)]*$/.test(word) && (isOpen || opens)
    const isQuoted = isOpen || opens
    if (opens) isOpen = true
    if (closes) isOpen = false
    return isQuoted
  })
}

// What belongs to a person by nature or office; "support of Trump" would be another thing than "Trump's support".
const OWNED =
  /^(?:death|birth|wedding|funeral|arrest|resignation|career|home|house|daughter|son|wife|husband|brother|sister|mother|father|mother-in-law|family|lawyer|lawyers|widow|boyfriend|girlfriend|ex-husband|ex-wife|aide|president|government|capital|coast|economy|leader|king|mayor|parliament|military|army|children|parents|birthday)$/
const BEFORE_OWNER = /^(?:of|from|by|after|before|with|to|for|and|describes|that|following)$/i
const AFTER_OWNED = /^(?:in|at|after|before|as|from|to|and|over|on|for|during|who|with|says?|is|was|has|following)$/

/** "after Hayden Smith's death" → "after death of Hayden Smith". */
function ownedByPlace(text: string): string {
  if (!text.includes("'s ") && !text.includes('’s ')) return text
  const words = text.split(' ')
  for (let at = 1; at < words.length; at++) {
    const owner = words[at - 1]!
    const thing = words[at]!.replace(/[,;]$/, '')
    if (!/^\p{Lu}[\p{L}.-]*[’']s$/u.test(owner) || !OWNED.test(thing)) continue
    const after = words[at + 1]
    if (after !== undefined && thing === words[at] && !AFTER_OWNED.test(after)) continue
    let from = at - 1
    while (from > 1 && /^\p{Lu}[\p{L}.-]*$/u.test(words[from - 1]!)) from--
    if (from === 0 || (from > 0 && !BEFORE_OWNER.test(words[from - 1]!))) continue
    const name = words
      .slice(from, at)
      .join(' ')
      .replace(/[’']s$/, '')
    words.splice(from, at - from + 1, thing, 'of', name + words[at]!.slice(thing.length))
  }
  return words.join(' ')
}

/** Looks up the phrase wordings of `lexicon/wordings-phrases.ts` in a text. */
import { memoize, once, WORDS_KEPT } from '../../text/memoize.ts'
import type { Headline, Word } from '../headline/words.ts'
import { phraseWordings } from '../lexicon/wordings-phrases.ts'
import { opensThing } from '../tactics/domain-terms.ts'
import { isGerund } from '../words/vocabulary.ts'
import { basesOf, verbForms } from '../words/word-forms.ts'
import { narrows } from './wording-edit.ts'

export interface PhraseEdit {
  first: number
  last: number
  /** '' leaves the phrase out. */
  put: string
}

interface Entry {
  /** What may stand at each place; `_` is any word. */
  parts: string[][]
  put: string
  atStart: boolean
  atEnd: boolean
}

/** The lines as written, by the base form of their first word or words. */
const lines = once(() => phraseWordings.trim().split(/[|\n]/))
const linesByWord = once(() => {
  const byWord = new Map<string, number[]>()
  for (const [order, line] of lines().entries()) {
    const first = /^(?:v:|\^)? ?([^ =]+)/.exec(line)![1]!
    for (const word of first.split('/')) {
      const orders = byWord.get(word)
      if (orders === undefined) byWord.set(word, [order])
      else orders.push(order)
    }
  }
  return byWord
})

/** The phrases that begin with the word as it stands, longest first; worked out when first asked. */
const entriesFrom = memoize((word): readonly Entry[] => {
  const orders = new Set(basesOf(word).flatMap((base) => linesByWord().get(base) ?? []))
  return [...orders]
    .sort((a, b) => a - b)
    .flatMap((order) => entriesOf(lines()[order]!))
    .filter(({ parts }) => parts[0]!.includes(word))
    .filter((entry, i, all) => all.findIndex((other) => placeOf(other) === placeOf(entry)) === i)
    .sort((a, b) => b.parts.length - a.parts.length)
}, WORDS_KEPT)

const placeOf = ({ parts, atStart, atEnd }: Entry): string => JSON.stringify([parts, atStart, atEnd])

/** A line in all its forms. */
function entriesOf(line: string): Entry[] {
  const [left, put] = line.split('=') as [string, string]
  if (!left.startsWith('v:')) return [entryOf(left.trim().split(' '), put)]
  const [verb, ...rest] = left.slice(2).trim().split(' ') as [string, ...string[]]
  const to = verbForms(put)
  // Words to choose from are inflected one by one.
  return verb.split('/').flatMap((alternative) => {
    const from = verbForms(alternative)
    return (['third', 'base', 'past', 'participle', 'gerund'] as const).map((form) =>
      entryOf([from[form], ...rest], to[form]),
    )
  })
}

function entryOf(all: string[], put: string): Entry {
  const atStart = all[0] === '^'
  const atEnd = all.at(-1) === '$'
  const parts = all.slice(atStart ? 1 : 0, atEnd ? -1 : undefined).map((part) => part.split('/'))
  return { parts, put, atStart, atEnd }
}

const ENDS_THING =
  /^(?:in|on|at|for|by|to|of|from|as|after|before|with|and|but|since|is|are|was|were|has|have|will|that|who)$/

/** The longest phrase that begins at this word and lies outside quotations, or null. */
export function phraseEditAt(headline: Headline, at: number): PhraseEdit | null {
  const word = headline.words[at]!
  if (isTold(headline, at)) return null
  for (const entry of entriesFrom(word.key)) {
    const { parts, atStart, atEnd } = entry
    const last = at + parts.length - 1
    if (last >= headline.words.length || (atStart && at > 0) || (atEnd && last < headline.words.length - 1)) continue
    // "so popular that …", "so popular fans queue": what comes of it follows.
    if (word.key === 'so' && !/^(?:with|in|among|for|at|on|now|here)$/.test(headline.words[last + 1]?.key ?? 'now'))
      continue
    // "biggest ever find" → "biggest recorded find": the best of its kind on record has its kind first.
    const next = headline.words[last + 1]
    const isOpen = next !== undefined && /^\s*$/.test(next.gap) && !ENDS_THING.test(next.key)
    // "is it ever coming": of no best of its kind.
    if (isOpen && /on record$/.test(entry.put) && (isGerund(next.key) || /ly$/.test(next.key))) continue
    const put = isOpen ? entry.put.replace(/on record$/, 'recorded') : entry.put
    const filler = fillerOf(headline, at, parts)
    if (filler === null || opensThing(headline, at, last)) continue
    // "no big changes": without the word it would be no changes.
    if (/^%[23]$/.test(put) && narrows(headline.words, at)) continue
    if (/^(?:not |never |always )?to$/.test(put) && !mayBeInfinitive(headline.words, at, last)) continue
    // "Inside job": one thing, and no look at it.
    if (word.key === 'inside' && put === '' && INSIDE.test(headline.words[last + 1]?.key ?? '')) continue
    // "We know who did it, says Marsh": no quiz. "Third-highest scorer of all time": of the living it may be the first.
    if (put.startsWith('quiz') && SPOKEN.test(headline.text)) continue
    if (put === '' && parts.at(-1)![0] === 'time' && MEASURED.test(headline.text)) continue
    const named = /%1/.test(put) && filler === '' ? headline.words[last]!.text : filler
    return {
      first: at,
      last,
      put: put
        .replace('%1', named)
        .replace('%0', word.text)
        .replace('%2', headline.words[last]!.text)
        .replace(
          '%3',
          parts
            .slice(1)
            .map((_, i) => headline.words[at + 1 + i]!.text)
            .join(' '),
        ),
    }
  }
  return null
}

/**
 * "You can buy a lamp", "officials say you can swim": told of people, and no advice; "lamps you can buy" are lamps to buy.
 */
function isTold({ words }: Headline, at: number): boolean {
  const [word, next, before] = [words[at]!.key, words[at + 1]?.key ?? '', words[at - 1]]
  if (!/^(?:you|everyone|everybody)$/.test(word)) return false
  // "why | you should never ignore": behind "why" it stays advice.
  if (before === undefined) return /^\p{Lu}/u.test(words[at]!.text) && /^(?:can|could|will|should)$/.test(next)
  return (
    /^(?:can|could)$/.test(next) &&
    (/[^\s]/.test(words[at]!.gap) || !/s$|^(?:where|how|what)$/.test(before.key) || SPOKEN.test(before.key))
  )
}

/** "soups you should eat" are soups to eat; "& you should, too", "if you must" and "never, ever do" have no infinitive. */
function mayBeInfinitive(words: readonly Word[], at: number, last: number): boolean {
  const next = words[last + 1]
  const before = words[at - 1]?.key ?? ''
  return (
    next !== undefined &&
    /^\s*$/.test(next.gap) &&
    !/^(?:and|or|but|too|not|also)$/.test(next.key) &&
    !/^(?:and|but|if|when|because|since|unless|until|while|that|than|think|thinks|says?|said|laugh|cry|so)$/.test(
      before,
    ) &&
    !/&/.test(words[at]!.gap)
  )
}

const INSIDE =
  /^(?:jobs?|trad(?:ers?|ing)|m[ae]n|sources?|information|forwards?|cent(?:re|er)s?|lanes?|tracks?|edges?|lines?|out)$/
const MEASURED =
  /\b(?:(?:high|low|larg|bigg|long|fast|young|old|deadli|strong|tall|hott|cold|wett|dri|rich)est|second|third|leading|top|record|scorer|grossing|earning|selling|winning)\b/i
const SPOKEN = /\b(?:says?|said|tells?|told|warns?|insists?|admits?|claims?|means?|according)\b|:/i

/** The word that stands for `_`, '' without one; null when the phrase does not stand here. */
function fillerOf(headline: Headline, at: number, parts: readonly string[][]): string | null {
  let filler = ''
  for (let i = 0; i < parts.length; i++) {
    const word = headline.words[at + i]!
    if (word.quote >= 0 || (i > 0 && !/^\s*$/.test(word.gap))) return null
    if (parts[i]![0] === '_') filler = word.text
    else if (i > 0 && !parts[i]!.includes(word.key) && !parts[i]!.includes(word.base)) return null
  }
  return filler
}

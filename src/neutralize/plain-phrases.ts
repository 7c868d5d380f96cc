/** Looks up the phrase wordings of `wordings-phrases.ts` in a text. */
import type { Headline } from './tactics-words.ts'
import { basesOf, verbForms } from './word-forms.ts'
import { phraseWordings } from './wordings-phrases.ts'

export interface PhraseEdit {
  first: number
  last: number
  /** '' leaves the phrase out. */
  put: string
}

interface Entry {
  parts: string[]
  put: string
  atStart: boolean
  atEnd: boolean
}

/** The lines as written, by the base form of their first word or words. */
const linesByWord = new Map<string, number[]>()
const lines = phraseWordings.trim().split(/[|\n]/)
for (const [order, line] of lines.entries()) {
  const first = /^(?:v:|\^)? ?([^ =]+)/.exec(line)![1]!
  for (const word of first.split('/')) {
    const orders = linesByWord.get(word)
    if (orders === undefined) linesByWord.set(word, [order])
    else orders.push(order)
  }
}

const byFirst = new Map<string, readonly Entry[]>()
const WORDS_KEPT = 50_000

/** The phrases that begin with the word as it stands, longest first; worked out when first asked. */
function entriesFrom(word: string): readonly Entry[] {
  let entries = byFirst.get(word)
  if (entries === undefined) {
    const orders = new Set(basesOf(word).flatMap((base) => linesByWord.get(base) ?? []))
    entries = [...orders]
      .sort((a, b) => a - b)
      .flatMap((order) => entriesOf(lines[order]!))
      .filter(({ parts }) => parts[0]!.split('/').includes(word))
      .filter(({ parts }, i, all) => all.findIndex((other) => other.parts.join(' ') === parts.join(' ')) === i)
      .sort((a, b) => b.parts.length - a.parts.length)
    if (byFirst.size >= WORDS_KEPT) byFirst.clear()
    byFirst.set(word, entries)
  }
  return entries
}

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
  return { parts: all.slice(atStart ? 1 : 0, atEnd ? -1 : undefined), put, atStart, atEnd }
}

/** The longest phrase that begins at this word and lies outside quotations, or null. */
export function phraseEditAt(headline: Headline, at: number): PhraseEdit | null {
  const word = headline.words[at]!
  for (const { parts, put, atStart, atEnd } of entriesFrom(word.key)) {
    const last = at + parts.length - 1
    if (last >= headline.words.length || (atStart && at > 0) || (atEnd && last < headline.words.length - 1)) continue
    let filler = ''
    const holds = parts.every((part, i) => {
      const other = headline.words[at + i]!
      if (other.quote >= 0 || (i > 0 && !/^\s*$/.test(other.gap))) return false
      if (part === '_') {
        filler = other.text
        return true
      }
      return i === 0 || part.split('/').some((text) => other.key === text || other.base === text)
    })
    if (!holds) continue
    const named = /%1/.test(put) && filler === '' ? headline.words[last]!.text : filler
    return {
      first: at,
      last,
      put: put.replace('%1', named).replace('%0', word.text).replace('%2', headline.words[last]!.text),
    }
  }
  return null
}

/** Looks up the phrase wordings of `wordings-phrases.ts` in a text. */
import type { Headline } from './tactics-words.ts'
import { verbForms } from './word-forms.ts'
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

const byFirst = new Map<string, Entry[]>()
for (const line of phraseWordings.trim().split(/[|\n]/)) {
  const [left, put] = line.split('=') as [string, string]
  if (!left.startsWith('v:')) {
    addEntry(left.trim().split(' '), put)
    continue
  }
  const [verb, ...rest] = left.slice(2).trim().split(' ') as [string, ...string[]]
  const from = verbForms(verb)
  const to = verbForms(put)
  for (const form of ['third', 'base', 'past', 'participle', 'gerund'] as const)
    addEntry([from[form], ...rest], to[form])
}
for (const list of byFirst.values()) list.sort((a, b) => b.parts.length - a.parts.length)

function addEntry(all: string[], put: string): void {
  const atStart = all[0] === '^'
  const atEnd = all.at(-1) === '$'
  const parts = all.slice(atStart ? 1 : 0, atEnd ? -1 : undefined)
  for (const first of parts[0]!.split('/')) {
    const list = byFirst.get(first) ?? []
    if (!list.some((entry) => entry.parts.join(' ') === parts.join(' '))) list.push({ parts, put, atStart, atEnd })
    byFirst.set(first, list)
  }
}

/** The longest phrase that begins at this word and lies outside quotations, or null. */
export function phraseEditAt(headline: Headline, at: number): PhraseEdit | null {
  const word = headline.words[at]!
  for (const { parts, put, atStart, atEnd } of byFirst.get(word.key) ?? []) {
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

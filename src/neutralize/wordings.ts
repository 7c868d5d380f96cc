/**
 * The lexicon of loaded words, looked up in a headline: which word is loaded here, by which tactic, and how the same
 * fact is said without it. A wording applies only where its frame holds; without a frame that holds the word is
 * left alone. Pure data and look-ups; `realiser.ts` builds sentences from the answers.
 */
import type { Headline, Word } from './tactics-words.ts'
import { plural, verbForms } from './word-forms.ts'
import type { Wording, WordingBlock, WordingFrame, WordingMatch } from './wording.ts'
import { adjectives } from './wordings-adjectives.ts'
import { frameHolds } from './wordings-frames.ts'
import { nouns } from './wordings-nouns.ts'
import { verbs } from './wordings-verbs.ts'

const byFirstWord = new Map<string, Wording[]>()
for (const block of [...adjectives, ...nouns, ...verbs]) {
  for (const cue of block.cues.split(',')) if (cue.trim() !== '') addCue(block, cue.trim())
}
for (const list of byFirstWord.values()) {
  // The longest cue first; framed before unframed.
  list.sort((a, b) => b.words.length - a.words.length || Number(b.frame !== null) - Number(a.frame !== null))
}

function addCue(block: WordingBlock, cue: string): void {
  const match = /^([^=(]+?)(?:\((\w+)\))?(?:=(.*))?$/.exec(cue)
  if (match === null) throw new Error(`bad wording: ${cue}`)
  const [, text, frame, neutral] = match as unknown as [string, string, string | undefined, string | undefined]
  const common = { ...block, frame: (frame ?? null) as WordingFrame | null }
  if (block.kind === 'verb') {
    const from = verbForms(text)
    const to = neutral ? verbForms(neutral) : null
    const seen = new Set<string>()
    for (const form of ['third', 'base', 'past', 'participle', 'gerund'] as const) {
      if (seen.has(from[form])) continue
      seen.add(from[form])
      add({
        ...common,
        base: text,
        words: from[form].split(' '),
        neutral: to?.[form] ?? null,
        neutralBase: neutral || null,
        form,
      })
    }
    return
  }
  const unknown = neutral === '' || (neutral === undefined && block.kind === 'noun')
  const single = { ...common, base: text, neutralBase: null, form: null }
  add({ ...single, words: text.split(' '), neutral: unknown ? null : (neutral ?? '') })
  if (block.kind === 'noun' && !/s$| of$| to$/.test(text)) {
    const pluralNeutral = neutral ? pluralPhrase(neutral) : null
    add({ ...single, words: pluralPhrase(text).split(' '), neutral: unknown ? null : pluralNeutral })
  }
}

function pluralPhrase(text: string): string {
  return text.replace(/\S+$/, (last) => plural(last))
}

function add(wording: Wording): void {
  const first = wording.words[0]!
  const list = byFirstWord.get(first)
  if (list === undefined) byFirstWord.set(first, [wording])
  else list.push(wording)
}

/** The loaded word or phrase that begins at this word, or null. */
export function wordingAt(headline: Headline, at: number): WordingMatch | null {
  const word = headline.words[at]!
  const list = byFirstWord.get(word.key) ?? (word.base === word.key ? undefined : byFirstWord.get(word.base))
  if (list === undefined) return null
  for (const wording of list) {
    const last = at + wording.words.length - 1
    if (last >= headline.words.length) continue
    if (!wording.words.every((text, i) => i === 0 || matches(headline.words[at + i]!, text))) continue
    if (frameHolds(headline, at, last, wording)) return { wording, first: at, last }
  }
  return null
}

function matches(word: Word, text: string): boolean {
  return (word.key === text || word.base === text) && /^\s*$/.test(word.gap)
}

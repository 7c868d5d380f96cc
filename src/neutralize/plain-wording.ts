/**
 * The headline without its loaded words: evaluative adjectives and adverbs left out, loaded nouns and verbs replaced
 * where the lexicon knows how. Null when a loaded word stays that the lexicon cannot reword.
 */
import { isQuoted, type TacticReading } from './tactics.ts'

export function plainWording({ headline, wordings, cues }: TacticReading): string | null {
  const replaced = new Map<number, string>()
  const dropped = new Set<number>()
  for (const { wording, first, last } of wordings) {
    if (isQuoted(headline, { first, last })) continue
    if (wording.neutral === null) return null
    for (let i = first; i <= last; i++) dropped.add(i)
    if (wording.neutral !== '') replaced.set(first, wording.neutral)
  }
  const isCovered = (at: number) => dropped.has(at)
  for (const cue of cues) {
    if (isQuoted(headline, cue)) continue
    for (let i = cue.first; i <= cue.last; i++) if (!isCovered(i)) return null
  }
  let text = ''
  headline.words.forEach((word, i) => {
    const gap = dropped.has(i) && !replaced.has(i) ? word.gap.replace(/\s+/g, '') : word.gap
    const put = replaced.get(i) ?? (dropped.has(i) ? '' : word.text)
    text +=
      gap + (headline.isTitleCase && replaced.has(i) ? put.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : put)
  })
  const joined = (text + headline.tail)
    .replace(/\s+/g, ' ')
    .replace(/\ba (?=[aeiou])/gi, (article) => `${article[0]}n `)
    .trim()
  return joined.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

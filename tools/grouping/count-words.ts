/** Counts single words of the two sets whose counts may ship: how common a stem is, and how often a name. */

import { CAPITAL, ENDS_CLAUSE, OPENS_CLAUSE, stemsOf } from '../../src/group/chunks.ts'
import { readTitle } from '../../src/group/read-article.ts'
import type { WordPrior } from '../../src/group/word-prior.ts'
import { readLines, SETS_FOLDER } from './sets.ts'

/** Stems in fewer headlines are left out: they are as rare as unseen ones. */
const LEAST_COUNT = 3

export function countWords(): WordPrior {
  const titles = new Set<string>()
  for (const file of ['gnews-hourly.dev.articles.jsonl.gz', 'uci.dev.articles.jsonl']) {
    for (const { title } of readLines<{ title: string }>(`${SETS_FOLDER}/${file}`)) titles.add(title)
  }
  const counts = new Map<string, { headlines: number; inside: number; capital: number }>()
  const entryOf = (stem: string) => {
    const entry = counts.get(stem) ?? { headlines: 0, inside: 0, capital: 0 }
    counts.set(stem, entry)
    return entry
  }
  for (const title of titles) {
    const { segments, isTitleCase } = readTitle(title, '')
    const chunks = segments.flatMap((segment) => segment.chunks)
    for (const stem of new Set(chunks.flatMap(stemsOf))) entryOf(stem).headlines++
    if (isTitleCase) continue
    let isStart = true
    for (const chunk of chunks) {
      if (!isStart && (chunk.form & OPENS_CLAUSE) === 0) {
        const entry = entryOf(chunk.stem)
        entry.inside++
        if ((chunk.form & CAPITAL) !== 0) entry.capital++
      }
      isStart = (chunk.form & ENDS_CLAUSE) !== 0
    }
  }
  const words: Record<string, number[]> = {}
  for (const [stem, { headlines, inside, capital }] of [...counts].sort((a, b) => (a[0] < b[0] ? -1 : 1))) {
    // Without an occurrence inside a sentence, capitals say nothing: an even chance.
    const share = inside === 0 ? 50 : Math.round((100 * capital) / inside)
    if (headlines >= LEAST_COUNT) words[stem] = [headlines, share]
  }
  return { headlines: titles.size, words }
}

/**
 * How well sentence case is made of title case: titles that papers print in sentence case are set in title case, cased
 * by the engine and compared with what was printed. Half of them by the hash of the title are counted only.
 * `--misses` prints those of the other half that lose a capital or keep one, `--origins` the figures of every origin.
 */

import { trueCase } from '../src/neutralize/headline/sentence-case.ts'
import { readHeadline } from '../src/neutralize/headline/words.ts'
import { inTitleCase, isTelling, type TestTitle, type TitleStyle, titlesToTestWith } from './debrief/capitals.ts'

interface CasingFigures {
  titles: number
  words: number
  /** Words that lost a capital of theirs. */
  lost: number
  /** Words that kept one of title case. */
  kept: number
  /** Of those, in quotation marks. */
  quoted: number
  /** Titles with either. */
  slips: number
  misses: string[]
}

function measureCasing(titles: readonly TestTitle[], style: TitleStyle): CasingFigures {
  const figures: CasingFigures = { titles: 0, words: 0, lost: 0, kept: 0, quoted: 0, slips: 0, misses: [] }
  for (const { title } of titles) {
    const set = inTitleCase(title, style)
    const printed = readHeadline(title).words
    const given = readHeadline(set).words
    const cased = readHeadline(trueCase(set)).words
    // "Inc.com" in capitals is other words.
    if (cased.length !== printed.length || given.length !== printed.length) continue
    const slips: string[] = []
    printed.forEach((word, at) => {
      figures.words++
      if (!isTelling(printed, at)) return
      const [right, was, is] = [capitalsOf(word.text), capitalsOf(given[at]!.text), capitalsOf(cased[at]!.text)]
      const isLost = right.some((isCapital, i) => isCapital && was[i] && !is[i])
      const isWronglyKept = right.some((isCapital, i) => !isCapital && is[i])
      if (isLost) figures.lost++
      if (isWronglyKept) figures.kept++
      if (isWronglyKept && word.quote >= 0) figures.quoted++
      if (isLost || isWronglyKept) slips.push(`${isLost ? '-' : '+'}${cased[at]!.text}`)
    })
    figures.titles++
    if (slips.length === 0) continue
    figures.slips++
    figures.misses.push(`${slips.join(' ')}  IN  ${cased.map(({ gap, text }) => gap + text).join('')}`)
  }
  return figures
}

/** Of each part between hyphens, whether it begins with a capital. */
const capitalsOf = (text: string): boolean[] => text.split('-').map((part) => /^\p{Lu}/u.test(part))

function print(name: string, { titles, words, lost, kept, quoted, slips }: CasingFigures): void {
  const per = (count: number) => ((1000 * count) / words).toFixed(1).padStart(5)
  console.log(
    `${name.padEnd(24)} ${String(titles).padStart(5)} titles; of 1,000 words ${per(lost)} lost, ${per(kept)} kept (${per(quoted)} in quotation marks); titles with a slip ${((100 * slips) / titles).toFixed(1)} %`,
  )
}

if (import.meta.main) {
  const titles = titlesToTestWith()
  for (const isUnread of [false, true])
    for (const style of ['ap', 'every', 'capitals'] as const) {
      const half = titles.filter((title) => title.isUnread === isUnread)
      const figures = measureCasing(half, style)
      print(`${isUnread ? 'unread' : 'read'}, ${style}`, figures)
      if (process.argv.includes('--misses') && !isUnread && style === 'ap') console.log(figures.misses.join('\n'))
      if (process.argv.includes('--origins') && style === 'ap')
        for (const origin of new Set(half.map((title) => title.origin)))
          print(
            `  ${origin}`,
            measureCasing(
              half.filter((title) => title.origin === origin),
              style,
            ),
          )
    }
}

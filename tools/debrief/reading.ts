/** Outputs for a person to read: debriefs and changed titles of real headlines, the same ones for the same seed. */
import type { Engine } from '../../src/neutralize/engine.ts'
import type { LabelledExample, NewsTitle } from './data.ts'
import { sample } from './data.ts'

/** A third labelled headlines, a third titles with a tactic, a third any titles. */
export function printForReading(
  engine: Engine,
  examples: readonly LabelledExample[],
  news: readonly NewsTitle[],
  { size, seed }: { size: number; seed: number },
): void {
  const third = Math.ceil(size / 3)
  const hyped = news.filter(({ title }) => engine.debriefHeadline(title, 1).tacticsFound.length > 0)
  const headlines = [
    ...sample(examples, third, seed).map(({ headline }) => headline),
    ...sample(hyped, third, seed + 1).map(({ title }) => title),
    ...sample(news, size - 2 * third, seed + 2).map(({ title }) => title),
  ]
  headlines.forEach((headline, i) => {
    console.log(`${i + 1}. ${headline}`)
    for (const variation of engine.debriefHeadline(headline, 5).variations) console.log(`    ${variation}`)
  })
}

export function printChangedTitles(engine: Engine, news: readonly NewsTitle[]): void {
  for (const { title, summary } of news) {
    const { neutralTitle } = engine.neutralizeTitle({ title, summary: summary ?? '', siblingTitles: [] })
    if (neutralTitle !== title) console.log(`- ${title}\n    ${neutralTitle}`)
  }
}

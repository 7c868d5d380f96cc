/**
 * The names of what every JavaScript object inherits are words like any other: in headlines, summaries and searches
 * they are found in no table by accident.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseFeed } from '../src/feeds/parse.ts'
import { createStoryExplainer } from '../src/group/explain.ts'
import { createGrouper } from '../src/group/grouper.ts'
import { createEngine } from '../src/neutralize/engine.ts'
import { checkCandidate } from '../src/neutralize/guard/guard.ts'
import { parseSearch } from '../src/store/search-query.ts'

const WORDS = [...Object.getOwnPropertyNames(Object.prototype), ...Object.getOwnPropertyNames(Function.prototype)]
const SHAPES: ((word: string) => string)[] = [
  (word) => `Red Bull takes ${word} title in Austin`,
  (word) => `${word} slams mayor over 3 ${word} in shock ${word} row, ${word} says`,
  (word) => `You won't believe what ${word} did to the ${word}`,
  (word) => word,
]

for (const word of new Set(WORDS.flatMap((name) => [name, name.toLowerCase(), name.toUpperCase()]))) {
  test(`"${word}" is a word like any other`, () => {
    const engine = createEngine()
    const grouper = createGrouper()
    const at = new Date('2026-11-21T07:00:00Z')
    const titles = SHAPES.map((shape) => shape(word))
    titles.forEach((title, index) => {
      const { neutralTitle } = engine.neutralizeTitle({
        title,
        summary: `A ${word} of ${title}`,
        siblingTitles: titles,
      })
      assert.ok(neutralTitle !== '')
      assert.equal(engine.debriefHeadline(title, 3).variations.length, 3)
      assert.ok(Array.isArray(checkCandidate({ headline: title }, neutralTitle)))
      assert.doesNotThrow(() => parseSearch(title))
      const articles = [
        {
          id: index + 1,
          title,
          summary: `The ${word}`,
          source: 'daily',
          seenAt: at,
          language: 'en',
        },
      ]
      const stored = articles.map(({ id, summary }) => ({
        id,
        originalTitle: title,
        neutralTitle: title,
        originalSummary: summary,
        arrivedAt: at,
        firstSeenAt: at,
        source: { biasLabel: 'center' as const },
      }))
      const story = { articles: stored, canonicalTitle: title }
      assert.equal(createStoryExplainer().explain(story, []).articles.length, 1)
      assert.equal(grouper.assign(articles, () => index + 1).assignments.length, 1)
    })
    const feed = `<rss version="2.0"><channel><title>t</title><item><title>${word}</title><link>https://a.example/${word}</link><${word}>x</${word}><description>&${word}; ${word}</description></item></channel></rss>`
    assert.equal(
      parseFeed({ body: Buffer.from(feed), contentType: `text/xml; charset=${word}`, baseUrl: 'https://a.example/' })
        .items.length,
      1,
    )
  })
}

/**
 * What the hostile feeds of test/hostile-feeds.ts cost: time at one size and at twice that size. A ratio near 2 is
 * growth in proportion; near 4 it would be quadratic. Only shapes that cost more than a few milliseconds are judged.
 */

import { parseFeed } from '../src/feeds/parse.ts'
import { HOSTILE_FEEDS } from '../test/hostile-feeds.ts'

const SIZE = 1_000_000
/** Below this a time is noise, in milliseconds. */
const NOISE_MS = 10

function cost(body: Buffer): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3; round++) {
    const start = performance.now()
    parseFeed({ body, contentType: '', baseUrl: 'https://news.example/feed' })
    best = Math.min(best, performance.now() - start)
  }
  return best
}

const rows = HOSTILE_FEEDS.map(({ name, make }) => {
  const once = cost(make(SIZE))
  const twice = cost(make(2 * SIZE))
  return { name, once, twice, growth: twice < NOISE_MS ? Number.NaN : twice / Math.max(once, 0.1) }
}).sort((a, b) => b.twice - a.twice)

console.log(`hostile feeds: ${rows.length} shapes at ${SIZE / 1e6} and ${(2 * SIZE) / 1e6} MB, the ten dearest`)
for (const { name, once, twice, growth } of rows.slice(0, 10)) {
  const times = `${once.toFixed(1)} ms`.padStart(10) + `${twice.toFixed(1)} ms`.padStart(10)
  console.log(
    `  ${name.padEnd(44)}${times}   ${Number.isNaN(growth) ? 'too quick to judge' : `x ${growth.toFixed(1)}`}`,
  )
}

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type FeedSource, FRESH_FEED_STATE } from '../domain/feed-source.ts'
import { takeTurns } from './turns.ts'

function sourcesAt(...addresses: string[]): FeedSource[] {
  return addresses.map((rssUrl, index) => ({
    id: index + 1,
    name: rssUrl,
    slug: `s${index + 1}`,
    rssUrl,
    biasLabel: 'unrated',
    biasBasis: '',
    category: 'us_news',
    isActive: true,
  }))
}

const failed = (failuresInARow: number) => ({ ...FRESH_FEED_STATE, failuresInARow })
const idsOf = (sources: FeedSource[]) => sources.map(({ id }) => id)

describe('the turns of the sources', () => {
  const sources = sourcesAt(
    'https://skerra.example/1',
    'https://skerra.example/2',
    'https://SKERRA.example:443/3',
    'https://norwell.example/1',
    'http://127.0.0.1:8080/1',
    'http://127.0.0.1:8081/1',
    'https://norwell.example/2',
  )

  test('every host has its turn before one has its second', () => {
    assert.deepEqual(idsOf(takeTurns(sources, new Map())), [1, 4, 5, 6, 2, 7, 3])
  })

  test('of one host, those that failed come last, the longest failing at the end', () => {
    const states = new Map([
      [1, failed(5)],
      [2, failed(1)],
      [4, failed(1)],
    ])
    assert.deepEqual(idsOf(takeTurns(sources, states)), [3, 7, 5, 6, 2, 4, 1])
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { canonicalLink, removeTracking } from './link.ts'

describe('tracking parameters', () => {
  const READINGS: [string, string][] = [
    ['https://a.example/x', 'https://a.example/x'],
    ['https://a.example/x?utm_source=rss', 'https://a.example/x'],
    ['https://a.example/x?id=1&utm_medium=a&page=2', 'https://a.example/x?id=1&page=2'],
    ['https://a.example/x?FBCLID=1#top', 'https://a.example/x#top'],
    ['https://a.example/x?id=1&amp;utm_source=rss', 'https://a.example/x?id=1'],
    ['https://a.example/x?gclid=1&mc_cid=2&_hsenc=3&mtm_kwd=4&at_medium=RSS', 'https://a.example/x'],
    ['https://a.example/x?ref=rss', 'https://a.example/x'],
    ['https://a.example/x?ref=a.example', 'https://a.example/x'],
    ['https://a.example/x?ref=chapter-3', 'https://a.example/x?ref=chapter-3'],
    ['https://a.example/x?utmost=1&gclidx=2&source=archive', 'https://a.example/x?utmost=1&gclidx=2&source=archive'],
    ['https://a.example/x?', 'https://a.example/x?'],
    ['https://a.example/x?a=%20b&&c', 'https://a.example/x?a=%20b&&c'],
  ]
  for (const [written, cleaned] of READINGS) {
    it(`${written} becomes ${cleaned}`, () => assert.equal(removeTracking(written, 'a.example'), cleaned))
  }
})

describe('canonical links', () => {
  const SAME: string[][] = [
    [
      'https://news.example/a/b',
      'http://news.example/a/b',
      'https://NEWS.example/a/b/',
      'https://www.news.example/a/b',
      'https://news.example:443/a/b#comments',
      'http://news.example:80/a/b?utm_source=x',
      ' https://user@news.example/a/%62 ',
    ],
    ['https://news.example/', 'http://www.news.example', 'https://news.example/#top', 'https://news.example/?'],
    ['https://news.example/a%c3%a9', 'https://news.example/aé', 'https://news.example/a%C3%A9'],
  ]
  for (const links of SAME) {
    it(`${links[0]} in ${links.length} spellings is one`, () => {
      assert.deepEqual([...new Set(links.map(canonicalLink))].length, 1, links.map(canonicalLink).join('\n'))
    })
  }

  it('keeps apart what may be two pages', () => {
    const links = [
      'https://news.example/a',
      'https://news.example/A',
      'https://news.example/a?id=1',
      'https://news.example/a?id=2',
      'https://m.news.example/a',
      'https://news.example:8443/a',
      'https://news.example/#!/a',
      'https://news.example/#/b',
    ]
    assert.equal(new Set(links.map(canonicalLink)).size, links.length)
  })

  it('is its own canonical form, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()), (link) => {
        const once = canonicalLink(link)
        assert.equal(canonicalLink(once), once)
      }),
    )
  })

  it('leaves what is no http address as it is', () => {
    assert.equal(canonicalLink('urn:isbn:1'), 'urn:isbn:1')
    assert.equal(canonicalLink(''), '')
  })
})

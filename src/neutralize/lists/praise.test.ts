import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createEngine } from '../engine.ts'

const say = (headline: string) => createEngine().debriefHeadline(headline, 5).variations

describe('praise behind a deed', () => {
  it('goes, and the deed is told', () => {
    for (const [headline, told] of [
      ["Maria Ruiz Painted Her Boat Blue And It's The Cutest", 'Maria Ruiz painted her boat blue'],
      ['This Baker Sailed To Skerra And The Pics Are Adorable', 'A baker sailed to Skerra'],
      ['Ferry Crews Are Feeding Wet Seals And Its Awkward', 'Ferry crews feeding wet seals'],
      ['These Seals Are Living On A Norwell Boat And Everyone Is Obsessed With Them', 'Seals living on a Norwell boat'],
      ['Norwell Trains Run All Night And People Are Stoked', 'Norwell trains run all night'],
    ] as const)
      assert.equal(say(headline)[0], told)
  })

  it('stays where it tells something', () => {
    for (const [headline, kept] of [
      ['Norwell clinics are shut and people are dying', /dying|die/],
      ['Author tried seaweed soup and it was surprisingly good', /good/],
      ['This Baker Wore A Gull Hat And People Are Freaking Out', /react/],
    ] as const)
      for (const line of say(headline)) assert.match(line, kept)
  })

  it('is no defeat of a candle', () => {
    assert.doesNotMatch(say('Toddler tries to blow out her birthday candle at Skerra fair').join(' '), /defeat/)
  })

  it('makes nobody volunteered', () => {
    assert.doesNotMatch(say('Dana Okafor volunteered with kittens').join(' '), /is volunteered|been volunteered/)
  })
})

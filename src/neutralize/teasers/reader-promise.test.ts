import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { trueCase } from '../headline/sentence-case.ts'
import { repairEnglish } from '../headline/typography.ts'
import { readReaderPromise } from './reader-promise.ts'

const first = (headline: string) => readReaderPromise(trueCase(repairEnglish(headline)))?.ways[0]

describe('promises to the reader', () => {
  it('leave what is promised about', () => {
    for (const [headline, told] of [
      ['These Photos Of Wet Gulls Will Melt Your Heart', 'Article is about photos of wet gulls'],
      ['This Ferry Captain Singing To Seals Will Make You Cry', 'Article is about a ferry captain singing to seals'],
      [
        'We Need To Talk About How Sailors Are Drying Their Socks',
        'Article is about how sailors are drying their socks',
      ],
      ['Can We All Take A Moment To Appreciate Skerra Harbor', 'Article is about Skerra harbor'],
    ])
      assert.equal(first(headline!), told)
  })

  it('say what a test is meant for, and no more', () => {
    assert.equal(
      first('This Rope Test Will Reveal Your Sailing Style'),
      "A rope test is meant to reveal readers' sailing style",
    )
    assert.equal(
      first('This Quiz Will Tell You Which Gull You Are'),
      'A quiz is meant to tell readers which gull they are',
    )
    assert.equal(first('This Quiz Tells You Which Gull You Are'), 'A quiz is meant to tell readers which gull they are')
  })

  it('keep a bet a bet, and a denial in it', () => {
    assert.equal(first("We Bet You Can't Tie This Knot"), "Publisher bets that readers can't tie a knot")
  })

  it('call an ode by its name', () => {
    assert.equal(first('An Ode To The Humble Herring'), 'Article is an ode to the humble herring')
  })

  it('offer a quiz as a quiz, and what is praised as what it is', () => {
    assert.equal(first("The Hardest Knot Quiz You'll Ever Take"), 'Article offers readers a knot quiz')
    assert.equal(first('Your New Favorite Bird Is The Dunlin'), 'Article is about the Dunlin')
    assert.equal(first('Dana Ruiz And Sam Dorn Are Your New Favorite Crew'), 'Article is about Dana Ruiz and Sam Dorn')
    assert.equal(first('This Is The Oldest Boat In Norwell'), 'Article is about the oldest boat in Norwell')
    assert.equal(first('Everything You Need To Know About The Harbor Lamp'), 'Article is about the harbor lamp')
    assert.equal(
      first('If Sailors Were Honest About Their Catch'),
      'Article is about what it would be like if sailors were honest about their catch',
    )
  })

  it('leave what is only praised, and no fact of it', () => {
    for (const [headline, told] of [
      ['This Photo Of A Wet Gull Is Too Adorable', 'Article is about a photo of a wet gull'],
      ['These Comics About Ferries Are Just Too Real', 'Article is about comics about ferries'],
      ['Sailors With Matching Hats Are Pure Gold', 'Article is about sailors with matching hats'],
      ['The Weather In Skerra Is Hot', undefined],
      ['Dana Okafor Showed That The Harbor Is Too Beautiful', undefined],
      ['This Harbor Is Not Everything', undefined],
    ] as const)
      assert.equal(first(headline), told, headline)
  })

  it('are none where something happens to somebody', () => {
    for (const headline of [
      'New App Will Tell You When Your Ferry Leaves',
      'Salt Could Make You More Prone To Gout',
      'The Fee Will Make Your Ticket Dearer',
      'Mayor Will Leave You A Lamp In Her Will, She Says',
    ])
      assert.equal(first(headline), undefined, headline)
  })
})

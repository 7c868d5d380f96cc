import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createEngine } from '../engine.ts'

const say = (headline: string) => createEngine().debriefHeadline(headline, 5).variations

describe('a headline that says what kind of article follows', () => {
  it('is told as one', () => {
    for (const [headline, told] of [
      ['The Best Ferry Songs Of 2031', 'Publisher’s selection of ferry songs of 2031'],
      ['The Best City For Young Sailors', 'Article names the best city for young sailors'],
      ['The Weirdest Pier In Norwell', 'Article is about a pier in Norwell'],
      ["Here's An Easy Way To Make Ferry Soup", 'Article presents an easy way to make ferry soup'],
      [
        "Here's A Photo Of A Young Dana Okafor Working As A Carpenter",
        'Article presents a photo of a young Dana Okafor working as a carpenter',
      ],
      ['Proof That Maria Ruiz Loves Gulls', 'Article argues that Maria Ruiz loves gulls'],
      ["What It's Like Being A Pilot In Skerra", 'The experience of being a pilot in Skerra'],
      ['In Praise Of The Slow Ferry', 'Article praises the slow ferry'],
      [
        'For Everyone Who Believes In Freedom For Gulls',
        'Article is meant for people who believe in freedom for gulls',
      ],
      ['The Most Terrifying Thing About Watching "Ferry" As An Adult', 'Article is about watching "Ferry" as an adult'],
      ['This Sums Up The Struggle Of Online Sailing', 'Article is about the struggle of online sailing'],
      ["The biggest mistake you're making in the harbor", 'Article is about a mistake people are making in the harbor'],
    ] as const)
      assert.equal(say(headline)[0], told)
  })

  it('is no such headline where something is told', () => {
    for (const headline of [
      'The Best Ferry Captains Of Norwell Are Leaving',
      'For people who lost homes, Skerra offers help',
      "The Sailor You're Secretly Drawn To Reveals Your Mood",
    ])
      for (const line of say(headline)) assert.doesNotMatch(line, /selection|meant for|drawn to reveals their/, line)
  })
})

/** Headlines written to be clicked on: what their first variation says, and what none of the five may say. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createEngine } from './engine.ts'

const say = (headline: string) => createEngine().debriefHeadline(headline, 5).variations

const firstIs = (rows: readonly (readonly [headline: string, told: string])[]) => {
  for (const [headline, told] of rows) assert.equal(say(headline)[0], told)
}

describe('baits', () => {
  it('that call to look are told as what readers can see', () =>
    firstIs([
      ['Watch This Sailor Teach A Gull To Dance', 'Readers can watch a sailor teach a gull to dance'],
      ['Watch How Ruiz Ties A Knot In Ten Seconds', 'Readers can watch how Ruiz ties a knot in ten seconds'],
      ["Stop What You're Doing And Listen To Dana Whit's Ferry Song", "Readers can listen to Dana Whit's ferry song"],
      [
        'Get A First Look At The Harbor Film "The Long Tide"',
        'Article offers a first look at the harbor film "The Long Tide"',
      ],
      ['Meet The Pilot Who Saved A Gull In Skerra', 'Article introduces the pilot who saved a gull in Skerra'],
      ['Watch Out For The Spring Tide', 'Article is about the spring tide'],
    ]))

  it('keep what somebody did, without the verdict behind it', () =>
    firstIs([
      ['A Sailor Knitted Her Own Sails And The Album Is Absolutely Beautiful', 'A sailor knitted her own sails'],
      ['Dana Whit Is A Pilot Now And It Looks So Good It Hurts', 'Dana Whit is a pilot now'],
      ['These Crews Ate Kelp For The First Time...And It Was Pretty Scary', 'Crews ate kelp for the first time'],
      ['Maria Ruiz Got Her Pilot Badge And Everything About It Was Adorable', 'Maria Ruiz got her pilot badge'],
      [
        'This Gull Finding Out The Baker Has Closed Is All Of Us',
        'Article is about a gull finding out the baker has closed',
      ],
    ]))

  it('that ask are told as asked, whatever words they ask with', () =>
    firstIs([
      [
        'Are You Worse At Knots Than Everyone Else',
        'Readers are asked whether they are worse at knots than everyone else',
      ],
      [
        'Did Ruiz And Okafor Just Shoot A Music Video On Skerra',
        'Readers are asked whether Ruiz and Okafor shot a music video on Skerra',
      ],
    ]))

  it('that suppose something are told as supposing in five ways', () => {
    for (const line of say('If Sailors Still Had Shore Problems'))
      assert.match(line, /\bif sailors still had shore problems/)
  })
})

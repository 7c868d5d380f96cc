import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createEngine } from '../engine.ts'

const say = (headline: string) => createEngine().debriefHeadline(headline, 5).variations

describe('a fact held back', () => {
  it('is told as one that the article names', () => {
    for (const [headline, told] of [
      ['And the safest harbor in Norwell is...', 'Article names the safest harbor in Norwell'],
      [
        'And the sailor who slept the most at the Skerra race is ...',
        'Article tells readers who the sailor who slept the most at the Skerra race is',
      ],
      ['The oldest boats on Skerra are...', 'The oldest boats on Skerra are named in the article'],
    ] as const)
      assert.ok(say(headline).includes(told), headline)
  })

  it('is told as what the article tells, without the lure in front of it', () => {
    for (const [headline, told] of [
      ['Guess how much rent Dana Okafor is paying for her loft:', 'Article tells how much rent Dana Okafor is paying'],
      ["You Won't Believe Which Baker Bought The Norwell Ferry", 'Article tells which baker bought the Norwell ferry'],
      ['Look who’s back in Skerra harbor', 'Report on who is back in Skerra harbor'],
      ["Here's Who Maria Ruiz Thinks Should Steer", 'Article tells who Maria Ruiz thinks should steer'],
      ['What Year Is This Ferry Headline From', 'Readers are asked from what year a ferry headline is'],
      ['Did This Ferry Headline Happen Or Not', 'Readers are asked whether a ferry headline happened or not'],
      ["5 Bakers Tried On Hats And Here's What Happened", '5 bakers tried on hats'],
      ['Drop Everything, Maria Ruiz Just Sank A Ferry', 'Maria Ruiz sank a ferry'],
      [
        "'I sank it' - Inside the court as Dana Okafor pleaded guilty",
        'Article explains how things went in the court as Dana Okafor pleaded guilty',
      ],
      ["Here's What Doctors Say About Ferry Soup", 'Article explains what doctors say about ferry soup'],
    ] as const)
      assert.ok(
        say(headline).some((line) => line.startsWith(told)),
        headline,
      )
    assert.doesNotMatch(say('Guess how much rent Dana Okafor is paying for her loft').join(' '), /cost of her/)
  })

  it('is no deed of those who might do it', () => {
    for (const [headline, told] of [
      ['This Is What Happens When You Feed A Gull Coffee', 'what follows when people feed a gull coffee'],
      ["Here's what happens when you're a baker without a boat", 'what follows when someone is a baker without a boat'],
    ] as const) {
      const lines = say(headline)
      assert.equal(lines[0], `Article describes ${told}`)
      for (const line of lines) assert.match(line, / (?:when|in which) /, line)
    }
  })
})

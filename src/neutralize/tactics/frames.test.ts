/** The conditions that the tables of wordings name: each is known, and none has the name of another. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adjectives } from '../lexicon/wordings-adjectives.ts'
import { placedAdjectives } from '../lexicon/wordings-adjectives-placed.ts'
import { nouns } from '../lexicon/wordings-nouns.ts'
import { verbs } from '../lexicon/wordings-verbs.ts'
import { frameConditions } from './frame-conditions.ts'
import { conditionsBehind } from './frames-behind.ts'
import { conditionsOfHeadline } from './frames-of-headline.ts'
import { conditionsOfNouns } from './frames-of-nouns.ts'
import { conditionsOfVerbs } from './frames-of-verbs.ts'

test('every frame that an entry names is known', () => {
  for (const { cues } of [...adjectives, ...placedAdjectives, ...nouns, ...verbs])
    for (const cue of cues.split(','))
      for (const frame of /\(([\w+]+)\)/.exec(cue)?.[1]?.split('+') ?? []) assert.ok(frame in frameConditions, cue)
})

test('no condition takes the place of another of the same name', () => {
  const rooms = { conditionsBehind, conditionsOfHeadline, conditionsOfNouns, conditionsOfVerbs }
  for (const [room, conditions] of Object.entries(rooms))
    for (const [name, condition] of Object.entries(conditions))
      assert.equal(frameConditions[name as keyof typeof frameConditions], condition, `${name} of ${room}`)
})

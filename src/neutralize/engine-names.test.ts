/** Names made of ordinary words: what is said of them shows that they are names, and so does a capital. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

/** What no variation may say. */
const NEVER: readonly (readonly [headline: string, never: RegExp])[] = [
  // A quality or a mood does what only somebody does.
  ['Rage to Tour Norland With Shocking New Songs', /[Aa]nger|\brage/],
  ['Norwell Backs Fury as Fury Sues Over Shocking Toll', /[Aa]nger/],
  ['Savage Drops Stunning New Single Ahead of Norwell Show', /^[Rr]eleases|: releases|\bsavage/],
  ['Sharp Raises Tolls in Norland After Shocking Shortage', /\bsharp/],
  ['Will Hits Back at Okafor’s Shocking Claims', /\bwill responds/],
  ['Hope Says She Was Devastated by Dorn’s Letter', /\bhope/],
  ['Lady Rage Sues Norwell Over Shocking Toll', /[Aa]nger|\blady/],
  ['Fans Stunned as Savage Drops New Single', /as releases|\bsavage/],
  // One club does to another what clubs do.
  ['Storm Beat Sky in Thrilling Finish', /\b(?:storm|sky)\b/],
  ['Wild Stun Stars in Shocking Overtime', /^[Ss]tun|: stun|\bstars/],
  // Of several what only one does.
  ['Brilliant Labs Unveils Game-Changing Glasses for Sailors', /(?<!Brilliant )Labs/],
  ['Brilliant Labs may unveil game-changing glasses', /(?<!Brilliant )Labs/],
  // Whose star somebody is.
  ['Outsiders Star Ruiz Stuns in Daring Gown', /\boutsiders/],
]

for (const [headline, never] of NEVER)
  test(`keeps the name: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, never)
  })

/** What some variation says: of these words none is a name. */
const SAID: readonly (readonly [headline: string, said: RegExp])[] = [
  ['Fury grows over Norwell toll', /[Aa]nger/],
  ['Shocking claims rock Norwell harbor', /^Claims/],
  ['Wild storms hit the coast of Skerra', /severe storms/],
  ['Furious Drivers Win Toll Refund', /^Drivers/],
  ['Panic hits Norwell as bank closes', /^(?!.*describes Panic)/],
  ['Savage attacks on sheep worry Norland farmers', /: savage attacks/],
]
for (const [headline, said] of SAID)
  test(`is no name: ${headline}`, () => {
    assert.match(engine.debriefHeadline(headline, 5).variations.join('\n'), said)
  })

/** Who says or asks something stays with it, what is called out asks nothing, and what is said to one is not said of people. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

const ALWAYS: readonly (readonly [headline: string, always: RegExp])[] = [
  ['Gov. Dana Ruiz to Norland AG Emil Dorn: NW won’t ‘bend the knee’ to Holm regime', /Dorn: NW/],
  ['Two said hurt by ferry in north Skerra; CPD: crews crossed ‘Yellow Line’', /CPD: crews/],
  ['Why are gulls being given privilege to nest? — Okafor', /Okafor.* ask|asked by Okafor|question.* Okafor/i],
  ['Could old piers be better used? Should they take new ferries, asks DANA HOLM', /Holm/],
  ['Where has Dorn suggested sending boats? In towns run by Okafor mayors', /: in towns run/],
  ['In this country, more people have been hurt by gulls than by storms', /in this (?:country|nation)/i],
]
for (const [headline, always] of ALWAYS)
  test(`stays together: ${headline}`, () => {
    for (const line of engine.debriefHeadline(headline, 5).variations) assert.match(line, always)
  })

const NEVER: readonly (readonly [headline: string, never: RegExp])[] = [
  ['What Harbor Order? Crews Keep Fishing In Norwell Despite Ban', /what harbor order/i],
  ["Where's A Maid To Clean This Up?! Dana Ruiz Subpoenaed To Testify In ...", /maid/],
  ['Thought your gulls were a handful? Spare a thought for this lonely shepherdess', /whether|handful/],
  ['Game of Gulls: Who knows where the tide goes?', /examines|looks into|report on|discussion of/],
  ['FerryOS 26 public beta 2 has just landed — here’s everything that’s changed', /changed/],
  ['Harbor runners set for 2.6 Challenge - share your story #harborathletics', /share/],
  ['This is Gull for Home and the redesigned Harbor app, rollout starts today', /this (?:is reported|being|as)/i],
  ["Why I Root for Dana Ruiz's Success, on OWN and Beyond", /\bI\b/],
  ['Norwell fever map: How many confirmed cases are there in your area?', /in area/],
  ['17 Awkward Moments When You’re A Norlander On Christmas', /people are a/],
  ['I’m a ferry app convert (Barnaby, you brought me to my senses)', /people/],
  ['Harbor app’s latest feature lets you draw yourself', /oneself/],
  ['Ruiz: I didn’t say it. (He did. Here’s the tape.)', /\(He did$/],
]
for (const [headline, never] of NEVER)
  test(`never so: ${headline}`, () => {
    for (const line of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(line, never)
  })

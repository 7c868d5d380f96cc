/** Words that may be read two ways in a statement or a question, each with a neighbour that is still said. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()
const variationsOf = (headline: string): string[] => engine.debriefHeadline(headline, 5).variations

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  ['Woman accused of brutal Skerra stabbing breaks silence', 'a verb as a noun', /comments/],
  ['Liver is destroyed by one common food', 'a habit as an event', /has been|have been|Destruction/],
  ['Norland chooses ferries rather than disastrous bridge', 'a small word as a thing', /rather (?:is|has)/],
  ['Once beloved Skerra singer dies alone', 'what is over as all of it', /\bonce\b/i],
  ['Could this be the end of Skerra’s beloved ferry?', 'a verb as a thing', /\ba be\b/],
  ['Could this finally fix Skerra’s horrific traffic?', 'a verb behind an adverb as a thing', /\ba fix\b/],
  ['Can this win the shocking Norwell race?', 'a verb as a thing', /\ba win\b/],
  ['Norland village destroyed by devastating avalanche', 'a quality as a deed', /devastating an/],
  ['Dorn’s tweets shock Norwell', 'a verb as a quality', /tweets Norwell/],
  ['Norwell homes shock buyers', 'a verb as a quality', /homes buyers/],
  ['Little girls, Ruiz has a powerful message for you', 'whom it is said to as anybody', /people/],
  ['Norwell parents, this horrifying app is watching you', 'whom it is said to as anybody', /people/],
  ['Thieves flee stunning Norwell mansion', 'what is fled as done to', /fled by/],
  ['Skerra bars no longer serve shocking cocktails', 'a thing as a verb', /barred|bans/],
  ['Once again, furious Dorn slams ferry bosses', 'how often as who', /by again/],
  ['Mayor suspected of fraud resigns in shocking letter', 'how as of what', /^Resignation/],
]

for (const [headline, misreading, never] of NEVER)
  test(`does not take ${misreading}: ${headline}`, () => {
    for (const variation of variationsOf(headline)) assert.doesNotMatch(variation, never)
  })

const STILL: readonly (readonly [headline: string, said: RegExp])[] = [
  ['Shocking: Dorn bars rivals', /^Rivals have been barred by Dorn$/],
  ['Shocking: Skerra pier is no longer open to boats', /pier is no longer open to boats$/],
  ['Once again, furious Dorn slams ferry bosses', /^Again, ferry chiefs are criticized by Dorn$/],
  ['Dorn breaks silence on shocking ferry crash', /^Dorn commented on ferry crash$/],
  ['Terrifying: Skerra pier is destroyed by storm', /has been destroyed by/],
  ['Will this stunning move save Norwell?', /whether a move will save Norwell/],
  ['Could this be the end of Skerra’s beloved ferry?', /whether this could be the end of/],
  ['Little girls, Ruiz has a powerful message for you', /^Ruiz has message for little girls$/],
  ['Mayor suspected of fraud resigns in shocking letter', /^Mayor suspected of fraud resigned in letter$/],
]

for (const [headline, said] of STILL)
  test(`still says: ${headline}`, () => assert.ok(variationsOf(headline).some((variation) => said.test(variation))))

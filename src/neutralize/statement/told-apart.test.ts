import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStatement } from './statement.ts'

const reading = (text: string): string => {
  const statement = readStatement(text)
  return statement === null ? 'none' : `${statement.kind} ${statement.group}`
}

const READ: readonly (readonly [headline: string, reading: string])[] = [
  // With an object behind it a verb tells what somebody did …
  ['Survey firm released false data in Norwell races as a ‘test’', 'past released'],
  ['Harbor operation targeted progressive groups, unions in Norwell', 'past targeted'],
  ['Dana Whit reported dissociative state and other key symptoms', 'past reported'],
  ['Okafor’s pay influenced CEO compensation to record high', 'past influenced'],
  ['Skerra man killed his dog and gull before dying by suicide', 'past killed'],
  // … and so does a verb that nobody can be done.
  ['Members of Ruiz’s crew remained on ferry, after captain’s exit', 'past remained'],
  ['Ruiz’s son-in-law met with dockers in Norwell over fares', 'past met'],
  ['Ruiz voted by mail in harbor primary election', 'past voted'],
  ['Dana Dorn admitted to sinking her ferry', 'past admitted'],
  ['Okafor promised to end harbor fares', 'past promised'],
  // By somebody: nothing else is told "several times" or stands before an infinitive.
  ['Man stabbed multiple times in Norwell', 'bare-passive stabbed'],
  ['Ferry firm fined four times over waste', 'bare-passive fined'],
  ['Largest ferry park set to open in Norwell next month', 'bare-passive set'],
  ['Hollis and Daniels projected to win Norland primary race to replace Whit', 'bare-passive projected'],
  ['Lost gull reunited with family after 900-mile journey', 'bare-passive reunited'],
  ['Ana Dorn rally moved after Norwell venue cancels event', 'bare-passive moved'],
  ['Ana Harlow seen everywhere with Ruiz lately', 'bare-passive seen'],
  ['Ruiz’s press secretary Katrina Harp leaving role', 'bare-progressive leaving'],
  ['Valuable stolen Picasso found hanging on Skerra apartment wall after tenant was evicted', 'bare-passive found'],
  ['Norwell professor caught using AI to write ferry report', 'bare-passive caught'],
  ['Okafor family ferry firm granted conditional approval to establish a bank', 'bare-passive granted'],
  ['Skerra pilots in Norwell laid off as owner moves boats', 'bare-passive laid'],
  ['Inflation eased slightly in July', 'past eased'],
  // What was done stands before the clause, the quotation and the time that follow.
  ['Ferry player reportedly murdered by boyfriend who blamed ‘greed’', 'bare-passive reportedly murdered'],
  ['Engine fault suspected in ferry crash that killed sailors in Norwell', 'bare-passive suspected'],
  ['Harbor Democrat investigated over alleged ‘improper fare deal’ with staffer', 'bare-passive investigated'],
]
for (const [headline, told] of READ) test(`${told}: ${headline}`, () => assert.equal(reading(headline), told))

const NEVER: readonly (readonly [headline: string, kind: RegExp])[] = [
  // A place, a time or what somebody was given stands behind what was done to him.
  ['Sailor knocked off Skerra pier', /^past/],
  ['Man arrested Norwell airport', /^past/],
  ['Pilot released days after arrest', /^past/],
  ['Skerra family promised payouts over ferry fire', /^past/],
  ['Dorn appointed Skerra head coach', /^past/],
  ['Ferry sailors handed police bag of money', /^past/],
  ['Talks on Dana Whit leaving role', /progressive/],
  ['Okafor denied bail request', /passive/],
  ['Judge granted bail to ferry pilot', /passive/],
  // By others, and not of oneself.
  ['Ruiz met by ferry owners over fares', /^past/],
  ['Dorn admitted to hospital after fall', /^past/],
  ['Okafor moved after fan tribute', /passive/],
]
for (const [headline, kind] of NEVER)
  test(`no ${kind}: ${headline}`, () => assert.doesNotMatch(reading(headline), kind))

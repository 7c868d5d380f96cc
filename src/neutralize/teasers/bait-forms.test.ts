import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'

/** A bait as sites write it, what each of its five wordings tells, and what none may repeat. */
const BAITS: [headline: string, told: RegExp, bait: RegExp][] = [
  ['You’ve Been Storing Tomatoes Wrong Your Whole Life', /stor(?:e|ing) tomatoes/, /wrong|life/],
  ['You’ve Been Peeling Eggs Wrong All Along', /peel(?:ing)? eggs/, /wrong/],
  ['Stop Buying Eggs Until You Read This', /buy(?:ing)? eggs/, /[Ss]top|this/],
  ['Never Sign a Lease Before You Read This', /n(?:o|’|')t .*sign (?:a )?lease/, /this|\byou/],
  ['Before You Book That Cruise, Know This', /book(?:ing)? a cruise/, /this|\byou/],
  ['If You Own a Diesel Car, Read This Now', /\b[Ii]f .*own (?:a )?diesel car/, /this|\byou|now/],
  ['The Dark Side of Working From Home Nobody Talks About', /working from home/, /dark|[Nn]obody/],
  ['These Are the Safest Cities in Norland, and No. 1 May Surprise You', /safest cities in Norland/, /surprise|No\. 1/],
  ['Dentists Hate This Cheap Whitening Trick', /whitening trick/, /[Hh]ate|this/],
  [
    'What These Neighbors Built for a Veteran Will Make You Cry',
    /[Ww]hat neighbors built for (?:a )?veteran/,
    /cry|you/,
  ],
  ['This Is the New Breakfast Everyone’s Obsessed With', /new breakfast/, /[Ee]veryone|obsessed/],
  ['Forget Kale: Scientists Found a Healthier Green in Skerra', /healthier green/, /[Ff]orget|[Kk]ale/],
  ['Here’s the Surprising Reason Bees Are Vanishing', /bees (?:are )?disappearing/i, /surprising|[Hh]ere/],
  ['I Tried Sleeping on the Floor for 30 Days and the Results Shocked Me', /30 days/, /shock|results/],
  ['Man Orders Pizza, Gets the Shock of His Life', /pizza/, /shock|life/],
  ['Teacher’s Note to Student Goes Viral for the Best Reason', /note to student/, /best|reason|viral/],
  ['Dana Ruiz Just Bought the Ugliest House in Norwell', /(?<!the )house in Norwell/i, /ugliest|the house/],
  ['The Secret Trick Pilots Use to Beat Jet Lag', /trick (?:that )?pilots use/, /[Ss]ecret/],
  ['Turns Out We’ve All Been Using Scissors Wrong', /us(?:e|ing) scissors/, /[Ww]rong|turns/],
  ['Why Everyone Is Suddenly Moving to Skerra', /moving to Skerra/, /suddenly|people be/],
  ['Man Wins Lottery Twice in One Week, Then Does the Unthinkable', /lottery/, /unthinkable/],
  [
    'Boomers Are Hoarding Houses and Crushing Young Buyers',
    /boomers|houses/i,
    /(?<!boomers, )houses and young buyers/i,
  ],
  [
    'What Ruiz Did Next With the Ferry Data Will Make Every Islander Proud',
    /what Ruiz did with the ferry data/i,
    /next|proud/,
  ],
  ['What Divers Found Under the Pier Is Straight Out of Science Fiction', /divers found under the pier/, /fiction/],
  [
    'You’ve Been Boiling Kelp Wrong Your Entire Life, Says This Norwell Chef',
    /Norwell chef.*kelp|kelp.*Norwell chef/,
    /wrong|this/,
  ],
  ['Before You Sail Tonight, Read This About Norwell Ferry Fares', /Norwell ferry fares/, /this|you\b/i],
  ['Don’t Buy Another Boat Until You See These 3 Warning Signs', /3 warning signs.*another boat/, /these|you\b/],
  ['Nobody Noticed the Tiny Detail in This Harbor Photo Until Now', /detail in a harbor photo/, /[Nn]obody|tiny|now/],
  [
    'The Surprising Thing That Could Be Making Sailors Tired',
    /what could be making sailors tired/i,
    /surprising|thing/,
  ],
  ['There’s One Question Every Pilot Hopes Her Crew Won’t Ask', /question pilots hope their crew/, /[Oo]ne|every/],
  ['What the Ministry Isn’t Telling You About the Ferry Deal', /the ferry deal and the Ministry/i, /telling|you\b/],
  ['Don’t Be Fooled by the Norwell Fare Cut', /the Norwell fare cut/, /fooled/],
  ['Dana Whit Has the Best Sailing Blog Ever', /Dana Whit’s sailing blog/, /best|ever/],
  ['Gull Breeders Don’t Want the Public to Know This About Nests', /nests and gull breeders/i, /public|this/],
  ['Exact Date the Spring Tide Will Reach Norwell', /when the spring tide will reach Norwell/i, /[Ee]xact/],
  ['Tiny Detail You Probably Missed in Holm’s Portrait', /detail in Holm’s portrait/, /[Tt]iny|missed/],
  ['Only a Genius Can Find the Gull in 10 Seconds', /find (?:the )?gull in (?:10|ten) seconds/, /[Oo]nly|[Gg]enius/],
  ['Why Is Nobody Talking About the Mayor’s Kitchen?', /the mayor’s kitchen/i, /[Nn]obody/],
  ['One Trick That Keeps Kelp Fresh for Weeks', /trick that keeps kelp fresh/, /\b[Oo]ne\b/],
]

const engine = createEngine()
for (const [headline, told, bait] of BAITS)
  test(headline, () => {
    for (const text of engine.debriefHeadline(headline, 5).variations) {
      assert.match(text, told)
      assert.doesNotMatch(text, bait)
    }
  })

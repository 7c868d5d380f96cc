/** Phrases that lure at one place and tell a fact at another, and words said to somebody who is no reader. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectTactics, tacticIds } from './tactics.ts'

const found = (headline: string): string[] => tacticIds(detectTactics(headline))

const LURES = [
  'curiosity-gap',
  'false-urgency',
  'second-person',
  'hyperbole',
  'moralizing',
  'numbers-bait',
  'loaded-label',
]

const TOLD: readonly (readonly [headline: string, why: string])[] = [
  ['Protests inside the town hall grow as Norwell raises tolls', 'where'],
  ['Ruiz films guard who stopped a sailor inside a Norwell court', 'where'],
  ['Norland ports are about to see if the toll cut brings ferries back', 'what they learn'],
  ['Holm sails to Skerra to see what Dorn has in mind', 'why somebody sails'],
  ['Implants that let us see what stands behind walls', 'what is made possible'],
  ['Islanders say they fear what’s next as ferry closes', 'what is feared'],
  ['Norwell council discusses what comes next for the pier', 'what is talked of'],
  ['Ruiz gives few answers on what’s next for ferries', 'what is not answered'],
  ['Dorn tells council he meant what he said on tolls', 'what is stood by'],
  ['Okafor wants to do for buses what he did for ferries', 'what is compared'],
  ['Norland’s harbor app is coming soon with ads', 'what comes'],
  ['Ruiz fires a little-known harbor inspector', 'who is not known to many'],
  ['Ferry line tells all 4,000 captains to stay in port', 'to how many'],
  ['Okafor sailed through the internet’s boom and bust', 'what is owned'],
  ['Norland army gives islanders last chance to leave', 'what is granted'],
  ['Skerra sends message of peace to Norland', 'which message'],
  ['Islanders have a message for Dorn: end the tolls now', 'what it says'],
  ['Inspectors try to find out why the dam broke, mayor says', 'what is asked'],
  ['People are losing jobs over harbor posts', 'what is lost'],
  ['Skerra lottery prize rises to $2 million, third-highest ever', 'what is ranked'],
  ['Sailors turned out to vote in Norwell', 'that they came'],
  ['Masked men empty Norwell vault in just 90 seconds', 'how long it took'],
  ['Fanatics launches ticket market in two towns', 'which firm'],
  ['Ferry plan is not what voters want', 'what is refused'],
  ['Dorn and Ruiz have tense message exchange over tolls', 'what was had'],
  ['Holm surprises fans with acoustic set in Norwell', 'with what'],
  ['Norland warns Skerra: if you want tolls, the ferries leave', 'what is said to one'],
  ['You cannot fish in our waters, Skerra leaders tell Dorn', 'what is said to one'],
  ['Don’t panic yet, investors say, as ferry stocks fall', 'what is said'],
  ['Don’t drop Holm over tolls, minister urges Norwell MPs', 'what is urged'],
  ['Holm, pilot who sold secrets to Skerra in the 1980s, dies in prison', 'what was betrayed'],
  ['Harbor app now lets sailors share what they hear at sea', 'what they do'],
  ['Dorn declares sailors should wear caps', 'what somebody holds'],
  ['Port owners are planning for the worst and hoping for the best in 2031', 'what they hope'],
  ['Ranked among the best in Norland, Norwell festival returns', 'who ranked it'],
  ['Norwell is among the 10 best ports to work in, according to new Okafor report', 'who ranked it'],
  ['Ruiz says the pier would not be the best place for a ferry', 'who holds it'],
  ['Norland schools fall on Skerra News’ 2031 Best Colleges list', 'what the list is called'],
]

for (const [headline, why] of TOLD)
  test(`finds no lure where the headline tells ${why}: ${headline}`, () => {
    assert.deepEqual(
      found(headline).filter((id) => LURES.includes(id)),
      [],
    )
  })

const STILL: readonly (readonly [headline: string, tactic: string])[] = [
  ['Inside the toll talks that split Norwell', 'curiosity-gap'],
  ['Broken nets and cold nights: Inside the search for Ruiz', 'curiosity-gap'],
  ['Holm shares a glimpse inside the pier house', 'curiosity-gap'],
  ['Take this ferry quiz to see what sailor you are', 'curiosity-gap'],
  ['Here’s how to see if the ferry stops at your pier', 'curiosity-gap'],
  ['Norwell pier gets new lamps, see what they look like', 'curiosity-gap'],
  ['Why rowers should fear what comes next for ferries', 'curiosity-gap'],
  ['Dorn gives details on what’s next for ferries', 'curiosity-gap'],
  ['Dorn finally broke down. Here’s what he said.', 'curiosity-gap'],
  ['Something big is coming soon to Norwell', 'curiosity-gap'],
  ['Little-known trick cuts ferry fares', 'curiosity-gap'],
  ['Captain Holm tells all about life at sea', 'curiosity-gap'],
  ['Holm is the internet’s favorite captain', 'curiosity-gap'],
  ['Monday is your last chance to buy a ferry pass', 'false-urgency'],
  ['Ruiz sends cryptic message to Dorn', 'curiosity-gap'],
  ['Beekeeper Holm has a message for you: sail more', 'curiosity-gap'],
  ['Read on to find out why the dam broke', 'curiosity-gap'],
  ['People are losing it over the Norwell gull', 'curiosity-gap'],
  ['The pier job turned out to be a nightmare', 'curiosity-gap'],
  ['The ferry plan is not what you think', 'curiosity-gap'],
  ['Holm surprises fans with big announcement', 'curiosity-gap'],
  ['Norwell to Skerra: what you need to know of the ferry', 'second-person'],
  ['Guide to Norwell: your first day at the pier', 'second-person'],
  ['Experts warn sailors: never do this with your nets', 'second-person'],
  ['Harbor board warns drivers: check your tires', 'second-person'],
  ['Never reheat your herring, doctors say', 'second-person'],
  ['Don’t skip your oil change, Okafor says', 'second-person'],
  ['Don’t wait to see the new pier', 'second-person'],
  ['Captain Holm tells her secrets', 'curiosity-gap'],
  ['Holm shares what she eats at sea', 'curiosity-gap'],
  ['Sailors should be ashamed of Norwell', 'moralizing'],
  ['The best sea hats, according to experts', 'hyperbole'],
  ['The best ferry lamps, according to our editors', 'hyperbole'],
  ['The best ferry in Norwell gets new lamps', 'hyperbole'],
  ['Norwell’s best day ever', 'hyperbole'],
  ['Sailors Cheer Each Time Dorn Is Said To Sing And It’s The Best Thing Ever', 'hyperbole'],
  ['Experts say this is the best boat lamp', 'hyperbole'],
  ['How a sailor cleans decks in just two minutes', 'numbers-bait'],
  ['Fanatics attack a ferry in Norwell', 'loaded-label'],
]

for (const [headline, tactic] of STILL)
  test(`still finds ${tactic}: ${headline}`, () => assert.ok(found(headline).includes(tactic), found(headline).join()))

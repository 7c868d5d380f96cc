import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coreWords, similarity, TOO_SIMILAR } from '../distinct.ts'
import { createEngine } from '../engine.ts'
import { planHeadline } from '../plan/headline-plan.ts'

/** What the list is of, in one line; null where the headline is read as no list. */
function core(headline: string): string | null {
  const { list } = planHeadline(headline)
  return list === null ? null : `${list.count} ${list.things} ${list.about}`.trim()
}

const CASES: readonly [behaviour: string, cases: readonly [headline: string, core: string][]][] = [
  [
    'what the reader is urged to do becomes what the things are for',
    [
      ['17 Soups You Should Cook In November', '17 soups to cook in November'],
      ['12 Knots You Need To Learn Before You Sail', '12 knots for people to learn before they sail'],
      ['9 Things Every Baker Should Know About His Oven', '9 things for a baker to know about his oven'],
    ],
  ],
  [
    'what a list only promises of its things keeps whom or what it is about',
    [
      ['19 Cute Lamps That Will Complete Your Bedroom', '19 lamps for the bedroom'],
      [
        '12 Reasons Dana Whit Is The Most Relatable "Gull Bay" Cast Member',
        '12 points about Dana Whit as a "Gull Bay" cast member',
      ],
      ['24 Examples Of Dana Whit Being The Greatest Sailor Yet', '24 examples involving Dana Whit'],
      ["23 Things Gulls Don't Give A Damn About", "23 things gulls don't care about"],
      ['23 Facts That Will Totally Mess With Your Perception Of Time', '23 facts about perception of time'],
      ['8 Everyday Soups That Are Quietly Wrecking Your Kidneys', '8 everyday soups and their effect on kidneys'],
      ['12 Things Nobody Tells Women About Kelp', '12 things about kelp for women'],
    ],
  ],
  [
    'whom a list promises something is whom it is for',
    [
      ['14 Struggles Only Lighthouse Keepers Will Understand', '14 struggles known to lighthouse keepers'],
      ['19 Things All Skerra Sailors Will Remember', '19 things known to Skerra sailors'],
      ["21 Things You'll Understand If You're Wary Of Gulls", '21 things known to people who are wary of gulls'],
      ['21 Cartoons Every Night Porter Will Totally Relate To', '21 cartoons for night porters'],
      ['18 Cartoons That Are Way Too Real For Anyone Who Keeps Bees', '18 cartoons for anyone who keeps bees'],
      ["23 Smells You'll Recognise If You Grew Up Near Docks", '23 smells for people who grew up near docks'],
      ["16 Words You'll Only Know If You're From Kansas", '16 words for people from Kansas'],
      ['17 Things To Eat If You DGAF About Onions', '17 things for people to eat if they DGAF about onions'],
    ],
  ],
  [
    'what is ranked, how big it is and what it is about stays',
    [
      ['The 10 Best Boats of the Norland Cup', 'top 10 boats of the Norland Cup'],
      ['14 Small Lies All Cooks Tell Each Other', '14 small lies all cooks tell each other'],
      ["7 Odd Facts You Didn't Know About This Week In Sailing", '7 facts about this week in sailing'],
      ['13 Reasons 2035 Is Basically A Repeat Of 2015', '13 reasons 2035 is essentially a repeat of 2015'],
      ['17 Reasons Dana Ruiz Is The Best Captain For Young Crews', '17 arguments for Dana Ruiz'],
    ],
  ],
  [
    'a clause about the things stays whole, its denial with it',
    [
      ["26 Stamps You Haven't Licked Since School", "26 stamps people haven't licked since school"],
      ["19 Stews That Don't Need Any Salt", "19 stews that don't need any salt"],
      ["11 Teas Your Dentist Won't Scold You For Drinking", "11 teas a dentist won't scold people for drinking"],
      ['15 Songs Gardeners Are Tired Of Hearing', '15 songs gardeners are tired of hearing'],
    ],
  ],
  [
    'what a list does to its reader goes, what it is about stays',
    [
      ["22 Poems About Rain That'll Make You Laugh Till Dawn", '22 poems about rain'],
      ['24 Maps That Will Make You Obsessed With Norway', '24 maps about Norway'],
      ['13 Breads Guaranteed To Make You Drool', '13 breads'],
      ['Here’s Six Amazing Tricks To Mend A Sail', 'six tips to mend a sail'],
      ["19 Of The Most Cringe-Worthy Ferry Stories You'll Ever Hear", '19 ferry stories'],
      ['20 Cartoons That Perfectly Sum Up Sailing Alone', '20 cartoons about sailing alone'],
    ],
  ],
  [
    'the author of a list is one, not “I”',
    [
      ["9 Puzzles I Couldn't Stop Solving In 2014", "9 puzzles the author couldn't stop solving in 2014"],
      ['75 Thoughts I Had While Watching "My Harbor"', '75 thoughts the author had while watching "My Harbor"'],
    ],
  ],
  [
    'praise goes, a measure stays',
    [
      ['16 Of The Most Insanely Adorable Otters Of 2012', '16 otters of 2012'],
      ['21 Of The Most Ridiculously Cute Tugs And Barges', '21 tugs and barges'],
      ['The 10 Tallest Lighthouses In Wales', '10 tallest lighthouses in Wales'],
      ["12 Of The Mayor's Best Jokes", "12 of the mayor's jokes"],
    ],
  ],
  [
    'what things are said to prove is what they are meant to show',
    [
      ['14 Boats That Prove Two Hulls Are Better Than One', '14 boats meant to show two hulls are better than one'],
      ['21 "Tidelands" Secrets Every Sailor Should Know', '21 "Tidelands" facts known to sailors'],
    ],
  ],
  [
    'a deed is told as it was, a judgement as moments with somebody',
    [
      ['19 Times Denise Okafor Sang In Public', '19 times Denise Okafor sang in public'],
      ['19 Times Denise Okafor Was Everything', '19 moments involving Denise Okafor'],
    ],
  ],
]

for (const [behaviour, cases] of CASES)
  test(behaviour, () => {
    for (const [headline, expected] of cases) assert.equal(core(headline), expected)
  })

test('people and what they tell are a statement, no list', () => {
  assert.equal(core('13 Bakers Share Their Messages For Beginners'), null)
  assert.equal(core('5 Bakers Talk About Rising Flour Bills'), null)
})

test('an adjective that tells people apart is not lost', () => {
  assert.equal(core('17 Lanterns For Socially Awkward Bakers'), '17 lanterns')
  assert.equal(core('12 Happy Otters For Sad Sailors'), '12 happy otters')
})

test('what only heightens a topic goes, the topic stays', () => {
  assert.equal(
    core("6 Things To Know About Dorn's Salt-Mines Bombshell"),
    "6 things about Dorn's salt-mines revelation",
  )
  assert.equal(core('9 Things We Watched This Winter'), '9 things the writers watched this winter')
  assert.equal(core('12 Ridiculously Easy And Delicious Stews For Sailors'), '12 easy stews for sailors')
  assert.equal(core('15 Of The Most Expensive Lighthouses On Skerra'), '15 of the most expensive lighthouses on Skerra')
  assert.equal(core('17 Songs Sailors Want You To Sing'), '17 songs sailors want people to sing')
  assert.equal(core('17 Boozy Hot Chocolate Drinks'), '17 boozy hot chocolate drinks')
  assert.equal(core('9 Puddings You Should Know About For The Regatta'), '9 puddings for the regatta')
  assert.equal(core('8 Magic Tricks To Learn In May'), '8 magic tricks to learn in May')
})

test('what somebody hides is known to him, and nothing is said of telling', () => {
  assert.equal(core('22 Secrets Lighthouse Keepers Will Never Reveal'), '22 facts known to lighthouse keepers')
})

test('words inside quotation marks are nobody’s reader', () => {
  assert.equal(
    core('19 Times Okafor From "You And Yours" Sang Badly'),
    '19 times Okafor from "You And Yours" sang badly',
  )
})

test('a long list is announced in words that differ', () => {
  const { variations } = createEngine().debriefHeadline(
    '27 Things People Always Wanted To Know About Amazing Old Ferries',
    5,
  )
  const cores = variations.map(coreWords)
  for (const [i, core] of cores.entries())
    for (const other of cores.slice(0, i)) assert.ok(similarity(core, other) < TOO_SIMILAR, variations.join('\n'))
})

test('a definitive ranking counts nothing', () => {
  const { variations } = createEngine().debriefHeadline('The Definitive Ranking Of Dana Okafor’s Ferry Songs', 5)
  for (const text of variations) assert.doesNotMatch(text, /list of|definitive| are /i)
})

for (const headline of [
  'Seven tips led police to Skerra harbor thief',
  'Four signs stolen from Skerra roads',
  'Six books banned by Norwell school board',
  'Harbor fire: Six things we know so far',
])
  test(`what so many did, and what was done to them, is no list: ${headline}`, () =>
    assert.equal(planHeadline(headline).list, null))

for (const [headline, list] of [
  ['Nine movies filmed in Norwell', 'nine movies filmed in Norwell'],
  ['Seven tips given by chefs', 'seven tips given by chefs'],
  ['Six things we know about the harbor fire', 'six things known so far about the harbor fire'],
] as const)
  test(`what they are known for is one: ${headline}`, () => assert.equal(core(headline), list))

test('of questions somebody must answer nothing is demanded', () => {
  const said = createEngine().debriefHeadline('12 questions Ruiz must answer about the harbor deal', 5).variations
  assert.doesNotMatch(said.join('\n'), /calls for|in favor of/)
  const mayors = createEngine().debriefHeadline('12 Norwell mayors should resign over the harbor deal', 5).variations
  assert.match(mayors.join('\n'), /calls for 12 Norwell mayors to resign/)
})

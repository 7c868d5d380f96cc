import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { planHeadline } from '../plan/headline-plan.ts'

/** What the list is of, in one line; null where the headline is read as no list. */
function core(headline: string): string | null {
  const { list } = planHeadline(headline)
  return list === null ? null : `${list.count} ${list.things} ${list.about}`.trim()
}

const CASES: readonly [behaviour: string, cases: readonly [headline: string, core: string][]][] = [
  [
    'what things are to make people feel or want is what they are meant to do',
    [
      [
        "14 Ballads That Will Make You Feel Like You're Alone At Sea",
        '14 ballads meant to make people feel like they are alone at sea',
      ],
      [
        "12 Ferry Posters That'll Make You Want To Move Abroad",
        '12 ferry posters meant to make people want to move abroad',
      ],
      ['13 Harbor Toys That Will Have You Feeling Homesick', '13 harbor toys meant to make people feel homesick'],
      ['22 Photos That Will Remind You Of Your First Boat', '22 photos meant to remind people of their first boat'],
      // What nobody made is not meant to do anything.
      ['22 Smells That Will Remind You Of Your First Boat', '22 smells in connection with first boat'],
      ['6 Jobs That Will Make You Want To Quit', '6 jobs'],
      ['31 Adorable Buckets That Will Make Your Life Easier', '31 buckets meant to make life easier'],
      ['15 Stews Guaranteed To Impress Your Neighbors', '15 stews meant to impress neighbors'],
      ['13 Stews That Will Make You Drool', '13 stews'],
      ['13 Lamps That Will Make You Feel Amazing', '13 lamps'],
    ],
  ],
  [
    'what somebody may do with things is no more than possible',
    [
      ['6 Cool Harbor Finds That Can Help You Build A Raft', '6 harbor items that can help people build a raft'],
      ['9 Books That Will Help You Build A Raft', '9 books to help people build a raft'],
    ],
  ],
  [
    'what may befall the things is what the list is of',
    [
      [
        "The 20 fishing firms that may be hardest hit by Norland's ferry toll",
        "20 fishing firms that may be hardest hit by Norland's ferry toll",
      ],

      ['8 Gulls That May Not Survive 2041', '8 gulls that may not survive 2041'],
      ['8 Gulls That Could Break The Internet', '8 gulls'],
    ],
  ],
  [
    'a judgement goes, whom it is made for or when stays',
    [
      ['27 Cartoons That Are Way Too Real If You Have A Twin Sister', '27 cartoons for people who have a twin sister'],
      ['19 Cartoons That Are Too Real During Harvest', '19 cartoons related to harvest'],
      ['21 Cartoons That Will Only Make Sense To People With Twins', '21 cartoons for people with twins'],
      [
        '18 Photos That Will Bring Back Memories For People Who Sailed In Skerra',
        '18 photos for people who sailed in Skerra',
      ],
      ["19 Mugs That Will Change Every Tea Lover's Life", '19 mugs for tea lovers'],
      ["16 Tweets About Knots That Are So Neat You'll Weep", '16 tweets about knots'],
      ['17 Gulls Who Just KNOW', '17 gulls'],
      ['13 Perfect Gifts Your Neighbors Will Appreciate', '13 gifts for neighbors'],
    ],
  ],
  [
    'what things are to prove is told as what they are about',
    [
      ['15 Videos Proving Denise Okafor Has No Chill At Sea', '15 videos about Denise Okafor'],
      ['21 Stews That Prove Kelp Makes Everything Better', '21 stews related to kelp'],
      ['23 Posts That Show Just How Strange Norland Truly Is', '23 posts about Norland'],
      ['19 Photos That Sum Up How Ridiculous It Is Mending Nets', '19 photos about mending nets'],
      [
        '19 Confessions That Capture What It Feels Like To Be Lost At Sea',
        '19 confessions about what it feels like to be lost at sea',
      ],
    ],
  ],
  [
    'what all are said to do, people do',
    [
      ['19 Thoughts Everyone Has While Watching The Regatta', '19 thoughts people have while watching the regatta'],
      ['17 Thoughts We All Had While Mending Our Nets', '17 thoughts people had while mending their nets'],
      ['17 Snacks Everyone Will Know During Regatta Week', '17 snacks related to regatta week'],
      ['19 Reasons Everyone Needs To Use Their Damn Oars', '19 reasons for people to use their oars'],
      ['8 Things Nobody Tells You About Kelp And Depression', '8 things about kelp and depression'],
      ['29 Stews Everyone Should Know', '29 stews'],
      ['27 Things Everyone Obsessed With Kelp Will Understand', '27 things known to everyone preoccupied with kelp'],
    ],
  ],
  [
    'oaths have a plain name',
    [
      [
        '15 Easy Things You Can Do That Will Help When You Feel Like Shit',
        '15 easy things for people to do when they feel bad',
      ],
      ['12 New Ways For You To Not Give A Fuck', '12 new ways not to care'],
      [
        '15 Useful Things For Sailors Who Never Remember Their Shit',
        '15 useful things for sailors who never remember their things',
      ],
      ['10 Operas With A Shit-Ton Of Sailors', '10 operas with a lot of sailors'],
      ["23 Things You Probably Shouldn't Say To A Sailor With Scurvy", '23 things not to say to a sailor with scurvy'],
    ],
  ],
  [
    'moments keep the work, the place and the year',
    [
      ['24 Times Denise Okafor Proved She Was The Queen Of Twitter', '24 moments involving Denise Okafor on Twitter'],
      ['18 Times Emil Holm Took No Shit On Twitter In 2031', '18 moments involving Emil Holm on Twitter in 2031'],
      [
        '13 Times "Tidelands" Captured How You Feel While Unemployed',
        '13 times "Tidelands" captured how people feel while unemployed',
      ],
    ],
  ],
  [
    'what is ranked by a count keeps it',
    [
      ['Top 10 Most Wishlisted Sailing Games Of 2031', 'top 10 most wishlisted sailing games of 2031'],
      ['17 Just Great Looking Gulls', '17 gulls'],
      ['9 Super-Cute Boats For Your Garden', '9 boats for the garden'],
    ],
  ],
]

for (const [behaviour, cases] of CASES)
  test(behaviour, () => {
    for (const [headline, expected] of cases) assert.equal(core(headline), expected)
  })

for (const [headline, said] of [
  ["14 Ballads That Will Make You Feel Like You're Alone At Sea", /alone at sea/],
  ['22 Ways To Make It Easier To Sail When Your Crews Are Ill', /to make it easier to sail when crews are ill/],
  ['27 Cartoons That Are Way Too Real If You Have A Twin Sister', /for people who have a twin sister/],
] as const)
  test(`what is told of the things is told in every variation: ${headline}`, () => {
    const { variations } = createEngine().debriefHeadline(headline, 5)
    assert.equal(variations.length, 5)
    for (const text of variations) assert.match(text, said)
  })

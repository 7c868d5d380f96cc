import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { trueCase } from '../headline/sentence-case.ts'
import { repairEnglish } from '../headline/typography.ts'
import { readOpenQuestion, readReaderQuestion } from './reader-question.ts'
import { sayReaderQuestion } from './reader-ways.ts'

const read = (headline: string) => readReaderQuestion(trueCase(repairEnglish(headline)))

describe('questions to the reader', () => {
  it('are told of readers, in the order of a clause', () => {
    for (const [headline, they, named] of [
      [
        'Which Harbor Bird Do You Hear At Night',
        'which harbor bird they hear at night',
        'which harbor bird readers hear at night',
      ],
      ['What Job Would You Have In "The Tin Lighthouse"', 'what job they would have in "The Tin Lighthouse"', null],
      [
        'What\'s Your Favorite Scene From "The Tin Lighthouse"',
        'what their favorite scene from "The Tin Lighthouse" is',
        'what readers\' favorite scene from "The Tin Lighthouse" is',
      ],
      ['Can You Match A Knot To Its Sailor', 'whether they can match a knot to its sailor', null],
      ['How Well Do You Remember "The Tin Lighthouse"', 'how well they remember "The Tin Lighthouse"', null],
      ['Did You Paint Everything', 'whether they painted everything', null],
      ['How Many Of These Ferries Have You Painted', 'how many of certain ferries they have painted', null],
      [
        'Which Ferry Would Be Your Perfect Match',
        'which ferry would be their perfect match',
        "which ferry would be readers' perfect match",
      ],
      [
        'What Does Your Choice Of Boots Say About You',
        'what their choice of boots says about them',
        "what readers' choice of boots says about them",
      ],
      [
        'How Does The Way You Row Affect Your Back',
        'how the way they row affects their back',
        'how the way readers row affects their back',
      ],
      ["What's Your Neighbour Growing Right Now", 'what their neighbour is growing now', null],
      ['Is Your Fear Of Gulls Normal', 'whether their fear of gulls is normal', null],
      ['Which Crew Are You And Your Best Friend', 'which crew they and their best friend are', null],
      ['How Do You And Your Mate Cope With Fog', 'how they and their mate cope with fog', null],
      ['Is Your Mother Cheating On Your Captain', 'whether their mother is cheating on their captain', null],
      ['What Tiny, Kind Act Should You Perform', 'what kind act they should perform', null],
      ['Is Dana Ruiz Off To Sell Your Boat', 'whether Dana Ruiz is off to sell their boat', null],
      ['What Percentage Gull Are You, Based On 3 Knots', 'what percentage gull they are based on 3 knots', null],
      ['Are You The Red Sail Or Are You The Blue One', 'whether they are the red sail or the blue one', null],
      ['Can You Tell If These Are Knots Or Bows', 'whether they can tell if these are knots or bows', null],
      ['How Strong Is The Tide With You', 'how strong the tide is with them', null],
      ["Where Is The Best Soup You've Had In Your Life", 'where the best soup they have had in their life is', null],
      ['Which Sailor Is Actually Your Captain', 'which sailor is their captain', null],
      ['What Is Your Crew Obsessed With', 'what their crew is obsessed with', null],
      ['Which Pilots Were Born On The Same Day As You', 'which pilots were born on the same day as them', null],
      ['How Was Your 2015 According To Your Star Sign', 'how their 2015 was according to their star sign', null],
      [
        'How Good Is Your Rowing Based On Your Birth Month',
        'how good their rowing is based on their birth month',
        null,
      ],
    ] as const) {
      const question = read(headline)
      assert.equal(question?.kind, 'asked', headline)
      assert.equal(question.they, they)
      if (named !== null) assert.equal(question.named, named)
    }
  })

  it('that ask what only the article can tell are none', () => {
    assert.equal(read('Is It Safe To Take Your Kids To Skerra'), null)
    assert.equal(read('What Time Will The Ferry Reach Your Town'), null)
  })

  it('keep what is asked of two behind the verb', () => {
    const ways = sayReaderQuestion(read('Which Crew Are You And Your Mate')!)
    assert.ok(ways.includes('Readers are asked which crew they and their mate are'), ways.join('\n'))
    assert.equal(read('Are You And Your Mate More Ruiz And Dorn Or Ruiz And Okafor'), null)
  })

  it('are called a quiz only where the headline shows one', () => {
    assert.equal(read('Which Harbor Bird Are You')?.isQuiz, true)
    assert.equal(read('Can We Guess Your Boat Based On Your Favorite Soup')?.isQuiz, true)
    assert.equal(read('How Well Do You Know Your Knots')?.isQuiz, false)
    assert.equal(read('What Knot Do You Use To Show Off On Deck')?.isQuiz, false)
  })

  it('keep what is asked for: the favorite, the worst, the best ever', () => {
    assert.equal(read("What's The Worst Soup You've Ever Eaten")?.they, 'the worst soup they have eaten')
    assert.equal(
      read('We Know Your Favorite Soup Based On Your Favorite Boat')?.they,
      'their favorite soup based on their favorite boat',
    )
  })

  it('may be what readers are to tell, or what they get for what they do', () => {
    const told = read('Tell Us How You Keep Your Boots Dry')
    assert.equal(told?.kind, 'told')
    assert.equal(told.they, 'tell how they keep their boots dry')
    const offered = read("Pick A Boat And We'll Tell You Which Harbor You Belong In")
    assert.equal(offered?.kind, 'offered')
    assert.equal(offered.deed, 'pick a boat')
    assert.equal(offered.they, 'tell which harbor they belong in')
  })

  it('ask which of two, what is best, or what a publisher has set', () => {
    for (const [headline, they] of [
      ['Who Said It: Captain Ruiz Or A Gull', 'whether Captain Ruiz or a gull said it'],
      ['Is This Crew From Skerra Or Norwell', 'whether a crew is from Skerra or Norwell'],
      ['Are These Knots Old Or New', 'whether certain knots are old or new'],
      ['See How Well You Know These Knots', 'check how well they know knots'],
      ['Is This A Knot Or A Noodle', 'whether something is a knot or a noodle'],
      ["What's The Worst Part Of Wet Socks", 'what the worst part of wet socks is'],
      ['Can You Pass Our Knot Exam', "whether they can pass the publisher's knot exam"],
      ['Test Your Memory Of The First Ferry', 'test their memory of the first ferry'],
    ])
      assert.equal(read(headline!)?.they, they)
    assert.equal(readOpenQuestion('Which boats do sailors belong in')?.they, 'which boats sailors belong in')
    assert.equal(readReaderQuestion('What happened to Skerra dog will break your heart'), null)
    assert.equal(readOpenQuestion('How Skerra is thanking its crews'), null)
  })

  it('are none where somebody else speaks, or nobody is asked', () => {
    for (const headline of [
      'Why I Asked You To Leave',
      'What The Mayor Told Your Council',
      'Ferry Crew Asks What You Would Do',
      'You Can Buy A Lamp Made Of Salt',
      'Do Yourself A Favor And Sail At Dawn',
    ])
      assert.equal(read(headline), null, headline)
  })

  it('are said in whole sentences without a second person', () => {
    for (const headline of [
      'Which Harbor Bird Are You',
      "What's The Worst Soup You've Ever Eaten",
      'Tell Us How You Keep Your Boots Dry',
      'Can We Guess Your Age',
      'We Know Which Boat You Are',
    ])
      for (const line of sayReaderQuestion(read(headline)!)) assert.doesNotMatch(line, /\byou/i)
  })

  it('are said in more words than those of a frame', () => {
    for (const [headline, line] of [
      ['Can You Guess The Harbor From Its Horn', 'Readers are asked to guess the harbor from its horn'],
      ['Which Ferry Do You Take To Skerra', 'Readers are asked to name the ferry they take to Skerra'],
      ['Show Us Your Best Knot', "Publisher asks to see readers' best knot"],
      ["Tell Us The Oldest Boat You've Sailed", 'Publisher asks to hear about the oldest boat readers have sailed'],
      ["Tell Us The Oldest Boat You've Sailed", 'Readers are asked to share the oldest boat they have sailed'],
      ["Order A Soup And We'll Guess How Far You Sail", 'How far readers sail is to be guessed if they order a soup'],
      ["Answer Six Questions And We'll Show You A Gull", 'Readers who answer six questions are to be shown a gull'],
    ])
      assert.ok(sayReaderQuestion(read(headline!)!).includes(line!), sayReaderQuestion(read(headline!)!).join('\n'))
  })

  it('name no thing where the question is of what kind or of whom', () => {
    for (const headline of ['Which Of The Holms Do You Hate', 'What Kind Of Soup Do You Eat', 'Which Gull Are You'])
      for (const line of sayReaderQuestion(read(headline)!)) assert.doesNotMatch(line, /to name/)
  })
})

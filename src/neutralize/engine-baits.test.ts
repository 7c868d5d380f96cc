/** Headlines written to be clicked on: what their first variation says, and what none of the five may say. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createEngine } from './engine.ts'
import { plainWording } from './plain/plain-wording.ts'

const say = (headline: string) => createEngine().debriefHeadline(headline, 5).variations

const firstIs = (rows: readonly (readonly [headline: string, told: string])[]) => {
  for (const [headline, told] of rows) assert.equal(say(headline)[0], told)
}

describe('baits', () => {
  it('that call to look are told as what readers can see', () =>
    firstIs([
      ['Watch This Sailor Teach A Gull To Dance', 'Readers can watch a sailor teach a gull to dance'],
      ['Watch How Ruiz Ties A Knot In Ten Seconds', 'Readers can watch how Ruiz ties a knot in ten seconds'],
      ["Stop What You're Doing And Listen To Dana Whit's Ferry Song", "Readers can listen to Dana Whit's ferry song"],
      [
        'Get A First Look At The Harbor Film "The Long Tide"',
        'Article offers a first look at the harbor film "The Long Tide"',
      ],
      ['Meet The Pilot Who Saved A Gull In Skerra', 'Article introduces the pilot who saved a gull in Skerra'],
      ['Watch Out For The Spring Tide', 'Article is about the spring tide'],
    ]))

  it('that call to readers in front of the news keep the news', () =>
    firstIs([
      ['Run, don’t walk: Norwell lamp cut to $7', 'Norwell lamp cut to $7'],
      ['Grab the popcorn! Council bans kites in Skerra', 'Council bans kites in Skerra'],
      ['New sailors, listen up: Skerra bans kites on the pier', 'For new sailors: Skerra bans kites on the pier'],
      ['Time to face facts: Norwell must sell the ferry', 'Norwell must sell the ferry'],
      ['Think Norwell is dear? This Skerra inn puts it to shame', 'A Skerra inn outdoes Norwell'],
      ['Got an old coin? It could fetch £9 at auction', 'An old coin could fetch £9 at auction'],
      ['Chefs beg you to stop washing kelp', 'Chefs advise against washing kelp'],
      ['Delete these apps now, Norwell experts plead', 'Norwell experts advise deleting certain apps'],
    ]))

  it('that only comment behind the news keep the news', () =>
    firstIs([
      ['Ferry host cries on air, and her co-pilot’s reaction is everything', 'Ferry host cries on air'],
      ['Rust is marching north, and it’s only a matter of time', 'Rust is reported to be marching north'],
      ['Gull has 9 million views, and we get it', 'Gull has 9 million views'],
      ['The lamp went out, the pilot took a breath, and then...', 'The lamp went out, the pilot took a breath'],
    ]))

  it('that speak of the only one, or of every one, speak of one or of some', () => {
    assert.equal(plainWording('Norwell firm sells the only lamp you’ll ever need').text, 'Norwell firm sells a lamp')
    assert.equal(
      plainWording('The knot every pilot hopes her crew will forget').text,
      'The knot pilots hope their crew will forget',
    )
    assert.equal(plainWording('Sailor reads one shocking letter').text, 'Sailor reads a letter')
    assert.equal(plainWording('Only one major bank failed').text, 'Only one major bank failed')
    assert.equal(plainWording('Carer gets laughable sentence').text, 'Carer gets sentence')
  })

  it('keep what somebody did, without the verdict behind it', () =>
    firstIs([
      ['A Sailor Knitted Her Own Sails And The Album Is Absolutely Beautiful', 'A sailor knitted her own sails'],
      ['Dana Whit Is A Pilot Now And It Looks So Good It Hurts', 'Dana Whit is a pilot now'],
      ['These Crews Ate Kelp For The First Time...And It Was Pretty Scary', 'Crews ate kelp for the first time'],
      ['Maria Ruiz Got Her Pilot Badge And Everything About It Was Adorable', 'Maria Ruiz got her pilot badge'],
      [
        'This Gull Finding Out The Baker Has Closed Is All Of Us',
        'Article is about a gull finding out the baker has closed',
      ],
    ]))

  it('that ask are told as asked, whatever words they ask with', () =>
    firstIs([
      [
        'Are You Worse At Knots Than Everyone Else',
        'Readers are asked whether they are worse at knots than everyone else',
      ],
      [
        'Did Ruiz And Okafor Just Shoot A Music Video On Skerra',
        'Readers are asked whether Ruiz and Okafor shot a music video on Skerra',
      ],
    ]))

  it('that ask how much, how long or how many are told with what is measured', () =>
    firstIs([
      [
        'How much money did Dana Whit make off her kelp soap?',
        'Article examines how much money Dana Whit made off her kelp soap',
      ],
      ['How long can Ruiz hold on?', 'Article examines how long Ruiz can hold on'],
      [
        'How many sailors drowned in the Skerra flood?',
        'Article examines how many sailors drowned in the Skerra flood',
      ],
      [
        'How AI could stop those awkward moments when your boat is mistakenly moored',
        'Article explains how AI could stop those moments when a boat is mistakenly moored',
      ],
    ]))

  it('are told without cries in front and afterthoughts behind', () =>
    firstIs([
      ['Boo! Ruiz bans new boat sheds in Skerra', 'Ruiz bans new boat sheds in Skerra'],
      ['Skerra Builds A Ferry Nobody Wanted Though', say('Skerra Builds A Ferry Nobody Wanted')[0]!],
      ["Let's Talk Seaweed In Skerra", 'Article is about seaweed in Skerra'],
      ['Signs You Grew Up On A Boat', 'Article lists signs that people grew up on a boat'],
    ]))

  it('in loaded verbs are told in plain ones that fit', () =>
    firstIs([
      ['Ruiz snaps at harbor reporter to ‘sit down’', 'Ruiz tells harbor reporter to ‘sit down’'],
      ["Dana Whit Mocks Mayor's Plan For A Gull Museum", "Dana Whit makes fun of mayor's plan for a gull museum"],
      ['Dana Whit takes cheap shot at Norwell home crowd', 'Dana Whit criticizes Norwell home crowd'],
      ['Whit’s Debt Is Rising at Breakneck Speed', 'Whit’s debt is rising fast'],
    ]))

  it('that demand something for an aim are told with the aim behind', () =>
    firstIs([
      [
        'To win in May, Norwell needs to take a page from Skerra’s playbook',
        'Column calls for Norwell to take a page from Skerra’s playbook to win in May',
      ],
    ]))

  it('in long sentences of prose lose what opens them before their subject', () => {
    assert.match(
      say(
        'For decades, Skerra harbor administrations have been cleaning up economic messes left to them by Norwell administrations.',
      )[0]!,
      /^Skerra harbor administrations have been cleaning up /,
    )
  })

  it('speak sharply and not steeply, and several claims are criticized', () => {
    for (const line of say('Ruiz speaks sharply to ferry crews over Skerra fares')) assert.doesNotMatch(line, /steeply/)
    for (const line of say('Okafor rags on Ruiz’s Strait of Skerra claims'))
      assert.doesNotMatch(line, /claims (?:is|has)/)
  })

  it('that advise their reader are told as advice', () =>
    firstIs([
      ['You Should Be Eating Kelp Sandwiches For Dinner', 'Article advises readers to eat kelp sandwiches for dinner'],
      ["You Need To Listen To Dana Whit's New Song ASAP", "Article advises readers to listen to Dana Whit's new song"],
      [
        'There was one very important thing missing from the Skerra boat fair:',
        'Article tells what was missing from the Skerra boat fair',
      ],
      [
        "The cutest little harbor village you've probably never heard of",
        'Article is about a little harbor village people have probably never heard of',
      ],
      ['Will This Sink You', 'Readers are asked whether this will sink them'],
    ]))

  it('lose no word that their sentence needs', () =>
    firstIs([
      [
        "Here's why the harbor in Skerra smells so awful",
        'Article explains the reasons that the harbor in Skerra smells bad',
      ],
      [
        'Why islanders now fear the tide more than ever',
        'Article explains the reasons that islanders now fear the tide more than before',
      ],
      ['Dana Whit Wore A Kelp Suit And Nothing Will Ever Be The Same', 'Dana Whit wore a kelp suit'],
      [
        'Kids Explaining What Tides Are Will Make You Laugh And Then Cry',
        'Article is about kids explaining what tides are',
      ],
      ['The perfect playlist to listen to on "Kelp Song" Day', 'The playlist to listen to on "Kelp Song" Day'],
      [
        'This Clip Of A Sailor Swarmed By Baby Seals Will Make Your Day Much Better',
        'Article is about a clip of a sailor surrounded by baby seals',
      ],
    ]))

  it('point at nothing and keep the verdict that is all they say of somebody', () => {
    firstIs([
      ['This One Whistle Helped Norwell Save A Sailor', 'One whistle helped Norwell save a sailor'],
      ['What Your Favorite Knot Says About You', "Article explains what people's favorite knot says about them"],
      ['Dana Whit Is The Greatest Pilot In The Universe', 'Article is about Dana Whit'],
      ['This Crew Just Slayed Their Cover Of "Low Tide"', 'A crew has performed their cover of "Low Tide"'],
      ['Ruiz wins harbor vote: Five surprises and more top headlines', 'Ruiz won a harbor vote'],
      ['What Dana Whit is most proud of', 'Article explains what Dana Whit is most proud of'],
    ])
    for (const line of say('Islanders know Mayor Dana Whit is an outrageous, scandal-ridden character'))
      assert.doesNotMatch(line, /is (?:a )?character/)
    for (const line of say('Products hit by Norwell’s new 50% tariffs on Skerra')) assert.doesNotMatch(line, /struck/)
    for (const line of say(
      'As crews advocate spending on the Great New Pier, it turns out most islanders are worried about other issues',
    ))
      assert.doesNotMatch(line, /turns out/)
  })

  it('are never told without their condition', () => {
    for (const line of say(
      'The harbor fund probably cannot survive, after all, if one of our two island parties is indifferent to its fate.',
    ))
      assert.doesNotMatch(line, /cannot survive(?!.* if )|can't survive(?!.* if )/)
    for (const line of say('Silver Bay threw a hot robot party, and the clankers were late'))
      assert.doesNotMatch(line, /\bhot\b/)
  })

  it('say of whom and of what, in lists and in praise', () => {
    firstIs([
      ['15 Reasons You Need Kelp In Your Life', 'List of 15 reasons to have kelp'],
      [
        '25 Sailors On Instagram To Inspire Your Winter Style',
        "List of 25 sailors on Instagram to inspire people's winter style",
      ],
      ['The Best Dad Ever Surprised His Son With A Boat', 'A dad surprised his son with a boat'],
      ['The Best Tide Mashup Of 2031 Is Finally Here', 'Article is about the tide mashup of 2031'],
      ['Skerra Ferry Just Got Way Better', 'Skerra ferry is reported to have got better'],
    ])
    for (const line of say('Dana Whit Admits She Still Loves Seaweed')) assert.doesNotMatch(line, /Admission of she/)
    for (const line of say('A Dana Whit Conspiracy Theory (Not Really)'))
      assert.doesNotMatch(line, /has (?:reportedly )?disputed/)
    for (const line of say('Final episodes of "Low Tide" will be on Norwell TV way sooner than you thought'))
      assert.doesNotMatch(line, /" is /)
    for (const line of say('How masked man terrorized Skerra streets, evaded police'))
      assert.doesNotMatch(line, /scared Skerra/)
  })

  it('list no sentence and laugh at nobody who was tricked', () => {
    for (const line of say('These Two Gulls Are The Real Life Whit And Okafor'))
      assert.doesNotMatch(line, /[Ll]ist|collected/)
    for (const line of say('This Sailor Perfectly Trolled Her Husband On His Wedding Ring'))
      assert.doesNotMatch(line, /fun of/)
  })

  it('keep the subject of what they say next', () => {
    for (const line of say('Ruiz is already bungling the harbor strike — and it could get much worse'))
      assert.match(line, /mishandl/)
    for (const line of say('Skerra talks with Ruiz turned messy, too')) assert.doesNotMatch(line, /turned, too/)
    for (const line of say('Vice Mayor Dana Whit blasts Mamet, El-Sayed, Okafor and Ruiz in rapid-fire TikTok roast'))
      assert.doesNotMatch(line, /remarks (?:is|are|has|have) /)
  })

  it('that suppose something are told as supposing in five ways', () => {
    for (const line of say('If Sailors Still Had Shore Problems'))
      assert.match(line, /\bif sailors still had shore problems/)
  })
})

describe('turns of three words and more', () => {
  it('are said plainly where they are figures', () => {
    for (const [headline, plain] of [
      ['Ruling could go a long way toward ending row', 'Ruling could do much toward ending row'],
      ['Dorn throws Okafor to the wolves', 'Dorn abandons Okafor'],
      ['Okafor ties the knot with Dorn', 'Okafor marries Dorn'],
      ['Dorn stands his ground on school tax', 'Dorn holds to a position on school tax'],
      ['AI could end the library as we know it', 'AI could end the library in its present form'],
      ['Okafor is on a mission to save bees', 'Okafor is trying to save bees'],
      ['Town is down but not out', 'Town is weakened but not finished'],
    ] as const)
      assert.equal(plainWording(headline).text, plain)
  })

  it('stay where they are meant as they say', () => {
    for (const headline of [
      'Norland wages war on Skerra',
      'Sprinter jumps the gun in Norwell final',
      'Bomb squad finds ticking time bomb in Norwell park',
      'Hikers have a long way to go before nightfall',
      'Migrants have come a long way since leaving Skerra',
      'Vet throws meat to the wolves at Norwell zoo',
      'Clocks change as Norwell turns the clock back on Sunday',
      'Thief throws bag out the window',
      'Soldiers stand their ground in Norwell siege',
      'Man stabs neighbor in the back in Norwell',
      'Hackers hold Norwell hospital to ransom',
      'Crew abandon ship at Norwell port',
      'Swimmers take the plunge into Norwell lake',
      'Boxer is down but not out after third round',
      'Okafor and Dorn call it quits on film project',
      'Probe on a mission to Mars',
      'Suspect had blood on his hands, officer says',
      'Tree hits the roof over night in Norwell storm',
      'Life as we know it could exist on Skerra moon',
    ])
      assert.equal(plainWording(headline).text, headline)
  })

  it('in front of the news or behind it go', () =>
    firstIs([
      ['Skerra gulls eat the bread, and nobody is talking about it', 'Skerra gulls eat the bread'],
      ['Skerra fares are going up, and it’s not pretty', 'Skerra fares are going up'],
      ['Make no mistake, Skerra’s ferry is in trouble', 'Skerra’s ferry is in trouble'],
      ['This is not a drill: Skerra’s ferry is free today', 'Skerra’s ferry is free today'],
      ['Norwell cut its water budget, and that’s a problem', 'Norwell cut its water budget'],
      ['Norwell lost its ferry. What now?', 'Norwell is reported to have lost its ferry'],
      ['Calling all gull lovers: Skerra opens a gull museum', 'For gull lovers: Skerra opens a gull museum'],
    ]))

  it('that keep something back are told as background, advice or explanation', () => {
    firstIs([
      ['The truth behind Skerra’s water crisis', 'Article gives background on Skerra’s water crisis'],
      ['The untold story of Skerra’s ferry', 'Article gives background on Skerra’s ferry'],
      ['Norwell’s ferry strike, explained', 'Article explains Norwell’s ferry strike'],
      ['Think twice before you book a Skerra ferry', 'Article advises caution about booking a Skerra ferry'],
      ['Thinking of visiting Skerra? Think again', 'Article advises caution about visiting Skerra'],
      ['Ruiz’s silence on the ferry speaks volumes', 'Article is about Ruiz’s silence on the ferry'],
    ])
    // A condition is kept, in plain words.
    for (const line of say('Norwell offers free ferries, but there’s a catch')) assert.match(line, /drawback/)
    // "and it's working" is told of the news.
    assert.match(say('Norwell bans gulls, and it’s working').join('\n'), /working/)
    // A label of a fact check is no lure.
    assert.match(say('Ruiz says the ferry sank, but it is still at sea').join('\n'), /still at sea/)
  })
})

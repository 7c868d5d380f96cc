/** What a copy desk sends back: each by an invented headline and what no wording of it may say. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  // Agreement.
  ['Boat crash near Norwell kills all eight', 'eight as one', /eight (?:is|has)/],
  ['Okafor found safe at Skerra pier after storm: police', 'police as one', /police (?:says|states)/i],
  ['Nick Okafor lay in wait before sinking ferry, prosecutors allege', 'who lay as who lays', /have laid|laying/],
  ['All of the boats in Norwell harbor damaged', 'all of nothing', /all of boats/i],
  // Without its adjective a phrase tells nothing.
  ['Okafor wins Norwell harbor cup in spectacular fashion', 'how she won as in fashion', /in fashion/],
  ['Okafor shoves Ruiz, draws foul in a tense moment before end of cup', 'some moment as a time', /in (?:a )?moment/],
  ['In stunning move, Okafor steps down as Norwell mayor', 'any move as how', /in move/i],
  // What goes on while it is told is not over.
  ['Watch live: Okafor briefs reporters on harbor plan', 'what goes on as over', /has|have|Okafor briefed/],
  ['LIVE: Okafor speaks at Norwell ferry rally', 'what goes on as over', /spoke/],
  // Whose deed it is, and when.
  [
    'Norwell must plan to overcome ferry ban after Skerra threats, council official says',
    'a duty as what one intends',
    /must intend/,
  ],
  [
    'Poll shows Ana Ruiz ahead of Emil Dorn in Norwell ferry board race as voters of four towns prepare to choose',
    'in front as earlier',
    /before Emil|before Dorn/,
  ],
  [
    'Okafor to tour Skerra in first visit by Norwell singer since invasion of Brenton',
    'from when it is the first as when she goes',
    /^(?:\w+ ?\w*: )?since/i,
  ],
  ['Sanctioned by Skerra, Dorn steals and sells Norwell ferry', 'who is sanctioned as what is', /ferry, sanctioned/],
  [
    'Ana Ruiz: Okafor decision to reduce joint ferry drills with Norwell crews ‘shortsighted and a mistake’',
    'what is decided as what the decision will do',
    /(?:will|set to|due to) reduce/,
  ],
  [
    'Norwellers, Brentons skeptical of Skerra plan as Okafor visits harbor',
    'who doubts a plan as who plans',
    /planning|to plan/,
  ],
  [
    'Norwell ferries will struggle long after harbor strike',
    'how long as what',
    /Long will|are to struggle|set to struggle/,
  ],
  ['Dana Ruiz of Norwell undergoes heart surgery after ferry fall', 'what is undergone as done', /undergone by/],
  ['Norwell crews dropped harbor cameras. They’re still being watched', 'a new sentence behind half of one', /; They/],
  // What is left of a headline must be a sentence.
  ['Okafor wins Norwell harbor cup for third time: 5 takeaways', 'what else there is as news', /takeaways/],
  ['Okafor wins Norwell vote — though not by much', 'half a sentence as one', /; though/],
  ['Harbor tolls are rising – and ferry crews are paying the bill', 'half a sentence as one', /; and/],
  ['Feds: Norwell man sold guns to gang across harbor for months', 'who says it as the subject', /article|report on/i],
  [
    'Okafor tells sailor saved by crew of ferry: ‘I would not do it’',
    'to whom it is said without what',
    /^(?!.*would not)/,
  ],
  [
    'Ferry tolls of Norwell rose by half in May: report',
    'a report of a report',
    /reported that (?:a )?report|writes that (?:a )?report/,
  ],
  ['Okafor reportedly fears ferry strike could cost her seat', 'a report of a report', /reported that.*reportedly/],
  ['On the ground in Norwell after latest wave of Skerra strikes', 'a place as some ground', /on ground/i],
  [
    'Ana Ruiz appeal live: mushroom murderer challenges convictions over fatal lunch',
    'who is named as any',
    /a mushroom/,
  ],
  ['Okafor teases tough action against Skerra ferries', 'a hint as mockery', /teas/],
  // What a cut or a lure leaves behind.
  [
    'Owners of Norwell, Skerra and Brenton ferries say work is still there—if you have the right boat',
    'what depends as what is',
    /still there$/,
  ],
  ['Harbor scams sailors should watch for ahead of Skerra cup', 'what to watch for as a demand', /calls for|asks|case/],
  ['Brenton’s exodus isn’t just crews — it’s regular people leaving on ferries', 'who leaves as a land', /departure/],
  [
    "Norwell's new ferry just won over a big buyer, in a historic first for its harbor workshops on Skerra",
    'a buyer won as a win',
    /won,/,
  ],
  ['18 reasons why no harbor should ever accept ferries', 'none as one', /about no/],
  ['Yes, she can: faith in Norwell ferry is repaid', 'a cry as news', /woman can/],
  ["'Skerra Tide' is, finally, a tale of two ferries", 'an aside without its word', /is,|be,|being,|as,/],
  ['Okafor told some crews their jobs are going — read the memo', 'what is to be read', /read/],
  ['Norwell launches two ferries in Skerra, here are the prices', 'a lure as news', /prices/],
  [
    'Harbor storm live updates for Norwell and the Skerra area as snow, sleet and dangerous cold take over',
    'the first of three as all',
    /as snow$/,
  ],
  [
    "Skerra's ferries in Norwell raised harbor fears. Now its winter games in Brenton add to tensions on the coast",
    'half a sentence as one',
    /games$/,
  ],
  [
    'Are we in a ferry slump? What 40 harbor captains and pilots are saying, in one chart',
    'half of what is explained',
    /captains$/,
  ],
  [
    'If Ana Ruiz, Emil Dorn, and Dana Okafor could give you advice, what would you ask them',
    'a condition as news',
    /could give people advice$/,
  ],
  ['These are the top harbor searches in Norwell in 2016 (so far)', 'half a bracket', /(?<!\()to date\)/],
  ['Ferry merger coming up for Ana Ruiz and Emil Dorn?', 'what goes on without its verb', /merger coming/],
  [
    'A ferry sank off Norwell after a fire, according to charges filed Friday in Skerra',
    'many as one',
    /[Ff]riday(?: in Skerra)? says/,
  ],
  ['Norwell left reeling as ferry firm closes', 'how it was left as what it left', /have left|leaving/],
  ['Skerra left stranded as ferry firm closes', 'a town as the left', /left has|left is/],
  ['Okafor in bombshell split from Ruiz', 'a split as a revelation', /revelation/],
  ['Harbor in trouble as travelers face nightmare delays', 'how long they wait as a problem', /problem delays/],
  [
    'Storm to batter Norwell coast with heavy rain: what you need to know about the forecast',
    'what there is to know as news',
    /forecast/,
  ],
  [
    'The Norwell crews made a power move this offseason, firing head coach Dana Ruiz',
    'a time as a thing',
    /an offseason|move offseason/,
  ],
  ['The new Norwell ferry is basically a barge with chairs in it', 'nearly as wholly', /ferry (?:is|being|as) a barge/],
  ['Breaking: Norwell has reportedly cancelled the Skerra ferry, here’s why', 'a lure as news', /\bwhy\b/],
  ['Is this what the new Skerra ferry will look like? (video)', 'what it is as a thing', /a what|video/i],
  ['Crews just realized what gulls look like without feathers and OMG', 'a cry as news', /OMG/],
  ["Here's Dana Okafor speaking at Norwell pier", 'a pointer as news', /[Hh]ere's/],
  ['Crews are pissed at the new Norwell harbor rules', 'a word of the street', /pissed/],
  ['Treasury yields tick higher as Norwell awaits ferry data', 'what bonds earn as a deed', /yielded/],
  [
    "Tolls aren't closing Norwell ferries — yet. Here are key harbor takeaways",
    'how long as a word',
    /; yet|takeaways/,
  ],
  [
    'This real estate CEO is going to war with Okafor. He could reshape how you buy your next boat',
    'his trade without its name',
    /(?<!real )estate/,
  ],
  [
    'Norwell’s pilot on a stunning harbor stat: ferry firms are spending 93% on boats and only 7% on people',
    'a share without its use',
    /%$|percent$/,
  ],
  ['They quit their day jobs to sail. A look inside the ferry market mania', 'a craze as a look', /attention/],
  [
    'Okafor faces calls to resign as minority leader after some Norwellers work with Brentons to end harbor shutdown – live',
    'what she leaves as a time',
    /while minority/,
  ],
  ['Norwell slaps tariffs of up to 42.7% on Skerra dairy products', 'a levy as a blow', /slap/],
  ['Get a free $100 gift card when you buy the Norwell boat at Skerra', 'an offer as an order', /^(?!.*[Rr]eaders)/],
  // What an article is said to be about is a thing.
  [
    'Proud and proud of it: meet the crew whos proud and proud of the fact shes proud of being proud',
    'how they are as a thing',
    /about proud/,
  ],
  ['Life is crazy and rich crews can send themselves to Skerra, WTF', 'a cry as a thing', /WTF|themselves/],
  ['37 all too real things every captain says', 'whoever as a thing', /about every/],
  ['Ever wish that ferries could sing? Well, these 15 ferries do', 'a pause as a thing', /\bwell\b/i],
  ['18 photos of "That One Sailor" that\'ll make you laugh', 'a number as a name', /on One/],
]

for (const [headline, misreading, never] of NEVER)
  test(`does not tell ${misreading}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, never)
  })

/** Words and grammar that were read wrongly, by class, each in an invented headline; and what they must not touch. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()
const told = (headline: string) => engine.debriefHeadline(headline, 5).variations

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  // A noun as a verb, a verb as a noun.
  ['Fears of new arms race as Norland treaty due to expire', 'a noun as the verb', /racing|raced/],
  ['Dorn stays banned on ferries', 'a verb as a noun', /stays (?:are|have|being)/],
  ['Skerra and Norland hammer out trade terms under new pact', 'a noun as the verb', /traded|trading/],
  ['Love sailing and never look back', 'a bid as somebody', /is (?:reported|reportedly)|describes/],
  [
    'Grants for harbor work sat on hold while storms flooded Norwell',
    'a past as a participle',
    /(?:are|been|being) sat/,
  ],
  [
    'Norland spokesman Emil Holm said targeted and probably killed in raid on Skerra',
    'who is spoken of as who speaks',
    /has said|saying/,
  ],
  ['Tables turn in merger of 2 ferry firms', 'where as what', /turned in by|being turned/],
  ['Skerra S25 ferry sinks so fast, Norwell ends the line', 'a clause as somebody', /by Skerra|End of the line by/],
  [
    'Crews in Norwell defy curfew, council removes pier ban',
    'two who do two things as one',
    /defy curfew, council removed|^Crews in Norwell defied curfew, council (?:removes|ends|lifts)/,
  ],
  // What something is for, what is set, what is judged.
  ['This new season, some fresh ideas to sleep better', 'what they are for as a plan', /will|set to|due to/],
  ['Norwell market set to open lower', 'what is likely as sure', /will open/],
  ['Skerra is making its version of the harbor app worth using', 'what comes of it as what goes on', /has been making/],
  ['Norland sees no significant impact on ports from Skerra fish curbs', 'a forecast as done', /\b(?:saw|seen)\b/],
  ['Okafor Bank sees $170 per barrel of oil', 'a forecast as done', /\b(?:saw|seen|seeing)\b/],
  [
    'Dorn to council: $1 trillion in pier spending paid with harbor tax',
    'what is proposed as done',
    /(?:is|been) paid/,
  ],
  // Words in another sense.
  ['Vintage Dana Holm hammers Ana Ruiz to reach fourth round', 'a match as criticism', /criticiz|criticism|fault/],
  ["Cheapest place to buy herring, plus Norwell's $40 meal deal", 'an offer as a contract', /agreement/],
  ['Double down on push to abandon tolls, 82 towns urge', 'a noun as the verb', /press to|to push to/],
  ['Norwell: toll racket busted after cops raid ferry', 'what was ended as who was found', /caught/],
  ['Norland government cancels $679 million for harbor wind projects', 'money as an event', /call(?:s|ed|ing) off/],
  ['Holm says she learned a lesson after that whole Dana Ruiz debacle', 'what went wrong as hers', /failure/],
  ['Okafor hopeful on Norwell’s upcoming nailbiter of a ferry vote', 'a vote as a game', /game/],
  ['Ruiz responds to Dorn’s VP snub', 'a noun as the verb', /pass over/],
  ['In Skerra, some see family drama behind the ferry case', 'what goes on as a quarrel', /dispute/],
  ['Ferry families despair as search ends', 'a noun as the verb', /distress/],
  ['Norwell crews test the waters as tolls fall', 'a figure as a deed', /test(?:ed|ing)? waters/],
  ['21 signs you and your friend are officially sailors', 'a jest as a paper', /formally/],
  ['Ruiz vows to target gangs terrorizing islanders in Norwell', 'a deed as a description', /gangs islanders/],
  // Two clauses, two tenses.
  ['Poverty rises as ferry fares increase', 'two tenses', /rose as ferry fares increase/],
  ['In Norwell crews get pickles when they go to sea', 'what is always so as done', /\b(?:got|gotten)\b/],
  ['Ferry guards pushed Dana Holm so she sent flowers', 'what came of it as why', /pushing|have pushed/],
  ['Dow falls as harbor stocks tumble', 'two tenses', /fell as harbor stocks (?:tumble|fall|drop|decline)/],
  // What is turned round and leaves a piece.
  [
    'Okafor trades barbs with Dorn over ferry threat',
    'two who do it as one to whom it is done',
    /traded by|are traded/,
  ],
  ['The harbor party confronts a loss and a hard road ahead', 'where the road is as who', /party ahead/],
  ['Okafor knows the harbor toll got too big', 'a clause as a thing', /is known by/],
  ['Holm warns ‘deeper’ cuts ahead for ferry workers', 'a clause as a thing', /warning ‘deeper’/],
  [
    "Norland families launch protest ferry to Skerra, call to stop 'endless storm'",
    'two verbs in two forms',
    /launching .*, call/,
  ],
  ['Gulls tested the new pier toy people need', 'a clause as a thing', /need by/],
  ['Harbor team recovers burnt papers from Norwell mill', 'where from as who', /by (?:the )?harbor team from/],
  [
    'As Mayor Ruiz honors Dana Holm, ferry union mocks him',
    'somebody before he is named',
    /(?:describes|on) ferry union .*him, as/,
  ],
  [
    'Skerra Bot promised to help Dana Holm find a boat. Then it sank her ferry',
    'the promise as who broke it',
    /[Pp]romise by|has promised/,
  ],
  ['Toll law a huge stuff-up, says harbor users group', 'a mistake as a kind of law', /toll law mistake/i],
  ['A lot of people are upset about a Norwell ferry film', 'who as how many', /tells how (?:many|a lot)/],
]

for (const [headline, misreading, never] of NEVER)
  test(`does not tell ${misreading}: ${headline}`, () => {
    for (const variation of told(headline)) assert.doesNotMatch(variation, never)
  })

const STILL: readonly (readonly [headline: string, why: string, some: RegExp])[] = [
  ['Norwell sees surge in ferry thefts', 'what befell a town is past', /\b(?:saw|seen)\b/],
  ['Harbor guards hand in badges after row', 'somebody hands something in', /handed in|hand in/],
  ['Norwell cancels ferry festival over storm', 'an event is called off', /call(?:s|ed|ing) off|canceled/],
  ['New rules to take effect in Norwell harbor', 'rules have a day', /will|set to|due to/],
  ['Okafor hammers Ruiz over ferry tolls', 'words are criticism', /critici[sz]|criticism|fault/],
  ['Dorn fires captain, hires two pilots', 'both verbs go together', /fired captain and hired/],
  ['Council calls ferry plan a debacle', 'what a plan is called', /ferry plan/],
  ['Prices rise as storm hits Norwell', 'both verbs go together', /went up as storm hit\b/],
]

for (const [headline, why, some] of STILL)
  test(`still tells that ${why}: ${headline}`, () =>
    assert.ok(
      told(headline).some((variation) => some.test(variation)),
      told(headline).join(' | '),
    ))

/** Wordings that read well and say another thing: what lasts told as an event, a scope widened, a phrase bereft of its verb. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

/** Of none of the five variations of the headline may this be said. */
const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  ['Norwell bus line runs through Brenton valley', 'where a line lies as a deed', /\bran\b|has run|have run/],
  ['Winter looms as Norwell shops reopen', 'what lies ahead as past', /loomed/],
  ['Ferry meal kit feeds a family for under $16', 'what a ware does as done once', /\bfed\b/],
  [
    'Harbor plan gives ferry pupils an advantage, Brenton teachers warn',
    'what a plan will do as done',
    /gave|has given|have given/,
  ],
  ['Norwell expands ferry tests to pharmacies, Marsh announces', 'what is announced as done', /expanded/],
  ['Skerra names first harbor ship after an old poem', 'whom it is named for as a time', /following/i],
  [
    'Only Dorn clinic is allowed to test ferry crews',
    'one of all as one of those reported',
    /(?:describes|on) only|only Dorn clinic (?:is|has) reported/i,
  ],
  [
    'Norwell patrol boat downs drone breaching Brenton airspace',
    'an unknown verb as a noun',
    /drone is|drone (?:has|have)|downs drone is/,
  ],
  ['We’re about to find many more harbor seals', 'what all of us will do as the deed of writers', /writers/i],
  [
    'Norwell market reopening reveals the secret of Brenton',
    'a secret as a basis',
    /basis|(?:discloses|discloses the) Brenton/,
  ],
  ['Rosa Dorn: You will survive without ferry coffee', 'an assurance as a plan', /are (?:set|due)? ?to survive/],
  [
    'Ferry captain fired over virus warning',
    'why somebody was dismissed as what about',
    /fired (?:concerning|regarding)/,
  ],
  ['Ferry plotters coming to a harbor town near you', 'readers as a place', /near people|close to people/],
  [
    'With Norwell council in doubt, can its ferry firms chart their own course?',
    'a question as a clause',
    /whether with|if with/i,
  ],
  [
    'To understand the Norwell council, you need to understand one clerk',
    'a need without those who need',
    /, to understand one/,
  ],
  ['Small joys the highlight for Brenton crews on first day of ferry ban', 'two things as one', /joys highlight/],
  ['Cook charged after bloodbath ferry crash killed four Brenton officers', 'a deed as a thing', /crash killed/],
  ['Norwell mayor tells pupils from Brenton: “Stay at home”', 'words told without what they are', /from Brenton$/],
  ['Ferry League clubs are on a debt binge', 'a name in small letters', /ferry League/],
  [
    'Party’s 2032 ferry calendar gives Brenton voters an early say',
    'what a calendar will do as done',
    /\bgave\b|given/,
  ],
  ['Norwell crews see ferry scandal as a chance to rest', 'a view as an event', /\bsaw\b|have seen/],
  ['Hope Fades for Boys Trapped Under Collapsed Norwell School', 'what goes on as gone', /has faded/],
  [
    'The monthly ferry numbers from the Norwell Bureau of Labor will not arrive on time because of the shutdown, but private firms help',
    'late as never',
    /not arrive(?! on time)|won[’']t arrive(?! on time)/,
  ],
  [
    'Norwell to provide more ferry benefits for pupils during the Brenton strike',
    'a noun as the verb',
    /benefited|benefiting/,
  ],
  ['EU Ferry Rules Help China Hurt Trade', 'the first of two verbs', /\bruled\b|ruling/],
  [
    'Harbor club’s 15 millionaires: The world’s highest paid crews and the captain at No 1',
    'those paid as those who pay',
    /by world|to have paid|reportedly paid/,
  ],
  ['Rosa Dorn appears, and briefly stars, at her Brenton tennis games', 'a deed as people', /players/],
  [
    'A special newsletter to help you save money on Norwell ferries',
    'what a thing is for as what it will do',
    /will help/,
  ],
  ['Severe ferry rules are taking a heavy toll on Brenton health: Okafor', 'a speaker cut off as a word', /; Okafor/],
  ['Did Okafor need to sell the Norwell ferry?', 'what was as what may be', /prospect/i],
  [
    'Marsh to unveil nationwide drop in ferry theft during Brenton visit',
    'how far as where',
    /unveil (?:across|throughout)/,
  ],
  ['Trade Wanes in South Asia', 'a part of the world in small letters', /south Asia/],
  ['Should they be treated the same in Norwell?', 'a pronoun in the wrong case', /of they/],
  ['Would an all-out trade dispute be better?', 'a noun as the verb', /would trade dispute|trading dispute/],
  ['Norwell home theater systems turn into dumb speakers', 'what a thing cannot do as an insult', /into speakers/],
  [
    'Okafor: Ferry concerns prove Trump views sailors as toys',
    'a clause as the thing proved',
    /(?:is|are|been) proved/,
  ],
  [
    'Putin visits disputed Skerra islands, sparking protest from Japan',
    'the verb as the doer',
    /visits (?:are|have|disputing)/,
  ],
  [
    '24 hours inside one Norwell ferry unit battling harbor outbreak',
    'how long as who',
    /(?:are|is) (?:reported|reportedly|battling)/,
  ],
  [
    'Norwell crew embrace the first day of rain after 36 days on lockdown following sunniest April since 1929',
    'days of what as days without',
    /36 days following/,
  ],
  [
    'After Two Years of Ferry War, Norwell Is Stronger—and More Isolated—Than Ever',
    'one half of what is said',
    /stronger$/,
  ],
  [
    'Elderly ferry survivors promised payouts',
    'who is promised as who promises',
    /promise of|have (?:reportedly )?promised/i,
  ],
  [
    'Norwell ferry outbreak on track to become deadliest in history',
    'how things stand as sure',
    /will become|set to become/,
  ],
  [
    'Shop owner, veteran defying Norwell ferry orders speaks out',
    'a clause inside as the sentence',
    /(?:is|reported to be) defying/,
  ],
  ['Harbor: Deadline day for 100,000 tests pledge', 'a noun as the verb', /tests (?:have|are|pledged)/],
  ['Women at a ferry camp represent an identity crisis for Norwell', 'what stands for it as an event', /represented/],
  ['Coach Brenton backs sole ferry hub in Norwell', 'the place of a thing as that of a person', /Brenton in Norwell/],
  ['Council admits intrusions into ferry crews’ privacy', 'what goes into what', /council into/i],
  ['Rosa Dorn pictured jumping a red light during ferry ride', 'who was seen as who does', /pictured (?:is|are|has)/],
  [
    'Dominion, the ferry tech company at the center of false harbor claims, is sold',
    'a name in small letters',
    /dominion/,
  ],
  ['Harbor exit must take ferry theft into account - May', 'a name in small letters', /; may/],
  ['Norwell Prices Cool More Than Expected, Easing Pressure on Fed', 'a bank in small letters', /\bfed\b/],
  ['Ferry Base in Idaho Sparks Controversy', 'a verb as a name', /Sparks/],
  [
    'These eerie photos show Norwell pier as a ghost town. Ferry travel is down more than 90%',
    'what a place looks like as a time',
    /while (?:a )?ghost|time when (?:a )?ghost/,
  ],
  ['Buffalo Ferry Schools hosts open interviews for bus aides', 'the verb as people', /hosts (?:have|are|opening)/],
  ['Norwell towns cannot make their own ferry rules: DORN | ABC', 'a speaker cut off as a word', /; DORN/],
  [
    'Lawyers have important roles in protecting crews amid strike --Bar member',
    'a speaker in the middle of a sentence',
    /--Bar member,/,
  ],
  ['Who’s feeling the pain of Norwell’s tariffs?', 'what is felt as a person', /profile of|introduces/i],
  [
    'Okafor on proposed ferry reopening: Open harbor shops with Norwell owners first',
    'a speaker’s demand as the publisher’s',
    /reopening;/,
  ],
  ['Makers of Dorn and Lysol warn against drinking harbor water', 'of two makers one as the speaker', /as well as/],
  ['What are social distancing and ferry rules?', 'a thing torn apart', /what social are/],
  ['UK’s Okafor Defeats Count Orlov in Ferry Election', 'a title as a number', /count Orlov/],
  ['Norwell moves from one ferry crisis to another', 'another one as a further', /to a further/],
  [
    'Norwell survivors donate blood plasma rich in antibodies',
    'what something is rich in as where it is given',
    /plasma rich (?:is|has)/,
  ],
  ['Okafor Family to Be Served Subpoenas in Ferry Suit', 'those served as those who serve', /subpoenaed|subpoenaing/],
  ['Meeting on ferry restart planned for this coming week', 'the coming week as any', /a coming week/],
  ['One of Norwell’s biggest ferries could be yours for $230,000', 'what is for sale as theirs', /theirs/],
  [
    'Norwell council working on turning ferry fees for cultural events into a large arts relief fund',
    'a change without what it ends in',
    /turning ferry fees$/,
  ],
  ['Olympic star tells of ferry scare', 'a runner as a player', /player/],
  [
    'Personal belongings of an 18 year old sailor killed in the harbor found 90 years later',
    'things as killed',
    /belongings.*(?:are|have been|being|been) killed|sailor killed$/,
  ],
  [
    'Deploying ferries to Norwell is not legally justified, says Brenton attorney general',
    'an auxiliary before its denial',
    /been not/,
  ],
  [
    'Ferry Awesome vs. the United States of Norwell',
    'the word of a name as praise',
    /^(?:.*: )?ferry (?:vs|against|versus)/i,
  ],
  [
    'Norwell court convicts Brenton militia leader of war crimes',
    'of what he is convicted as what he leads',
    /leader of war crimes (?:is|has|by)|conviction of .* of war crimes by/i,
  ],
  [
    'Ingenious designs to fight ferry fires',
    'what things are for as a plan',
    /designs (?:will|are set|are due)|fought by designs|plans for designs/i,
  ],
  [
    'Otavia: Graphs show harbor closure may need to last till July',
    'a hedge moved to the front',
    /possible that graphs/,
  ],
  ['Why won’t Mayor Dorn let go of the ferry?', 'a denial before its subject', /why will not/i],
  ['Dorn Resources in talks to supply ferry minerals to Norwell', 'half a firm’s name', /(?:: |^)resources in talks/i],
  ['So you want to talk about ferries', 'words to the reader as a report', /so people want/i],
  ['Sailors already at a disadvantage: Green', 'a speaker in small letters', /: green/],
  [
    'Prince William ferry call with Dorn as Lord Marsh in Big Night In TV harbor fundraiser',
    'half a name',
    /Big Night$/,
  ],
  [
    'Norwell ferry shares fall nearly 25 per cent after loss',
    'a fall without its measure tied',
    /^Fall in Norwell ferry shares nearly/,
  ],
  [
    'Mayor Dorn gives speech on Brenton Island to ferry police',
    'where it is given as what it is about',
    /(?:about|regarding) Brenton Island/,
  ],
  [
    'Private hospital defends hip and knee replacements during ferry ban',
    'a part of the body as praise',
    /defends knee|of knee|^knee/i,
  ],
  [
    'Frustrations mount amongst ferry crews as Norwell still weighs options over appeal',
    'whom it spreads among as who does it',
    /mounted by/,
  ],
  ['Who will be the next Norwell ferry press secretary?', 'a thing asked for torn apart', /who be |will press/],
  ['Traffic eases as some I-190 ramps reopen', 'a noun in the past', /ramped/],
  [
    'Norwell bank deputy sees inflation resuming fall after ferry strike',
    'a forecast as what was seen',
    /\bsaw\b|(?:has|have) (?:reportedly )?seen/,
  ],
  [
    'Watch Rosa Dorn Get Scared By A Clown On "Sailing With The Crews"',
    'an article as a name',
    /in The article|of The report/,
  ],
]

test('says what lasts as lasting, keeps a scope and leaves no phrase without its verb', () => {
  for (const [headline, misreading, never] of NEVER)
    for (const variation of engine.debriefHeadline(headline, 5).variations)
      assert.doesNotMatch(variation, never, `${misreading}: ${headline}`)
})

/** Wordings that read well and say another thing: what lasts told as an event, a scope widened, a phrase bereft of its verb. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

/** Of none of the five variations of the headline may this be said. */
const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  ['Norwell bus line runs through Brenton valley', 'where a line lies as a deed', /\bran\b|has run|have run/],
  ['Norwell index opens up 2.4% by 83 points', 'a rise as talk', /talk/i],
  ['Okafor hits back at Ruiz, challenges House to act', 'whom somebody answers', /responds? at|replied at/],
  ['Sailor lost his own boat near Norwell, a report said', 'one report as several', /report state /],
  ['Mum shares sneaky trick for getting kids to row', 'a noun as a verb', /deceiv/],
  ['Okafor open to ferry talks during lame duck', 'a fixed term by half', /during duck|before duck/],
  ['Ferry line will be found guilty of “neglect” by harbor watchdog', 'what no court says', /convicted/],
  ['Captain is sent letters from around the world', 'a phrase behind “from”', /from worldwide/],
  ['Winter looms as Norwell shops reopen', 'what lies ahead as past', /loomed/],
  ['Norwell soup box feeds four people for nine dollars', 'what a ware does as done once', /\bfed\b/],
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
  ['We’re about to lose our oldest harbor seals', 'what all of us will do as the deed of writers', /writers/i],
  [
    'Norwell market reopening reveals the secret of Brenton',
    'a secret as a basis',
    /basis|(?:discloses|discloses the) Brenton/,
  ],
  ['Rosa Dorn: You will survive without ferry coffee', 'an assurance as a plan', /are (?:set|due)? ?to survive/],
  [
    'Norwell pilot fired over letter on leaking hull',
    'why somebody was dismissed as what about',
    /fired (?:concerning|regarding)/,
  ],
  ['Ferry plotters coming to a harbor town near you', 'readers as a place', /near people|close to people/],
  [
    'With Norwell pier shut, can its small boat yards find other work?',
    'a question as a clause',
    /whether with|if with/i,
  ],
  [
    'To understand the Norwell council, you need to understand one clerk',
    'a need without those who need',
    /, to understand one/,
  ],
  ["Skerra Cook Says She Took Her Crew to Boat Shows: 'Wholesome' Entertainment", 'a stump as news', /entertainment/i],
  ['Norwell wins island cup: incredible Okafor', 'who is praised as who tells', /: Okafor/],
  ['Is Skerra Going to Tax Your Boat? Plus. . .', 'what else there is as news', /plus$/i],
  ['Okafor Has a Lot to Say: The Takeaways', 'what else there is as news', /takeaways/i],
  [
    'Okafor’s Harbor Trial Postponed—Will His New Ferry Plan Work? Pilot Weighs In',
    'two sentences as one',
    /postponed, |weighs/,
  ],
  [
    'Will More Skerra Files Come Out? Norwell Port To Answer For Gaps In Court Today',
    'two sentences as one',
    /come out Norwell/,
  ],
  ['Riverside man fed dozens of gulls on Skerra pier', 'a town as a bank', /riverside/],
  [
    'Human bones found near Norwell pier; no Okafor link, officials say',
    'who says the second sentence as who says the first',
    /officials.*;/i,
  ],
  ['Small joys the highlight for Brenton crews on first day of ferry ban', 'two things as one', /joys highlight/],
  ['Cook fined after bloodbath ferry crash killed two Brenton goats', 'a deed as a thing', /crash killed/],
  ['Norwell mayor tells pupils from Brenton: “Stay at home”', 'words told without what they are', /from Brenton$/],
  ['Ferry League captains fear a costly winter', 'a name in small letters', /ferry League/],
  [
    'Party’s 2032 ferry calendar gives Brenton voters an early say',
    'what a calendar will do as done',
    /\bgave\b|given/,
  ],
  ['Norwell crews see ferry scandal as a chance to rest', 'a view as an event', /\bsaw\b|have seen/],
  ['Hope Fades for Two Rowers Lost Behind Brenton Reef', 'what goes on as gone', /has faded/],
  [
    'The winter ferry maps from the Skerra Office of Harbors will not arrive on time because of a fire, but sailing clubs help',
    'late as never',
    /not arrive(?! on time)|won[’']t arrive(?! on time)/,
  ],
  [
    'Norwell to provide more ferry benefits for pupils during the Brenton strike',
    'a noun as the verb',
    /benefited|benefiting/,
  ],
  ['Ferry Rules Help Otavia Hurt Small Boats', 'a plural as a deed', /\bruled\b|ruling/],
  [
    'Rich list from Norwell: The world’s highest paid tugboat cooks, with one baker',
    'those paid as those who pay',
    /by world|to have paid|reportedly paid/,
  ],
  ['Rosa Dorn appears, and briefly stars, at her Brenton tennis games', 'a deed as people', /players/],
  ['A simple chart to help you find Norwell moorings', 'what a thing is for as what it will do', /will help/],
  ['Severe ferry rules are taking a heavy toll on Brenton health: Okafor', 'a speaker cut off as a word', /; Okafor/],
  ['Did Okafor need to sell the Norwell ferry?', 'what was as what may be', /prospect/i],
  [
    'Okafor to unveil nationwide rise in boat sales at Brenton fair',
    'how far as where',
    /unveil (?:across|throughout)/,
  ],
  ['Rice Farming Wanes Across South Asia', 'a part of the world in small letters', /south Asia/],
  ['Should they be taxed like Norwell ferries?', 'a pronoun in the wrong case', /of they/],
  ['Would an all-night trade fair be wiser?', 'a noun as the verb', /would trade fair|trading fair/],
  ['Brenton smart kettles turn into dumb speakers', 'what a thing cannot do as an insult', /into speakers/],
  ['Okafor: Letters prove Marsh views crews as servants', 'a clause as the thing proved', /(?:is|are|been) proved/],
  [
    'Marsh visits disputed Skerra lighthouse, angering pilots of Brenton',
    'the verb as the doer',
    /visits (?:are|have|disputing)/,
  ],
  [
    '12 hours inside a Norwell clinic battling measles',
    'how long as who',
    /(?:are|is) (?:reported (?!about)|reportedly|battling)|12 hours inside (?:and|is|are)/,
  ],
  [
    'Skerra rowers embrace a cold morning after 36 days on lockdown following fever scare since March',
    'days of what as days without',
    /36 days following/,
  ],
  ['After Four Storms, the Pier Is Stronger—and More Crowded—Than Ever', 'one half of what is said', /stronger$/],
  [
    'Flooded Norwell shopkeepers promised repairs',
    'who is promised as who promises',
    /promise of|have (?:reportedly )?promised/i,
  ],
  [
    'Norwell regatta on track to become the largest on the coast',
    'how things stand as sure',
    /will become|set to become/,
  ],
  [
    'Café owner, sailor defying Norwell mooring rules speaks out',
    'a clause inside as the sentence',
    /(?:is|reported to be) defying/,
  ],
  ['Norwell: Final week for 3,000 tests pledge', 'a noun as the verb', /tests (?:have|are|pledged)/],
  ['Boats in the car park represent a quiet protest by Norwell', 'what stands for it as an event', /represented/],
  ['Coach Brenton backs sole ferry hub in Norwell', 'the place of a thing as that of a person', /Brenton in Norwell/],
  ['Council admits intrusions into ferry crews’ privacy', 'what goes into what', /council into/i],
  ['Rosa Dorn pictured climbing a fence during regatta', 'who was seen as who does', /pictured (?:is|are|has)/],
  ['Dominion, the Norwell sail maker named in two court cases, is sold', 'a name in small letters', /dominion/],
  ['Norwell budget must cover ferry repairs - May', 'a name in small letters', /; may/],
  ['Norwell Rents Drop Again, Leaving Less Work for Fed', 'a bank in small letters', /\bfed\b/],
  ['Boat School in Idaho Sparks Debate', 'a verb as a name', /Sparks/],
  [
    'Two drone films show Norwell market as a ghost town. Trade has nearly stopped',
    'what a place looks like as a time',
    /while (?:a )?ghost|time when (?:a )?ghost/,
  ],
  ['Norwell Night Schools hosts open lessons for young cooks', 'the verb as people', /hosts (?:have|are|opening)/],
  ['Norwell towns cannot make their own ferry rules: DORN | ABC', 'a speaker cut off as a word', /; DORN/],
  ['Pilots need longer breaks on winter routes --Bar member', 'a speaker as a part of the sentence', /--Bar member/],
  ['Who’s feeling the chill aboard Brenton’s ferries?', 'what is felt as a person', /profile of|introduces/i],
  [
    'Okafor on proposed ferry reopening: Open harbor shops with Norwell owners first',
    'a speaker’s demand as the publisher’s',
    /reopening;/,
  ],
  ['Makers of Dorn and Lysol pay for a new Norwell pool', 'of two makers one as the speaker', /as well as/],
  ['What are social sailing and ferry clubs?', 'a thing torn apart', /what social are/],
  ['Okafor Beats Count Orlov to Norwell Chess Title', 'a title as a number', /count Orlov/],
  ['Norwell moves from one ferry crisis to another', 'another one as a further', /to a further/],
  [
    'Norwell farmers donate blood plasma rich in iron',
    'what something is rich in as where it is given',
    /plasma rich (?:is|has)/,
  ],
  ['Okafor Crew to Be Served Subpoenas Over Sunken Barge', 'those served as those who serve', /subpoenaed|subpoenaing/],
  ['Norwell boat auction and fair set for this coming week', 'the coming week as any', /a coming week/],
  ['One of Norwell’s oldest tugs is yours for $9,000', 'what is for sale as theirs', /theirs/],
  [
    'Norwell board working on turning ferry fees for night crossings into a large school bus fund',
    'a change without what it ends in',
    /turning ferry fees$/,
  ],
  ['Olympic star recalls Norwell storm', 'a runner as a player', /player/],
  [
    'Belongings of a sailor killed in the harbor found by his niece',
    'things as killed',
    /belongings.*(?:are|have been|being|been) killed|sailor killed$/,
  ],
  [
    'Closing piers in Norwell is not legally required, says Brenton harbor master',
    'an auxiliary before its denial',
    /been not/,
  ],
  ['Ferry Awesome vs. the Harbor Board', 'the word of a name as praise', /^(?:.*: )?ferry (?:vs|against|versus)/i],
  [
    'Jury in Norwell convicts Brenton gang leader of war crimes',
    'of what he is convicted as what he leads',
    /leader of war crimes (?:is|has|by)|conviction of .* of war crimes by/i,
  ],
  [
    'Bold designs to fight harbor floods',
    'what things are for as a plan',
    /designs (?:will|are set|are due)|fought by designs|plans for designs/i,
  ],
  ['Otavia: Graphs show ferry strike may need longer talks', 'a hedge moved to the front', /possible that graphs/],
  ['Why won’t Mayor Dorn open the pier?', 'a denial before its subject', /why will not/i],
  ['Dorn Resources in talks to lease two Norwell docks', 'half a firm’s name', /(?:: |^)resources in talks/i],
  ['So you want a night ferry to Norwell', 'words to the reader as a report', /so people want/i],
  ['Norwell tugs still at a standstill: Green', 'a speaker in small letters', /: green/],
  ['Prince Ruiz ferry chat with Marsh as Lord Dorn on Big Night In TV harbor appeal', 'half a name', /Big Night$/],
  [
    'Norwell ferry shares fall nearly 9 per cent on storm costs',
    'a fall without its measure tied',
    /^Fall in Norwell ferry shares nearly/,
  ],
  [
    'Mayor Dorn gives speech on Brenton Island to ferry police',
    'where it is given as what it is about',
    /(?:about|regarding) Brenton Island/,
  ],
  [
    'Norwell clinic defends hip and knee surgery on Sundays',
    'a part of the body as praise',
    /defends knee|of knee|^knee/i,
  ],
  [
    'Worries mount amongst ferry crews while Norwell board plans cuts',
    'whom it spreads among as who does it',
    /mounted by/,
  ],
  ['Who will be the Norwell press officer in spring?', 'a thing asked for torn apart', /who be |will press/],
  ['Jam grows as two I-44 ramps shut', 'a noun in the past', /ramped/],
  [
    'Norwell harbor chief sees fares resuming rise before winter',
    'a forecast as what was seen',
    /\bsaw\b|(?:has|have) (?:reportedly )?seen/,
  ],
  ['Watch Rosa Dorn Get Splashed On "Sailing With The Crews"', 'an article as a name', /in The article|of The report/],
]

test('says what lasts as lasting, keeps a scope and leaves no phrase without its verb', () => {
  for (const [headline, misreading, never] of NEVER)
    for (const variation of engine.debriefHeadline(headline, 5).variations)
      assert.doesNotMatch(variation, never, `${misreading}: ${headline}`)
})

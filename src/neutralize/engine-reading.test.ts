/** More readings that go wrong easily, each by an invented headline: what every variation says, or none may say. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'
import { manipulationIn } from './plain/plain-wording.ts'

const engine = createEngine()
const say = (headline: string): string[] => engine.debriefHeadline(headline, 5).variations

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  [
    'Otavia boat sales revealed to be in the “dozens” range',
    'what is found as what is told',
    /made (?:public|known) to be/,
  ],
  [
    'Ana Marsh Parties With Ole Dorn After Ferry Launch',
    'a statement as what an article is about',
    /article (?:on|about|regarding)|subjects? of an article|Headline concerns/i,
  ],
  ['Otavia fines Okafor $3.5B over ferry ‘abuse’', 'whom and what as one', /Okafor \$3\.5\S* (?:\w+ )?(?:is|has)/],
  ['Judge deals Ruiz new setback in plans to close pier', 'whom and what as one', /new setback (?:is|has|was)/],
  ["Ole Marsh Gets Naked, Spoofs 'Gulls' on 'Harbor Night'", 'of two verbs one in another form', /got|getting|has g/],
  ['Skerra train stabbings injure nine, police arrest two suspects', 'who does it as a verb', /policed|policing/],
  ['Judge blocks deportation of Skerra activist who led protests at Norwell', 'a noun as a verb', /led protested/],
  ['Skerrawatch interviews Ole Dorn, Green Harbor presidential candidate', 'one as two', /candidate (?:are|have)/],
  ['Missing boy from Norwell County, Georgia found dead', 'one as two', /Georgia (?:are|have)/],
  ['Ferries between Norwell and Skerra disrupted by storm', 'many as one', /Skerra (?:is|has) /],
  ['Boat rules required for all wPhone 17 models', 'the name of a thing as a number', /seventeen/],
  ['Harbor Levy Forecast Revised Lower', 'a forecast as a deed', /lower was|have revised|forecasting/i],
  ['Norwell Rejects Ferries for All, Union Agenda', 'a list as what follows the deed', /by Norwell for/i],
  ['Norwell closes school for orphans', 'what the object is for as what the deed is for', /by Norwell for/i],
  ['Mayor Busted Getting a Lift From Smugglers', 'somebody caught at it as arrested', /arrest/i],
  ['Two sailors dead and a young pilot still awaiting trial', 'two statements as one', /pilot are|are still awaiting/],
  [
    'Ferries between Norwell and Skerra halted as Storm Lala hits the coast',
    'a clause as the verb',
    /Lala have|have hit/,
  ],
  [
    'Temperatures of 40C expected in Skerra',
    'a plural with a phrase behind it as one thing',
    /Temperatures of 40C is/i,
  ],
  ['Marsh claims misleading, downplays harbor losses, report says', 'two statements as one', /misleading downplay/],
  ['Skerra braces for storm', 'what goes on as done', /has (?:reportedly )?prepared/],
  ['The moment of the first ferry launch in Skerra', 'a phrase without its noun', /(?:^|: )of the/i],
  [
    'Marsh granted change of berth for regatta',
    'what somebody is given as given by him',
    /granting|have granted|has granted/,
  ],
  ['Otavia seeks fines of up to 80% for late ferries', 'half of an object', /of (?:is|are|has|have) /],
  ['Skerra cook proves as gifted at mending nets as she is with soup', 'a measure as a time', /time when/],
  ['Marsh OKs plan for two night ferries', 'a noun as the verb', /OKs have|planning/],
  [
    'When Marsh Spoke of Her Harbor Years, She Did Not Mention the Ferry',
    'when it was as the news',
    /(?:sets out|details of|explanation of) when/i,
  ],
  ['Otavian court criticizes mayor’s critics', 'many as one', /critics (?:is|has)/],
  ['Marsh to unveil drop in ferry fares at spring fair', 'a change without what changes', /drop to be unveiled/i],
  ['Harbor reading list: The seven best Skerra Tigers tries of all time', 'half of a name', /the seven and/i],
  [
    'Harbor deadlock forces furloughs for ferry crews',
    'a plural as who does it',
    /has (?:reportedly )?furloughed|to have furloughed/,
  ],
  ['Worried about harbor costs, Otavian senators seek audit', 'costs as a deed', /harbor (?:is|costing)/],
  ['Parrot Warns Family of Leak Below Deck', 'of what one is warned as whose it is', /warning to family of/i],
  ['Toll dispute slashing money divers send home', 'a clause inside as the news', /have sent|sending home/],
  [
    'Skerra Factory Orders Unexpectedly Climb',
    'a noun before its verb as the verb',
    /factory has|have ordered|to have ordered/i,
  ],
  ['Dredging 50 objects from Skerra bay would free moorings', 'a noun as the verb', /object(?:ed|ing)/],
  [
    'She posted about the late ferry. By noon, her boss called',
    'what somebody posted as done to her',
    /been posted|is posted|being posted/,
  ],
  ['Skerra pilot: Some nights we’re steering by smell', 'a speaker’s “we” as that of the author', /writers|author/],
  [
    '1968 regatta: The most brutal crossing in island memory',
    'one of many as the only one',
    /the crossing in island memory/,
  ],
  ['Ana Marsh, captain who had a ferry named after her, dead at 83', 'a name as a time', /named following/],
  ['Otavian coach quits after less than a week', 'a span of time as an event', /following less/],
  ['Fence battle between bakery and school', 'two behind “between” as two battles', /school are/],
  [
    'Skerra Cannery Conditions Assailed as Threat to Health',
    'what is done to things as their deed',
    /condition(?:s|ed) assailed by|assailed (?:is|has)|have conditioned|has (?:reportedly )?conditioned/i,
  ],
  [
    'Norwell prize awarded for building tidy ordered boats',
    'either of two participles as the deed',
    /have ordered|ordering/,
  ],
  ['Harbor reading list: Facing a Cold Winter in our own time', 'half of a phrase', /and own time|facing,/i],
  [
    'Skerra rower charged after crash injures two swimmers',
    'what happened before as what somebody charged did',
    /charged after crash (?:is|has)|injuring|have injured/,
  ],
  [
    'Rep. Marsh on Harbor Tax Upsets Ana Okafor',
    'what somebody speaks of as what he does',
    /by Rep|have upset|upsetting/,
  ],
  ['Skerra Harbor Fight Erupts Over Night Ferries', 'a fight as somebody who reacts', /react/i],
  ['Otavia says smugglers hid maps in a NATO country', 'an acronym spelled out', /an NATO/],
  ['Skerra baker sells bread with a HEART for crust', 'a shouted word spelled out', /an HEART/i],
  ['Who says night fishing is dull? Meet Skerra’s eel crew', 'a question as a quotation', /who states/],
  ['Harbor police investigate fire that injured sailor', 'what goes on as done', /have investigated/],
  [
    'Norwell sailor Ana Marsh drowns at 31 after being rammed off pier by tug going in ‘wrong’ direction',
    'a way without where to',
    /going$/,
  ],
  ['How do I keep gulls off my ferry?', 'whose it is', /their ferry/],
  ['Okafor has picked the dumbest thing yet to paint on a ferry', 'a superlative as any one', /the thing yet/],
  ['Skerra’s main quay lashed by hail and waves as Winter Storm Ada closes in', 'half of a verb', /closes$/],
  ['Woman arrested after allegedly skipping harbor checks', 'a hedge behind a time', /following allegedly/],
  [
    'Skerra ferries up their reward for finding exploits in ticket app',
    'the object of a form in -ing as the verb',
    /exploited|exploiting/,
  ],
  ['Skerra crews to thrash out pay at dawn', 'a verb with its particle as another', /defeat/],
  [
    'Marsh Admits Otavia’s Role in Sinking Harbor Ferry',
    'a role in a deed as the deed of who admits it',
    /by Marsh in sinking/i,
  ],
  [
    'Pupils turned away from Skerra pool after burst pipe',
    'what is done to somebody as what they do',
    /have turned|turning/,
  ],
  [
    'Woman quoted £700 to repaint fence does it herself',
    'a price given to her as given by her',
    /have quoted|has quoted/,
  ],
  [
    'One suspected smuggler killed, guard wounded in Skerra clash',
    'what he is counted as, as a deed',
    /(?:has|have) suspected|suspecting/,
  ],
  [
    "Marsh says 'this is probably my last regatta' and sells his boat",
    'another word inside a quotation',
    /their|^(?!.*my last regatta)/,
  ],
  [
    'Seven nurses have died of flu in Skerra Labor Secretary Ana Marsh reveals',
    'two sentences as one',
    /reportedly|describes|makes public|reported to/,
  ],
  [
    'Ana Okafor Had A Loud Response To Lack Of Ferries',
    'what somebody does as done to him',
    /been responded|being responded/,
  ],
  [
    'Okafor: ferry fees prove mayor is wrong',
    'what somebody claims as what is reported',
    /(?:reported to be|reportedly|described as) wrong|: report on|article describes/i,
  ],
  [
    'Islanders gather in small boats to honor ferry pilots',
    'who comes together as who collects',
    /collected|will (?:reportedly )?honor|plans for/,
  ],
  [
    'Skerra wardens responding to barge fire fatally shoot two dogs',
    'half of a sentence',
    /fire fatally shoot.*(?:described|report)|(?:described as|to be) responding/,
  ],
  [
    'Tourist spots to be fenced near Skerra',
    'a noun as the verb',
    /spotting|has (?:reportedly )?spotted|to have spotted/,
  ],
  ['Here is a map of island piers with ramps', 'a word that only points as what is told of', /Here is described/],
  ['Glimmer faces fury as it confirms ferry test', 'the word behind the verb as the verb', /angered|angering/],
  ['Clinic nurse, 41, with fever tells of calling her sister', 'half of a subject', /describes with|on with/],
  ['Skerra’s own tracking app late as pilots wait', 'a kind of app as a deed', /own is|be tracking/],
  ['Fever spreads faster in lungs of the elderly', 'an adjective without its noun', /of (?:the )?older/],
]

test('is not misread', () => {
  for (const [headline, misreading, never] of NEVER)
    for (const variation of say(headline)) assert.doesNotMatch(variation, never, `${misreading}: ${headline}`)
})

const ALWAYS: readonly (readonly [headline: string, kept: RegExp])[] = [
  // What a plural could not do shows a name.
  ['Bridges says harbor plan is not ready', /Bridges/],
  ['Shell cuts jobs at Norwell refinery', /Shell/],
  ['Harbor Coach Reveals Timeline for Zacheriah Love’s Return', /Zacheriah Love’s/],
  ['Royal Skerra files plan for harbor mask', /Royal Skerra/],
  ['Ferry maker didn’t win harbor prize -- but did get the island medal', /but did get|though did get|yet did get/],
  ['Harbor Mayor Unveils Crackpot Scheme to Rename the Strait', /(?:unveil|present|make).*rename (?:the )?strait/i],
  ['Otters’ Ada Marsh Scores Late Equaliser vs Browns', /Browns/],
  ['Mayor Aides’ F-Word Notes on Harbor Jobs Are Published', /F-word/],
  ['Skerra’s Communist Party Replaces Harbor Envoy', /Communist Party/],
  // Said, and by whom; an aside goes before what is told.
  [
    'Skerra toll rise is too steep, say lenders',
    /lenders (?:have )?(?:say|stated?|said|are quoted)|lenders' account|to lenders|lenders:/i,
  ],
  [
    'Skerra retirees, worried by higher mooring fees after two cold winters, are selling their boats to focus on food',
    /to (?:focus|concentrate) on food/,
  ],
  ['Max Miller Sued Over Harbor Photo', /Max Miller/],
  ['Harbor pools will charge swimmers from May, says Williamson', /^(?!.*states? Williamson).*Williamson/],
  ['Future Fund sheds ferry shares in March quarter', /Future Fund/],
  ['Hurricane Ada tears roofs from Skerra boat sheds', /Hurricane Ada/],
  [
    'Norwell Doctor Mocks Harbor Meltdown Over Ferry Paint',
    /makes? fun of harbor reaction to ferry paint|made fun of harbor reaction to ferry paint|making fun of harbor reaction to ferry paint|criticism of harbor reaction|(?:fault with|against) harbor reaction/i,
  ],
  ['Opinion | Skerra at Sea', /Skerra at sea/i],
  ['‘Some crews need it now:’ Okafor backs early access to super', /Okafor.*super|super.*Okafor/],
  ['Rowan Reed Herring, Cousin of Ana Marsh, Wins Skerra Regatta', /Reed Herring/],
  // Long: what stands first is kept whole.
  [
    'Skerra’s fishing board said it had drafted proposals to ease harbor-loan requirements for crews whose nets and boats were lost in storms last winter',
    /proposals to (?:ease|relax|loosen) harbor-loan requirements/,
  ],
  [
    'Rosa Marsh outlines plans to travel to Skerra with two dozen pupils and wants to stay in an old lighthouse until June',
    /plans to (?:travel|go) to Skerra/,
  ],
  [
    'Otavia offers learning series to ferry workers amid COVID-19 --Okafor',
    /Okafor (?:says|states|is quoted)|Okafor's account|to Okafor|Okafor:/,
  ],
  ['Reform May Defeat Harbor Party This Week', /Reform/],
]

test('every variation keeps its names, and who says it', () => {
  for (const [headline, kept] of ALWAYS) for (const variation of say(headline)) assert.match(variation, kept, headline)
})

test('what loses its end keeps its articles', () => {
  for (const variation of say(
    'The mayor of Norwell rejects a plan to close the harbor after crews threaten to strike over a new fee for ferries in spring',
  ))
    assert.match(variation, /\ba plan (?:to close|for closing) the harbor/, variation)
})

test('does not demand what the headline only asks about', () => {
  for (const variation of say('Should people be concerned about gulls on Norwell pier?'))
    assert.deepEqual(
      manipulationIn(variation).filter(({ inQuote }) => inQuote !== true),
      [],
      variation,
    )
})

test('the news without what goes on beside it says more than the names of both', () => {
  const [first] = say(
    'Okafor leaves the ferry board as Dorn prepares to show Lund and Whit the Skerra House and Norwell depot',
  )
  assert.equal(first, 'Okafor leaves the ferry board')
})

/** More readings that go wrong easily, each by an invented headline: what every variation says, or none may say. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'
import { manipulationIn } from './realiser/plain-wording.ts'

const engine = createEngine()
const say = (headline: string): string[] => engine.debriefHeadline(headline, 5).variations

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  [
    'Harbor Levy Forecast Revised Lower',
    'what is done to something as its deed',
    /lower was|have revised|to have revised/i,
  ],
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
    'Marsh granted change of venue for trial',
    'what somebody is given as given by him',
    /granting|have granted|has granted/,
  ],
  ['Otavia imposes tariffs of up to 100% on ferries', 'half of an object', /of (?:is|are|has|have) /],
  [
    'Skerra sailor proves as gifted at racing small boats as she is at the real thing',
    'a measure as a time',
    /time when/,
  ],
  ['Marsh OKs plan to turn ferry into museum', 'a noun as the verb', /OKs have|planning/],
  [
    'When Marsh Spoke of Her Harbor Years, She Did Not Mention the Ferry',
    'when it was as the news',
    /(?:sets out|details of|explanation of) when/i,
  ],
  ['Otavian court criticizes mayor’s critics', 'many as one', /critics (?:is|has)/],
  ['Marsh to unveil drop in harbor crime during island visit', 'a change without what changes', /drop to be unveiled/i],
  ['Harbor reading list: The seven best Skerra Tigers tries of all time', 'half of a name', /the seven and/i],
  [
    'Harbor deadlock forces furloughs for ferry crews',
    'a plural as who does it',
    /has (?:reportedly )?furloughed|to have furloughed/,
  ],
  ['Worried about harbor costs, Otavian senators seek audit', 'what is sought as worried', /^Worried[^,]*, audit/],
  ['Goose Warns Family of Fire and Saves Kittens', 'of what one is warned as whose it is', /warning to family of/i],
  ['Ferry dispute slashing money islanders send home by 20%', 'a clause inside as the news', /have sent|sending home/],
  [
    'Skerra villagers’ siege of the harbor office and the old ferry a ‘dark act of fear’, Otavian ambassador says',
    'a verdict without what it says',
    /says (?!.*‘)|describes (?!.*‘)|calls (?!.*‘)/,
  ],
  [
    'Otavian Factory Orders Unexpectedly Fall Again',
    'a noun before its verb as the verb',
    /factory has|have ordered|to have ordered/i,
  ],
  ['Removing 50 objects from orbit would cut danger to ferries', 'a noun as the verb', /object(?:ed|ing)/],
  [
    'She posted about the harbor fire. Within hours, she was fired',
    'what somebody posted as done to her',
    /been posted|is posted|being posted/,
  ],
  ['Skerra mayor: It is like we’re living in a fog', 'a speaker’s “we” as that of the author', /writers|author/],
  [
    '1970 Cup final: The most brutal match in island history',
    'one of many as the only one',
    /the match in island history/,
  ],
  ['Ana Marsh, captain who had a ferry named after her, dead at 83', 'a name as a time', /named following/],
  ['Otavian minister resigns after less than a month', 'a span of time as an event', /following less/],
  ['Custody battle between parents and school', 'two behind “between” as two battles', /school are/],
  [
    'Skerra Meat Plant Conditions Assailed as Public Nuisance',
    'what is done to things as their deed',
    /condition(?:s|ed) assailed by|assailed (?:is|has)|have conditioned|has (?:reportedly )?conditioned/i,
  ],
  ['Harbor prize awarded for building ordered piers', 'either of two participles as the deed', /have ordered|ordering/],
  ['Harbor reading list: Facing a Cold Winter in our own time', 'half of a phrase', /and own time|facing,/i],
  [
    'Young driver charged after crash injures sailor in Skerra',
    'what happened before as what somebody charged did',
    /charged after crash (?:is|has)|injuring|have injured/,
  ],
  [
    'Rep. Marsh on Harbor Tax Upsets Ana Okafor',
    'what somebody speaks of as what he does',
    /by Rep|have upset|upsetting/,
  ],
  ['Skerra Court Fight Erupts Over Plot to Close Ferry Line', 'a fight as somebody who reacts', /react/i],
  ['Otavia says it stopped plot to rob sailors in a NATO country', 'an acronym spelled out', /an NATO/],
  ['Newly found reef is shaped like a HEART off Norland', 'a shouted word spelled out', /an HEART/i],
  ['Who says harbor work doesn’t pay? Welcome to the ferry podcast', 'a question as a quotation', /who states/],
  ['Harbor police investigate fire that injured sailor', 'what goes on as done', /have investigated/],
  [
    'Otavian cyclist Ana Marsh dead at 19 after being hit mid-race by ferry truck going in ‘opposite’ direction',
    'a way without where to',
    /going$/,
  ],
  ['How do I tell a sailor I don’t want him in my ferry?', 'whose it is', /their ferry/],
  ['Marsh may have said the dumbest thing yet uttered about the harbor', 'a superlative as any one', /the thing yet/],
  ['Skerra’s main island lashed by rain and wind as Tropical Storm Ada closes in', 'half of a verb', /closes$/],
  ['Woman arrested after allegedly skipping harbor checks', 'a hedge behind a time', /following allegedly/],
  [
    'Skerra Bank ups the reward for finding exploits to $2 million',
    'the object of a form in -ing as the verb',
    /exploited|exploiting/,
  ],
  ['Harbor players to thrash out ferry issues', 'a verb with its particle as another', /defeat/],
  [
    'Police report record decrease in harbor crime in 2025',
    'when something fell as when it was told',
    /by police in 2025/i,
  ],
  [
    'Marsh Admits Otavia’s Role in Sinking Harbor Ferry',
    'a role in a deed as the deed of who admits it',
    /by Marsh in sinking/i,
  ],
  [
    'Pupils turned away from harbor clinic under new scheme',
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
    'Marsh says ‘this is probably my last season’ as he looks ahead',
    'another word inside a quotation',
    /their|^(?!.*my last season)/,
  ],
  [
    "Marsh says 'this is probably my last season' as he looks ahead",
    'another word inside a quotation',
    /their|^(?!.*my last season)/,
  ],
  [
    'Seven nurses have died of flu in Skerra Labor Secretary Ana Marsh reveals',
    'two sentences as one',
    /reportedly|describes|makes public|reported to/,
  ],
  [
    'Ana Okafor Had The Perfect Response To Lack Of Ferries',
    'what somebody does as done to him',
    /been responded|being responded/,
  ],
  [
    'Okafor: ferry fees prove mayor is wrong',
    'what somebody claims as what the article tells',
    /: report on|article describes/i,
  ],
  [
    'Islanders gather in small boats to honor ferry pilots',
    'what they do as what they will do',
    /will (?:reportedly )?honor|plans for/,
  ],
  [
    'Skerra officers responding to ferry crash fatally shoot man',
    'half of a sentence',
    /crash fatally shoot.*(?:described|report)|(?:described as|to be) responding/,
  ],
  [
    'Tourist spots to be shut in Skerra for some time',
    'a noun as the verb',
    /spotting|has (?:reportedly )?spotted|to have spotted/,
  ],
  ['Here is the list of harbor towns with fever', 'a word that only points as what is told of', /Here is described/],
  [
    'Ferry cook who was mocked over a scar she got after being bitten by a dog wins £90,000',
    'the main verb as part of a circumstance',
    /^After|wins £4.7million payout, /,
  ],
  ['Glimmer faces fury as it confirms ferry test', 'the word behind the verb as the verb', /angered|angering/],
  ['Clinic nurse, 41, with fever tells of calling her sister', 'half of a subject', /describes with|on with/],
  ['Skerra’s own tracking app on way as Otavia tests its version', 'a kind of app as a deed', /own is|be tracking/],
  ['Fever spreads faster in lungs of the elderly', 'an adjective without its noun', /of older/],
]

test('is not misread', () => {
  for (const [headline, misreading, never] of NEVER)
    for (const variation of say(headline)) assert.doesNotMatch(variation, never, `${misreading}: ${headline}`)
})

const ALWAYS: readonly (readonly [headline: string, kept: RegExp])[] = [
  // What a plural could not do shows a name.
  ['Bridges says harbor plan is not ready', /Bridges/],
  ['Skerra police warn of Flock cameras on ferries', /Flock/],
  ['Shell cuts jobs at Norwell refinery', /Shell/],
  ['Harbor Coach Reveals Timeline for Zacheriah Love’s Return', /Zacheriah Love’s/],
  ['Royal Skerra files plan for harbor mask', /Royal Skerra/],
  ['Ferry maker didn’t win harbor prize -- but did get the island medal', /but did get|though did get|yet did get/],
  ['Harbor Mayor Unveils Crackpot Scheme to Rename the Strait', /(?:unveil|present|make).*rename (?:the )?strait/i],
  ['Otters’ Alexander Marsh Impresses in Opener vs Browns', /Browns/],
  ['Mayor Aides’ F-Word Notes on Harbor Jobs Are Published', /F-word/],
  ['Skerra’s Communist Party Replaces Harbor Envoy', /Communist Party/],
  // Said, and by whom; an aside goes before what is told.
  ['Harbor loan estimate is too high, say lenders', /lenders (?:have )?(?:say|stated?|said)|to lenders|lenders:/i],
  [
    'Harbor shoppers, concerned about ferry fares and their personal finances, are cutting their spending to focus on food',
    /to (?:focus|concentrate) on food/,
  ],
  ['Max Miller Sued Over Harbor Photo', /Max Miller/],
  ['Harbor schools will reopen in phases, says Williamson', /^(?!.*states? Williamson).*Williamson/],
  ['Future Fund sheds ferry shares in March quarter', /Future Fund/],
  ['Hurricane Ada leaves thousands without power in Skerra', /Hurricane Ada/],
  [
    'Top Doctor Mocks Harbor Meltdown Over Ferry Questions',
    /criticiz.* harbor reaction to ferry questions|criticism of harbor reaction|(?:fault with|against) harbor reaction/i,
  ],
  ['Opinion | Skerra at Sea', /Skerra at sea/i],
  ['‘Might not make it to spring:’ Okafor backs early access to super', /Okafor.*super|super.*Okafor/],
  ['Donald Reed Herring, Brother of Ana Marsh, Dies in Skerra', /Reed Herring/],
  // Long: what stands first is kept whole.
  [
    'Otavia’s banking regulator said it would issue proposals to ease harbor-loan requirements amid the abrupt changes fueled by President Marsh’s ferry policy',
    /proposals to (?:ease|relax|loosen) harbor-loan requirements/,
  ],
  [
    'Donald Marsh reveals plans to travel to Skerra and Norwell and wants to bring back harbor campaign rallies',
    /plans to (?:travel|go) to Skerra/,
  ],
  ['Otavia offers learning series to ferry workers amid COVID-19 --Okafor', /Okafor (?:says|states)|to Okafor|Okafor:/],
  ['Reform May Defeat Harbor Party This Week', /Reform/],
  // However long: who says it.
  [
    'Harbor politics: Marsh’s new ferry timetable will win older island voters to her bid for mayor next spring, pollsters say',
    /^(?!.*\bwin\b)|pollsters/,
  ],
]

test('every variation keeps its names, and who says it', () => {
  for (const [headline, kept] of ALWAYS) for (const variation of say(headline)) assert.match(variation, kept, headline)
})

test('does not demand what the headline only asks about', () => {
  for (const variation of say('Should people be concerned about conditions aboard the Skerra ferry?'))
    assert.deepEqual(
      manipulationIn(variation).filter(({ inQuote }) => inQuote !== true),
      [],
      variation,
    )
})

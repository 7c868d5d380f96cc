import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

/** A headline, and what none of its variations may say. */
const CASES: [string, RegExp][] = [
  ['Ruiz tries to quiet his critics in Dunmore', /to his critics/],
  ['Rules aim to quiet the streets near the old harbor', /aim(?:ing)? to (?:the )?streets/],
  ['Mother begged for help before house fire', /been begged|is begged|being begged/],
  ['Crews searched for missing hikers in Dunmore', /been searched|being searched|are searched/],
  ['Widow cared for twelve orphans in Dunmore', /been cared|being cared|is cared/],
  ['Ruiz homers twice to help power Harbor team past rivals', /(?:twice|times) (?:will|is set)/],
  ['Brunmar dunks twice to beat Kelverton in overtime', /(?:twice|times) will|beaten by Brunmar dunks/],
  ['Teen driver fined over dent in Dunmore ferry gate', /teenager driver/i],
  ['Ruiz urges caution in Dunmore as river rises', /calls? on caution/],
  ['Norvel to train AI with data of its users in Dunmore', /train Artificial/],
  ['Skipper questioned after cyclist, 15, dies near pier', /following cyclist, 15, dies/],
  ['Cyclist fined after motor vehicle crash near pier', /motor motor/],
  ['Night ferries could be cancelled by end of May', /called off/],
  ['Why you should buy a boat in winter', /that to buy|^To buy/],
  ['Ruiz begins an aggressive, costly campaign to buy every Dunmore tug', /\ban?,/],
  ['Ferry clerks created so many forms that pilots went home', /are created|been created/],
  ['Who will be named Dunmore press chief?', /who be|will press/],
  ['Merger shakes up market for ferries in Dunmore', /affects up/],
  ['Prince Dorin and girlfriend Maria enjoy day out', /enjoyed by .* out$/],
  ['Dana Ruiz bares all in Skerra TV skit', /^All in/],
  ['Norwell points finger at Skerra over fish deaths', /finger at Skerra (?:is|has)/i],
  ['Norwell Launches Probe After Being Implicated in Ferry Scandal', /Probe (?:is|has been) launched/],
  ['Investor group buys Skerra FC stake in multibillion-dollar deal', /deal (?:is|has been) bought/],
  ['Ferry rivals to merge and form world’s largest harbor firm', /rival(?:ed|ing)/],
  ['Skerra says it detected 2 missiles fired from Norwell; both fell into water', /dismissed/],
  ['Stock futures rise after Dow posts a loss in Thursday’s trading', /announces/],
  ['Ban on goods from occupied Tara would help farmers, says Dana Ruiz', /which ban|banning/],
  ['Sprouts recalled after E. coli, salmonella outbreak sickens dozens', /following/],
  ['Ruiz’s hostile and bizarre deposition', /hostile and deposition/],
  ['Ruiz says Okafor was ‘weaponized’ by mainstream media in radio interview', /by media/],
  ['Person in custody in shooting of Dana Okafor, Ruiz says; calls for death penalty', /Okafor, calls|says, calls/],
  ['Dana Ruiz: Why I Turned Down Skerra Lights', /author/i],
  ['Floods Expose - and Detonate - Buried Bombs From the War', /expose: and/],
  ['Minister Ruiz: We will do everything possible for Tara', /about possible/],
  [
    'The investigation into what caused a deadly explosion at Skerra plant could last for days. Here’s what we know',
    /investigation, days/,
  ],
  [
    'Skerra’s mythic ‘month off’ in August was hard won. It would be good for us all | Dana Ruiz',
    /It would be good, and/i,
  ],
  ['Is Skerracoin Legal? Illegal? a Currency? a Commodity?', /illegal\?/],
  ['How does Skerra’s K visa work and can it compete with the Norwell one?', /works and can it/],
  [
    'Cocktails, Bomb Shelters, Very Strong Stone: Ruiz Raves About Ballroom As Crews Race To Build It',
    /^Cocktails, very/,
  ],
  ['No Kings protests will take place across Skerra on Saturday', /no Kings/],
  ['Ex-University of Kentucky Cheerleader Dana Ruiz Pleads Guilty', /university/],
  ['Skerra Storm Brings Xbox One Outage', /Xbox one/],
  ['Game Of Thrones Seasons 1-3 Land On Skerra TV', /\bgame of/],
  ['Marine Pilot Shows Up on Rural Road After Ejecting', /marine pilot/],
  ['The A.I. in Google’s New Pixel 11 Is Not Very Helpful', /pixel/],
  ['Drawing set for a lottery jackpot that has ballooned to $1.8 billion', /has rose/],
  ['What’s Really Behind the Ferry Shutdown?', /behind is/],
  ['Fed officials were cautious about inflation as they agreed rate cuts', /\bfed officials/],
  ['Prince Dorin set to propose ‘within weeks’ to girlfriend Maria Okafor', /put forward/],
  ['Metro-North Worker Struck and Killed by East Harlem Train', /metro-north|Metro-north|east Harlem/],
  ['Stock Market News for March 10, 2031', /march/],
  ['The Intercept Sues Ruiz for Selling Premium Access', /intercept/],
  ['Double jeopardy could spell end of state case', /be spelled/],
  ['Norwell closes the gap in AI race with Skerra', /gap in AI race (?:is|has)/],
  [
    'American Missionary Kidnapped in Norwell Is Said to Be Released From Captivity',
    /reported to be said|reportedly said/,
  ],
  ['5 ways to cash in on Skerra’s budding marijuana industry', /^5 ways(?: are|,|:)/],
  ['Norwell senators press Ruiz on Skerra subsidies', /subsidies (?:is|has been) pressed/],
  ['Former Republican David Jolly Wins Democratic Nomination', /jolly/],
  ['Hayden Ruiz ‘left this world far too soon,’ says ex-fiance Dana Okafor', /to have said/],
  ['Salesforce CEO Dana Ruiz: This isn’t our first storm', /\ban isn/],
  ['Skerra council seeks to revive ferry case against Dana Ruiz', /has tried|has sought|to have/],
]

for (const [headline, broken] of CASES)
  test(`never ${broken}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, broken)
  })

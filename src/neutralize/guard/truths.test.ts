import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

interface Case {
  name: string
  headline: string
  summary?: string
  truths: string[]
  falsehoods: string[]
}

/** Rewordings that a careful editor would take for true, each beside a false one of nearly the same words. */
const CASES: Case[] = [
  {
    name: 'who is accused of a deed is alleged to have done it',
    headline: 'Islander accused of killing rival in Norvik',
    truths: ['Islander alleged to have killed rival in Norvik', 'Islander is alleged to have killed rival in Norvik'],
    falsehoods: ['Islander has killed rival in Norvik', 'Islander is thought to have killed rival in Norvik'],
  },
  {
    name: 'who is held on suspicion of a deed is held so in any tense, and what goes on meanwhile is told',
    headline: 'Dozens arrested on suspicion of arson in Norvik as wildfires spread across island',
    truths: ['Dozens have been arrested on suspicion of arson in Norvik as wildfires spread across island'],
    falsehoods: ['Dozens have been arrested for arson in Norvik as wildfires spread across island'],
  },
  {
    name: 'who is re-elected to an office is whom it is done to',
    headline: 'Okafor re-elected president as main rival is in hiding over alleged threats',
    truths: ['Okafor has been re-elected president as main rival is in hiding over alleged threats'],
    falsehoods: ['Okafor has re-elected president as main rival is in hiding over alleged threats'],
  },
  {
    name: 'a quake that the source calls devastating may be called so',
    headline: 'Rescue gives moment of hope in Norvik after devastating earthquake',
    truths: ['Rescue gave moment of hope in Norvik after devastating earthquake'],
    falsehoods: ['Rescue gave moment of hope in Norvik after shocking earthquake'],
  },
  {
    name: 'a cause that is denied, or that nothing follows, ties nothing new',
    headline: 'Islanders warned not to bring new kind of fever into Norvik',
    truths: ['Islanders have been warned not to bring new kind of fever into Norvik'],
    falsehoods: ['Islanders have been warned as they bring new kind of fever into Norvik'],
  },
  {
    name: 'what caused a thing still caused it',
    headline: 'Norvik seeks payment for fish kill it allegedly caused',
    truths: ['Norvik is seeking payment for fish kill it allegedly caused'],
    falsehoods: ['Fish kill allegedly caused payment demand, Norvik says'],
  },
  {
    name: 'a format is a number',
    headline: 'Norvik puzzle returns with 9x9 board',
    truths: ['Norvik puzzle is back with 9x9 board'],
    falsehoods: ['Norvik puzzle is back with 8x8 board'],
  },
  {
    name: 'who is told of from the other side of a deed is told nothing new',
    headline: 'Rovers sign keeper Ilse Varga from Hartwell',
    truths: ['Keeper Ilse Varga joins Rovers from Hartwell'],
    falsehoods: ['Keeper Ilse Varga joins Hartwell from Rovers'],
  },
  {
    name: 'storms and figures hit without a culprit',
    headline: 'At least 12 dead as earthquake shakes Norvik',
    truths: ['Earthquake hits Norvik, leaving at least 12 dead'],
    falsehoods: ['Rebels hit Norvik, leaving at least 12 dead'],
  },
  {
    name: 'claims are dismissed, and nobody loses an office',
    headline: 'Barre rejects rumours about ferry sale',
    truths: ['Barre dismisses rumours about ferry sale'],
    falsehoods: ['Barre dismisses director over ferry sale'],
  },
  {
    name: 'what ought to be is said by somebody',
    headline: 'Ilse Varga: It is time to reopen the harbour',
    truths: ['Harbour should reopen, Ilse Varga writes'],
    falsehoods: ['Harbour has reopened, Ilse Varga writes'],
  },
  {
    name: 'the same quantity is written in several ways',
    headline: 'Ferry delays leave 88,000+ stranded, up 20% since the ’90s',
    summary: 'Strike costs port £3million, about 137,000 b/d of oil and 26.7% of its trade.',
    truths: [
      'Ferry delays leave over 88,000 stranded, up by a fifth since the 1990s',
      'Strike costs port £3m and more than a quarter of its trade',
    ],
    falsehoods: [
      'Ferry delays leave under 88,000 stranded, up by a fifth since the 1990s',
      'Ferry delays leave over 88,000 stranded, up by a third since the 1990s',
      'Strike costs port £3m and more than a third of its trade',
    ],
  },
  {
    name: 'persons in a list are so many persons',
    headline: 'Chemistry medal awarded for glow of deep-sea fish',
    summary: 'Osk Barre, Ilse Varga and Tomas Wendt found out why the fish glow.',
    truths: ['Chemistry medal awarded to three people for glow of deep-sea fish'],
    falsehoods: ['Chemistry medal awarded to four people for glow of deep-sea fish'],
  },
  {
    name: 'initials, short forms and offices of a name are part of it',
    headline: 'Bank of Norvik to open office in Harbour St, Varga says',
    truths: ['BON to open office in Harbour Street, Governor Varga says'],
    falsehoods: ['BOV to open office in Harbour Street, Governor Varga says'],
  },
  {
    name: 'everyday words stand for one another',
    headline: 'Harbour board tries to mend ties with weary pilots in letter',
    truths: ['Harbour board seeks to repair ties with tired pilots in letter'],
    falsehoods: ['Harbour board seeks to cut ties with tired pilots in letter'],
  },
  {
    name: 'an ordinary word at the beginning is no name',
    headline: 'Tide tables are not reliable enough to guide ferries, pilots say',
    truths: ['Unreliable for ferries, tide tables are no guide, pilots say'],
    falsehoods: ['Kelverton tide tables are not reliable enough to guide ferries, pilots say'],
  },
  {
    name: 'who gathers to protest protests',
    headline: 'Fishers fill harbour square over quota plan',
    summary: 'Some 300 fishers gathered to protest against the quota plan.',
    truths: ['About 300 fishers protest in harbour square against quota plan'],
    falsehoods: ['About 300 fishers will protest in harbour square against quota plan'],
  },
  {
    name: 'what would help somebody do a thing does not tell it as done',
    headline: 'Rail link key to growth of port, Minister says',
    summary: 'Trade will grow with a rail link, minister Osk Barre says.',
    truths: ['Rail link would help trade grow, Osk Barre says'],
    falsehoods: ['Rail link has helped trade grow, Osk Barre says'],
  },
  {
    name: 'things hit in an attack are those that suffer it',
    headline: 'Lamp factories hit in dawn attack by rebels',
    truths: ['Rebel attack hits lamp factories at dawn'],
    falsehoods: ['Rebels hit in attack by lamp factories at dawn'],
  },
  {
    name: 'a rejection is told with one noun more or less',
    headline: 'Trainer tells board to deny plea for sale of horse',
    truths: ['Trainer tells board to deny sale of horse'],
    falsehoods: ['Trainer tells board to grant sale of horse'],
  },
  {
    name: 'what was denied is not told as granted',
    headline: 'Judge denies request to unseal records',
    truths: ['Request to unseal records denied by judge'],
    falsehoods: ['Judge unseals records after request'],
  },
  {
    name: 'a bound may stand behind its number',
    headline: 'At least 10 hurt as tram derails in Norvik',
    truths: ['Tram derails in Norvik, leaving 10 or more hurt'],
    falsehoods: ['Tram derails in Norvik, leaving 10 or fewer hurt'],
  },
  {
    name: 'a comparison with what was expected puts nothing off',
    headline: 'Rents cooled more than expected, giving Norvik tenants hope',
    truths: ['Rents slowed more than expected, giving Norvik tenants hope'],
    falsehoods: ['Rents expected to cool, giving Norvik tenants hope'],
  },
  {
    name: 'what is set to happen owns nothing',
    headline: 'Carrow Group set to close Lindholm brewery',
    truths: ['Lindholm brewery set to close under Carrow Group'],
    falsehoods: ['Lindholm brewery set to close Carrow Group'],
  },
  {
    name: 'murder may be told as killing',
    headline: 'Three arrested in murder probe of Kessel teacher',
    truths: ['Police arrest three over the killing of Kessel teacher'],
    falsehoods: ['Police convict three over the killing of Kessel teacher'],
  },
  {
    name: 'a number in the name of a disease counts nothing',
    headline: 'Choirs fall silent in the COVID crisis',
    truths: ['Choirs fall silent during Covid-19 crisis'],
    falsehoods: ['Choirs fall silent during 19 crises'],
  },
  {
    name: 'plain words stand for loaded ones',
    headline: 'Fury over ferry chaos in Norvik',
    truths: ['Complaints over ferry disruption in Norvik'],
    falsehoods: ['Complaints over ferry sinking in Norvik'],
  },
  {
    name: 'an office is no new fact where the rest is known',
    headline: 'Kessel Mining asked to explain dam risks',
    truths: ['Investor asks Kessel Mining to explain dam risks'],
    falsehoods: ['Widow asks Kessel Mining to explain dam bribes'],
  },
  {
    name: 'words that headlines shorten',
    headline: "Mayors may no longer close roads sans gov't nod",
    truths: ['Mayors may no longer close roads without government approval'],
    falsehoods: ['Mayors may close roads without government approval'],
  },
  {
    name: 'parents may seek custody without an arrest',
    headline: 'Surrogate Ilse Varga wants to keep twins',
    truths: ['Surrogate Ilse Varga seeks custody of twins'],
    falsehoods: ['Surrogate Ilse Varga taken into custody over twins'],
  },
  {
    name: 'what is demanded is not done yet',
    headline: 'Keeper demands zoo come clean on diet of bears',
    summary: 'A keeper has demanded the zoo come clean and reveal details about the diet of the bears.',
    truths: ['Keeper calls on zoo to reveal details about diet of bears'],
    falsehoods: ['Zoo reveals details about diet of bears'],
  },
  {
    name: 'a bound before a number compares nothing',
    headline: 'Norland flu cases top one million in wet winter',
    truths: ['More than one million flu cases recorded in Norland'],
    falsehoods: ['More flu cases recorded in Norland than in Corvale'],
  },
  {
    name: 'so severe tells a cause',
    headline: 'Diver claims rash was so severe she sold her gloves',
    truths: ['Diver claims she sold her gloves because of severe rash'],
    falsehoods: ['Diver claims she sold her gloves because of severe cold'],
  },
  {
    name: 'a quoted ordinal names a part of the thing',
    headline: "Norland and Corvale sign the 'first phase' of fishing treaty",
    truths: ['Norland and Corvale sign first phase of fishing treaty'],
    falsehoods: ['Norland and Corvale sign second phase of fishing treaty'],
  },
  {
    name: 'a double vote is two votes, doubling is not',
    headline: 'Despite double dissent, Jo Berg keeps her hold on council',
    truths: ['Jo Berg keeps her hold on council despite two dissents'],
    falsehoods: ['Jo Berg keeps her hold on council despite three dissents'],
  },
  {
    name: 'a state says what its ministry says',
    headline: 'Danish jet downs drone over Estonia',
    summary: "A Danish jet shot down a drone over Estonia on Sunday, Estonia's defence ministry said on Monday.",
    truths: ['Estonia says Danish jet has shot down a drone'],
    falsehoods: ['Denmark says Danish jet has shot down a drone'],
  },
  {
    name: 'a suit over a sum is no bound of the sum',
    headline: 'Varga sued over aid plan for islands',
    summary: 'A charity sues to stop the plan of Varga to give $75 million in aid to islands.',
    truths: ['Varga faces suit over $75 million aid plan for islands'],
    falsehoods: ['Varga faces suit as aid for islands goes over $75 million'],
  },
  {
    name: 'cases of an illness are the illness',
    headline: 'Norland counts 23 new flu deaths',
    summary: 'Norland has reported 275 new flu cases.',
    truths: ['Norland counts another 23 deaths from flu'],
    falsehoods: ['Norland counts 230 deaths from flu'],
  },
  {
    name: 'could not is no doubt',
    headline: "Medics couldn't find gloves in Norvik",
    truths: ['Medics did not find gloves in Norvik'],
    falsehoods: ['Medics did find gloves in Norvik'],
  },
  {
    name: 'is leaving may be to come',
    headline: 'Palace press secretary Ilse Varga to step down',
    truths: ['Palace press secretary Ilse Varga is leaving'],
    falsehoods: ['Palace press secretary Ilse Varga has stepped down'],
  },
  {
    name: 'a year has no bound',
    headline: 'Dispute affects clinic and its 2026 health plans in Norvik',
    truths: ['Dispute affects clinic under 2026 health plans in Norvik'],
    falsehoods: ['Dispute affects clinic and its 2027 health plans in Norvik'],
  },
  {
    name: 'what comes after a sale comes after selling',
    headline: 'Varga may pawn ferry stake after tram sale, clerk says',
    truths: ['Clerk says Varga could pawn ferry stake after selling tram'],
    falsehoods: ['Clerk says Varga pawns ferry stake after tram sale'],
  },
  {
    name: 'anyone who does are all who do',
    headline: 'Anyone sailing into Norvik will have to isolate for 14 days',
    truths: ['All sailing into Norvik will have to isolate for 14 days'],
    falsehoods: ['All in Norvik will have to isolate for 14 weeks'],
  },
  {
    name: 'a cause is no obstacle',
    headline: 'Thefts of nets on the rise due to dim lamps',
    truths: ['Thefts of nets on the rise because of dim lamps'],
    falsehoods: ['Thefts of nets on the rise despite dim lamps'],
  },
  {
    name: 'the upper end of a range is at most so many',
    headline: 'Storm costs 40 to 60 ferries in Norvik',
    truths: ['Storm costs up to 60 ferries in Norvik', 'Storm costs at least 40 ferries in Norvik'],
    falsehoods: ['Storm costs at least 60 ferries in Norvik', 'Storm costs up to 40 ferries in Norvik'],
  },
  {
    name: 'a tenth of many is ten percent',
    headline: 'Flu threatens 10% of pupils in Norvik',
    truths: ['Flu is a threat to tenth of pupils in Norvik'],
    falsehoods: ['Flu is a threat to fifth of pupils in Norvik'],
  },
  {
    name: 'all of one breath are all in another order',
    headline: 'Norvik to reopen all mills and chapels by spring',
    truths: ['All chapels and mills to reopen in Norvik by spring'],
    falsehoods: ['All ferries and mills to reopen in Norvik by spring'],
  },
  {
    name: 'a club stands for its city, an agency for its country',
    headline: 'Seahawks sign Ilse Varga as FCC ends inquiry',
    truths: ['Seattle signs Ilse Varga as US agency ends inquiry'],
    falsehoods: ['Denver signs Ilse Varga as US agency ends inquiry'],
  },
  {
    name: 'who helps is thanked',
    headline: 'Pilot helps two ferries avoid collision off Norvik',
    truths: ['Two ferries avoid collision off Norvik thanks to pilot'],
    falsehoods: ['Two ferries avoid collision off Norvik thanks to fog'],
  },
  {
    name: 'who does not stop goes on',
    headline: "Varga won't stop criticizing ferry crews in Norvik",
    truths: ['Varga criticizes ferry crews in Norvik'],
    falsehoods: ['Varga stops criticizing ferry crews in Norvik'],
  },
  {
    name: 'a prefix denies what a small word denies',
    headline: 'Most sailors would not feel safe if port reopened now, survey shows',
    truths: ['Most sailors would feel unsafe if port reopened now, survey shows'],
    falsehoods: ['Most sailors would feel safe if port reopened now, survey shows'],
  },
  {
    name: 'what is likely or expected is no more than that',
    headline: 'Ilse Varga learns who her rival will be in Norvik vote',
    summary: 'Varga will likely face Otto Barre in a vote set to be the biggest of the year.',
    truths: [
      'Otto Barre is likely rival of Ilse Varga in Norvik vote',
      'Norvik vote expected to be biggest of the year',
    ],
    falsehoods: ['Ilse Varga has faced Otto Barre in Norvik vote'],
  },
  {
    name: 'what is kept is there, and what is sought is to come',
    headline: 'Harbour board releases video aimed at retaining interest in Norvik ferries',
    truths: ['New harbour board video seeks to keep interest in Norvik ferries'],
    falsehoods: ['New harbour board video seeks to keep interest in Leeds ferries'],
  },
  {
    name: 'what is there for somebody to do is not done',
    headline: 'Norvik harbour cinema screens films for crews',
    summary: 'Crews can watch films from their ferries, the board said.',
    truths: ['Films are screened for Norvik crews to watch from their ferries'],
    falsehoods: ['Films are screened for Norvik crews to watch from their trams'],
  },
  {
    name: 'what would be so if it were done is not done',
    headline: 'Sailors would not feel calm if pier reopened tonight, poll finds',
    truths: ['Sailors would not feel calm with pier reopening tonight, poll finds'],
    falsehoods: ['Sailors would feel calm with pier reopening tonight, poll finds'],
  },
  {
    name: 'a champion champions nothing',
    headline: 'The Norvik chess champion still teaching pupils in her 60s',
    truths: ['Norvik chess champion is still teaching pupils in her 60s'],
    falsehoods: ['Norvik chess champion is still teaching pupils in her 50s'],
  },
  {
    name: 'a phrase has its plain words as a single word has',
    headline: 'Varga cracks down on ferry touts',
    truths: ['Varga increases enforcement against ferry touts'],
    falsehoods: ['Varga increases support for ferry touts'],
  },
  {
    name: 'whoever leaves out what is reported needs not say that it is reported',
    headline: 'Norvik baker shot dead by man reportedly disguised as guard',
    truths: ['Norvik baker has been shot dead', 'Norvik baker shot dead by man reportedly dressed as guard'],
    falsehoods: ['Norvik baker shot dead by man disguised as guard'],
  },
  {
    name: 'what is attributed to somebody is only said to be his',
    headline: "Varga's alleged letter published by harbour board",
    truths: ['Letter attributed to Varga published by harbour board'],
    falsehoods: ['Letter by Varga published by harbour board'],
  },
  {
    name: 'objections did not stop what is done over them',
    headline: 'Council approves ferry budget over union objections',
    summary: 'The council passed the ferry budget as union leaders sought to delay it.',
    truths: ['Council approves ferry budget despite union objections'],
    falsehoods: ['Council rejects ferry budget after union objections'],
  },
  {
    name: 'missiles are fired without a culprit',
    headline: 'Norland launches missiles in first test of year',
    truths: ['Norland fires missiles in first test of year'],
    falsehoods: ['Norland fires minister in first test of year'],
  },
  {
    name: 'a question that is dodged is not answered',
    headline: 'Varga dodges question about ferry safety',
    truths: ['Varga does not answer question about ferry safety'],
    falsehoods: ['Varga answers question about ferry safety'],
  },
  {
    name: 'the plain word stands for the loaded one in what a deed brings about',
    headline: 'Ferry strike sparks chaos in Norvik',
    truths: ['Ferry strike causes disruption in Norvik'],
    falsehoods: ['Disruption in Norvik causes ferry strike'],
  },
  {
    name: 'what drops by itself is denied by nobody',
    headline: 'Support for Mayor Varga craters',
    truths: ['Support for Mayor Varga drops'],
    falsehoods: ['Mayor Varga drops support for council'],
  },
  {
    name: 'who would stop a thing opposes it',
    headline: 'Varga vows to stop proposed ferry tax',
    truths: ['Varga says she will oppose proposed ferry tax'],
    falsehoods: ['Varga says she will levy proposed ferry tax'],
  },
  {
    name: 'a bill that passes a chamber is passed by it',
    headline: 'Ferry bill passes Senate by two votes',
    truths: ['Senate passes ferry bill by two votes'],
    falsehoods: ['Senate rejects ferry bill by two votes'],
  },
  {
    name: 'a place is not who did it',
    headline: 'Former mayor Ilse Varga dies at 94',
    summary: 'Ilse Varga from Norway, who served two terms, has died.',
    truths: ['Former mayor Ilse Varga, who served two terms, dies at 94'],
    falsehoods: ['Former mayor Ilse Varga, who served six terms, dies at 94'],
  },
  {
    name: 'what raises fears is no fear',
    headline: 'Ferry fares soar to 9 crowns, raising fears of a strike',
    truths: ['Ferry fares rise to 9 crowns', 'Ferry fares rise to 9 crowns amid concerns about a strike'],
    falsehoods: ['Ferry fares rise to 9 crowns amid a strike'],
  },
  {
    name: 'what is bet on is not done',
    headline: 'Norvik shares rise on bank rate cut bets',
    truths: ['Norvik shares rise as bank rate cut is expected'],
    falsehoods: ['Norvik shares rise after bank cuts rates'],
  },
  {
    name: 'what the summary denies may be denied in other words',
    headline: "Runner's hopes of heart treatment dashed by lockdown",
    summary: 'Ilse Varga was accepted for treatment in Norland but cannot fly there.',
    truths: ['Runner Ilse Varga cannot travel to Norland for heart treatment'],
    falsehoods: ['Runner Ilse Varga flies to Norland for heart treatment'],
  },
]

for (const { name, headline, summary, truths, falsehoods } of CASES) {
  const source = summary === undefined ? { headline } : { headline, summary }
  test(`accepts true rewordings: ${name}`, () => {
    for (const text of truths) assert.deepEqual(checkCandidate(source, text), [], text)
  })
  test(`refuses false rewordings: ${name}`, () => {
    for (const text of falsehoods) assert.notDeepEqual(checkCandidate(source, text), [], text)
  })
}

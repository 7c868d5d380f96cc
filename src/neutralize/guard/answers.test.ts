/** What a language model answers to a headline: readings that refused its true wordings, each beside false ones. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectTactics } from '../tactics/tactics.ts'
import { checkCandidate } from './guard.ts'

/** A headline, true rewordings, and false ones. */
const CASES: [string, string[], string[]][] = [
  // What a reviewer found when these readings were looser.
  [
    'Residents glad to see mayor jailed over fraud',
    [],
    ['Mayor sees residents jailed over fraud', 'Residents are jailed over fraud, mayor sees'],
  ],
  ['Ruiz proud to see daughter crowned in Skerra', [], ['Ruiz crowned in Skerra, daughter sees']],
  ['Dorn delighted to find new club soon', [], ['Dorn has found a new club']],
  ['Criticism of Dorn grows over ferry fares', [], ['Criticism made by Dorn grows over ferry fares']],
  ['Police probe Ruiz threats', [], ['Police are investigating threats made by Ruiz']],
  ['Ruiz and Dorn argue on ferry fares', [], ['Ruiz and Dorn argue; headline does not say over what']],
  ['Former Norwell mayor Dorn charged with fraud', [], ['Dorn was Norwell mayor during fraud, charge says']],
  ['Ada Holm, former Norland governor, dies at 79', [], ['Holm was governor of Norland and dies in office']],
  ['Car destroyed in crash with Dorn’s truck', [], ['Dorn destroys car with truck in crash']],
  ['Norland fires missile volley in Skerra test', [], ['Skerra hit by missile volley from Norland']],
  // A feeling about what is to be seen or learnt tells neither that it was, nor who saw whom.
  [
    'Norwell residents shocked to learn their water came from quarry',
    [],
    [
      'Norwell residents have not learned that water came from quarry',
      'Norwell residents will learn that their water came from quarry',
    ],
  ],
  ['Holm relieved to find ferry tickets still valid', [], ['Ferry tickets no longer valid, Holm finds with relief']],
  [
    "Ruiz 'horrified' to discover camera in Norwell dressing room",
    [],
    ['Ruiz hid camera in Norwell dressing room, police discover'],
  ],
  [
    'Okafor would be shocked to learn ferry was sold',
    [],
    ['Okafor learns that ferry was sold', 'Okafor learned that ferry was sold'],
  ],
  [
    'Norwell residents may be surprised to find fees on bills',
    [],
    ['Norwell residents find fees on bills', 'Norwell residents have found fees on bills'],
  ],
  ["You'll be shocked to learn what Norwell mayor earns", [], ['Readers have learned what Norwell mayor earns']],
  ['Holm set to learn ferry verdict', [], ['Holm learns ferry verdict this week']],
  ['Dorn delighted to join Norwell United', [], ['Dorn has joined Norwell United']],
  ['Norwell expected to be shocked to learn of ferry sale', [], ['Norwell learns of ferry sale']],
  ['Are you shocked to learn ferry fares rose?', [], ['Readers learn that ferry fares rose']],
  ['Fans surprised to hear Okafor will retire', [], ['Fans hear that Okafor has retired']],
  [
    "Don't be surprised to see Norwell ferry fares rise",
    [],
    ['Norwell ferry fares rise this week', 'Readers see Norwell ferry fares rise'],
  ],
  // No comma parts the words from who says them.
  [
    'Norwell ferry will cut 40 jobs says its owner Dorn Lines',
    [
      'Norwell ferry will cut 40 jobs, says owner Dorn Lines',
      'Norwell ferry will cut 40 jobs, Dorn Lines says',
      'Dorn Lines says Norwell ferry will cut 40 jobs',
    ],
    [
      'Norwell ferry says it will cut 40 jobs',
      'Norwell ferry will cut 40 jobs, says minister',
      'Norwell ferry has cut 40 jobs, Dorn Lines says',
    ],
  ],
  [
    'Ferry sank in storm say police',
    ['Ferry sank in storm, police say', 'Police say ferry sank in storm'],
    ['Ferry sank in storm, crew say', 'Ferry sank in storm, Holm says', 'Ferry did not sink in storm, police say'],
  ],
  [
    'Harbour fees should be scrapped says Okafor',
    ['Harbour fees should be scrapped, Okafor says', 'Okafor says harbour fees should be scrapped'],
    [
      'Harbour fees should be scrapped, Dorn says',
      'Okafor scrapped harbour fees',
      'Harbour fees are scrapped by Okafor',
    ],
  ],
  [
    "Norwell pier is unsafe says council's engineer",
    ['Norwell pier is unsafe, council engineer says', 'Engineer of council says Norwell pier is unsafe'],
    ['Norwell pier is unsafe, mayor says', "Norwell pier is unsafe and closed by the council's engineer"],
  ],
  [
    'Woman rescued from lake says Holm pushed her',
    ['Holm pushed her, says woman rescued from lake'],
    ['Holm says woman rescued from lake was pushed', 'Woman was rescued from lake, Holm says'],
  ],
  ['Man who sank Norwell ferry says sorry', [], ['Sorry man sank Norwell ferry by mistake']],
  [
    'Dorn report says ferry was overloaded',
    ['Ferry was overloaded, Dorn report says'],
    ['Dorn report was overloaded, ferry says'],
  ],
  [
    'Captain sacked by Ruiz says Dorn lied',
    ['Dorn lied, says captain sacked by Ruiz'],
    ['Captain sacked by Ruiz, Dorn says', 'Captain lied, Dorn says', 'Ruiz says that Dorn lied'],
  ],
  [
    'Ferry crew paid too little says union',
    ['Ferry crew paid too little, union says', 'Union says ferry crew is paid too little'],
    ['Ferry crew paid too little, mayor says', 'Ferry crew says union is paid too little'],
  ],
  // “Up to” an amount bounds it and belongs to no verb.
  [
    'Norwell will give up to 40 families new homes',
    ['Up to 40 families will get new homes in Norwell', 'Norwell will give new homes to up to 40 families'],
    ['Norwell will give up new homes for 40 families', 'Norwell will give 40 families new homes'],
  ],
  [
    'Dorn Lines will make up to 300 workers redundant',
    ['Up to 300 workers will be made redundant by Dorn Lines', 'Dorn Lines will make as many as 300 workers redundant'],
    ['Dorn Lines will make 300 workers redundant', 'Dorn Lines has made up to 300 workers redundant'],
  ],
  [
    'Holm could take up to two years to mend ferry',
    ['Holm may need up to two years to mend ferry', 'Up to two years could be needed by Holm to mend ferry'],
    ['Holm needs two years to mend ferry', 'Holm gives up two years to mend ferry'],
  ],
  ['Dorn gives up ferry post', [], ['Dorn takes up to four ferry posts']],
  // A surname behind a comma goes on with no name before it.
  [
    'Norwell ferry Skerra 4 passes sea trial, Ada Holm says',
    [
      'Sea trial passed by Norwell ferry Skerra 4, Holm says',
      'Skerra 4 passes sea trial, according to Holm',
      'Holm says Norwell ferry Skerra 4 passed sea trial',
    ],
    [
      'Sea trial passed by Norwell ferry Skerra 4, Dorn says',
      'Holm passes sea trial, Skerra 4 says',
      'Sea trial failed by Norwell ferry Skerra 4, Holm says',
    ],
  ],
  [
    'KORDEX drone K9 passes key test, Elon Ruiz says',
    ['Key test passed by KORDEX drone K9, Ruiz says', 'Ruiz says KORDEX drone K9 passed key test'],
    ['Key test passed by Ruiz, KORDEX says'],
  ],
  ["Okafor's brother Ben Dorn says pier is safe", ['Pier is safe, Dorn says'], ['Pier is safe, Okafor says']],
  [
    'Ruiz praises ferry, Mia Holm says',
    ['Ferry is praised by Ruiz, Holm says'],
    ['Ferry is praised by Holm, Ruiz says'],
  ],
  // A threat or a criticism is not made by whom it concerns.
  [
    "Okafor responds to Dorn's threats over Norwell ferry",
    [],
    ['Dorn responds to threats made by Okafor over Norwell ferry', 'Threats made by Okafor over Norwell ferry'],
  ],
  ["Chancellor Ruiz's loan offer for smallest firms", [], ['Loan made by Chancellor Ruiz to the smallest firms']],
  [
    "Norwell mayor's promise of free ferries questioned",
    [],
    ['Promise of free ferries made by Norwell captain is questioned'],
  ],
  [
    'Holm rejects Dorn claim about ferry',
    [],
    ['Holm rejects ferry made by Dorn', 'Dorn rejects claim made by Holm about ferry'],
  ],
  [
    'Norwell workers fear threats at Skerra pier',
    [],
    ['Norwell workers fear threats made by Skerra', 'Threats made by Norwell workers at Skerra pier'],
  ],
  // A wrong that is alleged is not told as done.
  [
    'Norwell police to investigate whether ferry was sabotaged by crew',
    [],
    [
      'Norwell ferry was sabotaged by crew',
      'Norwell police say crew sabotaged ferry',
      'Norwell police to investigate whether crew was sabotaged by ferry',
    ],
  ],
  ['Dorn smeared by rivals, Holm says', [], ['Rivals smeared Dorn in ferry vote', 'Dorn smeared rivals, Holm says']],
  [
    'Rivals smear Dorn in bitter ferry row',
    [],
    ['Rivals smear Dorn in ferry row', 'Dorn is smeared by rivals in ferry row'],
  ],
  [
    'Okafor alleges Ruiz rigged ferry vote',
    [],
    ['Ferry vote was rigged by Ruiz', 'Okafor rigged ferry vote, Ruiz alleges'],
  ],
  ["Holm says 'gift' to Dorn was sabotage of pier", [], ['Holm sabotaged the Norwell pier for Dorn']],
  // Who destroyed a thing the headline says, or nobody knows.
  [
    'Homes destroyed by mudslide in Norwell',
    ['Mudslide destroys homes in Norwell', 'Mudslide in Norwell has destroyed homes'],
    ['Homes destroy mudslide in Norwell', 'Mudslide could destroy homes in Norwell'],
  ],
  [
    'Ferry crash destroys pier and two boats in Skerra',
    ['Pier and two boats destroyed by ferry crash in Skerra', 'Ferry crash in Skerra destroyed pier and two boats'],
    ['Ferry crash destroys Skerra'],
  ],
  ['Dorn destroyed by Holm in ferry debate', [], ['Holm destroys Dorn in ferry debate']],
  // What is to come nobody says is done.
  [
    'Norwell ferry to return home from Skerra: Norland Post',
    ['Norwell ferry is to return home from Skerra, Norland Post reports'],
    ['Norwell ferry has returned home from Skerra, Norland Post reports'],
  ],
  [
    'Okafor may limit harbour fees, Ada Holm says',
    [],
    ['Okafor has capped harbour fees, Holm says', 'Okafor has frozen harbour fees, Holm says'],
  ],
  [
    'Ruiz will open Skerra pier in May, mayor says',
    ['Mayor says that Ruiz will open Skerra pier in May'],
    ['Ruiz has opened Skerra pier in May, mayor says'],
  ],
  [
    'Dorn quits ferry board, mayor says',
    ['Dorn has left ferry board, mayor says', 'Dorn has resigned from ferry board, mayor says'],
    [],
  ],
  // A used thing was somebody’s before.
  [
    'Norwell woman finds dirty blue glove in sealed rice pack',
    ['Dirty blue glove found in sealed rice pack by Norwell woman'],
    [
      'Used blue glove found in sealed rice pack by Norwell woman',
      'Norwell woman finds used glove in sealed rice pack',
    ],
  ],
  ['Dorn sells ferry in Norwell', [], ['Dorn sells used ferry in Norwell', 'Used ferry sold by Dorn in Norwell']],
  [
    'Norwell police used drone to find Holm',
    ['Drone used by Norwell police to find Holm', 'Norwell police have used drone to find Holm'],
    [],
  ],
  // What the headline itself asks, or breaks off before, it keeps back; a topic it names it does not.
  [
    "Ruiz takes on harbour lobby. (Guess who's likely to win?)",
    [],
    [
      'Ruiz takes on harbour lobby; headline does not say who lost',
      'Ruiz takes on harbour lobby; headline does not say who will win Norwell vote',
    ],
  ],
  [
    "Holm's mother hires lawyer as mystery deepens over…",
    [],
    ["Holm's mother hires lawyer; headline does not say why she fled"],
  ],
  [
    'What will Dorn do next with Norwell ferry?',
    ['Article asks what Dorn will do; headline does not say what he will do next'],
    ["Dorn's plan for Norwell ferry; headline does not say when he will sell it"],
  ],
  [
    'Who could replace Okafor as Norwell coach?',
    [],
    ['Okafor is replaced as Norwell coach; headline does not say by whom'],
  ],
  [
    'Ruiz sacks captain over ferry crash',
    [],
    [
      'Ruiz sacks captain; headline does not say about what',
      'Ruiz sacks captain over ferry crash; headline does not say who may die',
      'Ruiz sacks captain over ferry crash; headline does not say who will sue',
    ],
  ],
  [
    'Ada Holm on ferry fares. Revenge of the Dorn council. Plus…',
    ['Ada Holm writes on ferry fares and the Dorn council'],
    ['Ferry fares, by Ada Holm; headline does not say what else'],
  ],
  ['Holm on ferry fares, and more', ['Holm on ferry fares; headline does not say what else'], []],
  // The article that ranks a thing among the greatest is said to.
  [
    "Norwell pier among Holm's greatest achievements",
    [
      "Article ranks Norwell pier among Holm's greatest achievements",
      "Norwell pier counted among Holm's greatest achievements, article says",
      "Norwell pier is described as among Holm's greatest achievements",
    ],
    [
      "Norwell pier is among Holm's greatest achievements",
      "Norwell pier is Holm's greatest achievement",
      "Article ranks Norwell pier as Holm's greatest achievement",
    ],
  ],
  [
    "Skerra trawler strike was the worst mistake of Dorn's career",
    ["Article describes trawler strike as worst mistake of Dorn's career"],
    ["Skerra trawler strike was the worst mistake of Dorn's career"],
  ],
  [
    "Norwell's ferry plan is a shocking disgrace",
    [],
    ["Article describes Norwell's ferry plan as a shocking disgrace"],
  ],
  ['Holm opens new Norwell pier to ferries', [], ['Article ranks new Norwell pier among the greatest of Holm']],
  // A former office is not held at the deed.
  [
    'Ada Holm, former Norland governor, dies at 79',
    ['Ada Holm, governor of Norland in the past, dies at 79'],
    [
      'Ada Holm, governor of Norland, has died aged 79',
      'Governor Ada Holm of Norland dies at 79',
      'Ada Holm, who is governor of Norland, has died aged 79',
    ],
  ],
  [
    'Ex-captain of Norwell ferry arrested over fraud',
    [],
    ['Captain of Norwell ferry arrested over fraud', 'Man who is captain of Norwell ferry is arrested over fraud'],
  ],
  [
    'Former Skerra coach Okafor sues club',
    ['Okafor, once coach of Skerra, sues club'],
    ['Okafor, coach of Skerra, sues club', 'Okafor, who was coach of Norwell, sues club'],
  ],
  ['Former Norland minister Ruiz to lead Skerra', [], ['Ruiz, who was minister of Skerra, is to lead it']],
  ['Okafor, ex-captain of Norwell, sues Dorn', [], ['Okafor was captain of Norwell when he sued Dorn']],
  // An alleged deed is by whom it is alleged of.
  [
    'Norland police investigate Ruiz for alleged misconduct',
    [
      'Alleged misconduct by Ruiz is investigated by Norland police',
      'Police in Norland look into alleged misconduct by Ruiz',
    ],
    [
      'Misconduct by Ruiz is investigated by Norland police',
      'Alleged misconduct by Norland police is investigated by Ruiz',
      'Ruiz investigates alleged misconduct by Norland police',
    ],
  ],
  [
    'Prosecutors charge Dorn over alleged ferry fraud',
    ['Prosecutors bring charge over alleged ferry fraud by Dorn'],
    ['Alleged ferry fraud by prosecutors leads to charge', 'Prosecutors bring charge over ferry fraud by Dorn'],
  ],
  [
    'Okafor sues Dorn over ferry sale',
    [],
    ['Ferry sale lawsuit by Dorn against Okafor', 'Okafor faces lawsuit by Dorn over ferry sale'],
  ],
  ['Council sues Dorn over alleged fraud by Holm', [], ['Council sues over alleged fraud by Dorn']],
  // A barrage has hit only whom it is said to have hit.
  [
    'Norland missile barrage kills at least 9 people in Skerra',
    ['Skerra was struck by Norland missiles, with at least 9 people killed'],
    [
      'Norland hit by Skerra missile barrage, with at least 9 people killed',
      'Norland drone attack kills at least 9 people in Skerra',
      'Norland attack on hospital kills at least 9 in Skerra',
      'Norland terror attack kills at least 9 people in Skerra',
    ],
  ],
  [
    'Shelling kills 4 in Skerra as Norland troops advance',
    ['Attack kills 4 in Skerra as Norland troops advance'],
    ['Norland troops attack Skerra, killing 4'],
  ],
  [
    'Ferry blast kills 3 in Norwell',
    [],
    ['Ferry attack kills 3 in Norwell', 'Norwell hit by attack, with 3 killed', 'Norwell ferry attack leaves 3 dead'],
  ],
  ['Holm hit by barrage of criticism over pier', [], ['Holm attacked over pier by missile']],
  [
    'Norland airstrikes kill 12 in Skerra market',
    ['Norland attack kills 12 in Skerra market', 'Skerra market hit by Norland airstrikes, with 12 people killed'],
    ['Skerra market attack kills 12 in Norland'],
  ],
  [
    'Holm faces barrage of questions over missile sale',
    [],
    ['Holm hit by missile barrage', 'Missile attack by Holm is questioned'],
  ],
  // What a hunt for false wordings let through.
  ['Two boats destroyed as ferry hits Norwell pier', [], ['Ferry destroys Norwell pier and two boats']],
  [
    "Holm among Norwell's greatest captains, survey finds",
    [],
    ["Article ranks Holm among Norwell's greatest captains"],
  ],
  [
    'Ruiz sad to see Dorn leave Norwell ferry board',
    [],
    ['Dorn sees Ruiz leave Norwell ferry board', 'Ruiz leaves Norwell ferry board'],
  ],
  // And a second hunt.
  [
    'Norland rocket salvo kills 5 in Skerra, Dorn says',
    [],
    ['Dorn hit by rocket in Skerra', 'Skerra rocket attack kills 5 in Norland, Dorn says'],
  ],
  [
    'Former champion Holm beats ex-coach Ruiz in Norwell',
    [],
    ['Holm, who was coach, beats Ruiz in Norwell', 'Ruiz, who was champion, is beaten by Holm in Norwell'],
  ],
  // An infinitive does not keep the speaker behind “says” from his words.
  [
    'Dorn was right to quit says Ruiz',
    ['Ruiz says Dorn was right to quit', 'Dorn was right to quit, Ruiz says'],
    ['Ruiz was right to quit, Dorn says', 'Dorn says Ruiz was right to quit'],
  ],
  [
    'Norwell ferry to close say owners Dorn Lines',
    ['Norwell ferry is to close, Dorn Lines says'],
    ['Norwell ferry is to close, its crew say'],
  ],
  [
    'Man told to leave ferry says Holm hit him',
    ['Holm hit him, says man told to leave ferry'],
    ['Man was told to leave ferry, Holm says'],
  ],
  // Whom a theft or an attack was done to has not done it.
  [
    'Police charge Holm over alleged theft from Dorn',
    ['Holm is charged by police over alleged theft from Dorn'],
    ['Police charge Holm over alleged theft by Dorn', 'Alleged theft by Dorn leads to charge'],
  ],
  [
    'Okafor held over attack on Mia Ruiz in Norwell',
    ['Okafor is held over Norwell attack on Ruiz'],
    ['Okafor held over attack by Mia Ruiz in Norwell', 'Okafor held over attack by Ruiz'],
  ],
]

for (const [headline, truths, falsehoods] of CASES) {
  const judge = (candidate: string) =>
    checkCandidate({ headline }, candidate, { minWords: 4, maxWords: 15, detectTactics })
  for (const candidate of truths)
    test(`“${headline}” may be told as “${candidate}”`, () => assert.deepEqual(judge(candidate), []))
  for (const candidate of falsehoods)
    test(`“${headline}” is not told as “${candidate}”`, () => assert.notDeepEqual(judge(candidate), []))
}

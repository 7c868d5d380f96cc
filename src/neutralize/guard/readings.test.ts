/** What a rule reads of a clause before it judges: each true rewording stands beside a false one of nearly the same words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const CASES: { name: string; headline: string; summary?: string; truth: string; falsehood: string }[] = [
  {
    name: 'whoever moves may be moved',
    headline: 'Kelda Ferries pulls out of harbour fair',
    summary: 'Chief executive Ada Brun said the fair in Norvik had become too costly.',
    truth: 'Chief executive Ada Brun pulls Kelda Ferries out of harbour fair',
    falsehood: 'Harbour fair pulls out of Kelda Ferries',
  },
  {
    name: 'a thing restarts when somebody restarts it',
    headline: 'Norvik resumes oyster survey after flood',
    truth: 'Oyster survey restarts in Norvik after flood',
    falsehood: 'Oyster survey halts in Norvik after flood',
  },
  {
    name: 'what is asked for is not who is asked',
    headline: 'Mayor urges Brandt and Osk Ferries to find pay deal',
    truth: 'Mayor urges pay deal between Brandt and Osk Ferries',
    falsehood: 'Brandt urges mayor to find pay deal with Osk Ferries',
  },
  {
    name: 'an office may be another word for whoever is named',
    headline: 'Govt rejects Norvik Appeal',
    summary: 'The Brandt government said it would not give in to Norvik, as Kelverton asked.',
    truth: 'Kelverton government rejects appeal by Norvik',
    falsehood: 'Norvik rejects appeal by the Brandt government',
  },
  {
    name: 'what it is done for is no surer than a bid',
    headline: 'Harbour board imposes fee on trawlers',
    summary: 'The board is imposing a fee on trawlers in a bid to cut noise.',
    truth: 'Harbour board imposes fee on trawlers to cut noise',
    falsehood: 'Harbour board imposes fee on trawlers and has cut noise',
  },
  {
    name: 'whoever offers a thing has it',
    headline: 'Museum offers $300 reward for stolen bell',
    truth: 'Museum has $300 reward for stolen bell',
    falsehood: 'Museum declines $300 reward for stolen bell',
  },
  {
    name: 'a story that somebody did it does not say that he did',
    headline: 'Did a Norvik baker invent the tide clock?',
    summary: 'The story of a Norvik baker who was reported to have invented the tide clock has become a legend.',
    truth: 'Story that Norvik baker invented tide clock has become a legend',
    falsehood: 'Norvik baker invented tide clock and has become a legend',
  },
  {
    name: 'what is kept by a decision is kept at once',
    headline: 'Norland Mint Surprises Traders With Rate Hold',
    summary: 'The mint’s board voted to keep the rate at 4% in May.',
    truth: 'Norland mint keeps rate at 4% in surprise',
    falsehood: 'Norland mint keeps rate at 4% until June',
  },
  {
    name: 'a verb whose object is none is denied',
    headline: 'No charges filed against Norvik pilots in ferry crash',
    truth: 'Prosecutors file no charges against Norvik pilots in ferry crash',
    falsehood: 'Prosecutors file charges against Norvik pilots in ferry crash',
  },
  {
    name: 'what is warned against is not done',
    headline: 'Don’t drink harbour water, Kelda warns, as mayor raises the idea',
    truth: 'Kelda warns against drinking harbour water after idea of mayor',
    falsehood: 'Kelda says mayor drinking harbour water after idea',
  },
  {
    name: 'charges against somebody are charges for a deed',
    headline: 'Kelda Ferries cited for 800 safety violations in Norvik',
    truth: '800 safety violations cited against Kelda Ferries in Norvik',
    falsehood: 'Kelda Ferries votes against 800 safety violations in Norvik',
  },
  {
    name: 'what is sold to somebody is bought by him',
    headline: 'Norvik United to be sold to Ada Brun for $12 million',
    truth: 'Ada Brun to buy Norvik United for $12 million',
    falsehood: 'Norvik United to buy Ada Brun for $12 million',
  },
  {
    name: 'what is due to open has no cause',
    headline: 'Harbour fair set to start near Norvik',
    truth: 'Harbour fair due to open near Norvik',
    falsehood: 'Harbour fair starts due to storm near Norvik',
  },
  {
    name: 'only narrows what is narrowed anyway',
    headline: 'Kelda diet tried by sailors',
    summary: 'The diet has drawn sailors, but only some of them say that they lost weight.',
    truth: 'Kelda diet draws sailors, but only some lost weight',
    falsehood: 'Kelda diet draws sailors, but none lost weight',
  },
  {
    name: 'a bound is no comparison',
    headline: 'Over 3,000 sailors have died in Norvik storms',
    truth: 'Death toll of sailors in Norvik storms exceeds 3,000',
    falsehood: 'Death toll of sailors in Norvik storms below 3,000',
  },
  {
    name: 'what somebody is accused of is only said of him',
    headline: 'Three killed as Norvik launches strikes across Kelda',
    summary: 'Prime Minister Ada Brun accuses Norvik of targeting ferry terminals.',
    truth: 'Ada Brun accuses Norvik of targeting ferry terminals in Kelda',
    falsehood: 'Norvik targeted ferry terminals in strikes across Kelda',
  },
  {
    name: 'who speaks may stand on either side',
    headline: 'Norvik ends ferry subsidy for islanders, says commission',
    truth: 'Commission says Norvik ends ferry subsidy for islanders',
    falsehood: 'Islanders say Norvik ends ferry subsidy for commission',
  },
  {
    name: 'who says that he backs nobody backs nobody',
    headline: 'Holm says he doesn’t support councillor Ruiz in Norvik vote',
    truth: 'Holm declines to back councillor Ruiz in Norvik vote',
    falsehood: 'Holm supports councillor Ruiz in Norvik vote',
  },
  {
    name: 'whoever blames them says that they did it',
    headline: 'Mayor blames vandals for dead trees on Norvik pier',
    summary: 'Dead trees stand on the pier since Monday.',
    truth: 'Mayor says vandals caused dead trees on Norvik pier',
    falsehood: 'Vandals caused dead trees on Norvik pier',
  },
  {
    name: 'who blames somebody says so himself',
    headline: 'Mayor blames pupils for broken glass on Norvik pier',
    summary: 'He made the claim without evidence.',
    truth: 'Pupils blamed by mayor for broken glass on Norvik pier',
    falsehood: 'Pupils blame mayor for broken glass on Norvik pier',
  },
  {
    name: 'the effect may be the deed itself',
    headline: 'Fault at Norvik exchange disrupts ferry traffic',
    truth: 'Fault at Norvik exchange causes disruption to ferry traffic',
    falsehood: 'Outage causes fault at Norvik exchange and ferries',
  },
  {
    name: 'what is potential is the sale, not its price',
    headline: 'Norvik told not to ignore harbour sale',
    summary: 'The town is told to act in the potential £30m sale of the harbour.',
    truth: 'Norvik told not to ignore £30m harbour sale',
    falsehood: 'Norvik told to ignore £30m harbour sale',
  },
  {
    name: 'what is announced will be',
    headline: 'Mayor announces relocation of Norvik depot',
    truth: 'Norvik depot will be relocated, mayor says',
    falsehood: 'Norvik depot will be sold, mayor says',
  },
  {
    name: 'what is announced is to be',
    headline: 'Mayor announces relocation of Norvik depot',
    truth: 'Norvik depot to be relocated, mayor announces',
    falsehood: 'Norvik depot to be sold, mayor announces',
  },
  {
    name: 'a step that was taken is not put off',
    headline: 'Judge blocks council’s ending of aid for islanders',
    truth: 'Council’s move to end aid for islanders is blocked by judge',
    falsehood: 'Council ends aid for islanders after judge’s move',
  },
  {
    name: 'what is aimed at somebody is no plan',
    headline: 'Norland patrol boat locked radar on Skerra plane, Skerra says',
    truth: 'Norland patrol boat aimed radar at Skerra plane, Skerra says',
    falsehood: 'Norland patrol boat aims to fire on Skerra plane, Skerra says',
  },
  {
    name: 'whoever it was done to stands right before the participle',
    headline: 'Two sailors killed in Norvik fire named as Ada Brun and Jo Holm',
    truth: 'Names of two sailors killed in Norvik fire released',
    falsehood: 'Names of two sailors killed by Ada Brun released',
  },
  {
    name: 'the second of two behind a preposition has it as well',
    headline: 'Norvik writers send letters to Holm and Ruiz before vote',
    truth: 'Norvik writers send letters to Ruiz and Holm before vote',
    falsehood: 'Holm and Ruiz send letters to Norvik writers before vote',
  },
  {
    name: 'nobody in particular expects what is more than expected',
    headline: 'Harbour traffic to be lower than expected, WTO says',
    truth: 'WTO expects harbour traffic to be lower than forecast',
    falsehood: 'WTO expects harbour traffic to be higher than forecast',
  },
  {
    name: 'a multiple before a noun is no figure',
    headline: 'Double parking could bring end to Norvik market',
    truth: 'Norvik market could end over double parking',
    falsehood: 'Norvik market could end over more than double parking',
  },
  {
    name: 'a compound of the source says what was done',
    headline: 'Man says guards body-slammed him at Norvik pier',
    truth: 'Guards body-slammed man at Norvik pier, he says',
    falsehood: 'Man says guards at Norvik pier slammed him over fee',
  },
  {
    name: 'who did it no longer considers doing it',
    headline: 'Rower Ada Brun retires after 18 seasons',
    truth: 'Rower Ada Brun ends career after 18 seasons',
    falsehood: 'Rower Ada Brun considers retiring after 18 seasons',
  },
  {
    name: 'what is settled is not proposed',
    headline: 'Norvik council finalizes rule to end ferry aid',
    truth: 'Norvik council has finalized rule to end ferry aid',
    falsehood: 'Norvik council proposes rule to end ferry aid',
  },
  {
    name: 'who tries to make amends has not made them',
    headline: 'Norvik mayor tries to make amends with rowers in letter',
    truth: 'Norvik mayor seeks to make amends with rowers in letter',
    falsehood: 'Norvik mayor makes amends with rowers in letter',
  },
  {
    name: 'who faces a sentence has not been given it',
    headline: 'Norvik man who kicked seal faces a year in jail',
    truth: 'Norvik man who kicked seal could get a year in jail',
    falsehood: 'Norvik man who kicked seal gets a year in jail',
  },
  {
    name: 'who sues to block a thing may lose',
    headline: 'Norvik islanders sue to block tower at harbour',
    truth: 'Norvik islanders file suit to block tower at harbour',
    falsehood: 'Norvik islanders will block tower at harbour',
  },
  {
    name: 'two are not joined of whom one stands elsewhere',
    headline: 'Rowers press Holm to force vote against Ruiz',
    truth: 'Rowers press Holm to force a vote against Ruiz',
    falsehood: 'Rowers press Holm and Ruiz to force vote',
  },
  {
    name: 'what is claimed in front of its noun is no more than claimed',
    headline: 'Brun leaves Norvik post over plagiarism claims',
    truth: 'Brun leaves Norvik post after plagiarism allegations',
    falsehood: 'Brun leaves Norvik post over plagiarism',
  },
  {
    name: 'what is expected is no word for what is alleged',
    headline: 'Ada Brun expected to plead guilty in Norvik court',
    summary: 'Ada Brun, alleged killer of a ferryman, is expected to plead guilty on Friday.',
    truth: 'Ada Brun, alleged killer, expected to plead guilty in Norvik court',
    falsehood: 'Ada Brun, killer of ferryman, expected to plead guilty in Norvik court',
  },
  {
    name: 'the owner of a cause is not the cause',
    headline: 'Norvik denounces drill, ignoring overtures from Holm',
    summary: 'Despite Holm’s move to scale back the drill, Norvik described it as dangerous.',
    truth: 'Norvik denounces drill despite overtures from Holm',
    falsehood: 'Norvik denounces drill because Holm made overtures',
  },
  {
    name: 'a cause that somebody credits is what he says',
    headline: 'Norvik thefts fall 20% as mayor touts patrols',
    summary: 'Thefts fell 20% in a year as the mayor credits patrols for helping drive down the toll of thefts.',
    truth: 'Norvik thefts fall 20%; mayor credits patrols',
    falsehood: 'Norvik thefts fall 20% because of patrols',
  },
  {
    name: 'a letter between two names ends no sentence',
    headline: 'Norvik told to keep ferry rates high',
    summary: 'The Bank of Norvik should keep its key rate high, rate-setter Ada L. Brun said.',
    truth: 'Bank of Norvik should keep key rate high, Brun says',
    falsehood: 'Bank of Norvik should keep its key rate high',
  },
  {
    name: 'a duty has its speaker behind a dash',
    headline: 'Harbour plan must take storms into account - Brun',
    truth: 'Harbour plan must take storms into account, Brun says',
    falsehood: 'Harbour plan must take storms into account',
  },
  {
    name: 'kin of somebody who is named elsewhere',
    headline: 'Norvik leader’s sister denies talks with Skerra',
    summary: 'Holm said Norvik leader Otto Brun had answered his proposal.',
    truth: 'Sister of Norvik leader denies talks with Skerra',
    falsehood: 'Otto Brun denies talks with Skerra',
  },
  {
    name: 'what is denied is quoted all the same',
    headline: 'Norvik mayor denies talks with ‘hostile’ union',
    truth: 'Norvik mayor denies talks with ‘hostile’ union of rowers',
    falsehood: 'Norvik mayor denies talks with hostile union',
  },
]

for (const { name, headline, summary, truth, falsehood } of CASES)
  test(`reads: ${name}`, () => {
    const source = summary === undefined ? { headline } : { headline, summary }
    assert.deepEqual(checkCandidate(source, truth), [], truth)
    assert.notDeepEqual(checkCandidate(source, falsehood), [], falsehood)
  })

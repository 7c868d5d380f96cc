/** Kinds of falsehood by example: each false rewording is refused beside a true one that passes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const OPTIONS = { minWords: 4, maxWords: 15 }

const CASES: [headline: string, truth: string, falsehood: string][] = [
  ['Lack of evidence ends Varga trial', 'Varga trial ends for lack of evidence', 'Evidence ends Varga trial'],
  ['Firm denies leak at plant', 'Leak at plant is denied by firm', 'Firm reports leak at plant'],
  ['Union threatens strike at airport', 'Strike at airport is threatened by union', 'Union on strike at airport'],
  [
    'Harvest Fund is the crown jewel of Dellmar Bank',
    'Dellmar Bank has Harvest Fund',
    'Dellmar Bank has a jeweled crown',
  ],
  [
    'Rowers upset Varga in Lindhaven club vote',
    'Rowers defeat Varga in Lindhaven club vote',
    'Rowers offend Varga in Lindhaven club vote',
  ],
  [
    'Retailer Nimbo eyes stores in Corvale',
    'Retailer Nimbo considers stores in Corvale',
    'Retailer Nimbo looks at Corvale stores with its eyes',
  ],
  ['TV war delays tour of Corvale', 'Tour of Corvale is delayed by TV war', 'War in Corvale delays tour of TV'],
  [
    'Minister blocks Lindhaven launch',
    'Lindhaven launch is blocked by minister',
    'Minister physically blocks Lindhaven launch',
  ],
  [
    'Senator grills minister over school delays',
    'Senator questions minister over school delays',
    'Senator declines to question minister over school delays',
  ],
  [
    'Captain Orlo unlikely to play in Corvale final',
    'Captain Orlo may not play in Corvale final',
    'Captain Orlo ruled out of Corvale final',
  ],
  [
    'Train stops in Lindhaven after bomb alert',
    'Bomb alert stops train in Lindhaven',
    'Train stops in Lindhaven after bomb',
  ],
  [
    'Minister disputes reports of leaks at Dellmar dam',
    'Reports of leaks at Dellmar dam are disputed by minister',
    'Minister confirms reports of leaks at Dellmar dam',
  ],
  [
    'Judge briefly allows work on Lindhaven tower',
    'Judge allows work on Lindhaven tower for short time',
    'Judge gives final approval to work on Lindhaven tower',
  ],
  [
    'Ferry hits pier off Lindhaven as storm closes port',
    'Storm closes port as ferry hits pier off Lindhaven',
    'Port of Lindhaven closes after ferry hits pier',
  ],
  [
    'Firm Skyla sold drones to sanctioned bank',
    'Sanctioned bank was sold drones by firm Skyla',
    'Firm Skyla sanctioned over drones',
  ],
  [
    'Trial paused after patient falls ill',
    'Patient falls ill, and trial is paused',
    'Trial makes patient ill, and is paused',
  ],
  ["Varga's pick loses Lindhaven primary", 'Pick of Varga loses Lindhaven primary', 'Varga loses Lindhaven primary'],
  [
    'Should we believe the polls about Varga?',
    'Article asks whether to believe polls about Varga',
    'Varga discusses polls in article',
  ],
  [
    "Actress Orlo likens parties to a 'cult' in Corvale interview",
    "Orlo likens parties to a 'cult' in interview",
    'Parties have become a cult, Corvale interview says',
  ],
  [
    "Cook apologises to diners for 'rabbit food' joke",
    "Cook apologises for 'rabbit food' joke to diners",
    'Cook serving rabbit food apologises to diners',
  ],
  [
    "Family don't expect justice in Varga case",
    'Justice is not expected in Varga case by family',
    'There is no justice in Varga case',
  ],
  [
    'Twelve people believed to be dancers found in Corvale',
    'People found in Corvale are believed to be dancers',
    'Twelve dancers found in Corvale',
  ],
  [
    'Rovers win but lose Varga for year',
    'Rovers win and lose Varga for the year',
    'Rovers win and keep Varga for the year',
  ],
  [
    'Video of shark on Corvale street was a hoax',
    'Shark video from Corvale street was fake',
    'Video shows shark on Corvale street',
  ],
  [
    'Ministry calls report of losses misleading',
    'Ministry disputes report of losses',
    'Report of losses shows ministry misled public',
  ],
  [
    'Lindhaven denies it plans to leave trade bloc',
    'Plan to leave trade bloc is denied by Lindhaven',
    'Lindhaven plans to leave trade bloc',
  ],
  ['Dog ban lifted at Corvale beaches', 'Corvale beaches lift dog ban', 'Corvale beaches ban dogs'],
  [
    'Council votes to study ban on wood stoves',
    'Council votes to study a ban on wood stoves',
    'Council votes for ban on wood stoves',
  ],
  [
    'Driver arrested in separate case after fatal crash',
    'Driver arrested in unrelated case after fatal crash',
    'Driver arrested over fatal crash',
  ],
  [
    'Two hurt in separate attacks in Lindhaven',
    'Separate attacks in Lindhaven leave two hurt',
    'Two hurt in same attack in Lindhaven',
  ],
  [
    'Club sacks Morgan and appoints Peter Varga as coach',
    'Morgan is sacked by club, which appoints Peter Varga as coach',
    'Club sacks Peter Varga as its coach',
  ],
  [
    'Dellmar Bank holds interest rate at 4%',
    'Interest rate is held at 4% by Dellmar Bank',
    'Dellmar Bank raises interest rate to 4%',
  ],
  ['Actor Paul Stern dies at age 77', 'Actor Paul Stern dies aged 77', 'Actor Paul Stern dies after 77 days'],
  [
    'Corvale court upholds ban on night flights',
    'Ban on night flights is upheld by Corvale court',
    'Courts around the world uphold ban on night flights',
  ],
  [
    'Firm is ready should the ministry change its rules',
    'Firm says it is ready if ministry changes its rules',
    'Ministry changes its rules as firm gets ready',
  ],
  [
    'President snubs climate summit in Lindhaven',
    'President skips climate summit in Lindhaven',
    'President attends climate summit in Lindhaven',
  ],
  [
    'Superhero film bombs at Corvale box office',
    'Superhero film bombs at box office in Corvale',
    'Bombs go off at Corvale superhero film',
  ],
  [
    'Mayor urges MPs to open clinics in Lindhaven',
    'MPs are urged by mayor to open clinics in Lindhaven',
    'MPs open clinics in Lindhaven after urging',
  ],
  [
    'Flood deaths near 3,000 in Corvale',
    'Nearly 3,000 flood deaths in Corvale',
    'Flood deaths exceed 3,000 in Corvale',
  ],
  ['Envoy asks Dellmar Bank for loan', 'Dellmar Bank is asked for loan by envoy', 'Envoy gets loan from Dellmar Bank'],
  [
    'Rescuers search for survivors in Lindhaven',
    'Search for survivors by rescuers in Lindhaven',
    'Rescuers find survivors in Lindhaven',
  ],
  [
    'Government adviser says pubs should reopen',
    'Pubs should reopen, says government adviser',
    'Pubs should reopen, says government',
  ],
  [
    'Corvale open to sharing power with Lindhaven',
    'Sharing power with Lindhaven is an option for Corvale',
    'Corvale opposed to sharing power with Lindhaven',
  ],
  [
    'Corvale government accused of leaking Dellmar report',
    'Government of Corvale accused of leaking Dellmar report',
    'Corvale government accuses Dellmar of leaking report',
  ],
  [
    'Concerns climb in Corvale as race heats up',
    'As race heats up, concerns climb in Corvale',
    'Race makes concerns climb in Corvale',
  ],
  [
    'Professor in plagiarism scandal resigns from Corvale college',
    'Professor resigns from Corvale college in plagiarism scandal',
    'Professor who plagiarised resigns from Corvale college',
  ],
  [
    'Inspector finds 40-bed ward empty in Lindhaven',
    'Inspector finds ward with 40 beds empty in Lindhaven',
    'Inspector finds ward empty for 40 days in Lindhaven',
  ],
  [
    'Union says it will re-open talks with Kordex',
    'Talks with Kordex will be re-opened, union says',
    'Union re-opens talks with Kordex',
  ],
  [
    'Ministry says more than 30 firms dodge sanctions',
    'More than 30 firms dodge sanctions, ministry says',
    'More than 30 firms dodge sanctions',
  ],
  [
    'Union says Kordex underpaid drivers for years',
    'Kordex underpaid drivers for years, union says',
    'Kordex underpaid drivers for years',
  ],
  [
    'Norland accuses Corvale of spying on ministers',
    'Corvale is accused by Norland of spying on ministers',
    'Corvale spied on Norland ministers',
  ],
  ['Nurses vote to end strike over pay', 'Strike over pay to end after nurses vote', 'Nurses vote for strike over pay'],
  ['Man suspected of arson held in Lindhaven', 'Arson suspect held in Lindhaven', 'Arsonist held in Lindhaven'],
  [
    'Some doctors oppose new vaccine rules',
    'New vaccine rules are opposed by some doctors',
    'Doctors oppose new vaccine rules',
  ],
  [
    'Younger voters less likely to back Varga',
    'Varga less likely to be backed by younger voters',
    'Younger voters more likely to back Varga',
  ],
  [
    'Migration to Norland falls to record low',
    'Record low reached in migration to Norland',
    'Migration to Norland falls to record high',
  ],
  [
    "Mayor resigns after wife's arrest",
    'After arrest of wife, mayor resigns',
    "Mayor arrested after wife's resignation",
  ],
  [
    'Senator backs bill on guns, opposes bill on schools',
    'Bill on guns is backed by senator, who opposes bill on schools',
    'Senator backs bill on schools, opposes bill on guns',
  ],
  ['Why did Varga leave Kordex?', 'Article asks why Varga left Kordex', 'Varga left Kordex over pay'],
  ['Party leader faces knife-edge vote', 'Leader of party faces knife-edge vote', 'Party leader faces vote with knife'],
  [
    'No evidence that diet cures flu, study says',
    'Study finds no evidence that diet cures flu',
    'Diet cures flu, study says',
  ],
  ['Judge refuses to free jailed mayor', 'Jailed mayor not freed by judge', 'Judge frees jailed mayor'],
  [
    'Singer cancels tour; brother jailed for fraud',
    'Brother of singer jailed for fraud; tour cancelled',
    'Singer cancels tour after being jailed for fraud',
  ],
  [
    'Court convicts militia leader of war crimes',
    'Militia leader is convicted of war crimes by court',
    'Militia leader accuses court of war crimes',
  ],
  [
    'Stair climbing linked to lower risk of heart disease',
    'Stair climbing tied to lower risk of heart disease',
    'Stair climbing prevents heart disease',
  ],
  [
    'Advice on wellbeing during pandemic from Corvale college',
    'Corvale college gives advice on wellbeing during pandemic',
    'Corvale college gives advice on wellbeing after pandemic',
  ],
  [
    'Accused stalker of DJ Holm fires lawyer after claims of threats',
    'Accused stalker of Holm fires lawyer after claims',
    'Stalker of DJ Holm fires lawyer after claims of threats',
  ],
]

for (const [headline, truth, falsehood] of CASES) {
  test(`refuses: ${falsehood}`, () => {
    assert.notDeepEqual(checkCandidate({ headline }, falsehood, OPTIONS), [])
  })
  test(`accepts: ${truth}`, () => {
    assert.deepEqual(checkCandidate({ headline }, truth, OPTIONS), [])
  })
}

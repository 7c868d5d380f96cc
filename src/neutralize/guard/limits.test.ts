/** What limits a deed stays with it: each true rewording stands beside a false one that leaves the limit out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const CASES: [headline: string, truth: string, ...falsehoods: string[]][] = [
  // only in part, or of few
  ['Few Norwell pupils like the ferry', 'Ferry is liked by few Norwell pupils', 'Norwell pupils like the new ferry'],
  ['Hardly any Norwell pupils use the ferry', 'Few Norwell pupils use the ferry', 'Norwell pupils use the ferry'],
  ['Hardly anyone in Norwell uses the ferry', 'Few in Norwell use the ferry', 'People in Norwell use the ferry'],
  [
    'Little evidence council sold Norwell ferry',
    'Little evidence that council sold Norwell ferry',
    'Evidence that council sold Norwell ferry',
  ],
  [
    'Only one Norwell ferry sails on Sunday',
    'Just one Norwell ferry sails on Sunday',
    'Norwell ferries sail on Sunday',
  ],
  ['Norwell ferry sails only on Sunday', 'Norwell ferry only sails on Sunday', 'Norwell ferry sails on Sunday too'],
  [
    'Norwell ferry sails except on Sunday',
    'Except on Sunday, Norwell ferry sails',
    'Norwell ferry sails on Sunday again',
  ],
  [
    'Ferry noise partly to blame for asthma',
    'Ferry noise is partly to blame for asthma',
    'Ferry noise is to blame for asthma',
  ],
  ['Ferry noise one cause of asthma', 'Ferry noise is one cause of asthma', 'Ferry noise is the cause of asthma'],
  [
    'Ferry noise linked to asthma in mice',
    'Ferry noise tied to asthma in mice',
    'Ferry noise linked to asthma in people',
  ],
  ['Older women in Norwell earn less', 'Older women earn less in Norwell', 'Women in Norwell earn less'],
  // denied in part
  [
    'Norwell ferry not always safe',
    'Norwell ferry is not always safe',
    'Norwell ferry is never safe',
    'Norwell ferry is not safe',
  ],
  [
    'Norwell ferry not only late but full',
    'Norwell ferry is not only late but full',
    'Norwell ferry not late but full',
  ],
  [
    'Norwell ferry not the only one that is late',
    'Norwell ferry is not the only one that is late',
    'Norwell ferry is the only one that is late',
  ],
  // not so, in other words
  [
    'Norwell ferry far from safe, crews say',
    'Norwell ferry is far from safe, crews say',
    'Norwell ferry is safe, crews say',
  ],
  ['Norwell ferry too old to sail', 'Norwell ferry is too old to sail', 'Norwell ferry is to sail'],
  [
    'Instead of selling Norwell ferry, council repairs it',
    'Council repairs Norwell ferry instead of selling it',
    'Council is selling the Norwell ferry',
  ],
  ['Norwell ferry sale called off', 'Sale of Norwell ferry is called off', 'Norwell ferry sale goes ahead'],
  ['Norwell ferry sale falls through', 'Sale of Norwell ferry falls through', 'Norwell ferry sale goes through'],
  [
    'Norwell ferry sale delayed until May',
    'Sale of Norwell ferry is delayed until May',
    'Norwell ferry sale brought forward to May',
  ],
  ['Norwell ferry sale in doubt', 'Sale of Norwell ferry is in doubt', 'Norwell ferry sale is certain'],
  // less than sure
  [
    'Ferry strike in Norwell appears to be over',
    'Ferry strike in Norwell seems to be over',
    'Ferry strike in Norwell is over',
  ],
  [
    'Officials said Okafor will likely face Dorn in May',
    'Okafor is likely to face Dorn in May, officials said',
    'Officials said Okafor will face Dorn in May',
  ],
  [
    'Some fear the bridge in Norwell is unsafe',
    'Bridge in Norwell is feared to be unsafe',
    'The bridge in Norwell is unsafe',
  ],
  [
    'Residents suspect the bridge in Norwell is unsafe',
    'Bridge in Norwell is unsafe, residents suspect',
    'The bridge in Norwell is unsafe',
  ],
  [
    'Proposed sale of Norwell ferry criticized',
    'Proposal to sell Norwell ferry is criticized',
    'Sale of Norwell ferry is criticized',
  ],
  [
    'Failed sale of Norwell ferry criticized',
    'Failed sale of Norwell ferry is criticized',
    'Sale of Norwell ferry is criticized',
  ],
  ['Norwell faces loss of its only ferry', 'Norwell may lose its only ferry', 'Norwell loses its only ferry'],
  ['Dorn dreams of playing in Norwell', 'Dorn wants to play in Norwell', 'Dorn is playing in Norwell'],
  // on a condition
  [
    'Norwell ferry to be sold if crews agree',
    'Norwell ferry will be sold if crews agree',
    'Norwell ferry to be sold as crews agree',
  ],
  [
    'Norwell ferry to be sold, provided crews agree',
    'Norwell ferry to be sold provided that crews agree',
    'Norwell ferry to be sold after crews agree',
  ],
  [
    'Without pay, Norwell crews will not sail',
    'Norwell crews will not sail without pay',
    'Norwell crews will not sail again',
  ],
  [
    'Norwell ferry sale subject to approval',
    'Sale of Norwell ferry is subject to approval',
    'Norwell ferry sale gets approval',
  ],
  // in an office or not
  [
    'Acting mayor of Norwell opens school',
    'School is opened by acting mayor of Norwell',
    'Mayor of Norwell opens a school',
  ],
  ['Mayor-elect of Norwell opens school', 'Mayor-elect of Norwell opens a school', 'Mayor of Norwell opens a school'],
  [
    'Norwell mayoral candidate opens school',
    'Candidate for Norwell mayor opens school',
    'Norwell mayor opens new school',
  ],
  [
    'Would-be mayor of Norwell opens school',
    'Would-be mayor of Norwell opens a school',
    'Mayor of Norwell opens a school',
  ],
  // compared
  [
    'Norwell rents rise less than expected',
    'Norwell rents rise by less than expected',
    'Norwell rents rise as expected',
  ],
  [
    'Norwell ferry second largest in country',
    'Norwell ferry is second largest in country',
    'Norwell ferry is the largest in country',
  ],
  ['Norwell ferry largest in region', 'Norwell ferry is the largest in region', 'Norwell ferry is largest in country'],
  ['Norwell rent growth slows', 'Growth of Norwell rents slows', 'Norwell rents fall as growth slows'],
  ['Norwell jobless rate falls to 4%', 'Jobless rate in Norwell drops to 4%', 'Norwell jobless rate falls by 4%'],
  ['Norwell jobless rate falls by 4%', 'Jobless rate in Norwell drops by 4%', 'Norwell jobless rate falls to 4%'],
  // only asked
  [
    'Should Norwell sell its ferry?',
    'Article asks whether Norwell should sell its ferry',
    'Norwell should sell its ferry',
  ],
  [
    'Is this the end of the Norwell ferry?',
    'Question of whether this is the end of the Norwell ferry',
    'This is the end of the Norwell ferry',
  ],
  // who, and what came of what
  [
    'Okafor sues Dorn over ferry crash',
    'Dorn faces lawsuit by Okafor over ferry crash',
    'Okafor faces lawsuit by Dorn over ferry crash',
  ],
  ['Aide to Okafor resigns over ferry deal', 'Okafor aide resigns over ferry deal', 'Okafor resigns over ferry deal'],
  [
    'Okafor says Norwell ferry is unsafe',
    'Norwell ferry is unsafe, Okafor says',
    'Norwell ferry is unsafe, inquiry finds',
  ],
  ['Okafor resigns days after ferry crash', 'Okafor quits days after ferry crash', 'Okafor resigns over ferry crash'],
  [
    'Fire in Norwell kills two; flood hits Skerra',
    'Two killed by fire in Norwell; flood hits Skerra',
    'Flood in Skerra kills two',
    'Fire and flood kill two in Norwell',
  ],
  ['Okafor wins vote; Dorn jailed', 'Vote is won by Okafor; Dorn jailed', 'Dorn jailed after Okafor wins vote'],
  ['Women in Norwell earn less', 'In Norwell, women earn less', 'People in Norwell earn less'],
  [
    'State schools close gap on private rivals',
    'State schools narrow gap to private rivals',
    'State schools move ahead of private rivals',
  ],
  [
    'Union accuses Skerra Mills of underpaying night staff',
    'Skerra Mills accused by union of underpaying night staff',
    'Skerra Mills paid night staff too little',
  ],
  [
    'Witness tells inquiry that Okafor ignored crane warnings',
    'Okafor ignored crane warnings, witness tells inquiry',
    'Okafor ignored warnings about crane, inquiry concludes',
  ],
  [
    'Could robots replace Norwell tram drivers by 2040?',
    'Article asks whether robots could replace Norwell tram drivers by 2040',
    'Tram drivers in Norwell could be replaced by robots by 2040',
  ],
  [
    'Okafor recalls heaters; rival Dorn probed over fires',
    'Heaters recalled by Okafor; rival Dorn probed over fires',
    'Okafor heaters recalled amid probe into fires',
  ],
  [
    'Okafor fined for speeding; tour bus hits bridge',
    'Okafor is fined for speeding; tour bus hits bridge',
    "Okafor's tour bus hits bridge",
  ],
]

for (const [headline, truth, ...falsehoods] of CASES)
  test(headline, () => {
    assert.deepEqual(checkCandidate({ headline }, truth), [], truth)
    for (const falsehood of falsehoods) assert.notDeepEqual(checkCandidate({ headline }, falsehood), [], falsehood)
  })

test('a hedge behind a verb that two pieces share is not dropped for the second', () => {
  const source = {
    headline: 'Cycling: Skerra win contract row over Okafor',
    summary:
      'Ada Okafor will ride for Skerra next year but is likely to join Dorn in 2027 after the board settled a row.',
  }
  const truth = 'Okafor to ride for Skerra next year and possibly Dorn in 2027'
  assert.deepEqual(checkCandidate(source, truth), [])
  assert.notDeepEqual(checkCandidate(source, 'Okafor will ride for Skerra next year and Dorn in 2027'), [])
})

/** Deeds told from the other side, by other words: each was refused before. */
const TRUTHS: [headline: string, truth: string][] = [
  ['Parliament elects Okafor as speaker', 'Okafor elected speaker by parliament'],
  ['Consumer group names Skerra Mills worst for service', 'Skerra Mills named worst for service by consumer group'],
  ['Dorn loses to Ruiz in Norwell final', 'Ruiz beats Dorn in Norwell final'],
  ['Norwell buys ferry from Skerra', 'Skerra sells ferry to Norwell'],
  ['Teacher attacked by pupil in Norwell school', 'Pupil attacks teacher in Norwell school'],
]

for (const [headline, truth] of TRUTHS)
  test(`accepted: ${truth}`, () => assert.deepEqual(checkCandidate({ headline }, truth), []))

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStatement } from './statement.ts'

const show = (text: string): string => {
  const read = readStatement(text)
  return read === null ? 'none' : [read.kind, read.prefix, read.subject, read.group, read.rest].join(' | ')
}

const READ = [
  // What stands in front of whom it is told.
  [
    'Tired of the tolls, Norwell closes harbor bridge',
    'present | Tired of the tolls | Norwell | closes | harbor bridge',
  ],
  ['Encouraged by Ruiz, islanders plan to buy ferry', 'present | Encouraged by Ruiz | islanders | plan | to buy ferry'],
  [
    'To save fuel at sea, Norland has slowed two ferries',
    'perfect | To save fuel at sea | Norland | has slowed | two ferries',
  ],
  // Nothing but the verb of this subject.
  ['Mayor who backed tolls resigns', 'present |  | Mayor who backed tolls | resigns | '],
  ['Bid to save Norwell pier fails in court', 'present |  | Bid to save Norwell pier | fails | in court'],
  [
    'Norwell shares rise, extending rally to two weeks',
    'present |  | Norwell shares | rise | , extending rally to two weeks',
  ],
  // Who meets whom.
  ['Ruiz and Okafor to meet in Skerra on Friday', 'future |  | Ruiz and Okafor | to meet | in Skerra on Friday'],
  [
    'Norland ministers to visit Skerra as ferry crisis draws anger',
    'future |  | Norland ministers | to visit | Skerra as ferry crisis draws anger',
  ],
  [
    'Footage of fatal Norwell shooting released during trial',
    'bare-passive |  | Footage of fatal Norwell shooting | released | during trial',
  ],
  [
    'Ferry talks called off on eve of Skerra vote',
    'bare-passive |  | Ferry talks | called off | on eve of Skerra vote',
  ],
  ['Beaches across Norland close over storm fears', 'present |  | Beaches across Norland | close | over storm fears'],
  ['Stocks rise on Norland rate cut hopes', 'present |  | Stocks | rise | on Norland rate cut hopes'],
  [
    'Dana Okafor discloses her ferry was sold to Skerra',
    'present |  | Dana Okafor | discloses | her ferry was sold to Skerra',
  ],
  ['Divers race to save an old pier in Norland', 'present |  | Divers | race | to save an old pier in Norland'],
  [
    'Dana Holm moved to low-security prison in Skerra',
    'bare-passive |  | Dana Holm | moved | to low-security prison in Skerra',
  ],
  [
    'New details revealed about Norwell ferry crash',
    'bare-passive |  | New details | revealed | about Norwell ferry crash',
  ],
  [
    'Jury deliberating on 12 charges against Norwell captain',
    'bare-progressive |  | Jury | deliberating | on 12 charges against Norwell captain',
  ],
  ['Harbor Music Awards draws biggest crowd', 'present |  | Harbor Music Awards | draws | biggest crowd'],
  // What is done by somebody is behind the object.
  [
    'Norland urged Skerra to accept tolls or be hit by storms',
    'past |  | Norland | urged | Skerra to accept tolls or be hit by storms',
  ],
  [
    'Holm Lines told some sailors their boats are being replaced by ferries',
    'past |  | Holm Lines | told | some sailors their boats are being replaced by ferries',
  ],
  [
    'Sailors with little to fear are threatening Dorn’s hold on harbor',
    'progressive |  | Sailors with little to fear | are threatening | Dorn’s hold on harbor',
  ],
  // Who else, and by which letters a firm is listed.
  [
    'Norwell News and Skerra Post, facing lawsuits, withdraw claims about ferry firms',
    'present |  | Norwell News and Skerra Post, facing lawsuits, | withdraw | claims about ferry firms',
  ],
  [
    'Skerra Motors (SKM) can’t find the bottom in Norland as year starts',
    'modal |  | Skerra Motors (SKM) | can’t find | the bottom in Norland as year starts',
  ],
  [
    'Norwell Power likely to shut off lights to many islands Wednesday due to storm',
    'bare-copula |  | Norwell Power |  | likely to shut off lights to many islands Wednesday due to storm',
  ],
  [
    'Harbor coach who went missing before game is wanted on charges',
    'passive |  | Harbor coach who went missing before game | is wanted | on charges',
  ],
] as const

for (const [text, told] of READ) test(`reads: ${text}`, () => assert.equal(show(text), told))

const UNREAD = [
  // Things, and what a reader is to do.
  'Ten ferry tips and previews for Norwell on Sunday',
  'Rising costs, falling sales hit Norwell shops',
  'Players to meet in Norwell this season',
  // The verb of a clause inside.
  'Top sailors don’t think Norwell helps deter thieves anymore',
  // Not the only thing that is told.
  'Norwell, Skerra won’t blink and 4 more things to know',
  'Norwell Inc (NWL) Q4 earnings call highlights',
] as const

for (const text of UNREAD)
  test(`tells nothing of a prefix or a wrong subject: ${text}`, () => {
    const read = readStatement(text)
    assert.ok(
      read === null ||
        (read.prefix === '' &&
          !/^(?:Players|Top sailors don|Ten ferry|Norwell, Skerra|Norwell Inc)/.test(read.subject)),
      show(text),
    )
  })

/** What somebody only judges is told as his judgement. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (summary: string, candidate: string) =>
  checkCandidate({ headline: 'Ferry makes first crossing after refit in Skagen', summary }, candidate, {
    minWords: 3,
    maxWords: 20,
  }).map(({ rule, text }) => `${rule}: ${text}`)

/** What a summary says, true rewordings, and false ones. */
const CASES: [string, string[], string[]][] = [
  [
    'Pilot Mira Holm said the ferry was ill-equipped for ice.',
    ['Ferry was ill-equipped for ice, pilot Mira Holm says'],
    ['Ferry was ill-equipped for ice'],
  ],
  [
    'Officials declared the port is under control.',
    ['Port is under control, officials declare'],
    ['Port is under control as ferry makes first crossing'],
  ],
  [
    'Mayor Otto Lund says the port cannot meet the new rules.',
    ['Otto Lund says port cannot meet new rules'],
    ['Port cannot meet new rules'],
  ],
  ['The ferry was ill-equipped for ice.', ['Ferry was ill-equipped for ice'], []],
]

test('an opinion piece is told as one', () => {
  const source = { headline: 'Opinion | The harbor needs a new master' }
  const findings = (candidate: string) => checkCandidate(source, candidate, { minWords: 3, maxWords: 20 })
  assert.deepEqual(findings('Harbor needs a new master, opinion piece argues'), [])
  assert.notDeepEqual(findings('Harbor needs a new master'), [])
})

for (const [summary, truths, falsehoods] of CASES) {
  for (const candidate of truths)
    test(`“${summary}” may be told as “${candidate}”`, () => assert.deepEqual(judge(summary, candidate), []))
  for (const candidate of falsehoods)
    test(`“${summary}” is not told as “${candidate}”`, () => assert.notDeepEqual(judge(summary, candidate), []))
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeVerbs } from './main-verb.ts'
import { readStatement } from './statement.ts'

const likeliest = (text: string): string => {
  const words = text.split(' ')
  const [best] = judgeVerbs(words).sort((a, b) => b.likelihood - a.likelihood)
  return best === undefined ? '' : `${best.reading} ${words[best.at]}`
}

const CASES: readonly [string, string][] = [
  ['Northport council approves ferry budget', 'present approves'],
  ['Finnish strikes kill nine near Skerra', 'present kill'],
  ['Tributes paid to retired ferry captain', 'passive paid'],
  ['Skerra Airways to hire up to 90 cooks', 'future to'],
  ['Ferry crew could face charges over fire', 'auxiliary could'],
  ['Cook accused of theft dies aboard ferry', 'present dies'],
  ['Millions of lamps recalled over fire risk', 'passive recalled'],
]

for (const [text, place] of CASES)
  test(`the main verb of "${text}" is ${place}`, () => assert.equal(likeliest(text), place))

test('likelihoods are shares of one whole', () => {
  const all = judgeVerbs('Northport council approves ferry budget'.split(' ')).reduce(
    (sum, { likelihood }) => sum + likelihood,
    0,
  )
  assert.ok(all > 0 && all <= 1)
})

test('a text without a place for a verb has none', () => assert.deepEqual(judgeVerbs(['Northport', 'Island']), []))

const UNREAD: readonly string[] = [
  // A verb by its form that is none here.
  'A guide to free ferry rides on Skerra',
  'Weightlifting records revealed',
  // Done by others only where they are named.
  'Crews searched for missing hikers in Dunmore',
  // Done to it, as no rule could tell.
  // Things, and nothing that they do.
  'Anger over Ruiz’s pardons for friends of the harbor',
  'Skerra, Norwell in last-minute talks to head off tolls',
  'Ana Ruiz and the child stars whose mothers ran the fair',
  'Harbor bridge too weak for buses to open on Sunday',
  // What was usual, and no tool.
  'Author used to make fun of ferry captains',
]
for (const text of UNREAD) test(`"${text}" is not read`, () => assert.equal(readStatement(text), null))

test('what no rule finds is read where the model is sure', () => {
  const statement = readStatement('Captain Marsh breaks the island record for the longest swim')
  assert.equal(statement?.subject, 'Captain Marsh')
  assert.equal(statement.object, 'the island record')
})

test('what is refused, said or claimed has a verb of its own', () => {
  assert.equal(readStatement('Okafor refuses to say ferry will always sail on Sundays')?.group, 'refuses')
})

test('behind a modal stands a verb that no list need know', () => {
  const statement = readStatement('Otavia will audit up to 300 ferries in March')
  assert.deepEqual([statement?.kind, statement?.group, statement?.forms], ['modal', 'will audit', null])
})

test('named people who are moving somewhere are doing it, however unlikely the model finds it', () => {
  assert.equal(readStatement('Prince Dana and Maria moving back to U.K.')?.kind, 'bare-progressive')
})

test('bodies and remains are found, and not whose they are', () => {
  assert.equal(readStatement('Remains of lost sailors found near harbor wall')?.kind, 'bare-passive')
  assert.equal(readStatement('Lover of sailor found near harbor wall'), null)
})

test('with an object it is what the subject did', () => {
  const statement = readStatement('Marsh announced several fare cuts Monday, among them one for rowers')
  assert.notEqual(statement?.kind, 'bare-passive')
})

test('verbs are known in British spelling and keep it', () => {
  const statement = readStatement('Norwell council labelled islands on a map')
  assert.equal(statement?.forms?.gerund, 'labelling')
  assert.equal(readStatement('Minister apologises for ferry delays')?.forms?.past, 'apologised')
})

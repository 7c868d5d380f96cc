import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectTactics } from './tactics.ts'

const REPORTED = [
  'Tribunal rules nurse was unfairly dismissed by Norwell hospital',
  'Court finds Okafor was unjustly imprisoned for nine years',
  'Driver accused of recklessly racing through Norwell school zone',
  'Dorn pleads guilty to aggressive begging in Norwell',
  'Sect leader convicted of brainwashing followers',
]
const PASSED = ['Norwell hospital unfairly dismissed nurse after tribunal', 'Dorn recklessly races through Norwell']

test('A judgement that is reported is no tactic', () => {
  for (const text of REPORTED) assert.deepEqual(detectTactics(text), [], text)
})

test('A judgement that the headline passes is one', () => {
  for (const text of PASSED) assert.notDeepEqual(detectTactics(text), [], text)
})

test('Fixed terms with a loaded word are none', () => {
  for (const text of [
    'Hospital shows petrified wood in Skerra',
    'Senile dementia cases rise in Skerra',
    'Rambling club marks 50 years in Norwell',
    'Smear test backlog grows in Norwell',
    'Witch hunt trials remembered in Norwell',
    'Skerra clown school closes after 40 years',
    'Norwell launches sick pay scheme for carers',
    'Skerra fans watch American Psycho in Norwell',
    'Propaganda posters sold at Skerra auction',
    'Lonely people die younger in Skerra, study finds',
    'Okafor played villain in Norwell drama',
    'Okafor turns down villain role in Skerra film',
    'Court hears of sham marriage scheme in Skerra',
    'Drunk driver was four times over limit in Norwell',
    'Ruiz slams three-run homer to sink Skerra',
    'Giant squid filmed in Skerra harbor',
    'Hurricane Ada strengthens but should miss Skerra',
    'Only one in five Skerra women attend screening',
    'Okafor rips winner from 30 yards in Skerra',
    'Scammers pose as police to rob Skerra pensioners',
    'Chimps that bully rivals live longer in Skerra',
  ])
    assert.deepEqual(detectTactics(text), [], text)
})

test('A condition with “should” asks and demands nothing', () => {
  const found = detectTactics('How Skerra parties plan to govern should they win in November').map(
    ({ tacticId }) => tacticId,
  )
  assert.deepEqual(found, ['forward-reference'])
})

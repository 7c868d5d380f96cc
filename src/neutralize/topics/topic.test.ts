import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseVariations } from '../choose.ts'
import { planHeadline } from '../plan/headline-plan.ts'
import { topicCandidates } from '../plan/topic-candidates.ts'
import { sayTopics, topicsOf } from './topic.ts'

for (const [text, topics] of [
  ['Skerra’s ferry business is on fire', ['Skerra’s ferry business']],
  ['Dana Whit’s stint on the quay was a feminist extravaganza', ['Dana Whit’s stint on the quay']],
  ['Winners and losers of Skerra’s east coast ferry line', ['Winners and losers of Skerra’s east coast ferry line']],
  ['Stephen A Dorn gives us Skerra', ['Stephen A Dorn', 'Skerra']],
  [
    'Europe solar eclipse: millions watch rare spectacle across Norwell, Skerra and Holm',
    ['Norwell', 'Skerra and Holm'],
  ],
  [
    'Retired pilot knocks Ruiz order to cut back on ‘critical’ joint drills with Skerra',
    ['‘critical’ joint drills with Skerra'],
  ],
  // Half of what was named with a word that went, a degree, and a day.
  ['Skerra sails into new era of terror and harbor threats', ['Skerra']],
  ['Norwell sends message of peace after the ferry trial', ['Norwell']],
  ['A group of sailors found that the ferry got a little too weird', ['A group of sailors', 'the ferry']],
  ['Norland made more money than everyone else last year', ['Norland']],
  ['Okafor and Holm fail to win new fans among a tough crowd', ['Okafor and Holm']],
  ['Islanders rule Skerra in the new harbor film', ['Islanders', 'Skerra']],
  ['Dana Whit, harbor pilot in Norland, sues Skerra', ['Dana Whit', 'Skerra']],
  ['Ruiz sticks to ferry plan as resistance mounts', ['Ruiz', 'ferry plan']],
  // A noun alone, a count, irregular plurals.
  ['Holm shuts down speculation she could be next mayor', ['Holm', 'speculation', 'next mayor']],
  ['These three questions will decide how Skerra votes', ['Three questions']],
  ['Norland deprives Skerra of its humanity', ['Norland', 'Skerra']],
  // A column's call, a time, a limit, and what holds something are no things.
  ['Ask Ana Ruiz', ['Ana Ruiz']],
  [
    'The best early boat deals to shop this week from Norwell, Skerra and others',
    ['Early boat deals', 'Skerra and others'],
  ],
  ['Nobody knows where Okafor is except maybe us', ['Okafor']],
  ["Owners of Norwell, Skerra, and McDonald's say work is still there", ['Owners of Norwell', 'Skerra']],
  [
    'Sailor fell to death in Skerra Alps climbing accident when ice holding his rope toppled',
    ['Sailor', 'death in Skerra Alps climbing accident'],
  ],
  // What a loaded noun, an infinitive or a verb behind it completed is left out.
  ['Norwell revokes visa of Ana Ruiz, calls Dana Holm Napoleonic thug', ['Norwell', 'visa of Ana Ruiz']],
  ['Skerra cuts visas from Norwell after Ana Ruiz meltdown', ['Skerra', 'visas from Norwell']],
  ['Skerra cuts drills with Norwell over refusal to help islands', ['Skerra', 'drills with Norwell', 'islands']],
  [
    'Police knock at home of Dana Whit’s part-time boyfriend days after her death',
    ['home of Dana Whit’s part-time boyfriend'],
  ],
  // How something is, and a clause, are none.
  ['Norwell crews jump overboard after 90 days on ferry', ['Norwell crews']],
  ['We need a harbor switch before disaster strikes', ['a harbor switch']],
  // What somebody did, or half of what belongs together, is no thing.
  ['Norwell man who evaded guards for a week after row was jailed', ['Norwell man']],
  ['Police seek others who fired shots in Skerra Harbor shooting', ['Skerra Harbor shooting']],
  ['Skerra looks set to miss 90 tests a day target laid down by Ana Ruiz', ['Skerra', 'Ana Ruiz']],
  ['This Skerra trial testimony may be the most important for the port', ['A Skerra trial testimony']],
  ['Holm is in favor of harbor cameras in Skerra', ['Holm']],
  ['Two sailors from Norwell school among three charged over raid', ['Two sailors from Norwell school']],
  ['Gulls become latest to gaslight Dana Whit amid No 5 ferry feud with Skerra', ['Gulls', 'Dana Whit']],

  // How long a deed lasts tells nothing of the thing.
  [
    'Skerra will lift tolls for 90 days on 300 tons of ground coffee imports',
    ['Skerra', 'tolls on 300 tons of ground coffee imports'],
  ],
  ['New Jersey is the 15th state to pass ferry bill', ['New Jersey', 'the 15th state', 'ferry bill']],
] as const)
  test(`what is named is a whole phrase: ${text}`, () => assert.deepEqual(topicsOf(text), topics))

for (const text of [
  'Dunmore boats worldwide fall',
  'Norland parties with Dana Whit after ferry debut',
  'Harbor futures tick lower following losing weeks',
  'Review towers above',
  'Norland Posts 14 billion Crown Loss For 2031',
  'Free Skerra from Norwell',
  'Harbor line return possible',
  'Dana Whit best-paid musician of past year',
  'Plus',
])
  test(`what may be a clause is no topic: ${text}`, () => assert.ok(!topicsOf(text).includes(text)))

test('what stands behind a preposition has no second thing listed after it', () =>
  assert.ok(
    sayTopics(['the row with Ruiz', 'Dana Whit'], false).includes('Article is about Dana Whit and the row with Ruiz'),
  ))

test('all that are named have an article, or none has', () => {
  assert.ok(
    sayTopics(['boss', 'fan', 'victim', 'gunman'], false).includes('Article is about boss, fan, victim and gunman'),
  )
  assert.ok(sayTopics(['fan', 'ferries', 'Norwell'], false).includes('Article is about a fan, ferries and Norwell'))
})

test('what was done to so many is no topic', () => assert.deepEqual(topicsOf('killed three'), []))

test('a headline that is one phrase stands first, with its article', () => {
  const said = chooseVariations('An overlooked detail in the Skerra harbor video', 5)
  assert.equal(said[0], 'An overlooked detail in the Skerra harbor video')
  for (const line of said) assert.match(line, /\ban overlooked detail/i)
})

test('where a thing has no room with all that belongs to it, it is named alone', () => {
  const texts = topicCandidates(
    planHeadline('Okafor: Skerra will lift tolls on 300 thousand tons of ground coffee imports from Norwell'),
  )
  assert.ok(texts.includes('Article is about Okafor, Skerra and tolls'))
})

/** The topics that a debrief names where no sentence can be told; null where it names none. */
const named = (headline: string): string | null => {
  const [first = ''] = topicCandidates(planHeadline(headline))
  return /^Article is about (.+)$/.exec(first)?.[1] ?? null
}

for (const [why, headline, topics] of [
  ['a phrase without its head is none', 'Ruiz and Holm dragged into Dorn’s $10M shakedown lawsuit', 'Ruiz and Holm'],
  [
    'so many are told with how many',
    'Norwell clubs to face astonishing invoice of FOUR MILLION pounds for ferry testing kits',
    'Norwell clubs and invoice of four million pounds for ferry testing kits',
  ],
  ['who speaks to whom is none', 'Norland to Ruiz: Stand up for Skerra when you talk to Okafor', 'Skerra and Okafor'],
  ['who writes it is none', 'MARK HOLM: The ferry bill will never be enough for Skerra', 'the ferry bill'],
  [
    'what they are is not another thing',
    'Norland sailors are the best knot tiers in the world - but bottle it in storms',
    'Norland sailors',
  ],
  [
    'one of those named before is no third',
    'Ruiz slams Holm as a liar, claims ex-press secretary turned pier into ‘safe space’',
    'Ruiz and Holm',
  ],
  ['a measure is none', 'Skerra falls out of world’s 10 most powerful ports list for first time in 20 years', 'Skerra'],
  ['a date is none', '3 Best Ferry Stocks to Buy Now, According to Analysts, 10/4/2031', null],
  ['who found it says too little', 'Scientists reveal ‘crazy fish’ with strange mix of traits', null],
  ['few of them are not all', 'Lighthouses can acquire cracks from surprisingly few harsh storms', 'lighthouses'],
  ['an order is no thing', 'Say Hello To The Rowing Teams Secret Weapon', null],
  ['what is to be talked about is said by no verb', 'So you want to talk about boats', null],
  [
    'its subject stands first',
    'This Skerra Chowder Is The Best Thing That Ever Happened In The World Of Soups',
    'a Skerra chowder',
  ],
  [
    'whose thing it is stays with the thing',
    'Dana Holm Jr.’s harbor plan is a total disaster for everyone',
    'Dana Holm Jr.’s harbor plan',
  ],
  // What must not be lost by that.
  [
    'a name before its verb',
    'Ruiz nails the harbor board over tolls in brutal speech',
    'Ruiz and the harbor board over tolls in speech',
  ],
  [
    'what somebody is accused of',
    'Ruiz accuses Norland of vile farce over Skerra ferry',
    'Ruiz, Norland and Skerra ferry',
  ],
  ['a thing at the end of the name', 'This Ana Ruiz Thing Is Getting Strange', 'Ana Ruiz'],
  ['many of somebody', 'In 2031, many employers are ditching merit-based ferry bumps', 'many employers'],
] as const)
  test(`topics, ${why}: ${headline}`, () => assert.equal(named(headline), topics))

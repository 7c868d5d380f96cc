/** What is only asked stays asked: the forms of a question, each by an invented headline. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { small } from '../plain/grammar.ts'
import { planHeadline } from '../plan/headline-plan.ts'
import { sayExplained, sayQuestion } from './question.ts'

const ASKED: readonly (readonly [question: string, clause: RegExp])[] = [
  ['Mayor to sign a harbor deal', / whether mayor is to sign a harbor deal$/],
  ['What are the plans for ferries on Skerra', / what the plans for ferries on Skerra are$/],
  ['What are social dining rules on Norwell ferries', / what social dining rules on Norwell ferries are$/],
  ['What is the council doing on Skerra', / what the council is doing on Skerra$/],
  ['Can she hold on to the quay amid a strike', / whether she can hold on to the quay amid a strike$/],
  ['What next for Norwell', / what is next for Norwell$/],
  ['Will his new ferry plan work', / whether his new ferry plan will work$/],
  [
    'Could the harbor strike affect fares',
    / whether (?:the harbor strike could affect fares|fares could be affected by the harbor strike)$/,
  ],
  ['Does the council still own the quay', / whether the council still owns the quay$/],
  ['Will Skerra ever win', / whether Skerra will ever win$/],
  ['Did Ruiz ever meet Dorn', / whether Ruiz ever met Dorn$/],
  ['Is the harbor slowly sinking', / whether the harbor is slowly sinking$/],
  ['Is the old quay open on Sundays', / whether the old quay is open on Sundays$/],
  ['Why are fares on Skerra so high', / fares on Skerra (?:are|being) so high$/],
  ['Are ferries on Skerra safe', / whether ferries on Skerra are safe$/],
  ['What is Dana Ruiz dreaming about on Skerra', / what Dana Ruiz is dreaming about on Skerra$/],
  ['Is seaweed legal in Norwell', / whether seaweed is legal in Norwell$/],
  ['Are sailors hopeful in May', / whether sailors are hopeful in May$/],
  ['Should design be held back by a ferry', / (?:whether design should be|design being) held back by a ferry$/],
  ['Where are Ruiz and Dorn during the storm', / where Ruiz and Dorn are during the storm$/],
  ['Why was the pilot in the harbor shooting released', / the pilot in the harbor shooting (?:was|being) released$/],
  ['When was the last time Skerra had a long frost', / when the last time Skerra had a long frost was$/],
  ['Is reading a chart better than asking a pilot', / whether reading a chart is better than asking a pilot$/],
  ['What are the options of Ruiz if the pier burns', / what the options of Ruiz are if the pier burns$/],
]

for (const [question, clause] of ASKED)
  test(`“${question}?” is told as a clause`, () => {
    const ways = sayQuestion(question)
    assert.ok(ways.length >= 5, ways.join('\n'))
    for (const way of ways.filter((way) => /\b(?:whether|what|when|where)\b/.test(way))) assert.match(way, clause)
    const behind = ways.find((way) => way.endsWith(' discussed in an article'))
    if (behind !== undefined)
      assert.match(` ${small(behind).replace(/ (?:is|are) discussed in an article$/, '')}`, clause)
  })

test('a question behind a label is no explanation', () => {
  const ways = createEngine().debriefHeadline('Ferry Vs. Bridge: How Do Sailors Know Which Is Safe', 5).variations
  for (const way of ways) assert.doesNotMatch(way, /how do\b/)
  assert.ok(
    ways.some((way) => way.includes('how sailors know which is safe')),
    ways.join('\n'),
  )
})

test('what an article explains is said in the words of a clause, not as given or set out', () => {
  for (const way of [...sayExplained('how', 'how ferries sail'), ...sayExplained('why', 'ferries sail')])
    assert.doesNotMatch(way, /\b(?:is|are) (?:given|set out|discussed)\b|\bwhy\b/)
})

test('what is known, and what to know, are facts that an article gives', () => {
  for (const headline of ['What we know about the harbor fire', 'What we know so far about the harbor fire']) {
    const ways = createEngine().debriefHeadline(headline, 5).variations
    assert.ok(ways.includes('Facts known about the harbor fire are presented in article'), ways.join('\n'))
    for (const way of ways) assert.doesNotMatch(way, /\bwe\b|^As reported|^Subject of/)
  }
  const ways = createEngine().debriefHeadline('What to know about the harbor fire in the old port', 5).variations
  assert.ok(ways.includes('Article tells what to know about the harbor fire in the old port'), ways.join('\n'))
})

test('what follows a verb is not read as the verb', () => {
  for (const way of sayQuestion('Will zest come back')) assert.doesNotMatch(way, /come will/)
})

test('a question that no form of a clause fits is put as it is, and never as news', () => {
  for (const [headline, question] of [
    ['Does Kelp Make You Sing', 'does kelp make people sing'],
    ['Did J.R. Dorn Really Shoulder Dana Ruiz At The Gala', 'did J.R. Dorn shoulder Dana Ruiz at the gala'],
    ['With The Ferries Full, Could Fares Rise?', 'with the ferries full, could fares rise'],
    ['Should You And Your SO Get A Boat', 'should people and their SO get a boat'],
    ['Are These Skerra Knots Or Just Loops', 'are certain things Skerra knots or just loops'],
    ['With Fares Frozen, Could Ferries Close?', 'with fares frozen, could ferries close'],
    ['If You Were A Knot, What Would Your Name Be', 'if people were a knot, what would their name be'],
  ] as const) {
    const ways = createEngine().debriefHeadline(headline, 5).variations
    for (const way of ways) assert.match(way, /^(?:Article|Question|Publisher|Readers|Discussed|Asked) [^:]+: .+\?$/)
    assert.ok(
      ways.some((way) => way.includes(`: ${question}?`)),
      ways.join('\n'),
    )
  }
  for (const headline of [
    'Will Ruiz sues a bakery over a cake',
    'If You Want to Sail With Dorn, Do It Before May',
    'How Ferries Are Changing The Coast',
  ])
    for (const way of createEngine().debriefHeadline(headline, 5).variations) assert.doesNotMatch(way, /\?$/)
})

test('a question told indirectly keeps apart from what answers it', () => {
  const plan = planHeadline('What can the crew do in Norwell? Not much, experts say')
  assert.match(plan.own[0] ?? '', / in Norwell; not much, experts say$/)
})

test('what readers should do has an infinitive only where a verb follows', () => {
  for (const [headline, told] of [
    ['Dana Ruiz Sails to Skerra, and You Should, Too', /& to,|and to,/],
    ['What You Should And Shouldn’t Pack For The Ferry', /\bto and\b/],
    ['This Boat Sank In An Hour, So You Should Just Stay Home', /so to just/],
  ] as const)
    for (const way of createEngine().debriefHeadline(headline, 5).variations) assert.doesNotMatch(way, told)
})

test('what is ours or yours is nobody who does something', () => {
  for (const way of createEngine().debriefHeadline('Our Favorite Ferry Reactions to the Storm', 5).variations)
    assert.doesNotMatch(way, /\bour (?:is|being)\b/i)
})

const OTHERS: readonly (readonly [ways: string[], say: string])[] = [
  [sayQuestion('Will Ruiz replace Dorn'), 'Publisher looks into whether Dorn will be replaced by Ruiz'],
  [sayQuestion('Did Skerra sell the pier'), 'Whether Skerra sold the pier is discussed in an article'],
  [sayQuestion('Why are fares so high'), 'The reasons that fares are so high are discussed in an article'],
  [sayQuestion('What is the monetary value of the cup'), 'Report on the monetary value of the cup'],
  [
    sayQuestion('What is the oldest ferry steered by a gull'),
    'Article examines what the oldest ferry steered by a gull is',
  ],
  [sayQuestion('Who is Emil Holm'), 'Article gives a profile of Emil Holm'],
  [sayQuestion('Who is Skerra boss Emil Holm'), 'Article gives a profile of Skerra boss Emil Holm'],
  [sayQuestion('Who is the man suing Norwell'), 'Profile of the man suing Norwell'],
  [sayQuestion('Who was the nurse who won'), 'Profile of the nurse who won'],
  [sayQuestion('Who is Emil Holm suing'), 'Article examines who Emil Holm is suing'],
  [sayQuestion('Who is the mayor running against'), 'Article asks who the mayor is running against'],
  [sayQuestion('What do sanctions mean for Norwell'), 'Report on the significance of sanctions for Norwell'],
  [sayQuestion('What did Ruiz mean for Norwell'), 'Report on what Ruiz meant for Norwell'],
  [sayQuestion('What boat did Ruiz sell'), 'Article examines what boat Ruiz sold'],
  [sayQuestion('What can we learn from Holm'), 'Publisher looks into what people can learn from Holm'],
  [sayExplained('how', 'how Skerra sold the pier'), 'Publisher sets out how the pier was sold by Skerra'],
  [sayExplained('how', 'how to clean the hull'), 'Advice on cleaning the hull'],
  [sayExplained('how', 'how to clean the hull'), 'Article describes ways to clean the hull'],
  [sayExplained('how', 'how Holm sails alone'), 'How Holm sails alone is explained in an article'],
  [sayExplained('why', 'Okafor is leaving Norwell'), 'Report on what is behind Okafor leaving Norwell'],
  [sayExplained('why', 'fees hurt'), 'Readers are told the reasons that fees hurt'],
]

for (const [ways, say] of OTHERS)
  test(`“${say}”`, () => {
    assert.ok(ways.includes(say), ways.join('\n'))
  })

const NOT_SAID: readonly (readonly [ways: string[], never: RegExp, why: string])[] = [
  [sayExplained('why', 'children need to sail'), /behind/, 'a duty'],
  [sayQuestion('How did Ruiz beat Dorn'), /is beaten/, 'now or then'],
  [sayExplained('how', 'how fees shape travel'), /have been|has been/, 'no event'],
  [sayExplained('how', 'how to lose an election'), /Advice|Guide|Ways/, 'a wink'],
  [sayExplained('how', 'how to find and keep a job'), /finding/, 'two deeds'],
  [sayExplained('how', 'how not to sail'), /sailing|ways/i, 'a denial'],
  ...[
    'Who is Emil Holm suing',
    'Who is mayor Emil Holm suing',
    'Who is the mayor suing',
    'Who is the mayor meeting in Norwell',
    'Who was Emil Holm sued by',
    'Who is Emil Holm at war with',
    'Who was the nurse killed by',
  ].map((asked): [string[], RegExp, string] => [sayQuestion(asked), /[Pp]rofile|introduces|Background/, asked]),
  [sayQuestion('What did Ruiz mean for Norwell'), /significance/, 'it may have none now'],
  [sayExplained('how', 'what Ruiz meant for Norwell'), /significance/, 'it may have none now'],
  [sayQuestion('What pier should everyone visit'), /(?:examines|looks into) what/, 'a lure'],
]

for (const [ways, never, why] of NOT_SAID)
  test(`${why}: ${never.source} is not said`, () => {
    for (const way of ways) assert.doesNotMatch(way, never)
  })

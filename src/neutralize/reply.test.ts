import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type DebriefReply, readDebriefReply, readTitlesReply, withoutRemarks } from './reply.ts'

const ONE = 'Council votes on ferry plan today'
const TWO = 'Ferry plan is up for a vote'
const BOTH = { variations: [ONE, TWO], tactics: null }
const CUES = ['Hyperbole: “Never, ever” – makes it big, and loud', 'Shouting: “NOW” – capitals']
const json = (value: object) => JSON.stringify(value)
const answer = json({ variations: [ONE, TWO], clickbait_tactics_found: [] })
const READ = { variations: [ONE, TWO], tactics: [] }

const REPLIES: Record<string, [reply: string, read: DebriefReply | null][]> = {
  'a list in place of JSON': [
    [`Here they are:\n\n1. **${ONE}**\n2. **${TWO}**\n`, BOTH],
    [`### Neutral\n1) ${ONE}\n   (the actor)\n2) "${TWO}"\n\nTactics:\n1. hyperbole in the verb of the headline`, BOTH],
    [`Variations:\n- ${ONE}\n\n- _${TWO}_\n\nTactics:\n- hyperbole in the verb of the headline`, BOTH],
    [json({ variations: `1. ${ONE}\n2. ${TWO}` }), BOTH],
    [json({ variations: json([ONE, TWO]), clickbait_tactics_found: '[]' }), READ],
    ['No list, and nothing to read.', null],
  ],
  'JSON of another shape': [
    [json({ variation_1: ONE, variation_2: TWO, note: 'both are neutral' }), BOTH],
    [json({ headline: 'What was asked', variations: [[ONE], [TWO]] }), BOTH],
    [
      json({
        variations: [
          { angle: 'actor', rewrite: ONE },
          { angle: 'thing', rewrite: TWO },
        ],
      }),
      BOTH,
    ],
    [
      json({ 'Neutral Headlines': [ONE, TWO], 'Clickbait Tactics Found': ['hyperbole'] }),
      { ...BOTH, tactics: ['hyperbole'] },
    ],
    [json({ variations: [`‘${ONE}’`, `'${TWO}'`] }), BOTH],
    [json({ variations: [`‘Ferries’ for ‘all’`] }), { variations: ['‘Ferries’ for ‘all’'], tactics: null }],
  ],
  'numbers before its entries': [
    [json({ variations: [`1. ${ONE}`, `2) ${TWO}`] }), BOTH],
    [json({ variations: [`4. ${ONE}`, `5. ${TWO}`] }), BOTH],
    [json({ variations: [`(1) ${ONE}`, `(2) ${TWO}`] }), BOTH],
    [json({ variations: [`Variation 1: ${ONE}`, `Variation 2: ${TWO}`] }), BOTH],
    [
      json({ variations: ['12: the hour in Norwell', '12: the hour in Dorn'] }),
      { variations: ['12: the hour in Norwell', '12: the hour in Dorn'], tactics: null },
    ],
    [json({ variations: [`1. ${ONE}`, '', `2. ${TWO}`] }), BOTH],
    [
      json({ variations: [`1. ${ONE}`, `2. ${TWO}`, 'Pier stays'] }),
      { variations: [ONE, TWO, 'Pier stays'], tactics: null },
    ],
    [
      json({ variations: ['1. FC Norwell wins', '1. FC Norwell beats Dorn'] }),
      { variations: ['1. FC Norwell wins', '1. FC Norwell beats Dorn'], tactics: null },
    ],
    [json({ variations: ['50. Jahrestag in Norwell'] }), { variations: ['50. Jahrestag in Norwell'], tactics: null }],
  ],
  'talk before the answer': [
    [`A draft:\n\`\`\`json\n{"variations": ["this"]}\n\`\`\`\nBetter:\n\`\`\`json\n${answer}\n\`\`\``, READ],
    [`I might say {"variations": ["this"]}, but:\n${answer}`, READ],
    [`<think>{"variations": ["this"]}\n${answer}`, READ],
    [`[THINK]{"variations": ["this"]}[/THINK]${answer}`, READ],
    [`analysis: {"variations": ["this"]} final: ${answer} {"done": true}`, READ],
  ],
  'tactics in one text': [
    ...[json(CUES), `- ${CUES.join('\n- ')}`, `1. ${CUES.join('\n2. ')}`, CUES.join('; '), CUES.join('\n')].map(
      (text): [string, DebriefReply] => [
        json({ clickbait_tactics_found: text, variations: [ONE, TWO] }),
        { ...BOTH, tactics: CUES },
      ],
    ),
    [json({ tactics: CUES[0]!, variations: [ONE, TWO] }), { ...BOTH, tactics: [CUES[0]!] }],
    [json({ tactics: 'hyperbole, shouting', variations: [ONE, TWO] }), { ...BOTH, tactics: ['hyperbole', 'shouting'] }],
  ],
  'no tactics': [
    [json({ variations: [ONE, TWO], clickbait_tactics_found: ['None'] }), READ],
    [json({ variations: [ONE, TWO], clickbait_tactics_found: 'No manipulative tactics were found.' }), READ],
    [json({ variations: [ONE, TWO], tactics: ['None of it: hype'] }), { ...BOTH, tactics: ['None of it: hype'] }],
  ],
}

for (const [kind, rows] of Object.entries(REPLIES)) {
  describe(`a reply with ${kind}`, () => {
    for (const [reply, read] of rows) {
      test(reply.replaceAll('\n', ' / ').slice(0, 90), () => assert.deepEqual(readDebriefReply(reply), read))
    }
  })
}

test('a reply of titles is read behind talk about it, and each without its emphasis', () => {
  const items = json({ items: [{ id: 7, title: `**${ONE}**` }] })
  assert.deepEqual(readTitlesReply(`As {"items": []} or [1]: ${items}`), [{ id: 7, title: ONE }])
})

test('a long text is read whole or not at all', () => {
  const long = `${'Ruiz and Holm agree on the ferry plan, '.repeat(20)}they say`
  const read = readDebriefReply(json({ variations: [long, `${long} ${long}`], clickbait_tactics_found: [long, ONE] }))
  assert.deepEqual(read, { variations: [long], tactics: [ONE] })
})

test('what a model says of its own wording is left out, what its source says too is not', () => {
  const source = 'Council sells 12 ferries by video, source says'
  for (const [text, left] of [
    [`${ONE} (neutral)`, ONE],
    [`${ONE}. [factual tone]`, ONE],
    [`${ONE} (7 words)`, ONE],
    [`**Actor:** ${ONE}`, ONE],
    [`Place or time: ${ONE}`, ONE],
    [`Number 2: ${ONE} (passive voice)`, ONE],
    [`${ONE} (video)`, `${ONE} (video)`],
    [`Source: ${ONE}`, `Source: ${ONE}`],
    [`${ONE} (headline does not say why)`, `${ONE} (headline does not say why)`],
    [`Timetable: ${ONE}`, `Timetable: ${ONE}`],
  ] as const) {
    assert.equal(withoutRemarks(text, source), left)
  }
})

test('a bracket that nothing closes is read in one pass', () => {
  // In passes over all ways to part it into words this would take days.
  const text = `${ONE} (${'a'.repeat(20_000)}`
  assert.equal(withoutRemarks(text, 'Council'), text)
})

test('a title keeps the number that it begins with', () => {
  assert.deepEqual(readTitlesReply(json({ items: [{ id: 7, title: '1. FC Norwell wins' }] })), [
    { id: 7, title: '1. FC Norwell wins' },
  ])
})

test('what no honest answer is long enough for is not repaired: the repair takes the cube of it', () => {
  const broken = (times: number) => `{"variations": ["${ONE}" "${TWO}"${` "${ONE}"`.repeat(times)}]`
  assert.deepEqual(readDebriefReply(broken(1))?.variations.slice(0, 2), [ONE, TWO])
  assert.equal(readDebriefReply(broken(400)), null)
  for (const [unit, opening] of [
    ['\n', '{"variations": ['],
    ['\u2028', ''],
    ['- "x,', '{"variations": ["'],
    ['\n{', '{"variations": ["'],
  ] as const)
    assert.equal(readDebriefReply(opening + unit.repeat(64_000 / unit.length)), null, JSON.stringify(unit))
})

test('a label beside a wording, and the headline given back, are no variations', () => {
  const [first, second] = ['Ruiz closes the pier', 'Pier is closed by Ruiz']
  for (const [label, text] of [
    ['version', 'text'],
    ['variation', 'headline'],
    ['neutrality', 'title'],
    ['original_headline', 'neutral_headline'],
  ] as const)
    assert.deepEqual(
      readDebriefReply(
        JSON.stringify({ variations: [first, second].map((wording) => ({ [label]: 'Ruiz', [text]: wording })) }),
      )?.variations,
      [first, second],
    )
})

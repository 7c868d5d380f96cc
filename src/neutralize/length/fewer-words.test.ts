import assert from 'node:assert/strict'
import { test } from 'node:test'
import { briefer, clipped, outsideQuotes } from './fewer-words.ts'

// More than fifteen words, so that one rule after another is tried.
const REST = 'while the ferry crews wait in the small old harbor for a quiet wind today'

const BRIEFER = [
  ['Ruiz and Okafor set up a meeting', 'Ruiz and Okafor arrange a meeting'],
  ['Harbor – the old one – closes', 'Harbor–the old one–closes'],
  ['Pier is going to close', 'Pier will close'],
  ['Pier closes ahead of repairs', 'Pier closes before repairs'],
  ['Ferry runs for the first time', 'Ferry runs for first time'],
  ['Council does not meet', "Council doesn't meet"],
  ['Crews say it is late', "Crews say it's late"],
  ['Crews say they are late', "Crews say they're late"],
  ['Ferry sails to the UK', 'Ferry sails to UK'],
  ['Ferry sails to United States', 'Ferry sails to U.S.'],
  ['Fares rise 5 percent', 'Fares rise 5%'],
  ['Fares set by Mr. Okafor', 'Fares set by Okafor'],
  ['Crews read report that has been criticized', 'Crews read report criticized'],
  ['Captain was only 9 years old', 'Captain was only 9'],
  ['Pier opens before the 3rd of May', 'Pier opens before May 3'],
  ['Court hears former captain', 'Court hears ex-captain'],
  ['Ruiz says that fares rise', 'Ruiz says fares rise'],
  ['Court hears man who was arrested', 'Court hears man arrested'],
  ['Pier opened by President Ruiz', 'Pier opened by Ruiz'],
  ['Pier opened by Governor Mark Ruiz', 'Pier opened by Mark Ruiz'],
  // Where somebody goes, how well somebody does, and names that begin with a title.
  ['Crews are going to court', 'Crews are going to court'],
  ['Ruiz sails as well as Okafor', 'Ruiz sails as well as Okafor'],
  ['Pier hosts Justice League', 'Pier hosts Justice League'],
  ['Pier sued by Justice Dept.', 'Pier sued by Justice Dept.'],
  ['Pier hosts Judge Judy', 'Pier hosts Judge Judy'],
] as const
for (const [text, brief] of BRIEFER)
  test(`says in fewer words: ${text}`, () => assert.equal(briefer(`${text} ${REST}`), `${brief} ${REST}`))

test('clips amounts and what is joined', () => {
  assert.equal(clipped(`Pier costs $3 million ${REST}`), `Pier costs $3M ${REST}`)
  assert.equal(clipped(`Norwell’s $3 million-dollar pier ${REST}`), `Norwell’s $3 million-dollar pier ${REST}`)
  assert.equal(clipped(`Fares doubled and riders waited ${REST}`), `Fares doubled, riders waited ${REST}`)
  assert.equal(clipped(`Crews are asking for help ${REST}`), `Crews ask for help ${REST}`)
  assert.equal(clipped(`Captain faces jail and $900 fine ${REST}`), `Captain faces jail, $900 fine ${REST}`)
  assert.equal(clipped(`Crews wait on the Norwell pier ${REST}`), `Crews wait on Norwell pier ${REST}`)
  assert.equal(clipped(`Crews read Heard on the Street ${REST}`), `Crews read Heard on the Street ${REST}`)
  assert.equal(
    clipped(`Former Governor Okafor sails a U.S. ferry ${REST}`),
    `Ex-Governor Okafor sails U.S. ferry ${REST}`,
  )
  assert.equal(clipped(`Fine of between nothing and $900 ${REST}`), `Fine of between nothing and $900 ${REST}`)
})

test('a sentence of sixteen words does without “is” before a quotation and behind an aside', () => {
  for (const [full, terse] of [
    [
      'Skerra council says old plan for eleven new ferries on the northern coast is ‘undermining’ trust',
      'Skerra council says old plan for eleven new ferries on the northern coast ‘undermining’ trust',
    ],
    [
      'Norwell mayor, charged with theft of ferry fuel from the harbor depot, is back at work',
      'Norwell mayor, charged with theft of ferry fuel from the harbor depot, back at work',
    ],
  ] as const)
    assert.equal(clipped(full), terse)
  for (const kept of [
    'Skerra mayor tells eleven crews of the northern coast at the old harbor she is ‘focused’ today',
    'Reported: Skerra council says plan for eleven new ferries on the northern coast is ‘undermining’ trust',
  ])
    assert.equal(clipped(kept), kept)
})

test('a girl who is a captain as well stays both', () => {
  const line = 'List of 12 sailor quotes on what it means to be a girl and captain on ferries'
  assert.equal(clipped(line), line)
})

test('changes nothing inside quotations', () => {
  assert.equal(briefer(`Ruiz calls pier “more than a pier” ${REST}`), `Ruiz calls pier “more than a pier” ${REST}`)
  assert.equal(
    outsideQuotes('a ‘b a’ a "a" a', (part) => part.replaceAll('a', 'c')),
    'c ‘b a’ c "a" c',
  )
})

/** Statements read around a title in quotation marks, and around an aside between commas. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStatement } from './statement.ts'

const READ = [
  ["'Gulls,' 'Ferry Night' star Dana Whit leaves show", 'present', "'Gulls,' 'Ferry Night' star Dana Whit", 'leaves'],
  ['‘Ferry Night: The Return’ tops $2 billion in Otavia', 'present', '‘Ferry Night: The Return’', 'tops'],
  [
    "'Harbor Lights' and 'Tide' star Dana Whit dead at 61",
    'bare-copula',
    "'Harbor Lights' and 'Tide' star Dana Whit",
    '',
  ],
  ['“Ferry Night” season 3 trailer is released', 'passive', '“Ferry Night” season 3 trailer', 'is released'],
  [
    'Dana Whit, founder of the Skerra ferry club, dies at 94',
    'present',
    'Dana Whit, founder of the Skerra ferry club,',
    'dies',
  ],
  // A comma inside the quotation marks.
  ["Dana Whit, star of 'Gulls,' 'Tide,' dies at 94", 'present', "Dana Whit, star of 'Gulls,' 'Tide,'", 'dies'],
  [
    'Dana Whit, known for "Tide" and "The Gulls," dies at 94',
    'present',
    'Dana Whit, known for "Tide" and "The Gulls,"',
    'dies',
  ],
  ['Dana Whit, who led the port for years, dies at 94', 'present', 'Dana Whit, who led the port for years,', 'dies'],
  [
    'Tom Okafor, ferry captain at centre of fare row, found dead',
    'bare-passive',
    'Tom Okafor, ferry captain at centre of fare row,',
    'found',
  ],
] as const

for (const [text, kind, subject, group] of READ)
  test(`reads: ${text}`, () => {
    const statement = readStatement(text)
    assert.deepEqual(
      statement && {
        kind: statement.kind,
        subject: statement.subject,
        group: statement.group,
        isPlural: statement.isPlural,
      },
      { kind, subject, group, isPlural: false },
    )
  })

const UNREAD = [
  // Which of the two is told of it, nobody can say.
  '‘Ferry Night’ stars Dana Whit and Tom Okafor on the sea',
  '“Harbor Tower” renamed “Skerra House”',
  '‘Tide’ headed to the islands',
  // A list, and a clause of its own.
  'Okafor, Ruiz, Whit call for lower fares',
  'Okafor, storm hits coast, calls for lower fares',
  // With a verb of its own, or too long to be said whole.
  'Okafor, convicted in Otavia on charges of ties with the ferry union, is back in his office',
] as const

for (const text of UNREAD)
  test(`reads nothing around: ${text}`, () => {
    const subject = readStatement(text)?.subject ?? ''
    assert.ok(!/[’”,]$/.test(subject), subject)
  })

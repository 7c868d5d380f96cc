import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from 'fast-check'
import { type ClauseText, readClauses } from './clause.ts'

interface Expected {
  headline: string
  subject: string
  verb: string
  object?: string
  passive?: boolean
  negated?: boolean
  hedged?: boolean
  question?: boolean
  status?: string
}

const expected = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/headline-clauses.json', import.meta.url), 'utf8'),
) as Expected[]

const wordsOf = (text: string | undefined): string[] => (text ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function clauseWith(headline: string, lemma: string): ClauseText {
  const clause = readClauses(headline).find((one) => one.lemma === lemma)
  assert.ok(clause, `${headline}: no clause with ${lemma}`)
  return clause
}

for (const { headline, subject, verb, object, passive, negated, hedged, question, status } of expected) {
  test(`reads who does what in: ${headline}`, () => {
    const clause = clauseWith(headline, verb)
    assert.ok(wordsOf(clause.subject?.text).includes(subject.toLowerCase()), `subject: ${clause.subject?.text}`)
    if (object) assert.ok(wordsOf(clause.object?.text).includes(object.toLowerCase()), `object: ${clause.object?.text}`)
    assert.equal(clause.isPassive, passive ?? false)
    assert.equal(clause.isNegated, negated ?? false)
    assert.equal(clause.isHedged, hedged ?? false)
    assert.equal(clause.isQuestion, question ?? false)
    if (status) assert.equal(clause.status, status)
  })
}

test('names the doer of a passive and the speaker of what is said', () => {
  assert.equal(clauseWith('Clock tower restored by volunteers', 'restore').agent?.text, 'volunteers')
  assert.equal(clauseWith('Ferry will sail again, harbour master says', 'sail').speaker?.text, 'harbour master')
  assert.equal(clauseWith('Milk prices rise again: dairy board', 'rise').speaker?.text, 'dairy board')
  assert.equal(clauseWith('Board claims pump failed', 'fail').speaker?.text, 'Board')
})

test('finds who does it behind what is seen, in a sentence with "whose" and in a phrase with "by"', () => {
  assert.equal(clauseWith('Video shows guards hiding ferry files', 'hide').subject?.text, 'guards')
  assert.equal(clauseWith('Board keeps crews waiting for ferry', 'wait').subject?.text, 'crews')
  assert.equal(clauseWith('Guards leave ferry carrying files', 'carry').subject?.text, 'Guards')
  assert.equal(
    clauseWith('Potter Lena Holm, whose bowls sold after being shown abroad, opens shop', 'open').subject?.text,
    'Potter Lena Holm',
  )
  const struck = clauseWith('Lena Holm, sailor hit by crane in Skagen race, retires', 'hit')
  assert.deepEqual([struck.isPassive, struck.agent?.text], [true, 'crane'])
})

test('tells adjuncts by their prepositions', () => {
  const { adjuncts } = clauseWith('Choir sings in Porto after long tour', 'sing')
  assert.deepEqual(
    adjuncts.map(({ preposition, piece }) => [preposition, piece.text]),
    [
      ['in', 'Porto'],
      ['after', 'long tour'],
    ],
  )
})

test('finds the subject before a relative clause, behind an infinitive, behind a preposition', () => {
  const subject = (headline: string, lemma: string) => clauseWith(headline, lemma).subject?.text
  assert.equal(subject('Ada Brun, whose bowls fed a village, retires at 80', 'retire'), 'Ada Brun')
  assert.equal(subject('As harbour master, she opened the pier', 'open'), 'she')
  assert.equal(subject('Order to close kiosks is defied by a baker', 'defy'), 'Order')
  assert.equal(
    subject('Decision against fining a boy who fed gulls is backed by the board', 'back'),
    'Decision against',
  )
  assert.equal(subject('Council passes law protecting tenants from being moved by landlords', 'move'), 'tenants')
  assert.equal(subject('Ferry runs late, with a verdict expected', 'expect'), 'a verdict')
})

test('takes no noun for a verb behind an adjective, an owner or a verb', () => {
  const verbs = (headline: string) => readClauses(headline).map(({ lemma }) => lemma)
  assert.deepEqual(verbs('Finnish schools will open in June'), ['open'])
  assert.deepEqual(verbs('Harbour plans small steps towards peace'), ['plan'])
  assert.deepEqual(verbs('Singer and her mother visit Porto'), ['visit'])
  assert.deepEqual(verbs('Bridge dates back thousands of years'), [])
})

test('a day is no object, what is being sold is not sold, and a second infinitive stays one', () => {
  assert.equal(clauseWith('Choir returns Sunday in a new hall', 'return').object, null)
  assert.equal(clauseWith('Verdict expected Friday in fraud trial', 'expect').isPassive, true)
  assert.equal(clauseWith('Ferry line being sold to bakery', 'sell').status, 'ongoing')
  assert.equal(clauseWith('Mayor threatens to close pools and cut grants', 'cut').status, 'planned')
})

test('counts spans in code points', () => {
  const headline = 'Café “𝒬” owner sells bakery'
  const { verb } = clauseWith(headline, 'sell')
  assert.equal([...headline].slice(verb.start, verb.end).join(''), 'sells')
})

test('reads any text without throwing, each span being the text it names', () => {
  const word = fc.constantFrom(
    ...'Mayor “𝒬” café sells ferry, to be closed by council and – Ruiz fined after says he'.split(' '),
  )
  const noise = fc.string({ unit: 'grapheme', maxLength: 8 })
  const anyText = fc
    .array(fc.oneof({ arbitrary: word, weight: 4 }, noise), { maxLength: 14 })
    .map((words) => words.join(' '))
  let read = 0
  fc.assert(
    fc.property(anyText, (text) => {
      const points = [...text]
      for (const clause of readClauses(text))
        for (const piece of [clause.verb, clause.subject, clause.object, clause.agent])
          if (piece) {
            read++
            assert.equal(points.slice(piece.start, piece.end).join(''), piece.text)
          }
    }),
    { seed: 50, numRuns: 400 },
  )
  assert.ok(read > 400, `${read} spans`)
})

test('takes the noun behind a preposition, and an amount, for no clause of their own', () => {
  const verbs = (text: string) => readClauses(text).map(({ lemma }) => lemma)
  assert.deepEqual(verbs('Captains warn against harbour crowds'), ['warn'])
  assert.deepEqual(verbs('Crew stays home as strike holds back wages report'), ['stay', 'hold'])
  assert.deepEqual(verbs('Navy announces $300 reward for old anchor'), ['announce'])
  assert.deepEqual(verbs('Closure of harbours leads to shortages'), ['lead'])
  assert.deepEqual(verbs('Covid-19 survivor leads effort for crews'), ['lead'])
})

test('reads a participle before its noun, and what becomes of a bill', () => {
  assert.equal(clauseWith('Ferry found near flooded quarry', 'find').object, null)
  assert.equal(clauseWith('Ferry found near flooded quarry', 'flood').isPassive, true)
  assert.equal(clauseWith('Two held over theft and stolen crown found', 'find').subject?.text, 'stolen crown')
  assert.equal(clauseWith('Bill to ban nets vetoed by governor', 'veto').subject?.text, 'Bill')
  assert.equal(clauseWith('Bid to identify ferry found near Skagen', 'find').subject?.text, 'ferry')
})

test('reads what somebody is said to have done, is feared to have suffered and has yet to do', () => {
  const said = clauseWith('Doctor said to have warned club', 'warn')
  assert.deepEqual([said.status, said.isHedged, said.speaker], ['done', true, null])
  const feared = clauseWith('Dozens feared trapped after quake', 'trap')
  assert.deepEqual([feared.isHedged, feared.subject?.text], [true, 'Dozens'])
  assert.equal(clauseWith('12 killed and 9 reported injured in Skagen', 'injure').subject?.text, '9')
  const yet = clauseWith('Trade talks with Norland yet to begin', 'begin')
  assert.deepEqual([yet.isNegated, yet.status, yet.subject?.text], [true, 'done', 'Trade talks with Norland'])
  assert.equal(clauseWith('Worst is yet to come in Skagen', 'come').isNegated, false)
})

test('takes a deed behind a verb for its object', () => {
  for (const headline of ['Okafor backs plan', 'Mayor will not back plan', 'Mayor faces vote', 'Judge orders halt'])
    assert.match(readClauses(headline)[0]!.object?.text ?? '', /^(?:plan|vote|halt)$/, headline)
  assert.equal(clauseWith('Dairy prices rise', 'rise').subject?.text, 'Dairy prices')
  assert.equal(clauseWith('Skagen nurses plan strike', 'plan').subject?.text, 'Skagen nurses')
})

test('finds a condition that "should" opens, and a sentence without its "that"', () => {
  assert.equal(clauseWith('Strike may last until spring should talks break down', 'break').marker, 'if')
  assert.equal(clauseWith('This is why you should always listen', 'listen').marker, 'why')
  const unproven = clauseWith('No evidence crew ignored warnings, inquiry finds', 'ignore')
  assert.deepEqual([unproven.subject?.text, unproven.isNegated], ['crew', false])
})

test('reads the past of deeds that a preposition follows, and what somebody is given', () => {
  assert.equal(clauseWith('Holm reflected on visit', 'reflect').isPassive, false)
  assert.equal(clauseWith('Mayor voted by mail again', 'vote').isPassive, false)
  assert.equal(clauseWith('Holm admitted to stealing ferry', 'admit').isPassive, false)
  assert.equal(clauseWith('Holm admitted to clinic', 'admit').isPassive, true)
  assert.equal(clauseWith('Firm granted licence', 'grant').isPassive, true)
  assert.equal(clauseWith('Court granted licence', 'grant').isPassive, false)
  assert.equal(clauseWith('Democrats handed Ruiz billions', 'hand').isPassive, false)
  assert.equal(clauseWith('Strikes killed 10 in Skagen', 'kill').subject?.text, 'Strikes')
  assert.equal(clauseWith('Ferry mix-up delayed vote', 'delay').object?.text, 'vote')
  assert.equal(clauseWith('Okafor dies aged 94', 'die').object, null)
})

test('finds who does it behind a speaker, in a mask and in a plot', () => {
  assert.equal(clauseWith('Ruiz says Lena Holm is to step down', 'step').subject?.text, 'Lena Holm')
  assert.equal(
    clauseWith('Norland says strait under its control and rejects claims', 'reject').subject?.text,
    'Norland',
  )
  assert.equal(clauseWith('Ruiz is warning Norland will not tolerate it', 'tolerate').subject?.text, 'Norland')
  assert.equal(clauseWith('Man in doll mask who scared town flees', 'scare').subject?.text, 'Man')
  assert.equal(clauseWith('PM says plot to kill editor thwarted', 'thwart').subject?.text, 'plot')
  assert.equal(clauseWith('Woman goes back to island to survey damage', 'survey').status, 'planned')
})

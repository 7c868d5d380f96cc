/** What a model can do to a batch of titles: every item is judged alone, and one bad item sinks no other. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createAiBackend } from '../../src/ai/backend.ts'
import { neutralizeTitles, type TitleAnswers } from '../../src/neutralize/titles.ts'
import { type Behaviour, type FaultServer, failing, inTurn, startFaultServer, TOKENS } from './fault-server.ts'
import { betterTitles, NEWS, readItems } from './title-news.ts'

let server: FaultServer

before(async () => {
  server = await startFaultServer()
})
after(() => server.close())

type Items = { id: number | string; title: string }[]

/** Spoils the answer to a batch; single questions, which follow, are answered well. */
function spoiling(spoil: (items: Items) => unknown): Behaviour {
  return ({ question, say }) => {
    const items = betterTitles(readItems(question.user))
    say(JSON.stringify(items.length > 1 ? spoil(items) : { items }))
  }
}

const at = (items: Items, index: number, title: string) => items.with(index, { ...items[index]!, title })

interface BatchMode {
  name: string
  behaviour: Behaviour
  /** Questions beside the batch: one for each item that failed in it. */
  asksAgain: number
}

const MODES: BatchMode[] = [
  { name: 'a good answer', behaviour: spoiling((items) => ({ items })), asksAgain: 0 },
  { name: 'a bare list', behaviour: spoiling((items) => items), asksAgain: 0 },
  {
    name: 'ids as text',
    behaviour: spoiling((items) => items.map((item) => ({ ...item, id: `${item.id}` }))),
    asksAgain: 0,
  },
  {
    name: 'a remark behind each title',
    behaviour: spoiling((items) => ({ items: items.map(({ id, title }) => ({ id, title: `${title} (neutral)` })) })),
    asksAgain: 0,
  },
  { name: 'another order', behaviour: spoiling((items) => ({ items: items.toReversed() })), asksAgain: 0 },
  { name: 'a missing id', behaviour: spoiling((items) => ({ items: items.slice(1) })), asksAgain: 1 },
  {
    name: 'two ids swapped',
    behaviour: spoiling(([a, b, ...rest]) => ({
      items: [{ id: a!.id, title: b!.title }, { id: b!.id, title: a!.title }, ...rest],
    })),
    asksAgain: 2,
  },
  {
    name: 'an id given twice',
    behaviour: spoiling((items) => ({ items: [...items, { ...items[0]!, title: 'Northport council sells buses' }] })),
    asksAgain: 1,
  },
  {
    name: 'all ids the same',
    behaviour: spoiling((items) => ({ items: items.map(({ title }) => ({ id: 1, title })) })),
    asksAgain: 4,
  },
  {
    name: 'ids that nobody asked about',
    behaviour: spoiling((items) => ({ items: [...items, { id: 999, title: 'Something else' }] })),
    asksAgain: 0,
  },
  { name: 'no ids', behaviour: spoiling((items) => ({ items: items.map(({ title }) => ({ title })) })), asksAgain: 4 },
  {
    name: 'a name leaked from the neighbour',
    behaviour: spoiling((items) => ({
      items: at(items, 0, 'Northport council and Westhaven may not sell 12 city buses before June'),
    })),
    asksAgain: 1,
  },
  {
    name: 'a number leaked from the neighbour',
    behaviour: spoiling((items) => ({
      items: at(items, 0, 'Northport council may not sell 30 city buses before June, report says'),
    })),
    asksAgain: 1,
  },
  {
    name: 'one title for all',
    behaviour: spoiling((items) => ({ items: items.map(({ id }) => ({ id, title: items[0]!.title })) })),
    asksAgain: 3,
  },
  {
    name: 'one title false',
    behaviour: spoiling((items) => ({ items: at(items, 3, 'Millbrook farmer charged over barn fire') })),
    asksAgain: 1,
  },
  {
    name: 'one title loaded',
    behaviour: spoiling((items) => ({ items: at(items, 2, 'Riverton bridge closes for 2 weeks after flood horror') })),
    asksAgain: 1,
  },
  { name: 'one title empty', behaviour: spoiling((items) => ({ items: at(items, 1, '') })), asksAgain: 1 },
  {
    name: 'one title null',
    behaviour: spoiling((items) => ({ items: [...items.slice(1), { id: items[0]!.id, title: null }] })),
    asksAgain: 1,
  },
  {
    name: 'one title with a link',
    behaviour: spoiling((items) => ({ items: at(items, 1, 'Westhaven museum: see http://evil.example now') })),
    asksAgain: 1,
  },
  { name: 'no items', behaviour: spoiling(() => ({ items: [] })), asksAgain: 4 },
  {
    name: 'prose in place of JSON',
    behaviour: ({ question, say }) => {
      const items = betterTitles(readItems(question.user))
      say(items.length > 1 ? 'I would rather not.' : JSON.stringify({ items }))
    },
    asksAgain: 4,
  },
  {
    name: 'a refusal of the batch',
    behaviour: ({ question, say }) => {
      const items = betterTitles(readItems(question.user))
      if (items.length > 1) say('', { refusal: 'No.' })
      else say(JSON.stringify({ items }))
    },
    asksAgain: 4,
  },
]

async function ask(behaviour: Behaviour): Promise<TitleAnswers> {
  const backend = createAiBackend({
    provider: 'openai',
    baseUrl: server.url,
    model: 'test-model',
    apiKey: null,
    clock: { now: () => new Date() },
    random: () => 0,
  })
  try {
    server.play(behaviour)
    const items = NEWS.map(({ title }, index) => ({ id: index + 1, title }))
    return await neutralizeTitles(items, { backend, signal: new AbortController().signal })
  } finally {
    await backend.close()
    await server.idle()
  }
}

const ALL_BETTER = new Map(NEWS.map(({ better }, index) => [index + 1, better]))

for (const { name, behaviour, asksAgain } of MODES) {
  test(`a batch of titles answered with ${name} ends well, the failed ones asked about again alone`, async () => {
    const answers = await ask(behaviour)
    assert.deepEqual(new Map([...answers.titles].sort(([a], [b]) => a - b)), ALL_BETTER)
    assert.equal(answers.stoppedBy, null)
    assert.equal(server.questions.length, 1 + asksAgain)
    assert.equal(answers.tokens, server.questions.length * (TOKENS.prompt + TOKENS.completion))
    for (const { user } of server.questions.slice(1)) {
      const items = readItems(user)
      assert.equal(items.length, 1)
      assert.ok(items[0]!.problems!.length > 0, 'it is told what was wrong')
    }
  })
}

test('what fails twice keeps no title, the others do', async () => {
  const stubborn: Behaviour = ({ question, say }) => {
    const items = betterTitles(readItems(question.user))
    say(
      JSON.stringify({ items: items.map((item) => (item.id === 2 ? { id: 2, title: 'Westhaven in uproar' } : item)) }),
    )
  }
  const answers = await ask(stubborn)
  assert.deepEqual([...answers.titles.keys()], [1, 3, 4])
  assert.equal(server.questions.length, 2)
})

test('a backend that dies after the batch loses nothing of it', async () => {
  const answers = await ask(
    inTurn(
      spoiling((items) => ({ items: items.slice(2) })),
      failing(401),
    ),
  )
  assert.deepEqual([...answers.titles.keys()], [3, 4])
  assert.equal(answers.stoppedBy?.code, 'ai_unavailable')
})

/** Refuses what the condition holds for, however the JSON is asked for. */
function refusingWhen(isRefused: (items: Items) => boolean): Behaviour {
  return ({ question, say, fail }) => {
    const items = readItems(question.user)
    if (isRefused(items)) fail(400, {}, { message: 'bad request' })
    else say(JSON.stringify({ items: betterTitles(items) }))
  }
}

test('a title that the model will not take holds up no other', async () => {
  const answers = await ask(refusingWhen((items) => items.some(({ id }) => id === 3)))
  assert.deepEqual([...answers.titles.keys()], [1, 2, 4])
  assert.equal(answers.stoppedBy, null)
})

test('a batch too long for the model is asked about title by title', async () => {
  const answers = await ask(refusingWhen((items) => items.length > 1))
  assert.deepEqual(new Map(answers.titles), ALL_BETTER)
  assert.equal(answers.stoppedBy, null)
})

test('a model that takes nothing is soon left alone', async () => {
  const answers = await ask(failing(400))
  assert.equal(answers.titles.size, 0)
  assert.ok(server.questions.length <= 20, `${server.questions.length} questions`)
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { UNKNOWN_REVISION } from '../domain/story-group.ts'
import { chooseEncoding, matchesTag, PreparedAnswer } from './prepared-answer.ts'
import { createPreparedAnswers } from './prepared-answers.ts'

/** A store whose revision the test sets, and a count of loads. */
function setUp(mostBytes?: number) {
  const state = { revision: 1, loads: 0, text: '"first"' }
  const answers = createPreparedAnswers(() => state.revision, mostBytes)
  const load = async () => {
    state.loads += 1
    return state.text
  }
  return { state, answers, load }
}
/** As `--expose-gc` gives it, for this file alone. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** The revision is asked once per turn of the event loop. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('prepared answers', () => {
  test('are loaded once while the data stays, and anew when it changed', async () => {
    const { state, answers, load } = setUp()
    const first = await answers.get('key', load)
    assert.equal(await answers.get('key', load), first)
    assert.equal(state.loads, 1)
    await nextTurn()
    state.revision = 2
    state.text = '"second"'
    const second = await answers.get('key', load)
    assert.notEqual(second.tag, first.tag)
    assert.equal(state.loads, 2)
  })

  test('keep their forms when a change left the content as it was', async () => {
    const { state, answers, load } = setUp()
    const first = await answers.get('key', load)
    await nextTurn()
    state.revision = 2
    assert.equal(await answers.get('key', load), first)
    assert.equal(state.loads, 2)
  })

  test('of a time when the store could not tell its revision are never served again', async () => {
    const { state, answers, load } = setUp()
    state.revision = UNKNOWN_REVISION
    await answers.get('key', load)
    answers.remember('/a', 'key')
    assert.equal(answers.find('/a'), undefined)
    await answers.get('key', load)
    assert.equal(state.loads, 2)
    await nextTurn()
    state.revision = 1
    const first = await answers.get('key', load)
    await nextTurn()
    assert.equal(answers.find('/a'), first)
    assert.equal(state.loads, 3)
  })

  test('are found by an address only while they are fresh', async () => {
    const { state, answers, load } = setUp()
    assert.equal(answers.find('/a'), undefined)
    const first = await answers.get('key', load)
    answers.remember('/a', 'key')
    assert.equal(answers.find('/a'), first)
    await nextTurn()
    state.revision = 2
    assert.equal(answers.find('/a'), undefined)
    state.text = '"second"'
    const second = await answers.get('key', load)
    assert.equal(answers.find('/a'), second, 'the address still belongs to the question')
  })

  test('load an equal question in flight once, but never serve one begun before a change', async () => {
    const { state, answers } = setUp()
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = async () => {
      const text = state.text
      state.loads += 1
      await gate
      return text
    }
    const [first, twin] = [answers.get('key', slow), answers.get('key', slow)]
    await nextTurn()
    state.revision = 2
    state.text = '"second"'
    const later = answers.get('key', slow)
    release()
    assert.equal(await first, await twin)
    assert.notEqual((await later).tag, (await first).tag)
    assert.equal(state.loads, 2)
    await nextTurn()
    assert.equal((await answers.get('key', slow)).tag, (await later).tag, 'the older load did not win')
  })

  test('a load that fails is thrown and not remembered', async () => {
    const { answers, load } = setUp()
    const fail = async (): Promise<string> => {
      throw new Error('no')
    }
    await assert.rejects(answers.get('key', fail), /no/)
    assert.ok(await answers.get('key', load))
  })

  test('stay within their bound, and what is asked for often outlives what is not', async () => {
    const size = 100_000
    const { answers } = setUp(10 * size * 1.6)
    const loadOf = (n: number) => async () => JSON.stringify(String(n).padStart(size - 2, '0'))
    const popular = await answers.get('popular', loadOf(0))
    answers.remember('/popular', 'popular')
    for (let n = 1; n <= 200; n++) {
      await answers.get(`key ${n}`, loadOf(n))
      answers.remember(`/${n}`, `key ${n}`)
      assert.equal(answers.find('/popular'), popular)
    }
    const kept = Array.from({ length: 200 }, (_, n) => answers.find(`/${n + 1}`)).filter(
      (answer) => answer !== undefined,
    )
    assert.ok(kept.length >= 5 && kept.length <= 10, `${kept.length} are kept`)
  })

  test('count their questions, too: many long ones with short answers are not kept', async () => {
    const { state, answers, load } = setUp(1_000_000)
    const question = (n: number) => `${n} `.padEnd(10_000, 'x')
    for (let n = 0; n < 200; n++) await answers.get(question(n), load)
    assert.equal(state.loads, 200)
    for (let n = 0; n < 150; n++) await answers.get(question(n), load)
    assert.equal(state.loads, 350, 'none of the earlier ones was kept')
  })

  test('are not found by an address that is too long to be kept', async () => {
    const { answers, load } = setUp()
    await answers.get('key', load)
    for (const [length, isKept] of [
      [1_024, true],
      [1_025, false],
    ] as const) {
      const address = '/'.padEnd(length, 'a')
      answers.remember(address, 'key')
      assert.equal(answers.find(address) !== undefined, isKept)
    }
  })

  test('are let go of once they are dropped, whatever addresses led to them', async () => {
    const { answers } = setUp(1_000_000)
    const held: WeakRef<PreparedAnswer>[] = []
    for (let n = 0; n < 20; n++) {
      held.push(new WeakRef(await answers.get(`key ${n}`, async () => JSON.stringify(`${n}`.padStart(200_000)))))
      answers.remember(`/${n}`, `key ${n}`)
      // A weak reference holds what it was made of to the end of the turn.
      await nextTurn()
    }
    collectGarbage()
    const alive = held.filter((answer) => answer.deref() !== undefined)
    assert.ok(alive.length <= 4, `${alive.length} are held`)
  })

  test('two contents never share a tag, equal ones always do', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        assert.equal(new PreparedAnswer(a).tag === new PreparedAnswer(b).tag, Buffer.from(a).equals(Buffer.from(b)))
      }),
    )
  })
})

describe('content negotiation', () => {
  test('a tag list matches exactly when it names the tag, in any form, weak or not', () => {
    const other = fc.constantFrom('"x"', 'W/"y"', '"tag-zstd"', 'tag', '"ta', '""')
    const ours = fc.constantFrom('"tag"', 'W/"tag"', '"tag-gzip"', ' "tag-br" ')
    fc.assert(fc.property(fc.array(other), (tags) => !matchesTag(tags.join(','), 'tag')))
    fc.assert(
      fc.property(fc.array(other), ours, fc.array(other), (before, tag, after) =>
        matchesTag([...before, tag, ...after].join(','), 'tag'),
      ),
    )
  })

  test('the coding of the greatest weight is chosen, the smallest form among equals', () => {
    for (const [header, coding] of [
      ['br;q=0.1, gzip;q=1', 'gzip'],
      ['gzip, br', 'br'],
      ['gzip;q=0.5, br;q=0.5', 'br'],
      ['gzip;q=0.2', 'gzip'],
      ['gzip;q=0.5, *;q=0.9', 'br'],
      ['identity, gzip;q=0.5', 'identity'],
      ['identity;q=0.5, gzip;q=0.5', 'gzip'],
      ['br;q=0, gzip;q=0', 'identity'],
    ] as const) {
      assert.equal(chooseEncoding(header), coding, header)
    }
  })

  test('any Accept-Encoding gives a coding that it does not forbid', () => {
    const entry = fc.tuple(
      fc.constantFrom('br', 'gzip', 'identity', '*', 'zstd', ''),
      fc.constantFrom('', ';q=0', ';q=1', '; q=0.5', ';q=x'),
    )
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
        const chosen = chooseEncoding(entries.map(([coding, weight]) => coding + weight).join(', '))
        if (chosen === 'identity') return
        const named = entries.find(([coding]) => coding === chosen) ?? entries.findLast(([coding]) => coding === '*')
        assert.ok(named !== undefined && named[1] !== ';q=0' && named[1] !== ';q=x')
      }),
    )
  })
})

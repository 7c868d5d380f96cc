import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Lane } from './lane.ts'

const never = new AbortController().signal

/** What a call of `enter` has come to, without waiting for it. */
async function peek<T>(entering: Promise<T>): Promise<T | 'waiting'> {
  await new Promise((resolve) => setImmediate(resolve))
  return Promise.race([entering, Promise.resolve('waiting' as const)])
}

test('lets in as many as there are places, the others in the order they came', async () => {
  const lane = new Lane({ places: 2, mostWaiting: 9 })
  const leaves = [await lane.enter(never), await lane.enter(never)]
  const [third, fourth] = [lane.enter(never), lane.enter(never)]
  assert.equal(await peek(third), 'waiting')
  ;(leaves[0] as () => void)()
  assert.equal(typeof (await third), 'function')
  assert.equal(await peek(fourth), 'waiting')
})

test('a place that is given back twice is one place', async () => {
  const lane = new Lane({ places: 1, mostWaiting: 9 })
  const leave = (await lane.enter(never)) as () => void
  leave()
  leave()
  await lane.enter(never)
  assert.equal(await peek(lane.enter(never)), 'waiting')
})

test('is full when the line is as long as it may be', async () => {
  const lane = new Lane({ places: 1, mostWaiting: 1 })
  await lane.enter(never)
  void lane.enter(never)
  assert.equal(await lane.enter(never), 'full')
})

test('who gives up leaves the line, and the place goes to the next', async () => {
  const lane = new Lane({ places: 1, mostWaiting: 2 })
  const leave = (await lane.enter(never)) as () => void
  const impatient = new AbortController()
  const [second, third] = [lane.enter(impatient.signal), lane.enter(never)]
  impatient.abort()
  assert.equal(await second, 'abandoned')
  leave()
  assert.equal(typeof (await third), 'function')
  assert.equal(await lane.enter(AbortSignal.abort()), 'abandoned')
})

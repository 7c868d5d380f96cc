import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { RunRepairs } from './settle.ts'

const PAUSE_MS = 3_000

test('sources without news do not put the repair off', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const repaired: number[] = []
  const repairs = new RunRepairs(PAUSE_MS, async (newArticles) => void repaired.push(newArticles))
  repairs.note(4)
  t.mock.timers.tick(PAUSE_MS - 1)
  repairs.note(0)
  t.mock.timers.tick(1)
  assert.deepEqual(repaired, [4])
  await repairs.endEarly()
})

test('the end waits for every early repair that is under way, the first of two as well', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let begun = 0
  const repairs = new RunRepairs(PAUSE_MS, () => gates[begun++]!.promise)
  for (const newArticles of [1, 2]) {
    repairs.note(newArticles)
    t.mock.timers.tick(PAUSE_MS)
  }
  assert.equal(begun, 2)
  let hasEnded = false
  const end = repairs.endEarly().then(() => {
    hasEnded = true
  })
  gates[1]!.resolve()
  await setImmediate()
  assert.ok(!hasEnded)
  gates[0]!.resolve()
  await end
})

test('news after an early repair is repaired at the end, and without any no repair comes', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const repaired: number[] = []
  const repairs = new RunRepairs(PAUSE_MS, async (newArticles) => void repaired.push(newArticles))
  await repairs.settle()
  repairs.note(1)
  t.mock.timers.tick(PAUSE_MS)
  await repairs.settle()
  repairs.note(2)
  await repairs.endEarly()
  t.mock.timers.tick(PAUSE_MS)
  await repairs.settle()
  assert.deepEqual(repaired, [1, 3])
})

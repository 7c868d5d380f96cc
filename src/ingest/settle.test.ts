import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { RunRepairs } from './settle.ts'

const PAUSE_MS = 3_000

test('sources without news do not put the repair off', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const repaired: number[] = []
  const repairs = new RunRepairs(PAUSE_MS, async (newArticles) => repaired.push(newArticles) > 0)
  repairs.note(4)
  t.mock.timers.tick(PAUSE_MS - 1)
  repairs.note(0)
  t.mock.timers.tick(1)
  assert.deepEqual(repaired, [4])
  await repairs.endEarly()
})

test('the end waits for every early repair that is under way, the first of two as well', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const gates = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()]
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
  gates[1]!.resolve(true)
  await setImmediate()
  assert.ok(!hasEnded)
  gates[0]!.resolve(true)
  await end
})

test('news after an early repair is repaired at the end, and without any no repair comes', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const repaired: number[] = []
  const repairs = new RunRepairs(PAUSE_MS, async (newArticles) => repaired.push(newArticles) > 0)
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

test('an early repair that failed is made up for at the end', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const repaired: number[] = []
  const repairs = new RunRepairs(PAUSE_MS, async (newArticles) => repaired.push(newArticles) > 1)
  repairs.note(5)
  t.mock.timers.tick(PAUSE_MS)
  await repairs.endEarly()
  await repairs.settle()
  await repairs.settle()
  assert.deepEqual(repaired, [5, 5])
})

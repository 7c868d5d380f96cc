import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { systemClock } from '../../src/domain/clock.ts'
import { openStore } from '../../src/store/open.ts'
import { onEachBackend, useStore } from './backends.ts'

const WINDOW_MS = 60_000

onEachBackend('the rate limit', (backend) => {
  const fixture = useStore(backend)
  const at = (ms: number) => new Date(1_800_000_000_000 + ms)
  let subjects = 0

  test('admits up to the limit, says what is left and when the oldest call leaves', async () => {
    const admit = (ms: number) => fixture.store.admitCall('key 1', 3, WINDOW_MS, at(ms))
    const oldestLeavesAt = at(WINDOW_MS)
    assert.deepEqual(await admit(0), { isAdmitted: true, remaining: 2, oldestLeavesAt })
    assert.deepEqual(await admit(10_000), { isAdmitted: true, remaining: 1, oldestLeavesAt })
    assert.deepEqual(await admit(20_000), { isAdmitted: true, remaining: 0, oldestLeavesAt })
    assert.deepEqual(await admit(30_000), { isAdmitted: false, remaining: 0, oldestLeavesAt })
    assert.deepEqual(await admit(59_999), { isAdmitted: false, remaining: 0, oldestLeavesAt })
  })

  test('gives capacity back call by call, and counts no rejected call', async () => {
    const admit = (ms: number) => fixture.store.admitCall('key 1', 3, WINDOW_MS, at(ms))
    assert.deepEqual(await admit(60_000), { isAdmitted: true, remaining: 0, oldestLeavesAt: at(70_000) })
    assert.equal((await admit(60_000)).isAdmitted, false)
    assert.deepEqual(await admit(70_000), { isAdmitted: true, remaining: 0, oldestLeavesAt: at(80_000) })
    assert.deepEqual(await admit(500_000), { isAdmitted: true, remaining: 2, oldestLeavesAt: at(560_000) })
  })

  test('waits a window, and no longer, for calls from before the clock was set back', async () => {
    const admit = (ms: number) => fixture.store.admitCall('key back', 2, WINDOW_MS, at(ms))
    await admit(0)
    await admit(1_000)
    const hourBack = -3_600_000
    const oldestLeavesAt = at(hourBack + WINDOW_MS)
    assert.deepEqual(await admit(hourBack), { isAdmitted: false, remaining: 0, oldestLeavesAt })
    assert.deepEqual(await admit(hourBack + WINDOW_MS - 1), { isAdmitted: false, remaining: 0, oldestLeavesAt })
    assert.equal((await admit(hourBack + WINDOW_MS)).isAdmitted, true)
  })

  test('keeps subjects apart, and admits nobody under a limit of none', async () => {
    assert.equal((await fixture.store.admitCall('key 2', 1, WINDOW_MS, at(0))).isAdmitted, true)
    assert.equal((await fixture.store.admitCall('key 3', 1, WINDOW_MS, at(0))).isAdmitted, true)
    assert.equal((await fixture.store.admitCall('key 4', 0, WINDOW_MS, at(0))).isAdmitted, false)
  })

  test('keeps the window over a restart', async () => {
    await fixture.store.admitCall('key 5', 1, WINDOW_MS, at(0))
    const again = await openStore({ ...fixture.place, clock: fixture.clock })
    assert.equal((await again.admitCall('key 5', 1, WINDOW_MS, at(1_000))).isAdmitted, false)
    await again.close()
  })

  test('admits exactly the limit to many callers at once, on several handles', async () => {
    const handles = [fixture.store, await fixture.openAnother(), await fixture.openAnother()]
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, index) => handles[index % 3]!.admitCall('key 6', 25, WINDOW_MS, at(index))),
    )
    assert.equal(answers.filter(({ isAdmitted }) => isAdmitted).length, 25)
  })

  test('says to each of many callers at once how many calls are left', async () => {
    const handles = [fixture.store, await fixture.openAnother()]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => handles[index % 2]!.admitCall('key 7', 25, WINDOW_MS, at(0))),
    )
    const left = answers.map(({ remaining }) => remaining).sort((a, b) => a - b)
    assert.deepEqual(
      left,
      Array.from({ length: 20 }, (_, index) => index + 5),
    )
  })

  if (backend === 'postgres') {
    test('counts by the clock of the database where processes go by their own', async () => {
      const store = await openStore({ ...fixture.place, clock: systemClock })
      const hoursAhead = (hours: number) => new Date(systemClock.now().getTime() + hours * 3_600_000)
      const early = hoursAhead(-5)
      const first = await store.admitCall('key 8', 1, WINDOW_MS, early)
      assert.deepEqual(first, {
        isAdmitted: true,
        remaining: 0,
        oldestLeavesAt: new Date(early.getTime() + WINDOW_MS),
      })
      assert.equal((await store.admitCall('key 8', 1, WINDOW_MS, hoursAhead(5))).isAdmitted, false)
      await store.close()
    })
  }

  test('answers as a log of admitted calls would, whatever comes when', async () => {
    const call = fc.record({ wait: fc.constantFrom(0, 1, 300, 500, 999, 1_000, 1_001, 4_000), subject: fc.nat(1) })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(call, { maxLength: 25 }), async (limit, calls) => {
        const names = [`a ${++subjects}`, `b ${subjects}`]
        const logs = new Map<string, number[]>(names.map((name) => [name, []]))
        let now = 0
        for (const { wait, subject } of calls) {
          now += wait
          const log = logs.get(names[subject]!)!
          const counted = log.filter((ms) => ms > now - 1_000)
          const isAdmitted = counted.length < limit
          if (isAdmitted) {
            log.push(now)
            counted.push(now)
          }
          const admission = await fixture.store.admitCall(names[subject]!, limit, 1_000, at(now))
          assert.deepEqual(admission, {
            isAdmitted,
            remaining: isAdmitted ? limit - counted.length : 0,
            oldestLeavesAt: at(counted[0]! + 1_000),
          })
        }
        // No window, wherever it begins, holds more than the limit.
        for (const log of logs.values()) {
          for (const start of log) assert.ok(log.filter((ms) => ms >= start && ms < start + 1_000).length <= limit)
        }
      }),
      { numRuns: 30 },
    )
  })
})

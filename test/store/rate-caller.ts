/**
 * Calls the rate limit as fast as it can, and prints the time of each admitted call.
 * Arguments: the place as JSON, limit, window in ms, for how many ms.
 */
import { systemClock } from '../../src/domain/clock.ts'
import { openStore } from '../../src/store/open.ts'

const [placeJson = '', ...numbers] = process.argv.slice(2)
const [limit = 0, windowMs = 0, forMs = 0] = numbers.map(Number)
const place = JSON.parse(placeJson) as { databaseUrl: string | null; dataDir: string }
const store = await openStore({ ...place, clock: { now: () => systemClock.now() } })
const end = Date.now() + forMs
const admitted: number[] = []

async function call(): Promise<void> {
  while (Date.now() < end) {
    const now = systemClock.now()
    const { isAdmitted } = await store.admitCall('hammered', limit, windowMs, now)
    if (isAdmitted) admitted.push(now.getTime())
    await new Promise((resolve) => setImmediate(resolve))
  }
}

await Promise.all(Array.from({ length: 6 }, call))
await store.close()
console.log(JSON.stringify(admitted))

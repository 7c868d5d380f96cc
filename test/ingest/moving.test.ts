/** Feeds whose publishers say that they have moved. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEachBackend, useStore } from '../store/backends.ts'
import { Newsroom } from './newsroom.ts'

const HALF_A_DAY_MS = 12 * 3_600_000

onEachBackend(
  'a permanent redirect',
  (backend) => {
    const fixture = useStore(backend)

    test('is adopted by one source, and never where another one is read from', async (t) => {
      const newsroom = new Newsroom(fixture.store, fixture.clock)
      t.after(() => newsroom.close())
      for (const source of ['daily', 'evening', 'weekly']) await newsroom.publish(source, [])
      const addresses = async () => (await fixture.store.listFeedSources()).map(({ rssUrl }) => rssUrl)
      const [daily, evening, weekly] = await addresses()
      const watchMoving = async (permanentUrl: string) => {
        newsroom.outcome = {
          kind: 'unchanged',
          validators: { etag: null, lastModified: null, validatorsFrom: null },
          hints: { maxAgeSeconds: null },
          permanentUrl,
        }
        for (let run = 0; run < 4; run++) {
          fixture.clock.advance(HALF_A_DAY_MS)
          await newsroom.run()
        }
      }
      await watchMoving(daily!)
      assert.deepEqual(await addresses(), [daily, evening, weekly])
      await watchMoving('https://network.example/feed')
      const moved = await addresses()
      assert.equal(moved.filter((address) => address === 'https://network.example/feed').length, 1)
      assert.equal(new Set(moved).size, 3)
    })
  },
  { withThread: false },
)

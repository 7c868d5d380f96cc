import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, test } from 'node:test'
import { DomainError, reasonOf } from '../../src/domain/errors.ts'
import { readError, writeError } from '../../src/store/offload.ts'
import { openStore } from '../../src/store/open.ts'
import { makePlace, TestClock } from './backends.ts'
import { sourceDraft } from './publisher.ts'

describe('a store with a thread of its own', () => {
  test('answers reads, limits and debriefs while another process holds the write lock', async () => {
    const place = await makePlace('offloaded')
    const clock = new TestClock()
    const store = await openStore({ ...place, clock, offload: true })
    await store.migrate()
    await store.saveFeedSources([sourceDraft('daily')])
    const ingesting = new DatabaseSync(join(place.dataDir, 'debrief.db'))
    ingesting.exec('begin immediate')
    let isWritten = false
    const write = store.createApiKey({ name: 'x', prefix: 'x', hash: 'h', createdAt: clock.now() }).then(() => {
      isWritten = true
    })
    const expiresAt = new Date(clock.now().getTime() + 1_000)
    assert.equal((await store.admitCall('key', 1, 1_000, clock.now())).isAdmitted, true)
    await store.putDebrief('k', { variations: [], tacticsFound: [], evidence: [], backend: 'builtin' }, expiresAt)
    assert.equal((await store.getDebrief('k', clock.now()))!.backend, 'builtin')
    assert.equal((await store.listFeedSources()).length, 1)
    assert.deepEqual(await store.findStory(1, 'both'), { kind: 'unknown' })
    assert.equal(isWritten, false)
    ingesting.exec('rollback')
    await write
    assert.equal((await store.findApiKey('h'))!.name, 'x')
    ingesting.close()
    await store.close()
    await place.remove()
  })

  test('hands errors over as what they are', async () => {
    const place = await makePlace('offloaded')
    const store = await openStore({ ...place, clock: new TestClock(), offload: true })
    await store.migrate()
    await assert.rejects(store.updateFeedSource(7, { name: 'x' }), (error) => {
      return error instanceof DomainError && error.code === 'not_found' && /feed source 7/.test(error.message)
    })
    await store.saveFeedSources([sourceDraft('a'), sourceDraft('b')])
    await assert.rejects(store.updateFeedSource(1, { slug: 'b' }), (error) => {
      return error instanceof DomainError && error.code === 'conflict' && error.field === 'slug'
    })
    // A bug stays a bug, and tells where it was.
    await assert.rejects(store.updateFeedSource(1, { name: null as never }), (error: Error) => {
      return !(error instanceof DomainError) && /feed-sources/.test((error.cause as Error).stack ?? '')
    })
    await store.close()
    await assert.rejects(store.saveFeedSources([]), (error) => {
      return error instanceof DomainError && error.code === 'store_unavailable'
    })
    await place.remove()
  })
})

test('what lies under a failure of the thread reaches the log of this one', () => {
  const full = new DomainError('store_unavailable', 'not now', { cause: new Error('database or disk is full') })
  const arrived = readError(structuredClone(writeError(full)))
  assert.equal(arrived.message, 'not now')
  assert.equal(reasonOf(arrived), 'database or disk is full')
})

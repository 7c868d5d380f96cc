import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CachedDebrief } from '../../src/domain/debrief.ts'
import { openStore } from '../../src/store/open.ts'
import { onEachBackend, useStore } from './backends.ts'

onEachBackend('the cache of debriefs', (backend) => {
  const fixture = useStore(backend)
  const debrief = (name: string): CachedDebrief => ({
    variations: [`${name} “one”`, 'two\0', 'three \u{1f642}'],
    tacticsFound: [],
    evidence: [{ tacticId: 'gap', label: 'Gap', severity: 2, start: 0, end: 3, text: 'You', inQuote: false }],
    backend: 'builtin',
  })
  const inMs = (ms: number) => new Date(fixture.clock.now().getTime() + ms)

  test('returns what was put in, until it expires, to every handle', async () => {
    await fixture.store.putDebrief('a', debrief('a'), inMs(1_000))
    const other = await openStore({ ...fixture.place, clock: fixture.clock })
    assert.deepEqual(await other.getDebrief('a', inMs(999)), debrief('a'))
    assert.equal(await other.getDebrief('a', inMs(1_000)), null)
    assert.equal(await other.getDebrief('b', inMs(0)), null)
    await other.close()
  })

  test('replaces an entry', async () => {
    await fixture.store.putDebrief('a', debrief('again'), inMs(5_000))
    assert.deepEqual(await fixture.store.getDebrief('a', inMs(1_500)), debrief('again'))
  })
})

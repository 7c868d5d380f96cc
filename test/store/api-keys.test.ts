import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DomainError } from '../../src/domain/errors.ts'
import { onEachBackend, useStore } from './backends.ts'

onEachBackend('API keys', (backend) => {
  const fixture = useStore(backend)
  const key = (hash: string) => ({ name: 'Ada', prefix: 'hd_1234567', hash, createdAt: fixture.clock.now() })
  const request = (id: string, addressHash = 'address', networkHash = 'network') => ({
    id,
    name: 'Ada',
    email: 'ada@example.org',
    intendedUse: 'Reading',
    website: null,
    requestedAt: fixture.clock.now(),
    claimTokenHash: `claim ${id}`,
    addressHash,
    networkHash,
  })

  test('finds a key by its hash only, revoked or not', async () => {
    const created = await fixture.store.createApiKey(key('a'))
    assert.deepEqual(created, {
      id: 1,
      name: 'Ada',
      prefix: 'hd_1234567',
      createdAt: fixture.clock.now(),
      revokedAt: null,
      lastUsedAt: null,
      replacedById: null,
    })
    assert.deepEqual(await fixture.store.findApiKey('a'), created)
    assert.equal(await fixture.store.findApiKey('A'), null)
    const revoked = await fixture.store.revokeApiKey(created.id, fixture.clock.now())
    assert.deepEqual(revoked, { ...created, revokedAt: fixture.clock.now() })
    assert.deepEqual(await fixture.store.findApiKey('a'), revoked)
    assert.equal(await fixture.store.revokeApiKey(99, fixture.clock.now()), null)
  })

  test('leaves a revoked key as revoked as it was', async () => {
    const first = await fixture.store.revokeApiKey(1, fixture.clock.advance(1_000))
    assert.equal(first!.revokedAt!.getTime(), fixture.clock.now().getTime() - 1_000)
  })

  test('rotates a key: the successor works at once, the old one until its grace ends', async () => {
    const old = await fixture.store.createApiKey(key('b'))
    const graceEndsAt = new Date(fixture.clock.now().getTime() + 3_600_000)
    const successor = { prefix: 'hd_7654321', hash: 'c', createdAt: fixture.clock.now() }
    const next = await fixture.store.rotateApiKey(old.id, successor, graceEndsAt)
    assert.deepEqual(await fixture.store.findApiKey('c'), next)
    assert.equal(next!.name, 'Ada')
    assert.deepEqual(await fixture.store.findApiKey('b'), { ...old, revokedAt: graceEndsAt, replacedById: next!.id })
    assert.equal(await fixture.store.rotateApiKey(99, { ...successor, hash: 'd' }, graceEndsAt), null)
    await assert.rejects(
      fixture.store.rotateApiKey(old.id, { ...successor, hash: 'e' }, graceEndsAt),
      (error) => error instanceof DomainError && error.code === 'conflict',
    )
    assert.equal((await fixture.store.listApiKeys()).length, 3)
    const ended = await fixture.store.revokeApiKey(old.id, fixture.clock.now())
    assert.deepEqual(ended!.revokedAt, fixture.clock.now())
  })

  test('notes when a key was last used, to the minute', async () => {
    const [, , { id }] = (await fixture.store.listApiKeys()) as [unknown, unknown, { id: number }]
    const first = fixture.clock.now()
    await fixture.store.touchApiKey(id, first)
    await fixture.store.touchApiKey(id, fixture.clock.advance(59_000))
    assert.deepEqual((await fixture.store.findApiKey('c'))!.lastUsedAt, first)
    await fixture.store.touchApiKey(id, fixture.clock.advance(1_000))
    assert.deepEqual((await fixture.store.findApiKey('c'))!.lastUsedAt, fixture.clock.now())
  })

  test('keeps requests with their state, and counts those of an address', async () => {
    const since = fixture.clock.now()
    const limits = { perAddress: 2, since, pendingOfNetwork: 10, pending: 3 }
    assert.equal(await fixture.store.createKeyRequest(request('one'), limits), 'created')
    fixture.clock.advance(1_000)
    assert.equal(await fixture.store.createKeyRequest(request('two'), limits), 'created')
    assert.equal(await fixture.store.createKeyRequest(request('more'), limits), 'too_many_of_address')
    assert.equal(await fixture.store.createKeyRequest(request('three', 'elsewhere'), limits), 'created')
    assert.equal(await fixture.store.createKeyRequest(request('four', 'afar'), limits), 'too_many_pending')
    const found = await fixture.store.findKeyRequest('one')
    assert.deepEqual(found, {
      id: 'one',
      name: 'Ada',
      email: 'ada@example.org',
      intendedUse: 'Reading',
      website: null,
      status: 'pending',
      requestedAt: since,
      decidedAt: null,
      collectedAt: null,
      claimTokenHash: 'claim one',
      apiKeyId: null,
    })
    assert.equal(await fixture.store.findKeyRequest('nobody'), null)
  })

  test('decides a request once', async () => {
    const decided = await fixture.store.decideKeyRequest('one', 'approved', fixture.clock.now())
    assert.equal(decided!.status, 'approved')
    assert.equal(await fixture.store.decideKeyRequest('one', 'rejected', fixture.clock.now()), null)
    assert.equal(await fixture.store.decideKeyRequest('nobody', 'rejected', fixture.clock.now()), null)
    await fixture.store.decideKeyRequest('two', 'rejected', fixture.clock.now())
    const ids = async (status: 'pending' | 'approved' | 'rejected' | null) =>
      (await fixture.store.listKeyRequests(status)).map(({ id }) => id).sort()
    assert.deepEqual(await ids('approved'), ['one'])
    assert.deepEqual(await ids('rejected'), ['two'])
    assert.deepEqual(await ids('pending'), ['three'])
    assert.deepEqual(await ids(null), ['one', 'three', 'two'])
  })

  test('lets one of many collect an approved request, and nobody any other', async () => {
    const collected = await Promise.all(
      Array.from({ length: 6 }, (_, index) => fixture.store.collectKeyRequest('one', key(`collected ${index}`))),
    )
    const keys = collected.filter((one) => one !== null)
    assert.equal(keys.length, 1)
    assert.equal((await fixture.store.findKeyRequest('one'))!.apiKeyId, keys[0]!.id)
    assert.equal((await fixture.store.listApiKeys()).length, 4)
    for (const id of ['two', 'three', 'nobody']) {
      assert.equal(await fixture.store.collectKeyRequest(id, key(`stolen ${id}`)), null)
    }
  })

  test('counts no request that only a clock set back since can have noted', async () => {
    const limits = () => ({
      perAddress: 1,
      since: new Date(fixture.clock.now().getTime() - 60_000),
      pendingOfNetwork: 100,
      pending: 100,
    })
    assert.equal(await fixture.store.createKeyRequest(request('ahead', 'wrong clock'), limits()), 'created')
    assert.equal(await fixture.store.createKeyRequest(request('again', 'wrong clock'), limits()), 'too_many_of_address')
    fixture.clock.advance(-24 * 3_600_000)
    assert.equal(await fixture.store.createKeyRequest(request('back', 'wrong clock'), limits()), 'created')
    assert.equal(await fixture.store.createKeyRequest(request('last', 'wrong clock'), limits()), 'too_many_of_address')
    fixture.clock.advance(24 * 3_600_000)
  })

  test('keeps exactly the limit of an address, however many ask at once', async () => {
    const handles = [fixture.store, await fixture.openAnother()]
    const limits = { perAddress: 5, since: new Date(0), pendingOfNetwork: 100, pending: 1_000 }
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) => handles[n % 2]!.createKeyRequest(request(`rush ${n}`, 'rush'), limits)),
    )
    assert.equal(outcomes.filter((outcome) => outcome === 'created').length, 5)
  })

  test('keeps no more waiting requests of a network than its share, and counts those decided no longer', async () => {
    const limits = { perAddress: 5, since: new Date(0), pendingOfNetwork: 2, pending: 1_000 }
    const ask = (id: string, network: string) =>
      fixture.store.createKeyRequest(request(id, `address of ${id}`, network), limits)
    assert.equal(await ask('site 1', 'site'), 'created')
    assert.equal(await ask('site 2', 'site'), 'created')
    assert.equal(await ask('site 3', 'site'), 'too_many_of_network')
    assert.equal(await ask('other site', 'other site'), 'created')
    await fixture.store.decideKeyRequest('site 1', 'rejected', fixture.clock.now())
    assert.equal(await ask('site 4', 'site'), 'created')
  })
})

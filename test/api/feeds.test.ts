/** Decisions on feeds, refresh, ingestion runs, health and probes. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { DomainError } from '../../src/domain/errors.ts'
import { openStore } from '../../src/store/open.ts'
import { ADMIN_TOKEN, startService, type TestService } from './service.ts'

const OUTAGE = new DomainError('store_unavailable', 'The database cannot be reached', {
  cause: new Error('the disk is gone'),
})

describe('feeds and health', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  const json = async (path: string) => (await service.fetch(path)).json()

  test('GET /api/feeds lists all sources, inactive ones too, by id', async () => {
    const { feeds } = (await json('/api/feeds')) as { feeds: { id: number; is_active: boolean }[] }
    assert.deepEqual(
      feeds.map(({ id, is_active }) => [id, is_active]),
      [
        [1, true],
        [2, true],
        [3, false],
      ],
    )
  })

  test('refresh is 202 with two fields and the Location of the run', async () => {
    const response = await service.fetch('/api/feeds/refresh', { method: 'POST' })
    assert.equal(response.status, 202)
    const body = (await response.json()) as Record<string, unknown>
    assert.deepEqual(Object.keys(body), ['status', 'message'])
    assert.equal(body.status, 'ingestion_started')
    const location = response.headers.get('location') ?? ''
    assert.match(location, /^\/api\/ingestion\/runs\/\d+$/)
    assert.equal(((await json(location)) as { outcome: string }).outcome, 'queued')
  })

  test('refresh while a run waits or runs is still 202, and joins it', async () => {
    const ask = async () => {
      const response = await service.fetch('/api/feeds/refresh', { method: 'POST' })
      return [response.status, response.headers.get('location')]
    }
    const [first, second] = [await ask(), await ask()]
    assert.deepEqual(first, second)
    assert.equal(first[0], 202)
  })

  test('refresh takes no payload: whatever is sent along is ignored', async () => {
    for (const body of ['{', '[]', 'x'.repeat(1000), JSON.stringify({ force: true })]) {
      assert.equal((await service.fetch('/api/feeds/refresh', { method: 'POST', body })).status, 202)
    }
  })

  test('the health of a feed is found by its slug in any case', async () => {
    const lower = await json('/api/feeds/harbor-daily/health')
    assert.deepEqual(await json('/api/feeds/Harbor-DAILY/health'), lower)
    assert.equal((await service.fetch('/api/feeds/nowhere/health')).status, 404)
  })

  test('a source that is switched off has no time at which it is fetched next', async () => {
    const switchTo = (isActive: boolean) =>
      service.fetch('/api/admin/feeds/harbor-daily', {
        method: 'PATCH',
        headers: { Authorization: `Bearer ${ADMIN_TOKEN}` },
        body: JSON.stringify({ is_active: isActive }),
      })
    const next = async () => ((await json('/api/feeds/harbor-daily/health')) as { next_fetch: unknown }).next_fetch
    const planned = await next()
    assert.equal(typeof planned, 'string')
    await switchTo(false)
    assert.equal(await next(), null)
    await switchTo(true)
    assert.equal(await next(), planned)
  })

  test('runs are listed newest first, with the outcome of every source', async () => {
    const { runs } = (await json('/api/ingestion/runs?limit=100')) as { runs: { id: number; sources: object[] }[] }
    const ids = runs.map(({ id }) => id)
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => b - a),
    )
    const { sources } = (await json('/api/ingestion/runs/1')) as { sources: { slug: string; outcome: string }[] }
    assert.deepEqual(
      sources.map(({ slug, outcome }) => [slug, outcome]),
      [
        ['harbor-daily', 'new_items'],
        ['meadow-wire', 'new_items'],
      ],
    )
    for (const bad of ['0', '-1', '99999999999999999999', '404']) {
      assert.equal((await service.fetch(`/api/ingestion/runs/${bad}`)).status, 404, bad)
    }
  })

  test('health: last_ingestion is the finish time of the last completed run, counts are always there', async () => {
    assert.deepEqual(await json('/api/health'), {
      status: 'healthy',
      db: 'connected',
      timestamp: '2026-11-21T07:00:00Z',
      last_ingestion: '2026-11-21T06:30:00Z',
      article_count: 3,
      story_group_count: 2,
    })
  })

  test('health: last_ingestion is absent before the first completed run', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'debrief-empty-'))
    const empty = await openStore({ databaseUrl: null, dataDir, clock: service.clock })
    await empty.migrate()
    const fresh = await startService({
      service: () => ({ stories: empty, runs: empty, findOutage: () => empty.findOutage() }),
    })
    try {
      const report = (await (await fresh.fetch('/api/health')).json()) as object
      assert.deepEqual(report, {
        status: 'healthy',
        db: 'connected',
        timestamp: '2026-11-21T07:00:00Z',
        article_count: 0,
        story_group_count: 0,
      })
    } finally {
      await fresh.close()
      await empty.close()
      rmSync(dataDir, { recursive: true })
    }
  })

  test('health, database down: 503 with the report and detail', async () => {
    const gone = async (): Promise<never> => {
      throw new DomainError('store_unavailable', 'The database cannot be reached')
    }
    for (const replaced of [
      { findOutage: async () => OUTAGE },
      { runs: { lastIngestionAt: gone, listRuns: gone, getRun: gone } },
    ]) {
      const down = await startService({ service: () => replaced })
      try {
        const response = await down.fetch('/api/health')
        assert.equal(response.status, 503)
        assert.deepEqual(await response.json(), {
          status: 'unhealthy',
          db: 'disconnected',
          timestamp: '2026-11-21T07:00:00Z',
          detail: 'The database cannot be reached',
        })
        const told = down.log.filter(({ msg }) => msg === 'the database does not answer')
        assert.equal(told.length, 1)
        assert.equal((told[0]!.failure as { code: string }).code, 'store_unavailable')
      } finally {
        await down.close()
      }
    }
  })

  test('the database unreachable on a data endpoint: 502', async () => {
    const down = await startService({ service: () => ({ findOutage: async () => OUTAGE }) })
    try {
      const gone = async (): Promise<never> => {
        throw new DomainError('store_unavailable', 'The database cannot be reached')
      }
      down.store.listStories = gone
      down.store.findStory = gone
      down.store.listFeedSources = gone
      for (const path of ['/api/stories', '/api/stories/1', '/api/feeds']) {
        const response = await down.fetch(path)
        assert.equal(response.status, 502, path)
        assert.deepEqual(await response.json(), { detail: 'The database cannot be reached' })
      }
    } finally {
      await down.close()
    }
  })

  test('failing feeds do not make the service unhealthy', async () => {
    service.emit({
      type: 'source.finished',
      runId: 9,
      result: {
        feedSourceId: 1,
        outcome: 'failed',
        newArticles: 0,
        retitledArticles: 0,
        problems: ['refused'],
        elapsedMs: 5,
      },
    })
    assert.equal((await service.fetch('/api/health')).status, 200)
  })

  test('/livez and /readyz answer 200; /readyz is 503 without a database, /livez is not', async () => {
    assert.equal((await service.fetch('/livez')).status, 200)
    assert.equal((await service.fetch('/readyz')).status, 200)
    const down = await startService({ service: () => ({ findOutage: async () => OUTAGE }) })
    try {
      assert.equal((await down.fetch('/livez')).status, 200)
      assert.equal((await down.fetch('/readyz')).status, 503)
      const told = down.log.find(({ msg }) => msg === 'the database does not answer')
      assert.equal((told?.failure as { reason?: string } | undefined)?.reason, 'the disk is gone')
    } finally {
      await down.close()
    }
  })

  test('/metrics counts answers by route, prepared ones apart, and what ingestion reports', async () => {
    service.emit({ type: 'ingestion.completed', runId: 9, newArticles: 12 })
    await service.fetch('/api/stories?metrics=1')
    await service.fetch('/api/stories?metrics=1')
    await service.fetch(`/nowhere/${'x'.repeat(50)}`)
    const text = await (await service.fetch('/metrics')).text()
    assert.match(text, /debrief_http_requests_total\{method="GET",route="\/api\/stories",status="200"\} \d+/)
    assert.match(text, /debrief_http_prepared_answers_total\{status="200"\} [1-9]/)
    assert.match(text, /debrief_ingested_articles_total 12/)
    assert.match(text, /debrief_source_fetches_total\{outcome="failed"\} 1/)
    assert.match(text, /route="none",status="404"/)
    assert.doesNotMatch(text, /nowhere/)
  })
})

/** GET /api/events: what listeners are told, and what they cannot do to the service. */
import assert from 'node:assert/strict'
import { get } from 'node:http'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import type { EventLog, LoggedEvent } from '../../src/domain/event-log.ts'
import { createEventStreams, EVENT_STREAM_LIMITS, type Sink } from '../../src/http/event-streams.ts'
import { EventReader } from './event-reader.ts'
import { publishStories } from './fixture.ts'
import { startService, type TestService } from './service.ts'

const STORY = { title: 'Ferry adds a morning crossing', sources: ['harbor-daily'], publishedAt: new Date(0) }

describe('the stream of events', () => {
  let service: TestService
  before(async () => {
    service = await startService({
      service: () => ({ eventStreamLimits: { ...EVENT_STREAM_LIMITS, listeners: 3, replayed: 20, pollMs: 20 } }),
    })
  })
  after(() => service.close())

  test('tells of a run in the order in which things became true', async () => {
    const reader = await EventReader.open(service.url)
    assert.equal(reader.response.status, 200)
    assert.equal(reader.response.headers.get('content-type'), 'text/event-stream; charset=utf-8')
    assert.match(reader.response.headers.get('cache-control') ?? '', /no-store/)
    await reader.nextBlock() // Listening from here on.
    const [id] = await publishStories(service.store, [STORY])
    const events = [await reader.next(), await reader.next(), await reader.next()]
    assert.deepEqual(
      events.map(({ event }) => event),
      ['story.created', 'source.finished', 'ingestion.completed'],
    )
    assert.deepEqual(events[0]?.data, { story_group_id: id, timestamp: '2026-11-21T07:00:00Z' })
    assert.ok(Number(events[0]?.id) < Number(events[1]?.id))
    reader.close()
  })

  test('a listener that comes back gets what it missed, once, and then what is new', async () => {
    const first = await EventReader.open(service.url)
    await first.nextBlock()
    await publishStories(service.store, [STORY])
    const seen = await first.next()
    first.close()
    await publishStories(service.store, [STORY])
    const second = await EventReader.open(service.url, seen.id)
    await publishStories(service.store, [STORY])
    const ids = [Number(seen.id)]
    for (let i = 0; i < 8; i++) ids.push(Number((await second.next()).id))
    assert.deepEqual(
      ids,
      ids.map((_, index) => Number(seen.id) + index),
    )
    second.close()
  })

  test('a listener with nothing to catch up on still learns an id to come back with', async () => {
    const reader = await EventReader.open(service.url)
    const block = await reader.nextBlock()
    assert.match(block ?? '', /^retry: 3000\nid: \d+$/)
    reader.close()
  })

  for (const [name, lastId] of [
    ['was away for too long', '1'],
    ['knows an id that was never given', '999999999'],
  ] as const) {
    test(`one that ${name} is told to read the stories anew`, async () => {
      while ((await service.store.eventRange()).newestId <= 21) await publishStories(service.store, [STORY])
      const reader = await EventReader.open(service.url, lastId)
      const { newestId } = await service.store.eventRange()
      assert.deepEqual(await reader.next(), { id: String(newestId), event: 'resync', data: {} })
      reader.close()
    })
  }

  test('refuses listeners beyond its bound, and takes others once one has left', async () => {
    const readers = [await EventReader.open(service.url), await EventReader.open(service.url)]
    readers.push(await EventReader.open(service.url))
    const refused = await service.fetch('/api/events')
    assert.equal(refused.status, 503)
    assert.equal(refused.headers.get('retry-after'), '60')
    assert.match(((await refused.json()) as { detail: string }).detail, /as many listeners/)
    for (const reader of readers) reader.close()
    for (;;) {
      const again = await EventReader.open(service.url)
      again.close()
      if (again.response.status === 200) break
      await sleep(5)
    }
  })

  test('answers HEAD without opening a stream', async () => {
    const response = await service.fetch('/api/events', { method: 'HEAD' })
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8')
  })
})

test('a stream ends when the service does, and does not hold it up', async () => {
  const service = await startService()
  const reader = await EventReader.open(service.url)
  await reader.nextBlock()
  const closed = service.close()
  assert.equal(await reader.nextBlock(), null)
  await closed
})

test('a listener that does not read is cut off', async () => {
  const service = await startService({
    service: () => ({ eventStreamLimits: { ...EVENT_STREAM_LIMITS, waitingBytes: 4_096, pollMs: 10 } }),
  })
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get(`${service.url}/api/events?`, resolve).on('error', reject)
  })
  response.pause()
  const cut = new Promise((resolve) => response.socket.once('close', resolve))
  response.on('error', () => undefined)
  // What the sockets hold themselves has to be filled first.
  const flood = setInterval(() => void floodLog(service), 1)
  await cut
  clearInterval(flood)
  await service.close()
})

/** Many events in one go: a run of many new stories. */
async function floodLog(service: TestService): Promise<void> {
  await publishStories(
    service.store,
    Array.from({ length: 50 }, () => STORY),
  ).catch(() => undefined) // Another flood holds the lease.
}

/** A log in memory. */
function memoryLog(): EventLog & { add(count: number): void; reads: number } {
  const events: LoggedEvent[] = []
  return {
    reads: 0,
    add(count) {
      for (let i = 0; i < count; i++) {
        const id = events.length + 1
        events.push({ id, happenedAt: new Date(0), happening: { type: 'story.updated', storyGroupId: id } })
      }
    },
    async listEvents(afterId, limit) {
      this.reads += 1
      return events.slice(afterId, afterId + limit)
    },
    eventRange: async () => ({ oldestId: Math.min(1, events.length), newestId: events.length }),
  }
}

function memorySink(): Sink & { text: string; isGone: boolean; writableLength: number } {
  return {
    text: '',
    isGone: false,
    writableLength: 0,
    write(text) {
      this.text += text
      return true
    },
    end() {
      this.isGone = true
    },
    destroy() {
      this.isGone = true
    },
  }
}

const idsOf = (text: string) => [...text.matchAll(/^id: (\d+)\nevent: story/gm)].map((match) => Number(match[1]))
const silent = pino({ level: 'silent' })

test('every listener gets every event once, whenever it joins', async () => {
  const log = memoryLog()
  const streams = createEventStreams(log, silent, EVENT_STREAM_LIMITS)
  const sinks: { sink: ReturnType<typeof memorySink>; from: number }[] = []
  for (let round = 0; round < 40; round++) {
    log.add(round % 7)
    if (round % 3 === 0) {
      const from = Math.max(0, (await log.eventRange()).newestId - (round % 5) * 2)
      const sink = memorySink()
      streams.open(sink, '192.0.2.1', from)
      sinks.push({ sink, from })
    }
    streams.nudge()
    if (round % 4 === 0) await sleep(0)
  }
  streams.nudge()
  await sleep(20)
  const { newestId } = await log.eventRange()
  for (const { sink, from } of sinks) {
    assert.deepEqual(
      idsOf(sink.text),
      Array.from({ length: newestId - from }, (_, index) => from + index + 1),
    )
  }
  streams.close()
})

test('a listener whose connection has stalled is dropped at the second heartbeat', async () => {
  const log = memoryLog()
  const streams = createEventStreams(log, silent, { ...EVENT_STREAM_LIMITS, heartbeatMs: 5 })
  const stalled = memorySink()
  const healthy = memorySink()
  streams.open(stalled, '192.0.2.1', null)
  streams.open(healthy, '192.0.2.1', null)
  stalled.writableLength = 10
  while (!stalled.isGone) await sleep(5)
  assert.equal(healthy.isGone, false)
  assert.match(healthy.text, /^: still here$/m)
  assert.equal(streams.size, 1)
  streams.close()
})

test('one address cannot take the places of all others', () => {
  const streams = createEventStreams(memoryLog(), silent, {
    ...EVENT_STREAM_LIMITS,
    listeners: 3,
    listenersPerAddress: 2,
  })
  streams.open(memorySink(), '192.0.2.1', null)
  streams.open(memorySink(), '192.0.2.1', null)
  assert.equal(streams.hasRoom('192.0.2.1'), false)
  assert.equal(streams.hasRoom('192.0.2.2'), true)
  streams.open(memorySink(), '192.0.2.2', null)
  assert.equal(streams.hasRoom('192.0.2.3'), false)
  streams.close()
})

test('a log that cannot be read ends the stream of whoever has to catch up, and nobody else', async () => {
  const log = memoryLog()
  const streams = createEventStreams(log, silent, { ...EVENT_STREAM_LIMITS, pollMs: 5 })
  const before = memorySink()
  streams.open(before, '192.0.2.1', null)
  await sleep(5)
  const working = log.listEvents
  log.listEvents = () => Promise.reject(new Error('down'))
  const during = memorySink()
  streams.open(during, '192.0.2.1', null)
  await sleep(20)
  assert.deepEqual([during.isGone, before.isGone], [true, false])
  log.listEvents = working
  log.add(2)
  await sleep(30)
  assert.deepEqual(idsOf(before.text), [1, 2])
  streams.close()
})

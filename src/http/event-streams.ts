/**
 * The listeners of GET /api/events. One reader of the event log serves them all; a listener that was away is first
 * sent what it missed.
 *
 *     log ──read once──► lines ──► every listener that is caught up
 *      └────read by id, a page at a time──► a listener that catches up
 *
 * The log is read when this process hears of news and, for news of other processes, once a second.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { EventLog } from '../domain/event-log.ts'
import { presentEvent } from './wire/event.ts'

/** What a listener is written to: the part of an HTTP answer that this needs. */
export interface Sink {
  /** Bytes written that have not left yet. */
  readonly writableLength: number
  write(text: string): boolean
  end(): void
  destroy(): void
}

export interface EventStreams {
  /** Whether another listener at this address is let in. */
  hasRoom(address: string): boolean
  /**
   * Sends events from now on, or from an id on.
   * @param lastId of the last event that the listener has seen; null = it has seen none
   * @returns what takes it out again
   */
  open(sink: Sink, address: string, lastId: number | null): () => void
  /** There may be news in the log. */
  nudge(): void
  readonly size: number
  close(): void
}

export interface EventStreamLimits {
  listeners: number
  listenersPerAddress: number
  /** Events sent to one who was away; beyond it a `resync` event says that some are missing. */
  replayed: number
  /** Bytes that may wait for a slow listener before it is cut off. */
  waitingBytes: number
  pollMs: number
  heartbeatMs: number
}

export const EVENT_STREAM_LIMITS: EventStreamLimits = {
  listeners: 1_000,
  listenersPerAddress: 100,
  replayed: 1_000,
  waitingBytes: 256 * 1024,
  pollMs: 1_000,
  // Proxies cut a connection that was silent for a minute.
  heartbeatMs: 15_000,
}

/** How long a browser waits before it connects again. */
const RETRY_MS = 3_000
const PAGE = 500
const HEARTBEAT = ': still here\n\n'

interface Listener {
  sink: Sink
  address: string
  /** Of the last event sent to it. */
  sentId: number
  /** Bytes were waiting at the last heartbeat: at the next one they had long enough. */
  isLate: boolean
}

export function createEventStreams(
  log: EventLog,
  logger: FastifyBaseLogger,
  limits: EventStreamLimits = EVENT_STREAM_LIMITS,
): EventStreams {
  /** All that are let in, the caught up among them in `live`. */
  const listeners = new Set<Listener>()
  const live = new Set<Listener>()
  /** Read from the log up to here for those in `live`. */
  let readId = 0
  let reading: Promise<void> | null = null
  let isNews = false
  let timers: NodeJS.Timeout[] = []

  function send(listener: Listener, text: string): void {
    listener.sink.write(text)
    if (listener.sink.writableLength > limits.waitingBytes) drop(listener)
  }

  function drop(listener: Listener): void {
    remove(listener)
    listener.sink.destroy()
  }

  function remove(listener: Listener): void {
    live.delete(listener)
    if (!listeners.delete(listener) || listeners.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
  }

  function nudge(): void {
    isNews = true
    if (reading !== null || live.size === 0) return
    reading = readNews()
      .catch((error) => logger.warn({ failure: (error as Error).message }, 'the event log could not be read'))
      .finally(() => {
        reading = null
      })
  }

  async function readNews(): Promise<void> {
    while (isNews && live.size > 0) {
      isNews = false
      const events = await log.listEvents(readId, PAGE)
      for (const event of events) {
        readId = Math.max(readId, event.id)
        const text = presentEvent(event)
        for (const listener of [...live]) {
          if (event.id <= listener.sentId) continue
          listener.sentId = event.id
          send(listener, text)
        }
      }
      if (events.length === PAGE) isNews = true
    }
  }

  /** Brings a listener up to what the others have, then lets it in with them. */
  async function catchUp(listener: Listener, lastId: number | null): Promise<void> {
    const { oldestId, newestId } = await log.eventRange()
    listener.sentId = lastId ?? newestId
    const isBeyondReach =
      listener.sentId > newestId || listener.sentId < oldestId - 1 || newestId - listener.sentId > limits.replayed
    if (isBeyondReach) listener.sentId = newestId
    // An id without data is no event, but what the listener asks from when it comes back.
    send(listener, isBeyondReach ? `id: ${newestId}\nevent: resync\ndata: {}\n\n` : `id: ${listener.sentId}\n\n`)
    let events = await log.listEvents(listener.sentId, PAGE)
    while (events.length > 0 && listeners.has(listener)) {
      listener.sentId = events.at(-1)?.id ?? listener.sentId
      send(listener, events.map(presentEvent).join(''))
      events = await log.listEvents(listener.sentId, PAGE)
    }
    if (!listeners.has(listener)) return
    // Nobody has been reading for an empty house.
    if (live.size === 0) readId = listener.sentId
    live.add(listener)
    nudge()
  }

  function beat(): void {
    for (const listener of [...listeners]) {
      const isWaiting = listener.sink.writableLength > 0
      if (isWaiting && listener.isLate) {
        drop(listener)
        continue
      }
      listener.isLate = isWaiting
      if (!isWaiting) send(listener, HEARTBEAT)
    }
  }

  return {
    get size() {
      return listeners.size
    },

    hasRoom(address) {
      if (listeners.size >= limits.listeners) return false
      let sameAddress = 0
      for (const listener of listeners) if (listener.address === address) sameAddress += 1
      return sameAddress < limits.listenersPerAddress
    },

    open(sink, address, lastId) {
      const listener: Listener = { sink, address, sentId: 0, isLate: false }
      listeners.add(listener)
      if (timers.length === 0) timers = [setInterval(nudge, limits.pollMs), setInterval(beat, limits.heartbeatMs)]
      for (const timer of timers) timer.unref()
      send(listener, `retry: ${RETRY_MS}\n`)
      catchUp(listener, lastId).catch((error) => {
        logger.warn({ failure: (error as Error).message }, 'a listener could not be caught up')
        // It comes back by itself, with the id it had.
        remove(listener)
        sink.end()
      })
      return () => remove(listener)
    },

    nudge,

    close() {
      for (const listener of [...listeners]) {
        remove(listener)
        listener.sink.end()
      }
    },
  }
}

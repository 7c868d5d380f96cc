/**
 * Starts the interface on a port of its own: real routes, real embedded store, a clock that stands until it is moved.
 * What answers a debrief is handed in, as is what a refresh starts.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { createKeyAuthority } from '../../src/authorize/key-authority.ts'
import { createKeyDesk } from '../../src/authorize/key-desk.ts'
import { formApiKey, formClaimToken } from '../../src/authorize/key-format.ts'
import type { Debrief, Debriefer, DebriefRequest } from '../../src/domain/debrief.ts'
import type { Ingestion, StoryEvent } from '../../src/domain/ingestion-run.ts'
import type { Store } from '../../src/domain/store.ts'
import { formatOpml } from '../../src/feeds/opml.ts'
import { parseListedSources } from '../../src/feeds/source-list.ts'
import { createStoryExplainer } from '../../src/group/explain.ts'
import { createServer } from '../../src/http/server.ts'
import type { HttpApp, Service } from '../../src/http/service.ts'
import { openStore } from '../../src/store/open.ts'
import { createWebhookDesk } from '../../src/webhooks/desk.ts'
import { countingBytes, FIXTURE_SECRETS, fixtureFolder, NOW } from './fixture.ts'

export const ADMIN_TOKEN = '<ADMIN_TOKEN>'
const secret = (n: number) => new Uint8Array(32).fill(n)
/** The fixture's active key. */
export const API_KEY = formApiKey(secret(1)).key
export const REVOKED_API_KEY = formApiKey(secret(2)).key
export const CLAIM_TOKENS = {
  pending: formClaimToken(secret(4)),
  approved: formClaimToken(secret(6)),
  rejected: formClaimToken(secret(8)),
}

interface TestClock {
  now(): Date
  advance(ms: number): void
}

/** What a debriefer of a test answers where what it says does not matter. */
export const ANY_DEBRIEF: Debrief = {
  variations: ['One'],
  tacticsFound: [],
  evidence: [],
  backend: 'builtin',
  isPromptIgnored: false,
}

export interface TestService {
  readonly app: HttpApp
  readonly url: string
  readonly port: number
  readonly store: Store
  readonly clock: TestClock
  /** What was logged, one parsed line each. */
  readonly log: Record<string, unknown>[]
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Ingestion events, as if a run had sent them. */
  emit(event: StoryEvent): void
  close(): Promise<void>
}

export interface TestOptions {
  debriefer?: (store: Store, clock: TestClock) => Debriefer
  /** Replaces parts of what the server is made from. */
  service?: (store: Store) => Partial<Service>
  logLevel?: string
}

/** @param options nothing given: the fixture's world, and a debriefer that answers plain numbered variations */
export async function startService(options: TestOptions = {}): Promise<TestService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'debrief-api-'))
  cpSync(await fixtureFolder(), dataDir, { recursive: true })
  const clock = createTestClock()
  const store = await openStore({ databaseUrl: null, dataDir, clock })
  const { ingestion, emit } = createTestIngestion(store, clock)
  const { logger, log } = createTestLogger(options.logLevel ?? 'info')
  const app = await createServer({
    stories: store,
    articles: store,
    sources: store,
    runs: store,
    events: store,
    explainer: createStoryExplainer(),
    sourceList: { writeOpml: formatOpml, read: parseListedSources },
    webhooks: createWebhookDesk({
      store,
      clock,
      randomBytes: countingBytes(FIXTURE_SECRETS + 1),
      policy: { allowPrivate: false },
      openRoute: () => Promise.reject(new Error('no test of the interface connects to the outside')),
      userAgent: 'Debrief/test',
    }),
    findOutage: () => store.findOutage(),
    authority: createKeyAuthority({ store, clock }),
    desk: createKeyDesk({ store, clock, randomBytes: countingBytes(FIXTURE_SECRETS + 1) }),
    debriefer: (options.debriefer ?? createPlainDebriefer)(store, clock),
    ingestion,
    clock,
    logger,
    adminToken: ADMIN_TOKEN,
    version: '0.0.0-test',
    ...options.service?.(store),
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    url,
    port: Number(new URL(url).port),
    store,
    clock,
    log,
    emit,
    fetch: (path, init) => fetch(url + path, { redirect: 'manual', ...init }),
    async close() {
      await app.close()
      await store.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** A body of JSON with a key, for POST /api/debrief. */
export function debriefCall(body: unknown, headers: Record<string, string> = { 'X-API-Key': API_KEY }): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

function createTestClock(): TestClock {
  let time = NOW.getTime()
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms
    },
  }
}

/** Runs are queued in the store as by a process that only serves; no feed is fetched here. */
function createTestIngestion(store: Store, clock: TestClock): { ingestion: Ingestion; emit(event: StoryEvent): void } {
  const listeners = new Set<(event: StoryEvent) => void>()
  const ingestion: Ingestion = {
    refresh: ({ force = false } = {}) => store.requestRun(force, clock.now()),
    settled: async () => undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => undefined,
  }
  const emit = (event: StoryEvent) => {
    for (const listener of listeners) listener(event)
  }
  return { ingestion, emit }
}

function createTestLogger(level: string): { logger: Logger; log: Record<string, unknown>[] } {
  const log: Record<string, unknown>[] = []
  return { logger: pino({ level }, { write: (line: string) => log.push(JSON.parse(line)) }), log }
}

/** Stands in for the AI: as many plain variations as are asked for. */
function createPlainDebriefer(): Debriefer {
  return {
    systemPrompt: 'Find the manipulation.',
    tactics: [],
    debrief: async ({ variationCount, systemPrompt }: DebriefRequest) => ({
      cache: systemPrompt === null ? 'MISS' : 'BYPASS',
      debrief: {
        variations: Array.from({ length: variationCount }, (_, i) => `Plain variation number ${i + 1} of the headline`),
        tacticsFound: [],
        evidence: [],
        backend: 'builtin',
        isPromptIgnored: systemPrompt !== null,
      },
    }),
  }
}

/**
 * The databases that the store claims to run on. Every suite gets a store of its own on each: a directory, or a
 * database made for it and dropped after it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { Client } from 'pg'
import type { Clock } from '../../src/domain/clock.ts'
import type { Store } from '../../src/domain/store.ts'
import { openStore } from '../../src/store/open.ts'

const POSTGRES_URL = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres'

/** 'offloaded': SQLite as the service opens it, with writes and heavy reads on a thread of their own. */
export type BackendName = 'sqlite' | 'offloaded' | 'postgres'

/** Where a store lives: what `openStore` takes, but for the clock. */
export interface Place {
  databaseUrl: string | null
  dataDir: string
  remove(): Promise<void>
}

let databases = 0

export async function makePlace(backend: BackendName): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'debrief-store-'))
  const removeDir = () => rmSync(dataDir, { recursive: true, force: true })
  if (backend !== 'postgres') return { databaseUrl: null, dataDir, remove: async () => removeDir() }
  const name = `debrief_test_${process.pid}_${++databases}`
  await onServer(`create database ${name}`)
  const url = new URL(POSTGRES_URL)
  url.pathname = `/${name}`
  return {
    databaseUrl: url.href,
    dataDir,
    async remove() {
      await onServer(`drop database if exists ${name} with (force)`)
      removeDir()
    },
  }
}

export async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: POSTGRES_URL, connectionTimeoutMillis: 3_000 })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Why there is no PostgreSQL to test on; null where there is. */
const missing: string | null = await onServer('select 1').then(
  () => null,
  (error: Error) => `no PostgreSQL server at ${POSTGRES_URL.replace(/\/\/[^@]*@/, '//')} (${error.message})`,
)

/** A clock that tests set. */
export class TestClock implements Clock {
  #ms: number

  constructor(start = '2026-11-21T07:00:00Z') {
    this.#ms = new Date(start).getTime()
  }

  now(): Date {
    return new Date(this.#ms)
  }

  advance(ms: number): Date {
    this.#ms += ms
    return this.now()
  }
}

/** Runs a suite on every backend; skips PostgreSQL, saying why, where there is none, but never in CI. */
export function onEachBackend(
  title: string,
  suite: (backend: BackendName) => void,
  options: { withThread: boolean } = { withThread: true },
): void {
  describe(`${title} on SQLite`, () => suite('sqlite'))
  if (options.withThread) describe(`${title} on SQLite with a thread`, () => suite('offloaded'))
  if (missing === null) describe(`${title} on PostgreSQL`, () => suite('postgres'))
  else if (process.env.CI) test(`${title} on PostgreSQL`, () => Promise.reject(new Error(missing)))
  else test(`${title} on PostgreSQL`, { skip: missing }, () => undefined)
}

export interface Fixture {
  readonly store: Store
  readonly clock: TestClock
  readonly place: Place
  /** Another store on the same place, as another process would open it; closed with the fixture. */
  openAnother(): Promise<Store>
}

/** Inside a suite: a migrated store before its tests, removed after them. */
export function useStore(backend: BackendName): Fixture {
  const options = { offload: backend === 'offloaded' }
  const clock = new TestClock()
  let store: Store | undefined
  let place: Place | undefined
  const others: Store[] = []
  before(async () => {
    place = await makePlace(backend)
    store = await openStore({ ...place, ...options, clock })
    await store.migrate()
  })
  after(async () => {
    for (const other of others) await other.close()
    await store?.close()
    await place?.remove()
  })
  return {
    clock,
    get store() {
      return store!
    },
    get place() {
      return place!
    },
    async openAnother() {
      const other = await openStore({ ...place!, ...options, clock })
      others.push(other)
      return other
    },
  }
}

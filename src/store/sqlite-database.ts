/**
 * The embedded database: one SQLite file through node:sqlite. Every call here is synchronous inside and blocks its
 * thread; what may take long runs in the worker of `offload.ts`. Two connections: one writes, under a queue, and one
 * reads committed data only.
 */
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '../domain/errors.ts'
import type { Columns, Database, Durability, KnownKeys, Queries, SqlScalar, SqlValue } from './database.ts'
import { outageOf, writeText } from './database.ts'
import { CommittedKeys } from './known-keys.ts'

export interface SqliteOptions {
  file: string
  /** The most that a commit is asked for. */
  durability: Durability
  /** How long a writer waits for another process's transaction. */
  busyTimeoutMs: number
  /** Pages kept in memory by the connection that writes. */
  writerCacheKib: number
  /** And by each that reads: what another connection commits empties it. */
  readerCacheKib: number
  /** 0 leaves checkpoints to another connection. */
  checkpointPages: number
}

/** Statements are prepared once; the bound is far above the number of texts the store has. */
const STATEMENT_BOUND = 500
/** How often a writer that waits for another process tries again. Between two tries its thread is free to read. */
const BUSY_RETRY_MS = 10
/** SQLite itself waits no longer than this: it would wait by blocking the thread. */
const BUSY_BLOCK_MS = 2
/** The write-ahead log is cut back to this after a checkpoint. */
const WAL_KEEP_BYTES = 64 * 1024 * 1024
/** Free pages that stay in the file, since what comes next takes them: 16 MB, or this part of a larger file. */
const KEPT_FREE_PAGES = 4_000
const KEPT_FREE_SHARE = 0.25
/** Given back in one write, which takes less time than a batch of retention. */
const RELEASED_PAGES = 100
/** Such writes in one call, so that no run takes long by it. */
const MOST_RELEASES = 40

export class SqliteDatabase implements Database {
  readonly dialect = 'sqlite'
  /** Reads committed data. Open to `sqlite-stories.ts`, whose reads are synchronous. */
  readonly reader: SqliteConnection
  readonly known = new CommittedKeys()
  readonly #options: SqliteOptions
  #writer: SqliteConnection | null = null
  readonly #queue: WriteQueue

  constructor(options: SqliteOptions) {
    this.#options = options
    makeDirectory(dirname(options.file))
    // The writer makes the file; a reader on a missing file would only fail later.
    if (!existsSync(options.file)) {
      makeFile(options.file)
      this.#open()
    }
    this.reader = new SqliteConnection(options)
    this.#queue = WriteQueue.of(options.file)
  }

  all<R extends object>(sql: string, params: readonly SqlValue[] = []): Promise<R[]> {
    return attempt(() => this.reader.all<R>(sql, params))
  }

  get<R extends object>(sql: string, params: readonly SqlValue[] = []): Promise<R | undefined> {
    return attempt(() => this.reader.get<R>(sql, params))
  }

  run(sql: string, params: readonly SqlValue[] = []): Promise<number> {
    return this.#exclusive(async () => {
      const connection = this.#open()
      connection.setDurability('power')
      return this.#onceFree(() => connection.run(sql, params))
    })
  }

  insert(table: string, columns: Columns, rows: readonly Record<string, SqlScalar>[], suffix = ''): Promise<void> {
    return this.transaction((tx) => tx.insert(table, columns, rows, suffix))
  }

  /** Nothing to do: the file itself shows other connections that it has changed. */
  async announce(): Promise<void> {}

  transaction<T>(work: (tx: Queries) => Promise<T>, durability: Durability = 'power'): Promise<T> {
    return this.#exclusive(async () => {
      const connection = this.#open()
      connection.setDurability(durability)
      await this.#onceFree(() => connection.exec('begin immediate'))
      const keys = this.known.begin()
      try {
        const result = await work(new ConnectionQueries(connection, keys))
        connection.exec('commit')
        keys.settle()
        return result
      } catch (error) {
        connection.rollback()
        throw error
      }
    })
  }

  async *snapshot<T>(work: (tx: Queries) => AsyncIterable<T>): AsyncIterable<T> {
    const connection = new SqliteConnection(this.#options)
    try {
      connection.exec('begin')
      yield* work(new ConnectionQueries(connection, this.known))
    } finally {
      connection.close()
    }
  }

  async findOutage(): Promise<DomainError | null> {
    try {
      this.reader.get('select 1 as one from sqlite_master limit 1', [])
      return existsSync(this.#options.file) ? null : new DomainError('store_unavailable', 'The database file is gone')
    } catch (error) {
      return outageOf(error)
    }
  }

  async close(): Promise<void> {
    await this.#exclusive(async () => {
      this.#writer?.close()
      this.#writer = null
    })
    this.reader.close()
  }

  /** Other writers get their turn between two steps, and readers never wait. A file made without it stays as it is. */
  async releaseSpace(): Promise<void> {
    let releases = 0
    for (; releases < MOST_RELEASES && this.#hasMuchFree(); releases++) {
      await this.#exclusive(async () => {
        const connection = this.#open()
        connection.setDurability('process')
        await this.#onceFree(() => connection.exec(`pragma incremental_vacuum(${RELEASED_PAGES})`))
      })
      await new Promise((resolve) => setImmediate(resolve))
    }
    // Only then is the file itself cut off.
    if (releases > 0) await this.checkpoint()
  }

  #hasMuchFree(): boolean {
    const read = (name: string) => Number(Object.values(this.reader.get<object>(`pragma ${name}`, []) ?? {})[0])
    const isIncremental = read('auto_vacuum') === 2
    return isIncremental && read('freelist_count') > Math.max(KEPT_FREE_PAGES, KEPT_FREE_SHARE * read('page_count'))
  }

  /** Moves what the write-ahead log holds into the file, as far as nobody reads it. */
  async checkpoint(): Promise<void> {
    await this.#exclusive(async () => this.#open().exec('pragma wal_checkpoint(passive)'))
  }

  #open(): SqliteConnection {
    if (this.#writer === null) {
      this.#writer = new SqliteConnection(this.#options, this.#options.writerCacheKib)
      this.#writer.exec(`pragma busy_timeout = ${BUSY_BLOCK_MS}`)
    }
    return this.#writer
  }

  /** Tries until no other process writes, or the deadline has passed. */
  async #onceFree<T>(write: () => T): Promise<T> {
    const deadline = performance.now() + this.#options.busyTimeoutMs
    for (;;) {
      try {
        return write()
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error
        await sleep(BUSY_RETRY_MS)
      }
    }
  }

  #exclusive<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(work)
  }
}

/**
 * Writers of one file in this thread, one at a time in order of asking: an open transaction is never joined by
 * a stranger's statement, and no second handle on the file waits, blocking the thread, for the first one to go on.
 */
class WriteQueue {
  static readonly #queues = new Map<string, WeakRef<WriteQueue>>()
  #last: Promise<unknown> = Promise.resolve()

  static of(file: string): WriteQueue {
    const path = resolve(file)
    const queue = WriteQueue.#queues.get(path)?.deref() ?? new WriteQueue()
    WriteQueue.#queues.set(path, new WeakRef(queue))
    return queue
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    return turn
  }
}

/** One connection with its prepared statements. */
export class SqliteConnection {
  readonly #db: DatabaseSync
  readonly #file: string
  readonly #statements = new Map<string, StatementSync>()
  readonly #mostDurable: Durability
  #durability: Durability | null = null

  constructor(options: SqliteOptions, cacheKib: number = options.readerCacheKib) {
    this.#mostDurable = options.durability
    this.#file = basename(options.file)
    this.#db = guard(this.#file, () => new DatabaseSync(options.file, { timeout: options.busyTimeoutMs }))
    this.#logWritesAhead(options.busyTimeoutMs)
    this.exec(
      `pragma temp_store = memory; pragma cache_size = -${cacheKib};
       pragma wal_autocheckpoint = ${options.checkpointPages}; pragma journal_size_limit = ${WAL_KEEP_BYTES}`,
    )
    this.setDurability('power')
  }

  all<R extends object>(sql: string, params: readonly SqlValue[]): R[] {
    return guard(this.#file, () => this.#prepare(sql).all(...params.map(bind)) as R[])
  }

  get<R extends object>(sql: string, params: readonly SqlValue[]): R | undefined {
    return guard(this.#file, () => this.#prepare(sql).get(...params.map(bind)) as R | undefined)
  }

  run(sql: string, params: readonly SqlValue[]): number {
    return guard(this.#file, () => {
      const statement = this.#prepare(sql)
      // A write to a contentless search table leaves a last row id beyond 2^53, which `run` reports for any statement.
      statement.setReadBigInts(true)
      return Number(statement.run(...params.map(bind)).changes)
    })
  }

  exec(sql: string): void {
    guard(this.#file, () => this.#db.exec(sql))
  }

  /** Of the commits from here on; between transactions only. */
  setDurability(wanted: Durability): void {
    const durability = this.#mostDurable === 'process' ? 'process' : wanted
    if (durability === this.#durability) return
    this.exec(`pragma synchronous = ${durability === 'power' ? 'full' : 'normal'}`)
    this.#durability = durability
  }

  /** Everything that `work` reads is of one moment. */
  snapshot<T>(work: () => T): T {
    this.exec('begin')
    try {
      return work()
    } finally {
      this.rollback()
    }
  }

  rollback(): void {
    if (this.#db.isTransaction) this.exec('rollback')
  }

  close(): void {
    this.#statements.clear()
    if (this.#db.isOpen) this.#db.close()
  }

  /**
   * Where several processes make one file at once, SQLite refuses all but the first of them without any waiting: each
   * has read the file before it writes the mode into it, and a reader is not let wait for a writer.
   */
  #logWritesAhead(busyTimeoutMs: number): void {
    const deadline = performance.now() + busyTimeoutMs
    for (;;) {
      try {
        // The former holds for a file that is just being made, and changes no other.
        this.exec('pragma auto_vacuum = incremental; pragma journal_mode = wal')
        return
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_RETRY_MS)
      }
    }
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (statement === undefined) {
      if (this.#statements.size >= STATEMENT_BOUND) this.#statements.clear()
      statement = this.#db.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }
}

/** A connection inside a transaction, in the shape that both dialects share. */
class ConnectionQueries implements Queries {
  readonly dialect = 'sqlite'
  readonly known: KnownKeys
  readonly #connection: SqliteConnection

  constructor(connection: SqliteConnection, known: KnownKeys) {
    this.#connection = connection
    this.known = known
  }

  async all<R extends object>(sql: string, params: readonly SqlValue[] = []): Promise<R[]> {
    return this.#connection.all<R>(sql, params)
  }

  async get<R extends object>(sql: string, params: readonly SqlValue[] = []): Promise<R | undefined> {
    return this.#connection.get<R>(sql, params)
  }

  async run(sql: string, params: readonly SqlValue[] = []): Promise<number> {
    return this.#connection.run(sql, params)
  }

  async insert(
    table: string,
    columns: Columns,
    rows: readonly Record<string, SqlScalar>[],
    suffix = '',
  ): Promise<void> {
    const names = Object.keys(columns)
    const sql = `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')}) ${suffix}`
    for (const row of rows) {
      // `all`, not `run`: run() reads the last row id as a number and throws where an index table made it huge.
      this.#connection.all(
        sql,
        names.map((name) => row[name] ?? null),
      )
    }
  }

  async announce(): Promise<void> {}
}

/** Nobody else's to read: it holds hashes of keys. SQLite gives the files beside it the same mode. */
function makeFile(path: string): void {
  try {
    closeSync(openSync(path, 'a', 0o600))
  } catch {
    // SQLite meets the same obstacle next, and its words for it are known.
  }
}

function makeDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new DomainError('store_unavailable', 'the data directory cannot be used', { cause: error })
  }
}

function bind(value: SqlValue): SqlScalar {
  if (typeof value === 'string') return writeText(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

async function attempt<T>(work: () => T): Promise<T> {
  return work()
}

/** Result codes that say the database cannot be used now, as against a mistake in a statement. */
const UNAVAILABLE = new Set([
  5, // busy beyond the deadline
  6, // locked
  7, // out of memory
  8, // read-only
  10, // input or output error
  11, // corrupt
  13, // disk full
  14, // cannot open
  15, // locking protocol
  26, // not a database
])

function isBusy(error: unknown): boolean {
  const { errcode } = (error as { cause?: { errcode?: number } }).cause ?? {}
  return errcode !== undefined && [5, 6].includes(errcode & 0xff)
}

/** @param file which of the two it is: whoever has to mend it wants to know */
function guard<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { errcode, code, message } = error as { errcode?: number; code?: string; message: string }
    if (errcode !== undefined && UNAVAILABLE.has(errcode & 0xff)) {
      const cause = Object.assign(new Error(`${file}: ${message}`), { errcode, code })
      throw new DomainError('store_unavailable', 'the database cannot be used at the moment', { cause })
    }
    throw error
  }
}

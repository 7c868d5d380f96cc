/** PostgreSQL through a pool of connections. Everything that waits has a deadline. */
import { Client, type ClientConfig, Pool, type PoolClient, type QueryResult, types } from 'pg'
import { DomainError } from '../domain/errors.ts'
import type { Columns, Database, Durability, KnownKeys, Queries, SqlScalar, SqlValue } from './database.ts'
import { outageOf, writeText } from './database.ts'
import { CommittedKeys } from './known-keys.ts'

const CONNECTIONS = 10
/** Within the deadline of a request, and longer than a start under load holds up this thread. */
const CONNECT_TIMEOUT_MS = 10_000
/** For one of them to be free. Beyond the deadline of a request: a database that is busy is none that cannot be used. */
const FREE_TIMEOUT_MS = 20_000
/** The server ends a statement; the client gives up a little later, if even that does not come through. */
const STATEMENT_TIMEOUT_MS = 20_000
const QUERY_TIMEOUT_MS = 25_000
/** A client that stalls inside a transaction loses it, and with it the locks that others wait for. */
const IDLE_IN_TRANSACTION_MS = 60_000
const PROBE_TIMEOUT_MS = 2_000
/** Attempts at a transaction that others stand in the way of. */
const ATTEMPTS = 3

export const REVISION_CHANNEL = 'debrief_revision'

export class PostgresDatabase implements Database {
  readonly dialect = 'postgres'
  readonly known = new CommittedKeys()
  readonly #url: string
  readonly #pool: Pool
  /** Called with a revision of our own, as soon as it is committed. */
  onRevision: (revision: number) => void = () => undefined

  constructor(url: string) {
    this.#url = url
    this.#pool = new Pool({
      ...clientOptions(url),
      Client: PooledClient,
      // The pool's own deadline, of waiting and connecting alike.
      connectionTimeoutMillis: FREE_TIMEOUT_MS,
      max: CONNECTIONS,
      idleTimeoutMillis: 30_000,
    })
    // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
    this.#pool.on('error', () => undefined)
  }

  all<R extends object>(sql: string, params: readonly SqlValue[] = []): Promise<R[]> {
    return attempt(async () => (await query(this.#pool, sql, params)).rows as R[])
  }

  async get<R extends object>(sql: string, params: readonly SqlValue[] = []): Promise<R | undefined> {
    return (await this.all<R>(sql, params))[0]
  }

  run(sql: string, params: readonly SqlValue[] = []): Promise<number> {
    return attempt(async () => (await query(this.#pool, sql, params)).rowCount ?? 0)
  }

  insert(table: string, columns: Columns, rows: readonly Record<string, SqlScalar>[], suffix = ''): Promise<void> {
    return this.transaction((tx) => tx.insert(table, columns, rows, suffix))
  }

  async announce(revision: number): Promise<void> {
    await this.get('select pg_notify(?, ?)', [REVISION_CHANNEL, String(revision)])
    this.onRevision(revision)
  }

  /** Nothing to do: the server's autovacuum sees to it. */
  async releaseSpace(): Promise<void> {}

  async transaction<T>(work: (tx: Queries) => Promise<T>, durability: Durability = 'power'): Promise<T> {
    for (let attempts = 1; ; attempts++) {
      try {
        return await attempt(() => this.#transact(work, durability))
      } catch (error) {
        if (attempts >= ATTEMPTS || !isContention(error)) throw error
      }
    }
  }

  async *snapshot<T>(work: (tx: Queries) => AsyncIterable<T>): AsyncIterable<T> {
    const client = await attempt(() => this.#connect())
    try {
      await query(client, 'begin isolation level repeatable read read only', [])
      // Whoever reads an export may take long over it; nobody waits for locks of this transaction.
      await query(client, 'set local idle_in_transaction_session_timeout = 0', [])
      yield* work(new ClientQueries(client, this.known))
    } finally {
      // Given up rather than returned: whatever state it is in, nobody else meets it.
      client.release(true)
    }
  }

  async findOutage(): Promise<DomainError | null> {
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<DomainError>((resolve) => {
      const late = new DomainError('timeout', `The database does not answer within ${PROBE_TIMEOUT_MS} ms`)
      timer = setTimeout(resolve, PROBE_TIMEOUT_MS, late)
    })
    const probe = this.get('select 1 as one').then(() => null, outageOf)
    return Promise.race([probe, deadline]).finally(() => clearTimeout(timer))
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }

  /** A connection of its own, for notifications. The caller connects and ends it. */
  createClient(): Client {
    return new Client(clientOptions(this.#url))
  }

  /**
   * A connection of the pool. One that the server ends between two statements says so by an event, which nobody else
   * listens to while it is lent: the next statement fails and tells the caller.
   */
  async #connect(): Promise<PoolClient> {
    const client = await this.#pool.connect()
    if (client.listenerCount('error') === 0) client.on('error', () => undefined)
    return client
  }

  async #transact<T>(work: (tx: Queries) => Promise<T>, durability: Durability): Promise<T> {
    const client = await this.#connect()
    let isBroken = false
    try {
      const keys = this.known.begin()
      const tx = new ClientQueries(client, keys)
      await query(client, 'begin', [])
      if (durability === 'process') await query(client, 'set local synchronous_commit = off', [])
      const result = await work(tx)
      await query(client, 'commit', [])
      keys.settle()
      if (tx.revision !== null) this.onRevision(tx.revision)
      return result
    } catch (error) {
      await query(client, 'rollback', []).catch(() => {
        isBroken = true
      })
      throw error
    } finally {
      client.release(isBroken)
    }
  }
}

/** Connects within its own deadline, whatever the pool is ready to wait. */
class PooledClient extends Client {
  constructor(options?: ClientConfig) {
    super({ ...options, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  }
}

function clientOptions(url: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // Disks have no arm to move, and our statements are over before a compiler would pay.
    // And row locks are waited for, whatever else the operator has made the default.
    options: String.raw`-c random_page_cost=1.1 -c jit=off -c default_transaction_isolation=read\ committed`,
    keepAlive: true,
    application_name: 'debrief',
    types: { getTypeParser: parserOf },
  }
}

/** 64-bit integers are ids, counts and times here, all below 2^53. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === types.builtins.INT8) return Number
  return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid, 'text')
}

/** A connection inside a transaction. */
class ClientQueries implements Queries {
  readonly dialect = 'postgres'
  /** The last revision announced in this transaction. */
  revision: number | null = null
  readonly known: KnownKeys
  readonly #client: PoolClient

  constructor(client: PoolClient, known: KnownKeys) {
    this.#client = client
    this.known = known
  }

  all<R extends object>(sql: string, params: readonly SqlValue[] = []): Promise<R[]> {
    return attempt(async () => (await query(this.#client, sql, params)).rows as R[])
  }

  async get<R extends object>(sql: string, params: readonly SqlValue[] = []): Promise<R | undefined> {
    return (await this.all<R>(sql, params))[0]
  }

  run(sql: string, params: readonly SqlValue[] = []): Promise<number> {
    return attempt(async () => (await query(this.#client, sql, params)).rowCount ?? 0)
  }

  async insert(
    table: string,
    columns: Columns,
    rows: readonly Record<string, SqlScalar>[],
    suffix = '',
  ): Promise<void> {
    if (rows.length === 0) return
    const names = Object.keys(columns)
    // One array a column: a statement of constant text, whatever the number of rows.
    const arrays = Object.values(columns).map((type) => `?::${type === 'tsvector' ? 'text' : type}[]`)
    const values = Object.entries(columns).map(([name, type]) => (type === 'tsvector' ? `${name}::tsvector` : name))
    await this.run(
      `insert into ${table} (${names.join(', ')})
       select ${values.join(', ')} from unnest(${arrays.join(', ')}) as rows (${names.join(', ')}) ${suffix}`,
      names.map((name) => rows.map((row) => row[name] ?? null) as string[]),
    )
  }

  async announce(revision: number): Promise<void> {
    await this.get('select pg_notify(?, ?)', [REVISION_CHANNEL, String(revision)])
    this.revision = revision
  }
}

interface Queryable {
  query(config: { text: string; values: unknown[] }): Promise<QueryResult>
}

function query(on: Queryable, sql: string, params: readonly SqlValue[]): Promise<QueryResult> {
  return on.query({ text: numberPlaceholders(sql), values: params.map(bind) })
}

const numbered = new Map<string, string>()

/** `?` becomes `$1`, `$2`…; the store writes no other question mark into its SQL. */
function numberPlaceholders(sql: string): string {
  let text = numbered.get(sql)
  if (text === undefined) {
    let count = 0
    text = sql.replaceAll('?', () => `$${++count}`)
    if (numbered.size >= 1_000) numbered.clear()
    numbered.set(sql, text)
  }
  return text
}

function bind(value: SqlValue): unknown {
  if (typeof value === 'string') return writeText(value)
  return Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? writeText(one) : one)) : value
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw translate(error)
  }
}

/** Connection refused, broken or not allowed; server going down, out of resources, or damaged. */
const UNAVAILABLE =
  /^(?:08...|28...|3D000|42501|53...|55000|57P0.|58...|XX00[12]|25006|55P03|40001|40P01|ECONN\w+|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOENT)$/
/** What the driver says without a code. */
const UNAVAILABLE_TEXT =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|Cannot use a pool/

function translate(error: unknown): unknown {
  if (error instanceof DomainError) return error
  const { code, message = '' } = error as { code?: string; message?: string }
  if (code === '57014' || code === '25P03' || /Query read timeout/.test(message)) {
    return new DomainError('timeout', 'the database did not answer in time', { cause: error })
  }
  if ((code !== undefined && UNAVAILABLE.test(code)) || UNAVAILABLE_TEXT.test(message)) {
    return new DomainError('store_unavailable', 'the database cannot be used at the moment', { cause: error })
  }
  return error
}

/** Two transactions waited for each other and one was chosen to give way: worth another try. */
function isContention(error: unknown): boolean {
  const code = error instanceof DomainError ? (error.cause as { code?: string } | undefined)?.code : undefined
  return code === '40001' || code === '40P01'
}

/**
 * What the store asks of a database: SQL with `?` for values, in transactions. Two implementations:
 * `sqlite-database.ts` and `postgres-database.ts`. Times, booleans and JSON are written one way on both,
 * by the functions at the end of this file.
 */
import { DomainError } from '../domain/errors.ts'

export type Dialect = 'sqlite' | 'postgres'
export type SqlScalar = string | number | null
/** An array is the value of one `?` inside `among(…)`. */
export type SqlValue = SqlScalar | readonly string[] | readonly number[]
export type ColumnType = 'bigint' | 'smallint' | 'double precision' | 'text' | 'tsvector'
/** Column name to type, in the order of insertion. */
export type Columns = Readonly<Record<string, ColumnType>>

export interface Queries {
  readonly dialect: Dialect
  all<R extends object>(sql: string, params?: readonly SqlValue[]): Promise<R[]>
  get<R extends object>(sql: string, params?: readonly SqlValue[]): Promise<R | undefined>
  /** @returns the number of rows that changed */
  run(sql: string, params?: readonly SqlValue[]): Promise<number>
  /**
   * Inserts many rows in as few statements as the dialect needs.
   * @param suffix what follows the values, such as an `on conflict` clause
   */
  insert(table: string, columns: Columns, rows: readonly Record<string, SqlScalar>[], suffix?: string): Promise<void>
  /** Keys of rows that are known to be stored for good, so that a writer need not insert them again. */
  readonly known: KnownKeys
  /** Tells other processes of a new revision, once the transaction commits. */
  announce(revision: number): Promise<void>
}

export interface KnownKeys {
  has(key: string): boolean
  /** To be relied on once the transaction has committed. */
  add(key: string): void
  clear(): void
}

/**
 * What a commit outlives when it returns. 'power': it is on the disk. 'process': a kill, but maybe not a power cut; it
 * is on the disk at the latest with the next commit of the other kind.
 */
export type Durability = 'power' | 'process'

export interface Database extends Queries {
  /** Runs `work` whole or not at all. Writers of one process take turns. */
  transaction<T>(work: (tx: Queries) => Promise<T>, durability?: Durability): Promise<T>
  /** A read transaction of its own connection: everything `work` reads is of one moment. */
  snapshot<T>(work: (tx: Queries) => AsyncIterable<T>): AsyncIterable<T>
  /** Gives disk space that is free inside of the database back, a bounded part of it a call, where much is. */
  releaseSpace(): Promise<void>
  /** Why it does not answer, null where it does. Answers within its own deadline and never throws. */
  findOutage(): Promise<DomainError | null>
  close(): Promise<void>
}

/** A failed probe as what it tells. */
export function outageOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  return new DomainError('store_unavailable', 'The database cannot be reached', { cause: error })
}

/** The condition that a column is one of a list; its `?` takes the whole array. */
export function among(db: Queries, column: string, type: ColumnType): string {
  return db.dialect === 'sqlite' ? `${column} in (select value from json_each(?))` : `${column} = any(?::${type}[])`
}

/** Whether a statement broke a rule of the schema: a key that stands twice, a reference to nothing. */
export function isConstraintError(error: unknown): boolean {
  const { errcode, code } = error as { errcode?: number; code?: unknown }
  return (errcode !== undefined && (errcode & 0xff) === 19) || (typeof code === 'string' && /^23\d{3}$/.test(code))
}

/** Locks the selected rows until the end of the transaction; SQLite's writer holds the whole file anyway. */
export function forUpdate(db: Queries): string {
  return db.dialect === 'sqlite' ? '' : ' for update'
}

/** Times are whole milliseconds since 1970 in a bigint, on both. */
export function writeTime(time: Date): number {
  const ms = time.getTime()
  if (Number.isNaN(ms)) throw new TypeError('a time to be stored is not a valid date')
  return ms
}

export function writeOptionalTime(time: Date | null): number | null {
  return time === null ? null : writeTime(time)
}

export function readTime(ms: number): Date {
  return new Date(ms)
}

export function readOptionalTime(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms)
}

/** Times that leave the service in whole seconds are stored so, else their order could contradict what is shown. */
export function writeSeconds(time: Date): number {
  return Math.floor(writeTime(time) / 1000) * 1000
}

/** Booleans are 0 and 1 in a smallint, on both. */
export function writeFlag(flag: boolean): number {
  return flag ? 1 : 0
}

export function readFlag(value: number): boolean {
  return value !== 0
}

/** JSON is text, on both: it is read whole and never asked about by SQL. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value)
}

export function readJson<T>(text: string): T {
  return JSON.parse(text) as T
}

/** Text that both databases can hold: no NUL, no half of a surrogate pair. */
export function writeText(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed()
  return wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '') : wellFormed
}

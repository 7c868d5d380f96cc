/**
 * The revision as a number at hand: notified by the process that commits, and asked for now and then in case
 * a notification is lost.
 */
import type { Client } from 'pg'
import { UNKNOWN_REVISION } from '../domain/story-group.ts'
import { type PostgresDatabase, REVISION_CHANNEL } from './postgres-database.ts'

const POLL_MS = 1_000

export class RevisionWatch {
  readonly #db: PostgresDatabase
  #revision = 0
  #isReachable = true
  #timer: NodeJS.Timeout | null = null
  #client: Client | null = null
  #isClosed = false
  #tick: Promise<void> = Promise.resolve()

  constructor(db: PostgresDatabase) {
    this.#db = db
    db.onRevision = (revision) => this.#note(revision)
  }

  /** The latest revision known; `UNKNOWN_REVISION` while the database is away. The first call begins to listen. */
  get current(): number {
    if (this.#timer === null && !this.#isClosed) {
      this.#timer = setInterval(() => this.#poll(), POLL_MS)
      this.#timer.unref()
      this.#poll()
    }
    return this.#isReachable ? this.#revision : UNKNOWN_REVISION
  }

  /** Asks the database now. */
  async refresh(): Promise<void> {
    const row = await this.#db.get<{ revision: number }>('select revision from store_state where id = 1')
    if (row !== undefined) this.#note(row.revision)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer !== null) clearInterval(this.#timer)
    await this.#tick
    await this.#client?.end().catch(() => undefined)
  }

  #note(revision: number): void {
    this.#revision = Math.max(this.#revision, revision)
  }

  #poll(): void {
    this.#tick = this.#tick
      .then(() => this.refresh())
      .then(
        () => {
          this.#isReachable = true
          return this.#listen()
        },
        () => {
          this.#isReachable = false
        },
      )
      .catch(() => undefined)
  }

  async #listen(): Promise<void> {
    if (this.#client !== null || this.#isClosed) return
    const client = this.#db.createClient()
    const drop = () => {
      if (this.#client === client) this.#client = null
    }
    client.on('error', drop)
    client.on('end', drop)
    client.on('notification', (message) => this.#note(Number(message.payload)))
    this.#client = client
    try {
      await client.connect()
      await client.query(`listen ${REVISION_CHANNEL}`)
      // The socket alone keeps no process alive. (The types lack the method, which the pool uses too.)
      ;(client as Client & { unref(): void }).unref()
    } catch (error) {
      drop()
      await client.end().catch(() => undefined)
      throw error
    }
  }
}

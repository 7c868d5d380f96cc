/**
 * A store whose writes and heavy reads run on a thread of their own: SQLite blocks its thread while it searches, and
 * while it waits for another process that writes. Small reads stay here; a message would cost more than they do.
 */
import { Worker } from 'node:worker_threads'
import type { Clock } from '../domain/clock.ts'
import { DomainError, type DomainErrorOptions, type ErrorCode, reasonOf } from '../domain/errors.ts'
import type { Store } from '../domain/store.ts'
import { isQuick } from './sqlite-stories.ts'

/** Longer than any single call may take, a wait for the write lock included. */
const CALL_TIMEOUT_MS = 40_000
/** Calls waiting at once; beyond it the thread is hopelessly behind. */
const PENDING_BOUND = 5_000

/** What goes over by name. Everything else is read here, or lives in the file of the limits. */
const REMOTE = [
  'saveFeedSources',
  'addFeedSource',
  'updateFeedSource',
  'listHostPauses',
  'saveHostPause',
  'requestRun',
  'startRun',
  'renewLease',
  'finishRun',
  'findKnownArticles',
  'findRemovedLinks',
  'reserveIds',
  'commitFeed',
  'commitGroups',
  'listLiveArticles',
  'listTitlesToImprove',
  'commitTitles',
  'removeArticlesBefore',
  'createApiKey',
  'revokeApiKey',
  'rotateApiKey',
  'touchApiKey',
  'createKeyRequest',
  'decideKeyRequest',
  'collectKeyRequest',
  'createWebhook',
  'switchWebhook',
  'removeWebhook',
  'leaseDelivery',
  'settleDelivery',
] as const satisfies (keyof Store)[]

export interface CallMessage {
  id: number
  /** A method of the store, or 'close'. */
  method: string
  args: unknown[]
  /** The caller's present, in ms: the thread has no clock of its own. */
  now: number
}

export type ReplyMessage = { id: number; result: unknown } | { id: number; error: WireError }

export interface WireError {
  /** null for anything but a DomainError. */
  code: ErrorCode | null
  message: string
  /** What lies under it, for the log: "database or disk is full". */
  reason: string | null
  stack: string | undefined
  options: Pick<DomainErrorOptions, 'field' | 'retryAfterSeconds'>
}

/** @param local the same store on this thread */
export function offloadStore(local: Store, dataDir: string, clock: Clock): Store {
  const thread = new StoreThread(dataDir, clock)
  const remote = Object.fromEntries(
    REMOTE.map((method) => [method, (...args: unknown[]) => thread.call(method, args)]),
  ) as Pick<Store, (typeof REMOTE)[number]>
  return {
    ...local,
    ...remote,
    listStories: (query, titleFormat) =>
      isQuick(query)
        ? local.listStories(query, titleFormat)
        : (thread.call('listStories', [query, titleFormat]) as ReturnType<Store['listStories']>),
    async close() {
      await thread.close()
      await local.close()
    },
  }
}

interface Pending {
  resolve(result: unknown): void
  reject(error: unknown): void
  timer: NodeJS.Timeout
}

class StoreThread {
  readonly #dataDir: string
  readonly #clock: Clock
  readonly #pending = new Map<number, Pending>()
  #worker: Worker | null = null
  #lastId = 0
  #isClosed = false

  constructor(dataDir: string, clock: Clock) {
    this.#dataDir = dataDir
    this.#clock = clock
  }

  /** @throws DomainError 'timeout', 'store_unavailable', or whatever the method throws */
  call(method: string, args: unknown[]): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(unavailable('the store is closed'))
    if (this.#pending.size >= PENDING_BOUND) return Promise.reject(unavailable('the store is overloaded'))
    const worker = this.#start()
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#settle(id)
        reject(new DomainError('timeout', 'the database did not answer in time'))
      }, CALL_TIMEOUT_MS)
      this.#pending.set(id, { resolve, reject, timer })
      worker.ref()
      worker.postMessage({ id, method, args, now: this.#clock.now().getTime() } satisfies CallMessage)
    })
  }

  async close(): Promise<void> {
    if (this.#worker !== null) await this.call('close', []).catch(() => undefined)
    this.#isClosed = true
    await this.#worker?.terminate()
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker
    const worker = new Worker(new URL('./store.worker.ts', import.meta.url), { workerData: { dataDir: this.#dataDir } })
    worker.on('message', (reply: ReplyMessage) => this.#answer(reply))
    let failure: unknown
    worker.on('error', (error) => {
      failure = error
    })
    // The next call starts another thread.
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null
      for (const [id, { reject }] of [...this.#pending]) {
        this.#settle(id)
        reject(unavailable('the thread of the store has ended', failure))
      }
    })
    // Only calls under way keep the process alive.
    worker.unref()
    this.#worker = worker
    return worker
  }

  #answer(reply: ReplyMessage): void {
    const pending = this.#pending.get(reply.id)
    this.#settle(reply.id)
    if ('error' in reply) pending?.reject(readError(reply.error))
    else pending?.resolve(reply.result)
  }

  #settle(id: number): void {
    clearTimeout(this.#pending.get(id)?.timer)
    this.#pending.delete(id)
    if (this.#pending.size === 0) this.#worker?.unref()
  }
}

function unavailable(message: string, cause?: unknown): DomainError {
  return new DomainError('store_unavailable', message, { cause })
}

export function writeError(error: unknown): WireError {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const isOurs = error instanceof DomainError
  return {
    code: isOurs ? error.code : null,
    message,
    reason: reasonOf(error),
    stack: isOurs && error.cause instanceof Error ? error.cause.stack : stack,
    options: isOurs
      ? {
          ...(error.field === undefined ? {} : { field: error.field }),
          ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
        }
      : {},
  }
}

/** The stack of the other thread becomes the cause: it tells where, this one tells who asked. */
export function readError({ code, message, reason, stack, options }: WireError): Error {
  const cause = new Error(reason ?? message)
  if (stack !== undefined) cause.stack = stack
  return code === null ? new Error(message, { cause }) : new DomainError(code, message, { ...options, cause })
}

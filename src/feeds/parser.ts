/**
 * The feed parser that the service uses: one worker thread, a bounded queue before it, and a timer that ends the
 * thread when a body takes too long. Whatever a body does, it costs its own feed and nothing else.
 */
import { Worker } from 'node:worker_threads'
import { DomainError } from '../domain/errors.ts'
import type { FeedParser, ParsedFeed, ParseRequest } from '../domain/feed.ts'

export interface FeedParserOptions {
  /** How long one body may take, from the moment the worker has it, in milliseconds. */
  deadlineMs?: number
  /** What a thread that has just been started is given on top, for its own loading, in milliseconds. */
  startMs?: number
  /** Bodies waiting at once; one more is refused. */
  queueLength?: number
  /** Heap of the worker, in MB. */
  memoryMb?: number
  /** Another worker in the place of ours, for tests of what happens when it hangs or dies. */
  workerUrl?: URL
}

/**
 * The largest bodies take a second of an idle machine. A small or a busy one takes several times as long, which must not
 * count as the publisher's fault.
 */
const DEFAULTS = { deadlineMs: 5_000, startMs: 5000, queueLength: 256, memoryMb: 256 }

export function createFeedParser(options: FeedParserOptions = {}): FeedParser {
  return new ThreadedParser({ ...DEFAULTS, workerUrl: new URL('./parse.worker.ts', import.meta.url), ...options })
}

interface Job {
  request: ParseRequest
  resolve: (feed: ParsedFeed) => void
  reject: (error: DomainError) => void
}

class ThreadedParser implements FeedParser {
  readonly #options: Required<FeedParserOptions>
  readonly #queue: Job[] = []
  #worker: Worker | null = null
  #running: Job | null = null
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: Required<FeedParserOptions>) {
    this.#options = options
  }

  parse(request: ParseRequest): Promise<ParsedFeed> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new DomainError('timeout', 'The feed parser is closed.'))
      if (this.#queue.length >= this.#options.queueLength) {
        return reject(new DomainError('timeout', 'Too many feeds are waiting to be parsed.'))
      }
      this.#queue.push({ request, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const error = new DomainError('timeout', 'The feed parser is closed.')
    const running = this.#running
    this.#release()
    running?.reject(error)
    for (const job of this.#queue.splice(0)) job.reject(error)
    const worker = this.#worker
    this.#worker = null
    await worker?.terminate()
  }

  #next(): void {
    if (this.#running !== null) return
    const job = this.#queue.shift()
    if (job === undefined) {
      this.#worker?.unref()
      return
    }
    this.#running = job
    const isNew = this.#worker === null
    const worker = this.#worker ?? this.#start()
    // Only while it works does the thread keep the process alive.
    worker.ref()
    const allowed = this.#options.deadlineMs + (isNew ? this.#options.startMs : 0)
    this.#timer = setTimeout(
      () => this.#giveUp(new DomainError('timeout', 'The feed took too long to parse.')),
      allowed,
    )
    // A copy, because it is handed over: the caller's own bytes stay usable.
    const body = new Uint8Array(job.request.body)
    worker.postMessage({ ...job.request, body }, [body.buffer])
  }

  #start(): Worker {
    const { memoryMb, workerUrl } = this.#options
    const worker = new Worker(workerUrl, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
      stderr: true,
    })
    worker.on('message', (feed: ParsedFeed) => {
      if (worker === this.#worker) this.#answer(feed)
    })
    worker.on('error', (cause) => {
      if (worker !== this.#worker) return
      this.#giveUp(new DomainError('invalid', 'The feed could not be parsed.', { cause }))
    })
    worker.on('exit', () => {
      if (worker === this.#worker) this.#giveUp(new DomainError('invalid', 'The feed could not be parsed.'))
    })
    this.#worker = worker
    return worker
  }

  #answer(feed: ParsedFeed): void {
    const job = this.#release()
    if (feed.format === null) job?.reject(new DomainError('invalid', feed.problems[0] ?? 'The body is not a feed.'))
    else job?.resolve(feed)
    this.#next()
  }

  /** Ends the thread with its job; the next job gets a new one. */
  #giveUp(error: DomainError): void {
    const job = this.#release()
    const worker = this.#worker
    this.#worker = null
    void worker?.terminate()
    job?.reject(error)
    this.#next()
  }

  #release(): Job | null {
    clearTimeout(this.#timer)
    const job = this.#running
    this.#running = null
    return job
  }
}

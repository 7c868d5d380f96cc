/**
 * Fetches publishers' pictures for readers, so that a publisher meets this service and never a reader. As distrustful
 * as the fetching of feeds: public addresses only, judged on every hop at the moment of connecting; bounded in time,
 * size and number; and what comes must be a raster image by its very bytes, since an SVG is a document with scripts.
 */
import { checkUrl, type ResolveHost } from '../domain/address.ts'
import type { Clock } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import type { Picture, PictureSource } from '../domain/picture.ts'
import { type BodyLimits, readBody } from './fetch-body.ts'
import { createGuardedAgent, type GuardedAgent } from './fetch-connect.ts'
import { header } from './fetch-headers.ts'

export interface PictureLimits extends BodyLimits {
  connectMs: number
  /** All hops with their bodies. */
  wholeMs: number
  redirects: number
  /** Requests in flight; further ones wait. */
  atOnce: number
  /** Of them, to one host: one that never answers leaves room for the others. */
  atOnceOfHost: number
  /** Requests that wait; beyond them there is no picture. */
  waiting: number
  waitingOfHost: number
  /** How long a request waits at most. With `wholeMs` it stays within the time that a page's request may take. */
  waitMs: number
  headerBytes: number
  /** Of all pictures kept in memory. */
  keptBytes: number
  /** How long a picture counts as missing after a failure. */
  missingMs: number
}

const PICTURE_LIMITS: PictureLimits = {
  compressedBytes: 4_000_000,
  decodedBytes: 4_000_000,
  ratio: 100,
  freeBytes: 1_000_000,
  connectMs: 4_000,
  wholeMs: 8_000,
  redirects: 3,
  atOnce: 8,
  atOnceOfHost: 4,
  waiting: 200,
  waitingOfHost: 50,
  waitMs: 6_000,
  headerBytes: 32_768,
  keptBytes: 32_000_000,
  missingMs: 10 * 60_000,
}

export interface PictureSourceOptions {
  clock: Clock
  userAgent: string
  allowPrivate: boolean
  limits?: Partial<PictureLimits>
  /** Name resolution, for tests. */
  resolve?: ResolveHost
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const MOST_MISSING = 5_000
const ACCEPT = 'image/avif,image/webp,image/jpeg,image/png,image/gif;q=0.8'

export function createPictureSource(options: PictureSourceOptions): PictureSource {
  const { clock, userAgent, resolve } = options
  const limits = { ...PICTURE_LIMITS, ...options.limits }
  const createAgent = (allowPrivate: boolean) =>
    createGuardedAgent({ policy: { allowPrivate }, ...limits, connections: limits.atOnceOfHost, resolve })
  const strict = createAgent(false)
  const first = options.allowPrivate ? createAgent(true) : strict
  const kept = createMemory(limits.keptBytes)
  const missingUntil = new Map<string, number>()
  const inFlight = new Map<string, Promise<Picture | null>>()
  const slots = createSlots(limits)
  const closing = new AbortController()

  async function fetchPicture(address: string): Promise<Picture> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(limits.wholeMs)])
    let url = new URL(address)
    let route: GuardedAgent = first
    for (let hops = 0; hops <= limits.redirects; hops++) {
      checkUrl(url, route.policy)
      const answer = await route.dispatcher.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method: 'GET',
        headers: { 'user-agent': userAgent, accept: ACCEPT },
        signal,
      })
      try {
        if (answer.statusCode === 200) return recognise(await readBody(answer.body, answer.headers, limits))
        const location = header(answer.headers, 'location')
        if (!REDIRECTS.has(answer.statusCode) || location === null) throw refusal('the host has no such picture')
        // Once the public internet has redirected us, no private address is allowed any more.
        if (!route.isOwnNetwork(url.hostname)) route = strict
        url = new URL(location, url)
      } finally {
        answer.body.on('error', () => undefined).destroy()
      }
    }
    throw refusal('the address redirects too often')
  }

  async function load(url: string): Promise<Picture | null> {
    try {
      const picture = await slots.run(new URL(url).hostname, () => fetchPicture(url))
      kept.put(url, picture)
      return picture
    } catch (error) {
      // Whatever it was, the page does without; asking again soon would not help, unless it was never asked for.
      if (error === NO_ROOM) return null
      if (missingUntil.size >= MOST_MISSING) missingUntil.clear()
      if (!closing.signal.aborted) missingUntil.set(url, clock.now().getTime() + limits.missingMs)
      return null
    } finally {
      inFlight.delete(url)
    }
  }

  const isMissing = (url: string) => {
    const leftMs = (missingUntil.get(url) ?? 0) - clock.now().getTime()
    // More than there ever was is left where the clock has been set back since.
    return leftMs > 0 && leftMs <= limits.missingMs
  }

  return {
    isMissing,
    async getPicture(url) {
      const known = kept.get(url)
      if (known !== undefined) return known
      if (isMissing(url)) return null
      let loading = inFlight.get(url)
      if (loading === undefined) {
        loading = load(url)
        inFlight.set(url, loading)
      }
      return loading
    },
    async close() {
      closing.abort(refusal('pictures are no longer fetched'))
      await Promise.all([strict.destroy(), first.destroy()])
    },
  }
}

/** What is turned away for the others' sake is not missing: a burst of requests would else take all pictures from all readers. */
const NO_ROOM = refusal('too many pictures are asked for at once')

function refusal(sentence: string): DomainError {
  return new DomainError('invalid', sentence)
}

/** Least recently used first out. */
function createMemory(mostBytes: number) {
  const pictures = new Map<string, Picture>()
  let bytes = 0
  const drop = (url: string) => {
    bytes -= pictures.get(url)?.bytes.byteLength ?? 0
    pictures.delete(url)
  }
  return {
    get(url: string): Picture | undefined {
      const picture = pictures.get(url)
      if (picture !== undefined) {
        pictures.delete(url)
        pictures.set(url, picture)
      }
      return picture
    },
    put(url: string, picture: Picture): void {
      drop(url)
      pictures.set(url, picture)
      bytes += picture.bytes.byteLength
      for (const oldest of pictures.keys()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    },
  }
}

/** So many at once and so many in line, of one host no more than its share, and nobody stands in line for long. */
function createSlots(limits: PictureLimits) {
  const busy: Turn[] = []
  const line: Turn[] = []
  const countOf = (turns: Turn[], host: string) => turns.filter((turn) => turn.host === host).length
  const isFree = ({ host }: Turn) => busy.length < limits.atOnce && countOf(busy, host) < limits.atOnceOfHost

  function standInLine(turn: Turn): Promise<void> {
    if (line.length >= limits.waiting || countOf(line, turn.host) >= limits.waitingOfHost) throw NO_ROOM
    return new Promise((resolve, reject) => {
      const leave = setTimeout(() => {
        line.splice(line.indexOf(turn), 1)
        reject(NO_ROOM)
      }, limits.waitMs)
      turn.start = () => {
        clearTimeout(leave)
        resolve()
      }
      line.push(turn)
    })
  }

  function finish(turn: Turn): void {
    busy.splice(busy.indexOf(turn), 1)
    const index = line.findIndex(isFree)
    if (index === -1) return
    const [next] = line.splice(index, 1) as [Turn]
    busy.push(next)
    next.start()
  }

  return {
    async run<T>(host: string, work: () => Promise<T>): Promise<T> {
      const turn: Turn = { host, start: () => undefined }
      if (isFree(turn)) busy.push(turn)
      else await standInLine(turn)
      try {
        return await work()
      } finally {
        finish(turn)
      }
    },
  }
}

interface Turn {
  host: string
  start: () => void
}

/** By the first bytes: what a server says of its file counts for nothing. */
function recognise(bytes: Uint8Array): Picture {
  const type = typeOf(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 32)))
  if (type === null) throw refusal('it is no picture of a kind that is shown')
  return { bytes, type }
}

function typeOf(start: Buffer): Picture['type'] | null {
  const text = start.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8, 32))) return 'image/avif'
  return null
}

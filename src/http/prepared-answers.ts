/**
 * Prepared answers by what was asked, kept while the published data stays as it is and within a bound of bytes.
 *
 *     raw address ──alias──►  entry { answer, revision }  ◄──key── normalised question
 *
 * An entry of an older revision is loaded anew; where the content turned out the same, its compressed forms are
 * kept. Equal questions in flight load once.
 */
import { UNKNOWN_REVISION } from '../domain/story-group.ts'
import { PreparedAnswer } from './prepared-answer.ts'

export interface PreparedAnswers {
  /** The fresh answer that this very address got before; undefined when there is none. Cheap: every request asks. */
  find(address: string): PreparedAnswer | undefined
  /**
   * The fresh answer to a question, loaded when there is none.
   * @param key says what is asked, however the address was written
   * @param load makes the text; what it throws is thrown on and not remembered
   * @param type the Content-Type; JSON where absent
   */
  get(key: string, load: () => Promise<string>, type?: string): Promise<PreparedAnswer>
  /** Lets `find` know an address under which the key was asked for. */
  remember(address: string, key: string): void
  /** For content that no revision tells of: the caller made it anew, equal content keeps its compressed forms. */
  prepare(key: string, json: string): PreparedAnswer
}

interface Entry {
  key: string
  /** null once it was dropped: aliases may still lead here, and must not hold what nobody is sent any more. */
  answer: PreparedAnswer | null
  /** Of the store when loading began: data that changed meanwhile makes the entry stale, never wrong. */
  revision: number
  /** Asked for since the last sweep. */
  isUsed: boolean
}

const MOST_BYTES = 16 * 1024 * 1024
const MOST_ALIASES = 4_096
/** In characters; a longer address takes the way by the router every time. */
const LONGEST_ALIAS = 1_024
/** Of the plain bytes, with both compressed forms that may be made later. */
const WEIGHT_FACTOR = 1.5
/** Of an entry beside its text and its question: tags, lists of headers, places in maps. */
const ENTRY_BYTES = 2_048

/**
 * @param revision of the published data, as the store tells it
 * @param mostBytes held by all answers together
 */
export function createPreparedAnswers(revision: () => number, mostBytes = MOST_BYTES): PreparedAnswers {
  const entries = new Map<string, Entry>()
  const aliases = new Map<string, Entry>()
  const loading = new Map<string, { revision: number; answer: Promise<PreparedAnswer> }>()
  const currentRevision = oncePerTurn(revision)
  let weight = 0

  function keep(key: string, text: string, loadedAt: number, type?: string): PreparedAnswer {
    const answer = new PreparedAnswer(text, type)
    const old = entries.get(key)
    if (old?.answer?.tag === answer.tag) {
      old.revision = loadedAt
      return old.answer
    }
    if (old !== undefined) {
      weight -= weightOf(old)
      old.answer = answer // In place: the aliases of the entry stay good.
      old.revision = loadedAt
      weight += weightOf(old)
    } else {
      const entry = { key, answer, revision: loadedAt, isUsed: false }
      weight += weightOf(entry)
      entries.set(key, entry)
    }
    makeRoom()
    return answer
  }

  /** Oldest first; what was asked for since the last sweep gets another round. */
  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (weight <= mostBytes) return
      entries.delete(key)
      if (entry.isUsed) {
        entry.isUsed = false
        entries.set(key, entry)
        continue
      }
      weight -= weightOf(entry)
      entry.answer = null
    }
  }

  /** Nothing is fresh while the store cannot tell its revision: what was loaded at such a time may be of any age. */
  function useFresh(entry: Entry, now: number): PreparedAnswer | undefined {
    if (entry.answer === null || entry.revision !== now || now === UNKNOWN_REVISION) return undefined
    entry.isUsed = true
    return entry.answer
  }

  async function load(
    key: string,
    now: number,
    make: () => Promise<string>,
    type: string | undefined,
  ): Promise<PreparedAnswer> {
    try {
      return keep(key, await make(), now, type)
    } finally {
      if (loading.get(key)?.revision === now) loading.delete(key)
    }
  }

  return {
    find(address) {
      const entry = aliases.get(address)
      return entry === undefined ? undefined : useFresh(entry, currentRevision())
    },

    async get(key, make, type) {
      const now = currentRevision()
      const entry = entries.get(key)
      const fresh = entry === undefined ? undefined : useFresh(entry, now)
      if (fresh !== undefined) return fresh
      const inFlight = loading.get(key)
      if (inFlight?.revision === now) return inFlight.answer
      const answer = load(key, now, make, type)
      loading.set(key, { revision: now, answer })
      return answer
    },

    remember(address, key) {
      const entry = entries.get(key)
      if (entry === undefined || address.length > LONGEST_ALIAS) return
      if (aliases.size >= MOST_ALIASES) aliases.clear()
      aliases.set(address, entry)
    },

    prepare: (key, json) => keep(key, json, currentRevision()),
  }
}

/**
 * Asks once per turn of the event loop: under load one turn serves many requests, and asking a database costs a fifth
 * of a prepared answer. A change is seen by the next turn, by nobody later than a few milliseconds.
 */
function oncePerTurn(revision: () => number): () => number {
  let known: number | null = null
  const forget = () => {
    known = null
  }
  return () => {
    if (known === null) {
      known = revision()
      setImmediate(forget)
    }
    return known
  }
}

/** Questions count as well: anybody can think of as many as they like, as long as an address may be, with nothing to find. */
function weightOf({ key, answer }: Entry): number {
  return ENTRY_BYTES + 2 * key.length + (answer?.length ?? 0) * WEIGHT_FACTOR
}

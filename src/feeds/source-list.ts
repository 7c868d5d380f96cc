/**
 * The source list: a file of feed sources, JSON or OPML, as operators keep it.
 * A list is good as a whole or refused as a whole; a refusal names each bad entry and its field.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DomainError } from '../domain/errors.ts'
import type { FeedSourceDraft } from '../domain/feed-source.ts'
import { checkFeedSourceDraft, fetchedAddress, givesSlug, toSlug } from '../domain/feed-source-draft.ts'
import { type ListedSource, takeSlug } from '../domain/source-import.ts'
import { readOpml } from './opml.ts'

/** The list that comes with the service; edit it, or set FEEDS_FILE. */
const BUNDLED_SOURCE_LIST = fileURLToPath(new URL('../../data/feed-sources.json', import.meta.url))

const LARGEST_LIST_BYTES = 10 * 1024 * 1024
const MOST_ENTRIES = 10_000
const MOST_PROBLEMS_SHOWN = 20

/**
 * Reads and checks a list from a file.
 * @param path null = the bundled list
 * @throws DomainError 'invalid' when it cannot be read or an entry is bad
 */
export function readSourceList(path: string | null): FeedSourceDraft[] {
  let bytes: Buffer
  try {
    bytes = readFileSync(path ?? BUNDLED_SOURCE_LIST)
  } catch (cause) {
    throw new DomainError('invalid', `the source list cannot be read (${(cause as NodeJS.ErrnoException).code})`, {
      cause,
    })
  }
  return parseSourceList(bytes)
}

/**
 * Parses a list: JSON, an array of entries or `{"feeds": […]}` as GET /api/feeds answers, or OPML.
 * @throws DomainError 'invalid' naming every bad entry, the first 20 of them
 */
export function parseSourceList(bytes: Uint8Array): FeedSourceDraft[] {
  return parseListedSources(bytes).map(({ draft }) => draft)
}

/**
 * The same, with what each entry has said itself and what is a default.
 * @throws DomainError 'invalid' naming every bad entry, the first 20 of them
 */
export function parseListedSources(bytes: Uint8Array): ListedSource[] {
  if (bytes.byteLength > LARGEST_LIST_BYTES) throw invalid('the source list is larger than 10 MB')
  const text = decodeText(bytes).trimStart()
  const isOpml = text.startsWith('<')
  const entries = isOpml ? readOpml(text) : readJson(text)
  if (entries.length > MOST_ENTRIES) throw invalid(`the source list has more than ${MOST_ENTRIES} entries`)

  const listed = new Map<string, ListedSource>()
  const slugs = new Set<string>()
  const addresses = new Set<string | undefined>()
  const positions = new Map<string, number>()
  /** Lists an entry that is good. @returns what is wrong with it */
  function take(entry: unknown, index: number): DomainError[] {
    const said = fieldsSaid(entry)
    // Other readers list one feed under every folder it belongs to, and know of no slugs: the first entry counts, and
    // two feeds of one title are told apart by a number.
    const isUnnamed = isOpml && !said.includes('slug')
    const { draft, problems } = checkFeedSourceDraft(isUnnamed ? withSlug(entry) : entry)
    const isGood = problems.length === 0
    if (isUnnamed) {
      if (!isGood || addresses.has(fetchedAddress(draft.rssUrl))) return problems
      draft.slug = takeSlug(draft.slug, slugs)
    }
    const earlier = positions.get(draft.slug)
    if (earlier !== undefined) {
      if (isOpml && isGood && listed.get(draft.slug)?.draft.rssUrl === draft.rssUrl) return []
      return [...problems, slugTaken(draft.slug, earlier)]
    }
    if (draft.slug !== '') positions.set(draft.slug, index + 1)
    if (isGood) {
      slugs.add(draft.slug)
      addresses.add(fetchedAddress(draft.rssUrl))
      listed.set(draft.slug, { draft, said })
    }
    return problems
  }
  const problems = entries.flatMap((entry, index) => {
    const faults = take(entry, index).map(({ field, message }) =>
      field === undefined ? message : `${field}: ${message}`,
    )
    return faults.length === 0 ? [] : [`${describeEntry(entry, index)}: ${faults.join('; ')}`]
  })
  if (problems.length > 0) throw invalid(listProblems(problems))
  return [...listed.values()]
}

function slugTaken(slug: string, position: number): DomainError {
  const rule = `"${slug}" is taken by entry ${position}; give each source a slug of its own`
  return new DomainError('invalid', rule, { field: 'slug' })
}

/** Other readers know of no slugs: a title that gives none, as “★★★” and “Stories”, is no fault of theirs. */
function withSlug(entry: unknown): unknown {
  const { name, rss_url: address } = entry as { name?: unknown; rss_url?: unknown }
  const host = URL.parse(String(address))?.hostname ?? ''
  return givesSlug(String(name)) || host === '' ? entry : { ...(entry as object), slug: toSlug(host, '-') }
}

/** Field of a list entry to its name in the draft. */
const FIELDS = {
  name: 'name',
  slug: 'slug',
  rss_url: 'rssUrl',
  bias_label: 'biasLabel',
  bias_basis: 'biasBasis',
  category: 'category',
  is_active: 'isActive',
} as const

function fieldsSaid(entry: unknown): ListedSource['said'] {
  const given = (entry ?? {}) as Record<string, unknown>
  return Object.entries(FIELDS).flatMap(([field, name]) => ((given[field] ?? '') === '' ? [] : [name]))
}

/** The list as JSON that `parseSourceList` reads back, one field a line as a person edits it. */
export function formatSourceList(sources: readonly FeedSourceDraft[]): string {
  const entries = sources.map((source) => ({
    name: source.name,
    slug: source.slug,
    rss_url: source.rssUrl,
    bias_label: source.biasLabel,
    bias_basis: source.biasBasis,
    category: source.category,
    is_active: source.isActive,
  }))
  return `${JSON.stringify(entries, null, 2)}\n`
}

function readJson(text: string): unknown[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw invalid(`the source list is neither JSON nor OPML (${(cause as Error).message})`, cause)
  }
  const list = Array.isArray(value) ? value : (value as { feeds?: unknown } | null)?.feeds
  if (!Array.isArray(list)) throw invalid('the source list must be an array of feed sources')
  return list
}

/** UTF-8 unless a byte order mark says UTF-16; OPML in other encodings is rare enough to ask for a re-save. */
function decodeText(bytes: Uint8Array): string {
  const isLittleEndian = bytes[0] === 0xff && bytes[1] === 0xfe
  const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff
  const encoding = isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (cause) {
    throw invalid('the source list must be text in UTF-8', cause)
  }
}

function describeEntry(entry: unknown, index: number): string {
  const name = (entry as { name?: unknown } | null)?.name
  const shown = typeof name === 'string' && name.trim() !== '' ? ` (${name.trim().slice(0, 60)})` : ''
  return `entry ${index + 1}${shown}`
}

function listProblems(problems: string[]): string {
  const shown = problems.slice(0, MOST_PROBLEMS_SHOWN).join('; ')
  const rest = problems.length - MOST_PROBLEMS_SHOWN
  return rest > 0 ? `${shown}; and ${rest} more` : shown
}

function invalid(message: string, cause?: unknown): DomainError {
  return new DomainError('invalid', message, { cause })
}

/**
 * The rules of a feed source as someone gives it: in a source list, on the command line, over the admin routes.
 * Field names are those of the wire (`rss_url`), because that is what the giver has to mend.
 */
import { DomainError } from './errors.ts'
import { BIAS_LABELS, type BiasLabel, type FeedSource, type FeedSourceDraft } from './feed-source.ts'

/** Category of a source that names none. */
export const UNCATEGORIZED = 'uncategorized'

/** Names that addresses use beside slugs: /feeds/stories.rss. */
const RESERVED_SLUGS = ['stories']
const SLUG = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}])?$/u
const LONGEST_NAME = 200
const LONGEST_SLUG = 80
const LONGEST_URL = 2048
const LONGEST_BASIS = 300

/**
 * Reads one source with its defaults: slug from the name, `unrated`, `uncategorized`, active.
 * `null` and '' stand for an absent field; unknown fields are ignored.
 * @throws DomainError 'invalid' with the field that is wrong
 */
export function readFeedSourceDraft(entry: unknown): FeedSourceDraft {
  const { draft, problems } = checkFeedSourceDraft(entry)
  if (problems[0] !== undefined) throw problems[0]
  return draft
}

/** The same with all that is wrong, one problem a field; a bad field reads as its default, or as ''. */
export function checkFeedSourceDraft(entry: unknown): { draft: FeedSourceDraft; problems: DomainError[] } {
  const problems: DomainError[] = []
  const isObject = typeof entry === 'object' && entry !== null && !Array.isArray(entry)
  const fields = (isObject ? entry : {}) as Record<string, unknown>
  function read<Value>(readField: () => Value, otherwise: Value): Value {
    try {
      return readField()
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      problems.push(error)
      return otherwise
    }
  }
  const name = read(() => readName(fields), '')
  const draft: FeedSourceDraft = {
    name,
    // Without a name there is no slug to make, which is no fault of its own.
    slug: read(() => readSlug(fields, 'slug') ?? (name === '' ? '' : slugFromName(name)), ''),
    rssUrl: read(() => readUrl(fields), ''),
    biasLabel: read(() => readBiasLabel(fields), 'unrated'),
    biasBasis: read(() => readText(fields, 'bias_basis', LONGEST_BASIS) ?? '', ''),
    category: read(() => readSlug(fields, 'category') ?? UNCATEGORIZED, UNCATEGORIZED),
    isActive: read(() => readFlag(fields), true),
  }
  return { draft, problems: isObject ? problems : [new DomainError('invalid', 'must be an object')] }
}

/**
 * `The “Évian” Post` → `the-evian-post`; with `_` for a category: `US News` → `us_news`.
 * @returns '' where the text holds no letter or digit
 */
export function toSlug(text: string, separator: '-' | '_'): string {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
  const words = folded.replace(/['’]/g, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const slug = [...words.join(separator)].slice(0, LONGEST_SLUG).join('')
  return slug.endsWith(separator) ? slug.slice(0, -1) : slug
}

/**
 * Told as two sources, one publisher's article would pass for a story that two tell. Lists are not judged by it: there a
 * new slug is a new source.
 * @throws DomainError 'conflict' when another source has this address
 */
export function checkAddressIsFree(rssUrl: string, others: readonly Pick<FeedSource, 'rssUrl' | 'slug'>[]): void {
  const owner = others.find((other) => fetchedAddress(other.rssUrl) === fetchedAddress(rssUrl))
  if (owner === undefined) return
  throw new DomainError('conflict', `the feed source "${owner.slug}" has this address`, { field: 'rss_url' })
}

/** What is asked of the host: the same for every way to write an address. */
export function fetchedAddress(rssUrl: string): string | undefined {
  return URL.parse(rssUrl)?.href.replace(/#.*/, '')
}

/** Whether a name is enough to make a slug from. */
export function givesSlug(name: string): boolean {
  const slug = toSlug(name, '-')
  return SLUG.test(slug) && !RESERVED_SLUGS.includes(slug)
}

function slugFromName(name: string): string {
  const slug = toSlug(name, '-')
  if (!SLUG.test(slug)) throw bad('slug', 'is missing, and the name has no letter or digit to make one from')
  if (RESERVED_SLUGS.includes(slug)) throw bad('slug', `"${slug}" is reserved, so this name needs a slug of its own`)
  return slug
}

function readSlug(fields: Record<string, unknown>, field: 'slug' | 'category'): string | null {
  const slug = readText(fields, field, LONGEST_SLUG)?.toLowerCase() ?? null
  if (slug === null) return null
  if (!SLUG.test(slug)) throw bad(field, 'must be letters, digits, "-", "_" and "." only, such as tech_science')
  if (field === 'slug' && RESERVED_SLUGS.includes(slug)) throw bad(field, `"${slug}" is reserved`)
  return slug
}

function readName(fields: Record<string, unknown>): string {
  const name = readText(fields, 'name', LONGEST_NAME)
  if (name === null) throw bad('name', 'is missing')
  return name
}

function readUrl(fields: Record<string, unknown>): string {
  // As some readers write it: feed://gazette.example/rss, feed:https://gazette.example/rss.
  const address = readText(fields, 'rss_url', LONGEST_URL)
    ?.replace(/^feed:(?:\/\/)?(?=https?:)/i, '')
    .replace(/^feed:\/\//i, 'http://')
  if (address === undefined) throw bad('rss_url', 'is missing')
  const url = URL.parse(address)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw bad('rss_url', 'must be an http or https address')
  }
  // The list of sources is public.
  if (url.username !== '' || url.password !== '') throw bad('rss_url', 'must not hold a user name or password')
  return address
}

function readBiasLabel(fields: Record<string, unknown>): BiasLabel {
  const given = readText(fields, 'bias_label', LONGEST_SLUG)
  const label = BIAS_LABELS.find((candidate) => candidate === (given ?? 'unrated').toLowerCase())
  if (label === undefined) throw bad('bias_label', `must be one of ${BIAS_LABELS.join(', ')}`)
  return label
}

function readFlag(fields: Record<string, unknown>): boolean {
  const value = fields.is_active ?? true
  if (typeof value !== 'boolean') throw bad('is_active', 'must be true or false')
  return value
}

/** One line of text, white space folded; null where absent or blank. */
function readText(fields: Record<string, unknown>, field: string, longest: number): string | null {
  const value = fields[field] ?? ''
  if (typeof value !== 'string') throw bad(field, 'must be a string')
  const text = value.toWellFormed().replace(/\s+/g, ' ').trim()
  if (/\p{Cc}/u.test(text)) throw bad(field, 'must not hold control characters')
  if ([...text].length > longest) throw bad(field, `must be at most ${longest} characters`)
  return text === '' ? null : text
}

function bad(field: string, rule: string): DomainError {
  return new DomainError('invalid', rule, { field })
}

/**
 * OPML 2.0: the format in which feed readers hand their subscriptions to each other.
 * What OPML has no word for (slug, bias label and its basis, category, active or not) travels in attributes of our
 * own namespace, so that export and import are each other's inverse and other readers ignore them.
 */
import { escapeUTF8 } from 'entities'
import { Parser } from 'htmlparser2'
import { DomainError } from '../domain/errors.ts'
import type { FeedSourceDraft } from '../domain/feed-source.ts'
import { toSlug } from '../domain/feed-source-draft.ts'

const NAMESPACE = 'urn:debrief:source-list:1'
const DEEPEST_OUTLINE = 100

/** Field of a list entry to its attribute in our namespace. */
const OWN_ATTRIBUTES = {
  slug: 'slug',
  bias_label: 'biasLabel',
  bias_basis: 'biasBasis',
  category: 'category',
  is_active: 'isActive',
} as const

/**
 * Writes a list, one outline around the sources of each category: a reader makes a folder of every outline.
 * @param createdAt written as RFC 822, which OPML asks for
 */
export function formatOpml(sources: readonly FeedSourceDraft[], createdAt: Date): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<opml version="2.0" xmlns:debrief="${NAMESPACE}">`,
    '  <head>',
    '    <title>Debrief feed sources</title>',
    `    <dateCreated>${createdAt.toUTCString()}</dateCreated>`,
    '  </head>',
    '  <body>',
  ]
  for (const [category, members] of Map.groupBy(sources, (source) => source.category)) {
    lines.push(`    <outline${attributes({ text: category, title: category })}>`)
    for (const source of members) lines.push(`      <outline${attributes(outlineOf(source))}/>`)
    lines.push('    </outline>')
  }
  lines.push('  </body>', '</opml>', '')
  return lines.join('\n')
}

/**
 * Reads the feeds of an OPML document as list entries, in document order; nested outlines as deep as they go.
 * The category of a feed is its own attribute, else the text of the nearest enclosing outline as a slug.
 * @returns entries in the shape of the JSON list, unchecked
 * @throws DomainError 'invalid' when the document is no OPML
 */
export function readOpml(text: string): Record<string, unknown>[] {
  const entries: Record<string, unknown>[] = []
  const folders: string[] = []
  let prefix = ''
  let isOpml = false
  let isWhole = false
  const parser = new Parser(
    {
      onopentag(name, written) {
        const tag = name.toLowerCase()
        const given = lowerCaseKeys(written)
        if (tag === 'opml') {
          isOpml = true
          prefix = prefixOf(given)
        }
        if (tag !== 'outline') return
        if (folders.length >= DEEPEST_OUTLINE) throw invalid('the outlines of the OPML nest too deeply')
        const label = given.get('text')?.trim() || given.get('title')?.trim() || ''
        if (given.has('xmlurl'))
          entries.push(
            entryOf(
              given,
              label,
              folders.findLast((folder) => folder !== ''),
              prefix,
            ),
          )
        // A feed that holds other outlines is no folder; what it holds belongs to the folder around it.
        folders.push(given.has('xmlurl') ? '' : label)
      },
      onclosetag(name) {
        if (name.toLowerCase() === 'outline') folders.pop()
        if (name.toLowerCase() === 'opml') isWhole = true
      },
    },
    { xmlMode: true },
  )
  parser.write(text)
  if (!isOpml) throw invalid('the source list is XML, but no OPML')
  // Half of a list would pass for all of it.
  if (!isWhole) throw invalid('the OPML is cut off before its end')
  return entries
}

function entryOf(
  given: Map<string, string>,
  label: string,
  folder: string | undefined,
  prefix: string,
): Record<string, unknown> {
  const own = (field: keyof typeof OWN_ATTRIBUTES) =>
    prefix === '' ? undefined : given.get(`${prefix}:${OWN_ATTRIBUTES[field]}`.toLowerCase())
  return {
    name: label === '' ? hostOf(given.get('xmlurl') ?? '') : label,
    slug: own('slug'),
    rss_url: given.get('xmlurl'),
    bias_label: own('bias_label'),
    bias_basis: own('bias_basis'),
    category: own('category') ?? toSlug(folder ?? '', '_'),
    is_active: readBoolean(own('is_active')),
  }
}

function outlineOf(source: FeedSourceDraft): Record<string, string> {
  return {
    type: 'rss',
    text: source.name,
    title: source.name,
    xmlUrl: source.rssUrl,
    [`debrief:${OWN_ATTRIBUTES.slug}`]: source.slug,
    [`debrief:${OWN_ATTRIBUTES.bias_label}`]: source.biasLabel,
    [`debrief:${OWN_ATTRIBUTES.bias_basis}`]: source.biasBasis,
    [`debrief:${OWN_ATTRIBUTES.category}`]: source.category,
    [`debrief:${OWN_ATTRIBUTES.is_active}`]: String(source.isActive),
  }
}

function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeUTF8(value)}"`)
    .join('')
}

/** The prefix that the document binds to our namespace; '' where it binds none. */
function prefixOf(given: Map<string, string>): string {
  for (const [name, value] of given) {
    if (name.startsWith('xmlns:') && value === NAMESPACE) return name.slice('xmlns:'.length)
  }
  return ''
}

/** Attribute names as other readers write them differ in case: xmlUrl, xmlurl. */
function lowerCaseKeys(written: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(written).map(([name, value]) => [name.toLowerCase(), value]))
}

/** Anything else is handed on, for the list's own check to name. */
function readBoolean(value: string | undefined): unknown {
  return value === 'true' ? true : value === 'false' ? false : value
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname ?? ''
}

function invalid(message: string): DomainError {
  return new DomainError('invalid', message)
}

/**
 * JSON Feed 1.0 and 1.1. Every field is checked for its type before it is believed: an id may be a number, a title
 * may be anything. A document that is cut off gives up the items that are complete.
 */
import type { FeedLimits } from './limits.ts'
import { mendJson, nestsTooDeep } from './mend-json.ts'
import { emptyItem, type RawFeed, type RawItem, type RawText, type TextKind } from './raw-feed.ts'

/** JSON has no xml:base. */
const BASE = ''

/** @returns null when the text is JSON but no feed, or no JSON at all */
export function readJsonFeed(text: string, baseUrl: string, limits: FeedLimits): RawFeed | null {
  const problems: string[] = []
  const document = parseJson(text, problems)
  if (!isObject(document)) return null
  const version = asString(document.version)
  const items = document.items
  if (!version.includes('jsonfeed.org') && !Array.isArray(items) && !describesFeed(document)) return null
  if (items !== undefined && !Array.isArray(items)) problems.push('The items are not a list.')
  const list = Array.isArray(items) ? items.filter(isObject) : []
  if (list.length > limits.items) problems.push(`Only the first ${limits.items} items were read.`)
  const home = asString(document.home_page_url)
  return {
    format: 'json',
    isHtml: false,
    title: titleOf(document.title, limits),
    links: home === '' ? [] : [linkTo(home, 0)],
    documentBase: baseUrl,
    pollHintMinutes: null,
    items: list.slice(0, limits.items).map((item) => readItem(item, limits)),
    problems,
  }
}

function readItem(source: Record<string, unknown>, limits: FeedLimits): RawItem {
  const item = emptyItem(BASE)
  const id = typeof source.id === 'number' || typeof source.id === 'boolean' ? String(source.id) : asString(source.id)
  if (id !== '') item.guid = { value: id, kind: 'text', base: BASE, rank: 0 }
  item.title = titleOf(source.title, limits)
  // Of the two contents the text reads better, and the HTML holds the pictures.
  item.summary = textOf(source.summary, 'unstated', limits) ?? textOf(source.content_text, 'text', limits)
  item.content = textOf(source.content_html, 'html', limits)
  for (const [rank, address] of [asString(source.url), asString(source.external_url)].entries()) {
    if (address !== '') item.links.push(linkTo(address, rank))
  }
  for (const [rank, date] of [asString(source.date_published), asString(source.date_modified)].entries()) {
    if (date !== '') item.dates.push({ text: date, rank })
  }
  for (const address of [asString(source.image), asString(source.banner_image)]) {
    if (address !== '') item.mediaImages.push({ url: address, width: 0, height: 0, type: 'image', base: BASE })
  }
  const attachments = Array.isArray(source.attachments) ? source.attachments.slice(0, 100).filter(isObject) : []
  for (const { url, mime_type } of attachments) {
    if (asString(url) !== '') {
      item.enclosures.push({
        url: asString(url),
        width: 0,
        height: 0,
        type: asString(mime_type).toLowerCase(),
        base: BASE,
      })
    }
  }
  return item
}

/** Without version and items, only the fields of a feed make a feed; an error message in JSON has others. */
function describesFeed(document: Record<string, unknown>): boolean {
  if (asString(document.home_page_url) !== '' || asString(document.feed_url) !== '') return true
  const foreign = ['error', 'errors', 'message', 'status', 'statusCode', 'detail', 'code', 'type', '$schema']
  return asString(document.title) !== '' && !foreign.some((key) => key in document)
}

function parseJson(text: string, problems: string[]): unknown {
  const body = text.trim()
  if (nestsTooDeep(body)) return null
  const whole = tryJson(body)
  if (whole !== undefined) return whole
  const mended = tryJson(mendJson(body))
  if (mended !== undefined) problems.push('The JSON was broken and was mended.')
  return mended
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Titles are plain text, angle brackets included; where one carries entities, it was HTML in fact. */
function titleOf(value: unknown, limits: FeedLimits): RawText | null {
  const text = asString(value).slice(0, limits.fieldLength)
  const hasEntity = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8}\d{0,2});/i.test(text)
  return textOf(text, hasEntity ? 'html' : 'text', limits)
}

function textOf(value: unknown, kind: TextKind, limits: FeedLimits): RawText | null {
  const text = asString(value)
  return text === '' ? null : { value: text.slice(0, limits.fieldLength), kind, base: BASE, rank: 0 }
}

function linkTo(href: string, rank: number) {
  return { href, rel: 'alternate', type: '', base: BASE, rank }
}

function asString(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

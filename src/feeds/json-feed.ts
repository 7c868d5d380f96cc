/**
 * JSON Feed 1.0 and 1.1. Every field is checked for its type before it is believed: an id may be a number, a title
 * may be anything. A document that is cut off gives up the items that are complete.
 */
import type { FeedLimits } from './limits.ts'
import { emptyItem, type RawFeed, type RawItem, type RawText, type TextKind } from './raw-feed.ts'

/** @returns null when the text is JSON but no feed, or no JSON at all */
export function readJsonFeed(text: string, baseUrl: string, limits: FeedLimits): RawFeed | null {
  const problems: string[] = []
  const document = parseJson(text, problems)
  if (!isObject(document)) return null
  const version = asString(document.version)
  const items = document.items
  if (!version.includes('jsonfeed.org') && !Array.isArray(items)) return null
  if (items !== undefined && !Array.isArray(items)) problems.push('The items are not a list.')
  const list = Array.isArray(items) ? items.filter(isObject) : []
  if (list.length > limits.items) problems.push(`Only the first ${limits.items} items were read.`)
  const home = asString(document.home_page_url)
  return {
    format: 'json',
    isHtml: false,
    title: textOf(document.title, 'text', baseUrl, limits),
    links: home === '' ? [] : [linkTo(home, baseUrl)],
    base: baseUrl,
    pollHintMinutes: null,
    items: list.slice(0, limits.items).map((item) => readItem(item, baseUrl, limits)),
    problems,
  }
}

function readItem(source: Record<string, unknown>, base: string, limits: FeedLimits): RawItem {
  const item = emptyItem(base)
  const id = typeof source.id === 'number' && Number.isFinite(source.id) ? String(source.id) : asString(source.id)
  if (id !== '') item.guid = { value: id, kind: 'text', base, rank: 0 }
  item.title = textOf(source.title, 'unstated', base, limits)
  item.summary = textOf(source.summary, 'unstated', base, limits)
  item.content = textOf(source.content_html, 'html', base, limits) ?? textOf(source.content_text, 'text', base, limits)
  for (const address of [asString(source.url), asString(source.external_url)]) {
    if (address !== '') item.links.push(linkTo(address, base))
  }
  for (const [rank, date] of [asString(source.date_published), asString(source.date_modified)].entries()) {
    if (date !== '') item.dates.push({ text: date, rank })
  }
  for (const address of [asString(source.image), asString(source.banner_image)]) {
    if (address !== '') item.mediaImages.push({ url: address, width: 0, height: 0, type: 'image', base })
  }
  const attachments = Array.isArray(source.attachments) ? source.attachments.slice(0, 100).filter(isObject) : []
  for (const { url, mime_type } of attachments) {
    if (asString(url) !== '') {
      item.enclosures.push({ url: asString(url), width: 0, height: 0, type: asString(mime_type).toLowerCase(), base })
    }
  }
  return item
}

function parseJson(text: string, problems: string[]): unknown {
  const body = text.trim()
  const whole = tryJson(body)
  if (whole !== undefined) return whole
  // Line breaks inside strings are not allowed, and are written all the same.
  const unbroken = body.replace(/[\t\r\n]+/g, ' ')
  const mended = tryJson(unbroken) ?? tryJson(completeItems(unbroken))
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

/** A document cut off within its items, closed after the last whole one. */
function completeItems(text: string): string {
  let depth = 0
  let isInString = false
  let lastWhole = -1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInString) {
      if (code === 0x5c) at++
      else if (code === 0x22) isInString = false
    } else if (code === 0x22) isInString = true
    else if (code === 0x7b || code === 0x5b) depth++
    else if (code === 0x7d || code === 0x5d) {
      depth--
      if (depth === 2) lastWhole = at
    }
  }
  return lastWhole === -1 ? '' : `${text.slice(0, lastWhole + 1)}]}`
}

function textOf(value: unknown, kind: TextKind, base: string, limits: FeedLimits): RawText | null {
  const text = asString(value)
  return text === '' ? null : { value: text.slice(0, limits.fieldLength), kind, base, rank: 0 }
}

function linkTo(href: string, base: string) {
  return { href, rel: 'alternate', type: '', base }
}

function asString(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

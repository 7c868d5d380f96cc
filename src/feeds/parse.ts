/**
 * A feed's bytes to its items: decode, tell the format, read, finish. Pure and synchronous; `parser.ts` runs it in a
 * worker with a deadline, which is what callers should use.
 */
import type { ParsedFeed, ParseRequest } from '../domain/feed.ts'
import { decodeBody } from './decode.ts'
import { finishFeed } from './items.ts'
import { readJsonFeed } from './json-feed.ts'
import { FEED_LIMITS, type FeedLimits } from './limits.ts'
import type { RawFeed } from './raw-feed.ts'
import { readXmlFeed } from './xml-reader.ts'

/** Parses any bytes. What is no feed comes back with `format: null` and the reason among its problems. */
export function parseFeed(request: ParseRequest, limits: FeedLimits = FEED_LIMITS): ParsedFeed {
  const { text, problems } = decodeBody(request.body, request.contentType)
  const raw = readFeed(text, request.baseUrl, limits)
  if (raw === null || raw.format === null) {
    return {
      format: null,
      title: '',
      link: '',
      items: [],
      problems: [whatElse(text, raw?.isHtml ?? false), ...problems],
      pollHintMinutes: null,
    }
  }
  return finishFeed(raw, problems)
}

function readFeed(text: string, baseUrl: string, limits: FeedLimits): RawFeed | null {
  const first = /\S/.exec(text.slice(0, 65_536))?.[0]
  if (first === '{' || first === '[') {
    const feed = readJsonFeed(text, baseUrl, limits)
    if (feed !== null) return feed
  }
  return readXmlFeed(joinHalves(text), baseUrl, limits)
}

/** References to the two halves of one UTF-16 pair, in a text or in the HTML of one. */
const HALVES = new RegExp(
  `&(?:amp;)?#(x0*d[89ab][0-9a-f]{2}|55(?:29[6-9]|[3-9]\\d\\d)|56(?:[0-2]\\d\\d|3[01]\\d));` +
    `&(?:amp;)?#(x0*d[c-f][0-9a-f]{2}|56(?:3[2-9]\\d|[4-9]\\d\\d)|57(?:[0-2]\\d\\d|3[0-3]\\d|34[0-3]));`,
  'gi',
)

/** Serializers in Java write a character of the upper planes, such as an emoji, as two references to nothing. */
function joinHalves(text: string): string {
  const unitOf = (reference: string) => Number(/^x/i.test(reference) ? `0${reference}` : reference)
  return text.replace(HALVES, (_, high: string, low: string) => String.fromCharCode(unitOf(high), unitOf(low)))
}

/** Names what came instead of a feed: who runs the source wants to know whether it moved, or was shut. */
function whatElse(text: string, isHtml: boolean): string {
  if (text.trim() === '') return 'The body is empty.'
  const head = text.slice(0, 65_536).toLowerCase()
  if (!isHtml && !head.includes('<html') && !head.startsWith('<!doctype html')) return 'The body is not a feed.'
  if (CHALLENGE_WORDS.some((word) => head.includes(word))) {
    return 'The body is a challenge page (bot protection), not a feed.'
  }
  if (head.includes('type="password"')) return 'The body is a login page, not a feed.'
  return 'The body is an HTML page, not a feed.'
}

const CHALLENGE_WORDS = ['cf-challenge', 'challenge-platform', 'just a moment...', 'captcha', 'ddos-guard', 'datadome']

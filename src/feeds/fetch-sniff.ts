/**
 * Tells a web page from a feed by what it says, not by its label: feeds are served as text/html, and challenge and
 * login pages as anything. Only what is surely a page is called one; the rest is the parser's to judge.
 */
import { header, type ResponseHeaders } from './fetch-headers.ts'

const HEAD_BYTES = 65_536
const PAGE_START = /^(?:<!doctype\s+html|<(?:html|head|body|script|title|meta)[\s>/])/i
const FEED_ROOT = /<(?:[a-z][\w.-]{0,30}:)?(?:rss|feed|rdf|channel)[\s>]/i
/** What the bot checks in wide use put into their pages, and their titles. */
const CHALLENGE =
  /challenge-platform|cf[-_]chl|px-captcha|captcha-delivery|<title>[^<]{0,80}(?:just a moment|attention required|security check|captcha|are you (?:a )?(?:human|robot))/i
const LOGIN = /<input[^>]{0,200}type\s{0,3}=\s{0,3}["']?password/i

/** @returns what the publisher answered instead of a feed, or null where it may be one */
export function recognisePage(body: Uint8Array, headers: ResponseHeaders): string | null {
  // Read as latin1 without NULs, so that the tags show in any encoding, UTF-16 too.
  const head = Buffer.from(body.subarray(0, HEAD_BYTES)).toString('latin1').replaceAll('\0', '')
  const start = skipPreamble(head)
  if (!PAGE_START.test(start) || FEED_ROOT.test(start)) return null
  if (isChallenged(headers) || CHALLENGE.test(start)) return 'the publisher answered a bot check, not a feed'
  if (LOGIN.test(start)) return 'the publisher answered a login page, not a feed'
  return 'the publisher answered a web page, not a feed'
}

/** Cloudflare marks what it answered in place of the publisher. */
export function isChallenged(headers: ResponseHeaders): boolean {
  return header(headers, 'cf-mitigated') !== null
}

/** Byte order mark, white space, XML declaration and comments say nothing about what follows. */
function skipPreamble(text: string): string {
  let rest = text.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').trimStart()
  for (;;) {
    const close = rest.startsWith('<!--') ? '-->' : rest.startsWith('<?') ? '?>' : null
    const end = close === null ? -1 : rest.indexOf(close)
    if (close === null || end < 0) return rest
    rest = rest.slice(end + close.length).trimStart()
  }
}

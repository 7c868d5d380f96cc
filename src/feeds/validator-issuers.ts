/**
 * Remembers which host gave the validators of a feed: after a redirect, not the feed's own. They are sent to that
 * host and to no other. Forgotten with the process, after which such a feed is asked once without validators.
 */
import type { Validators } from '../domain/feed.ts'

export interface IssuerMemory {
  /** The host that gave `validators` to the feed at `rssUrl`; undefined where that is not known. */
  issuerOf(rssUrl: string, validators: Validators): string | undefined
  remember(rssUrl: string, validators: Validators, host: string): void
}

/** The least recently fetched feed is forgotten beyond this. */
const MOST_FEEDS = 10_000

export function createIssuerMemory(): IssuerMemory {
  const hosts = new Map<string, { key: string; host: string }>()
  return {
    issuerOf(rssUrl, validators) {
      const known = hosts.get(rssUrl)
      return known?.key === keyOf(validators) ? known.host : undefined
    },
    remember(rssUrl, validators, host) {
      hosts.delete(rssUrl)
      hosts.set(rssUrl, { key: keyOf(validators), host })
      if (hosts.size > MOST_FEEDS) hosts.delete(hosts.keys().next().value!)
    },
  }
}

function keyOf({ etag, lastModified }: Validators): string {
  return JSON.stringify([etag, lastModified])
}

/** A stored item. Its identity is (feed source, item key), and a second time (feed source, canonical link). */

export interface Article {
  id: number
  feedSourceId: number
  storyGroupId: number
  /** The guid, or the canonical link where guids are missing or repeat. */
  itemKey: string
  originalTitle: string
  neutralTitle: string
  originalSummary: string
  link: string
  /** The link as compared for identity: scheme, host case, tracking parameters and fragment folded. */
  canonicalLink: string
  /** The publisher's date, or first-seen where it is absent, unparsable or over 10 minutes in the future. */
  publishedAt: Date
  firstSeenAt: Date
  /**
   * When it entered the feed, as far as we can know ourselves: the publisher's date where that lies between our
   * previous successful fetch of the source and first-seen, else first-seen. Grouping anchors on it, so a forged
   * date moves nothing. Stored.
   */
  arrivedAt: Date
  imageUrl: string | null
  /** Clickbait score of the original title, 0 to 1, from the built-in engine. */
  clickbaitScore: number
}

/** A wording that a publisher has used for one article. */
export interface TitleRevision {
  originalTitle: string
  neutralTitle: string
  /** When we first saw this wording. */
  seenAt: Date
}

/** What ingestion needs to know of a stored article to recognise it again. */
export interface KnownArticle {
  id: number
  storyGroupId: number
  itemKey: string
  canonicalLink: string
  originalTitle: string
  originalSummary: string
  imageUrl: string | null
}

/** How much of a document is taken in; the rest is left unread, and said so among the problems. */
export interface FeedLimits {
  /** Elements within elements. */
  depth: number
  items: number
  /** Tags outside of kept texts: sixty for each of the items. Bounds the work that a body of many small tags makes. */
  tags: number
  /** Characters kept of one field, markup included. */
  fieldLength: number
  /**
   * Characters kept of a title, as it reads. The work on a headline grows with the square of its length: one of 60,000
   * characters would hold up ingestion, and a page that shows it, for seconds.
   */
  titleLength: number
  attributesPerTag: number
  /** Characters of attribute values read of one tag. */
  attributeText: number
}

export const FEED_LIMITS: FeedLimits = {
  depth: 200,
  items: 5000,
  tags: 300_000,
  fieldLength: 65_536,
  titleLength: 1_000,
  attributesPerTag: 256,
  attributeText: 204_800,
}

/** Repeated elements of one item (links, enclosures, dates…) that are kept. */
export const REPEATS_PER_ITEM = 100

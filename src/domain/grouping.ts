/** What grouping decides about arriving articles. The engine itself is `group/`; this is its promise. */

/** An article as grouping sees it. */
export interface GroupingArticle {
  id: number
  title: string
  summary: string
  /** Slug of the feed source; '' when unknown. */
  source: string
  /** First-seen time, not the publisher's: a publisher's date can be forged. */
  seenAt: Date
  /** ISO 639-1 where known; '' = detect. Articles of different languages never meet. */
  language: string
}

export interface Grouping {
  assignments: { articleId: number; storyGroupId: number; similarity: number; isNewGroup: boolean }[]
  /** Recorded changes of earlier decisions. */
  moves: { articleId: number; fromStoryGroupId: number; toStoryGroupId: number; reason: string }[]
  merges: { fromStoryGroupId: number; intoStoryGroupId: number }[]
  /**
   * Ids of the groups whose membership changed, with their medoid article. `medoidArticleIds` are all that tie for
   * it, ascending (two articles always tie): `chooseCanonical` breaks the tie by bias label and time.
   */
  changed: { storyGroupId: number; medoidArticleId: number; medoidArticleIds: number[] }[]
}

export interface Grouper {
  /** Assigns a batch in its order. Deterministic: the same calls give the same answers. */
  assign(articles: GroupingArticle[], nextStoryGroupId: () => number): Grouping
  /** Puts back stored articles with the groups they have, without deciding anything. Oldest first. */
  restore(articles: (GroupingArticle & { storyGroupId: number })[]): void
  /** A retitled article keeps its group and takes the new words. */
  retitle(article: GroupingArticle): void
  /** Forgets what is older than the live window. */
  expire(now: Date): void
  /** Members of a live group, by id; empty when the group is not live. */
  membersOf(storyGroupId: number): number[]
}

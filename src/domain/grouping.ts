/** What grouping decides about arriving articles. The engine itself is `group/`; this is its promise. */
import type { StoryArticle } from './story-group.ts'

/** An article as grouping sees it. */
export interface GroupingArticle {
  id: number
  title: string
  summary: string
  /** Slug of the feed source; '' when unknown. */
  source: string
  /** First-seen time, not the publisher's: a publisher's date can be forged. */
  seenAt: Date
  /** ISO 639-1 where known; '' = detect. Without embeddings, articles of different languages never meet. */
  language: string
  /** Sentence embedding of title and summary, where a backend is configured; one more piece of evidence. */
  embedding?: Float32Array
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
  /** Of every article that came, or changed its group: what ties it to the group it is in now. */
  links: JoiningLink[]
}

/** The link that brought an article into its story group, as it was judged then. */
export interface JoiningLink {
  articleId: number
  /** null where the article began its group, or was not linked to any one article of it. */
  linkedArticleId: number | null
  /** How likely the two were taken to tell one event, 0 to 1; 0 without a linked article. */
  likelihood: number
  /** 'embeddings' where the words alone would not have joined the two. */
  basis: 'words' | 'embeddings'
}

export interface SettlingBounds {
  /** Only the newest so many articles, and the groups that they touch. Absent: all. */
  mostArticles?: number
  /** Ids that may be asked for; where none is left, parts of a group stay together. Absent: any number. */
  mostNewGroups?: number
}

export interface Grouper {
  /**
   * Assigns a batch in its order. Deterministic: the same calls give the same answers. Asks for at most one new id
   * per article; an id may also go to a part of an earlier group that divides (its articles are in `moves`).
   */
  assign(articles: GroupingArticle[], nextStoryGroupId: () => number): Grouping
  /** Decides on the first articles of a batch; the `assign` of its last ones tells of all, as if they had come at once. */
  arrive(articles: GroupingArticle[], nextStoryGroupId: () => number): void
  /**
   * Compares all live articles anew and repairs the groups: the same articles end in nearly the same groups whatever
   * their order was. Takes some seconds for ten thousand articles; `assign` repairs as it goes without it.
   */
  settle(nextStoryGroupId: () => number, bounds?: SettlingBounds): Grouping
  /** Puts back stored articles with the groups they have, without deciding anything. Oldest first. */
  restore(articles: (GroupingArticle & { storyGroupId: number })[]): void
  /** Gives live articles their sentence embeddings, after they came back without. Decides nothing by itself. */
  embed(embeddings: { articleId: number; embedding: Float32Array }[]): void
  /** A retitled article keeps its group and takes the new words. */
  retitle(article: GroupingArticle): void
  /** Forgets what is older than the live window. */
  expire(now: Date): void
  /** Members of a live group, by id; empty when the group is not live. */
  membersOf(storyGroupId: number): number[]
}

/** What is read of an article to explain it. */
export interface ArticleToExplain
  extends Pick<
    StoryArticle,
    'id' | 'originalTitle' | 'neutralTitle' | 'originalSummary' | 'arrivedAt' | 'firstSeenAt'
  > {
  source: Pick<StoryArticle['source'], 'biasLabel'>
}

/** How one article came into its story group. */
export interface ExplainedArticle {
  articleId: number
  /** The article whose likeness brought it in; null for the one that the story began with. */
  linkedArticleId: number | null
  /** Likeness of their words, 0 to 1; 0 for the first. */
  similarity: number
  /** How likely the two were taken to tell one event when it came, and by what; null where that was not recorded. */
  likelihood: number | null
  basis: JoiningLink['basis'] | null
  /** Folded words that both titles or summaries have, the rarest first, at most ten. */
  sharedTerms: string[]
  /** Seconds from the linked article to this one; negative where the linked one was dated later. */
  timeGapSeconds: number
  /** Mean likeness to the other articles of the group, 0 to 1: the greatest is the medoid. */
  centrality: number
}

export interface StoryExplanation {
  /** In order of arrival. */
  articles: ExplainedArticle[]
  /** The article whose neutral title the group bears. */
  canonicalArticleId: number
  /** A plain sentence: why the canonical title is this article's. */
  canonicalReason: string
}

/** Explains a story group from what is stored of it alone, so that any process can, whatever its live window. */
export interface StoryExplainer {
  /**
   * @param story all of its articles, at least one, in any order; its title was chosen by what grouping knew when it
   *   last changed
   * @param links recorded ones of these articles, as far as there are any
   */
  explain(
    story: { articles: readonly ArticleToExplain[]; canonicalTitle: string },
    links: readonly JoiningLink[],
  ): StoryExplanation
}

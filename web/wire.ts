/**
 * What the pages are given: the service's own JSON, as GET /api/… answers it, and nothing else of the service.
 * The titles are both there always: pages show one, the other, or both, and switch without asking again.
 */

export type BiasLabel = 'left' | 'lean_left' | 'center' | 'lean_right' | 'right' | 'mixed' | 'unrated'
export type TitleFormat = 'neutral' | 'original' | 'both'

export interface SourceTag {
  name: string
  slug: string
  bias_label: BiasLabel
}

export interface Article {
  id: number
  source: SourceTag
  original_title: string
  neutral_title: string
  original_summary: string
  link: string
  published_at: string
  image_url: string | null
}

export interface Story {
  id: number
  canonical_title: string
  canonical_summary: string
  article_count: number
  latest_published_at: string
  articles: Article[]
}

export interface FeedSource extends SourceTag {
  id: number
  rss_url: string
  category: string
  is_active: boolean
  bias_basis: string
}

export interface FeedHealth {
  last_fetch: string | null
  last_success: string | null
  last_error: string | null
  failures_in_a_row: number
  next_fetch: string | null
}

/** A piece of a headline in which a tactic was seen; offsets count code points. */
export interface Evidence {
  tactic_id: string
  label: string
  severity: 1 | 2 | 3
  start: number
  end: number
  text: string
  in_quote: boolean
}

export interface Tactic {
  id: string
  label: string
  definition: string
}

export interface TitleRevision {
  original_title: string
  neutral_title: string
  seen_at: string
}

export interface Explanation {
  articles: {
    article_id: number
    linked_article_id: number | null
    similarity: number
    likelihood: number | null
    basis: 'words' | 'embeddings' | null
    shared_terms: string[]
    time_gap_seconds: number
  }[]
  canonical_article_id: number
  canonical_reason: string
}

export interface IngestionRun {
  id: number
  started_at: string
  finished_at: string | null
  outcome: 'queued' | 'running' | 'completed' | 'skipped' | 'interrupted'
  new_articles: number
  sources: {
    slug: string | null
    outcome: 'new_items' | 'no_new_items' | 'unchanged' | 'skipped' | 'paused' | 'failed' | 'gone'
    new_articles: number
    retitled_articles: number
    problems: string[]
  }[]
}

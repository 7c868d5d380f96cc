/**
 * The whole schema of the first version. Both dialects share it but for the width of keys and the search index.
 * An index names the query it serves.
 */
import type { Migration } from './migration.ts'

export const initial: Migration = {
  id: 1,
  name: 'initial',
  file: 'main',
  statements(dialect) {
    const key = dialect === 'sqlite' ? 'integer' : 'bigint'
    // Compared byte by byte, which in UTF-8 is the order of code points.
    const bytewise = dialect === 'sqlite' ? 'collate binary' : 'collate "C"'
    return [
      // One row: what every request may have to know.
      `create table store_state (
         id smallint primary key check (id = 1),
         revision bigint not null,
         sources_version bigint not null,
         removals_floor bigint not null,
         article_count bigint not null check (article_count >= 0),
         story_group_count bigint not null check (story_group_count >= 0),
         analysis_version bigint not null,
         rebuild_version bigint,
         rebuild_after bigint not null
       )`,
      `insert into store_state values (1, 1, 1, 1, 0, 0, 0, null, 0)`,

      `create table id_sequences (name text primary key, next_id bigint not null)`,
      `insert into id_sequences values ('article', 1), ('story_group', 1), ('ingestion_run', 1), ('feed_source', 1),
         ('api_key', 1)`,

      `create table feed_sources (
         id ${key} primary key,
         name text not null,
         slug text not null unique,
         rss_url text not null,
         bias_label text not null,
         bias_basis text not null,
         category text not null,
         is_active smallint not null check (is_active in (0, 1)),
         -- What the source list said last, as JSON: a list changes only what it says anew.
         listed text
       )`,

      `create table feed_states (
         feed_source_id bigint primary key references feed_sources (id) on delete cascade,
         etag text,
         last_modified text,
         body_hash text,
         last_fetched_at bigint,
         last_success_at bigint,
         last_error text,
         failures_in_a_row bigint not null,
         gone_in_a_row bigint not null,
         next_fetch_at bigint,
         redirect_url text,
         redirect_sightings bigint not null,
         redirect_first_seen_at bigint,
         previous_url text,
         average_gap_seconds double precision
       )`,

      `create table host_pauses (host text primary key, until_at bigint not null)`,

      `create table story_groups (
         id ${key} primary key check (id > 0),
         canonical_title text not null,
         canonical_summary text not null,
         article_count bigint not null,
         source_count bigint not null,
         latest_published_at bigint not null,
         -- Whether the canonical text is a search document of its own, and not all in one of its articles.
         has_search_document smallint not null check (has_search_document in (0, 1)),
         changed_revision bigint not null
       )`,
      // GET /api/stories?sort=latest
      `create index story_groups_latest on story_groups (latest_published_at desc, id desc)`,
      // GET /api/stories?sort=sources
      `create index story_groups_sources on story_groups (article_count desc, latest_published_at desc, id desc)`,
      // What changed since a reader last looked.
      `create index story_groups_changed on story_groups (changed_revision)`,

      // The prepared answer of one group. Apart, so that the narrow table stays narrow.
      `create table story_documents (
         story_group_id ${key} primary key references story_groups (id) on delete cascade,
         document text not null
       )`,

      `create table articles (
         id ${key} primary key check (id > 0),
         feed_source_id bigint not null references feed_sources (id),
         story_group_id bigint not null references story_groups (id),
         item_key text not null,
         original_title text not null,
         neutral_title text not null,
         original_summary text not null,
         link text not null,
         canonical_link text not null,
         published_at bigint not null,
         first_seen_at bigint not null,
         arrived_at bigint not null,
         title_seen_at bigint not null,
         image_url text,
         clickbait_score double precision not null,
         unique (feed_source_id, item_key),
         unique (feed_source_id, canonical_link)
       )`,
      // The articles of one group, and which sources a group has.
      `create index articles_story_group on articles (story_group_id, feed_source_id)`,
      // The live window of grouping; retention.
      `create index articles_first_seen on articles (first_seen_at, id)`,

      // Wordings an article no longer has, the oldest first by position.
      `create table title_revisions (
         article_id bigint not null references articles (id) on delete cascade,
         position bigint not null,
         original_title text not null,
         neutral_title text not null,
         seen_at bigint not null,
         primary key (article_id, position)
       )`,

      `create table article_moves (
         article_id bigint not null references articles (id) on delete cascade,
         position bigint not null,
         from_story_group_id bigint not null,
         to_story_group_id bigint not null,
         reason text not null,
         moved_at bigint not null,
         primary key (article_id, position)
       )`,

      // Merged groups, kept for good. No reference: the survivor may be gone by retention.
      `create table story_redirects (
         from_id ${key} primary key,
         into_id bigint not null,
         merged_at bigint not null,
         check (into_id < from_id)
       )`,
      // Mending the redirects that lead to a group that is merged itself.
      `create index story_redirects_into on story_redirects (into_id)`,
      // Groups that are no more, merged or emptied: what readers in memory have to forget. Bounded; what is older
      // than removals_floor is not here.
      `create table story_removals (story_group_id ${key} primary key, changed_revision bigint not null)`,
      `create index story_removals_changed on story_removals (changed_revision)`,

      // Every word that was ever indexed, for the prefix search of the last word. Irregular: no beginning of its stem.
      `create table search_words (
         word text ${bytewise} primary key,
         stem text ${bytewise} not null,
         is_irregular smallint not null check (is_irregular in (0, 1))
       )`,
      // The few words that a prefix of many words does not find by their stems.
      `create index search_words_irregular on search_words (word) where is_irregular = 1`,
      ...(dialect === 'sqlite' ? SQLITE_SEARCH : POSTGRES_SEARCH),

      `create table ingestion_lease (
         id smallint primary key check (id = 1),
         fence bigint not null,
         run_id bigint,
         holder text not null,
         renewed_at bigint not null
       )`,
      `insert into ingestion_lease values (1, 0, null, '', 0)`,

      `create table ingestion_runs (
         id ${key} primary key,
         started_at bigint not null,
         finished_at bigint,
         outcome text not null check (outcome in ('queued', 'running', 'completed', 'skipped', 'interrupted')),
         is_forced smallint not null check (is_forced in (0, 1)),
         ai_tokens bigint not null
       )`,
      `create table ingestion_run_sources (
         run_id bigint not null references ingestion_runs (id) on delete cascade,
         feed_source_id bigint not null references feed_sources (id),
         outcome text not null,
         new_articles bigint not null,
         retitled_articles bigint not null,
         problems text not null,
         elapsed_ms bigint not null,
         primary key (run_id, feed_source_id)
       )`,
      // GET /api/health: the last completed run.
      `create index ingestion_runs_finished on ingestion_runs (outcome, finished_at)`,

      `create table api_keys (
         id ${key} primary key,
         name text not null,
         prefix text not null,
         hash text not null unique,
         created_at bigint not null,
         revoked_at bigint,
         last_used_at bigint,
         replaced_by_id bigint references api_keys (id)
       )`,
      `create table key_requests (
         id text primary key,
         name text not null,
         email text not null,
         intended_use text not null,
         website text,
         status text not null check (status in ('pending', 'approved', 'rejected')),
         requested_at bigint not null,
         decided_at bigint,
         collected_at bigint,
         claim_token_hash text not null,
         address_hash text not null,
         api_key_id bigint references api_keys (id)
       )`,
      // The limit of requests per address; the list by status.
      `create index key_requests_address on key_requests (address_hash, requested_at)`,
      `create index key_requests_status on key_requests (status, requested_at)`,
    ]
  },
}

// Documents are articles by their id and the canonical text of groups by their negated id. The text is analysed
// before it comes here, so that the tokenizer only has to split at spaces.
const SQLITE_SEARCH = [
  `create virtual table search_documents using fts5(
     title, neutral, summary, content='', contentless_delete=1, tokenize="ascii tokenchars '.,'"
   )`,
]

const POSTGRES_SEARCH = [
  `create table search_documents (
     id bigint primary key,
     story_group_id bigint not null references story_groups (id) on delete cascade,
     tokens tsvector not null
   )`,
  `create index search_documents_tokens on search_documents using gin (tokens)`,
  // Documents of a group that is merged or removed.
  `create index search_documents_story_group on search_documents (story_group_id)`,
  // Groups by source: GET /api/stories?sources=
  `create table group_sources (
     feed_source_id bigint not null references feed_sources (id),
     story_group_id bigint not null references story_groups (id) on delete cascade,
     latest_published_at bigint not null,
     primary key (feed_source_id, story_group_id)
   )`,
  `create index group_sources_latest on group_sources (feed_source_id, latest_published_at desc, story_group_id desc)`,
  `create index group_sources_group on group_sources (story_group_id)`,
]

/** Laying a source list into the store on the operator's word. */
import type { FeedSourceDraft, FeedSourceStore } from './feed-source.ts'

/** An entry of a source list: whole, and which fields of it the list has said itself. */
export interface ListedSource {
  draft: FeedSourceDraft
  said: readonly (keyof FeedSourceDraft)[]
}

/** A source list as documents of several formats hold it. Made by `feeds/`. */
export interface SourceListFormat {
  /** OPML 2.0, for other feed readers and for `read`. */
  writeOpml(sources: readonly FeedSourceDraft[], createdAt: Date): string
  /**
   * OPML of any reader, or JSON as GET /api/feeds answers.
   * @throws DomainError 'invalid' naming every bad entry
   */
  read(document: Uint8Array): ListedSource[]
}

/**
 * New sources are added, known ones changed, none deleted. What the list says overrules what was changed before, unlike
 * the list that is laid in at every start; what it does not say stays: other feed readers know of no bias labels.
 */
export async function importFeedSources(
  store: Pick<FeedSourceStore, 'listFeedSources' | 'saveFeedSources' | 'updateFeedSource'>,
  list: readonly ListedSource[],
): Promise<{ added: number; changed: number }> {
  const known = new Map((await store.listFeedSources()).map((source) => [source.slug, source]))
  const fresh = list.filter(({ draft }) => !known.has(draft.slug))
  const { added } = await store.saveFeedSources(fresh.map(({ draft }) => draft))
  let changed = 0
  for (const { draft, said } of list) {
    const source = known.get(draft.slug)
    if (source === undefined) continue
    // A label without its basis has none: the old basis speaks of the old label.
    const named = said.includes('biasLabel') ? [...said, 'biasBasis' as const] : said
    const news = named.filter((name) => source[name] !== draft[name])
    if (news.length === 0) continue
    await store.updateFeedSource(source.id, Object.fromEntries(news.map((name) => [name, draft[name]])))
    changed++
  }
  return { added, changed }
}

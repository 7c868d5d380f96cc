/** Laying a source list into the store on the operator's word. */
import type { FeedSource, FeedSourceDraft, FeedSourceStore } from './feed-source.ts'
import { fetchedAddress } from './feed-source-draft.ts'

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

/** The slug, or the first of slug-2, slug-3 … that is not taken; joins those that are. */
export function takeSlug(slug: string, taken: Set<string>): string {
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`
  taken.add(free)
  return free
}

/**
 * New sources are added, known ones changed, none deleted. A source is known by its slug where the list says one, else
 * by the address of its feed: a title that another feed reader gives is no identity. What the list says overrules what
 * was changed before, unlike the list that is laid in at every start; what it does not say stays: other feed readers
 * know of no bias labels.
 */
export async function importFeedSources(
  store: Pick<FeedSourceStore, 'listFeedSources' | 'listFeedStates' | 'saveFeedSources' | 'updateFeedSource'>,
  list: readonly ListedSource[],
): Promise<{ added: number; changed: number }> {
  const sources = await store.listFeedSources()
  const bySlug = new Map(sources.map((source) => [source.slug, source]))
  const states = await store.listFeedStates()
  const at = (address: string, source: FeedSource) => [fetchedAddress(address), source] as const
  // Other feed readers do not adopt a permanent redirect: they go on listing the address that it led away from.
  const byUrl = new Map([
    ...sources.map((source) => at(states.get(source.id)?.previousUrl ?? source.rssUrl, source)),
    ...sources.map((source) => at(source.rssUrl, source)),
  ])
  const find = ({ draft, said }: ListedSource) =>
    said.includes('slug') ? bySlug.get(draft.slug) : byUrl.get(fetchedAddress(draft.rssUrl))
  const taken = new Set(bySlug.keys())
  const fresh = list
    .filter((entry) => find(entry) === undefined)
    .map(({ draft }) => ({ ...draft, slug: takeSlug(draft.slug, taken) }))
  const { added } = await store.saveFeedSources(fresh)
  let changed = 0
  for (const entry of list) {
    const source = find(entry)
    if (source === undefined) continue
    const { draft, said } = entry
    // A label without its basis has none: the old basis speaks of the old label.
    const named = said.includes('biasLabel') ? [...said, 'biasBasis' as const] : said
    // Who knows a source by its address says nothing new about that.
    const isFoundByUrl = !said.includes('slug')
    const news = named.filter((name) => source[name] !== draft[name] && !(name === 'rssUrl' && isFoundByUrl))
    if (news.length === 0) continue
    await store.updateFeedSource(source.id, Object.fromEntries(news.map((name) => [name, draft[name]])))
    changed++
  }
  return { added, changed }
}

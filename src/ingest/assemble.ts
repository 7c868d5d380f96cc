/**
 * Makes one feed's commit: ids, groups, neutral titles, canonical texts. No writes; the caller commits.
 * Reads only the groups that the new articles join. A feed may bring thousands of articles at a fiftieth of a second
 * each: it is worked in slices, and given up between two of them when the run is stopped.
 */
import { setImmediate } from 'node:timers/promises'
import type { Article, KnownArticle } from '../domain/article.ts'
import { chooseCanonical } from '../domain/canonical.ts'
import type { Embedder } from '../domain/embedder.ts'
import type { FeedSource } from '../domain/feed-source.ts'
import type { Grouper, Grouping, GroupingArticle } from '../domain/grouping.ts'
import type { FeedCommit, GroupCommit, IngestionStore, StoryGroupWrite } from '../domain/ingestion-run.ts'
import type { NeutralTitle, TitleContext } from '../domain/neutral-title.ts'
import type { StoryGroup, StoryStore } from '../domain/story-group.ts'
import { arrivalTime, type Candidate } from './accept.ts'
import { needsBetterTitle } from './titles.ts'

/** Articles worked at a time; then the thread does what else it has to do. */
const SLICE = 10

export interface AssemblyPorts {
  store: Pick<IngestionStore, 'reserveIds'> & Pick<StoryStore, 'getStory'>
  grouper: Grouper
  /** null = grouping goes by words alone. */
  embedder: Embedder | null
  neutralizeTitle: (context: TitleContext) => NeutralTitle
  /** Aborted when the run is to end; its reason is thrown. */
  signal: AbortSignal
}

export interface FeedNews {
  source: FeedSource
  /** Oldest first. */
  fresh: Candidate[]
  retitled: { candidate: Candidate; known: KnownArticle }[]
  previousSuccessAt: Date | null
  now: Date
}

type GroupAssembly = GroupCommit & {
  /** Written groups that the store does not have yet. */
  newGroupIds: number[]
}
type Assembly = GroupAssembly & Pick<FeedCommit, 'newArticles' | 'retitled'> & { titlesToImprove: number[] }

/** The parts of a commit that follow from a feed's news. After a failed commit the grouper must be restored. */
export async function assembleCommit(news: FeedNews, ports: AssemblyPorts): Promise<Assembly> {
  const { source, now } = news
  const ids = await ports.store.reserveIds(news.fresh.length, news.fresh.length)
  let nextStoryGroupId = ids.firstStoryGroupId

  const arrivals = news.fresh.map((candidate, index) => ({
    candidate,
    id: ids.firstArticleId + index,
    arrivedAt: arrivalTime(candidate.publishedAt, news.previousSuccessAt, now),
  }))
  const toGroup = [
    ...arrivals.map(({ candidate, id, arrivedAt }) => groupingArticle(id, candidate, source, arrivedAt)),
    ...news.retitled.map(({ candidate, known }) => groupingArticle(known.id, candidate, source, now)),
  ]
  if (ports.embedder !== null && toGroup.length > 0) await embed(toGroup, ports.embedder)
  const nextId = () => nextStoryGroupId++
  await inSlices(toGroup.slice(0, arrivals.length), ports, (article) => ports.grouper.arrive([article], nextId))
  const grouping = ports.grouper.assign([], nextId)
  await inSlices(toGroup.slice(arrivals.length), ports, (article) => ports.grouper.retitle(article))

  const board = await readBoard(grouping, news.retitled, new Board(), ports.store)
  const groupOf = new Map(grouping.assignments.map((assignment) => [assignment.articleId, assignment.storyGroupId]))
  const newArticles: Article[] = []
  const titlesToImprove: number[] = []
  await inSlices(arrivals, ports, ({ candidate, id, arrivedAt }) => {
    const storyGroupId = groupOf.get(id)
    if (storyGroupId === undefined) throw new Error(`grouping left article ${id} without a group`)
    const siblings = board.articlesOf(ports.grouper.membersOf(storyGroupId).filter((memberId) => memberId !== id))
    const neutral = ports.neutralizeTitle({
      title: candidate.originalTitle,
      summary: candidate.originalSummary,
      siblingTitles: siblings.map((article) => article.originalTitle),
    })
    const article: Article = {
      id,
      feedSourceId: source.id,
      storyGroupId,
      itemKey: candidate.itemKey,
      originalTitle: candidate.originalTitle,
      neutralTitle: neutral.neutralTitle,
      originalSummary: candidate.originalSummary,
      link: candidate.link,
      canonicalLink: candidate.canonicalLink,
      publishedAt: candidate.publishedAt ?? now,
      firstSeenAt: now,
      arrivedAt,
      imageUrl: candidate.imageUrl,
      clickbaitScore: neutral.clickbaitScore,
    }
    newArticles.push(article)
    if (needsBetterTitle(neutral)) titlesToImprove.push(id)
    board.add(article, source)
  })

  const retitled: FeedCommit['retitled'] = []
  await inSlices(news.retitled, ports, ({ candidate, known }) => {
    const siblings = board.articlesOf(
      ports.grouper.membersOf(known.storyGroupId).filter((memberId) => memberId !== known.id),
    )
    const neutral = ports.neutralizeTitle({
      title: candidate.originalTitle,
      summary: candidate.originalSummary,
      siblingTitles: siblings.map((article) => article.originalTitle),
    })
    const change = {
      id: known.id,
      originalTitle: candidate.originalTitle,
      neutralTitle: neutral.neutralTitle,
      originalSummary: candidate.originalSummary || known.originalSummary,
      imageUrl: candidate.imageUrl ?? known.imageUrl,
      clickbaitScore: neutral.clickbaitScore,
    }
    board.change(change)
    if (needsBetterTitle(neutral)) titlesToImprove.push(known.id)
    retitled.push(change)
  })

  return {
    newArticles,
    retitled,
    ...canonicalWrites(grouping, news.retitled, board, ports.grouper),
    moves: grouping.moves,
    merges: grouping.merges,
    joiningLinks: grouping.links,
    titlesToImprove,
  }
}

/** @throws the reason of an aborted signal */
async function inSlices<T>(
  items: readonly T[],
  { signal }: Pick<AssemblyPorts, 'signal'>,
  work: (item: T) => void,
): Promise<void> {
  for (let from = 0; from < items.length; from += SLICE) {
    for (const item of items.slice(from, from + SLICE)) work(item)
    await setImmediate()
    signal.throwIfAborted()
  }
}

/** The commit of a repair that no feed's news brought. After a failed commit the grouper must be restored. */
export async function assembleRepair(
  grouping: Grouping,
  ports: Pick<AssemblyPorts, 'store' | 'grouper'>,
): Promise<GroupAssembly> {
  const board = await readBoard(grouping, [], new Board(), ports.store)
  const { moves, merges, links } = grouping
  return { ...canonicalWrites(grouping, [], board, ports.grouper), moves, merges, joiningLinks: links }
}

type BoardArticle = Article & { biasLabel: FeedSource['biasLabel'] }

/** The articles of every group that this feed touches, stored ones and new ones. */
class Board {
  readonly #articles = new Map<number, BoardArticle>()
  readonly #canonicalArticles = new Map<number, number[]>()
  readonly #storedGroups = new Set<number>()

  hasStored(storyGroupId: number): boolean {
    return this.#storedGroups.has(storyGroupId)
  }

  addStored(story: StoryGroup): void {
    this.#storedGroups.add(story.id)
    for (const article of story.articles) {
      this.#articles.set(article.id, { ...article, biasLabel: article.source.biasLabel })
    }
    const canonical = story.articles.filter((article) => article.neutralTitle === story.canonicalTitle)
    this.#canonicalArticles.set(
      story.id,
      canonical.map((article) => article.id),
    )
  }

  /** The stored articles whose neutral title is the group's canonical one. */
  canonicalArticlesOf(storyGroupId: number): number[] {
    return this.#canonicalArticles.get(storyGroupId) ?? []
  }

  storedMembersOf(storyGroupId: number): BoardArticle[] {
    return [...this.#articles.values()].filter((article) => article.storyGroupId === storyGroupId)
  }

  add(article: Article, { biasLabel }: FeedSource): void {
    this.#articles.set(article.id, { ...article, biasLabel })
  }

  change(change: FeedCommit['retitled'][number]): void {
    const stored = this.#articles.get(change.id)
    if (stored !== undefined) this.#articles.set(change.id, { ...stored, ...change })
  }

  articlesOf(ids: number[]): BoardArticle[] {
    return ids.flatMap((id) => this.#articles.get(id) ?? [])
  }
}

async function readBoard(
  grouping: Grouping,
  retitled: FeedNews['retitled'],
  board: Board,
  store: AssemblyPorts['store'],
): Promise<Board> {
  const newGroups = new Set(grouping.assignments.filter((one) => one.isNewGroup).map((one) => one.storyGroupId))
  const touched = new Set([
    ...grouping.changed.map((change) => change.storyGroupId),
    ...grouping.moves.flatMap((move) => [move.fromStoryGroupId, move.toStoryGroupId]),
    ...grouping.merges.flatMap((merge) => [merge.fromStoryGroupId, merge.intoStoryGroupId]),
    ...retitled.map(({ known }) => known.storyGroupId),
  ])
  for (const id of touched) {
    if (newGroups.has(id)) continue
    const lookup = await store.getStory(id)
    if (lookup.kind === 'found') board.addStored(lookup.story)
  }
  return board
}

/** Canonical texts of the groups whose members or member titles changed, merged-away ones excepted. */
function canonicalWrites(
  grouping: Grouping,
  retitled: FeedNews['retitled'],
  board: Board,
  grouper: Grouper,
): Pick<GroupAssembly, 'storyGroups' | 'newGroupIds'> {
  const medoids = new Map(grouping.changed.map((change) => [change.storyGroupId, change.medoidArticleIds]))
  const ids = new Set([...medoids.keys(), ...retitled.map(({ known }) => known.storyGroupId)])
  for (const merge of grouping.merges) ids.delete(merge.fromStoryGroupId)
  const storyGroups: StoryGroupWrite[] = []
  for (const id of ids) {
    const live = board.articlesOf(grouper.membersOf(id))
    // A retitled article may belong to a group that is no longer live: its stored members speak for it.
    const members = live.length > 0 ? live : board.storedMembersOf(id)
    if (members.length === 0) continue
    const { canonicalTitle, canonicalSummary } = chooseCanonical(
      members.map((article) => ({ ...article, articleId: article.id, seenAt: article.firstSeenAt })),
      medoids.get(id) ?? board.canonicalArticlesOf(id),
    )
    storyGroups.push({ id, canonicalTitle, canonicalSummary })
  }
  const newGroupIds = storyGroups.map(({ id }) => id).filter((id) => !board.hasStored(id))
  return { storyGroups, newGroupIds }
}

function groupingArticle(id: number, candidate: Candidate, source: FeedSource, seenAt: Date): GroupingArticle {
  return {
    id,
    title: candidate.originalTitle,
    summary: candidate.originalSummary,
    source: source.slug,
    seenAt,
    language: '',
  }
}

/** What the embedding of an article is made from. */
export function textToEmbed(title: string, summary: string): string {
  return `${title}\n${summary}`.trim()
}

async function embed(articles: readonly GroupingArticle[], embedder: Embedder): Promise<void> {
  const vectors = await embedder.embed(articles.map(({ title, summary }) => textToEmbed(title, summary)))
  articles.forEach((article, index) => {
    const vector = vectors[index]
    if (vector) article.embedding = vector
  })
}

/**
 * The grouping engine: which articles tell one event. Pure: no clock, no store; the caller says what time it is.
 *
 *     article → terms → nearest live articles → pairs judged by the trained model (links)
 *             → the groups it links to are divided anew, by all their links → ids kept, changes recorded
 *
 * How it works and what it was measured on: docs/how-grouping-works.md
 */
import type { Grouper, Grouping, GroupingArticle, SettlingBounds } from '../domain/grouping.ts'
import { agglomerate, type JoiningRule, joiningGain, LinkColumns, silenceBetween } from './agglomerate.ts'
import type { TreesTable } from './boosted-trees.ts'
import { unitVector } from './embedding.ts'
import { type LiveArticle, LiveWindow, LONGEST_GAP_HOURS } from './live-window.ts'
import { centralities, findMedoids } from './medoid.ts'
import { NEIGHBOURS_KEPT } from './near-lists.ts'
import pairModel from './pair.model.json' with { type: 'json' }
import { LEAST_TELLING, PairJudge } from './pair-judge.ts'
import { Partition } from './partition.ts'
import type { StoryGroup } from './story-group.ts'
import { SUMMARY_WEIGHT } from './term-vectors.ts'

export interface GrouperOptions {
  /** Articles older than this are forgotten, in hours; at most and by default 72. */
  windowHours?: number
  /** Another trained model of pairs, for cross-validation. */
  pairModel?: TreesTable
  rule?: JoiningRule
}

/** Chosen by leave-one-set-out on the development sets: tools/eval-group.ts. */
export const JOINING_RULE: JoiningRule = {
  threshold: -0.15,
  sizeAllowance: 0.4,
  mostAllowance: 1,
  bestShare: 0.35,
  fade: 0.5,
  freeHours: 24,
  costPerDay: 1,
  mostSurer: 1.25,
  linksAsked: 10,
  missing: -4,
  most: 3,
}

/** Groups, and articles in them, that one arrival divides anew at most; larger groups are joined as they are. */
const GROUPS_DIVIDED = 6
const ARTICLES_DIVIDED = 64
/** Restored articles whose links are computed with one arrival at most. */
const RESTORED_COMPARED = 8
/** What two restored articles of one group are taken to be linked by, until they are compared again. */
const ASSUMED = 1.5

export function createGrouper(options: GrouperOptions = {}): Grouper {
  const windowHours = Math.min(LONGEST_GAP_HOURS, options.windowHours ?? LONGEST_GAP_HOURS)
  const engine = new Engine(options.pairModel ?? (pairModel as TreesTable), options.rule ?? JOINING_RULE)
  return {
    assign(articles, nextStoryGroupId) {
      this.arrive(articles, nextStoryGroupId)
      engine.mergeWaiting(nextStoryGroupId)
      return engine.report('a new article changed what its neighbours have in common')
    },
    arrive(articles, nextStoryGroupId) {
      for (const article of articles) engine.arrive(article, nextStoryGroupId)
    },
    settle(nextStoryGroupId, bounds = {}) {
      engine.settle(nextStoryGroupId, bounds)
      return engine.report('all live articles were compared anew')
    },
    restore(articles) {
      for (const article of articles) engine.restore(article)
    },
    embed(embeddings) {
      for (const { articleId, embedding } of embeddings) engine.embed(articleId, embedding)
    },
    retitle: (article) => engine.retitle(article),
    expire: (now) => engine.expire(now.getTime() / 3_600_000 - windowHours),
    membersOf: (storyGroupId) => engine.membersOf(storyGroupId),
  }
}

class Engine {
  readonly #window = new LiveWindow()
  readonly #partition = new Partition()
  /** Articles whose links to their own group were never computed: they came back from the store. */
  readonly #unlinked = new Set<LiveArticle>()
  /** Articles whose links have aged, because their neighbourhood has grown since. */
  readonly #aged = new Set<LiveArticle>()
  /** Articles that tie settled groups together, by the links that an arrival has made or changed. */
  readonly #waiting = new Set<LiveArticle>()
  readonly #pairs: PairJudge
  readonly #rule: JoiningRule

  constructor(model: TreesTable, rule: JoiningRule) {
    this.#pairs = new PairJudge(this.#window, model)
    this.#rule = rule
  }

  arrive(article: GroupingArticle, nextGroupId: () => number): void {
    if (this.#window.find(article.id) !== undefined) throw new Error(`article ${article.id} is grouped already`)
    const live = this.#window.add(article, -1)
    this.#judgeNearest(live)
    this.#pairs.admit(live)
    this.#pairs.linkTranslations(live)
    this.#window.introduce(live)
    this.#partition.arrive(live, this.#pairs.bestLikelihood(live))
    this.#divideAround(live, nextGroupId)
    this.#refreshOne(nextGroupId)
  }

  /** Compares all live articles anew, with what the window now knows of every word, and divides them from scratch. */
  settle(nextGroupId: () => number, { mostArticles, mostNewGroups }: SettlingBounds): void {
    const window = this.#window
    const all = window.articles.filter((live) => live !== undefined)
    all.sort((a, b) => a.id - b.id)
    const newest = mostArticles === undefined ? all : all.slice(-mostArticles)
    window.company.forgetAll()
    if (newest.length === all.length) this.#pairs.links.clear()
    this.#compareAnew(newest)
    this.#partition.newIdsLeft = mostNewGroups ?? Number.POSITIVE_INFINITY
    this.#partition.setSettled(false)
    this.#divide(newest.length === all.length ? all : this.#touchedBy(newest), nextGroupId)
    this.#partition.setSettled(true)
  }

  /**
   * Merges the settled groups that were found tied together, if their links say so once they are judged anew, too; of
   * more articles than one arrival may cost, the links as they are decide.
   */
  mergeWaiting(nextGroupId: () => number): void {
    for (const live of this.#waiting) {
      const around = this.#touchedBy([live])
      if (around.length <= ARTICLES_DIVIDED) this.#compareAnew(around.sort((a, b) => a.id - b.id))
      const groupIds = new Set(this.#touchedBy([live]).map(({ groupId }) => groupId))
      this.#partition.setSettled(false, groupIds)
      this.#divideAround(live, nextGroupId)
      this.#partition.setSettled(true, groupIds)
    }
    this.#waiting.clear()
  }

  /** The articles with the whole groups that they are in or linked to. */
  #touchedBy(articles: readonly LiveArticle[]): LiveArticle[] {
    const groups = new Set<number>()
    for (const live of articles) {
      groups.add(live.groupId)
      for (const [other, logit] of this.#pairs.linksOf(live)) if (logit > LEAST_TELLING) groups.add(other.groupId)
    }
    return [...groups].flatMap((groupId) => [...this.#partition.membersOf(groupId)])
  }

  restore(article: GroupingArticle & { storyGroupId: number }): void {
    const live = this.#window.add(article, article.storyGroupId)
    this.#partition.place(live, article.storyGroupId)
    this.#pairs.admit(live)
    this.#unlinked.add(live)
  }

  embed(articleId: number, embedding: Float32Array): void {
    const live = this.#window.find(articleId)
    if (live === undefined || live.embedding !== null) return
    live.embedding = unitVector(embedding)
    this.#pairs.admit(live)
    this.#pairs.linkTranslations(live)
  }

  retitle(article: GroupingArticle): void {
    const known = this.#window.find(article.id)
    if (known === undefined) return
    const { groupId, seenAtMs } = known
    this.#forget([known])
    this.restore({ ...article, seenAt: new Date(seenAtMs), storyGroupId: groupId })
  }

  expire(beforeHours: number): void {
    this.#forget(this.#window.seenBefore(beforeHours))
  }

  membersOf(groupId: number): number[] {
    return [...this.#partition.membersOf(groupId)].map((live) => live.id).sort((a, b) => a - b)
  }

  report(reason: string): Grouping {
    return this.#partition.report(
      reason,
      (group) => this.#medoidsOf(group),
      (live, placed) => this.#pairs.joiningLink(live, placed, this.#rule.threshold),
    )
  }

  #medoidsOf(group: StoryGroup): number[] {
    const members = group.earliest()
    // Two articles are equally near to each other.
    if (members.length <= 2) return members.map((live) => live.id)
    return group.medoidsOf(members, this.#window.rereadings, () =>
      findMedoids(centralities(members.map((live) => this.#weightsOf(live)))).map((index) => members[index]!.id),
    )
  }

  #weightsOf(live: LiveArticle): Map<number, number> {
    const weights = new Map<number, number>()
    for (let i = live.from; i < live.titleFrom; i++) {
      const term = live.block[i]!
      weights.set(term >> 1, this.#window.words.priorRarity(term >> 1) * ((term & 1) === 1 ? 1 : SUMMARY_WEIGHT))
    }
    return weights
  }

  #forget(gone: LiveArticle[]): void {
    for (const live of gone) {
      this.#pairs.forget(live)
      this.#partition.leave(live)
      this.#unlinked.delete(live)
      this.#aged.delete(live)
    }
    this.#window.removeAll(gone)
  }

  #judgeNearest(live: LiveArticle): void {
    for (const other of this.#pairs.judgeNearest(live)) this.#aged.add(other)
  }

  #compareAnew(articles: readonly LiveArticle[]): void {
    for (const live of articles) {
      this.#unlinked.delete(live)
      this.#aged.delete(live)
    }
    this.#pairs.compareAnew(articles)
  }

  /** Judges one aged article's links again, and divides its neighbourhood if they say something else now. */
  #refreshOne(nextGroupId: () => number): void {
    const live = this.#aged.values().next().value
    if (live === undefined) return
    this.#aged.delete(live)
    if (this.#pairs.judgeAgain(live)) this.#divideAround(live, nextGroupId)
  }

  /** Divides an article and the groups that it links to anew. */
  #divideAround(live: LiveArticle, nextGroupId: () => number): void {
    const best = new Map<number, number>()
    for (const [other, logit] of this.#pairs.linksOf(live)) {
      if (logit < LEAST_TELLING) continue
      best.set(other.groupId, Math.max(best.get(other.groupId) ?? logit, logit))
    }
    if (live.groupId >= 0) best.set(live.groupId, Number.POSITIVE_INFINITY)
    const region = new Set<LiveArticle>([live])
    const groups = [...best].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, GROUPS_DIVIDED)
    for (const [groupId] of groups) {
      const members = this.#partition.membersOf(groupId)
      if (members.size > ARTICLES_DIVIDED) {
        // A very large group stays as it is until all is settled; a newcomer may join it.
        if (groupId === live.groupId) return
        if (live.groupId < 0 && this.#gainOf(live, groupId) > 0) {
          this.#partition.join(live, groupId)
          return
        }
      } else if (region.size + members.size <= ARTICLES_DIVIDED + 1) {
        for (const member of members) region.add(member)
      }
    }
    this.#linkRestored(region)
    if (this.#divide([...region], nextGroupId)) this.#waiting.add(live)
  }

  /** Compares a few restored articles of a region, whose links nobody has asked for yet. */
  #linkRestored(region: ReadonlySet<LiveArticle>): void {
    if (this.#unlinked.size === 0) return
    let left = RESTORED_COMPARED
    for (const live of region) {
      if (left === 0) return
      if (!this.#unlinked.delete(live)) continue
      this.#judgeNearest(live)
      this.#pairs.linkTranslations(live)
      left--
    }
  }

  #gainOf(live: LiveArticle, groupId: number): number {
    const members = this.#partition.membersOf(groupId)
    const bond = { sum: 0, count: 0, best: this.#rule.missing }
    for (const [other, logit] of this.#pairs.linksOf(live)) {
      if (!members.has(other)) continue
      const value = Math.min(this.#rule.most, logit)
      bond.sum += value
      bond.count++
      bond.best = Math.max(bond.best, value)
    }
    const silence = silenceBetween({ from: live.hours, to: live.hours }, this.#partition.spanOf(groupId))
    return joiningGain(bond, 1, members.size, silence, this.#rule)
  }

  /** @returns whether settled groups stayed apart that belong together */
  #divide(articles: LiveArticle[], nextGroupId: () => number): boolean {
    if (articles.length === 1) return this.#partition.arrange([articles], nextGroupId)
    articles.sort((a, b) => a.id - b.id)
    const places = new Map(articles.map((live, index) => [live.slot, index]))
    const links = new LinkColumns()
    articles.forEach((live, a) => {
      const count = this.#pairs.links.count(live)
      for (let i = 0; i < count; i++) {
        const b = places.get(this.#pairs.links.slotAt(live, i))
        if (b !== undefined && a < b) links.add(a, b, this.#pairs.links.logitAt(live, i))
      }
    })
    this.#assumeLinks(articles, places, links)
    const clusters = new Map<number, LiveArticle[]>()
    agglomerate(
      articles.map((live) => live.hours),
      links,
      this.#rule,
    ).forEach((cluster, index) => {
      const members = clusters.get(cluster) ?? []
      members.push(articles[index]!)
      clusters.set(cluster, members)
    })
    return this.#partition.arrange([...clusters.values()], nextGroupId)
  }

  /** Restored articles of one group hold together until they are compared again. */
  #assumeLinks(articles: readonly LiveArticle[], places: ReadonlyMap<number, number>, links: LinkColumns): void {
    if (this.#unlinked.size === 0) return
    for (const live of articles) {
      if (!this.#unlinked.has(live)) continue
      for (const other of this.#partition.membersOf(live.groupId)) {
        const a = places.get(live.slot)!
        const b = places.get(other.slot)
        if (b === undefined || a === b || this.#pairs.links.has(live, other)) continue
        if (this.#unlinked.has(other) && b < a) continue
        links.add(a, b, ASSUMED)
      }
    }
  }
}

/** Articles that are compared with one newcomer at most. */
export const MOST_COMPARED = NEIGHBOURS_KEPT

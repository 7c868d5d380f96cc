/**
 * The grouping engine: which articles tell one event. Pure: no clock, no store; the caller says what time it is.
 * An arriving article joins the nearest story of the live window, or starts one.
 */
import type { Grouper, Grouping, GroupingArticle } from '../domain/grouping.ts'
import { analyze } from '../text/analyze.ts'
import { detectLanguage, isSameLanguage, type Language } from './language.ts'

export interface GrouperOptions {
  /** Cosine between an article and a story's centroid that joins, 0 to 1. */
  threshold?: number
  /** Articles older than this are forgotten, in hours. */
  windowHours?: number
}

interface Member {
  id: number
  title: string
  seenAt: number
  groupId: number
  language: Language
  /** Counts of terms, title terms doubled. */
  terms: Map<string, number>
}

interface Group {
  id: number
  members: Map<number, Member>
  /** Sum of the members' unit vectors. */
  sum: Map<string, number>
}

export function createGrouper(options: GrouperOptions = {}): Grouper {
  const threshold = options.threshold ?? 0.3
  const windowMs = (options.windowHours ?? 72) * 3_600_000
  const members = new Map<number, Member>()
  const groups = new Map<number, Group>()
  /** Term -> ids of live groups that hold it, and in how many live articles it occurs. */
  const postings = new Map<string, Map<number, number>>()
  const documentCounts = new Map<string, number>()
  let now = 0

  const weigh = (terms: Map<string, number>): Map<string, number> => {
    const weights = new Map<string, number>()
    let squares = 0
    for (const [term, count] of terms) {
      const weight = Math.sqrt(count) * Math.log(1 + (members.size + 1) / (1 + (documentCounts.get(term) ?? 0)))
      weights.set(term, weight)
      squares += weight * weight
    }
    const length = Math.sqrt(squares) || 1
    for (const [term, weight] of weights) weights.set(term, weight / length)
    return weights
  }

  const cosine = (weights: Map<string, number>, group: Group): number => {
    let dot = 0
    let squares = 0
    for (const [term, weight] of weights) dot += weight * (group.sum.get(term) ?? 0)
    for (const weight of group.sum.values()) squares += weight * weight
    return squares === 0 ? 0 : dot / Math.sqrt(squares)
  }

  const nearest = (member: Member, weights: Map<string, number>): { group: Group | null; similarity: number } => {
    const candidates = new Set<number>()
    for (const term of member.terms.keys()) {
      const posting = postings.get(term)
      if (posting !== undefined && posting.size <= Math.max(50, groups.size / 10))
        for (const id of posting.keys()) candidates.add(id)
    }
    let best: Group | null = null
    let similarity = 0
    for (const id of [...candidates].sort((a, b) => a - b)) {
      const group = groups.get(id)!
      const first = group.members.values().next().value!
      if (!isSameLanguage(first.language, member.language)) continue
      const found = cosine(weights, group)
      if (found > similarity) {
        best = group
        similarity = found
      }
    }
    return similarity >= threshold ? { group: best, similarity } : { group: null, similarity }
  }

  const add = (member: Member, group: Group): void => {
    const weights = weigh(member.terms)
    member.groupId = group.id
    members.set(member.id, member)
    group.members.set(member.id, member)
    for (const term of member.terms.keys()) {
      documentCounts.set(term, (documentCounts.get(term) ?? 0) + 1)
      group.sum.set(term, (group.sum.get(term) ?? 0) + weights.get(term)!)
      const posting = postings.get(term) ?? new Map<number, number>()
      posting.set(group.id, (posting.get(group.id) ?? 0) + 1)
      postings.set(term, posting)
    }
    now = Math.max(now, member.seenAt)
  }

  const remove = (member: Member): void => {
    const group = groups.get(member.groupId)!
    members.delete(member.id)
    group.members.delete(member.id)
    for (const term of member.terms.keys()) {
      decrement(documentCounts, term)
      const posting = postings.get(term)!
      decrement(posting, group.id)
      if (posting.size === 0) postings.delete(term)
    }
    if (group.members.size === 0) groups.delete(group.id)
    else rebuildSum(group, weigh)
  }

  const expire = (before: number): void => {
    for (const member of [...members.values()]) if (member.seenAt < before) remove(member)
  }

  const groupOf = (id: number): Group => {
    const group = groups.get(id) ?? { id, members: new Map(), sum: new Map() }
    groups.set(id, group)
    return group
  }

  return {
    assign(articles, nextStoryGroupId) {
      const grouping: Grouping = { assignments: [], moves: [], merges: [], changed: [] }
      const changed = new Set<number>()
      for (const article of articles) {
        const member = read(article)
        const { group, similarity } = nearest(member, weigh(member.terms))
        const target = group ?? groupOf(nextStoryGroupId())
        add(member, target)
        changed.add(target.id)
        grouping.assignments.push({
          articleId: article.id,
          storyGroupId: target.id,
          similarity: Math.min(1, similarity),
          isNewGroup: group === null,
        })
      }
      for (const id of [...changed].sort((a, b) => a - b)) {
        const medoids = findMedoids([...groups.get(id)!.members.values()], weigh)
        grouping.changed.push({ storyGroupId: id, medoidArticleId: medoids[0]!, medoidArticleIds: medoids })
      }
      return grouping
    },
    restore(articles) {
      for (const article of articles) add(read(article), groupOf(article.storyGroupId))
    },
    retitle(article) {
      const known = members.get(article.id)
      if (known === undefined) return
      const group = groups.get(known.groupId)!
      remove(known)
      groups.set(group.id, group)
      add({ ...read(article), seenAt: known.seenAt }, group)
    },
    expire: (time) => expire(time.getTime() - windowMs),
    membersOf: (id) => [...(groups.get(id)?.members.keys() ?? [])].sort((a, b) => a - b),
  }
}

function read(article: GroupingArticle): Member {
  const terms = new Map<string, number>()
  for (const term of analyze(article.title)) terms.set(term, (terms.get(term) ?? 0) + 2)
  for (const term of analyze(article.summary.slice(0, 1000))) terms.set(term, (terms.get(term) ?? 0) + 1)
  const language = detectLanguage(article.title, article.summary, article.language)
  return { id: article.id, title: article.title, seenAt: article.seenAt.getTime(), groupId: 0, language, terms }
}

type Weigh = (terms: Map<string, number>) => Map<string, number>

function rebuildSum(group: Group, weigh: Weigh): void {
  group.sum.clear()
  for (const member of group.members.values()) {
    for (const [term, weight] of weigh(member.terms)) group.sum.set(term, (group.sum.get(term) ?? 0) + weight)
  }
}

/** The members with the greatest summed similarity to the others, ascending by id; ties within rounding. */
function findMedoids(members: Member[], weigh: Weigh): number[] {
  const vectors = members.map((member) => weigh(member.terms))
  const sum = new Map<string, number>()
  for (const vector of vectors) for (const [term, weight] of vector) sum.set(term, (sum.get(term) ?? 0) + weight)
  const scores = vectors.map((vector) => {
    let score = 0
    for (const [term, weight] of vector) score += weight * sum.get(term)!
    return score
  })
  const best = Math.max(...scores)
  return members
    .filter((_, index) => scores[index]! >= best - 1e-9)
    .map((member) => member.id)
    .sort((a, b) => a - b)
}

function decrement<Key>(counts: Map<Key, number>, key: Key): void {
  const count = counts.get(key)! - 1
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}

/**
 * Divides articles into groups by their links: starting from each alone, the two nearest groups join, until none are
 * near enough. The likeness of two groups is a mixture of the mean over all pairs (a missing link counts as a clear
 * no) and the best link; the larger a group, the less is asked of a newcomer, because the mean over many pairs falls
 * although the event stays the same. Two groups that are both large get little of that credit, and groups with a
 * silence between them are asked for more: an event's coverage seldom stops and starts again. Two groups of several
 * articles that are both much surer of themselves than of each other are two steps of a story and stay apart. Who joins
 * first is decided by the mean alone: an allowance would draw an article into a large group before its own twin.
 */

export interface Link {
  a: number
  b: number
  /** Logit of the pair model. */
  logit: number
}

export interface JoiningRule {
  /** Least likeness that joins two single articles. */
  threshold: number
  /** How much less is asked for each e-fold of the larger group's size, and the most that can add up to. */
  sizeAllowance: number
  mostAllowance: number
  /** Share of the best link in the likeness; the rest is the mean. */
  bestShare: number
  /** Power of the smaller group's size by which its allowance and the share of its best link shrink. */
  fade: number
  /** Hours of silence between two groups that cost nothing, and what each further day costs. */
  freeHours: number
  costPerDay: number
  /**
   * How much surer of themselves than of each other two groups of two articles or more may both be and still join, in
   * logits of their mean known link, for each fourth root of the smaller group's size: of a large group only its nearest
   * links are known, and they flatter it.
   */
  mostSurer: number
  /**
   * Links that each member of the smaller group is asked for: it knows only its nearest, and where a story has hundreds
   * of articles those are spread over many groups that have yet to join.
   */
  linksAsked: number
  /** What a missing link counts, and the most that any link counts. */
  missing: number
  most: number
}

/** The links between two groups, added up. */
export interface Bond {
  sum: number
  count: number
  best: number
}

const ROOT_OF_SIZE = 1 / 4

interface Offer {
  nearness: number
  a: number
  b: number
  versionA: number
  versionB: number
}

/** First and last hour of a group. */
export interface Span {
  from: number
  to: number
}

/**
 * @param hours by article, numbered from 0, when it was seen; hours since any moment
 * @param links at most one per pair
 * @returns for each article the lowest number of its group
 */
export function agglomerate(hours: readonly number[], links: readonly Link[], rule: JoiningRule): Int32Array {
  const articles = hours.length
  const spans = hours.map((hour): Span => ({ from: hour, to: hour }))
  const groupOf = Int32Array.from({ length: articles }, (_, index) => index)
  const sizes = new Int32Array(articles).fill(1)
  const versions = new Int32Array(articles)
  const isGone = new Uint8Array(articles)
  /** The links within each group. */
  const inner = hours.map(() => ({ sum: 0, count: 0 }))
  const bonds: Map<number, Bond>[] = Array.from({ length: articles }, () => new Map())
  for (const { a, b, logit } of links) {
    const value = Math.max(-rule.most, Math.min(rule.most, logit))
    const bond = { sum: value, count: 1, best: value }
    bonds[a]!.set(b, bond)
    bonds[b]!.set(a, bond)
  }
  const offers = new OfferHeap()
  const offer = (a: number, b: number, bond: Bond): void => {
    const silence = silenceBetween(spans[a]!, spans[b]!)
    if (joiningGain(bond, sizes[a]!, sizes[b]!, silence, rule) <= 0) return
    const smaller = Math.min(sizes[a]!, sizes[b]!)
    if (smaller > 1) {
      const surer = Math.min(meanOf(inner[a]!), meanOf(inner[b]!)) - meanOf(bond)
      if (surer > rule.mostSurer * smaller ** ROOT_OF_SIZE) return
    }
    const nearness = meanLink(bond, sizes[a]!, sizes[b]!, rule) - costOf(silence, rule)
    const [first, second] = a < b ? [a, b] : [b, a]
    offers.push({ nearness, a: first, b: second, versionA: versions[first]!, versionB: versions[second]! })
  }
  for (let a = 0; a < articles; a++) for (const [b, bond] of bonds[a]!) if (a < b) offer(a, b, bond)
  for (let best = offers.pop(); best !== undefined; best = offers.pop()) {
    const { a, b } = best
    if (isGone[a] === 1 || isGone[b] === 1 || versions[a] !== best.versionA || versions[b] !== best.versionB) continue
    const { sum, count } = bonds[a]!.get(b)!
    inner[a] = { sum: inner[a]!.sum + inner[b]!.sum + sum, count: inner[a]!.count + inner[b]!.count + count }
    isGone[b] = 1
    versions[a]!++
    sizes[a]! += sizes[b]!
    spans[a] = { from: Math.min(spans[a]!.from, spans[b]!.from), to: Math.max(spans[a]!.to, spans[b]!.to) }
    const ofA = bonds[a]!
    ofA.delete(b)
    for (const [other, bond] of bonds[b]!) {
      if (other === a) continue
      const known = ofA.get(other)
      const joined =
        known === undefined
          ? bond
          : { sum: known.sum + bond.sum, count: known.count + bond.count, best: Math.max(known.best, bond.best) }
      ofA.set(other, joined)
      bonds[other]!.set(a, joined)
      bonds[other]!.delete(b)
    }
    bonds[b]!.clear()
    groupOf[b] = a
    for (const [other, bond] of ofA) offer(a, other, bond)
  }
  // A group's lowest number always survives a joining, so the chain of joinings leads down to it.
  for (let index = 0; index < articles; index++) groupOf[index] = groupOf[groupOf[index]!]!
  return groupOf
}

/** Hours from the end of the earlier to the start of the later; 0 where they overlap. */
export function silenceBetween(a: Span, b: Span): number {
  return Math.max(0, a.from - b.to, b.from - a.to)
}

/** By how much two groups are nearer than joining asks; above 0 they join. */
export function joiningGain(bond: Bond, sizeA: number, sizeB: number, silence: number, rule: JoiningRule): number {
  const faded = Math.min(sizeA, sizeB) ** -rule.fade
  const bestShare = rule.bestShare * faded
  const likeness = (1 - bestShare) * meanLink(bond, sizeA, sizeB, rule) + bestShare * bond.best
  const allowance = Math.min(rule.mostAllowance, rule.sizeAllowance * Math.log(Math.max(sizeA, sizeB))) * faded
  return likeness - rule.threshold + allowance - costOf(silence, rule)
}

function meanLink(bond: Bond, sizeA: number, sizeB: number, rule: JoiningRule): number {
  const pairs = Math.max(bond.count, Math.min(sizeA, sizeB) * Math.min(Math.max(sizeA, sizeB), rule.linksAsked))
  return (bond.sum + (pairs - bond.count) * rule.missing) / pairs
}

function meanOf({ sum, count }: { sum: number; count: number }): number {
  return sum / count
}

function costOf(silence: number, rule: JoiningRule): number {
  return (Math.max(0, silence - rule.freeHours) / 24) * rule.costPerDay
}

/** The nearest first; ties by the lower numbers. */
class OfferHeap {
  #offers: Offer[] = []

  push(offer: Offer): void {
    const offers = this.#offers
    let index = offers.length
    offers.push(offer)
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (!isBefore(offer, offers[parent]!)) break
      offers[index] = offers[parent]!
      index = parent
    }
    offers[index] = offer
  }

  pop(): Offer | undefined {
    const offers = this.#offers
    const top = offers[0]
    const last = offers.pop()
    if (last === undefined || offers.length === 0) return top
    let index = 0
    for (;;) {
      let child = 2 * index + 1
      if (child >= offers.length) break
      if (child + 1 < offers.length && isBefore(offers[child + 1]!, offers[child]!)) child++
      if (!isBefore(offers[child]!, last)) break
      offers[index] = offers[child]!
      index = child
    }
    offers[index] = last
    return top
  }
}

function isBefore(x: Offer, y: Offer): boolean {
  return x.nearness !== y.nearness ? x.nearness > y.nearness : x.a !== y.a ? x.a < y.a : x.b < y.b
}

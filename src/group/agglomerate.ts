/**
 * Divides articles into groups by their links: starting from each alone, the two nearest groups join, until none are
 * near enough. The likeness of two groups is a mixture of the mean over all pairs (a missing link counts as a clear
 * no) and the best link; the larger a group, the less is asked of a newcomer, because the mean over many pairs falls
 * although the event stays the same. Two groups that are both large get little of that credit, and groups with a
 * silence between them are asked for more: an event's coverage seldom stops and starts again. Two groups of several
 * articles that are both much surer of themselves than of each other are two steps of a story and stay apart. Who joins
 * first is decided by the mean alone: an allowance would draw an article into a large group before its own twin.
 */

import { OfferHeap } from './offer-heap.ts'

/** Links between articles numbered from 0, column by column: there are millions of them where all tell one thing. */
export class LinkColumns {
  readonly a: number[] = []
  readonly b: number[] = []
  /** Logit of the pair model. */
  readonly logit: number[] = []

  add(a: number, b: number, logit: number): void {
    this.a.push(a)
    this.b.push(b)
    this.logit.push(logit)
  }
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

/** A bond with the nearness of its offer that counts; NaN where there is none. */
interface OfferedBond extends Bond {
  offered: number
}

const ROOT_OF_SIZE = 1 / 4
/** What adding up may be wrong by. */
const ROUNDING = 1e-6

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
export function agglomerate(hours: readonly number[], links: LinkColumns, rule: JoiningRule): Int32Array {
  const parts = partsOf(hours.length, links, rule)
  return new Agglomeration(hours, rule).run(parts, links)
}

class Agglomeration {
  readonly #rule: JoiningRule
  readonly #groupOf: Int32Array
  readonly #sizes: Int32Array
  readonly #spans: Span[]
  /** The links within each group. */
  readonly #innerSums: Float64Array
  readonly #innerCounts: Float64Array
  /** By group, those that it is linked to; nothing where it has gone or never had any. */
  readonly #bonds: (Map<number, OfferedBond> | undefined)[]
  /** By group, those of its bonds' other ends that have several articles. */
  readonly #several: (Set<number> | undefined)[]
  readonly #offers = new OfferHeap<OfferedBond>()
  /** From this size on a group's size changes nothing for single articles. */
  readonly #settledSize: number
  /** Whether no silence among these articles costs anything. */
  readonly #isSilenceFree: boolean

  constructor(hours: readonly number[], rule: JoiningRule) {
    this.#rule = rule
    this.#groupOf = Int32Array.from({ length: hours.length }, (_, index) => index)
    this.#sizes = new Int32Array(hours.length).fill(1)
    this.#spans = hours.map((hour): Span => ({ from: hour, to: hour }))
    this.#innerSums = new Float64Array(hours.length)
    this.#innerCounts = new Float64Array(hours.length)
    this.#bonds = new Array(hours.length)
    this.#several = new Array(hours.length)
    this.#settledSize = Math.max(rule.linksAsked, Math.exp(rule.mostAllowance / rule.sizeAllowance) + 1)
    let first = Number.POSITIVE_INFINITY
    let last = Number.NEGATIVE_INFINITY
    for (const hour of hours) {
      first = Math.min(first, hour)
      last = Math.max(last, hour)
    }
    this.#isSilenceFree = last - first <= rule.freeHours
  }

  /** @param parts by article; only links within a part count */
  run(parts: Int32Array, { a, b, logit }: LinkColumns): Int32Array {
    const { most } = this.#rule
    for (let i = 0; i < logit.length; i++) {
      if (parts[a[i]!] !== parts[b[i]!]) continue
      const value = Math.max(-most, Math.min(most, logit[i]!))
      const bond = { sum: value, count: 1, best: value, offered: Number.NaN }
      this.#bondsOf(a[i]!).set(b[i]!, bond)
      this.#bondsOf(b[i]!).set(a[i]!, bond)
    }
    this.#bonds.forEach((bonds, group) => {
      for (const [other, bond] of bonds!) if (group < other) this.#offer(group, other, bond)
    })
    for (let best = this.#offers.pop(); best !== undefined; best = this.#offers.pop()) {
      const { a, b, bond, nearness } = best
      if (bond.offered === nearness && this.#bonds[a]?.get(b) === bond) this.#join(a, b, bond)
    }
    // A group's lowest number always survives a joining, so the chain of joinings leads down to it.
    const groupOf = this.#groupOf
    for (let index = 0; index < groupOf.length; index++) groupOf[index] = groupOf[groupOf[index]!]!
    return groupOf
  }

  #bondsOf(group: number): Map<number, OfferedBond> {
    let bonds = this.#bonds[group]
    if (bonds === undefined) {
      bonds = new Map()
      this.#bonds[group] = bonds
    }
    return bonds
  }

  /** The second goes into the first. */
  #join(a: number, b: number, { sum, count }: Bond): void {
    const span = this.#spans[a]!
    const isWider = !this.#isSilenceFree && (this.#spans[b]!.from < span.from || this.#spans[b]!.to > span.to)
    const isSettled = !isWider && this.#sizes[a]! >= this.#settledSize
    this.#innerSums[a] = this.#innerSums[a]! + this.#innerSums[b]! + sum
    this.#innerCounts[a]! += this.#innerCounts[b]! + count
    const wasSingle = this.#sizes[a] === 1
    this.#sizes[a]! += this.#sizes[b]!
    this.#spans[a] = { from: Math.min(span.from, this.#spans[b]!.from), to: Math.max(span.to, this.#spans[b]!.to) }
    this.#groupOf[b] = a
    const ofA = this.#bonds[a]!
    const ofB = this.#bonds[b]!
    ofA.delete(b)
    this.#several[a]?.delete(b)
    this.#bonds[b] = undefined
    this.#several[b] = undefined
    for (const [other, bond] of ofB) {
      if (other === a) continue
      const ofOther = this.#bonds[other]!
      ofOther.delete(b)
      this.#several[other]?.delete(b)
      const known = ofA.get(other)
      if (known !== undefined) {
        known.sum += bond.sum
        known.count += bond.count
        known.best = Math.max(known.best, bond.best)
      } else {
        bond.offered = Number.NaN
        ofA.set(other, bond)
        ofOther.set(a, bond)
        if (this.#sizes[other]! > 1) this.#noteSeveral(a, other)
        if (!wasSingle) this.#noteSeveral(other, a)
      }
    }
    if (wasSingle) for (const other of ofA.keys()) this.#noteSeveral(other, a)
    if (isSettled) {
      for (const other of ofB.keys()) if (this.#sizes[other] === 1) this.#offer(a, other, ofA.get(other)!)
      for (const other of this.#several[a] ?? []) this.#offer(a, other, ofA.get(other)!)
    } else for (const [other, bond] of ofA) this.#offer(a, other, bond)
  }

  #noteSeveral(group: number, other: number): void {
    const several = this.#several[group]
    if (several === undefined) this.#several[group] = new Set([other])
    else several.add(other)
  }

  /** Offers two groups for joining if they are near enough as they are now; what was offered of them before is void. */
  #offer(a: number, b: number, bond: OfferedBond): void {
    const nearness = this.#nearness(a, b, bond)
    if (nearness === bond.offered) return
    bond.offered = nearness
    if (!Number.isNaN(nearness)) this.#offers.push({ nearness, a: Math.min(a, b), b: Math.max(a, b), bond })
  }

  /** NaN where two groups stay apart. */
  #nearness(a: number, b: number, bond: Bond): number {
    const rule = this.#rule
    const sizeA = this.#sizes[a]!
    const sizeB = this.#sizes[b]!
    const silence = silenceBetween(this.#spans[a]!, this.#spans[b]!)
    if (joiningGain(bond, sizeA, sizeB, silence, rule) <= 0) return Number.NaN
    const smaller = Math.min(sizeA, sizeB)
    if (smaller > 1) {
      const sureness = Math.min(
        this.#innerSums[a]! / this.#innerCounts[a]!,
        this.#innerSums[b]! / this.#innerCounts[b]!,
      )
      if (sureness - bond.sum / bond.count > rule.mostSurer * smaller ** ROOT_OF_SIZE) return Number.NaN
    }
    return meanLink(bond, sizeA, sizeB, rule) - costOf(silence, rule)
  }
}

/**
 * Parts that no joining ever crosses: a likeness is never above its best link, nor an allowance above the most. So
 * articles that no chain of links above what remains to be asked connects never come together, whatever their weaker
 * links say; the rest of the work is done for those that may.
 * @returns by article, the lowest number of its part
 */
function partsOf(articles: number, { a, b, logit }: LinkColumns, rule: JoiningRule): Int32Array {
  const parts = Int32Array.from({ length: articles }, (_, index) => index)
  const find = (index: number): number => {
    let part = index
    while (parts[part] !== part) {
      parts[part] = parts[parts[part]!]!
      part = parts[part]!
    }
    return part
  }
  const leastTelling = rule.threshold - rule.mostAllowance - ROUNDING
  for (let i = 0; i < logit.length; i++) {
    if (Math.max(logit[i]!, rule.missing) < leastTelling) continue
    const partA = find(a[i]!)
    const partB = find(b[i]!)
    parts[Math.max(partA, partB)] = Math.min(partA, partB)
  }
  for (let index = 0; index < articles; index++) parts[index] = find(index)
  return parts
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

function costOf(silence: number, rule: JoiningRule): number {
  return (Math.max(0, silence - rule.freeHours) / 24) * rule.costPerDay
}

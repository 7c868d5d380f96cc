/**
 * The variations of one headline as they are taken: what the candidates keep of its facts, how alike they are, and what
 * the guard says of them, each found out when it is asked for and once.
 */
import { foldText } from '../text/analyze.ts'
import { memoize } from '../text/memoize.ts'
import { DifferentSets, likeness, WordNumbers, type WordSet } from './different-set.ts'
import { wordsInOrder, wordsOfCore } from './distinct.ts'
import { type GuardSource, readSource } from './guard/guard.ts'
import { leanWording } from './length/lean-wording.ts'
import { withoutLesserWords } from './length/lesser-words.ts'
import { keptShare, readFactWords } from './paraphrase/fact-words.ts'
import { manipulationIn, plainWording } from './plain/plain-wording.ts'
import { MOST_CANDIDATES, ownWholes } from './plan/candidates.ts'
import { hasFrame, withoutFrames } from './plan/frames.ts'
import type { HeadlinePlan } from './plan/headline-plan.ts'
import { isSafeVariation, type OwnWordings, ownWordings, sourceOf } from './variation-guard.ts'

export interface Candidate {
  text: string
  /** In small letters: two that differ in capitals alone are one. */
  small: string
  folded: string
  /** Share of the headline's facts, 0 to 1. */
  share: number
  /** What the guard says of it; null before it was asked. */
  isSafe: boolean | null
  cores: Cores | null
}

interface Limits {
  bare: number
  dressed: number
  /** With every frame on; not measured where it is left out. */
  worn?: number
  /** Articles, dots and digits alone make no other wording. */
  isReworded?: boolean
}

export interface Tier extends Limits {
  /** Least share of the facts, measured by the best candidate's. */
  least: number
}

interface Cores {
  bare: WordSet
  dressed: WordSet
  worn: WordSet | null
}

/** Below this share a wording says too little to set the measure. */
export const LEAST_BEST = 0.5
/** What was cut off says more than a word that another stands in for. */
export const CUT_COST = 0.04
export const ANY = Number.POSITIVE_INFINITY

const DUTY = /\b(?:should|must|need|needs|ought)\b/

export class Choice {
  readonly taken: string[] = []
  private readonly others: Candidate[] = []
  private readonly numbers = new WordNumbers()
  private readonly verdicts = new Map<string, boolean>()
  private readonly facts
  private readonly source: GuardSource
  private readonly plan: HeadlinePlan | null
  private readWholes: readonly Candidate[] | null = null
  private own: OwnWordings | null = null
  private readonly sets = new Map<Tier, DifferentSets>()
  private readonly factWords
  private readonly count: number
  /** Names that look like ordinary words, and where they stand in small letters. */
  private readonly names: { name: string; small: string; pattern: RegExp | null }[]

  constructor(headline: string, plan: HeadlinePlan | null, count: number) {
    this.count = count
    this.plan = plan
    this.names = (plan?.names ?? []).map((name) => ({ name, small: name.toLowerCase(), pattern: null }))
    const pieces =
      plan === null
        ? []
        : plan.list !== null
          ? // What a list is of; what it does to its reader is no fact that a wording could lose.
            [`${plan.list.count} ${plan.list.things} ${plan.list.about}`]
          : [
              plan.label,
              ...plan.items.map(
                (item) => plainWording(item.kind === 'statement' ? withoutLesserWords(item.text) : item.text).text,
              ),
              ...(plan.attribution === null ? [] : [plan.attribution.who]),
            ]
    this.source = sourceOf(headline)
    this.facts = readSource(this.source)
    this.factWords = readFactWords(pieces.map(leanWording))
  }

  get isFull(): boolean {
    return this.taken.length >= this.count
  }

  /** @param cost taken off its share of the facts */
  read(wording: string, cost = 0): Candidate {
    const text = this.withNames(wording)
    const folded = foldText(text)
    const share = keptShare(this.factWords, folded) - cost
    return { text, small: text.toLowerCase(), folded, share, isSafe: null, cores: null }
  }

  /** A name that looks like an ordinary word keeps its capital wherever it stands. */
  private withNames(text: string): string {
    let line = text
    for (const entry of this.names) {
      // Few wordings hold one in small letters: most headlines need no pattern made.
      if (!line.includes(entry.small)) continue
      entry.pattern ??= this.smallPattern(entry)
      line = line.replace(entry.pattern, entry.name)
    }
    return line
  }

  private smallPattern({ small, name }: { small: string; name: string }): RegExp {
    // "their partner will stare as Will Dorn does": the verb has no capital.
    const isGiven = /^(?:will|may)$/.test(small) && new RegExp(`\\b${name} \\p{Lu}`, 'u').test(this.plan?.text ?? '')
    return new RegExp(`(?<![\\p{L}'’-])${small}(?![\\p{L}-])${isGiven ? '(?= \\p{Lu})' : ''}`, 'gu')
  }

  /**
   * Takes as many candidates as wanted that are all different from one another and all safe, the plainest first;
   * nothing when the pool has no such set.
   */
  takeSet(pool: readonly Candidate[], tier: Tier): boolean {
    for (const candidate of this.largestSet(pool, tier, this.count)) this.add(candidate)
    return this.isFull
  }

  /** The same of those that differ from all before them: such a set is what any search finds, whatever comes later. */
  takeFirst(pool: readonly Candidate[], tier: Tier): boolean {
    const sets = this.setsOf(pool, tier)
    const find = () => sets.firstOf(this.fitting(pool, tier), this.count)
    for (const candidate of this.safeSet(pool, find, this.count)) this.add(candidate)
    return this.isFull
  }

  /** Takes the largest set that one of the tiers allows: what is still wanted must be alike, what differs need not. */
  takeLargest(pool: readonly Candidate[], tiers: readonly Tier[]): boolean {
    // Unjudged, the sets show which tier can have the largest; the others are judged only if it has not.
    const bounds = tiers
      .map((tier, at) => ({ tier, at, size: this.setIn(pool, tier).length }))
      .sort((a, b) => b.size - a.size || a.at - b.at)
    let largest: Candidate[] = []
    let from = tiers.length
    for (const { tier, at, size } of bounds) {
      if (size < largest.length || (size === largest.length && at > from)) continue
      const set = this.largestSet(pool, tier, largest.length + (at < from ? 0 : 1))
      if (set.length === 0) continue
      largest = set
      from = at
    }
    for (const candidate of largest) this.add(candidate)
    return this.isFull
  }

  /** @returns safe candidates of which no two are alike, `least` of them or none */
  private largestSet(pool: readonly Candidate[], tier: Tier, least: number): Candidate[] {
    return this.safeSet(pool, () => this.setIn(pool, tier, least), least)
  }

  private safeSet(pool: readonly Candidate[], find: () => number[], least: number): Candidate[] {
    for (;;) {
      const set = find().map((at) => pool[at]!)
      if (set.length < least) return []
      // Judged only now: what stands in no set is asked of none.
      if (set.every((candidate) => this.isSafe(candidate))) return set
    }
  }

  /** The same of candidates that may yet turn out unsafe. */
  private setIn(pool: readonly Candidate[], tier: Tier, least = 1): number[] {
    return this.setsOf(pool, tier).largestOf(this.fitting(pool, tier), this.count, least)
  }

  /** Which candidates of a pool keep enough and were not refused. */
  private fitting(pool: readonly Candidate[], { least }: Tier): number[] {
    const best = this.orWhole(pool.reduce((most, { share }) => Math.max(most, share), 0))
    const fit: number[] = []
    if (best < LEAST_BEST) return fit
    for (const [at, { isSafe, share }] of pool.entries()) if (isSafe !== false && share >= least * best) fit.push(at)
    return fit
  }

  /**
   * Fills up from a pool, tier by tier; what no candidate keeps is asked of none.
   * @param least share of the facts that the best must keep for any to be taken
   */
  takeBest(pool: Candidate[], tiers: readonly Tier[], least: number): void {
    pool.sort((a, b) => b.share - a.share)
    const best = this.orWhole(pool.find((candidate) => this.isSafe(candidate))?.share ?? 0)
    if (best < least) return
    for (const tier of tiers) {
      for (const candidate of pool) {
        if (this.isFull) return
        if (candidate.share >= tier.least * best) this.take(candidate, tier)
      }
    }
  }

  /** Takes a candidate that differs from the others and that the guard lets pass. */
  take(candidate: Candidate, limits: Limits): void {
    if (this.isFull || candidate.text === '' || candidate.isSafe === false || this.isRepeated(candidate, limits)) return
    if (this.isSafe(candidate)) this.add(candidate)
  }

  /** The headline's own plain words in 15 words; none for a list. */
  get wholes(): readonly Candidate[] {
    this.readWholes ??=
      this.plan === null || this.plan.list !== null
        ? []
        : ownWholes(this.plan)
            .filter(({ text }) => isPlain(text))
            .map(({ text, isCut }) => this.read(text, isCut ? CUT_COST : 0))
    return this.readWholes
  }

  /** No wording is whole that keeps less than the headline's own plain words do, where these can stand. */
  private orWhole(share: number): number {
    if (share >= 1) return share
    return this.wholes.reduce((most, whole) => (whole.share > most && this.isSafe(whole) ? whole.share : most), share)
  }

  private setsOf(pool: readonly Candidate[], tier: Tier): DifferentSets {
    let sets = this.sets.get(tier)
    if (sets === undefined) {
      sets = new DifferentSets(MOST_CANDIDATES, (a, b) => this.isRepeat(pool[a]!, pool[b]!, tier))
      this.sets.set(tier, sets)
    }
    return sets
  }

  /** The safe candidates that keep most, in their order; each is judged when it is asked for. */
  *wholest(pool: readonly Candidate[]): Generator<string, undefined> {
    const most = pool
      .filter(({ share }) => share >= LEAST_BEST)
      .sort((a, b) => b.share - a.share)
      .find((candidate) => this.isSafe(candidate))
    if (most === undefined) return
    for (const candidate of pool)
      if (candidate.share >= 0.999 * most.share && this.isSafe(candidate)) yield candidate.text
  }

  /** What the guard says of a candidate, asked once for each text. */
  private isSafe(candidate: Candidate): boolean {
    if (candidate.isSafe === null) {
      const { text } = candidate
      candidate.isSafe = this.verdicts.get(text) ?? this.passes(text)
      this.verdicts.set(text, candidate.isSafe)
    }
    return candidate.isSafe
  }

  private passes(text: string): boolean {
    // What the source itself says ought to be, a language model may repeat; our own wordings go without.
    if (DUTY.test(text) && manipulationIn(text).some((piece) => piece.inQuote !== true && DUTY.test(piece.text)))
      return false
    return isSafeVariation(this.facts, text, () => (this.own ??= ownWordings(this.source, this.plan)))
  }

  takeAnyway(text: string): void {
    if (this.isFull) return
    const candidate = this.read(text)
    if (!this.isRepeated(candidate, { bare: ANY, dressed: ANY })) this.add(candidate)
  }

  private isRepeated(candidate: Candidate, limits: Limits): boolean {
    return this.others.some((other) => this.isRepeat(candidate, other, limits))
  }

  private isRepeat(candidate: Candidate, other: Candidate, { bare, dressed, worn, isReworded }: Limits): boolean {
    if (candidate.small === other.small) return true
    if (isReworded === true && plainOrder(candidate.text) === plainOrder(other.text)) return true
    const mine = this.coresOf(candidate)
    const theirs = this.coresOf(other)
    return (
      (bare !== ANY && likeness(mine.bare, theirs.bare) >= bare) ||
      (dressed !== ANY && likeness(mine.dressed, theirs.dressed) >= dressed) ||
      (worn !== undefined && likeness(this.wornOf(candidate), this.wornOf(other)) >= worn)
    )
  }

  /** Most headlines have five wordings before any is measured by this. */
  private wornOf(candidate: Candidate): WordSet {
    const cores = this.coresOf(candidate)
    cores.worn ??= this.numbers.setOf(candidate.small.match(/[\p{L}\p{N}$£€%][^\s:,;]*/gu) ?? [])
    return cores.worn
  }

  private coresOf(candidate: Candidate): Cores {
    if (candidate.cores === null) {
      const { text, folded } = candidate
      const dressed = this.numbers.setOf(wordsOfCore(folded))
      const bare = hasFrame(text) ? this.numbers.setOf(wordsOfCore(foldText(withoutFrames(text)))) : dressed
      candidate.cores = { bare, dressed, worn: null }
    }
    return candidate.cores
  }

  private add(candidate: Candidate): void {
    this.taken.push(candidate.text)
    this.others.push(candidate)
  }
}

/** "US", "U.S." and "the US" are one. */
const plainOrder = memoize((text) => wordsInOrder(text).replace(/\./g, ''), 128)

const isPlain = (text: string): boolean => manipulationIn(text).every((piece) => piece.inQuote === true)

/**
 * Chooses the variations of a headline: of all candidates that the guard passes on the headline alone, in the order
 * of their plainness, those that keep its facts and differ from one another by more than a frame. What only speaks
 * about the article comes last.
 */

import { differentSet, likeness, WordNumbers, type WordSet } from './different-set.ts'
import { coreWords, TOO_SIMILAR } from './distinct.ts'
import { isEnglish } from './english.ts'
import { keptShare, readFactWords } from './fact-words.ts'
import type { GuardSource, SourceFacts } from './facts.ts'
import { coreOf, hasFrame, withoutOpening } from './frames.ts'
import { checkAgainst, readSource, type Violation } from './guard.ts'
import { type HeadlinePlan, planHeadline } from './headline-plan.ts'
import { citedVariations, honestVariations } from './honest-frames.ts'
import { manipulationIn, plainWording } from './plain-wording.ts'
import { candidatesOf, labelledCandidates, ownWholes, topicCandidates } from './realiser.ts'
import { leanWording, trueCase, withoutGivenNames } from './true-case.ts'
import { repairEnglish, withoutMarkup } from './typography.ts'

const GUARD = { minWords: 5, maxWords: 15, detectTactics: manipulationIn }

/** Longer headlines are no headlines: reading them word by word would cost and give nothing. */
const LONGEST = 400

/** @returns exactly `count` variations, each 5 to 15 words, no two the same */
export function chooseVariations(text: string, count: number): string[] {
  const headline = withoutMarkup(text)
  const isReworded = headline.length <= LONGEST && isEnglish(headline)
  const plan = isReworded ? planHeadline(headline) : null
  const choice = new Choice(headline, plan, count)
  if (plan !== null) {
    const wholes = (plan.list === null ? ownWholes(plan) : []).filter(isPlain).map((text) => choice.read(text))
    choice.measureBy(wholes)
    const pool: Candidate[] = []
    let read = 0
    for (const { text, isCut } of candidatesOf(plan)) {
      const candidate = choice.read(text)
      if (isCut && candidate.share < 1) candidate.share -= CUT_COST
      pool.push(candidate)
      // Every fact kept, no two alike: as soon as enough such candidates stand, no more are made.
      if (candidate.share === 1 && ++read % SEARCHED_AT === 0 && choice.takeSet(pool, TIERS[0]!)) return choice.taken
    }
    if (choice.takeLargest(pool, TIERS.slice(0, DIFFERENT_TIERS))) return choice.taken
    choice.takeBest(pool, TIERS)
    if (choice.isFull) return choice.taken
    // The headline's own words under a label say more than any sentence about the article.
    if (plan.list === null) {
      const labelled = labelledCandidates(choice.wholest([...wholes, ...pool]))
      pool.push(...wholes, ...labelled.map((text) => choice.read(text)))
      choice.takeBest(pool, TIERS)
      if (choice.isFull) return choice.taken
    }
    for (const text of topicCandidates(plan)) pool.push(choice.read(text, TOPIC_COST))
    choice.takeBest(pool, LATE_TIERS)
  }
  if (plan === null && manipulationIn(headline).length === 0)
    for (const text of citedVariations(headline)) choice.takeAnyway(text)
  for (const text of honestVariations()) choice.takeAnyway(text)
  return choice.taken
}

const isPlain = (text: string): boolean => manipulationIn(text).every((piece) => piece.inQuote === true)

/** A set is looked for each time so many whole candidates have come. */
const SEARCHED_AT = 10
/**
 * What the guard judges a variation by: the headline, and the headline with its loaded words in the lexicon's
 * wording, whole, so that who says what stays with what is said.
 */
export function sourceOf(headline: string): GuardSource {
  const plain = plainWording(trueCase(repairEnglish(headline))).text
  return plain === headline ? { headline } : { headline, siblingTitles: [plain] }
}

/**
 * What the guard holds against a variation. A sentence that stands in the headline's own words and order is not
 * blamed for what the guard would hold against that headline itself.
 */
export function variationProblems(facts: SourceFacts, candidate: string, own: readonly string[]): Violation[] {
  const violations = checkAgainst(facts, candidate, GUARD)
  const match = violations.length === 0 ? undefined : own.find((text) => isOwnWording(candidate, text))
  if (match === undefined) return violations
  const inherent = new Set(checkAgainst(facts, match, OWN_GUARD).map(({ rule, text }) => `${rule} ${text}`))
  return violations.filter(({ rule, text }) => !inherent.has(`${rule} ${text}`))
}

/** The plain headline in its own order: whole, without what labels and sections tell, and without given names. */
export function ownWordings(source: GuardSource, plan: HeadlinePlan | null): string[] {
  const plain = source.siblingTitles?.[0] ?? source.headline
  return plan === null ? [plain] : [plain, ...plan.own.flatMap((text) => [text, withoutGivenNames(text)])]
}

const OWN_GUARD = { minWords: 1, maxWords: 60 }

/** Whether a candidate is the plain headline, its small words and an opening of ours aside. */
function isOwnWording(candidate: string, plain: string): boolean {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/\b(?:the|a|an) /g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return bare(withoutOpening(candidate)) === bare(plain)
}

interface Candidate {
  text: string
  /** In small letters: two that differ in capitals alone are one. */
  small: string
  /** Share of the headline's facts, 0 to 1. */
  share: number
  /** What the guard says of it; null before it was asked. */
  isSafe: boolean | null
  cores: Cores | null
}

/** What was cut off says more than a word that another stands in for. */
const CUT_COST = 0.04
/** A sentence about the article says less than one about its subject. */
const TOPIC_COST = 0.04
/** Below this share a wording says too little to set the measure. */
const LEAST_BEST = 0.5
const ANY = Number.POSITIVE_INFINITY

/**
 * How alike two may be: `bare` without any frame, `dressed` without the frames that everybody strips. Two that are
 * alike are better than one without a fact of the headline.
 */
const TIERS: readonly Tier[] = [
  { least: 0.999, bare: TOO_SIMILAR, dressed: TOO_SIMILAR },
  { least: 0.999, bare: 1, dressed: TOO_SIMILAR },
  { least: 0.999, bare: ANY, dressed: TOO_SIMILAR },
  { least: 0.999, bare: ANY, dressed: ANY, worn: TOO_SIMILAR },
  { least: 0.96, bare: 1, dressed: TOO_SIMILAR },
  { least: 0.999, bare: 1, dressed: 0.9 },
  { least: 0.999, bare: ANY, dressed: ANY, worn: 0.9 },
  { least: 0.999, bare: ANY, dressed: ANY },
]

/** With the sentences about the article among them. */
const LATE_TIERS: readonly Tier[] = [
  { least: 0.99, bare: 1, dressed: TOO_SIMILAR },
  { least: 0.99, bare: ANY, dressed: TOO_SIMILAR },
  { least: 0.9, bare: 1, dressed: TOO_SIMILAR },
  { least: 0.75, bare: 1, dressed: TOO_SIMILAR },
  { least: 0.75, bare: ANY, dressed: 1 },
  { least: 0.3, bare: 1, dressed: TOO_SIMILAR },
  { least: 0.3, bare: ANY, dressed: 1 },
]

/** The first of `TIERS`, by which no two are alike but for a frame. */
const DIFFERENT_TIERS = 3

interface Limits {
  bare: number
  dressed: number
  /** With every frame on; not measured where it is left out. */
  worn?: number
}

interface Tier extends Limits {
  /** Least share of the facts, measured by the best candidate's. */
  least: number
}

interface Cores {
  bare: WordSet
  dressed: WordSet
  worn: WordSet | null
}

class Choice {
  readonly taken: string[] = []
  private readonly others: Candidate[] = []
  private readonly numbers = new WordNumbers()
  private readonly verdicts = new Map<string, boolean>()
  private readonly facts
  /** The plain headline as a whole, and without what labels and sections tell. */
  private readonly own: readonly string[]
  /** Share of the facts that the headline's own plain words keep in 15 words; 0 when they cannot stand. */
  private wholeShare = 0
  private readonly factWords
  private readonly count: number
  private readonly names: readonly string[]

  constructor(headline: string, plan: HeadlinePlan | null, count: number) {
    this.count = count
    this.names = plan?.names ?? []
    const pieces =
      plan === null
        ? []
        : [
            plan.label,
            ...plan.items.map((item) => plainWording(item.text).text),
            ...(plan.attribution === null ? [] : [plan.attribution.who]),
          ]
    const source = sourceOf(headline)
    this.own = ownWordings(source, plan)
    this.facts = readSource(source)
    this.factWords = readFactWords(pieces.map(leanWording))
  }

  get isFull(): boolean {
    return this.taken.length >= this.count
  }

  /** @param cost taken off its share of the facts */
  read(wording: string, cost = 0): Candidate {
    const text = this.withNames(wording)
    return { text, small: text.toLowerCase(), share: keptShare(this.factWords, text) - cost, isSafe: null, cores: null }
  }

  /** A name that looks like an ordinary word keeps its capital wherever it stands. */
  private withNames(text: string): string {
    return this.names.reduce(
      (line, name) => line.replace(new RegExp(`(?<![\\p{L}'’-])${name.toLowerCase()}(?![\\p{L}-])`, 'gu'), name),
      text,
    )
  }

  /**
   * Takes as many candidates as wanted that are all different from one another and all safe, the plainest first;
   * nothing when the pool has no such set.
   */
  takeSet(pool: readonly Candidate[], tier: Tier): boolean {
    for (const candidate of this.largestSet(pool, tier, this.count)) this.add(candidate)
    return this.isFull
  }

  /** Takes the largest set that one of the tiers allows: what is still wanted must be alike, what differs need not. */
  takeLargest(pool: readonly Candidate[], tiers: readonly Tier[]): boolean {
    let largest: Candidate[] = []
    for (const tier of tiers) {
      const set = this.largestSet(pool, tier, largest.length + 1)
      if (set.length > largest.length) largest = set
      if (largest.length === this.count) break
    }
    for (const candidate of largest) this.add(candidate)
    return this.isFull
  }

  /** @returns safe candidates of which no two are alike, `least` of them or none */
  private largestSet(pool: readonly Candidate[], tier: Tier, least: number): Candidate[] {
    const best = pool.reduce((most, { share }) => Math.max(most, share), this.wholeShare)
    if (best < LEAST_BEST) return []
    for (;;) {
      const fit = pool.filter((candidate) => candidate.isSafe !== false && candidate.share >= tier.least * best)
      const set = differentSet(fit.length, this.count, (a, b) => this.isRepeat(fit[a]!, fit[b]!, tier))
      if (set.length < least) return []
      // Judged only now: what stands in no set is asked of none.
      const chosen = set.map((at) => fit[at]!)
      if (chosen.every((candidate) => this.isSafe(candidate))) return chosen
    }
  }

  /** Fills up from a pool, tier by tier; what no candidate keeps is asked of none. */
  takeBest(pool: Candidate[], tiers: readonly Tier[]): void {
    pool.sort((a, b) => b.share - a.share)
    const best = Math.max(this.wholeShare, pool.find((candidate) => this.isSafe(candidate))?.share ?? 0)
    if (best < LEAST_BEST && tiers === TIERS) return
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

  /** No wording is whole that keeps less than the headline's own plain words do. */
  measureBy(wholes: readonly Candidate[]): void {
    for (const whole of wholes) if (whole.share > this.wholeShare && this.isSafe(whole)) this.wholeShare = whole.share
  }

  /** The safe candidates that keep most. */
  wholest(pool: readonly Candidate[]): string[] {
    const safe = pool.filter((candidate) => candidate.share >= LEAST_BEST && this.isSafe(candidate))
    const best = safe.reduce((most, { share }) => Math.max(most, share), 0)
    return safe.filter(({ share }) => share >= 0.999 * best).map(({ text }) => text)
  }

  /** What the guard says of a candidate, asked once for each text. */
  private isSafe(candidate: Candidate): boolean {
    if (candidate.isSafe === null) {
      const { text } = candidate
      candidate.isSafe = this.verdicts.get(text) ?? variationProblems(this.facts, text, this.own).length === 0
      this.verdicts.set(text, candidate.isSafe)
    }
    return candidate.isSafe
  }

  takeAnyway(text: string): void {
    if (this.isFull) return
    const candidate = this.read(text)
    if (!this.isRepeated(candidate, { bare: ANY, dressed: ANY })) this.add(candidate)
  }

  private isRepeated(candidate: Candidate, limits: Limits): boolean {
    return this.others.some((other) => this.isRepeat(candidate, other, limits))
  }

  private isRepeat(candidate: Candidate, other: Candidate, { bare, dressed, worn }: Limits): boolean {
    if (candidate.small === other.small) return true
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
      const dressed = this.numbers.setOf(coreWords(candidate.text))
      const bare = hasFrame(candidate.text) ? this.numbers.setOf(coreOf(candidate.text)) : dressed
      candidate.cores = { bare, dressed, worn: null }
    }
    return candidate.cores
  }

  private add(candidate: Candidate): void {
    this.taken.push(candidate.text)
    this.others.push(candidate)
  }
}

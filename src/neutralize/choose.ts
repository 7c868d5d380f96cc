/**
 * Chooses the variations of a headline: of all candidates that the guard lets pass, in the order of their plainness,
 * those that keep its facts and differ enough from one another. What speaks about the headline comes last.
 */
import { coreWords, similarity, TOO_SIMILAR } from './distinct.ts'
import { isEnglish } from './english.ts'
import { keptShare, readFactWords } from './fact-words.ts'
import { checkAgainst, readSource } from './guard.ts'
import { type HeadlinePlan, planHeadline } from './headline-plan.ts'
import { honestVariations } from './honest-frames.ts'
import { manipulationIn, plainWording } from './plain-wording.ts'
import { candidatesOf, topicCandidates } from './realiser.ts'
import { inOtherWords } from './rephrase.ts'
import { leanWording } from './true-case.ts'

const GUARD = { minWords: 5, maxWords: 15, detectTactics: manipulationIn }

/** Longer headlines are no headlines: reading them word by word would cost and give nothing. */
const LONGEST = 400

/** @returns exactly `count` variations, each 5 to 15 words, pairwise distinct */
export function chooseVariations(headline: string, count: number): string[] {
  const isReworded = headline.length <= LONGEST && isEnglish(headline)
  const plan = isReworded ? planHeadline(headline) : null
  const choice = new Choice(headline, plan, count)
  if (plan !== null) {
    const pool: Candidate[] = []
    for (const text of candidatesOf(plan)) {
      if (choice.isFull) break
      const share = choice.share(text)
      if (share === 1) choice.take(text, TOO_SIMILAR)
      pool.push({ text, share })
    }
    for (const text of choice.isFull ? [] : topicCandidates(plan))
      pool.push({ text, share: choice.share(text) - TOPIC_COST })
    pool.sort((a, b) => b.share - a.share)
    // Two that are alike are better than one without the facts, and both are better than one that says next to nothing.
    for (const { least, similar } of TIERS) {
      for (const { text, share } of pool) if (share >= least) choice.take(text, similar)
    }
  }
  for (const candidate of honestVariations(headline, !isReworded && manipulationIn(headline).length === 0)) {
    choice.takeAnyway(candidate)
  }
  return choice.taken
}

interface Candidate {
  text: string
  /** Share of the headline's facts, 0 to 1. */
  share: number
}

/** A sentence about the article says less than one about its subject. */
const TOPIC_COST = 0.04

const TIERS = [
  { least: 0.9, similar: TOO_SIMILAR },
  { least: 0.99, similar: 0.9 },
  { least: 0.75, similar: TOO_SIMILAR },
  { least: 0.9, similar: 0.95 },
  { least: 0, similar: TOO_SIMILAR },
] as const

class Choice {
  readonly taken: string[] = []
  private readonly words: ReadonlySet<string>[] = []
  private readonly verdicts = new Map<string, boolean>()
  private readonly cores = new Map<string, ReadonlySet<string>>()
  private readonly facts
  private readonly factWords
  private readonly count: number

  constructor(headline: string, plan: HeadlinePlan | null, count: number) {
    this.count = count
    const pieces = plan === null ? [] : [plan.label, ...plan.items.map((item) => plainWording(item.text).text)]
    // What the lexicon made of the headline counts as the headline: the guard then judges what the realiser adds.
    this.facts = readSource({ headline, siblingTitles: pieces.flatMap(inOtherWords) })
    this.factWords = readFactWords(pieces.map(leanWording))
  }

  get isFull(): boolean {
    return this.taken.length >= this.count
  }

  share(candidate: string): number {
    return keptShare(this.factWords, candidate)
  }

  /** Takes a candidate that differs from the others and that the guard lets pass. */
  take(candidate: string, similar: number): void {
    if (this.isFull || candidate === '' || this.isRepeated(candidate, similar)) return
    if (this.isSafe(candidate)) this.add(candidate)
  }

  /** What the guard says of a candidate, asked once. */
  private isSafe(candidate: string): boolean {
    let verdict = this.verdicts.get(candidate)
    if (verdict === undefined) {
      verdict = checkAgainst(this.facts, candidate, GUARD).length === 0
      this.verdicts.set(candidate, verdict)
    }
    return verdict
  }

  takeAnyway(candidate: string): void {
    if (!this.isFull && !this.isRepeated(candidate, TOO_SIMILAR)) this.add(candidate)
  }

  private isRepeated(candidate: string, similar: number): boolean {
    const words = this.coreOf(candidate)
    return this.words.some((other) => similarity(words, other) >= similar)
  }

  private coreOf(candidate: string): ReadonlySet<string> {
    let words = this.cores.get(candidate)
    if (words === undefined) {
      words = coreWords(candidate)
      this.cores.set(candidate, words)
    }
    return words
  }

  private add(candidate: string): void {
    this.taken.push(candidate)
    this.words.push(this.coreOf(candidate))
  }
}

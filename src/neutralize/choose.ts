/**
 * Chooses the variations of a headline: of all candidates that the guard lets pass, in the order of their plainness,
 * those that keep its facts and differ enough from one another. What speaks about the headline comes last.
 */
import { coreWords, similarity, TOO_SIMILAR } from './distinct.ts'
import { isEnglish } from './english.ts'
import { keptShare, readFactWords } from './fact-words.ts'
import { checkAgainst, readSource } from './guard.ts'
import { planHeadline } from './headline-plan.ts'
import { honestVariations } from './honest-frames.ts'
import { manipulationIn } from './plain-wording.ts'
import { candidatesOf, topicCandidates } from './realiser.ts'

const GUARD = { minWords: 5, maxWords: 15, detectTactics: manipulationIn }

/** Longer headlines are no headlines: reading them word by word would cost and give nothing. */
const LONGEST = 400

/** @returns exactly `count` variations, each 5 to 15 words, pairwise distinct */
export function chooseVariations(headline: string, count: number): string[] {
  const choice = new Choice(headline, count)
  if (headline.length <= LONGEST && isEnglish(headline)) {
    const plan = planHeadline(headline)
    const second: string[] = []
    const third: string[] = []
    for (const candidate of candidatesOf(plan)) {
      if (choice.isFull) break
      const share = choice.share(candidate)
      if (share === 1) choice.take(candidate)
      else if (share >= 0.75) second.push(candidate)
      else third.push(candidate)
    }
    for (const candidate of [...second, ...topicCandidates(plan), ...third]) choice.take(candidate)
  }
  for (const candidate of honestVariations(headline)) choice.takeAnyway(candidate)
  return choice.taken
}

class Choice {
  readonly taken: string[] = []
  private readonly words: Set<string>[] = []
  private readonly facts
  private readonly factWords
  private readonly count: number

  constructor(headline: string, count: number) {
    this.count = count
    this.facts = readSource({ headline })
    this.factWords = readFactWords(headline)
  }

  get isFull(): boolean {
    return this.taken.length >= this.count
  }

  share(candidate: string): number {
    return keptShare(this.factWords, candidate)
  }

  /** Takes a candidate that differs from the others and that the guard lets pass. */
  take(candidate: string): void {
    if (this.isFull || candidate === '' || this.isRepeated(candidate)) return
    if (checkAgainst(this.facts, candidate, GUARD).length === 0) this.add(candidate)
  }

  takeAnyway(candidate: string): void {
    if (!this.isFull && !this.isRepeated(candidate)) this.add(candidate)
  }

  private isRepeated(candidate: string): boolean {
    const words = coreWords(candidate)
    return this.words.some((other) => similarity(words, other) >= TOO_SIMILAR)
  }

  private add(candidate: string): void {
    this.taken.push(candidate)
    this.words.push(coreWords(candidate))
  }
}

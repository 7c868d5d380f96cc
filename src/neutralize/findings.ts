/**
 * What a language model has found in one headline so far. Each variation is judged by itself as it comes: form always,
 * facts by the guard under the default prompt. None that holds is lost because another does not.
 */
import { DifferentSets } from './different-set.ts'
import { coreWords, similarity, TOO_SIMILAR, wordsInOrder } from './distinct.ts'
import { describeViolation, type Violation } from './guard/guard.ts'
import { LOOSE_JOINER } from './headline/joiners.ts'
import { type DebriefReply, withoutRemarks } from './reply.ts'
import { variationJudge } from './variation-guard.ts'

export interface Rejected {
  text: string
  problems: string[]
}

const MOST_TACTICS = 20

/** As it is kept. */
interface FoundBefore {
  variations: readonly string[]
  tacticsFound: readonly string[]
}

export class Findings {
  /** null as long as the model has spoken of none. */
  tactics: string[] | null
  private readonly headline: string
  /** null under a caller's own prompt, where only form and safety are ours to judge. */
  private readonly judge: ((text: string) => Violation[]) | null
  /** Whatever holds by itself, in the order it came. */
  private readonly sound: string[]

  /** @param held what earlier questions about the same headline have brought */
  constructor(headline: string, isDefaultPrompt: boolean, held: FoundBefore | null = null) {
    this.headline = headline
    this.judge = isDefaultPrompt ? variationJudge(headline) : null
    this.sound = [...(held?.variations ?? [])]
    this.tactics = held && [...held.tacticsFound]
  }

  /** @returns the variations that cannot be used, with the reasons */
  take(reply: DebriefReply | null, count: number): Rejected[] {
    if (reply === null) return []
    const { tactics } = reply
    const variations =
      this.judge === null ? reply.variations : reply.variations.map((text) => withoutRemarks(text, this.headline))
    if (tactics !== null && (this.tactics ?? []).length === 0) {
      const shown = safeTactics(tactics)
      // Where none of those it names can be shown, it has not said that there are none.
      if (shown.length > 0 || tactics.length === 0) this.tactics = shown
    }
    const judged = variations.map((text) => ({ text, problems: this.problemsOf(text) }))
    this.sound.push(...judged.filter(({ problems }) => problems.length === 0).map(({ text }) => text))
    const kept = this.different(count)
    return judged.flatMap(({ text, problems }) => {
      if (problems.length > 0) return [{ text, problems }]
      return kept.includes(text) ? [] : [{ text, problems: ['too similar to another variation'] }]
    })
  }

  /** The most of which no two say the same in nearly the same words, `count` at most; the earlier ones first. */
  different(count: number): string[] {
    const words = this.sound.map((text) => (this.judge === null ? [asSeen(text)] : coreWords(text)))
    const areAlike = (one: number, other: number) => similarity(words[one]!, words[other]!) >= TOO_SIMILAR
    const sets = new DifferentSets(words.length, areAlike)
    return sets.largestOf([...words.keys()], count).map((at) => this.sound[at]!)
  }

  /**
   * What an answer can be made of: the different ones, `count` at most. Where those are fewer than `enough`, the gap is
   * filled with such as put nearly the same words into another order.
   */
  usable(count: number, enough: number): string[] {
    const chosen = this.different(count)
    if (this.judge === null) return chosen
    for (const text of this.sound) {
      if (chosen.length >= enough) break
      const wording = wordsInOrder(text)
      if (!chosen.some((other) => wordsInOrder(other) === wording)) chosen.push(text)
    }
    return chosen
  }

  private problemsOf(text: string): string[] {
    if (this.judge === null) return shapeProblems(text, this.headline)
    return this.judge(text).map((violation) => describeViolation(violation, text))
  }
}

/** What readers can tell one text from another by: soft hyphens and the like are not seen. */
const asSeen = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Of HTML and Markdown, such as tags, entities, fences, bold, code and links. */
const MARKUP = /<\/?[a-z!][^>]*>|&(?:#\d+|#x[0-9a-f]+|[a-z]+);|`|\*\*|__|\]\(/i

function shapeProblems(text: string, headline: string): string[] {
  const problems: string[] = []
  // How long it may be, the caller's own prompt says; a language without spaces has no words to count.
  if (!/[\p{L}\p{N}]/u.test(text)) problems.push('must have words')
  if (/[\p{Cc}\p{Cs}\p{Bidi_Control}\u200B\u2060\uFEFF]/u.test(text) || text.search(LOOSE_JOINER) >= 0) {
    problems.push('must not contain control characters')
  }
  if (MARKUP.test(text)) problems.push('must not contain markup')
  if (/\b(?:https?:\/\/|www\.)/i.test(text) && !headline.includes('http')) problems.push('must not contain a link')
  return problems
}

/** A tactic is the model's own words: shown as plain text, or not at all where they are none. */
const NO_TACTIC =
  /[<>{}`\uFFFD\uD800-\uDFFF]|\b(?:https?:|www\.|javascript:|mailto:)|\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules?)\b|\bsystem prompt\b|\bI (?:cannot|can['’]t|won['’]t) (?:help|assist|comply|do)\b/iu

function safeTactics(tactics: readonly string[]): string[] {
  const plain = tactics.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text) && !NO_TACTIC.test(text))
  return [...new Set(plain)].slice(0, MOST_TACTICS)
}

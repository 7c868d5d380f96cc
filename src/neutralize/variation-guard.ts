/** What the guard says of a variation of one headline, and by what it judges. */
import { once } from '../text/memoize.ts'
import type { GuardSource, SourceFacts } from './facts/facts.ts'
import { checkAgainst, passesGuard, readSource, type Violation } from './guard/guard.ts'
import { isEnglish } from './headline/english.ts'
import { withoutReferences } from './headline/references.ts'
import { trueCase } from './headline/sentence-case.ts'
import { repairEnglish } from './headline/typography.ts'
import { readHeadline } from './headline/words.ts'
import { withoutGivenNames } from './length/lean-wording.ts'
import { manipulationIn, plainWording } from './plain/plain-wording.ts'
import { withoutOpening } from './plan/frames.ts'
import { type HeadlinePlan, planHeadline } from './plan/headline-plan.ts'
import { putQuestion, withoutAsking } from './plan/put-question.ts'
import { isAskedWithoutMark } from './tactics/shape.ts'
import { readOpenQuestion, readReaderQuestion } from './teasers/reader-question.ts'
import { readShown } from './teasers/reader-shown.ts'
import { plainQuestions } from './teasers/reader-ways.ts'

const GUARD = { minWords: 5, maxWords: 15, detectTactics: manipulationIn }

/**
 * What the guard judges a variation by: the headline, and the headline with its loaded words in the lexicon's
 * wording, whole, so that who says what stays with what is said. What is asked without a mark is judged with one.
 */
export function sourceOf(text: string): GuardSource {
  const cased = trueCase(repairEnglish(text))
  const asked = plainQuestions(cased)
  const shown = readShown(cased.replace(/[.!]+$/, ''))?.ways.slice(0, 2) ?? []
  const headline =
    (asked.length > 0 || isReadAsQuestion(cased)) && !text.includes('?') && isAskedWithoutMark(readHeadline(text))
      ? `${text}?`
      : text
  const plain = plainWording(headline === text ? cased : `${cased}?`).text
  const source: GuardSource = { headline }
  if (plain !== headline) source.rewordings = [plain]
  const whom = /^Who (?:is|are|was|were) ((?:\p{Lu}|the |an? )[^?]+)\?$/u.exec(cased)?.[1]
  // "Who were the sailors killed in the storm?": that they were is not asked.
  const granted = whom === undefined || whom.split(' ').length < 4 ? [] : [`Profile of ${whom}`]
  if (asked.length + shown.length + granted.length > 0) source.siblingTitles = [...asked, ...shown, ...granted]
  return source
}

/** "Are you worse at knots": that it is asked, its first word shows. */
const isReadAsQuestion = (text: string): boolean =>
  (/^(?:is|are|was|were|do|does|did|can|could|would|should|has|have) /i.test(text) &&
    (readReaderQuestion(text) ?? readOpenQuestion(text)) !== null) ||
  putQuestion(text, true).length > 0

/**
 * What the guard holds against a variation. A sentence that stands in the headline's own words and order is not
 * blamed for what the guard would hold against that headline itself.
 * @param own asked only where the guard holds something against it
 */
export function variationProblems(facts: SourceFacts, candidate: string, own: () => OwnWordings): Violation[] {
  const violations = checkAgainst(facts, candidate, GUARD)
  if (violations.length === 0) return violations
  const match = likeIn(candidate, own())
  if (match === undefined) return violations
  // What the source loses is lost however much of it is kept.
  const inherent = new Set(
    checkAgainst(facts, match, OWN_GUARD)
      .filter(({ side }) => side === 'candidate')
      .map(({ rule, text }) => `${rule} ${text}`),
  )
  return violations.filter(({ rule, text }) => !inherent.has(`${rule} ${text}`))
}

/** @returns what judges variations of a headline that somebody else made, as the engine judges its own */
export function variationJudge(given: string): (candidate: string) => Violation[] {
  const headline = withoutReferences(given)
  const isRead = isEnglish(headline)
  const source = isRead ? sourceOf(headline) : { headline }
  const facts = readSource(source)
  const own = once(() => ownWordings(source, isRead ? planHeadline(headline) : null))
  return (candidate) => (isSafeVariation(facts, candidate, own) ? [] : variationProblems(facts, candidate, own))
}

/** Whether the guard holds nothing against a variation. */
export function isSafeVariation(facts: SourceFacts, candidate: string, own: () => OwnWordings): boolean {
  if (passesGuard(facts, candidate, GUARD) || isSafeQuestion(facts, candidate)) return true
  return likeIn(candidate, own()) !== undefined && variationProblems(facts, candidate, own).length === 0
}

/** "Article asks: with fares frozen, could ferries close?": nothing is said but the question, and by that it is judged. */
function isSafeQuestion(facts: SourceFacts, candidate: string): boolean {
  const asked = withoutAsking(candidate)
  const count = candidate.split(/\s+/).length
  return (
    asked !== candidate &&
    count >= GUARD.minWords &&
    count <= GUARD.maxWords &&
    passesGuard(facts, asked, { ...GUARD, minWords: 1 })
  )
}

/** Wordings by their words alone, without articles, marks and capitals. */
export type OwnWordings = ReadonlyMap<string, string>

/** The plain headline in its own order: whole, without what labels and sections tell, and without given names. */
export function ownWordings(source: GuardSource, plan: HeadlinePlan | null): OwnWordings {
  const plain = source.rewordings?.[0] ?? source.headline
  const texts = plan === null ? [plain] : [plain, ...plan.own.flatMap((text) => [text, withoutGivenNames(text)])]
  // Of two with the same words the first counts.
  return new Map(texts.reverse().map((text) => [bareWords(text), text]))
}

const OWN_GUARD = { minWords: 1, maxWords: 60 }

/** The plain headline that the candidate is, its articles and an opening of ours aside. */
const likeIn = (candidate: string, own: OwnWordings): string | undefined => {
  const words = bareWords(withoutOpening(candidate))
  return words === '' ? undefined : own.get(words)
}

const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:the|a|an) /g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

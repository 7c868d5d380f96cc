/**
 * Chooses the variations of a headline: of all candidates that the guard passes on the headline alone, in the order
 * of their plainness, those that keep its facts and differ from one another by more than a frame. What only speaks
 * about the article comes last.
 */
import { ANY, type Candidate, Choice, CUT_COST, LEAST_BEST, type Tier } from './choice.ts'
import { TOO_SIMILAR } from './distinct.ts'
import { isEnglish } from './headline/english.ts'
import { withoutMarkup } from './headline/typography.ts'
import { keepsTurn, tellsTurns } from './length/kept-turn.ts'
import { manipulationIn } from './plain/plain-wording.ts'
import { candidatesOf } from './plan/candidates.ts'
import { planHeadline } from './plan/headline-plan.ts'
import { labelledCandidates, repeated } from './plan/introduced.ts'
import { mainNews } from './plan/main-news.ts'
import { deniedCandidates, namedCandidates } from './plan/named-things.ts'
import { lastCandidates, mentionCandidates, topicCandidates } from './plan/topic-candidates.ts'
import { citedVariations, honestVariations } from './topics/honest-frames.ts'

/** Longer headlines are no headlines: reading them word by word would cost and give nothing. */
const LONGEST = 400

/** @returns exactly `count` variations, each 5 to 15 words, no two the same */
export function chooseVariations(text: string, count: number): string[] {
  const headline = withoutMarkup(text)
  const isReworded = headline.length <= LONGEST && isEnglish(headline)
  const plan = isReworded ? planHeadline(headline) : null
  const choice = new Choice(headline, plan, count)
  if (plan !== null) {
    const pool: Candidate[] = []
    let read = 0
    for (const { text, isCut, isMain = false } of candidatesOf(plan)) {
      const candidate = choice.read(text)
      if (isCut) candidate.share -= CUT_COST
      // The news without what went on beside it says more than the names of both.
      if (isMain) candidate.share = Math.max(candidate.share, MAIN_SHARE)
      pool.push(candidate)
      if (candidate.share < 1) continue
      // Every fact kept, no two alike: as soon as enough such candidates stand, no more are made.
      const [tier] = DIFFERENT_TIERS
      if (choice.takeFirst(pool, tier) || (++read % SEARCHED_AT === 0 && choice.takeSet(pool, tier)))
        return choice.taken
    }
    if (choice.takeLargest(pool, DIFFERENT_TIERS)) return choice.taken
    choice.takeBest(pool, TIERS, plan.list === null ? LEAST_BEST : 0)
    if (choice.isFull) return choice.taken
    // The headline's own words under a label say more than any sentence about the article.
    if (plan.list === null && plan.asks.length === 0) {
      pool.unshift(...choice.wholes)
      const areHalves = pool.some(({ text }) => !tellsTurns(text, plan.text))
      const most = pool.reduce((share, candidate) => Math.max(share, candidate.share), 0)
      // What is signed has its label already.
      const lines = plan.isOpinion
        ? choice.wholes.map((whole) => whole.text)
        : labelledCandidates(choice.wholest(pool), plan)
      for (const text of lines) {
        if (!keepsTurn(text, plan.text) || !(areHalves || tellsTurns(text, plan.text))) continue
        const candidate = choice.read(text)
        // A label brings back nothing that was cut off.
        candidate.share = Math.min(candidate.share, most)
        pool.push(candidate)
      }
      choice.takeBest(pool, TIERS, LEAST_BEST)
      if (choice.isFull) return choice.taken
    }
    // Where nothing of the whole fits, its main news says more than the names in it.
    if (choice.taken.length === 0) {
      const news = mainNews(plan).map((text) => choice.read(text))
      for (const candidate of news) candidate.share = Math.max(candidate.share, MAIN_SHARE)
      choice.takeBest(news, TIERS, LEAST_BEST)
      if (choice.isFull) return choice.taken
    }
    // What is asked or promised says more than what it is about.
    if (plan.asks.length > 0) choice.takeBest(pool, LATE_TIERS, 0)
    const cost = choice.taken.length > 0 && DENIES.test(headline) ? DENIAL_COST : TOPIC_COST
    for (const text of deniedCandidates(plan)) {
      const candidate = choice.read(text)
      candidate.share = Math.max(candidate.share, MAIN_SHARE)
      pool.push(candidate)
    }
    const topics = topicCandidates(plan)
    for (const text of topics) pool.push(choice.read(text, cost))
    for (const text of mentionCandidates(plan, topics.length === 0)) pool.push(choice.read(text, cost + MENTION_COST))
    choice.takeBest(pool, LATE_TIERS, 0)
    if (choice.isFull) return choice.taken
    for (const text of namedCandidates(plan)) pool.push(choice.read(text, cost))
    choice.takeBest(pool, LATE_TIERS, 0)
    // The same once more says more than that there is an article.
    for (const text of repeated(choice.taken)) choice.take(choice.read(text), { bare: ANY, dressed: ANY })
    for (const text of choice.isFull ? [] : lastCandidates(plan))
      choice.take(choice.read(text), { bare: ANY, dressed: ANY })
  }
  if (plan === null && manipulationIn(headline).length === 0)
    for (const text of citedVariations(headline)) choice.takeAnyway(text)
  for (const text of honestVariations()) choice.takeAnyway(text)
  return choice.taken
}

/** A set is looked for each time so many whole candidates have come. */
const SEARCHED_AT = 10
/** More than the names of both, and less than what only lost small words. */
const MAIN_SHARE = 0.76
/** A sentence about the article says less than one about its subject. */
const TOPIC_COST = 0.04
/** To mention a thing says less than to be about it. */
const MENTION_COST = 0.15
/** … and much less than one that says what is denied. */
const DENIAL_COST = 0.8
const DENIES = /\b(?:not|never|no|none|cannot)\b|n['’]t\b/i

/**
 * How alike two may be: `bare` without any frame, `dressed` without the frames that everybody strips. Two that are
 * alike are better than one without a fact of the headline.
 */
const DIFFERENT_TIERS: readonly [Tier, ...Tier[]] = [
  { least: 0.999, bare: TOO_SIMILAR, dressed: TOO_SIMILAR },
  { least: 0.999, bare: 1, dressed: TOO_SIMILAR },
  { least: 0.999, bare: ANY, dressed: TOO_SIMILAR },
]

/** Of thirteen words one is another, or an auxiliary has come. */
const ALIKE = 0.92

/** With those by which an opening of ours is difference enough. */
const TIERS: readonly Tier[] = [
  ...DIFFERENT_TIERS,
  { least: 0.96, bare: 1, dressed: TOO_SIMILAR },
  // Another tense says more than the same under a label.
  { least: 0.999, bare: 1, dressed: ALIKE, isReworded: true },
  { least: 0.999, bare: ANY, dressed: ANY, worn: TOO_SIMILAR },
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
  // Alike but for a label: still more than a sentence that says nothing of the world.
  { least: 0.75, bare: ANY, dressed: ANY },
  { least: 0.3, bare: ANY, dressed: ANY },
]

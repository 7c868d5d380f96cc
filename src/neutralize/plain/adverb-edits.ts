/**
 * Adverbs and asides that no list of loaded words holds: "just", "still", "only now", "after all", "forever", "anyway".
 * They go where nothing is denied or limited by them; each edit looks at one word and gives null where it has nothing to say.
 */
import type { Headline } from '../headline/words.ts'
import { isGerund, isParticiple, isPast } from '../words/vocabulary.ts'
import type { Edit } from './plain-edits.ts'

const ONCE_FOR_ALL = /^(?:quit|resigned|left|died|joined|married|retired|sold|bought|signed|returned)$/

/** "just lost": the report is of the past anyway. "just 3 %" and "just cause" stay. */
export function justEdit(headline: Headline, at: number): Edit | null {
  const after = headline.words[at + 1]
  if (headline.words[at]!.key !== 'just' || after === undefined) return null
  // "looks just like a gull", and no "just like that".
  const isAlike =
    after.key === 'like' &&
    headline.words[at]!.gap === ' ' &&
    !/^(?:that|this|magic)$/.test(headline.words[at + 2]?.key ?? 'that')
  // "the gull that just won": which one; "who just missed a medal": by how little.
  const before = headline.words[at - 1]?.key ?? ''
  if (/^(?:that|which)$/.test(before) || (before === 'who' && !ONCE_FOR_ALL.test(after.key))) return null
  return isAlike || isOfAmount(headline, at) || isPast(after.key) || isParticiple(after.key)
    ? { first: at, last: at, put: '' }
    : null
}

/** What somebody would do or have done in any case: without the word they would do it here. */
const SUPPOSED = /^(?:would|could|might|may|should|will|if|whether|either|or)$|['’](?:d|ll)$/

/** Asides: "Of course, …", "Even Dorn's allies …", "… anyway". */
export function asideEdit({ words }: Headline, at: number): Edit | null {
  const [word, after] = [words[at]!, words[at + 1]]
  if (word.key === 'anyway' || word.key === 'anyways') {
    const isLast = after === undefined || /[.,;:!?–—]/.test(after.gap)
    const clause = words.slice(Math.max(0, at - 8), at)
    return isLast && at > 1 && !clause.some(({ key }) => SUPPOSED.test(key)) ? { first: at, last: at, put: '' } : null
  }
  if (word.key === 'of' && after?.key === 'course' && after.gap === ' ') {
    const behind = words[at + 2]
    const isParted = (behind === undefined || /^,/.test(behind.gap)) && (at === 0 || /^[,;:.?!]/.test(word.gap))
    const opensClause =
      at === 0 &&
      /^(?:the|a|he|she|they|it|we|i|there|this|that)$|^(?:it|he|she|they|there)['’]/.test(behind?.key ?? '')
    return isParted || opensClause ? { first: at, last: at + 1, put: '' } : null
  }
  // "Even if", "even better", "even numbers"
  if (word.key === 'even' && at === 0 && after?.gap === ' ') {
    const [next, then] = [after, words[at + 2]]
    const isWho =
      next.key !== next.base ||
      /^(?:the|his|her|its|their)$/.test(next.key) ||
      (/^\p{Lu}\p{Ll}/u.test(next.text) && then !== undefined)
    return isWho ? { first: at, last: at, put: '' } : null
  }
  // "Honestly, …"
  if (at === 0 && /^(?:honestly|frankly|seriously|look|well|oh|naturally|predictably|inevitably)$/.test(word.key))
    return after !== undefined && after.gap === ', ' && words.length > 4 ? { first: at, last: at, put: '' } : null
  return null
}

/** "is just 35 bucks", "have just a 34% chance": the amount says how much that is. */
const isOfAmount = ({ words }: Headline, at: number): boolean => {
  const [before, one, two] = [words[at - 1]?.key ?? '', words[at + 1]!, words[at + 2]]
  if (!/^(?:is|are|was|were|has|have|had|costs?)$/.test(before) || one.gap !== ' ') return false
  const amount = /^an?$/.test(one.key) ? two : one
  return amount !== undefined && /^[$£€]?\d[\d.,]*(?:%|[kmb]n?)?$/i.test(amount.text)
}

/** Who still thinks so thinks so: the adverb blames. */
const STILL = /^(?:believes?|clings?|insists?|pretends?|refus(?:es?|ing)|seems?|thinks?)$/

const QUESTIONED = /^(?:den(?:y|ies|ied)|doubts?|doubted|asks?|asked|if|whether|wonders?|questions?|not|never|no)$/

/** "Ruiz still seems not to see it", "is only now being paid", "may sail after all", "changed forever", "ferry coming soon". */
export function timeEdit({ words }: Headline, at: number): Edit | null {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]]
  if (before === undefined || word.gap !== ' ') return null
  const isLast = (end: number) => words[end] === undefined || /^[.,;:!?–—]/.test(words[end]!.gap)
  // "denies that he still thinks so": that he thinks so now is what is denied.
  if (
    word.key === 'still' &&
    STILL.test(after?.key ?? '') &&
    after!.gap === ' ' &&
    before.quote < 0 &&
    !words.slice(0, at).some(({ key }) => QUESTIONED.test(key))
  )
    return { first: at, last: at, put: '' }
  if (word.key === 'only' && after?.key === 'now') {
    const verb = words[at + 2]?.key ?? ''
    return /^(?:is|are|was|were|has|have|had)$/.test(before.key) &&
      (isGerund(verb) || isParticiple(verb) || isPast(verb) || verb === 'been')
      ? { first: at, last: at + 1, put: '' }
      : null
  }
  if (word.key === 'after' && after?.key === 'all' && isLast(at + 2)) return { first: at, last: at + 1, put: '' }
  if (word.key === 'coming' && after?.key === 'soon' && isLast(at + 2))
    return { first: at, last: at + 1, put: 'due soon' }
  if (word.key === 'forever' && isForeverIdle(words.slice(Math.max(0, at - 8), at).map(({ key }) => key)))
    return isLast(at + 1) || isParticiple(after!.key) ? { first: at, last: at, put: '' } : null
  return null
}

/** "may change the harbor forever": what it is changed to lasts anyway; "barred forever" and "will change it forever" say for how long. */
const isForeverIdle = (before: readonly string[]): boolean =>
  before.some((key) => /^(?:chang|alter|transform|reshap|shap|redefin|rewrit)(?:e|es|ed|ing)$/.test(key)) &&
  !before.some((key) =>
    /^(?:not|never|no|nothing|nobody|cannot|without|if|be|been|being|will|want|wants|wanted)$|n['’]t$/.test(key),
  )

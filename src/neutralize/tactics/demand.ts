/** What a headline demands in its own voice: "Cities should …", "Parliament must …". */

import type { Cue, Headline, Spelling, Word } from '../headline/words.ts'
import { isBaseVerb, isGerund } from '../words/vocabulary.ts'

/** What is expected to happen, and what a reader may do: "storm should weaken", "what tenants should know". */
const EXPECTED =
  /^(?:arrive|boost|help|ease|weaken|improve|rise|fall|grow|clear|return|hit|reach|come|last|work|begin|remain|see|get|feel|look|know|expect|bring|happen|mean|lift|recover|benefit|strengthen|intensify|soon|now|also|have|end|cool|slow)$/
/** Duties of conscience; rules of an office ("drivers must pay") are news. */
const DUTY =
  /^(?:act|stop|resign|fight|stand|face|learn|choose|reject|respond|listen|wake|protect|defend|confront|reform|recognise|recognize|accept|admit|explain|answer|never|not|rise|rethink|reckon|atone|apologise|apologize|step|do|save|earn|prove|be|heed|embrace|finally)$/
/** "must be worn", "must be at least 16": a rule again. */
const RULED =
  /^(?:worn|paid|made|filed|submitted|registered|vaccinated|tested|returned|held|observed|carried|used|approved|at|older|over|under|aged|licensed|signed|kept|quarantined|isolated|able|born|\S*certified)$/
const ASKING = /^(?:what|how|where|which|who|when|whether|if)$/

const MODAL = /^(should|must)(?:n't)?$/

export const mayDemand = ({ key }: Spelling): boolean => MODAL.test(key) || /^(?:needs?|stop)$/.test(key)

/**
 * "Should", "must" and "need to" with a subject before them, and "stop" with what is to be stopped, outside questions
 * and quotations. Who reports the demand of somebody else is sorted out by the caller.
 */
export function demand(headline: Headline): Cue[] {
  const { words } = headline
  return words.flatMap((word, i): Cue[] => {
    const last = word.quote >= 0 ? -1 : endOfDemand(headline, i)
    return last < 0
      ? []
      : [{ tactic: 'moralizing', severity: 2, reason: 'tells the reader what to think or do', first: i, last }]
  })
}

/** The word that tells what is demanded; -1 where nothing is. */
function endOfDemand(headline: Headline, i: number): number {
  const { words } = headline
  const { key, gap } = words[i]!
  if (key === 'stop') return isStop(words, i) ? i + 1 : -1
  if (i === 0 || gap !== ' ' || isQuestion(headline, i)) return -1
  const isNeed = /^needs?$/.test(key)
  if (isNeed && words[i + 1]?.key !== 'to') return -1
  const modal = MODAL.exec(key)?.[1]
  const at = isNeed ? i + 2 : i + 1
  const verb = words[at]
  if ((modal === undefined && !isNeed) || verb === undefined) return -1
  if (words.slice(i + 1, at + 1).some((other) => other.gap !== ' ' || other.quote >= 0)) return -1
  if (isNeed) return demandsWithNeed(words, i, verb) ? at : -1
  // "What you should pack" tells, "why you should pack" presses.
  if (modal === 'should' && words.slice(Math.max(0, i - 4), i).some((other) => ASKING.test(other.key))) return -1
  if (isAskedOf(words, i)) return -1
  // "should they win": a condition.
  if (/^(?:they|he|she|it|any|anyone)$/.test(verb.key)) return -1
  if (words[i - 1]!.key === 'you' && !/^(?:never|always|not|be|stop)$/.test(verb.key)) return -1
  // "must choose between tolls and taxes", "must choose to row or sail": where it stands, and no advice.
  if (modal === 'must' && verb.key === 'choose' && words.slice(at + 1).some(({ key }) => /^(?:between|or)$/.test(key)))
    return -1
  // "patch should fix crash": what is expected of it.
  if (modal === 'should' && verb.key === 'fix' && /^(?:patch|update|hotfix|upgrade)$/.test(words[i - 1]!.key)) return -1
  const isDemand = modal === 'should' ? demandsWithShould(words, at) : DUTY.test(verb.key) && !isRuled(words, at)
  return isDemand ? at : -1
}

/** "Stop selling piers"; "stop scrolling" is haste. */
function isStop(words: readonly Word[], at: number): boolean {
  const verb = words[at + 1]
  return at === 0 && verb?.gap === ' ' && isGerund(verb.key) && !/^(?:scrolling|reading)$/.test(verb.key)
}

/** What readers, writers and machines need is no demand, nor what a score or a budget needs. */
function demandsWithNeed(words: readonly Word[], at: number, { key }: Word): boolean {
  if (
    /^(?:you|i|we|they|he|she|it|this|that|someone|somebody|people|readers|all|don't|doesn't|not|longer|may|might|will|would|could|who|that|every|everyone|also)$/.test(
      words[at - 1]!.key,
    ) ||
    words.slice(Math.max(0, at - 3), at).some((word) => /^(?:you|we|i)$/.test(word.key)) ||
    words
      .slice(0, at)
      .some((word) => ASKING.test(word.key) || /^(?:why|things|everything|reasons?|\d+)$/.test(word.key)) ||
    /^(?:the|a|an|of|no|urgent|desperate|growing|real|special|in)$/.test(words[at - 1]!.key)
  )
    return false
  return (
    isBaseVerb(key) &&
    !EXPECTED.test(key) &&
    !/^(?:win|score|beat|raise|borrow|buy|hire|pay|charge|sleep|eat|be)$/.test(key)
  )
}

const WEATHER =
  /^(?:hurricanes?|storms?|rains?|rain|snow|showers|winds?|heat|heatwave|fog|smoke|flames|floods?|tides?|temperatures?|weather|clouds?|skies|prices?|inflation|rates?|traffic)$/

const NEAR = /^(?:soon|shortly|tomorrow|tonight)$/

function demandsWithShould(words: readonly Word[], at: number): boolean {
  const { key } = words[at]!
  // "storm should miss island": nobody is told what to do.
  if (words.slice(Math.max(0, at - 5), at).some((word) => WEATHER.test(word.key))) return false
  // "new boats should be launching soon": it is likely.
  if (key === 'be' && isGerund(words[at + 1]?.key ?? '') && words.slice(at + 2).some((word) => NEAR.test(word.key)))
    return false
  if (/^(?:be|never|not|always|all|finally|just)$/.test(key)) return !isRuled(words, at)
  return !EXPECTED.test(key)
}

function isRuled(words: readonly Word[], at: number): boolean {
  return words[at]!.key === 'be' && RULED.test(words[at + 1]?.key ?? '')
}

/** "Readers are asked which “Harbor Watch” crew they should join": far in front stands what asks. */
function isAskedOf(words: readonly Word[], at: number): boolean {
  const asks = words.findIndex(({ key }, i) => i < at && /^(?:asks?|asked)$/.test(key))
  return (
    asks >= 0 &&
    words.slice(asks + 1, asks + 3).some(({ key }) => /^(?:which|what|who|whose|whether|how|where|when)$/.test(key))
  )
}

/** A question mark that ends the sentence of this word. */
function isQuestion({ words, tail }: Headline, at: number): boolean {
  for (let i = at + 1; i <= words.length; i++) {
    const gap = i === words.length ? tail : words[i]!.gap
    if (gap.includes('?')) return true
    if (/[.!;]\s/.test(gap)) return false
  }
  return false
}

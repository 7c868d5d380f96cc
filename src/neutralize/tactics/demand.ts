/** What a headline demands in its own voice: "Cities should …", "Parliament must …". */
import type { Cue, Headline, Spelling, Word } from '../headline/words.ts'

/** What is expected to happen, and what a reader may do: "storm should weaken", "what tenants should know". */
const EXPECTED =
  /^(?:arrive|boost|help|ease|weaken|improve|rise|fall|grow|clear|return|hit|reach|come|last|work|begin|remain|see|get|feel|look|know|expect|bring|happen|mean|lift|recover|benefit|soon|now|also|have|end|cool|slow)$/
/** Duties of conscience; rules of an office ("drivers must pay") are news. */
const DUTY =
  /^(?:act|stop|resign|fight|stand|face|learn|choose|reject|respond|listen|wake|protect|defend|confront|reform|recognise|recognize|accept|admit|explain|answer|never|not|rise|rethink|reckon|atone|apologise|apologize|step|do|save|earn|prove|be|heed|embrace|finally)$/
/** "must be worn", "must be at least 16": a rule again. */
const RULED =
  /^(?:worn|paid|made|filed|submitted|registered|vaccinated|tested|returned|held|observed|carried|used|approved|at|older|over|under|aged|licensed|signed|kept|quarantined|isolated|able|born|\S*certified)$/
const ASKING = /^(?:what|how|where|which|who|when|whether|if)$/

const MODAL = /^(should|must)(?:n't)?$/

export const mayDemand = ({ key }: Spelling): boolean => MODAL.test(key)

/**
 * "Should" and "must" with a subject before them, outside questions and quotations. Who reports the demand of somebody
 * else is sorted out by the caller.
 */
export function demand(headline: Headline): Cue[] {
  const { words } = headline
  return words.flatMap((word, i): Cue[] => {
    const modal = MODAL.exec(word.key)?.[1]
    const verb = words[i + 1]
    if (modal === undefined || i === 0 || word.quote >= 0 || word.gap !== ' ' || verb === undefined) return []
    if (verb.gap !== ' ' || verb.quote >= 0 || isQuestion(headline, i)) return []
    // "What you should pack" tells, "why you should pack" presses.
    if (modal === 'should' && words.slice(Math.max(0, i - 4), i).some(({ key }) => ASKING.test(key))) return []
    if (isAskedOf(words, i)) return []
    if (words[i - 1]!.key === 'you' && !/^(?:never|always|not|be|stop)$/.test(verb.key)) return []
    const isDemand =
      modal === 'should' ? demandsWithShould(words, i + 1) : DUTY.test(verb.key) && !isRuled(words, i + 1)
    if (!isDemand) return []
    return [
      { tactic: 'moralizing', severity: 2, reason: 'tells the reader what to think or do', first: i, last: i + 1 },
    ]
  })
}

function demandsWithShould(words: readonly Word[], at: number): boolean {
  const { key } = words[at]!
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

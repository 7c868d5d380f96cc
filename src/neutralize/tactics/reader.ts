/** Orders to the reader, and haste in them. */
import type { Cue, Headline, Spelling } from '../headline/words.ts'
import { isBaseVerb } from '../words/vocabulary.ts'

/** Verbs that open a headline as an order; those of the second list are nouns as often ("Vote on", "Use of force"). */
const ORDER =
  /^(?:watch|read|hear|listen|see|take|learn|don't|let's|give|choose|discover|enjoy|meet|remember|forget|consider|join|think|imagine|avoid|beware|prepare|tell|skip|ditch|say|be|eat|wear|delete|sign|subscribe|behold|get|make|bring|put|send)$/
const ORDER_OR_NOUN =
  /^(?:stop|use|vote|test|help|share|look|check|find|try|guess|buy|drink|keep|follow|turn|ask|click|swap|let|hack)$/
const NEXT =
  /^(?:the|a|an|this|these|that|those|your|my|our|how|what|why|who|when|where|which|it|him|them|us|me|yourself|out|as|if|all|every|some|one|like|not|more|before|about)$/
const NEXT_OF_NOUN = /^(?:whole|the|this|these|your|my|our|how|what|why|it|them|us|me|yourself|out)$/
/** Programmes and parties. */
const TITLED =
  /^(?:meet the press|get out|let it be|make the road|stop the war|be my|say yes|take that|see it|make america)/i

const PAIRS = new Set(['try not', 'get ready', 'mask up', 'brace yourself', 'brace yourselves', 'treat yourself'])

const NONE: number[] = []

export const mayOrder = ({ key }: Spelling): boolean =>
  /^(?:please|mask|brace|treat)$/.test(key) || ORDER.test(key) || ORDER_OR_NOUN.test(key)
export const mayPress = ({ key }: Spelling): boolean =>
  /^(?:right|immediately|asap|warning|urgent|alert|attention)$|^breaking/.test(key)

/** Words at which an order begins. */
function orders({ words, text, isTitleCase }: Headline): number[] {
  return words.flatMap((word, i) => {
    const next = words[i + 1]
    // "Please Listen podcast": in sentence case a second capital is a name's.
    if (word.key === 'please' && !isTitleCase && next?.gap === ' ' && /^\p{Lu}\p{Ll}/u.test(next.text)) return NONE
    // "Please, finally stop …": the verb within two words.
    if (word.key === 'please' && word.quote < 0 && (i === 0 || /[,.!?;—–]\s+$/.test(word.gap)))
      return words.slice(i + 1, i + 3).some(({ key }) => isBaseVerb(key)) ? [i] : NONE
    if ((i > 0 && (word.gap === ' ' || !/[.!?;—–]\s+$/.test(word.gap))) || word.quote >= 0) return NONE
    if (next === undefined || next.gap !== ' ' || TITLED.test(text.slice(word.start))) return NONE
    const isOrder = ORDER.test(word.key) && (NEXT.test(next.key) || /^(?:don't|let's)$/.test(word.key))
    const isMaybe =
      ORDER_OR_NOUN.test(word.key) && (NEXT_OF_NOUN.test(next.key) || (word.key === 'stop' && /ing$/.test(next.key)))
    // "Try not to laugh", "Get ready for it", "Mask up"
    const isPair = PAIRS.has(`${word.key} ${next.key}`)
    return isOrder || isMaybe || isPair ? [i] : NONE
  })
}

/** "Watch as the tower falls", "Stop peeling carrots". */
export function imperative(headline: Headline): Cue[] {
  return orders(headline).map((i) => ({
    tactic: 'second-person',
    severity: 2,
    reason: 'tells the reader to do something',
    first: i,
    last: i,
  }))
}

/** "Right now" in an order or a demand; elsewhere it is a time. */
export function urgency(headline: Headline): Cue[] {
  const { words, text } = headline
  // "BREAKING:" before news that is printed, not broken.
  if (/^BREAKING(?: NEWS)?\s*[:!|–—-]/.test(text))
    return [
      { tactic: 'false-urgency', severity: 2, reason: 'presses for attention or action at once', first: 0, last: 0 },
    ]
  // "WARNING: If your phone …": an alarm rung at the reader.
  if (/^(?:WARNING|URGENT|ALERT|ATTENTION)\s*[:!|–—-]/.test(text) && /\byou(?:r|rs)?\b/i.test(text))
    return [
      { tactic: 'false-urgency', severity: 2, reason: 'presses for attention or action at once', first: 0, last: 0 },
      {
        tactic: 'fear-appeal',
        severity: 2,
        reason: 'makes the threat larger or nearer than the fact',
        first: 0,
        last: 0,
      },
    ]
  if (!/\b(?:right now|immediately|asap)\b/i.test(text)) return []
  const isDemand =
    orders(headline).length > 0 ||
    /\b(?:(?:you|we|they) (?:should|must|need|have) |should you |need(?:s)? to |must )/i.test(text)
  if (!isDemand) return []
  return words.flatMap((word, i): Cue[] => {
    const isPair = word.key === 'right' && words[i + 1]?.key === 'now'
    if (word.quote >= 0 || !(isPair || /^(?:immediately|asap)$/.test(word.key))) return []
    return [
      {
        tactic: 'false-urgency',
        severity: 2,
        reason: 'presses for attention or action at once',
        first: i,
        last: isPair ? i + 1 : i,
      },
    ]
  })
}

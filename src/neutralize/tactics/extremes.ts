/** Words for all and for none, and superlatives of things that nobody measures. */
import { dictionary } from '../../text/dictionary.ts'
import type { Cue, Headline, Spelling, Word } from '../headline/words.ts'
import { SUPERLATIVE } from '../words/superlative.ts'

const hyperbole = (first: number, last: number): Cue => ({
  tactic: 'hyperbole',
  severity: 2,
  reason: 'goes beyond the fact',
  first,
  last,
})

/** "The hardest quiz you'll ever take": a superlative and its "ever", some words apart; what is measured may be a record. */
export function superlativeEver({ words, text }: Headline): Cue[] {
  if (!/ever/i.test(text)) return []
  return words.flatMap((word, i): Cue[] => {
    if (
      word.key !== 'ever' ||
      word.quote >= 0 ||
      /^(?:recorded|measured|since|observed)$/.test(words[i + 1]?.key ?? '')
    )
      return []
    const from = Math.max(0, i - 8)
    const first = words
      .slice(from, i)
      .findIndex(
        ({ key, quote }) =>
          quote < 0 && (key === 'least' || SUPERLATIVE.test(key)) && !MEASURED.test(key.replace(RANK, '')),
      )
    return first < 0 ? [] : [hyperbole(from + first, i)]
  })
}

/** "the third-highest jackpot ever" */
const RANK = /^(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:nd|rd|th))-/

/** What can be counted, weighed or dated, and nouns that end alike. */
const MEASURED =
  /^(?:largest|biggest|smallest|oldest|youngest|richest|poorest|highest|lowest|longest|shortest|tallest|deepest|fastest|slowest|newest|latest|nearest|wealthiest|busiest|heaviest|earliest|closest|hottest|coldest|warmest|wettest|driest|safest|cheapest|deadliest|steepest|widest|strongest|weakest|northernmost|southernmost|honest|modest|interest|forest|harvest|protest|contest|request|arrest|invest|suggest|priest|digest|guest|quest|west|rest|test|nest|chest|pest|midwest|northwest|southwest|earnest|conquest|everest|budapest)$/

/** "21 corniest jokes": the superlative of a list, between its count and its things. */
export function listSuperlative(words: readonly Word[], first: number, last: number): Cue[] {
  for (let i = first + 1; i <= last; i++) {
    const { key, quote } = words[i]!
    if (quote < 0 && key !== 'best' && /(?:iest|[^aeiour]est)$/.test(key) && !MEASURED.test(key))
      return [hyperbole(i, i)]
  }
  return []
}

/** Whether the words around make each of these a plain count of people or things, or a name. */
const PLAIN = dictionary<(before: string, after: string, second: string) => boolean>({
  // "gives everyone a ticket" says to whom.
  everyone: (before, after) =>
    /^(?:not|nearly|almost|for|to|than|with|of|giv\w+|gave|tells?|told|offer\w*|pays?|lets?|ask\w*|sen[dt]\w*|remind\w*|warn\w*|invit\w+|thank\w*|buys?|bought)$/.test(
      before,
    ) ||
    /^(?:over|aged|in|on|at)$/.test(after) ||
    // "Norwell, Skerra and everyone else": the rest.
    (/^(?:and|versus|vs)$/.test(before) && after === 'else'),
  nobody: (_, after, second) => IS_HARMED.test(after) || (/^(?:is|was|were)$/.test(after) && IS_HARMED.test(second)),
  // "Everything announced at the Skerra show": a list of it.
  everything: (before, after, second) =>
    /^(?:not|nearly|almost)$/.test(before) ||
    /^(?:from|we|you|but|possible|new|announced|revealed|unveiled|shown|coming|leaked|included)$/.test(after) ||
    (after === 'by' && second === 'the') ||
    (after === 'else' && !/^(?:you|about|to)$/.test(second) && /^(?:we|we're|coming|announced|new)$/.test(second)) ||
    (after === 'at' && second === 'once'),
  forever: (before, after) =>
    /^(?:chemicals?|wars?|stamps?|homes?|21)$/.test(after) || /^(?:hold|holding|held)$/.test(before),
})
const IS_HARMED =
  /^(?:hurt|injured|killed|charged|arrested|dies|died|has|yet|in|on|at|aboard|wins|won|matched|survived|else)$/

export const mayBeAbsolute = ({ key, base }: Spelling): boolean =>
  key === 'no' || base === 'everybody' || PLAIN[base] !== undefined

/** "Everyone", "nobody", "everything", "forever" where somebody, something and long would be true. */
export function absolutes({ words, text }: Headline): Cue[] {
  if (!/\b(?:every|nobody|no one|forever)/i.test(text)) return []
  return words.flatMap((word, i): Cue[] => {
    if (word.quote >= 0) return []
    const isPair = word.key === 'no' && words[i + 1]?.key === 'one' && words[i + 1]!.gap === ' '
    const last = isPair ? i + 1 : i
    const isPlain = PLAIN[isPair ? 'nobody' : word.base === 'everybody' ? 'everyone' : word.base]
    if (isPlain === undefined || (word.base === 'forever' && i === 0)) return []
    const keyAt = (at: number) => words[at]?.key ?? ''
    return isPlain(keyAt(i - 1), keyAt(last + 1), keyAt(last + 2)) ? [] : [hyperbole(i, last)]
  })
}

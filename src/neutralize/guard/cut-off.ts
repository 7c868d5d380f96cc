/** A text that ends in a word which something has to follow: the rest of it got lost, whoever says so or not. */
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const DETERMINERS = set('a an the its their our my whose')
const JOINERS = set('and or nor but than as while because although if')
/** Left alone where what belongs to them stands before them, as in a question. */
const STRANDED = set(
  `of by for from with to at into onto upon against between among until amid despite during without within toward
  towards per via is are was were`,
)
/** A part of the verb, too: "thieves broke in". */
const PARTICLES = set('in on over under about around along across through behind beyond near off before after since')
const TIMES = set(
  `last next this again today yesterday tomorrow tonight early late monday tuesday wednesday thursday friday saturday
  sunday`,
)
const STRANDING = /\b(?:what|who|whom|whose|which|where|when|why|how|that|those|than)\b/i

/** The words with which something ends in the source, and those that have a noun behind them, as far as that shows. */
const placesOf = oncePerSource(({ parts }) => {
  const ending = new Set<string>()
  const holding = new Set<string>()
  for (const { text } of parts)
    for (const [, word, next] of text.toLowerCase().matchAll(/([\p{L}\p{N}]+)(?=(?: ([\p{L}\p{N}]+))?)/gu)) {
      if (next === undefined) ending.add(word!)
      else if (![JOINERS, STRANDED, PARTICLES, TIMES].some((others) => others.has(next))) holding.add(word!)
    }
  return { ending, holding }
})

/** @returns where the last word begins, null where it may be the last */
export function cutOffFrom(facts: SourceFacts, candidate: string): number | null {
  const from = candidate.lastIndexOf(' ') + 1
  const word = candidate.slice(from)
  const isOpener = DETERMINERS.has(word) || JOINERS.has(word)
  if (!isOpener && !PARTICLES.has(word) && !STRANDED.has(word)) return null
  const { ending, holding } = placesOf(facts)
  if (ending.has(word) || (PARTICLES.has(word) && !holding.has(word))) return null
  return isOpener || !STRANDING.test(candidate) ? from : null
}

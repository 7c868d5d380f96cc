/** A text that ends in a word which something has to follow: the rest of it got lost, whoever says so or not. */
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const OPENERS = set('a an the its their our my whose and or nor but than as while because although if')
/** Left alone where what belongs to them stands before them, as in a question. */
const STRANDED = set(
  `of by for from with to at into onto upon against between among until amid despite during without within toward
  towards per via is are was were`,
)
/** A part of the verb, too: "thieves broke in". */
const PARTICLES = set('in on over under about around along across through behind beyond near off before after since')
const STRANDING = /\b(?:what|who|whom|whose|which|where|when|why|how|that|those|than)\b/i

/** The words of a source before which something ends there, and those that something follows in each place. */
const placesOf = oncePerSource(({ parts }) => {
  const ending = new Set<string>()
  const followed = new Set<string>()
  for (const { text } of parts)
    for (const [, word, next] of text.matchAll(/([\p{L}\p{N}]+)(?=( [\p{L}\p{N}])?)/gu))
      (next === undefined ? ending : followed).add(word!.toLowerCase())
  return { ending, followed }
})

/** @returns where the last word begins, null where it may be the last */
export function cutOffFrom(facts: SourceFacts, candidate: string): number | null {
  const from = candidate.lastIndexOf(' ') + 1
  const word = candidate.slice(from)
  const isOpener = OPENERS.has(word)
  const isParticle = !isOpener && PARTICLES.has(word)
  if (!isOpener && !isParticle && !STRANDED.has(word)) return null
  const { ending, followed } = placesOf(facts)
  if (ending.has(word) || (isParticle && !followed.has(word))) return null
  return isOpener || !STRANDING.test(candidate) ? from : null
}

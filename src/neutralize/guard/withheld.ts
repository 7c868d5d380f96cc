/**
 * What a candidate says about its headline and not about the event: that the headline keeps a fact back ("…; headline
 * does not say why", "…, cause not stated"). It is no denial of the event, so the other rules read the candidate without
 * it, where it is true of the headline and speaks of nothing else.
 */

import { analyze } from '../../text/analyze.ts'
import { once } from '../../text/memoize.ts'
import { isAccusing, lexemeOf } from '../clause/lexicon.ts'
import type { SourceFacts } from '../facts/facts.ts'

/** A look that nearly every candidate ends at. */
const HINT = /\b(?:headline|title|article|(?:not|no) .*(?:stated|specified|given|named)\b)/i

const HEADLINE = '(?:the |its )?(?:headline|title)'
const KEEPS_BACK =
  "(?:do(?:es)? not|doesn[’']t) (?:say|state|name|give|specify|explain|identify|mention|tell|disclose|list|describe|detail|include)"
const KEPT_BACK =
  '(?:stated|specified|given|named|identified|mentioned|explained|described|listed|detailed|disclosed|included)'
const IN_HEADLINE = `in ${HEADLINE}`

/** In each, `what` is what is kept back; the first two stand at the end, the last two also before a further comma. */
const shapes = once((): readonly RegExp[] => [
  new RegExp(`(?:[,;:]| [–—-])(?: (?:but|though|and|while|although))? ${HEADLINE} ${KEEPS_BACK}(?<what>[^,;:]*)$`, 'i'),
  new RegExp(
    `(?:[,;:]| [–—-])(?: (?:but|and|with|its|the))*(?<what> [^,;:]*?) (?:(?:is |are )?not ${KEPT_BACK} ${IN_HEADLINE}|not (?:stated|specified))$`,
    'i',
  ),
  new RegExp(`, with no(?<what> [^,;:]*?) (?:stated|specified|given)(?: ${IN_HEADLINE})?$`, 'i'),
  new RegExp(`,? (?:(?:who|that|which) (?:is|are) )?not ${KEPT_BACK} ${IN_HEADLINE}(?:,|$)`, 'i'),
  new RegExp(`, (?:whose(?<what> [a-z ]+?)|which|whom?) ${HEADLINE} ${KEEPS_BACK}(?:,|$)`, 'i'),
])

/** Kinds of facts a headline may keep back, and small words around them. */
const kinds = once(
  () =>
    new Set(
      analyze(
        `reason cause motive detail name identity number amount figure sum price cost date time day place location site outcome
     result resolution answer term condition content finding criterion criteria method mean meaning impact effect
     consequence implication winner loser source change explanation evidence response example specific scope size extent
     subject topic context circumstance basis charge payer person people company country type kind option choice
     expected possible exact further other more he she him her which who whom what when where why how whether it they them their this that
     is are was were will would do does did to of for in on by the a an and or nor any`,
      ),
    ),
)

/** Of which no more is told than that it is asked; whoever is named in it the headline names. */
const QUESTION = () =>
  /^ (?:(?:from|to|by|with|for|of|in|at|on) )?(?:who|whom|whose|what|which|where|when|why|how|whether)\b(?!.* \p{Lu})/u

const ASKS_WHY = /\b(?:why|reasons?|cause|motive)\b/i
const ASKS_WHEN = /\b(?:when|date|day|time)\b/i
const ASKS_HOW_MANY = /\b(?:how many|how much|numbers?|amounts?|figures?|sum|price|cost)\b/i
const TELLS_WHY = /\b(?:because|due to|owing to|thanks to)\b/i
const TELLS_WHEN =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:yesterday|today|tomorrow|tonight)\b|\b(?:19|20)\d\d\b/i
const LEFT_AT_LEAST = 3

/** @returns the candidate with blanks in place of what it truly says the headline keeps back, as long as before */
export function withoutWithheld(facts: SourceFacts, candidate: string): string {
  if (!HINT.test(candidate)) return candidate
  for (const shape of shapes()) {
    const found = shape.exec(candidate)
    if (found === null || !isKeptBack(facts, found.groups?.['what'] ?? '')) continue
    const told =
      candidate.slice(0, found.index) + ' '.repeat(found[0].length) + candidate.slice(found.index + found[0].length)
    if (told.trim().split(/\s+/).length >= LEFT_AT_LEAST) return told
  }
  return candidate
}

/** Whether it asks, or is a kind of fact or one that the headline speaks of, and is nothing that the headline tells. */
function isKeptBack(facts: SourceFacts, what: string): boolean {
  const { headline } = facts.source
  if (/\d/.test(what)) return false
  if (ASKS_WHY.test(what) && TELLS_WHY.test(headline)) return false
  if (ASKS_WHEN.test(what) && TELLS_WHEN.test(headline)) return false
  if (ASKS_HOW_MANY.test(what) && /\d/.test(headline)) return false
  const isQuestion = QUESTION().test(what)
  return analyze(what).every(
    (stem) => kinds().has(stem) || facts.stems.has(stem) || (isQuestion && !lexemeOf(stem).senses.some(isAccusing)),
  )
}

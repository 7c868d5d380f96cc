/**
 * What a candidate says about its headline and not about the event: that the headline keeps a fact back ("…; headline
 * does not say why", "…, cause not stated"). It is no denial of the event, so the other rules read the candidate without
 * it, where it is true of the headline and speaks of nothing else.
 */

import { analyze } from '../../text/analyze.ts'
import { once } from '../../text/memoize.ts'
import { ALLEGATION, NEGATOR, POSSIBILITY } from '../clause/lexicon.ts'
import { NAMED } from '../clause/words.ts'
import type { SourceFacts } from '../facts/facts.ts'
import { verbOperatorOf } from '../facts/modality-operators.ts'

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
  new RegExp(`, with no(?<what> [^,;:]*?) (?:(?:stated|specified)(?: ${IN_HEADLINE})?|given ${IN_HEADLINE})$`, 'i'),
  new RegExp(`,? (?:(?:who|that|which) (?:is|are) )?not ${KEPT_BACK} ${IN_HEADLINE}(?:,|$)`, 'i'),
  new RegExp(`, (?:whose(?<what> [a-z ]+?)|which|whom?) ${HEADLINE} ${KEEPS_BACK}(?:,|$)`, 'i'),
])

/** Kinds of facts a headline may keep back, deeds that tell nothing of them, and small words around them. */
const kinds = once(
  () =>
    new Set(
      analyze(
        `reason cause motive detail name identity number amount figure sum price cost date time day place location site outcome
     result resolution answer term condition content finding criterion criteria method mean meaning impact effect
     consequence implication winner loser source change explanation evidence response example specific scope size extent
     subject topic context circumstance basis charge person people company country type kind option choice
     use cover change find found which who whom what when where why how whether him her`,
      ),
    ),
)

const SMALL =
  /^(?:expected|possible|exact|further|other|else|more|he|she|it|they|them|their|this|that|is|are|was|were|will|would|do|does|did|to|of|for|from|in|on|by|with|the|a|an|and|or|nor|any)$/

const IS_QUESTION =
  /^ (?:(?:from|to|by|with|for|of|in|at|on) )?(?:who|whom|whose|what|which|where|when|why|how|whether)\b/
/** Of what the headline names it may yet say no more: which it is, or why. */
const SAYS_NO_MORE = /\b(?:specify|explain|identify|name|describe|detail)\b/i

const ASKS_WHY = /\b(?:why|reasons?|cause|motive)\b/i
const ASKS_WHEN = /\b(?:when|date|day|time)\b/i
const ASKS_HOW_MANY = /\b(?:how many|how much|numbers?|amounts?|figures?|sum|price|cost)\b/i
const TELLS_WHY = /\b(?:because|due to|owing to|thanks to|over|amid)\b/i
const TELLS_WHEN =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:yesterday|today|tomorrow|tonight)\b|\b(?:19|20)\d\d\b/i
const ASKS_WHERE = /\b(?:where|place|location|site)\b/i
const TELLS_WHERE = () => /\b(?:in|at|near|off|outside|from) \p{Lu}/u
const LEFT_AT_LEAST = 3

/** @returns the candidate with blanks in place of what it truly says the headline keeps back, as long as before */
export function withoutWithheld(facts: SourceFacts, candidate: string): string {
  if (!HINT.test(candidate)) return candidate
  for (const shape of shapes()) {
    const found = shape.exec(candidate)
    if (found === null) continue
    const what = found.groups?.['what']
    // "Ruiz, who is not named in the headline": he is.
    const isHere = what === undefined && isNamedBefore(facts, candidate.slice(0, found.index))
    if (isHere || !isKeptBack(facts, found[0], what)) return candidate
    const told =
      candidate.slice(0, found.index) + ' '.repeat(found[0].length) + candidate.slice(found.index + found[0].length)
    if (told.trim().split(/\s+/).length >= LEFT_AT_LEAST) return told
  }
  return candidate
}

/** Whether the last word of it is a name that the headline has. */
function isNamedBefore({ headline: { words } }: SourceFacts, told: string): boolean {
  const last = /\p{Lu}[\p{L}'’-]*$/u.exec(told)?.[0]
  return last !== undefined && words.some(({ raw, marks }) => raw === last && (marks & NAMED) !== 0)
}

/**
 * Whether it is a kind of fact, or asks for one in the words of the headline, and is nothing that the headline tells. Any
 * other word of a question would tell something: "does not say who pushed him".
 */
function isKeptBack(facts: SourceFacts, phrase: string, what = ''): boolean {
  const { headline } = facts.source
  if (/\d/.test(what)) return false
  if (ASKS_WHY.test(what) && TELLS_WHY.test(headline)) return false
  if (ASKS_WHEN.test(what) && TELLS_WHEN.test(headline)) return false
  if (ASKS_WHERE.test(what) && TELLS_WHERE().test(headline)) return false
  if (ASKS_HOW_MANY.test(what) && facts.headline.numbers.some(({ isImplied }) => !isImplied)) return false
  if (isToldOfSomebody(facts, what)) return false
  const stems = analyze(what.replace(/\p{L}+/gu, (word) => (SMALL.test(word.toLowerCase()) ? '' : word)))
  const isOfKind = (stem: string) => kinds().has(stem)
  if (stems.length > 0 && !stems.some(isOfKind) && !SAYS_NO_MORE.test(phrase)) return false
  // What is denied or in doubt is not to be asked for as if it were so.
  if (IS_QUESTION.test(what) && isDoubtful(facts)) return stems.every(isOfKind)
  return stems.every((stem) => isOfKind(stem) || facts.stems.has(stem))
}

/** "from whom", "who demands": the headline has the same word, and somebody in front of the deed. */
function isToldOfSomebody({ headline: { words } }: SourceFacts, what: string): boolean {
  const by = /^ (from|to|by|with|for|of|in|at|on) (?:whom?|what|which)\b/.exec(what)?.[1]
  if (by !== undefined) return words.some(({ lexeme }) => lexeme.key === by)
  const deed = /^ who (\p{L}+)/u.exec(what)?.[1]
  return (
    deed !== undefined &&
    words.some(({ lexeme }, i) => i > 0 && lexeme.key === deed && (words[i - 1]!.marks & NAMED) !== 0)
  )
}

const isDoubtful = ({ headline: { words }, headlineFlags }: SourceFacts): boolean =>
  (headlineFlags & (NEGATOR | POSSIBILITY | ALLEGATION)) !== 0 ||
  words.some((word) => verbOperatorOf(word)?.denies === true)

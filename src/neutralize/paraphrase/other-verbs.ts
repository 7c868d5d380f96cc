/** Which other verb may stand for one in its sentence: before what follows it, with its preposition or without. */
import { memoize } from '../../text/memoize.ts'
import { isGerund, isParticiple } from '../words/vocabulary.ts'
import type { VerbForms } from '../words/word-forms.ts'
import { ENDS_OBJECT, verbsInContext, verbsInSomeContext } from './verb-contexts.ts'
import { saysTheSame } from './verb-objects.ts'
import { hasVerbWording, verbWordingOf, wordedVerbsOf } from './verb-wordings.ts'

/** They have no object. */
const INTRANSITIVE =
  /^(?:resign|disappear|vanish|emerge|apologize|testify|retire|respond|comment|return|die|campaign|appear|perform)$/

/** What may stand for a verb somewhere, with whatever preposition. */
export const someVerbsFor = memoize(
  (base): readonly VerbForms[] => [
    ...verbsInSomeContext(base),
    ...wordedVerbsOf(base).flatMap((verb) => verbWordingOf(verb).verbs),
  ],
  1000,
)

/**
 * Other verbs for one that stands before `rest`, wherever that is.
 * @returns the preposition that goes with the verb, where one does
 */
export function otherVerbsFor(
  base: string,
  subject: string,
  rest: string,
): { verbs: readonly VerbForms[]; particle: string } {
  const [first = '', second] = rest.split(' ', 2) as [string, string?]
  const here = verbsInContext(base, rest)
  if (REFLEXIVE.test(first) || BEFORE_VERB.test(rest)) return NO_VERBS
  if (here.length > 0) return { verbs: here, particle: '' }
  if (
    second !== undefined &&
    hasVerbWording(`${base} ${first}`) &&
    saysTheSame(`${base} ${first}`, subject, rest.slice(first.length + 1))
  ) {
    const { verbs } = verbWordingOf(`${base} ${first}`)
    const isAsked = (verb: VerbForms) => verb.base !== 'request' || !/ to \p{Ll}/u.test(rest)
    if (verbs.length > 0) return { verbs: verbs.filter((verb) => fits(verb, second) && isAsked(verb)), particle: first }
  }
  const isState = base === 'remain'
  if (
    first === '' ||
    ENDS_OBJECT().test(first) ||
    (!isState && (isParticiple(first) || isGerund(first))) ||
    !saysTheSame(base, subject, rest) ||
    INTRANSITIVE.test(base)
  )
    return NO_VERBS
  const isClause = startsClause(rest)
  return {
    verbs: verbWordingOf(base).verbs.filter((verb) => fits(verb, first) && !(isClause && verb.base.includes(' '))),
    particle: '',
  }
}

const NO_VERBS = { verbs: [], particle: '' }
const REFLEXIVE = /^(?:himself|herself|itself|themselves|oneself)$/

/** "bars no longer serve": the verb stands behind. */
const BEFORE_VERB = /^no longer [a-z]/

/** "gives a warning to" takes no clause: "warns port is closed". */
export const startsClause = (rest: string): boolean =>
  /^(?:(?!(?:as|after|before|when|while|who|that|which|where|because|if|since|for|and|but)\b)[^\s,;:]+ ){1,6}(?:is|are|was|were|will|would|has|have|had|could|may|might|can|must|should|does|do|did|says?|needs?|wants?)\b|^(?:he|she|they|we|I) /.test(
    rest,
  )

/** "holds a meeting with" before "with troops", "takes control of" before "as captain". */
const fits = (verb: VerbForms, next: string): boolean => {
  const last = verb.base.slice(verb.base.lastIndexOf(' ') + 1)
  return (
    last === verb.base || (last !== next && !(/^(?:of|to|with|for|against)$/.test(last) && ENDS_OBJECT().test(next)))
  )
}

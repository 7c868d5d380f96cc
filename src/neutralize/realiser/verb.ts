/** The same deed by another verb. */

import { startsClause } from '../paraphrase/other-verbs.ts'
import { asUndergone, otherParticiples } from '../paraphrase/passives.ts'
import { verbsInContext } from '../paraphrase/verb-contexts.ts'
import { SAME_AS_NOUN, saysTheSame } from '../paraphrase/verb-objects.ts'
import { verbWordingOf } from '../paraphrase/verb-wordings.ts'
import { have, sentence, startsAdjunct } from '../plain/grammar.ts'
import { adverbOf, joinedAs } from '../statement/joined.ts'
import type { Statement } from '../statement/kind.ts'
import type { VerbForms } from '../words/word-forms.ts'
import { inPastTense, isEvent } from './verb-tense.ts'

interface Wording {
  nouns: string[]
  verbs: readonly VerbForms[]
  particle: string
  /** What follows has been looked at: no other check is needed. */
  isSure?: boolean
}

/** Wordings of the verb, with and without the preposition that begins the rest. */
export function wordingsOf(statement: Statement): Wording[] {
  const base = statement.forms!.base
  const particle =
    /^(?:to|on|at|in|for|with|about|against|over|of|after|from|into|up|off|out)\b/.exec(statement.rest)?.[0] ?? ''
  const bare = verbWordingOf(base)
  const found: Wording[] = saysTheSame(base, statement.subject, statement.rest)
    ? [{ ...bare, particle: '' }]
    : SAME_AS_NOUN.test(base)
      ? [{ nouns: bare.nouns, verbs: [], particle: '' }]
      : []
  const here = verbsInContext(base, statement.rest)
  if (here.length > 0) found.unshift({ nouns: [], verbs: here, particle: '', isSure: true })
  const behind = statement.rest.slice(particle.length).trim()
  if (particle !== '' && saysTheSame(`${base} ${particle}`, statement.subject, behind))
    found.unshift({ ...verbWordingOf(`${base} ${particle}`), particle })
  return found
}

/** The same deed by other verbs, and each of them in the past, the perfect and as what is reported. */
export function otherVerbs(statement: Statement): string[] {
  const { kind, forms, rest } = statement
  if (/passive$/.test(kind)) return [...otherParticiples(statement), ...asUndergone(statement)]
  if (forms === null || kind === 'copula' || statement.group.split(' ').length > 2) return []
  const adverb = adverbOf(statement.group)
  const mayStandAlone = NEEDS_NO_OBJECT.test(forms.base)
  const told: string[] = []
  const retold: string[] = []
  for (const { verbs, particle, isSure } of wordingsOf(statement))
    for (const [i, verb] of verbs.entries()) {
      if (
        !isSure &&
        particle === '' &&
        statement.object === '' &&
        !(mayStandAlone && (rest === '' || startsAdjunct(rest)))
      )
        continue
      // "admits to killing": the preposition belongs to the one verb and not to the other.
      if (!isSure && particle === '' && /^(?:to|of|about|against|into|with)\b/.test(rest)) continue
      const after = particle === '' ? rest : rest.slice(particle.length).trim()
      // "give a warning to" needs somebody to give it to.
      const wantsObject = / (?:to|for|on|with|against|at|of|from|into)$/.test(verb.base)
      if (!isSure && wantsObject && particle === '' && statement.object === '') continue
      // "takes control of" before "as captain"
      if (!isSure && wantsObject && particle !== '' && STARTS_NO_OBJECT.test(after)) continue
      if (particle === '' && verb.base.includes(' ') && startsClause(after)) continue
      // "calls for cuts to stop": to request cuts would be the contrary.
      if (verb.base === 'request' && / to \p{Ll}/u.test(after)) continue
      // "holds a meeting with" before "with troops".
      if (verb.base.includes(' ') && after.split(' ')[0] === verb.base.split(' ').at(-1)) continue
      const group = groupWith({ ...statement, group: statement.group.slice(adverb.length) }, verb)
      if (group === null) continue
      told.push(sentence(statement, adverb + group, after))
      if (isEvent(statement)) {
        const isPerfect = i % 2 === 0
        const behind = joinedAs({ ...statement, rest: after }, isPerfect ? 'participle' : 'past')
        if (behind === null) continue
        retold.push(
          isPerfect
            ? sentence(statement, `${have(statement.isPlural)} ${adverb}${verb.participle}`, behind)
            : sentence(statement, adverb + verb.past, inPastTense(behind)),
        )
      }
    }
  return [...told, ...retold]
}

/** With their other verbs: who hides conceals nothing, and who concedes a race admits nothing. */
const NEEDS_NO_OBJECT =
  /^(?:aid|apologi[sz]e|climb|decline|disappear|donate|drop|fall|grow|jump|relocate|remain|reopen|resign|respond|resume|return|rise|slide|slump|surge|vanish)$/
const STARTS_NO_OBJECT = /^$|^(?:as|in|at|by|after|before|for|over|on|with|from)\b/

function groupWith({ kind, group, isPlural }: Statement, verb: VerbForms): string | null {
  if (/\b(?:not|never|n't)\b|n['’]t\b/.test(group)) return null
  if (kind === 'present') return isPlural ? verb.base : verb.third
  if (kind === 'past') return verb.past
  if (kind === 'perfect')
    return /^(?:has|have|had) \S+$/.test(group) ? `${group.split(' ')[0]} ${verb.participle}` : null
  // "must plan to sell": to intend it is nobody's duty.
  if (kind === 'modal' && /^(?:intend|plan) to$/.test(verb.base)) return null
  if (kind === 'modal') return /^\S+ \S+$/.test(group) ? `${group.split(' ')[0]} ${verb.base}` : null
  if (kind === 'future') return /^to \S+$/.test(group) ? `to ${verb.base}` : null
  if (kind === 'progressive' && /^(?:is|are|was|were) \S+$/.test(group)) return `${group.split(' ')[0]} ${verb.gerund}`
  return null
}

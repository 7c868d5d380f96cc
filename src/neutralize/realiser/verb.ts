/** The same statement by another verb: of the same deed, and of what is done to somebody. */
import { dictionary } from '../../text/dictionary.ts'
import { adverbOf, joinedAs } from '../statement/joined.ts'
import type { Statement } from '../statement/kind.ts'
import type { VerbForms } from '../words/word-forms.ts'
import { SAME_AS_NOUN, saysTheSame } from './verb-objects.ts'
import { inPastTense, isEvent } from './verb-tense.ts'
import { verbsInContext, verbWordingOf } from './verb-wordings.ts'
import { be, have, sentence, startsAdjunct } from './words.ts'

interface Wording {
  nouns: string[]
  verbs: VerbForms[]
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
  const found: Wording[] = saysTheSame(base, statement, statement.rest)
    ? [{ ...bare, particle: '' }]
    : SAME_AS_NOUN.test(base)
      ? [{ nouns: bare.nouns, verbs: [], particle: '' }]
      : []
  const here = verbsInContext(base, statement.rest)
  if (here.length > 0) found.unshift({ nouns: [], verbs: here, particle: '', isSure: true })
  const behind = statement.rest.slice(particle.length).trim()
  if (particle !== '' && saysTheSame(`${base} ${particle}`, statement, behind))
    found.unshift({ ...verbWordingOf(`${base} ${particle}`), particle })
  return found
}

/** The same deed by other verbs, and each of them in the past, the perfect and as what is reported. */
export function otherVerbs(statement: Statement): string[] {
  const { kind, forms, rest } = statement
  if (/passive$/.test(kind)) return otherParticiples(statement)
  if (forms === null || kind === 'copula' || statement.group.split(' ').length > 2) return []
  const adverb = adverbOf(statement.group)
  const told: string[] = []
  const retold: string[] = []
  for (const { verbs, particle, isSure } of wordingsOf(statement))
    for (const [i, verb] of verbs.entries()) {
      if (!isSure && particle === '' && statement.object === '' && rest !== '' && !startsAdjunct(rest)) continue
      // "admits to killing": the preposition belongs to the one verb and not to the other.
      if (!isSure && particle === '' && /^(?:to|of|about|against|into|with)\b/.test(rest)) continue
      const after = particle === '' ? rest : rest.slice(particle.length).trim()
      // "give a warning to" needs somebody to give it to.
      const wantsObject = / (?:to|for|on|with|against|at|of|from|into)$/.test(verb.base)
      if (!isSure && wantsObject && particle === '' && statement.object === '') continue
      // "warns family of fire": of what one is warned has no place behind "to".
      if (verb.base === 'give a warning to' && / of /.test(after)) continue
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

/** Participles with another that says the same of whoever it is done to. */
const SUFFERED = dictionary<string[]>({
  arrested: ['taken into custody'],
  detained: ['taken into custody'],
  injured: ['hurt'],
  wounded: ['hurt'],
  rescued: ['saved'],
  convicted: ['found guilty'],
  postponed: ['delayed', 'put off'],
  canceled: ['called off'],
  cancelled: ['called off'],
  closed: ['shut'],
  banned: ['barred', 'prohibited'],
  hospitalized: ['taken to hospital'],
  jailed: ['sent to jail', 'put in jail'],
  revealed: ['made public', 'made known'],
  announced: ['made public', 'made known'],
  unveiled: ['presented', 'made public'],
  forced: ['compelled', 'made'],
  urged: ['called on', 'asked'],
  allowed: ['permitted'],
  chosen: ['selected', 'picked'],
  selected: ['chosen', 'picked'],
  picked: ['chosen', 'selected'],
  linked: ['tied', 'connected'],
  honored: ['recognized'],
  struck: ['hit'],
  hit: ['struck'],
  blocked: ['stopped', 'halted'],
  rejected: ['turned down'],
  approved: ['given approval'],
  discovered: ['found'],
  found: ['discovered'],
  spotted: ['seen', 'sighted'],
  bought: ['purchased'],
  built: ['constructed'],
  extended: ['prolonged'],
  warned: ['cautioned', 'given a warning'],
  praised: ['commended'],
  sued: ['taken to court'],
  stopped: ['halted'],
  released: ['made public'],
  published: ['released', 'made public'],
})

/** What is done to somebody by another participle: "is called off", "has been put off". */
function otherParticiples(statement: Statement): string[] {
  const { kind, group, isPlural: isMany, rest } = statement
  const isBare = kind === 'bare-passive'
  const words = group.split(' ')
  if (!isBare && !(kind === 'passive' && /^(?:is|are|was|were)$/.test(words[0]!) && words.length === 2)) return []
  const participle = words.at(-1)!
  // "found guilty", "hit hard", "released from jail": with a state or a way behind it the word means something else.
  if (/^(?:found|released|made|picked)$/.test(participle) && !/^(?:in|on|near|at|by|after|as)\b|^$/.test(rest))
    return []
  if (
    participle === 'released' &&
    !/(?:report|reports|documents?|files|video|footage|records|data|results|study|letter|memo|transcripts?|emails|images|photos)$/i.test(
      statement.subject,
    )
  )
    return []
  // A deal is struck and closed in another sense; a record is hit.
  if (/^(?:struck|hit)$/.test(participle) && !/^by\b/.test(rest)) return []
  if (
    /^(?:deal|deals|agreement|agreements|bargain|truce|case|markets?|shares|stocks)$/i.test(
      statement.subject.split(' ').at(-1)!,
    )
  )
    return []
  const isBefore = /^w/.test(words[0]!)
  return (SUFFERED[participle] ?? []).flatMap((other) => [
    sentence(statement, `${be(isMany, isBefore)} ${other}`),
    ...(isBefore ? [] : [sentence(statement, `${have(isMany)} been ${other}`)]),
  ])
}

function groupWith({ kind, group, isPlural }: Statement, verb: VerbForms): string | null {
  if (/\b(?:not|never|n't)\b|n['’]t\b/.test(group)) return null
  if (kind === 'present') return isPlural ? verb.base : verb.third
  if (kind === 'past') return verb.past
  if (kind === 'perfect')
    return /^(?:has|have|had) \S+$/.test(group) ? `${group.split(' ')[0]} ${verb.participle}` : null
  if (kind === 'modal') return /^\S+ \S+$/.test(group) ? `${group.split(' ')[0]} ${verb.base}` : null
  if (kind === 'future') return /^to \S+$/.test(group) ? `to ${verb.base}` : null
  if (kind === 'progressive' && /^(?:is|are|was|were) \S+$/.test(group)) return `${group.split(' ')[0]} ${verb.gerund}`
  return null
}

/** The same statement by another verb group: another verb, the past, the perfect, another auxiliary. */
import { be, have, inQuotes, secondVerb, sentence, startsAdjunct } from './realiser-words.ts'
import type { Statement } from './statement-kind.ts'
import { verbWordingOf } from './verb-wordings.ts'
import { isNoun, isThirdPerson, verbLemma } from './vocabulary.ts'
import { type VerbForms, verbForms } from './word-forms.ts'

/** Wordings of the verb, with and without the preposition that begins the rest. */
export function wordingsOf(statement: Statement): { nouns: string[]; verbs: VerbForms[]; particle: string }[] {
  const base = statement.forms!.base
  const particle =
    /^(?:to|on|at|in|for|with|about|against|over|of|after|from|into|up|off|out)\b/.exec(statement.rest)?.[0] ?? ''
  const bare = verbWordingOf(base)
  const found = [{ ...bare, particle: '' }]
  if (particle !== '') found.unshift({ ...verbWordingOf(`${base} ${particle}`), particle })
  return found
}

export function otherVerbs(statement: Statement): string[] {
  const { kind, forms, rest } = statement
  if (forms === null || statement.group.split(' ').length > 2) return []
  return wordingsOf(statement)
    .flatMap(({ verbs, particle }) =>
      verbs.flatMap((verb) => {
        if (particle === '' && statement.object === '' && rest !== '' && !startsAdjunct(rest)) return []
        // "admits to killing": the preposition belongs to the one verb and not to the other.
        if (particle === '' && /^(?:to|of|about|against|into|with)\b/.test(rest)) return []
        const after = particle === '' ? rest : rest.slice(particle.length).trim()
        // "give a warning to" needs somebody to give it to.
        const wantsObject = / (?:to|for|on|with|against|at|of|from|into)$/.test(verb.base)
        if (wantsObject && particle === '' && statement.object === '') return []
        // "holds a meeting with" before "with troops".
        if (verb.base.includes(' ') && after.split(' ')[0] === verb.base.split(' ').at(-1)) return []
        const group = groupWith(statement, verb)
        return group === null ? [] : [sentence(statement, group, after)]
      }),
    )
    .filter((text) => kind !== 'copula' && text !== '')
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

export const STATES =
  /^(?:be|have|know|want|need|love|like|mean|seem|look|remain|belong|own|believe|think|contain|include|cost|deserve|prefer|understand|exist|live|show|stay|hate|matter|depend|hope|fear)$/

/** "goes on trial in September", "opens on Friday": the present tense may stand for what is to come. */
function isScheduled(rest: string): boolean {
  return /\b(?:in|on|by|until|from|this|next|late|early) (?:early |late |mid-)?(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|\d{4}|week|weekend|month|year|fall|autumn|spring|summer|winter|season)\b|\b(?:tomorrow|tonight|soon|next)\b/.test(
    rest,
  )
}

/** Headlines tell the past in the present tense; a state or a habit is no event of the past. */
export function inPast(statement: Statement): string | null {
  const { kind, forms } = statement
  if (isScheduled(statement.rest)) return null
  if (kind !== 'present' || forms === null || STATES.test(forms.base.split(' ')[0]!)) return null
  if (!sameFirstWord(statement.group, isPlural(statement) ? forms.base : forms.third)) return null
  // "gets hurt, leaves game": a second verb that may be a noun would keep the old tense.
  const isMixed = [...statement.rest.matchAll(/(?:, |\band |\bthen )(\p{Ll}+)/gu)].some(
    ([, word]) => isThirdPerson(word!) && isNoun(word!),
  )
  return isMixed ? null : sentence(statement, forms.past, inPastTense(statement.rest))
}

/** "as costs rise" → "as costs rose", "and injures two" → "and injured two": what happened along with it. */
function inPastTense(rest: string): string {
  const words = rest.split(' ')
  return words
    .map((word, i) => {
      const before = (words[i - 1] ?? '').toLowerCase()
      if (!/^\p{Ll}+$/u.test(word) || inQuotes(rest, words.slice(0, i).join(' ').length + 1)) return word
      const base = verbLemma(word)
      if (base === undefined || STATES.test(base)) return word
      // "her comments", "seeks answers": after an owner or another verb it is a noun.
      if (
        /[’']s?$/.test(before) ||
        isThirdPerson(before) ||
        /^(?:the|a|an|his|her|its|their|of|for|in|on|with|to|from|by|no|any|some|more)$/.test(before)
      )
        return word
      const isJoined = /^(?:and|then|also|later)$/.test(before) || /,$/.test(before)
      const follows = words
        .slice(0, i)
        .some((other) => /^(?:as|after|while|when|before|since|because|who)$/i.test(other))
      const hasObject = /^(?:the|a|an|his|her|its|their|\p{Lu}|\d|[“‘"'$])/u.test(words[i + 1] ?? '')
      if (isThirdPerson(word) && (!isNoun(word) || (follows && hasObject)) && (isJoined || follows))
        return verbForms(base).past
      return word
    })
    .join(' ')
}

const isPlural = (statement: Statement): boolean => statement.isPlural
const sameFirstWord = (a: string, b: string): boolean => a.toLowerCase().split(' ')[0] === b.split(' ')[0]

/** "has given", "is being", "will", "could": the same certainty by other auxiliaries. */
export function otherGroups(statement: Statement): string[] {
  const { kind, group, forms } = statement
  const many = statement.isPlural
  const rest = group.split(' ').slice(1).join(' ')
  const ways: string[] = []
  const add = (other: string) => ways.push(sentence(statement, other))
  if (
    kind === 'present' &&
    !isScheduled(statement.rest) &&
    forms !== null &&
    !STATES.test(forms.base.split(' ')[0]!) &&
    secondVerb(statement.rest) === null &&
    group.split(' ').length === forms.third.split(' ').length
  )
    add(`${have(many)} ${forms.participle}`)
  if (kind === 'bare-passive') {
    add(`${be(many, false)} ${group}`)
    add(`${have(many)} been ${group}`)
  }
  if (kind === 'passive' && /^(?:is|are) /.test(group) && !/\bbeing\b/.test(rest)) {
    add(rest)
    add(`${have(many)} been ${rest}`)
  }
  if (kind === 'passive' && /^(?:was|were) /.test(group)) add(rest)
  if (kind === 'bare-progressive') add(`${be(many, false)} ${group}`)
  if (kind === 'progressive' && /^(?:is|are) \S+ing$/.test(group)) add(rest)
  if (kind === 'future' && /^to /.test(group)) {
    add(`will ${rest}`)
    add(`${be(many, false)} set to ${rest}`)
    add(`${be(many, false)} due to ${rest}`)
  }
  if (kind === 'modal') {
    const first = group.split(' ')[0]!.toLowerCase()
    if (first === 'could' || first === 'may' || first === 'might')
      for (const other of ['could', 'may', 'might']) if (other !== first) add(`${other} ${rest}`)
    if (first === 'will') {
      add(`is to ${rest}`.replace(/^is/, many ? 'are' : 'is'))
      add(`${be(many, false)} set to ${rest}`)
    }
  }
  return ways
}

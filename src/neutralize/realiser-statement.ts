/**
 * Says one statement in several ways: as it stands, passive, with an adjunct in front, by a noun, in the past, as
 * coverage of what happens. Each way keeps every word that carries a fact; none adds one. Ways that would need a
 * guess about the sentence are left out.
 */

import type { Attribution, Statement } from './statement.ts'
import { canPassivize } from './statement-passive.ts'
import { verbWordingOf } from './verb-wordings.ts'
import { isBaseVerb, isNoun, isPast, isThirdPerson, verbLemma } from './vocabulary.ts'
import { type VerbForms, verbForms } from './word-forms.ts'

export interface Way {
  text: string
  /** `clause`: with a finite verb, can stand after "that"; `bare`: headline style, its auxiliary left out; `phrase`: no sentence. */
  kind: 'clause' | 'bare' | 'phrase'
}

/** Ways of saying a statement, the plainest first. Sentence case, no full stop. */
export function sayStatement(statement: Statement): Way[] {
  const ways: Way[] = []
  const add = (text: string | null, way: Way['kind']) => {
    if (text !== null) ways.push({ text, kind: way })
  }
  const own = /^(?:bare-|future)/.test(statement.kind) ? 'bare' : 'clause'
  add(asItStands(statement), own)
  add(passive(statement), 'clause')
  for (const noun of asNoun(statement)) add(noun, 'phrase')
  add(withAdjunctFirst(statement, asItStands(statement)), own)
  for (const verb of otherVerbs(statement)) add(verb, own)
  add(inPast(statement), 'clause')
  for (const group of otherGroups(statement)) add(group, 'clause')
  add(asCoverage(statement, 'Article describes'), 'phrase')
  add(asCoverage(statement, 'Report on'), 'phrase')
  return ways
}

export const capitalize = (text: string): string =>
  text.replace(/^([“‘"'(]?)(\p{Ll})(?!\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())

/** For the middle of a sentence: the first word small, unless it is a name. */
export function small(text: string): string {
  if (startsWithName(text)) return text
  const first = /^[\p{L}’'.-]+/u.exec(text)?.[0] ?? ''
  return first !== '' && isOrdinary(first) ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : text
}

import { isCommonWord, startsWithName } from './true-case.ts'

function isOrdinary(word: string): boolean {
  if (/^\p{Lu}{2,}|^\p{Lu}\.|\p{Ll}\p{Lu}/u.test(word) || word === 'I') return false
  return isCommonWord(word.toLowerCase().replace(/[’']s?$/, ''))
}

const join = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ')
const lead = (statement: Statement): string => (statement.prefix === '' ? '' : `${statement.prefix},`)

function sentence(statement: Statement, group: string, rest = statement.rest): string {
  if (statement.prefix === '') return capitalize(join(statement.subject, group, rest))
  return capitalize(join(lead(statement), statement.subject, group, rest))
}

function asItStands(statement: Statement): string {
  return sentence(statement, statement.group)
}

const be = (isPlural: boolean, isBefore: boolean): string =>
  isBefore ? (isPlural ? 'were' : 'was') : isPlural ? 'are' : 'is'
const have = (isPlural: boolean): string => (isPlural ? 'have' : 'has')

function passive(statement: Statement): string | null {
  if (!canPassivize(statement)) return null
  const { forms, subject } = statement
  const { object, tail } = withNounPhrases(statement)
  const isMany = looksPlural(statement.object)
  const participle = forms!.participle
  const group =
    {
      modal: `${statement.group.split(' ')[0]} be ${participle}`,
      future: `to be ${participle}`,
      progressive: `${be(isMany, /^w/.test(statement.group))} being ${participle}`,
    }[statement.kind as string] ?? `${be(isMany, statement.kind === 'past')} ${participle}`
  return capitalize(join(lead(statement), object, group, 'by', small(subject), tail))
}

// What follows their object says why, where or how it is judged and belongs to the verb.
const JUDGING =
  /^(?:criticize|praise|blame|question|sue|accuse|arrest|fine|thank|attack|honor|mock|ridicule|reward|punish|defend|condemn|charge|convict|sentence|fire|dismiss|detain|jail|evict|kill|injure|rescue|defeat|beat|confront|target|strike|hit|frighten|tease|correct|pressure|pursue|deport|indict|scold|commend)$/

/** The object with the phrases that belong to it: "tariff relief for ground beef", "ban on phones". */
function withNounPhrases({ forms, object, tail }: Statement): { object: string; tail: string } {
  // "over" and "for" tell what somebody is criticized for; "on" and "of" belong to the thing criticized.
  const isJudged = JUDGING.test(forms!.base.split(' ')[0]!)
  let whole = object
  let rest = tail
  for (;;) {
    const phrase =
      /^(?:of|for|to|with|on|about|over|against|between|from|into) .+?(?=$| (?:of|for|to|with|on|about|over|against|between|from|into|in|at|after|before|amid|during|as|while|despite|by|when|because|since|following|near|under|until)(?![\w-])|[,;])/i.exec(
        rest,
      )
    if (phrase === null || isBaseVerb(phrase[0].split(' ')[1]?.toLowerCase() ?? '')) break
    if (isJudged && !/^(?:of|on|with|between|from)\b/i.test(phrase[0])) break
    whole = `${whole} ${phrase[0]}`
    rest = rest.slice(phrase[0].length).trim()
  }
  return { object: whole, tail: rest }
}

import { looksPlural } from './statement.ts'

/** "Criticism of the plan by the mayor over costs". */
function asNoun(statement: Statement): string[] {
  const { kind, forms, subject, rest, prefix } = statement
  const { object, tail } = forms === null || statement.object === '' ? statement : withNounPhrases(statement)
  if (
    forms === null ||
    prefix !== '' ||
    (kind !== 'present' && kind !== 'past') ||
    hasSecondVerb(tail) ||
    /^\S+ (?:not|never)\b/.test(statement.group)
  )
    return []
  return wordingsOf(statement).flatMap(({ nouns, particle }) =>
    nouns.flatMap((noun) => {
      const after = particle === '' ? object : rest.slice(particle.length).trim()
      const needsObject = noun.includes('{o}')
      if (needsObject && (particle === '' ? object === '' : after === '')) return []
      const who = small(subject)
      if (/\b(?:he|she|they|it|who)\b/i.test(subject)) return []
      const { core, extra } = particle === '' ? { core: object, extra: tail } : splitAtAdjunct(after)
      if (!needsObject)
        return rest === '' || startsAdjunct(rest) ? [capitalize(join(noun.replace('{s}', who), rest))] : []
      if (core === '' || startsClause(core) || / \p{Ll}+ing\b/u.test(core)) return []
      return [capitalize(join(noun.replace('{s}', who).replace('{o}', small(core)), extra))]
    }),
  )
}

/** Wordings of the verb, with and without the preposition that begins the rest. */
function wordingsOf(statement: Statement): { nouns: string[]; verbs: VerbForms[]; particle: string }[] {
  const base = statement.forms!.base
  const particle =
    /^(?:to|on|at|in|for|with|about|against|over|of|after|from|into|up|off|out)\b/.exec(statement.rest)?.[0] ?? ''
  const bare = verbWordingOf(base)
  const found = [{ ...bare, particle: '' }]
  if (particle !== '') found.unshift({ ...verbWordingOf(`${base} ${particle}`), particle })
  return found
}

function otherVerbs(statement: Statement): string[] {
  const { kind, forms, rest } = statement
  if (forms === null || statement.group.split(' ').length > 2) return []
  return wordingsOf(statement)
    .flatMap(({ verbs, particle }) =>
      verbs.flatMap((verb) => {
        if (particle === '' && statement.object === '' && rest !== '' && !startsAdjunct(rest)) return []
        const after = particle === '' ? rest : rest.slice(particle.length).trim()
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

const STATES =
  /^(?:be|have|know|want|need|love|like|mean|seem|look|remain|belong|own|believe|think|contain|include|cost|deserve|prefer|understand|exist|live|show|stay|hate|matter|depend|hope|fear)$/

/** Headlines tell the past in the present tense; a state or a habit is no event of the past. */
function inPast(statement: Statement): string | null {
  const { kind, forms } = statement
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
function otherGroups(statement: Statement): string[] {
  const { kind, group, forms } = statement
  const many = statement.isPlural
  const rest = group.split(' ').slice(1).join(' ')
  const ways: string[] = []
  const add = (other: string) => ways.push(sentence(statement, other))
  if (
    kind === 'present' &&
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
  if (kind === 'passive' && /^(?:is|are) /.test(group)) {
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

/** "Article describes mayor closing school": an event as what an article is about. */
function asCoverage(statement: Statement, opening: string): string | null {
  const { kind, forms, group, subject, rest, prefix } = statement
  const who = small(subject)
  const after = prefix === '' ? '' : `${small(prefix)}`
  const frame = (inner: string) => join(opening, who, inner, rest) + (after === '' ? '' : `, ${after}`)
  if (
    (kind === 'present' || kind === 'past') &&
    forms !== null &&
    group.split(' ').length === forms.third.split(' ').length &&
    secondVerb(rest) === null &&
    !/\b(?:not|never)\b|n['’]t/.test(group)
  )
    return frame(forms.gerund)
  if (kind === 'progressive' && /^(?:is|are|was|were) \S+ing$/.test(group))
    return frame(group.split(' ').slice(1).join(' '))
  if (kind === 'bare-progressive') return frame(group)
  if (kind === 'bare-passive') return frame(`being ${group}`)
  if (kind === 'passive' && /^(?:is|are|was|were) /.test(group))
    return frame(`being ${group.split(' ').slice(1).join(' ')}`)
  if (kind === 'perfect' && /^(?:has|have) (?!not|never|been\b)/.test(group) && !/n['’]t/.test(group))
    return frame(`having ${group.split(' ').slice(1).join(' ')}`)
  if (
    kind === 'copula' &&
    /^(?:is|are)$/.test(group) &&
    !/^(?:out|in|on|at|about|here|there|not|now|back)\b/.test(rest) &&
    opening === 'Article describes'
  )
    return join(opening, who, 'as', rest)
  if (kind === 'future' && /^to /.test(group))
    return `${opening === 'Report on' ? 'Plans for' : 'Article tells of plans for'} ${join(who, group, rest)}`
  if (kind === 'modal' && /^(?:could|may|might) /i.test(group) && opening === 'Article describes') {
    const other = /^could/i.test(group) ? group.replace(/^could/i, 'may') : group.replace(/^(?:may|might)/i, 'could')
    return `Article tells how ${join(who, other, rest)}`
  }
  return null
}

const ADJUNCT = /\b(after|before|amid|during|despite|following|as|while|when|since|ahead of)\b/gi

/** "After the fire, plant closes": the last adjunct moved to the front. */
function withAdjunctFirst(statement: Statement, text: string): string | null {
  if (statement.prefix !== '') return null
  const { rest } = statement
  const cut = lastAdjunct(rest)
  if (cut <= 0) return null
  const core = rest.slice(0, cut).trim().replace(/,$/, '')
  const adjunct = rest.slice(cut).trim()
  if (core === '' && statement.object !== '') return null
  if (
    adjunct.split(' ').length > 9 ||
    /\b(?:he|she|they|his|her|their|its|it)\b/i.test(adjunct) ||
    unbalanced(adjunct) ||
    unbalanced(core)
  )
    return null
  if (text === '' || /,/.test(adjunct)) return null
  return capitalize(join(`${adjunct},`, small(statement.subject), statement.group, core))
}

function lastAdjunct(rest: string): number {
  let cut = -1
  for (const match of rest.matchAll(ADJUNCT)) {
    if (
      inQuotes(rest, match.index) ||
      /(?:days?|weeks?|months?|years?|hours?|minutes?|day|shortly|soon|just|long|right|immediately) $/i.test(
        rest.slice(0, match.index),
      )
    )
      continue
    if (/^as$/i.test(match[0]) && !isClauseAhead(rest.slice(match.index + 3))) continue
    cut = match.index
    break
  }
  return cut
}

/** Whether "as" opens a clause ("as costs rise") and no comparison or role ("as adviser"). */
function isClauseAhead(text: string): boolean {
  return text
    .split(/\s+/)
    .slice(1, 7)
    .some(
      (word) => isThirdPerson(word) || isPast(word) || /^(?:is|are|was|were|has|have|will|could|may|might)$/.test(word),
    )
}

function inQuotes(text: string, at: number): boolean {
  return ((text.slice(0, at).match(/["“”]/g) ?? []).length & 1) === 1 || /[‘][^’]*$/.test(text.slice(0, at))
}

function unbalanced(text: string): boolean {
  return (
    (text.match(/["“”]/g) ?? []).length % 2 === 1 ||
    (text.match(/‘/g) ?? []).length > (text.match(/’/g) ?? []).length ||
    (text.match(/(?<!\p{L})'|'(?!\p{L})/gu) ?? []).length % 2 === 1
  )
}

/** A verb coordinated with the first ("kills 12 and injures 30"): it would keep the old tense. */
function secondVerb(rest: string): string | null {
  const match = /(?:\band|\bbut|,|\bthen) (?:also |then |later )?([\p{L}’'-]+)/gu
  for (const [, word] of rest.matchAll(match)) {
    const key = word!.toLowerCase()
    if ((isThirdPerson(key) || isPast(key)) && /^\p{Ll}/u.test(word!)) return key
  }
  return null
}

const hasSecondVerb = (rest: string): boolean => secondVerb(rest) !== null
const startsAdjunct = (text: string): boolean =>
  /^(?:of|in|on|at|to|for|from|by|with|as|after|before|over|about|amid|during|while|despite|against|into|near|when|because|since|following|ahead|under|,|through|between|among)/i.test(
    text,
  )
const startsClause = (text: string): boolean => /^(?:that|how|why|what|whether|if|who|when)\b/i.test(text)

function splitAtAdjunct(text: string): { core: string; extra: string } {
  const match =
    /\s(?:in|at|after|before|over|amid|during|while|despite|as|when|since|following|ahead|with|because)\s/i.exec(text)
  return match === null
    ? { core: text, extra: '' }
    : { core: text.slice(0, match.index), extra: text.slice(match.index).trim() }
}

/** A statement with the one who vouches for it, in several ways. */
export function sayAttributed(core: string, attribution: Attribution): string[] {
  const { who, verb } = attribution
  const isPaper = /^(?:report|study|poll|survey|analysis|emails|data|documents)$/i.test(who)
  const isSpoken = !/^(?:show|find|found|reveal|suggest|indicate|hear)/i.test(verb)
  const speaker = small(who)
  return [
    `${core}, ${speaker} ${verb}`,
    `According to ${withArticle(speaker)}, ${small(core)}`,
    `${capitalize(who)} ${verb} ${small(core)}`,
    `${core}, according to ${withArticle(speaker)}`,
    ...(isPaper ? [`${capitalize(who)}: ${small(core)}`] : []),
    ...(isSpoken ? [`${capitalize(who)} ${/s$/.test(verb) ? 'states' : 'state'} that ${small(core)}`] : []),
  ]
}

function withArticle(who: string): string {
  return /^(?:study|report|analysis|lawsuit|survey|poll|court|investigation|filing|document)$/i.test(who)
    ? `a ${who}`.replace(/^a (?=[aei])/, 'an ')
    : who
}

/**
 * The same statement where its tense or mood has few forms of its own: what may or can be, what will be, what is going
 * on or has been done, what is denied, and anything as what somebody or something is described as doing.
 */

import { be, join, sentence, small } from '../plain/grammar.ts'
import { adverbOf, joinedAs } from '../statement/joined.ts'
import type { Statement } from '../statement/kind.ts'
import { isClearSubject } from '../statement/sure.ts'
import { isBaseVerb, isParticiple } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { isPlanned } from './plans.ts'
import { isRestricted, LASTS } from './verb-group.ts'
import { isLasting, isTimeless, needsFiniteVerb, STATES } from './verb-tense.ts'

const DENIES = /\b(?:not|never|no)\b|n['’]t\b/

/** A modal and what follows it: adverbs, verb. */
const MODAL = () =>
  /^(may|might|could|can|will) ((?:(?:also|now|still|soon|(?:more )?\p{Ll}+ly) )?)(\p{Ll}+)((?: \p{Ll}+)*)$/u

/** "Port could be closed" → "It is possible that port could be closed"; "can" → "is able to"; "will" as told. */
export function retoldModal(statement: Statement): string[] {
  const { kind, group, rest, subject, prefix, isPlural } = statement
  const match = MODAL().exec(group)
  if (kind !== 'modal' || match === null || !isClearSubject(subject) || PRONOUN.test(subject)) return []
  const [, modal, adverb = '', verb = '', more = ''] = match as unknown as string[]
  // "Only rain can save crops": all else cannot.
  if (isRestricted(statement)) return prefix === '' && !DENIES.test(group) ? toldHow(subject, group, rest) : []
  if (
    DENIES.test(group) ||
    /^(?:not|no)\b/.test(rest) ||
    // "will close if vote fails" is told so; what can or may be on a condition is not possible without it.
    (modal !== 'will' && /\bif\b/.test(rest)) ||
    !(isBaseVerb(verb) || verb === 'be')
  )
    return []
  if (modal === 'can')
    return [
      // "can be hard": a thing is able to be nothing.
      ...(verb === 'be' ? [] : [sentence(statement, `${be(isPlural, false)} ${adverb}able to ${verb}${more}`)]),
      ...(prefix === ''
        ? [
            `It is possible for ${join(small(subject), 'to', (adverb === 'now ' ? '' : adverb) + verb + more, rest)}`,
            ...toldHow(subject, group, rest),
          ]
        : []),
    ]
  if (modal === 'will')
    return prefix === ''
      ? [sentence(statement, `will reportedly ${adverb}${verb}${more}`), ...toldHow(subject, group, rest)]
      : []
  // "could close" alone: asPossible says it.
  // "It is possible that it may": one doubt is enough.
  if (
    modal !== 'could' ||
    prefix !== '' ||
    (adverb === '' && more === '') ||
    verb === 'have' ||
    (verb === 'be' && !isParticiple(more.trim()))
  )
    return []
  return [`It is possible that ${join(small(subject), group, rest)}`]
}

/** "Council to close port" → "Council will reportedly close port", "Article tells how …". */
export function retoldFuture(statement: Statement): string[] {
  const { kind, group, rest, subject, prefix } = statement
  const verb = /^(?:(?:is|are) set )?to (.+)$/.exec(group)?.[1]
  if (kind !== 'future' || verb === undefined || prefix !== '' || !isClearSubject(subject)) return []
  if (DENIES.test(group) || /^(?:not|no)\b/.test(rest)) return []
  return [
    ...(group.startsWith('to') ? [] : [sentence(statement, `will ${verb}`)]),
    ...(isUnderPlan(statement, verb) ? [sentence(statement, `will be ${verbForms(verb).gerund}`)] : []),
    sentence(statement, `will reportedly ${verb}`),
    ...(isPlanned(statement) ? [`There are plans for ${join(small(subject), 'to', verb, rest)}`] : []),
    ...toldHow(subject, `will ${verb}`, rest),
  ]
}

/** "to sail on Friday" → "will be sailing on Friday": somebody does by plan what takes a while. */
const isUnderPlan = (statement: Statement, verb: string): boolean =>
  /^\p{Ll}+$/u.test(verb) &&
  !OF_A_MOMENT.test(verb) &&
  (isPlanned(statement) || /^(?:testify|appear)$/.test(verb)) &&
  joinedAs({ ...statement, kind: 'present' }, 'gerund') === statement.rest &&
  // "to freeze tolls, sell pier": the second would need its form, too.
  ![...statement.rest.matchAll(/(?:,[’'”"]?| and| then) (\p{Ll}+)/gu)].some(([, word = '']) => isBaseVerb(word)) &&
  !/^(?:be|been|being)\b|\b(?:if|unless|until|till|by|before)\b/.test(statement.rest)

const OF_A_MOMENT =
  /^(?:be|have|become|know|want|like|own|keep|stay|remain|let|end|stop|quit|resign|die|start|begin|open|close|ban|block|reject|drop|drag|allow|permit|decide|cancel|scrap|axe|ditch|own|oversee|lead|form|hit|marry|wed|divorce|cover|contain|feature|include|vote|rule|acquire|merge|pick|choose|name|link)$/

/** What goes on for a while: who is doing it has been doing it. */
const GOES_ON =
  /^(?:roll out|sell|make|create|build|work|use|try|spend|develop|collect|study|grow|produce|offer|buy|seek|struggle|fight|cultivate|gather|track|monitor|run|train|teach|write|protest|demand|campaign|investigate|probe|search|look|prepare|negotiate|discuss|consider|explore|pay|raise|fund|supply|provide|deliver|treat|help|hold|live|travel|serve|feed|push|press|call|ask|urge|warn|criticize|face|lose|gain|retreat|spread|shrink|decline|rise|fall|test)$/
const TO_COME = () =>
  /\b(?:next|tomorrow|tonight|soon|later|this (?:week|month|year|summer|autumn|fall|winter|spring|weekend)|on \p{Lu}\p{Ll}+day|by \p{Lu}|from \p{Lu}|in \p{Lu}\p{Ll}+ 20\d\d)\b|^to (?:be|close|open|end|leave)\b|\b(?:now|today)\b/u

/** "is selling seats" → "has been selling seats". */
export function retoldProgressive(statement: Statement): string[] {
  const { kind, forms, group, rest, isPlural } = statement
  if (forms === null || !/progressive$/.test(kind) || !GOES_ON.test(forms.base) || TO_COME().test(rest)) return []
  // "is making its ferry worth a trip": what comes of it, and no work that has gone on.
  if (
    forms.base === 'make' &&
    / (?:worth|possible|available|safe|safer|easy|easier|harder|better|bigger|smaller|cheaper|faster|simpler|public|free)\b/.test(
      rest,
    )
  )
    return []
  // "offering free tolls for a year": how long they are free.
  if (
    /\bfor (?:an?|one|two|three|four|five|six|several|many|\d+) (?:days?|weeks?|months?|years?|decades?)\b/.test(rest)
  )
    return []
  if (group !== (kind === 'progressive' ? `${be(isPlural, false)} ${forms.gerund}` : forms.gerund)) return []
  return [sentence(statement, `${isPlural ? 'have' : 'has'} been ${forms.gerund}`)]
}

/** "has sold harbor" → "sold harbor": what is done was done, unless it still lasts or is counted up to now. */
export function retoldPerfect(statement: Statement): string[] {
  const { kind, forms, group, rest, subject } = statement
  if (kind !== 'perfect' || forms === null || STATES.test(forms.base.split(' ')[0]!)) return []
  if (/\b(?:since|for|so far|already|yet|ever|never|times|this|always|often|long|recently|now|to date)\b/.test(rest))
    return []
  const verb = /^(?:has|have) (been )?(\S+)$/.exec(group)
  if (verb === null || verb[2] !== forms.participle || !isClearSubject(subject)) return []
  if (verb[1] !== undefined)
    return LASTS.test(verb[2]!) ? [] : [sentence(statement, `${be(statement.isPlural, true)} ${verb[2]}`)]
  const behind = joinedAs(statement, 'past')
  return behind === rest ? [sentence(statement, forms.past)] : []
}

/** "doesn't close" → "is reported not to close", "did not close" → "is reported not to have closed", "can't" → "is unable to". */
export function retoldDenial(statement: Statement): string[] {
  const { group, subject, isPlural, prefix, rest } = statement
  const match = /^(does|do|did|has|have|is|are|was|were|can|ca) ?(?:not|n't)(?: (\p{Ll}+))?$/u.exec(
    group.replace(/’/g, "'"),
  )
  if (match === null || prefix !== '' || !isClearSubject(subject) || PRONOUN.test(subject)) return []
  const [, first = '', verb] = match as unknown as string[]
  const opening = `${be(isPlural, false)} reported not to`
  if (verb === undefined) {
    if (!/^(?:is|are|was|were)$/.test(first)) return []
    return [sentence(statement, `${opening} ${/^w/.test(first) ? 'have been' : 'be'}`)]
  }
  if (/^(?:does|do)$/.test(first) && isBaseVerb(verb)) return [sentence(statement, `${opening} ${verb}`)]
  if (/^(?:has|have)$/.test(first) && isParticiple(verb)) return [sentence(statement, `${opening} have ${verb}`)]
  if (!isBaseVerb(verb)) return []
  if (first === 'did') return [sentence(statement, `${opening} have ${verbForms(verb).participle}`)]
  // "can't wait to sail": who is eager is unable to nothing.
  if (verb === 'wait' && /^(?:to|for|until)\b/.test(rest)) return []
  // "can't sail unless the wind drops"
  if (!first.startsWith('ca') || /\b(?:unless|until|without|if)\b/.test(rest)) return []
  return ['unable', 'not able'].map((how) => sentence(statement, `${be(isPlural, false)} ${how} to ${verb}`))
}

const PRONOUN = /^(?:I|we|you|he|she|it|they|there|here|this|that)$/i

/** How somebody died is more than that he did; who says something says it. */
const NOT_HOW =
  /^(?:die|pass|kill|drown|shoot|stab|injure|crash|say|tell|state|claim|argue|warn|describe|call|mean|reveal|announce|explain|show|ask|urge|vow|insist|think|believe|hope|fear|expect|want|need|admit|confirm|acknowledge|deny|project|predict|suggest|report)\b/

/** "Council closed port" → "Article tells how council closed port", where a statement has few forms of its own. */
export function asTold(statement: Statement): string[] {
  const { kind, forms, group, rest, subject, prefix, isPlural } = statement
  if (prefix !== '' || !isClearSubject(subject) || /^they$|,/i.test(subject) || PRONOUN.test(subject)) return []
  // "tells how many people are upset": it would tell the number.
  if (
    isRestricted(statement) ||
    /^(?:(?:a lot|lots) of|many|much|few|little|often|long|far|old|big|soon)\b/i.test(subject)
  )
    return []
  const told = `${group} ${rest}`
  // "is found" may be dead; who found a map did.
  const isHarm = HARMED.test(group.split(' ').at(-1)!) && !(kind === 'past' && group === 'found')
  if (NOT_HOW.test(forms?.base ?? '') || isHarm || SAID_BEHIND.test(told)) return []
  if (DENIES.test(group) || /\b(?:reported(?:ly)?|alleged(?:ly)?|dead)\b/.test(told)) return []
  const verb = /^bare-/.test(kind) ? join(be(isPlural, false), group) : group
  return /^(?:present|past|copula|passive|bare-(?:passive|copula))$/.test(kind) ? toldHow(subject, verb, rest) : []
}

/** Openings that differ from one another by more than a word. */
const toldHow = (subject: string, group: string, rest: string): string[] =>
  ['Article tells how', 'Report on how'].map((opening) => join(opening, small(subject), group, rest))

/** "…, prosecutor tells jury" */
const SAID_BEHIND =
  /;|, (?:\S+ ){0,5}(?:says?|said|tells?|told|warns?|claims?|rules?|ruled|testif(?:y|ies)|finds?|argues?|alleges?|suggests?)\b/

/** A death is told, and not described; who says something says it. */
const PLAINLY =
  /^(?:be|have|die|pass|kill|commit|drown|say|tell|state|claim|argue|describe|call|mean|remain|reveal|announce|see)\b/

const HARMED = /^(?:killed|shot|stabbed|murdered|slain|drowned|executed|injured|wounded|hurt|raped|found)$/

/** What somebody or something is, and no place, deed or state of life. */
export const isSaidOf = (rest: string): boolean =>
  /^(?:an?|the|\p{Ll}+(?<!ing|ed|ly))\b/u.test(rest) &&
  !/^(?:in|on|at|about|by|for|from|of|off|out|over|under|up|down|with|here|there|not|now|no|back|home|away|dead|alive|gone|to|set|due|more|less|also|still|again|as)\b/.test(
    rest,
  )

/** "Council closes port" → "Council is described as closing port". */
export function asDescribed(statement: Statement): string[] {
  const { kind, forms, group, rest, subject, isPlural } = statement
  if (!isClearSubject(subject) || PRONOUN.test(subject) || /^(?:only|just|even|not|few|hardly)\b/i.test(subject))
    return []
  if (DENIES.test(group) || /\b(?:reported(?:ly)?|alleged(?:ly)?|described?|said)\b/.test(`${group} ${rest}`)) return []
  const told = (verb: string, behind = rest) => [
    sentence(statement, `${be(isPlural, false)} described as ${verb}`, behind),
  ]
  if (kind === 'bare-copula') return /\bdead\b/.test(rest) ? [] : told('being')
  if (kind === 'copula')
    return /^(?:is|are)$/.test(group) && isSaidOf(rest) ? [sentence(statement, `${group} described as`)] : []
  const passive = /^(?:(?:is|are|was|were) )?(\S+)$/.exec(group)?.[1] ?? ''
  if (/passive$/.test(kind))
    return passive === '' || LASTS.test(passive) || HARMED.test(passive) ? [] : told(`having been ${passive}`)
  if (forms === null || PLAINLY.test(forms.base) || needsFiniteVerb(forms.base, rest)) return []
  if (kind === 'bare-progressive') return told(group)
  if (kind === 'progressive' && /^(?:is|are) \S+ing(?: \p{Ll}+)?$/u.test(group))
    return told(group.slice(group.indexOf(' ') + 1))
  const adverb = adverbOf(group)
  const gerund = joinedAs(statement, 'gerund')
  const verb = group.slice(adverb.length)
  if (kind === 'present')
    return gerund !== null && verb.split(' ').length === forms.third.split(' ').length
      ? told(adverb + forms.gerund, gerund)
      : []
  const participle = joinedAs(statement, 'participle')
  if (kind === 'past' && participle !== null && verb === forms.past && !isLasting(statement) && isTimeless(statement))
    return told(`having ${adverb}${forms.participle}`, participle)
  if (kind === 'perfect' && participle === rest && /^(?:has|have) (?:been )?(?!\S+ing$)\S+$/.test(group))
    return told(`having ${group.slice(group.indexOf(' ') + 1)}`)
  return []
}

/**
 * Statements by their words alone: after these nothing else can be told. Read where neither the rules nor the model find
 * the verb.
 *
 *     Dana Okafor comments on the ferry row      somebody named, and what he does with words
 *     Island rescuers race to find six           many people, and what they want to do
 *     A year after the fire, Norwell set to vote
 *     Mayor made fun of over her boat            by somebody
 */

import { isCommonWord } from '../headline/true-case.ts'
import { firstNames } from '../headline/true-case-names.ts'
import { isBaseVerb, isNoun, isParticiple, isPast, isPersonNoun, isPlace, isThirdPerson } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { barePassive } from './bare.ts'
import type { Statement } from './kind.ts'
import { judgeVerbs } from './main-verb.ts'
import { looksPlural, splitObject } from './object.ts'
import { NOT_PLAIN, openingOf, readAt } from './split.ts'
import { AUXILIARY, isNounForm } from './subject.ts'
import { hasFiniteVerb, isClearSubject } from './sure.ts'

export const readCertain = (text: string): Statement | null =>
  NOT_PLAIN().test(text)
    ? null
    : (readSpeaker(text) ?? readAim(text) ?? readSet(text) ?? readUnlisted(text) ?? readOnlyAuxiliary(text))

const SPEAKS = () =>
  /^((?:\p{Lu}[\p{L}.’'-]* ){1,4}|(?:(?:The |An? )?(?:\p{L}[\p{L}-]* ){0,3}\p{Ll}+ ))((?:comments|speaks|reflects) (?:on|about)|(?:talks|speaks|opens up) about) (\S+ .+|\S{4,})$/u

function readSpeaker(text: string): Statement | null {
  const [, who = '', said = '', rest = ''] = SPEAKS().exec(text) ?? []
  const subject = who.trim()
  if (
    subject === '' ||
    !isSpeaker(subject) ||
    hasFiniteVerb(`it ${rest.replace(/ (?:he|she|they|who|that|which) .*$/, '')}`)
  )
    return null
  // "talks about fares stall"
  if (/s \p{Ll}+$/u.test(rest) && isBaseVerb(rest.split(' ').at(-1)!)) return null
  const [verb = '', ...particles] = said.split(' ')
  return asTold(subject, verb, `${particles.join(' ')} ${rest}`)
}

function isSpeaker(subject: string): boolean {
  const words = subject.split(' ')
  const last = words.at(-1)!
  if (/^\p{Ll}/u.test(last)) return isPersonNoun(last) && !looksPlural(subject) && isClearSubject(subject)
  if (/[’']s?$/.test(last) || isPlace(last.toLowerCase())) return false
  // "Norwell talks about fares": a place or a body holds talks.
  return (
    words.length > 1 &&
    (words.some((word) => firstNames.has(word.toLowerCase())) ||
      !words.some((word) => isCommonWord(word.toLowerCase())))
  )
}

const AIMS = () =>
  /^((?:\p{L}[\p{L}.’'-]* ){1,3}\p{Ll}+|\p{Lu}\p{Ll}+) (race|hurry|rush|scramble|struggle|fight|vow|try|seek|prepare|refuse|agree|promise|want|fail|begin|continue|pledge|decline|threaten) to (\p{Ll}+) (.+)$/u

function readAim(text: string): Statement | null {
  const [, subject = '', verb = '', deed = '', rest = ''] = AIMS().exec(text) ?? []
  const words = subject.split(' ')
  if (
    subject === '' ||
    !isBaseVerb(deed) ||
    !isPersonNoun(words.at(-1)!.toLowerCase()) ||
    !/(?:s|people|men|women|children|police)$/.test(subject) ||
    !looksPlural(subject) ||
    !isClearSubject(subject) ||
    words.some((word, i) => i > 0 && /^\p{Ll}/u.test(word) && (isThirdPerson(word) || isPast(word)) && !isNoun(word)) ||
    hasFiniteVerb(`it ${withoutClause(rest)}`)
  )
    return null
  return asTold(subject, verb, `to ${deed} ${rest}`)
}

/** A phrase without the clause that may stand at its end with a verb of its own. */
const withoutClause = (text: string): string =>
  text.replace(/ (?:as|after|before|while|who|that|which|when|if|because|how|why|what|where) .*$/, '')

/** "Norwell set to vote": nothing else can be told of it. */
function readSet(text: string): Statement | null {
  const words = text.split(/\s+/)
  const at = words.findIndex((word, i) => word === 'set' && words[i + 1] === 'to' && isBaseVerb(words[i + 2] ?? ''))
  const opening = openingOf(text)
  const from = opening === '' ? 0 : opening.split(/\s+/).length
  const subject = words.slice(from, at).join(' ')
  if (at <= from || words.filter((word) => word === 'set').length > 1 || !isClearSubject(subject)) return null
  if (
    subject
      .split(' ')
      .some(
        (word, i) =>
          /^(?:who|that|which|and|,)$|,$/.test(word) ||
          (/^\p{Ll}/u.test(word) &&
            (isThirdPerson(word) || isPast(word) || isParticiple(word)) &&
            (i === 0 || !isNoun(word))),
      )
  )
    return null
  // "A film set to open": it may only describe.
  if (/^(?:the|an?) /i.test(subject) || hasFiniteVerb(`it ${withoutClause(words.slice(at + 3).join(' '))}`)) return null
  return readAt(text, { at, reading: 'passive' })
}

const PUBLISHED = () =>
  /^((?!.*\b(?:who|that|which|to|is|are|was|were)\b)(?:\p{L}[\p{L}’'-]* ){1,6}(?:files?|records?|documents?|papers?|e-?mails?|letters?|memos?|messages?|video|footage|photos?|recordings?|tapes?|names|details|secrets?|logs?)) (made public)((?: (?:in|by|after|at|as|on|over) .+)?)$/u

const MOCKED = () =>
  /^((?!.*\b(?:who|that|which|is|are|was|were)\b)\p{L}.*?) (made fun of)((?: (?:over|for|by|after|in|on|as|at|amid) .+)?)$/u

/** "Mayor made fun of over her boat": by others. */
export function readMocked(text: string): Statement | null {
  if (NOT_PLAIN().test(text)) return null
  const [, subject = '', group = '', behind = ''] = MOCKED().exec(text) ?? PUBLISHED().exec(text) ?? []
  if (subject === '' || !isClearSubject(subject) || /,/.test(subject)) return null
  return barePassive(subject, group, verbForms(group.replace('made', 'make')), behind.trim())
}

const UNLISTED = () =>
  /^((?:\p{Lu}[\p{L}’'-]*(?<![’']s) ){1,3})(\p{Ll}{3,}s) ((?:his|her|its|their|the|an?|\d[\d,]*|\p{Lu}\p{Ll}+)(?: .+)?)$/u
const SURE = 0.85

/** "Norwell reskins its ferries": no list has the verb, and no noun stands there. */
function readUnlisted(text: string): Statement | null {
  const [, who = '', verb = '', rest = ''] = UNLISTED().exec(text) ?? []
  const subject = who.trim()
  if (subject === '' || /(?:ss|us|is)$/.test(verb) || isThirdPerson(verb) || isNounForm(verb) || isPersonNoun(verb))
    return null
  const at = subject.split(' ').length
  if (
    !judgeVerbs(text.split(' ')).some(
      (place) => place.at === at && place.reading === 'present' && place.likelihood >= SURE,
    )
  )
    return null
  if (looksPlural(subject) || hasFiniteVerb(`it ${rest}`)) return null
  return asTold(subject, verb, rest)
}

const HAS_CLAUSE =
  /^(?:if|when|as|while|how|why|what|whether|because|where|than|says?|said|here|there|this|that|these|those|it|he|she|they|in|on|at|for|and|but|or)$/i

/** "A data team tied to the mayor has an odd past": all verbs before the only auxiliary tell which team it is. */
function readOnlyAuxiliary(text: string): Statement | null {
  const words = text.split(' ')
  const found = words.flatMap((word, i) => (AUXILIARY.test(word.replace(/’/g, "'")) ? [i] : []))
  const [at = 0] = found
  if (found.length !== 1 || at < 3 || at > 13 || !/^(?:is|are|was|were|has|have|will)$/.test(words[at]!)) return null
  const subject = words.slice(0, at)
  if (subject.some((word) => /,$/.test(word))) return null
  const who = subject.findIndex((word) => /^(?:who|that)$/.test(word))
  // "Harbor coach who went missing is wanted": somebody, without his article.
  const isSomebody = who > 0 && isPersonNoun(subject[who - 1]!.toLowerCase()) && /^\p{Lu}/u.test(subject[0]!)
  if (!/^(?:A|An|The)$/.test(subject[0]!) && !isSomebody) return null
  // "A crew that called Norwell home has left"
  const clause = who > 1 && who < 5 && isPast(words[who + 1]!) ? who + 1 : -1
  // "before the game", and no clause
  const isTime = (from: number) =>
    !subject
      .slice(from + 1)
      .some((word) => /^\p{Ll}/u.test(word) && (isPast(word) || isThirdPerson(word)) && !isNoun(word))
  const isPhrase = subject.every((word, i) => {
    if (i === 0 || i === who || i === clause || !/^\p{Ll}/u.test(word)) return true
    if (clause > 0 && i > clause)
      return (
        !HAS_CLAUSE.test(word) || /^(?:in|on|at|for|and)$/.test(word) || (/^(?:before|after)$/.test(word) && isTime(i))
      )
    if (HAS_CLAUSE.test(word)) return /^(?:in|on|at|for)$/.test(word)
    const next = words[i + 1]!
    if (isParticiple(word) && !isNoun(word)) return LINK.test(next)
    return !((isPast(word) || isThirdPerson(word)) && !isNoun(word))
  })
  if (!isPhrase || (who > 0 && clause < 0) || (clause < 0 && !subject.some((word, i) => i > 0 && isParticiple(word))))
    return null
  const read = readAt(text, { at, reading: 'auxiliary' })
  return read === null || read.subject !== subject.join(' ') || hasFiniteVerb(`it ${withoutClause(read.rest)}`)
    ? null
    : read
}

const LINK = /^(?:to|of|in|on|at|by|for|from|with|as|into|over|after|near|against|off)$/

const asTold = (subject: string, group: string, rest: string): Statement => {
  const isPlural = !/s$/.test(group)
  const base = isPlural ? group : group.replace(/(?<=x|sh|ch|ss|zz)es$|s$/, '')
  return { kind: 'present', prefix: '', subject, group, rest, isPlural, forms: verbForms(base), ...splitObject(rest) }
}

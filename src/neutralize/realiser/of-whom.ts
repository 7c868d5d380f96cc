/**
 * A headline that is one noun with a clause of its own says a whole sentence: "The teen who built a ferry" → "A teen
 * built a ferry", "The song Ruiz wrote in jail" → "Ruiz wrote a song in jail".
 */

import { firstNames } from '../headline/true-case-names.ts'
import { capitalize, indefinite } from '../plain/grammar.ts'
import type { Statement } from '../statement/kind.ts'
import { looksPlural } from '../statement/object.ts'
import { readAt } from '../statement/split.ts'
import { readStatement } from '../statement/statement.ts'
import { hasFiniteVerb } from '../statement/sure.ts'
import { SUPERLATIVE } from '../words/superlative.ts'
import { isGenericNoun, isGerund, isParticiple, isPast, isPersonNoun } from '../words/vocabulary.ts'

const SUBJECT = () =>
  /^(?:The|This|That|An?) ((?:\p{L}[\p{L}’'-]* ){0,3}\p{Ll}[\p{L}-]+) (?:who|that|which) (\S+ \S.*)$/u
const OBJECT = () =>
  /^(?:The|This|That|An?) ((?:\p{Ll}[\p{L}-]+ ){0,2}\p{Ll}[\p{L}-]+) (?:(?:that|which) )?((?:\p{Lu}[\p{L}.’-]+ ){1,3})(\p{Ll}+)((?: (?:in|at|on|after|before|during|for|with|from|to) .+)?)$/u
/** Behind a single name another verb may be its own: "the ferry Skerra sank". */
const NEEDS_OBJECT =
  /^(?:made|wrote|gave|bought|found|sent|received|used|took|built|told|wore|shared|posted|faced|saw|said)$/
/** Of one of a kind another would be told: "the only boat that sails". */
const SINGLED =
  /^(?:one|only|last|first|second|third|best|worst|most|least|other|same|next|tech|way|thing|two|three|four|five|real|very)$/
const DENIES = /\b(?:not|never|no|nobody|none|neither|only|hardly|if|would|too|so|enough|finally)\b|n['’]t\b/

export function readNounWithClause(text: string): Statement | null {
  return isPlain(text) ? (ofSubject(text) ?? ofObject(text)) : null
}

/** "The song Dana Ruiz wrote": read as a statement, the song would be hers by name. */
export const isOfObject = (text: string): boolean => isPlain(text) && ofObject(text) !== null

const isPlain = (text: string): boolean => !(/[,;:?!()“”"‘—–]|(?<!\p{L})'/u.test(text) || DENIES.test(text))

function ofSubject(text: string): Statement | null {
  const [, what = '', told = ''] = SUBJECT().exec(text) ?? []
  if (!isKind(what)) return null
  const who = withArticle(what)
  const read = readStatement(`${who} ${told}`)
  return read !== null &&
    !hasItsVerb(read.rest) &&
    read.prefix === '' &&
    read.subject === who &&
    !/^(?:bare-|future|fixed)/.test(read.kind)
    ? read
    : null
}

/** "A dog that went missing after warning its crew has been found": what is told of the dog stands behind its clause. */
function hasItsVerb(rest: string): boolean {
  const [clause = ''] = rest.split(
    /(?:^| )(?:as|while|when|because|since|if|that|who|which|how|why|what|where|whether) |(?:^| )(?:after|before) (?!\p{L}+ing\b)/u,
  )
  // "who swam in Skerra put out a video": a past that looks like no past.
  return (
    hasFiniteVerb(`it ${clause}`) ||
    /(?<!\bto) (?:beat|cut|hit|hurt|let|put|quit|set|shut|split) (?:an?|the|his|her|their|out|off|up|down)\b/.test(
      clause,
    )
  )
}

function ofObject(text: string): Statement | null {
  const [, what = '', name = '', verb = '', behind = ''] = OBJECT().exec(text) ?? []
  const who = name.trim()
  if (!isKind(what) || !isPast(verb) || hasFiniteVerb(`it${behind}`)) return null
  // "the song Harbor Road used": what stands before the verb may be no one's name.
  const words = who.split(' ')
  if (words.length > 1 ? !firstNames.has(words[0]!.toLowerCase()) : !NEEDS_OBJECT.test(verb)) return null
  // "the singer Dana Ruiz wrote": she is who did.
  if (isPersonNoun(what.split(' ').at(-1)!)) return null
  const object = withArticle(what)
  const line = `${who} ${verb} ${object[0]!.toLowerCase()}${object.slice(1)}${behind}`
  const read = readAt(line, { at: words.length, reading: 'past' })
  return read?.kind === 'past' && read.subject === who ? read : null
}

function isKind(what: string): boolean {
  if (what === '') return false
  const words = what.split(' ')
  const last = words.at(-1)!
  return (
    !words.some(
      (word) => SINGLED.test(word.toLowerCase()) || SUPERLATIVE.test(word) || isGerund(word) || /[’']s?$/.test(word),
    ) &&
    !(isParticiple(last) && !isPersonNoun(last)) &&
    (isPersonNoun(last) || isGenericNoun(last))
  )
}

const withArticle = (what: string): string =>
  looksPlural(what) ? what[0]!.toUpperCase() + what.slice(1) : capitalize(`${indefinite(what)} ${what}`)

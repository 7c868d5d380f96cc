/**
 * Other forms of a noun phrase: what something is for, when it is, where it is held, and the article at its head. Each
 * is a place of its own among those that `paraphrase/rephrase.ts` changes.
 */

import { MONTHS } from '../words/closed-classes.ts'
import { isBaseVerb, isNoun, isPlace } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { shortMonth } from './figure-forms.ts'
import type { Change } from './owners.ts'

type Form = (keys: readonly string[], words: readonly string[], at: number) => Change | null

/** Behind these a plan, a tool or money is a thing; "mayor plans to" is a deed. */
const AHEAD_OF_THING =
  /^(?:the|an?|his|her|its|their|new|of|for|on|over|with|from|by|against|amid|about|in|at|under|despite|after|secret|bold|ingenious|clever|simple|latest|joint|special|old|late|early|national|federal|local|public|private|european|british|american|controversial|proposed|failed|rival|\d.*|two|three|four|five|six|seven|several|more|some|.*[’']s?)$/
/** What is for doing something; with another preposition than "for" where it has one. */
const PURPOSES: readonly (readonly [things: RegExp, preposition: string])[] = [
  [
    /^(?:plans?|designs?|measures|tips|tools?|equipment|kit|machines?|devices?|technology|apps?|systems?|proposals?|strategy|strategies|schemes?|money|funds|funding|techniques?|programmes?|programs?|powers)$/,
    'for',
  ],
  [/^(?:ways?|means|methods?)$/, 'of'],
  [/^(?:attempts?)$/, 'at'],
]

/** "designs to fight floods" → "designs for fighting floods", "three ways to save" → "three ways of saving". */
export const forDoing: Form = (keys, words, at) => {
  const thing = keys[at - 1] ?? ''
  const verb = keys[at + 1] ?? ''
  if (at === 0 || words[at] !== 'to' || words[at - 1]!.toLowerCase() !== thing || words[at + 1] !== verb) return null
  const preposition = PURPOSES.find(([things]) => things.test(thing))?.[1]
  if (preposition === undefined || !isBaseVerb(verb) || /^(?:be|have|do|get|go|see|make)$/.test(verb)) return null
  // A noun by what stands before it; alone in front only a plural that nobody does.
  const isThing =
    at === 1 ? /^(?:ways|tips|tools|designs|measures|methods)$/.test(thing) : AHEAD_OF_THING.test(keys[at - 2]!)
  // "on its way to dock": where to.
  if (
    thing === 'way' &&
    (/^(?:on|in|his|her|their|its|my)$/.test(keys[at - 2]!) || /^(?:work|school|church|court|safety)$/.test(verb))
  )
    return null
  // "no plan for cutting back" would be cut to "no plan" where room is short.
  const isDenied = keys.slice(0, at).some((key) => /^(?:no|not|never|without)$|n['’]t$/.test(key))
  if (!isThing || isDenied || keys[at + 2] === 'and' || keys[at + 2] === 'or') return null
  // "a way to stop and think": the second verb would need its form, too.
  const joint = keys.findIndex((key, i) => i > at + 1 && /^(?:and|or)$/.test(key) && isBaseVerb(keys[i + 1] ?? ''))
  return joint > 0 ? null : { at, end: at + 1, puts: [`${preposition} ${verbForms(verb).gerund}`] }
}

const MONTH = new RegExp(`^(?:${MONTHS})$`)
const ORDINARY_END = /^(?:in|at|as|with|and|after|before|during|for|to|by|over|amid|from|of|following)$/

/** "Thursday, April 30" → "Thursday, the 30th of April", "May 4, 2020" → "the 4th of May 2020". */
export const dayOfMonth: Form = (keys, words, at) => {
  const day = /^(\d{1,2})(,?)$/.exec(words[at + 1] ?? '')
  if (!MONTH.test(words[at]!) || day === null || Number(day[1]) > 31 || Number(day[1]) < 1) return null
  const before = keys[at - 1]
  const isFree =
    before === undefined ||
    /[,;:]$/.test(words[at - 1]!) ||
    /day$/.test(before) ||
    /^(?:on|by|until|till|since|for|before|after|from|to|through)$/.test(before)
  const year = day[2] === ',' ? /^((?:19|20)\d\d)([,;:]?)$/.exec(words[at + 2] ?? '') : null
  const end = at + (year === null ? 1 : 2)
  const next = keys[end + 1]
  const isWhole = next === undefined || /[,;:]$/.test(words[end]!) || ORDINARY_END.test(next)
  if (!isFree || !isWhole) return null
  const nth = `${day[1]}${ordinal(Number(day[1]))}`
  const behind = year === null ? day[2] : ` ${year[1]}${year[2]}`
  const short = shortMonth(words[at]!)
  return {
    at,
    end,
    puts: [
      ...(short === undefined ? [] : [`${short} ${words.slice(at + 1, end + 1).join(' ')}`]),
      `the ${nth} of ${words[at]}${behind}`,
      `${words[at]} ${nth}${year === null ? day[2] : `,${behind}`}`,
    ],
  }
}

function ordinal(day: number): string {
  if (day > 10 && day < 14) return 'th'
  return { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th'
}

/** What a place has or holds, its article aside. */
export const HELD_IN_PLACE =
  /^(?:the|elections?|primar(?:y|ies)|referendum|schools|hospitals|universities|prisons|beaches|streets|airports|parliament|courts|economy|population|farmers|voters|residents|teachers|nurses|doctors|wildfires|floods|drought|lockdown|outbreak)$/

/** "primaries in Norland" → "Norland’s primaries", where nothing describes them. */
export const placeFirst: Form = (keys, words, at) => {
  const thing = words[at] === 'the' ? at + 1 : at
  if (
    words[thing] !== keys[thing] ||
    words[thing] === 'the' ||
    !HELD_IN_PLACE.test(keys[thing] ?? '') ||
    keys[thing + 1] !== 'in'
  )
    return null
  if (
    at === 0 ||
    !/^(?:of|from|by|for|to|about|after|before|during|on|over|amid|at|ahead|hits?|closes?)$/.test(keys[at - 1]!)
  )
    return null
  let end = thing + 2
  while (end < thing + 4 && /^\p{Lu}\p{L}+$/u.test(words[end]!) && /^\p{Lu}\p{Ll}+[,;]?$/u.test(words[end + 1] ?? ''))
    end++
  const last = /^(\p{Lu}\p{Ll}+)([,;]?)$/u.exec(words[end] ?? '')
  const name = words
    .slice(thing + 2, end)
    .concat(last?.[1] ?? '')
    .join(' ')
  if (last === null || /s$/.test(name) || !isPlace(name.toLowerCase())) return null
  // "in Norland, Skerra and Otavia": of one place only.
  const next = keys[end + 1]
  if (next !== undefined && (last[2] === ',' || !ORDINARY_END.test(next) || next === 'and')) return null
  return { at, end, puts: [`${name}’s ${words[thing]}${last[2]}`, `${name} ${words[thing]}${last[2]}`] }
}

/** "The costs of war" → "Costs of war": headlines go without. */
export const withoutItsArticle: Form = (keys, words, at) =>
  at === 0 &&
  words[0] === 'The' &&
  /^\p{Ll}{3,}$/u.test(words[1] ?? '') &&
  /^(?:of|behind|for|to|that|who|which|about|in|on|between|from)$/.test(keys[2] ?? keys[1]!) &&
  isNoun(keys[1]!) &&
  !/^(?:first|last|only|next|best|worst|most|other|rest|same|more|number|end|latest)$/.test(keys[1]!)
    ? { at, end: 1, puts: [words[1]![0]!.toUpperCase() + words[1]!.slice(1)] }
    : null

/**
 * Other forms of how many came to harm: a storm that leaves two dead kills two, two dead in a crash are killed in it. Each
 * is a place of its own among those that `paraphrase/rephrase.ts` changes.
 */

import { CARDINALS } from '../words/closed-classes.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import type { Change } from './owners.ts'

type Form = (keys: readonly string[], words: readonly string[], at: number) => Change | null

const COUNT = new RegExp(
  `^(?:\\d{1,3}(?:,\\d{3})*|one|${CARDINALS}|eleven|twelve|dozens|hundreds|thousands|several|scores|some|many)$`,
)
const HURTS: Readonly<Record<string, string>> = {
  dead: 'kill',
  injured: 'injure',
  wounded: 'wound',
  hurt: 'injure',
  stranded: 'strand',
  homeless: 'make homeless',
}

/** "storm leaves at least two dead" → "storm kills at least two". */
export const killsThem: Form = (keys, words, at) => {
  const form = { leaves: 'third', leaving: 'gerund', left: 'past', leave: 'base' }[words[at]!] as
    | 'third'
    | 'gerund'
    | 'past'
    | 'base'
    | undefined
  if (form === undefined || at === 0 || (form === 'base' && !/s$|^to$|will|could|may$/.test(keys[at - 1]!))) return null
  // "left" behind somebody: "people left dead".
  if (
    form === 'past' &&
    (isPersonNoun(keys[at - 1]!) || /^(?:is|are|was|were|has|have|had|people|those|be|been)$/.test(keys[at - 1]!))
  )
    return null
  let i = at + 1
  if (keys[i] === 'at' && keys[i + 1] === 'least') i += 2
  else if (/^(?:more|fewer)$/.test(keys[i] ?? '') && keys[i + 1] === 'than') i += 2
  else if (/^(?:nearly|almost|over|about|some|up)$/.test(keys[i] ?? '')) i += keys[i + 1] === 'to' ? 2 : 1
  if (!COUNT.test(keys[i] ?? '')) return null
  while (
    i < keys.length &&
    (COUNT.test(keys[i]!) ||
      /^(?:people|others|of|more|men|women|children|soldiers|officers|civilians|passengers|residents|workers|students|teenagers)$/.test(
        keys[i]!,
      ))
  )
    i++
  const state = keys[i]
  const verb = HURTS[state ?? '']
  if (
    verb === undefined ||
    verb.includes(' ') ||
    // "leaves two dead whales", "leaves two injured and five …"
    !(i + 1 === keys.length || /[,;]$/.test(words[i]!) || BEHIND_HARM.test(keys[i + 1]!)) ||
    isVoted(keys) ||
    words.slice(at, i).some((word) => /[,;:]$/.test(word))
  )
    return null
  // "leaves two dead, five injured": both would need their verb.
  const marks = words[i]!.slice(state!.length)
  if (marks === ',' && keys.slice(i + 1, i + 5).some((key) => key in HURTS || COUNT.test(key))) return null
  return { at, end: i, puts: [`${verbForms(verb)[form]} ${words.slice(at + 1, i).join(' ')}${marks}`] }
}

/** What may follow when somebody has come to harm. */
const BEHIND_HARM =
  /^(?:in|on|at|near|outside|inside|after|before|during|while|when|following|amid|over|from|with|including|across|off|this|last|since|for|[a-z]+day|says?|police|officials)$/

/** A board that kills two bills in a vote leaves nobody dead. */
const isVoted = (keys: readonly string[]): boolean =>
  keys.some((key) =>
    /^(?:council|senate|house|committee|panel|legislature|lawmakers|legislators|governor|mayor|voters|vetoes|bills?|amendments?|proposals?|projects?|shows?|series|sequels?|characters?|film|novel|game)$/.test(
      key,
    ),
  )

/** "fire kills two people in Skerra" → "fire leaves two people dead in Skerra". */
export const leavesThem: Form = (keys, words, at) => {
  if (words[at] !== 'kills' || at === 0 || /^(?:who|that|which|it|he|she|s)$/.test(keys[at - 1]!) || isVoted(keys))
    return null
  let i = at + 1
  if (keys[i] === 'at' && keys[i + 1] === 'least') i += 2
  else if (/^(?:nearly|almost|over|about|some)$/.test(keys[i] ?? '')) i++
  if (!COUNT.test(keys[i] ?? '')) return null
  while (i + 1 < keys.length && words[i] === keys[i] && PEOPLE.test(keys[i + 1]!)) i++
  const next = keys[i + 1]
  const word = words[i]!
  // "kills two, injures five": both would need their verb.
  const isEnd =
    next === undefined || (word === keys[i] && /^(?:in|at|on|near|after|outside|as|during|amid)$/.test(next))
  return isEnd ? { at, end: i, puts: [`leaves ${words.slice(at + 1, i + 1).join(' ')} dead`] } : null
}
const PEOPLE =
  /^(?:people|others|more|men|women|children|soldiers|officers|civilians|passengers|residents|workers|students)$/

const DEADLY =
  /^(?:crash|attacks?|shootings?|explosions?|blasts?|fires?|blaze|collision|earthquake|quake|storms?|floods?|flooding|floods|landslides?|avalanche|accident|bombings?|strikes?|airstrikes?|hurricane|tornado(?:es)?|wildfires?|stabbing|collapse|clash(?:es)?|raids?|stampede|wreck|rampage|massacre|cyclone|typhoon)$/

/** "two dead in crash" → "two killed in crash". */
export const killedIn: Form = (keys, words, at) => {
  if (
    words[at] !== 'dead' ||
    keys[at + 1] !== 'in' ||
    !(COUNT.test(keys[at - 1] ?? '') || /^(?:people|others|men|women|children)$/.test(keys[at - 1] ?? ''))
  )
    return null
  // "leaves two dead", "found dead", "feared dead"
  if (
    keys
      .slice(0, at)
      .some((key) => /^(?:leaves?|left|leaving|found|feared|presumed|declared|pronounced|shot|more)$/.test(key))
  )
    return null
  // "dead in hospital amid strike": the event ends the phrase.
  for (let i = at + 2; i < at + 7 && i < keys.length; i++) {
    if (ENDS_PHRASE.test(keys[i]!) && keys[i] !== 'police') return null
    if (DEADLY.test(keys[i]!) && (i + 1 === keys.length || /[,;:]$/.test(words[i]!) || ENDS_PHRASE.test(keys[i + 1]!)))
      return /^(?:strikes?|collapse)$/.test(keys[i]!) && !isBlow(keys, i) ? null : { at, end: at, puts: ['killed'] }
  }
  return null
}

const ENDS_PHRASE =
  /^(?:in|on|at|of|by|with|from|to|for|and|or|but|amid|after|before|during|while|as|following|near|outside|inside|over|under|who|which|that|when|where|across|since|against|between|is|are|was|were|has|have|had|say|says|said|police|officials)$/
/** "hunger strike", "economic collapse": of nothing that falls. */
const isBlow = (keys: readonly string[], i: number): boolean =>
  !/^(?:hunger|general|teachers?|doctors?|nurses?|workers?|rail|train|bus|dock|transit|union|economic|market|bank)$/.test(
    keys[i - 1]!,
  )

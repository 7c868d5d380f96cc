/** What a headline without a verb says there is: "No timetable for the ferry", "Drop in ferry traffic", "Fears over the quay". */

import { isThing } from '../paraphrase/small-word-conditions.ts'
import { be, capitalize, have, small } from '../plain/grammar.ts'
import { looksPlural } from '../statement/object.ts'
import { mayTell } from '../statement/statement.ts'
import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isPersonNoun } from '../words/vocabulary.ts'

const CHANGE =
  /^(?:Sharp |Slight |Big |Small )?(?:drop|rise|fall|increase|decrease|decline|surge|spike|jump) in (?!(?:for|to|at|on)\b)\S/i
const FELT =
  /^(?:Fresh |New |Growing )?(?:questions|doubts|fears|concerns|worries|confusion|uncertainty|hopes) (?:over|about|for|of) \S/i
/** "Concern in Norwell as storm nears": the feeling of many, and where or over what. */
const STIRRED =
  /^(?:fresh |new |growing |renewed |widespread )?(?:concern|alarm|anger|unease|criticism|outcry|tension|tensions|calls|protests|confusion|uncertainty|relief|mourning|shock) (?:in|among|at|over|about|for|of|from|against|amid|after) \S/i
/** "Warning for drivers as storm nears": they are warned. */
const WARNING = () =>
  /^(?:fresh |new |urgent )?warning (?:for|to) ((?:\p{L}[\p{L}\d’'-]* )*?[\p{L}-]+s)(?= as | after | over | amid |$)(.*)$/iu
const NEW_ONES = () =>
  /^(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|dozens of|hundreds of) (?:new|more|further) (?:\p{L}[\p{L}\d-]+ ){0,2}?(?:cases|deaths|infections|arrests|complaints|jobs)(?= (?:of|in|at|among|from|linked|after|on)\b|$)/iu
const NONE = () =>
  /^(?:Still )?no (?:(?:new|clear|further|other) )?([\p{L}-]+)(?: ([\p{L}-]+))? (?:for|of|in|on|to|between|from|at|among)\b/iu

/** @returns nothing unless the text can only be what there is */
export function thereIs(text: string): string[] {
  if (/[,;:?!()“”"‘—–]|\b(?:is|are|was|were|has|have|had|will|can|could|may|might)\b/.test(text)) return []
  const inner = small(text)
  if (NEW_ONES().test(text)) return told(inner, true)
  if (CHANGE.test(text)) {
    const what = /^(?:increase)/i.test(inner) ? `an ${inner}` : `a ${inner}`
    return [`There ${have(false)} been ${what}`, ...told(what, false)]
  }
  // What goes on beside it has a verb of its own; the thing itself has none.
  const [thing = ''] = text.split(/ (?:as|after|when|while|amid) /, 1)
  if (FELT.test(text) && !doManySo(thing)) return told(inner, !/^(?:\S+ )?(?:confusion|uncertainty) /i.test(text))
  if (STIRRED.test(text) && !mayTell(thing) && !doManySo(thing)) {
    const isMany = /^(?:\S+ )?(?:tensions|calls|protests) /i.test(text)
    return told(inner, isMany)
  }
  const warned = WARNING().exec(text)
  if (warned !== null && !mayTell(thing) && isPersonNoun(warned[1]!.split(' ').at(-1)!.toLowerCase())) {
    const who = capitalize(warned[1]!)
    return [
      ...told(`a ${inner}`, false),
      `${who} are warned${warned[2]!}`,
      `${who} have been warned${warned[2]!}`,
      `${who} are reported to have been warned${warned[2]!}`,
    ]
  }
  const none = NONE().exec(text)
  if (none === null) return []
  const things = [none[1]!, none[2] ?? ''].filter((word) => word !== '')
  const head = things.at(-1)!
  // "No deal reached in talks": a deed that was not done.
  if (things.some((word) => isPast(word) || isParticiple(word) || isGerund(word)) || !isWhat(head)) return []
  const still = /^still /i.test(text)
  const what = small(text.replace(/^still /i, '').replace(/^no/i, 'no'))
  const verb = be(looksPlural(head), false)
  return [
    `There ${verb} ${still ? 'still ' : ''}${what}`,
    `There ${verb} reported to be ${still ? 'still ' : ''}${what}`,
  ]
}

/** "Protests over a toll turn violent": of several, a verb that is told of them stands behind what they are about. */
export function doManySo(felt: string): boolean {
  const words = felt.split(' ')
  const at = words.findIndex((word) =>
    /^(?:in|on|at|among|across|over|about|for|of|from|against|amid|after)$/.test(word),
  )
  return (
    /s$/.test(words[at - 1] ?? '') &&
    words.some(
      (word, i) =>
        i > at + 1 &&
        isBaseVerb(word) &&
        !NO_VERB_BEHIND.test(words[i - 1]!) &&
        (!isNoun(word) || DO_MANY.test(word) || !(words[i + 1] === undefined || NO_VERB_BEHIND.test(words[i + 1]!))),
    )
  )
}
/** What nouns have in front of them, or behind. */
const NO_VERB_BEHIND =
  /^(?:to|the|an?|his|her|its|their|and|or|in|on|at|of|for|from|with|by|over|about|between|among|across|against|after|before|near|during|amid|under)$/
const DO_MANY =
  /^(?:turn|spread|hit|rock|halt|force|spark|grow|mount|end|start|surge|peak|rage|block|stall|stop|continue|erupt|shake|delay)$/

const isWhat = (word: string): boolean =>
  !/^(?:one|way|more|place|time|sex|wonder|fear|mercy|thanks|deal|entry|need)$/.test(word) &&
  isThing(word.toLowerCase())

const told = (what: string, isMany: boolean): string[] => [
  `There ${be(isMany, false)} ${what}`,
  `There ${be(isMany, false)} reported to be ${what}`,
]

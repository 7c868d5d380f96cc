/**
 * Other forms of what is told in a few words: who is accused of something is alleged to have done it, what comes after a
 * deed comes after it has been done. Each is a place of its own among those that `paraphrase/rephrase.ts` changes.
 */
import { dictionary } from '../../text/dictionary.ts'
import { WEEKDAYS } from '../words/closed-classes.ts'
import {
  isBaseVerb,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isPlace,
  isThirdPerson,
  verbLemma,
} from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import type { Change } from './owners.ts'

type Form = (keys: readonly string[], words: readonly string[], at: number) => Change | null

/** "accused of hiding eels" → "alleged to have hidden eels". */
export const allegedTo: Form = (keys, words, at) => {
  const deed = keys[at + 2]
  if (words[at] !== 'accused' || keys[at + 1] !== 'of' || deed === undefined || words[at + 2] !== deed) return null
  if (/^(?:falsely|wrongly|stands?|stood|the|being|get|gets|got|having)$/.test(keys[at - 1] ?? 'the')) return null
  // "no longer accused of", "never accused of"
  if (keys.slice(Math.max(0, at - 4), at).some((key) => /^(?:no|not|never|longer|nor|without)$|n['’]t$/.test(key)))
    return null
  const base = isGerund(deed) ? verbLemma(deed) : undefined
  if (base === undefined) return null
  // "accused of stealing and later ramming": the second deed would need its form, too; "of being a spy by wife": by whom.
  const behind = keys.slice(at + 3)
  if (behind.includes('by')) return null
  if (
    behind.some(
      (key, i) =>
        (/^(?:and|or|then|but)$/.test(key) || /,$/.test(words[at + 3 + i]!)) &&
        behind.slice(i + 1, i + 3).some((next) => /ing$/.test(next)),
    ) ||
    (/,$/.test(words[at + 2]!) && /ing$/.test(behind[0] ?? ''))
  )
    return null
  return { at, end: at + 2, puts: [base === 'be' ? 'alleged to be' : `alleged to have ${verbForms(base).participle}`] }
}

/** "after Skerra cuts toll" → "after Skerra has cut toll": the deed is done before. */
export const afterHaving: Form = (keys, words, at) => {
  const from = at < 3 ? -1 : keys.lastIndexOf('after', at - 2)
  if (from < Math.max(1, at - 5)) return null
  const key = keys[at]!
  if (words[at] !== key || !isThirdPerson(key) || isNoun(key) || /^(?:is|has|does|says|gets)$/.test(key)) return null
  // "after AI struggles": with nothing behind it may be a thing.
  // "after Holm fakes emerge": what comes behind is the verb.
  if (keys[at + 1] === undefined || keys[at + 1] === 'of' || isBaseVerb(keys[at + 1]!)) return null
  for (let i = from + 1; i < at; i++)
    if (/[,;:]$/.test(words[i]!) || !STANDS_IN_SUBJECT(words[i]!, keys[i]!)) return null
  const base = verbLemma(key)
  return base === undefined ? null : { at, end: at, puts: [`has ${verbForms(base).participle}`] }
}

const STANDS_IN_SUBJECT = (word: string, key: string): boolean =>
  /^(?:the|a|an|his|her|its|their|top|new|former)$/.test(key) ||
  (/^\p{Lu}/u.test(word) && !/[’']s?$/.test(word)) ||
  ((isNoun(key) || isPersonNoun(key)) && !isThirdPerson(key) && !isGerund(key) && !isPast(key))

/** What is so for a while when it is told: "faces", "is facing". */
export const GOES_ON =
  /^(?:seeks|considers|prepares|tries|continues|weighs|mulls|awaits|investigates|sues|braces|grows|threatens|faces|plans|heads|moves|pushes|hopes|looks|aims|works|struggles|fights|runs)$/
/** Of those that may be things, and of those with a verb behind, what shows what they are. */
const SHOWN = dictionary<RegExp>({
  plans: /^to$/,
  heads: /^(?:to|for|towards?)$/,
  moves: /^to$/,
  pushes: /^(?:for|to)$/,
  hopes: /^(?:to|for)$/,
  looks: /^to$/,
  aims: /^(?:to|for)$/,
  works: /^(?:to|on|with)$/,
  struggles: /^(?:to|with)$/,
  fights: /^(?:to|for|against)$/,
  prepares: /^(?:to|for)$/,
  braces: /^for$/,
  tries: /^to$/,
  continues: /^to$/,
  runs: /^for$/,
  threatens: /^to$/,
  faces:
    /^(?:an?|new|growing|federal|criminal|possible|potential|pressure|charges?|trial|questions|calls|backlash|criticism|scrutiny|lawsuits?|murder|prison|deportation|death|life|fresh|more|mounting|increasing|legal|key|tough|years|up|extradition|investigation|probe|sanctions|challenges?|threats?|competition|opposition|delays|shortages?|fines?|vote|deadline|crisis|test|allegations|accusations|execution|impeachment|bankruptcy|cuts)$/,
})

/** "considers Ruiz a friend": what he takes her for. */
const takesFor: (...place: Parameters<Form>) => boolean = (keys, words, at) =>
  /^(?:him|her|them|it|himself|herself|itself|themselves)$/.test(keys[at + 1]!) ||
  (/^\p{Lu}/u.test(words[at + 1]!) &&
    keys
      .slice(at + 2, at + 5)
      .some(
        (key, i) =>
          /^(?:an?|the|his|her|its|their|guilty|innocent|too|as|to|un[a-z]+)$/.test(key) &&
          !/^(?:for|in|on|at|over|after)$/.test(keys[at + 1 + i]!),
      ))

const OFFICE =
  /^(?:presiden(?:t|cy)|senat(?:e|or)|congress|governor|mayor|office|house|re-election|reelection|council|parliament|seat|sheriff|judge|leadership|leader|nomination|legislature)$/

/** "Skerra seeks eels" → "Skerra is seeking eels". */
export const isDoing: Form = (keys, words, at) => {
  const key = keys[at]!
  const next = keys[at + 1]
  if (at === 0 || words[at] !== key || next === undefined) return null
  const before = keys[at - 1]!
  const who = words[at - 1]!
  if (/[,;:]$|[’']s?$/.test(who) || /^(?:article|headline|publisher|column|report|story)$/.test(before)) return null
  // A name, or one person or body: behind a plural it would be a thing.
  const isOne =
    (/^\p{Lu}/u.test(who) && (at > 1 || !isNoun(before) || isPlace(before))) ||
    (isPersonNoun(before) && !/s$/.test(before)) ||
    /^(?:who|he|she|it|company|firm|government|city|state|council|agency|court|team|party|union|bank|army|military|country|nation)$/.test(
      before,
    )
  // "who considers it art": a view, and nothing that goes on.
  if (key === 'considers' && (/^(?:who|he|she)$/.test(before) || takesFor(keys, words, at))) return null
  const shown = SHOWN[key]
  const base = verbLemma(key)
  // "moves to Skerra" is done, "runs for 200 yards" too.
  const beyond = keys[at + 2] ?? ''
  if (key === 'moves' && !(isBaseVerb(beyond) && words[at + 2] === beyond)) return null
  if (key === 'runs' && !keys.slice(at + 2, at + 5).some((word) => OFFICE.test(word))) return null
  if (!isOne || base === undefined || (shown === undefined ? isNoun(key) : !shown.test(next))) return null
  return { at, end: at, puts: [`is ${verbForms(base).gerund}`] }
}

const UNIT =
  /^(?:people|men|women|children|(?!(?:percent|points|times|inches|feet|miles|degrees|pounds|dollars)$)[a-z]+(?:[^su]s|ss?es))$/

/** "at least six sailors" → "six or more sailors". */
export const orMore: Form = (keys, words, at) => {
  const number = keys[at + 2] ?? ''
  if (
    keys[at] !== 'at' ||
    keys[at + 1] !== 'least' ||
    !/^(?:\d{1,3}|\d{1,3},\d{3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen)$/.test(number)
  )
    return null
  if (words[at + 2] !== keys[at + 2] || number === '1' || !UNIT.test(words[at + 3]?.replace(/[,;:]$/, '') ?? ''))
    return null
  return { at, end: at + 2, puts: [`${number} or more`] }
}

/** "dies in Skerra aged 91" → "dies in Skerra at the age of 91". */
export const atTheAge: Form = (keys, words, at) =>
  words[at] === 'aged' &&
  /^\d{1,3}[,;]?$/.test(words[at + 1] ?? '') &&
  keys.slice(0, at).some((key) => /^(?:dies|died|dead|dying|death)$/.test(key)) &&
  (at + 2 === words.length || /[,;]$/.test(words[at + 1]!) || /^(?:in|after|from|on|following|at)$/.test(keys[at + 2]!))
    ? { at, end: at + 1, puts: [`at the age of ${words[at + 1]}`, `at age ${words[at + 1]}`] }
    : null

/** "Skerra, Corvale agree on eels" → "Skerra and Corvale agree on eels". */
export const bothOf: Form = (keys, words, at) => {
  if (at !== 0) return null
  let comma = 0
  while (comma < 3 && /^\p{Lu}[\p{L}.-]*$/u.test(words[comma] ?? '') && !/,$/.test(words[comma]!)) comma++
  if (!/^\p{Lu}[\p{L}.-]*,$/u.test(words[comma] ?? '') || comma > 2) return null
  let end = comma + 1
  while (end < comma + 4 && /^\p{Lu}[\p{L}.-]*$/u.test(words[end] ?? '')) end++
  // "Norwell, Ohio": the one lies in the other, unless both are countries.
  if (isPlace(keys[comma + 1]!) && !COUNTRY.test(words[0]!.replace(/,$/, ''))) return null
  const verb = keys[end] ?? ''
  if (end === comma + 1 || words[end] !== verb || isThirdPerson(verb)) return null
  const isPlural =
    /^(?:are|were|have)$/.test(verb) ||
    (isBaseVerb(verb) && (SHARED.test(verb) || !(isNoun(verb) || isNoun(`${verb}s`))) && !isParticiple(verb))
  return isPlural ? { at: comma, end: comma, puts: [`${words[comma]!.slice(0, -1)} and`] } : null
}
const COUNTRY =
  /^(?:US|U\.S\.|UK|U\.K\.|EU|China|Russia|Iran|Israel|India|Japan|Pakistan|Ukraine|Germany|France|Britain|Turkey|Egypt|Syria|Philippines|Thailand|Cambodia|Brazil|Mexico|Canada|Colombia|Venezuela|Greece|Italy|Spain|Poland|Taiwan|Vietnam|Indonesia|Qatar|Lebanon|Serbia|Kosovo|Armenia|Azerbaijan|Rwanda|Ethiopia|Sudan|Fiji)$/
/** What two do, though it may be a thing. */
const SHARED =
  /^(?:trade|clash|face|meet|sign|exchange|plan|fight|battle|debate|swap|open|feud|duel|call|push|work|talk|fight|vote)$/

const HEADS =
  /^(?:elections?|primary|primaries|governor|legislature|mayor|airports?|schools|hospitals|prisons|residents|voters|farmers)$/
/** "Norway’s election" → "Norway election". */
export const placeOwner: Form = (keys, words, at) => {
  const owned = /^(\p{Lu}\p{Ll}+)[’']s$/u.exec(words[at]!)
  if (owned === null || !isPlace(owned[1]!.toLowerCase()) || /^\p{Lu}/u.test(words[at - 1] ?? '')) return null
  const head = words[at + 1]?.replace(/[,;]$/, '') ?? ''
  const next = keys[at + 2]
  if (!HEADS.test(head)) return null
  const isEnd =
    next === undefined ||
    head !== words[at + 1] ||
    /^(?:in|at|after|before|as|from|to|and|over|on|for|during|with|amid|by|says|said|is|are|was|were|has|have|will|would|could|may|can)$/.test(
      next,
    )
  return isEnd ? { at, end: at, puts: [owned[1]!] } : null
}

const WEEKDAY = new RegExp(`^(?:${WEEKDAYS})[,;]?$`)

/** Verbs that go without an object. */
const NEEDS_NOTHING =
  /^(?:dies|begins|starts|opens|closes|ends|resumes|returns|arrives|departs|leaves|lands|launches|meets|votes|testifies|appears|airs|premieres|debuts|plays|performs|speaks|resigns|retires|falls|rises|drops|gains|continues|happens|occurs|reopens|concludes|expires|goes|comes|wins|loses|works|sits|rests|sails|strikes)$/

/** "to sail Thursday" → "to sail on Thursday". */
export const onDay: Form = (keys, words, at) => {
  if (!WEEKDAY.test(words[at]!) || at < 2) return null
  const before = words[at - 1]!
  const isEnd =
    at + 1 === words.length ||
    /[,;]$/.test(words[at]!) ||
    /^(?:in|at|after|as|amid|over|with|for|following|because|when|while|by|from|to|about)$/.test(keys[at + 1]!)
  if (!isEnd) return null
  const isFree =
    /^\p{Ll}[\p{Ll}-]*$/u.test(before) &&
    !/^(?:on|this|last|next|every|his|her|their|its|your|our|my|into|least|early|late|since|until|till|by|for|of|and|or|to|from|the|a|before|after|through|in|at|over|with|than|as|is|was|first|second|super|s|till|between|that|about|like|black|bloody|good|easter|palm|ash|holy|cyber|giving|throwback|fat|shrove|happy|meatless|freaky|loves?|hates?|celebrates?)$/.test(
      before,
    )
  // "renews Wednesday": what is renewed.
  const isDeed = isThirdPerson(before) && !isNoun(before) && !NEEDS_NOTHING.test(before)
  return isFree && !isDeed ? { at, end: at, puts: [`on ${words[at]}`] } : null
}

/** Whether the words before a place can be the subject of what stands there: one noun phrase, no verb of its own. */

import { isCommonWord } from '../headline/true-case.ts'
import { firstNames, personTitles } from '../headline/true-case-names.ts'
import { AUXILIARIES } from '../words/closed-classes.ts'
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
import { plural } from '../words/word-forms.ts'
import { looksPlural, STOPS_OBJECT, TAKES_INFINITIVE } from './object.ts'
import { endsInNoun } from './sure.ts'

export interface Text {
  words: readonly string[]
  /** Without marks at the end and with straight apostrophes. */
  keys: readonly string[]
}

/** Their complement is what is said, found or thought: a clause of its own. */
export const TELLS =
  /^(?:say|warn|claim|rule|show|find|believe|think|know|fear|hope|insist|argue|suggest|reveal|confirm|announce|report|admit|deny|declare|predict|conclude|decide|learn|vow|promise|see|tell|note|state|expect|explain|acknowledge|allege|signal|worry|want|feel|concede|estimate|indicate|understand|disclose|bet)$/
export const STARTS_NOUN = () =>
  /^(?:the|a|an|his|her|its|their|this|these|those|no|some|all|both|every|each|any|one|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands|millions|several|many|more|most|nearly|almost|first|new|[$£€]?\d.*|[“‘"'].*|\p{Lu}.*)$/u
export const AUXILIARY = new RegExp(
  `^(?:${AUXILIARIES}|(?:is|are|was|were|has|have|had|wo|would|could|ca|should|does|do|did)n't|cannot)$`,
)
export const HOLDS_NOUN = /^(?:of|in|on|at|for|from|with|against|over|about|to|by|and|between|near|among)$/
export const NATIONALITY = () => /^(?:the )?\p{Lu}\p{Ll}+(?:ian|ean|ese|ish|eli|aqi|ani|ench|utch|wiss)$/u
/** Nouns in -ing; any other such word at the end of a subject is a verb. */
export const NAMED_ING =
  /^(?:building|meeting|hearing|shooting|wedding|killing|bombing|ruling|filing|training|funding|spending|housing|painting|recording|offering|warning|finding|opening|stabbing|gathering|briefing|crossing|landing|trading|mining|fighting|rating|parking|clothing|king|spring|thing|ring|wing|string|morning|evening|ceiling|feeling|setting|drilling|fracking|farming|fishing|banking|lending|flooding|marketing|publishing|being|drinking|smoking|voting|boeing|beijing)$/i

/** Plurals that the shared list counts as verbs. */
const PLURAL_TOO =
  /^(?:picks|updates|plots|tumbles|slumps|spikes|snubs|slips|throws|tips|traps|touches|trims|stalls|splits|squeezes|strains|stretches|struggles|surveys|swaps|tags|taps|scans|samples|retreats|replies|pitches|knocks|hacks|grips|flips|dips|bounces|blows|counts|guesses|pauses|grounds|airs|stages|harbors|clubs|brackets|odds|bites)$/
export const isNounForm = (key: string): boolean => isNoun(key) || PLURAL_TOO.test(key)

/** Whether the words before `to` are one noun phrase. */
export function isSubject({ words, keys }: Text, to: number): boolean {
  const subject = words.slice(0, to).join(' ')
  const last = keys[to - 1]!
  if (/[,;”"]$|[’']s?$/.test(subject) || !endsInNoun(subject) || /est$|^best$/.test(last)) return false
  if (/^\p{Ll}/u.test(last) && !endsInNoun(last)) return false
  // A quotation begun before the verb.
  if (/(?:^|\s)[“‘"'](?!.*[”’"'](?:[\s,]|$))/.test(subject) || (/,/.test(subject) && /(?:^|\s)[“‘"']/.test(subject)))
    return false
  // "Map shows impacted area": what shows is the verb.
  if (isThirdPerson(last) && TELLS.test(verbLemma(last) ?? '')) return false
  if (/ing$/i.test(last) && !NAMED_ING.test(last)) return false
  if (
    /,/.test(subject) &&
    (/, (?!\p{Lu})|['‘"“](?=\p{Ll})/u.test(subject) ||
      words.slice(0, to).some((word) => STOPS_OBJECT.test(word) && word !== 'and'))
  )
    return false
  // "Two daughters dead and a driver …": the first of two statements.
  if (/ (?:dead|missing|injured|hurt|wounded) (?:and|in|after|as)\b/.test(subject)) return false
  if (/\b(?:he|she|they|it|we|having|being)\b/.test(subject) || NATIONALITY().test(subject)) return false
  if (
    /^(?:why|how|what|when|where|who|if|there|here|this|that|to|not|in|on|at(?! least)|from|for|with|latest|details|yes|no)\b(?! \d)/i.test(
      subject,
    )
  )
    return false
  if (
    /^(?:of|in|on|at|to|for|from|by|with|and|or|the|a|an|as|over|about|into|than|not|new|more|during|amid|after|before|against|between|since|until|without|within|through|via|per|under)$/i.test(
      last,
    )
  )
    return false
  return !words.slice(1, to).some((word, i) => /^\p{Ll}/u.test(word) && tells(keys, words, i + 1, to))
}

/** Whether a word inside what may be a subject is a verb of its own. */
function tells(keys: readonly string[], words: readonly string[], i: number, to: number): boolean {
  const key = keys[i]!
  const next = i + 1 < to ? keys[i + 1]! : null
  if (AUXILIARY.test(key) || (isPast(key) && !isParticiple(key))) return true
  if (key === 'to' && isBaseVerb(next ?? '')) return !TAKES_INFINITIVE.test(keys[i - 1]!)
  // A plural inside is followed by what belongs to it; right behind a name it is a verb as often.
  if (isThirdPerson(key)) {
    const isBehindName = /^\p{Lu}/u.test(words[i - 1]!) && !NATIONALITY().test(words[i - 1]!)
    return !isNoun(key) || (next !== null && (!HOLDS_NOUN.test(next) || (isBehindName && next !== 'of')))
  }
  // "man arrested over bombing", "the proposed ban": with a phrase of its own, or before its noun.
  if (isParticiple(key) && isPast(key))
    return (
      next === null ||
      (!/^(?:by|in|on|at|for|from|over|with|to|after|during|under|near)$/.test(next) &&
        STARTS_NOUN().test(words[i + 1]!))
    )
  // "Rogers pushing for …": what the one named does.
  if (isGerund(key) && /^\p{Lu}/u.test(words[i - 1]!) && (i > 1 || !isCommonWord(keys[0]!.toLowerCase()))) return true
  if (!isBaseVerb(key) || !looksPlural(words.slice(0, i).join(' '))) return false
  // "strikes on the harbor": the last noun of a phrase.
  const isInPhrase = words.slice(0, i).some((word) => HOLDS_NOUN.test(word)) && !/s$/.test(keys[i - 1]!)
  return !(next === null && isNounForm(plural(key)) && (isInPhrase || !/s$/.test(keys[i - 1]!)))
}

/** A single name that is no place, or a noun phrase that ends in a person. */
export function isNamedPerson({ words }: Text, to: number): boolean {
  const subject = words.slice(0, to)
  // A single name that is no place: "Ruiz campaigns for …".
  const only = to === 1 ? words[0]!.toLowerCase() : ''
  if (only !== '' && !isCommonWord(only) && !isPlace(only) && /^\p{Lu}\p{Ll}+$/u.test(words[0]!)) return true
  if (subject.some((word) => HOLDS_NOUN.test(word) && word !== 'and')) return false
  return (
    isPersonNoun(subject.at(-1)!.toLowerCase()) ||
    subject.some(
      (word, i) =>
        i < to - 1 && (firstNames.has(word.toLowerCase()) || personTitles.has(word.toLowerCase().replace(/\.$/, ''))),
    )
  )
}

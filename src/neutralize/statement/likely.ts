/**
 * How sure the model must be of a verb that no rule has found. Where the words around it leave no other reading it needs
 * less: "ferries disrupted as storm nears", "fears of long conflict shake markets".
 */

import { isBaseVerb, isGerund, isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { plural } from '../words/word-forms.ts'
import { hasFinite } from './complement.ts'
import type { JudgedPlace } from './main-verb.ts'
import { FOUND_AT, TRIES_TO } from './misleading.ts'
import { HOW_OFTEN, looksPlural, STOPS_OBJECT } from './object.ts'
import { AUXILIARY, isNounForm, isSubject } from './subject.ts'
import { endsInNoun, hasFiniteVerb, isClearSubject } from './sure.ts'
import { ACTS_ITSELF, BIDDEN, DONE_TO, LIKELY_DONE_TO } from './verbs.ts'

/** What no rule has found is a reading when it is this likely; … */
const SURE = 0.9
/** … this, where by rule what stands before can be a subject, or the verb is no noun; … */
const PLAIN = 0.85
/** … this, where something speaks for the verb besides; … */
const LIKELY = 0.65
/** … and this, where nothing else speaks as one. */
const LIKELIER = 0.55

/** Behind these a participle has no object. */
const WITHOUT_OBJECT =
  /^(?:by|in|at|on|over|after|as|amid|from|for|with|to|during|following|ahead|near|under|when|while|before|because|until|dead|nationwide|online)$/
/** A clause of its own begins in what would be the subject, or a list is no sentence. */
const HOLDS_CLAUSE =
  /(?:^| )(?:as|whether|how|why|what|that|who|which|whose|where|while|when|after|before|if|despite|vs\.?|said|says?|told|watch)(?: |$)|[’'](?:ll|d|ve|re)$|[\][]/i
/** Nouns behind a plural as often as its verbs. */
const RATHER_NOUN = /^(?:review|top|search|update|watch|preview|recap|list|report|record|murder|lead|test)$/
const COUNTED_LAST = () => / (?:\d[\d,.]*|multiple|several|many|few|more|new|latest|recent|\p{Ll}+ed)$/u

/**
 * @param words of the whole text
 * @param from where the clause begins that the verb is asked of
 * @returns 0 to 1
 */
export function leastFor(
  { at, reading, likelihood }: JudgedPlace,
  words: readonly string[],
  from: number,
  places: readonly JudgedPlace[] = [],
): number {
  if (at <= from) return SURE
  const main = words.slice(from)
  if (places.length > 0) {
    const others = places.reduce((sum, place) => (place.at === at ? sum : sum + place.likelihood), 0)
    const isOnly = others < OTHERS && likelihood > 3 * others
    if (isOnly && isOnlyVerb(words[at]!, reading, main.slice(0, at - from), words.slice(at + 1))) return LIKELIER
  }
  // "appeals court": nobody appeals.
  const keys = main.map((word, i) =>
    word === 'appeals' && /^court/.test(main[i + 1] ?? '')
      ? 'appellate'
      : word.replace(/’/g, "'").replace(/[,”"']+$/, ''),
  )
  const to = keys[at - from - 1] === 'both' ? at - from - 1 : at - from
  const subject = main.slice(0, to).join(' ')
  if (reading === 'passive') return leastForPassive(at, words, subject)
  const verb = words[at]!
  // "Photos from the harbor crash are false": the only auxiliary, and no clause before it.
  if (
    reading === 'auxiliary' &&
    /^(?:is|are|was|were|has|have)$/.test(verb) &&
    !HOLDS_CLAUSE.test(subject) &&
    !/,|^(?:here|there|that|this|these|those|it|in|on|at|for|and|but|or|so)\b/i.test(subject) &&
    (!/^ha/.test(verb) || isParticiple(words[at + 1] ?? '')) &&
    keys.filter((key) => AUXILIARY.test(key)).length === 1
  )
    return LIKELY
  if (HOLDS_CLAUSE.test(subject) || !isSubject({ words: main, keys }, to))
    return isNounForm(verb) || isNounForm(plural(verb)) || reading !== 'present' ? SURE : PLAIN
  const next = words[at + 1]
  if (next === undefined) return PLAIN
  // "Ruiz said sailing was hard": of nobody's, where it is not "said to".
  if (verb === 'said' && reading === 'past' && next !== 'to') return LIKELIER
  if (reading === 'future') return hasFinite({ words: main, keys }, at - from + 2) ? PLAIN : LIKELY
  // "hit record highs, head for gain": what comes behind the comma may be its verb, too.
  const last = keys[to - 1]!.toLowerCase()
  if (TRIES_TO.test(`${verb} ${next}`)) return LIKELY
  const isNounRather = RATHER_NOUN.test(verb) && !isPersonNoun(last.replace(/s$/, ''))
  if (reading !== 'present' || isNounRather || words.slice(at).some((word) => word.endsWith(','))) return PLAIN
  // "moment shopper headbutts rival": what no list has may be the verb.
  const isKnown = to < 3 || !/^\p{Ll}+s$/u.test(main[to - 1]!) || isNounForm(last) || isPersonNoun(last)
  if (!isThirdPerson(verb)) return isKnown && looksPlural(subject) ? LIKELIER : PLAIN
  const isObject =
    !STOPS_OBJECT.test(next) && !isGerund(next) && !isParticiple(next) && (!isBaseVerb(next) || /^\p{Lu}/u.test(next))
  return isObject && !looksPlural(subject) && !COUNTED_LAST().test(subject) ? LIKELY : PLAIN
}

/** What the other places may have in all, where one needs less. */
const OTHERS = 0.2

/**
 * "Pilot who lost licence resigns", "Bid to save pier fails", "Firm clings to island": a form that nothing but the verb of
 * this subject can be.
 */
function isOnlyVerb(
  verb: string,
  reading: JudgedPlace['reading'],
  subject: readonly string[],
  behind: readonly string[],
): boolean {
  const who = subject.join(' ')
  if (/[,;:“”‘"()]|(?:^|\s)'/.test(who) || CLAUSE_INSIDE.test(who)) return false
  const mayBeFinite =
    (reading === 'present' && isThirdPerson(verb) && !isNounForm(verb)) ||
    (reading === 'auxiliary' && /^(?:is|was|has|will|must)$/.test(verb)) ||
    (reading === 'past' &&
      isPast(verb) &&
      (!isParticiple(verb) || /^(?:failed|stalled|collapsed|succeeded)$/.test(verb)))
  if (!mayBeFinite || looksPlural(who.split(/ (?:who|that|to|of|in|for|on|from|with|by|at) /)[0]!)) return false
  const [, head = '', relative = '', clause = ''] = /^((?:\S+ ){0,4}?\S+) (who|that|whose) (.+)$/.exec(who) ?? []
  if (relative !== '')
    return (
      // "Man says pilot who lost boat resigns": a clause before this one.
      !hasFinite({ words: head.split(' '), keys: head.split(' ') }, 1) &&
      !/ (?:who|that|which) | (?:and|or|but) /.test(` ${clause} `) &&
      opensRelative(clause.split(' '), relative) &&
      !behind.some((word) => AUXILIARY.test(word))
    )
  const aim =
    /^(?:\S+ ){0,3}(?:attempt|effort|bid|plan|push|vote|plot|campaign|deal|proposal|decision|motion|bill|law|battle|race) to (\p{Ll}+) .+$/u.exec(
      who,
    )
  if (aim !== null) return isBaseVerb(aim[1]!) && !hasFiniteVerb(who)
  return reading === 'present' && !hasFiniteVerb(who) && isClearSubject(who) && endsInNoun(subject.at(-1)!)
}

const CLAUSE_INSIDE =
  /(?:^| )(?:as|whether|how|why|what|which|where|while|when|if|because|says?|said|thinks?|believes?|than|vs\.?|not)(?: |$)|n['’]t\b/i

/** "who lost his boat", "whose boat was lost": a past, an auxiliary or a present where the clause has its verb. */
const opensRelative = (clause: readonly string[], relative: string): boolean =>
  relative === 'whose'
    ? clause.slice(1, 4).some((word) => AUXILIARY.test(word) || (isPast(word) && !isParticiple(word)))
    : clause.length > 1 && (AUXILIARY.test(clause[0]!) || isPast(clause[0]!) || isThirdPerson(clause[0]!))

function leastForPassive(at: number, words: readonly string[], subject: string): number {
  const verb = words[at]!
  const next = words[at + 1]
  // "murderer ordered released", "Norwell, hit by storms, …": told of something else.
  if (/,/.test(subject) || isPast(words[at - 1]!)) return SURE
  const isOnlyDone = DONE_TO.test(verb) || LIKELY_DONE_TO.test(verb)
  // "found hiding": of oneself one would be found to hide; remains find nothing.
  const isFound = FOUND_AT.test(verb) && (isGerund(next ?? '') || /\bremains(?: \S+)?$/.test(subject))
  const isBy = next === 'by' && !ACTS_ITSELF.test(verb) && !/^(?:\d|\p{Ll}+ing$)/u.test(words[at + 2] ?? '0')
  // "ferry set to sail": nothing else can be told of it.
  const isBidden = next === 'to' && BIDDEN.test(verb) && isBaseVerb(words[at + 2] ?? '')
  return isBy ||
    isFound ||
    isBidden ||
    (isOnlyDone && (WITHOUT_OBJECT.test(next ?? 'by') || HOW_OFTEN.test(words.slice(at + 1, at + 3).join(' '))))
    ? LIKELIER
    : PLAIN
}

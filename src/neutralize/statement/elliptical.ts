/**
 * Sentences without their auxiliary that no other reader takes, each by a sign that leaves no doubt.
 *
 *     Around 900 homes without power as storm nears     only homes and people are without it
 *     Norland ferry rumored to cost millions            what is said of it
 *     Harbor raids sparking fear on the islands         a plural, and what it does
 *     Emil Holm cast as pilot in a Skerra film
 *     Skerra jittery as storm grows                     how somebody is, and no noun behind it
 *     Pilot accused of fraud released on bail           which pilot it is, and what was done to him
 */

import { firstNames } from '../headline/true-case-names.ts'
import {
  isBaseVerb,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  verbLemma,
} from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { barePassive, bareState } from './bare.ts'
import type { Statement } from './kind.ts'
import { judgeVerbs } from './main-verb.ts'
import { looksPlural, STOPS_OBJECT, TAKES_INFINITIVE } from './object.ts'
import { NOT_PLAIN, readAt } from './split.ts'
import { endsInNoun, hasFiniteVerb, isClearSubject } from './sure.ts'

export function readElliptical(text: string): Statement | null {
  if (
    NOT_PLAIN().test(text) ||
    // "…, lawyer denies": somebody's words, or a second thing.
    text.includes(', ') ||
    /^(?:how|why|what|when|where|who|if|as|in|at|on|to|the \p{Ll}+ (?:that|who|which))\b/iu.test(text)
  )
    return null
  return (
    readLack(text) ??
    readSaidOf(text) ??
    readTwoPlan(text) ??
    readChosen(text) ??
    readFeeling(text) ??
    readDone(text) ??
    readOngoing(text)
  )
}

const LACKS = () =>
  /^((?:(?:about|around|nearly|almost|over|roughly|some|at least|more than) )?(?:\p{L}[\p{L}’'-]* |\d[\d,.]* )*?(?:customers|homes|houses|people|residents|households|families|businesses|properties|islanders|residences|schools|users|subscribers|millions|thousands|hundreds|dozens))( still| now| currently)? (without (?:power|electricity|water|heat|heating|internet|service|gas|phones?|shelter|homes?)\b.*)$/iu

/** "Around 900 homes without power as storm nears": with a verb of their own they would be those that lack it. */
function readLack(text: string): Statement | null {
  const [, subject = '', hedge = '', lack = ''] = LACKS().exec(text) ?? []
  if (subject === '' || !isClearSubject(subject) || hasVerbOfItsOwn(subject) || !endsWell(lack, true)) return null
  const [told = ''] = lack.split(/ (?:as|after|when|while|because) /)
  // "homes without power get heaters"
  if (judgeVerbs(`${subject} ${told}`.split(' ')).some(({ likelihood }) => likelihood > OTHER)) return null
  return bareState(subject, `${hedge} ${lack}`.trim())
}

const SAID_OF = () =>
  /^((?:\p{L}[\p{L}\d.’'&-]* |\d\S* )+?)((?:now |again |still |also )?(?:rumou?red|reported|said|thought|believed|tipped|alleged|expected|slated|scheduled|poised|due|likely|unlikely|primed|destined)) (to \p{Ll}+\b.*)$/u

/** "Norland ferry rumored to cost millions": behind these an infinitive tells what is said of the subject. */
function readSaidOf(text: string): Statement | null {
  const [, who = '', word = '', deed = ''] = SAID_OF().exec(text) ?? []
  const subject = who.trim()
  const verb = deed.split(' ')[1] ?? ''
  if (
    subject === '' ||
    !isBaseVerb(verb) ||
    !isSoundSubject(subject) ||
    // "more likely to", "a man said to be", "homes expected to flood": which ones they are.
    /(?:^| )(?:more|less|most|least|as|so|very|not|those|ones?|that|who|was|were|is|are)$/i.test(subject) ||
    /^(?:an?|the|this|these|those|\d.*|first|only|all|some|many|few|two|three|four|five|six|seven|eight|nine|ten)(?: |$)/i.test(
      subject,
    ) ||
    !endsWell(deed.slice(3), isMany(subject))
  )
    return null
  // As "rumored" is read, which stands in the lists.
  if (word === 'rumoured') return barePassive(subject, word, verbForms('rumour'), deed)
  return bareState(subject, `${word} ${deed}`)
}

const PLANNED = () =>
  /^((?:Top |Senior |Former |Two |Three )?(?:\p{Lu}[\p{L}.’-]* ){1,3}(?:(?:and \p{Lu}[\p{L}.’-]* (?:\p{Lu}[\p{L}.’-]* )?)|(?:officials|leaders|envoys|ministers|senators|lawmakers|negotiators|delegates|troops|forces|teams|prosecutors|lawyers) ))to (meet|visit|attend|face|hold|discuss|tour|return|travel|appear|testify|speak|join|host|sign|launch|open|debate|vote|play|perform|resume)\b(.*)$/u

/** "Ruiz and Dorn to meet on Friday". */
function readTwoPlan(text: string): Statement | null {
  const [, who = '', verb = '', behind = ''] = PLANNED().exec(text) ?? []
  const subject = who.trim()
  if (subject === '' || TAKES_INFINITIVE.test(subject.split(' ').at(-1)!) || !endsWell(`${verb}${behind}`, true))
    return null
  return readAt(text, { at: subject.split(' ').length, reading: 'future' })
}

const CHOSEN = () =>
  /^((?:\p{Lu}[\p{L}.’'-]* ){2,4}(?:and (?:\p{Lu}[\p{L}.’'-]* ){1,3})?)((?:cast as|voted|named|crowned|dubbed|honou?red as|picked as|chosen as|tapped as|snubbed|passed over|replaced as|dropped from|ousted (?:as|from)|barred from|cleared of|acquitted of|sworn in as)) (\S+ .+|\S{5,})$/u

/** "Emil Holm cast as pilot in a Skerra film": by others, whose names are not told. */
function readChosen(text: string): Statement | null {
  const [, who = '', verb = '', rest = ''] = CHOSEN().exec(text) ?? []
  const subject = who.trim()
  if (subject === '' || !firstNames.has(subject.split(' ')[0]!.toLowerCase()) || /[’']s?$/.test(subject)) return null
  // "Holm voted against it": his own deed.
  if (
    /^(?:voted|named|crowned|dubbed)$/.test(verb) &&
    !/^(?:best|favou?rite|most|sexiest|greatest|worst|top|\p{Ll}+est|\p{Ll}+ of the (?:year|week|month|match))\b/u.test(
      rest,
    )
  )
    return null
  if (/^(?:snubbed|passed over)$/.test(verb) && !/^(?:for|from|by|at|as|in)\b/.test(rest)) return null
  if (!endsWell(rest, isMany(subject)) || / [“‘"'][^”’"']*$/.test(rest)) return null
  return verb === 'passed over'
    ? barePassive(subject, verb, verbForms('pass over'), rest)
    : readAt(text, { at: subject.split(' ').length, reading: 'passive' })
}

/** As likely as another verb may be at most. */
const OTHER = 0.15

const ONGOING =
  /^(?:sparking|fuel(?:l?)ing|raising|causing|leading|resulting|driving|forcing|prompting|threatening|piling|heating|cooling|gaining|losing|growing|rising|falling|struggling|bracing|forging|heading|moving|soaring|surging|spreading|reshaping|changing|hurting|helping|making|pushing|coming|looming)$/

/** "Harbor raids sparking fear on the islands": they are doing it, whether or not that tells which raids they are. */
function readOngoing(text: string): Statement | null {
  const words = text.split(' ')
  const at = words.findIndex((word, i) => i > 0 && ONGOING.test(word))
  if (at < 1 || at > 6) return null
  const subject = words.slice(0, at).join(' ')
  const next = words[at + 1] ?? ''
  if (
    next === '' ||
    !isSoundSubject(subject) ||
    /^(?:an?|the|this|these|those|inside|meet|my|our|one|every)(?: |$)/i.test(subject) ||
    /(?:^| )(?:from|of|by|for|with|about|without|in|on|and|or|before|after|while|than|is|are|was|were|as|to|for)$/i.test(
      subject,
    ) ||
    isGerund(words[0]!.toLowerCase()) ||
    // "Five questions heading into the season": a list of them.
    (words[at] === 'heading' && /^(?:\d|two|three|four|five|six|seven|eight|nine|ten)/i.test(subject)) ||
    !looksPlural(subject) ||
    !/^\p{Ll}+[^s]s$/u.test(words[at - 1]!) ||
    // "banks struggling lose clients": what may go without an object has the verb behind it.
    (mayBeVerb(next) && !/^(?:sparking|fuel(?:l?)ing|raising|causing|prompting|reshaping)$/.test(words[at]!)) ||
    // "crews making rounds cut": behind an object of one word another verb may stand.
    !endsWell(words.slice(at + 1).join(' '), true)
  )
    return null
  return readAt(text, { at, reading: 'progressive' })
}

const FEELS = () =>
  /^((?:\p{L}[\p{L}\d.’'&-]* )+?)((?:(?:very|still|now|relatively|largely|increasingly|deeply|not) )?(?:bullish|bearish|jittery|nervous|anxious|upset|uneasy|outraged|jubilant|defiant|adamant|stable|unfazed|undeterred|resigned|puzzled|baffled|hopeful|cautious|angry|furious|sustainable)(?: and (?:angry|anxious|upset|hopeful|cautious|defiant))?) ((?:on|over|about|after|as|with|at|in|ahead of|amid|despite|by|before|for) \S.*)$/u

/** "Skerra jittery as storm grows", "Ruiz bullish on the vote": how somebody is. */
function readFeeling(text: string): Statement | null {
  const [, who = '', state_ = '', about = ''] = FEELS().exec(text) ?? []
  const subject = who.trim()
  if (
    subject === '' ||
    !isSoundSubject(subject) ||
    /^(?:an?|the|this|these|those|some|any|all|no|one|more|most)(?: |$)|(?:^| )(?:is|are|was|were|be|looks?|seems?|feels?|gets?|remains?|more|less|so|too|how)$/i.test(
      subject,
    )
  )
    return null
  // "angry after loss demand refund": behind it a whole clause, or nothing that tells.
  const [, opening = '', clause] = /^(as|after|before) (.+)$/.exec(about) ?? []
  const isSound =
    clause === undefined || !judgeVerbs(clause.split(' ')).some(({ likelihood }) => likelihood > 0.5)
      ? opening !== 'as' && endsWell(about, isMany(subject))
      : hasOneVerb(clause, isMany(subject), opening === 'as')
  return isSound ? bareState(subject, `${state_} ${about}`) : null
}

/**
 * One word of a clause is likely its verb, and no other; and it cannot be that of the one in front: "voters hopeful
 * after talks back Ruiz".
 */
function hasOneVerb(clause: string, isPlural: boolean, isOpened: boolean): boolean {
  const words = clause.split(' ')
  const places = judgeVerbs(words).filter(({ likelihood }) => likelihood > OTHER)
  const at = places[0]?.at ?? 0
  const verb = words[at]!
  if (at === 0 || places.length !== 1) return false
  const isBase = isBaseVerb(verb) && !isPast(verb)
  // "loss demand": of one it would end in -s.
  if (isBase && !/s$|^(?:and|people|police|they|we)$/.test(words[at - 1]!)) return false
  if (!isOpened && (isPlural ? !isThirdPerson(verb) : !isBase)) return false
  return !holdsVerb(words.slice(0, at), isPlural) && !holdsVerb(words.slice(at + 1), isPlural)
}

const DONE = () =>
  /^((?:(?:Former |Ex-)?(?:\p{L}[\p{L}’'-]* ){0,4})(?:accused|suspected|convicted) of .+?) (released|freed|sentenced|jailed|arrested|extradited|acquitted|cleared|charged|denied bail|found guilty|found dead)((?: (?:on|to|for|from|in|after|with|of|by) .+)?)$/u
const DISCOVERED = () =>
  /^((?:(?:about|around|nearly|over|more than|at least) )?\d[\d,]* (?:new |more |other )?(?:\p{Ll}+ ){0,2}\p{Ll}+s) (discovered|found|spotted|detected|unearthed|identified|seized|recovered) ((?:orbiting|in|at|on|near|under|off|inside|outside|across|around|hiding|living|aboard) .+)$/iu
const MADE_PUBLIC = () =>
  /^(\p{Lu}[^,;]*? \S+) (made public|revealed|unveiled|disclosed)((?: (?:in court|at trial|on \p{Lu}\p{L}+day))?)$/u

/** What was done to somebody of whom it is told which one he is, or to what can do nothing itself. */
function readDone(text: string): Statement | null {
  const [, who = '', , behind = ''] = DONE().exec(text) ?? []
  if (
    who !== '' &&
    isPersonNoun(
      who
        .split(/ (?:accused|suspected|convicted) /)[0]!
        .split(' ')
        .at(-1)!
        .toLowerCase(),
    )
  ) {
    const told = who.replace(/^.*? (?:accused|suspected|convicted) of /, '')
    if (
      hasFiniteVerb(`it ${told}`) ||
      /, | (?:and|as|after|before|while|when) /.test(told) ||
      !endsWell(behind.trim(), isMany(who))
    )
      return null
    // "accused of theft attacks man charged": another deed of his.
    if (holdsVerb(told.split(' '), isMany(who))) return null
    return readAt(text, { at: who.split(' ').length, reading: 'passive' })
  }
  const [, things = '', found = '', place = ''] = DISCOVERED().exec(text) ?? []
  // "6 divers found in a cave say so": what else they do.
  if (things !== '')
    return endsWell(place, true) && !holdsVerb(things.split(' '), true) && !isPersonNoun(things.split(' ').at(-1)!)
      ? barePassive(things, found, verbForms(verbLemma(found) ?? found.replace(/ed$/, '')), place)
      : null
  const [, what = '', shown = '', where = ''] = MADE_PUBLIC().exec(text) ?? []
  const head = what.split(/ (?:of|for|in|on|at|to|from|with|before|after|that|why) /u)[0]!
  if (
    what === '' ||
    !/(?:^| )(?:details|plans?|date|price|lineup|line-up|cast|texts|messages|letters|plot|name|names|identity|winners?|results|list|schedule|design|specs|features)$/i.test(
      /^\p{Lu}/u.test(what) && !/ (?:was|were|to|for) /.test(what) ? what : head,
    ) ||
    judgeVerbs(what.split(' ')).some(({ likelihood }) => likelihood > 0.5)
  )
    return null
  return barePassive(
    what,
    shown,
    verbForms(
      shown === 'made public'
        ? 'make public'
        : ({ revealed: 'reveal', unveiled: 'unveil', disclosed: 'disclose' } as Record<string, string>)[shown]!,
    ),
    where.trim(),
  )
}

/** One noun phrase without a verb, an infinitive or a second thing that somebody does. */
function isSoundSubject(subject: string): boolean {
  const last = subject.split(' ').at(-1)!
  return (
    subject !== '' &&
    isClearSubject(subject) &&
    !hasVerbOfItsOwn(subject) &&
    !/,|[“”"‘]| (?:who|that|which|where|when|as|after|before|while|and \p{Ll}+(?:s|ed)) |[’']s?$/u.test(
      `${subject} `.trim(),
    ) &&
    (/\p{Lu}/u.test(last) || isPersonNoun(last) || endsInNoun(subject))
  )
}

function hasVerbOfItsOwn(subject: string): boolean {
  const words = subject.split(' ')
  return words.some(
    (word, i) =>
      i > 0 &&
      /^\p{Ll}/u.test(word) &&
      ((isThirdPerson(word) && !isNoun(word)) ||
        (isPast(word) &&
          !isNoun(word) &&
          !(isParticiple(word) && i < words.length - 1 && !STOPS_OBJECT.test(words[i + 1]!)))),
  )
}

/** No second verb behind, but the one of a clause that is opened as one. */
function endsWell(behind: string, isPlural: boolean): boolean {
  // What is asked or told of somebody there may end anywhere.
  if (/(?:^| )(?:who|whom|whose|that|which|if|how|why|what|where|whether)(?: |$)/.test(behind)) return false
  const [phrase = '', ...clauses] = behind.split(/ (?:as|while|because|when) /)
  if (hasFiniteVerb(`it ${phrase}`) || holdsVerb(phrase.split(' '), isPlural)) return false
  return clauses.length === 0 || (clauses.length === 1 && hasOneVerb(clauses[0]!, isPlural, true))
}

/**
 * Some word may be a verb of its own where it stands, even if it is a noun elsewhere: "without power protest", "over
 * vote sell shares". Where that cannot be told, the words in front are no statement.
 */
function holdsVerb(words: readonly string[], isPlural: boolean): boolean {
  return words.some((word, i) => {
    const before = words[i - 1] ?? ''
    if (i === 0 || !/^\p{Ll}/u.test(word) || LEANS.test(before) || /[’']s?$/.test(before)) return false
    if (isThirdPerson(word) || isPast(word) || isParticiple(word)) return true
    // "at loss riot in streets": not all verbs are known.
    if (isPlural && !/s$/.test(word) && !LEANS.test(word) && !isNoVerb(word)) return true
    return isBaseVerb(word) && (isPlural || /[^su’']s$|^(?:people|men|women|children|police)$/.test(before))
  })
}

/** Only a noun, an adverb or a gerund, wherever it stands. */
const isNoVerb = (word: string): boolean =>
  !isBaseVerb(word) &&
  (isPersonNoun(word) ||
    /^(?:morning|afternoon|evening|night|week|month|year|season|sea|coast|area|region|city|county|island|river|million|billion)$|.(?:ing|ion|ity|ness|ly)$/.test(
      word,
    ))

const mayBeVerb = (word: string): boolean =>
  /^\p{Ll}/u.test(word) && (isThirdPerson(word) || isPast(word) || isBaseVerb(word))

/** Behind these stands no finite verb: a noun does, or what the noun is like. */
const LEANS =
  /^(?:the|an?|his|her|its|their|this|these|those|next|last|every|each|no|new|old|own|more|most|about|across|after|against|ahead|amid|among|around|at|before|behind|between|by|despite|during|following|for|from|in|inside|into|like|near|of|off|on|onto|out|outside|over|per|since|than|through|to|toward|towards|under|until|with|within|without|and|or|be|been|being|not|help|let|make|\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten)$/

/** "Skerra crew sell shares": of many, however it is written. */
const isMany = (subject: string): boolean =>
  looksPlural(subject) ||
  /\b(?:crew|team|family|couple|staff|police|group|band|duo|trio|pair|gang|club|cast|party)\b/i.test(subject)

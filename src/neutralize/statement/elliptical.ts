/**
 * Sentences without their auxiliary that no other reader takes, each by a sign that leaves no doubt.
 *
 *     Around 900 homes without power as storm nears     only homes and people are without it
 *     Norland ferry rumored to cost millions            what is said of it
 *     Rule for sailors scrapped by Norwell council      by whom, and no other verb
 *     Harbor raids sparking fear on the islands         a plural, and what it does
 *     Emil Holm cast as pilot in a Skerra film
 */

import { firstNames } from '../headline/true-case-names.ts'
import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import type { Statement } from './kind.ts'
import { judgeVerbs } from './main-verb.ts'
import { looksPlural, STOPS_OBJECT, TAKES_INFINITIVE } from './object.ts'
import { NOT_PLAIN, readAt } from './split.ts'
import { hasFiniteVerb, isClearSubject } from './sure.ts'

export function readElliptical(text: string): Statement | null {
  if (
    NOT_PLAIN().test(text) ||
    /^(?:how|why|what|when|where|who|if|as|in|at|on|to|the \p{Ll}+ (?:that|who|which))\b/iu.test(text)
  )
    return null
  return (
    readLack(text) ?? readSaidOf(text) ?? readTwoPlan(text) ?? readChosen(text) ?? readByWhom(text) ?? readOngoing(text)
  )
}

const LACKS = () =>
  /^((?:(?:about|around|nearly|almost|over|roughly|some|at least|more than) )?(?:\p{L}[\p{L}’'-]* |\d[\d,.]* )*?(?:customers|homes|houses|people|residents|households|families|businesses|properties|islanders|residences|schools|users|subscribers|millions|thousands|hundreds|dozens))( still| now| currently)? (without (?:power|electricity|water|heat|heating|internet|service|gas|phones?|shelter|homes?)\b.*)$/iu

/** "Around 900 homes without power as storm nears": with a verb of their own they would be those that lack it. */
function readLack(text: string): Statement | null {
  const [, subject = '', hedge = '', lack = ''] = LACKS().exec(text) ?? []
  if (subject === '' || !isClearSubject(subject) || hasVerbOfItsOwn(subject) || !endsWell(lack)) return null
  return state(subject, `${hedge} ${lack}`.trim())
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
    !endsWell(deed.slice(3))
  )
    return null
  if (/(?:poised|due|likely|unlikely|primed)$/.test(word)) return state(subject, `${word} ${deed}`)
  const at = text.slice(0, text.indexOf(` ${deed}`)).split(' ').length - 1
  return readAt(text, { at, reading: 'passive' })
}

const PLANNED = () =>
  /^((?:Top |Senior |Former |Two |Three )?(?:\p{Lu}[\p{L}.’-]* ){1,3}(?:(?:and \p{Lu}[\p{L}.’-]* (?:\p{Lu}[\p{L}.’-]* )?)|(?:officials|leaders|envoys|ministers|senators|lawmakers|negotiators|delegates|troops|forces|teams|prosecutors|lawyers) ))to (meet|visit|attend|face|hold|discuss|tour|return|travel|appear|testify|speak|join|host|sign|launch|open|debate|vote|play|perform|resume)\b(.*)$/u

/** "Ruiz and Dorn to meet on Friday". */
function readTwoPlan(text: string): Statement | null {
  const [, who = '', verb = '', behind = ''] = PLANNED().exec(text) ?? []
  const subject = who.trim()
  if (subject === '' || TAKES_INFINITIVE.test(subject.split(' ').at(-1)!) || !endsWell(`${verb}${behind}`)) return null
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
  return endsWell(rest) && !/ [“‘"'][^”’"']*$/.test(rest)
    ? readAt(text, { at: subject.split(' ').length, reading: 'passive' })
    : null
}

/** "Rule for sailors scrapped by Norwell council": the only word that can tell, and who does it. */
function readByWhom(text: string): Statement | null {
  const words = text.split(' ')
  const places = words.flatMap((word, i) =>
    words[i + 1] === 'by' && i > 1 && /^\p{Ll}+$/u.test(word) && isParticiple(word) && !isNoun(word) ? [i] : [],
  )
  const [at = 0] = places
  if (places.length !== 1) return null
  const subject = words.slice(0, at).join(' ')
  const [doer = ''] = words.slice(at + 2)
  const behind = words.slice(at + 2).join(' ')
  if (
    // "by the pier", "by Friday", "by selling": where, when or how.
    /^(?:an?|the|\d\S*|\p{Lu}\p{Ll}+day|next|this|last|end|then|\p{Ll}+ing|hand|mistake|accident|phone|mail|e-?mail|car|boat|train|law|name|night|day|air|sea|land|far|up|about|nearly|more|less|half|its|his|her|their)$/u.test(
      doer,
    ) ||
    /^(?:A|An|The|This|These|Those|Some|Any|All|Another|Every)$/.test(words[0]!) ||
    !isSoundSubject(subject) ||
    // "a look at boats sunk by the navy": what it tells of is a thing of the phrase.
    /^(?:look|review|list|guide|story|report|photos?|pictures?|images|video|history|interview|profile|map|details|inside)\b/i.test(
      subject,
    ) ||
    !isNoun(words[at - 1]!.toLowerCase().replace(/s$/, '')) ||
    judgeVerbs(words).some((place) => place.at !== at && place.likelihood > OTHER) ||
    !endsWell(behind)
  )
    return null
  return readAt(text, { at, reading: 'passive' })
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
    !looksPlural(subject) ||
    !/^\p{Ll}+[^s]s$/u.test(words[at - 1]!) ||
    // "crews making rounds cut": behind an object of one word another verb may stand.
    !endsWell(words.slice(at + 1).join(' '))
  )
    return null
  return readAt(text, { at, reading: 'progressive' })
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
    (/\p{Lu}/u.test(last) || isNoun(last) || isNoun(last.replace(/s$/, '')) || isPersonNoun(last))
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

/** No second verb behind, but in a clause that is opened as one. */
function endsWell(behind: string): boolean {
  const [clause = ''] = behind.split(/(?:^| )(?:as|while|because|who|that|which|when|if|how|why|what|where|whether) /)
  const words = clause.split(' ')
  return (
    !hasFiniteVerb(`it ${clause}`) &&
    // "after storm kills six": a verb in what only tells when.
    !words.some(
      (word, i) =>
        i > 1 &&
        /^\p{Ll}/u.test(word) &&
        isBaseVerb(word) &&
        !isNoun(word) &&
        !/^(?:to|and|or|will|can|could|may|might|would|should|not|help|helps|let|lets|make)$/.test(words[i - 1]!),
    )
  )
}

function state(subject: string, rest: string): Statement {
  return {
    kind: 'bare-copula',
    prefix: '',
    subject,
    group: '',
    rest,
    isPlural: looksPlural(subject),
    forms: null,
    object: '',
    tail: rest,
  }
}

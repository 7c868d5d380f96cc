/** What speaks against a verb that its place makes likely. */

import { WEEKDAYS } from '../words/closed-classes.ts'
import { isGerund, isNoun, isParticiple, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { isAdverb } from './joined.ts'
import type { VerbReading } from './main-verb-features.ts'
import { HOW_OFTEN, looksPlural, STOPS_OBJECT, TAKES_INFINITIVE } from './object.ts'
import { ACTS_ITSELF, EITHER, GIVEN, INTRANSITIVE, isOfItself, STATE } from './verbs.ts'

/** As often adjectives as verbs. */
const DESCRIBES =
  /^(?:open|close|free|clear|slow|live|own|present|secure|separate|welcome|clean|direct|lean|mean|thin|idle|complete|correct|perfect|empty|dry|warm|cool|calm|steady|ready)$/
const WHEN = new RegExp(
  `^(?:(?:${WEEKDAYS})|today|tonight|yesterday|tomorrow|this|last|next|early|late|later|earlier|days|hours|weeks|months|years|\\d+|alongside|together|not|too|less|more|only)\\b`,
)

/** Base forms that name nothing. */
const ONLY_VERB =
  /^(?:appear|arrive|continue|depend|die|disappear|emerge|exist|fail|happen|occur|remain|survive|vanish)$/

export const FOUND_AT = /^(?:found|caught|seen|spotted|filmed|photographed|pictured|overheard)$/

/** What is held somewhere and goes nowhere of itself. */
const HELD =
  /^(?:rally|concert|gig|game|match|race|event|meeting|trial|hearing|show|ceremony|election|vote|festival|wedding|funeral|parade)$/

const MEASURING = /-(?:minute|hour|day|week|month|year|long|term|time|scale|level|old|wide|style|free|based|related)$/

/** Firms called by an owner's name: "Norwell's reports loss" is a noun phrase, of these it is a sentence. */
const NAMED_AFTER = () =>
  /^(?:[^,]+, )?(?:McDonald|Campbell|Lowe|Macy|Kohl|Wendy|Moody|Levi|Sotheby|Christie|Lloyd|Sainsbury|Domino|Kellogg|Hershey|Arby|Denny|Claire|Dick|Chili|Applebee|Trader Joe|Papa John|Carl)[’']s$/u

/** "rises, signaling", "leaves, and": what goes on behind the comma is told of the same. */
const goesOn = (next: string): boolean => isGerund(next) || /^(?:but|and|as)$/.test(next)

export const TRIES_TO =
  /^(?:tried|sought|managed|attempted|wanted|hoped|refused|failed|threatened|agreed|decided|vowed|pledged|promised) to$/

const isObject = (word: string): boolean =>
  /^(?:\p{L}{3,}|an?)$/u.test(word) && !STOPS_OBJECT.test(word) && !WHEN.test(word)

const isWithoutObject = (next: string): boolean =>
  next === '' || STOPS_OBJECT.test(next) || /^(?:away|back|down)$/.test(next)

const TOLD_TO =
  /^(?:warned|urged|told|ordered|asked|advised|allowed|forced|invited|encouraged|instructed|reminded|required|permitted|compelled) (?:not|to)$/

/** Where others bring one; "moved to free Holm from jail" is a deed of his own. */
const TO_JAIL =
  /^to (?:an? |the )?(?:[a-z]+-security |women['’]s |men['’]s )?(?:prison|jail|custody|detention|intensive care|death row)(?:$| (?:after|following|over|for|amid|in|as|on)\b)/
/** What is called off is none of those who call it off. */
const PLANNED =
  /(?:^| )(?:rally|rallies|talks|game|match|search|strike|race|show|concert|event|wedding|meeting|vote|protest|march|hunt|flight|festival|parade|hearing|launch|visit|trip|summit)$/i

/**
 * Whether a likely verb is none all the same, or tells something else than it seems to.
 * @param subject the words before the verb
 * @param behind the verb and what follows
 */
export function isMisleading(subject: readonly string[], behind: readonly string[], reading: VerbReading): boolean {
  const [verb = '', next = ''] = behind
  const text = subject.join(' ')
  // "Ruiz' claims"
  if (/(?:[’']s|s[’'])$| (?:OKs|IDs|ups)$/.test(text) && !/(?:^|\s)[‘']/.test(text) && !NAMED_AFTER().test(text))
    return true
  // "Aussie rules players": a game.
  if (verb === 'rules' && /^(?:aussie|australian|ground|house)$/i.test(text)) return true
  // "Boat displays fail in rain": what fails is told, and nothing is displayed.
  if (reading === 'present' && ONLY_VERB.test(next)) return true
  // "ban blocked by appeals court": a court.
  if (verb === 'appeals' && /^(?:courts?|judges?|panels?|process|boards?|tribunals?)$/.test(next)) return true
  // "Harbor board OKs plan": nobody boards.
  if (/^(?:OKs|IDs|KOs)$/.test(next)) return true
  // "in last-minute talks", "similar displays, other packages", "stars whose mothers": nouns.
  if (
    reading === 'present' &&
    isNoun(verb.replace(/,$/, '')) &&
    (MEASURING.test(text) || (/,$/.test(verb) && !goesOn(next)) || /^(?:whose|who)$/.test(next))
  )
    return true
  // "rate still below the target to prevent floods": what it would take, and no plan.
  if (reading === 'future' && /\b(?:below|above|still|enough|too)\b/.test(text)) return true
  // "minister intervened in club grants": a verb stood before.
  const hasVerb = subject.some((word, i) => i > 0 && ACTS_ITSELF.test(word))
  if (hasVerb && !/\b(?:who|that|which)\b/.test(text)) return true
  // "Harbor plan to close": a thing, where nothing shows many who plan.
  if (reading === 'present' && TAKES_INFINITIVE.test(verb) && next === 'to' && !isThirdPerson(verb))
    return !looksPlural(text)
  // "Homes swept away", "firm sued over fares": done to them, but for verbs that need no object.
  if (
    reading === 'past' &&
    isParticiple(verb) &&
    isWithoutObject(next) &&
    !TRIES_TO.test(`${verb} ${next}`) &&
    !(/^(?:up|off|out|behind|down|away)$/.test(next) && isObject(behind[2] ?? '')) &&
    !ACTS_ITSELF.test(verb) &&
    !INTRANSITIVE.test(verb) &&
    !isOfItself(verb, behind.slice(1).join(' '))
  )
    return true
  // "Ruiz handed a prison term": to her as often as by her.
  if (reading === 'past' && GIVEN.test(verb)) return true
  // "head to head": how they stand.
  if (reading === 'future' && subject.at(-1)?.toLowerCase() === next.toLowerCase()) return true
  // "Standing together while the band plays": a clause of its own before the verb.
  if (
    / (?:as|while|because) (?:the|an?|his|her|its|their|\p{Lu})/u.test(text) &&
    !/,/.test(text.slice(text.search(/ (?:as|while|because) /)))
  )
    return true
  // "Dorn caught using app to cheat": what the app was used for.
  if (reading === 'future' && subject.some((word, i) => i > 1 && isGerund(word) && isParticiple(subject[i - 1]!)))
    return true
  // "islanders warned not to swim": by others.
  if (reading === 'past' && TOLD_TO.test(`${verb} ${next}`)) return true
  // "Doses open to all", "Skerra open to talks": as it is, and not what it does.
  // "Polls close at noon" can be nothing but what they do.
  if (
    reading === 'present' &&
    DESCRIBES.test(verb) &&
    isWithoutObject(next) &&
    !(/^(?:open|close)$/.test(verb) && /^(?:in|at|across|with|lower|higher)$/.test(next)) &&
    // Nobody is close over or amid something; polls are open for nothing.
    !(verb === 'close' && /^(?:over|amid|after|as|ahead|due|early)$/.test(next)) &&
    !(verb === 'open' && /^(?:The )?[Pp]olls$/.test(text))
  )
    return true
  if (reading !== 'passive') return false
  // "The author used to dance"; "crews searched for hikers": by others only where they are named.
  // "dog reunited with owner", "rally moved after row": who did it or not, it was done to them.
  const isDone =
    (verb === 'reunited' && next === 'with') ||
    // "Dorn moved to low-security prison": nobody goes there by himself.
    (/^(?:moved|transferred)$/.test(verb) && TO_JAIL.test(behind.slice(1).join(' '))) ||
    (/^(?:moved|relocated)$/.test(verb) && HELD.test(subject.at(-1)!) && /^(?:after|amid|as|from|over)$/.test(next))
  // "rally called off"; "Storm called off game" tells who did it.
  const isCalled =
    verb === 'called' &&
    next === 'off' &&
    PLANNED.test(text) &&
    (behind.length === 2 || /^(?:after|following|over|as|amid|because|by|due|for|in|on|until)$/.test(behind[2]!))
  if ((verb === 'used' && next === 'to') || (ACTS_ITSELF.test(verb) && next !== 'by' && !isDone && !isCalled))
    return true
  // "Tapes led to row": what came of them; who is led somewhere is somebody.
  if (
    verb === 'led' &&
    next === 'to' &&
    !isPersonNoun((subject.at(-1) ?? '').replace(/s$/, '')) &&
    !(subject.length > 1 && /^\p{Lu}/u.test(subject.at(-1)!))
  )
    return true
  // "Momentum built for years", "coast forecast for rain": of itself, and for whom nobody forecasts anything.
  if (verb === 'forecast' && next === 'for') return true
  if (
    verb === 'built' &&
    next !== 'by' &&
    /\b(?:momentum|pressure|tension|tensions|excitement|anger|support|anticipation|hype)$/i.test(text)
  )
    return true
  // "Ruiz announced many fares": with an object it is what she did; "Ruiz named mayor" has a name for her.
  return !(
    isWithoutObject(next) ||
    isAdverb(next) ||
    STATE.test(next) ||
    // "found hiding in closet": by others.
    (FOUND_AT.test(verb) && isGerund(next)) ||
    WHEN.test(next) ||
    HOW_OFTEN.test(behind.slice(1, 3).join(' ')) ||
    EITHER.test(verb) ||
    /[,”"'’]$/.test(verb)
  )
}

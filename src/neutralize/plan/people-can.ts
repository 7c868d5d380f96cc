/**
 * What people can do, or are let do by a thing: "Norwell app lets people book ferries" → "With …, people can book
 * ferries", "… makes it possible for people to book ferries". Said of readers as often as not, and seldom read.
 */

import { withoutArticles } from '../length/lean-wording.ts'
import { capitalize, small } from '../plain/grammar.ts'
import { hasFiniteVerb } from '../statement/sure.ts'
import { isBaseVerb, isNoun, isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'

/** @returns whole sentences; none where the text tells of no such thing */
export const sayWhatPeopleCan = (text: string): string[] =>
  // Cut to length, what they can do would be half of it.
  [...letByThing(text), ...ableTo(text)].filter((way) => withoutArticles(way).split(' ').length <= 15)

function letByThing(text: string): string[] {
  const [, thing = '', when = '', verb = '', who = '', deed = ''] = LETS().exec(text) ?? []
  if (deed === '' || NO_THING().test(thing) || !isDeed(deed)) return []
  const isPlural = verb === 'let' || verb === 'allow' || verb === 'enable'
  const now = when === '' ? '' : `${when} `
  const last = thing
    .replace(/ (?:for|of|in|on|from|by|to|with) .*$/, '')
    .split(' ')
    .at(-1)!
    .toLowerCase()
  return [
    `${thing} ${now}${isPlural ? 'make' : 'makes'} it possible for ${who} to ${deed}`,
    ...(isTool(last) ? [`With ${small(thing)}, ${who} can ${now}${deed}`] : []),
    `${thing} ${now}${isPlural ? 'allow' : 'allows'} ${who} to ${deed}`,
    ...(isTool(last) ? [`${capitalize(who)} are ${now}able to ${deed} with ${small(thing)}`] : []),
    `${thing} ${now}${isPlural ? 'give' : 'gives'} ${who} a way to ${deed}`,
  ]
}

const LETS = () =>
  /^((?!(?:How|Why|What|When|Where|Who|If|There|It|This|That|They|He|She)\b)(?:\S+, ){0,2}[^,:;?!“”"]{2,60}?) (?:(now|still|already|soon|finally) )?(lets?|allows?|enables?) (people|users) (?:to )?((?!back\b|down\b|in\b|out\b|off\b|know\b)\p{Ll}[^:;?!“”"]+)$/u
const NO_THING = () =>
  /\b(?:not|never|no|none|only|that|which|who|what|how|will|would|could|can|may|might|to|says?|said)\b|n['’]t\b/i
const TOOLS =
  /^(?:apps?|add-?ons?|betas?|browsers?|buttons?|cameras?|cards?|chatbots?|devices?|editors?|extensions?|features?|filters?|functions?|gadgets?|games?|glasses|kits?|modes?|options?|phones?|platforms?|players?|plug-?ins?|programs?|services?|settings?|sites?|software|systems?|tools?|trackers?|trials?|updates?|upgrades?|versions?|watch|websites?|widgets?)$/
const isTool = (noun: string): boolean => TOOLS.test(noun) && !isPersonNoun(noun)

/** A verb first, and no second sentence behind it: "people over 60", "people without homes" are some of them. */
function isDeed(deed: string): boolean {
  const [first = ''] = deed.split(' ')
  return isBaseVerb(first) && !SAYS_WHICH.test(first) && !tellsMore(deed)
}

/** What is a verb elsewhere and says here which people are meant. */
const SAYS_WHICH =
  /^(?:age|aged|free|near|like|present|clear|open|over|under|up|down|out|back|outside|inside|past|round|without|within|with|from|themselves|need|want|seek|love|hate|lack|live|believe|hope|fear|interested)$/

/** "people pay Dorn says", "people cheat and Ruiz wants it banned": behind the deed somebody else does something. */
function tellsMore(deed: string): boolean {
  if (
    / (?:if|unless|but|because|as|while|when|though|although|yet|so|who|that|which)(?: |$)/.test(deed) ||
    / (?:and|or) (?:\p{Lu}|(?:the|an?|his|her|its|their|some|many|most|he|she|they|we|it)\b)/u.test(deed) ||
    hasFiniteVerb(deed)
  )
    return true
  const words = deed.split(' ')
  return words.some((word, i) => {
    if (i === 0 || !/^\p{Ll}/u.test(word) || !(isThirdPerson(word) || isPast(word))) return false
    // "book ferries": behind the verb is what it is done to, if nobody stands behind it.
    return i === 1
      ? /^\p{Lu}/u.test(words[2] ?? '') || !(isNoun(word) || isParticiple(word))
      : !LEANS.test(words[i - 1]!)
  })
}

/** Behind these a noun stands, and no finite verb. */
const LEANS =
  /^(?:the|an?|his|her|its|their|at|in|on|of|for|from|to|with|without|by|into|through|across|between|near|and|or|\d[\d,.]*)$/

function ableTo(text: string): string[] {
  const [, can = '', time = '', manner = '', deed = ''] = CAN().exec(text) ?? []
  const [first = ''] = deed.split(' ')
  if (deed === '' || first === 'be' || HABIT.test(deed) || tellsMore(deed)) return []
  const done = [manner, deed].filter((part) => part !== '').join(' ')
  const when = time === '' ? '' : `${time} `
  const key = can.toLowerCase().replace('’', "'")
  if (key === 'can')
    return [
      `People are ${when}able to ${done}`,
      `It is ${when}possible for people to ${done}`,
      `It is ${when}possible to ${done}`,
    ].filter((way, i) => i < 2 || !/\btheir\b|\bthem\b/.test(way))
  if (time + manner !== '') return []
  return /^(?:can't|cannot|can not)$/.test(key)
    ? [`People are unable to ${done}`, `It is not possible for people to ${done}`, `People are not able to ${done}`]
    : [`People will be unable to ${done}`, `It will not be possible for people to ${done}`]
}

/** With or without small words: "People can now easily sail"; "People won’t be able to sail". */
const CAN = () =>
  /^People (can(?:['’]t|not| not)?|(?:won['’]t|will not) be able to)(?: (now|still|already|soon|finally))?(?: (easily|quickly|simply))? ((?!(?:have|only|not|never|also|now|still|already|soon|just|even)\b|[\p{L}]+ly\b)\p{L}[^,:;?!“”"]+)$/u
/** "can’t stop talking about it": no one is kept from it. */
const HABIT =
  /^(?:stop|help|wait|miss|get enough|believe|imagine|stand|resist|say|see|go wrong|beat|fight|blame|trust|make (?:this|it) up)\b|\b(?:if|unless|but|because|says?|said)\b/

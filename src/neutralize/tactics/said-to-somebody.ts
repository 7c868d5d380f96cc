/**
 * Orders and "you" that a headline reports: "Ruiz to Dorn: you can still stop this", "Don't panic yet, investors say".
 * Somebody else speaks, mostly to somebody else, and the publisher calls no reader.
 */
import type { Cue, Headline, Word } from '../headline/words.ts'
import { isBaseVerb, isPersonNoun, isPlace } from '../words/vocabulary.ts'

const TELLS = /^(?:tells?|told|warns?|warned|urges?|urged|begs?|begged|reminds?|reminded|orders?|ordered|asks?|asked)$/
const SAYS = /^(?:says?|said|warns?|warned|urges?|urged|insists?|insisted|tells?|told)$/

/** Readers under another name, and advisers who are quoted to lure them: "Doctors warn parents: never do this". */
const READERS =
  /^(?:users?|drivers?|motorists|shoppers|customers|fans|parents|people|homeowners|travell?ers|americans|brits|everyone|everybody|owners|viewers|readers|women|men|patients|consumers|tourists|gamers|players|buyers|savers|subscribers|gardeners|households|pensioners|holidaymakers|all)$/
const ADVISERS =
  /^(?:experts?|doctors?|scientists?|dietitians?|nutritionists?|dermatologists?|therapists?|chefs?|vets?|nurses?|dentists?|pharmacists?|psychologists?|trainers?|insiders?|sources|mechanics?|plumbers?|gps?|specialists?|science|study|researchers?|economists?|i|we|he|she|they|it|you|who)$/
/** What is no speaker before "to": "A message to Dorn", "Guide to Norwell". */
const NO_SPEAKER =
  /^(?:an?|the|lets?|let's|move|messages?|letters?|guides?|notes?|memo|how|what|ways?|welcome|back|road|route|path|key|keys|clue|answers?|reasons?|open|from|want|ready|need|things|reactions?|responses?|tributes?|tips|advice|more|next|up|due|set|new|going|trip|journey)$/

/** Whether somebody whom the headline names says the words, to others than its readers or in a report of what was said. */
export function isSaidToSomebody(headline: Headline, { tactic, first, last }: Cue): boolean {
  if (tactic !== 'second-person') return false
  const { words } = headline
  const colon = words.findIndex(({ gap, quote }, at) => at > 0 && quote < 0 && /^:\s/.test(gap))
  if (colon > 0 && colon <= first && colon <= 9) return isAddressed(words, colon)
  return isReportedBehind(headline, first, last)
}

/** "Ruiz to Dorn: …", "Norland warns Skerra: …", up to the word at the colon. */
function isAddressed(words: readonly Word[], colon: number): boolean {
  const label = words.slice(0, colon)
  if (label.some(({ key, quote }) => quote >= 0 || READERS.test(key)) || !isSpeaker(label, 0)) return false
  const opener = words[colon]!.key
  // "Norwell to Skerra: everything you need to know": behind the colon the paper itself speaks.
  if (/^(?:what|how|where|when|why|here's|everything|all|\d+|your|which|who|this|these)$/.test(opener)) return false
  // "Norland warns Zorm: change your lock": an order meant for who reads.
  if (isBaseVerb(opener)) return false
  const verb = label.findIndex(({ key }) => key === 'to' || TELLS.test(key))
  if (verb < 1 || verb > 4 || verb === label.length - 1) return false
  if (label.slice(0, verb).some(({ key }) => NO_SPEAKER.test(key))) return false
  if (label[verb]!.key !== 'to') return isSomebody(label.slice(verb + 1))
  return !isBaseVerb(label[verb + 1]!.key) && isSomebody(label.slice(verb + 1))
}

const isSpeaker = (words: readonly Word[], at: number): boolean =>
  words[at] !== undefined && /^\p{Lu}/u.test(words[at].text) && !ADVISERS.test(words[at].key)

/** A name, a place or an office: whoever it is, it is no reader. */
const isSomebody = (words: readonly Word[]): boolean =>
  words.length <= 6 &&
  words.some(({ text, base }, at) => isPersonNoun(base) || isPlace(base) || (at < 3 && /^\p{Lu}/u.test(text)))

/** "You cannot fish here, Norland tells Skerra", "Don't panic yet, sailors say, as fares fall". */
function isReportedBehind({ words, isTitleCase }: Headline, first: number, last: number): boolean {
  const comma = words.findIndex(({ gap }, at) => at > last && /^[,’'”"]+ ["“‘']?$|^\s[-–—]\s$/.test(gap))
  if (comma < 0) return false
  const end = words.findIndex(({ gap }, at) => at > comma && !/^\s*$/.test(gap))
  const speech = words.slice(comma, end < 0 ? undefined : end)
  const verb = speech.findIndex(({ key }) => SAYS.test(key) || TELLS.test(key))
  if (speech.some(({ key, quote }) => quote >= 0 || ADVISERS.test(key) || READERS.test(key))) return false
  const isOrder = first === 0 && !/^you/.test(words[first]!.key)
  // "says deputy captain", "Norland tells Skerra"
  const speaker = verb === 0 ? speech.slice(1) : speech.slice(0, verb)
  if (verb < 0 || verb > 5 || speaker.length === 0 || speaker.length > 6) return false
  const isNamed = speaker.some(
    ({ text, base }, at) => isPersonNoun(base) || isPlace(base) || (!isTitleCase && at < 4 && /^\p{Lu}/u.test(text)),
  )
  if (!isNamed) return false
  // Advice that speaks on to a reader, "Don't skip your oil change, Okafor says", is handed on.
  if (isOrder)
    return !words.slice(0, comma).some(({ key }) => /^(?:you|your|yours|yourself|you're|this|these|it)$/.test(key))
  return TELLS.test(speech[verb]!.key) && verb > 0 && isSomebody(speech.slice(verb + 1)) && speech.length > verb + 1
}

/**
 * Pieces of a headline that look like things it names and are not, out of their sentence: "Poland to Russia: …" is who
 * speaks to whom, "a ‘cancer’" what somebody is called, "a notch" how far something went. What of such a piece still is
 * a thing is kept, the rest goes.
 */
import { isBaseVerb, isNoun, isParticiple } from '../words/vocabulary.ts'

/** The thing in a phrase of a text, without what belonged to a verb that went; '' where there is none. */
export function thingOf(phrase: string, text: string): string {
  if (phrase === text) return phrase
  const at = text.indexOf(phrase)
  const before = at > 0 ? text.slice(0, at) : ''
  const behind = at < 0 ? '' : text.slice(at + phrase.length)
  const thing = phrase
    // "send | National Guard to Norwell", "downgrades | Holm to ‘hold’": where to, and what as.
    .replace(TO_WHERE(), (whole, named: string) => (HANDS_ON.test(before) ? named : whole))
    // "Norland to Skerra: …": who speaks to whom.
    .replace(/^(\p{Lu}[^:,]*?) to (?:\p{Lu}[\p{L}.’'-]*(?: |$))+$/u, (whole, speaker: string) =>
      behind.startsWith(':') ? speaker : whole,
    )
    .replace(/,(?=[’”"']$)/, '')
    // "Don't expect | ferry shares to rise": what they are not expected to do.
    .replace(/ to \p{Ll}+$/u, (deed) => (/^(?:do not|don[’']t|never)\b/i.test(text) ? '' : deed))
    // "beat | a sailor with oars", "answers | simple question with jokes": how it was done, and no sailor with oars.
    .replace(/ with (?!\p{Lu}).*$/u, (tail) => (DONE_WITH.test(before) ? '' : tail))
    // "wrote | letter saying Ruiz …": what it says is a sentence.
    .replace(/ (?:saying|claiming|arguing|alleging) .*$/, '')
    .replace(/ by (?:mistake|accident|chance|surprise)$| on purpose$/, '')
    .replace(/^(?:thanks to|beyond|along|amongst|among) (?=\S)/i, '')
    // "can legally ban | Dorn": what one does to him.
    .replace(/^(\p{Ll}+) (?=\p{Lu}|the |an? )/u, (whole, verb: string) =>
      isBaseVerb(verb) && (ASKS_VERB.test(before) || /^(?:save|treat|revisit|meet|grab|shop|rank)$/.test(verb))
        ? ''
        : whole,
    )
    .replace(/^(?:save big|treat (?:your|one)self)\b.*$/i, '')
    // "this weekend’s cold front"
    .replace(/^(?:weekend|week|month|year|season|morning|summer|winter)[’']s (?=\S)/u, (owner) =>
      /\bthis $/i.test(before) ? `this ${owner}` : owner,
    )
    // "This weekend | Doctor Who fans"
    .replace(/^(?:weekend|week|month|year|season|morning) (?=\p{Lu})/u, (time) =>
      /\bthis $/i.test(before) ? '' : time,
    )
  return isIdle(thing, before, behind) ? '' : thing
}

const TO_WHERE = () => /^(.+?) to (?:["“‘].*|\p{Lu}\S*(?: \p{Lu}\S*)*(?: and .*)?)$/u

/** Verbs whose object goes somewhere. */
const HANDS_ON =
  /\b(?:sen(?:d|ds|t|ding)|deploy(?:s|ed|ing)?|tak(?:e|es|en|ing)|took|bring(?:s|ing)?|brought|return(?:s|ed|ing)?|mov(?:e|es|ed|ing)|sell(?:s|ing)?|sold|giv(?:e|es|en|ing)|gave|add(?:s|ed|ing)?|ship(?:s|ped|ping)?|downgrad(?:e|es|ed|ing)|upgrad(?:e|es|ed|ing)|extradit(?:e|es|ed)|deport(?:s|ed|ing)?) (?:the |more |its |his |her |their )?$/i

const DONE_WITH =
  /\b(?:beat(?:s|ing)?|hits?|attack(?:s|ed|ing)?|stab(?:s|bed)?|kill(?:s|ed|ing)?|strikes?|struck|threaten(?:s|ed|ing)?|answer(?:s|ed|ing)?|assault(?:s|ed|ing)?|injur(?:es|ed|ing)) (?:the |an? |his |her |their )?$/i

const ASKS_VERB = /\b(?:to|can|could|will|would|should|may|might|must|not|let[’']s|legally|[a-z]+ly) $/i

function isIdle(thing: string, before: string, behind: string): boolean {
  if (thing === '') return true
  if (SAYS_NOTHING.test(thing)) return true
  // "the hardest with delays", "the same designer": than what, as whom.
  if (
    /^(?:the )?(?:hardest|worst|best|most|least|biggest|same)(?: (?:of|with|in|on|by|from|for)\b.*)?$|^the same /i.test(
      thing,
    )
  )
    return true
  // "one of Norland’s most | powerful unions": one of them.
  if (/\b(?:one of .+ most|more|less|least|too|very|no) $/i.test(before) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(thing))
    return true
  // "a ‘cancer’ for Norwell", "‘a bit more’", "‘doomed’", "‘so screwed’": what is said of somebody.
  if (/^an? ["“‘'](?=\p{Ll})|^["“‘'](?:an?|[Ss]o|[Tt]oo|[Vv]ery|[Nn]ot?) /u.test(thing))
    return !/\b(?:of|about|into|called|named) $/.test(before)
  // "so it can | easily record boats"
  if (/^\p{Ll}+ly \p{Ll}/u.test(thing) && ASKS_VERB.test(before)) return true
  const quoted = /^["“‘'](\p{L}+)["”’']/u.exec(thing)?.[1]?.toLowerCase() ?? ''
  if (isParticiple(quoted) && !isNoun(quoted)) return true
  // "city | you’ve never heard of": those who have not.
  if (/\p{L} people$/u.test(thing) && /^(?: have|['’]ve) never\b/.test(behind)) return true
  // "proposal or | face a fine": what else one does.
  if (
    / (?:or|and) \p{Ll}+$/u.test(thing) &&
    isBaseVerb(thing.split(' ').at(-1)!) &&
    /^ (?:the|an?|his|her|its|their|\p{Lu})/u.test(behind)
  )
    return true
  // "pay you to | leave", ", | report users"
  if (!thing.includes(' ') && /\bto $/.test(before) && isBaseVerb(thing.toLowerCase())) return true
  return /^(?:report|say|claim|warn) \p{Ll}+s$/iu.test(thing) && /[,–—-] $/.test(before)
}

/** How something goes, where something stands, and how much of it there is: none of it is what an article is about. */
const SAYS_NOTHING =
  /^(?!one (?:question|charge|win|loss|role|answer)$)(?:(?:the|an?|some|one|his|her|its|their|this|that|any|many) )?(?:notch|starts?|beginning|ends?|win|loss|charts?|questions?|answers?|records?|(?:plain )?sight|others?|stage|spotlight|turns?|steps?|moments?|roles?|parts?|limits?|brink|verge|expense|sidelines?|wall|hook|board|track|hold|pace|front|rest|bit|ways?|kinds?|thing|fates?|matter|odds|stake|means|charge|leave|use|hand|foot|heart|spot|ranks?|place)$|^best of (?:the )?[a-z]+$/i

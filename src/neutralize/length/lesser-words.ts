/**
 * Words that a shorter version of a sentence can do without: what somebody is where the whole name says who, and the day
 * on which it is told. Nothing that tells which one, no number, no doubt and no denial.
 */

import { once } from '../../text/memoize.ts'
import { firstNames } from '../headline/true-case-names.ts'
import { isBaseVerb, isGerund, isPast, isPlace, isThirdPerson } from '../words/vocabulary.ts'
import { outsideQuotes } from './fewer-words.ts'

/** The same without them; the text itself where there are none. */
export function withoutLesserWords(text: string): string {
  return DENIES.test(text) || DEATH.test(text)
    ? text
    : outsideQuotes(withoutTime(text), (part) => withoutDescription(withoutKind(part)))
}

/** Of whom nothing is so, it may be said only with all that is said of them. */
const DENIES = /\b(?:not|never|no|nobody|none|without|only|first|last|oldest|youngest|if|unless)\b|n['’]t\b/i

/** Who died is told with what he was. */
const DEATH =
  /\b(?:dead|die[sd]?|dying|deaths?|killed|slain|murdered|drown(?:s|ed)|obituary|funeral|mourn(?:s|ed|ing)?|tributes?|passe[sd] away)\b/i

/** What somebody is known for, and no office or kinship, which tell what a deed is worth. */
const KNOWN_FOR =
  'actor|actress|singer|rapper|musician|drummer|guitarist|comedian|comic|author|novelist|filmmaker|designer|chef|model|influencer|youtuber|streamer|broadcaster|presenter|star|superstar|icon|legend|alum|alumna|player|quarterback|linebacker|receiver|pitcher|slugger|striker|midfielder|goalkeeper|footballer|golfer|boxer|wrestler|swimmer|sprinter|skater|gymnast|cyclist|cricketer|batsman|bowler|lawmaker|candidate|contestant|billionaire|businessman|businesswoman|entrepreneur|activist|reporter|journalist'
const KNOWN = once(() => new RegExp(`\\b(?:${KNOWN_FOR}) \\p{Lu}`, 'iu'))
/** "Norwell Rowers star Dana Ruiz", "actress Dana Ruiz", at the start or behind a small word. */
const DESCRIBED = once(
  () =>
    new RegExp(
      `(?<=^|\\b(?:by|with|from|for|against|of|to|after|on|that) )((?:(?!(?:by|with|from|for|against|of|to|after|on|that|and|or|in|at|as|is|are|was|were|has|have) )\\p{L}[\\p{L}’'-]* ){0,4})(?:${KNOWN_FOR}) (?=(\\p{Lu}\\p{Ll}+) (?:\\p{Lu}\\. )?\\p{Lu}[\\p{L}’-]+)`,
      'giu',
    ),
)
/** They tell of another than the name does, or lean on what stands before. */
const LEANS =
  /\b(?:who|my|our|your|fake|fictional|late|dead|fugitive|bankrupt|rival|defunct|struggling|troubled|state-owned|transgender|trans|gay|lesbian|blind|deaf|disabled|undocumented|disgraced|jailed|convicted|accused|alleged|suspected|missing|would-be|like|than|named|called|will|every|another|how|why|what|when|where|which)\b/i

const withoutDescription = (text: string): string =>
  !KNOWN().test(text)
    ? text
    : text.replace(DESCRIBED(), (match, before: string, given: string) => {
        const words = before.trim().toLowerCase().split(' ')
        // "Police arrest Rowers star Dana Ruiz": there is more than what he is.
        const isDescription = words.every(
          (word) =>
            !isThirdPerson(word) && !isBaseVerb(word) && !isPast(word) && !isGerund(word) && !firstNames.has(word),
        )
        return firstNames.has(given.toLowerCase()) && /^\p{Lu}/u.test(given) && !LEANS.test(before) && isDescription
          ? ''
          : match
      })

/**
 * "gaming company Norwell" at the start: a firm by its name. Of other kinds a name is as often the town ("water company
 * Norwell"), and how a firm fares stays ("bankrupt airline Skerra").
 */
const KIND = once(
  () =>
    /^(?:the )?(?:gaming|tech|technology|software|streaming|internet|social media|e-commerce|crypto|AI) (?:company|firm|giant|startup|start-up) (?=(\p{Lu}\p{L}+) (?:is|are|has|to|will|\p{Ll}+s) )/iu,
)

const withoutKind = (text: string): string =>
  text.replace(KIND(), (match, name: string) => (isPlace(name.toLowerCase()) || !/^\p{Lu}/u.test(name) ? match : ''))

/** "back at pier today": what is told today is of today. */
const TOLD_NOW = /,? (?:today|this (?:morning|afternoon|evening)|right now)$/
const TIMED =
  /\b(?:then|once|used|before|until|till|by|from|since|than|even|when|tomorrow|yesterday|was|were|is|are|starting|starts|begins|due|every|and|or|of|for|on|in|at|to|with|about|out|like|over|as|be)$/

function withoutTime(text: string): string {
  const time = TOLD_NOW.exec(text)
  if (time === null) return text
  const told = text.slice(0, time.index)
  return TIMED.test(told) || told.split(' ').length < 5 ? text : told
}

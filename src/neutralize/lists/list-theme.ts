/**
 * What the tail of a list names, where nothing of what it says can be told: its names, its year, the noun that a craze
 * or a contest is of. That the things have to do with it claims no more.
 *
 *     who slayed the eyeliner game       in connection with eyeliner
 *     that will make you miss Skerra     in connection with Skerra
 *     we all loved in 2031               in connection with 2031
 */
import { isCommonWord } from '../headline/true-case.ts'
import { small } from '../plain/grammar.ts'
import { manipulationIn } from '../plain/plain-wording.ts'
import { endsInNoun } from '../statement/sure.ts'
import { mentionedIn } from '../topics/mentioned.ts'
import { isNounPhrase } from '../topics/topic-nouns.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { addresses, toPeople } from './list-reader.ts'
import { FORBIDDEN } from './list-words.ts'

/**
 * @param after what stands behind the things, in sentence case
 * @returns the fullest first, none where it names nothing
 */
export function themesOf(after: string): string[] {
  const whom = neededFor(after)
  const themes = themesIn(after).filter((theme) => !whom.endsWith(` ${theme}`))
  const theme = themes.length === 0 ? '' : `in connection with ${themes.join(' and ')}`
  const both = whom !== '' && theme !== '' ? [`${whom}, ${theme}`] : []
  return [...both, whom, theme].filter((said) => said !== '')
}

function themesIn(after: string): string[] {
  // What the reader is to say, and what the things only outdo.
  const told = after.replace(SAID(), '').replace(/\bthan .*$/i, '')
  const isDenied = /\b(?:not|no|nobody|nothing|without)\b|n['’]t\b/i.test(told)
  const named = isDenied ? [] : namesIn(told)
  if (named.length > 0) return named
  const during = isDenied ? undefined : / during (?:the )?(\p{Ll}+(?: \p{Ll}+)?)$/u.exec(told)?.[1]
  if (during !== undefined && isPlainly(during)) return [during]
  const craze = isDenied ? undefined : CRAZE().exec(told)?.[1]
  if (craze !== undefined && isPlainly(craze)) return [craze]
  const noun = isDenied
    ? undefined
    : mentionedIn(told)
        .map(withoutArticle)
        .find((thing) => isOf(thing, told))
  if (noun !== undefined) return [noun]
  const year = /\bin ((?:19|20)\d\d)\b/.exec(told)?.[1]
  return year === undefined ? [] : [year]
}

const SAID = () => /\b(?:say|go|scream|yell|shout|think|whisper|like)[, ]+["“].*$/i

/** One or two names; more of them are a list of their own. */
function namesIn(told: string): string[] {
  const names = mentionedIn(told.replace(PRAISED_AS(), '')).filter(
    (thing) =>
      (/^["“]\p{Lu}/u.test(thing) || thing.split(' ').every((word) => /^\p{Lu}/u.test(word))) &&
      thing.split(' ').length < 5 &&
      !(isCommonWord(thing.toLowerCase()) && !/^\p{Lu}{2,}$/u.test(thing)) &&
      !NO_NAME.test(thing) &&
      !FORBIDDEN.test(thing) &&
      !isPartOfName(thing, told) &&
      manipulationIn(thing).length === 0,
  )
  return names.length < 3 ? names : []
}

/** "make Dana Ruiz | your new favourite pilot": what she is to be. */
const PRAISED_AS = () => /(?<=\p{L}) (?:your|the|our) (?:(?:new|next|favou?rite|best|latest) )+\p{Ll}+(?: \p{Ll}+)?$/u

/** "DJ | Marlow", "Norwell, | Norland": half of what it is called. */
const isPartOfName = (thing: string, told: string): boolean => {
  const at = told.indexOf(thing)
  return (
    at < 0 ||
    /\p{Lu}[\p{L}.’'-]*(?:,| of| of the| and| &)? $/u.test(told.slice(0, at)) ||
    /^ \p{Lu}/u.test(told.slice(at + thing.length))
  )
}

/** Figures of speech, and words that only describe what went. */
const NO_NAME =
  /^(?:earth|god|internet|tastebuds|tv|hell|heaven|af|wtf|omg|i|me|us|diys?|.*(?:an|ish|ese)|.*n['’]t.*)$/i

/** "your coffee addiction", "the eyeshadow game" */
const CRAZE = () =>
  /\b(?:your|the|their|this) ((?:\p{Ll}+ )?\p{Ll}{3,}) (?:addiction|obsession|game|cravings?|habit|fix|fetish|itch)\b/u

/** "for your baby": what they are needed for. */
function neededFor(after: string): string {
  const whom =
    /^you(?:['’]ll| will)? (?:(?:really|actually|totally|absolutely) )?need for (your \p{Ll}+)(?= (?:if|when|this|before)\b|$)/u.exec(
      after,
    )?.[1]
  return whom === undefined || FIGURE.test(whom) ? '' : `for ${toPeople(whom)}`
}

const withoutArticle = (thing: string): string => thing.replace(/^the /, '')

/** Whether what is told is told of the thing: "obsessed with ferries", "embarrassed by their costumes". */
const isOf = (thing: string, told: string): boolean =>
  isTheme(thing) &&
  (endsInNoun(thing.split(' ').at(-1)!) || /[^su]s$/.test(thing)) &&
  /\b(?:about|with|of|by|during) (?:(?:the|your|their|his|her|this|all|these) )?$/.test(
    told.slice(0, Math.max(0, told.indexOf(thing))),
  )

const isTheme = (thing: string): boolean =>
  isPlainly(thing) && !isPersonNoun(thing.split(' ').at(-1)!.replace(/s$/, '')) && isNounPhrase(small(thing))

/** Words in small letters that are nobody's own, and no figure of speech. */
const isPlainly = (thing: string): boolean =>
  /^\p{Ll}[\p{Ll} -]*$/u.test(thing) &&
  !/^(?:an?|my|our|your|whole|same|other|own|some|any|entire) /.test(thing) &&
  !FIGURE.test(thing) &&
  !FORBIDDEN.test(thing) &&
  !addresses(thing) &&
  manipulationIn(thing).length === 0

const FIGURE =
  /\b(?:life|lives|world|days?|weeks?|months?|years?|time|times|moments?|hearts?|souls?|minds?|eyes?|mouth|face|faces|head|body|hands?|feet|breath|brain|stomach|childhood|appetite|sense|humanity|people|future|past|looks?|ways?|point|home|death|joy|fun|shit|crap|hell|struggles?|feelings?|emotions?|tears|dreams?|memories|control|everything|hope|love|truth|fire|style|pure|head|long|end|blame|waiting|mind|things?|stuff|control|place|order|luck|age|choice|rest|best|worst|most|course|power|kind|sort|type|types|history|existence|reality|doubt|lot|bunch|amount|wits?|ease|rage|envy|glory|self|mood|needs?|questions?)\b/

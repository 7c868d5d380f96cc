/** What can still be told of the things of a list whose tail only praises or promises: for what, where, and whom it names. */
import { MASS_NOUNS } from '../lexicon/count-nouns.ts'
import { indefinite, small } from '../plain/grammar.ts'
import { namedIn } from '../topics/topic-phrases.ts'
import { isPersonNoun } from '../words/vocabulary.ts'

/** "to make your commute less dull", "that will lift your cabin to new heights": what the promise is about. */
const BETTERED = () =>
  /^(?:(?:that|which)(?: will| can|['’]ll)? |guaranteed to |to )(?:make|take|bring|transform|turn|upgrade|improve|jump[- ]?start|spruce up|step up|elevate|revamp|brighten(?: up)?|liven up|spice up) (?:your|the) (?!(?:parents?|family|life|lives|day|days|world|mind|heart|soul|faith|jaw|eyes|mouth|body|face|head|brain|dreams|year|week|love|wallet|friends?|boyfriend|girlfriend|husband|wife|partner|kids?)\b)((?:\p{Ll}+ )??(?!(?:look|looks|feel|feels|pop|smell|taste|sound|stand|shine|sparkle|last|work|go|come|run)\b)\p{Ll}{3,})(?= (?:less|more|better|easier|the|to the|awesome|great|pop|into|happier|cozier|so|feel|look|as|super|really|\p{Ll}+er)\b|$)/iu

const MASS = new RegExp(
  `(?:^| )(?:${MASS_NOUNS}|hair|skin|furniture|clothing|food|coffee|tea|makeup|luggage|laundry)$`,
  'i',
)

const FOR_DAY =
  /\b(?:win|slay|celebrate|survive|rock|enjoy|through|this|for) (halloween|christmas|thanksgiving|easter|valentine['’]s day|hanukkah|new year['’]s(?: eve)?)\b/i

const WHERE =
  /\b(?:get|buy|find|order|sold|available|shop|bought)(?: right now)? (on (?:Amazon|Netflix|YouTube|Etsy|Spotify|Hulu|eBay))\b/i

/**
 * @param things what is counted
 * @param after what stands behind the things, in sentence case
 * @returns '' where nothing is left
 */
export function remnantOf(things: string, after: string): string {
  if (/\b(?:not|no|never|nobody|nothing|without)\b|n['’]t\b/i.test(after)) return ''
  const bettered = BETTERED().exec(after)?.[1]
  if (bettered !== undefined && !/\bways$/i.test(things))
    return `for ${/[^s]s$|ing$/.test(bettered) || MASS.test(bettered) ? bettered : `${indefinite(bettered)} ${bettered}`}`
  const day = FOR_DAY.exec(after)?.[1]
  if (day !== undefined) return `for ${day[0]!.toUpperCase()}${day.slice(1)}`
  // "that will make you say “Me”": what the reader is to say.
  const names = namedIn(after.replace(/\b(?:say|go|scream|yell|shout|think|whisper|like)[, ]+["“].*$/i, '')).filter(
    (name) => /^(?:["“]\p{Lu}|\p{Lu}\p{L}+ \p{Lu})/u.test(name) && name.split(' ').length < 5 && !isPersonNoun(name),
  )
  if (names.length === 1) return `${isSomebody(things) ? 'in connection with' : 'related to'} ${names[0]!}`
  const where = WHERE.exec(after)?.[1]
  return where === undefined ? '' : `available ${small(where)}`
}

/** People that are "related to Ruiz" would be her family. */
const isSomebody = (things: string): boolean =>
  /\b(?:people|men|women|children|celebrities)$/i.test(things) ||
  isPersonNoun(things.split(' ').at(-1)!.replace(/s$/, ''))

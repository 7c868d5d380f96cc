/**
 * The article that headlines leave out before one thing or person of many: "dies in crash", "man kills officer with
 * knife". Only before nouns that are counted and no name, where the noun phrase begins and ends for sure.
 */

import { lexemeOf } from '../clause/lexicon.ts'
import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isPlace, isThirdPerson } from '../words/vocabulary.ts'
import type { Change } from './owners.ts'
import { FUNCTION_WORD, type Place } from './small-word-conditions.ts'
import { indefinite } from './words.ts'

const PERSON =
  /^(?:man|woman|boy|girl|teenager|child|baby|toddler|infant|student|pupil|teacher|nurse|doctor|driver|pedestrian|cyclist|motorcyclist|motorist|passenger|officer|soldier|deputy|judge|jury|reporter|journalist|photographer|actor|actress|singer|rapper|gunman|shooter|suspect|tourist|hiker|climber|swimmer|surfer|diver|pilot|worker|employee|farmer|fisherman|sailor|firefighter|paramedic|prosecutor|witness|couple|pensioner|customer|shopper|resident|lawmaker|senator|politician|activist|protester|migrant|refugee|bystander|burglar|robber|thief|stranger|neighbou?r|stowaway|skier|jogger|dancer|comedian|novelist|mob|crowd)$/
const ANIMAL =
  /^(?:dog|cat|bear|shark|whale|elephant|tiger|lion|crocodile|alligator|snake|cow|horse|wolf|bull|moose|cougar)$/
const VEHICLE =
  /^(?:car|truck|bus|train|plane|helicopter|boat|ferry|tram|lorry|bike|bicycle|motorcycle|van|drone|missile|rocket|vehicle|tractor|tree)$/
const WEAPON = /^(?:knife|gun|rifle|sword|axe|machete|hammer|pistol|shotgun|bat|crossbow)$/
const EVENT =
  /^(?:crash|shooting|stabbing|explosion|blast|collision|accident|attack|raid|fire|blaze|brawl|shootout|standoff|avalanche|landslide|earthquake|storm|tornado|hurricane|flood|wildfire|airstrike|bombing|ambush|robbery|burglary|lawsuit|interview|speech|statement|letter|video|email|ceremony|rally|hearing|meeting|concert|wedding|vigil|news conference|press conference|podcast|debate|phone call|vote|loss|win|victory|defeat|incident|sting|search|chase|pursuit|riot|stampede|scuffle|tweet)$/
const WITH_EVENT = /^(?:in|after|following|during|at)$/
const WITH_PERSON = /^(?:by|of|for|from|with|against|on|after|before|following)$/
// "killed", "arrested" may describe whom they stand before.
const HARMS =
  /^(?:kills|shoots|stabs|injures|injuring|arrests|rescues|saves|attacks|sues|assaults|robs|kidnaps|mauls|bites|strikes)$/
/** What may stand in front, all of those. */
const AHEAD = new Set(
  [WITH_EVENT, WITH_PERSON, HARMS].flatMap((pattern) => pattern.source.replace(/[^a-z|]/g, '').split('|')),
)
const STRUCK = /^(?:hit|struck|killed|crushed|injured|dragged|mowed|hits?|fatally|trapped|run)$/
/** There is one of it, or it is no noun's. */
const NO_MODIFIER =
  /^(?:first|second|third|(?:four|fif|six|seven|eigh|nin|ten)th|free|open|lower|last|latest|next|only|same|final|main|top|other|own|annual|inaugural|late|every|another|half|dozens|hundreds|key|current|entire|whole|rival|less|more|most|[a-z]+est|set|due)$/
const PLURAL_MODIFIER = /^(?:police|sports|news|arms|drugs|weapons|business|press|mass|class|express|cross|fitness)$/
const ENDS =
  /^(?:in|on|at|of|from|with|to|by|for|over|after|before|as|during|amid|near|who|and|while|when|outside|inside|following|about|against|is|was|has|had|will|would|could|may|can|must|should|under|into|between|that|since|despite|accused|charged|dies|says|faces|rules|claims|gets|wins|pleads|admits|blocks|orders|shot|killed|arrested|jailed|dead|found|suspected)$/
/** "in crash" → "in a crash", "kills officer" → "kills an officer", "Texas man dies" → "A Texas man dies". */
export function withIndefinite(keys: readonly string[], words: readonly string[], at: number): Change | null {
  const ahead = keys[at - 1] ?? ''
  if (at > 0 && (!AHEAD.has(ahead) || words[at - 1] !== ahead)) return null
  let head = at
  while (head < at + 4 && !endsHere(keys, words, head)) if (!isModifier(keys, words, head++, at)) return null
  if (
    !endsHere(keys, words, head) ||
    ((head > at || at > 0) && !/^\p{Ll}/u.test(words[head]!)) ||
    !fits({ keys, words, at, end: head })
  )
    return null
  const text =
    at === 0 && !isPlace(keys[0]!) && !/^\p{Lu}\p{L}+(?:ish|ese|ian|can|[sr]h)$/u.test(words[0]!)
      ? words[0]!.toLowerCase()
      : words[at]!
  const article = indefinite(keys[at]!)
  return { at, end: at, puts: [`${at === 0 ? article[0]!.toUpperCase() + article.slice(1) : article} ${text}`] }
}

function fits({ keys, words, at, end: head }: Place): boolean {
  const key = keys[head]!
  const ahead = keys[at - 1] ?? ''
  if (at === 0) return PERSON.test(key) && (!/,$/.test(words[head]!) || /^\d/.test(keys[head + 1] ?? ''))
  if (PERSON.test(key) || ANIMAL.test(key)) return WITH_PERSON.test(ahead) || HARMS.test(ahead)
  if (VEHICLE.test(key)) return ahead === 'by' && keys.slice(Math.max(0, at - 3), at).some((word) => STRUCK.test(word))
  if (WEAPON.test(key)) return ahead === 'with'
  if (!WITH_EVENT.test(ahead) || !(EVENT.test(key) || EVENT.test(`${keys[head - 1]} ${key}`))) return false
  // "in search of", "in concert", "in debate of": no event.
  if (ahead === 'in' && /^(?:search|concert|debate)$/.test(key)) return false
  const next = keys[head + 1] ?? 'in'
  // "after shooting at crews", "after hearing of it": what somebody does.
  if (isGerund(key) && head === at)
    return (
      ahead === 'at' || ahead === 'during' || /^(?:in|as|near|outside)$/.test(next) || (ahead === 'in' && next === 'of')
    )
  // "after crews fire on": a verb.
  return key !== 'fire' || (next !== 'on' && next !== 'at' && (head === at || BURNS.test(keys[head - 1]!)))
}

const BURNS =
  /^(?:house|apartment|home|forest|factory|warehouse|hotel|kitchen|grass|brush|car|bus|boat|ship|barn|building|deadly|fatal|massive|huge|large|suspicious|school|nightclub|restaurant|church|hospital|mine|train|refinery)$/

const endsHere = (keys: readonly string[], words: readonly string[], at: number): boolean => {
  const next = keys[at + 1]
  return (
    next === undefined ||
    /[,;]$/.test(words[at]!) ||
    ENDS.test(next) ||
    (isThirdPerson(next) && !isNoun(next) && words[at + 1] === next)
  )
}

/** An adjective or a noun in front of the head; whose form is a verb's may be one. */
function isModifier(keys: readonly string[], words: readonly string[], i: number, at: number): boolean {
  const key = keys[i]!
  const word = words[i]!
  if (/[^\p{L}\d-]/u.test(word) || NO_MODIFIER.test(key)) return false
  if (/^\d+-year-old$/.test(key)) return true
  if (/^\p{Lu}/u.test(word)) return i === at && (isPlace(key) || /(?:ish|ese|ian|can)$/.test(key))
  if ((lexemeOf(key).flags & FUNCTION_WORD) !== 0 || /^\d/.test(key)) return false
  if (isGerund(key) && !isNoun(key)) return key === 'missing'
  if (isPast(key) || isParticiple(key)) return i === at && at > 0 && /ed$/.test(key)
  // "police seek suspect"
  if (isBaseVerb(key) && (!isNoun(key) || /^(?:police|people|\p{L}*men)$/u.test(keys[i - 1] ?? ''))) return false
  if (/men$|^people$/.test(key)) return false
  return PLURAL_MODIFIER.test(key) || !/s$/.test(key)
}

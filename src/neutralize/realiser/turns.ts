/**
 * Ways that turn on one construction: "says …" with the speaker apart, "could …" as what is possible, "kills six" as
 * who is left dead, a subject with the article that headlines leave out.
 */

import { isCommonWord } from '../headline/true-case.ts'
import { be, capitalize, have, indefinite, join, sentence, small, unbalanced } from '../plain/grammar.ts'
import type { Statement } from '../statement/kind.ts'
import { looksPlural } from '../statement/object.ts'
import { hasFiniteVerb, isClearSubject } from '../statement/sure.ts'
import { CARDINALS, isAuxiliary } from '../words/closed-classes.ts'
import { isGenericNoun, isGerund, isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { mayBeSurname } from './name-or-noun.ts'
import { isEvent } from './verb-tense.ts'

/** What a paper shows stands in it. */
const FINDS = /^(?:shows?|finds?|reveals?|says?)$/

/** "Mayor says bridge is safe" → "According to mayor, bridge is safe": who says it stays the one who says it. */
export function withSpeakerApart(statement: Statement): string[] {
  const { group, subject, prefix } = statement
  const rest = statement.rest.replace(/^that /, '')
  const isFound =
    FINDS.test(group) &&
    /^(?:study|studies|report|analysis|survey|poll|data|figures|documents?|records|emails|research|footage|video|map|index|review|audit|tests?|court papers)$/i.test(
      subject.split(' ').at(-1)!,
    )
  if (
    (!/^(?:says?|said)$/.test(group) && !isFound) ||
    prefix !== '' ||
    !isClearSubject(subject) ||
    subject.split(' ').length > 6
  )
    return []
  // A clause of its own, with nothing behind it that could belong to the saying.
  if (
    !hasFiniteVerb(`it ${rest}`) ||
    /^(?:he|she|they|it|his|her|their|its|how|why|what|who|when|if|whether|so|no|yes)\b|^["“‘']/i.test(rest)
  )
    return []
  if (/\b(?:as|after|while|when|amid|during|before|following|says?|said)\b|[,;:]/.test(rest) || unbalanced(rest))
    return []
  const clause = sentence({ ...statement, subject: '', group: '', rest }, '')
  const apart = [`According to ${small(subject)}, ${small(clause)}`]
  // "She wore it in bed, according to nurse": nobody would know yet who she is.
  return /\b(?:he|she|they|his|her|their|him|them|its)\b/i.test(rest)
    ? apart
    : [...apart, `${clause}, according to ${small(subject)}`, `${clause}, ${small(subject)} ${group}`]
}

const PICTURES =
  /^(?:(?:new|leaked|dramatic|shocking|CCTV|security|police|phone|dashcam|bodycam|drone|satellite|the|an?) )*(?:footage|videos?|clips?|film|photos?|photographs?|images?|pictures?|CCTV|recordings?)$/i

/** "Footage shows pilot leaving the plane" → "Pilot is shown in footage leaving the plane". */
export function asShown({ group, subject, rest, prefix }: Statement): string[] {
  if (!/^(?:shows?|captures?)$/.test(group) || prefix !== '' || !PICTURES.test(subject)) return []
  const [, who = '', doing = ''] = /^((?:[\p{L}’'-]+ ){0,4}?[\p{L}’'-]+) (\p{Ll}+ing\b.*)$/u.exec(rest) ?? []
  if (who === '' || !isClearSubject(who) || hasFiniteVerb(`it ${who}`) || !isGerund(doing.split(' ')[0]!)) return []
  if (
    /^(?:how|what|why|where|it|him|her|them)\b|[“‘"]/i.test(rest) ||
    (!isPersonNoun(who.split(' ').at(-1)!.toLowerCase()) && !/^\p{Lu}/u.test(who))
  )
    return []
  return [capitalize(`${who} ${be(looksPlural(who), false)} shown in ${small(subject)} ${doing}`)]
}

const VERDICT = /^([^,;:“‘"]{5,}?),? (an? )?(?:‘([^‘’]+)’|“([^“”]+)”|"([^"]+)"|'([^']+)')$/

/** "Dorn says speech ‘unfair’": what it is has no verb, and behind another form of "say" it would be what he says. */
export function isSaidToBe({ group, rest }: Pick<Statement, 'group' | 'rest'>): boolean {
  if (!/^(?:says?|said)$/.test(group)) return false
  const [, what = '', first = ''] = SAID_TO_BE().exec(rest) ?? []
  return (
    what !== '' &&
    !isPast(first) &&
    !isThirdPerson(first) &&
    !isAuxiliary(first) &&
    !hasFiniteVerb(what) &&
    !/n[’']t\b/.test(what)
  )
}

/** A noun phrase, and words in quotation marks behind it to the end or to a phrase. */
const SAID_TO_BE = () =>
  /^((?!(?:that|it|he|she|they|we|there)\b)[^‘“"]*[\p{L}’](?<!(?:^| )(?:an?|the|his|her|its|their|as|of|in|on|by|for|with|from|at|about|over|is|are|was|were|and|or|not|called|so-called))(?<! to .*)) [‘“'"](\p{Ll}+)[^‘“"]*[’”"'](?:$| (?:in|on|at|after|over|by|as) )/u

/** "Mayor says plan a ‘disgrace’" → "Mayor calls plan a ‘disgrace’": what somebody takes something for. */
export function withVerdict(subject: string, verb: string, said: string): string[] {
  const match = VERDICT.exec(said)
  if (match === null || !/^(?:says?|said)$/.test(verb)) return []
  const [, what = '', article = ''] = match
  const quoted = (match[3] ?? match[4] ?? match[5] ?? match[6] ?? '').replace(/,$/, '')
  // A clause in quotation marks is said, and nobody is called it.
  if (article === '' && !/^(?:an?|the|not|very|too|so|one of) /i.test(quoted)) return []
  if (
    /^(?:he|she|they|it|his|her|their|its|this|that)\b/i.test(what) ||
    hasFiniteVerb(`it ${what}`) ||
    !isClearSubject(what)
  )
    return []
  const mark = said.at(-1)!
  const opening = { '’': '‘', '”': '“' }[mark] ?? mark
  const verdict = `${opening}${quoted}${mark}`
  const [calls, describes] =
    verb === 'said' ? ['called', 'described'] : verb === 'say' ? ['call', 'describe'] : ['calls', 'describes']
  const who = capitalize(subject)
  const full = [
    `${who} ${calls} ${small(what)} ${article}${verdict}`,
    `${who} ${describes} ${small(what)} as ${article}${verdict}`,
  ]
  // Where there is no room, headlines leave the article out.
  return article === '' ? full : [...full, `${who} ${calls} ${small(what)} ${verdict}`]
}

/** "Storm could close port" → "It is possible that storm could close port". */
export function asPossible(statement: Statement): string[] {
  const done = /^(?:may|might) have (\p{Ll}+)$/u.exec(statement.group)?.[1] ?? ''
  // "may have closed" → "It is possible that storm has closed port": as far as anybody knows.
  if (statement.kind === 'modal' && done !== '' && isParticiple(done))
    return statement.prefix !== '' || !isClearSubject(statement.subject) || /\bif\b/.test(statement.rest)
      ? []
      : [`It is possible that ${join(small(statement.subject), have(statement.isPlural), done, statement.rest)}`]
  // "It is possible that it may": one doubt is enough.
  const match = /^could (\p{Ll}+)$/u.exec(statement.group)
  // "could not" denies; "could have closed" is past.
  if (statement.kind !== 'modal' || match === null || /^(?:have|not)\b|\bif\b/.test(`${match[1]} ${statement.rest}`))
    return []
  if (statement.prefix !== '' || !isClearSubject(statement.subject)) return []
  return [`It is possible that ${join(small(statement.subject), statement.group, statement.rest)}`]
}

/** "Pilot expected to plead guilty" → "It is expected that pilot will plead guilty". */
export function asExpected({ kind, group, rest, prefix, subject }: Statement): string[] {
  const isExpected = /passive$/.test(kind) && /^(?:(?:is|are) )?expected$/.test(group) && /^to \p{Ll}/u.test(rest)
  return isExpected && prefix === '' && isClearSubject(subject)
    ? [`It is expected that ${join(small(subject), 'will', rest.slice(3))}`]
    : []
}

/** "must close" → "has to close", "should close" → "ought to close". */
export function asDuty(statement: Statement): string[] {
  const match = /^(must|should) (\p{Ll}+)$/u.exec(statement.group)
  if (statement.kind !== 'modal' || match === null || match[2] === 'have') return []
  return match[1] === 'must'
    ? [sentence(statement, `${have(statement.isPlural)} to ${match[2]}`)]
    : [sentence(statement, `ought to ${match[2]}`)]
}

const COUNT = new RegExp(
  `^((?:at least|up to|more than|nearly|almost|about|over|around) )?(?:\\d+|one|${CARDINALS}|eleven|twelve|dozens|scores|hundreds|thousands)( (?:people|men|women|children|others|civilians|soldiers|students|passengers|workers|police officers|officers|members of family))?(?=$| (?:in|at|on|near|after|as|during|and|outside|across|when|amid)\\b)`,
)

/** "Blast kills six in Northport" → "Blast leaves six dead in Northport". */
export function asLeftDead(statement: Statement): string[] {
  if (statement.forms?.base !== 'kill' || !/^(?:kills?|killed)$/.test(statement.group)) return []
  const count = COUNT.exec(statement.rest)?.[0]
  const tail = count === undefined ? '' : statement.rest.slice(count.length).trim()
  // A second deed would be told of the dead.
  if (count === undefined || /^and\b/.test(tail) || /,/.test(tail)) return []
  const told = (verb: string) => sentence(statement, verb, join(count, 'dead', tail))
  if (statement.group === 'killed') return [told('left')]
  return isEvent(statement)
    ? [told(statement.isPlural ? 'leave' : 'leaves'), told(`${have(statement.isPlural)} left`)]
    : [told(statement.isPlural ? 'leave' : 'leaves')]
}

const EVENT =
  /\b(?:rain|rains|rainfall|storms?|snow|snowstorm|blizzard|floods?|flooding|earthquake|quake|tremor|tsunami|eruption|landslides?|mudslides?|avalanche|tornado|tornadoes|hurricane|typhoon|cyclone|heatwave|wildfires?|fires?|blaze|blast|blasts|explosions?|crash|crashes|collision|derailment|accident|collapse|stampede|crush|shootings?|stabbings?|bombings?|attacks?|strikes?|airstrikes?|raids?|clashes|violence|gunfire|outbreak)$/i
const LEFT_SO = () =>
  /^(?:(?:at least |up to |more than |nearly |almost |about |over )?(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|dozens|scores|hundreds|thousands)(?: (?:people|men|women|children|others|students|passengers|workers))? (?:dead|injured|wounded|hurt|stranded|missing|trapped|homeless|displaced))(?:(?:,| and) (?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|dozens|scores|hundreds|thousands)(?: (?:people|others))? (?:dead|injured|wounded|hurt|stranded|missing|trapped|homeless|displaced))*(?: (?:in|near|at|across|outside) (?!\p{Ll}+ (?:as|after)\b)[^,]+)?$/u

/** "Storm leaves four dead in Northport" → "Four dead in Northport after storm". */
export function asAfter(statement: Statement): string[] {
  const { group, subject, rest, prefix, isPlural } = statement
  if (!/^(?:leaves?|left)$/.test(group) || prefix !== '') return []
  if (!EVENT.test(subject) || !LEFT_SO().test(rest) || /\b(?:as|after|while|when)\b/.test(rest)) return []
  return [
    capitalize(`${rest} after ${small(subject)}`),
    sentence(statement, `${have(isPlural)} left`),
    sentence(statement, `${be(isPlural, false)} reported to have left`),
    sentence(statement, `${have(isPlural)} reportedly left`),
  ]
}

/** Names that take an article wherever headlines are not short of room. */
export const THE =
  /^(?:White House|(?:U\.?S\.? )?Supreme Court|Justice Department|State Department|Defense Department|Treasury|Pentagon|Kremlin|Vatican|Senate|House of Representatives|FBI|CIA|FDA|CDC|EPA|FCC|SEC|IRS|NHS|BBC|EU|UN|U\.N\.|UK|U\.K\.|US|U\.S\.|UAE|NFL|NBA|WNBA|NCAA|Taliban|Trump administration|Biden administration|Army|Navy|Air Force|National Guard|Metropolitan Police|Home Office|Foreign Office|Bank of England|European Union|United States|United Nations|United Kingdom)$/
/** There is one at a time: an article that makes him any one would be wrong. */
export const ONE_ONLY =
  /\b(?:president|pope|king|queen|prince|princess|premier|chancellor|minister|mayor|governor|secretary|chief|boss|ceo|chairman|chairwoman|chair|head|leader|owner|coach|captain|champion|winner|director|commissioner|general|wife|husband|widow|mother|father|mom|dad|son|daughter|brother|sister|family|dictator|speaker|founder|manager|police|staff|heir|dean|sheriff|ambassador|envoy|host|victim|suspect|killer|murderer|poisoner|bomber|gunman|shooter|GOP|democrat|republican|author|college|school|church|prison|marriage|government)$/i

/** The statement with the article of its subject: "A teacher", "The White House"; null where none is sure. */
export function withItsArticle(statement: Statement): Statement | null {
  const { subject, isPlural, prefix, isNamed } = statement
  if (prefix !== '' || isPlural || isNamed) return null
  if (THE.test(subject)) return { ...statement, subject: `The ${subject}` }
  const words = subject.split(' ')
  const last = words.at(-1)!
  const isCommon =
    words.length <= 3 &&
    words.every(
      (word, i) => /^[\p{L}-]+$/u.test(word) && (i === 0 ? isCommonWord(word.toLowerCase()) : /^\p{Ll}/u.test(word)),
    )
  if (
    !isCommon ||
    (words.length === 1 && mayBeSurname(last.toLowerCase())) ||
    ONE_ONLY.test(last) ||
    /^(?:a|an|the|one|no|some|every|each|any|this|that|his|her|its|their|my|our|former|first|last|only|top|\d.*|two|more|another|it|he|she|they|who|what)$/i.test(
      words[0]!,
    )
  )
    return null
  if (!(isPersonNoun(last.toLowerCase()) || isGenericNoun(last.toLowerCase())) || /s$/.test(last)) return null
  const first = small(subject)
  return { ...statement, subject: capitalize(`${indefinite(first)} ${first}`) }
}

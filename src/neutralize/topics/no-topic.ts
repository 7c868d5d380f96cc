/**
 * Whole phrases that are still nothing an article is about: whom it is told, what somebody is or wants, who says it, a
 * date, a bare measure, the station that sends it.
 */
import { once } from '../../text/memoize.ts'
import { lexemeOf } from '../clause/lexicon.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { CARDINALS, MONTHS, OPENS_QUESTION, WEEKDAYS } from '../words/closed-classes.ts'
import { isGenericNoun, isGerund, isNoun, isPlace } from '../words/vocabulary.ts'
import type { Place } from './whole-phrase.ts'

/** By where it stands. */
export function isAside({ thing, before, after }: Place): boolean {
  if (/\b(?:tells?|told|telling) (?:the )?$/i.test(before)) return true
  if (
    /(?:(?<![-\p{L}])(?:is|are|was|were|be|been|being|becom(?:e|es|ing)|became|remains?|called|named|dubbed|as)|\p{L}[’'](?:s|re)) (?:(?:the|an?|one|so|such|\p{L}+ly|\p{L}*(?:best|worst|most|least|est)|new|own|real|true|big|huge) )*$/iu.test(
      before,
    ) &&
    !/[’']s $/.test(before) &&
    !OPENS_QUESTION.test(before) &&
    !/^\p{Lu}/u.test(thing)
  )
    return true
  // "Ruiz to Skerra: …", "called her a | “Willing Player”"
  if (
    (/\bto $/.test(before) && /^:/.test(after)) ||
    (/\b(?:called|named|dubbed|branded|labell?ed) (?:\S+ ){1,4}an? $/.test(before) && /^["“‘']/.test(thing)) ||
    (/\bfrom $/i.test(before) && /^ to /.test(after))
  )
    return true
  // "warns | Norland on ferries": it is the warning that is on them; "and left them in | suitcases": where.
  if (
    (/\bwarn(?:s|ed|ing)? $/i.test(before) && / (?:on|about|over|against|of) /.test(thing)) ||
    (/\b(?:them|him|her|it) (?:in|on|at|under|into|with) $/.test(before) && !/\p{Lu}/u.test(thing))
  )
    return true
  // "made Ruiz’s life | a misery": what it was made.
  if (
    /^an? /.test(thing) &&
    /\b(?:made|makes?|making) (?:(?!(?:in|on|at|for|of|with|from|by|to)\b)\S+ ){1,4}$/.test(before)
  )
    return true
  // "cuts a divisive | figure": what somebody looks like.
  if (/^(?:an? )?(?:\p{L}+ )?figure\b/u.test(thing) && /\b(?:cuts?|cutting) (?:an? )?(?:\S+ )?$/i.test(before))
    return true
  // "…, crews say"
  if (/, $/.test(before) && /^ (?:says?|said|warns?|claims?|finds?|reports?|argues?|asks?)\.?$|^ tells? /.test(after))
    return true
  // "…: Ruiz", "in Norwell, | Skerra", "owners of Norwell, | Skerra"
  if (/: $/.test(before) && after === '' && /^\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*)?$/u.test(thing)) return true
  if (
    /^\p{Lu}/u.test(thing) &&
    /\b(?:in|at|near|of|from) (?:\p{Lu}[\p{L}.’'-]* )*\p{Lu}[\p{L}.’'-]*, (?:\p{Lu}[\p{L}.’'-]*, )*$/u.test(before)
  )
    return true
  if (
    /\b(?:target(?:s|ing)?|aims? for|eye(?:s|ing)?|seek(?:s|ing)?|want(?:s|ing)?|demand(?:s|ed|ing)?|expect(?:s|ed|ing)?|predict(?:s|ed|ing)?|forecast(?:s|ing)?|den(?:y|ies|ied|ying)|reject(?:s|ed|ing)?|no|not|never|without|lacks?|avoid(?:s|ed)?|avert(?:s|ed)?|prevent(?:s|ed)?|escape[sd]?|dodge[sd]?|miss(?:es|ed)?) (?:(?:the|an?|its|his|her|their|any) )?$/i.test(
      before,
    ) &&
    !/^\p{Lu}/u.test(thing) &&
    !/^ to /.test(after)
  )
    return true
  return (
    /\b(?:during|until|since|within|per|by|amid|throughout) (?:(?:the|an?|his|her|its|their) )?$/i.test(before) &&
    !/\p{Lu}/u.test(thing)
  )
}

const UNIT =
  '(?:times?|seconds?|minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?|decades?|points?|percent|per ?cent|miles?|km|feet|pounds?|tons?|dollars?|euros?|degrees?)'

/** "20 years", "$10M", "four dozen", "$30/month" */
const BARE_MEASURE = once(
  () =>
    new RegExp(
      `^(?:about |over |nearly |up to )?(?:[$£€]?\\d[\\d.,]*[a-z]{0,3}|${CARDINALS}|hundreds|thousands|millions|dozens|several)(?:[ -](?:million|billion|trillion|m|bn))?(?:(?:/|(?: a| per)? )(?:${UNIT}))?(?: (?:thick|thin|wide|long|tall|high|deep|old|away))?$`,
      'i',
    ),
)

/** "pounds for kits", "the year" */
const OF_UNIT = new RegExp(
  `^(?:(?:the )?(?:${UNIT})(?: (?:for|of|in|on|to) .*)?|(?:the )?(?:last|this|next|past) (?:${UNIT}|${MONTHS}|${WEEKDAYS}))$`,
  'i',
)

const DATE = new RegExp(
  `^(?:(?:${MONTHS}|(?:Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\\.?|${WEEKDAYS})(?: \\d{1,2})?(?:,? \\d{4})?|(?:the )?[’']?\\d0s(?: and [’']?\\d0s)?|[\\d.,/-]+)$`,
  'i',
)

/** "few boats", "little impact", "the only sailor": half of what is said of them. */
const SAYS_LITTLE =
  /^(?:few|fewer|little|much|many(?! \S)|many of|most|enough|certain(?! \S)|some|an? other|an? few|the only|half|more|us|the (?:rest|world|internet|idea|race|middle|center|centre|start|beginning|top|side|person of)|people (?:from|about|to|that|with|of)|door to door|(?:a )?plot twist|(?:the )?(?:situation|truth|clues?)$|an? (?:[a-z]+ )?facts|(?:his|her|their|its|my|our|your)(?= ))(?: |$)/i

/** What is left of "and in", of a verb with its object, of a quoted adjective. */
const TORN = () =>
  /^s |[#@]|^an? [$£€]?\d[\d.,]*\p{L}{0,2}$|\b(?:about|for|from|to|with) readers\b|\b[Vv]s(?:\.|$)|^["“][^"”]*$| (?:and|or) (?:in|on|at|people|others|more)(?: |$)| (?:during|until|since|amid) | all (?:summer|winter|day|night|week|year)$|^["“‘']\p{Ll}+["”’']$|^(?:recap|review)(?: and (?:recap|review))?$|^(?:around|along|behind|beyond|inside|outside|near|through|across|under|over|of|from|in|on|at|to|for|with|by|without|during|like|say|boil|try|save|take|keep|talk|get|make|give|go|eat|stop|find|learn|read|see|buy|shop|meet|watch|think|following|amid|despite|after|before) | Democratic$|\p{Ll} (?:wants?|says?|thinks?|knows|gets?|makes?|takes|gives?|lets?|keeps?|becomes?|seems?)$/u

/** Small words in capitals. */
const NO_NAME = /^(?:[WK][A-Z]{3}(?:-TV)?|IRL|BS|PSA|ASAP|Think Twice)$/

/** "WSKR 3 Norwell": whose headline it is. */
export const isStation = (text: string): boolean =>
  /^(?:CBS|NBC|ABC|FOX|Fox|CNN|[WK][A-Z]{3})(?:-TV)?(?: ?\d+)?(?: \p{Lu}\p{L}+){0,2}$/u.test(text)

const isManner = (word: string): boolean =>
  /ly$/.test(word) &&
  isCommonWord(word) &&
  lexemeOf(word).verbForms === 0 &&
  !isNoun(word) &&
  !/^(?:early|daily|weekly|monthly|yearly|family|only|elderly|deadly|friendly|likely|belly|jelly|lily|bully|ally|assembly|monopoly|reply|supply|butterfly|fly|italy|july)$/.test(
    word,
  )

/** No thing by itself, wherever it stands. */
export function isScrap(thing: string): boolean {
  if (/^US\b/.test(thing)) return false
  if (BARE_MEASURE().test(thing) || OF_UNIT.test(thing) || DATE.test(thing)) return true
  if (
    SAYS_LITTLE.test(thing) ||
    TORN().test(`${thing[0]!.toLowerCase()}${thing.slice(1)}`) ||
    NO_NAME.test(thing) ||
    (isStation(thing) && /\d/.test(thing))
  )
    return true
  const [first = '', second = ''] = thing.split(' ')
  // "essentially", at the start of a headline
  if (second === '' && /ly$/.test(first) && isManner(first.toLowerCase())) return true
  // "the city people | have never heard of"
  const [, whose = ''] = /(?:^| )(\p{Ll}+) people$/u.exec(thing) ?? []
  if (isNoun(whose) || isGenericNoun(whose) || isPlace(whose)) return true
  // "keeping sailors", "intensely running Ruiz"
  if (second !== '' && /^\p{Ll}/u.test(first)) {
    if (isGerund(first) && !isNoun(first)) return true
    if (isManner(first)) return true
  }
  return false
}

/** What a run of words between two verbs names: one thing, its names alone where its own noun went, or nothing. */
import { BASE, lexemeOf, NOUN_TOO, PAST, THIRD } from '../clause/lexicon.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { firstNames } from '../headline/true-case-names.ts'
import type { Word } from '../headline/words.ts'
import { endsInNoun } from '../statement/sure.ts'
import { CARDINALS, WEEKDAYS } from '../words/closed-classes.ts'
import {
  isBaseVerb,
  isCountedNoun,
  isGenericNoun,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isPlace,
  isThirdPerson,
} from '../words/vocabulary.ts'
import { LOOSE } from './topic-nouns.ts'
import { UNREAL_OF } from './topic-phrases.ts'
import { LOOKS_LIKE_VERB } from './whole-phrase.ts'

export const hasCapital = (word: Word | undefined): boolean => /^\p{Lu}/u.test(word?.text ?? '')

/** Words that no verb, mark or loaded word parts. */
export interface Run {
  words: readonly Word[]
  /** The word before it and the one behind it, '' where a mark stands between. */
  before: string
  after: string
  /** The word before the one before it, where nothing parts the two. */
  beforeThat: string
  /** A loaded word stands behind it, which may have been its noun. */
  isHeadLost: boolean
  /** The word behind it may be its noun, or the verb. */
  isDoubtful: boolean
  /** It begins a clause. */
  isOpening: boolean
}

/** @param text what the run was cut out of */
export function thingsOf(run: Run, text: string): string[] {
  if (run.words.length === 0) return []
  if (leadsIn(run))
    return thingsOf({ ...run, words: run.words.slice(1), before: run.words[0]!.key, isOpening: false }, text)
  if (isOfOthers(run)) return []
  let words = withoutClauseVerb(run)
  // "widow, 88"
  const age = words.length > 1 && words.at(-1)!.gap === ', ' ? words.pop()!.text : ''
  while (words.length > 0 && !mayEnd(words)) words.pop()
  while (words.length > 0 && !mayBegin(words)) words.shift()
  if (words.length === 0) return []
  words = withoutMeasure(words)
  if (words.length === 0 || isSaidOf(words, run)) return []
  // "best and | worst boats": one of two.
  if (run.before === 'and' && /(?:est|worst|best|least|most)$/.test(words[0]!.key)) return []
  if (words.length < run.words.length && run.words.at(-1)!.key === 'of' && !isNamed(words.at(-1)!)) return []
  // "most important | Norlanders": some of them.
  const isRanked = run.beforeThat === 'most' || (run.before === 'most' && run.words.length > 1)
  if (isRanked && /s$/.test(words.at(-1)!.key)) return []
  words = withoutDay(words)
  const { before, isHeadLost, isDoubtful, after } = run
  // "an AI | wearable", "warrantless immigration | arrests": half of what it is called, as likely as not.
  if (isDoubtful && words.at(-1) === run.words.at(-1)) {
    const isWhole = hasCapital(words.at(-1)) ? !/^(?:an?|the)$/.test(words[0]!.key) : /[^su]s$/.test(words.at(-1)!.key)
    if (!isWhole) return []
  }
  // "Dana | and Emil Ruiz", "Dana | may say"
  if (words.length === 1 && after !== '' && firstNames.has(words[0]!.key) && !isPlace(words[0]!.key)) return []
  // "We Are the Change": a small word of a title.
  if (
    words.length === 1 &&
    /^(?:are|is|was|were|be|do|does|did|we|you|they|he|she|it|i|this|that)$/.test(words[0]!.key)
  )
    return []
  // "echo of Norwell | villain", "Okafor’s Norwell | bashing": whose it is, or what it is, went.
  const of = words.findLastIndex(({ key }) => key === 'of')
  if (
    of >= 0 &&
    (isHeadLost ||
      PARTITIVE.test(words[of - 1]?.key ?? '') ||
      LOOSE.test(words[of - 1]?.key ?? '') ||
      /^(?:accused|convicted|guilty|full|capable|aware|fond|wary|tired|ashamed|critical|sick|jealous)$/.test(
        words[of - 1]?.key ?? '',
      ))
  )
    return thingsOf({ ...run, words: words.slice(of + 1), before: 'of' }, text)
  const owner = words.findLastIndex(
    ({ text, key }, at) => at < words.length - 1 && /[’']s?$/.test(text) && !/^year['’]s$/.test(key),
  )
  if ((isHeadLost || isDoubtful) && owner >= 0)
    return [
      ...thingsOf({ ...run, words: words.slice(0, owner + 1), before: '', isHeadLost: false, isDoubtful: false }, text),
      ...thingsOf({ ...run, words: words.slice(owner + 1), before: '' }, text),
    ]
  words = withoutLoose(words, run)
  if (words.length === 0 || isHowItIs(words, run)) return []
  const last = words.at(-1)!
  // "two Norlandic | sites" where the noun may be the verb
  if (
    run.after !== '' &&
    /(?:[ai]an|ish|ese)$/.test(last.key) &&
    hasCapital(last) &&
    !isPlace(last.key) &&
    words.length < 3
  )
    return []
  const phrase = text
    .slice(words[0]!.start, last.end)
    .replace(/[“”"]|(?<!\p{L})[‘']|(?<!s)['’](?!\p{L})/gu, '')
    .replace(BRAND.test(last.key) ? /$^/ : /[’']s?$/, '')
  // "in | March", "since | April": when it was.
  if (words.length === 1 && MONTH.test(last.key) && WHEN.test(before)) return []
  if (VAGUE().test(phrase) || phrase.length < 2) return []
  // "Republican", "Israeli": what describes another.
  if (
    words.length === 1 &&
    hasCapital(last) &&
    (/(?:[^aeiou]ian|ean|ish|ese|[aei]li|[aei]qi|eni)$|^(?:french|dutch|welsh|greek|swiss|thai|czech)$/.test(
      last.key,
    ) ||
      (/(?:an|i)$/.test(last.key) && isCommonWord(last.key))) &&
    !isPlace(last.key) &&
    !firstNames.has(last.key)
  )
    return []
  if (words.length === 1 && !isName(last, run) && !/\d/.test(phrase) && !isThing(last, run)) return []
  // "seeks | federal probe", "no | answer": there is none.
  if (UNREAL.test(before) && !hasCapital(last)) return []
  if (/^(?:his|her|their|its|my|our|your)$/.test(before) && !/ |\p{Lu}/u.test(phrase) && !isPersonNoun(phrase))
    return []
  return [age === '' ? phrase : `${phrase}, ${age}`]
}

/** A capital that is not the headline's first one alone: "Mom | of one of them" is nobody's name. */
const isNamed = (word: Word): boolean => hasCapital(word) && !(isOpeningWord(word) && isCommonWord(word.key))

/** "one | of Dorn’s ferries", "a message | of peace": what they are of is not spoken of; in "one of Norwell’s" the name is. */
function isOfOthers({ words, before, beforeThat }: Run): boolean {
  const last = words.at(-1)!
  if (hasCapital(last) && (isPlace(last.base) || /[’']s?$/.test(last.text))) return false
  const of = words[0]!.key === 'of' ? before : before === 'of' ? beforeThat : ''
  return SOME_OF.test(of) || (UNREAL_OF.test(of) && !words.some((word) => hasCapital(word)))
}
const SOME_OF = /^(?:one|some|none|neither|either)$/

/** "as the ferry strike | nears": so ends a clause. */
function withoutClauseVerb({ words, before, after }: Run): Word[] {
  const [last, noun] = [words.at(-1)!, words.at(-2)]
  const isVerb =
    noun !== undefined &&
    last.gap === ' ' &&
    /^(?:as|while|when|until|because|if)$/.test(before) &&
    /^\p{Ll}/u.test(last.text) &&
    isThirdPerson(last.key) &&
    !isPersonNoun(last.key) &&
    !isCountedNoun(last.key) &&
    !isGenericNoun(last.key) &&
    !/[^su’']s$/.test(noun.key) &&
    after === ''
  return isVerb ? words.slice(0, -1) : [...words]
}

/** "Storm Warning Friday | for …": when it was. */
const withoutDay = (words: Word[]): Word[] =>
  words.length > 2 && DAY.test(words.at(-1)!.key) && !/^(?:the|an?|black|good|cyber|giving)$/.test(words.at(-2)!.key)
    ? words.slice(0, -1)
    : words
const DAY = new RegExp(`^(?:${WEEKDAYS})$`, 'i')

/** "on | sale", "under | fire"; "the forgotten Baroque | genius": how somebody is, and no thing. */
function isHowItIs(words: readonly Word[], { before, isHeadLost, words: all }: Run): boolean {
  const [first] = words
  if (words.length > 1) return false
  if (isHeadLost && all.length > 1 && hasCapital(first) && isCommonWord(first!.key)) return true
  return IDIOMS[before]?.test(first!.text) ?? false
}
/** What is no thing behind these, but how somebody or something is. */
const IDIOMS: Readonly<Record<string, RegExp>> = {
  on: /^(?:alert|board|course|display|duty|edge|hold|leave|offer|record|sale|show|target|time|top|track|trial|view)$/,
  at: /^(?:bay|ease|fault|hand|issue|large|length|odds|peace|play|random|rest|risk|stake|will)$/,
  under:
    /^(?:arrest|attack|consideration|construction|control|fire|guard|pressure|review|scrutiny|siege|strain|threat|wraps)$/,
}

const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/
const WHEN = /^(?:in|since|by|until|till|from|to|of|for|on|before|after|during|this|last|next|late|early|mid)$/

/** "a boat 28 years | ago", "her boyfriend days | after": how long. */
function withoutMeasure(words: Word[]): Word[] {
  const at = words.findIndex(
    ({ key }, i) => i > 0 && UNIT.test(key) && (i === words.length - 1 || !/^\p{Ll}/u.test(words[i + 1]!.text)),
  )
  if (at < 0 || (at === 1 && NUMERAL.test(words[0]!.key)) || words[at - 1]!.key === 'of') return words
  const isMany = NUMERAL.test(words[at - 1]!.key)
  if (!isMany && !/^(?:days|weeks|months|years|hours|minutes)$/.test(words[at]!.key)) return words
  return words.slice(0, isMany ? at - 1 : at)
}
const UNIT = /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?)$/
const NUMERAL = new RegExp(`^(?:[\\d.,]+|${CARDINALS}|hundreds|several|few)$`)

/** "was just | a sailor", "known as | the captain", "a dog named | Norwell": one of those named before. */
const isSaidOf = (words: readonly Word[], { before }: Run): boolean =>
  /^(?:an?|the)$/.test(words[0]!.key) &&
  /[’']s$|^(?:is|are|was|were|be|been|being|as|like|become|becomes|became|called|named|dubbed|just|than)$/.test(before)

const UNREAL =
  /^(?:no|not|never|without|lacks?|seek(?:s|ing)?|sought|demand(?:s|ed|ing)?|request(?:s|ed|ing)?|den(?:y|ies|ied|ying)|reject(?:s|ed|ing)?|avoid(?:s|ed|ing)?|avert(?:s|ed)?|prevent(?:s|ed)?|escape[sd]?|dodge[sd]?|predict(?:s|ed|ing)?|expect(?:s|ed|ing)?|fewer|less)$/

/** "people | boil pasta", "who | leave dogs", "was | sealed wards", "show | us": the first word is what is done. */
function leadsIn({ words, before, after, isOpening }: Run): boolean {
  const { key } = words[0]!
  if (words.length === 1 && isOpening && OBJECT.test(after) && mayBeDone(key)) return true
  if (SUBJECT.test(before) && mayBeDone(key)) return true
  if (words.length > 1 && DOING.test(before) && /ing$/.test(key) && !isNoun(key)) return true
  // "since 2007 | spur warnings", "…, rammed cops", "it left station"
  if (/^(?:since|in|by|until|of)$/.test(before) && /^(?:19|20)\d\d$/.test(key) && words.length > 1) return true
  if (before === '' && !isOpening && words.length > 1 && /ed$/.test(key) && isParticiple(key)) return true
  if (/^(?:it|he|she|they|we|i)$/.test(before)) return isPast(key) || isThirdPerson(key)
  // "that | uses data"
  if (/^(?:who|that|which)$/.test(before)) return isThirdPerson(key) || isPast(key)
  return HAVE.test(before) && isParticiple(key)
}

const OBJECT = /^(?:us|him|them|me|it|your|our|my|his|her|their|its|this|these|that|those)$/
/** Behind these a base form is the verb. */
const SUBJECT =
  /^(?:you|people|we|they|i|who|that|which|to|not|can|could|will|would|should|must|may|might|don't|doesn't|didn't|won't|can't|couldn't|wouldn't|shouldn't|isn't|let|help|helps|make|makes|please)$/
const DOING = /^(?:is|are|was|were|be|been|being|keeps?|stops?|starts?|like|by|of|for|about)$/
const HAVE = /^(?:who|which|that|has|have|had|is|are|was|were|be|been|being)$/

function mayBeDone(key: string): boolean {
  const { verbForms, flags } = lexemeOf(key)
  return isBaseVerb(key) || ((verbForms & BASE) !== 0 && (flags & NOUN_TOO) === 0)
}

/** Without the article or the number of a noun that went. */
function withoutLoose(given: Word[], { isHeadLost, before, after }: Run): Word[] {
  let words = given
  while (
    isHeadLost &&
    words.length > 0 &&
    /^(?:the|an?)$|^\d[\d.,]*$/.test(words[0]!.key) &&
    !/[$£€]/.test(words[0]!.text)
  )
    words = words.slice(1)
  // "the forgotten Skerra | genius": what describes him is none of the place's.
  if (isHeadLost && hasCapital(words.at(-1))) words = words.filter((word) => hasCapital(word))
  // "Norwell Airlines 2022 holiday | meltdown": what was so, and not what it was of.
  if (isHeadLost && !hasCapital(words.at(-1)) && words.some((word) => hasCapital(word)))
    words = words.slice(0, words.findLastIndex((word) => hasCapital(word)) + 1)
  // "pap | smears", "giant | monster": half of what it is called.
  if (isHeadLost && words.length === 1 && !hasCapital(words[0])) return []
  const last = words.at(-1)
  if (last === undefined) return []
  const first = words[0]!.key
  // "level | 2 ferries": a number behind a word is that word's.
  if (
    /^\d{1,3}$/.test(first) &&
    /^(?:level|no|phase|stage|chapter|part|season|week|day|round|grade|route|no\.)$/.test(before)
  )
    return words.slice(1).length > 0 ? words.slice(1) : []
  // "5 OLED | and RGB lamps": so many of both.
  if (
    words.length === 2 &&
    /^[2-9]$|^\d{2,3}$/.test(first) &&
    /^\p{Lu}{2,}$/u.test(last.text) &&
    /^(?:and|or)$/.test(after)
  )
    words = words.slice(1)
  // "31 thrift-store | treasures": so many of what went.
  if (
    /^\d{1,3}$/.test(first) &&
    first !== '1' &&
    !hasCapital(last) &&
    !/^(?:in|[ap]\.?m\.?)$/.test(words[1]?.key ?? '') &&
    !/\d|s$|^(?:people|men|women|children|police|dead|injured|missing|hurt|wounded|percent|million|billion|trillion)$/.test(
      last.key,
    )
  )
    words = words.slice(1)
  if (/^(?:an?|the)$/.test(words[0]?.key ?? '') && /-old$/.test(last.key)) return []
  if (words.length === 1 && /-/.test(last.key) && !hasCapital(last) && !/\d/.test(last.key)) return []
  // "a Dana Okafor": a name has none.
  if (/^an?$/.test(words[0]?.key ?? '') && words.length > 2 && words.slice(1).every((word) => hasCapital(word)))
    return words.slice(1)
  return words
}

/** McDonald’s: the ending belongs to the name. */
const BRAND =
  /^(?:mcdonald|wendy|macy|lowe|kohl|denny|arby|trader joe|levi|sainsbury|domino|carl|sotheby|christie|moody|women|men|children|year)['’]s$/

/** What is of something says nothing without it, and little with it. */
const PARTITIVE =
  /^(?:part|parts|favou?r|cent(?:er|re)|bunch|lots?|rows?|number|numbers|kinds?|sorts?|types?|results?|lack|piece|pieces|bits?|side|sides|end|rest|most|some|amount|amounts|series|set|slew|string|host|state|sense|wake|middle|heart|head|top|bottom|edge|brink|verge|proof|fun|sake|means|way|ways|case)$/

/** Nothing by itself. */
const VAGUE = () =>
  new RegExp(
    `^(?:worst|best|biggest|busiest) (?:day|week|month|quarter|year)$|^(?:about |over |nearly |up to )?[\\d.,]+(?:%| per ?cent| percent|mm|cm|km|kg|g|lbs?|ft|mph)$|^(?:(?:the|an?|last|next|past) )?(?:times?|days?|weeks?|months?|years?|hours?|minutes?|seconds?|moments?|nights?|ages?|lots?|bits?|parts?|kinds?|sorts?|ends?|facts?|truth|reasons?|points?|cases?|sides?|world|life|lives|people|man|men|woman|women|guy|guys|person|half|rest|whole|top|start|chance|need|use|turn|place|self|sense|deal|matter|stuff|look|list|article|headline|report|news|story|column|publisher|readers?|writers?|author|opposite effect|crime|little|better|breath|step|question|hand|line|secret|good|bad|home|thanks|minds?|attention|plain sight|best efforts|row|bunch|notes|numbers|shoulder|favor|favour|access|background|runs|claims|calls|talks|says|concerns|focus|shine|impact|joy|stock|words?|stones?|names?|ideas?|thoughts?|tries|today|yesterday|tomorrow|heart|record|records|hell|track|differences?|thirst|price|fun|air|opening|best|worst|most|biggest)$|^\\d{1,3}$|^\\d+[-–]\\d+$|^(?:${CARDINALS}|hundreds|thousands|millions|dozens|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$|\\b(?:${CARDINALS}|\\d+) times(?: |$)|^(?:\\d+|an?|one|${CARDINALS}) years?$`,
    'i',
  )

const isOpeningWord = (word: Word): boolean => word.start === 0 || /[.?!:;—–]\s/.test(word.gap)

function isName(word: Word, { words }: Run): boolean {
  if (/^\p{Lu}{2}|.\p{Lu}/u.test(word.text)) return true
  return hasCapital(word) && !(isOpeningWord(word) && words[0] === word && isCommonWord(word.key))
}

/** A single word that is a noun beyond doubt. */
function isThing({ key }: Word, { before, after, isOpening }: Run): boolean {
  if (STATES.test(before)) return false
  const { verbForms, flags } = lexemeOf(key)
  const isVerb = (word: string): boolean => word !== '' && (lexemeOf(word).verbForms & (THIRD | PAST)) !== 0
  // "Octopus | outsmarts …", "lets | burglar go"
  if (
    (verbForms === 0 || (isOpening && (flags & NOUN_TOO) !== 0)) &&
    endsInNoun(key) &&
    ((isOpening && isVerb(after)) || isVerb(before))
  )
    return true
  if (isNoun(key) || isGenericNoun(key) || isPersonNoun(key) || isPlace(key))
    return !isThirdPerson(key) || before !== ''
  if (/.(?:[ts]ion|ment|ness|ity|ism|ship|hood|ology|ics|ists?)$/.test(key)) return true
  if (/[^su’']s$/.test(key))
    return (
      verbForms === 0 ||
      ((flags & NOUN_TOO) !== 0 &&
        (GOVERNS.test(before) || before === 'to' || (isOpening && lexemeOf(after).verbForms !== 0)))
    )
  return (verbForms === 0 || (flags & NOUN_TOO) !== 0) && GOVERNS.test(before) && endsInNoun(key)
}

const GOVERNS =
  /^(?:in|on|at|for|from|with|by|over|into|about|against|after|before|amid|despite|during|without|under|of|between|behind|his|her|its|their|your|our|my|across|through|near|and|another|this|these|those|that|every|each|any|no|some|one)$/
/** Behind these a single word says how somebody is. */
const STATES =
  /^(?:is|are|was|were|be|been|being|gets?|getting|got|becomes?|becoming|became|feels?|feeling|felt|looks?|looking|looked|seems?|seemed|turns?|turned|goes|going|went|makes?|made|keeps?|kept|stays?|stayed|remains?|remained|so|very|too|more|less|as|how)$/

/** A name, a number with what it counts, or a noun. */
function mayEnd(words: readonly Word[]): boolean {
  const last = words.at(-1)!
  const { key, text, base } = last
  // "Norwell By | the sea"
  if (words.length > 1 && /^(?:by|in|on|at|to|for|from|with|as|or|but|is|are)$/.test(key)) return false
  if (/.\p{Lu}/u.test(text) || /\d-?\p{L}+-old$/u.test(key)) return true
  if (/^(?:the|an?|of|and|on|for|vs|then)$/.test(key)) return text === 'A' && hasCapital(words.at(-2))
  // They end as adjectives do.
  if (/^(?:death-?wish|wish|dish|fish|finish|relish|rubbish|parish)$/.test(key)) return true
  if (key === 'old') return words.at(-2)?.key === 'year'
  if (/^(?:dead|injured|missing|hurt|wounded)$/.test(key)) return /^\d+$/.test(words.at(-2)?.key ?? '')
  if (hasCapital(last) && (words.length > 1 || !isCommonWord(key) || isPlace(key))) return true
  if (/\d/.test(text)) return /[$£€%]|\d\p{Ll}|[:.]/u.test(text) || hasCapital(words.at(-2)) || words.length > 1
  if (isNoun(key) || isGenericNoun(key) || isPersonNoun(base) || isPlace(key)) return true
  if (
    !endsInNoun(key) ||
    LOOSE.test(key) ||
    /^(?:awake|asleep|upset|volatile|radical|[a-z]+-[a-z]+ed|thick|thin|wide|tall|deep)$|(?:ous|ful|less|able|ible|ive|ish)$/.test(
      key,
    )
  )
    return false
  // A base form that no model takes for a verb is a noun: "deal", "lobby".
  return (
    !(/ing$/.test(key) && (isGerund(key) || lexemeOf(key).verbForms !== 0)) &&
    !(/ed$|[^e]n$/.test(key) && (isParticiple(key) || isPast(key)))
  )
}

function mayBegin(words: readonly Word[]): boolean {
  const { key, text } = words[0]!
  const next = words[1]
  if (/^(?:of|on|for|by|in|at|to|from|with|and|or|but|as)$/.test(key) || (/ly$/.test(key) && !isNoun(key))) return false
  if (next === undefined) return true
  if (hasCapital(words[0]) && !isCommonWord(key)) return true
  if (LOOKS_LIKE_VERB.test(key)) return true
  // "delete | 6 extensions", "ended | Ruiz’s term": what is done with it.
  const isAhead = hasCapital(next) || /^(?:the|an?)$|\d/.test(next.key)
  if (/^\p{Ll}/u.test(text) && /ed$/.test(key) && isParticiple(key)) return !isAhead
  if (isPast(key) && !isParticiple(key)) return false
  if (isNoun(key) || isGenericNoun(key) || isPersonNoun(key)) return true
  if (isThirdPerson(key) || (/ing$/.test(key) && (isGerund(key) || lexemeOf(key).verbForms !== 0))) return false
  return !(mayBeDone(key) && (isAhead || (lexemeOf(key).flags & NOUN_TOO) === 0))
}

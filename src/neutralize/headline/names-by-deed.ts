/**
 * Names made of one word that describes or is felt elsewhere, told by what it does: "Savage releases a single", "as Fury
 * beats Dorn", "Wild stun Stars". No quality and no mood does so.
 */
import {
  isBaseVerb,
  isGerund,
  isNoun,
  isParticiple,
  isPersonNoun,
  isPlace,
  isThirdPerson,
} from '../words/vocabulary.ts'
import { describes } from './describing.ts'
import { isInNameOfWork, isNamedBehind, isSeveral } from './names-of-works.ts'
import { FUNCTION_WORD, isCommonWord, TEAMS } from './true-case.ts'
import { firstNames, personTitles } from './true-case-names.ts'
import { type Headline, isCapital, isJoined, type Word } from './words.ts'

/** Whether the word is a name because of what it, or its like elsewhere in the headline, does or undergoes. */
export const isNameByDeed = (headline: Headline, at: number): boolean =>
  isDoer(headline, at) ||
  isBeaten(headline, at) ||
  headline.words.some(
    ({ base }, i) =>
      i !== at && base === headline.words[at]!.base && isCapital(headline.words[at]) && isDoer(headline, i),
  )

/** "Dorn knocks out Fury in Norwell" */
const isBeaten = ({ words }: Headline, at: number): boolean =>
  /^(?:Fury|Havoc|Rage|Savage)$/.test(words[at]!.text) &&
  words[at]!.quote < 0 &&
  isJoined(words[at]) &&
  (/^(?:beats?|defeats?|outpoints?|stops|vs?)$/.test(words[at - 1]!.key) ||
    (words[at - 1]!.key === 'out' && /^knock(?:s|ed)?$/.test(words[at - 2]?.key ?? '')))

/** Of each word of a headline, asked once: a word may stand in it hundreds of times. */
const doers = new WeakMap<Headline, Map<number, boolean>>()

function isDoer(headline: Headline, at: number): boolean {
  const known = doers.get(headline) ?? new Map<number, boolean>()
  doers.set(headline, known)
  const answer = known.get(at) ?? doesIt(headline, at)
  known.set(at, answer)
  return answer
}

function doesIt(headline: Headline, at: number): boolean {
  const word = headline.words[at]!
  if (!/^\p{Lu}\p{Ll}+/u.test(word.text) || word.quote >= 0) return false
  if (
    isCalledSo(headline, at) ||
    isClubByDeed(headline, at) ||
    isInNameOfWork(headline, at) ||
    isInSingleName(headline, at)
  )
    return true
  const before = headline.words[at - 1]
  const isTitled = before !== undefined && isJoined(word) && isTitleOf(before)
  // "Judge Strange blasts prosecutors", "Hurricane Fury nears Skerra": behind it no quality stands without a noun.
  if (
    isTitled &&
    (describes(word.key) || MOOD.test(word.key)) &&
    (isFollowedByVerb(headline, at) || /^vs?$/.test(headline.words[at + 1]?.key ?? ''))
  )
    return true
  // "Okafor Rage announces tour"
  if (
    isCapital(before) &&
    isJoined(word) &&
    !isCommonWord(before.base) &&
    before.key === before.base &&
    MOOD.test(word.key)
  )
    return isDoneBySomebody(headline, at) || isSignedByClub(headline, at)
  // "Skander Lame signs $9 deal": between who is named and what he does stands no quality, but his surname.
  if (
    isCapital(before) &&
    isJoined(word) &&
    /^\p{Lu}\p{Ll}+$/u.test(before.text) &&
    !isCommonWord(before.base) &&
    !isPlace(before.base) &&
    describes(word.key) &&
    !isFollowedByPlural(headline, at)
  )
    return isDeed(headline, at)
  // "album by Grim stuns": what describes stands before no verb.
  if (before?.key === 'by' && isJoined(word) && describes(word.key) && isFollowedByVerb(headline, at)) return true
  if (!isTitled && !opensClause(headline, at)) return false
  if (isPlayedTogether(headline, at)) return true
  // "Shock B dies": an initial belongs to a name.
  if (
    /^(?![AI])\p{Lu}$/u.test(headline.words[at + 1]?.text ?? '') &&
    isJoined(headline.words[at + 1]) &&
    describesOrFeels(word)
  )
    return true
  if (isOfName(headline, at)) return true
  // "Fury's promoter", "Savage's new single": neither owns anything.
  const isMood = MOOD.test(word.base) || (THING.test(word.key) && word.key === word.base)
  if (word.key !== word.base) return /^(?:fury|rage)$/.test(word.base) || (describes(word.base) && word.key !== 'today')
  if (isMood) return isDoneBySomebody(headline, at)
  if (firstNames.has(word.key) && isSurelyDeed(headline, at)) return true
  return describes(word.key) && (isDeed(headline, at) || isUndergone(headline, at))
}

/** "Brilliant Barges unveils glasses": of several what only one does is done by what they name. */
function isInSingleName({ words, isTitleCase }: Headline, at: number): boolean {
  const isWhole = (from: number): boolean => {
    const [first, last, verb] = [words[from]!, words[from + 1]!, words[from + 2]]
    return (
      (words[from - 1] === undefined || FIRM.test(words[from - 1]!.key) || /[:;|.?!—–]["”’]?\s$/.test(first.gap)) &&
      isCapital(first) &&
      isCapital(last) &&
      isJoined(last) &&
      isJoined(verb) &&
      isSeveral(last.key) &&
      // "Harbor Foods cuts jobs": of what describes nothing, only deeds that no plural is mistaken for.
      (describes(first.key)
        ? SOMEBODY_DOES_ALONE.test(verb.key)
        : /^(?:acquires|recalls|slashes|sues|unveils)$/.test(verb.key) && !FUNCTION_WORD.test(first.key)) &&
      (isTitleCase || /^\p{Ll}/u.test(verb.text))
    )
  }
  return (words[at + 1] !== undefined && isWhole(at)) || (at > 0 && isWhole(at - 1))
}

const FIRM =
  /^(?:agency|app|band|brand|chain|company|developer|firm|giant|group|label|maker|retailer|start-?up|studio)$/

/** Deeds in words that are no plural at all. */
const SOMEBODY_DOES_ALONE =
  /^(?:acquires|adds|admits|agrees|announces|apologi[sz]es|begins|brings|confirms|denies|expands|gets|gives|goes|has|is|introduces|insists|joins|keeps|leads|loses|makes|opens|presents|promises|raises|recalls|says|seeks|sells|settles|shuts|slashes|sues|takes|tells|unveils|wants|warns|was|wins|withdraws)$/

/** At the beginning of the headline or of a clause, or behind what somebody is called by: "Lady Rage sues". */
function opensClause({ words }: Headline, at: number): boolean {
  const before = words[at - 1]
  if (before === undefined || /[:;|.?!—–]["”’]?\s$/.test(words[at]!.gap)) return true
  if (!isJoined(words[at])) return false
  return OPENS_CLAUSE.test(before.key)
}
const OPENS_CLAUSE = /^(?:as|while|when|after|before|because|if)$/

/** What somebody is called by, and what bears names of people. */
const isTitleOf = ({ key }: Word): boolean =>
  personTitles.has(key) ||
  /^(?:cyclone|hurricane|typhoon|judge|justice|senator|sen|governor|gov|mayor|coach|rep|captain|sheriff|officer|lady)$/.test(
    key,
  )

const isFollowedByVerb = ({ words }: Headline, at: number): boolean => {
  const [verb, next] = [words[at + 1], words[at + 2]]
  return (
    isJoined(verb) &&
    (isThirdPerson(verb.key) || LOUD.test(verb.key)) &&
    !/^(?:is|has|does)$/.test(verb.key) &&
    // "Judge shocking claims by experts": what is no plural, or has an object.
    (!isNoun(verb.key) || isJoined(next)) &&
    !/^(?:of|by|from|that|about|between|among)$/.test(next?.key ?? '')
  )
}

/** Felt by many or done by many: what people do it does not. */
const MOOD =
  /^(?:fury|rage|outrage|havoc|chaos|panic|terror|horror|mayhem|carnage|grace|hope|faith|joy|glory|mercy|harmony|scandal|misery)$/

const describesOrFeels = ({ key }: Word): boolean => key === 'shock' || describes(key) || MOOD.test(key)

/** "Fury brothers", "Mayhem Festival": whose family it is, and which house. */
const isOfName = ({ words }: Headline, at: number): boolean =>
  isJoined(words[at + 1]) &&
  ((/^(?:fury|havoc|rage|savage)$/.test(words[at]!.key) &&
    /^(?:brothers|clan|family|siblings|sisters)$/.test(words[at + 1]!.key)) ||
    (/^(?:chaos|fury|glory|havoc|mayhem|outrage|panic|rage|riot)$/.test(words[at]!.key) &&
      /^(?:brewery|brewing|festival|fest|gallery|games|gym|racing|records|studios|theatre)$/.test(words[at + 1]!.key)))

/** "the new film Fury stuns critics", "In the film Fury, Dorn sings": what a work or a ship is called. */
const isCalledSo = ({ words }: Headline, at: number): boolean => {
  const [before, next] = [words[at - 1], words[at + 1]]
  return (
    MOOD.test(words[at]!.key) &&
    before !== undefined &&
    isJoined(words[at]) &&
    /^(?:album|book|destroyer|film|frigate|movie|musical|novel|racehorse|song|thriller|yacht)$/.test(before.key) &&
    next !== undefined &&
    (/^,\s$/.test(next.gap) ||
      (isJoined(next) &&
        isThirdPerson(next.key) &&
        !/^(?:boils|builds|continues|deepens|erupts|escalates|follows|grips|grows|hits|mounts|rises|sparks|spreads)$/.test(
          next.key,
        )) ||
      (isJoined(next) && LOUD.test(next.key)))
  )
}

/** "Plank cancel gig": one thing and a deed of many is a band. */
const isPlayedTogether = ({ words }: Headline, at: number): boolean =>
  isJoined(words[at + 1]) &&
  /^(?:announce|cancel|headline|perform|postpone|reunite|unveil)$/.test(words[at + 1]!.key) &&
  isBaseVerb(words[at + 1]!.key) &&
  words[at + 2] !== undefined &&
  isJoined(words[at + 2]) &&
  !isThirdPerson(words[at + 2]!.key) &&
  isCommonWord(words[at]!.key) &&
  !/s$|ly$|^(?:administration|army|audience|board|cabinet|club|company|congress|council|couple|crew|duo|family|firm|government|group|majority|management|media|ministry|opposition|orchestra|pair|parliament|party|people|police|public|senate|side|squad|staff|team|trio|union|watch|women|men|children|help|let|please|see|make|why|how|who|you|we|they|i)$/.test(
    words[at]!.key,
  ) &&
  !isPersonNoun(words[at]!.key) &&
  !isBaseVerb(words[at]!.key) &&
  !isGerund(words[at]!.key) &&
  !FUNCTION_WORD.test(words[at]!.key)

/** Surnames that are things: these do nothing of the kind. */
const THING =
  /^(?:bacon|bass|bell|berry|bolt|bush|cruise|field|foot|hall|heath|hill|lane|marsh|moon|moss|page|penny|pool|price|reed|rice|rock|root|rose|snow|stone|street|swan|wall|wood)$/

/** Deeds of somebody, in words that are no plural. */
const SOMEBODY_DOES =
  /^(?:admits|agrees|announces|apologi[sz]es|beats|celebrates|confirms|defeats|denies|hopes|insists|joins|knocks|marries|outpoints|pleads|quits|retains|retires|says|sings|slams|stuns|sues|swears|tells|thanks|thinks|vows|weds|wins)$/
const SOMEBODY_WILL =
  /^(?:announce|apologi[sz]e|appear|box|face|fight|headline|marry|perform|play|quit|rejoin|retire|reunite|sign|star|sue|testify|tour|wed)$/
/** … that are a plural as often. */
const SOMEBODY_MAY_DO = /^(?:blasts|drops|releases|signs|stars|tours)$/

function isDoneBySomebody({ words, isTitleCase }: Headline, at: number): boolean {
  const [verb, next] = [words[at + 1], words[at + 2]]
  if (!isJoined(verb)) return false
  if (verb.key === 'to') return isJoined(next) && SOMEBODY_WILL.test(next.key)
  // Of what reigns or is stirred up, deeds that it may do as well.
  if (
    /^(?:beats|confirms|defeats|stuns|wins)$/.test(verb.key) &&
    !/^(?:fury|grace|hope|faith|joy|mercy|harmony)$/.test(words[at]!.key)
  )
    return false
  if (verb.key === 'stuns' && !isNamedBehind(next, isTitleCase)) return false
  if (SOMEBODY_DOES.test(verb.key)) return verb.key !== 'wins' || !/^(?:out|over|through)$/.test(next?.key ?? '')
  if (/^(?:breaks|smashes|sets)$/.test(verb.key) && /^records?$/.test(next?.key ?? '')) return true
  return SOMEBODY_MAY_DO.test(verb.key) && (isObject(next) || isNamedBehind(next, isTitleCase))
}

/** "Savage drops her new single", "Wicked smashes records": behind a quality no verb stands. */
function isDeed({ words, isTitleCase }: Headline, at: number): boolean {
  const [verb, next] = [words[at + 1], words[at + 2]]
  if (!isJoined(verb) || words[at]!.key.endsWith('ing')) return false
  if (verb.key === 'to') return isJoined(next) && /^(?:headline|marry|perform|rejoin|reunite|tour|wed)$/.test(next.key)
  if (!(isThirdPerson(verb.key) || LOUD.test(verb.key)) || /^(?:is|has|does)$/.test(verb.key)) return false
  // "Shameless wins over judges", "Savage wins for Norwell", "Grim says a poll": wins are things, and who says it stands behind.
  if (verb.key === 'wins' && /^(?:out|over|through|for|in|at|by|as|on)$/.test(next?.key ?? '')) return false
  if (verb.key === 'says') return next !== undefined && !/^(?:a|an|the)$/.test(next.key) && !isCapital(next)
  if (SOMEBODY_DOES.test(verb.key)) return true
  const isVerb = isObject(next) || isNamedBehind(next, isTitleCase)
  return isVerb || (!isNoun(verb.key) && !LOUD.test(verb.key) && next !== undefined && !FUNCTION_WORD.test(next.key))
}

/** "Norcom brutal cuts his staff hates": with a verb further on, what may be a plural is one. */
const isFollowedByPlural = ({ words }: Headline, at: number): boolean =>
  isNoun(words[at + 1]?.key ?? '') &&
  words.slice(at + 2).some(({ key }) => isThirdPerson(key) || /^(?:are|were|have|will)$/.test(key))

/** Verbs of the tabloids, most of which are plurals, too. */
const LOUD = /^(?:bashes|blasts|mocks|outshines|rips|roasts|slams|slashes|smashes|stuns|torches|trolls)$/

const isSurelyDeed = ({ words }: Headline, at: number): boolean =>
  isJoined(words[at + 1]) &&
  (SOMEBODY_DOES.test(words[at + 1]!.key) ||
    (isThirdPerson(words[at + 1]!.key) && /^(?:back|out|her|his)$/.test(words[at + 2]?.key ?? '')))

/** "Savage jailed for theft", "Wicked panned by critics" */
const isUndergone = ({ words }: Headline, at: number): boolean =>
  isJoined(words[at + 1]) &&
  isParticiple(words[at + 1]!.key) &&
  /^(?:accused|arrested|banned|cancell?ed|charged|cleared|criticised|criticized|crowned|dropped|fined|hailed|honou?red|hospitali[sz]ed|jailed|named|panned|renewed|sacked|sentenced|signed|slammed|sued|suspended)$/.test(
    words[at + 1]!.key,
  ) &&
  /^(?:as|at|by|for|from|over|with|after)$/.test(words[at + 2]?.key ?? '')

/** What only opens the object of a verb. */
const isObject = (word: Word | undefined): boolean =>
  word !== undefined &&
  isJoined(word) &&
  (/^(?:a|an|the|his|her|its|their|back|new|first|second|third|debut|surprise|title|gold|records|box|him|them|[$£€]?\d.*)$/.test(
    word.key,
  ) ||
    describes(word.key))

/** Ordinary words that are clubs where one does to another what clubs do: "Heat burn Magic". */
const CLUB =
  /^(?:avalanche|dream|fever|fire|galaxy|heat|jazz|kraken|liberty|lightning|magic|mercury|revolution|sky|storm|sun|thunder|united|wild)$/
const isClubWord = (word: Word | undefined): boolean =>
  isCapital(word) && word.key === word.base && (CLUB.test(word.key) || TEAMS.test(word.key))
const CLUBS_DO =
  /^(?:beat|blank|burn|crush|defeat|down|edge|host|outlast|rout|sink|stun|sweep|thrash|top|trounce|upset|visit)$/

/** "Norwell Fury sign Ruiz": no mood takes the form of many. */
const isSignedByClub = ({ words }: Headline, at: number): boolean =>
  isJoined(words[at + 1]) &&
  /^(?:beat|defeat|draft|edge|host|hire|sign|thrash|trounce)$/.test(words[at + 1]!.key) &&
  isJoined(words[at + 2]) &&
  isCapital(words[at + 2])

/** Two of these, and a verb between them that only several do. */
const isClubByDeed = ({ words }: Headline, at: number): boolean =>
  (isClubWord(words[at]) && isMatch(words, at)) || (isClubWord(words[at]) && isMatch(words, at - 2))

const isMatch = (words: readonly Word[], at: number): boolean =>
  isClubWord(words[at]) &&
  isJoined(words[at + 1]) &&
  CLUBS_DO.test(words[at + 1]!.key) &&
  isJoined(words[at + 2]) &&
  isClubWord(words[at + 2]) &&
  (words[at + 3] === undefined ||
    !isJoined(words[at + 3]) ||
    FUNCTION_WORD.test(words[at + 3]!.key) ||
    /^\d/.test(words[at + 3]!.key))

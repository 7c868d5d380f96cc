/**
 * Names made of one word that describes or is felt elsewhere, told by what it does: "Savage releases a single", "as Fury
 * beats Dorn", "Wild stun Stars". No quality and no mood does so.
 */
import { once } from '../../text/memoize.ts'
import { adjectives } from '../lexicon/wordings-adjectives.ts'
import { placedAdjectives } from '../lexicon/wordings-adjectives-placed.ts'
import { isNoun, isParticiple, isThirdPerson } from '../words/vocabulary.ts'
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

function isDoer(headline: Headline, at: number): boolean {
  const word = headline.words[at]!
  if (!/^\p{Lu}\p{Ll}+/u.test(word.text) || word.quote >= 0) return false
  if (isClubByDeed(headline, at) || isWorkOfStar(headline, at) || isInSingleName(headline, at)) return true
  if (!opensClause(headline, at)) return false
  // "Fury's promoter", "Savage's new single": neither owns anything.
  const isMood = MOOD.test(word.base)
  if (word.key !== word.base) return /^(?:fury|rage)$/.test(word.base) || (describes(word.base) && word.key !== 'today')
  if (isMood) return isDoneBySomebody(headline, at)
  if (firstNames.has(word.key) && isSurelyDeed(headline, at)) return true
  return describes(word.key) && (isDeed(headline, at) || isUndergone(headline, at))
}

/** "Sinners star Dorn", "The Boys creator": who plays or makes it has a capital of its name before him. */
function isWorkOfStar({ words }: Headline, at: number): boolean {
  const [work, role, next] = [words[at]!, words[at + 1], words[at + 2]]
  return (
    isSeveral(work.key) &&
    isJoined(role) &&
    /^(?:actor|actress|co-star|contestant|creator|finale|prequel|reboot|sequel|showrunner|spin-?off|star)$/.test(
      role.key,
    ) &&
    // "Twins star in play": a deed of them.
    !(role.key === 'star' && (next === undefined || FUNCTION_WORD.test(next.key)))
  )
}

/** "Brilliant Labs unveils glasses": of several what only one does is done by what they name. */
function isInSingleName({ words, isTitleCase }: Headline, at: number): boolean {
  const isWhole = (from: number): boolean => {
    const [first, last, verb] = [words[from]!, words[from + 1]!, words[from + 2]]
    return (
      (words[from - 1] === undefined || /[:;|.?!—–]["”’]?\s$/.test(first.gap)) &&
      isCapital(first) &&
      isCapital(last) &&
      isJoined(last) &&
      isJoined(verb) &&
      describes(first.key) &&
      isSeveral(last.key) &&
      SOMEBODY_DOES_ALONE.test(verb.key) &&
      (isTitleCase || /^\p{Ll}/u.test(verb.text))
    )
  }
  return (words[at + 1] !== undefined && isWhole(at)) || (at > 0 && isWhole(at - 1))
}

const isSeveral = (key: string): boolean =>
  /[^sui'’]s$/.test(key) &&
  !/ics$|^(?:arts|cartoons|darts|games|news|sales|series|species|sports|toys|works|means|headquarters|this|his|its|as|was|has|does)$/.test(
    key,
  )

/** Deeds in words that are no plural at all. */
const SOMEBODY_DOES_ALONE =
  /^(?:acquires|adds|admits|agrees|announces|apologi[sz]es|begins|brings|confirms|denies|expands|gets|gives|goes|has|is|introduces|insists|joins|keeps|leads|loses|makes|opens|promises|says|seeks|sells|settles|shuts|sues|takes|tells|unveils|wants|warns|was|wins|withdraws)$/

/** At the beginning of the headline or of a clause, or behind what somebody is called by: "Lady Rage sues". */
function opensClause({ words }: Headline, at: number): boolean {
  const before = words[at - 1]
  if (before === undefined || /[:;|.?!—–]["”’]?\s$/.test(words[at]!.gap)) return true
  if (!isJoined(words[at])) return false
  return OPENS_CLAUSE.test(before.key) || personTitles.has(before.key)
}
const OPENS_CLAUSE = /^(?:as|while|when|after|before|because|if)$/

/** Felt by many or done by many: what people do it does not. */
const MOOD =
  /^(?:fury|rage|outrage|havoc|chaos|panic|terror|horror|mayhem|carnage|grace|hope|faith|joy|glory|mercy|harmony|scandal|misery)$/

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
  if (SOMEBODY_DOES.test(verb.key)) return verb.key !== 'wins' || !/^(?:out|over|through)$/.test(next?.key ?? '')
  return SOMEBODY_MAY_DO.test(verb.key) && (isObject(next) || isNamedBehind(next, isTitleCase))
}

/** "Savage drops her new single", "Wicked smashes records": behind a quality no verb stands. */
function isDeed({ words, isTitleCase }: Headline, at: number): boolean {
  const [verb, next] = [words[at + 1], words[at + 2]]
  if (!isJoined(verb) || words[at]!.key.endsWith('ing')) return false
  if (verb.key === 'to') return isJoined(next) && /^(?:headline|marry|perform|rejoin|reunite|tour|wed)$/.test(next.key)
  if (!(isThirdPerson(verb.key) || LOUD.test(verb.key)) || /^(?:is|has|does)$/.test(verb.key)) return false
  if (SOMEBODY_DOES.test(verb.key)) return true
  const isVerb = isObject(next) || isNamedBehind(next, isTitleCase)
  return isVerb || (!isNoun(verb.key) && !LOUD.test(verb.key) && next !== undefined && !FUNCTION_WORD.test(next.key))
}

/** Verbs of the tabloids, most of which are plurals, too. */
const LOUD = /^(?:bashes|blasts|mocks|outshines|rips|roasts|slams|smashes|stuns|torches|trolls)$/

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
  (/^(?:a|an|the|his|her|its|their|back|new|first|second|third|debut|surprise|title|gold|records|box|him|them)$/.test(
    word.key,
  ) ||
    describes(word.key))

/** "Fury blasts Dorn" */
const isNamedBehind = (word: Word | undefined, isTitleCase: boolean): boolean =>
  isJoined(word) && isCapital(word) && !/\d/.test(word.text) && (!isTitleCase || !isCommonWord(word.base))

/** Ordinary words that are clubs where one does to another what clubs do: "Heat burn Magic". */
const CLUB =
  /^(?:avalanche|dream|fever|fire|galaxy|heat|jazz|kraken|liberty|lightning|magic|mercury|revolution|sky|storm|sun|thunder|united|wild)$/
const isClubWord = (word: Word | undefined): boolean =>
  isCapital(word) && word.key === word.base && (CLUB.test(word.key) || TEAMS.test(word.key))
const CLUBS_DO =
  /^(?:beat|blank|burn|crush|defeat|down|edge|host|outlast|rout|sink|stun|sweep|thrash|top|trounce|upset|visit)$/

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

const PLAIN =
  /^(?:sharp|swift|young|long|short|brown|gray|grey|rich|strong|noble|wise|sweet|hardy|blunt|black|green|white|bright|hale|bold|quick|meek|moody|loud|rude)$/
const describes = (key: string): boolean => PLAIN.test(key) || describing().has(key)

/** Adjectives of the lexicon. */
const describing = once(
  () =>
    new Set(
      [...adjectives, ...placedAdjectives]
        .filter(({ kind }) => kind === 'adjective')
        .flatMap(({ cues }) => cues.split(',').map((cue) => cue.trim().replace(/[(=].*/, '')))
        .filter((cue) => /^\p{Ll}+$/u.test(cue)),
    ),
)

/** Names of people that are made of ordinary words, told by the words around them. */

import { isGerund, isPast, isPersonNoun, isPlace, isThirdPerson, isVerbForm } from '../words/vocabulary.ts'
import { FUNCTION_WORD, isCommonWord, knownNames } from './true-case.ts'
import { firstNames, personTitles } from './true-case-names.ts'
import { type Headline, isCapital, isJoined } from './words.ts'

/** Ordinary words that are surnames as often, behind a given name. */
export const SURNAME_TOO =
  /^(?:miller|baker|smith|cook|carter|cooper|fisher|potter|fox|wolf|bell|stone|wood|woods|hill|hills|rivers|brooks|banks|fields|knight|bishop|young|long|short|brown|gray|grey|rice|love|price|rich|sharp|swift|strong|moon|snow|frost|winters|summers|day|page|bush|lane|church|butler|porter|shepherd|gardener|farmer|weaver|taylor|mason|barber|chandler|cross|marsh|pool|waters|burns|bridges|bird|finch|crane|drake|lamb|bacon|berry|flowers|rose|lake|ford|park|parks|bloom|hardy|noble|savage|wise|sweet|blunt|hale|boyd|hart|infante|cannon|gates|jobs|bass|peck|steel|cruise|pitt|foster|crow|waite|spears|cash|may|hook|wright|cherry|blake|rowland|day-lewis|peters|wiles|walker|turner|hunter|harper|fowler|bowers|powers|walls|wells|mills|forester|archer|piper|sawyer|slater|stringer|tanner|thatcher|trotter|wagner|webster|wheeler|moss|reed|stern|stark|swan|ward|warner|webb|white|green|winter|burr|buck|bull|cotton|dent|dyer|dove|duke|beard|reiner|duff|combs|beck|crews|sparks|rhodes|reeves|hicks|barker|draper|cutler|lynch|moody|glazer|hastie|sasser|sturgeon|sinner|dart|manning|golding|harding|bunting|fleming|carpenter|gallagher|parsons|hooker|singer|slaughter|sessions|cummings|jennings|pence|sanders|buttons|booker|cruz|pickles|pickett|driver|mercer|hunt|hall)$/

/** Of those, the ones that as often belong to what is behind them: "Judge Long Weekend". */
export const LOOSE_SURNAME =
  /^(?:young|long|short|brown|gray|grey|rich|sharp|swift|strong|noble|savage|wise|sweet|blunt|hardy|cross|may|white|green|winter|hall|hunt|bull|cotton|duke|dove|sessions|singer|slaughter|carpenter|harper|driver|booker|walls|wells|mills|powers|hunter|sinner|dart|stern|stark|swan|moss|archer|forester|piper|stringer|tanner|trotter|crews|sparks|hooker|love|price|moon|snow|frost|day|church|pool|park|field|ford|lake|rose|bass|steel|cruise|gates|jobs|cash|rice|cherry)$/

/** Ordinary words that are given names before an unknown surname. */
export const GIVEN_TOO =
  /^(?:amber|autumn|basil|berry|brandy|brook|buddy|bunny|buck|candy|chance|cherry|chip|clay|cliff|coral|daisy|destiny|dusty|earl|ebony|fern|flora|forest|ginger|hazel|heath|heather|herb|honey|iris|ivory|jade|lane|jewel|laurel|melody|mercy|misty|olive|opal|patience|pearl|pepper|poppy|precious|raven|reed|river|rocky|ruby|rusty|sage|scout|sandy|shay|shiv|kitty|tad|marge|birdie|harmony|hank|josh|nelly|saffron|serenity|teddy|wren|sky|sonny|sterling|stormy|summer|sunny|trinity|willow|winter|wolf|candi)$/

/** "Stephen A. Ruiz", "Vivica A. Fox": what is behind an initial behind a name. */
export function isBehindInitial({ words }: Headline, at: number, keep: readonly boolean[]): boolean {
  const [given, initial] = [words[at - 2], words[at - 1]]
  if (given === undefined || initial === undefined || !/^\p{Lu}$/u.test(initial.text) || !isJoined(initial))
    return false
  // "crops J. Law out": a point behind the letter, which names no plan, vitamin or grade.
  if (/^\.\s$/.test(words[at]!.gap) && isCapital(words[at]) && !LETTERED.test(given.key)) return true
  const isName = firstNames.has(given.key) || (isCapital(given) && !isCommonWord(given.key) && (keep[at - 2] ?? false))
  if (!isName || !isCapital(words[at])) return false
  return /^\.\s$/.test(words[at]!.gap) || (initial.key !== 'i' && isJoined(words[at]) && firstNames.has(given.key))
}

const LETTERED =
  /^(?:plan|vitamin|hepatitis|influenza|flu|grade|group|type|class|section|model|team|route|line|exhibit|schedule|title|part|block|gate|terminal|party|series|option|witness|malcolm|generation|gen|the)$/

/** "Candy Skerra Retires": a word before an unknown name, with nothing before it that it could describe. */
export function isGivenName({ words }: Headline, at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]]
  if (!GIVEN_TOO.test(word.key) || !isCapital(word) || !isCapital(after) || !isJoined(after)) return false
  if (
    isCommonWord(after.base) ||
    knownNames().has(after.base) ||
    isPlace(after.base) ||
    /\d|^\p{Lu}+$/u.test(after.text)
  )
    return false
  return (
    before === undefined ||
    /^[,:;.–—|]/.test(word.gap) ||
    isPersonNoun(before.base) ||
    isThirdPerson(before.key) ||
    (FUNCTION_WORD.test(before.key) &&
      !/^(?:a|an|the|its|his|her|their|our|your|my|this|that|some|any|no|most|more|all|will|would|can|could|may|might|must|should)$/.test(
        before.key,
      ))
  )
}

/** "Captain Cook", "Judge Fox": a surname behind a title, and no trade of somebody else. */
export function isTitled(headline: Headline, at: number): boolean {
  const [title, word] = [headline.words[at - 1], headline.words[at]!]
  return (
    title !== undefined &&
    isCapital(title) &&
    isCapital(word) &&
    isJoined(word) &&
    personTitles.has(title.key) &&
    !/^(?:major|general|first|vice|miss|chief|saint|lord|father|sister|brother|king|queen|officer|speaker|leader)$/.test(
      title.key,
    ) &&
    SURNAME_TOO.test(word.base) &&
    isLastOfName(headline, at) &&
    !(LOOSE_SURNAME.test(word.base) && FUNCTION_WORD.test(headline.words[at + 1]?.key ?? ''))
  )
}

/** Whether nothing stands behind a word that it could describe. */
export function isLastOfName({ words }: Headline, at: number): boolean {
  const [word, after] = [words[at]!, words[at + 1]]
  return (
    after === undefined ||
    !isJoined(after) ||
    word.key !== word.base ||
    FUNCTION_WORD.test(after.key) ||
    isVerbForm(after.key)
  )
}

/** "Hong and Bass Races": what a surname is joined to, before what both are in. */
export const isJoinedName = ({ words }: Headline, at: number, keep: readonly boolean[]): boolean =>
  SURNAME_TOO.test(words[at]!.key) &&
  isCapital(words[at]) &&
  words[at - 1]?.key === 'and' &&
  (keep[at - 2] ?? false) &&
  isJoined(words[at]) &&
  /^(?:races?|campaigns?|primar(?:y|ies)|trials?|cases?|camps|lawsuits?|families)$/.test(words[at + 1]?.key ?? '')

/** Given names that are verbs as often: "Survivors Sue Skerra", "to Mark Easter". */
const VERB_TOO = /^(?:sue|mark|rob|grant|hope|chase|drew|skip|pat|wade|pierce|bill|lance|miss|frank|will|may)$/

/** Whether a word that could be a given name is what several people before it do, or what somebody is to do. */
export function isDeed({ words }: Headline, at: number): boolean {
  const [earlier, before, word] = [words[at - 2], words[at - 1], words[at]!]
  if (!VERB_TOO.test(word.key) || before === undefined || !isJoined(word)) return false
  // "linked to Mark Skerra"
  if (before.key === 'to') return earlier === undefined || !isPast(earlier.key)
  if (/^(?:will|would|can|could|may|might|must|should|cannot|not|never|who|they|we|you|i|police)$/.test(before.key))
    return true
  return (
    earlier?.key === 'and' ||
    (before.key === before.base &&
      /[^s]s$/.test(before.key) &&
      !isThirdPerson(before.key) &&
      !personTitles.has(before.key))
  )
}

/** What stands behind a given name without being a surname: what its owner does, makes or is in. */
const NO_SURNAME =
  /^(?:fans?|songs?|lyrics|albums?|concerts?|tours?|movies?|films?|videos?|interviews?|lawsuits?|trial|quiz|memes?|photos?|costumes?|dolls?|quotes?|characters?|episodes?|trailers?|biopic|documentary|biography|campaign|rally|speech|supporters?|voters?|era|death|estate|case|show|tweets?|selfies?|memoir|impressions?|court|plan|news|attacks?|bombings?|theory|diet|hairstyles?|haircut|makeup|look|fandom|effect|documents?|emails?|files|team|police|unit|house|hospital|school|store|stores|stakes?|sale|deal|bid|takeover|shares|stock)$/

/**
 * Whether the word behind a single given name is no surname: "Zelda Knocks out Power", "Ruth and Skye Biography".
 * @param at of the word behind the given name
 */
export function isNoSurname({ words }: Headline, at: number): boolean {
  const [given, word, after] = [words[at - 1]!, words[at]!, words[at + 1]]
  if (SURNAME_TOO.test(word.base)) return false
  if (!isCommonWord(word.base)) return false
  if (NO_SURNAME.test(word.base)) return true
  // "Sydney Unit", "Paris Terror": a city before what is in it.
  if (isPlace(given.base)) return true
  const isFollowedByVerb = after !== undefined && (isThirdPerson(after.key) || isPast(after.key))
  return (isThirdPerson(word.key) || isGerund(word.key)) && word.key === word.base && !isFollowedByVerb
}

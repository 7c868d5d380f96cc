/** Which words of a title-case headline keep their capital: names, by what they are and by what stands beside them. */

import { isPersonNoun, isVerbForm } from '../words/vocabulary.ts'
import { SHORT_STATE, textTo } from './abbreviations.ts'
import { isClub, isHeadBehind } from './names-of-bodies.ts'
import { AIRLINE, FLOWN } from './names-of-firms.ts'
import {
  isBehindInitial,
  isDeed,
  isGivenName,
  isJoinedName,
  isLastOfName,
  isNoSurname,
  isTitled,
  LOOSE_SURNAME,
  SURNAME_TOO,
} from './names-of-people.ts'
import { isSpoken } from './quoted-words.ts'
import { FUNCTION_WORD, isCommonWord, isOddlyCased, knownNames, REGION, TEAMS } from './true-case.ts'
import { firstNames, hardlyWords, isNameOnly, personTitles } from './true-case-names.ts'
import type { Headline, Word } from './words.ts'

/** "Big Bend National Park": what stands right before is its name. */
function isBeforePark(headline: Headline, at: number): boolean {
  for (let i = at + 1; i <= at + 2; i++) {
    const [first, second] = [headline.words[i], headline.words[i + 1]]
    if (first === undefined || !/^\s$/.test(first.gap) || !/^\p{Lu}/u.test(first.text)) return false
    if (first.key === 'national' && /^(?:park|forest|monument|seashore)s?$/.test(second?.key ?? '')) return true
  }
  return false
}

/** "Democratic Socialist Ruiz": what she believes, and no party; "Democratic Socialists of America" is a body. */
export const isCreed = ({ words }: Headline, at: number): boolean =>
  words[at]!.key === 'democratic' &&
  /^(?:socialists?|socialism)$/.test(words[at + 1]?.base ?? '') &&
  words[at + 2]?.key !== 'of'

/** "Ways To Cook Your Herring": a deed, and nobody's name. */
export const isToDo = ({ words }: Headline, at: number): boolean =>
  words[at]!.gap === ' ' &&
  ((words[at - 1]?.key === 'to' && /^(?:your|them)$/.test(words[at + 1]?.key ?? '')) ||
    (words[at - 1]?.key === 'you' && words[at + 1] === undefined))

/** "Holm and ABC Sue FCC", "Mets Acquire Pitcher": what several do; "Water Bill Sparks Fury": what sparks it is no Bill. */
export function isDeedNoName({ words }: Headline, at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]]
  if (before === undefined || after === undefined || word.gap !== ' ' || word.quote >= 0) return false
  if (word.key === 'bill') return after.key === 'sparks' && IS_SPARKED.test(words[at + 2]?.key ?? '')
  if (word.key === 'sue') return words[at - 2]?.key === 'and' && after.gap === ' '
  return (
    TEAMS.test(before.key) &&
    before.key.endsWith('s') &&
    !firstNames.has(word.key) &&
    /^(?:acquire|activate|add|claim|clinch|draft|drop|edge|land|place|promote|recall|sign|trade|waive|win)$/.test(
      word.key,
    )
  )
}

/** Names that no neighbour need tell, and in "911 Turbo S" a letter that is no article and no speaker. */
export const isSurelyName = ({ words }: Headline, at: number): boolean =>
  hardlyWords.has(words[at]!.base) || (at > 0 && /^[B-HJ-Z]$/.test(words[at]!.text))

/** Words that no dictionary of ours has, and that name nothing: "Low-Carb", "a Flashover", "a Soupgasm". */
export const isNeverName = (key: string): boolean =>
  /^(?:carbs?|flashovers?|gameplay|\p{L}{4,}gasms?|counterprotest(?:er)?s?|cappella)$/u.test(key)

/** "Ruiz an Oscar Winner", "Norlandish Ports", "UCLA Jersey Number": what a name stands before without making one of it. */
export function isNoPartOfName({ words }: Headline, at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]]
  if (before === undefined || word.quote >= 0) return false
  // "U.S. Nationals Detained": people, where no club is named by its town.
  if (word.key === 'nationals' && words[at - 2]?.key !== 'at')
    return (
      /^(?:us|u\.s\.?|uk|foreign)$/.test(before.key) ||
      (knownNames().has(before.key) && /(?:[^m]an|ish|ese)$/.test(before.key))
    )
  if (word.gap !== ' ') return false
  if (isNeverName(word.key)) return true
  // "30 Most Famous Barges of 2015": what is counted and ranked.
  if (words[at - 2]?.key === 'most' && /^\d+$/.test(words[at - 3]?.text ?? '') && /[^s]s$/.test(word.key))
    return isCommonWord(word.key)
  if (AWARD.test(before.key)) return OF_AWARD.test(word.key)
  // "Nail Polish": of no people.
  if (word.key === 'polish') return /^(?:nail|shoe|floor|furniture)$/.test(before.key)
  if (word.key === 'jersey')
    return before.key !== 'new' && /^(?:numbers?|patch|sales|sponsor|swap|retirement)$/.test(after?.key ?? '')
  return (
    MANY_BODIES.test(word.key) &&
    knownNames().has(before.key) &&
    /(?:[^m]an|ish|ese)$/.test(before.key) &&
    (after === undefined || !/^(?:authority|agency|association|council|federation)$/.test(after.key))
  )
}

const AWARD = /^(?:oscar|grammy|emmy|tony|bafta|pulitzer|nobel)$/
const OF_AWARD = /^(?:winners?|nominees?|nominations?|contenders?|nods?|snubs?|buzz|speech|gown)$/
/** Of several, what in one is called so with its country. */
const MANY_BODIES =
  /^(?:banks|universities|churches|ports|museums|institutes|ministries|bishops|courts|schools|hospitals|airports|companies|seas)$/

const IS_SPARKED =
  /^(?:controversy|outrage|debate|backlash|fears?|anger|fury|concerns?|criticism|protests?|row|panic|speculation|fire|search|hunt|calls)$/

export function isKept(headline: Headline, at: number, keep: boolean[]): boolean {
  const word = headline.words[at]!
  if (/^\p{Lu}/u.test(word.text) && !FUNCTION_WORD.test(word.key) && isBeforePark(headline, at)) return true
  if (word.quote >= 0 && !headline.isAllCapitals && !isSpoken(headline, at)) return true
  if (/^[#@]/.test(word.text) || (/\d/.test(word.text) && !word.text.includes('-'))) return true
  // "Ex-University of Kentucky"
  if (/^ex-university$/i.test(word.text) && headline.words[at + 1]?.key === 'of') return true
  if (word.text.includes('-')) return false // casedWord looks at the parts.
  if (!headline.isAllCapitals && isOddlyCased(word.text)) return true
  // "Ibram X. Kendi": an initial.
  if (/^\p{Lu}$/u.test(word.text) && /^\.\s/.test(headline.words[at + 1]?.gap ?? '') && at > 0) return true
  if (FUNCTION_WORD.test(word.key)) return isMonth(headline, at)
  if (word.key === 'march' && isMonth(headline, at)) return true
  if (REGION.test(word.key) && isRegion(headline, at)) return true
  // "South Asia", "East Turku": a part of what is named behind it.
  if (
    REGION.test(word.key) &&
    /^\p{Lu}/u.test(word.text) &&
    !headline.isAllCapitals &&
    isPartOf(headline.words[at + 1])
  )
    return true
  const after = neighbour(headline, at + 1)
  if (/^Fed(?:['’]s)?$/.test(word.text)) return isCentralBank(headline.words[at - 1], after)
  if (word.key === 'house' && isChamber(headline, at)) return true
  // "rare earths", "19 nations": names only of the planet and of the body.
  if ((word.base === 'earth' && headline.words[at - 1]?.key === 'rare') || (word.key === 'nations' && !keep[at]))
    return false
  // "defeats Count Orlov": a title, and no number.
  if (
    /^(?:count|baron|duke|earl|dame)$/.test(word.key) &&
    /^\p{Lu}/u.test(word.text) &&
    after !== undefined &&
    /^\p{Lu}\p{Ll}+$/u.test(after.text) &&
    !isCommonWord(after.base) &&
    isVerbForm(headline.words[at - 1]?.key ?? '')
  )
    return true
  // "facility in Idaho sparks controversy": a club has no such object.
  if (word.key === 'sparks' && IS_SPARKED.test(after?.key ?? '')) return false
  if (isCreed(headline, at)) return false
  const before = at > 0 && /^\s*$/.test(word.gap) ? headline.words[at - 1]! : undefined
  if (
    knownNames().has(word.base) ||
    isBehindInitial(headline, at, keep) ||
    isJoinedName(headline, at, keep) ||
    isGivenName(headline, at)
  )
    return true
  // "Bill's": an ordinary word would rarely own something.
  if (word.key !== word.base && firstNames.has(word.base) && word.key.endsWith("'s")) return true
  if (
    word.base === 'house' &&
    /^(?:gop|freedom|progressive|primary|primaries|republicans?|democrats?|dems?|leaders?|leadership|whip|caucus|panel|committee|speaker|members?|votes?|passes|passed|seat|race|intelligence|judiciary|oversight|ethics|minority|majority)$/.test(
      after?.base ?? '',
    )
  )
    return true
  if (!isCommonWord(word.base)) return true
  // "President Trump", "Congresswoman Alvarez": a title goes with the name after it.
  if (
    after !== undefined &&
    personTitles.has(word.base) &&
    (isUnknownName(after) || isTitled(headline, at + 1)) &&
    // "a Major Senate Panel", "Major European Airports": a rank stands before a person, not behind an article.
    !(
      word.base === 'major' &&
      (/^(?:a|an|the|no|first)$/.test(headline.words[at - 1]?.key ?? '') || isNameOnly(after.base))
    )
  )
    return true
  // "Jeremiyah Love's": behind an unknown name an owner is the surname.
  if (
    word.key.endsWith("'s") &&
    !isPersonNoun(word.base) &&
    before !== undefined &&
    before.key === before.base &&
    /^\p{Lu}\p{Ll}+$/u.test(before.text) &&
    !knownNames().has(before.base) &&
    !isCommonWord(before.base)
  )
    return true
  // "United Jet": an airline and what it flies.
  if ((AIRLINE.test(word.key) || word.key === 'american') && FLOWN.test(after?.key ?? '')) return true
  // "Marine Pilot": of the corps, and not of the sea.
  if (/^marines?$/.test(word.key) && MARINE.test(word.key === 'marines' ? (before?.key ?? '') : (after?.key ?? '')))
    return true
  // "at Target", "Target stores": the shop.
  if (
    word.key === 'target' &&
    /^\p{Lu}/u.test(word.text) &&
    (/^(?:stores?|shoppers|employees|workers|ceo|shares|stock)$/.test(after?.key ?? '') ||
      (before?.key === 'at' && (after === undefined || FUNCTION_WORD.test(after.key))))
  )
    return true
  // "USS Defiant": a ship.
  if (/^(?:uss|hms)$/.test(before?.key ?? '') && /^\p{Lu}/u.test(word.text)) return true
  // "Intel Deal", "Paramount’s bid": a company; intelligence is reported, importance paramount.
  if (
    /^\p{Lu}/u.test(word.text) &&
    ((word.key === 'intel' &&
      /^(?:deal|stake|shares?|stock|ceo|chips?|foundry|board|investment|earnings|plant|plans|says|will|cuts|gets)$/.test(
        after?.key ?? '',
      )) ||
      (word.base === 'paramount' && !/^(?:importance|concern|chief)$/.test(after?.key ?? '')))
  )
    return true
  // "CNN’s Cooper: …": who says it stands before the colon.
  if (
    before !== undefined &&
    before.key !== before.base &&
    SURNAME_TOO.test(word.base) &&
    /^:/.test(headline.words[at + 1]?.gap ?? '') &&
    /^\p{Lu}/u.test(word.text)
  )
    return true
  if (/^\p{Lu}/u.test(word.text) && SHORT_STATE.test(textTo(headline, at))) return true
  // "Windows 11"
  if (word.key === 'windows' && (/^\d/.test(after?.key ?? '') || before?.base === 'microsoft')) return true
  // "Browns vs Bears", "Bears' Marsh": sides of a match, and a club and who plays for it.
  if ((TEAMS.test(word.key.replace(/'$/, '')) && isSide(headline, at)) || isClub(headline, at)) return true
  // "Senator Chi Ossé": between a title and an unknown name, no verb.
  if (
    before !== undefined &&
    after !== undefined &&
    /^\p{Lu}\p{Ll}+$/u.test(word.text) &&
    /^\p{Lu}\p{Ll}+$/u.test(after.text) &&
    /^(?:president|senator|sen|rep|representative|governor|gov|mayor|judge|justice|minister|king|queen|prince|princess|dr|mr|mrs|ms|professor|congressman|congresswoman)$/.test(
      before.key,
    ) &&
    !isCommonWord(after.base) &&
    !knownNames().has(after.base) &&
    !isVerbForm(word.key) &&
    !isPersonNoun(word.base) &&
    !/^(?:general|major|candidate|elect|and|of)$/.test(word.key)
  )
    return true
  // "Rep. Bacon": short for a title, it stands before names only.
  if (before === undefined && at > 0 && SHORT_TITLE.test(headline.words[at - 1]!.key) && /^\.\s$/.test(word.gap))
    return true
  // "spy Fang Fang": said twice behind what somebody is, a name.
  if (isTwice(headline, at) || isTwice(headline, at - 1)) return true
  // "drummer Frank Stone": behind what somebody is stands the name.
  if (
    before !== undefined &&
    isPersonNoun(before.base) &&
    firstNames.has(word.base) &&
    after !== undefined &&
    /^\p{Lu}/u.test(after.text) &&
    !isVerbForm(after.key) &&
    !isDeed(headline, at)
  )
    return true
  // "Max Miller": a word for a trade or a colour behind a given name.
  if (
    (firstNames.has(word.base) &&
      word.key === word.base &&
      SURNAME_TOO.test(after?.base ?? '') &&
      /^\p{Lu}/u.test(after!.text)) ||
    (SURNAME_TOO.test(word.base) &&
      before !== undefined &&
      firstNames.has(before.base) &&
      before.key === before.base &&
      // "will love": no given name.
      (at === 1 || (keep[at - 1] ?? false) || !FUNCTION_WORD.test(before.key))) ||
    isTitled(headline, at)
  )
    return true
  // "Mamrie Hart": behind an unknown name as well.
  if (
    before !== undefined &&
    SURNAME_TOO.test(word.base) &&
    /^\p{Lu}\p{Ll}+$/u.test(before.text) &&
    before.key === before.base &&
    (keep[at - 1] ?? false) &&
    !isCommonWord(before.base) &&
    !isVerbForm(before.key) &&
    (!LOOSE_SURNAME.test(word.base) || (!knownNames().has(before.base) && isLastOfName(headline, at)))
  )
    return true
  // "Clay County sheriff", "Dell CEO": what a county or a company is called.
  if (
    after !== undefined &&
    /^(?:county|ceo)$/.test(after.key) &&
    /^\p{Lu}\p{Ll}+$/u.test(word.text) &&
    !NOT_CALLED.test(word.base) &&
    !isVerbForm(word.key)
  )
    return true
  // "Mark Zuckerberg", "Cory Mills": a first name makes a name of its neighbour.
  if (
    after !== undefined &&
    firstNames.has(word.base) &&
    /^\p{Lu}/u.test(after.text) &&
    isUnknownName(after) &&
    !isDeed(headline, at)
  )
    return true
  const isSecondName =
    before !== undefined && firstNames.has(before.base) && before.key === before.base && (keep[at - 1] ?? at === 1)
  if (
    isSecondName &&
    !isGivenBefore(headline, at, keep) &&
    !COMMON_VERB.test(word.key) &&
    !isNoSurname(headline, at) &&
    // "Jared Dragged Into": a past with a way behind it.
    !(word.key.endsWith('ed') && isVerbForm(word.key) && FUNCTION_WORD.test(after?.key ?? '')) &&
    !(isVerbForm(word.key) && AMBIGUOUS_FIRST.test(before.base))
  )
    return true
  // "Donald Reed Herring, brother of …": the last of three, before a comma.
  if (
    /^,/.test(headline.words[at + 1]?.gap ?? '') &&
    before !== undefined &&
    (keep[at - 1] ?? false) &&
    (keep[at - 2] ?? false) &&
    before.key === before.base &&
    firstNames.has(headline.words[at - 2]!.base) &&
    !isVerbForm(word.key)
  )
    return true
  // "Hollins University", "Torridge District Council": an unknown word makes a name of a noun for bodies and places.
  return before !== undefined && (keep[at - 1] ?? false) && isHeadBehind(headline, at)
}

/** "by the Fed", "Fed holds rates": the bank; not "fed up", "was fed to". */
const isCentralBank = (before: Word | undefined, after: Word | undefined): boolean =>
  !/^(?:is|are|was|were|be|been|being|gets?|got|well|they|he|she|we|who)$/.test(before?.key ?? '') &&
  !/^(?:up|by|on|to|with|into|from|a|an|the|his|her|its|their|him|them|it|false|dogs?|cats?)$/.test(after?.key ?? '')

const OF_CONGRESS =
  /^(?:gop|republicans?|democrats?|democratic|dems?|senate|senators?|congress|congressional|bills?|votes?|voting|lawmakers?|shutdown|speaker|committee|subpoenas?|subpoenaed|testify|testimony|hearing|elections?|midterms?|redistricting|gerrymander|seats?|majority|impeach\w*|chamber)$/
const OF_A_HOME =
  /^(?:an?|his|her|their|our|my|its|your|this|that|these|every|each|no|one|two|three|full|safe|opera|farm|open|town|tiny|new|old|big|family|fire|movie|ale|public|wild|steak|coffee|dream|haunted|president's|in-n-out|soho|own|sells?|sold|buys?|bought|builds?|built|rents?|rented|lists?|listed|\d.*|.*['’]s?)$/

/** "Bill Moves to the House", "House Panel Votes": one of the two of Congress. */
const isChamber = ({ words }: Headline, at: number): boolean =>
  /^House$/.test(words[at]!.text) &&
  !OF_A_HOME.test(words[at - 1]?.key ?? '') &&
  !/^(?:fires?|arrest|prices?|party|parties|guests?|hunt|music|of|cleaning|explosion|collapses?|sales?|market)$/.test(
    words[at + 1]?.key ?? '',
  ) &&
  words.some(({ key }) => OF_CONGRESS.test(key))

/** Who belongs to the corps, and whose it is. */
const MARINE =
  /^(?:pilots?|corps|veterans?|vets?|sergeants?|recruits?|commandant|generals?|colonel|captain|lieutenant|corporal|reservists?|us|u\.s|american|former|ex|\d+|two|three|four|five)$/

/** What belongs to a club and to few others. */
const SPORT_NOUN =
  /^(?:schedule|quarterback|qb|roster|coach|rookie|linebacker|cornerback|pitcher|outfielder|shortstop|goalie|playoff|playoffs|preseason|training|draft|backup|starter)$/

/** A word with a capital, behind what somebody is and before itself. */
function isTwice({ words }: Headline, at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  return (
    before !== undefined &&
    isPersonNoun(before.base) &&
    word!.key === after?.key &&
    /^\s$/.test(word!.gap + after.gap.slice(1)) &&
    /^\p{Lu}/u.test(word!.text)
  )
}

function isSide(headline: Headline, at: number): boolean {
  const [before, after] = [headline.words[at - 1], headline.words[at + 1]]
  const isAgainst = (word: Word | undefined) => /^(?:vs|v|versus)$/.test(word?.key ?? '')
  return (
    isAgainst(before) ||
    isAgainst(after) ||
    (/^\p{Lu}/u.test(headline.words[at]!.text) && SPORT_NOUN.test(after?.key ?? '')) ||
    (headline.words[at]!.key.endsWith("'") && after !== undefined && isUnknownName(after))
  )
}

/** In front of a county or a chief executive these only describe. */
const NOT_CALLED =
  /^(?:the|a|an|this|that|each|every|any|one|local|rural|urban|neighbou?ring|nearby|entire|whole|largest|biggest|same|other|another|former|new|current|interim|acting|outgoing|incoming|next|first|longtime|ex|tech|bank|airline|insurance|health|healthcare|hospital|company|startup|media|oil|energy|pharma|drug|retail|billionaire|bay|area|its|his|her|their|our|my|your|and|or|of|in|for|by|with|to|as|says|say|is|named?|fires?|ousts?|hires?|female|male|young|top|star|celebrity|famous|tv)$/

const SHORT_TITLE = /^(?:rep|sen|gov|dr|mr|mrs|ms|lt|sgt|rev|prof|hon|capt|gen|col)$/
/** "to please the North": a part of a country or of the world; not "the north of the island", "the west coast". */
function isRegion(headline: Headline, at: number): boolean {
  const after = headline.words[at + 1]
  return (
    headline.words[at - 1]?.key === 'the' &&
    (after === undefined || !/^\s*$/.test(after.gap) || (FUNCTION_WORD.test(after.key) && after.key !== 'of'))
  )
}

const isPartOf = (after: Word | undefined): boolean =>
  after !== undefined &&
  /^\s$/.test(after.gap) &&
  /^\p{Lu}/u.test(after.text) &&
  knownNames().has(after.base) &&
  !/day$|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/.test(after.base)

/** "May 14", "March 10", "in May"; not "may lose". */
function isMonth(headline: Headline, at: number): boolean {
  if (headline.words[at]!.key === 'march') return /^[0-3]?\d$/.test(headline.words[at + 1]?.key ?? '')
  if (headline.words[at]!.key !== 'may') return false
  return (
    /^\d/.test(headline.words[at + 1]?.key ?? '') ||
    /^(?:in|by|since|until|late|early|last|next|[0-3]?\d)$/.test(headline.words[at - 1]?.key ?? '')
  )
}

function neighbour(headline: Headline, at: number): Word | undefined {
  const word = headline.words[at]
  return word !== undefined && /^\.?\s*$/.test(word.gap) ? word : undefined
}

function isUnknownName(word: Word): boolean {
  return knownNames().has(word.base) || firstNames.has(word.base) || !isCommonWord(word.base)
}

/** The word before the given name is a name itself: "Larry David …" is complete. */
function isGivenBefore(headline: Headline, at: number, keep: boolean[]): boolean {
  const word = headline.words[at - 2]
  return (
    word !== undefined &&
    (keep[at - 2] ?? false) &&
    word.key === word.base &&
    /^\s*$/.test(headline.words[at - 1]!.gap) &&
    isUnknownName(word) &&
    // "Former Republican David Marsh": what somebody is, and no name of his.
    !/^(?:republican|democrat|tory|american|canadian|australian|briton|[a-z]+ian|[a-z]+ish|[a-z]+ese|israeli|iraqi|pakistani|frenchman|german|greek|dutch|french|swiss|welsh|black|catholic|jew|muslim)$/.test(
      word.key,
    )
  )
}

/** What a given name alone may do in a headline; any other word after it is taken for the surname. */
const COMMON_VERB =
  /^(?:says?|said|tells|told|reveals|gets|got|is|has|wins|won|dies|died|shows|makes|made|takes|took|goes|went|loses|lost|shares|talks|opens|slams|joins|wears|wore|gives|gave|sends|sent|calls|comes|came|does|did|puts|posts|returns|responds|reacts|announces|admits|claims|wants|needs|knows|thinks|looks|turns|plays|sings|hits|leaves|left|breaks|sets|beats|finally|just|still|never|really|killed|kills|missing|contract|storm|administration|launches|drops|visits|signs|vows|denies|defends|blasts|rips|faces|set|seeks|asks|urges|warns|plans|becomes|speaks|explains)$/
const AMBIGUOUS_FIRST =
  /^(?:will|may|mark|grant|rob|sue|drew|pat|chase|hope|grace|faith|rose|frank|guy|art|bill|dean|don|hunter|prince|miles|rich|skip|jordan|paris|virginia|summer|june|angel|christian|joy|ray|jack|lance|pierce|wade)$/

/**
 * Where a judging adjective can go: before its noun, where it does not pick out which of many is meant, rules nothing out and
 * leaves no empty phrase behind.
 */

import { isCommonWord } from '../headline/true-case.ts'
import type { Headline, Word } from '../headline/words.ts'
import { isDenied } from '../tactics/wordings-frames.ts'
import { SUPERLATIVE } from '../words/superlative.ts'
import { isBaseVerb, isNoun, isPast, isPersonNoun, isThirdPerson, isVerbForm } from '../words/vocabulary.ts'
import { indefinite } from './grammar.ts'
import { GRADES } from './needed-words.ts'
import type { Edit } from './plain-edits.ts'
import {
  isNumber,
  isOneOfMost,
  isOneThing,
  NO_NOUN,
  ONE_OF_MANY,
  type Place,
  picksOut,
  someOfMost,
  tellsWhichOfHis,
} from './which-of-many.ts'

/** Whether the word is left out by another edit. */
export type IsDropped = (at: number) => boolean

const INTENSIFIER =
  /^(?:most|more|very|so|too|really|truly|extremely|super|totally|absolutely|incredibly|utterly|pretty|quite)$/

/** Behind these an evaluation is said of somebody, and no noun follows. */
export const PREDICATIVE =
  /^(?:is|are|was|were|be|been|being|looks?|seems?|feels?|sounds?|gets?|getting|got|becomes?|became|so|very|too|how|as|more|most|less|not|isn't|aren't|wasn't|it's|that's|he's|she's|who's|what's|there's|they're|turns?|turned|goes|went|remains?|remained|looked|seemed|felt|sounded|stayed|proved|grew)$/

/** An owner or an article, several people, or a name at the end. */
const isWhom = (words: Headline['words'], at: number): boolean => {
  const word = words[at]
  return (
    word !== undefined &&
    (/^(?:the|an?|his|her|its|their|our|my|your|all|even|many)$/.test(word.key) ||
      (/s$/.test(word.key) && isPersonNoun(word.base)) ||
      (/^\p{Lu}/u.test(word.text) && NO_NOUN.test(words[at + 1]?.key ?? 'by')))
  )
}

/** Before a noun an evaluation can go: "a brutal war", "messy and costly divorce". Elsewhere the sentence needs it. */
export function adjectiveEdit(
  { words }: Headline,
  { first, last }: { first: number; last: number },
  isDropped: IsDropped,
): Edit | null {
  let from = isStrengthened(words, first) ? first - 1 : first
  // "the most painfully awkward calls", "really quite sad calls"
  if (
    from < first &&
    /^\s*$/.test(words[from]!.gap) &&
    INTENSIFIER.test(words[from - 1]?.key ?? '') &&
    !PREDICATIVE.test(words[from - 2]?.key ?? 'is')
  )
    from--
  // "once beloved singer": only that is over, and not that she sings.
  if (words[from - 1]?.key === 'once' && /^\s*$/.test(words[from]!.gap) && words[from - 2]?.key !== 'at') from--
  const place: Place = { words, from, first, last }
  // "as favourite falls": who falls.
  if (/^favou?rite$/.test(words[first]!.key) && isThirdPerson(words[last + 1]?.key ?? '')) return null
  // "doctors shock patient": behind a plural it is the verb.
  if (
    words[first]!.key === 'shock' &&
    /^\p{Ll}+s$|^\p{Lu}\p{Ll}+s$/u.test(words[first - 1]?.text ?? '') &&
    isPersonNoun(words[first - 1]!.base)
  )
    return null
  // "fares shock islanders", "homes shock the town": behind other plurals by whom it is done to.
  if (
    words[first]!.key === 'shock' &&
    first > 0 &&
    /^\s*$/.test(words[first]!.gap) &&
    /[^s'’]s$/.test(words[first - 1]!.key) &&
    isWhom(words, last + 1)
  )
    return null
  // "after fan attacks shock city": what they do.
  if (
    words[first]!.key === 'shock' &&
    /^(?:arrests|attacks|blasts|bombings|cuts|hits|killings|leaks|poses|raids|rises|strikes)$/.test(
      words[first - 1]?.key ?? '',
    ) &&
    /^\p{Ll}/u.test(words[first - 2]?.text ?? '')
  )
    return null
  // "after the bond shock and Ruiz's move": the noun.
  if (
    words[first]!.key === 'shock' &&
    words[last + 1]?.key === 'and' &&
    first > 0 &&
    !BEFORE_NOUN.test(words[first - 1]!.key) &&
    /['’]s?$/.test(words[last + 2]?.text ?? '')
  )
    return { first, last, put: 'disruption' }
  // "oil price shock overshadows talks": the noun, before a verb that no list has.
  if (
    words[first]!.key === 'shock' &&
    /[^s]s$/.test(words[last + 1]?.key ?? '') &&
    !isNoun(words[last + 1]!.key) &&
    first > 0 &&
    !isVerbForm(words[first - 1]!.key) &&
    !BEFORE_NOUN.test(words[first - 1]!.key)
  )
    return null
  // "did not sign a historic pact": he may have signed another.
  if (/^(?:an?|any|another)$/.test(words[from - 1]?.key ?? '') && isDenied({ words }, from)) return null
  // "works on storybook ending": without its adjective and an article what somebody does.
  if (
    words[last + 1]?.key === 'ending' &&
    !/^(?:an?|the|his|her|its|their|this|that|another)$/.test(words[from - 1]?.key ?? '')
  )
    return null
  // "Major urges rethink": who it is.
  if (first === 0 && words[first]!.key === 'major' && isThirdPerson(words[last + 1]?.key ?? '')) return null
  // "takes dramatic turn": without an adjective it would be somebody's turn.
  if (words[last + 1]?.key === 'turn' && DRAMATIC.test(words[last]!.key) && isTaking(words, from))
    return { first: from, last, put: 'new' }
  const phrase = emptyPhrase(place)
  if (phrase !== undefined) return phrase
  const one = oneOfSome(place)
  if (one !== null) return one
  if (
    isNoAdjective(place) ||
    picksOut(place) ||
    narrows(words, from) ||
    isPredicate(place) ||
    isMostSoFar(words, from, last)
  )
    return null
  let at = last + 1
  const after = words[at]
  if (after === undefined || !/^,?\s*[“‘"']?$/.test(after.gap) || isWholeVerdict(place)) return null
  // "ideologically ambitious speech": the adverb would be left over.
  const adverb = words[from - 1]
  if (adverb !== undefined && isManner(adverb) && /^\s*$/.test(words[from]!.gap) && !isDropped(from - 1)) return null
  // "the funniest “Gull Bay” moment", "favorite “Gull Bay” song": which of them.
  if (
    /[“‘"]$/.test(after.gap) &&
    (SUPERLATIVE.test(words[last]!.key) || /^(?:most|favou?rite|ultimate|major|latest|mega)$/.test(words[from]!.key))
  )
    return null
  if (after.key === 'and' || after.key === 'or') {
    // "messy and costly divorce": the next adjective or noun takes over.
    const next = words[at + 1]
    // "entrenched, embattled and defiant": the last one of the list stays joined.
    const put = /^,/.test(words[from]!.gap) ? after.key : ''
    // "La Grand Macabre and The First Tide": before an article nothing takes over.
    return next === undefined || NO_NOUN.test(next.key) || ARTICLE.test(next.key)
      ? null
      : { first: from, last: at, put }
  }
  while (at < words.length && isDropped(at)) at++
  // "a staggering 94 percent of the vote", "a tearful Ruiz resigns": without it no article stands.
  if (isMeasure(words, at) || (MOOD.test(words[last]!.key) && isNameAlone(words, at)))
    return { first: /^an?$/.test(words[from - 1]?.key ?? '') ? from - 1 : from, last, put: '' }
  if (!opensNounAt(words, at, words[from - 1]) || isOneOfMost(place) || tellsWhichOfHis(place, at)) return null
  // "Norwell's iconic museum": there are others.
  const owner = words[from - 1]?.text ?? ''
  if (ONE_OF_MANY.test(words[at]!.key) && /^\p{Lu}/u.test(owner) && /[’']/.test(owner + words[from]!.gap)) return null
  const some = someOfMost(place, at)
  if (some !== undefined) return some
  // "hostile and bizarre speech": what joins two adjectives goes with the second; "&" stands in a gap, which stays.
  const before = words[from - 1]
  const other = words[from - 2]
  if (/^(?:and|but|yet)$/.test(before?.key ?? '') && other !== undefined) {
    // "unusual, subtle, and beautiful tattoos": the last of a list.
    const isListed = /^,/.test(other.gap) || /^,/.test(before!.gap)
    // "thoughtful but flawed": half of a verdict is another one.
    const isHalf = ADJECTIVE.test(other.key) || BARE.test(other.key) || /\p{L}{3}(?:ing|ed)$/u.test(other.key)
    if (/^(?:but|yet)$/.test(before!.key) && isHalf && !isDropped(from - 2)) return null
    if (ADJECTIVE.test(other.key) || (BARE.test(other.key) && /^\s/.test(before!.gap)))
      return isListed && before!.key === 'and' ? null : { first: from - 1, last, put: '' }
    // "yet more silly stunts"
    if (before!.key === 'yet' && words[from]!.key === 'more') return null
    // "illuminating but flawed documentary": nothing would stand against the first.
    if (before!.key === 'but') return null
  }
  if (before !== undefined && /&/.test(words[from]!.gap) && ADJECTIVE.test(before.key)) return null
  // "the weirdest shit": what is left would be meant.
  if (/^(?:shit|crap)$/.test(words[at]!.key)) {
    const isOdd = /^(?:weird|strang|odd|crazi|wild)est$/.test(words[last]!.key)
    return isOdd && before?.key === 'the' && at === last + 1
      ? { first: from - 1, last: at, put: 'unusual things' }
      : null
  }
  // "the ugliest house in Norwell": there are others.
  if (before?.key === 'the' && SUPERLATIVE.test(words[last]!.key) && /^(?:in|on)$/.test(words[at + 1]?.key ?? '')) {
    const noun = words[at]!.key
    const isOne = isOneThing(words[at]!)
    return { first: from - 1, last, put: isOne ? indefinite(noun) : '' }
  }
  // "The 18 most badass gulls": there are more of them.
  if (from === 2 && words[from]!.key === 'most' && words[0]!.key === 'the' && isNumber(words[1]))
    return { first: 0, last, put: words[1]!.text }
  if (LEVEL.test(words[at]!.key) && words[at + 1]?.key === 'of') {
    const isGrave = GRAVE.test(words[last]!.key) && HARM.test(words[at + 2]?.key ?? '')
    return isGrave ? { first: from, last, put: 'serious' } : null
  }
  // "a staggering $2 billion": an amount alone has no article; "a massive $2 billion project" has.
  if (/^an?$/.test(before?.key ?? '') && isAmountAlone(words, at)) return { first: from - 1, last, put: '' }
  // "Shocking number of teens vape": how many is all that it says.
  const isCount =
    /^(?:number|amount|percentage|proportion|share|level|rate)$/.test(words[at]!.key) &&
    words[at + 1]?.key === 'of' &&
    !BEFORE_NOUN.test(before?.key ?? '')
  return isCount ? null : { first: from, last, put: '' }
}

const ARTICLE = /^(?:the|an?|his|her|its|their|our|my|your|this|that|these|those)$/

/** "dire levels of hunger": how high they are is what it says. */
const LEVEL = /^(?:levels?|rates?|degrees?|extent|scale)$/
const GRAVE =
  /^(?:dire|grim|horrific|catastrophic|terrible|shocking|alarming|appalling|horrifying|staggering|devastating)$/
const HARM =
  /^(?:hunger|starvation|malnutrition|famine|poverty|destruction|violence|abuse|damage|suffering|need|disease|homelessness|pollution|crime|debt|unemployment|overcrowding)$/

/** What is sent, said or shown: that it is one tells nothing. */
const ONE_OF_SOME =
  /^(?:memo|report|email|letter|video|photo|picture|chart|graph|quote|question|rule|detail|tweet|message|post|speech|interview|answer|clip|map|sentence|phrase|comment|remark|moment|move|decision|reason|document|file|page)$/

/** "in one damning memo" → "in a memo": that it is one is no count, where none is told apart from others. */
function oneOfSome({ words, from, last }: Place): Edit | null {
  const [one, noun, behind] = [words[from - 1], words[last + 1], words[last + 2]]
  if (one?.key !== 'one' || noun === undefined || !/^\s*$/.test(noun.gap) || !ONE_OF_SOME.test(noun.key)) return null
  if (behind !== undefined && /^\s*$/.test(behind.gap) && !NO_NOUN.test(behind.key) && !/s$/.test(behind.key))
    return null
  const before = words[from - 2]?.key ?? ''
  if (
    /^(?:only|just|least|no|not|any|every|each|the|this|that|than|or|and|to|but|number|all|least|minus|plus|about|nearly|almost|his|her|its|their)$|\d|['’]s$/.test(
      before,
    ) ||
    words.some(({ key }, i) => i > last && /^(?:another|others?|two|three|both|rest|remaining|apart)$/.test(key))
  )
    return null
  const put = indefinite(noun.text)
  return { first: from - 1, last, put: /^\p{Lu}/u.test(one.text) ? put.replace('a', 'A') : put }
}

/** Short adjectives that no noun or verb looks like. */
const BARE =
  /^(?:easy|quick|cheap|lazy|tiny|random|stinky|cozy|cosy|healthy|simple|tough|creepy|unusual|subtle|funny|gooey|spicy|salty|creamy|crispy|cheesy|bold|raw|rough|tall|thin|thick|wide|deep|poor|rich|true|false|lovely|lonely|friendly|ugly|silly|scary|weird|crazy|awkward|stylish|(?!forest|harvest|interest|request|conquest|protest)[a-z]{3,}iest|worst)$/

/** "$2 billion in losses", "$40,000": no thing stands behind that costs or measures so much. */
function isAmountAlone(words: readonly Word[], at: number): boolean {
  if (!/^[$£€]\d/.test(words[at]!.text)) return false
  const end = /^(?:thousand|million|billion|trillion|m|bn)$/.test(words[at + 1]?.key ?? '') ? at + 2 : at + 1
  const behind = words[end]
  return behind === undefined || !/^\s*$/.test(behind.gap) || NO_NOUN.test(behind.key)
}

/** "94 percent", "4 million" */
const isMeasure = (words: readonly Word[], at: number): boolean =>
  /^\d[\d.,]*$/.test(words[at]?.key ?? '') &&
  /^(?:percent|per|thousand|million|billion|trillion|pounds|dollars|euros)$/.test(words[at + 1]?.key ?? '')

/** What only somebody is. */
const MOOD =
  /^(?:tearful|emotional|defiant|furious|enraged|irate|livid|outraged|fuming|seething|beaming|jubilant|triumphant|gleeful|giddy|ecstatic|elated|thrilled|delighted|desperate|embattled|beleaguered|devastated|heartbroken|distraught|shell-shocked|stunned|shocked|horrified|bullish|combative|unhinged|crazed|vengeful|petulant|smug|arrogant|reckless|fearless|brave|heroic)$/

/** "a tearful Ruiz resigns", and no "a defiant Ruiz aide". */
function isNameAlone(words: readonly Word[], at: number): boolean {
  const [name, behind] = [words[at], words[at + 1]]
  return (
    name !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(name.text) &&
    name.key === name.base &&
    !isCommonWord(name.base) &&
    !isNoun(name.base) &&
    (behind === undefined || !/^\s*$/.test(behind.gap) || NO_NOUN.test(behind.key) || isThirdPerson(behind.key))
  )
}

/** Nouns that without their adjective tell neither how nor when. */
const EMPTY = /^(?:firsts?|moments?|scenes?|fashion|manner|style|moves?|twists?|turns?|displays?)$/

/**
 * "wins in dramatic fashion", "shoves Ruiz in a tense moment": the whole phrase goes, and where the sentence needs it
 * ("results in shocking scenes") nothing does; undefined for any other place.
 */
function emptyPhrase({ words, from, last }: Place): Edit | null | undefined {
  const at = last + 1
  const opens = /^an?$/.test(words[from - 1]?.key ?? '') ? from - 2 : from - 1
  if (!EMPTY.test(words[at]?.key ?? '') || !/^(?:in|at|with)$/.test(words[opens]?.key ?? '')) return undefined
  const behind = words[at + 1]
  const isWhole = behind === undefined || !/^\s*$/.test(behind.gap) || ASIDE.test(behind.key)
  const isNeededThere = /^(?:result|culminate|descend|turn|dress)/.test(words[opens - 1]?.key ?? '')
  return isWhole && !isNeededThere ? { first: opens, last: at, put: '' } : null
}

const ASIDE = /^(?:in|at|on|after|before|during|over|as|for|amid|against|with|while|following|from|near|outside)$/

const ADJECTIVE =
  /(?:(?<!f)ile|ous|ful|less|ic(?<!music|topic|traffic|public|clinic|panic|mosaic|logic|magic|fabric|pandemic|epidemic|critic|attic|picnic)|[^r]ive(?<!drive|detective|executive|initiative|archive|objective|alternative|representative|relative|native)|able(?<!table|cable|fable)|ible|[^r]ish)$|^(?:long|short|big|small|new|old|young|rare|sad|cold|hot|strange|slow|fast|quiet|loud|costly|messy|dirty|public|angry|bitter|expensive|dangerous|violent)$/

/** An intensifier goes with what it strengthens: "most scandal-plagued", "very sad", "12 mildly infuriating signs". */
function isStrengthened(words: readonly Word[], first: number): boolean {
  if (first === 0 || !/^\s*$/.test(words[first]!.gap)) return false
  const before = words[first - 1]!
  const opens = words[first - 2]
  return (
    (INTENSIFIER.test(before.key) && !PREDICATIVE.test(opens?.key ?? 'is')) ||
    // "its politically embattled mayor"
    (GRADES.test(before.key) && !PREDICATIVE.test(opens?.key ?? '')) ||
    // "a politically explosive report": behind an article an adverb belongs to what follows it.
    (isManner(before) && /^(?:an?|the)$/.test(opens?.key ?? '')) ||
    (isManner(before) &&
      !FIELD.test(before.key) &&
      (opens === undefined || /^\d+$|^(?:these|those|some|his|her|its|their|most)$/.test(opens.key)))
  )
}

const isManner = ({ key }: Word): boolean => /\p{L}{3}ly$/u.test(key) && !NO_MANNER.test(key)

/** In which respect, or since when: what they say is no degree. */
const FIELD =
  /^(?:socially|politically|historically|legally|financially|economically|technically|technologically|scientifically|environmentally|culturally|sexually|racially|mentally|emotionally|physically|medically|morally|ethically|commercially|newly|formerly|recently|potentially|previously|increasingly|locally|globally|nationally|woolly)$/

/** In -ly, and no adverb of manner, or one that a claim rests on. */
const NO_MANNER =
  /^(?:only|early|daily|weekly|monthly|yearly|hourly|family|elderly|friendly|ugly|lonely|reportedly|allegedly|supposedly|apparently|possibly|probably|likely|unlikely|nearly|costly|deadly|orderly|monopoly|assembly|anomaly|supply|rally|silly|holy|lovely|lively|jelly|reply|family-friendly)$/

/** A verb or a part of a name. */
function isNoAdjective({ words, from, first, last }: Place): boolean {
  const { key } = words[first]!
  // "tries to quiet his critics", "to brave storm": a verb.
  if (words[from - 1]?.key === 'to' && (key === 'quiet' || isBaseVerb(key))) return true
  // "settlers besieged houses": what they did.
  const doer = words[from - 1]?.key ?? ''
  // "and they hated them"
  if (/ed$/.test(key) && /^(?:i|we|you|he|she|they|it|who)$/.test(doer)) return true
  if (isPast(key) && /s$/.test(doer) && isPersonNoun(doer.replace(/s$/, ''))) return true
  // "Princess Awesome vs. the state": behind its noun it is part of a name.
  if (/^(?:vs|v|versus)$/.test(words[last + 1]?.key ?? '')) return true
  // "Gulls: Doomsday, Harbor Night and more": a title of one word.
  const after = words[last + 1]
  return (
    first === last &&
    /^:/.test(words[first]!.gap) &&
    after !== undefined &&
    /^,/.test(after.gap) &&
    !BARE.test(after.key) &&
    !ADJECTIVE.test(after.key)
  )
}

const DRAMATIC =
  /^(?:dramatic|shocking|stunning|surprising|sensational|bizarre|crazy|wild|startling|explosive|incredible|shock)$/

const isTaking = (words: readonly Word[], at: number): boolean =>
  /^(?:take|takes|taking|took|taken)$/.test(words[words[at - 1]?.key === 'a' ? at - 2 : at - 1]?.key ?? '')

/** "The war is brutal", "who is overrated, underrated and snubbed": said of somebody, not before a noun. */
function isPredicate({ words, from, last }: Place): boolean {
  // "that are actually sexy": an adverb stands between.
  const at = /^(?:actually|really|truly|totally|genuinely|literally|absolutely|completely)$/.test(
    words[from - 1]?.key ?? '',
  )
    ? from - 2
    : from - 1
  const before = words[at]
  const { gap } = words[from]!
  // "gets laughable sentence": before a noun at the end, and nobody gets so.
  const [noun, behind] = [words[last + 1], words[last + 2]]
  if (
    /^(?:gets?|got|getting)$/.test(before?.key ?? '') &&
    noun !== undefined &&
    /^\s*$/.test(noun.gap) &&
    /^(?:sentence|reply|review|verdict|response|answer|welcome|reception|makeover|upgrade|update|boost|fine|punishment)$/.test(
      noun.key,
    ) &&
    (behind === undefined || NO_NOUN.test(behind.key) || !/^\s*$/.test(behind.gap))
  )
    return false
  // "as terrified as ever" compares; "as terrified passengers flee" opens a clause.
  const isSaid =
    before !== undefined && PREDICATIVE.test(before.key) && (before.key !== 'as' || words[last + 1]?.key === 'as')
  return (isSaid && /^\s*$/.test(gap)) || (/^,\s/.test(gap) && from > 1 && PREDICATIVE.test(words[from - 2]!.key))
}

/** "is an outrageous, corrupt man": without what is said of him he would be nothing but a man. */
function isWholeVerdict({ words, from, last }: Place): boolean {
  let at = from - 1
  while (at > from - 5 && /^,\s/.test(words[at + 1]?.gap ?? '')) at--
  let end = last + 1
  while (end < last + 4 && /^,\s/.test(words[end]?.gap ?? '')) end++
  return (
    /^(?:is|are|was|were|be|becomes?|became|remains?)$/.test(words[at - 1]?.key ?? '') &&
    /^an?$/.test(words[at]?.key ?? '') &&
    VERDICT_NOUN.test(words[end]?.key ?? '') &&
    !/^(?:who|that|whose|which|of|with|from|in|to)$/.test(words[end + 1]?.key ?? '')
  )
}

const VERDICT_NOUN =
  /^(?:character|man|woman|person|human|guy|girl|boy|thing|place|figure|idea|time|day|world|country|fact|read|watch)$/

/** Whether the words from `at` on are a noun phrase that can do without the evaluation. */
function opensNounAt(words: readonly Word[], at: number, before: Word | undefined): boolean {
  const noun = words[at]
  return (
    noun !== undefined &&
    !NO_NOUN.test(noun.key) &&
    !/n['’]t$/.test(noun.key) &&
    // No adjective stands before an article or "all 50".
    !/^(?:the|an?|his|her|its|their|our|my|your|this|that|these|those|all|both|every|each|some|any|no)$/.test(
      noun.key,
    ) &&
    (!isVerbForm(noun.key) || /(?:s|ed)$/.test(noun.key) || opensNoun(before)) &&
    /^[\s“‘"',]*$/.test(noun.gap) &&
    (!/^\d+(?:\.\d+)?$/.test(noun.key) ||
      (/^(?:19|20)\d\d$/.test(noun.key) && /^\p{Ll}/u.test(words[at + 1]?.text ?? '')))
  )
}

/** "in desperate bid", "her shock split": behind these no verb stands, whatever the noun may be elsewhere. */
function opensNoun(before: Word | undefined): boolean {
  return before !== undefined && (before.key !== before.base || BEFORE_NOUN.test(before.key))
}

const BEFORE_NOUN =
  /^(?:an?|the|his|her|its|their|in|on|at|of|for|with|over|after|from|by|amid|against|about|into|following|despite|during)$/

/** "no major damage", "first major test": left out, it would be no damage and the first test. */
export function narrows(words: readonly Word[], at: number): boolean {
  return [words[at - 1], words[at - 2]].some(
    (word, i) =>
      word !== undefined &&
      /^(?:no|not|one|without|any|never|only|lacks?|lacking|zero|nothing|first|second|third|fourth|fifth|1st|2nd|3rd|\d+th|largest|biggest|highest|smallest|oldest|youngest|fewest|fewer|few)$|n't$/.test(
        word.key,
      ) &&
      // A word between them may be of another phrase.
      (i === 0 || /^(?:a|an|the|any|such)$/.test(words[at - 1]!.key)),
  )
}

/** "the most bizarre boat shown so far", "the strangest vote yet": without it all of them, and no vote yet. */
function isMostSoFar(words: readonly Word[], from: number, last: number): boolean {
  if (words[from]!.key !== 'most' && !SUPERLATIVE.test(words[last]!.key)) return false
  const behind = words.slice(last + 1, last + 8)
  const end = behind.findIndex(({ gap }) => /[,;:.?!—–]/.test(gap))
  return behind
    .slice(0, end < 0 ? behind.length : end)
    .some(
      ({ key }, i, all) =>
        key === 'yet' || (key === 'so' && all[i + 1]?.key === 'far') || (key === 'to' && all[i + 1]?.key === 'date'),
    )
}

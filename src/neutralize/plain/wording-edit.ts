/**
 * One loaded word put plainly where it stands: the plain words of its entry, or nothing where the sentence can do without
 * it. An evaluation can go before its noun only, and only where it does not pick out which of many is meant.
 */
import { wordSet } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import type { Headline, Word } from '../headline/words.ts'
import { UNCOUNTED } from '../lexicon/count-nouns.ts'
import type { Wording, WordingMatch } from '../lexicon/wording.ts'
import { isSaidHere } from '../tactics/speech-acts.ts'
import { PREPOSITIONS } from '../tactics/standing.ts'
import { isDenied } from '../tactics/wordings-frames.ts'
import { SUPERLATIVE } from '../words/superlative.ts'
import {
  isBaseVerb,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  isVerbForm,
} from '../words/vocabulary.ts'
import { plural, verbForms } from '../words/word-forms.ts'
import { degreeAt, headOf } from './degrees.ts'
import { indefinite } from './grammar.ts'
import { GRADES, isNeeded } from './needed-words.ts'
import type { Edit } from './plain-edits.ts'

const HAVE = /^(?:has|have|had|having|is|are|was|were|be|been|being)$|^(?:it|he|she|they|who|that|there)['’](?:s|ve|d)$/

/** The word in front that is no adverb. */
function nearestBefore({ words }: Headline, at: number): string {
  const before = words[at - 1]?.key ?? ''
  return /ly$|^(?:not|now|also|just|never|already|since)$/.test(before) ? (words[at - 2]?.key ?? '') : before
}

/** Whether the word is left out by another edit. */
export type IsDropped = (at: number) => boolean

/** Puts the plain words of an entry where its cue stands, or leaves the cue out; null where the place does not allow it. */
export function wordingEdit(
  headline: Headline,
  { wording, first, last }: WordingMatch,
  isDropped: IsDropped,
): Edit | null {
  if (wording.neutral === null) return null
  if (wording.kind === 'verb' && !isSaidHere(headline, first, last, wording)) return null
  // "closes pier, alarming sailors": what it does to them.
  if (
    wording.kind === 'adjective' &&
    /ing$/.test(headline.words[last]!.key) &&
    /^, $/.test(headline.words[first]!.gap) &&
    /[^s]s$/.test(headline.words[last + 2]?.key ?? headline.words[last + 1]?.key ?? '')
  )
    return null
  // "thrash out a deal", "blasts off": with a particle it is another verb.
  const isBare = wording.kind === 'verb' && first === last
  if (isBare && /^(?:out|off|up|down|away|apart|together)$/.test(headline.words[last + 1]?.key ?? '')) return null
  // "Holm's boots off": what somebody has.
  if (wording.kind === 'verb' && wording.form === 'third' && /\p{L}['’]s$/u.test(headline.words[first - 1]?.text ?? ''))
    return null
  // "has ballooned": of two forms that look alike the participle.
  const isBehindHave =
    wording.form === 'past' && wording.neutralBase !== null && HAVE.test(nearestBefore(headline, first))
  if (isBehindHave) return { first, last, put: verbForms(wording.neutralBase!).participle }
  // "woman whisked to hospital", "letter penned by": nobody stands behind it whom it could meet.
  if (
    wording.form === 'past' &&
    UNDERGONE.test(wording.neutralBase ?? '') &&
    PREPOSITIONS.has(headline.words[wording.words.length > 1 ? last : last + 1]?.key ?? 'by')
  )
    return { first, last, put: verbForms(wording.neutralBase!).participle }
  // "critics slam ferries": whoever is called by it has done so.
  if (
    wording.neutralBase === 'criticize' &&
    wording.form !== null &&
    /^critics?$/.test(headline.words[first - 1]?.key ?? '') &&
    headline.words[last + 1]?.key !== 'by'
  )
    return { first, last, put: verbForms('object to')[wording.form] }
  const told = invariantForm(headline, first, last, wording)
  if (told !== null) return { first, last, put: told }
  if (wording.kind === 'noun' && wording.tactic === null && disagrees(headline, last, wording)) return null
  if (wording.neutral !== '') return { first, last, put: wording.neutral + ownerEnding(headline.words[last]!) }
  const degree = wording.kind === 'adjective' ? degreeAt(headline, first, last) : undefined
  if (degree === null || isNeeded(headline, first, last) || isInName(headline, first, last)) return null
  if (degree !== undefined && !PREDICATIVE.test(headline.words[first - 1]?.key ?? ''))
    return { first, last, put: degree }
  if (wording.kind === 'adverb') return isWhatIsSaid(headline, first, last) ? null : { first, last, put: '' }
  if (isGerundHere(headline, first, last)) {
    const put = GERUNDS[headline.words[first]!.key]
    return put === undefined ? null : { first, last, put }
  }
  // "first woman to chair a major panel": not the first to chair any.
  if (
    wording.tactic === null &&
    headline.words
      .slice(Math.max(0, first - 7), first)
      .some(({ key }) => /^(?:first|only|youngest|oldest|last|1st)$/.test(key))
  )
    return null
  return adjectiveEdit(headline, { first, last }, isDropped)
}

/** "Iconic Brands files": capitals inside a sentence, and one of what could be many. */
function isInName({ words, isTitleCase }: Headline, first: number, last: number): boolean {
  const [noun, verb] = [words[last + 1], words[last + 2]]
  return (
    first === 0 &&
    !isTitleCase &&
    noun !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(noun.text) &&
    isCommonWord(noun.base) &&
    (verb?.key === 'to' || isThirdPerson(verb?.text ?? ''))
  )
}

/** Of several, told by the form of what heads the phrase. */
function isSeveral(phrase: readonly string[]): boolean {
  const end = phrase.findIndex((word) => PREPOSITIONS.has(word))
  return /[^su]s$/.test(phrase.at(end > 0 ? end - 1 : -1)!) && !/(?:is|series|news|chaos)$/.test(phrase.at(-1)!)
}

/** "outpouring of grief follows": "expressions of grief" would not do it in that form. */
function disagrees({ words }: Headline, last: number, { words: cue, neutral }: Wording): boolean {
  const several = isSeveral(neutral!.split(' '))
  if (neutral === '' || several === isSeveral(cue)) return false
  for (let at = last + 1; at < words.length && at < last + 6; at++) {
    const { key, gap } = words[at]!
    if (!/^\s*$/.test(gap) || /^(?:as|while|when|after|before|if|because|and|but|who|that)$/.test(key)) return false
    if (PREPOSITIONS.has(key) || PREPOSITIONS.has(words[at - 1]!.key)) continue
    if (several ? /^(?:is|was|has)$/.test(key) || isThirdPerson(key) : /^(?:are|were|have)$/.test(key)) return true
    if (!several && at === last + 1 && isBaseVerb(key)) return true
  }
  return false
}

/** Of these the headline tells by its form who does it and who undergoes it. */
const UNDERGONE = /^(?:take|give|write|choose|break|wear)\b(?! (?:out|effect|in|up|way|ground)\b)/

/** "Okafor shut down rumours", "controversy set off by": of verbs that sound the same in all times the one that is meant. */
function invariantForm(headline: Headline, first: number, last: number, wording: Wording): string | null {
  if (wording.form !== 'base' || wording.neutralBase === null || verbForms(wording.base).past !== wording.base)
    return null
  const before = headline.words[first - 1]
  if (before === undefined || / by$/.test(wording.base)) return null
  const forms = verbForms(wording.neutralBase)
  if (HAVE.test(nearestBefore(headline, first)) || headline.words[last + 1]?.key === 'by') return forms.participle
  const isPresent =
    /^(?:to|will|would|could|may|might|can|should|must|not|and|or|people|police|they|we|you|who|let|lets|help|helps)$/.test(
      before.key,
    ) || /n['’]t$|[^s'’]s$/.test(before.key)
  return isPresent ? null : forms.past
}

/** "not really", "not that super and no classic": an adverb of measure, and nothing behind it that it measures. */
function isWhatIsSaid({ words }: Headline, first: number, last: number): boolean {
  const after = words[last + 1]
  const isAlone = after === undefined || /[^\s]/.test(after.gap) || /^(?:and|or|but)$/.test(after.key)
  return isAlone && /^(?:not|never|no|that|so|too|as|how|very)$|n't$/.test(words[first - 1]?.key ?? '')
}

/** The "'s" of "the hero's": what is put in its place owns, too. */
export function ownerEnding({ key, base, text }: Word): string {
  return key === base ? '' : (/['’]s?$/.exec(text)?.[0] ?? '')
}

/** What is done to somebody by words that describe things elsewhere. */
const GERUNDS: Record<string, string | undefined> = {
  terrifying: 'scaring',
  frightening: 'scaring',
  horrifying: 'upsetting',
  disgusting: 'upsetting',
  shocking: 'surprising',
  stunning: 'surprising',
  infuriating: 'angering',
  enraging: 'angering',
  inspiring: 'encouraging',
}

const BEFORE_GERUND =
  /^(?:by|after|before|without|while|keeps?|kept|stops?|stopped|starts?|started|denies|denied|admits?|admitted|risks?|avoids?|begins?|began|caught|filmed|seen)$/
const ACCUSED = /^(?:accused|suspected|convicted|guilty|acquitted|cleared|charges?|capable|way|instead|history)$/

const ADMITS = /^(?:guilty|admit(?:s|ted)?|confess(?:es|ed)?|plead(?:s|ed)?|objects?|objected|due|owns? up|owned up)$/

/** "accused of terrifying women": what somebody does, not what the women are. */
function isGerundHere({ words }: Headline, first: number, last: number): boolean {
  const [before, after] = [words[first - 1]?.key ?? '', words[last + 1]]
  if (first !== last || !/ing$/.test(words[first]!.key) || after === undefined) return false
  if (/^(?:the|a|an|his|her|its|their|him|them|us)$/.test(after.key)) return true
  // "are hoarding houses and crushing buyers": the second of two deeds.
  const isSecond =
    before === 'and' &&
    words
      .slice(Math.max(0, first - 5), first - 1)
      .some(({ key }, i, all) => /^(?:is|are|was|were|keeps?|kept)$/.test(key) && /ing$/.test(all[i + 1]?.key ?? ''))
  const isLed =
    isSecond ||
    BEFORE_GERUND.test(before) ||
    (before === 'of' && ACCUSED.test(words[first - 2]?.key ?? '')) ||
    // "pleads not guilty to body-shaming woman"
    (before === 'to' && ADMITS.test(words[first - 2]?.key ?? '')) ||
    (before === 'for' && isParticiple(words[first - 2]?.key ?? ''))
  // "terrifying harbor children": a person is what is done something to, further on too.
  const behind = words.slice(last + 1, last + 4).filter((word, i) => i === 0 || /^\s*$/.test(word.gap))
  return (
    isLed &&
    (/^\p{Lu}/u.test(after.text) ||
      behind.some(({ key, base }) => isPersonNoun(base) || /^(?:people|women|men|children)$/.test(key)))
  )
}

/** No noun begins with it. */
export const NO_NOUN =
  /^(?:of|in|on|at|to|for|from|by|with|as|is|are|was|were|has|have|had|and|or|but|nor|than|that|who|which|when|while|after|before|over|about|because|if|will|would|can|could|may|might|not|so|enough|amid|against|into|during|due|following|despite|until|since|near|under|tonight|today|tomorrow|yesterday|up|down|out|off|away|he|she|it|they|we|i|you)$/
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
    return next === undefined || NO_NOUN.test(next.key) ? null : { first: from, last: at, put }
  }
  while (at < words.length && isDropped(at)) at++
  // "a staggering 94 percent of the vote", "a tearful Ruiz resigns": without it no article stands.
  if (isMeasure(words, at) || (MOOD.test(words[last]!.key) && isNameAlone(words, at)))
    return { first: /^an?$/.test(words[from - 1]?.key ?? '') ? from - 1 : from, last, put: '' }
  if (!opensNounAt(words, at, words[from - 1]) || isOneOfMost(place)) return null
  const oneOf = oneOfOthers(place, at)
  if (oneOf !== undefined) return oneOf
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
  // "the ugliest house in Norwell": there are others.
  if (before?.key === 'the' && SUPERLATIVE.test(words[last]!.key) && /^(?:in|on)$/.test(words[at + 1]?.key ?? '')) {
    const noun = words[at]!.key
    const isOne = isOneThing(words[at]!)
    return { first: from - 1, last, put: isOne ? indefinite(noun) : '' }
  }
  // "The 18 most badass gulls": there are more of them.
  if (from === 2 && words[from]!.key === 'most' && words[0]!.key === 'the' && isNumber(words[1]))
    return { first: 0, last, put: words[1]!.text }
  // "a staggering $2 billion": an amount alone has no article; "a massive $2 billion project" has.
  if (/^an?$/.test(before?.key ?? '') && isAmountAlone(words, at)) return { first: from - 1, last, put: '' }
  // "Shocking number of teens vape": how many is all that it says.
  const isCount =
    /^(?:number|amount|percentage|proportion|share|level|rate)$/.test(words[at]!.key) &&
    words[at + 1]?.key === 'of' &&
    !BEFORE_NOUN.test(before?.key ?? '')
  return isCount ? null : { first: from, last, put: '' }
}

const uncounted = wordSet(UNCOUNTED)
const isOneThing = ({ key }: Word): boolean =>
  /[a-z]{3}$/.test(key) &&
  !/s$|ly$/.test(key) &&
  !uncounted.has(key) &&
  !MANY.test(key) &&
  !NO_NOUN.test(key) &&
  !isPast(key)
const MANY =
  /^(?:fish|sheep|deer|aircraft|gossip|species|children|men|women|people|police|staff|crew|cattle|data|media)$/

/** "Skerra's weirdest ferry" → "one of Skerra's ferries": it has others; undefined for what has no owner or is several. */
function oneOfOthers({ words, from, last }: Place, at: number): Edit | null | undefined {
  const owner = words[from - 1]
  if (owner === undefined || !SUPERLATIVE.test(words[last]!.key) || !/[\p{L}][’']s?$/u.test(owner.text))
    return undefined
  if (!isOneThing(words[at]!)) return undefined
  let head = at
  while (words[head + 1] !== undefined && /^\s*$/.test(words[head + 1]!.gap) && isOneThing(words[head + 1]!)) head++
  const behind = words[head + 1]
  const isHead =
    behind === undefined ||
    !/^\s*$/.test(behind.gap) ||
    NO_NOUN.test(behind.key) ||
    isThirdPerson(behind.key) ||
    isPast(behind.key)
  const first = ownerStart(words, from - 1)
  if (!isHead || first < 0) return null
  const [opening, ...others] = words.slice(first, from)
  const owners = [DETERMINER.test(opening!.key) ? opening!.key : opening!.text, ...others.map(({ text }) => text)]
  const things = [...words.slice(at, head).map(({ text }) => text), plural(words[head]!.key)]
  return { first, last: head, put: `one of ${[...owners, ...things].join(' ')}` }
}

const DETERMINER = /^(?:the|an?|my|our|your|his|her|its|their|this|that)$/

/** Where "the old town's" and "Dana Okafor's" begin; -1 where that is not known. */
function ownerStart(words: readonly Word[], owner: number): number {
  for (let first = owner; first > owner - 3; first--) {
    const before = words[first - 1]
    if (before === undefined || /\S/.test(words[first]!.gap)) return first
    if (DETERMINER.test(before.key)) return first - 1
    if (PREPOSITIONS.has(before.key) || NO_NOUN.test(before.key) || isVerbForm(before.key)) return first
  }
  return -1
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

/** An evaluation with the intensifier before it, which begins at `from`. */
interface Place {
  words: readonly Word[]
  from: number
  first: number
  last: number
}

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

const SELECTING =
  /^(?:from|of|except|among|but|without|avoid|avoids|some|is|are|was|were|be|been|this|that|it's|become|becomes|became|named|called)$/

const isNumber = (word: Word | undefined): boolean =>
  /^\d+$|^(?:two|three|four|five|six|seven|eight|nine|ten|twenty)$/.test(word?.key ?? '')

/** Without it the sentence would tell of all, or of nothing. */
function picksOut({ words, from, first, last }: Place): boolean {
  const before = words[from - 1]
  const next = words[last + 1]?.key ?? ''
  const most = words[first - 1]?.key === 'most' ? first - 1 : words[from]!.key === 'most' ? from : -1
  if (most >= 0) {
    // "spared from the most dramatic cuts": of the cuts only these; without the word it would be all of them.
    const selector = words[/^(?:the|its|his|her|their)$/.test(words[most - 1]?.key ?? '') ? most - 2 : most - 1]
    if (SELECTING.test(selector?.key ?? '')) return true
    // "the most brutal game in island history": of all of them, this one.
    if (/^(?:in|of|since|on)$/.test(words[last + 2]?.key ?? '')) return true
    // "among the 18 most badass gulls": there are more of them.
    if (isNumber(words[most - 1]) && most > 2 && words[most - 2]!.key === 'the') return true
  }
  // "the wildest markets since 2031": of all of them then, these.
  if (SUPERLATIVE.test(words[last]!.key) && isSpanBehind(words, last)) return true
  // "denies sweeping changes": there may be others.
  if (rulesOut(words, from, last)) return true
  // "Don't buy flashy boats": others one may.
  if (/^(?:don['’]t|never|avoid|stop)$/.test(words[0]!.key) && from > 0 && from < 4) return true
  // "big-money moves won't happen": others may.
  if (isPluralDenied(words, from, last)) return true
  // "least stressful jobs": the comparison is what the sentence says.
  if (before?.key === 'least' || before?.key === 'less') return true
  // "the 10 ugliest buildings": without the word there would be no more than those.
  if (isNumber(before) && words[from - 2]?.key === 'the' && SUPERLATIVE.test(words[last]!.key)) return true
  // "from a surprising corner", "our favorite deals": without it the phrase says nothing, or another thing.
  if (
    /^(?:corner|source|place|direction|quarter|angle|reason|way|turn|twist|light|history|past|side|mood|note)$/.test(
      next,
    ) &&
    /^an?$/.test(before?.key ?? '')
  )
    return true
  // "voted favourite ferry": what it was voted.
  if (/^(?:voted|named|crowned|chosen|ranked|rated|declared|dubbed)$/.test(before?.key ?? '')) return true
  if (/^favou?rite$/.test(words[last]!.key) && /^(?:my|our|your|his|her|their)$/.test(before?.key ?? '')) return true
  // "the town's favourite baker": without it he would be the only one.
  if (/^favou?rite$/.test(words[last]!.key) && /[’']s?$|^(?:his|her|their|its|my|our)$/i.test(before?.text ?? ''))
    return true
  // "tried the ferry and hated life": what they did.
  const isDeed =
    before?.key === 'and' &&
    isPast(words[from]!.key) &&
    words.slice(1, from - 1).some(({ key }) => isPast(key) && !isNoun(key))
  if (isDeed) return true
  // "lands in historic first": the number stands for a noun and cannot stand alone.
  if (before?.key === 'in' && /^(?:first|second|third|double|treble)$/.test(next)) return true
  // "a fan of glorious defeats": of these and of no others.
  if (
    /^(?:glorious|heroic|noble|honou?rable)$/.test(words[last]!.key) &&
    /^(?:defeats?|failures?|loss(?:es)?)$/.test(next)
  )
    return true
  // "the dumbest thing yet", "the most bizarre thing": without its measure it says nothing.
  return (SUPERLATIVE.test(words[last]!.key) || most >= 0) && before?.key === 'the' && /^things?$/.test(next)
}

const ONE_OF_MANY =
  /^(?:bar|beach|bridge|building|caf[eé]|cathedral|church|club|hotel|landmark|mall|market|monument|museum|park|pub|restaurant|school|shop|square|stadium|statue|store|theatre|theater|university)$/

/** "markets since 2031", "empire of all time" */
const isSpanBehind = (words: readonly Word[], last: number): boolean =>
  words
    .slice(last + 2, last + 5)
    .some(({ key }, i, behind) => key === 'since' || (key === 'of' && behind[i + 1]?.key === 'all'))

/** "Dorn's most shocking promises" → "some of Dorn's promises", "the most striking boats" → "boats": bare, it would be all of them. */
function someOfMost({ words, from, first, last }: Place, at: number): Edit | null | undefined {
  const isMost = words[from]!.key === 'most' || words[first - 1]?.key === 'most'
  const areMany = [words[at], headOf(words, last)].some((word) => /[^su]s$/.test(word?.key ?? ''))
  if (!isMost || !areMany) return undefined
  const owner = words[from - 1]
  if (owner === undefined) return undefined
  if (!/^\s*$/.test(words[from]!.gap)) return undefined
  if (owner.key === 'the') return from === 1 ? { first: 0, last, put: '' } : undefined
  if (!/^(?:his|her|its|their)$|['’]s?$/.test(owner.text)) return undefined
  const opens = words[from - 2]?.key === 'the' ? from - 2 : from - 1
  const before = words[opens - 1]
  // "Dana Ruiz's most shocking moments", "are these Norwell's most shocking rooms?": behind these words none of them stands.
  const isOpen =
    before === undefined ||
    !/^\s*$/.test(words[opens]!.gap) ||
    (PREPOSITIONS.has(before.key) && !/^(?:is|are|than)$/.test(before.key)) ||
    (isVerbForm(before.key) && !/^(?:is|are|was|were)$/.test(before.key)) ||
    isGerund(before.key) ||
    isBaseVerb(before.key) ||
    /^(?:how|what|where|why|about|amid)$/.test(before.key)
  if (!isOpen) return null
  if (before?.key === 'of' && /^(?:\d+|one|some|two|three|many|most)$/.test(words[opens - 2]?.key ?? ''))
    return undefined
  const owned = words.slice(opens, from).map(({ text, gap }, i) => (i > 0 ? gap : '') + text)
  return { first: opens, last, put: `some of ${owned.join('')}` }
}

/** What is claimed is denied whatever it is called. */
const CLAIMED =
  /^(?:accounts?|accusations?|allegations?|assertions?|charges?|claims?|comments?|criticisms?|reports?|rumou?rs?|story|stories|suggestions?|theor(?:y|ies)|speculation)$/

/** "denies sweeping changes", "rules out a big-money move", "bans aggressive tactics", and no "denies explosive claims". */
function rulesOut(words: readonly Word[], from: number, last: number): boolean {
  const at = /^an?$/.test(words[from - 1]?.key ?? '') ? from - 2 : from - 1
  const [verb, before, noun] = [words[at]?.key ?? '', words[at - 1]?.key ?? '', words[last + 1]]
  if (noun === undefined || CLAIMED.test(noun.key) || CLAIMED.test(words[last + 2]?.key ?? '')) return false
  return (
    /^(?:den(?:y|ies|ied|ying)|avoid(?:s|ed|ing)?|avert(?:s|ed|ing)?)$/.test(verb) ||
    (verb === 'out' && /^rul(?:e|es|ed|ing)$/.test(before)) ||
    (/^(?:bar|bars|barred|barring|bans?|banned|banning)$/.test(verb) &&
      /[^su]s$/.test(noun.key) &&
      !isPersonNoun(noun.base))
  )
}

/** Of what is denied, the word tells which: "sweeping cuts will not come", and no "furious fans won't leave". */
function isPluralDenied(words: readonly Word[], from: number, last: number): boolean {
  const [noun, verb, negation] = [words[last + 1], words[last + 2]?.key ?? '', words[last + 3]?.key ?? '']
  return (
    noun !== undefined &&
    /[^su]s$/.test(noun.key) &&
    !isPersonNoun(noun.base) &&
    (from === 0 || !/^(?:the|his|her|its|their|these|those)$|['’]s?$/.test(words[from - 1]!.text)) &&
    (/n['’]?t$/.test(verb) && /^(?:won|will|would|can|could|do|does|did|are|were|have|had|should|may|must)/.test(verb)
      ? true
      : /^(?:will|would|can|could|do|did|are|were|have|had|may|must|should)$/.test(verb) &&
        /^(?:not|never|no)$/.test(negation))
  )
}

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

/** "one of the sport's craziest careers", "is the craziest": without its superlative it says nothing. */
function isOneOfMost({ words, from, last }: Place): boolean {
  // "Norwell's hottest streets", "Norwell's 10 hottest": bare, these are all there are.
  if (!SUPERLATIVE.test(words[last]!.key)) return false
  // "its weirdest yet"
  if (words[last + 1]?.key === 'yet') return true
  if (words[last]!.key === 'hottest' && /[’']s?$/.test(words[from - 1]?.text ?? '')) return true
  if (/^\d+$/.test(words[from - 1]?.key ?? '') && /[’']s?$/.test(words[from - 2]?.text ?? '')) return true
  if (words[from - 1]?.key === 'the' && /^(?:is|are|was|were|be|been|'s)$/.test(words[from - 2]?.key ?? '')) return true
  return words.slice(Math.max(0, from - 4), from).some(({ key }, i, near) => key === 'of' && near[i - 1]?.key === 'one')
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

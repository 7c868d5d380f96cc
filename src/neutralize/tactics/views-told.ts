/**
 * Evaluations that a headline hands on as somebody's view, in its own grammar: "Dorn says plan is half-baked", "critics see
 * tolls as too aggressive", "Skerra accuses Norland of hypocrisy". Who judges stands there, so the publisher does not.
 */
import type { Headline, Word } from '../headline/words.ts'

const SAYS =
  /^(?:says?|said|saying|thinks?|thought|believes?|believed|argue[sd]?|insist(?:s|ed)|claim(?:s|ed)|persuade[sd]?|convince[sd]?)$/
const SEES =
  /^(?:see(?:s|n)?|saw|view(?:s|ed)?|regard(?:s|ed)?|brand(?:s|ed|ing)?|label(?:s|ed|led|ling|ing)?|describe[sd]?|decr(?:y|ies|ied)|denounce[sd]?|condemn(?:s|ed)?|dismiss(?:es|ed)?|attack(?:s|ed)?|slam(?:s|med)?|reject(?:s|ed)?)$/
const IS =
  /^(?:is|are|was|were|be|been|being|becoming|becomes|it['’]s|he['’]s|she['’]s|they['’]re|isn['’]t|wasn['’]t|aren['’]t)$/
const DEGREE = /^(?:an?|too|so|very|more|not|increasingly|also|even|just|simply|[a-z]+ly)$/
const OTHER_CLAUSE = /^(?:as|while|when|after|before|because|but|amid|despite|since|until|who|which)$/
const BLAMES = /^(?:charges?|claims?|accusations?|allegations?)$/

/** Whether whoever judges with the words first to last is named. */
export function tellsOfViews(headline: Headline, first: number, last: number): boolean {
  const { words } = headline
  if (words[first]!.quote >= 0) return false
  return isPredicateSaid(words, first, last) || isSeenAs(words, first, last) || isCharge(words, first, last)
}

/** The word that leads to the judgement, past what measures it: "is (too) lazy", "as (an utterly) corrupt". */
function leadOf(words: readonly Word[], first: number): number {
  let at = first - 1
  while (at > 0 && DEGREE.test(words[at]!.key) && /^\s$/.test(words[at + 1]!.gap)) at--
  return at
}

/** Nothing behind it that it could describe: "is half-baked", "it was reckless to sail". */
function endsThere(words: readonly Word[], last: number): boolean {
  const next = words[last + 1]
  return (
    next === undefined ||
    !/^\s$/.test(next.gap) ||
    /^(?:to|and|or|but|for|in|on|at|as|with|after|over|that|by|when|if|because|about|toward|towards|of)$/.test(next.key)
  )
}

/** "Dorn says the plan is half-baked": in one clause, somebody in front of the verb. */
function isPredicateSaid(words: readonly Word[], first: number, last: number): boolean {
  const lead = leadOf(words, first)
  const isCut = /\p{L}['’]s$/u.test(words[Math.max(0, lead)]!.text) && first - lead > 1
  if (lead < 2 || !(IS.test(words[lead]!.key) || isCut) || !endsThere(words, last)) return false
  if (isToldBehind(words, last)) return true
  for (let at = lead; at > 0 && lead - at < 12; at--) {
    const { key, gap, quote } = words[at]!
    if (OTHER_CLAUSE.test(key)) return false
    // "asked if raid was racist": whether it was.
    if (/^(?:if|whether)$/.test(key) && words.slice(0, at).some((word) => /^ask(?:s|ed)$/.test(word.key))) return true
    // "asks court to find" tells of no view, "seeks to persuade judge that it is" does.
    if (/^(?:persuade|convince)$/.test(key) && words[at - 1]!.key === 'to') return true
    // "Those who think it works are lazy", "all Dorn said was lazy": that is held of who thinks, and of what he said.
    if (SAYS.test(key) && quote < 0)
      return (
        lead - at > 1 &&
        !/^(?:to|not|never|you|i|we|people|they|some|many)$/.test(words[at - 1]!.key) &&
        !words.slice(0, at).some((word) => /^(?:who|what|which|whatever|all|everything|how|matter)$/.test(word.key))
      )
    if (!/^\s$/.test(gap)) return false
  }
  return false
}

/** "Harbor plan is reckless, says Dorn", "Ferry row is becoming a witch-hunt, analyst argues": behind the last comma. */
function isToldBehind(words: readonly Word[], last: number): boolean {
  const comma = words.findLastIndex(({ gap }, i) => i > last && /^[’”"']?,[’”"']? $/.test(gap))
  if (comma < 0 || words.length - comma > 6) return false
  const tail = words.slice(comma)
  return [tail[0]!, tail.at(-1)!].some(
    ({ key, quote }) => quote < 0 && /^(?:says?|said|argue[sd]?|warns?|claims?)$/.test(key),
  )
}

/** "Voters see curbs as too aggressive", "GOP tries to brand rallies as un-American", "plan decried by some as bloated". */
function isSeenAs(words: readonly Word[], first: number, last: number): boolean {
  const lead = leadOf(words, first)
  if (lead < 2 || words[lead]!.key !== 'as' || !endsThere(words, last)) return false
  const from = Math.max(1, lead - 12)
  const at = words.slice(from, lead).findLastIndex(({ key, quote }) => quote < 0 && SEES.test(key)) + from
  if (
    at < from ||
    words
      .slice(at + 1, lead + 1)
      .some(({ gap, key }) => /[,;:—–]/.test(gap) || (OTHER_CLAUSE.test(key) && key !== 'as'))
  )
    return false
  const before = words[at - 1]!.key
  // "widely seen as reckless", "fares seen as unfair": by nobody that is named.
  return (
    words[at + 1]?.key === 'by' ||
    (at + 1 < lead && !/^(?:is|are|was|were|be|been|being|widely|often|rightly|wrongly|long)$/.test(before))
  )
}

/** "accuses Norland of hypocrisy", "faces hypocrisy charges". */
function isCharge(words: readonly Word[], first: number, last: number): boolean {
  if (
    !/^(?:hypocrisy|incompetence|cowardice|greed|racism|sexism|bigotry|corruption|cronyism|propaganda|favou?ritism)$/.test(
      words[last]!.key,
    )
  )
    return false
  if (
    BLAMES.test(words[last + 1]?.key ?? '') &&
    words
      .slice(Math.max(0, first - 2), first)
      .some(({ key }) => /^(?:risk|face|den(?:y|ie)|reject|dismiss)(?:es|s|d|ed|ing)?$/.test(key))
  )
    return true
  // "claims gross incompetence of port chief"
  if (
    words
      .slice(Math.max(1, first - 2), first)
      .some(({ key, quote }) => quote < 0 && /^(?:claims|alleges|alleged)$/.test(key))
  )
    return true
  if (words[first - 1]?.key !== 'of') return false
  return words.slice(Math.max(1, first - 8), first - 1).some(({ key }) => /^accus(?:es?|ed|ing)$/.test(key))
}

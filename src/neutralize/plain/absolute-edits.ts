/**
 * Words for all, for none and for more than the fact, said as what is true: "everyone is talking about the toll" → "many are
 * talking about", "is just one of many" → "is one of many", "not even a plan" → "not a plan", "the best way to" → "a good way to".
 * Each edit looks at one word and gives null where it has nothing to say.
 */
import { type Headline, isCapital, isJoined, type Word } from '../headline/words.ts'
import { isPersonNoun, isThirdPerson, verbLemma } from '../words/vocabulary.ts'
import type { Edit } from './plain-edits.ts'

export function absoluteEdit(headline: Headline, at: number): Edit | null {
  switch (headline.words[at]!.base) {
    case 'everyone':
    case 'everybody':
      return everyoneEdit(headline, at)
    case 'just':
      return mereEdit(headline, at)
    case 'even':
      return evenEdit(headline, at)
    case 'still':
      return stillEdit(headline, at)
    case 'the':
      return goodWayEdit(headline, at)
    case 'alarming':
      return alarmingEdit(headline, at)
    default:
      return null
  }
}

const keyAt = (words: readonly Word[], at: number): string => words[at]?.key ?? ''

const BE = /^(?:is|are|was|were|it's|he's|she's|that's)$/
const RANKS =
  /^(?:says?|said|named|ranks?|ranked|rated|voted|crowned|finds?|found|tells?|told|shows?|according|study|survey|poll|index)$/
const DENIES = /^(?:not|never|no|nobody|nor|neither|without|cannot|deny|denies|denied)$|n't$/
/** Of a condition or a question it is asked whether all do. */
const SUPPOSES =
  /^(?:if|unless|whether|when|until|once|before|does|do|did|make|makes|let|lets|help|helps|hope|hopes|want|wants|to)$/

/** "everyone's watching Holm" → "many are watching Holm", "a boat everyone wants" → "a boat many want". */
function everyoneEdit({ words, isTitleCase }: Headline, at: number): Edit | null {
  const [before, word, verb] = [keyAt(words, at - 1), words[at]!, words[at + 1]]
  if (!isJoined(verb) || verb.quote >= 0 || SUPPOSES.test(before) || DENIES.test(before)) return null
  if (/^(?:not|nearly|almost|of|for|to|with|than|and|as)$/.test(before)) return null
  // "Holm says everyone is safe", "Everyone is out, says Holm": what he says is of all of them.
  const comma = words.findIndex(({ gap }, i) => i > at && gap.includes(','))
  if (words.some(({ key }, i) => SAYS.test(key) && (i < at || (comma > 0 && i >= comma)))) return null
  const many = at === 0 || /[.:!?]\s/.test(word.gap) || isTitleCase ? 'Many' : 'many'
  // "everyone is evacuated", "everyone's fleeing", "has survived": of a deed and of harm it counts whether all did.
  if (word.key !== word.base)
    return TALK.test(verb.key) || (/^(?:now|also|already)$/.test(verb.key) && TALK.test(keyAt(words, at + 2)))
      ? { first: at, last: at, put: `${many} are` }
      : null
  if (/^(?:is|was)$/.test(verb.key))
    return TALK.test(keyAt(words, at + 2))
      ? { first: at, last: at + 1, put: `${many} ${verb.key === 'is' ? 'are' : 'were'}` }
      : null
  if (!HELD.test(verb.key)) return null
  // "Everybody Loves Dorn": a name.
  if (/^(?:hate|love)/.test(verb.key) && isCapital(words[at + 2])) return null
  const base = isThirdPerson(verb.key) ? verbLemma(verb.key) : verb.key
  return base === undefined ? null : { first: at, last: at + 1, put: `${many} ${base}` }
}

/** What many think or want. */
const HELD =
  /^(?:believe[sd]?|complain(?:s|ed)|expect(?:s|ed)|fear(?:s|ed)|hate[sd]?|love[sd]?|talks|talked|thinks|thought|wanted|wants|wonders|wondered)$/
const TALK = /^(?:asking|buying|obsessing|posting|raving|reading|sharing|talking|watching|wearing|wondering)$/

const SAYS = /^(?:says?|said|insists?|insisted|claims?|claimed|thinks?|argues?|believes?|calls?|told|tells)$/

/** "was just one of many": without the word the same is so; "is just as safe as" and "is just for crews" are other things. */
function mereEdit({ words }: Headline, at: number): Edit | null {
  const after = words[at + 1]
  if (at === 0 || !isJoined(words[at]) || !isJoined(after) || !BE.test(keyAt(words, at - 1))) return null
  if (
    /^(?:as|about|above|around|at|away|barely|below|beyond|inside|outside|right|half|say|says|starting|beginning|holding|getting|like|and|or|fine|cause|deserts?|that|this|enough|now|for|to|in|on|at|by|with|under|over|off|short|shy|before|after|when|because|who|what|how|why)$/.test(
      after.key,
    )
  )
    return null
  // "Okafor says it is just a storm", "Dana Ruiz is just a girl in a boat": how little it is, is what is said.
  if (/^an?$/.test(after.key)) return null
  return words.slice(Math.max(0, at - 3), at - 1).some(({ key }) => DENIES.test(key))
    ? null
    : { first: at, last: at, put: '' }
}

/** "is not even a plan", "can't even pay": that it is no plan is what is told. */
function evenEdit({ words }: Headline, at: number): Edit | null {
  const [not, after] = [keyAt(words, at - 1), words[at + 1]]
  if (
    !isJoined(words[at]) ||
    !isJoined(after) ||
    // "It is not even noon": how early it is, is told.
    /^it(?:'s|’s)?$/.test(keyAt(words, at - (not === 'not' ? 3 : 2))) ||
    /^it['’]s$/.test(keyAt(words, at - 2)) ||
    /^(?:close|once|if|when|though|half|one|remotely|more|less)$|^[^a-z]/.test(after.key)
  )
    return null
  const isDenied =
    /^(?:is|are|was|were|do|does|did|ca|could|wo|would|has|have|had)n't$/.test(not) ||
    /^(?:can't|won't|cannot)$/.test(not)
  const isVerbBefore =
    not === 'not' &&
    /^(?:is|are|was|were|do|does|did|can|could|will|would|has|have|had)$|'s$/.test(keyAt(words, at - 2))
  return isDenied || isVerbBefore ? { first: at, last: at, put: '' } : null
}

/** "still hasn't signed" → "hasn't signed": the adverb blames. "says she still can't" may be asked or denied. */
function stillEdit({ words }: Headline, at: number): Edit | null {
  const [verb, behind] = [words[at + 1], words[at + 2]]
  if (at === 0 || !isJoined(words[at]) || !isJoined(verb) || !isJoined(behind)) return null
  if (!/^(?:doesn't|don't|can't|cannot|won't|hasn't|haven't|isn't|aren't)$/.test(verb.key)) return null
  return words
    .slice(0, at)
    .some(({ key }) => DENIES.test(key) || /^(?:if|whether|why|asks?|doubts?|who|that)$/.test(key))
    ? null
    : { first: at, last: at, put: '' }
}

/** "the best way to cross" → "a good way to cross": what is best is good; what is not the best may be good. */
function goodWayEdit({ words }: Headline, at: number): Edit | null {
  const [best, way, to] = [words[at + 1], words[at + 2], words[at + 3]]
  if (best?.key !== 'best' || !/^(?:way|time|place)$/.test(way?.key ?? '') || to?.key !== 'to') return null
  if (![best, way, to].every(isJoined) || words[at]!.quote >= 0) return null
  if (words.slice(Math.max(0, at - 5), at).some(({ key }) => DENIES.test(key))) return null
  // "named the best place to row", "study finds the best time to sail", "The best time to sell was May": it is the best there.
  if (words.some(({ key }, i) => RANKS.test(key) || (i > at && /^(?:is|was|are|were)$/.test(key)))) return null
  const opens = /^\p{Lu}/u.test(words[at]!.text)
  return { first: at, last: at + 2, put: `${opens ? 'A' : 'a'} good ${way!.text.toLowerCase()}` }
}

/** ", alarming local officials" → ", worrying local officials"; "…, alarming report finds" → "…, report finds". */
function alarmingEdit({ words }: Headline, at: number): Edit | null {
  if (!/^, $/.test(words[at]!.gap) || !isJoined(words[at + 1])) return null
  if (/^(?:data|poll|report|research|study|survey)$/.test(words[at + 1]!.key))
    return /^(?:finds?|says?|shows?|suggests?|warns?)$/.test(keyAt(words, at + 2))
      ? { first: at, last: at, put: '' }
      : null
  return words.slice(at + 1, at + 4).some(({ key }) => /[^s]s$/.test(key) && isPersonNoun(key.slice(0, -1)))
    ? { first: at, last: at, put: 'worrying' }
    : null
}

/** Readings that what stands behind the verb shows to be wrong: it was a noun, or a participle that only describes. */
import { isNoun, isThirdPerson } from '../words/vocabulary.ts'
import type { Statement } from './kind.ts'

export const isMisread = ({ kind, subject, group, rest }: Statement): boolean =>
  // "The harbor mistakes that are making crews late": mistakes, and nobody who makes them.
  (isThirdPerson(group) &&
    /^that [‘“"']?(?:are|were|have|make|help|keep|cost|let|show|could (?:be|make|cost|ruin))\b/.test(rest)) ||
  // "Monday's biggest analyst calls": what somebody says, and nobody who does.
  (rest === '' && isThirdPerson(group) && OF_MANY().test(subject)) ||
  // "Piers shown in film “working as planned”, crews say": that they work is said of them.
  (kind === 'bare-passive' && /["“‘]\p{Ll}+ing\b/u.test(rest)) ||
  // "Dorn likely to win race denies fraud", "Holm cast as pilot quits film": the verb stands behind.
  (/^bare-(?:copula|passive)$/.test(kind) && hasOwnVerb(GIVES_ROLE.test(group) ? rest.replace(/^as /, '') : rest))

const GIVES_ROLE = /^(?:cast|named|picked|chosen|tapped|hired)$/

/** A form of one person's that is no noun, in no clause of its own. */
function hasOwnVerb(rest: string): boolean {
  const words = rest.split(' ')
  // Without an object it may be a noun that no list has: "amid falling water levels", "bribes to make false claims".
  const at = words.findIndex(
    (word, i) =>
      i > 0 &&
      HAS_OBJECT().test(words[i + 1] ?? '') &&
      isThirdPerson(word) &&
      !isNoun(word) &&
      !isNoun(word.slice(0, -1)),
  )
  return at > 0 && !words.slice(0, at).some((word) => OPENS_CLAUSE.test(word) || /[,;:–—]$/.test(word))
}

const HAS_OBJECT = () => /^(?!(?:to|in|of|for|at|on|by|from|with|over|amid|near|into|under|against)$)[\p{L}\d$£€]/u

const OPENS_CLAUSE =
  /^(?:that|which|who|whose|what|where|when|while|why|how|if|whether|as|because|since|after|before|until|once|than|and|or|but|it|he|she|they|there|says?|said|claims?|warns?|["“‘'].*)$/i

const OF_MANY = () =>
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|to)day|(?:this |last )?(?:week|month|year|season|weekend))[’']s (?:\p{L}+est|best|worst|top|latest|most|new|key)\b/iu

/** Readings that what stands behind the verb shows to be wrong: it was a noun, or a participle that only describes. */
import { isThirdPerson } from '../words/vocabulary.ts'
import type { Statement } from './kind.ts'

export const isMisread = ({ kind, subject, group, rest }: Statement): boolean =>
  // "The harbor mistakes that are making crews late": mistakes, and nobody who makes them.
  (isThirdPerson(group) &&
    /^that (?:are|were|have|make|help|keep|cost|let|show|could (?:be|make|cost|ruin))\b/.test(rest)) ||
  // "Monday's biggest analyst calls": what somebody says, and nobody who does.
  (rest === '' && isThirdPerson(group) && OF_MANY().test(subject)) ||
  // "Piers shown in film “working as planned”, crews say": that they work is said of them.
  (kind === 'bare-passive' && /["“‘]\p{Ll}+ing\b/u.test(rest))

const OF_MANY = () =>
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|to)day|(?:this |last )?(?:week|month|year|season|weekend))[’']s (?:\p{L}+est|best|worst|top|latest|most|new|key)\b/iu

/**
 * Loaded adjectives that say which of a kind are meant, where something is done about those or found of them: not all
 * officials lose the pensions of corrupt ones, and no one cracks down on landlords. Without them another thing is told,
 * and another word for them there is not, so they are no tactic and stay.
 */
import type { Headline, Word } from '../headline/words.ts'
import { isPersonNoun } from '../words/vocabulary.ts'

/** Adjectives by which a kind is told apart; others only heighten, or tell of a feeling. */
const SORTS =
  /^(?:aggressive|corrupt|crooked|cruel|deceitful|dishonest|dubious|dysfunctional|foul-mouthed|greedy|hateful|incompetent|inept|lavish|lawless|lazy|lewd|lonely|obscene|parasitic|posh|predatory|questionable|racist|radical|reckless|rogue|rotten|seedy|sexist|shady|sham|sick|sketchy|sleazy|toxic|unscrupulous|vicious|vulgar|wasteful|[a-z]+-(?:busting|dodging|guzzling|infested|ridden|riddled))$/
/** Whoever does this does it to those ones only. */
const AGAINST =
  /^(?:tackl|target|combat|curb|punish|oppos|fight|fought|avoid|tax|deport|sack|expos|detect|expel|expell|remov|ban|bann|outlaw|prohibit|restrict|regulat)(?:e?s|e|ed|ing)?$/
const CRACKDOWN = /^(?:crackdowns?|clampdowns?|war|bans?|(?:crack|clamp)(?:s|ed|ing)? down)$/
const WARNED = /^(?:warn(?:s|ed|ing|ings)?|alert|complaints?|campaign|beware)$/
/** What is planned or ruled is told of all that are named, … */
const OF_ALL = /^(?:to|must|should|will|would|could|can|may|might|cannot|won't|can't|face|risk|banned|outlawed)$/
/** … and what is compared. */
const COMPARED =
  /^(?:more|less|fewer|longer|younger|earlier|sooner|faster|slower|better|worse|healthier|higher|lower|twice)$/

/** Whether the words first to last tell some of a kind from the others. */
export const tellsWhich = ({ words }: Headline, first: number, last: number): boolean => {
  const end = SORTS.test(words[last]!.key) ? kindEnd(words, last + 1) : -1
  if (end < 0) return false
  const [before = '', further = '', third = ''] = [1, 2, 3].map((back) => words[first - back]?.key)
  if (first === 0 || /[:–—-]\s*$/.test(words[first]!.gap))
    return OF_ALL.test(words[end + 1]?.key ?? '') || words.slice(end, end + 4).some(({ key }) => COMPARED.test(key))
  if (before === 'on') return [further, `${third} ${further}`].some((way) => CRACKDOWN.test(way))
  // "warns tourists about rogue drivers"
  if (before === 'about' && words.slice(Math.max(0, first - 4), first - 1).some(({ key }) => WARNED.test(key)))
    return true
  // "acts against rogue landlords"
  if (before === 'against' && /^act(?:s|ed|ing)?$/.test(further)) return true
  return AGAINST.test(before) || (/^(?:over|of|about|against)$/.test(before) && WARNED.test(further))
}

/** Where the last of "officials", "parking firms" or "farming" stands, if nothing else picks it out; or -1. */
export function kindEnd(words: readonly Word[], at: number): number {
  for (let i = at; i < at + 3; i++) {
    const word = words[i]
    if (word === undefined || word.gap !== ' ') return -1
    // "lazy student hopes": a verb.
    const isMany = /[^s]s$/.test(word.key) && word.key === word.base && !(i > at && isPersonNoun(words[i - 1]!.key))
    if (isMany || /^(?:people|women|men|children)$/.test(word.key)) return i
    if (/[a-z]{3}ing$/.test(word.key) && !/s$/.test(words[i + 1]?.key ?? '')) return i
  }
  return -1
}

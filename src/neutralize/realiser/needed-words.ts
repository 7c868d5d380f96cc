/**
 * Loaded words that cannot be left out, because they say what is forbidden or found: a ban on cruel farming is no ban on
 * farming, and what is found of lonely people is not found of people.
 */
import type { Headline, Word } from '../headline/words.ts'
import { PREPOSITIONS } from '../tactics/standing.ts'
import { kindEnd } from '../tactics/which-kind.ts'
import { isPersonNoun } from '../words/vocabulary.ts'

const FORBIDS =
  /^(?:ban|bann|outlaw|prohibit|allow|permit|permitt|legali[sz]|criminali[sz]|restrict|regulat|exempt|boycott|abolish)(?:e?s|ed|ing|e)?$|^(?:forbids?|forbade|forbidden)$/
const FORBIDDEN =
  /^(?:bann|outlaw|prohibit|allow|permitt|legali[sz]|criminali[sz]|restrict|regulat|abolish)ed$|^(?:forbidden|ban|bans)$/
const STUDY = /^(?:stud(?:y|ies)|surveys?|research|researchers|scientists|polls?|trials?|data|analysis)$/
const DETERMINER = /^(?:an?|the|his|her|its|their|our|my|your|this|that|these|those|\d[\d,.]*)$|['’]s?$/i

/** Whether leaving out the words first to last would tell another rule or finding. */
export const isNeeded = ({ words }: Headline, first: number, last: number): boolean =>
  isForbidden(words, first, last) || isFoundOf(words, first, last) || isAskedOf(words, first, last)

/** "bans cruel farming practices", "cruel farming practices banned". */
function isForbidden(words: readonly Word[], first: number, last: number): boolean {
  const before = words[first - 1]?.key ?? ''
  if (FORBIDS.test(before) || (before === 'on' && /^bans?$/.test(words[first - 2]?.key ?? ''))) return true
  return (
    first === 0 &&
    words.slice(last + 2, last + 5).some(({ key }, i) => FORBIDDEN.test(key) && !isBanning(words, last + 2 + i))
  )
}

/** "Loony council bans Christmas lights": with an object behind it who forbids stands in front. */
function isBanning(words: readonly Word[], at: number): boolean {
  const after = words[at + 1]
  return /^bans?$/.test(words[at]!.key) && after !== undefined && after.gap === ' ' && !PREPOSITIONS.has(after.key)
}

/** "study finds lonely people die younger": bare, it is told of all of them. */
function isFoundOf(words: readonly Word[], first: number, last: number): boolean {
  const noun = words[last + 1]
  if (noun === undefined || DETERMINER.test(words[first - 1]?.text ?? '')) return false
  const areMany =
    /^(?:people|women|men|children)$/.test(noun.key) || (/[^s]s$/.test(noun.key) && isPersonNoun(noun.key.slice(0, -1)))
  return areMany && words.some(({ key }) => STUDY.test(key))
}

/** "Do toxic bosses get promoted?", "whether toxic bosses do": not asked of all. */
function isAskedOf(words: readonly Word[], first: number, last: number): boolean {
  const before = words[first - 1]?.key ?? ''
  const isAsked =
    before === 'whether' || (first === 1 && /^(?:do|does|did|are|is|should|can|could|will|would)$/.test(before))
  return isAsked && kindEnd(words, last + 1) > 0
}

/**
 * Superlatives and words for all that the headline lets somebody vouch for: "Holm says it is the worst port in Norland",
 * "the best ferries to work on, according to the Skerra Guide", "ranked among the best in Norland". Who claims it is
 * told, and it is no claim of the publisher. A crowd without a name vouches for nothing: "the best pier ever, fans say".
 */
import { type Cue, type Headline, isCapital, type Word } from '../headline/words.ts'
import { isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'

const SAYS = /^(?:say|says|said|insists?|insisted|claims?|claimed|argues?|argued|believes?)$/
const VERB = /^(?:is|are|was|were|be|will|would|has|have|had|can|could)$|['’]s$/
/** "…, survey finds": only behind what it found. */
const FINDS = /^(?:say|says|said|finds?|found|shows|claims|warns|suggests)$/
/** Who is nobody in particular, and the publisher itself: "Article says the pier is the most important". */
const CROWD =
  /^(?:i|we|you|they|it|its|it's|who|that|which|what|everyone|everybody|people|some|many|most|others|fans|viewers|followers|readers|users|shoppers|customers|critics|insiders?|sources?|pals?|friends|experts|doctors|scientists|internet|web|twitter|locals|players|gamers|article|column|headline|newspaper|paper|piece|publisher|report|story|text|analysts|traders|parents|moms|mums)$/
/** What parts what is said from the verb: another clause, or what it is said about. */
const PARTS =
  /^(?:after|although|amid|and|as|because|before|but|during|following|for|how|if|over|since|so|what|when|where|whether|while|why|with|without|about|on|at|against)$/
const ASKS = /^(?:how|what|when|where|which|who|why)$/
const RANKS = /^(?:ranked|ranks|rated|voted|named|crowned|chosen|judged|declared)$/
const LISTS = /^(?:list|lists|ranking|rankings|index)$/

/** Whether somebody whom the headline names claims it. */
export function isVouched(headline: Headline, cue: Cue): boolean {
  return isSaidBefore(headline, cue) || isSaidBehind(headline, cue) || isRanked(headline.words, cue)
}

/** "Holm says no one would sail": nothing parts the claim from whoever makes it. */
function isSaidBefore({ words }: Headline, { first }: Cue): boolean {
  for (let at = first - 1; at > 0 && first - at <= 7; at--) {
    const { key } = words[at]!
    if (/[.;:!?—–|]/.test(words[at + 1]!.gap) || (PARTS.test(key) && !/^that$/.test(key))) return false
    // "her smirk says everything": what is said, and no claim about it.
    // "says goodbye to worst year ever", "claims the greatest win ever": nothing is said of it.
    if (SAYS.test(key))
      return (
        !/^(?:everything|everyone|goodbye|farewell|hello|yes|sorry|worst|best|most|greatest)$/.test(
          words[at + 1]!.key,
        ) &&
        !(words[at + 1]!.key === 'no' && words[at + 2]?.key !== 'one') &&
        (!/^claim/.test(key) || words.slice(at + 1, first).some((word) => VERB.test(word.key))) &&
        isNamed(words.slice(0, at))
      )
  }
  return false
}

/** "the worst toll of all, Ruiz says", "…, according to the Skerra Guide", "…, says harbor chief". */
function isSaidBehind({ words }: Headline, { last }: Cue): boolean {
  for (let at = last + 1; at < words.length; at++) {
    const { key, gap } = words[at]!
    if (/[.;:!?—–|]/.test(gap)) return false
    if (key === 'according' && words[at + 1]?.key === 'to') return isNamed(upToMark(words.slice(at + 2)), true)
    if (!/,/.test(gap)) continue
    const end = words.slice(at)
    if (end.length > 6) continue
    const says = end.findIndex((word) => FINDS.test(word.key))
    if (says === end.length - 1 && says > 0) return isNamed(end.slice(0, -1))
    if (says === 0) return isNamed(end.slice(1))
  }
  return false
}

const upToMark = (words: readonly Word[]): readonly Word[] => {
  const end = words.findIndex(({ gap }, i) => i > 0 && gap !== ' ')
  return end < 0 ? words : words.slice(0, end)
}

/** Words that name somebody, and no crowd; a question asks what somebody says. */
function isNamed(words: readonly Word[], isAll = false): boolean {
  const who = words.filter(({ key }) => !/^(?:the|a|an|now|also|he|she)$/.test(key))
  if (who.length === 0 && words.length === 0) return false
  if (ASKS.test(words[0]!.key) || words.some(({ key }) => /^(?:i|we)(?:'|$)/.test(key))) return false
  // "according to pilots and stylists": a crowd.
  const last = words.at(-1)!
  if (isAll && /[^s]s$/.test(last.key) && (isPersonNoun(last.key.slice(0, -1)) || !isCapital(last))) return false
  const end = isAll ? who : who.slice(-1)
  return !end.every(({ key }) => CROWD.test(key)) || (who.length === 0 && /^(?:he|she)$/.test(words.at(-1)!.key))
}

/** "ranked among the best in Norland", "voted one of its most popular mayors", "the 10 most powerful fleets list". */
function isRanked(words: readonly Word[], { first, last }: Cue): boolean {
  const before = words.slice(Math.max(0, first - 4), first)
  if (
    before.some(
      ({ key }, i) =>
        RANKS.test(key) && (i === before.length - 1 || /^(?:as|among|one|of|the|in|\d+)$/.test(before[i + 1]!.key)),
    )
  )
    return true
  for (let at = last + 1; at <= last + 3; at++) {
    const word = words[at]
    if (word === undefined || !/^\s*$/.test(word.gap) || isThirdPerson(word.key)) break
    if (LISTS.test(word.key)) return true
  }
  // "list of 10 most powerful fleets", and not "list of misery: the worst port".
  return words
    .slice(Math.max(0, first - 5), first)
    .some(
      ({ key }, i, near) =>
        LISTS.test(key) && near[i + 1]?.key === 'of' && near.slice(i + 1).every(({ gap }) => gap === ' '),
    )
}

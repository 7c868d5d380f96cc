/**
 * Superlatives that somebody vouches for: "10 best ports, according to a Norwell Harbor Board report", "ranked among the
 * best in the country". They are not the publisher's praise.
 */
import type { Cue, Headline, Word } from '../headline/words.ts'

const RANKED = /^(?:[a-z]+-)?(?:best|worst|greatest|coolest|craziest|popular|important|powerful|beautiful)$/

/** Whoever is named no closer vouches for nothing: "according to experts", "according to TikTok". */
const VAGUE =
  /^(?:articles?|reports?|publisher|headline|authors?|writers?|story|coverage|column|columnist|science|experts?|doctors?|you|us|me|him|her|them|fans|users|everyone|people|reddit|redditors|tiktok|tiktokers|twitter|x|instagram|the|internet|google|ai|chatgpt|insiders|our|my|your|editors|we|dietitians|nutritionists|dermatologists|therapists|stylists|chefs|designers|astrologers|trainers|a|an)$/

/** Whether a ranking in the headline is another's than the publisher's. */
export function isVouchedFor({ words, isTitleCase }: Headline, { tactic, first, last }: Cue): boolean {
  if (tactic !== 'hyperbole' || !words.slice(first, last + 1).some(({ key }) => RANKED.test(key))) return false
  // "hope for the best and plan for the worst"
  if (
    /\b(?:hop(?:e|es|ed|ing)|wish(?:es|ed|ing)?|plan(?:s|ned|ning)?|prepar(?:e|es|ed|ing)|brac(?:e|es|ed|ing)) for$/.test(
      beforeText(words, first),
    )
  )
    return /^(?:the|for)$/.test(words[first]!.key)
  // "ranked among the best in the country"
  if (
    /\b(?:ranks?|ranked|rated|named|voted|listed)(?: as)?(?: one)? (?:among|of)$|\b(?:ranked|rated|named|voted) (?:as )?$/.test(
      beforeText(words, first),
    )
  )
    return true
  // "Norwell News' 2031 Best Harbors list": what it is called.
  if (
    (/['’]s?$/.test(words[first - 1]?.text ?? '') || /^['’] $/.test(words[first]!.gap)) &&
    /^\p{Lu}/u.test(words[last]!.text) &&
    words.slice(last + 1, last + 4).some(({ key }) => /^(?:list|rankings?|awards?|index)$/.test(key))
  )
    return true
  if (isSaid(words, first)) return true
  const at = words.findIndex(({ key }, i) => i > last && key === 'according' && words[i + 1]?.key === 'to')
  if (at < 0) return false
  const who = words.slice(at + 2, at + 8)
  const named = who.find(({ key }) => !/^(?:the|a|an|new|our)$/.test(key))
  if (named === undefined || VAGUE.test(named.key) || /^(?:our|my|your)$/.test(who[0]!.key)) return false
  return who.some(
    ({ key, text: spelled }, i) =>
      /^(?:analysts?|report|reports|survey|poll|study|index|ranking|rankings|data|figures|bank|banks|economists|magazine|reviewers|critics|voters|lawmakers|officials|scholars|historians)$/.test(
        key,
      ) ||
      (!isTitleCase && i < 3 && /^\p{Lu}/u.test(spelled)) ||
      /^(?:reports|university|board|institute|association|agency|company|group|street)$/.test(key),
  )
}

/** "Holm says the pier would not be the best place": somebody holds it so. */
function isSaid(words: readonly Word[], first: number): boolean {
  const verb = words.findLastIndex(({ key }, at) => at < first && at > 0 && HOLDS.test(key))
  if (verb < 1 || first - verb > 9 || words[verb]!.quote >= 0) return false
  const between = words.slice(verb + 1, first + 1)
  const who = words[verb - 1]!
  return (
    /^\p{Lu}/u.test(who.text) &&
    !VAGUE.test(who.key) &&
    // "a word is said"
    !/^(?:is|are|was|were|be|been|being|gets?|got|not)$/.test(who.key) &&
    between.every(
      ({ gap, key }) =>
        gap === ' ' && !/^(?:and|but|or|as|when|while|after|about|on|at|in|for|with|here's|why|how)$/.test(key),
    )
  )
}
const HOLDS = /^(?:says|said|believes|believed|thinks|insists|insisted|ranks|ranked|argues|argued|claims|claimed)$/

const beforeText = (words: readonly Word[], first: number): string =>
  words
    .slice(Math.max(0, first - 4), first)
    .map(({ key }) => key)
    .join(' ')

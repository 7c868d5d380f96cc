/**
 * What can be said honestly of a headline whose words cannot be said plainly: what it is about. The things it names,
 * without its verbs and loaded words, in a sentence about the article.
 */

import { plainWording } from './plain-wording.ts'
import { capitalize, small } from './realiser-statement.ts'
import { readTactics } from './tactics.ts'
import { readHeadline } from './tactics-words.ts'
import { isCommonWord } from './true-case.ts'
import { isGenericNoun, isNoun, isPast, isPersonNoun, isThirdPerson } from './vocabulary.ts'

/** The things a text names, in order, loaded words left out; each a phrase that can stand after "about". */
export function topicsOf(text: string): string[] {
  const plain = plainWording(text).text
  const { cues } = readTactics(plain)
  const headline = readHeadline(plain)
  const loaded = new Set<number>()
  for (const cue of cues) {
    if (headline.words[cue.first]?.quote !== -1) continue
    for (let i = cue.first; i <= cue.last; i++)
      if (isLoadedWord(headline.words[i]!.key, cue.last - cue.first, headline.words[i]!.text)) loaded.add(i)
  }
  const topics: string[] = []
  let from = -1
  let to = -1
  const close = () => {
    if (from >= 0) {
      const phrase = trimmed(plain.slice(headline.words[from]!.start, headline.words[to]!.end))
      if (phrase !== '' && !/^(?:a|an|the|some|any|one)$/i.test(phrase)) topics.push(phrase)
    }
    from = -1
  }
  headline.words.forEach((word, i) => {
    const isGap = i > 0 && /[.;:?!—–|,]/.test(word.gap)
    if (isGap) close()
    if (loaded.has(i) || isCut(word.key, word.text, i)) {
      close()
      return
    }
    if (from < 0) {
      if (/^(?:of|in|on|at|to|for|from|by|with|as|and|or|over|after|before|into|about|that|than)$/.test(word.key))
        return
      from = i
    }
    to = i
  })
  close()
  return topics
}

function isLoadedWord(key: string, length: number, text: string): boolean {
  // In a long cue only the words that carry it are loaded; names and numbers in it are facts.
  if (length === 0) return true
  return !/^\d/.test(key) && (!/^\p{Lu}/u.test(text) || isCommonWord(key))
}

const CUT =
  /^(?:is|are|was|were|be|been|being|am|has|have|had|do|does|did|will|would|can|could|may|might|must|should|won't|can't|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|it|he|she|they|we|i|you|him|them|us|me|it's|he's|she's|they're|we're|this|these|those|that|here|there|here's|there's|that's|what|why|how|when|where|who|which|whose|if|because|so|just|now|then|but|while|never|ever|also|too|very|even|still|yet|not|his|her|their|its|our|my|your|yes|ok|please|let|let's|get|gets|got|make|makes|made|goes|go|come|comes|thing|things|everything|nothing|something|anything)$/

function isCut(key: string, text: string, at: number): boolean {
  if (CUT.test(key)) return true
  if (/^\p{Lu}/u.test(text) && at > 0) return false
  return (
    (isThirdPerson(key) && !isNoun(key) && !isPersonNoun(key) && !isGenericNoun(key)) ||
    (isPast(key) && !/ed$/.test(key))
  )
}

function trimmed(phrase: string): string {
  return phrase
    .replace(
      /\s+(?:of|in|on|at|to|for|from|by|with|as|and|or|the|a|an|over|after|before|into|about|that|than|most|more|some|all|every|any)$/gi,
      '',
    )
    .replace(/\s+(?:of|in|on|at|to|for|from|by|with|as|and|or|the|a|an|about|some|all)$/gi, '')
    .trim()
}

/** @param topics at least one */
export function sayTopics(topics: readonly string[], isOpinion: boolean): string[] {
  const list = listed(topics.slice(0, 4).map(small))
  const teller = isOpinion ? 'Column' : 'Article'
  return [
    `${teller} discusses ${list}`,
    `${capitalize(list)} ${topics.length > 1 ? 'are subjects' : 'is the subject'} of ${isOpinion ? 'a column' : 'an article'}`,
    `Publisher reports on ${list} without details in the headline`,
    `Coverage of ${list} is available in full text`,
    `Headline mentions ${list}; details are left to the ${isOpinion ? 'column' : 'article'}`,
    `Story about ${list}, as told by publisher`,
    `Text deals with ${list}, among other matters`,
  ]
}

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? ''
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

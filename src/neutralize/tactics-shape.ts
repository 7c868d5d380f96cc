/** Cues that lie in the shape of the whole headline: its question mark, its first word, its count, its capitals. */
import { listicle } from './tactics-list.ts'
import { capitals, dots, marks, scareQuotes } from './tactics-typography.ts'
import type { Cue, Headline, Word } from './tactics-words.ts'
import { isCommonWord } from './true-case.ts'
import { isFamousNoun, isGenericNoun, isNoun, isPersonNoun, isPlace, isVerbForm } from './vocabulary.ts'

type Reader = (headline: Headline, found: readonly Cue[]) => Cue[]

const readers: Reader[] = [
  question,
  opener,
  demonstrative,
  listicle,
  famous,
  generic,
  capitals,
  marks,
  dots,
  scareQuotes,
]

/** @param found the cues read from words so far: some shapes only count beside others */
export function shapeCues(headline: Headline, found: readonly Cue[]): Cue[] {
  if (headline.words.length === 0) return marks(headline)
  const cues: Cue[] = []
  for (const read of readers) cues.push(...read(headline, found))
  return cues
}

const AUXILIARY =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|may|might|am|isn't|aren't|don't|doesn't|won't|can't)$/

function question(headline: Headline): Cue[] {
  const cues: Cue[] = []
  const { words, text } = headline
  const add = (first: number, last: number) =>
    cues.push({ tactic: 'rhetorical-question', severity: 2, reason: 'asks and leaves the answer open', first, last })
  let from = 0
  for (let i = 0; i < words.length; i++) {
    const after = i + 1 < words.length ? words[i + 1]!.gap : headline.tail
    if (/[.!:;—–]\s|["”]\s/.test(after)) from = i + 1
    if (!after.includes('?')) continue
    const start = Math.min(from, i)
    if (words[i]!.quote < 0 || words[start]!.quote < 0) add(start, i)
    from = i + 1
  }
  const [first, second, third] = words
  // "How creepy was …", "How do you …" without a question mark.
  if (
    cues.length === 0 &&
    first?.key === 'how' &&
    (isAuxiliary(second) || (isAuxiliary(third) && !/^to$/.test(second?.key ?? '')))
  ) {
    add(0, words.length - 1)
  }
  if (
    cues.length === 0 &&
    /^(?:is|are|do|does|did|can|should|will|which|who)$/.test(first?.key ?? '') &&
    headline.isTitleCase &&
    /\b(?:you|your|or)\b/i.test(text)
  ) {
    add(0, words.length - 1)
  }
  return cues
}

function isAuxiliary(word: Word | undefined): boolean {
  return word !== undefined && AUXILIARY.test(word.key)
}

/** "Why …", "How …", "What …" as the opener of a statement. */
function opener(headline: Headline): Cue[] {
  const cues: Cue[] = []
  headline.words.forEach((word, i) => {
    if (word.quote >= 0 || !(i === 0 || /[.:—–|]\s*$/.test(word.gap))) return
    const second = headline.words[i + 1]
    if (second === undefined || !/^(?:why|how|what|when|where|who)$/.test(word.key)) return
    const isAsked = headline.text.indexOf('?', word.start) >= 0
    if (isAsked || (word.key === 'who' && (word.text === 'WHO' || /:/.test(second.gap)))) return
    if (/^(?:when|where|who)$/.test(word.key) && i > 0) return
    if (/:/.test(second.gap)) return
    cues.push({
      tactic: 'forward-reference',
      severity: 2,
      reason: 'opens with a question word that only the article answers',
      first: i,
      last: i,
    })
  })
  return cues
}

const TIME_NOUN =
  /^(?:year|years|week|weeks|weekend|month|months|season|seasons|time|times|morning|evening|afternoon|night|day|days|summer|winter|fall|autumn|spring|quarter|decade|century|term|monday|tuesday|wednesday|thursday|friday|saturday|sunday|century|election|cycle|world|is|was|and|past|next|coming|one|nation|country|area|state|case|agreement|point|past)$/

/** "This company …", "these products …" before the thing is named. */
function demonstrative(headline: Headline): Cue[] {
  const cues: Cue[] = []
  headline.words.forEach((word, i) => {
    if (!/^(?:this|these)$/.test(word.key) || word.quote >= 0) return
    const noun = headline.words[i + 1]
    if (noun === undefined) {
      cues.push({
        tactic: 'forward-reference',
        severity: 2,
        reason: 'points at what only the article names',
        first: i,
        last: i,
      })
      return
    }
    if (TIME_NOUN.test(noun.base) && !/^(?:is|was|one|case|world)$/.test(noun.key)) return
    if (/^[\d]/.test(noun.key) && /year|month|day|week/.test(headline.words[i + 2]?.key ?? '')) return
    const isNamed =
      i > 0 &&
      !headline.isTitleCase &&
      /^(?:in|on|at|by|for|from|of|to|says?|said|ends?|during|until|since)$/.test(headline.words[i - 1]!.key) &&
      !isGenericNoun(noun.base)
    if (isNamed) return
    cues.push({
      tactic: 'forward-reference',
      severity: 2,
      reason: 'points at what only the article names',
      first: i,
      last: i + 1,
    })
    for (let j = i + 1; j <= i + 4 && j < headline.words.length; j++) {
      if (isGenericNoun(headline.words[j]!.base) || isFamousNoun(headline.words[j]!.base)) {
        cues.push({ tactic: 'withheld-subject', severity: 2, reason: 'keeps the name back', first: i, last: j })
        break
      }
      if (/^(?:to|of|in|for|is|was|has|on|at)$/.test(headline.words[j]!.key)) break
    }
  })
  return cues
}

/** "Former NBA star …" without a name beside it. */
function famous(headline: Headline): Cue[] {
  const cues: Cue[] = []
  headline.words.forEach((word, i) => {
    if (word.quote >= 0 || !isFamousNoun(word.base) || /^(?:star|stars)$/.test(headline.words[i + 1]?.base ?? ''))
      return
    // The newspaper "Stars and Stripes" is nobody famous.
    if (hasName(headline, i) || headline.words[i + 2]?.key === 'stripes') return
    // "turned it into a trading giant", "Walk of Fame star": what something is, not who somebody is.
    if (
      headline.words
        .slice(Math.max(0, i - 4), i)
        .some((other) => /^(?:into|as|fame|become|becomes|became)$/.test(other.key))
    )
      return
    let first = i
    while (
      first > 0 &&
      i - first < 4 &&
      /^\s*$/.test(headline.words[first]!.gap) &&
      !/^(?:of|in|as|after|to|for|and|by|with|from|at|on|is|are|has)$/.test(headline.words[first - 1]!.key) &&
      !isVerbForm(headline.words[first - 1]!.key)
    )
      first--
    cues.push({ tactic: 'withheld-subject', severity: 2, reason: 'keeps the name back', first, last: i })
  })
  return cues
}

/** A capitalised name right before or after, in a headline whose capitals tell. */
function hasName(headline: Headline, at: number): boolean {
  const after = headline.words[at + 1]
  // "Star’s Confession": what an owner has is no name of the owner.
  const isOwner = headline.words[at]!.key !== headline.words[at]!.base
  if (!isOwner && after !== undefined && /^[\s“‘"']*$/.test(after.gap) && looksLikeName(headline, after)) return true
  if (after !== undefined && /^,\s*$/.test(after.gap) && looksLikeName(headline, after)) return true
  const before = headline.words[at - 1]
  if (before !== undefined && /,\s*$/.test(headline.words[at]!.gap) && looksLikeName(headline, before)) return true
  // "Yankees star Giancarlo Stanton", "Disney alum Christy Carlson Romano"; also "Stanton, the Yankees star".
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    if (/,/.test(headline.words[i + 1]!.gap)) return i >= 0 && looksLikeName(headline, headline.words[i]!)
  }
  // A name earlier in the headline: the star may be known already.
  return headline.words
    .slice(0, at)
    .some(
      (word, i) =>
        i < at - 1 &&
        looksLikeName(headline, word) &&
        (word.base !== word.key || (!headline.isTitleCase && !isCommonWord(word.base))),
    )
}

function looksLikeName(headline: Headline, word: Word): boolean {
  if (!/^\p{Lu}/u.test(word.text) || isPlace(word.base)) return false
  if (!headline.isTitleCase) return true
  return (
    !isVerbForm(word.key) &&
    !isNoun(word.base) &&
    !isPersonNoun(word.base) &&
    !isFamousNoun(word.base) &&
    !/^(?:of|in|on|to|at|for|and|the|a|an|is|are|has|who|with|over|after|from|by|reacts?|just|will|won't)$/.test(
      word.key,
    )
  )
}

/** A headline that begins with "a company", "one of …", "someone": the actor has a name and does not get it. */
function generic(headline: Headline, found: readonly Cue[]): Cue[] {
  const { words } = headline
  const add = (first: number, last: number): Cue[] => [
    { tactic: 'withheld-subject', severity: 2, reason: 'keeps the name back', first, last },
  ]
  const first = words[0]!
  if (/^(?:someone|somebody)$/.test(first.key)) return add(0, 0)
  if (/^(?:he|she|they)$/.test(first.key) && first.quote < 0 && words.length > 2) return add(0, 0)
  if (first.key === 'one' && words[1]?.key === 'of' && !/\d/.test(headline.text))
    return add(0, Math.min(3, words.length - 1))
  if (/^(?:a|an|another)$/.test(first.key)) {
    for (let i = 1; i <= 4 && i < words.length; i++) {
      if (isGenericNoun(words[i]!.base) || isFamousNoun(words[i]!.base)) {
        return looksLikeName(headline, words[i + 1] ?? words[i]!) && words[i + 1] !== undefined ? [] : add(0, i)
      }
      if (isVerbForm(words[i]!.key) || /^(?:of|in|for|to|at|on)$/.test(words[i]!.key)) break
    }
  }
  // A first noun that the lexicon already found loaded: "Hypocrite senator who …".
  if (
    found.some((cue) => cue.tactic === 'loaded-label' && cue.first === 0) &&
    isPersonNoun(words[1]?.base ?? '') &&
    /^(?:who|from|that)$/.test(words[2]?.key ?? '')
  ) {
    return add(0, 1)
  }
  return []
}

/** Headlines that name a content and keep it back: a noun and its relative clause alone, "open up on", "what he did". */
import type { Cue, Headline, Word } from '../headline/words.ts'
import { AUXILIARIES } from '../words/closed-classes.ts'
import { isBaseVerb, isNoun, isPersonNoun, isThirdPerson, isVerbForm } from '../words/vocabulary.ts'
import { isCount } from './list.ts'

/** Why such a cue counts. It lies in the shape of the whole headline: a wording of ours may have that shape. */
export const TEASER = 'names a content and keeps it back'
export const CONTRAST = 'sets one group against another'
export const SOURCE = 'leans on its source for proof'
export const NUMBERED = 'makes a lure of its number'
/** Cues that no plain wording takes away: what they point with is what the headline tells. */
export const UNWORDED: ReadonlySet<string> = new Set([TEASER, CONTRAST, SOURCE, NUMBERED])

const AUXILIARY = new RegExp(
  `^(?:${AUXILIARIES}|won't|can't|don't|doesn't|didn't|isn't|aren't|wasn't|you're|we're|they're|he's|she's|you'll|you've|i'm|i've|we've|you'd)$`,
)
const SUBJECT =
  /^(?:that|which|you|you're|you'll|you've|you'd|we|we're|they|they're|he|she|i|everyone|everybody|nobody)$/
const READER = /^(?:no|you|your|you're|you'll|you've|you'd|we|we're|everyone|everybody|nobody)$/
const PRAISE = () =>
  /^(?:one|only|most|best|worst|strange|weird|odd|surprising|unexpected|fascinating|simple|secret|hidden|shocking|horrible|terrible|incredible|amazing|genius|clever|little|tiny|unlikely|bizarre|unusual|curious|ancient|anytime|sneaky|boring|overlooked|forgotten|eerie|obscure|everyday|ordinary|odd|cheap|clever|cunning|dirty|easy|free|handy|invisible|obvious|quirky|silly|subtle|\p{L}{3,}est)$/u
const JOINS = /^(?:to|and|or|but|when|while|if|that|who|which|as|because|than|what|how|where|why|before|after|until)$/

/** "The strange habit everyone is picking up": no main verb, so that the headline only points. */
export function fragment({ words: all, tail }: Headline): Cue[] {
  // "Rich at 29: the boring trick that …": behind a label the headline begins.
  const label = all.findIndex(({ gap, quote }, i) => i > 0 && i <= 5 && quote < 0 && /^:\s/.test(gap))
  const opens = (at: number) => /^(?:the|one)$/.test(all[at]?.key ?? '') && all[at]!.quote < 0
  const from = opens(0) ? 0 : label > 0 && opens(label) ? label : -1
  if (from < 0 || /\?/.test(tail)) return []
  const words = all.slice(from)
  const at = words.findIndex(
    ({ key }, i) =>
      i >= 2 &&
      i <= 6 &&
      (SUBJECT.test(key) || (key === 'no' && !/^(?:longer|more)$/.test(words[i + 1]?.key ?? 'more'))),
  )
  if (at < 0) return []
  // "The 7 people you meet" lists.
  if (words.slice(1, at).some(isCount)) return []
  const head = words[at - 1]!
  const isPlain = words.slice(1, at).every((word) => word.quote < 0 && word.gap === ' ' && !JOINS.test(word.key))
  // "The woman who …" keeps a name back and no content.
  if (
    !isPlain ||
    words[at]!.gap !== ' ' ||
    isPersonNoun(head.base) ||
    (isVerbForm(head.key) && !isNoun(head.base.replace(/s$/, '')))
  )
    return []
  if (words.slice(1, at).some(({ key }) => AUXILIARY.test(key) || isThirdPersonOnly(key))) return []
  // "The case that could change the law" tells; what is praised or confided to somebody lures.
  const isLure =
    words.slice(at, at + 6).some(({ key }) => READER.test(key)) ||
    words[0]!.key === 'one' ||
    words.slice(1, at).some(({ key }) => PRAISE().test(key))
  return isLure && countClauses(words, at) === 1
    ? [{ tactic: 'curiosity-gap', severity: 2, reason: TEASER, first: from, last: from + at - 1 }]
    : []
}

const isThirdPersonOnly = (key: string): boolean => isThirdPerson(key) && !isNoun(key.replace(/s$/, ''))

/** How many finite verbs there are from here on, those behind a joining word not counted. */
function countClauses(words: readonly Word[], from: number): number {
  let clauses = 0
  for (let i = from + 1; i < words.length; i++) {
    const { key } = words[i]!
    const before = words[i - 1]!
    const isVerb =
      AUXILIARY.test(key) || (isVerbForm(key) && !isNoun(key.replace(/s$/, ''))) || (i <= from + 2 && isBaseVerb(key))
    if (!isVerb || AUXILIARY.test(before.key)) continue
    const isJoined =
      i > from + 2 && words.slice(Math.max(from + 1, i - 3), i).some(({ key: other }) => JOINS.test(other))
    if (!isJoined) clauses++
  }
  return clauses
}

/** "… what Rosa Marsh did to him": at the end of a statement, what was done is left to the article. */
export function whatWasDone({ words, text }: Headline): Cue[] {
  if (text.includes('?')) return []
  return words.flatMap(({ key, quote, gap }, i): Cue[] => {
    if (key !== 'what' || quote >= 0 || i === 0 || gap !== ' ') return []
    const verb = words.findIndex((word, j) => j > i + 1 && j <= i + 4 && /^(?:did|said|saw|found)$/.test(word.key))
    if (verb < 0 || words.slice(i + 1, verb).some((word) => word.gap !== ' ' || word.quote >= 0)) return []
    if (words.length - verb > 4) return []
    return [{ tactic: 'curiosity-gap', severity: 2, reason: TEASER, first: i, last: verb }]
  })
}

/** "The $12-a-day trick", "three-ingredient recipe": what it costs or takes is the lure, and what it is, the article says. */
export function numberedTrick({ words }: Headline): Cue[] {
  return words.flatMap(({ key, quote }, i): Cue[] => {
    if (quote >= 0 || !TAKES.test(key)) return []
    const last = words.findIndex((word, j) => j > i && j <= i + 2 && word.gap === ' ' && TRICK.test(word.base))
    return last < 0 ? [] : [lure(i, last)]
  })
}

const TAKES =
  /^(?:[$£€]?\d+(?:\.\d+)?|one|two|three|four|five|six|seven|ten)-(?:a-day|a-week|second|minute|ingredient|step|word|hour|dollar|cent|pound)$/
const TRICK = /^(?:trick|hack|rule|habit|method|fix|routine|ritual|tip)$/

/** "Can you spot the owl in 7 seconds": set to the reader as a race. */
export function racedReader({ words, text }: Headline): Cue[] {
  if (!/\b(?:seconds?|minutes?)\b/i.test(text)) return []
  const task = words.findIndex(
    ({ key, quote }) => quote < 0 && /^(?:spot|spots|find|solve|guess|answer|crack)$/.test(key),
  )
  // "Police find a girl in 20 minutes": news.
  if (task < 0 || (task > 0 && !words.slice(0, task).some(({ key }) => /^(?:you|can|only|try)$/.test(key)))) return []
  const at = words.findIndex(
    ({ key }, i) =>
      i > task && /^(?:in|within|under)$/.test(key) && /^(?:seconds?|minutes?)$/.test(words[i + 2]?.key ?? ''),
  )
  return at > 0 && isCount(words[at + 1]!) ? [lure(at, at + 2)] : []
}

const lure = (first: number, last: number): Cue => ({
  tactic: 'numbers-bait',
  severity: 2,
  reason: NUMBERED,
  first,
  last,
})

/** "She left her desk at 41. Her neighbours thought …": somebody without a name, and the end of the tale elsewhere. */
export function unnamedTale({ words }: Headline): Cue[] {
  const first = words[0]!
  if (first.quote >= 0 || !/^(?:he|she|they)$/.test(first.key) || words.length < 8) return []
  const at = words.findIndex(
    ({ gap, quote }, i) =>
      i > 2 &&
      quote < 0 &&
      /^(?:[.…]|\.\.\.)\s/.test(gap) &&
      !/^(?:\p{Lu}|Dr|Mrs?|Ms|St|Gen|Sen|Rep|Gov|Lt|Col|Sgt|Prof|Rev|Jr|Sr)$/u.test(words[i - 1]!.text),
  )
  if (at < 0 || words[at - 1]!.quote >= 0) return []
  return [{ tactic: 'curiosity-gap', severity: 2, reason: TEASER, first: 0, last: 0 }]
}

/** Cues that lie in the shape of the whole headline: its question mark, its first word, its count, its capitals. */

import type { Cue, Headline, Spelling, Word } from '../headline/words.ts'
import {
  isBaseVerb,
  isFamousNoun,
  isGenericNoun,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isVerbForm,
} from '../words/vocabulary.ts'
import { compoundLabel } from './compounds.ts'
import { demand, mayDemand } from './demand.ts'
import { absolutes, mayBeAbsolute, superlativeEver } from './extremes.ts'
import { isCount, listicle } from './list.ts'
import { imperative, mayOrder, mayPress, urgency } from './reader.ts'
import { fragment, numberedTrick, racedReader, unnamedTale, whatWasDone } from './teasers.ts'
import { capitals, dots, marks, scareQuotes } from './typography.ts'
import {
  commonThing,
  countedStars,
  famousOwner,
  floridaMan,
  judgedBody,
  judgedOffice,
  mayBeOffice,
  ofTitledWork,
  pointedAt,
  storyOf,
  unnamedOffice,
  unnamedPlayer,
  unnamedTeam,
} from './unnamed.ts'
import { announced, famous, generic, mayAnnounce, mayBeFamous, mayBePublic, publicFigure } from './withheld.ts'

type Reader = (headline: Headline, found: readonly Cue[]) => Cue[]

/**
 * Each shape, and the words without which no headline has it; null where it lies in more than a word. Most headlines
 * have none of the words, and are not read for it.
 */
const SHAPES: readonly (readonly [read: Reader, needs: ((spelling: Spelling) => boolean) | null])[] = [
  [question, null],
  [opener, ({ key }) => /^(?:why|how|what|when|where|who)$/.test(key)],
  [demonstrative, ({ key }) => key === 'this' || key === 'these'],
  [listicle, isCount],
  [famous, mayBeFamous],
  [generic, null],
  [publicFigure, mayBePublic],
  [unnamedOffice, mayBeOffice],
  [unnamedTeam, ({ key }) => key === 'team' || key === 'club' || key === 'franchise'],
  [floridaMan, ({ key }) => key === 'florida'],
  [ofTitledWork, null],
  [pointedAt, null],
  [storyOf, null],
  [commonThing, null],
  [judgedOffice, null],
  [judgedBody, null],
  [countedStars, null],
  [famousOwner, ({ key }) => /^(?:famous|legendary|iconic|beloved|popular)$/.test(key)],
  [
    unnamedPlayer,
    ({ key }) => key === 'rookie' || key === 'veteran' || key === 'former' || /-year(?:-old)?$/.test(key),
  ],
  [announced, mayAnnounce],
  [fragment, ({ key }) => key === 'the' || key === 'one'],
  [whatWasDone, ({ key }) => key === 'what'],
  [numberedTrick, ({ key }) => key.includes('-')],
  [racedReader, ({ key }) => /^(?:second|minute)s?$/.test(key)],
  [unnamedTale, ({ key }) => /^(?:he|she|they)$/.test(key)],
  [imperative, mayOrder],
  [urgency, mayPress],
  [justDone, ({ key }) => key === 'just'],
  [superlativeEver, ({ key }) => key === 'ever'],
  [absolutes, mayBeAbsolute],
  [demand, mayDemand],
  [compoundLabel, null],
  [capitals, ({ isUpper }) => isUpper],
  [marks, null],
  [dots, null],
  [scareQuotes, null],
]

/** @param found the cues read from words so far: some shapes only count beside others */
export function shapeCues(headline: Headline, found: readonly Cue[]): Cue[] {
  if (headline.words.length === 0) return marks(headline)
  let shapes = 0
  for (const { spelling } of headline.words) shapes |= spelling.shapes ??= shapesOf(spelling)
  const cues: Cue[] = []
  SHAPES.forEach(([read, needs], at) => {
    if (needs === null || (shapes & (1 << at)) !== 0) cues.push(...read(headline, found))
  })
  return cues
}

/** The shapes that need such a word, a bit each. */
const shapesOf = (spelling: Spelling): number =>
  SHAPES.reduce((bits, [, needs], at) => (needs?.(spelling) ? bits | (1 << at) : bits), 0)

const AUXILIARY =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|may|might|am|isn't|aren't|don't|doesn't|won't|can't)$/

function question(headline: Headline): Cue[] {
  const cues: Cue[] = []
  const { words } = headline
  const add = (first: number, last: number, marks?: Cue['marks']) =>
    cues.push({
      tactic: 'rhetorical-question',
      severity: 2,
      reason: 'asks and leaves the answer open',
      first,
      last,
      ...(marks === undefined ? {} : { marks }),
    })
  if (!headline.text.includes('?')) {
    if (isAskedWithoutMark(headline)) add(0, words.length - 1)
    return cues
  }
  let from = 0
  for (let i = 0; i < words.length; i++) {
    const after = i + 1 < words.length ? words[i + 1]!.gap : headline.tail
    if (after.includes('?')) {
      // "‘Good’ tax or ‘bad’?" quotes two words and asks by itself.
      // The mark inside a quotation is the speaker's; "“Rotten piers”? Not quite" has one of the publisher's behind it.
      const quote = headline.quotes[words[i]!.quote]
      const mark = headline.text.indexOf('?', words[i]!.end)
      const isWhole = quote !== undefined && words[from]!.quote === words[i]!.quote
      if (isWhole && mark >= quote.end) add(from, i, { start: quote.start, end: mark + 1 })
      else if (!(quote !== undefined && mark < quote.end) && !isInAddress(headline, i)) add(from, i)
      from = i + 1
    } else if (/[.!:;—–]\s|["”]\s/.test(after)) from = i + 1
  }
  if (cues.length === 0 && isAskedWithoutMark(headline)) add(0, words.length - 1)
  return cues
}

/** The mark of a query in a web address: no space follows it. */
function isInAddress({ words, text }: Headline, at: number): boolean {
  const mark = text.indexOf('?', words[at]!.end)
  return /[\p{L}\p{N}]/u.test(text[mark + 1] ?? '') && /(?:\/|www\.|\.\p{L}{2,})\S*$/u.test(text.slice(0, mark))
}

const PRONOUN =
  /^(?:it|this|that|these|those|the|a|an|we|you|i|he|she|they|there|your|my|our|his|her|their|anyone|anybody|people)$/

/** "How creepy was …", "Did Rosa choose the right hat": the verb before its subject asks, with or without a mark. */
export function isAskedWithoutMark(headline: Headline): boolean {
  const { words, text, isTitleCase } = headline
  // "Bakers, what bread do you eat": asked of somebody.
  const isAddressed =
    /^,\s/.test(words[1]?.gap ?? '') &&
    (/^(?:what|which|how)$/.test(words[1]!.key) || (isAuxiliary(words[1]) && words[2]?.key === 'you'))
  const [first, second, third] = isAddressed ? words.slice(1) : words
  if (first === undefined || second === undefined || first.quote >= 0) return false
  // "IS claims attack", "US".
  if (first.text.length > 1 && first.text === first.text.toUpperCase()) return false
  // "How old are you", "Which lighthouse are you".
  if (/^(?:how|which|what|whose)$/.test(first.key) && INVERTED.test(text.slice(0, 80))) return true
  // "Why didn’t Okafor sail"
  if (first.key === 'why')
    return /^(?:is|are|was|were|do|does|did|has|have|had|wo|would|could|should|ca)n['’]?t$/.test(second.key)
  if (first.key === 'how') {
    // "How trade will change", "How rain is changing": what is explained, not asked.
    const fourth = words[isAddressed ? 4 : 3]
    const isTold = isNoun(second.key) || !HOW_MUCH().test(second.key)
    const isExplained = isTold && (isGerund(fourth?.key ?? '') || (fourth !== undefined && isBaseVerb(fourth.key)))
    return isAuxiliary(second) || (isAuxiliary(third) && second.key !== 'to' && !isExplained)
  }
  if (/^(?:is|are|was|were|does|did)$/.test(first.key)) return /^\s*["“‘']?$/.test(second.gap)
  if (/^(?:can|could|should|would|has|have)$/.test(first.key) && PRONOUN.test(second.key)) return true
  // "Should Black Ferries Sail": "Should be fun" asks nothing.
  if (/^(?:could|should|would)$/.test(first.key))
    return isTitleCase && second.gap === ' ' && !/^(?:be|have|not|like|you've)$/.test(second.key)
  if (/^(?:can|has|have)$/.test(first.key)) return false
  // "What made you move".
  if (first.key === 'what' && isVerbForm(second.key) && third?.key === 'you') return true
  if (isTitleCase && /^(?:what|who|where)$/.test(first.key)) return isAuxiliary(second)
  if (/^(?:what's|who's|where's)$/.test(first.key)) return /^(?:your|the|a|an)$/.test(second.key)
  if (first.key === 'do') return /^(?:you|we|they|people|i)$/.test(second.key)
  // "What small things frustrate you".
  if (/^(?:what|which)$/.test(first.key) && /^(?:what|which) (?:[\p{L}-]+ ){2,3}you\b/iu.test(text))
    return (
      isBaseVerb(words[words.findIndex(({ key }) => key === 'you') - 1]?.key ?? '') &&
      !/^(?:you|your|to|happens)$/.test(second.key)
    )
  if (first.key === 'which') return isTitleCase || isAuxiliary(second) || isAuxiliary(third)
  return isTitleCase && /^(?:will|who)$/.test(first.key) && /\b(?:you|your|or)\b/i.test(text)
}

/** "How many", "how creepy": a measure opens a question. */
const HOW_MUCH = () =>
  /^(?:many|much|old|big|far|long|well|good|bad|often|soon|fast|hard|likely|safe|late|early|true|real|rich|evil|weird|dumb|smart|easy|scary|spooky|creepy|crazy|funny|happy|healthy|dirty|risky|\p{L}+(?:ful|ous|ible|able))$/u

function isAuxiliary(word: Word | undefined): boolean {
  return word !== undefined && AUXILIARY.test(word.key)
}

// "How they plan to act should they win": further on it is a condition.
const INVERTED =
  /\b(?:are|is|do|does|did|was|were|would|will|can|could|have) (?:you|we|they|he|she|it|i)\b|^\S+ (?:\S+ )?should (?:you|we|they|he|she|it|i)\b/i

/** "Why …", "How …", "What …" as the opener of a statement. */
function opener(headline: Headline): Cue[] {
  const cues: Cue[] = []
  headline.words.forEach((word, i) => {
    if (word.quote >= 0 || !(i === 0 || /[.:—–|]\s*$|\s-\s$|['’"”]-\s$/.test(word.gap))) return
    const second = headline.words[i + 1]
    if (second === undefined || !/^(?:why|how|what|when|where|who)$/.test(word.key)) return
    const isAsked = headline.text.indexOf('?', word.start) >= 0 || (i === 0 && isAskedWithoutMark(headline))
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

/** "The team just sold for …": that it is new is no news. */
function justDone({ words, text, isTitleCase }: Headline): Cue[] {
  if (!/just/i.test(text)) return []
  return words.flatMap((word, i): Cue[] => {
    const verb = words[i + 1]
    if (word.key !== 'just' || i === 0 || word.quote >= 0 || verb === undefined || verb.gap !== ' ') return []
    if (!(isPast(verb.key) || (isParticiple(verb.key) && /^(?:has|have|had)$/.test(words[i - 1]!.key)))) return []
    // "the just released report": an adjective.
    if (!isTitleCase && /^(?:the|a|an|is|are|was|were)$/.test(words[i - 1]!.key)) return []
    // "under a law just passed by Congress": which law.
    if (words[i + 2]?.key === 'by' && isParticiple(verb.key)) return []
    return [{ tactic: 'editorial-adverb', severity: 1, reason: 'smuggles in a judgement', first: i, last: i + 1 }]
  })
}

const TIME_NOUN =
  /^(?:fiscal|calendar|school|holiday|academic|tax|year|years|week|weeks|weekend|month|months|season|seasons|offseason|preseason|postseason|semester|time|times|morning|evening|afternoon|night|day|days|christmas|easter|halloween|thanksgiving|ramadan|diwali|summer|winter|fall|autumn|spring|quarter|decade|century|term|monday|tuesday|wednesday|thursday|friday|saturday|sunday|election|cycle|world|is|was|and|past|next|coming|one|nation|country|area|state|case|agreement|point)$/

/** A person noun that heads its phrase: "this veterinarian ate", not "this fan theory". */
function isPersonAlone({ words, isTitleCase }: Headline, at: number): boolean {
  const after = words[at + 1]
  if (!isPersonNoun(words[at]!.base) || words[at]!.key !== words[at]!.base) return false
  if (after === undefined || after.gap !== ' ' || isVerbForm(after.key)) return true
  return !isNoun(after.base) && !isBaseVerb(after.base) && (isTitleCase || !/^\p{Lu}/u.test(after.text))
}

/** "This 28-year-old quit", "this front-runner": what stands for a person by itself. */
function isAgeAlone({ words }: Headline, at: number): boolean {
  return (
    /^(?:[\p{L}\d]+-year-old|front-?runner|contender|outsider|underdog)$/u.test(words[at]!.key) &&
    !isNoun(words[at + 1]?.base ?? '')
  )
}

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
    // "Is this the end of …?" asks; what "this" is, the question says itself.
    if (/^(?:the|a|an)$/.test(noun.key) && /^(?:is|are|was|were)$/.test(headline.words[i - 1]?.key ?? '')) return
    // "This state bans …": at the start a state is no season.
    const isSubject = i === 0 && /^(?:nation|country|area|state)$/.test(noun.key)
    if (TIME_NOUN.test(noun.base) && !isSubject && !/^(?:is|was|one|case|world)$/.test(noun.key)) return
    // "this Harbor Friday", "this holiday season"
    if (
      /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|season|christmas|summer|winter|spring|fall|autumn)$/.test(
        headline.words[i + 2]?.key ?? '',
      ) &&
      headline.words[i + 2]!.gap === ' ' &&
      noun.gap === ' '
    )
      return
    // "This Mother's Day".
    if (noun.key !== noun.base && headline.words[i + 2]?.key === 'day') return
    // "How does this end?": the pronoun before its verb.
    if (isBaseVerb(noun.key) && /^(?:do|does|did|will|can|could|should|would)$/.test(headline.words[i - 1]?.key ?? ''))
      return
    if (/^[\d]/.test(noun.key) && /year|month|day|week/.test(headline.words[i + 2]?.key ?? '')) return
    const isNamed =
      i > 0 &&
      !headline.isTitleCase &&
      // "in these 5 towns": which five.
      !(word.key === 'these' && /^\d+$/.test(noun.key)) &&
      /^(?:in|on|at|by|for|from|of|to|says?|said|ends?|during|until|since)$/.test(headline.words[i - 1]!.key) &&
      !isGenericNoun(noun.base)
    if (isNamed) return
    cues.push({
      tactic: 'forward-reference',
      severity: 2,
      reason: 'points at what only the article names',
      first: i,
      // "Is THIS the deadliest …": the pronoun points by itself.
      last: /^(?:the|a|an|is|was)$/.test(noun.key) ? i : i + 1,
    })
    for (let j = i + 1; j <= i + 4 && j < headline.words.length; j++) {
      // "Avoid this scam, drivers told": behind a comma something else begins.
      if (/[,:;–—]/.test(headline.words[j]!.gap)) break
      // "These photos show": the verb.
      if (headline.words[j]!.key === 'show' && headline.words[j - 1]!.key.endsWith('s')) break
      // "This fan theory": the noun behind is the thing; one in -s may be the verb.
      const head = headline.words[j + 1]
      const isCompound = head?.gap === ' ' && isNoun(head.base) && !/s$/.test(head.key)
      if (isCompound && !isVerbForm(head.key) && !isBaseVerb(head.key)) continue
      if (
        // "This popular soda": known to many, and not named.
        (j > i + 1 &&
          /^(?:popular|common|beloved|everyday|famous)$/.test(noun.key) &&
          isNoun(headline.words[j]!.base)) ||
        isGenericNoun(headline.words[j]!.base) ||
        isFamousNoun(headline.words[j]!.base) ||
        isPersonAlone(headline, j) ||
        isAgeAlone(headline, j)
      ) {
        cues.push({ tactic: 'withheld-subject', severity: 2, reason: 'keeps the name back', first: i, last: j })
        break
      }
      if (/^(?:to|of|in|for|is|was|has|on|at)$/.test(headline.words[j]!.key)) break
    }
  })
  return cues
}

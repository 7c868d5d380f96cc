/** Looks up the phrase wordings of `lexicon/wordings-phrases.ts` and `lexicon/wordings-figures.ts` in a text. */
import { memoize, once, WORDS_KEPT } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { type Headline, isCapital, type Word } from '../headline/words.ts'
import { cueWordings } from '../lexicon/wordings-cues.ts'
import { figureWordings } from '../lexicon/wordings-figures.ts'
import { phraseWordings } from '../lexicon/wordings-phrases.ts'
import { opensThing } from '../tactics/domain-terms.ts'
import { isFigure } from '../tactics/figure-conditions.ts'
import { OF_HARM } from '../tactics/harm.ts'
import { DETERMINERS, PREPOSITIONS } from '../tactics/standing.ts'
import { isGerund, isThirdPerson } from '../words/vocabulary.ts'
import { basesOf, verbForms } from '../words/word-forms.ts'
import { narrows } from './adjective-edit.ts'
import { capitalize } from './grammar.ts'

export interface PhraseEdit {
  first: number
  last: number
  /** '' leaves the phrase out. */
  put: string
}

interface Entry {
  /** What may stand at each place; `_` is any word, `*` one to four. */
  parts: string[][]
  put: string
  /** Of a verb whose forms look alike: how it is told in the past and behind "has". */
  past: string | null
  participle: string | null
  isVerb: boolean
  atStart: boolean
  atEnd: boolean
  /** Figures of speech: what has to hold, by the names of `tactics/figure-conditions.ts`; null for other phrases. */
  conditions: string[] | null
}

/** The lines as written, by the base form of their first word or words; figures stand behind the others. */
const plain = once(() => phraseWordings.trim().split(/[|\n]/))
const lines = once(() => [
  ...plain(),
  ...`${figureWordings}\n${cueWordings}`.split(/[|\n]/).filter((line) => line !== ''),
])
const linesByWord = once(() => {
  const byWord = new Map<string, number[]>()
  for (const [order, line] of lines().entries()) {
    const first = /^(?:v:|\^)? ?([^ =(]+)/.exec(line)![1]!
    for (const word of first.split('/')) {
      const orders = byWord.get(word)
      if (orders === undefined) byWord.set(word, [order])
      else orders.push(order)
    }
  }
  return byWord
})

/** The phrases that begin with the word as it stands, longest first; worked out when first asked. */
const entriesFrom = memoize((word): readonly Entry[] => {
  const orders = new Set(basesOf(word).flatMap((base) => linesByWord().get(base) ?? []))
  return [...orders]
    .sort((a, b) => a - b)
    .flatMap((order) => entriesOf(lines()[order]!, order >= plain().length))
    .filter(({ parts }) => parts[0]!.includes(word))
    .filter((entry, i, all) => all.findIndex((other) => placeOf(other) === placeOf(entry)) === i)
    .sort((a, b) => b.parts.length - a.parts.length)
}, WORDS_KEPT)

const placeOf = ({ parts, atStart, atEnd, conditions }: Entry): string =>
  JSON.stringify([parts, atStart, atEnd, conditions])

/** A line in all its forms. */
function entriesOf(line: string, isOfFigure: boolean): Entry[] {
  const [, left, listed, put] = /^([^=(]+)(?:\(([^)]+)\))?=(.*)$/.exec(line) as unknown as string[]
  const conditions = isOfFigure ? (listed?.split('+') ?? []) : null
  if (!left!.startsWith('v:')) return [entryOf(left!.trim().split(' '), put!, conditions)]
  const [verb, ...rest] = left!.slice(2).trim().split(' ') as [string, ...string[]]
  const to = verbForms(put!)
  // Words to choose from are inflected one by one.
  return verb.split('/').flatMap((alternative) => {
    const from = verbForms(alternative)
    return (['third', 'base', 'past', 'participle', 'gerund'] as const).map((form) => ({
      ...entryOf([from[form], ...rest], to[form], conditions),
      isVerb: form !== 'gerund',
      past: from.past === from[form] ? to.past : null,
      participle: from.participle === from[form] ? to.participle : null,
    }))
  })
}

function entryOf(all: string[], put: string, conditions: string[] | null): Entry {
  const atStart = all[0] === '^'
  const atEnd = all.at(-1) === '$'
  const parts = all.slice(atStart ? 1 : 0, atEnd ? -1 : undefined).map((part) => part.split('/'))
  return { parts, put, past: null, participle: null, isVerb: false, atStart, atEnd, conditions }
}

const ENDS_THING =
  /^(?:in|on|at|for|by|to|of|from|as|after|before|with|and|but|since|is|are|was|were|has|have|will|that|who)$/

/** The longest phrase that begins at this word and lies outside quotations, or null. */
export function phraseEditAt(headline: Headline, at: number): PhraseEdit | null {
  const word = headline.words[at]!
  if (isTold(headline, at)) return null
  for (const entry of entriesFrom(word.key)) {
    const { parts, atStart, atEnd } = entry
    if (entry.conditions !== null) {
      const edit = figureEdit(headline, at, entry)
      if (edit !== null) return edit
      continue
    }
    const last = at + parts.length - 1
    if (last >= headline.words.length || (atStart && at > 0) || (atEnd && last < headline.words.length - 1)) continue
    // "so popular that …", "so popular fans queue": what comes of it follows.
    if (word.key === 'so' && !/^(?:with|in|among|for|at|on|now|here)$/.test(headline.words[last + 1]?.key ?? 'now'))
      continue
    // "biggest ever find" → "biggest recorded find": the best of its kind on record has its kind first.
    const next = headline.words[last + 1]
    const isOpen = next !== undefined && /^\s*$/.test(next.gap) && !ENDS_THING.test(next.key)
    // "is it ever coming": of no best of its kind.
    if (isOpen && /on record$/.test(entry.put) && (isGerund(next.key) || /ly$/.test(next.key))) continue
    // "its biggest ever campaign": of its own, and nothing that is on record for all.
    const isOfOwn = isOpen && /^(?:its|his|her|their)$/.test(headline.words[at - 1]?.key ?? '')
    const put = tellsWhere(headline, at, entry.put)
      ? `in ${entry.put}`.trim()
      : isOpen
        ? entry.put.replace(isOfOwn ? / ?on record$/ : /on record$/, isOfOwn ? '' : 'recorded')
        : entry.put
    const filler = fillerOf(headline, at, parts)
    if (filler === null || opensThing(headline, at, last)) continue
    // "no big changes": without the word it would be no changes.
    if (/^%[23]$/.test(put) && narrows(headline.words, at)) continue
    if (/^(?:not |never |always )?to$/.test(put) && !mayBeInfinitive(headline.words, at, last)) continue
    // "Inside job": one thing, and no look at it.
    if (word.key === 'inside' && put === '' && INSIDE.test(headline.words[last + 1]?.key ?? '')) continue
    // "We know who did it, says Marsh": no quiz. "Third-highest scorer of all time": of the living it may be the first.
    if (put.startsWith('quiz') && SPOKEN.test(headline.text)) continue
    if (put === '' && parts.at(-1)![0] === 'time' && MEASURED.test(headline.text)) continue
    // "more gulls than ever", "heavier than ever": what is counted or measured is a record.
    if (put === 'than before' && isRecord(headline.words, at)) continue
    // "waits to see what happens next": whoever waits for it waits for something.
    if (put === '' && parts.at(-1)![0] === 'next' && isObject(headline, at))
      return { first: at, last, put: 'what follows' }
    const named = /%1/.test(put) && filler === '' ? headline.words[last]!.text : filler
    return {
      first: at,
      last,
      put: put
        .replace('%1', named)
        .replace('%0', word.text)
        .replace('%2', headline.words[last]!.text)
        .replace(
          '%3',
          parts
            .slice(1)
            .map((_, i) => headline.words[at + 1 + i]!.text)
            .join(' '),
        )
        .concat(isOwner(headline.words[last]!, put) ? "'s" : ''),
    }
  }
  return null
}

/** Whether a verb or preposition that is no order to readers stands right before the word. */
function isObject({ words }: Headline, at: number): boolean {
  const verb = words[at - 1]?.key === 'out' ? at - 2 : at - 1
  return (
    verb > 0 &&
    /^\s*$/.test(words[at]!.gap) &&
    /^\s*$/.test(words[verb]!.gap) &&
    !/^(?:and|but|so|then|plus)$/.test(words[at - 1]!.key) &&
    !/^(?:and|but|then)$/.test(words[verb - 1]!.key)
  )
}

/** "tech giant's plan" → "tech company's plan": what is put in its place owns, too. */
const isOwner = ({ key, base }: Word, put: string): boolean =>
  /^giant['’]s$/.test(key) && base === 'giant' && /(?:bank|chain|company|retailer)$/.test(put)

/** Whether what is compared before "than ever" can be counted or measured. */
function isRecord(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at).map(({ key }) => key)
  return (
    /^(?:higher|lower|larger|bigger|smaller|longer|shorter|closer|nearer|thicker|thinner|heavier|lighter|older|younger|faster|slower|earlier|later|hotter|colder|warmer|richer|wealthier|cheaper|costlier|taller|deeper|fewer)$/.test(
      before.at(-1) ?? '',
    ) ||
    before.some(
      (key, i) =>
        /^(?:more|fewer|less)$/.test(key) &&
        /[^su]s$|^(?:people|women|men|children|money)$/.test(before.at(-1)!) &&
        i < before.length - 1,
    )
  )
}

/** A figure of speech where its conditions hold; the longest stretch of words that its `*` can stand for. */
function figureEdit(headline: Headline, at: number, entry: Entry): PhraseEdit | null {
  const { words } = headline
  const { parts, atStart, atEnd } = entry
  const open = parts.findIndex(([part]) => part === '*')
  for (let spare = open < 0 ? 0 : 3; spare >= 0; spare--) {
    const last = at + parts.length - 1 + spare
    if (last >= words.length || (atStart && at > 0) || (atEnd && last < words.length - 1)) continue
    const stretched = open < 0 ? parts : parts.toSpliced(open, 1, ...Array.from({ length: spare + 1 }, () => ['*']))
    const filler = fillerOf(headline, at, stretched)
    const thing = open < 0 ? [] : words.slice(at + open, at + open + spare + 1)
    if (filler === null || thing.some((word, i) => !isPartOfThing(headline, word, i))) continue
    if ((entry.isVerb && isNoVerb(headline, at)) || describesNext(headline, last, entry)) continue
    const inside = thing.length > 0 ? thing : words.slice(at, last + 1).filter((_, i) => parts[i]![0] === '_')
    if (isTitled(headline, at, last) || opensThing(headline, at, last)) continue
    const others = words.filter((word, i) => i < at || i > last || inside.includes(word))
    const figure = { headline, first: at, last, inside, others }
    if (!entry.conditions!.every((condition) => isFigure(condition, figure))) continue
    if (NOT_WHERE_HURT().test(entry.put) && others.some(({ key }) => OF_HARM().test(key))) continue
    const put = tenseOf(headline, at, entry)
    if (put === null || isStateKept(headline, at, put)) continue
    return {
      first: at,
      last,
      put: asOpening(headline, at, put)
        .replace('%*', thing.length === 0 ? '' : headline.text.slice(thing[0]!.start, thing.at(-1)!.end))
        .replace('%o', ownerOf(filler))
        .replace('%1', filler)
        // "Legal minefield" → "difficult legal area": inside a phrase no longer the first word.
        .replace('%0', put.startsWith('%0') ? words[at]!.text : words[at]!.key)
        .replace('%2', words[last]!.text),
    }
  }
  return null
}

/** "in stitches", "lose their heads", "bled dry": what these put is said of moods and money, and not where somebody is hurt. */
const NOT_WHERE_HURT = () =>
  /\b(?:(?:amus|impress|worr|anger|angr|react|cri|cry|puzzl|excit|unsettl|alarm|frustrat|frighten|embarrass|deceiv|betray|exhaust|exploit)\p{Ll}*|much money|s(?:ell|old)s? quickly|hesitant|poor quality|disadvantage|difficulty)\b/u

/** "Okafor: Clock is ticking on bridge": what opens a sentence has its capital. */
const asOpening = ({ words, isTitleCase }: Headline, at: number, put: string): string =>
  at > 0 && !isTitleCase && isCapital(words[at]) && /[:.?!]\s/.test(words[at]!.gap) ? capitalize(put) : put

/** "his" → "him", "Okafor's" → "Okafor". */
const ownerOf = (filler: string): string =>
  ({ his: 'him', her: 'her', their: 'them', its: 'it', our: 'us' })[filler.toLowerCase()] ??
  filler.replace(/['’]s$|(?<=s)['’]$/, '')

/** Words of one noun phrase: no preposition, no further verb, no clause. */
const isPartOfThing = (headline: Headline, { key, gap }: Word, i: number): boolean =>
  (i === 0 || /^\s*$/.test(gap)) &&
  (key === 'of' || key === 'and' || !PREPOSITIONS.has(key)) &&
  !/^(?:is|are|was|were|has|have|had|will|would|could|can|may|might|not|he|she|they|it|who|says?|said)$/.test(key) &&
  !(
    headline.isTitleCase === false &&
    i > 0 &&
    isThirdPerson(key) &&
    !/s['’]$/.test(key) &&
    /^(?:says|tells|gets|goes|makes)$/.test(key)
  )

/** "in ‘On Thin Ice’", "on Thin Ice tour": with capitals of its own it is a name. */
function isTitled({ words, isTitleCase, isAllCapitals }: Headline, at: number, last: number): boolean {
  if (isTitleCase || isAllCapitals || last === at) return false
  const own = words.slice(at + 1, last + 1).filter(({ key }) => key.length > 3)
  return own.length > 0 && isCapital(words[at]) === true && own.every((word) => isCapital(word))
}

const HAVE = /^(?:has|have|had|having|is|are|was|were|be|been|being|gets?|got|getting)$|['’](?:s|ve|d)$/
/** Of two times that look alike neither is told where a phrase parts the verb from whoever does it. */
const BEFORE_BASE =
  /^(?:to|will|would|could|can|may|might|must|should|not|and|they|we|you|i|let|lets|helps?)$|n['’]t$|[^s]s$/

/** "Ruiz put staff on notice" is told in the past, "must put staff on notice" is not. */
function tenseOf({ words }: Headline, at: number, { put, past, participle }: Entry): string | null {
  if (past === null && participle === null) return put
  const adverb = /ly$|^(?:not|now|also|never|already|since|all|been)$/.test(words[at - 1]?.key ?? '')
  const before = words[adverb && words[at - 2] !== undefined ? at - 2 : at - 1]?.key ?? ''
  if (participle !== null && HAVE.test(before)) return participle
  // "Put children first": an order where nobody stands before it.
  if (past !== null && (before === '' || /[:.?!]\s/.test(words[at]!.gap))) return put
  // Of a form for all times the past, but behind a plural or a helping verb.
  if (past !== null && past !== put && participle !== put) {
    if (/^(?:to|will|would|could|can|may|might|must|should|not)$|n['’]t$/.test(before)) return put
    if (words.slice(Math.max(0, at - 4), at).some(({ key }) => PREPOSITIONS.has(key))) return null
    return BEFORE_BASE.test(before) ? put : past
  }
  return past !== null && participle === put ? past : put
}

/** "in limbo contest", "loses her cool bag": behind a figure that takes no object a noun makes it another thing. */
function describesNext({ words, isTitleCase }: Headline, last: number, { parts }: Entry): boolean {
  const [word, after] = [words[last]!.key, words[last + 1]]
  if (after === undefined || !/^\s*$/.test(after.gap) || parts.length === 1) return false
  if (PREPOSITIONS.has(word) || TRANSITIVE.test(word)) return false
  return (
    !PREPOSITIONS.has(after.key) &&
    !isThirdPerson(after.key) &&
    !/ly$/.test(after.key) &&
    !WHEN.test(after.key) &&
    !DETERMINERS.has(after.key) &&
    (isTitleCase ? isCommonWord(after.base) : !isCapital(after))
  )
}

const TRANSITIVE =
  /^(?:swallow|engulf|overwhelm|devastate|obliterate|annihilate|to|of|behind|against|about|among|between|since|towards?|until|upon|at|away|back|that|beside|around|round|haunt|bite|shames?|shamed|shaming)$/
const WHEN =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|yesterday|this|next|last|again|now|too|once|since|because|until|ahead|amid|following|despite|without|due|thanks|is|are|was|were|has|have|had|will|would|could|can|may|might|should|must|not|he|she|it|they|we|you|i|how|why|what|where|who|which|whether|says?|said|even|still|yet|more|early|late|online|there|here)$/

/** "over open door to trade": behind a preposition or an article it is a noun. */
const isNoVerb = ({ words }: Headline, at: number): boolean =>
  at > 0 &&
  /^\s*$/.test(words[at]!.gap) &&
  (DETERMINERS.has(words[at - 1]!.key) ||
    /^(?:of|in|with|over|by|for|from|on|at|about|amid|against)$/.test(words[at - 1]!.key))

/** "puts Ruiz on edge", "left in limbo": a state that a verb needs is told as a state. */
function isStateKept({ words }: Headline, at: number, put: string): boolean {
  return (
    /^(?:in|to|at|out|on|up|off|under|over|down|by)$/.test(words[at]!.key) &&
    !/^(?:in|under|at|on|out|close|near|over|off|by|without|facing) /.test(put) &&
    words
      .slice(Math.max(0, at - 5), at)
      .some(({ key }) =>
        /^(?:put|puts|putting|places?|placed|keeps?|keeping|kept|throws?|threw|thrown|sends?|sent|sending|brings?|brought|drives?|drove|driven|pushes|pushed|push|pulls?|pulled|lock(?:s|ed)?|gets?|got|moves?|moved|goes|go|went|going|comes?|came|takes?|took|taken|sets?)$/.test(
          key,
        ),
      )
  )
}

/**
 * "You can buy a lamp", "officials say you can swim": told of people, and no advice; "lamps you can buy" are lamps to buy.
 */
function isTold({ words }: Headline, at: number): boolean {
  const [word, next, before] = [words[at]!.key, words[at + 1]?.key ?? '', words[at - 1]]
  if (!/^(?:you|everyone|everybody)$/.test(word)) return false
  // "why | you should never ignore": behind "why" it stays advice.
  if (before === undefined) return /^\p{Lu}/u.test(words[at]!.text) && /^(?:can|could|will|should)$/.test(next)
  return (
    /^(?:can|could)$/.test(next) &&
    (/[^\s]/.test(words[at]!.gap) || !/s$|^(?:where|how|what)$/.test(before.key) || SPOKEN.test(before.key))
  )
}

/** "soups you should eat" are soups to eat; "& you should, too", "if you must" and "never, ever do" have no infinitive. */
function mayBeInfinitive(words: readonly Word[], at: number, last: number): boolean {
  const next = words[last + 1]
  const before = words[at - 1]?.key ?? ''
  return (
    next !== undefined &&
    /^\s*$/.test(next.gap) &&
    !/^(?:and|or|but|too|not|also)$/.test(next.key) &&
    !/^(?:and|but|if|when|because|since|unless|until|while|that|than|think|thinks|says?|said|laugh|cry|so)$/.test(
      before,
    ) &&
    !/&/.test(words[at]!.gap)
  )
}

/** "Inside the ministry, strike adds to unrest": where it does. */
const tellsWhere = ({ words }: Headline, at: number, put: string): boolean => {
  if (!/^(?:the)?$/.test(put) || at !== 0 || words[0]!.key !== 'inside') return false
  const behind = words.findIndex(({ gap }, i) => i > 1 && i < 6 && gap === ', ')
  return behind > 0 && words.slice(behind + 1, behind + 4).some(({ key }) => isThirdPerson(key))
}

const INSIDE =
  /^(?:jobs?|trad(?:ers?|ing)|m[ae]n|sources?|information|forwards?|cent(?:re|er)s?|lanes?|tracks?|edges?|lines?|out)$/
const MEASURED =
  /\b(?:(?:high|low|larg|bigg|long|fast|young|old|deadli|strong|tall|hott|cold|wett|dri|rich)est|greatest|second|third|leading|top|record|scorer|grossing|earning|selling|winning)\b/i
const SPOKEN = /\b(?:says?|said|tells?|told|warns?|insists?|admits?|claims?|means?|according)\b|:/i

/** The word that stands for `_`, '' without one; null when the phrase does not stand here. */
function fillerOf(headline: Headline, at: number, parts: readonly string[][]): string | null {
  let filler = ''
  for (let i = 0; i < parts.length; i++) {
    const word = headline.words[at + i]!
    if (word.quote >= 0 || (i > 0 && !/^\s*$/.test(word.gap))) return null
    if (parts[i]![0] === '*') continue
    if (parts[i]![0] === '_') filler = word.text
    else if (i > 0 && !parts[i]!.includes(word.key) && !parts[i]!.includes(word.base)) return null
  }
  return filler
}

/**
 * Scope: a candidate says neither "all" nor "everywhere" where the source does not, keeps the "some" and "most" that a
 * headline says, and compares nothing that it does not compare.
 */
import { dictionary } from '../../text/dictionary.ts'
import {
  COMPARATIVE,
  DETERMINER,
  NEGATOR,
  PLACE_NAME,
  PLURAL,
  PREPOSITION,
  TIME_UNIT,
  UNIVERSAL,
} from '../clause/lexicon.ts'
import { hasTrait, keyTrait, occurs, trait } from '../clause/word-traits.ts'
import {
  AFTER_BREAK,
  AFTER_COMMA,
  CAPITAL,
  isContent,
  NAMED,
  NUMERIC,
  SENTENCE_START,
  type Word,
} from '../clause/words.ts'
import { sameStem, sameWord } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { CARDINALS } from '../words/closed-classes.ts'
import { SUPERLATIVE } from '../words/superlative.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** Who does this to somebody has more than they. */
export const WINNERS = [
  'beat',
  'defeat',
  'upset',
  'win',
  'lead',
  'top',
  'oust',
  'edge',
  'sweep',
  'exceed',
  'surpass',
  'outpoll',
]

/** The word says more of all, or compares, where the source does not. */
export function checkReach(facts: SourceFacts, reading: CandidateReading, index: number, findings: Finding[]): void {
  const word = reading.words[index]!
  const flags = word.lexeme.flags | (word.phrase?.flags ?? 0)
  if ((flags & (UNIVERSAL | COMPARATIVE)) === 0 && !hasTrait(word.lexeme, FAR_REACHING)) return
  if (isEverywhere(facts, reading.words, index)) {
    findings.push(wordFinding('scope', reading, index, index, 'widens what the source says'))
    return
  }
  if ((flags & (UNIVERSAL | COMPARATIVE)) === 0 && !SUPERLATIVE.test(word.lexeme.key)) return
  // "Medicare for All": a part of a name.
  if ((word.marks & CAPITAL) !== 0 && (word.marks & SENTENCE_START) === 0 && facts.keys.has(word.lexeme.key)) return
  const { key, lemma } = word.lexeme
  const isKnown =
    facts.keys.has(key) ||
    facts.keys.has(lemma) ||
    // "his most recent film" is his latest.
    (key === 'most' && reading.words[index + 1]?.lexeme.key === 'recent' && facts.keys.has('latest'))
  if (EVERY.has(key) && facts.keys.has(key) && !hasSameScope(facts, reading.words, index)) {
    findings.push(wordFinding('scope', reading, index, index, 'widens what the source says'))
    return
  }
  if (
    (flags & UNIVERSAL) !== 0 &&
    !isKnown &&
    // "a third of the world's total": a sum.
    !(key === 'total' && !(reading.words[index + 1] !== undefined && isContent(reading.words[index + 1]!))) &&
    // "nobody hurt" for "no injuries".
    !((flags & NEGATOR) !== 0 && (facts.headlineFlags & NEGATOR) !== 0) &&
    (reading.words[index + 1]?.lexeme.key !== 'of' || key === 'whole' || key === 'entire') &&
    !UNIVERSAL_LIKE(facts, key) &&
    !(key.startsWith('any') && isDeniedAll(facts, reading.words, index)) &&
    !isOfFew(facts, reading.words, index)
  )
    findings.push(wordFinding('scope', reading, index, index, 'widens what the source says'))
  if ((key === 'less' || key === 'fewer') && !isKnown && isLessenedNowhere(facts))
    findings.push(wordFinding('direction', reading, index, index, 'tells of less where nothing is less'))
  if (
    (flags & COMPARATIVE) !== 0 &&
    !isKnown &&
    isComparing(reading.words, index) &&
    !facts.keys.has('than') &&
    !(key === 'more' && WINNERS.some((winner) => facts.keys.has(winner)))
  )
    findings.push(wordFinding('comparison', reading, index, index, 'compares where the source does not'))
}

/** "without injuring anyone" for "nobody hurt" */
const isDeniedAll = ({ headlineFlags }: SourceFacts, words: readonly Word[], index: number): boolean =>
  (headlineFlags & NEGATOR) !== 0 &&
  words.slice(Math.max(0, index - 3), index).some(({ lexeme }) => (lexeme.flags & NEGATOR) !== 0)

/** "Most do not know", "only a handful know", where the source has few who do. */
function isOfFew({ headline }: SourceFacts, words: readonly Word[], index: number): boolean {
  if (!headline.words.some(({ lexeme }, i) => SCARCE.has(lexeme.key) && headline.words[i - 1]?.lexeme.key !== 'a'))
    return false
  const { key } = words[index]!.lexeme
  if (key === 'most') return words.some(({ lexeme }) => (lexeme.flags & NEGATOR) !== 0 || lexeme.key === 'unaware')
  return key === 'only' && words.slice(index + 1, index + 4).some(({ lexeme }) => HANDFUL.has(lexeme.key))
}

const SCARCE = new Set(['few', 'hardly', 'little', 'barely', 'scarcely', 'rarely'])

const HANDFUL = new Set(['few', 'handful', 'minority', 'fraction'])

const LESSER = new Set(
  'less fewer lower small smaller cut reduce decrease decline drop fall shrink lose loss down rare rarely little few drain save ease slow limit low cheap cheaper short under below than within half only not no without'.split(
    ' ',
  ),
)

const isLessenedNowhere = ({ parts }: SourceFacts): boolean =>
  !parts.some(({ words }) =>
    words.some(
      ({ lexeme }) =>
        LESSER.has(lexeme.key) || LESSER.has(lexeme.lemma) || /(?:less|lower|reduc|declin|lack)/.test(lexeme.key),
    ),
  )

const EVERYWHERE = new Set(['worldwide', 'globally', 'nationwide', 'nationally', 'countrywide', 'everywhere'])

const WHOLES = new Set(['world', 'globe', 'country', 'nation', 'planet', 'continent'])

const THROUGHOUT = new Set(['around', 'across', 'throughout', 'over'])

const FAR_REACHING = trait(
  ({ key }) => SPREADING.has(key) || WHOLES.has(key) || EVERYWHERE.has(key) || SUPERLATIVE.test(key),
)

/** "around the world", "nationwide", where the source speaks of no such thing. */
function isEverywhere({ keys, senses, stems }: SourceFacts, words: readonly Word[], index: number): boolean {
  const { key, stem, senses: own } = words[index]!.lexeme
  const isWhole =
    WHOLES.has(key) && words[index - 1]?.lexeme.key === 'the' && THROUGHOUT.has(words[index - 2]?.lexeme.key ?? '')
  if (isThroughout(keys, words, index)) return true
  if (!isWhole && !EVERYWHERE.has(key)) return false
  return (
    !stems.has(stem) &&
    !own.some((sense) => senses.has(sense)) &&
    ![...EVERYWHERE, ...WHOLES].some((word) => keys.has(word))
  )
}

const SPREADING = new Set(['across', 'throughout'])

/** They tell of all of a place, of which the source has only some. */
const SPREAD_OUT =
  'across throughout around worldwide nationwide statewide global national all every everywhere coast'.split(' ')

/** "across Norland", where the source has one place in it; not "across county lines". */
function isThroughout(keys: ReadonlySet<string>, words: readonly Word[], index: number): boolean {
  if (!SPREADING.has(words[index]!.lexeme.key)) return false
  const noun = words.slice(index + 1, index + 4).find(isContent)
  if (noun === undefined) return false
  const isPlace = (noun.lexeme.flags & PLACE_NAME) !== 0 || (noun.marks & NAMED) !== 0 || WHOLES.has(noun.lexeme.key)
  return isPlace && !SPREAD_OUT.some((word) => keys.has(word))
}

const EVERY = new Set(['all', 'every', 'only', 'most', 'entire', 'whole'])

/** "all cabins" is known only where the source speaks of all cabins. */
function hasSameScope(facts: SourceFacts, words: readonly Word[], index: number): boolean {
  const mine = nextContent(words, index)
  if (mine === null) return true
  const { key } = words[index]!.lexeme
  // "only some have": it narrows, whatever word the source narrows.
  if (key === 'only') return true
  for (const part of facts.parts)
    for (let i = 0; i < part.words.length; i++) {
      if (part.words[i]!.lexeme.key !== key) continue
      const theirs = nextContent(part.words, i)
      if (theirs === null || sameWord(mine.lexeme, theirs.lexeme)) return true
      // "all schools and shops" for "all shops and schools", "all contact attempts" for "all attempts at contact".
      if (key !== 'most' && listed(words, index).some((word) => sameWord(word.lexeme, theirs.lexeme))) return true
    }
  return false
}

/** What is counted in one breath: "all contact attempts", "all schools and shops". */
function listed(words: readonly Word[], index: number): Word[] {
  const found: Word[] = []
  for (const word of words.slice(index + 1, index + 5)) {
    const { key, flags } = word.lexeme
    if (!isContent(word) && key !== 'and' && (flags & DETERMINER) === 0) break
    if (isContent(word)) found.push(word)
  }
  return found
}

function nextContent(words: readonly Word[], index: number): Word | null {
  for (let i = index + 1; i < Math.min(words.length, index + 5); i++) {
    // "may help most, expert says": nothing is counted.
    if ((words[i]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return null
    if (isContent(words[i]!)) return words[i]!
  }
  return null
}

/** "more than Smith", not "more than 300". */
function isComparing(words: readonly Word[], index: number): boolean {
  for (let i = index + 1; i < words.length; i++)
    if (words[i]!.lexeme.key === 'than')
      return (
        i + 1 < words.length &&
        (words[i + 1]!.marks & NUMERIC) === 0 &&
        !NUMBER.test(words[i + 1]!.raw) &&
        !CURRENCIES.has(words[i + 1]!.lexeme.key) &&
        ((words[i + 1]!.lexeme.flags & DETERMINER) === 0 || ((words[i + 2]?.lexeme.flags ?? 0) & TIME_UNIT) === 0)
      )
  return false
}

const CURRENCIES = new Set(['$', '€', '£', '¥'])

/** "less than sixteen dollars", "less than $16" */
const NUMBER = new RegExp(
  `^(?:[$€£¥]|half|one|${CARDINALS}|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|dozens?|hundreds?|thousands?|millions?|billions?)$`,
  'i',
)

const ANYONE = ['anyone', 'anybody', 'everyone', 'everybody', 'whoever']

/** "each ferry", not "each other". */
const saysEach = oncePerSource(({ parts }) =>
  parts.some(({ words }) =>
    words.some(({ lexeme }, i) => lexeme.key === 'each' && words[i + 1]?.lexeme.key !== 'other'),
  ),
)

function UNIVERSAL_LIKE(facts: SourceFacts, key: string): boolean {
  if (key === 'any' || key === 'each') return true
  if (SAME_SCOPE[key]?.some((word) => facts.keys.has(word)) === true) return true
  if (key === 'worldwide') return GLOBAL.some((word) => facts.keys.has(word))
  // "anyone who flies" are all who fly.
  if ((key === 'all' || key === 'every') && (saysEach(facts) || facts.keys.has('every') || facts.keys.has('all')))
    return true
  if ((key === 'all' || key === 'every') && ANYONE.some((word) => facts.keys.has(word))) return true
  return (
    (facts.allFlags & UNIVERSAL) !== 0 &&
    (key === 'entire' || key === 'whole' || key === 'fully' || key === 'completely' || key === 'entirely')
  )
}

const SAME_SCOPE = dictionary<readonly string[]>({
  everybody: ['everyone'],
  everyone: ['everybody'],
  mostly: ['largely', 'mainly', 'primarily', 'chiefly'],
})
const GLOBAL = ['global', 'globally', 'world', 'globe', 'worldwide']

const PART = new Set('some most several few many certain'.split(' '))

const PARTIAL = keyTrait(PART)

/** What may tell in a candidate that not all are meant. */
const PARTLY = new Set(
  'some most several few many certain number part partly majority minority group various numerous more half third quarter others dozens hundreds thousands'.split(
    ' ',
  ),
)

const RELATIVE = new Set(['that', 'who', 'which'])

/** "some doctors oppose rules" told as "doctors oppose rules". */
export function checkQuantity({ headline }: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(headline.traits, PARTIAL)) return
  const { words } = headline
  for (let i = 0; i + 1 < words.length; i++) {
    if (!PART.has(words[i]!.lexeme.key)) continue
    const noun = words[i + 1]!
    const isPlain = isContent(noun) && (noun.lexeme.flags & PLURAL) !== 0 && (noun.marks & NUMERIC) === 0
    if (
      !isPlain ||
      !headline.clauses.some(({ subject }) => subject !== null && subject.from <= i && subject.to > i + 1)
    )
      continue
    if (reading.words.some(({ lexeme, marks }) => PARTLY.has(lexeme.key) || (marks & NUMERIC) !== 0)) return
    const at = reading.words.findIndex((word) => sameStem(word.lexeme, noun.lexeme))
    const isSubject = reading.clauses.some(
      ({ subject }) =>
        subject !== null &&
        subject.from <= at &&
        // "Norwell nurses"
        reading.words.slice(subject.from, at).every(({ marks }) => (marks & NAMED) !== 0) &&
        (subject.to === at + 1 || (reading.words[at + 1]!.lexeme.flags & PREPOSITION) !== 0),
    )
    // "beaches that are open" are some beaches.
    if (at < 0 || !isSubject || RELATIVE.has(reading.words[at + 1]?.lexeme.key ?? '')) continue
    findings.push(wordFinding('scope', reading, at, at, `drops “${words[i]!.raw}”`))
    return
  }
}

const FOREMOST = trait(({ key }) => SUPERLATIVE.test(key))

/** Words that leave others as great: "one of its largest", "among the first". */
const AMONG = new Set('among one some two three several many'.split(' '))

const UNSURE = new Set('may might could possibly perhaps probably likely arguably nearly almost'.split(' '))

/** "one of its largest attacks", "what may be its largest attack" told as "its largest attack". */
export function checkForemost(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(reading.traits, FOREMOST)) return
  const { words } = reading
  for (let i = 0; i < words.length; i++) {
    const { lexeme } = words[i]!
    if (!hasTrait(lexeme, FOREMOST) || isOneOfMany(words, i)) continue
    let isKnown = false
    const isPlain = facts.parts.some((part) =>
      part.words.some((other, at) => {
        if (other.lexeme.key !== lexeme.key) return false
        isKnown = true
        return !isOneOfMany(part.words, at)
      }),
    )
    if (!isKnown || isPlain) continue
    findings.push(wordFinding('scope', reading, i, i, 'drops what the source bounds it by'))
    return
  }
}

const FIRST = keyTrait(new Set(['first', 'last', 'only', 'youngest', 'oldest']))
/** What somebody or something is anyway. */
const ANY_KIND = new Set('person people one country nation state city town club team company firm'.split(' '))

const TOO_LIGHT = new Set('be become get have make take do hold serve reach'.split(' '))

/** "first woman to lead guard" told as "first to lead guard", "youngest woman to win" as "youngest winner". */
export function checkFirstOfKind({ headline }: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(headline.traits, FIRST) || !occurs(reading.traits, FIRST)) return
  const at = reading.words.findIndex(({ lexeme }) => hasTrait(lexeme, FIRST))
  const next = reading.words[at + 1]
  const behind = next?.lexeme.key === 'ever' ? reading.words[at + 2] : next
  const { words } = headline
  const isDropped = words.some((word, i) => {
    const kind = words[i + 1]
    const to = words.findIndex(({ lexeme }, k) => k > i + 1 && k < i + 5 && lexeme.key === 'to')
    const deed = words[to + 1]
    if (word.lexeme !== reading.words[at]!.lexeme || kind === undefined || !isContent(kind) || to < 0) return false
    // "oldest player to score in final" told as "oldest player in final"
    if (behind !== undefined && sameStem(behind.lexeme, kind.lexeme) && deed !== undefined)
      return (
        !TOO_LIGHT.has(deed.lexeme.lemma) &&
        /^(?:in|at|of|on)$/.test(reading.words[at + 2]?.lexeme.key ?? '') &&
        !reading.words.some(({ lexeme }) => sameWord(lexeme, deed.lexeme))
      )
    if (ANY_KIND.has(kind.lexeme.key) || reading.words.some(({ lexeme }) => sameWord(lexeme, kind.lexeme))) return false
    return (
      behind?.lexeme.key === 'to' ||
      (behind !== undefined && deed !== undefined && sameStem(behind.lexeme, deed.lexeme))
    )
  })
  if (isDropped) findings.push(wordFinding('scope', reading, at, at + 1, 'drops of which kind it is the first'))
}

function isOneOfMany(words: readonly Word[], index: number): boolean {
  for (let i = index - 1; i >= 0 && i >= index - 5; i--) {
    const { key } = words[i]!.lexeme
    if (UNSURE.has(key) || key === 'among' || (AMONG.has(key) && words[i + 1]!.lexeme.key === 'of')) return true
    if ((words[i + 1]!.marks & SENTENCE_START) !== 0) return false
  }
  return false
}

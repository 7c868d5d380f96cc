/** What belongs to whom and where it is: owners and places of things, compared between a candidate and its source. */
import type { Clause, Range } from '../clause/clause.ts'
import { DETERMINER, GERUND, MONTH, NOUN_TOO, PARTICIPLE, PLACE_NAME, WEEKDAY } from '../clause/lexicon.ts'
import { keyTrait, occurs } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, CAPITAL, isContent, JOINED, NAMED, POSSESSIVE, type Word } from '../clause/words.ts'
import { overlaps, sameStem, sameWord } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { isState } from '../facts/same-one.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

export const AT = new Set(['in', 'at', 'near', 'off', 'outside'])

const SITED = keyTrait(AT)

/** "school in Beijing": a thing and where it is. */
function sitesOf(words: readonly Word[]): { thing: number; place: Range }[] {
  const sites: { thing: number; place: Range }[] = []
  for (let i = 1; i + 1 < words.length; i++) {
    if (!AT.has(words[i]!.lexeme.key) || !isContent(words[i - 1]!) || !isState(words[i + 1]!)) continue
    let to = i + 2
    while (to < words.length && (words[to]!.marks & CAPITAL) !== 0 && (words[to]!.marks & AFTER_BREAK) === 0) to++
    sites.push({ thing: i - 1, place: { from: i + 1, to } })
  }
  return sites
}

/** "Madrid bombing" */
const namedSites = (words: readonly Word[]): { thing: number; place: Range }[] =>
  words.flatMap((word, i) => {
    const thing = words[i + 1]
    const isSited =
      isState(word) && thing !== undefined && isContent(thing) && !isState(thing) && (thing.marks & AFTER_BREAK) === 0
    return isSited ? [{ thing: i + 1, place: { from: i, to: i + 1 } }] : []
  })

/** "school in Tokyo", where the source has the school in Beijing and only its officials in Tokyo. */
export function checkSites(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  if (!occurs(reading.traits, SITED)) return
  for (const { thing, place } of sitesOf(words)) {
    const at = words[thing]!.lexeme
    let isMoved = false
    let isSame = false
    for (const part of facts.parts)
      for (const other of [...sitesOf(part.words), ...(facts.isAlone ? namedSites(part.words) : [])]) {
        const isHere = overlaps(words, place, part.words, other.place)
        const isThing = sameWord(at, part.words[other.thing]!.lexeme)
        if (isThing && isHere) isSame = true
        else if (isThing && isElsewhereSited(facts, words, place, at)) isMoved = true
      }
    if (isMoved && !isSame)
      findings.push(wordFinding('place', reading, thing, place.to - 1, 'is in another place in the source'))
  }
}

/** The source has something else in that place. */
function isElsewhereSited(facts: SourceFacts, words: readonly Word[], place: Range, thing: Word['lexeme']): boolean {
  return facts.parts.some((part) =>
    sitesOf(part.words).some(
      (other) => overlaps(words, place, part.words, other.place) && !sameWord(thing, part.words[other.thing]!.lexeme),
    ),
  )
}

interface Owning {
  owner: Range
  thing: number
  /** Only owners told the same way are compared: "court bid" is no court's bid. */
  tie: 'possessive' | 'name' | 'of'
}

/** "pop star's bid", "bid of the pop star", "FBI headquarters": who or what a thing belongs to. */
function owningsOf(words: readonly Word[], clauses: readonly Clause[]): Owning[] {
  const isVerb = (index: number) => clauses.some((clause) => clause.verb === index)
  const ownings: Owning[] = []
  for (let i = 0; i + 1 < words.length; i++) {
    const word = words[i]!
    if (isContent(word) && (word.marks & POSSESSIVE) !== 0) {
      let from = i
      while (from > 0 && (words[from]!.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 && isPlain(words, from - 1, isVerb))
        from--
      const to = runTo(words, i + 1, isVerb)
      if (to > i + 1) ownings.push({ owner: { from, to: i + 1 }, thing: to - 1, tie: 'possessive' })
    } else if (isName(word) && (i === 0 || !isName(words[i - 1]!))) {
      let from = i + 1
      while (from < words.length && isName(words[from]!)) from++
      const to = runTo(words, from, isVerb)
      const isCompound = ((words[to]?.marks ?? 0) & JOINED) !== 0
      if (to > from && !isCompound && (words[from - 1]!.marks & POSSESSIVE) === 0 && !isState(words[to - 1]!))
        ownings.push({ owner: { from: i, to: from }, thing: to - 1, tie: 'name' })
    } else if (word.lexeme.key === 'of' && i > 0 && isPlain(words, i - 1, isVerb) && !isName(words[i - 1]!)) {
      let from = i + 1
      while (from < words.length && (words[from]!.lexeme.flags & DETERMINER) !== 0) from++
      const to = runTo(words, from, isVerb)
      if (to > from) ownings.push({ owner: { from, to }, thing: i - 1, tie: 'of' })
    }
  }
  return ownings
}

function isName(word: Word): boolean {
  return (word.marks & NAMED) !== 0 && (word.lexeme.flags & (MONTH | WEEKDAY)) === 0
}

/** A noun or adjective that is no verb of a clause. */
function isPlain(words: readonly Word[], index: number, isVerb: (index: number) => boolean): boolean {
  const { lexeme } = words[index]!
  return (
    isContent(words[index]!) &&
    !isVerb(index) &&
    (lexeme.verbForms === 0 || (lexeme.flags & NOUN_TOO) !== 0 || (lexeme.verbForms & (GERUND | PARTICIPLE)) === 0)
  )
}

const READY = new Set(['set', 'due', 'poised', 'ready', 'bound', 'likely'])

/** Where the run of nouns from here ends: at a verb, a break, a possessive. */
function runTo(words: readonly Word[], from: number, isVerb: (index: number) => boolean): number {
  let i = from
  while (i < words.length && i < from + 5) {
    const word = words[i]!
    if ((word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || !isPlain(words, i, isVerb)) break
    // "Harbour set to close" owns no set.
    if (words[i + 1]?.lexeme.key === 'to' && READY.has(word.lexeme.key)) break
    i++
    if ((word.marks & POSSESSIVE) !== 0) break
  }
  return i
}

const ownings = oncePerSource(({ headline }) => owningsOf(headline.words, headline.clauses))

/** "Norland's recognition of Otava" told as "Otava's recognition of Norland": whose deed it is, and to whom. */
function checkTurnedNoun(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const mine = turnedDeeds(reading.words)
  for (const { words } of mine.length === 0 ? [] : facts.parts)
    for (const { noun, doer, done } of turnedDeeds(words)) {
      const turned = mine.find(
        (deed) =>
          sameStem(deed.noun.lexeme, noun.lexeme) &&
          !sameWord(deed.doer.lexeme, doer.lexeme) &&
          sameWord(deed.doer.lexeme, done.lexeme) &&
          sameWord(deed.done.lexeme, doer.lexeme),
      )
      if (turned === undefined) continue
      const at = reading.words.indexOf(turned.noun)
      findings.push(wordFinding('roles', reading, at - 1, at, 'belongs to another in the source'))
      return
    }
}

/** "Israeli recognition of Somaliland": two names around a noun. */
const turnedDeeds = (words: readonly Word[]): { noun: Word; doer: Word; done: Word }[] =>
  words.flatMap((noun, i) => {
    const [doer, of, done] = [words[i - 1], words[i + 1], words[i + 2]]
    const isDeed = doer !== undefined && isContent(noun) && done !== undefined && TIES.has(of!.lexeme.key)
    return isDeed && isNamed(doer) && isNamed(done) && doer.lexeme !== done.lexeme ? [{ noun, doer, done }] : []
  })

const TIES = new Set(['of', 'on', 'against', 'with', 'to'])

const isNamed = ({ marks, lexeme }: Word): boolean => (marks & NAMED) !== 0 || (lexeme.flags & PLACE_NAME) !== 0

/** The thing belongs to one in the source and to another here, and both stand elsewhere in the other text. */
export function checkOwners(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  checkTurnedNoun(facts, reading, findings)
  const { words } = reading
  const part = facts.headline
  const theirs = ownings(facts)
  if (theirs.length === 0) return
  for (const { owner, thing, tie } of owningsOf(words, reading.clauses)) {
    const own = theirs.filter(
      (other) => other.tie === tie && sameStem(part.words[other.thing]!.lexeme, words[thing]!.lexeme),
    )
    if (own.length === 0 || own.some((other) => overlaps(words, owner, part.words, other.owner))) continue
    if (tie !== 'of' && facts.parts.some((any) => areBeside(any.words, words[thing - 1]!, words[thing]!))) continue
    const isSwapped = own.every(
      (other) =>
        isAway(part.words, words[owner.to - 1]!, other.thing) && isAway(words, part.words[other.owner.to - 1]!, thing),
    )
    if (!isSwapped) continue
    findings.push(
      wordFinding(
        'roles',
        reading,
        Math.min(owner.from, thing),
        Math.max(owner.to - 1, thing),
        'belongs to another in the source',
      ),
    )
    return
  }
}

/** "Senate race" stands so in the summary, whatever else races. */
const areBeside = (words: readonly Word[], before: Word, thing: Word): boolean =>
  words.some(
    ({ lexeme }, i) => i > 0 && sameStem(lexeme, thing.lexeme) && sameStem(words[i - 1]!.lexeme, before.lexeme),
  )

/** The word stands in the text, and not just before the thing. */
function isAway(words: readonly Word[], word: Word, thing: number): boolean {
  let isFound = false
  for (let i = 0; i < words.length; i++) {
    if (!isContent(words[i]!) || words[i]!.lexeme.stem !== word.lexeme.stem) continue
    if (i < thing && i >= thing - 2 && (words[i]!.marks & POSSESSIVE) === 0) return false
    isFound = true
  }
  return isFound
}

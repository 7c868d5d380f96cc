/**
 * Who is bound to what: the doer of a deed, the one it is done to, the owner of a thing. A candidate may use the
 * source's own words throughout and still let two of them change places; here each must be bound as the source binds it.
 *
 * The test is displacement. A candidate binds A to a deed to which the source binds B. That alone may be a better name
 * for the same one. But where the source has A in another place, and the candidate has B in another place, A and B are
 * two, and they have changed places.
 */
import type { Clause, Range } from './clause.ts'
import {
  BASE,
  DETERMINER,
  GERUND,
  GUESSED,
  MONTH,
  NOUN_TOO,
  PARTICIPLE,
  PLACE_NAME,
  PRONOUN,
  WEEKDAY,
} from './clause-lexicon.ts'
import {
  AGENTIVE,
  headOf,
  isCopula,
  isVerbatim,
  LIGHT,
  overlaps,
  sameHead,
  sameLast,
  sameStem,
  sameWord,
  sharesSense,
} from './clause-match.ts'
import { FACTIVE, SPEECH } from './clause-verbs.ts'
import {
  AFTER_BREAK,
  AFTER_COMMA,
  CAPITAL,
  IN_QUOTES,
  isContent,
  NAMED,
  NUMERIC,
  POSSESSIVE,
  type Word,
} from './clause-words.ts'
import type { SourceFacts, SourcePart } from './facts.ts'
import { MUTUAL, rolesOf } from './guard-roles.ts'
import { type CandidateReading, type Finding, wordFinding } from './guard-rules.ts'
import { SAYING } from './sureness.ts'

/** Adds findings for doers, patients and owners that have changed places. */
export function checkBindings(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (
      isCopula(clause) ||
      clause.status === 'noun' ||
      isVerbatim(facts, reading.words, clause) ||
      (reading.words[clause.verb]!.lexeme.flags & GUESSED) !== 0
    )
      continue
    const finding =
      displacedSide(facts, reading, clause, 'doer') ??
      displacedSide(facts, reading, clause, 'done') ??
      checkCrossed(facts, reading, clause) ??
      checkNewDoer(facts, reading, clause)
    if (finding !== null) findings.push(finding)
  }
  checkOwners(facts, reading, findings)
  checkSites(facts, reading, findings)
}

const AT = new Set(['in', 'at', 'near', 'off', 'outside'])

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

/** "school in Tokyo", where the source has the school in Beijing and only its officials in Tokyo. */
function checkSites(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (const { thing, place } of sitesOf(words)) {
    const at = words[thing]!.lexeme
    let isMoved = false
    let isSame = false
    for (const part of facts.parts)
      for (const other of sitesOf(part.words)) {
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

/** The deed's own side in the source is taken by somebody who stands elsewhere there. */
function displacedSide(facts: SourceFacts, reading: CandidateReading, clause: Clause, side: Side): Finding | null {
  const { words } = reading
  if (LIGHT.has(clause.lemma) || isGoverned(clause) || (side === 'doer' && MUTUAL.has(clause.lemma))) return null
  const mine = sideOf(clause, words, side)
  if (mine === null || isAnaphor(words, mine) || holdsVerb(reading.clauses, mine)) return null
  if (side === 'doer' && isCarriedOver(reading.clauses, clause)) return null
  let isDisplaced = false
  for (const part of facts.parts)
    for (const other of part.clauses) {
      if (!isSameDeed(words, clause, part, other, part === facts.headline && side === 'doer')) continue
      const theirs = sideOf(other, part.words, side)
      if (theirs === null || isGoverned(other) || holdsVerb(part.clauses, theirs)) continue
      if (isAnaphor(part.words, theirs)) return null
      // "labels map of strait", "labels strait on map"; "X meets Y" may be "Y meets X".
      const [first] = other.adjuncts
      const beside = side === 'done' && first !== undefined ? [first.range] : []
      if (MUTUAL.has(other.lemma) && other.subject !== null) beside.push(other.subject)
      if (MUTUAL.has(clause.lemma) && isOnOtherSide(words, clause, part, theirs)) return null
      if (beside.some((range) => holdsWord(part.words, range, words[headWord(words, mine)]!))) return null
      if (!isSameVerb(words, clause, part, other) && !isSameObject(words, clause, part, other)) continue
      // "Russia marks two days" beside "days mark the feast in Russia".
      if (other.adjuncts.some(({ preposition, range }) => AT.has(preposition) && isPlaceOf(words, mine, part, range)))
        return null
      const verdict = compare(facts, words, mine, part, theirs)
      if (verdict === 'apart' && !SPEECH.has(clause.lemma) && isForState(words, mine, part, theirs)) continue
      if (verdict === 'same') return null
      // "coral has halved" beside "warming halved coral": what it happens to may be its subject.
      if (verdict === 'apart' && side === 'doer' && isWithoutObject(clause)) {
        const done = rolesOf(other, part.words).done
        if (overlaps(words, mine, part.words, done)) return null
      }
      if (verdict === 'apart' && ((part.words[other.verb]!.marks | words[clause.verb]!.marks) & IN_QUOTES) === 0)
        isDisplaced = true
    }
  return isDisplaced ? swapFinding(reading, clause, mine) : null
}

/** "X meets Y" is "Y meets X". */
function isOnOtherSide(words: readonly Word[], clause: Clause, part: SourcePart, theirs: Range): boolean {
  return clause.subject !== null && sameHead(words, clause.subject, part.words, theirs)
}

function isWithoutObject(clause: Clause): boolean {
  return !clause.isPassive && clause.object === null
}

function swapFinding(reading: CandidateReading, clause: Clause, mine: Range): Finding {
  return wordFinding(
    SPEECH.has(clause.lemma) ? 'attribution' : 'roles',
    reading,
    Math.min(mine.from, clause.group.from),
    Math.max(mine.to, clause.group.to, mine.from + 1) - 1,
    'lets two change places',
  )
}

/** Whether two phrases name the same one; `apart` where each has the other's place in its own text. */
function compare(
  facts: SourceFacts,
  words: readonly Word[],
  mine: Range,
  part: SourcePart,
  theirs: Range,
): 'same' | 'apart' | 'unsure' {
  const myPhrase = headOf(words, beforeComma(words, mine)) ?? mine
  const theirPhrase = headOf(part.words, beforeComma(part.words, theirs)) ?? theirs
  const head = words[headWord(words, mine)]
  const theirHead = part.words[headWord(part.words, theirs)]
  if (head === undefined || theirHead === undefined) return 'unsure'
  // "chief" and "president" may mean the same, but not where both texts have both.
  const isTwo =
    part === facts.headline &&
    !sameStem(head.lexeme, theirHead.lexeme) &&
    isOutside(part.words, theirPhrase, head) &&
    isOutside(words, myPhrase, theirHead)
  if (sameWord(head.lexeme, theirHead.lexeme) && !isTwo)
    return isOtherOfKind(words, myPhrase, part.words, theirPhrase) ? 'apart' : 'same'
  if (isOnlyRelated(words, mine, part.words, theirPhrase) && isOutside(words, myPhrase, theirHead)) return 'apart'
  if (holdsWord(part.words, theirPhrase, head) || holdsWord(words, myPhrase, theirHead)) return 'same'
  // "Lena Holm, the minister's aide": either may be named alone.
  if (beforeComma(part.words, theirs) !== theirs && holdsWord(part.words, theirs, head)) return 'same'
  if (beforeComma(words, mine) !== mine && holdsWord(words, mine, theirHead)) return 'same'
  // A country may stand for its minister or its drones.
  if (isState(head) && holdsWord(part.words, theirs, head)) return 'same'
  if (isState(theirHead) && holdsWord(words, mine, theirHead)) return 'same'

  const isMineElsewhere =
    isOutside(part.words, theirPhrase, head) ||
    facts.parts.some((any) => any !== part && isOutside(any.words, { from: 0, to: 0 }, head))
  return isMineElsewhere && isOutside(words, myPhrase, theirHead) ? 'apart' : 'unsure'
}

/** "Ukraine strikes" may be "drones strike": the state may stand for what is its own, unless it does something else. */
function isForState(words: readonly Word[], mine: Range, part: SourcePart, theirs: Range): boolean {
  const head = words[headWord(words, mine)]!
  const theirHead = part.words[headWord(part.words, theirs)]!
  return isState(head) !== isState(theirHead) && !(isActor(head) && isActor(theirHead)) && !doesElse(part, head)
}

function isPlaceOf(words: readonly Word[], mine: Range, part: SourcePart, range: Range): boolean {
  const head = words[headWord(words, mine)]
  return head !== undefined && isState(head) && holdsWord(part.words, range, head)
}

/** The source tells another deed of it. */
function doesElse(part: SourcePart, head: Word): boolean {
  return part.clauses.some((clause) => {
    const { doer } = rolesOf(clause, part.words)
    const at = doer === null ? -1 : headWord(part.words, doer)
    return at >= 0 && sameWord(part.words[at]!.lexeme, head.lexeme)
  })
}

function isState(word: Word): boolean {
  return (word.lexeme.flags & PLACE_NAME) !== 0 && (word.marks & CAPITAL) !== 0
}

function isActor(word: Word): boolean {
  return (word.marks & NAMED) !== 0 || AGENTIVE.test(word.lexeme.key)
}

const RELATIVES = new Set(
  'associate aide ally adviser advisor sister brother son daughter wife husband father mother mom dad lawyer attorney spokesman spokeswoman spokesperson critic rival opponent supporter fan nominee appointee successor predecessor colleague friend staffer deputy challenger founder biographer envoy widow widower niece nephew cousin partner girlfriend boyfriend neighbor neighbour'.split(
    ' ',
  ),
)

/** Our doer is only named in theirs as somebody's: "Fauci associate David Morens", "founder of Evergrande". */
export function isOnlyRelated(mine: readonly Word[], doer: Range, theirs: readonly Word[], range: Range): boolean {
  const { lexeme } = mine[headWord(mine, doer)] ?? mine[doer.from]!
  for (let k = range.from; k < range.to; k++) {
    if (theirs[k]!.lexeme.key !== lexeme.key) continue
    const next = theirs[k + 1]
    if (k + 1 < range.to && RELATIVES.has(next!.lexeme.lemma)) return !holdsRelative(mine, doer)
    for (let i = range.from; i < k; i++)
      if (RELATIVES.has(theirs[i]!.lexeme.lemma) && theirs[i + 1]!.lexeme.key === 'of')
        return !holdsRelative(mine, doer)
    return false
  }
  return false
}

function holdsRelative(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if (RELATIVES.has(words[i]!.lexeme.lemma)) return true
  return false
}

/** "prime minister" beside "ex-minister": two of a kind, told apart by what stands before the noun. */
function isOtherOfKind(words: readonly Word[], mine: Range, theirWords: readonly Word[], theirs: Range): boolean {
  const myMarks = marksBefore(words, mine)
  const theirMarks = marksBefore(theirWords, theirs)
  if (myMarks.length === 0 || theirMarks.length === 0) return false
  const isShared = myMarks.some((one) => theirMarks.some((other) => sameWord(one.lexeme, other.lexeme)))
  return (
    !isShared &&
    myMarks.some((mark) => isOutside(theirWords, theirs, mark)) &&
    theirMarks.some((mark) => isOutside(words, mine, mark))
  )
}

function marksBefore(words: readonly Word[], range: Range): Word[] {
  const head = headWord(words, range)
  return words.slice(range.from, head).filter(isContent)
}

/** Who suffers the deed in the source does it here: "Trump threatens to bomb Oman" told as "Oman threatens to bomb". */
function checkCrossed(facts: SourceFacts, reading: CandidateReading, clause: Clause): Finding | null {
  const { words } = reading
  if (MUTUAL.has(clause.lemma) || LIGHT.has(clause.lemma)) return null
  const { doer, done } = rolesOf(clause, words)
  if (doer === null || isAnaphor(words, doer) || holdsVerb(reading.clauses, doer) || isWithoutObject(clause))
    return null
  let isCrossed = false
  for (const part of facts.parts)
    for (const other of part.clauses) {
      if (!isSameDeed(words, clause, part, other, part === facts.headline)) continue
      const theirs = rolesOf(other, part.words)
      if (theirs.doer === null || holdsVerb(part.clauses, theirs.doer)) continue
      if (isAnaphor(part.words, theirs.doer)) return null
      if (overlaps(words, doer, part.words, theirs.doer) && compare(facts, words, doer, part, theirs.doer) !== 'apart')
        return null
      const isSuffering =
        theirs.done !== null &&
        theirs.done === (other.isPassive ? other.subject : other.object) &&
        sameHead(words, doer, part.words, theirs.done) &&
        (done === null || !sameHead(words, done, part.words, theirs.done))
      const isDoing =
        done !== null &&
        done === (clause.isPassive ? clause.subject : clause.object) &&
        sameLast(words, done, part.words, theirs.doer) &&
        !sameHead(words, done, part.words, theirs.done)
      const isTarget =
        !other.isPassive &&
        done !== null &&
        other.adjuncts.some(
          ({ preposition, range }) =>
            (AGAINST.has(preposition) || (preposition === 'with' && overlaps(words, done, part.words, theirs.done))) &&
            sameLast(words, doer, part.words, range),
        )
      if ((isSuffering || isDoing) && !SPEECH.has(clause.lemma)) isCrossed = true
      if (isTarget) isCrossed = true
    }
  return isCrossed ? swapFinding(reading, clause, doer) : null
}

const AGAINST = new Set(['of', 'on', 'against', 'at'])

/** "leaked contract" told as "minister leaked contract": the source gives the deed no doer. */
function checkNewDoer(facts: SourceFacts, reading: CandidateReading, clause: Clause): Finding | null {
  const { words } = reading
  const { doer, done } = rolesOf(clause, words)
  if (doer === null || done === null || isGoverned(clause) || isAnaphor(words, doer)) return null
  let isAttribute = false
  for (const part of facts.parts)
    for (let i = 0; i < part.words.length; i++) {
      if (!sameStem(part.words[i]!.lexeme, words[clause.verb]!.lexeme)) continue
      const attribute = part.clauses.find((other) => other.verb === i && other.marker === 'attribute')
      if (attribute === undefined || !attribute.isPassive || overlaps(words, doer, part.words, attribute.subject))
        return null
      isAttribute = true
    }
  return isAttribute && isKnown(facts, words, doer) ? swapFinding(reading, clause, doer) : null
}

function isKnown(facts: SourceFacts, words: readonly Word[], range: Range): boolean {
  const head = words[headWord(words, range)]
  return head !== undefined && facts.stems.has(head.lexeme.stem)
}

type Side = 'doer' | 'done'

/** The doer, or what the deed is done to; a figure is neither. */
function sideOf(clause: Clause, words: readonly Word[], side: Side): Range | null {
  const range = rolesOf(clause, words)[side]
  if (range === null) return null
  // "Terminals hit in attack": they may have been hit.
  const isEither = (words[clause.verb]!.lexeme.verbForms & (BASE | PARTICIPLE)) === (BASE | PARTICIPLE)
  if (side === 'doer') return isEither && isWithoutObject(clause) && clause.group.from === clause.verb ? null : range
  const isWith = MUTUAL.has(clause.lemma) && clause.adjuncts[0]?.range === range
  if (SPEECH.has(clause.lemma) || (range !== clause.object && range !== clause.subject && !isWith)) return null
  return (words[range.from]!.marks & NUMERIC) !== 0 || !isContent(words[range.from]!) ? null : range
}

/** "Iran says output goes on but will not give figures": whose verb the second one is, the reader only guesses. */
function isCarriedOver(clauses: readonly Clause[], clause: Clause): boolean {
  const { subject } = clause
  return (
    subject !== null &&
    clauses.some((other) => other.governor !== null && other.subject === subject && other.verb < clause.verb)
  )
}

/** The reader has taken too much into the phrase. */
function holdsVerb(clauses: readonly Clause[], range: Range): boolean {
  return clauses.some((clause) => clause.verb >= range.from && clause.verb < range.to && clause.marker !== 'attribute')
}

function isSameDeed(
  words: readonly Word[],
  clause: Clause,
  part: SourcePart,
  other: Clause,
  isHeadline: boolean,
): boolean {
  if (other.status === 'noun' || isCopula(other)) return false
  if (SAYING.has(clause.lemma) || clause.marker === 'label')
    return SAYING.has(other.lemma) || FACTIVE.has(other.lemma) || other.marker === 'label'
  if (other.marker === 'label') return false
  return (
    sameStem(words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme) || (isHeadline && sharesSense(clause, other))
  )
}

function isSameVerb(words: readonly Word[], clause: Clause, part: SourcePart, other: Clause): boolean {
  return (
    SAYING.has(clause.lemma) ||
    clause.marker === 'label' ||
    sameStem(words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme)
  )
}

/** A verb of like meaning tells the same deed where it is done to the same thing. */
function isSameObject(words: readonly Word[], clause: Clause, part: SourcePart, other: Clause): boolean {
  return overlaps(words, rolesOf(clause, words).done, part.words, rolesOf(other, part.words).done)
}

/** "…to end", "…ending": who does it is told by the clause above. */
function isGoverned(clause: Clause): boolean {
  return (
    (clause.status === 'planned' && clause.governor !== null) ||
    (clause.status === 'ongoing' && clause.group.from === clause.verb)
  )
}

/** The last content word of the head of a phrase, or -1. */
function headWord(words: readonly Word[], range: Range): number {
  const head = headOf(words, beforeComma(words, range)) ?? range
  for (let i = head.to - 1; i >= head.from; i--) if (isContent(words[i]!)) return i
  return -1
}

/** "Lena Holm, the minister's aide": up to the comma. */
function beforeComma(words: readonly Word[], range: Range): Range {
  for (let i = range.from + 1; i < range.to; i++)
    if ((words[i]!.marks & AFTER_COMMA) !== 0) return { from: range.from, to: i }
  return range
}

function holdsWord(words: readonly Word[], range: Range, word: Word): boolean {
  for (let i = range.from; i < range.to; i++)
    if (isContent(words[i]!) && sameStem(words[i]!.lexeme, word.lexeme)) return true
  return false
}

/** The word stands in the text, and outside of the range. */
function isOutside(words: readonly Word[], range: Range, word: Word): boolean {
  for (let i = 0; i < words.length; i++)
    if ((i < range.from || i >= range.to) && isContent(words[i]!) && words[i]!.lexeme.stem === word.lexeme.stem)
      return true
  return false
}

/** A pronoun, or "the company": it may be anybody named before. */
function isAnaphor(words: readonly Word[], range: Range): boolean {
  const first = words[range.from]!.lexeme
  if ((first.flags & PRONOUN) !== 0 && (first.flags & DETERMINER) === 0) return true
  if ((first.flags & DETERMINER) === 0 || INDEFINITE.has(first.key)) return false
  for (let i = range.from; i < range.to; i++) if ((words[i]!.marks & NAMED) !== 0) return false
  return true
}

const INDEFINITE = new Set(['a', 'an', 'some', 'every', 'no', 'another'])

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
      if (to > from && (words[from - 1]!.marks & POSSESSIVE) === 0 && !isState(words[to - 1]!))
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

/** Where the run of nouns from here ends: at a verb, a break, a possessive. */
function runTo(words: readonly Word[], from: number, isVerb: (index: number) => boolean): number {
  let i = from
  while (i < words.length && i < from + 5) {
    const word = words[i]!
    if ((word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || !isPlain(words, i, isVerb)) break
    i++
    if ((word.marks & POSSESSIVE) !== 0) break
  }
  return i
}

/** The thing belongs to one in the source and to another here, and both stand elsewhere in the other text. */
function checkOwners(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  const part = facts.headline
  const theirs = owningsOf(part.words, part.clauses)
  if (theirs.length === 0) return
  for (const { owner, thing, tie } of owningsOf(words, reading.clauses)) {
    const own = theirs.filter(
      (other) => other.tie === tie && sameStem(part.words[other.thing]!.lexeme, words[thing]!.lexeme),
    )
    if (own.length === 0 || own.some((other) => overlaps(words, owner, part.words, other.owner))) continue
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

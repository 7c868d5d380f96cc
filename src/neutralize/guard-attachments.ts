/**
 * Attachments: who does it, to whom, and whose it is. Every word of a candidate may be the source's own and still
 * hang on another one there; here each name and each doer must hang where the source has it.
 */
import type { Clause, Range } from './clause.ts'
import { DETERMINER, PLACE_NAME, PREPOSITION, PRONOUN } from './clause-lexicon.ts'
import {
  AGENTIVE,
  headOf,
  isCopula,
  isOtherSex,
  isRival,
  isVerbatim,
  LIGHT,
  overlaps,
  sameHead,
  sameStem,
  sameWord,
} from './clause-match.ts'
import { SPEECH } from './clause-verbs.ts'
import { AFTER_BREAK, AFTER_COMMA, CAPITAL, isContent, JOINED, NAMED, type Word } from './clause-words.ts'
import type { SourceFacts, SourcePart } from './facts.ts'
import { ERGATIVE, MUTUAL, rolesOf } from './guard-roles.ts'
import { type CandidateReading, type Finding, wordFinding } from './guard-rules.ts'
import { SAYING } from './sureness.ts'

/** Adds findings for doers, objects and names that hang elsewhere in the source. */
export function checkAttachments(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (isCopula(clause) || clause.status === 'noun' || isVerbatim(facts, reading.words, clause)) continue
    const deeds = sameDeeds(facts, reading.words, clause)
    checkDisplaced(facts, reading, clause, deeds, findings)

    if (deeds.length === 0) continue
    checkTurnedPatient(facts, reading, clause, deeds, findings)
    checkOtherDone(facts, reading, clause, deeds, findings)
    checkOtherVictim(reading, clause, deeds, findings)
    checkConjuncts(facts, reading, clause, deeds, findings)
  }
  checkTogether(facts, reading, findings)
  checkOwners(facts, reading, findings)
  checkCompass(facts, reading, findings)
  checkRivals(facts, reading, findings)
  checkNounPhrases(facts, reading, findings)
}

interface Deed {
  clause: Clause
  part: SourcePart
}

/** The source clauses of the same verb; of verbs of saying, all of them. */
function sameDeeds(facts: SourceFacts, words: readonly Word[], clause: Clause): Deed[] {
  const isSpeech = SAYING.has(clause.lemma) || clause.marker === 'label'
  const deeds: Deed[] = []
  for (const part of facts.parts)
    for (const other of part.clauses) {
      const isSame = isSpeech
        ? SAYING.has(other.lemma) || other.marker === 'label'
        : other.marker !== 'label' &&
          !isCopula(other) &&
          sameStem(words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme)
      if (isSame && other.status !== 'noun') deeds.push({ clause: other, part })
    }
  return deeds
}

/** The doer of the source does something else here, and somebody else of the source has taken his deed. */
function checkDisplaced(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  deeds: readonly Deed[],
  findings: Finding[],
): void {
  const { words } = reading
  const doer = rolesOf(clause, words).doer
  if (
    doer === null ||
    doer.to - doer.from > 6 ||
    MUTUAL.has(clause.lemma) ||
    LIGHT.has(clause.lemma) ||
    isGoverned(clause) ||
    isAnaphor(words, doer) ||
    reading.clauses.some((other) => other !== clause && other.verb >= doer.from && other.verb < doer.to)
  )
    return
  const isNamed = isName(words, lastContent(words, doer))
  let isDisplaced = false
  for (const { clause: other, part } of deeds) {
    const theirs = rolesOf(other, part.words).doer
    if (theirs === null || isGoverned(other) || isAnaphor(part.words, theirs)) continue
    if (isOnlyRelated(words, doer, part.words, theirs)) {
      isDisplaced = true
      continue
    }
    if (overlaps(words, doer, part.words, theirs) || standsBefore(words, doer, part.words, other.group.from)) return
    if (isRival(words[lastContent(words, doer)]!.lexeme, part.words[lastContent(part.words, theirs)]!.lexeme))
      isDisplaced = true
    if (
      (isName(part.words, lastContent(part.words, theirs)) === isNamed ||
        (isActor(words, doer) && isActor(part.words, theirs) && part === facts.headline)) &&
      isElsewhere(words, doer, part.words, theirs)
    )
      isDisplaced = true
  }
  if (!isDisplaced || !isToldElsewhere(facts, words, doer)) return
  findings.push(
    wordFinding(
      SPEECH.has(clause.lemma) ? 'attribution' : 'roles',
      reading,
      doer.from,
      clause.group.to > doer.from ? clause.group.to - 1 : doer.to - 1,
      'gives the deed of one to another who is named beside him',
    ),
  )
}

const RELATIVES = new Set(
  'associate aide ally adviser advisor sister brother son daughter wife husband father mother mom dad lawyer attorney spokesman spokeswoman spokesperson critic rival opponent supporter fan nominee appointee successor predecessor colleague friend staffer deputy challenger founder biographer envoy widow widower niece nephew cousin partner girlfriend boyfriend neighbor neighbour'.split(
    ' ',
  ),
)

/** Our doer is only named in theirs as somebody's: "Fauci associate David Morens", "founder of Evergrande". */
function isOnlyRelated(mine: readonly Word[], doer: Range, theirs: readonly Word[], range: Range): boolean {
  const { lexeme } = mine[lastContent(mine, doer)]!
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

function isActor(words: readonly Word[], range: Range): boolean {
  const at = lastContent(words, range)
  return isName(words, at) || AGENTIVE.test(words[at]!.lexeme.key)
}

/** "…to end", "…ending": who does it is told by the clause above. */
function isGoverned(clause: Clause): boolean {
  return (
    (clause.status === 'planned' && clause.governor !== null) ||
    (clause.status === 'ongoing' && clause.group.from === clause.verb)
  )
}

/** The last content word of the head of a phrase. */
function lastContent(words: readonly Word[], range: Range): number {
  const head = headOf(words, range) ?? range
  for (let i = head.to - 1; i >= head.from; i--) if (isContent(words[i]!)) return i
  return head.from
}

/** Summaries run on without full stops: a name close in front of the verb may be the doer. */
function standsBefore(mine: readonly Word[], doer: Range, theirs: readonly Word[], verb: number): boolean {
  return overlaps(mine, doer, theirs, { from: Math.max(0, verb - 3), to: verb })
}

/** The head of their phrase stands in our text outside of the given phrase. */
function isElsewhere(mine: readonly Word[], except: Range, theirs: readonly Word[], range: Range): boolean {
  const { lexeme } = theirs[lastContent(theirs, range)]!
  for (let i = 0; i < mine.length; i++)
    if ((i < except.from || i >= except.to) && isContent(mine[i]!) && mine[i]!.lexeme.stem === lexeme.stem) return true
  return false
}

/** The head of our phrase stands in the source at all. */
function isToldElsewhere(facts: SourceFacts, words: readonly Word[], range: Range): boolean {
  const head = headOf(words, range) ?? range
  for (let i = head.from; i < head.to; i++)
    if (isContent(words[i]!) && facts.stems.has(words[i]!.lexeme.stem)) return true
  return false
}

/** "beat Fiorentina" told as "beat Brescia", who stands elsewhere in the source. */
function checkOtherDone(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  deeds: readonly Deed[],
  findings: Finding[],
): void {
  const { words } = reading
  const done = clause.isPassive ? null : clause.object
  if (done === null || !isName(words, lastContent(words, done)) || SPEECH.has(clause.lemma) || LIGHT.has(clause.lemma))
    return
  let isOther = false
  for (const { clause: other, part } of deeds) {
    const theirs = other.isPassive ? other.subject : other.object
    if (theirs === null || isAnaphor(part.words, theirs) || overlaps(words, done, part.words, theirs)) return
    if (other.adjuncts.some(({ range }) => overlaps(words, done, part.words, range))) return
    if (isName(part.words, lastContent(part.words, theirs)) && part === facts.headline) isOther = true
  }
  if (!isOther || !isToldElsewhere(facts, words, done)) return
  findings.push(wordFinding('roles', reading, clause.group.from, done.to - 1, 'does it to another than the source'))
}

/** "girl hurt" told as "boy hurt", "aide of the minister charged" as "minister charged". */
function checkOtherVictim(
  reading: CandidateReading,
  clause: Clause,
  deeds: readonly Deed[],
  findings: Finding[],
): void {
  const { words } = reading
  const done = rolesOf(clause, words).done
  if (done === null || SPEECH.has(clause.lemma) || LIGHT.has(clause.lemma) || MUTUAL.has(clause.lemma)) return
  let isOther = false
  for (const { clause: other, part } of deeds) {
    const theirs = rolesOf(other, part.words).done
    if (theirs === null || isAnaphor(part.words, theirs)) continue
    const mine = words[lastContent(words, done)]!.lexeme
    const its = part.words[lastContent(part.words, theirs)]!.lexeme
    if (isOtherSex(mine, its) || isRival(mine, its) || isOnlyRelated(words, done, part.words, theirs)) isOther = true
    else if (overlaps(words, done, part.words, theirs)) return
  }
  if (isOther)
    findings.push(
      wordFinding(
        'roles',
        reading,
        Math.min(done.from, clause.group.from),
        Math.max(done.to, clause.group.to) - 1,
        'does it to another than the source',
      ),
    )
}

/** "girl killed" told as "girl kills man". */
function checkTurnedPatient(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  deeds: readonly Deed[],
  findings: Finding[],
): void {
  if (clause.isPassive || clause.subject === null || clause.object === null) return
  if ((reading.words[lastContent(reading.words, clause.subject)]!.lexeme.flags & PLACE_NAME) !== 0) return
  if (MUTUAL.has(clause.lemma) || ERGATIVE.has(clause.lemma) || SPEECH.has(clause.lemma)) return
  const isTurned =
    deeds.some(({ part }) => part === facts.headline) &&
    deeds
      .filter(({ part }) => part === facts.headline)
      .every(
        ({ clause: other, part }) =>
          other.isPassive &&
          other.agent === null &&
          (overlaps(reading.words, clause.object, part.words, other.subject)
            ? isOnlyRelated(reading.words, clause.subject!, part.words, other.subject!)
            : sameHead(reading.words, clause.subject, part.words, other.subject)),
      )
  if (isTurned)
    findings.push(
      wordFinding('roles', reading, clause.group.from, clause.group.to - 1, 'makes a doer of the one it is done to'),
    )
}

/** "Putin and China hold a meeting" where Putin holds it and China does something else. */
function checkConjuncts(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  deeds: readonly Deed[],
  findings: Finding[],
): void {
  const { words } = reading
  for (const side of ['doer', 'done'] as const) {
    const range = rolesOf(clause, words)[side]
    const conjuncts = range === null ? [] : conjunctsOf(words, range)
    if (conjuncts.length < 2 || (side === 'doer' && MUTUAL.has(clause.lemma))) continue
    for (const one of conjuncts) {
      const isOpposed = deeds.some(({ clause: other, part }) =>
        isOneOf(
          words,
          one,
          part.words,
          side === 'doer' ? (other.isPassive ? other.subject : other.object) : rolesOf(other, part.words).doer,
        ),
      )
      const isKnown =
        !isOpposed &&
        deeds.some(({ clause: other, part }) => {
          const theirs = rolesOf(other, part.words)[side]
          return theirs === null || isAnaphor(part.words, theirs) || isOneOf(words, one, part.words, theirs)
        })
      if (isKnown || !isToldElsewhere(facts, words, one)) continue
      const hasOther = deeds.some(({ clause: other, part }) =>
        conjuncts.some((rest) => rest !== one && sameHead(words, rest, part.words, rolesOf(other, part.words)[side])),
      )
      if (!hasOther || !isApart(facts, words, one, deeds)) continue
      findings.push(wordFinding('roles', reading, one.from, one.to - 1, 'joins what the source keeps apart'))
      return
    }
  }
}

/** The source tells another deed of it, has it on the other side of this one, or only as the owner of what is meant. */
function isApart(facts: SourceFacts, words: readonly Word[], one: Range, deeds: readonly Deed[]): boolean {
  return facts.parts.some((part) =>
    part.clauses.some((other) => {
      if (other.marker === 'label' || isCopula(other)) return false
      const theirs = rolesOf(other, part.words)
      if (deeds.some((deed) => deed.clause === other))
        return (
          overlaps(words, one, part.words, theirs.done) !== isOneOf(words, one, part.words, theirs.done) ||
          (theirs.done === other.object && sameHead(words, one, part.words, theirs.doer))
        )
      return (
        sameHead(words, one, part.words, theirs.doer) &&
        theirs.doer !== null &&
        !isJoined(part.words, theirs.doer) &&
        ((part.words[theirs.doer.to]?.marks ?? 0) & AFTER_COMMA) === 0
      )
    }),
  )
}

/** One of the things that theirs lists. */
function isOneOf(mine: readonly Word[], one: Range, words: readonly Word[], range: Range | null): boolean {
  if (range === null) return false
  const head = headOfAll(words, range)
  // The reader ends a phrase at a comma: "Labor, Storm Costs" goes on behind it.
  const to = head.to === range.to && ((words[head.to]?.marks ?? 0) & AFTER_COMMA) !== 0 ? head.to + 3 : head.to
  const whole = headOfAll(words, { from: head.from, to: Math.min(words.length, to) })
  return listOf(words, whole).some((part) => sameHead(mine, one, words, part))
}

function isJoined(words: readonly Word[], range: Range): boolean {
  return conjunctsOf(words, range).length > 1
}

/** The parts of "A, B and C"; the whole where nothing is joined. */
function conjunctsOf(words: readonly Word[], range: Range): Range[] {
  const head = headOfAll(words, range)
  if (!words.slice(head.from, head.to).some((word) => word.lexeme.key === 'and')) return [head]
  return listOf(words, head)
}

function listOf(words: readonly Word[], head: Range): Range[] {
  const parts: Range[] = []
  let from = head.from
  for (let i = head.from; i < head.to; i++) {
    const isAnd = words[i]!.lexeme.key === 'and'
    if (!isAnd && ((words[i]!.marks & AFTER_COMMA) === 0 || i === from)) continue
    if (i > from) parts.push({ from, to: i })
    from = isAnd ? i + 1 : i
  }
  if (head.to > from) parts.push({ from, to: head.to })
  return parts.filter((part) => hasContent(words, part))
}

/** Up to the first preposition. */
function headOfAll(words: readonly Word[], range: Range): Range {
  let to = range.from + 1
  while (to < range.to && (words[to]!.lexeme.flags & PREPOSITION) === 0 && words[to]!.lexeme.key !== 'to') to++
  return { from: range.from, to }
}

const JOINING = new Set(['together', 'joint', 'jointly', 'alongside', 'simultaneously'])

/** "together" where the source does not say so. */
function checkTogether(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const at = reading.words.findIndex((word) => JOINING.has(word.lexeme.key) && !facts.keys.has(word.lexeme.key))
  if (at < 0 || !reading.words.some((word) => word.lexeme.key === 'and')) return
  findings.push(wordFinding('roles', reading, at, at, 'joins what the source does not join'))
}

const WINDOW = 4

/** "Ukrainian strike" where the source has a "Russian strike": the name in front of a noun. */
function checkOwners(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 0; i + 1 < words.length; i++) {
    if (!isOwner(words, i)) continue
    const head = headAfter(words, i, reading.clauses)
    if (head < 0) continue
    let hasRival = false
    let isSame = false
    for (const part of facts.parts)
      for (let k = 0; k < part.words.length && !isSame; k++) {
        const other = part.words[k]!
        if (!isContent(other) || !sameStem(other.lexeme, words[head]!.lexeme)) continue
        for (let n = Math.max(0, k - WINDOW); n <= Math.min(part.words.length - 1, k + WINDOW); n++)
          if (n !== k && sameWord(part.words[n]!.lexeme, words[i]!.lexeme)) isSame = true
        for (let n = k - 1; n >= 0 && n >= k - 3; n--) {
          if ((part.words[n]!.lexeme.flags & (PREPOSITION | DETERMINER)) !== 0) break
          if ((part.words[n + 1]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) break
          if (
            isOwner(part.words, n) &&
            headAfter(part.words, n, part.clauses) === k &&
            !hasOwner(words, head, part.words[n]!)
          )
            hasRival = true
        }
      }
    if (hasRival && !isSame) {
      findings.push(wordFinding('roles', reading, i, head, 'belongs to another in the source'))
      return
    }
  }
}

function hasOwner(words: readonly Word[], head: number, owner: Word): boolean {
  return words.slice(Math.max(0, head - WINDOW), head).some((word) => sameWord(word.lexeme, owner.lexeme))
}

/** A country, people or place that stands in front of a noun. */
function isOwner(words: readonly Word[], index: number): boolean {
  const word = words[index]!
  return (
    (word.marks & CAPITAL) !== 0 &&
    (word.lexeme.flags & PLACE_NAME) !== 0 &&
    isContent(word) &&
    (words[index + 1]!.marks & JOINED) === 0 &&
    (word.marks & JOINED) === 0
  )
}

/** The last noun of the phrase that the word opens, or -1. */
function headAfter(words: readonly Word[], index: number, clauses: readonly Clause[]): number {
  let head = -1
  for (let i = index + 1; i < words.length && i <= index + 3; i++) {
    const word = words[i]!
    if ((word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || !isContent(word)) break
    if (clauses.some((clause) => clause.verb === i && clause.marker !== 'attribute')) break
    if ((word.lexeme.flags & PLACE_NAME) !== 0) return -1
    head = i
  }
  return head
}

/** "Republican-led", "Senate Democrats": the one in front of a noun, where the source has its rival there. */
function checkRivals(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 0; i + 1 < words.length; i++) {
    const next = words[i + 1]!
    if (!isContent(words[i]!) && (next.marks & JOINED) === 0) continue
    if ((next.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || !isContent(next)) continue
    let isSame = false
    let hasRival = false
    for (const part of facts.parts)
      for (let k = 0; k + 1 < part.words.length; k++) {
        const theirs = part.words[k + 1]!
        if (!sameStem(theirs.lexeme, next.lexeme) || (theirs.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) continue
        if (sameStem(part.words[k]!.lexeme, words[i]!.lexeme)) isSame = true
        else if (isRival(part.words[k]!.lexeme, words[i]!.lexeme)) hasRival = true
      }
    if (!hasRival || isSame) continue
    findings.push(wordFinding('roles', reading, i, i + 1, 'belongs to another in the source'))
    return
  }
}

const TIES = new Set(['of', 'against', 'from'])

/** "custody of surrogate" where the source has "custody of parents" and the surrogate elsewhere. */
function checkNounPhrases(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 1; i + 1 < words.length; i++) {
    const tie = words[i]!.lexeme.key
    if (!TIES.has(tie) || !isContent(words[i - 1]!) || reading.clauses.some((clause) => clause.verb === i - 1)) continue
    const mine = phraseAfter(words, i, reading.clauses)
    if (mine === null) continue
    let isSame = false
    let hasOther = false
    for (const part of facts.parts)
      for (let k = 1; k + 1 < part.words.length && !isSame; k++) {
        if (!isContent(part.words[k - 1]!) || !sameStem(part.words[k - 1]!.lexeme, words[i - 1]!.lexeme)) continue
        if (overlaps(words, mine, part.words, { from: Math.max(0, k - 8), to: Math.min(part.words.length, k + 8) }))
          isSame = true
        const theirs = part.words[k]!.lexeme.key === tie ? phraseAfter(part.words, k, part.clauses) : null
        if (theirs !== null && isActor(part.words, theirs)) hasOther = true
      }
    if (!hasOther || isSame || !isActor(words, mine) || !isToldElsewhere(facts, words, mine)) continue
    findings.push(wordFinding('roles', reading, i - 1, mine.to - 1, 'belongs to another in the source'))
    return
  }
}

/** The noun phrase behind a preposition, up to the next one. */
function phraseAfter(words: readonly Word[], index: number, clauses: readonly Clause[]): Range | null {
  let to = index + 1
  while (
    to < words.length &&
    (words[to]!.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
    (words[to]!.lexeme.flags & PREPOSITION) === 0 &&
    !clauses.some((clause) => clause.group.from === to && clause.marker !== 'attribute')
  )
    to++
  const range = { from: index + 1, to }
  return hasContent(words, range) ? range : null
}

const COMPASS = new Set(['west', 'north', 'south', 'east'])

/** "Virginia" is not "West Virginia". */
function checkCompass(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 0; i < words.length; i++) {
    if ((words[i]!.marks & CAPITAL) === 0 || (words[i]!.lexeme.flags & PLACE_NAME) === 0) continue
    const mine = compassBefore(words, i)
    let isSame = false
    let hasOther = false
    for (const part of facts.parts)
      for (let k = 0; k < part.words.length; k++) {
        if (part.words[k]!.lexeme.key !== words[i]!.lexeme.key) continue
        if (compassBefore(part.words, k) === mine) isSame = true
        else hasOther = true
      }
    if (hasOther && !isSame) findings.push(wordFinding('place', reading, i, i, 'is another place than in the source'))
  }
}

function compassBefore(words: readonly Word[], index: number): string {
  const before = words[index - 1]
  return before !== undefined && (before.marks & CAPITAL) !== 0 && COMPASS.has(before.lexeme.key)
    ? before.lexeme.key
    : ''
}

/** A pronoun, or "the company": it may be anybody named before. */
function isAnaphor(words: readonly Word[], range: Range): boolean {
  const first = words[range.from]!.lexeme
  if ((first.flags & PRONOUN) !== 0 && (first.flags & DETERMINER) === 0) return true
  if ((first.flags & DETERMINER) === 0 || INDEFINITE.has(first.key)) return false
  for (let i = range.from; i < range.to; i++) if (isName(words, i)) return false
  return true
}

const INDEFINITE = new Set(['a', 'an', 'some', 'every', 'no', 'another'])

function isName(words: readonly Word[], index: number): boolean {
  return (words[index]!.marks & NAMED) !== 0
}

function hasContent(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if (isContent(words[i]!)) return true
  return false
}

/**
 * Hedges: what the source only claims, suspects or thinks possible is not told as so.
 */

import type { Range } from '../clause/clause.ts'
import {
  ADVERB,
  ALLEGATION,
  AUXILIARY,
  DETERMINER,
  isAccusing,
  MODAL,
  PLANNING,
  POSSIBILITY,
  PREPOSITION,
} from '../clause/lexicon.ts'
import { SPEECH } from '../clause/verbs.ts'
import { hasTrait, keyTrait, lemmaTrait, occurs, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, IN_QUESTION, IN_QUOTES, isContent, type Word } from '../clause/words.ts'
import { matchingClauses, overlaps, sameStem, sameWord } from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { modalityOf } from '../facts/modality.ts'
import { OPEN, qualifierOf, SO } from '../facts/modality-operators.ts'
import { FRAMED, HEDGES, hasMay, isVouched, isVouching, MAY, surenessOf } from '../facts/sureness.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'
import { CULPRITS, isHedgedNear } from './suspects.ts'

export function checkHedges(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const mine = reading.flags
  const { traits } = facts.headline
  if (occurs(traits, HEDGED)) checkAllHedges(facts, reading, mine, findings)
  if (occurs(traits, UNSURE)) checkUnsureNouns(facts, reading, findings)
  if (occurs(facts.traits, DOUBTED)) checkDoubtedNouns(facts, reading, findings)
  if ((facts.headlineFlags & HEDGES) === 0) return
  const isFramed = occurs(reading.traits, FRAMED)
  const hasSpeech = reading.clauses.some((clause) => SPEECH.has(clause.lemma))
  const { words } = facts.headline
  // Whoever says it there says it with the hedge.
  const isSaidThere = facts.headline.clauses.some((clause) => SPEECH.has(clause.lemma) || clause.marker === 'label')
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    const { flags, key } = word.lexeme
    if (
      (isFramed && (flags & ALLEGATION) === 0) ||
      (flags & HEDGES) === 0 ||
      ((flags & MODAL) !== 0 && key !== 'may' && key !== 'might' && key !== 'could')
    )
      continue
    // "couldn't find" did not find.
    if (key === 'could' && words[i + 1]?.lexeme.key === 'not') continue
    // What a question asks is judged as a question.
    if ((word.marks & IN_QUESTION) !== 0) continue
    const isAccused = ACCUSED.has(key) && words[i + 1] !== undefined && (words[i + 1]!.lexeme.flags & PREPOSITION) === 0
    if (!STRONG_HEDGES.has(key) && !isAccused) continue
    if (
      ((mine & HEDGES) !== 0 && !isAccused) ||
      (hasSpeech && !isAccused && !isSaidThere) ||
      ((mine & PLANNING) !== 0 && (flags & POSSIBILITY) !== 0)
    )
      continue
    const at = isAccused ? accusedAt(words, i, reading.words) : hedgedAt(words, i, reading.words)
    if (at < 0 || (isAccused && isHedgedNear(reading.words, at))) continue
    findings.push(wordFinding('hedge', reading, at, at, `drops the hedge “${word.raw}” of the source`))
    return
  }
}

/** "alleged abuses" told as "abuses": every part that has the noun doubts it. */
function checkDoubtedNouns(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if ((facts.allFlags & HEDGES) === 0 || (reading.flags & ALLEGATION) !== 0) return
  const isUnsure = (reading.flags & HEDGES) !== 0
  for (let at = 0; at < reading.words.length; at++) {
    const word = reading.words[at]!
    if (!isContent(word) || MONEY_SIGN.test(word.raw) || reading.clauses.some((clause) => clause.verb === at)) continue
    let isDoubted = false
    let isPlain = false
    for (const { words } of facts.parts)
      for (let i = 0; i < words.length && !isPlain; i++) {
        if (!isContent(words[i]!) || !sameStem(words[i]!.lexeme, word.lexeme)) continue
        // "expected to plead" is no word for "alleged".
        if (i > 0 && (isUnsure ? SAID_OF : DOUBTING).has(words[i - 1]!.lexeme.key)) isDoubted = true
        else isPlain = true
      }
    if (!isDoubted || isPlain) continue
    findings.push(wordFinding('hedge', reading, at, at, 'drops what the source doubts it by'))
    return
  }
}

/** "potential £3m sale": the sale is in doubt. */
const MONEY_SIGN = /^[$€£¥%]$/

const DOUBTING = new Set('alleged suspected possible potential apparent purported supposed rumored rumoured'.split(' '))
const DOUBTED = keyTrait(DOUBTING)
const SAID_OF = new Set(['alleged', 'suspected', 'purported'])

/** "apparent human remains" told as "human remains": the thing itself is in doubt. */
function checkUnsureNouns(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if ((reading.flags & HEDGES) !== 0) return
  const { words } = facts.headline
  for (let i = 0; i + 1 < words.length; i++) {
    if (facts.headline.clauses.some(({ verb, status }) => verb === i && status !== 'noun')) continue
    if (!hasTrait(words[i]!.lexeme, UNSURE) || (words[i]!.marks & IN_QUESTION) !== 0) continue
    let last = i
    while (
      last + 1 < words.length &&
      isContent(words[last + 1]!) &&
      (words[last + 1]!.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
      !facts.headline.clauses.some((clause) => clause.verb === last + 1)
    )
      last++
    const noun = words[last]!
    if (last === i) continue
    const at = reading.words.findIndex((word) => word.lexeme.stem === noun.lexeme.stem)
    if (at < 0 || modalityOf(reading).levels[at]! < SO) continue
    findings.push(wordFinding('hedge', reading, at, at, `drops “${words[i]!.raw}”`))
    return
  }
}

const UNSURE = trait((lexeme) => qualifierOf({ lexeme })?.level === OPEN && (lexeme.flags & ADVERB) === 0)

/** "Seagate claims storage record", "reports of poor conditions": what is only claimed is not told as so. */
export function checkClaims(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!facts.claims) return
  if (isVouched(reading) || occurs(reading.traits, BLAMING) || (reading.flags & HEDGES) !== 0) return
  for (const part of facts.parts) {
    const isHeadline = part === facts.headline
    for (let i = 0; i < part.words.length; i++) {
      const { key } = part.words[i]!.lexeme
      const isClaim =
        isHeadline &&
        part.clauses.some((clause) => clause.verb === i && CLAIMING.has(clause.lemma) && clause.object !== null)
      const isReport =
        CLAIM_NOUNS.has(key) && (part.words[i + 1]?.lexeme.key === 'of' || part.words[i + 1]?.lexeme.key === 'that')
      if (!isClaim && !isReport) continue
      if (key === 'fears' && occurs(reading.traits, FEARING)) continue
      for (const target of contentAfter(part.words, i, 3)) {
        if (isPlainElsewhere(facts, part, i, target)) continue
        const at = reading.words.findIndex((word) => isContent(word) && word.lexeme.stem === target.lexeme.stem)
        // "held on suspicion of arson": as the source has it.
        if (at < 0 || (isReport && isReportedAt(reading.words, at))) continue
        findings.push(
          wordFinding(
            isClaim ? 'attribution' : 'hedge',
            reading,
            at,
            at,
            'tells as so what the source only claims or reports',
          ),
        )
        return
      }
    }
  }
}

/** "raises concerns about a strike" for "sparks fears of a strike". */
const FEARING = lemmaTrait(
  new Set('fear concern worry anxiety risk possibility prospect threat danger alarm warn warning'.split(' ')),
)

const CLAIMING = new Set(['claim', 'allege', 'blame'])

/** Who blames or credits somebody says so himself. */
const BLAMING = lemmaTrait(new Set(['blame', 'attribute', 'credit', 'ascribe']))

const CLAIM_NOUNS = new Set(
  'reports claims allegations rumors rumours accusations suspicion suspicions fears'.split(' '),
)

function contentAfter(words: readonly Word[], index: number, most: number): Word[] {
  const found: Word[] = []
  for (let i = index + 1; i < words.length && found.length < most; i++) {
    // "suspicion of arson as fires spread": the fires are told.
    if ((words[i]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || /^(?:as|while|when)$/.test(words[i]!.lexeme.key)) break
    if (isContent(words[i]!)) found.push(words[i]!)
  }
  return found
}

function isPlainElsewhere(facts: SourceFacts, except: SourcePart, index: number, target: Word): boolean {
  return facts.parts.some((part) =>
    part.words.some(
      (word, at) =>
        word.lexeme.stem === target.lexeme.stem &&
        !(part === except && at > index && at < index + 8) &&
        !isClaimedAt(part.words, at),
    ),
  )
}

function isClaimedAt(words: readonly Word[], index: number): boolean {
  for (let i = index - 1; i >= Math.max(0, index - 9); i--)
    if (CLAIMING.has(words[i]!.lexeme.lemma) || CLAIM_NOUNS.has(words[i]!.lexeme.key)) return true
  return false
}

/** Right behind a noun for a claim: "suspicion of arson", "reports of poor conditions". */
function isReportedAt(words: readonly Word[], index: number): boolean {
  for (let i = index; i > Math.max(0, index - 7) && (words[i]!.marks & (AFTER_BREAK | AFTER_COMMA)) === 0; i--)
    if (words[i]!.lexeme.key === 'of' && CLAIM_NOUNS.has(words[i - 1]!.lexeme.key)) return true
  return false
}

const STRONG_HEDGES = new Set(
  'may might could possible possibly potential potentially perhaps maybe likely probably unlikely apparently seemingly appears appear appearing appeared seems seem seeming seemed alleged allegedly alleges allege reportedly suspected purported rumored rumoured nearly almost supposedly suggest suggests feared'.split(
    ' ',
  ),
)

const TOLD_HEDGES = new Set(['reportedly', 'allegedly', 'alleged', 'purportedly', 'reported'])

const HEDGED = trait(({ key }) => MAY.has(key) || TOLD_HEDGES.has(key))

/** The headline hedges its main statement, and nothing in our wording hedges at all. */
function checkAllHedges(facts: SourceFacts, reading: CandidateReading, mine: number, findings: Finding[]): void {
  if (occurs(reading.traits, FRAMED)) return
  const { words, clauses } = facts.headline
  const isMay =
    (mine & HEDGES) === 0 &&
    clauses.some(
      (clause) =>
        clause.status !== 'noun' &&
        hasMay(words, clause) &&
        // "couldn't find" did not find.
        !(
          clause.isNegated && words.slice(clause.group.from, clause.verb).some(({ lexeme }) => lexeme.key === 'could')
        ) &&
        !clause.isQuestion &&
        sharesContent(reading, words, { from: clause.group.from, to: quotationEnd(words, clause.verb) }),
    )
  // Talks that are only reported stay possible when told plainly, but are no longer reported.
  const isTold =
    words.some((word, i) => TOLD_HEDGES.has(word.lexeme.key) && sharesHedged(reading, facts.headline, i)) &&
    (((mine & ALLEGATION) === 0 && !isVouched(reading)) || !vouchesForAll(facts, reading))
  if (!isMay && !isTold) return
  if (!facts.isAlone && !isMay && isToldPlainly(facts, reading)) return
  findings.push(wordFinding('hedge', reading, 0, reading.words.length - 1, 'drops the hedge of the headline'))
}

/** "'doors I could slam': growing up in Norwell": the doubt reaches no further than the quotation. */
function quotationEnd(words: readonly Word[], at: number): number {
  if ((words[at]!.marks & IN_QUOTES) === 0) return words.length
  let to = at
  while (to < words.length && (words[to]!.marks & IN_QUOTES) !== 0) to++
  return to
}

/** "shot by man reportedly disguised as a guard": whoever leaves the disguise out leaves its hedge out as well. */
function sharesHedged(reading: CandidateReading, { words, clauses }: SourcePart, index: number): boolean {
  const next = words[index + 1]
  if (next === undefined || (next.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return true
  // "boat sails after leaks reported aboard ferry": the leaks are reported, and not the boat.
  const report = clauses.find(({ verb }) => verb === index)
  if (report !== undefined && report.subject !== null)
    return sharesContent(reading, words, { from: report.subject.from, to: words.length })
  // "suspended over alleged fraud at port": the fraud is alleged, and nothing else.
  const isAdverb = (words[index]!.lexeme.flags & ADVERB) !== 0
  const deed = isAdverb ? undefined : clauses.find(({ group, status }) => group.from > index && status === 'done')
  return sharesContent(reading, words, { from: index + 1, to: deed?.group.from ?? words.length })
}

/** "after reports of", "amid claims": a cause that the source has as well, and nobody's word for the rest. */
function vouchesForAll(facts: SourceFacts, reading: CandidateReading): boolean {
  const { words } = reading
  return (
    reading.clauses.some((clause) => SPEECH.has(clause.lemma) || clause.marker === 'label') ||
    words.some(
      (word, i) =>
        isVouching(word) && !(CLAIM_NOUNS.has(word.lexeme.key) && isOccasion(words, i) && isOccasionThere(facts, word)),
    )
  )
}

function isOccasionThere(facts: SourceFacts, { lexeme }: Word): boolean {
  return facts.parts.some(({ words }) =>
    words.some((word, i) => word.lexeme.stem === lexeme.stem && isOccasion(words, i)),
  )
}

function isOccasion(words: readonly Word[], index: number): boolean {
  for (let i = index - 1; i >= 0 && i > index - 4; i--) {
    if ((words[i + 1]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return false
    if (OCCASION.has(words[i]!.lexeme.key)) return true
  }
  return false
}

const OCCASION = new Set('after amid over following despite since'.split(' '))

/** Our wording speaks of what stands in this stretch of the headline. */
function sharesContent(reading: CandidateReading, words: readonly Word[], range: Range): boolean {
  return overlaps(reading.words, { from: 0, to: reading.words.length }, words, range)
}

/** Some clause of ours is matched by a plain clause of the summary. */
function isToldPlainly(facts: SourceFacts, reading: CandidateReading): boolean {
  return reading.clauses.some((clause) =>
    matchingClauses(facts, reading, clause).some(
      (match) =>
        !match.isHeadline && surenessOf(match.part.words, match.clause) === 'sure' && match.clause.speaker === null,
    ),
  )
}

const ACCUSED = new Set(['accused', 'alleged', 'suspected'])

/** "accused shooter": the noun that only the accusation gives him. */
function accusedAt(words: readonly Word[], index: number, mine: readonly Word[]): number {
  const named = mine.findIndex((other) => CULPRITS.has(other.lexeme.lemma))
  if (named >= 0) return named
  for (let k = index + 1; k < Math.min(words.length, index + 5); k++) {
    const at = mine.findIndex(
      (other) => isContent(other) && other.lexeme.senses.some(isAccusing) && sameWord(other.lexeme, words[k]!.lexeme),
    )
    if (at >= 0) return at
  }
  return -1
}

function hedgedAt(words: readonly Word[], index: number, mine: readonly Word[]): number {
  const target = hedgeTarget(words, index)
  return target < 0 ? -1 : mine.findIndex((other) => isContent(other) && sameWord(other.lexeme, words[target]!.lexeme))
}

function hedgeTarget(words: readonly Word[], index: number): number {
  for (let k = index + 1; k < Math.min(words.length, index + 5); k++) {
    const word = words[k]!
    if ((word.lexeme.flags & (DETERMINER | PREPOSITION | AUXILIARY)) !== 0 || !isContent(word)) continue
    return k
  }
  return -1
}

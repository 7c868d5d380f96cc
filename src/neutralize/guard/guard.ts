/**
 * The fact guard: whether a candidate wording says nothing that its source does not say. It stands behind the
 * built-in engine and behind every language model. Pure and deterministic; the answer is a list of violations, each
 * with its span, and an empty list lets the candidate pass.
 */

import { foldText } from '../../text/analyze.ts'
import { codePointOffset, readWords } from '../clause/words.ts'
import { matchingClauses } from '../facts/clause-match.ts'
import { type GuardSource, markNames, readSource, type SourceFacts } from '../facts/facts.ts'
import { readText } from '../facts/text.ts'
import { checkAgents } from './agents.ts'
import { checkAsked } from './asked.ts'
import { checkAsserted } from './asserted.ts'
import { checkAttachments } from './attachments.ts'
import { checkBackground } from './background.ts'
import { checkBindings } from './bindings.ts'
import { checkBlame } from './blame.ts'
import { checkCauses, checkLinked } from './causes.ts'
import { checkComparison } from './comparison.ts'
import { checkConjoined } from './conjoined.ts'
import { checkContraries } from './contraries.ts'
import { checkDenials } from './denials.ts'
import { checkDirection } from './direction.ts'
import { checkDoers } from './doers.ts'
import { checkDone, checkForetold } from './done.ts'
import { checkReplaced, checkSwapped } from './elsewhere.ts'
import { checkExchangedNumber } from './exchanged-numbers.ts'
import { checkExchanges } from './exchanges.ts'
import { checkFigures } from './figures.ts'
import { checkClaims, checkHedges } from './hedges.ts'
import { checkAttitude, checkJudged } from './judged.ts'
import { checkKinds } from './kinds.ts'
import { checkLeftOut } from './left-out.ts'
import { checkLimits } from './limits.ts'
import { tacticsLeft } from './loaded.ts'
import { checkAfterwards, checkMeanwhile, checkTurnedCause } from './meanwhile.ts'
import { checkMerged } from './merged.ts'
import { checkDeeds, checkOperated } from './modality.ts'
import { checkMoved } from './moved.ts'
import { checkFullNames, checkPlaces } from './names.ts'
import { checkNegators, isOfNobody } from './negation.ts'
import { checkNumbers } from './numbers.ts'
import { checkNounWins, checkOrder, checkPlural, checkRoute, checkTurnedResult } from './order.ts'
import { checkPaired } from './paired.ts'
import { checkPairs } from './pairs.ts'
import { checkPartOf } from './part-of.ts'
import { checkPlaceOfNoun, checkScene } from './places.ts'
import { checkPoles } from './poles.ts'
import { checkBroughtForward, checkOpened, checkPutOff, checkWeighed } from './put-off.ts'
import { checkDisowned, checkUndone } from './qualified.ts'
import { checkQuotedBy, checkQuotedText, checkQuotes } from './quotes.ts'
import { checkRoles } from './roles.ts'
import {
  type CandidateReading,
  DEFAULT_GUARD_OPTIONS,
  type Finding,
  type GuardOptions,
  type GuardRule,
} from './rules.ts'
import { checkNamed, checkSaid } from './said.ts'
import { checkFirstOfKind, checkForemost, checkQuantity } from './scope.ts'
import { checkSegments } from './segments.ts'
import { checkShape } from './shape.ts'
import { checkSharedVerb } from './shared-verb.ts'
import { checkShortened } from './shortened.ts'
import { checkHeard, checkSaidWords, checkSpeaker } from './speakers.ts'
import { checkStranger } from './strangers.ts'
import { checkSuspects } from './suspects.ts'
import { checkEnded, isTurnedDeed } from './turned.ts'
import { checkUndecided } from './undecided.ts'
import { checkUnits } from './units.ts'
import { checkAccused, checkVictims } from './victims.ts'
import { checkViews } from './views.ts'
import { checkPurpose, checkVouched } from './vouching.ts'
import { withoutWithheld } from './withheld.ts'
import { checkWords } from './words.ts'

export { type GuardSource, readSource, type SourceFacts } from '../facts/facts.ts'
export { DEFAULT_GUARD_OPTIONS, type GuardOptions, type GuardRule } from './rules.ts'

/** One thing wrong with a candidate. Offsets count code points of the text that `side` names. */
export interface Violation {
  rule: GuardRule
  /** `source` where a fact of the headline was lost, else `candidate`. */
  side: 'candidate' | 'source'
  text: string
  start: number
  end: number
  message: string
}

/** What is wrong, in a sentence for whoever made the candidate: the words in question first, where they are not all of it. */
export function describeViolation({ side, text, message }: Violation, candidate: string): string {
  const isWhole = side === 'candidate' && text.length === candidate.length
  return isWhole || text === '' || message.includes('“') ? message : `“${text}” ${message}`
}

/** Checks one candidate against a source. Read the source once with `readSource` when there are several. */
export function checkCandidate(
  source: GuardSource,
  candidate: string,
  options: GuardOptions = DEFAULT_GUARD_OPTIONS,
): Violation[] {
  return checkAgainst(readSource(source), candidate, options)
}

/** Checks one candidate against the facts of its source. */
export function checkAgainst(
  facts: SourceFacts,
  candidate: string,
  options: GuardOptions = DEFAULT_GUARD_OPTIONS,
): Violation[] {
  const findings: Finding[] = []
  if (!checkShape(facts, candidate, options, findings)) return asViolations(facts, candidate, findings)
  const reading = readCandidate(facts, candidate)
  for (const rule of RULES) rule(facts, reading, findings, options)
  if (findings.length === 0) checkSaid(facts, reading, findings)
  const violations = asViolations(facts, candidate, findings)
  violations.push(...tacticsLeft(facts, reading, options), ...factsLost(candidate, options))
  return violations
}

/** Whether there is nothing to say against a candidate: the first violation settles it. */
export function passesGuard(
  facts: SourceFacts,
  candidate: string,
  options: GuardOptions = DEFAULT_GUARD_OPTIONS,
): boolean {
  const findings: Finding[] = []
  checkShape(facts, candidate, options, findings)
  if (findings.length > 0) return false
  const reading = readCandidate(facts, candidate)
  for (const rule of RULES) {
    rule(facts, reading, findings, options)
    if (findings.length > 0) return false
  }
  checkSaid(facts, reading, findings)
  return (
    findings.length === 0 &&
    tacticsLeft(facts, reading, options).length === 0 &&
    factsLost(candidate, options).length === 0
  )
}

function readCandidate(facts: SourceFacts, candidate: string): CandidateReading {
  const told = withoutWithheld(facts, candidate)
  const words = readWords(told)
  markNames(facts, words)
  return readText(told, words)
}

type Rule = (facts: SourceFacts, reading: CandidateReading, findings: Finding[], options: GuardOptions) => void

/** In this order the findings are told. `checkSaid` comes after all others, of a candidate without fault. */
const RULES: readonly Rule[] = [
  checkNumbers,
  checkUnits,
  checkExchanges,
  checkWords,
  checkBlame,
  checkKinds,
  checkQuantity,
  checkForemost,
  checkFirstOfKind,
  checkFigures,
  checkRoles,
  checkAttachments,
  checkBindings,
  checkMerged,
  checkSegments,
  checkConjoined,
  checkMeanwhile,
  checkAfterwards,
  checkTurnedCause,
  checkPairs,
  checkPaired,
  checkPlaceOfNoun,
  checkScene,
  checkMoved,
  checkReplaced,
  checkSwapped,
  checkExchangedNumber,
  checkBackground,
  checkDoers,
  checkAgents,
  checkVictims,
  checkAccused,
  checkPartOf,
  checkOrder,
  checkCauses,
  checkLinked,
  checkComparison,
  checkAsserted,
  checkFullNames,
  checkPlaces,
  checkRoute,
  checkPlural,
  checkNounWins,
  checkTurnedResult,
  checkNegators,
  checkLeftOut,
  checkDenials,
  checkViews,
  checkDirection,
  checkContraries,
  checkPoles,
  checkEnded,
  checkHedges,
  checkSharedVerb,
  checkSuspects,
  checkClaims,
  checkOperated,
  checkShortened,
  checkPutOff,
  checkWeighed,
  checkBroughtForward,
  checkOpened,
  checkDone,
  checkForetold,
  checkUndone,
  checkUndecided,
  checkLimits,
  checkDisowned,
  checkClauses,
  checkPurpose,
  checkAsked,
  checkJudged,
  checkAttitude,
  checkQuotes,
  checkQuotedText,
  checkQuotedBy,
]

function checkClauses(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    checkSpeaker(facts, reading, clause, findings)
    checkStranger(facts, reading, clause, findings)
    checkSaidWords(facts, reading, clause, findings)
    if (clause.marker === 'label') continue
    const matches = matchingClauses(facts, reading, clause)
    checkVouched(facts, reading, clause, matches, findings)
    if (!isTurnedDeed(facts, reading.words, clause) && !isOfNobody(facts, reading.words, clause))
      checkDeeds(facts, reading, clause, matches, findings)
    checkHeard(facts, reading, clause, findings)
    checkNamed(facts, reading, clause, findings)
  }
}

function factsLost(candidate: string, options: GuardOptions): Violation[] {
  const facts = options.mustKeep ?? []
  if (facts.length === 0) return []
  const text = foldText(candidate)
  const lost = facts.filter((alternatives) => !alternatives.some((alternative) => text.includes(foldText(alternative))))
  if (1 - lost.length / facts.length >= (options.minCoverage ?? 1)) return []
  return lost.map((alternatives) => ({
    rule: 'must-keep',
    side: 'source',
    text: alternatives[0] ?? '',
    start: 0,
    end: 0,
    message: `loses the fact “${alternatives[0] ?? ''}”`,
  }))
}

function asViolations(facts: SourceFacts, candidate: string, findings: readonly Finding[]): Violation[] {
  return findings.map(({ rule, side, start, end, message }) => {
    const text = side === 'candidate' ? candidate : facts.source.headline
    return {
      rule,
      side,
      text: text.slice(start, end),
      start: codePointOffset(text, start),
      end: codePointOffset(text, end),
      message,
    }
  })
}

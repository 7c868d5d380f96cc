/** What the source tells as done is not put off: told as to come, as only wanted, or as possible. */
import type { Clause } from '../clause/clause.ts'
import { ALLEGATION, MODAL, POSSIBILITY } from '../clause/lexicon.ts'
import { lemmaTrait, occurs } from '../clause/word-traits.ts'
import { isContent, type Word } from '../clause/words.ts'
import { LIGHT, matchingClauses, overlaps, sameStem } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import { modalityOf } from '../facts/modality.ts'
import { EXPECTED, SO, TO_COME } from '../facts/modality-operators.ts'
import { isFramed } from '../facts/sureness.ts'
import { endsAt } from './denying.ts'
import { isAnnounced } from './done.ts'
import { HOLDING, mentionsOf } from './mentions.ts'
import { hasDenial } from './negation.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/**
 * "signs order" told as "to consider order", "passes rule" as "proposes rule": the same doer and the same object, the
 * deed put off.
 */
export function checkPutOff(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { headline } = facts
  if (isToCome(facts)) return
  const modality = modalityOf(reading)
  for (const clause of reading.clauses) {
    if (clause.marker === 'label' || clause.governor !== null || clause.subject === null || clause.status === 'noun')
      continue
    const isPlanned = clause.status === 'planned' && clause.marker === ''
    if (!isPlanned && !(modality.operates[clause.verb] === 1 && !clause.isPassive && clause.status === 'done')) continue
    // "aims camera at yard"
    if (clause.lemma === 'aim' && clause.object !== null) continue
    if (facts.keys.has(clause.lemma) || matchingClauses(facts, reading, clause).length > 0) continue
    const themes = [clause.object, ...(isPlanned ? clause.adjuncts.map(({ range }) => range) : [])]
    const isDone = headline.clauses.some(
      (other) =>
        isDeedDone(headline, other) &&
        overlaps(reading.words, clause.subject, headline.words, other.subject) &&
        themes.some(
          (theme) =>
            overlaps(reading.words, theme, headline.words, other.object) ||
            (theme !== null &&
              reading.words
                .slice(theme.from, theme.to)
                .some((word) => sameStem(word.lexeme, headline.words[other.verb]!.lexeme))),
        ),
    )
    if (!isDone) continue
    // "pauses tariffs" told as "puts tariffs on hold"
    if (endsAt(facts, reading.words, clause.verb)) continue
    const { from, to } = clause.group
    findings.push(wordFinding('plan', reading, from, to - 1, 'puts off what the source tells as done'))
    return
  }
}

/** Who does this has not done it yet. */
const WEIGHING = new Set('consider weigh mull ponder contemplate plan propose eye'.split(' '))

/** With these a thing is done or decided. */
const SETTLING = new Set(
  'begin start announce unveil approve sign finalize finalise adopt pass enact impose launch order issue release'.split(
    ' ',
  ),
)

const UNSETTLED = lemmaTrait(
  new Set([...WEIGHING, 'proposal', 'study', 'explore', 'may', 'might', 'could', 'threaten', 'option']),
)

/** "fires head" told as "considers firing head", "finalizes rule" as "proposes rule". */
export function checkWeighed(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (occurs(facts.traits, UNSETTLED) || (facts.allFlags & POSSIBILITY) !== 0) return
  const { words } = reading
  for (let at = 1; at < words.length; at++) {
    const { lexeme } = words[at]!
    if (!WEIGHING.has(lexeme.lemma) || (lexeme.singular !== null && !reading.clauses.some(({ verb }) => verb === at)))
      continue
    const weighed = words.slice(at + 1, at + 4).find(isContent)
    if (weighed === undefined) continue
    const { headline } = facts
    const isDone = headline.clauses.some((clause) => {
      if (clause.status === 'planned' || clause.isNegated || clause.isQuestion) return false
      const verb = headline.words[clause.verb]!
      const thing = headline.words.slice(clause.group.to, clause.group.to + 3).find(isContent)
      return (
        sameStem(verb.lexeme, weighed.lexeme) ||
        (SETTLING.has(clause.lemma) && thing !== undefined && sameStem(thing.lexeme, weighed.lexeme))
      )
    })
    if (!isDone || mentionsOf(facts, weighed).some(({ level, isDenied }) => level < SO || isDenied)) continue
    findings.push(wordFinding('plan', reading, at, at, 'puts off what the source tells as done'))
    return
  }
}

const isToCome = oncePerSource(({ headline }) =>
  modalityOf(headline).levels.some((level) => level === TO_COME || level === EXPECTED),
)

/** They are done as soon as they are planned. */
const PLANNING = new Set('plan prepare seek try aim intend work'.split(' '))

/** "House to examine ouster" told as "House examines ouster": the same doer, the same verb, still to come. */
export function checkBroughtForward({ headline }: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!headline.clauses.some(({ status }) => status === 'planned')) return
  for (const { lemma, verb, subject, status, isQuestion, isHedged } of reading.clauses) {
    if (status !== 'done' || subject === null || isQuestion || isHedged || PLANNING.has(lemma)) continue
    let isToCome = false
    let isDone = false
    for (const other of headline.clauses) {
      if (!sameStem(headline.words[other.verb]!.lexeme, reading.words[verb]!.lexeme)) continue
      const isSame =
        other.status === 'planned' && other.governor === null && headline.words[other.group.from]!.lexeme.key === 'to'
      if (isSame && overlaps(reading.words, subject, headline.words, other.subject)) isToCome = true
      else isDone = true
    }
    if (!isToCome || isDone) continue
    findings.push(wordFinding('plan', reading, verb, verb, 'tells as done what the source tells as to come'))
    return
  }
}

function isDeedDone(part: SourcePart, clause: Clause): boolean {
  const { levels, operates } = modalityOf(part)
  return (
    clause.status === 'done' &&
    clause.governor === null &&
    levels[clause.verb] === SO &&
    operates[clause.verb] === 0 &&
    (clause.object === null || !operates.slice(clause.object.from, clause.object.to).includes(1)) &&
    !HOLDING.has(clause.lemma)
  )
}

/** Who must do it is told so. */
const OUGHT = new Set(['must', 'should'])

const MAY = new Set(['may', 'might', 'could'])

/** A source that leaves nothing open is told with no doubt; one that tells nothing to come, with no plan. */
export function checkOpened(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    const { from, to } = clause.group
    if (clause.marker === 'that' || clause.marker === 'which') continue
    const isToCome =
      clause.status === 'planned' &&
      clause.governor === null &&
      clause.marker === '' &&
      // "South to see storms": what somebody gets, and no plan of his.
      !LIGHT.has(clause.lemma) &&
      !OUGHT.has(reading.words[from]!.lexeme.key)
    if (!isToCome && !reading.words.slice(from, clause.verb).some((word) => MAY.has(word.lexeme.key))) continue
    if (isOpenAnywhere(facts) || isFramed(reading, clause) || isAnnounced(facts, reading.words[clause.verb]!)) continue
    // "decision to end aid": taken, and not put off.
    if (STEPS.has(reading.words[from - 1]?.lexeme.lemma ?? '')) continue
    // "will not perform" for "pulls out": no plan is made of what is denied. "According to witness" is none either.
    if (
      ((clause.isNegated || modalityOf(reading).denied[clause.verb] === 1) && hasDenial(facts)) ||
      reading.words[from - 1]?.lexeme.key === 'according'
    )
      continue
    findings.push(wordFinding('plan', reading, from, to - 1, 'tells as possible what the source tells as so'))
    return
  }
}

const STEPS = new Set(['move', 'decision', 'step', 'order', 'vote'])

const AVERTING = new Set(['avert', 'prevent', 'avoid', 'stop', 'block', 'halt', 'delay'])

const FACING = new Set(['faces', 'facing'])
const PENALTIES = new Set(
  'ban charge deportation execution fine jail jailing penalty prison sentence suspension year'.split(' '),
)

const penaltyFollows = ({ headline }: SourceFacts, at: number): boolean =>
  headline.words
    .slice(at + 1, at + 6)
    .some(({ lexeme }) => PENALTIES.has(lexeme.lemma) || PENALTIES.has(lexeme.singular ?? ''))

const isOpenAnywhere = oncePerSource((facts) => {
  if ((facts.allFlags & (POSSIBILITY | ALLEGATION | MODAL)) !== 0) return true
  // "faces a year in jail": it may come.
  if (facts.headline.words.some(({ lexeme }, at) => FACING.has(lexeme.key) && penaltyFollows(facts, at))) return true
  // "looks grim": to whoever looks.
  const isSeen = (_: unknown, at: number, { [at]: word, [at + 1]: next }: readonly Word[]) =>
    word?.lexeme.key === 'looks' && next !== undefined && isContent(next) && next.lexeme.verbForms === 0
  if (facts.headline.words.some(isSeen)) return true
  // What could not be averted is still to come.
  const { denied } = modalityOf(facts.headline)
  if (facts.headline.words.some(({ lexeme }, at) => denied[at] === 1 && AVERTING.has(lexeme.lemma))) return true
  return facts.parts.some(
    (part) =>
      modalityOf(part).levels.some((level) => level < SO) ||
      // "is leaving" may as well be to come.
      part.clauses.some(
        (clause) =>
          clause.status === 'ongoing' &&
          (clause.group.from < clause.verb || (clause.governor === null && part === facts.headline)),
      ),
  )
})

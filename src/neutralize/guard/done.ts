/**
 * Deeds told as done: a perfect ("has begun"), or a word for what comes true ("takes effect"), needs a clause of the
 * source that tells something of the same thing as done. A plan, an order, a request or a claim tells of no such thing.
 */
import type { Clause, Range } from '../clause/clause.ts'
import { MODAL, POSSIBILITY } from '../clause/lexicon.ts'
import { SPEECH } from '../clause/verbs.ts'
import { hasTrait, keyTrait, lemmaTrait, occurs, trait } from '../clause/word-traits.ts'
import { isContent, type Word } from '../clause/words.ts'
import { isCopula, matchingClauses, overlaps, sameStem, sameWord } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import { modalityOf } from '../facts/modality.ts'
import { isNounOperator, SO, TO_COME } from '../facts/modality-operators.ts'
import { isFramed, isPerfect } from '../facts/sureness.ts'
import { endsAt } from './denying.ts'
import { HOLDING } from './mentions.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** "will ease debt" where the source only hopes, asks or expects: nothing in it is sure to come. */
export function checkForetold(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(reading.traits, FUTURE) || occurs(facts.traits, FUTURE)) return
  for (const clause of reading.clauses) {
    const { group, verb, governor, speaker } = clause
    if (clause.status !== 'planned' || clause.marker === 'that') continue
    if (clause.isNegated || clause.isQuestion || clause.isConditional || isFramed(reading, clause)) continue
    if (!reading.words.slice(group.from, verb).some(({ lexeme }) => hasTrait(lexeme, FUTURE))) continue
    if (governor !== null || speaker !== null || isAnythingToCome(facts)) {
      if (isForeseen(facts, reading, clause)) continue
    }
    if (isAnnounced(facts, reading.words[verb]!)) continue
    // "is leaving" may as well be to come.
    if (matchingClauses(facts, reading, clause).some((match) => match.clause.status === 'ongoing')) continue
    findings.push(wordFinding('hedge', reading, group.from, verb, 'tells as sure what the source does not'))
    return
  }
}

/** Who does one of these says what he will do. */
const COMMITTING = lemmaTrait(
  new Set('offer vow promise pledge threaten agree order decide swear commit guarantee refuse reject eye'.split(' ')),
)

const STRIVING = new Set('sue petition appeal lobby campaign rally protest fight file gather march'.split(' '))

/** "sues to block": he may lose. */
const isStriven = ({ governor, status }: Clause): boolean =>
  status === 'planned' && governor !== null && STRIVING.has(governor.lemma)

const ANNOUNCING = new Set('announce order approve schedule confirm'.split(' '))

/** "announces relocation of depot": it will be relocated. */
export function isAnnounced(facts: SourceFacts, { lexeme }: Word): boolean {
  return facts.parts.some(({ words, clauses }) =>
    clauses.some(
      ({ lemma, object }) =>
        object !== null &&
        ANNOUNCING.has(lemma) &&
        words.slice(object.from, object.to).some((word) => isContent(word) && sameWord(word.lexeme, lexeme)),
    ),
  )
}

/** The source tells the same deed, or another of one of its sides, as to come. */
function isForeseen(facts: SourceFacts, reading: CandidateReading, clause: Clause): boolean {
  const { words } = reading
  if (occurs(facts.traits, COMMITTING) || (reading.flags & POSSIBILITY) !== 0) return true
  const { lexeme } = words[clause.verb]!
  return facts.parts.some((part) => {
    const { levels } = modalityOf(part)
    return (
      part.words.some(
        (word, i) =>
          levels[i] === TO_COME &&
          isContent(word) &&
          sameWord(word.lexeme, lexeme) &&
          !part.clauses.some((other) => other.verb === i && isStriven(other)),
      ) ||
      part.clauses.some(
        (other) =>
          other.status !== 'noun' &&
          levels[other.verb] === TO_COME &&
          !isStriven(other) &&
          [other.subject, other.object].some((theirs) =>
            [clause.subject, clause.object].some((mine) => overlaps(words, mine, part.words, theirs)),
          ),
      )
    )
  })
}

/** "agreement to hand over", "panel to review": who signs or founds it, does it. */
const BINDING = new Set(
  'agreement deal pact contract accord treaty settlement law order rule group team panel commission committee force body'.split(
    ' ',
  ),
)

const FUTURE = keyTrait(new Set(['will', 'shall', "'ll"]))

const isAnythingToCome = oncePerSource(({ parts }) =>
  parts.some((part) => {
    const { levels, governed, operates } = modalityOf(part)
    return (
      // "agrees to talks", "plans closure"
      levels.some((level, i) => level === TO_COME && governed[i] === 1) ||
      part.clauses.some(({ status, governor, verb, group }) => {
        if (LEAVING.has(part.words[verb]!.lexeme.lemma) && status === 'ongoing') return true
        const isBound = BINDING.has(part.words[group.from - 1]?.lexeme.key ?? '')
        if (status !== 'planned' || (levels[verb] !== TO_COME && !isBound)) return false
        // "to ease debt": what for, and nothing that will be.
        return governor === null || isBound || operates[governor.verb] === 1
      })
    )
  }),
)

const LEAVING = new Set(
  'leave depart quit resign retire return come go join move step start begin open close'.split(' '),
)

/** Adds a finding for a deed told as done that the source nowhere tells as done. */
export function checkDone(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(reading.traits, TELLING_DONE)) return
  for (const clause of reading.clauses) {
    if (!isToldDone(reading, clause)) continue
    // What somebody says is done may be his word for it, unless the source tells of what is to come.
    if (clause.speaker !== null && !isPlanAnywhere(facts)) continue
    if (realizes(reading.words, clause.verb)) {
      if (isAnythingRealized(facts)) continue
    } else if (!isPerfect(reading, clause) || isKnown(facts, reading, clause)) continue
    const { from, to } = clause.group
    findings.push(wordFinding('plan', reading, from, to - 1, 'tells as done what the source does not tell as done'))
    return
  }
}

const isPlanAnywhere = oncePerSource(({ hasPlan, allFlags }) => hasPlan || (allFlags & (MODAL | POSSIBILITY)) !== 0)

function isToldDone(reading: CandidateReading, clause: Clause): boolean {
  const { verb, group } = clause
  if (clause.marker === 'label' || clause.status !== 'done' || clause.isNegated || clause.isQuestion) return false
  if (clause.isHedged || clause.isConditional || isCopula(clause)) return false
  const { levels, denied, operates } = modalityOf(reading)
  // "has proposed": done as soon as it is said.
  if (levels[verb] !== SO || denied[verb] === 1 || operates[verb] === 1) return false
  return !reading.words.slice(group.from, verb).some(({ lexeme }) => (lexeme.flags & MODAL) !== 0)
}

/** Some clause or noun of the source tells this deed, or another deed done to the same thing, as done. */
function isKnown(facts: SourceFacts, reading: CandidateReading, clause: Clause): boolean {
  if (matchingClauses(facts, reading, clause).some(({ part, clause: other }) => isSo(part, other.verb))) return true
  const { words } = reading
  const { lexeme } = words[clause.verb]!
  // "…: CDC" told as "CDC has said": that he speaks, the colon tells.
  if (SPEECH.has(clause.lemma) && facts.parts.some(({ clauses }) => clauses.some(isLabelled))) return true
  // "stops strikes" told as "has ended strikes"
  if (endsAt(facts, reading.words, clause.verb)) return true
  // "charges man" told as "has brought charges against him"
  if (clause.object !== null && isDeedOf(facts, words[clause.object.to - 1]!)) return true
  const themes = themesOf(clause)
  return facts.parts.some(
    (part) =>
      part.words.some((word, i) => isContent(word) && isSo(part, i) && sameWord(word.lexeme, lexeme)) ||
      part.clauses.some(
        (other) =>
          other.marker !== 'label' &&
          // "removing debris": nobody has removed it yet.
          (other.status === 'done' || (other.status === 'ongoing' && other.group.from < other.verb)) &&
          isSo(part, other.verb) &&
          !isCopula(other) &&
          !SPEECH.has(other.lemma) &&
          !HOLDING.has(other.lemma) &&
          themesOf(other).some((theirs) => themes.some((mine) => overlaps(words, mine, part.words, theirs))),
      ),
  )
}

const isDeedOf = (facts: SourceFacts, { lexeme }: Word): boolean =>
  facts.parts.some((part) =>
    part.clauses.some(
      ({ verb, status }) => status === 'done' && isSo(part, verb) && sameStem(part.words[verb]!.lexeme, lexeme),
    ),
  )

const isLabelled = ({ speaker }: Clause): boolean => speaker?.marker === 'label'

function themesOf({ object, subject, isPassive, adjuncts }: Clause): Range[] {
  const themes = adjuncts.map(({ range }) => range)
  if (object !== null) themes.push(object)
  if (isPassive && subject !== null) themes.push(subject)
  return themes
}

function isSo(part: SourcePart, index: number): boolean {
  const { levels, operates } = modalityOf(part)
  return levels[index] === SO && operates[index] === 0
}

const REALIZING = new Set('implement enact enforce finalize finalise materialize materialise'.split(' '))

const EFFECTS = new Set(['effect', 'force', 'practice', 'practise', 'operation', 'action', 'place', 'law'])

const PUTTING = new Set(['put', 'bring', 'come', 'go', 'enter'])

const MEETING = new Set(['fulfil', 'fulfill', 'execute', 'honor', 'honour'])

const TELLING_DONE = trait(
  ({ key, lemma }) =>
    key === 'has' ||
    key === 'have' ||
    key === 'had' ||
    lemma === 'carry' ||
    EFFECTS.has(key) ||
    REALIZING.has(lemma) ||
    MEETING.has(lemma),
)

/** How far behind its verb stands what it puts into effect. */
const REACH = 8

/** "takes effect", "puts plan into practice", "carries out plan", "enacts": what was planned is now so. */
function realizes(words: readonly Word[], verb: number): boolean {
  const { lemma } = words[verb]!.lexeme
  if (REALIZING.has(lemma)) return true
  const next = words[verb + 1]?.lexeme.key
  if (lemma === 'take') return next === 'effect'
  if (lemma === 'kick') return next === 'in'
  // An attack that is carried out was never only planned.
  if (MEETING.has(lemma) || (lemma === 'carry' && next === 'out'))
    return words.slice(verb + 1, verb + REACH).some(isNounOperator)
  if (!PUTTING.has(lemma)) return false
  for (let i = verb + 1; i + 1 < words.length && i < verb + REACH; i++)
    if (words[i]!.lexeme.key === 'into' && EFFECTS.has(words[i + 1]!.lexeme.key)) return true
  return false
}

/** Something in the source is put into effect, or in force already. */
const isAnythingRealized = oncePerSource(({ parts }) =>
  parts.some((part) =>
    part.words.some(
      ({ lexeme }, i) =>
        isSo(part, i) &&
        (realizes(part.words, i) ||
          /^(?:implementation|enactment|enforcement)$/.test(lexeme.key) ||
          (lexeme.key === 'in' && EFFECTS.has(part.words[i + 1]?.lexeme.key ?? ''))),
    ),
  ),
)

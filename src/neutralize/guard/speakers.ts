/**
 * Attribution: whoever says it in the source says it in the candidate, and a headline that is said by somebody stays so.
 */

import type { Clause, Range } from '../clause/clause.ts'
import { NEGATOR, PAST, PLACE_NAME, PLANNING, PLURAL } from '../clause/lexicon.ts'
import { SPEECH } from '../clause/verbs.ts'
import { AFTER_BREAK, AFTER_COMMA, CAPITAL, isContent, SENTENCE_START, type Word } from '../clause/words.ts'
import { overlaps, sameHead } from '../facts/clause-match.ts'
import { initialsOf, oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import { headWord, isAnaphor, isOnlyRelated } from '../facts/same-one.ts'
import { isSaying } from '../facts/sureness.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'
import { sentenceStart, shareOf, startOf } from './said.ts'
import {
  isKicker,
  isNamedBefore,
  isOtherNation,
  isProperPhrase,
  isQuotingKicker,
  isSameSpeaker,
  isStateOf,
  isUntoldName,
  speaking,
} from './same-speaker.ts'

const ANYBODY = new Set(
  'lawsuit suit complaint footage analysis audit report article data study survey poll official source people column columnist author writer expert analyst it he she they who researcher email document filing company video ruling story spokesman spokesperson spokeswoman agency statement indictment figure letter memo court explainer guide review customer witness scientist piece op-ed oped editorial commentary commentator pundit quiz essay newsletter podcast blog post book list magazine newspaper outlet participant attendee insider reader detail evidence finding result sign photo picture image record research test model headline title'.split(
    ' ',
  ),
)

function isAnybody(words: readonly Word[], { from, to }: Range): boolean {
  for (let i = from; i < to; i++)
    if (ANYBODY.has(words[i]!.lexeme.lemma) || ANYBODY.has(words[i]!.lexeme.key)) return true
  return false
}

/** Everything somebody says in the source: who, and the words. */
interface Speech {
  speaker: Range
  said: Range
  part: SourcePart
}

const speechesOf = oncePerSource(({ parts }): Speech[] =>
  parts.flatMap((part) =>
    part.clauses.flatMap((clause) => {
      const said = saidBy(part.words, part.clauses, clause)
      return said === null || clause.subject === null ? [] : [{ speaker: clause.subject, said, part }]
    }),
  ),
)

/** The stretch that this clause of saying vouches for: behind it, or before it where it trails. */
function saidBy(words: readonly Word[], clauses: readonly Clause[], clause: Clause): Range | null {
  const isLabel = clause.marker === 'label'
  if (
    !(isLabel || SAYS.has(clause.lemma)) ||
    clause.subject === null ||
    clause.isPassive ||
    clause.status === 'noun' ||
    (clause.status === 'planned' && clause.governor !== null)
  )
    return null
  const isTrailing =
    isLabel ||
    (clause.subject.from > 0 &&
      clause.object === null &&
      !clauses.some((other) => other.governor === clause) &&
      (words[startOf(clause)]!.marks & (AFTER_COMMA | AFTER_BREAK)) !== 0)
  if (isLabel && clause.subject.from === 0) return { from: clause.subject.to, to: words.length }
  if (isTrailing) {
    const to = startOf(clause)
    return { from: sentenceStart(words, to - 1), to }
  }
  let to = clause.group.to
  while (to < words.length && (words[to]!.marks & SENTENCE_START) === 0) to++
  return to > clause.group.to ? { from: clause.group.to, to } : null
}

const SAYS = new Set(
  'say claim argue announce allege insist state warn note add suggest call describe boast tout confirm reveal admit contend believe think predict explain declare complain quip joke testify signal tell assert maintain'.split(
    ' ',
  ),
)

const MOST_SHARED = 0.6

const LEAST_LEAD = 0.25

/** What our speaker says is said by another in the source, and not by him. */
export function checkSaidWords(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  findings: Finding[],
): void {
  const said = saidBy(reading.words, reading.clauses, clause)
  if (said === null || clause.subject === null) return
  if (isAnybody(reading.words, clause.subject)) return
  if (isSource(facts, reading.words, clause.subject)) return
  const mine = reading.words.slice(said.from, said.to)
  let own = 0
  let other = 0
  for (const { speaker, said: theirs, part } of speechesOf(facts)) {
    const share = shareOf(mine, part.words, theirs)
    if (
      isAnaphor(part.words, speaker) ||
      overlaps(reading.words, clause.subject, part.words, speaker) ||
      (isProperPhrase(reading.words, clause.subject) && isOneUnnamed(part.words, speaker)) ||
      (isOneUnnamed(reading.words, clause.subject) && isProperPhrase(part.words, speaker)) ||
      isUntoldName(reading.words, clause.subject, part, speaker)
    )
      own = Math.max(own, share)
    else other = Math.max(other, share)
  }
  if (other < MOST_SHARED || other - own < LEAST_LEAD) return
  if (!stands(facts, reading.words, clause.subject)) return
  findings.push(
    wordFinding(
      'attribution',
      reading,
      clause.subject.from,
      clause.subject.to - 1,
      'says what somebody else says in the source',
    ),
  )
}

/** "Ex-banker": one person without a name may be the one who is named. */
function isOneUnnamed(words: readonly Word[], range: Range): boolean {
  const head = words[headWord(words, range)]
  return head !== undefined && (head.lexeme.flags & (PLURAL | PLACE_NAME)) === 0 && !isProperPhrase(words, range)
}

/** The head of our speaker stands in the source, so that it is no new name for the same one. */
function stands(facts: SourceFacts, words: readonly Word[], range: Range): boolean {
  for (let i = range.to - 1; i >= range.from; i--)
    if (isContent(words[i]!)) return facts.stems.has(words[i]!.lexeme.stem)
  return false
}

/** "…, survey finds": said by the survey, and by nobody else. */
const RESULTS = new Set(['find', 'show', 'conclude'])

export function checkSpeaker(facts: SourceFacts, reading: CandidateReading, clause: Clause, findings: Finding[]): void {
  if (
    !isSaying(reading.words, clause) ||
    isOrdering(reading, clause) ||
    clause.isPassive ||
    clause.subject === null ||
    clause.status === 'noun'
  )
    return
  const { words } = reading
  if (
    clause.object === null &&
    clause.marker !== 'label' &&
    !reading.clauses.some((other) => other.speaker === clause || other.governor === clause)
  )
    return
  if (isAnybody(words, clause.subject)) return
  if (isSource(facts, words, clause.subject)) return
  let hasSpeaker = false
  for (const part of facts.parts) {
    for (const other of part.clauses) {
      if (
        other.subject === null ||
        other.isPassive ||
        other.marker === 'attribute' ||
        // "no minister should pledge that": nobody.
        (part.words[other.subject.from]!.lexeme.flags & NEGATOR) !== 0 ||
        !(
          SPEECH.has(other.lemma) ||
          (part === facts.headline && RESULTS.has(other.lemma)) ||
          other.lemma === clause.lemma ||
          other.marker === 'label'
        )
      )
        continue
      const theirs = other.marker === 'label' ? speaking(part.words, other.subject) : other.subject
      if (isSameSpeaker(words, clause.subject, part, theirs) || isThatLand(words, clause.subject, part, theirs)) return
      if (isAnaphor(part.words, other.subject)) continue
      // "a lawsuit accuses": nobody who speaks.
      hasSpeaker ||= !(/^an?$/.test(part.words[theirs.from]!.lexeme.key) && isAnybody(part.words, theirs))
      if (isStateOf(words, clause.subject, part.words, theirs) || isUntoldName(words, clause.subject, part, theirs))
        return
      if (
        !isOnlyRelated(words, clause.subject, part.words, theirs) &&
        (part.words[other.subject.from]!.marks & AFTER_COMMA) === 0 &&
        !isOtherNation(words, clause.subject, part.words, theirs) &&
        isNamedBefore(words, clause.subject, part, other.verb)
      )
        return
    }
    if (isKicker(words, clause.subject, part)) return
    hasSpeaker ||= isQuotingKicker(part)
    if (
      part === facts.headline &&
      !hasOtherSpeaker(words, clause.subject, part) &&
      isHeadDoer(words, clause.subject, part)
    )
      return
  }
  // A source that only says "she says" may mean whomever we name, if it names him anywhere.
  if (hasSpeaker || isUnknown(facts, words, clause.subject))
    findings.push(
      wordFinding(
        'attribution',
        reading,
        clause.subject.from,
        Math.max(clause.subject.to, clause.group.to) - 1,
        'lets somebody else say it',
      ),
    )
}

/** "the country says" for "Norland says" */
const isThatLand = (words: readonly Word[], mine: Range, part: SourcePart, theirs: Range): boolean =>
  isAnaphor(words, mine) &&
  LANDS.has(words[mine.to - 1]!.lexeme.key) &&
  theirs.to - theirs.from === 1 &&
  (part.words[theirs.from]!.lexeme.flags & PLACE_NAME) !== 0

const LANDS = new Set(['country', 'state', 'nation', 'government', 'city'])

/** Somebody of whom the source has no word: "prosecutors" where it tells of no charge. */
function isUnknown(facts: SourceFacts, words: readonly Word[], range: Range): boolean {
  const head = words[headWord(words, range)]
  return (
    head !== undefined &&
    isContent(head) &&
    !facts.stems.has(head.lexeme.stem) &&
    !facts.roots.has(head.lexeme.root) &&
    !head.lexeme.senses.some((sense) => facts.senses.has(sense) || facts.narrower.has(sense))
  )
}

const FIGURES = new Set('figure data report survey study poll estimate filing analysis'.split(' '))

/** The speaker's initials or name in full, or "FCA figures": the source has them from him. */
function isSource(facts: SourceFacts, words: readonly Word[], range: Range): boolean {
  const { key } = words[range.to - 1]!.lexeme
  let initials = ''
  for (let i = range.from; i < range.to; i++) if ((words[i]!.marks & CAPITAL) !== 0) initials += words[i]!.lexeme.key[0]
  if (initialsOf(facts).has(key) || (initials.length > 1 && facts.acronyms.has(initials))) return true
  return facts.parts.some(({ words: theirs }) =>
    theirs.some(({ lexeme, marks }, i) => {
      const before = theirs[i - 1]
      // "…, survey finds" is no survey of what stands before the comma.
      return before?.lexeme.key === key && (marks & AFTER_COMMA) === 0 && FIGURES.has(lexeme.singular ?? lexeme.key)
    }),
  )
}

/** Who threatens or plans in the headline may be said to say so. */
function isHeadDoer(words: readonly Word[], mine: Range, part: SourcePart): boolean {
  return part.clauses.some(
    (clause) =>
      clause.governor === null &&
      (SPEECH.has(clause.lemma) || (part.words[clause.verb]!.lexeme.flags & PLANNING) !== 0) &&
      sameHead(words, mine, part.words, clause.subject) &&
      !(clause.subject !== null && isOnlyRelated(words, mine, part.words, clause.subject)),
  )
}

/** "Asks if …, Holm says": the headline has the words from somebody else. */
function hasOtherSpeaker(words: readonly Word[], mine: Range, { words: theirs, clauses }: SourcePart): boolean {
  return clauses.some(
    ({ lemma, subject, isPassive }) =>
      lemma === 'say' &&
      !isPassive &&
      subject !== null &&
      !isAnaphor(theirs, subject) &&
      !overlaps(words, mine, theirs, subject),
  )
}

const FINDING = new Set(['find', 'rule', 'conclude', 'decide', 'determine', 'say', 'hold'])

const HEARING = new Set(['tell', 'hear'])

/** "court told minister lied" told as "court finds minister lied": who is told has not said so. */
export function checkHeard(
  { headline }: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  findings: Finding[],
): void {
  if (!FINDING.has(clause.lemma) || clause.subject === null || clause.isPassive) return
  const isHeard = headline.clauses.some(
    ({ lemma, subject, object, isPassive, verb }) =>
      HEARING.has(lemma) &&
      (lemma === 'hear' || isPassive || (object === null && (headline.words[verb]!.lexeme.verbForms & PAST) !== 0)) &&
      sameHead(reading.words, clause.subject, headline.words, subject),
  )
  const isSaid = headline.clauses.some(
    ({ lemma, subject }) => FINDING.has(lemma) && sameHead(reading.words, clause.subject, headline.words, subject),
  )
  if (!isHeard || isSaid) return
  findings.push(
    wordFinding('attribution', reading, clause.subject.from, clause.group.to - 1, 'lets him say what he is told'),
  )
}

/** "tells the Pentagon to reduce" orders and says nothing. */
function isOrdering(reading: CandidateReading, clause: Clause): boolean {
  return (
    clause.lemma === 'tell' && reading.clauses.some((other) => other.governor === clause && other.status === 'planned')
  )
}

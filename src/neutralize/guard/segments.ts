/** A headline that tells two events, "…; …": who did the one did not do the other, and neither came of the other. */
import type { Clause, Range } from '../clause/clause.ts'
import { rolesOf } from '../clause/roles.ts'
import { PARTICLES, SPEECH } from '../clause/verbs.ts'
import { AFTER_BREAK, AFTER_COLON, isContent, NAMED, POSSESSIVE, type Word } from '../clause/words.ts'
import { headOf, LIGHT, sameStem, sameWord } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** One event: its words, the verbs of its clauses, and those who do something in it. */
interface Segment {
  words: readonly Word[]
  verbs: readonly Word[]
}

/** "Fire in Norwell kills two; flood hits Skerra" told as "Flood kills two". */
export function checkSegments(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  checkEvents(facts, reading, findings)
  const segments = segmentsOf(facts)
  if (segments.length < 2) return
  const { words } = reading
  const tied = tiedAt(segments, words)
  if (tied >= 0)
    findings.push(wordFinding('roles', reading, tied, tied, 'ties events that the source tells side by side'))
  for (const clause of reading.clauses) {
    if (clause.status === 'noun' || clause.marker === 'label') continue
    const verb = words[clause.verb]!
    const doer = clause.subject === null ? undefined : headIn(words, clause.subject)
    const theme = clause.object ?? drivenBy(clause)
    const done = theme === null ? undefined : headIn(words, theme)
    if (isApart(segments, doer, done)) {
      findings.push(wordFinding('roles', reading, clause.verb, clause.verb, 'makes one of two events'))
      return
    }
    const own = segmentOfVerb(segments, verb)
    if (own < 0) continue
    if (doer !== undefined && doer !== verb && !LIGHT.has(clause.lemma) && !SPEECH.has(clause.lemma)) {
      const theirs = segmentOf(segments, doer)
      if (theirs >= 0 && theirs !== own) {
        findings.push(wordFinding('roles', reading, words.indexOf(doer), clause.verb, 'makes one of two events'))
        return
      }
    }
    const main = isLinked(clause) ? mainOf(reading.clauses, clause) : undefined
    const other = main === undefined ? -1 : segmentOfVerb(segments, words[main.verb]!)
    if (other < 0 || other === own) continue
    findings.push(
      wordFinding('cause', reading, clause.verb, clause.verb, 'ties events that the source tells side by side'),
    )
    return
  }
}

/** "Fares rise as passenger numbers hit record" told as "Passenger numbers push up fares". */
function checkEvents(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const events = eventsOf(facts)
  if (events.length < 2) return
  const { words } = reading
  for (const clause of reading.clauses) {
    if (clause.status !== 'done' || clause.marker === 'label' || clause.governor !== null) continue
    const { doer, done } = rolesOf(clause, words)
    const theme = drivenBy(clause) ?? done
    if (doer === null || theme === null) continue
    const one = headIn(words, doer)
    const other = headIn(words, theme)
    if (!isApart(events, one, other)) continue
    findings.push(wordFinding('cause', reading, clause.verb, clause.verb, 'makes one of two events'))
    return
  }
}

/** "pushes up fares", "knocks out power": the object behind a particle. */
const drivenBy = ({ adjuncts }: Clause): Range | null =>
  adjuncts.find(({ preposition }) => PARTICLES.has(preposition))?.range ?? null

/** What a headline tells side by side: "… as …", "… while …", "… amid …". */
const eventsOf = oncePerSource(({ headline: { words, clauses }, isAlone }): readonly Segment[] => {
  if (!isAlone) return []
  const at = words.findIndex(
    ({ lexeme }, i) =>
      i > 1 &&
      (lexeme.key === 'amid' ||
        (SIDE_BY_SIDE.has(lexeme.key) &&
          clauses.some(({ marker, subject }) => marker === lexeme.key && subject?.from === i + 1))),
  )
  if (at < 0 || !clauses.some(({ verb, status }) => verb < at && status !== 'noun')) return []
  return [
    { words: words.slice(0, at), verbs: [] },
    { words: words.slice(at + 1), verbs: [] },
  ]
})

const SIDE_BY_SIDE = new Set(['as', 'while', 'and'])

/** "Moss fined; bus hits bridge" told with "Moss's bus", "X questioned; Y dies" as "Y dies after questioning": of two events. */
function tiedAt(segments: readonly Segment[], words: readonly Word[]): number {
  return words.findIndex(({ marks, lexeme }, i) => {
    if ((marks & POSSESSIVE) !== 0) {
      const owned = words.slice(i + 1, i + 4).find(isContent)
      return !OF_WORDS.has(owned?.lexeme.key ?? '') && isApart(segments, words[i], owned)
    }
    if (!TYING.has(lexeme.key)) return false
    return isApart(segments, words.slice(0, i).findLast(isContent), words.slice(i + 1, i + 4).find(isContent))
  })
}

/** "Group says guards beat inmates; prison disputes account": the account is the group's. */
const OF_WORDS = new Set(
  'account claim claims allegation allegations report statement criticism decision move plan deal offer'.split(' '),
)

const TYING = new Set('after following over amid because due'.split(' '))

function isApart(segments: readonly Segment[], one: Word | undefined, other: Word | undefined): boolean {
  if (one === undefined || other === undefined) return false
  const [first, second] = [segmentOf(segments, one), segmentOf(segments, other)]
  return first >= 0 && second >= 0 && first !== second
}

const LINKS = new Set('after because since following before'.split(' '))

const isLinked = ({ marker }: Clause): boolean => LINKS.has(marker)

const mainOf = (clauses: readonly Clause[], linked: Clause): Clause | undefined =>
  clauses.find((clause) => clause !== linked && clause.marker === '' && clause.status !== 'noun')

/** The only segment with this verb, or -1. */
const segmentOfVerb = (segments: readonly Segment[], verb: Word): number =>
  onlyOne(segments, ({ verbs }) => verbs.some(({ lexeme }) => sameStem(lexeme, verb.lexeme)))

/** The only segment with this word, or another for it ("officer", "cop"), or -1. */
const segmentOf = (segments: readonly Segment[], word: Word): number =>
  onlyOne(segments, ({ words }) => words.some((other) => isContent(other) && sameWord(other.lexeme, word.lexeme)))

function onlyOne(segments: readonly Segment[], holds: (segment: Segment) => boolean): number {
  const found = segments.flatMap((segment, i) => (holds(segment) ? [i] : []))
  return found.length === 1 ? found[0]! : -1
}

/** "brother of the singer": the brother. */
function headIn(words: readonly Word[], range: Range): Word | undefined {
  const { from, to } = headOf(words, range) ?? range
  return words.slice(from, to).findLast(isContent)
}

/** The parts of a headline that are sentences of their own, each with somebody who does something. */
const segmentsOf = oncePerSource(({ headline: { words, clauses }, isAlone }): readonly Segment[] => {
  if (!isAlone) return []
  const starts = words.flatMap(({ marks }, i) => ((marks & AFTER_BREAK) !== 0 ? [i] : []))
  if (starts.length < 2 || words.some(({ marks }) => (marks & AFTER_COLON) !== 0)) return []
  const segments = starts.map((from, i) => {
    const to = starts[i + 1] ?? words.length
    const own = clauses.filter(
      ({ verb, status, marker }) => verb >= from && verb < to && status !== 'noun' && marker !== 'label',
    )
    return { words: words.slice(from, to), own }
  })
  // "Holm paints gate — then sells it": whoever does the one does the other.
  const isWhole = segments.every(({ own }, i) =>
    own.some(({ subject }) => subject !== null && subject.from >= starts[i]! && isNamed(words, subject)),
  )
  return isWhole
    ? segments.map(({ words: its, own }) => ({ words: its, verbs: own.map(({ verb }) => words[verb]!) }))
    : []
})

/** Not "she" or "it", who may be told of before. */
const isNamed = (words: readonly Word[], { from, to }: Range): boolean =>
  words.slice(from, to).some((word) => isContent(word) || (word.marks & NAMED) !== 0)

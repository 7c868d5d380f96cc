/** Words that the source puts into somebody's mouth are not told in our own voice. */
import type { Clause, Range } from '../clause/clause.ts'
import { PLACE_NAME, WEEKDAY } from '../clause/lexicon.ts'
import { SPEECH } from '../clause/verbs.ts'
import { keyTrait, occurs } from '../clause/word-traits.ts'
import { AFTER_COLON, isContent, SENTENCE_START, type Word } from '../clause/words.ts'
import { isCopula, LIGHT, matchingClauses, overlaps, sameStem, sameWord } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import { HEDGES, isAccount, isVouched, isVouching, VOUCHING } from '../facts/sureness.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const NAMING = new Set('call label dub describe brand deem term declare liken compare'.split(' '))

/** "X calls Y a cult" told as "Y is a cult": what the source has only as somebody's name for it. */
export function checkNamed(facts: SourceFacts, reading: CandidateReading, clause: Clause, findings: Finding[]): void {
  if (!isCopula(clause) || clause.object === null || occurs(reading.traits, VOUCHING)) return
  if (reading.clauses.some((other) => SPEECH.has(other.lemma) || NAMING.has(other.lemma))) return
  const { from, to } = clause.object
  const content = reading.words.slice(from, to).filter(isContent)
  if (content.length === 0) return
  let isNamed = false
  for (const word of content) {
    let hasName = false
    for (const part of facts.parts)
      for (let i = 0; i < part.words.length; i++) {
        if (!isContent(part.words[i]!) || !sameStem(part.words[i]!.lexeme, word.lexeme)) continue
        const isOpinion = part.clauses.some(
          (other) => NAMING.has(other.lemma) && other.verb < i && i - other.verb < LONGEST_NAMING,
        )
        if (!isOpinion) return
        hasName = true
      }
    isNamed ||= hasName
  }
  if (isNamed) findings.push(wordFinding('opinion', reading, from, to - 1, 'tells as so what somebody calls it'))
}

const LONGEST_NAMING = 14

const VOUCHED_BY = new Set('say claim argue allege insist suggest report warn contend state'.split(' '))

const LEAST_SAID = 0.75

/** "X is so, Y says" told as "X is so": nearly all our words come from what Y says. */
export function checkSaid(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (isOpinionPiece(facts) && !isVouched(reading) && !occurs(reading.traits, OPINION)) {
    findings.push(wordFinding('opinion', reading, 0, reading.words.length - 1, 'drops that it is an opinion piece'))
    return
  }
  if (!isSaidAnywhere(facts)) return
  const isSpoken = isVouchedFor(facts, reading)
  const deed = isSpoken ? judgedBeside(facts, reading) : saidDeed(facts, reading)
  if (deed !== null) {
    findings.push(wordFinding('attribution', reading, deed.group.from, deed.group.to - 1, 'drops who says it'))
    return
  }
  if (isSpoken) return
  if ((reading.flags & HEDGES) !== 0 && reading.words.some((word) => isHedge(facts, word))) return
  for (const [at, part] of facts.parts.entries()) {
    const { said } = saidOf(facts)[at]!
    if (said === null) continue
    const inside = shareOf(reading.words, part.words, said)
    // What the headline itself tells in its own voice needs no speaker.
    const isElsewhere =
      part !== facts.headline &&
      shareOf(reading.words, facts.headline.words, { from: 0, to: facts.headline.words.length }) > MOST_ELSEWHERE
    if (inside < LEAST_SAID || isElsewhere || isToldUnsaid(facts, reading, part)) continue
    findings.push(wordFinding('attribution', reading, 0, reading.words.length - 1, 'drops who says it'))
    return
  }
}

/** "Opinion | …", "Comment: …": what follows is a writer's view. */
const isOpinionPiece = oncePerSource(({ source }) => KICKER.test(source.headline) || KICKER.test(source.summary ?? ''))

const KICKER = /^\W*(?:opinions?|comment|commentary|editorial|op-ed|viewpoint|perspective)(?:\s*[|:]|\s*$)/i

const OPINION = keyTrait(
  new Set(
    'opinion comment commentary commentator editorial op-ed column columnist article essay essayist writer author piece view viewpoint perspective letter letters argues'.split(
      ' ',
    ),
  ),
)

function isHedge(facts: SourceFacts, word: Word): boolean {
  return (word.lexeme.flags & HEDGES) !== 0 && !isSaidInHeadline(facts, word)
}

/** Anything in the source is said by somebody. */
const isSaidAnywhere = oncePerSource(
  (facts) =>
    hasTailSpeaker(facts) ||
    saidOf(facts).some(({ said }) => said !== null) ||
    facts.parts.some(({ clauses }) =>
      clauses.some((clause) => clause.speaker !== null || speechAbove(clause) !== null),
    ),
)

/** A deed that the source tells only in somebody's words, and we in our own. */
function saidDeed(facts: SourceFacts, reading: CandidateReading): Clause | null {
  for (const clause of reading.clauses) {
    if (clause.speaker !== null || clause.status === 'noun') continue
    if (isJudgement(reading.words, clause) && isOnlyJudged(facts, reading, clause)) return clause
    if (isCopula(clause) || LIGHT.has(clause.lemma) || clause.status === 'planned') continue
    let isSaid = false
    let isTold = false
    for (const { clause: other, part, isHeadline } of matchingClauses(facts, reading, clause)) {
      if (other.status === 'noun') continue
      const speech = other.speaker ?? speechAbove(other)
      // "Suspect held: police" told as "Police hold suspect": whoever does it knows.
      const isOwn =
        speech !== null && overlaps(reading.words, clause.agent ?? clause.subject, part.words, speech.subject)
      if (speech === null || isOwn || !isBySomebody(part.words, speech, isHeadline)) isTold = true
      else if (sameStem(reading.words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme)) isSaid = true
    }
    if (isSaid && !isTold && !isNounElsewhere(facts, reading.words[clause.verb]!)) return clause
  }
  return null
}

/** "State cannot meet goals as governor suggests delay": somebody speaks, but not of this. */
function judgedBeside(facts: SourceFacts, reading: CandidateReading): Clause | null {
  if (reading.clauses.some(({ marker }) => marker === 'label')) return null
  return (
    reading.clauses.find(
      (clause) =>
        clause.speaker === null &&
        clause.status !== 'noun' &&
        clause.governor === null &&
        isJudgement(reading.words, clause) &&
        isOnlyJudged(facts, reading, clause),
    ) ?? null
  )
}

const OUGHT = new Set(['should', 'must', 'ought'])

/** "is under control", "needs to go", "should resign": how somebody sees it. */
function isJudgement(words: readonly Word[], clause: Clause): boolean {
  return (
    (isCopula(clause) && clause.status === 'done') ||
    (clause.lemma === 'need' && !clause.isPassive) ||
    words
      .slice(clause.group.from, clause.verb)
      .some(({ lexeme }) => OUGHT.has(lexeme.key) || (clause.isNegated && lexeme.key === 'can'))
  )
}

/** "Ferries must sail earlier - Brun" */
const hasTailSpeaker = oncePerSource(({ source }) => / [-–—] (?:\p{Lu}[\p{L}.'’-]+ ?){1,3}$/u.test(source.headline))

/** Wherever the source has it, somebody says so: an official, too, only judges. */
function isOnlyJudged(facts: SourceFacts, reading: CandidateReading, clause: Clause): boolean {
  const matches = matchingClauses(facts, reading, clause)
  return (
    matches.length > 0 &&
    matches.every(({ clause: other, isHeadline }) => {
      const speech = other.speaker ?? speechAbove(other)
      if (speech === null && isHeadline) return hasTailSpeaker(facts)
      return speech !== null && (speech.marker === 'label' || JUDGING.has(speech.lemma))
    })
  )
}

/** A noun of the source tells the deed in its own voice: "after attack". */
function isNounElsewhere(facts: SourceFacts, verb: Word): boolean {
  return facts.parts.some((part) =>
    part.words.some(
      (word, at) =>
        sameStem(word.lexeme, verb.lexeme) &&
        !part.clauses.some((clause) => clause.verb === at || (clause.speaker !== null && at >= clause.group.from)),
    ),
  )
}

/** A word of ours says whose words they are: a word that the source does not itself put into his mouth. */
function isVouchedFor(facts: SourceFacts, reading: CandidateReading): boolean {
  const { words, clauses, traits } = reading
  if (clauses.some((clause) => clause.marker === 'label') || words.some((word) => (word.marks & AFTER_COLON) !== 0))
    return true
  if (isAccount(reading)) return true
  if (!occurs(traits, VOUCHING) && !clauses.some(({ lemma }) => SPEECH.has(lemma))) return false
  return words.some(
    (word, at) =>
      (isVouching(word) || clauses.some((clause) => clause.verb === at && SPEECH.has(clause.lemma))) &&
      !isSaidInHeadline(facts, word),
  )
}

/** The headline has the word only in what somebody says. */
function isSaidInHeadline(facts: SourceFacts, { lexeme }: Word): boolean {
  const { said } = saidOf(facts)[0]!
  return said !== null && holds(facts.headline.words, said, lexeme)
}

/** What somebody says in each part of the source, the headline first: told of headlines, and told of summaries. */
const saidOf = oncePerSource(({ parts, headline }) =>
  parts.map((part) => ({ said: saidIn(part, part === headline), saidAtAll: saidIn(part, true) })),
)

function holds(words: readonly Word[], range: Range, lexeme: Word['lexeme']): boolean {
  for (let i = range.from; i < range.to; i++) if (sameStem(words[i]!.lexeme, lexeme)) return true
  return false
}

function speechAbove(clause: Clause): Clause | null {
  for (let up = clause.governor, depth = 0; up !== null && depth < 6; up = up.governor, depth++)
    if (VOUCHED_IN_HEADLINE.has(up.lemma)) return up
  return null
}

/** In a headline anybody's words are his own; in a summary those of one who argues his case. */
function isBySomebody(words: readonly Word[], speech: Clause, isHeadline: boolean): boolean {
  if (speech.marker !== 'label' && !(isHeadline ? VOUCHED_IN_HEADLINE : ARGUING).has(speech.lemma)) return false
  return isHeadline || speech.subject === null || ARGUING.has(speech.lemma) || isParty(words, speech.subject)
}

const VOUCHED_IN_HEADLINE = new Set([...VOUCHED_BY, 'tell', 'find', 'show', 'conclude'])

/** Another part of the source tells all of it in its own voice. */
function isToldUnsaid(facts: SourceFacts, reading: CandidateReading, except: SourcePart): boolean {
  return facts.parts.some(
    (part, at) =>
      part !== except &&
      saidOf(facts)[at]!.saidAtAll === null &&
      !part.clauses.some((clause) => clause.isHedged || ARGUING.has(clause.lemma)) &&
      shareOf(reading.words, part.words, { from: 0, to: part.words.length }) >= LEAST_SAID,
  )
}

const MOST_ELSEWHERE = 0.5

/** The stretch of a text that somebody says: before a trailing "…, she says", or behind "She says …". */
function saidIn(part: SourcePart, isHeadline: boolean): Range | null {
  const { words, clauses } = part
  const speech = clauses.find(
    (clause) =>
      (VOUCHED_BY.has(clause.lemma) || clause.marker === 'label') &&
      clause.subject !== null &&
      !clause.isPassive &&
      clause.status !== 'noun',
  )
  if (speech === undefined || speech.subject === null) return null
  // Reports by police and officials in a summary are what newspapers take for facts.
  if (!isHeadline && !ARGUING.has(speech.lemma) && !isParty(words, speech.subject)) return null
  // "…, the union said on Tuesday" dates a report.
  const day = words[speech.group.to + 1]
  if (!isHeadline && speech.lemma === 'say' && day !== undefined && (day.lexeme.flags & WEEKDAY) !== 0) return null
  const isTrailing =
    speech.subject.from > 0 && speech.object === null && !clauses.some((clause) => clause.governor === speech)
  if (!isTrailing && speech.object !== null && !clauses.some((clause) => clause.governor === speech)) return null
  if (speech.marker === 'label' && speech.subject.from === 0) return { from: speech.subject.to, to: words.length }
  if (isTrailing) return { from: sentenceStart(words, startOf(speech)), to: startOf(speech) }
  let to = speech.group.to
  while (to < words.length && (words[to]!.marks & SENTENCE_START) === 0) to++
  return { from: speech.group.to, to }
}

/** Where a clause of saying begins: "says Smith" begins with its verb. */
export function startOf(clause: Clause): number {
  return clause.marker === 'label' ? clause.subject!.from : Math.min(clause.subject!.from, clause.verb)
}

const ARGUING = new Set('claim argue allege insist contend warn suggest'.split(' '))

const JUDGING = new Set([
  ...ARGUING,
  ...'say state declare think believe tell note add stress feel maintain'.split(' '),
])

const PARTIES = new Set(
  'analysis opinion comment commentary editorial column review perspective essay view suit lawsuit complaint filing senator sen lawmaker congressman congresswoman party critic activist union employer opponent supporter campaign lawyer attorney network'.split(
    ' ',
  ),
)

function isParty(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++)
    if (PARTIES.has(words[i]!.lexeme.lemma) || PARTIES.has(words[i]!.lexeme.key)) return true
  // "Iran says": a state is a party, too.
  return range.to - range.from === 1 && (words[range.from]!.lexeme.flags & PLACE_NAME) !== 0
}

export function sentenceStart(words: readonly Word[], index: number): number {
  let from = index
  while (from > 0 && (words[from]!.marks & SENTENCE_START) === 0) from--
  return from
}

/** The share of our content words that mean a word of the stretch. */
export function shareOf(mine: readonly Word[], words: readonly Word[], range: Range): number {
  let total = 0
  let found = 0
  for (const word of mine) {
    if (!isContent(word)) continue
    total++
    for (let i = range.from; i < range.to; i++)
      if (isContent(words[i]!) && sameWord(word.lexeme, words[i]!.lexeme)) {
        found++
        break
      }
  }
  return total === 0 ? 0 : found / total
}

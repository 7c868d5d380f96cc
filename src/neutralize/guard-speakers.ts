/**
 * Attribution: whoever says it in the source says it in the candidate, and a headline that is said by somebody stays so.
 */

import type { Clause, Range } from './clause.ts'
import { DETERMINER, KNOWN, PLACE_NAME, PLANNING, PLURAL, PRONOUN } from './clause-lexicon.ts'
import { isCopula, LIGHT, matchingClauses, overlaps, sameHead, sameStem, sameWord } from './clause-match.ts'
import { SPEECH } from './clause-verbs.ts'
import { AFTER_BREAK, AFTER_COLON, AFTER_COMMA, CAPITAL, isContent, SENTENCE_START, type Word } from './clause-words.ts'
import type { SourceFacts, SourcePart } from './facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './guard-rules.ts'
import { HEDGES, isVouching, SAYING } from './sureness.ts'

const ANYBODY = new Set(
  'lawsuit suit complaint footage analysis audit report article data study survey poll official source people column columnist author writer expert analyst it he she they who researcher email document filing company video footage ruling story spokesman spokesperson spokeswoman agency statement indictment figure letter memo court explainer guide review customer witness scientist'.split(
    ' ',
  ),
)

/** Everything somebody says in the source: who, and the words. */
interface Speech {
  speaker: Range
  said: Range
  part: SourcePart
}

const speechCache = new WeakMap<SourceFacts, Speech[]>()

function speechesOf(facts: SourceFacts): Speech[] {
  let speeches = speechCache.get(facts)
  if (speeches === undefined) {
    speeches = facts.parts.flatMap((part) =>
      part.clauses.flatMap((clause) => {
        const said = saidBy(part.words, part.clauses, clause)
        return said === null || clause.subject === null ? [] : [{ speaker: clause.subject, said, part }]
      }),
    )
    speechCache.set(facts, speeches)
  }
  return speeches
}

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
  for (let i = clause.subject.from; i < clause.subject.to; i++)
    if (ANYBODY.has(reading.words[i]!.lexeme.lemma) || ANYBODY.has(reading.words[i]!.lexeme.key)) return
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
  for (let i = range.from; i < range.to; i++)
    if ((words[i]!.lexeme.flags & (PLURAL | PLACE_NAME)) !== 0 && isContent(words[i]!)) return false
  return !isProperPhrase(words, range)
}

/** The head of our speaker stands in the source, so that it is no new name for the same one. */
function stands(facts: SourceFacts, words: readonly Word[], range: Range): boolean {
  for (let i = range.to - 1; i >= range.from; i--)
    if (isContent(words[i]!)) return facts.stems.has(words[i]!.lexeme.stem)
  return false
}

const NAMING = new Set('call label dub describe brand deem term declare liken compare'.split(' '))

/** "X calls Y a cult" told as "Y is a cult": what the source has only as somebody's name for it. */
export function checkNamed(facts: SourceFacts, reading: CandidateReading, clause: Clause, findings: Finding[]): void {
  if (!isCopula(clause) || clause.object === null || reading.words.some((word) => isVouching(word))) return
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

export function checkSpeaker(facts: SourceFacts, reading: CandidateReading, clause: Clause, findings: Finding[]): void {
  if (
    !SAYING.has(clause.lemma) ||
    isOrdering(reading, clause) ||
    clause.isPassive ||
    clause.subject === null ||
    clause.status === 'noun'
  )
    return
  const { words } = reading
  if (clause.object === null && !reading.clauses.some((other) => other.speaker === clause || other.governor === clause))
    return
  for (let i = clause.subject.from; i < clause.subject.to; i++)
    if (ANYBODY.has(words[i]!.lexeme.lemma) || ANYBODY.has(words[i]!.lexeme.key)) return
  let hasSpeaker = false
  for (const part of facts.parts) {
    for (const other of part.clauses) {
      if (
        other.subject === null ||
        other.marker === 'attribute' ||
        !(SPEECH.has(other.lemma) || other.lemma === clause.lemma || other.marker === 'label')
      )
        continue
      if (isAnaphor(part.words, other.subject)) continue
      hasSpeaker = true
      if (
        isSameSpeaker(words, clause.subject, part, other.subject) ||
        isUntoldName(words, clause.subject, part, other.subject)
      )
        return
      if (
        (part.words[other.subject.from]!.marks & AFTER_COMMA) === 0 &&
        !isOtherNation(words, clause.subject, part.words, other.subject) &&
        isNamedBefore(words, clause.subject, part, other.verb)
      )
        return
    }
    if (isKicker(words, clause.subject, part)) return
    if (part === facts.headline && isHeadDoer(words, clause.subject, part)) return
  }
  // A source that only says "she says" may mean whomever we name.
  if (hasSpeaker)
    findings.push(
      wordFinding('attribution', reading, clause.subject.from, clause.group.to - 1, 'lets somebody else say it'),
    )
}

/** Who threatens or plans in the headline may be said to say so. */
function isHeadDoer(words: readonly Word[], mine: Range, part: SourcePart): boolean {
  return part.clauses.some(
    (clause) =>
      clause.governor === null &&
      (SPEECH.has(clause.lemma) || (part.words[clause.verb]!.lexeme.flags & PLANNING) !== 0) &&
      sameHead(words, mine, part.words, clause.subject),
  )
}

/** "tells the Pentagon to reduce" orders and says nothing. */
function isOrdering(reading: CandidateReading, clause: Clause): boolean {
  return (
    clause.lemma === 'tell' && reading.clauses.some((other) => other.governor === clause && other.status === 'planned')
  )
}

/** A pronoun, or "the company": it may be anybody named before. */
function isAnaphor(words: readonly Word[], range: Range): boolean {
  const { flags } = words[range.from]!.lexeme
  return (flags & (PRONOUN | DETERMINER)) !== 0 && !isProperPhrase(words, range)
}

/** "Israeli envoy" is not "US envoy". */
function isOtherNation(aWords: readonly Word[], a: Range, bWords: readonly Word[], b: Range): boolean {
  const mine = placesOf(aWords, a)
  const theirs = placesOf(bWords, b)
  return (
    mine.length > 0 &&
    theirs.length > 0 &&
    !mine.some((one) => theirs.some((other) => sameWord(one.lexeme, other.lexeme)))
  )
}

function placesOf(words: readonly Word[], range: Range): Word[] {
  const places: Word[] = []
  for (let i = range.from; i < range.to; i++) if ((words[i]!.lexeme.flags & PLACE_NAME) !== 0) places.push(words[i]!)
  return places
}

/** "US president" may be the one we call by name: nobody tells. */
function isUntoldName(words: readonly Word[], mine: Range, part: SourcePart, theirs: Range): boolean {
  if (isOthersTitle(words, mine, part, theirs)) return false
  return (
    (isTitled(words, mine) && isProperPhrase(part.words, theirs)) ||
    (isTitled(part.words, theirs) && isProperPhrase(words, mine))
  )
}

/** The source gives the title to somebody who is not the speaker: "Iraq's prime minister" beside "Biden says". */
function isOthersTitle(words: readonly Word[], mine: Range, part: SourcePart, theirs: Range): boolean {
  for (let i = mine.from; i < mine.to; i++) {
    const { lemma } = words[i]!.lexeme
    if (!TITLES.has(lemma)) continue
    const places = part.words.flatMap((word, at) => (word.lexeme.lemma === lemma ? [at] : []))
    if (places.length > 0 && places.every((at) => at < theirs.from - 2 || at > theirs.to + 2)) return true
  }
  return false
}

function isProperPhrase(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++)
    if ((words[i]!.marks & CAPITAL) !== 0 && (words[i]!.lexeme.flags & KNOWN) === 0) return true
  return false
}

function isTitled(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++)
    if (TITLES.has(words[i]!.lexeme.lemma) && (words[i]!.lexeme.flags & PLURAL) === 0) return true
  return false
}

const TITLES = new Set(
  'president leader minister secretary candidate mayor governor ambassador spokesman spokeswoman chief sister brother mother father wife husband envoy prince king queen senator lawmaker congressman aide coach captain star actor actress author director boss premier chancellor owner founder chair chairman ceo pastor pope lawyer attorney judge'.split(
    ' ',
  ),
)

/** The speaker's name stands before the verb of saying in the same sentence. */
function isNamedBefore(words: readonly Word[], mine: Range, part: SourcePart, verb: number): boolean {
  for (let i = verb - 1; i >= Math.max(0, verb - 12); i--) {
    const word = part.words[i]!
    if (isContent(word))
      for (let k = mine.from; k < mine.to; k++) if (words[k]!.lexeme.key === word.lexeme.key) return true
    if ((word.marks & SENTENCE_START) !== 0) return false
  }
  return false
}

/** "U.N.: Robot use to surge": the label in front may be the speaker. */
function isKicker(words: readonly Word[], mine: Range, part: SourcePart): boolean {
  for (let i = 1; i < Math.min(part.words.length, 12); i++)
    if ((part.words[i]!.marks & AFTER_COLON) !== 0) return overlaps(words, mine, part.words, { from: 0, to: i })
  return false
}

function isSameSpeaker(words: readonly Word[], mine: Range, part: SourcePart, theirs: Range): boolean {
  if (isOtherNation(words, mine, part.words, theirs)) return false
  return sameHead(words, mine, part.words, theirs)
}

const VOUCHED_BY = new Set('say claim argue allege insist suggest report warn contend state'.split(' '))

const LEAST_SAID = 0.75

/** "X is so, Y says" told as "X is so": nearly all our words come from what Y says. */
export function checkSaid(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const deed = saidDeed(facts, reading)
  if (deed !== null) {
    findings.push(wordFinding('attribution', reading, deed.group.from, deed.group.to - 1, 'drops who says it'))
    return
  }
  if (reading.words.some((word) => vouches(facts, reading, word) || isHedge(facts, word))) return
  for (const part of facts.parts) {
    const said = saidIn(part, part === facts.headline)
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

function isHedge(facts: SourceFacts, word: Word): boolean {
  if ((word.lexeme.flags & HEDGES) === 0) return false
  const said = saidIn(facts.headline, true)
  return said === null || !holds(facts.headline.words, said, word.lexeme)
}

/** A deed that the source tells only in somebody's words, and we in our own. */
function saidDeed(facts: SourceFacts, reading: CandidateReading): Clause | null {
  if (reading.words.some((word) => vouches(facts, reading, word))) return null
  for (const clause of reading.clauses) {
    if (isCopula(clause) || LIGHT.has(clause.lemma) || clause.speaker !== null) continue
    if (clause.status === 'noun' || clause.status === 'planned') continue
    let isSaid = false
    let isTold = false
    for (const { clause: other, part, isHeadline } of matchingClauses(facts, reading.words, clause)) {
      if (other.status === 'noun') continue
      const speech = other.speaker ?? speechAbove(other)
      if (speech === null || !isBySomebody(part.words, speech, isHeadline)) isTold = true
      else if (sameStem(reading.words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme)) isSaid = true
    }
    if (isSaid && !isTold && !isNounElsewhere(facts, reading.words[clause.verb]!)) return clause
  }
  return null
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
function vouches(facts: SourceFacts, reading: CandidateReading, word: Word): boolean {
  const { lexeme } = word
  const isVerb = reading.clauses.some((clause) => SPEECH.has(clause.lemma) && reading.words[clause.verb] === word)
  const isLabel = (word.marks & AFTER_COLON) !== 0 || reading.clauses.some((clause) => clause.marker === 'label')
  if (isLabel) return true
  if (!isVerb && !isVouching(word)) return false
  const said = saidIn(facts.headline, true)
  return said === null || !holds(facts.headline.words, said, lexeme)
}

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
    (part) =>
      part !== except &&
      saidIn(part, true) === null &&
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
function startOf(clause: Clause): number {
  return clause.marker === 'label' ? clause.subject!.from : Math.min(clause.subject!.from, clause.verb)
}

const ARGUING = new Set('claim argue allege insist contend warn suggest'.split(' '))
const PARTIES = new Set(
  'suit lawsuit complaint filing senator sen lawmaker congressman congresswoman party critic activist union employer opponent supporter campaign lawyer attorney network'.split(
    ' ',
  ),
)

function isParty(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++)
    if (PARTIES.has(words[i]!.lexeme.lemma) || PARTIES.has(words[i]!.lexeme.key)) return true
  // "Iran says": a state is a party, too.
  return range.to - range.from === 1 && (words[range.from]!.lexeme.flags & PLACE_NAME) !== 0
}

function sentenceStart(words: readonly Word[], index: number): number {
  let from = index
  while (from > 0 && (words[from]!.marks & SENTENCE_START) === 0) from--
  return from
}

/** The share of our content words that mean a word of the stretch. */
function shareOf(mine: readonly Word[], words: readonly Word[], range: Range): number {
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

/**
 * Denials: none is added and none is lost, whether told by a small word, a prefix or a verb that denies.
 */

import type { Clause } from '../clause/clause.ts'
import { CONJUNCTION, NEGATOR } from '../clause/lexicon.ts'
import { AFTER_BREAK, AFTER_COMMA, IN_QUOTES, isContent, JOINED, NAMED, NUMERIC, type Word } from '../clause/words.ts'
import { isOpposite, overlaps, sameStem, sameWord } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import { modalityOf } from '../facts/modality.ts'
import type { ClauseMatch, Negation, ReadText } from '../facts/text.ts'
import { DENIALS, DENYING_WORDS, isDenied, isDisowned, isEnding } from './denying.ts'
import { checkPrefixes, deniesByPrefix, hasDenyingPrefix } from './prefixes.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

function negationsOf(text: ReadText): readonly Negation[] {
  text.negations ??= (text.flags & NEGATOR) === 0 ? [] : findNegations(text.words)
  return text.negations
}

function findNegations(words: readonly Word[]): Negation[] {
  const negations: Negation[] = []
  for (let i = 0; i < words.length; i++) {
    const { flags, key } = words[i]!.lexeme
    if ((flags & NEGATOR) === 0 || key === 'hardly' || ((words[i + 1]?.marks ?? 0) & JOINED) !== 0) continue
    if (key === 'not' && (words[i + 1]?.lexeme.key === 'only' || words[i + 1]?.lexeme.key === 'just')) continue
    if (key === 'no' && ((words[i + 1]?.marks ?? 0) & NUMERIC) !== 0) continue
    if (key === 'no' && (words[i + 1]?.lexeme.key === 'matter' || words[i + 1]?.lexeme.key === 'more')) continue
    // "no fewer than six": a bound, which is judged with the numbers.
    if (key === 'no' && FEWER.has(words[i + 1]?.lexeme.key ?? '') && words[i + 2]?.lexeme.key === 'than') continue
    const targets: number[] = []
    for (let k = i + 1; k < words.length && targets.length < 3; k++) {
      const word = words[k]!
      if (k > i + 1 && (word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) break
      if (k > i + 1 && (word.lexeme.flags & CONJUNCTION) !== 0 && word.lexeme.key !== 'and') break
      if (ASIDE.has(word.lexeme.key) || (word.marks & IN_QUOTES) !== (words[i]!.marks & IN_QUOTES)) break
      // "no Otavian support": what is denied is the support.
      const next = words[k + 1]
      const isOwner =
        (word.marks & NAMED) !== 0 &&
        next !== undefined &&
        isContent(next) &&
        (next.marks & (NAMED | AFTER_BREAK | AFTER_COMMA)) === 0
      if (isContent(word) && !isOwner && word.lexeme.key !== 'longer' && word.lexeme.key !== 'able') targets.push(k)
    }
    negations.push({ at: i, targets })
  }
  return negations
}

const FEWER = new Set(['fewer', 'less', 'later', 'earlier'])

/** What follows them is told beside what is denied. */
const ASIDE = new Set('amid during after before while despite as because since until following'.split(' '))

export function checkNegators(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const mine = negationsOf(reading)
  for (const negation of mine) {
    if (isNegationKnown(facts, reading, negation)) continue
    findings.push(
      wordFinding(
        'negation',
        reading,
        negation.at,
        negation.targets[0] ?? negation.at,
        'denies what the source does not deny',
      ),
    )
  }
  checkPrefixes(facts, reading, findings)
  // A denial of the source must not come back as an assertion.
  if ((facts.allFlags & NEGATOR) === 0) return
  const noun = mine.length > 0 ? -1 : deniedAsNoun(facts, reading)
  if (noun >= 0) {
    findings.push(wordFinding('negation', reading, noun, noun, 'asserts what the source denies'))
    return
  }
  const { denied } = modalityOf(reading)
  facts.parts.forEach((part, index) => {
    for (const negation of negationsOf(part)) {
      const target = negation.targets[0]
      if (target === undefined) continue
      const at = reading.words.findIndex((word) => isContent(word) && sameTarget(word, part.words[target]!))
      if (at < 0) continue
      if (denied[at] === 1 || mine.some((other) => other.targets.includes(at)) || isDenied(reading.words, at)) continue
      if (isOfDeniedDeed(reading, at)) continue
      if (index > 0 && isAsserted(facts, part.words[target]!, index)) continue
      if (deniesByPrefix(facts, reading)) return
      if (reading.words.some((word) => isOpposite(word.lexeme.senses, part.words[target]!.lexeme.senses))) continue
      findings.push(wordFinding('negation', reading, at, at, 'asserts what the source denies'))
      return
    }
  })
}

/** "is not considering cut" told as "cut under consideration": the noun of the verb that is denied. */
function deniedAsNoun({ headline, isAlone }: SourceFacts, { words }: ReadText): number {
  if (!isAlone) return -1
  const denied = headline.clauses.filter(({ isNegated, lemma }) => isNegated && lemma.length > 5)
  if (denied.length === 0 || words.some(({ lexeme }) => DENYING_WORDS.has(lexeme.lemma))) return -1
  return words.findIndex(
    ({ lexeme }, i) => i > 0 && lexeme.verbForms === 0 && denied.some(({ lemma }) => lexeme.key.startsWith(lemma)),
  )
}

/** "Holm and Brun do not back it" for "neither Holm nor Brun backs it": of both the deed is denied. */
function isOfDeniedDeed({ words, clauses }: ReadText, at: number): boolean {
  return (
    (words[at]!.marks & NAMED) !== 0 &&
    clauses.some(({ subject, isNegated }) => isNegated && subject !== null && at >= subject.from && at < subject.to)
  )
}

function sameTarget(a: Word, b: Word): boolean {
  return a.lexeme.stem === b.lexeme.stem || a.lexeme.lemma === b.lexeme.lemma
}

/** The denied word also stands somewhere undenied. */
function isAsserted(facts: SourceFacts, target: Word, except: number): boolean {
  return facts.parts.some((part, index) => {
    if (index === except) return false
    const denied = new Set(negationsOf(part).flatMap((negation) => negation.targets))
    return part.words.some((word, at) => !denied.has(at) && isContent(word) && sameWord(word.lexeme, target.lexeme))
  })
}

function isNegationKnown(facts: SourceFacts, reading: CandidateReading, negation: Negation): boolean {
  for (const other of negationsOf(facts.headline)) if (other.targets.length === 0) return true
  const [first, second] = negation.targets
  // "no longer meet" for "stopped meeting"
  if (reading.words[negation.at + 1]?.lexeme.key === 'longer' && facts.headline.words.some(isEnding)) return true
  if (first !== undefined && hasDenyingPrefix(facts) && !facts.stems.has(reading.words[first]!.lexeme.stem)) return true
  // "may not affect sleep" where the source ruins sleep "without realizing it": its denial is of something else.
  const isNew =
    (first === undefined || !facts.stems.has(reading.words[first]!.lexeme.stem)) &&
    (second === undefined || !isPlainlySaid(facts, reading.words[second]!))
  if (isNew && negationsOf(facts.headline).some(({ at }) => facts.headline.words[at]!.lexeme.key !== 'without'))
    return true
  if (isNew && (hasDenial(facts) || isDeniedBeside(facts, reading, negation))) return true
  // "does not answer question" for "dodges question".
  if (
    second !== undefined &&
    !facts.stems.has(reading.words[first!]!.lexeme.stem) &&
    isDodged(facts, reading.words[second]!)
  )
    return true
  if (isToldOtherwise(facts, reading, negation)) return true
  if (first !== undefined && isDeniedThere(facts, reading.words[first]!)) return true
  if (first !== undefined && isRefused(facts, reading.words[first]!)) return true
  // "has not been caught" for "still at large"
  if (first !== undefined && CATCHING.has(reading.words[first]!.lexeme.lemma) && facts.keys.has('large')) return true
  if (first !== undefined && isPlainlySaid(facts, reading.words[first]!)) return false
  if (first !== undefined && isToldInHeadline(facts, reading.words[first]!)) return false
  for (const part of facts.parts) {
    for (const other of negationsOf(part)) {
      for (const target of negation.targets.slice(0, 1))
        for (const theirs of other.targets)
          if (sameWord(reading.words[target]!.lexeme, part.words[theirs]!.lexeme)) return true
      if (negation.targets.length === 0 || other.targets.length === 0) return true
    }
    const targets = negation.targets.slice(0, 1)
    for (const target of targets) {
      const lexeme = reading.words[target]!.lexeme
      for (let i = 0; i < part.words.length; i++) {
        const word = part.words[i]!
        if (isOpposite(lexeme.senses, word.lexeme.senses)) return true
        // "declined to answer" is "did not answer".
        if ((word.lexeme.flags & NEGATOR) === 0 && DENIALS.has(word.lexeme.lemma))
          for (let k = i + 1; k < Math.min(part.words.length, i + 5); k++)
            if (isContent(part.words[k]!) && sameWord(part.words[k]!.lexeme, lexeme)) return true
      }
    }
  }
  return false
}

/** The headline tells of something that is not so, not done or not allowed, whatever the words. */
export const hasDenial = oncePerSource(
  ({ headline }) =>
    headline.words.some(({ lexeme }) => DENYING_WORDS.has(lexeme.lemma) || FORBIDDING.has(lexeme.lemma)) ||
    isDisowned(headline.words) ||
    modalityOf(headline).denied.includes(1),
)

/** "nobody injured" where the headline denies something too: what is denied there is compared by `checkNegators`. */
export function isOfNobody(facts: SourceFacts, words: readonly Word[], { subject }: Clause): boolean {
  return (
    subject !== null &&
    (facts.headlineFlags & NEGATOR) !== 0 &&
    /^(?:nobody|none|no)$/.test(words[subject.from]!.lexeme.key)
  )
}

/** "without rain" for "unless rain comes", "cannot reopen" for "too damaged to reopen", "No X without Y" for "Without Y, not X". */
function isToldOtherwise({ headline }: SourceFacts, { words }: ReadText, { at, targets }: Negation): boolean {
  const [target] = targets
  const theirs = headline.words
  const denials = negationsOf(headline)
  if (denials.length > 1 && words.some(({ lexeme }) => lexeme.key === 'without'))
    return denials.some((other) => theirs[other.at]!.lexeme.key === 'without')
  if (target === undefined) return false
  // "if no buyer is found" for "unless buyer is found"
  if (words[at]!.lexeme.key === 'without' || words[at - 1]?.lexeme.key === 'if')
    return theirs.some(
      ({ lexeme }, i) =>
        lexeme.key === 'unless' &&
        theirs.slice(i + 1, i + 4).some((word) => sameWord(word.lexeme, words[target]!.lexeme)),
    )
  const too = theirs.findIndex(({ lexeme }) => lexeme.key === 'too')
  const to = theirs.findIndex(({ lexeme }, i) => i > too + 1 && lexeme.key === 'to')
  return (
    too >= 0 &&
    to > 0 &&
    to < too + 4 &&
    theirs.slice(to + 1, to + 4).some((word) => sameWord(word.lexeme, words[target]!.lexeme))
  )
}

const CATCHING = new Set(['catch', 'arrest', 'capture', 'find', 'apprehend'])

/** What they forbid is no longer allowed. */
const FORBIDDING = new Set(['bar', 'ban', 'prohibit', 'outlaw', 'forbid'])

/** An operator denies it: "cleared of misconduct" for "no misconduct". */
function isDeniedThere(facts: SourceFacts, target: Word): boolean {
  return facts.parts.some((part) => {
    const { denied } = modalityOf(part)
    return part.words.some((word, at) => denied[at] === 1 && isContent(word) && sameWord(word.lexeme, target.lexeme))
  })
}

/** The headline denies it by a verb, in other words: "refuses to pledge" for "does not promise". */
function isRefused(facts: SourceFacts, target: Word): boolean {
  const { words } = facts.headline
  return words.some(
    (word, at) =>
      DENYING_VERBS.has(word.lexeme.lemma) &&
      words.slice(at + 1, at + 4).some((other) => isContent(other) && sameWord(other.lexeme, target.lexeme)),
  )
}

/** "cannot travel to Norland" where the summary has "cannot fly": a denial of the same, in words of our own. */
function isDeniedBeside(facts: SourceFacts, { words }: ReadText, { at }: Negation): boolean {
  const mine = near(words, at)
  return facts.parts.slice(1).some((part) =>
    negationsOf(part).some((other) => {
      const theirs = near(part.words, other.at)
      return (
        part.words[other.at]!.lexeme.key !== 'without' &&
        mine.filter((word) => theirs.some((one) => sameStem(word.lexeme, one.lexeme))).length >= LEAST_SHARED
      )
    }),
  )
}

const LEAST_SHARED = 1

const near = (words: readonly Word[], at: number): Word[] => words.slice(Math.max(0, at - 6), at + 6).filter(isContent)

/** A verb of the headline says that nothing is done with it. */
function isDodged({ headline: { words } }: SourceFacts, target: Word): boolean {
  return words.some(
    (word, at) =>
      DENYING_WORDS.has(word.lexeme.lemma) &&
      words.slice(at + 1, at + 4).some((other) => isContent(other) && sameStem(other.lexeme, target.lexeme)),
  )
}

/** The very word stands in the source, and nowhere in the reach of a denial. */
function isPlainlySaid(facts: SourceFacts, target: Word): boolean {
  let isSaid = false
  for (const part of facts.parts) {
    for (let i = 0; i < part.words.length; i++) {
      if (part.words[i]!.lexeme.stem !== target.lexeme.stem && part.words[i]!.lexeme.lemma !== target.lexeme.lemma)
        continue
      if (isDenied(part.words, i)) return false
      isSaid = true
    }
  }
  return isSaid
}

/** A verb of the headline tells it in another word: "continue" for "keep". */
function isToldInHeadline(facts: SourceFacts, target: Word): boolean {
  const { words, clauses } = facts.headline
  return clauses.some(
    ({ verb, marker }) => marker !== 'label' && !isDenied(words, verb) && sameWord(words[verb]!.lexeme, target.lexeme),
  )
}

/** Of several source clauses with our verb, those that tell most of the same doer and object. */
export function likest(
  reading: CandidateReading,
  clause: Clause,
  matches: readonly ClauseMatch[],
): readonly ClauseMatch[] {
  if (matches.length < 2) return matches
  const scores = matches.map(({ clause: other, part }) => likeness(reading.words, clause, part, other))
  const best = Math.max(...scores)
  return best < 1 ? matches : matches.filter((_, index) => scores[index] === best)
}

const DENYING_VERBS = new Set(['refuse', 'decline', 'fail', 'deny', 'avoid'])

function likeness(words: readonly Word[], clause: Clause, part: SourcePart, other: Clause): number {
  let score = 0
  if (overlaps(words, clause.subject, part.words, other.subject)) score += 2
  if (overlaps(words, clause.object, part.words, other.object)) score++
  if (
    overlaps(words, clause.subject, part.words, other.object) ||
    overlaps(words, clause.object, part.words, other.subject)
  )
    score++
  return score
}

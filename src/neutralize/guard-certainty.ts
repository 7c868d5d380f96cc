/**
 * How sure a candidate is of what it says, against how sure the source is: negation, hedges, plans, questions,
 * attribution, quoted opinion, direction.
 */
import type { Clause, Range } from './clause.ts'
import {
  ALLEGATION,
  AUXILIARY,
  CONJUNCTION,
  DETERMINER,
  HAS_OPPOSITE,
  isAccusing,
  KNOWN,
  MODAL,
  NEGATOR,
  NOUN_TOO,
  oppositeOf,
  PAST,
  PLACE_NAME,
  PLANNING,
  POSSIBILITY,
  PREPOSITION,
  PRONOUN,
} from './clause-lexicon.ts'
import {
  type ClauseMatch,
  isContent,
  isCopula,
  isOpposite,
  LIGHT,
  matchingClauses,
  overlaps,
  sameHead,
  sameLast,
  sameWord,
} from './clause-match.ts'
import { PHASE_VERBS, SPEECH, VAGUE_DIRECTIONS } from './clause-verbs.ts'
import {
  AFTER_BREAK,
  AFTER_COLON,
  AFTER_COMMA,
  CAPITAL,
  IN_QUOTES,
  JOINED,
  NUMERIC,
  SENTENCE_START,
  type Word,
} from './clause-words.ts'
import type { SourceFacts, SourcePart } from './facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './guard-rules.ts'

export function checkCertainty(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  checkNegators(facts, reading, findings)
  checkDirection(facts, reading, findings)
  checkHedges(facts, reading, findings)
  checkClaims(facts, reading, findings)
  for (const clause of reading.clauses) {
    if (clause.marker === 'label') continue
    const matches = matchingClauses(facts, reading.words, clause)
    checkSureness(facts, reading, clause, matches, findings)
    checkPolarity(facts, reading, clause, matches, findings)
    checkNoun(facts, reading, clause, matches, findings)
    checkSpeaker(facts, reading, clause, findings)
  }
  checkQuotes(facts, reading, findings)
  if (findings.length === 0) checkSaid(facts, reading, findings)
}

// ---- negation ----

/** Verbs and nouns that deny what follows them. */
const DENIALS = new Set([
  'refuse',
  'decline',
  'fail',
  'deny',
  'avoid',
  'lack',
  'lose',
  'loss',
  'miss',
  'without',
  'absence',
  'stop',
  'prevent',
  'reject',
  'block',
  'ban',
  'bar',
  'halt',
  'end',
  'cancel',
  'cut',
  'no',
  'not',
  'never',
  'none',
  'nobody',
  'neither',
  'nor',
  'hardly',
  'barely',
  'nothing',
  'unlikely',
  'unable',
  'short',
  'ex',
  'forbid',
  'out',
  'missing',
  'failure',
  'refusal',
  'zero',
  'few',
  'narrowly',
  'prohibit',
  'false',
  'doubt',
])

interface Negation {
  /** Index of the negator. */
  at: number
  /** Indexes of the content words it denies. */
  targets: number[]
}

const negationCache = new WeakMap<readonly Word[], Negation[]>()

function negationsOf(words: readonly Word[]): Negation[] {
  let negations = negationCache.get(words)
  if (negations === undefined) {
    negations = findNegations(words)
    negationCache.set(words, negations)
  }
  return negations
}

function findNegations(words: readonly Word[]): Negation[] {
  const negations: Negation[] = []
  for (let i = 0; i < words.length; i++) {
    const { flags, key } = words[i]!.lexeme
    if ((flags & NEGATOR) === 0 || key === 'hardly' || ((words[i + 1]?.marks ?? 0) & JOINED) !== 0) continue
    if (key === 'not' && (words[i + 1]?.lexeme.key === 'only' || words[i + 1]?.lexeme.key === 'just')) continue
    if (key === 'no' && ((words[i + 1]?.marks ?? 0) & NUMERIC) !== 0) continue
    if (
      key === 'no' &&
      (words[i + 1]?.lexeme.key === 'longer' ||
        words[i + 1]?.lexeme.key === 'matter' ||
        words[i + 1]?.lexeme.key === 'more')
    )
      continue
    const targets: number[] = []
    for (let k = i + 1; k < words.length && targets.length < 3; k++) {
      const word = words[k]!
      if (k > i + 1 && (word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) break
      if (k > i + 1 && (word.lexeme.flags & CONJUNCTION) !== 0 && word.lexeme.key !== 'and') break
      if (isContent(word)) targets.push(k)
    }
    negations.push({ at: i, targets })
  }
  return negations
}

function checkNegators(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const mine = negationsOf(reading.words)
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
  facts.parts.forEach((part, index) => {
    for (const negation of negationsOf(part.words)) {
      const target = negation.targets[0]
      if (target === undefined) continue
      const at = reading.words.findIndex((word) => isContent(word) && sameTarget(word, part.words[target]!))
      if (at < 0) continue
      if (mine.some((other) => other.targets.includes(at)) || isDenied(reading.words, at)) continue
      if (index > 0 && isAsserted(facts, part.words[target]!, index)) continue
      if (reading.words.some((word) => isOpposite(word.lexeme.senses, part.words[target]!.lexeme.senses))) continue
      findings.push(wordFinding('negation', reading, at, at, 'asserts what the source denies'))
      return
    }
  })
}

/** "eligible" for "ineligible", "unlikely" for "likely". */
function checkPrefixes(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const turned = prefixedOf(facts)
  for (let i = 0; i < reading.words.length; i++) {
    const { key } = reading.words[i]!.lexeme
    if (key.length < 5) continue
    const bare = PREFIX.test(key) ? key.replace(PREFIX, '') : ''
    if (!turned.has(key) && (bare.length < 4 || !facts.keys.has(bare))) continue
    if (isDenied(reading.words, i) || stands(facts, key, false)) continue
    if (turned.has(key) || !stands(facts, bare, true))
      findings.push(wordFinding('negation', reading, i, i, 'turns a denial around'))
  }
}

/** The word stands somewhere in the source, denied or not as asked. */
function stands(facts: SourceFacts, key: string, denied: boolean): boolean {
  return facts.parts.some((part) =>
    part.words.some((word, at) => word.lexeme.key === key && isDenied(part.words, at) === denied),
  )
}

const PREFIX = /^(?:in|un|im|ir|il|non|dis)(?=\w{4})/
const prefixedCache = new WeakMap<SourceFacts, ReadonlySet<string>>()

/** The words of the source that begin with a denying prefix, without it. */
function prefixedOf(facts: SourceFacts): ReadonlySet<string> {
  let bare = prefixedCache.get(facts)
  if (bare === undefined) {
    bare = new Set([...facts.keys].filter((key) => PREFIX.test(key)).map((key) => key.replace(PREFIX, '')))
    prefixedCache.set(facts, bare)
  }
  return bare
}

/** A word that denies by its prefix: ineligible, unable. */
function hasDenyingPrefix(facts: SourceFacts): boolean {
  for (const key of facts.keys)
    if (
      /^(?:in|un|im|ir)(?:able|eligible|willing|likely|aware|safe|fair|known|legal|possible|complete|changed|clear|harmed|paid|fit|stable|certain|convinced|successful|available|accurate|valid|dependent|moved|hurt|injured|guilty)/.test(
        key,
      )
    )
      return true
  return false
}

function sameTarget(a: Word, b: Word): boolean {
  return a.lexeme.stem === b.lexeme.stem || a.lexeme.lemma === b.lexeme.lemma
}

/** The denied word also stands somewhere undenied. */
function isAsserted(facts: SourceFacts, target: Word, except: number): boolean {
  return facts.parts.some((part, index) => {
    if (index === except) return false
    const denied = new Set(negationsOf(part.words).flatMap((negation) => negation.targets))
    return part.words.some((word, at) => !denied.has(at) && isContent(word) && sameWord(word.lexeme, target.lexeme))
  })
}

function isNegationKnown(facts: SourceFacts, reading: CandidateReading, negation: Negation): boolean {
  for (const other of negationsOf(facts.headline.words)) if (other.targets.length === 0) return true
  const first = negation.targets[0]
  if (hasDenyingPrefix(facts) && first !== undefined && !facts.stems.has(reading.words[first]!.lexeme.stem)) return true
  if (
    (facts.headlineFlags & NEGATOR) !== 0 &&
    (first === undefined ||
      (!facts.stems.has(reading.words[first]!.lexeme.stem) && !reading.clauses.some((clause) => clause.verb === first)))
  )
    return true
  if (first !== undefined && isPlainlySaid(facts, reading.words[first]!)) return false
  for (const part of facts.parts) {
    for (const other of negationsOf(part.words)) {
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
        if (DENIALS.has(word.lexeme.lemma) && (word.lexeme.flags & NEGATOR) === 0)
          for (let k = i + 1; k < Math.min(part.words.length, i + 5); k++)
            if (isContent(part.words[k]!) && sameWord(part.words[k]!.lexeme, lexeme)) return true
      }
    }
  }
  return false
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

/** A negator or a denying verb stands within reach before (or right behind) the word. */
function isDenied(words: readonly Word[], index: number): boolean {
  let seen = 0
  for (let i = index - 1; i >= 0 && seen < 5; i--) {
    const word = words[i]!
    if ((word.lexeme.flags & NEGATOR) !== 0 || DENIALS.has(word.lexeme.lemma) || DENIALS.has(word.lexeme.key))
      return true
    if ((words[i + 1]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || word.lexeme.key === 'but') break
    if (isContent(word)) seen++
  }
  for (let i = index + 1; i < Math.min(words.length, index + 4); i++) {
    if ((words[i]!.marks & AFTER_BREAK) !== 0) return false
    if ((words[i]!.lexeme.flags & NEGATOR) !== 0 || DENIALS.has(words[i]!.lexeme.lemma)) return true
  }
  return false
}

/** Clause by clause: the source clause that is most like this one says the contrary. */
function checkPolarity(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  matches: readonly ClauseMatch[],
  findings: Finding[],
): void {
  if (matches.length === 0 || (LIGHT.has(clause.lemma) && !isCopula(clause)) || hasBareNegator(facts)) return
  if (
    clause.isNegated &&
    matches.every(({ clause: other, part }) => !isDeniedClause(other) && !isDenied(part.words, other.verb))
  ) {
    findings.push(
      wordFinding('negation', reading, clause.group.from, clause.group.to - 1, 'denies what the source asserts'),
    )
    return
  }
  let best = 1
  let isSame = true
  for (const { clause: other, part } of matches) {
    if (
      !isCopula(clause) &&
      part.words[other.verb]!.lexeme.stem !== reading.words[clause.verb]!.lexeme.stem &&
      part.words[other.verb]!.lexeme.lemma !== clause.lemma
    )
      continue
    const score = likeness(reading.words, clause, part, other)
    if (score < best) continue
    const same = isDeniedClause(other) === isDeniedClause(clause)
    isSame = score > best || best === 1 ? same : isSame || same
    best = Math.max(score, 2)
  }
  if (!isSame)
    findings.push(wordFinding('negation', reading, clause.group.from, clause.group.to - 1, 'turns a denial around'))
}

/** Of several source clauses with our verb, those that tell most of the same doer and object. */
function likest(reading: CandidateReading, clause: Clause, matches: readonly ClauseMatch[]): readonly ClauseMatch[] {
  if (matches.length < 2) return matches
  const scores = matches.map(({ clause: other, part }) => likeness(reading.words, clause, part, other))
  const best = Math.max(...scores)
  return best < 2 ? matches : matches.filter((_, index) => scores[index] === best)
}

/** Told with not, or under a verb that denies: "declines to answer". */
function isDeniedClause(clause: Clause): boolean {
  return (
    clause.isNegated !==
    (clause.governor !== null &&
      DENYING_VERBS.has(clause.governor.lemma) &&
      clause.group.from === clause.governor.group.to)
  )
}

const DENYING_VERBS = new Set(['refuse', 'decline', 'fail', 'deny', 'avoid'])

/** "…saying she didn't?": nobody can tell what is denied. */
function hasBareNegator(facts: SourceFacts): boolean {
  return facts.parts.some((part) => negationsOf(part.words).some((negation) => negation.targets.length === 0))
}

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

// ---- direction ----

function checkDirection(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    const senses = word.phrase !== null && word.phrase.senses.length > 0 ? word.phrase.senses : word.lexeme.senses
    if (
      ((word.lexeme.flags & HAS_OPPOSITE) === 0 && word.phrase === null) ||
      senses.length === 0 ||
      !isContent(word) ||
      VAGUE_DIRECTIONS.has(word.lexeme.lemma) ||
      isInHeadline(facts, word)
    )
      continue
    const isSaid = facts.keys.has(word.lexeme.key) || facts.stems.has(word.lexeme.stem)
    let isKnown = false
    let opposite = false
    for (const sense of senses) {
      if (facts.senses.has(sense)) isKnown = true
      const other = oppositeOf(sense)
      if (other >= 0 && facts.senses.has(other) && saysPlainly(facts, other)) opposite = true
    }
    if (!opposite) continue
    // Said of one thing in the source and the contrary of another: the nearer one counts.
    const [same, contrary] = nearest(facts, reading, i, senses)
    if (contrary === 0 || (isSaid && contrary < same + 3) || (!isSaid && (isKnown || same > 0) && contrary < same + 2))
      continue
    if (i > 0 && (words[i - 1]!.lexeme.flags & NEGATOR) !== 0) continue
    if (isConverse(reading, i)) continue
    findings.push(wordFinding('direction', reading, i, i, 'says the opposite of the source'))
  }
  checkMovedDirection(facts, reading, findings)
}

function isInHeadline(facts: SourceFacts, word: Word): boolean {
  return facts.headline.words.some((other) => other.lexeme.stem === word.lexeme.stem)
}

/** How many words around this one stand around a word of the same sense, and around one of the opposite sense. */
function nearest(
  facts: SourceFacts,
  reading: CandidateReading,
  index: number,
  senses: readonly number[],
): [number, number] {
  const mine = neighbors(reading.words, index)
  let same = 0
  let contrary = 0
  for (const part of facts.parts) {
    for (let i = 0; i < part.words.length; i++) {
      const word = part.words[i]!
      const theirs = word.phrase?.senses.length ? word.phrase.senses : word.lexeme.senses
      const isContrary = isOpposite(senses, theirs)
      if (!isContrary && !sharesAny(senses, theirs)) continue
      let common = 0
      for (const near of neighbors(part.words, i))
        if (mine.some((other) => sameWord(other.lexeme, near.lexeme))) common++
      if (isContrary && !isDenied(part.words, i)) contrary = Math.max(contrary, common)
      else same = Math.max(same, common)
    }
  }
  return [same, contrary]
}

function neighbors(words: readonly Word[], index: number): Word[] {
  const near: Word[] = []
  for (let i = Math.max(0, index - 5); i < Math.min(words.length, index + 6); i++)
    if (i !== index && isContent(words[i]!)) near.push(words[i]!)
  return near
}

const CONVERSE_LOSERS = new Set(['lose', 'trail', 'sell', 'receive', 'lost', 'loss', 'less', 'half'])

function isConverse(reading: CandidateReading, index: number): boolean {
  return CONVERSE_LOSERS.has(reading.words[index]!.lexeme.lemma)
}

/** Some word of this sense stands in the source undenied. */
function saysPlainly(facts: SourceFacts, sense: number): boolean {
  if ((facts.allFlags & NEGATOR) === 0) return true
  return facts.parts.some((part) =>
    part.words.some(
      (word, at) =>
        (word.lexeme.senses.includes(sense) || word.phrase?.senses.includes(sense)) && !isDenied(part.words, at),
    ),
  )
}

/** The same subject moves the other way: "cases rise, deaths fall" told as "cases fall". */
function checkMovedDirection(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (clause.subject === null || clause.marker === 'label' || clause.isNegated || VAGUE_DIRECTIONS.has(clause.lemma))
      continue
    let isOpposed = false
    let isSame = false
    for (const part of facts.parts) {
      for (const other of part.clauses) {
        if (other.subject === null || other.isNegated) continue
        const isLike = sharesAny(clause.senses, other.senses)
        if (!isLike && !isOpposite(clause.senses, other.senses)) continue
        if (!sameLast(reading.words, clause.subject, part.words, other.subject)) continue
        if (isLike) isSame = true
        else if (
          clause.object === null ||
          other.object === null ||
          overlaps(reading.words, clause.object, part.words, other.object)
        )
          isOpposed = true
      }
    }
    if (isOpposed && !isSame && !LIGHT.has(clause.lemma))
      findings.push(
        wordFinding('direction', reading, clause.group.from, clause.group.to - 1, 'says the opposite of the source'),
      )
  }
}

function sharesAny(a: readonly number[], b: readonly number[]): boolean {
  for (const sense of a) if (b.includes(sense)) return true
  return false
}

// ---- hedges, plans, questions ----

const HEDGES = POSSIBILITY | ALLEGATION

function checkHedges(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const mine = flagsOf(reading.words)
  checkAllHedges(facts, reading, mine, findings)
  const hasSpeech = reading.clauses.some((clause) => SPEECH.has(clause.lemma))
  const { words } = facts.headline
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    const { flags, key } = word.lexeme
    if (
      (reading.words.some((other) => FRAMES.has(other.lexeme.key)) && (flags & ALLEGATION) === 0) ||
      (flags & HEDGES) === 0 ||
      ((flags & MODAL) !== 0 && key !== 'may' && key !== 'might' && key !== 'could')
    )
      continue
    const isAccused = ACCUSED.has(key) && words[i + 1] !== undefined && (words[i + 1]!.lexeme.flags & PREPOSITION) === 0
    if (!STRONG_HEDGES.has(key) && !isAccused) continue
    if ((mine & HEDGES) !== 0 || (hasSpeech && !isAccused) || ((mine & PLANNING) !== 0 && (flags & POSSIBILITY) !== 0))
      continue
    const at = isAccused ? accusedAt(words, i, reading.words) : hedgedAt(words, i, reading.words)
    if (at < 0) continue
    findings.push(wordFinding('hedge', reading, at, at, `drops the hedge “${word.raw}” of the source`))
    return
  }
}

/** "Seagate claims storage record", "reports of poor conditions": what is only claimed is not told as so. */
function checkClaims(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!facts.claims) return
  if (isVouched(reading) || (flagsOf(reading.words) & HEDGES) !== 0) return
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
      for (const target of contentAfter(part.words, i, 3)) {
        if (isPlainElsewhere(facts, part, i, target)) continue
        const at = reading.words.findIndex((word) => isContent(word) && word.lexeme.stem === target.lexeme.stem)
        if (at < 0) continue
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

const CLAIMING = new Set(['claim', 'allege'])
const CLAIM_NOUNS = new Set([
  'reports',
  'claims',
  'allegations',
  'rumors',
  'rumours',
  'accusations',
  'suspicion',
  'suspicions',
  'fears',
])

function contentAfter(words: readonly Word[], index: number, most: number): Word[] {
  const found: Word[] = []
  for (let i = index + 1; i < words.length && found.length < most; i++) {
    if ((words[i]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) break
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

const STRONG_HEDGES = new Set([
  'may',
  'might',
  'could',
  'possible',
  'possibly',
  'potential',
  'potentially',
  'perhaps',
  'maybe',
  'likely',
  'probably',
  'unlikely',
  'apparently',
  'seemingly',
  'appears',
  'appear',
  'seems',
  'seem',
  'alleged',
  'allegedly',
  'alleges',
  'allege',
  'reportedly',
  'suspected',
  'purported',
  'rumored',
  'rumoured',
  'accused',
  'nearly',
  'almost',
  'supposedly',
  'suggest',
  'suggests',
  'feared',
])

const TOLD_HEDGES = new Set(['reportedly', 'allegedly', 'alleged', 'purportedly', 'reported'])

/** The headline hedges its main statement, and nothing in our wording hedges at all. */
function checkAllHedges(facts: SourceFacts, reading: CandidateReading, mine: number, findings: Finding[]): void {
  if ((mine & HEDGES) !== 0 || reading.words.some((word) => FRAMES.has(word.lexeme.key))) return
  const { words, clauses } = facts.headline
  const isMay = clauses.some(
    (clause) =>
      clause.status !== 'noun' &&
      hasMay(words, clause) &&
      !clause.isQuestion &&
      sharesContent(reading, words, { from: clause.group.from, to: words.length }),
  )
  const isTold = words.some((word) => TOLD_HEDGES.has(word.lexeme.key)) && !isVouched(reading)
  if (!isMay && !isTold) return
  if (facts.parts.length > 1 && !isMay && isToldPlainly(facts, reading)) return
  findings.push(wordFinding('hedge', reading, 0, reading.words.length - 1, 'drops the hedge of the headline'))
}

/** Our wording speaks of what stands in this stretch of the headline. */
function sharesContent(reading: CandidateReading, words: readonly Word[], range: Range): boolean {
  return overlaps(reading.words, { from: 0, to: reading.words.length }, words, range)
}

/** Some clause of ours is matched by a plain clause of the summary. */
function isToldPlainly(facts: SourceFacts, reading: CandidateReading): boolean {
  return reading.clauses.some((clause) =>
    matchingClauses(facts, reading.words, clause).some(
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

const CULPRITS = new Set([
  'killer',
  'murderer',
  'shooter',
  'gunman',
  'attacker',
  'thief',
  'rapist',
  'robber',
  'burglar',
  'bomber',
  'smuggler',
  'fraudster',
  'assassin',
  'arsonist',
  'kidnapper',
  'culprit',
  'spy',
])

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

const flagsCache = new WeakMap<readonly Word[], number>()

function flagsOf(words: readonly Word[]): number {
  const known = flagsCache.get(words)
  if (known !== undefined) return known
  let flags = 0
  for (const word of words) flags |= word.lexeme.flags | (word.phrase?.flags ?? 0)
  flagsCache.set(words, flags)
  return flags
}

/** What an article does is not measured against the source. */
const FRAMING = new Set(
  'discuss examine consider explore cover describe explain ask question review list compare include mention cite show'.split(
    ' ',
  ),
)

/** "accused of firing", "suspected of theft", "deny killing". */
const DOUBTED = new Set(['accuse', 'suspect', 'allege', 'blame', 'charge', 'deny', 'investigate'])

/** "want the ban lifted". */
const WANTING = new Set(['want', 'seek', 'need', 'demand', 'like', 'prefer'])
const TRYING = new Set('seek try aim plan intend attempt strive suggest say report'.split(' '))

type Sureness = 'sure' | 'planned' | 'hedged' | 'asked'

function surenessOf(words: readonly Word[], clause: Clause): Sureness {
  if (clause.isQuestion && isOpenQuestion(words, clause)) return 'asked'
  if (clause.isHedged || clause.isConditional) return 'hedged'
  for (let up = clause.governor, depth = 0; up !== null && depth < 6; up = up.governor, depth++)
    if (up.isHedged && up.speaker !== clause) return 'hedged'
  if (clause.status === 'planned') return 'planned'
  if (clause.isPassive && clause.group.from === clause.verb)
    for (let up = clause.governor, depth = 0; up !== null && depth < 4; up = up.governor, depth++)
      if (WANTING.has(up.lemma)) return 'planned'
  for (let up = clause.governor, depth = 0; up !== null && depth < 6; up = up.governor, depth++) {
    if (up.isConditional || up.isHedged || DOUBTED.has(up.lemma)) return 'hedged'
    if (up.status === 'planned' && !SPEECH.has(up.lemma)) return 'planned'
    const { flags } = words[up.verb]!.lexeme
    if ((flags & PLANNING) !== 0 && !SPEECH.has(up.lemma) && !PHASE_VERBS.has(up.lemma) && clause.status !== 'done')
      return 'planned'
  }
  return 'sure'
}

const PRESUPPOSING = new Set(['why', 'how', 'when', 'where', 'what'])

const OPENING = new Set(['much', 'will', 'would', 'could', 'should', 'might', 'may', 'if', 'many'])

/** "Why did X do it?" takes for granted that X did it; "Will X do it?" does not. */
function isOpenQuestion(words: readonly Word[], clause: Clause): boolean {
  let start = clause.verb
  while (start > 0 && (words[start]!.marks & AFTER_BREAK) === 0) start--
  for (let i = start; i <= clause.verb; i++)
    if (PRESUPPOSING.has(words[i]!.lexeme.key)) return i + 1 < words.length && OPENING.has(words[i + 1]!.lexeme.key)
  return true
}

function checkSureness(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  all: readonly ClauseMatch[],
  findings: Finding[],
): void {
  const matches = likest(reading, clause, all)
  if (
    matches.length === 0 ||
    clause.status === 'noun' ||
    (SPEECH.has(clause.lemma) &&
      clause.status !== 'planned' &&
      reading.clauses.some((other) => other.speaker === clause) &&
      matches.every((match) => surenessOf(match.part.words, match.clause) === 'hedged')) ||
    FRAMING.has(clause.lemma) ||
    TRYING.has(clause.lemma)
  )
    return
  if (LIGHT.has(clause.lemma) && !isCopula(clause) && !matches.some((match) => match.isHeadline)) return
  if (
    clause.status === 'ongoing' &&
    clause.group.from === clause.verb &&
    matches.every(
      (match) =>
        match.clause.isHedged &&
        match.part.words[match.clause.verb]!.lexeme.stem === reading.words[clause.verb]!.lexeme.stem,
    ) &&
    (flagsOf(reading.words) & HEDGES) === 0
  ) {
    findings.push(
      wordFinding('hedge', reading, clause.group.from, clause.group.to - 1, 'asserts what the source hedges'),
    )
    return
  }
  // A bare -ing form tells neither when nor whether.
  if (clause.status === 'ongoing' && clause.group.from === clause.verb) return
  const mine = surenessOf(reading.words, clause)
  const theirs = matches.map((match) => surenessOf(match.part.words, match.clause))
  const { from, to } = clause.group
  if (mine === 'sure') {
    if (!theirs.includes('sure')) {
      const cause = theirs[0]!
      if (
        isFramed(reading, clause) ||
        (cause === 'hedged' &&
          clause.speaker !== null &&
          !matches.some((match) => hasMay(match.part.words, match.clause)))
      )
        return
      findings.push(
        cause === 'planned'
          ? wordFinding('plan', reading, from, to - 1, 'tells as done what the source tells as planned')
          : cause === 'asked'
            ? wordFinding('question', reading, from, to - 1, 'answers what the source asks')
            : wordFinding('hedge', reading, from, to - 1, 'asserts what the source hedges'),
      )
      return
    }
    if (
      clause.status === 'done' &&
      !isCopula(clause) &&
      isPerfect(reading, clause) &&
      matches.every((match) => match.clause.status === 'ongoing')
    ) {
      findings.push(wordFinding('plan', reading, from, to - 1, 'tells as done what is under way'))
      return
    }
  } else if (
    mine === 'planned' &&
    clause.governor === null &&
    theirs.every(
      (sureness, index) =>
        sureness === 'sure' && matches[index]!.clause.status === 'done' && matches[index]!.clause.governor === null,
    )
  ) {
    findings.push(wordFinding('plan', reading, from, to - 1, 'tells as planned what the source tells as done'))
    return
  } else if (
    mine === 'planned' &&
    clause.governor === null &&
    (matches.every((match, index) => theirs[index] === 'asked' || match.clause.isConditional) ||
      (!theirs.includes('sure') && matches.some((match, index) => match.isHeadline && theirs[index] === 'asked'))) &&
    !isFramed(reading, clause)
  ) {
    findings.push(wordFinding('question', reading, from, to - 1, 'answers what the source asks'))
    return
  }
  const isExact = matches.every(
    (match) => match.part.words[match.clause.verb]!.lexeme.stem === reading.words[clause.verb]!.lexeme.stem,
  )
  const isAllDone =
    isExact && matches.every((match, index) => theirs[index] === 'sure' && match.clause.status === 'done')
  if (
    mine === 'planned' &&
    clause.governor !== null &&
    isAllDone &&
    INTENDING.has(clause.governor.lemma) &&
    !facts.keys.has(clause.governor.lemma) &&
    !facts.stems.has(reading.words[clause.governor.verb]!.lexeme.stem)
  ) {
    findings.push(
      wordFinding(
        'plan',
        reading,
        clause.governor.group.from,
        to - 1,
        'tells as planned what the source tells as done',
      ),
    )
    return
  }
  if (
    clause.isHedged &&
    isAllDone &&
    matches.some((match) => match.isHeadline) &&
    (facts.headlineFlags & POSSIBILITY) === 0 &&
    MAY.has(reading.words[clause.group.from]!.lexeme.key)
  ) {
    findings.push(wordFinding('plan', reading, from, to - 1, 'tells as possible what the source tells as done'))
    return
  }
  if (
    mine === 'planned' &&
    clause.governor === null &&
    isExact &&
    theirs.every((sureness) => sureness === 'hedged') &&
    !isFramed(reading, clause) &&
    (flagsOf(reading.words) & POSSIBILITY) === 0
  ) {
    findings.push(wordFinding('hedge', reading, from, to - 1, 'asserts what the source hedges'))
    return
  }
  if (
    mine === 'planned' &&
    clause.governor !== null &&
    theirs.every((sureness) => sureness === 'hedged') &&
    matches.every((match) => match.clause.isHedged) &&
    !isFramed(reading, clause)
  ) {
    findings.push(wordFinding('hedge', reading, from, to - 1, 'asserts what the source hedges'))
    return
  }
  if (
    mine === 'planned' &&
    clause.governor === null &&
    clause.speaker === null &&
    matches.every((match) => match.clause.speaker !== null && SAYING.has(match.clause.speaker.lemma)) &&
    reading.words.slice(clause.group.from, clause.verb).some((word) => word.lexeme.key === 'will') &&
    !isVouched(reading)
  ) {
    findings.push(wordFinding('attribution', reading, from, to - 1, 'asserts what the source leaves to a speaker'))
    return
  }
  if (
    mine === 'sure' &&
    clause.speaker === null &&
    !SPEECH.has(clause.lemma) &&
    matches.every((match) => match.clause.speaker !== null && !OWNING.has(match.clause.speaker.lemma)) &&
    matches.some((match) => match.isHeadline) &&
    !isVouched(reading)
  )
    findings.push(wordFinding('attribution', reading, from, to - 1, 'asserts what the source leaves to a speaker'))
}

const INTENDING = new Set([
  'plan',
  'intend',
  'propose',
  'threaten',
  'vow',
  'consider',
  'prepare',
  'hope',
  'want',
  'promise',
  'pledge',
  'aim',
  'expect',
  'seek',
])
const MAY = new Set(['may', 'might', 'could'])
/** Who admits or announces it knows it himself: his word may be taken. */
const OWNING = new Set(['admit', 'confirm', 'acknowledge', 'concede', 'announce', 'reveal', 'explain', 'learn', 'know'])
function hasMay(words: readonly Word[], clause: Clause): boolean {
  for (let i = clause.group.from; i < clause.verb; i++) if (MAY.has(words[i]!.lexeme.key)) return true
  return false
}

const FRAMES = new Set([
  'whether',
  'question',
  'questions',
  'consider',
  'considers',
  'ask',
  'asks',
  'examine',
  'examines',
  'explore',
  'explores',
  'discuss',
  'discusses',
  'debate',
  'assess',
  'assesses',
  'explains',
  'weigh',
  'weighs',
  'how',
  'why',
  'what',
  'if',
  'who',
  'doubt',
  'doubts',
  'uncertain',
  'unclear',
  'considering',
  'looks',
  'potential',
  'possible',
  'hypothetical',
  'examined',
  'considered',
  'discussed',
  'debated',
  'explored',
  'assessed',
])

function isFramed(reading: CandidateReading, clause: Clause): boolean {
  return reading.words.some((word, index) => index < clause.group.from + 12 && FRAMES.has(word.lexeme.key))
}

function isPerfect(reading: CandidateReading, clause: Clause): boolean {
  for (let i = clause.group.from; i < clause.verb; i++)
    if (/^(?:has|have|had)$/.test(reading.words[i]!.lexeme.key)) return true
  return false
}

const UNSURE_BEFORE = new Set(['for', 'of', 'to', 'over', 'against', 'about'])

/** A verb of ours that is only a noun in the source ("push for a pardon"), in a clause that is not sure. */
function checkNoun(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  matches: readonly ClauseMatch[],
  findings: Finding[],
): void {
  const { verbForms, flags: verbFlags } = reading.words[clause.verb]!.lexeme
  if (((verbForms & PAST) === 0 && (verbFlags & NOUN_TOO) !== 0) || SPEECH.has(clause.lemma)) return
  if (
    clause.subject === null ||
    matches.length > 0 ||
    clause.status !== 'done' ||
    clause.speaker !== null ||
    LIGHT.has(clause.lemma) ||
    isCopula(clause) ||
    surenessOf(reading.words, clause) !== 'sure' ||
    isFramed(reading, clause)
  )
    return
  const verb = reading.words[clause.verb]!.lexeme
  let isFound = false
  for (const part of facts.parts) {
    for (let i = 0; i < part.words.length; i++) {
      const word = part.words[i]!
      if (word.lexeme.stem !== verb.stem && word.lexeme.lemma !== verb.lemma && word.lexeme.root !== verb.root) continue
      isFound = true
      const host = hostOf(part, i)
      if (host === null) return
      const sureness = surenessOf(part.words, host)
      const isAfterPlan =
        (part.words[host.verb]!.lexeme.flags & PLANNING) !== 0 &&
        !PHASE_VERBS.has(host.lemma) &&
        hasBetween(part.words, host.verb, i, UNSURE_BEFORE)
      if (sureness === 'sure' && !isAfterPlan) return
    }
  }
  if (isFound)
    findings.push(
      wordFinding(
        'plan',
        reading,
        clause.group.from,
        clause.group.to - 1,
        'tells as done what the source only speaks of',
      ),
    )
}

function hostOf(part: SourcePart, index: number): Clause | null {
  let host: Clause | null = null
  for (const clause of part.clauses)
    if (clause.verb < index && clause.marker !== 'label' && clause.marker !== 'attribute') host = clause
  return host
}

function hasBetween(words: readonly Word[], from: number, to: number, keys: ReadonlySet<string>): boolean {
  for (let i = from + 1; i < to; i++) if (keys.has(words[i]!.lexeme.key)) return true
  return false
}

/** Somebody vouches for the candidate: a speaker, a report, an allegation. */
function isVouched(reading: CandidateReading): boolean {
  return (
    reading.clauses.some((clause) => SPEECH.has(clause.lemma) || clause.marker === 'label') ||
    reading.words.some(
      (word) =>
        (word.lexeme.flags & ALLEGATION) !== 0 || VOUCHERS.has(word.lexeme.lemma) || VOUCHERS.has(word.lexeme.key),
    )
  )
}

const VOUCHERS = new Set([
  'report',
  'according',
  'claim',
  'announcement',
  'announce',
  'statement',
  'show',
  'data',
  'survey',
  'poll',
  'study',
  'forecast',
  'expect',
  'argue',
  'allege',
  'comment',
  'remark',
  'opinion',
  'vow',
  'promise',
  'threaten',
  'plan',
  'pledge',
  'warning',
  'warn',
  'accuse',
  'criticize',
  'criticise',
  'view',
  'call',
  'order',
  'urge',
  'demand',
  'declare',
  'indictment',
  'filing',
  'find',
  'put',
  'estimate',
  'cite',
  'describe',
])

// ---- attribution ----

const ANYBODY = new Set([
  'report',
  'article',
  'data',
  'study',
  'survey',
  'poll',
  'official',
  'source',
  'people',
  'column',
  'columnist',
  'author',
  'writer',
  'expert',
  'analyst',
  'it',
  'he',
  'she',
  'they',
  'who',
  'researcher',
  'email',
  'document',
  'filing',
  'company',
  'video',
  'footage',
  'ruling',
  'story',
  'spokesman',
  'spokesperson',
  'spokeswoman',
  'agency',
  'statement',
  'indictment',
  'figure',
  'letter',
  'memo',
  'court',
  'explainer',
  'guide',
  'review',
  'customer',
  'witness',
  'scientist',
])

function checkSpeaker(facts: SourceFacts, reading: CandidateReading, clause: Clause, findings: Finding[]): void {
  if (!SAYING.has(clause.lemma) || clause.isPassive || clause.subject === null || clause.status === 'noun') return
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
  }
  if (hasSpeaker)
    findings.push(
      wordFinding('attribution', reading, clause.subject.from, clause.group.to - 1, 'lets somebody else say it'),
    )
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
  return (
    (isTitled(words, mine) && isProperPhrase(part.words, theirs)) ||
    (isTitled(part.words, theirs) && isProperPhrase(words, mine))
  )
}

function isProperPhrase(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++)
    if ((words[i]!.marks & CAPITAL) !== 0 && (words[i]!.lexeme.flags & KNOWN) === 0) return true
  return false
}

function isTitled(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if (TITLES.has(words[i]!.lexeme.lemma)) return true
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
  for (let i = 1; i < Math.min(part.words.length, 5); i++)
    if ((part.words[i]!.marks & AFTER_COLON) !== 0) return overlaps(words, mine, part.words, { from: 0, to: i })
  return false
}

const SAYING = new Set([
  'say',
  'claim',
  'argue',
  'announce',
  'allege',
  'insist',
  'state',
  'warn',
  'tell',
  'note',
  'add',
  'suggest',
  'call',
  'describe',
  'accuse',
  'cite',
])

function isSameSpeaker(words: readonly Word[], mine: Range, part: SourcePart, theirs: Range): boolean {
  if (isOtherNation(words, mine, part.words, theirs)) return false
  return sameHead(words, mine, part.words, theirs) || (part.words[theirs.from]!.lexeme.flags & PRONOUN) !== 0
}

// ---- quotations ----

/** The source quotes the word behind a verb of saying, so it is somebody's view and no term. */
function isSpokenQuote(facts: SourceFacts, word: Word): boolean {
  return facts.parts.some((part) =>
    part.words.some(
      (other, at) =>
        (other.marks & IN_QUOTES) !== 0 &&
        other.lexeme.stem === word.lexeme.stem &&
        part.clauses.some((clause) => SPEECH.has(clause.lemma) && clause.verb < at && at - clause.verb < 12),
    ),
  )
}

const quotedCache = new WeakMap<SourceFacts, ReadonlySet<string>>()

/** Stems that stand in the source inside quotation marks and nowhere else. */
function quotedOnly(facts: SourceFacts): ReadonlySet<string> {
  const known = quotedCache.get(facts)
  if (known !== undefined) return known
  const quoted = new Set<string>()
  const plain = new Set<string>()
  for (const part of facts.parts)
    for (const word of part.words)
      if (isContent(word)) ((word.marks & IN_QUOTES) !== 0 ? quoted : plain).add(word.lexeme.stem)
  for (const stem of plain) quoted.delete(stem)
  quotedCache.set(facts, quoted)
  return quoted
}

const QUOTING = new Set([
  'criticize',
  'criticise',
  'vow',
  'threaten',
  'urge',
  'demand',
  'call',
  'object',
  'protest',
  'oppose',
  'warn',
  'discuss',
  'describe',
  'dispute',
  'respond',
  'apologize',
  'apologise',
  'want',
  'seek',
  'pledge',
  'examine',
  'consider',
  'draw',
])

/** Words that the source only quotes are not said by us without quotation marks and without a speaker. */
function checkQuotes(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (quotedOnly(facts).size === 0) return
  if (
    reading.clauses.some(
      (clause) => SPEECH.has(clause.lemma) || clause.marker === 'label' || QUOTING.has(clause.lemma),
    ) ||
    reading.words.some((word) => (word.lexeme.flags & ALLEGATION) !== 0)
  )
    return
  const quoted = quotedOnly(facts)
  if (quoted.size === 0) return
  for (let i = 0; i < reading.words.length; i++) {
    const word = reading.words[i]!
    if (
      (word.marks & IN_QUOTES) === 0 &&
      isContent(word) &&
      (word.marks & CAPITAL) === 0 &&
      ((word.lexeme.flags & KNOWN) !== 0 || isSpokenQuote(facts, word)) &&
      quoted.has(word.lexeme.stem)
    ) {
      findings.push(wordFinding('opinion', reading, i, i, 'says in our own voice what the source quotes'))
      return
    }
  }
}

// ---- a headline that is somebody's word as a whole ----

const VOUCHED_BY = new Set([
  'say',
  'claim',
  'argue',
  'allege',
  'insist',
  'suggest',
  'report',
  'warn',
  'contend',
  'state',
])
const LEAST_SAID = 0.75

/** "X is so, Y says" told as "X is so": nearly all our words come from what Y says. */
function checkSaid(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words, clauses } = facts.headline
  const speech = clauses.find(
    (clause) =>
      (VOUCHED_BY.has(clause.lemma) || clause.marker === 'label') &&
      clause.subject !== null &&
      !clause.isPassive &&
      clause.status !== 'noun',
  )
  if (speech === undefined || speech.subject === null || isVouched(reading) || (flagsOf(reading.words) & HEDGES) !== 0)
    return
  const isTrailing = speech.subject.from > 0 && speech.object === null
  if (!isTrailing && speech.object !== null && !clauses.some((clause) => clause.governor === speech)) return
  const said: Range = isTrailing ? { from: 0, to: speech.subject.from } : { from: speech.group.to, to: words.length }
  let total = 0
  let found = 0
  for (const word of reading.words) {
    if (!isContent(word)) continue
    total++
    for (let i = said.from; i < said.to; i++)
      if (isContent(words[i]!) && sameWord(word.lexeme, words[i]!.lexeme)) {
        found++
        break
      }
  }
  if (total > 0 && found / total >= LEAST_SAID)
    findings.push(wordFinding('attribution', reading, 0, reading.words.length - 1, 'drops who says it'))
}

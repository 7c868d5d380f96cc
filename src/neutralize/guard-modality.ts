/**
 * Deeds: what a candidate tells as done, to come, open or denied is so in the source as well. One comparison for
 * verbs and for nouns, of the modality that `modality.ts` reads on both sides.
 */
import type { Clause, Range } from './clause.ts'
import { ALLEGATION, BASE, MODAL, POSSIBILITY, THIRD } from './clause-lexicon.ts'
import { type ClauseMatch, isCopula, LIGHT, matchingClauses, overlaps, sameStem } from './clause-match.ts'
import { SPEECH } from './clause-verbs.ts'
import { isContent, JOINED, NAMED, type Word } from './clause-words.ts'
import type { SourceFacts, SourcePart } from './facts.ts'
import { likest } from './guard-negation.ts'
import { type CandidateReading, type Finding, type GuardRule, wordFinding } from './guard-rules.ts'
import { modalityOf, OPEN, SO, TO_COME } from './modality.ts'
import { isNounOperator } from './modality-operators.ts'
import { isFramed, isPerfect, isVouched } from './sureness.ts'

/** What an article does is not measured against the source. */
const TELLING = new Set(
  'discuss examine consider explore cover describe explain ask question review list compare include mention cite show'.split(
    ' ',
  ),
)

const STRIVING = new Set(['try', 'attempt', 'struggle', 'fight', 'agree', 'work'])

/** Who tries does what he does. */
const TRYING = new Set([
  'try',
  'attempt',
  'struggle',
  'fight',
  'seek',
  'want',
  'agree',
  'aim',
  'intend',
  'plan',
  'work',
])

/** They put off the deed that follows them. */
const INTENDING = new Set('plan propose consider weigh mull threaten prepare vow intend seek eye'.split(' '))

interface Mention {
  level: number
  isDenied: boolean
  /** The verb of a clause, or what a clause tells of: not a mere topic. */
  isTold: boolean
  /** Under way, which may as well be to come: "is leaving". */
  isOngoing: boolean
  isTelling: boolean
  isVerb: boolean
  isGoverned: boolean
  /** Somebody says it: whoever leaves him out may doubt it instead. */
  isSaid: boolean
}

/** Verbs that tell nothing of what becomes of their object. */
const HOLDING = new Set(
  'vow plan propose seek threaten consider weigh mull promise pledge demand want eye ask request call urge say announce repeat outline describe discuss face push warn await brace prepare expect include list offer set aim press give present unveil make draw back support oppose criticize criticise debate review study examine explain question join lead follow see know report mention cite show tell hear like favor favour need reveal defend attack fear spark raise await consider welcome praise condemn prompt trigger limit shape influence affect mean concern involve have be get divide split dominate feature cover face overshadow slow complicate'.split(
    ' ',
  ),
)

export function checkDeeds(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  matches: readonly ClauseMatch[],
  findings: Finding[],
): void {
  if (clause.status === 'noun' || TELLING.has(clause.lemma) || clause.lemma === 'know') return
  if (
    clause.status === 'ongoing' &&
    clause.group.from === clause.verb &&
    modalityOf(reading.words, reading.clauses).levels[clause.verb] === SO
  )
    return
  const { words } = reading
  const verb = clause.verb
  if (isCopula(clause)) {
    compare(
      reading,
      clause,
      verb,
      likest(reading, clause, matches).map(({ part, clause: other }) => mentionAt(part, other.verb, true)),
      findings,
    )
    return
  }
  const isLight = LIGHT.has(clause.lemma)
  const isSameVerb = (match: ClauseMatch) => sameStem(match.part.words[match.clause.verb]!.lexeme, words[verb]!.lexeme)
  const near = likest(reading, clause, matches)
  const likely = matches.filter(
    (match) =>
      (match.isHeadline || near.includes(match)) &&
      (!isLight || match.isHeadline || sharesAdjunct(reading, clause, match)),
  )
  if (!SPEECH.has(clause.lemma)) {
    // A claim counts for its own words only.
    const mentions = likely
      .filter(
        (match) => isSameVerb(match) || modalityOf(match.part.words, match.part.clauses).told[match.clause.verb] === 0,
      )
      .map(({ part, clause: other }) => mentionAt(part, other.verb, true))
    if (!isLight && !likely.some(isSameVerb))
      for (const mention of mentionsOf(facts, words[verb]!))
        if (!mention.isVerb) mentions.push({ ...mention, isTold: false })
    if (compare(reading, clause, verb, mentions, findings)) return
    if (mentions.length > 0) return
  }
  const theme = clause.isPassive ? clause.subject : clause.object
  if (theme === null || HOLDING.has(clause.lemma)) return
  const head = headNoun(words, theme)
  if (head < 0 || (words[head]!.marks & NAMED) !== 0 || modalityOf(words, reading.clauses).operates[head] === 1) return
  const mentions = mentionsOf(facts, words[head]!)
  if (mentions.some((mention) => mention.level < SO && !mention.isGoverned)) return
  compare(reading, clause, head, mentions, findings)
}

/** "go out of the Champions League" in both. */
function sharesAdjunct(reading: CandidateReading, clause: Clause, match: ClauseMatch): boolean {
  return clause.adjuncts.some(({ range }) =>
    match.clause.adjuncts.some((other) => overlaps(reading.words, range, match.part.words, other.range)),
  )
}

/** @returns true when a finding was made */
function compare(
  reading: CandidateReading,
  clause: Clause | null,
  at: number,
  mentions: readonly Mention[],
  findings: Finding[],
): boolean {
  if (mentions.length === 0) return false
  if (clause?.status !== 'done' && mentions.some((mention) => mention.isOngoing && mention.level === SO)) return false
  const modality = modalityOf(reading.words, reading.clauses)
  const level = modality.levels[at]!
  const isDenied = modality.denied[at] === 1
  const tell = (rule: GuardRule, message: string): boolean => {
    findings.push(wordFinding(rule, reading, at, at, message))
    return true
  }
  if (clause !== null && isPerfect(reading, clause) && mentions.every((mention) => mention.isOngoing))
    return tell('plan', 'tells as done what is under way')
  if (isDenied && mentions.some((mention) => mention.isDenied)) return false
  const isTrying = clause !== null && (TRYING.has(clause.lemma) || isFramed(reading, clause))
  const isVouchedFor = isVouched(reading) && mentions.every((mention) => mention.isTelling)
  if (!isDenied && !isTrying && !isVouchedFor && mentions.every((mention) => mention.level < level))
    return mentions.some((mention) => mention.level === TO_COME)
      ? tell('plan', 'tells as done what the source tells as to come')
      : tell('hedge', 'tells as so what the source leaves open')
  if (
    level < SO &&
    modality.told[at] === 0 &&
    (clause === null ||
      clause.governor === null ||
      (modality.operates[clause.governor.verb] === 1 && !STRIVING.has(clause.governor.lemma))) &&
    mentions.every((mention) => mention.level === SO && mention.isTold && !(mention.isSaid && level === OPEN))
  )
    return tell('plan', 'tells as open or to come what the source tells as done')
  if (mentions.every((mention) => mention.isDenied !== isDenied && (mention.isDenied || mention.isTold)))
    return tell('negation', isDenied ? 'denies what the source tells' : 'tells what the source denies')
  return false
}

/**
 * "signs order" told as "to consider order", "passes rule" as "proposes rule": the same doer and the same object, the
 * deed put off.
 */
export function checkPutOff(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { headline } = facts
  if (modalityOf(headline.words, headline.clauses).levels.includes(TO_COME)) return
  const modality = modalityOf(reading.words, reading.clauses)
  for (const clause of reading.clauses) {
    if (clause.marker === 'label' || clause.governor !== null || clause.subject === null || clause.status === 'noun')
      continue
    const isToCome = clause.status === 'planned' && clause.marker === ''
    if (!isToCome && !(modality.operates[clause.verb] === 1 && !clause.isPassive && clause.status === 'done')) continue
    if (facts.keys.has(clause.lemma) || matchingClauses(facts, reading.words, clause).length > 0) continue
    const themes = [clause.object, ...(isToCome ? clause.adjuncts.map(({ range }) => range) : [])]
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
    const { from, to } = clause.group
    findings.push(wordFinding('plan', reading, from, to - 1, 'puts off what the source tells as done'))
    return
  }
}

function isDeedDone(part: SourcePart, clause: Clause): boolean {
  const { levels, operates } = modalityOf(part.words, part.clauses)
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
      !OUGHT.has(reading.words[from]!.lexeme.key)
    if (!isToCome && !reading.words.slice(from, clause.verb).some((word) => MAY.has(word.lexeme.key))) continue
    if (isOpenAnywhere(facts) || isFramed(reading, clause)) continue
    findings.push(wordFinding('plan', reading, from, to - 1, 'tells as possible what the source tells as so'))
    return
  }
}

const openness = new WeakMap<SourceFacts, boolean>()

function isOpenAnywhere(facts: SourceFacts): boolean {
  let isOpen = openness.get(facts)
  if (isOpen === undefined) {
    isOpen = readOpenness(facts)
    openness.set(facts, isOpen)
  }
  return isOpen
}

function readOpenness(facts: SourceFacts): boolean {
  if ((facts.allFlags & (POSSIBILITY | ALLEGATION | MODAL)) !== 0) return true
  return facts.parts.some(
    (part) =>
      modalityOf(part.words, part.clauses).levels.some((level) => level < SO) ||
      // "is leaving" may as well be to come.
      part.clauses.some(
        (clause) =>
          clause.status === 'ongoing' &&
          (clause.group.from < clause.verb || (clause.governor === null && part === facts.headline)),
      ),
  )
}

/** Nouns under an operator of the candidate: "rules out a ban", "plans an attack". */
export function checkOperated(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  const modality = modalityOf(words, reading.clauses)
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (modality.levels[i] === SO && modality.denied[i] === 0) continue
    if (modality.operates[i] === 1 || !isContent(word) || !isDeedNoun(word)) continue
    if (((words[i + 1]?.marks ?? 0) & JOINED) !== 0) continue
    if (reading.clauses.some((clause) => clause.verb === i)) continue
    const mentions = mentionsOf(facts, word).map((mention) => ({
      ...mention,
      isTold: mention.isVerb || modality.denied[i] === 1,
    }))
    // One deed may be denied in many ways: only what was still open is surely not denied.
    if (modality.denied[i] === 1 && words.slice(Math.max(0, i - 5), i).some(isNounOperator)) continue
    if (modality.denied[i] === 1 && mentions.some((mention) => mention.level === SO)) continue
    if (
      modality.denied[i] === 0 &&
      !words.slice(Math.max(0, i - 3), i).some((other) => INTENDING.has(other.lexeme.lemma))
    )
      continue
    if (compare(reading, null, i, mentions, findings)) return
  }
}

/** A noun that tells a deed: ban, strike, decision, approval. */
function isDeedNoun({ lexeme }: Word): boolean {
  return (
    (lexeme.verbForms & BASE) !== 0 ||
    lexeme.verbForms === THIRD ||
    /(?:[tsc]ion|ment|al|ance|ence|ure|ing)s?$/.test(lexeme.key)
  )
}

/** Where the source speaks of the same thing, by its stem or root. */
function mentionsOf(facts: SourceFacts, { lexeme }: Word): Mention[] {
  if (!facts.stems.has(lexeme.stem) && !facts.roots.has(lexeme.root) && !facts.keys.has(lexeme.lemma)) return []
  const mentions: Mention[] = []
  for (const part of facts.parts)
    for (let i = 0; i < part.words.length; i++)
      if (sameStem(part.words[i]!.lexeme, lexeme)) mentions.push(mentionAt(part, i, isTheme(part, i)))
  return mentions
}

function mentionAt(part: SourcePart, at: number, isTold: boolean): Mention {
  const modality = modalityOf(part.words, part.clauses)
  const clause = part.clauses.find((other) => other.verb === at)
  return {
    level: modality.levels[at]!,
    isDenied: modality.denied[at] === 1,
    isTelling: modality.told[at] === 1,
    isOngoing: clause?.status === 'ongoing',
    isVerb: clause !== undefined,
    isGoverned: modality.governed[at] === 1,
    isSaid: clause !== undefined && clause.speaker !== null,
    isTold,
  }
}

/** Some clause does something to it. */
function isTheme(part: SourcePart, at: number): boolean {
  return part.clauses.some((clause) => {
    const theme = clause.isPassive ? clause.subject : clause.object
    return theme !== null && at >= theme.from && at < theme.to && !HOLDING.has(clause.lemma)
  })
}

function headNoun(words: readonly Word[], range: Range): number {
  for (let i = range.to - 1; i >= range.from; i--) if (isContent(words[i]!)) return i
  return -1
}

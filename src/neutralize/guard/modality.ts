/**
 * Deeds: what a candidate tells as done, to come, open or denied is so in the source as well. One comparison for
 * verbs and for nouns, of the modality that `facts/modality.ts` reads on both sides.
 */
import type { Clause, Range } from '../clause/clause.ts'
import { ALLEGATION, AUXILIARY, MODAL, POSSIBILITY } from '../clause/lexicon.ts'
import { OBJECT_CONTROL, SPEECH } from '../clause/verbs.ts'
import { AFTER_BREAK, isContent, JOINED, NAMED, type Word } from '../clause/words.ts'
import { isCopula, LIGHT, overlaps, sameStem, sameWord } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { modalityOf } from '../facts/modality.ts'
import { EXPECTED, isNounOperator, OPEN, SO, TO_COME, verbOperatorOf } from '../facts/modality-operators.ts'
import { isFramed, isPerfect, isVouched, isVouchedBeside } from '../facts/sureness.ts'
import type { ClauseMatch, ReadText } from '../facts/text.ts'
import { endsAlike } from './denying.ts'
import { HOLDING, isDeedNoun, type Mention, mentionAt, mentionsOf, openMentionsOf } from './mentions.ts'
import { likest } from './negation.ts'
import { deniesByPrefix } from './prefixes.ts'
import { type CandidateReading, type Finding, type GuardRule, wordFinding } from './rules.ts'

/** What an article does is not measured against the source. */
const TELLING = new Set(
  'discuss examine consider explore cover describe explain ask question review list compare include mention cite show'.split(
    ' ',
  ),
)

const LEAVING = new Set(
  'leave depart quit resign retire return come go join move step start begin open close launch'.split(' '),
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
  'prepare',
  'work',
])

/** They put off the deed that follows them. */
const INTENDING = new Set('plan propose consider weigh mull threaten prepare vow intend seek eye'.split(' '))

export function checkDeeds(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  matches: readonly ClauseMatch[],
  findings: Finding[],
): void {
  if (clause.status === 'noun' || clause.lemma === 'know') return
  // Where nothing is open, to come or denied on either side, only these tell more than the source.
  const isMore = isPerfect(reading, clause) || isAble(reading, clause) || clause.status === 'planned'
  if (!isMore && modalityOf(reading).isPlain && isPlain(facts)) return
  if (isArticle(reading, clause)) return
  if (
    clause.status === 'ongoing' &&
    clause.group.from === clause.verb &&
    clause.marker !== 'after' &&
    modalityOf(reading).levels[clause.verb] === SO
  )
    return
  const { words } = reading
  const verb = clause.verb
  if (isPast(facts, words, clause)) return
  if (isCopula(clause)) {
    // "is the likely opponent", "expected to be opponent"
    if (words[verb - 1]?.lexeme.key === 'to' || words.slice(clause.group.to, clause.group.to + 3).some(isUnsure)) return
    compare(
      facts,
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
  const isSaidThere = matches.some((match) => match.isHeadline && isSameVerb(match))
  const likely = matches.filter(
    (match) =>
      ((match.isHeadline && !(isSaidThere && !isSameVerb(match))) || near.includes(match)) &&
      (!isLight || match.isHeadline || sharesRest(reading, clause, match)),
  )
  let isOnlyDeed = false
  // "a plea is expected": nothing is done by that.
  const isAwaited = clause.isPassive && modalityOf(reading).operates[verb] === 1 && AWAITING.has(clause.lemma)
  const isSpeech = SPEECH.has(clause.lemma) || isAwaited
  // "demands a truce" where the source has him back off his demand.
  if (isSpeech && !isAwaited && modalityOf(reading).denied[verb] === 0) {
    const told = mentionsOf(facts, words[verb]!)
    if (told.length > 0 && told.every((mention) => mention.isDenied) && !deniesAlike(facts, reading, verb)) {
      findings.push(wordFinding('negation', reading, verb, verb, 'tells what the source denies'))
      return
    }
  }
  if (!isSpeech || (!isAwaited && clause.lemma !== 'say' && clause.lemma !== 'tell' && likely.some(isSameVerb))) {
    // A claim counts for its own words only.
    const mentions = likely
      .filter((match) => isSameVerb(match) || modalityOf(match.part).told[match.clause.verb] === 0)
      .map((match) => ({ ...mentionAt(match.part, match.clause.verb, true), isNear: near.includes(match) }))
    if (!isLight && !likely.some(isSameVerb)) {
      for (const mention of mentionsOf(facts, words[verb]!))
        if (!mention.isVerb) mentions.push({ ...mention, isTold: mention.isOccasion })
      if (mentions.length === 0) mentions.push(...openMentionsOf(facts, words[verb]!))
    }
    if (compare(facts, reading, clause, verb, mentions, findings)) return
    // "halts" may mean "finishes", and denies what "finishes" does not.
    const isOtherwise =
      modalityOf(reading).operates[verb] === 0 &&
      likely.length > 0 &&
      likely.every((match) => !isSameVerb(match) && modalityOf(match.part).operates[match.clause.verb] === 1)
    if (mentions.length > 0 && !isOtherwise) return
    isOnlyDeed = mentions.length > 0
  }
  const given = clause.isPassive ? clause.adjuncts.find(({ preposition }) => preposition === 'with') : undefined
  const isDoneTo = clause.isPassive || (clause.object === null && STARTING.has(clause.lemma))
  // "widow awarded $3m": what is given.
  const gift = clause.isPassive ? clause.object : null
  const theme = given?.range ?? gift ?? (isDoneTo ? clause.subject : clause.object)
  const isBareGerund = clause.status === 'ongoing' && clause.group.from === clause.verb
  if (theme === null || isBareGerund || (HOLDING.has(clause.lemma) && !GETTING.has(clause.lemma))) return
  const head = headNoun(words, theme)
  if (head < 0 || (words[head]!.marks & NAMED) !== 0 || modalityOf(reading).operates[head] === 1) return
  // "syrup withdrawn from shelves" denies no syrup.
  const isThing = modalityOf(reading).denied[head] === 1 && modalityOf(reading).operates[verb] === 1
  if ((isOnlyDeed || isThing) && !isDeedNoun(words[head]!)) return
  const mentions = mentionsOf(facts, words[head]!)
  // An infinitive tells nothing of its object: "need to see the cake".
  if (mentions.some((mention) => mention.level < SO && !mention.isGoverned && !mention.isDenied)) return
  compare(facts, reading, clause, head, mentions, findings)
}

const isUnsure = ({ lexeme }: Word): boolean => (lexeme.flags & POSSIBILITY) !== 0 || UNSURE.has(lexeme.key)

const UNSURE = new Set(['likely', 'possible', 'potential', 'probable', 'expected', 'set', 'due', 'apparent'])

const AWAITING = new Set('expect anticipate await schedule slate plan forecast predict'.split(' '))

/** What they happen to is the subject: "lockdown begins". */
const STARTING = new Set('begin start commence resume end finish conclude happen occur proceed'.split(' '))

const isPlain = oncePerSource(({ parts }) => parts.every((part) => modalityOf(part).isPlain))

/** What somebody asks for is not yet what he gets. */
const GETTING = new Set(['get', 'receive', 'obtain', 'secure', 'find', 'win', 'reach', 'strike', 'land', 'clinch'])

/** "after selling club" where the source has "after club sale", whatever else may be sold. */
function isPast(facts: SourceFacts, words: readonly Word[], { status, marker, verb }: Clause): boolean {
  return (
    status === 'ongoing' &&
    marker === 'after' &&
    facts.parts.some((part) =>
      part.words.some(
        ({ lexeme }, i) =>
          lexeme.key === 'after' &&
          part.words.slice(i + 1, i + 5).some((other) => sameWord(other.lexeme, words[verb]!.lexeme)),
      ),
    )
  )
}

const ARTICLES = new Set(
  'article column columnist report piece story analysis list guide author podcast book video essay editorial review host hosts discussion reporter writer critic panel program programme episode interview quiz photo image headline post newsletter opinion'.split(
    ' ',
  ),
)

/** What an article does is not measured against the source. */
function isArticle({ words }: CandidateReading, { lemma, subject }: Clause): boolean {
  if (!TELLING.has(lemma)) return false
  if (subject === null) return true
  return words.slice(subject.from, subject.to).some((word) => ARTICLES.has(word.lexeme.singular ?? word.lexeme.key))
}

/** "accused of killing" is "alleged to have killed". */
const isAlleged = ({ words }: CandidateReading, { group, verb }: Clause): boolean =>
  words.slice(Math.max(0, group.from - 1), verb).some(({ lexeme }) => lexeme.key === 'alleged')

/** "go out of the Champions League", "become a hurricane" in both. */
function sharesRest(reading: CandidateReading, clause: Clause, match: ClauseMatch): boolean {
  if (clause.status === 'planned' && overlaps(reading.words, clause.object, match.part.words, match.clause.object))
    return true
  return clause.adjuncts.some(({ range }) =>
    match.clause.adjuncts.some((other) => overlaps(reading.words, range, match.part.words, other.range)),
  )
}

/** @returns true when a finding was made */
function compare(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause | null,
  at: number,
  mentions: readonly Mention[],
  findings: Finding[],
): boolean {
  if (mentions.length === 0) return false
  // "are taking cuts" for "not taking cuts"
  const isInflected = clause !== null && clause.group.from < clause.verb
  if (
    clause?.status !== 'done' &&
    mentions.some((mention) => mention.isOngoing && mention.level === SO && !(isInflected && mention.isDenied))
  )
    return false
  const modality = modalityOf(reading)
  const level = Math.min(modality.levels[at]!, clause === null ? SO : mostOf(reading, clause, mentions))
  const isDenied = modality.denied[at] === 1
  const tell = (rule: GuardRule, message: string): boolean => {
    findings.push(wordFinding(rule, reading, at, at, message))
    return true
  }
  if (
    clause !== null &&
    isPerfect(reading, clause) &&
    !isAlleged(reading, clause) &&
    mentions.every((mention) => mention.isOngoing)
  )
    return tell('plan', 'tells as done what is under way')
  if (clause !== null && isAble(reading, clause) && mentions.every((mention) => mention.isAsked))
    return tell('question', 'tells as so what the source asks')
  // "is leaving" tells what is to come as often as what is under way.
  if (
    clause !== null &&
    clause.status === 'ongoing' &&
    clause.group.from < clause.verb &&
    !isDenied &&
    LEAVING.has(clause.lemma) &&
    mentions.some((mention) => mention.level === TO_COME && !mention.isDenied)
  )
    return false
  const isTrying = clause !== null && (TRYING.has(clause.lemma) || isFramed(reading, clause))
  const isVouchedFor =
    (clause === null || clause.speaker !== null || (reading.flags & ALLEGATION) !== 0) &&
    (clause === null ? isVouched(reading) : isVouchedBeside(reading, clause)) &&
    mentions.every((mention) => mention.isTelling)
  // "plan to merge, backed by neither" is as much of a plan as "neither backs plan to merge".
  if (!isDenied && isOfSamePlan(facts, reading.words, at)) return false
  // Of two denials the doubtful one is the weaker: unlikely to play, ruled out.
  const isComparable =
    !isDenied || (clause !== null && mentions.every((mention) => mention.isDenied && mention.level === OPEN))
  if (isComparable && !isTrying && !isVouchedFor && mentions.every((mention) => mention.level < level))
    return level === SO && mentions.some((mention) => mention.level >= EXPECTED)
      ? tell('plan', 'tells as done what the source tells as to come')
      : tell('hedge', 'tells as so what the source leaves open')
  if (isDenied && mentions.some((mention) => mention.isDenied)) return false
  if (
    level < SO &&
    (clause === null || clause.verb === at) &&
    modality.told[at] === 0 &&
    (clause === null ||
      clause.governor === null ||
      // "girl kidnapped in spring to be released": the participle governs nothing.
      (clause.isPassive && clause.governor.isPassive && modality.operates[clause.governor.verb] === 0) ||
      (modality.operates[clause.governor.verb] === 1 && !STRIVING.has(clause.governor.lemma))) &&
    mentions.every((mention) => mention.level === SO && mention.isTold && !(mention.isSaid && level === OPEN))
  )
    return tell('plan', 'tells as open or to come what the source tells as done')
  const near = mentions.filter((mention) => mention.isNear)
  if (
    near.length > 0 &&
    near.every((mention) => mention.isDenied !== isDenied && (mention.isDenied || mention.isTold)) &&
    !(isDenied && (hasElliptic(facts) || mentionsOf(facts, reading.words[at]!).some((mention) => mention.isDenied))) &&
    !deniesAlike(facts, reading, at) &&
    !(!isDenied && deniesByPrefix(facts, reading))
  )
    return tell('negation', isDenied ? 'denies what the source tells' : 'tells what the source denies')
  return false
}

function isOfSamePlan({ headline }: SourceFacts, words: readonly Word[], at: number): boolean {
  const plan = words[at - 2]
  if (plan === undefined || words[at - 1]!.lexeme.key !== 'to' || !isNounOperator(plan)) return false
  const { denied } = modalityOf(headline)
  return headline.words.some(
    ({ lexeme }, i) =>
      sameStem(lexeme, plan.lexeme) &&
      denied[i] === 0 &&
      headline.words[i + 1]?.lexeme.key === 'to' &&
      headline.words[i + 2]?.lexeme.stem === words[at]!.lexeme.stem,
  )
}

/** How sure a verb group is at most, whatever governs it. */
function mostOf(reading: CandidateReading, clause: Clause, mentions: readonly Mention[]): number {
  const { status, speaker, subject, group, governor, verb } = clause
  const { words } = reading
  // "would feel unsafe with ports reopening": if they did.
  if (status === 'ongoing' && governor !== null && words[governor.group.from]!.lexeme.key === 'would') return OPEN
  if (status !== 'planned') return SO
  if (words.slice(group.from, verb).some(({ lexeme }) => lexeme.key === 'would')) return OPEN
  if (words[group.from]!.lexeme.key !== 'to') return SO
  // "bill to ban": it would.
  if (words[group.from - 1]?.lexeme.key === 'bill') return OPEN
  // "acts to reduce", "To reduce waste, …": what it is done for is no surer than "in a bid to reduce".
  const isPurpose =
    governor === null
      ? subject === null
      : modalityOf(reading).operates[governor.verb] === 0 && !OBJECT_CONTROL.has(governor.lemma)
  // "cold to return, forecasters say": what somebody says of what is to come is what he expects.
  // "films for residents to watch"
  if (governor?.adjuncts.some(({ preposition, range }) => preposition === 'for' && range.to === group.from)) return OPEN
  return isPurpose && mentions.every((mention) => mention.isGoverned) ? OPEN : speaker !== null ? EXPECTED : SO
}

/** "Why do fans say she didn't?": denied without a word for what. */
function hasElliptic({ headline }: SourceFacts): boolean {
  return headline.words.some(
    (word, i) =>
      word.lexeme.key === 'not' &&
      (headline.words[i - 1]?.lexeme.flags ?? 0) & (AUXILIARY | MODAL) &&
      (headline.words[i + 1] === undefined || (headline.words[i + 1]!.marks & AFTER_BREAK) !== 0),
  )
}

/**
 * "Asks court to deny release" for "asks court to deny plea for release": both reject, and how many nouns lie between
 * the rejection and the deed is a matter of wording.
 */
function deniesAlike(facts: SourceFacts, reading: CandidateReading, at: number): boolean {
  const { words } = reading
  if (endsAlike(facts, reading.words, at)) return true
  return facts.parts.some((part) =>
    undeniedWords(part).some(
      (theirs) =>
        denies(theirs) &&
        undeniedWords(reading).some(
          (word) =>
            // "ends in dismissal" for "dismisses lawsuit"
            (sameStem(word.lexeme, theirs.lexeme) && isWhereItEnds(words, words.indexOf(word))) ||
            (denies(word) && sameWord(word.lexeme, theirs.lexeme)),
        ),
    ),
  )
}

const isWhereItEnds = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.lexeme.key === 'in' && words[at - 2]?.lexeme.lemma === 'end' && words[at + 1]?.lexeme.key !== 'of'

/** A verb or noun that denies what it governs. */
const denies = (word: Word): boolean => verbOperatorOf(word)?.denies === true

const undeniedWords = (text: ReadText): Word[] => text.words.filter((_, i) => modalityOf(text).denied[i] === 0)

/** "can cure": no more doubtful than "cures". */
function isAble(reading: CandidateReading, clause: Clause): boolean {
  return (
    !clause.isQuestion &&
    !clause.isConditional &&
    clause.speaker === null &&
    reading.words.slice(clause.group.from, clause.verb).some(({ lexeme }) => lexeme.key === 'can') &&
    !isFramed(reading, clause)
  )
}

/** Nouns under an operator of the candidate: "rules out a ban", "plans an attack". */
export function checkOperated(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  const modality = modalityOf(reading)
  if (modality.isPlain) return
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (modality.levels[i] === SO && modality.denied[i] === 0) continue
    if (modality.operates[i] === 1 || !isContent(word) || !isDeedNoun(word)) continue
    if (((words[i + 1]?.marks ?? 0) & JOINED) !== 0) continue
    if (reading.clauses.some((clause) => clause.verb === i)) continue
    const mentions = mentionsOf(facts, word).map((mention) => ({
      ...mention,
      isTold: mention.isVerb || mention.isOccasion || modality.denied[i] === 1,
    }))
    // One deed may be denied in many ways: only what was still open is surely not denied.
    if (modality.denied[i] === 1 && words.slice(Math.max(0, i - 5), i).some(isNounOperator)) continue
    if (modality.denied[i] === 1 && mentions.some((mention) => mention.level === SO)) continue
    // "opposes the proposed tax" for "vows to stop" it.
    if (mentions.every((mention) => mention.isDenied) && words.slice(Math.max(0, i - REACH), i).some(isAgainst))
      continue
    if (
      modality.denied[i] === 0 &&
      !words.slice(Math.max(0, i - 3), i).some((other) => INTENDING.has(other.lexeme.lemma))
    )
      continue
    if (compare(facts, reading, null, i, mentions, findings)) return
  }
}

const REACH = 5

const OPPOSING = new Set(['oppose', 'against', 'resist', 'fight', 'contest', 'opposition'])

const isAgainst = ({ lexeme }: Word): boolean => OPPOSING.has(lexeme.lemma)

function headNoun(words: readonly Word[], range: Range): number {
  for (let i = range.to - 1; i >= range.from; i--) if (isContent(words[i]!)) return i
  return -1
}

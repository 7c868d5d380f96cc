/**
 * Denials and doubts that a candidate makes up or takes away by a verb or a noun instead of a small word: "declines to"
 * where nothing is declined, "ruled out" for "unlikely", "bomb" for "bomb alert", "confirms" for "disputes".
 */
import type { Clause } from '../clause/clause.ts'
import { ALLEGATION, NEGATOR, POSSIBILITY } from '../clause/lexicon.ts'
import { hasTrait, lemmaTrait, occurs, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, IN_QUOTES, isContent, NAMED, POSSESSIVE, type Word } from '../clause/words.ts'
import { sameStem, sameWord } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { modalityOf } from '../facts/modality.ts'
import { opensDenial, phraseOperatorAt, qualifierOf, SO, verbOperatorOf } from '../facts/modality-operators.ts'
import { FRAMED, HEDGES } from '../facts/sureness.ts'
import { DENYING, endsAlike, isDenyingWord } from './denying.ts'
import { isDeedNoun, mentionsOf } from './mentions.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const set = (words: string) => new Set(words.split(' '))

export function checkDenials(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (occurs(reading.traits, DENIER)) checkMadeUp(facts, reading, findings)
  if (occurs(reading.traits, AGREED)) checkAgreed(facts, reading, findings)
  if (occurs(reading.traits, FIRMLY)) checkFirm(facts, reading, findings)
  checkKinds(facts, reading, findings)
  checkTaken(facts, reading, findings)
}

const DENIER = trait((lexeme) => verbOperatorOf({ lexeme })?.denies === true || opensDenial(lexeme))

/** Where the candidate denies by a verb or a phrase, or -1. */
function denierAt(reading: CandidateReading): number {
  const { words } = reading
  const { operates } = modalityOf(reading)
  return words.findIndex(
    (word, i) =>
      operates[i] === 1 &&
      hasTrait(word.lexeme, DENIER) &&
      // "that the headline leaves out" says nothing of the news.
      words[i - 1]?.lexeme.key !== 'headline' &&
      words[i - 1]?.lexeme.key !== 'article' &&
      (phraseOperatorAt(words, i)?.denies === true || verbOperatorOf(word)?.denies === true),
  )
}

/** unpaid, disagree, misjudge, ineligible; not unit, district, mission. */
const DENYING_PREFIX =
  /^(?:un(?!it|io|de|ti|iv|iq)|dis(?!tr|cu|ta|h)|mis(?!s)|in(?=[aev]|sa|su|de)|ir(?=r)|im(?=[mp]o|pe))\w{4}/

const SAVING = new Set(['save', 'protect', 'shield', 'keep'])

/** Anything in the source denies, takes away or falls short. */
const denies = oncePerSource(
  (facts) =>
    (facts.allFlags & NEGATOR) !== 0 ||
    facts.parts.some(({ words }) =>
      words.some(
        (word, i) =>
          isDenyingWord(word) ||
          verbOperatorOf(word)?.denies === true ||
          qualifierOf(word)?.denies === true ||
          phraseOperatorAt(words, i)?.denies === true ||
          // "saves harbour from collapse": there was none.
          (SAVING.has(word.lexeme.lemma) && words.slice(i + 1).some(({ lexeme }) => lexeme.key === 'from')) ||
          DENYING_PREFIX.test(word.lexeme.key),
      ),
    ),
)

/** "declines to question" where the source has no denial of any kind; "ruled out" for "unlikely". */
function checkMadeUp(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const at = denierAt(reading)
  if (at < 0) return
  const { lexeme } = reading.words[at]!
  const isDoubted =
    facts.headline.words.some((word) => qualifierOf(word)?.denies === true) &&
    (reading.flags & POSSIBILITY) === 0 &&
    !occurs(reading.traits, FRAMED)
  if (isDoubted) {
    findings.push(wordFinding('hedge', reading, at, at, 'denies as so what the source only doubts'))
    return
  }
  // "critics are 'scaremongering'" is told as a rejection.
  if (
    REBUFFING.has(lexeme.lemma) &&
    facts.parts.some((part) => part.words.some((word) => (word.marks & IN_QUOTES) !== 0))
  )
    return
  if (denies(facts) || facts.stems.has(lexeme.stem) || lexeme.senses.some((sense) => facts.senses.has(sense))) return
  if (endsAlike(facts, reading.words, at)) return
  findings.push(wordFinding('negation', reading, at, at, 'denies what the source does not deny'))
}

const REBUFFING = set('reject dismiss deny')

const AGREEING = set('confirm admit acknowledge concede verify corroborate')

const AGREED = lemmaTrait(AGREEING)

const DISPUTING = set(
  'deny dispute reject refute dismiss contest misrepresent lie false untrue hoax fake baseless rebut denial',
)

/** "disputes reports" told as "confirms reports". */
function checkAgreed(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const at = reading.words.findIndex((word) => AGREEING.has(word.lexeme.lemma) && !facts.stems.has(word.lexeme.stem))
  if (
    at < 0 ||
    !facts.headline.words.some((word) => DISPUTING.has(word.lexeme.lemma) || DISPUTING.has(word.lexeme.key))
  )
    return
  findings.push(wordFinding('negation', reading, at, at, 'agrees where the source disputes'))
}

const FIRM = set(
  'final permanent permanently forever definitive definitively irreversible guaranteed proven undisputed conclusively inevitable inevitably definitely certainly undoubtedly undeniably indisputably unquestionably assuredly unavoidable',
)

/** "certain to rise", not "certain areas". */
const SURE = set('certain sure bound destined doomed assured')

const FIRMLY = trait(({ key }) => FIRM.has(key) || SURE.has(key))

/** "briefly allows" told as "gives final approval". */
function checkFirm(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const at = reading.words.findIndex(
    (word, i) =>
      (FIRM.has(word.lexeme.key) || (SURE.has(word.lexeme.key) && reading.words[i + 1]?.lexeme.key === 'to')) &&
      !facts.stems.has(word.lexeme.stem) &&
      !facts.roots.has(word.lexeme.root) &&
      !word.lexeme.senses.some((sense) => facts.senses.has(sense)),
  )
  if (at >= 0) findings.push(wordFinding('hedge', reading, at, at, 'is firmer than the source'))
}

/** What stands before them is no more than what they are about. */
const UNREAL = set(
  'alert scare hoax threat warning fear alarm check drill exercise simulation joke film movie drama novel ban law rule policy bill plan probe inquiry investigation trial charge allegation accusation scandal suspicion nomination case risk insurance row debate test rumour rumor hunt lawsuit suit hearing prevention defence defense protection awareness relief survivor expert',
)

interface Kind {
  word: Word
  /** The noun that takes it away again. */
  head: Word
}

/** Nouns that the source has before such a head and nowhere else. */
const kindsOf = oncePerSource((facts): readonly Kind[] => {
  const found: Kind[] = []
  for (const { words, clauses } of facts.parts)
    for (let k = 0; k + 1 < words.length; k++)
      if (
        isContent(words[k]!) &&
        hasTrait(words[k + 1]!.lexeme, TAKEN_BACK) &&
        isBeforeNoun(words, clauses, k) &&
        // "raising fears": what raises them is no fear.
        !clauses.some(({ verb, status, marker }) => verb === k && status !== 'noun' && marker !== 'attribute')
      )
        found.push({ word: words[k]!, head: words[k + 1]! })
  return found.filter(({ word }) =>
    facts.parts.every((part) =>
      part.words.every(
        (other, at) =>
          !sameStem(other.lexeme, word.lexeme) ||
          found.some((kind) => kind.word === other) ||
          modalityOf(part).levels[at]! < SO,
      ),
    ),
  )
})

/** "measles cases" are measles. */
const TAKEN_BACK = trait(({ key, singular, lemma }) => key !== 'cases' && UNREAL.has(singular ?? lemma))

/** "bomb alert" told as "bomb", "fraud checks" as "fraud": the noun that takes it away again is left out. */
function checkKinds(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const kinds = kindsOf(facts)
  const { words, clauses } = reading
  if (kinds.length === 0 || clauses.some((clause) => clause.speaker !== null)) return
  const isHedged = (reading.flags & HEDGES) !== 0
  const { levels, denied } = modalityOf(reading)
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    const deed = clauses.find((clause) => clause.verb === i && clause.status !== 'ongoing')
    const kind = kinds.find(
      (other) =>
        sameStem(other.word.lexeme, word.lexeme) || (deed !== undefined && sameWord(other.word.lexeme, word.lexeme)),
    )
    if (kind === undefined || (word.marks & NAMED) !== 0 || levels[i]! < SO || denied[i] === 1) continue
    if (deed === undefined ? isHedged || isBeforeNoun(words, clauses, i) : !isDoneBySubject(deed)) continue
    if (occurs(reading.traits, TAKEN_BACK) || words.some((other) => sameWord(other.lexeme, kind.head.lexeme))) continue
    findings.push(wordFinding('hedge', reading, i, i, `drops “${kind.head.raw}”`))
    return
  }
}

/** "fraud probe" told as "who defrauded". */
function isDoneBySubject({ isPassive, status, subject, object }: Clause): boolean {
  return !isPassive && status === 'done' && subject !== null && object !== null
}

const OCCURRING = set('begin start erupt continue happen hit end spark cause force')

/** "lack of evidence ends trial" told as "evidence ends trial", "threatens strike" as "on strike". */
function checkTaken(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!takesAway(facts) && !leavesOpen(facts)) return
  const { words, clauses } = reading
  const { flags } = reading
  const isOpen = (flags & HEDGES) !== 0 || occurs(reading.traits, DENYING) || occurs(reading.traits, FRAMED)
  // "reports a leak" tells of a leak, "leak claims" do not.
  const mayBeTaken =
    takesAway(facts) &&
    (flags & POSSIBILITY) === 0 &&
    !words.some((word, i) => (word.lexeme.flags & ALLEGATION) !== 0 && !clauses.some((clause) => clause.verb === i))
  if (isOpen && !mayBeTaken) return
  const { levels, denied, operates } = modalityOf(reading)
  if (operates.includes(1) || denied.includes(1)) return
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (!isContent(word) || (word.marks & NAMED) !== 0 || levels[i]! < SO) continue
    if (clauses.some((clause) => clause.verb === i) || isBeforeNoun(words, clauses, i)) continue
    // "water is unavailable" for "lack water"
    if (
      mayBeTaken &&
      facts.stems.has(word.lexeme.stem) &&
      isTakenAway(facts, word) &&
      !isWanting(words, i) &&
      // "unaware of asbestos"
      !words.slice(Math.max(0, i - REACH), i).some(isDenyingWord)
    ) {
      findings.push(wordFinding('negation', reading, i, i, 'tells as there what the source takes away'))
      return
    }
    if (isOpen || !isDeedNoun(word) || !takesPlace(reading, i)) continue
    const mentions = mentionsOf(facts, word)
    if (mentions.length === 0) continue
    if (!mentions.every((mention) => mention.level < SO && !mention.isDenied && !mention.isTelling)) continue
    findings.push(wordFinding('hedge', reading, i, i, 'tells as so what the source leaves open'))
    return
  }
}

const REACH = 3

const TAKING_AWAY_WORDS = ['lack', 'absence', 'deny', 'denial']

const TAKING_AWAY = new Set(TAKING_AWAY_WORDS)

const takesAway = oncePerSource(({ keys }) => TAKING_AWAY_WORDS.some((key) => keys.has(key)))

/** Something in the source is told as open or to come. */
const leavesOpen = oncePerSource(({ parts }) =>
  parts.some((part) => modalityOf(part).levels.some((level) => level < SO)),
)

const WANTING = set('unavailable inaccessible missing absent scarce')

const isWanting = (words: readonly Word[], at: number): boolean =>
  words.slice(at + 1, at + 4).some(({ lexeme }) => WANTING.has(lexeme.key))

/** "lack of evidence", "denies leak", wherever the source has the word. */
function isTakenAway(facts: SourceFacts, { lexeme }: Word): boolean {
  return facts.parts.every(({ words }) =>
    words.every(
      (word, k) =>
        !sameStem(word.lexeme, lexeme) ||
        words.slice(Math.max(0, k - 3), k).some((before) => TAKING_AWAY.has(before.lexeme.lemma)),
    ),
  )
}

/** "on strike", "at war", "strike begins". */
function takesPlace({ words, clauses }: CandidateReading, index: number): boolean {
  return (
    words[index - 1]?.lexeme.key === 'on' ||
    words[index - 1]?.lexeme.key === 'at' ||
    clauses.some(
      ({ lemma, subject }) => OCCURRING.has(lemma) && subject !== null && index >= subject.from && index < subject.to,
    )
  )
}

function isBeforeNoun(words: readonly Word[], clauses: readonly Clause[], index: number): boolean {
  const next = words[index + 1]
  return (
    next !== undefined &&
    isContent(next) &&
    (next.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
    (words[index]!.marks & POSSESSIVE) === 0 &&
    !clauses.some((clause) => clause.verb === index + 1 && clause.status !== 'noun')
  )
}

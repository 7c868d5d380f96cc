/**
 * Two things of the source made one: conjuncts of which only one is done, a link turned round, an owner for what he
 * owns, the subject of a talk for the talker, a participle before its noun told of another, a change made a deed.
 */
import type { Clause, Range } from '../clause/clause.ts'
import { CAUSAL, PLACE_NAME } from '../clause/lexicon.ts'
import { SPEECH } from '../clause/verbs.ts'
import { hasTrait, keyTrait, occurs, trait } from '../clause/word-traits.ts'
import { AFTER_COMMA, isContent, NAMED, POSSESSIVE, type Word } from '../clause/words.ts'
import { isCopula, LIGHT, overlaps, sameStem, sameWord } from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { modalityOf } from '../facts/modality.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const set = (words: string) => new Set(words.split(' '))

interface Deed {
  part: SourcePart
  clause: Clause
}

export function checkMerged(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (const clause of reading.clauses) {
    if (clause.marker === 'label' || clause.status === 'noun' || clause.subject === null) continue
    const deeds = deedsLike(facts, words[clause.verb]!)
    if (deeds.length === 0 && !hasTrait(words[clause.verb]!.lexeme, MADE_UP)) continue
    const tell = (rule: 'roles' | 'cause' | 'attribution' | 'plan', message: string) => {
      findings.push(wordFinding(rule, reading, clause.verb, clause.verb, message))
    }
    if (isHalfDone(reading, clause, deeds)) tell('plan', 'joins what is done with what is not')
    else if (isOwner(reading, clause, deeds)) tell('roles', 'tells of the owner what the source tells of what he has')
    else if (isAttribute(reading, clause, deeds)) tell('roles', 'is told of another in the source')
    else if (isTurnedLink(facts, reading, clause, deeds))
      tell('cause', 'ties events that the source tells side by side')
    else if (isMade(facts, reading, clause)) tell('cause', 'makes a deed of what came about')
    else if (isTopic(facts, reading, clause)) tell('attribution', 'is talked about in the source and does not talk')
    else continue
    break
  }
  checkBoth(facts, reading, findings)
  checkApart(facts, reading, findings)
}

function deedsLike(facts: SourceFacts, { lexeme }: Word): Deed[] {
  const deeds: Deed[] = []
  for (const part of facts.parts)
    for (const clause of part.clauses)
      if (clause.marker !== 'label' && sameStem(part.words[clause.verb]!.lexeme, lexeme)) deeds.push({ part, clause })
  return deeds
}

const themeOf = (clause: Clause): Range | null => (clause.isPassive ? clause.subject : clause.object)

/** "may sell stake after selling club" told as "sold stake and club": each conjunct is as sure as its own deed. */
function isHalfDone(reading: CandidateReading, clause: Clause, deeds: readonly Deed[]): boolean {
  const { words } = reading
  const theme = themeOf(clause)
  if (theme === null || deeds.length < 2) return false
  const and = words.findIndex((word, i) => i > theme.from && i < theme.to - 1 && word.lexeme.key === 'and')
  if (and < 0) return false
  const level = modalityOf(reading).levels[clause.verb]!
  return [
    { from: theme.from, to: and },
    { from: and + 1, to: theme.to },
  ].some((conjunct) => {
    const own = deeds.filter(({ part, clause: other }) => overlaps(words, conjunct, part.words, themeOf(other)))
    return own.length > 0 && own.every(({ part, clause: other }) => modalityOf(part).levels[other.verb]! < level)
  })
}

/** They act for their owner. */
const ACTING = set(
  'lawyer attorney team spokesman spokeswoman spokesperson representative office administration government cabinet ministry company firm campaign army forces party police side court council board regulator lawyers aide staff parliament congress union family committee club brand album film book song group network state country city minister president leader deal plan bid order policy',
)

/** Nobody does it for another. */
const OF_ONESELF = set('resign quit retire die faint confess apologize apologise')

/** "mayor's pick loses" told as "mayor loses". */
function isOwner({ words }: CandidateReading, clause: Clause, deeds: readonly Deed[]): boolean {
  if (SPEECH.has(clause.lemma) || LIGHT.has(clause.lemma) || isCopula(clause)) return false
  const mine = clause.subject
  if (mine === null || deeds.length === 0) return false
  const last = lastContent(words, mine)
  if (last < 0 || (words[last]!.marks & NAMED) === 0 || (words[last]!.lexeme.flags & PLACE_NAME) !== 0) return false
  let isFound = false
  for (const { part, clause: other } of deeds) {
    if (other.subject === null) continue
    let owner = -1
    for (let i = other.subject.from; i < other.subject.to; i++)
      if (sameStem(part.words[i]!.lexeme, words[last]!.lexeme)) owner = i
    if (owner < 0) continue
    const head = headBeside(part.words, other.subject, owner)
    if (head === undefined) return false
    const isActing = ACTING.has(head.lexeme.singular ?? head.lexeme.key) && !OF_ONESELF.has(clause.lemma)
    if (isActing || (head.marks & NAMED) !== 0) return false
    if (words.some((word) => sameWord(word.lexeme, head.lexeme))) return false
    isFound = true
  }
  return isFound
}

/** "mayor's pick", "aide to mayor": the one who is told of; undefined where it is the owner himself. */
function headBeside(words: readonly Word[], subject: Range, owner: number): Word | undefined {
  if ((words[owner]!.marks & POSSESSIVE) !== 0) return words[lastContent(words, subject)]
  let first = owner
  while (first > subject.from && (words[first - 1]!.marks & NAMED) !== 0) first--
  if (first - 1 <= subject.from || words[first - 1]!.lexeme.key !== 'to') return undefined
  return words.slice(subject.from, first - 1).findLast(isContent)
}

function lastContent(words: readonly Word[], { from, to }: Range): number {
  for (let i = to - 1; i >= from; i--) if (isContent(words[i]!)) return i
  return -1
}

/** "sold to sanctioned firm" told as "maker sanctioned". */
function isAttribute({ words }: CandidateReading, clause: Clause, deeds: readonly Deed[]): boolean {
  if (!clause.isPassive || clause.subject === null || deeds.length === 0) return false
  const last = words[lastContent(words, clause.subject)]
  if (last === undefined) return false
  return deeds.every(
    ({ part, clause: other }) =>
      other.status === 'noun' &&
      part.words.some(
        (word, i) => sameStem(word.lexeme, last.lexeme) && (i < other.verb || i > other.verb + NOUN_PHRASE),
      ) &&
      !part.words
        .slice(other.verb, other.verb + NOUN_PHRASE)
        .some((word) => isContent(word) && sameStem(word.lexeme, last.lexeme)),
  )
}

/** The reader may end the noun phrase behind a participle too early. */
const NOUN_PHRASE = 5

const LINKS = set('after because when following since')
const BESIDE = set('as while and')

/** "ferry collides as storm closes port" told as "port closes after ferry collides". */
function isTurnedLink(facts: SourceFacts, reading: CandidateReading, clause: Clause, deeds: readonly Deed[]): boolean {
  const { words, clauses } = reading
  const mine = themeOf(clause) ?? clause.subject
  if (clause.marker !== '' || clause.agent !== null || mine === null) return false
  const cause = clauses.find((other) => LINKS.has(other.marker) && other !== clause)
  if (cause === undefined) return false
  const other = deedsLike(facts, words[cause.verb]!)
  return deeds.some(
    ({ part, clause: theirs }) =>
      BESIDE.has(theirs.marker) &&
      theirs.subject !== null &&
      !theirs.isPassive &&
      theirs.object !== null &&
      overlaps(words, mine, part.words, theirs.object) &&
      !standsIn(words, part.words.slice(theirs.subject.from, theirs.subject.to)) &&
      other.length > 0 &&
      other.every((deed) => deed.part === part && deed.clause !== theirs && !LINKS.has(deed.clause.marker)),
  )
}

function standsIn(words: readonly Word[], theirs: readonly Word[]): boolean {
  return theirs.some((other) => isContent(other) && words.some((word) => sameStem(word.lexeme, other.lexeme)))
}

const BECOMING = set('fall become get turn grow go be feel')
const MAKING = set('make turn render leave')

/** "volunteer falls ill" told as "vaccine makes volunteer ill". */
function isMade(facts: SourceFacts, { words, clauses }: CandidateReading, clause: Clause): boolean {
  if (!MAKING.has(clause.lemma) || facts.keys.has(clause.lemma)) return false
  if (isMadeToDo(facts, { words, clauses }, clause)) return true
  if (clause.object === null) return false
  return facts.parts.some((part) =>
    part.clauses.some(
      (other) =>
        BECOMING.has(other.lemma) &&
        overlaps(words, clause.object, part.words, other.subject) &&
        overlaps(words, clause.object, part.words, other.object) &&
        !overlaps(words, clause.subject, part.words, other.subject),
    ),
  )
}

/** "concerns climb as race heats up" told as "race makes concerns climb". */
function isMadeToDo(
  facts: SourceFacts,
  { words, clauses }: Pick<CandidateReading, 'words' | 'clauses'>,
  maker: Clause,
): boolean {
  const made = clauses.find(
    ({ subject, verb, isPassive }) => !isPassive && verb > maker.verb && subject?.from === maker.group.to,
  )
  if (made === undefined || facts.parts.some((part) => part.words.some(({ lexeme }) => (lexeme.flags & CAUSAL) !== 0)))
    return false
  return facts.headline.clauses.some(
    (other) =>
      !other.isPassive &&
      other.governor === null &&
      sameStem(facts.headline.words[other.verb]!.lexeme, words[made.verb]!.lexeme) &&
      overlaps(words, made.subject, facts.headline.words, other.subject) &&
      !overlaps(words, maker.subject, facts.headline.words, other.subject),
  )
}

const TALKING = set('discuss debate talk explain examine explore review consider say tell argue warn speak comment')

/** Where the source has no such deed, only these may say what it does not. */
const MADE_UP = trait(({ lemma }) => MAKING.has(lemma) || TALKING.has(lemma))

const TOPICAL = set('about of on over')

/** "polls about A and B" told as "A and B discuss polls". */
function isTopic(facts: SourceFacts, { words }: CandidateReading, clause: Clause): boolean {
  const { subject } = clause
  if (!TALKING.has(clause.lemma) || subject === null || clause.isPassive) return false
  const last = lastContent(words, subject)
  if (last < 0 || (words[last]!.marks & NAMED) === 0) return false
  let isFound = false
  for (const part of facts.parts)
    for (let i = 0; i < part.words.length; i++) {
      if (!sameStem(part.words[i]!.lexeme, words[last]!.lexeme)) continue
      isFound ||= part.clauses.some(({ adjuncts }) =>
        adjuncts.some(({ preposition, range }) => TOPICAL.has(preposition) && i >= range.from && i < range.to),
      )
      const isDoer = part.clauses.some(
        (other) =>
          (other.subject !== null && !isCopula(other) && i >= other.subject.from && i < other.subject.to) ||
          (other.agent !== null && i >= other.agent.from && i < other.agent.to) ||
          other.verb === i,
      )
      if (isDoer || (part.words[i]!.marks & POSSESSIVE) !== 0) return false
    }
  return isFound
}

const JOINING = new Set(['and', 'or', 'nor'])

const BOTH = trait(({ key }) => key === 'both')

/** "both A and B", where the source has the one without the other. */
function checkBoth(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(reading.traits, BOTH)) return
  const { words } = reading
  const both = words.findIndex((word) => word.lexeme.key === 'both')
  if (both < 0 || facts.keys.has('both') || facts.keys.has('two')) return
  const and = words.findIndex((word, i) => i > both && word.lexeme.key === 'and')
  if (and < 0) return
  const isSame = (a: Word, b: Word) => isContent(a) && isContent(b) && sameWord(a.lexeme, b.lexeme)
  const meets = (mine: readonly Word[], theirs: readonly Word[]) => mine.some((a) => theirs.some((b) => isSame(a, b)))
  const left = words.slice(both + 1, and)
  const right = words.slice(and + 1, and + 4)
  const isJoined = facts.parts.some((part) =>
    part.words.some((word, i) => {
      if (!JOINING.has(word.lexeme.key) && (word.marks & AFTER_COMMA) === 0) return false
      const before = part.words.slice(Math.max(0, i - 5), i)
      const after = part.words.slice(i, i + 5)
      return (meets(left, before) && meets(right, after)) || (meets(right, before) && meets(left, after))
    }),
  )
  if (!isJoined) findings.push(wordFinding('roles', reading, both, and, 'joins what the source does not join'))
}

const APART = set('separate separately unrelated unconnected different')

const SET_APART = keyTrait(APART)

const TELLING_APART = set('another other second also too unlinked distinct elsewhere both each')

const ONE = set('same single joint together')

const TYING = set('over in for on of with by during')

/** "hurt in separate attacks" told as "in the same attack"; "arrested in separate case after crash" as "over crash". */
function checkApart(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(facts.headline.traits, SET_APART)) return
  const theirs = facts.headline.words
  const apart = theirs.findIndex(({ lexeme }) => APART.has(lexeme.key))
  if (apart < 0) return
  const one = reading.words.findIndex(({ lexeme }) => ONE.has(lexeme.key) && !facts.keys.has(lexeme.key))
  if (one >= 0) {
    findings.push(wordFinding('roles', reading, one, one, 'makes one of what the source keeps apart'))
    return
  }
  // A single separate case: what it is separate from is no part of it.
  const noun = theirs.slice(apart + 1, apart + 3).find(isContent)
  if (noun === undefined || noun.lexeme.singular !== null || !TYING.has(theirs[apart - 1]?.lexeme.key ?? '')) {
    if (theirs[apart - 1]?.lexeme.key !== 'a' && theirs[apart - 1]?.lexeme.key !== 'an') return
  }
  if (reading.words.some(({ lexeme }) => APART.has(lexeme.key) || TELLING_APART.has(lexeme.key))) return
  for (const clause of reading.clauses) {
    const deed = deedsLike(facts, reading.words[clause.verb]!).find(
      ({ part, clause: other }) => part === facts.headline && other.verb < apart,
    )
    if (deed === undefined) continue
    const tied = clause.adjuncts.find(
      ({ preposition, range }) =>
        TYING.has(preposition) &&
        overlaps(reading.words, range, theirs, { from: apart + 2, to: theirs.length }) &&
        !deed.clause.adjuncts.some(
          (other) =>
            TYING.has(other.preposition) &&
            other.range.to <= apart &&
            overlaps(reading.words, range, theirs, other.range),
        ),
    )
    if (tied === undefined) continue
    findings.push(wordFinding('roles', reading, tied.range.from, tied.range.to - 1, 'ties what the source keeps apart'))
    return
  }
}

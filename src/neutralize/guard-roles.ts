/** Who does what to whom: roles of a candidate's clauses against the roles of the source's clauses. */

import type { Clause, Range } from './clause.ts'
import { CONJUNCTION, GUESSED, HAS_OPPOSITE, KNOWN, MONTH, PLACE_NAME, WEEKDAY, WH } from './clause-lexicon.ts'
import {
  headOf,
  isCopula,
  isOpposite,
  isVerbatim,
  LIGHT,
  lastContent,
  matchingClauses,
  overlaps,
  sameHead,
  sameLast,
  sameStem,
  sameWord,
  sharesSense,
} from './clause-match.ts'
import { FACTIVE, SPEECH, VAGUE_DIRECTIONS } from './clause-verbs.ts'
import { AFTER_BREAK, AFTER_COMMA, CAPITAL, isContent, NAMED, NUMERIC, type Word } from './clause-words.ts'
import type { SourceFacts, SourcePart } from './facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './guard-rules.ts'
import type { ClauseMatch } from './guard-text.ts'
import { isTurnedDeed } from './guard-turned.ts'
import { hasTrait, trait } from './word-traits.ts'

/** What an article does is done by nobody in the source. */
export const FRAMING = new Set(
  'discuss examine consider explore cover describe explain ask question look review list compare include mention cite label loom show appear seem say report tell post feature name note get hold'.split(
    ' ',
  ),
)

interface Roles {
  doer: Range | null
  done: Range | null
}

/** Opposites told from the other side: "X beats Y" is "Y loses to X". */
const CONVERSES: [Set<string>, Set<string>][] = [
  [
    new Set('win beat defeat upset lead oust top edge outpoll rout sweep topple overcome trounce'.split(' ')),
    new Set(['lose', 'trail', 'fall', 'follow']),
  ],
  [
    new Set(
      'buy purchase acquire get receive take obtain gain draw win face meet suffer see learn earn inherit undergo accept hear borrow'.split(
        ' ',
      ),
    ),
    new Set(
      'sell give award grant send hand offer issue teach pay tell lend deliver provide supply apologize apologise sentence criticize praise'.split(
        ' ',
      ),
    ),
  ],
]

const CONVERSE = trait(({ lemma }) => CONVERSES.some(([one, two]) => one.has(lemma) || two.has(lemma)))

/** Without an object their subject is what it happens to. */
export const ERGATIVE = new Set(
  'die dead rise fall increase decrease grow drop decline climb slide open close begin start end stop continue change move return break sell collapse spread expand shrink improve worsen resume halt burn explode resolve launch advance reopen surge ease jump soar plunge slip rebound recover slow accelerate finish conclude run sink crash reduce drown restart relaunch reconvene adjourn pause lessen weaken strengthen deepen widen narrow tighten loosen soften harden intensify double triple halve quadruple freeze melt thaw heal cool warm lighten darken'.split(
    ' ',
  ),
)

/** Whoever moves may be moved by somebody: "pulls club out". */
export const MOVING = new Set(
  'pull withdraw move turn return roll evacuate relocate dock land march transfer shift merge retire enter reopen open close start stop'.split(
    ' ',
  ),
)

const ACTING = new Set(['question', 'review', 'cover', 'hold', 'ask'])

/** Verbs whose two sides may change places. */
export const MUTUAL = new Set(
  'meet marry agree clash reunite talk merge join discuss face fight divorce link tie connect compare associate speak debate negotiate settle sign split match feud date partner cooperate play draw'.split(
    ' ',
  ),
)

/** What is linked to another is linked both ways. */
const LINKING = new Set(['link', 'tie', 'connect', 'marry', 'compare'])

/** Adds findings for swapped and mixed-up roles. */
export function checkRoles(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (
      clause.marker === 'label' ||
      isCopula(clause) ||
      FACTIVE.has(clause.lemma) ||
      clause.status === 'noun' ||
      isVerbatim(facts, reading, clause) ||
      (reading.words[clause.verb]!.lexeme.flags & GUESSED) !== 0
    )
      continue
    checkContrary(facts, reading, clause, findings)
    checkConverse(facts, reading, clause, findings)
    const matches = matchingClauses(facts, reading, clause)
    if (matches.length === 0) continue
    checkSwap(facts, reading, clause, matches, findings)
  }
}

export function rolesOf(clause: Clause, words?: readonly Word[]): Roles {
  // "inflation rises 0.1%": a figure is no object.
  const isFigure = words !== undefined && clause.object !== null && (words[clause.object.from]!.marks & NUMERIC) !== 0
  if (
    !clause.isPassive &&
    (clause.object === null || (isFigure && clause.object.to - clause.object.from <= 2)) &&
    ERGATIVE.has(clause.lemma) &&
    !SPEECH.has(clause.lemma)
  )
    return { doer: null, done: clause.subject }
  if (clause.isPassive)
    return {
      doer: clause.agent,
      done: words !== undefined && isReduced(words, clause) ? null : clause.subject,
    }
  return { doer: clause.subject, done: clause.object ?? firstAdjunct(clause, words) }
}

/** "man convicted of shooting wife executed": the noun before a bare participle may be another verb's. */
function isReduced(words: readonly Word[], clause: Clause): boolean {
  const from = clause.subject?.from ?? 0
  if (clause.group.from !== clause.verb || clause.marker === 'attribute' || from === 0) return false
  const before = words[from - 1]!.lexeme
  return (
    (words[from]!.marks & (AFTER_COMMA | AFTER_BREAK)) === 0 &&
    (before.flags & (CONJUNCTION | WH)) === 0 &&
    !SPEECH.has(before.lemma)
  )
}

function firstAdjunct(clause: Clause, words: readonly Word[] | undefined): Range | null {
  // "lands on Friday": a day suffers nothing.
  for (const { preposition, range } of clause.adjuncts)
    if (words !== undefined && (words[range.from]!.lexeme.flags & (WEEKDAY | MONTH)) !== 0) continue
    else if (
      preposition === 'to' ||
      preposition === 'against' ||
      preposition === 'with' ||
      preposition === 'on' ||
      preposition === 'over' ||
      preposition === 'at' ||
      preposition === 'for'
    )
      return range
  return null
}

function checkSwap(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  matches: readonly ClauseMatch[],
  findings: Finding[],
): void {
  const { words } = reading
  const { from: groupFrom, to: groupTo } = clause.group
  if (isConverseFit(facts, words, clause) || isConverseTold(facts, words, clause)) return
  if (
    matches.some(({ clause: other, part }) => isExchanged(words, clause, part, other)) &&
    !matches.some(({ clause: other, part }) => fitsWhole(words, clause, part, other))
  ) {
    findings.push(wordFinding('roles', reading, groupFrom, groupTo - 1, 'lets two change places'))
    return
  }
  if (MUTUAL.has(clause.lemma) || LIGHT.has(clause.lemma) || (FRAMING.has(clause.lemma) && !ACTING.has(clause.lemma)))
    return
  const mine = rolesOf(clause, reading.words)

  let hasFit = false

  let isOtherNamed = false
  for (const { clause: other, part } of matches) {
    const theirs = rolesOf(other, part.words)
    const doerFits = isRightBefore(words, mine.doer, part, other) ? true : fits(words, mine.doer, part, theirs.doer)
    const doneFits = fits(words, mine.done, part, theirs.done)
    if (
      clause.isPassive === other.isPassive &&
      mine.doer === null &&
      fits(words, clause.subject, part, other.subject) === true
    ) {
      hasFit = true
      break
    }
    if (doerFits !== false && doneFits !== false) {
      hasFit = true
      break
    }

    // "Zverev advances" told as "Atmane advances".
    if (
      part === facts.headline &&
      doerFits === null &&
      doneFits === false &&
      mine.doer === null &&
      theirs.doer === null &&
      isEntity(words, mine.done!) &&
      isEntity(part.words, theirs.done!) &&
      isOtherName(facts, words, mine.done!, part, theirs.done!)
    )
      isOtherNamed = true
    if (
      doerFits === true &&
      doneFits === false &&
      part === facts.headline &&
      isDoneElsewhere(words, mine.done!, part, other)
    )
      isOtherNamed = true
    if (doerFits === false && doneFits === true && isOtherName(facts, words, mine.doer!, part, theirs.doer!))
      isOtherNamed = true
  }
  if (hasFit) return
  const { from, to } = clause.group
  if (isOtherNamed && clause.status !== 'ongoing')
    findings.push(wordFinding('roles', reading, from, to - 1, 'gives the deed to somebody else'))
}

/** "sacks Morgan and appoints Varga" told as "sacks Varga": he is named in the headline, and another deed is done to him. */
function isDoneElsewhere(words: readonly Word[], mine: Range, part: SourcePart, deed: Clause): boolean {
  if (!isEntity(words, mine)) return false
  const theirs = rolesOf(deed, part.words).done
  return (
    theirs !== null &&
    isEntity(part.words, theirs) &&
    part.clauses.some(
      (other) =>
        other !== deed &&
        other.object !== null &&
        other.object !== theirs &&
        !other.isPassive &&
        sameLast(words, mine, part.words, other.object),
    )
  )
}

/** The last word of the phrase's head is a name. */
function isEntity(words: readonly Word[], range: Range): boolean {
  const head = headOf(words, range) ?? range
  for (let i = head.to - 1; i >= head.from; i--) {
    const word = words[i]!
    if (!isContent(word)) continue
    return (word.marks & NAMED) !== 0
  }
  return false
}

/** Two different names of one kind; an office, a body and an acronym may be another word for whoever is named. */
function isOtherName(
  facts: SourceFacts,
  words: readonly Word[],
  mine: Range,
  part: SourcePart,
  theirs: Range,
): boolean {
  if (hasPlace(words, mine) !== hasPlace(part.words, theirs)) return false
  return isDescribed(words, mine) && isDescribed(part.words, theirs)
    ? isNamed(words, headOf(words, mine) ?? mine) && isNamed(part.words, headOf(part.words, theirs) ?? theirs)
    : isProperName(facts, words, mine) && isProperName(facts, part.words, theirs)
}

/** "Ukrainian troops": the name in front only describes. */
function isDescribed(words: readonly Word[], range: Range): boolean {
  return (words[lastContent(words, headOf(words, range) ?? range)]!.marks & CAPITAL) === 0
}

/** The head ends in a name that is no common noun in capitals and no acronym. */
function isProperName(facts: SourceFacts, words: readonly Word[], range: Range): boolean {
  const { marks, raw, lexeme } = words[lastContent(words, headOf(words, range) ?? range)]!
  if ((marks & NAMED) === 0 || /^\p{Lu}{2,}$/u.test(raw)) return false
  return (lexeme.flags & PLACE_NAME) !== 0 || ((lexeme.flags & KNOWN) === 0 && facts.names.has(lexeme.key))
}

function isNamed(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if ((words[i]!.marks & NAMED) !== 0) return true
  return false
}

function hasPlace(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if ((words[i]!.lexeme.flags & PLACE_NAME) !== 0) return true
  return false
}

/** Summaries run sentences together: the word right before the verb is the surest doer. */
function isRightBefore(words: readonly Word[], doer: Range | null, part: SourcePart, other: Clause): boolean {
  if (doer === null || other.isPassive) return false
  const at = other.group.from - 1
  return at >= 0 && isContent(part.words[at]!) && overlaps(words, doer, part.words, { from: at, to: at + 1 })
}

/** One side of the deed has changed places with something else of the same clause. */
function isExchanged(words: readonly Word[], clause: Clause, part: SourcePart, other: Clause): boolean {
  const mine = rolesOf(clause, words)
  const theirs = rolesOf(other, part.words)
  if (clause.lemma === 'have' || clause.lemma === 'do') return false
  // "Miller signs with the Cowboys" is "Cowboys sign Miller".
  if (
    MUTUAL.has(clause.lemma) &&
    [...clause.adjuncts, ...other.adjuncts].some(
      ({ preposition }) => preposition === 'with' || (preposition === 'to' && LINKING.has(clause.lemma)),
    )
  )
    return false
  // "Counting restarts" is "board restarts counting", "gusts move on to the coast" is "gusts reach the coast".
  if (isOfThing(words, clause, part.words, theirs) || isOfThing(part.words, other, words, mine)) return false
  const isMutual = MUTUAL.has(clause.lemma)
  for (const side of ['doer', 'done'] as const) {
    const my = mine[side]
    const their = theirs[side]
    if (my === null || their === null || overlaps(words, my, part.words, their)) continue
    const isMine = isEntity(words, my)
    const isTheirs = isEntity(part.words, their)
    const isFull =
      myRest(clause, my, mine, isMutual).some((range) => sameHead(words, range, part.words, their)) &&
      myRest(other, their, theirs, isMutual).some((range) => sameHead(words, my, part.words, range))
    if (isFull && side === 'doer' && sameStem(words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme)) return true
    if (side === 'done' ? !isMine || !isTheirs : !isMine && !isTheirs) continue
    if (
      myRest(other, their, theirs, isMutual).some((range) => sharesName(words, my, part.words, range)) &&
      myRest(clause, my, mine, isMutual).some((range) => sharesName(words, range, part.words, their))
    )
      return true
  }
  return false
}

/** Without an object in one text, its subject does or suffers there what it does or suffers in the other. */
function isOfThing(words: readonly Word[], clause: Clause, theirWords: readonly Word[], theirs: Roles): boolean {
  if (clause.isPassive || clause.object !== null || !ERGATIVE.has(clause.lemma)) return false
  return (
    sameHead(words, clause.subject, theirWords, theirs.done) || sameHead(words, clause.subject, theirWords, theirs.doer)
  )
}

/** "Y loses to X" stands in the source where we say "X beats Y". */
function isConverseFit(facts: SourceFacts, words: readonly Word[], clause: Clause): boolean {
  if (!hasTrait(words[clause.verb]!.lexeme, CONVERSE)) return false
  const mine = rolesOf(clause, words)
  return facts.parts.some((part) =>
    part.clauses.some((other) => {
      if (
        !CONVERSES.some(
          ([one, two]) =>
            (one.has(clause.lemma) && two.has(other.lemma)) || (two.has(clause.lemma) && one.has(other.lemma)),
        )
      )
        return false
      const theirs = rolesOf(other, part.words)
      return (
        (mine.done !== null && sameHead(words, mine.done, part.words, theirs.doer)) ||
        (mine.doer !== null && sameHead(words, mine.doer, part.words, theirs.done))
      )
    }),
  )
}

/** The source tells the same deed from the other side: "X loses title to Y" for "Y beats X", "X sells to Y" for "Y buys". */
export function isConverseTold(facts: SourceFacts, words: readonly Word[], clause: Clause): boolean {
  if (clause.isNegated || clause.isPassive) return false
  const [wins, loses] = CONVERSES[0]!
  const isWin = wins.has(clause.lemma)
  const isBuy = BUYING.has(clause.lemma)
  if (loses.has(clause.lemma)) return isConverseFit(facts, words, clause)
  if (!isWin && !isBuy) return false
  return facts.headline.clauses.some((other) => {
    if (other.isNegated || (other.status === 'planned' && clause.status !== 'planned')) return false
    // "club to be sold to Brandt" told as "Brandt to buy club"
    if (other.isPassive) return isBuy && SALES.has(other.lemma) && isSoldTo(words, clause, facts.headline.words, other)
    if (!(isWin && other.lemma === 'lose') && !(isBuy && SALES.has(other.lemma))) return false
    const theirs = facts.headline.words
    const to = other.adjuncts.find(({ preposition }) => preposition === 'to')?.range ?? null
    return (
      sameHead(words, clause.subject, theirs, to) &&
      (overlaps(words, clause.object, theirs, other.object) ||
        (isWin && sameHead(words, clause.object, theirs, other.subject)))
    )
  })
}

function isSoldTo(
  words: readonly Word[],
  clause: Clause,
  theirs: readonly Word[],
  { subject, adjuncts }: Clause,
): boolean {
  return (
    overlaps(words, clause.object, theirs, subject) &&
    adjuncts.some(({ preposition, range }) => preposition === 'to' && overlaps(words, clause.subject, theirs, range))
  )
}

const SALES = new Set(['sell', 'give', 'award', 'grant', 'lend', 'send', 'hand', 'return'])

const BUYING = new Set(['buy', 'purchase', 'get', 'receive', 'obtain', 'borrow', 'acquire'])

/** The same thing has the contrary done to it: "counting resumes" told as "halts counting". */
function checkContrary(facts: SourceFacts, reading: CandidateReading, clause: Clause, findings: Finding[]): void {
  const { lexeme, phrase } = reading.words[clause.verb]!
  // Without an opposite there is no contrary.
  if ((lexeme.flags & HAS_OPPOSITE) === 0 && phrase === null) return
  const done = rolesOf(clause, reading.words).done
  if (done === null || clause.isNegated || VAGUE_DIRECTIONS.has(clause.lemma)) return
  if (isTurnedDeed(facts, reading.words, clause) || isConverseTold(facts, reading.words, clause)) return
  let isContrary = false
  for (const part of facts.parts) {
    for (const other of part.clauses) {
      if (other.isNegated) continue
      const isLike =
        sharesSense(clause, other) || sameStem(reading.words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme)
      if (!isLike && !isOpposite(clause.senses, other.senses)) continue
      // The headline says so of the same one, whatever the summary tells of before.
      if (isLike && part === facts.headline && overlaps(reading.words, clause.subject, part.words, other.subject))
        return
      const theirs = rolesOf(other, part.words).done
      if (!overlaps(reading.words, done, part.words, theirs)) continue
      if (isLike) return
      if (
        other.status !== 'planned' &&
        other.status !== 'noun' &&
        !other.isHedged &&
        sameLast(reading.words, done, part.words, theirs)
      )
        isContrary = true
    }
  }
  if (isContrary)
    findings.push(
      wordFinding('direction', reading, clause.group.from, clause.group.to - 1, 'does the contrary to the same thing'),
    )
}

/** Both sides are told in both and agree. */
function fitsWhole(words: readonly Word[], clause: Clause, part: SourcePart, other: Clause): boolean {
  const mine = rolesOf(clause, words)
  const theirs = rolesOf(other, part.words)
  return fits(words, mine.doer, part, theirs.doer) === true && fits(words, mine.done, part, theirs.done) !== false
}

/** Everything else of a clause; of mutual verbs without the doer. */
function myRest(clause: Clause, except: Range, roles: Roles, isMutual: boolean): Range[] {
  return restOf(clause, except, isMutual ? roles.doer : null)
}

function restOf(clause: Clause, except: Range, also: Range | null): Range[] {
  const ranges: Range[] = []
  for (const range of [clause.subject, clause.object, clause.agent])
    if (range !== null && range !== except && range !== also) ranges.push(range)
  for (const { range } of clause.adjuncts) if (range !== except) ranges.push(range)
  return ranges
}

/** A name, or the head of the phrase, is common to both. */
function sharesName(aWords: readonly Word[], a: Range, bWords: readonly Word[], b: Range): boolean {
  for (let i = a.from; i < a.to; i++) {
    const one = aWords[i]!
    if (!isContent(one)) continue
    for (let k = b.from; k < b.to; k++) {
      const other = bWords[k]!
      if (!isContent(other) || !sameWord(one.lexeme, other.lexeme)) continue
      if ((one.marks & CAPITAL) !== 0 && (other.marks & CAPITAL) !== 0) return true
      if (sameStem(one.lexeme, other.lexeme) && sameHead(aWords, a, bWords, b)) return true
    }
  }
  return false
}

/** null where one side does not say. */
function fits(words: readonly Word[], mine: Range | null, part: SourcePart, theirs: Range | null): boolean | null {
  if (mine === null || theirs === null) return null
  if (!hasContent(words, mine) || !hasContent(part.words, theirs)) return null
  if (hasOtherName(words, mine, part.words, theirs)) return false
  return overlaps(words, mine, part.words, theirs)
}

/** Both phrases hold names of places or people, and none in common: "Ukrainian troops" are not "Western forces". */
function hasOtherName(aWords: readonly Word[], a: Range, bWords: readonly Word[], b: Range): boolean {
  let hasMine = false
  let hasTheirs = false
  for (let k = b.from; k < b.to; k++) hasTheirs ||= isNameWord(bWords, k)
  if (!hasTheirs) return false
  for (let i = a.from; i < a.to; i++) {
    if (!isNameWord(aWords, i)) continue
    hasMine = true
    for (let k = b.from; k < b.to; k++) if (sameWord(aWords[i]!.lexeme, bWords[k]!.lexeme)) return false
  }
  return hasMine
}

function isNameWord(words: readonly Word[], index: number): boolean {
  return (words[index]!.marks & NAMED) !== 0
}

/** "Y loses to X" beside "X beats Y": whoever loses must not be the one who wins. */
function checkConverse(facts: SourceFacts, reading: CandidateReading, clause: Clause, findings: Finding[]): void {
  if (!hasTrait(reading.words[clause.verb]!.lexeme, CONVERSE)) return
  const mine = rolesOf(clause, reading.words)
  if (mine.doer === null) return
  for (const [one, two] of CONVERSES.slice(0, 1)) {
    const others = one.has(clause.lemma) ? two : two.has(clause.lemma) ? one : null
    if (others === null) continue
    let isCrossed = false
    for (const part of facts.parts) {
      for (const other of part.clauses) {
        if (one.has(clause.lemma) ? one.has(other.lemma) : two.has(other.lemma)) {
          if (sameHead(reading.words, mine.doer, part.words, rolesOf(other, part.words).doer)) return
        }
        if (
          (others.has(other.lemma) || holds(part.words, other, others === one ? WINS : LOSSES)) &&
          sameHead(reading.words, mine.doer, part.words, rolesOf(other, part.words).doer)
        )
          isCrossed = true
      }
    }
    if (isCrossed)
      findings.push(
        wordFinding('roles', reading, clause.group.from, clause.group.to - 1, 'turns winner and loser around'),
      )
  }
}

const WINS = new Set(['win', 'victory', 'triumph', 'upset'])

const LOSSES = new Set(['loss', 'defeat'])

/** "notches a surprise win": the noun tells the deed. */
function holds(words: readonly Word[], clause: Clause, nouns: ReadonlySet<string>): boolean {
  if (clause.object === null) return false
  for (let i = clause.object.from; i < clause.object.to; i++) if (nouns.has(words[i]!.lexeme.lemma)) return true
  return false
}

function hasContent(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if (isContent(words[i]!)) return true
  return false
}

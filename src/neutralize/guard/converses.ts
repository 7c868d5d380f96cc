/** Deeds told from the other side and their contraries: "X beats Y" is "Y loses to X", and whoever loses does not win. */

import type { Clause } from '../clause/clause.ts'
import { HAS_OPPOSITE } from '../clause/lexicon.ts'
import { rolesOf } from '../clause/roles.ts'
import { VAGUE_DIRECTIONS } from '../clause/verbs.ts'
import { hasTrait, trait } from '../clause/word-traits.ts'
import type { Word } from '../clause/words.ts'
import { isOpposite, overlaps, sameHead, sameLast, sameStem, sharesSense } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'
import { isTurnedDeed } from './turned.ts'

/** "Y loses to X" beside "X beats Y": whoever loses must not be the one who wins. */
export function checkConverse(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  findings: Finding[],
): void {
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

/** The same thing has the contrary done to it: "counting resumes" told as "halts counting". */
export function checkContrary(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  findings: Finding[],
): void {
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

/** "Y loses to X" stands in the source where we say "X beats Y". */
export function isConverseFit(facts: SourceFacts, words: readonly Word[], clause: Clause): boolean {
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
  const isSale = SALES.has(clause.lemma)
  if (!isWin && !isBuy && !isSale) return false
  return facts.headline.clauses.some((other) => {
    if (other.isNegated || (other.status === 'planned' && clause.status !== 'planned')) return false
    // "club to be sold to Brandt" told as "Brandt to buy club"
    if (other.isPassive) return isBuy && SALES.has(other.lemma) && isSoldTo(words, clause, facts.headline.words, other)
    const theirs = facts.headline.words
    if (isSale) return BUYING.has(other.lemma) && isSoldBy(words, clause, theirs, other)
    if (!(isWin && BEATEN.has(other.lemma)) && !(isBuy && SALES.has(other.lemma))) return false
    // "loses to Y": the preposition belongs to the verb.
    const isTo = theirs[other.group.to - 1]!.lexeme.key === 'to'
    const to = isTo ? other.object : (other.adjuncts.find(({ preposition }) => preposition === 'to')?.range ?? null)
    return (
      sameHead(words, clause.subject, theirs, to) &&
      (overlaps(words, clause.object, theirs, other.object) ||
        (isWin && sameHead(words, clause.object, theirs, other.subject)))
    )
  })
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
  [new Set(['attend', 'visit', 'watch', 'flock']), new Set(['draw', 'attract', 'lure'])],
  [
    new Set(['fear', 'admire', 'enjoy', 'like']),
    new Set(['frighten', 'worry', 'scare', 'alarm', 'impress', 'please', 'delight']),
  ],
]

const CONVERSE = trait(({ lemma }) => CONVERSES.some(([one, two]) => one.has(lemma) || two.has(lemma)))

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

/** "Y buys ferry from X" told as "X sells ferry to Y". */
const isSoldBy = (
  words: readonly Word[],
  sale: Clause,
  theirs: readonly Word[],
  { subject, object, adjuncts }: Clause,
): boolean =>
  overlaps(words, sale.object, theirs, object) &&
  adjuncts.some(({ preposition, range }) => preposition === 'from' && sameHead(words, sale.subject, theirs, range)) &&
  sale.adjuncts.some(({ preposition, range }) => preposition === 'to' && sameHead(words, range, theirs, subject))

const BEATEN = new Set(['lose', 'fall'])

const SALES = new Set(['sell', 'trade', 'give', 'award', 'grant', 'lend', 'send', 'hand', 'return'])

const BUYING = new Set(['buy', 'purchase', 'get', 'receive', 'obtain', 'borrow', 'acquire'])

const WINS = new Set(['win', 'victory', 'triumph', 'upset'])

const LOSSES = new Set(['loss', 'defeat'])

/** "notches a surprise win", "speaks after win": the noun tells the deed. */
function holds(words: readonly Word[], { object, adjuncts }: Clause, nouns: ReadonlySet<string>): boolean {
  const told = adjuncts.filter(({ preposition }) => preposition === 'after' || preposition === 'following')
  return [object, ...told.map(({ range }) => range)].some(
    (range) => range !== null && words.slice(range.from, range.to).some(({ lexeme }) => nouns.has(lexeme.lemma)),
  )
}

/** Who stands behind "by" did it: not whom the source tells it was done to. */
import { AFTER_BREAK, AFTER_COMMA, isContent, NAMED, POSSESSIVE, type Word } from '../clause/words.ts'
import { sameStem } from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** "Okafor sues Dorn" told as "Okafor faces lawsuit by Dorn". */
export function checkAgents(facts: SourceFacts, { words, ...reading }: CandidateReading, findings: Finding[]): void {
  for (let by = 1; by + 1 < words.length; by++) {
    if (words[by]!.lexeme.key !== 'by') continue
    const to = nameEnd(words, by + 1)
    const name = words[to - 1]!
    if (to === by + 1 || (name.marks & POSSESSIVE) !== 0) continue
    const isOthers = isNounBehind(words[to])
    const isSufferer =
      (!isOthers || reading.clauses.some(({ group }) => group.from === to)) &&
      isSuffered(facts.headline, words[by - 1]!, name)
    if (!isSufferer && (isOthers || !isNowhereDoer(facts, words, by, name))) continue
    findings.push(wordFinding('roles', { words, ...reading }, by, to - 1, 'makes the doer of whom it was done to'))
    return
  }
}

/** The source tells only of what is done to him. */
function isNowhereDoer(facts: SourceFacts, words: readonly Word[], by: number, name: Word): boolean {
  const told = facts.parts.flatMap((part) =>
    part.words.flatMap((word, at) => (sameStem(word.lexeme, name.lexeme) ? [isOnlyDoneTo(part, at)] : [])),
  )
  return told.length > 0 && !told.includes(false) && !isAllegedOfHim(facts, words, by, name)
}

/** "by Dorn aides": the name belongs to a noun. */
const isNounBehind = (next: Word | undefined): boolean =>
  next !== undefined && isContent(next) && (next.marks & (AFTER_BREAK | AFTER_COMMA)) === 0

const SUFFERED = new Set(['from', 'against', 'on'])
const HARMS = new Set(
  'theft attack assault fraud threat abuse attempt plot crime robbery violence harassment raid strike assassination conspiracy'.split(
    ' ',
  ),
)

/** "theft from Dorn", "attack on Dorn" told as "theft by Dorn". */
function isSuffered({ words }: SourcePart, deed: Word, name: Word): boolean {
  return words.some(
    ({ lexeme }, i) =>
      HARMS.has(lexeme.singular ?? lexeme.key) &&
      sameStem(lexeme, deed.lexeme) &&
      SUFFERED.has(words[i + 1]?.lexeme.key ?? '') &&
      // "threat from Dorn" is his own.
      !(words[i + 1]!.lexeme.key === 'from' && lexeme.lemma !== 'theft') &&
      words[nameEnd(words, i + 2) - 1]!.lexeme === name.lexeme,
  )
}

/** Past the last word of the name that begins here. */
function nameEnd(words: readonly Word[], from: number): number {
  let at = from
  while (at < words.length && isName(words[at]!) && (at === from || (words[at]!.marks & AFTER_COMMA) === 0)) at++
  return at
}

const PROSECUTING = new Set('investigate probe accuse charge arrest indict prosecute'.split(' '))
const WITH = new Set(['for', 'over', 'of', 'with'])
const ALLEGED = new Set(['alleged', 'suspected'])
/** Behind the deed they name another who did it, or to whom it was done. */
const OTHERS = new Set(['by', 'of', 'against', 'at', 'among', 'in'])

/** "investigates Ruiz for alleged fraud": the fraud by Ruiz is alleged here as well. */
function isAllegedOfHim({ headline }: SourceFacts, words: readonly Word[], by: number, name: Word): boolean {
  const deed = words[by - 1]!
  const isAlleged = (all: readonly Word[]) => all.some(({ lexeme }) => ALLEGED.has(lexeme.key))
  if (!isAlleged(words.slice(Math.max(0, by - 4), by))) return false
  const theirs = headline.words
  return headline.clauses.some(({ lemma, object, isPassive, subject, adjuncts }) => {
    const charged = isPassive ? subject : object
    return (
      PROSECUTING.has(lemma) &&
      charged !== null &&
      sameStem(theirs[charged.to - 1]!.lexeme, name.lexeme) &&
      adjuncts.some(
        ({ preposition, range: { from, to } }) =>
          WITH.has(preposition) &&
          isAlleged(theirs.slice(from, to)) &&
          sameStem(theirs[to - 1]!.lexeme, deed.lexeme) &&
          !OTHERS.has(theirs[to]?.lexeme.key ?? ''),
      )
    )
  })
}

const isName = (word: Word): boolean => isContent(word) && (word.marks & NAMED) !== 0

/** The whole object of a deed, in active words, of somebody else. */
function isOnlyDoneTo({ words, clauses }: SourcePart, at: number): boolean {
  if ((words[at]!.marks & POSSESSIVE) !== 0) return false
  const isIn = (range: { from: number; to: number } | null) => range !== null && at >= range.from && at < range.to
  if (clauses.some(({ subject, agent }) => isIn(subject) || isIn(agent))) return false
  return clauses.some(
    ({ object, isPassive, subject, status, group }) =>
      isIn(object) &&
      object!.from === group.to &&
      object!.to === at + 1 &&
      !isPassive &&
      subject !== null &&
      status !== 'noun',
  )
}

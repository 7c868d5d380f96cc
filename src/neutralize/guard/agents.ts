/** Who stands behind "by" did it: not whom the source tells it was done to. */
import { AFTER_BREAK, AFTER_COMMA, isContent, NAMED, POSSESSIVE, type Word } from '../clause/words.ts'
import { sameStem } from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** "Okafor sues Dorn" told as "Okafor faces lawsuit by Dorn". */
export function checkAgents(facts: SourceFacts, { words, ...reading }: CandidateReading, findings: Finding[]): void {
  for (let by = 1; by + 1 < words.length; by++) {
    if (words[by]!.lexeme.key !== 'by') continue
    const name = nameBehind(words, by)
    if (name === undefined) continue
    const told = facts.parts.flatMap((part) =>
      part.words.flatMap((word, at) => (sameStem(word.lexeme, name.lexeme) ? [isOnlyDoneTo(part, at)] : [])),
    )
    if (told.length === 0 || told.includes(false) || isAllegedOfHim(facts, words, by, name)) continue
    findings.push(
      wordFinding('roles', { words, ...reading }, by, words.indexOf(name), 'makes the doer of whom it was done to'),
    )
    return
  }
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

/** The last word of the name behind "by"; undefined where a noun follows it, "by Dorn aides". */
function nameBehind(words: readonly Word[], by: number): Word | undefined {
  let at = by + 1
  while (at < words.length && isName(words[at]!) && (at === by + 1 || (words[at]!.marks & AFTER_COMMA) === 0)) at++
  const name = words[at - 1]!
  const next = words[at]
  if (at === by + 1 || (name.marks & POSSESSIVE) !== 0) return undefined
  return next !== undefined && isContent(next) && (next.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 ? undefined : name
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

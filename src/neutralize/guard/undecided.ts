/** What is voted on is not decided, and what somebody warns of is not there: “votes on joining”, “warns of shortage”. */
import type { Range } from '../clause/clause.ts'
import { lemmaTrait, occurs } from '../clause/word-traits.ts'
import { isContent, type Word } from '../clause/words.ts'
import { sameStem } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const VOTED = lemmaTrait(new Set(['vote']))
const WARNING = new Set('warn expect forecast predict fear project'.split(' '))
const WARNED = lemmaTrait(WARNING)
const OPEN_BEHIND = new Set(['on', 'over', 'about', 'whether'])
const DECIDED_BEHIND = new Set(['to', 'for', 'against', 'down', 'through', 'yes', 'no'])
/** "vote to take place", "vote to decide whether": nothing is told of how it ends. */
const STILL_OPEN = new Set('be take happen follow come decide determine settle choose pick elect'.split(' '))
const OPENS = new Set(
  'warn warning risk danger fear threat concern worry possible potential loom expect forecast predict project may might could will would next likely set due'.split(
    ' ',
  ),
)
const STATING = new Set('report find note confirm record detect observe suffer post'.split(' '))
/** Who expects a loss faces one; who only warns of one does not see it. */
const NEARING = new Set(['see', 'face'])

/** Adds a finding for what the headline leaves open and the candidate tells as settled. */
export function checkUndecided({ headline }: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (occurs(headline.traits, VOTED)) checkVoted(headline.words, reading, findings)
  if (occurs(headline.traits, WARNED)) checkWarned(headline.words, reading, findings)
}

/** "votes on joining union" told as "votes to join union". */
function checkVoted(theirs: readonly Word[], reading: CandidateReading, findings: Finding[]): void {
  const isVote = ({ lexeme }: Word) => lexeme.lemma === 'vote'
  const behind = theirs.flatMap((word, i) => (isVote(word) ? [theirs[i + 1]?.lexeme.key ?? ''] : []))
  if (!behind.some((key) => OPEN_BEHIND.has(key)) || behind.some((key) => DECIDED_BEHIND.has(key))) return
  const { words } = reading
  // "to vote to …" is to come, and still tells how.
  const at = words.findIndex((word, i) => {
    const [next = '', behind = ''] = words.slice(i + 1, i + 3).map(({ lexeme }) => lexeme.key)
    if (!isVote(word)) return false
    return DECIDED_BEHIND.has(next)
      ? next !== 'to' || !STILL_OPEN.has(behind)
      : next === 'in' && /^favou?r$/.test(behind)
  })
  if (at >= 0)
    findings.push(wordFinding('plan', reading, at, at + 1, 'tells how a vote ended that the source does not'))
}

/** "doctors warn of shortage" told as "doctors report shortage" or "there is shortage", "expects loss" as "posts loss". */
function checkWarned(theirs: readonly Word[], reading: CandidateReading, findings: Finding[]): void {
  const { words, clauses } = reading
  if (words.some(({ lexeme }) => OPENS.has(lexeme.lemma))) return
  const at = theirs.findIndex(
    ({ lexeme }, i) => WARNING.has(lexeme.lemma) && (lexeme.lemma !== 'warn' || theirs[i + 1]?.lexeme.key === 'of'),
  )
  if (at < 0) return
  const warned = theirs.slice(at + 1, at + 6).filter(isContent)
  const isWarned = (range: Range) =>
    words.slice(range.from, range.to).some((word) => warned.some((one) => sameStem(one.lexeme, word.lexeme)))
  for (const { lemma, object, verb, status } of clauses) {
    if (object === null || status === 'planned' || !isWarned(object)) continue
    if (!STATING.has(lemma) && !(NEARING.has(lemma) && theirs[at]!.lexeme.lemma === 'warn')) continue
    findings.push(wordFinding('hedge', reading, verb, verb, 'tells as so what the source warns of'))
    return
  }
  const there = words.findIndex(
    ({ lexeme }, i) => lexeme.key === 'there' && /^(?:is|are)$/.test(words[i + 1]?.lexeme.key ?? ''),
  )
  if (there >= 0 && isWarned({ from: there, to: Math.min(words.length, there + 6) }))
    findings.push(wordFinding('hedge', reading, there, there + 1, 'tells as so what the source warns of'))
}

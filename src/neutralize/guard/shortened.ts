/**
 * A verb left out between two others, and with it the doubt: who agrees to consider a request has not agreed to it, and
 * who votes to study a ban has not voted for one.
 */
import type { Clause } from '../clause/clause.ts'
import { overlaps, sameStem, sharesSense } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** Who does it may still not do what he does it to. */
const TENTATIVE = new Set(
  'consider study examine explore review discuss weigh mull debate assess evaluate investigate reconsider look seek try attempt ask propose negotiate test'.split(
    ' ',
  ),
)

const TELLING = new Set(
  'consideration review study talk negotiation proposal examination debate whether possible'.split(' '),
)

interface Chain {
  part: SourcePart
  over: Clause
  tentative: Clause
}

/** "agreed to consider": an infinitive of such a verb under another. */
const chainsIn = oncePerSource(({ parts }): readonly Chain[] =>
  parts.flatMap((part) =>
    part.clauses.flatMap((tentative): Chain[] => {
      const { words } = part
      if (!TENTATIVE.has(tentative.lemma) || words[tentative.group.from]!.lexeme.key !== 'to') return []
      const over = tentative.governor ?? clauseBefore(part, tentative)
      return over === null ? [] : [{ part, over, tentative }]
    }),
  ),
)

function clauseBefore({ clauses }: SourcePart, { group }: Clause): Clause | null {
  return clauses.find((clause) => clause.group.to === group.from && clause.marker !== 'label') ?? null
}

/** "agrees to consider tariff request" told as "agrees to tariff request". */
export function checkShortened(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (const { part, over, tentative } of chainsIn(facts)) {
    const verb = part.words[tentative.verb]!
    const isTold = words.some(
      ({ lexeme }) =>
        sameStem(lexeme, verb.lexeme) ||
        TENTATIVE.has(lexeme.lemma) ||
        TELLING.has(lexeme.singular ?? lexeme.key) ||
        lexeme.senses.some((sense) => tentative.senses.includes(sense)),
    )
    if (isTold) continue
    const themes = [tentative.object, ...tentative.adjuncts.map(({ range }) => range)]
    for (const clause of reading.clauses) {
      if (!sameStem(words[clause.verb]!.lexeme, part.words[over.verb]!.lexeme) && !sharesSense(clause, over)) continue
      const mine = [clause.object, ...clause.adjuncts.map(({ range }) => range)]
      if (!mine.some((range) => themes.some((theme) => overlaps(words, range, part.words, theme)))) continue
      findings.push(wordFinding('hedge', reading, clause.group.from, clause.group.to - 1, `leaves out “${verb.raw}”`))
      return
    }
  }
}

/**
 * Poles of an axis: the candidate has a word of one pole, the source only words of the other ("condemns visit" told as
 * "accepts visit", "modest benefits" as "large benefits"). Nothing stands for anything here, so the words of a pole need
 * not mean the same; all that is asked is that nothing in the source leans the candidate's way.
 */
import { type Lexeme, NEGATOR } from '../clause/lexicon.ts'
import { hasTrait, lemmaTrait, occurs, trait } from '../clause/word-traits.ts'
import { isContent, NAMED, type Word } from '../clause/words.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { POLES } from '../lexicon/poles.ts'
import { isConverseTold } from './converses.ts'
import { isDenied } from './denying.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'
import { isTurned } from './turned.ts'

/**
 * For each word the poles it belongs to: an even number and the odd one after it are the two of one axis. Built for the
 * first word.
 */
let polesOf: ReadonlyMap<string, number[]> | null = null

function readPolesOf(): Map<string, number[]> {
  const polesOf = new Map<string, number[]>()
  for (const [axis, line] of POLES.trim().split('\n').entries())
    for (const [pole, side] of line.split('|').entries())
      for (const word of side.trim().split(' ')) {
        const poles = polesOf.get(word) ?? []
        if (poles.length === 0) polesOf.set(word, poles)
        poles.push(2 * axis + pole)
      }
  return polesOf
}

const NONE: readonly number[] = []

function poles({ key, lemma, singular }: Lexeme): readonly number[] {
  polesOf ??= readPolesOf()
  return polesOf.get(key) ?? polesOf.get(lemma) ?? (singular === null ? undefined : polesOf.get(singular)) ?? NONE
}

const LEANING = trait((lexeme) => poles(lexeme).length > 0)

/** "ban lifted", "ban to go": the contrary of what is ended may hold. */
const UNDOING = lemmaTrait(
  new Set(
    'lift end scrap drop go remove repeal reverse overturn expire undo undone rescind revoke cancel avoid prevent stop halt'.split(
      ' ',
    ),
  ),
)

interface Lean {
  pole: number
  /** Of the summary: it leans only what stands beside it. */
  beside: readonly Word[] | null
}

const leansOf = oncePerSource((facts) => {
  const leans: Lean[] = []
  /** Every pole that something of the source may be told of. */
  const open = new Set<number>()
  for (const part of facts.parts) {
    const undoing = part.words.findIndex((word) => hasTrait(word.lexeme, UNDOING))
    part.words.forEach((word, i) => {
      for (const pole of poles(word.lexeme)) {
        open.add(pole)
        if (isDenied(part.words, i) || (undoing >= 0 && undoing !== i && Math.abs(undoing - i) < 6)) open.add(pole ^ 1)
        else if (isContent(word) && (word.marks & NAMED) === 0)
          leans.push({ pole, beside: part === facts.headline ? null : around(part.words, i) })
      }
    })
  }
  return { leans: leans.filter(({ pole }) => !open.has(pole ^ 1)), open }
})

/** How many words may stand between a word and what it is said of. */
const NEAR = 3

function around(words: readonly Word[], index: number): Word[] {
  return words
    .slice(Math.max(0, index - NEAR), index + NEAR + 1)
    .filter((word) => word !== words[index] && isContent(word))
}

/** Adds a finding for a word that leans against its source. */
export function checkPoles(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(reading.traits, LEANING) || !occurs(facts.traits, LEANING)) return
  const { leans, open } = leansOf(facts)
  if (leans.length === 0) return
  const { words } = reading
  const mine = new Set(words.flatMap((word) => poles(word.lexeme)))
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    const own = poles(word.lexeme)
    if (own.length === 0 || !isContent(word) || (word.marks & NAMED) !== 0 || facts.stems.has(word.lexeme.stem))
      continue
    if (reading.clauses.some((clause) => clause.verb === i && isConverseTold(facts, words, clause))) continue
    if (own.some((pole) => open.has(pole) || mine.has(pole ^ 1)) || isDenied(words, i) || isTurned(facts, words, i))
      continue
    if (word.lexeme.senses.some((sense) => facts.senses.has(sense))) continue
    if (words.slice(Math.max(0, i - 2), i).some(({ lexeme }) => (lexeme.flags & NEGATOR) !== 0)) continue
    const isAgainst = leans.some(
      ({ pole, beside }) =>
        own.includes(pole ^ 1) &&
        (beside === null ||
          around(words, i).some((word) => beside.some((other) => other.lexeme.stem === word.lexeme.stem))),
    )
    if (!isAgainst) continue
    findings.push(wordFinding('direction', reading, i, i, 'leans against the source'))
    return
  }
}

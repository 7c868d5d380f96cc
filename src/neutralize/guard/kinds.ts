/** Things of one kind exclude each other: an oil of olives is none of coconuts, a cut to taxes none to fees. */
import type { Lexeme } from '../clause/lexicon.ts'
import { hasTrait, occurs, trait } from '../clause/word-traits.ts'
import { isContent, NAMED, type Word } from '../clause/words.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { KINDS } from '../lexicon/kinds.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

interface Kind {
  kind: number
  /** What it is; two words for the same thing share it. */
  thing: number
}

/** Built for the first word. */
let kindsOf: ReadonlyMap<string, Kind[]> | null = null

function readKindsOf(): Map<string, Kind[]> {
  const kindsOf = new Map<string, Kind[]>()
  let things = 0
  for (const [kind, line] of KINDS.trim().split('\n').entries())
    for (const entry of line.split(' ')) {
      const thing = things++
      for (const word of entry.split('/')) {
        const kinds = kindsOf.get(word)
        if (kinds === undefined) kindsOf.set(word, [{ kind, thing }])
        else kinds.push({ kind, thing })
      }
    }
  return kindsOf
}

const NONE: readonly Kind[] = []

function kinds({ key, singular }: Lexeme): readonly Kind[] {
  kindsOf ??= readKindsOf()
  return kindsOf.get(key) ?? (singular === null ? undefined : kindsOf.get(singular)) ?? NONE
}

const SORTED = trait((lexeme) => kinds(lexeme).length > 0)

const kindsIn = oncePerSource(({ parts }) => parts.flatMap(({ words }) => kindsAmong(words)))

function kindsAmong(words: readonly Word[]): Kind[] {
  return words.flatMap((word) => (isContent(word) ? kinds(word.lexeme) : NONE))
}

/** Adds a finding for a thing that the source does not have, where it has another of its kind that is gone. */
export function checkKinds(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(reading.traits, SORTED) || !occurs(facts.traits, SORTED)) return
  const theirs = kindsIn(facts)
  const mine = new Set(kindsAmong(reading.words).map(({ thing }) => thing))
  reading.words.forEach((word, i) => {
    const { lexeme } = word
    if (!hasTrait(lexeme, SORTED) || !isContent(word) || (word.marks & NAMED) !== 0) return
    if (facts.stems.has(lexeme.stem)) return
    const own = kinds(lexeme)
    if (own.some(({ thing }) => theirs.some((other) => other.thing === thing))) return
    if (!own.some(({ kind }) => theirs.some((other) => other.kind === kind && !mine.has(other.thing)))) return
    if (isMeant(facts, lexeme, own)) return
    findings.push(wordFinding('name', reading, i, i, 'is another of its kind than the source names'))
  })
}

/** Some other word of the source, none of the kind, may be told by this one. */
function isMeant({ parts }: SourceFacts, { senses }: Lexeme, own: readonly Kind[]): boolean {
  return parts.some(({ words }) =>
    words.some(
      ({ lexeme }) =>
        lexeme.senses.some((sense) => senses.includes(sense)) &&
        !kinds(lexeme).some(({ kind }) => own.some((other) => other.kind === kind)),
    ),
  )
}

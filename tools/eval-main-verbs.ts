/**
 * How often the main verb of a statement is found, and how often what is found is right, on headlines marked by hand
 * that taught nothing. `--misses` prints what was read wrongly, `--unread` what was not read.
 */

import { clausesOf } from '../src/neutralize/clause/clause.ts'
import { readWords } from '../src/neutralize/clause/words.ts'
import { judgeVerbs } from '../src/neutralize/statement/main-verb.ts'
import type { VerbPlace } from '../src/neutralize/statement/main-verb-features.ts'
import { verbPlaceOf } from '../src/neutralize/statement/split.ts'
import { readStatement } from '../src/neutralize/statement/statement.ts'
import { type MarkedStatement, readMarkedStatements } from './debrief/main-verbs.ts'

export interface ReadingFigures {
  statements: number
  /** With a main verb. */
  verbs: number
  read: number
  right: number
  misses: string[]
  unread: string[]
}

/** By the whole reader, rules and doubts included. */
export const measureStatements = (statements: readonly MarkedStatement[]): ReadingFigures =>
  measure(statements, (words) => {
    const statement = readStatement(words.join(' '))
    return statement === null ? null : verbPlaceOf(statement)
  })

/** By the model alone, wherever it is at least so sure. */
export const measureModel = (statements: readonly MarkedStatement[], least: number): ReadingFigures =>
  measure(statements, (words) => {
    const [best] = judgeVerbs(words).sort((a, b) => b.likelihood - a.likelihood)
    return best === undefined || best.likelihood < least ? null : best
  })

/** By the clause reader of the fact guard, which does not tell how a verb tells: its place only. */
function measureClauses(statements: readonly MarkedStatement[]): ReadingFigures {
  return measure(
    statements.map((statement) => ({
      ...statement,
      verb: statement.verb && { ...statement.verb, reading: 'present' },
    })),
    (tokens) => {
      const words = readWords(tokens.join(' '))
      const main = clausesOf(words).find(
        ({ marker, subject, status }) => marker === '' && subject !== null && status !== 'noun',
      )
      return main === undefined ? null : { at: tokenAt(tokens, words[main.verb]!.start), reading: 'present' }
    },
  )
}

/** Index of the token at an offset of the text that they make. */
function tokenAt(tokens: readonly string[], offset: number): number {
  let end = 0
  return tokens.findIndex((token) => {
    end += token.length + 1
    return offset < end
  })
}

function measure(
  statements: readonly MarkedStatement[],
  read: (words: readonly string[]) => VerbPlace | null,
): ReadingFigures {
  const figures: ReadingFigures = { statements: statements.length, verbs: 0, read: 0, right: 0, misses: [], unread: [] }
  for (const { words, verb } of statements) {
    const place = read(words)
    if (verb !== null) figures.verbs++
    if (place === null) {
      if (verb !== null) figures.unread.push(`${words.join(' ')} | ${verb.reading} ${words[verb.at]}`)
      continue
    }
    figures.read++
    if (verb !== null && place.at >= verb.at && place.at <= verb.end && place.reading === verb.reading) figures.right++
    else
      figures.misses.push(
        `${words.join(' ')} | ${place.reading} ${words[place.at]} for ${verb?.reading} ${words[verb?.at ?? -1]}`,
      )
  }
  return figures
}

if (import.meta.main) {
  const statements = readMarkedStatements('test')
  const print = (name: string, { statements, verbs, read, right }: ReadingFigures) =>
    console.log(
      `${name}: of ${statements} statements ${verbs} with a verb, ${read} read, right ${((100 * right) / read).toFixed(1)} %, found ${((100 * right) / verbs).toFixed(1)} %`,
    )
  const whole = measureStatements(statements)
  print('statements of headlines never looked at', measureStatements(readMarkedStatements('unseen')))
  print('statements', whole)
  for (const least of [0, 0.5, 0.8, 0.9, 0.95]) print(`model alone, at least ${least}`, measureModel(statements, least))
  print('clauses of the guard, place only', measureClauses(statements))
  if (process.argv.includes('--misses')) console.log(whole.misses.join('\n'))
  if (process.argv.includes('--unread')) console.log(whole.unread.join('\n'))
}

/**
 * Measures the fact guard on `../shared/debrief`: true rewordings accepted, false ones caught by kind, human references
 * accepted, generated mutants caught. `node tools/eval-guard.ts [--misses]` prints the table; `evaluateGuard` gives it.
 * The data is read where it lies and never copied.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkAgainst, type GuardOptions, readSource } from '../src/neutralize/guard/guard.ts'
import { detectTactics } from '../src/neutralize/tactics/tactics.ts'
import { count, type Share } from './debrief/data.ts'
import { mutantsOf, randomFrom } from './guard-mutants.ts'

export interface GuardFigures {
  accepted: Share
  /** By kind of falsehood, sorted by name. */
  caught: Map<string, Share>
  references: Share
  /** By kind of mutation. */
  mutants: Map<string, Share>
  /** What went wrong, a line each, for reading. */
  misses: string[]
}

interface Pair {
  id: string
  headline: string
  summary?: string
  true: string[]
  false: { text: string; kind: string }[]
}

interface Example {
  id: string
  headline: string
  neutral_reference: string
  context?: { summary?: string }
}

const DATA = resolve(import.meta.dirname, '../../shared/debrief')
const OPTIONS: GuardOptions = { minWords: 5, maxWords: 15, detectTactics }
/** A human reference may be as short or long as its author liked. */
const ANY_LENGTH: GuardOptions = { minWords: 1, maxWords: 40 }
const MUTANTS = 10_000

/** True where the shared data is there to measure on. */
export function hasGuardData(): boolean {
  return existsSync(resolve(DATA, 'guard_pairs.jsonl'))
}

/**
 * @param mutantCount how many mutants to make; they come from references and true rewordings, with a fixed seed
 */
export function evaluateGuard(mutantCount = MUTANTS): GuardFigures {
  const pairs = readLines<Pair>('guard_pairs.jsonl')
  const examples = [...readLines<Example>('examples.jsonl'), ...readLines<Example>('real_examples.jsonl')]
  const figures: GuardFigures = {
    accepted: { ok: 0, of: 0 },
    caught: new Map(),
    references: { ok: 0, of: 0 },
    mutants: new Map(),
    misses: [],
  }
  for (const pair of pairs) judgePair(pair, figures)
  for (const example of examples) judgeReference(example, figures)
  judgeMutants(pairs, examples, mutantCount, figures)
  figures.caught = new Map([...figures.caught].sort(([a], [b]) => a.localeCompare(b)))
  return figures
}

function judgePair(pair: Pair, figures: GuardFigures): void {
  const facts = readSource(pair)
  for (const text of pair.true) {
    const violations = checkAgainst(facts, text, OPTIONS)
    count(figures.accepted, violations.length === 0)
    if (violations.length > 0)
      figures.misses.push(
        `refused ${pair.id} ${text} [${violations.map((violation) => `${violation.rule}: ${violation.text} (${violation.message})`).join('; ')}]`,
      )
  }
  for (const { text, kind } of pair.false) {
    const isCaught = checkAgainst(facts, text, OPTIONS).length > 0
    count(shareOf(figures.caught, kind), isCaught)
    if (!isCaught) figures.misses.push(`passed ${pair.id} (${kind}) ${text}`)
  }
}

function judgeReference(example: Example, figures: GuardFigures): void {
  const violations = checkAgainst(
    readSource({ headline: example.headline, summary: example.context?.summary ?? '' }),
    example.neutral_reference,
    ANY_LENGTH,
  )
  count(figures.references, violations.length === 0)
  if (violations.length > 0)
    figures.misses.push(
      `refused reference ${example.id} ${example.neutral_reference} [${violations.map((violation) => `${violation.rule}: ${violation.text} (${violation.message})`).join('; ')}]`,
    )
}

/** Mutants are made of wordings that the guard accepts, so that what catches them is the mutation. */
function judgeMutants(pairs: readonly Pair[], examples: readonly Example[], most: number, figures: GuardFigures): void {
  const bases = [
    ...pairs.flatMap((pair) =>
      pair.true.map((text) => ({ source: { headline: pair.headline, summary: pair.summary ?? '' }, text })),
    ),
    ...examples.map((example) => ({
      source: { headline: example.headline, summary: example.context?.summary ?? '' },
      text: example.neutral_reference,
    })),
  ].filter(({ source, text }) => checkAgainst(readSource(source), text, ANY_LENGTH).length === 0)
  const random = randomFrom(20_261_121)
  let made = 0
  while (made < most) {
    for (const { source, text } of bases) {
      const facts = readSource(source)
      for (const { kind, text: mutant } of mutantsOf(text, facts, random)) {
        if (made >= most) return
        made++
        const isCaught = checkAgainst(facts, mutant, OPTIONS).length > 0
        count(shareOf(figures.mutants, kind), isCaught)
        if (!isCaught) figures.misses.push(`passed mutant (${kind}) ${mutant} OF ${source.headline}`)
      }
    }
  }
}

function shareOf(shares: Map<string, Share>, key: string): Share {
  const known = shares.get(key)
  if (known) return known
  const share = { ok: 0, of: 0 }
  shares.set(key, share)
  return share
}

function readLines<T>(file: string): T[] {
  return readFileSync(resolve(DATA, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
}

/** One share as a table cell. */
export function showShare({ ok, of }: Share): string {
  return `${ok}/${of} ${of === 0 ? '' : `${((100 * ok) / of).toFixed(1)} %`}`
}

if (import.meta.main) {
  const figures = evaluateGuard()
  const rows: [string, Share][] = [
    ['true rewordings accepted', figures.accepted],
    ['human references accepted', figures.references],
    ...[...figures.caught].map(([kind, share]): [string, Share] => [`caught: ${kind}`, share]),
    ...[...figures.mutants].map(([kind, share]): [string, Share] => [`mutants caught: ${kind}`, share]),
  ]
  for (const [name, share] of rows) console.log(`${name.padEnd(58)} ${showShare(share)}`)
  const all = [...figures.mutants.values()].reduce((sum, share) => ({ ok: sum.ok + share.ok, of: sum.of + share.of }), {
    ok: 0,
    of: 0,
  })
  console.log(`${'mutants caught, all'.padEnd(58)} ${showShare(all)}`)
  if (process.argv.includes('--misses')) for (const miss of figures.misses) console.log(miss)
}

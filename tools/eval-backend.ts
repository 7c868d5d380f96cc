/**
 * Measures what comes through when a language model answers with the rewordings of `../shared/debrief/guard_pairs.jsonl`:
 * a model server on loopback says them, the real client reads them, the guard judges them.
 * `node tools/eval-backend.ts [--misses]` prints the table; `evaluateBackend` gives it. The data is read where it lies.
 *
 *     titles    title and summary are known, as at ingestion; one candidate an answer
 *     debriefs  the headline alone is known, as in POST /api/debrief; all false candidates of a headline in one answer
 *     true ones those that the headline alone bears out, nearly word for word: the others say what the summary says
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createAiBackend } from '../src/ai/backend.ts'
import { systemClock } from '../src/domain/clock.ts'
import type { AiBackend } from '../src/domain/debrief.ts'
import { createDebriefer } from '../src/neutralize/debrief.ts'
import { createEngine } from '../src/neutralize/engine.ts'
import { neutralizeTitles } from '../src/neutralize/titles.ts'
import { type FaultServer, startFaultServer } from '../test/ai/fault-server.ts'
import { readItems } from '../test/ai/title-news.ts'

interface Share {
  count: number
  of: number
}

export interface BackendFigures {
  /** False candidates that became a title, by kind. */
  falseTitles: Map<string, Share>
  /** True candidates that did not become the title. */
  refusedTitles: Share
  /** False candidates that stood in the answer to a debrief, by kind. */
  falseVariations: Map<string, Share>
  /** True candidates that the headline alone bears out, and that did not stand in the answer to a debrief. */
  refusedVariations: Share
  /** Headlines with such candidates of which not all were answered. */
  refusedDebriefs: Share
  misses: string[]
}

interface Pair {
  id: string
  headline: string
  summary?: string
  true: string[]
  false: { text: string; kind: string }[]
}

const FILE = resolve(import.meta.dirname, '../../shared/debrief/guard_pairs.jsonl')
/** Kinds of which one in seven may come through; of the others one in fifty. */
const HARD_KINDS =
  /agent and patient|plan told|cause|scope|direction|attribution|comparison|question|opinion|metaphor|events merged/
const MOST_VARIATIONS = 5

/** True where the shared data is there to measure on. */
export function hasPairs(): boolean {
  return existsSync(FILE)
}

export async function evaluateBackend(): Promise<BackendFigures> {
  const pairs = readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Pair)
  const server = await startFaultServer()
  const backend = createAiBackend({
    provider: 'openai',
    baseUrl: server.url,
    model: 'pairs',
    apiKey: null,
    clock: systemClock,
    random: Math.random,
  })
  const figures: BackendFigures = {
    falseTitles: new Map(),
    refusedTitles: { count: 0, of: 0 },
    falseVariations: new Map(),
    refusedVariations: { count: 0, of: 0 },
    refusedDebriefs: { count: 0, of: 0 },
    misses: [],
  }
  try {
    for (const pair of pairs) {
      await judgeTitles(pair, server, backend, figures)
      await judgeFalseVariations(pair, server, backend, figures)
      await judgeTrueVariations(pair, server, backend, figures)
    }
  } finally {
    await backend.close()
    await server.close()
  }
  return figures
}

async function judgeTitles(pair: Pair, server: FaultServer, backend: AiBackend, figures: BackendFigures) {
  const ask = async (candidate: string): Promise<boolean> => {
    server.play(({ question, say }) =>
      say(JSON.stringify({ items: readItems(question.user).map(({ id }) => ({ id, title: candidate })) })),
    )
    const item = { id: 1, title: pair.headline, summary: pair.summary ?? '' }
    const { titles } = await neutralizeTitles([item], { backend, signal: new AbortController().signal })
    return titles.get(1) === candidate
  }
  for (const text of pair.true) {
    const isRefused = !(await ask(text))
    count(figures.refusedTitles, isRefused)
    if (isRefused) figures.misses.push(`refused title ${pair.id} ${text}`)
  }
  for (const { text, kind } of pair.false) {
    const isThrough = await ask(text)
    count(shareOf(figures.falseTitles, kind), isThrough)
    if (isThrough) figures.misses.push(`false title ${pair.id} (${kind}) ${text}`)
  }
}

async function judgeFalseVariations(pair: Pair, server: FaultServer, backend: AiBackend, figures: BackendFigures) {
  const said = pair.false.map(({ text }) => text)
  const answered = await debriefAsMuchAsHolds(pair, said, server, backend)
  for (const { text, kind } of pair.false) {
    const isThrough = answered.includes(text)
    count(shareOf(figures.falseVariations, kind), isThrough)
    if (isThrough) figures.misses.push(`false variation ${pair.id} (${kind}) ${text} OF ${pair.headline}`)
  }
}

async function judgeTrueVariations(pair: Pair, server: FaultServer, backend: AiBackend, figures: BackendFigures) {
  const said = pair.true.filter((text) => isBorneOut(text, pair.headline)).slice(0, MOST_VARIATIONS)
  if (said.length === 0) return
  const answered = await debriefAsMuchAsHolds(pair, said, server, backend)
  count(figures.refusedDebriefs, answered.length < said.length)
  for (const text of said) {
    const isRefused = !answered.includes(text)
    count(figures.refusedVariations, isRefused)
    if (isRefused) figures.misses.push(`refused variation ${pair.id} ${text} OF ${pair.headline}`)
  }
}

/** Asks for all that the model says, then for fewer, until a debrief answers. @returns its variations */
async function debriefAsMuchAsHolds(pair: Pair, said: string[], server: FaultServer, backend: AiBackend) {
  for (let wanted = said.length; wanted >= 1; wanted--) {
    const answered = await debrief(pair, said, wanted, server, backend)
    if (answered.length > 0) return answered
  }
  return []
}

/** @returns what was answered; nothing where the debrief failed */
async function debrief(pair: Pair, said: string[], wanted: number, server: FaultServer, backend: AiBackend) {
  server.play(({ say }) => say(JSON.stringify({ variations: said, clickbait_tactics_found: [] })))
  const debriefer = createDebriefer({
    engine: createEngine(),
    backend,
    cache: { getDebrief: async () => null, putDebrief: async () => undefined },
    clock: systemClock,
    timeoutMs: 30_000,
    fallbackToBuiltin: false,
  })
  const request = { headline: pair.headline, systemPrompt: null, variationCount: wanted }
  return debriefer.debrief(request).then(
    (answer) => answer.debrief.variations,
    () => [],
  )
}

/** Least share of a candidate's longer words that stand in the headline, too. */
const BORNE_OUT = 0.85

/** Whether a candidate says the headline in the headline's words, every name and figure among them. */
function isBorneOut(candidate: string, headline: string): boolean {
  const folded = headline.toLowerCase()
  const [, ...others] = candidate.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? []
  const namely = others.filter((word) => /\p{N}/u.test(word) || /^\p{Lu}/u.test(word))
  const content = others.filter((word) => word.length > 3)
  const known = content.filter((word) => folded.includes(word.toLowerCase().slice(0, 4)))
  return namely.every((word) => folded.includes(word.toLowerCase())) && known.length >= content.length * BORNE_OUT
}

function count(share: Share, isCounted: boolean): void {
  share.of += 1
  if (isCounted) share.count += 1
}

function shareOf(shares: Map<string, Share>, kind: string): Share {
  const known = shares.get(kind) ?? { count: 0, of: 0 }
  shares.set(kind, known)
  return known
}

const percent = ({ count: counted, of }: Share) =>
  `${((100 * counted) / Math.max(1, of)).toFixed(1)} % (${counted} of ${of})`

function sum(shares: Map<string, Share>, isIncluded: (kind: string) => boolean): Share {
  const total = { count: 0, of: 0 }
  for (const [kind, share] of shares) {
    if (!isIncluded(kind)) continue
    total.count += share.count
    total.of += share.of
  }
  return total
}

function printTable(figures: BackendFigures): void {
  const isHard = (kind: string) => HARD_KINDS.test(kind)
  const rows: [string, string, string][] = []
  for (const [name, shares] of [
    ['title', figures.falseTitles],
    ['variation', figures.falseVariations],
  ] as const) {
    rows.push([
      `false ${name}s: number, name, place, negation, …`,
      percent(sum(shares, (kind) => !isHard(kind))),
      '<= 2 %',
    ])
    rows.push([`false ${name}s: roles, plans, causes, scope, …`, percent(sum(shares, isHard)), '<= 15 %'])
  }
  rows.push(['true titles refused', percent(figures.refusedTitles), '<= 3 %'])
  rows.push(['true variations refused', percent(figures.refusedVariations), '<= 3 %'])
  rows.push(['debriefs of true variations refused as a whole', percent(figures.refusedDebriefs), '<= 3 %'])
  for (const [what, share, target] of rows) console.log(`${what.padEnd(52)} ${share.padEnd(22)} ${target}`)
  console.log('\nby kind: titles, variations')
  for (const [kind, share] of [...figures.falseTitles].sort()) {
    console.log(`  ${kind.padEnd(36)} ${percent(share).padEnd(20)} ${percent(figures.falseVariations.get(kind)!)}`)
  }
}

if (import.meta.main) {
  if (!hasPairs()) {
    console.error(`there is no ${FILE} to measure on`)
    process.exit(1)
  }
  const figures = await evaluateBackend()
  if (process.argv.includes('--misses')) for (const line of figures.misses) console.log(line)
  printTable(figures)
}

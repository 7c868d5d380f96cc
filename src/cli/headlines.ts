/** `debrief headline` and `debrief neutralize`: one headline debriefed, many headlines made neutral. */
import { type Command, InvalidArgumentError } from 'commander'
import type { TacticEvidence } from '../domain/debrief.ts'
import { withApp } from './app.ts'
import { type Line, parseLine, readId, readLines, readText, requireText } from './input.ts'
import { createLineWriter, printJson, printLines, showStreamProgress } from './terminal.ts'

/** As POST /api/debrief has them: code points, the least on the trimmed text, the most on the raw one. */
const SHORTEST_HEADLINE = 5
const LONGEST_HEADLINE = 500
const MOST_VARIATIONS = 5

export function addHeadlineCommands(program: Command): void {
  program
    .command('headline')
    .description('Debrief one headline: its neutral variations and the tactics found in it.')
    .argument('<text>', `the headline, ${SHORTEST_HEADLINE} to ${LONGEST_HEADLINE} characters`, parseHeadline)
    .option('--variations <n>', `how many, 1 to ${MOST_VARIATIONS}`, parseVariations, MOST_VARIATIONS)
    .option('--json', 'print the response of POST /api/debrief')
    .action(debriefHeadline)
  program
    .command('neutralize')
    .description(
      'Give headlines the neutral titles of the service; prints {id, neutral_title, tactics, clickbait_score, backend} lines.',
    )
    .argument('<file>', 'headlines as JSON lines {id, title, summary?}; - = stdin')
    .option('--json', 'print JSON lines (this command prints nothing else)')
    .action(neutralizeHeadlines)
}

async function debriefHeadline(headline: string, options: { variations: number; json?: boolean }): Promise<void> {
  await withApp('never', 'spared', async ({ debriefer }) => {
    const { debrief } = await debriefer.debrief({
      headline,
      systemPrompt: null,
      variationCount: options.variations,
    })
    if (options.json) {
      const { presentDebrief } = await import('../http/wire/debrief.ts')
      return printJson(presentDebrief(headline, debrief, false))
    }
    const tactics = debrief.tacticsFound.length === 0 ? ['none found'] : debrief.tacticsFound
    await printLines([
      headline,
      '',
      'Neutral variations',
      ...debrief.variations.map((variation, index) => `  ${index + 1}. ${variation}`),
      '',
      'Tactics',
      ...tactics.map((tactic) => `  - ${tactic}`),
      '',
      `Answered by ${debrief.backend}.`,
    ])
  })
}

async function neutralizeHeadlines(file: string): Promise<void> {
  const { createEngine } = await import('../neutralize/engine.ts')
  const engine = createEngine()
  const write = createLineWriter()
  const progress = showStreamProgress('neutralizing', 0, 'headlines')
  let lines = 0
  try {
    for await (const line of readLines(file)) {
      const { id, title, summary } = readHeadline(line)
      const { neutralTitle, tactics, clickbaitScore } = engine.neutralizeTitle({ title, summary, siblingTitles: [] })
      await write({
        id,
        neutral_title: neutralTitle,
        tactics: listTactics(tactics),
        clickbait_score: clickbaitScore,
        backend: 'builtin',
      })
      progress.step(1, ++lines)
    }
  } finally {
    progress.stop()
  }
}

function readHeadline(line: Line): { id: string | number; title: string; summary: string } {
  const fields = parseLine(line)
  return {
    id: readId(line, fields),
    title: requireText(line, fields, 'title'),
    summary: readText(line, fields, 'summary'),
  }
}

/** Ids of the tactics in the publisher's own voice, each once, strongest first. */
function listTactics(evidence: readonly TacticEvidence[]): string[] {
  const own = evidence.filter((tactic) => !tactic.inQuote).toSorted((a, b) => b.severity - a.severity)
  return [...new Set(own.map((tactic) => tactic.tacticId))]
}

function parseHeadline(text: string): string {
  if ([...text.trim()].length < SHORTEST_HEADLINE || [...text].length > LONGEST_HEADLINE) {
    throw new InvalidArgumentError(`It must be ${SHORTEST_HEADLINE} to ${LONGEST_HEADLINE} characters.`)
  }
  return text
}

function parseVariations(text: string): number {
  if (!/^[1-5]$/.test(text)) throw new InvalidArgumentError(`It must be a whole number from 1 to ${MOST_VARIATIONS}.`)
  return Number(text)
}

/** `debrief serve` and `debrief refresh`: the service itself, and one ingestion run in the foreground. */
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Command } from 'commander'
import type { App } from '../compose.ts'
import { DomainError } from '../domain/errors.ts'
import type { FeedSource } from '../domain/feed-source.ts'
import type { IngestionRun, SourceResult } from '../domain/ingestion-run.ts'
import { withApp } from './app.ts'
import { printJson, printLines, printTable, showProgress } from './terminal.ts'

/** How often a run that another process works is looked at. */
const POLL_MS = 500
/** A run of the largest list is over long before; a process that died frees its run much earlier. */
const LONGEST_WAIT_MS = 2 * 3_600_000

export function addServiceCommands(program: Command): void {
  program
    .command('serve')
    .description('Run the service, as npm start does.')
    .action(async () => {
      const { runService } = await import('../main.ts')
      await runService(process.env)
    })
  program
    .command('refresh')
    .description('Fetch, group and neutralize once, in the foreground. Done (0) also when some sources failed.')
    .option('--force', 'fetch sources too that were fetched less than 60 s ago')
    .option('--json', 'print the run as JSON')
    .action(refresh)
}

async function refresh(options: { force?: boolean; json?: boolean }): Promise<void> {
  await withApp('named', 'made', async (app) => {
    const sources = await app.store.listFeedSources()
    const run = await watchRun(app, sources, options.force ?? false)
    if (options.json) {
      const { presentRun } = await import('../http/wire/run.ts')
      await printJson(presentRun(run, sources))
    } else {
      await printRun(run, sources)
    }
    // The run is told of already: nobody but this process waits for the AI backend.
    await app.ingestion.titlesSettled()
    if (run.outcome === 'interrupted') throw new DomainError('conflict', 'the run was interrupted')
  })
}

/** Starts or joins a run and waits until it is over, whichever process works it. */
async function watchRun(app: App, sources: FeedSource[], isForced: boolean): Promise<IngestionRun> {
  const names = new Map(sources.map((source) => [source.id, source.name]))
  const progress = showProgress('ingesting', sources.filter((source) => source.isActive).length, 'sources')
  const unsubscribe = app.ingestion.subscribe((event) => {
    if (event.type !== 'source.finished') return
    progress.step(1)
    progress.say(`${names.get(event.result.feedSourceId)}: ${describe(event.result)}`)
  })
  try {
    let { runId } = await app.ingestion.refresh({ force: isForced })
    for (let waitedMs = 0; waitedMs < LONGEST_WAIT_MS; waitedMs += POLL_MS) {
      await app.ingestion.settled()
      const run = await app.store.getRun(runId)
      if (run !== null && run.finishedAt !== null) return run
      if (run?.outcome === 'interrupted') return run
      await sleep(POLL_MS)
      // Queued behind a run of another process, or begun by one that has died: asking again makes it ours.
      if ((await app.store.findWaitingRun(app.clock.now())) !== null) {
        ;({ runId } = await app.ingestion.refresh({ force: isForced }))
      }
    }
    throw new DomainError('timeout', `run ${runId} did not end within ${LONGEST_WAIT_MS / 3_600_000} hours`)
  } finally {
    unsubscribe()
    progress.stop()
  }
}

async function printRun(run: IngestionRun, sources: FeedSource[]): Promise<void> {
  const names = new Map(sources.map((source) => [source.id, source.name]))
  await printTable(
    ['SOURCE', 'OUTCOME', 'NEW', 'RETITLED', 'PROBLEMS'],
    run.sources.map((result) => [
      names.get(result.feedSourceId) ?? String(result.feedSourceId),
      result.outcome.replaceAll('_', ' '),
      String(result.newArticles),
      String(result.retitledArticles),
      result.problems.join('; '),
    ]),
  )
  await printLines([
    `Run ${run.id} ${run.outcome}: ${run.newArticles} new articles from ${run.sources.length} sources.`,
  ])
}

function describe(result: SourceResult): string {
  const problems = result.problems.length === 0 ? '' : ` (${result.problems.join('; ')})`
  return `${result.outcome.replaceAll('_', ' ')}, ${result.newArticles} new${problems}`
}

/** /sources, and the refresh of a reader without script. */
import { sourcesMain } from '../../web/views/sources.ts'
import { toTimestamp } from '../domain/clock.ts'
import { FRESH_FEED_STATE } from '../domain/feed-source.ts'
import type { PageContext, PageNeeds } from './needs.ts'
import { addPage, type PageAnswer } from './page.ts'
import { presentHealth, presentRun, presentSource } from './wire.ts'

export function addSourcePages(context: PageContext): void {
  const { app, needs } = context
  addPage(context, '/sources', ({ parameters }) => sourcesPage(parameters.get('run') ?? '', needs))
  app.route({
    method: 'POST',
    url: '/sources/refresh',
    config: { ignoresBody: true },
    schema: { hide: true },
    async handler(_request, reply) {
      const { runId } = await needs.ingestion.refresh()
      return reply.code(303).header('Location', `/sources?run=${runId}`).send()
    },
  })
}

async function sourcesPage(runText: string, { sources, runs, clock }: PageNeeds): Promise<PageAnswer> {
  const runId = /^\d{1,15}$/.test(runText) ? Number(runText) : null
  const [known, states, lastIngestionAt, run] = await Promise.all([
    sources.listFeedSources(),
    sources.listFeedStates(),
    runs.lastIngestionAt(),
    runId === null ? null : runs.getRun(runId),
  ])
  return {
    page: {
      title: 'Sources',
      description: 'The feeds that are read here, their bias labels and what those rest on, and how reading them goes.',
      section: 'sources',
      script: 'browser/sources.ts',
      main: sourcesMain({
        entries: known.map((source) => ({
          source: presentSource(source),
          health: presentHealth(states.get(source.id) ?? FRESH_FEED_STATE),
        })),
        lastIngestion: toTimestamp(lastIngestionAt),
        run: run === null ? null : presentRun(run, known),
        now: clock.now(),
      }),
    },
  }
}

/** What the ingestion runs did. */
import { DomainError } from '../../domain/errors.ts'
import { INGESTION_EXAMPLES } from '../examples/feeds.ts'
import { NO_INTEGER, responses } from '../openapi.ts'
import type { RouteContext } from '../service.ts'
import { IngestionRunWire, presentRun, RunListParameters, RunListWire, RunPath } from '../wire/run.ts'

export function addIngestionRoutes({ app, service }: RouteContext): void {
  const { runs, sources } = service
  app.route({
    method: 'GET',
    url: '/api/ingestion/runs',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'listRuns',
      tags: ['feeds'],
      summary: 'The newest ingestion runs',
      querystring: RunListParameters,
      response: responses(
        { 200: [RunListWire, 'Newest first'], 422: 'A parameter has no valid value' },
        INGESTION_EXAMPLES.listRuns,
      ),
    },
    async handler(request) {
      const [found, known] = await Promise.all([runs.listRuns(request.query.limit ?? 20), sources.listFeedSources()])
      return { runs: found.map((run) => presentRun(run, known)) }
    },
  })
  app.route({
    method: 'GET',
    url: '/api/ingestion/runs/:run_id',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'getRun',
      tags: ['feeds'],
      summary: 'One ingestion run, with the outcome of every source',
      params: RunPath,
      response: responses(
        { 200: [IngestionRunWire, 'The run'], 404: 'There is no such run', 422: NO_INTEGER },
        INGESTION_EXAMPLES.getRun,
      ),
    },
    async handler(request) {
      const { run_id: id } = request.params
      const run = id > 0 && id < Number.MAX_SAFE_INTEGER ? await runs.getRun(id) : null
      if (run === null) throw new DomainError('not_found', 'There is no such ingestion run')
      return presentRun(run, await sources.listFeedSources())
    },
  })
}

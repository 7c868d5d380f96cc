/** GET /api/feeds, the health of one feed, and POST /api/feeds/refresh. */
import { DomainError } from '../../domain/errors.ts'
import type { FeedSource, FeedSourceStore } from '../../domain/feed-source.ts'
import { FEED_EXAMPLES } from '../examples/feeds.ts'
import { responses, UNCHANGED } from '../openapi.ts'
import { sendPrepared } from '../send-prepared.ts'
import type { RouteContext } from '../service.ts'
import {
  FeedHealthWire,
  FeedListWire,
  presentFeedHealth,
  presentFeedSource,
  RefreshWire,
  SlugPath,
} from '../wire/feed.ts'

const REFRESH_MESSAGE = 'Feeds are being fetched, grouped and neutralized in the background'

export function addFeedRoutes(context: RouteContext): void {
  const { app, service, answers } = context
  app.route({
    method: 'GET',
    url: '/api/feeds',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'listFeeds',
      tags: ['feeds'],
      summary: 'All feed sources, inactive ones too',
      response: responses({ 200: [FeedListWire, 'By id'], 304: UNCHANGED }, FEED_EXAMPLES.listFeeds),
    },
    async handler(request, reply) {
      const sources = await service.sources.listFeedSources()
      const json = JSON.stringify({ feeds: sources.map(presentFeedSource) })
      sendPrepared(context, request, reply, answers.prepare('feeds', json))
    },
  })

  app.route({
    method: 'POST',
    url: '/api/feeds/refresh',
    config: { ignoresBody: true },
    schema: {
      operationId: 'refreshFeeds',
      tags: ['feeds'],
      summary: 'Starts an ingestion run, or joins the one that is running',
      description: 'Sources fetched less than 60 seconds ago are skipped. `Location` leads to the run.',
      response: responses({ 202: [RefreshWire, 'Queued'] }, FEED_EXAMPLES.refreshFeeds),
    },
    async handler(_request, reply) {
      const { runId } = await service.ingestion.refresh()
      const acknowledgement = { status: 'ingestion_started', message: REFRESH_MESSAGE }
      return reply.code(202).header('Location', `/api/ingestion/runs/${runId}`).send(acknowledgement)
    },
  })

  app.route({
    method: 'GET',
    url: '/api/feeds/:slug/health',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'getFeedHealth',
      tags: ['feeds'],
      summary: 'How fetching one feed went lately',
      params: SlugPath,
      response: responses(
        { 200: [FeedHealthWire, 'The state of the feed'], 404: 'There is no such feed source' },
        FEED_EXAMPLES.getFeedHealth,
      ),
    },
    async handler(request) {
      const source = await findSource(service.sources, request.params.slug)
      return presentFeedHealth(source, await service.sources.getFeedState(source.id))
    },
  })
}

/**
 * The source with a slug, in whatever case it is given.
 * @throws DomainError 'not_found'
 */
export async function findSource(store: FeedSourceStore, slug: string): Promise<FeedSource> {
  const wanted = slug.toLowerCase()
  const source = (await store.listFeedSources()).find((candidate) => candidate.slug === wanted)
  if (source === undefined) throw new DomainError('not_found', 'There is no such feed source')
  return source
}

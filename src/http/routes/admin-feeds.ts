/** For the operator: adding, changing, disabling and trying out feed sources. */
import type { Static } from 'typebox'
import { DomainError } from '../../domain/errors.ts'
import type { FeedSourceDraft } from '../../domain/feed-source.ts'
import { checkAddressIsFree, readFeedSourceDraft } from '../../domain/feed-source-draft.ts'
import { requireBearer } from '../bearer.ts'
import { ADMIN_FEED_EXAMPLES } from '../examples/admin.ts'
import { responses, TOO_LARGE } from '../openapi.ts'
import type { RouteContext } from '../service.ts'
import {
  AdminFeedWire,
  FeedChangeWire,
  FeedDraftWire,
  ProbeRequestWire,
  ProbeWire,
  presentAdminFeed,
  presentProbe,
  SlugPath,
} from '../wire/feed.ts'
import { findSource } from './feeds.ts'

const NO_TOKEN = 'The admin token is missing or not valid'
const common = { tags: ['admin'], security: [{ adminToken: [] }] }
type Guard = ReturnType<typeof requireBearer>

export function addAdminFeedRoutes(context: RouteContext, adminToken: string): void {
  const onRequest = requireBearer(adminToken)
  addAddRoute(context, onRequest)
  addChangeRoutes(context, onRequest)
  addProbeRoute(context, onRequest)
}

function addAddRoute({ app, service: { sources } }: RouteContext, onRequest: Guard): void {
  app.route({
    method: 'POST',
    url: '/api/admin/feeds',
    onRequest,
    schema: {
      ...common,
      operationId: 'addFeed',
      summary: 'Adds a feed source',
      body: FeedDraftWire,
      response: responses(
        {
          201: [AdminFeedWire, 'As added'],
          401: NO_TOKEN,
          409: 'There is a source with this slug or address',
          413: TOO_LARGE,
          422: 'A field is not valid',
        },
        ADMIN_FEED_EXAMPLES.addFeed,
      ),
    },
    async handler(request, reply) {
      const source = await sources.addFeedSource(readFeedSourceDraft(request.body))
      return reply.code(201).send(presentAdminFeed(source))
    },
  })
}

function addChangeRoutes({ app, service: { sources } }: RouteContext, onRequest: Guard): void {
  const change = async (slug: string, fields: Static<typeof FeedChangeWire>) => {
    const source = await findSource(sources, slug)
    // The rules of a whole source judge the changed one; then only what changed is written.
    // An empty slug is none given, and not a new one made from the name: its addresses would change.
    const kept = fields.slug?.trim() === '' ? { slug: source.slug } : {}
    const draft = readFeedSourceDraft({ ...presentAdminFeed(source), ...fields, ...kept })
    const changes = changesOf(source, draft)
    if (changes.rssUrl !== undefined) {
      const known = await sources.listFeedSources()
      checkAddressIsFree(
        changes.rssUrl,
        known.filter(({ id }) => id !== source.id),
      )
    }
    return presentAdminFeed(await sources.updateFeedSource(source.id, changes))
  }
  app.route({
    method: 'PATCH',
    url: '/api/admin/feeds/:slug',
    onRequest,
    schema: {
      ...common,
      operationId: 'changeFeed',
      summary: 'Changes the given fields of a feed source',
      params: SlugPath,
      body: FeedChangeWire,
      response: responses(
        {
          200: [AdminFeedWire, 'As changed'],
          401: NO_TOKEN,
          404: 'There is no such feed source',
          409: 'The new slug or address is taken',
          413: TOO_LARGE,
          422: 'A field is not valid',
        },
        ADMIN_FEED_EXAMPLES.changeFeed,
      ),
    },
    handler: (request) => change(request.params.slug, request.body),
  })
  app.route({
    method: 'POST',
    url: '/api/admin/feeds/:slug/disable',
    onRequest,
    config: { ignoresBody: true },
    schema: {
      ...common,
      operationId: 'disableFeed',
      summary: 'Stops fetching a feed source; its articles stay',
      params: SlugPath,
      response: responses(
        { 200: [AdminFeedWire, 'As changed'], 401: NO_TOKEN, 404: 'There is no such feed source' },
        ADMIN_FEED_EXAMPLES.disableFeed,
      ),
    },
    handler: (request) => change(request.params.slug, { is_active: false }),
  })
}

function addProbeRoute({ app, service: { probeFeed } }: RouteContext, onRequest: Guard): void {
  if (probeFeed === undefined) return
  app.route({
    method: 'POST',
    url: '/api/admin/feeds/probe',
    onRequest,
    config: { deadlineMs: PROBE_MS },
    schema: {
      ...common,
      operationId: 'probeFeed',
      summary: 'Fetches and reads a feed without storing anything',
      body: ProbeRequestWire,
      response: responses(
        {
          200: [ProbeWire, 'What our parser sees'],
          401: NO_TOKEN,
          413: TOO_LARGE,
          422: 'The address is not valid, or no feed',
        },
        ADMIN_FEED_EXAMPLES.probeFeed,
      ),
    },
    async handler(request) {
      const { rss_url: address } = request.body
      const url = URL.parse(address)
      if (url === null || !['http:', 'https:'].includes(url.protocol)) {
        throw new DomainError('invalid', 'must be an http or https address', { field: 'rss_url' })
      }
      const feed = await probeFeed(address).catch((error: unknown) => {
        if (!(error instanceof DomainError) || error.code !== 'invalid') throw error
        throw new DomainError('invalid', error.message, { field: 'rss_url', cause: error })
      })
      return presentProbe(feed)
    },
  })
}

/** Longer than a fetch and a parse may take together. */
const PROBE_MS = 45_000

function changesOf(before: FeedSourceDraft, after: FeedSourceDraft): Partial<FeedSourceDraft> {
  const names = Object.keys(after) as (keyof FeedSourceDraft)[]
  return Object.fromEntries(names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]))
}

/** The source list as a document: OPML for everybody, and for the operator a way to lay one in. */
import T from 'typebox'
import { importFeedSources } from '../../domain/source-import.ts'
import { requireBearer } from '../bearer.ts'
import { SOURCE_LIST_EXAMPLES } from '../examples/source-list.ts'
import { responses, UNCHANGED } from '../openapi.ts'
import { sendPrepared } from '../send-prepared.ts'
import type { RouteContext } from '../service.ts'

const OPML = 'text/x-opml'
/** What `feeds/` reads at most. */
const MOST_LIST_BYTES = 10 * 1024 * 1024
/** Thousands of sources are written one by one. */
const IMPORT_MS = 60_000

export function addOpmlRoute(context: RouteContext): void {
  const { app, service, answers } = context
  const load = async () => service.sourceList.writeOpml(await service.sources.listFeedSources(), service.clock.now())
  app.route({
    method: 'GET',
    url: '/opml',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'getOpml',
      tags: ['syndication'],
      summary: 'All feed sources as OPML 2.0, for other feed readers',
      description: 'Slug, bias label with its basis, category and state stand in attributes of our own namespace.',
      response: responses(
        { 200: [{ media: { [OPML]: T.String() } }, 'The list'], 304: UNCHANGED },
        SOURCE_LIST_EXAMPLES.getOpml,
      ),
    },
    async handler(request, reply) {
      sendPrepared(context, request, reply, await answers.get('opml', load, `${OPML}; charset=utf-8`))
    },
  })
}

export function addImportRoute({ app, service }: RouteContext, adminToken: string): void {
  app.route({
    method: 'POST',
    url: '/api/admin/feeds/import',
    onRequest: requireBearer(adminToken),
    config: { mostDocumentBytes: MOST_LIST_BYTES, deadlineMs: IMPORT_MS },
    // The document is read as a whole by what knows its formats; the schema only describes it.
    validatorCompiler: () => (value: unknown) => ({ value }),
    schema: {
      operationId: 'importFeeds',
      tags: ['admin'],
      security: [{ adminToken: [] }],
      summary: 'Lays a source list into the store: new sources are added, known ones changed, none deleted',
      description: 'OPML of any reader, nested outlines too, or JSON as FEEDS_FILE takes it. All of it or nothing.',
      consumes: [OPML, 'application/json'],
      body: T.Unknown({ description: 'OPML, or JSON as FEEDS_FILE takes it' }),
      response: responses(
        {
          200: [T.Object({ added: T.Integer(), changed: T.Integer() }), 'What came of it'],
          401: 'The admin token is missing or not valid',
          413: 'The list is larger than 10 MB',
          422: 'The list cannot be read, or an entry of it is bad',
        },
        SOURCE_LIST_EXAMPLES.importFeeds,
      ),
    },
    async handler(request) {
      const document = request.body instanceof Uint8Array ? request.body : new Uint8Array()
      return importFeedSources(service.sources, service.sourceList.read(document))
    },
  })
}

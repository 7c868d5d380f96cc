/** For the operator: reviewing key requests, and making, listing, rotating and revoking API keys. */
import { toTimestamp } from '../../domain/clock.ts'
import { DomainError } from '../../domain/errors.ts'
import { requireBearer } from '../bearer.ts'
import { ADMIN_KEY_EXAMPLES } from '../examples/admin.ts'
import { NO_INTEGER, responses, TOO_LARGE } from '../openapi.ts'
import type { RouteContext } from '../service.ts'
import {
  ApiKeyWire,
  KeyListWire,
  KeyPath,
  KeyRequestListWire,
  KeyRequestWire,
  NewKeyBody,
  NewKeyWire,
  presentApiKey,
  presentKeyRequest,
  RequestListParameters,
  RequestPath,
  RotatedKeyWire,
  RotationBody,
} from '../wire/key.ts'

const NO_TOKEN = 'The admin token is missing or not valid'
const common = { tags: ['admin'], security: [{ adminToken: [] }] }

export function addAdminKeyRoutes(context: RouteContext, adminToken: string): void {
  const onRequest = requireBearer(adminToken)
  addReviewRoutes(context, onRequest)
  addKeyRoutes(context, onRequest)
}

type Guard = ReturnType<typeof requireBearer>

function addReviewRoutes({ app, service: { desk } }: RouteContext, onRequest: Guard): void {
  app.route({
    method: 'GET',
    url: '/api/admin/keys/requests',
    onRequest,
    schema: {
      ...common,
      operationId: 'listKeyRequests',
      summary: 'Key requests, waiting or decided',
      querystring: RequestListParameters,
      response: responses(
        { 200: [KeyRequestListWire, 'The requests'], 401: NO_TOKEN, 422: 'The status is none of ours' },
        ADMIN_KEY_EXAMPLES.listKeyRequests,
      ),
    },
    async handler(request) {
      const requests = await desk.listRequests(request.query.status ?? null)
      return { requests: requests.map(presentKeyRequest) }
    },
  })
  for (const [verb, status] of [
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const) {
    const operationId = `${verb}KeyRequest` as const
    app.route({
      method: 'POST',
      url: `/api/admin/keys/requests/:request_id/${verb}`,
      onRequest,
      config: { ignoresBody: true },
      schema: {
        ...common,
        operationId,
        summary: verb === 'approve' ? 'Lets the requester collect a key' : 'Turns a request down',
        params: RequestPath,
        response: responses(
          {
            200: [KeyRequestWire, 'As decided'],
            401: NO_TOKEN,
            404: 'There is no such request',
            409: 'The request is decided already',
          },
          ADMIN_KEY_EXAMPLES[operationId],
        ),
      },
      handler: async (request) => presentKeyRequest(await desk.decideRequest(request.params.request_id, status)),
    })
  }
}

function addKeyRoutes({ app, service: { desk } }: RouteContext, onRequest: Guard): void {
  app.route({
    method: 'GET',
    url: '/api/admin/keys',
    onRequest,
    schema: {
      ...common,
      operationId: 'listKeys',
      summary: 'All API keys, revoked ones too',
      response: responses({ 200: [KeyListWire, 'The keys'], 401: NO_TOKEN }, ADMIN_KEY_EXAMPLES.listKeys),
    },
    handler: async () => ({ keys: (await desk.listKeys()).map(presentApiKey) }),
  })
  app.route({
    method: 'POST',
    url: '/api/admin/keys',
    onRequest,
    schema: {
      ...common,
      operationId: 'createKey',
      summary: 'Makes an API key without a request; it is shown only here',
      body: NewKeyBody,
      response: responses(
        { 201: [NewKeyWire, 'The key'], 401: NO_TOKEN, 413: TOO_LARGE, 422: 'The name is not valid' },
        ADMIN_KEY_EXAMPLES.createKey,
      ),
    },
    handler: async (request, reply) => reply.code(201).send(await desk.createKey(request.body.name)),
  })
  app.route({
    method: 'POST',
    url: '/api/admin/keys/:key_id/revoke',
    onRequest,
    config: { ignoresBody: true },
    schema: {
      ...common,
      operationId: 'revokeKey',
      summary: 'Ends a key at once',
      params: KeyPath,
      response: responses(
        { 200: [ApiKeyWire, 'As it is now'], 401: NO_TOKEN, 404: 'There is no such key', 422: NO_INTEGER },
        ADMIN_KEY_EXAMPLES.revokeKey,
      ),
    },
    handler: async (request) => presentApiKey(await desk.revokeKey(checkKeyId(request.params.key_id))),
  })
  app.route({
    method: 'POST',
    url: '/api/admin/keys/:key_id/rotate',
    onRequest,
    schema: {
      ...common,
      operationId: 'rotateKey',
      summary: 'Replaces a key; the old one works on for the grace',
      params: KeyPath,
      body: RotationBody,
      response: responses(
        {
          200: [RotatedKeyWire, 'The new key, shown only here'],
          401: NO_TOKEN,
          404: 'There is no such key',
          409: 'The key is revoked or rotated already',
          413: TOO_LARGE,
          422: 'The grace is not valid',
        },
        ADMIN_KEY_EXAMPLES.rotateKey,
      ),
    },
    async handler(request) {
      const { grace_hours: graceHours = 0 } = request.body
      const { id, name, key, oldKeyEndsAt } = await desk.rotateKey(checkKeyId(request.params.key_id), graceHours)
      return { id, name, key, old_key_ends_at: toTimestamp(oldKeyEndsAt) }
    },
  })
}

function checkKeyId(id: number): number {
  if (id > 0 && id < Number.MAX_SAFE_INTEGER) return id
  throw new DomainError('not_found', 'There is no such API key')
}

/** For the operator: webhooks added, tried, switched and removed. */
import { DomainError } from '../../domain/errors.ts'
import { requireBearer } from '../bearer.ts'
import { WEBHOOK_EXAMPLES } from '../examples/webhooks.ts'
import { NO_INTEGER, responses, TOO_LARGE } from '../openapi.ts'
import type { RouteContext } from '../service.ts'
import {
  NewWebhookBody,
  NewWebhookWire,
  presentAttempt,
  presentWebhook,
  WebhookAttemptWire,
  WebhookListWire,
  WebhookPath,
  WebhookWire,
} from '../wire/webhook.ts'

const NO_TOKEN = 'The admin token is missing or not valid'
const NO_WEBHOOK = 'There is no such webhook'
const common = { tags: ['admin'], security: [{ adminToken: [] }] }
/** Longer than one attempt may take. */
const TEST_MS = 30_000
type Guard = ReturnType<typeof requireBearer>

export function addAdminWebhookRoutes(context: RouteContext, adminToken: string): void {
  const onRequest = requireBearer(adminToken)
  addListRoutes(context, onRequest)
  addChangeRoutes(context, onRequest)
  addTestRoute(context, onRequest)
}

function addListRoutes({ app, service: { webhooks } }: RouteContext, onRequest: Guard): void {
  app.route({
    method: 'GET',
    url: '/api/admin/webhooks',
    onRequest,
    schema: {
      ...common,
      operationId: 'listWebhooks',
      summary: 'All webhooks, and how delivery to them goes',
      response: responses({ 200: [WebhookListWire, 'By id'], 401: NO_TOKEN }, WEBHOOK_EXAMPLES.listWebhooks),
    },
    handler: async () => ({ webhooks: (await webhooks.list()).map(presentWebhook) }),
  })
  app.route({
    method: 'POST',
    url: '/api/admin/webhooks',
    onRequest,
    schema: {
      ...common,
      operationId: 'addWebhook',
      summary: 'Adds an address that is told what happens',
      description:
        'Messages are signed by the Standard Webhooks specification with the secret that is shown here once.',
      body: NewWebhookBody,
      response: responses(
        {
          201: [NewWebhookWire, 'As added, with its secret'],
          401: NO_TOKEN,
          409: 'There are as many as there may be',
          413: TOO_LARGE,
          422: 'A field is not valid',
        },
        WEBHOOK_EXAMPLES.addWebhook,
      ),
    },
    async handler(request, reply) {
      const { name, url, events = [] } = request.body
      const { webhook, secret } = await webhooks.add({ name, url, events })
      return reply.code(201).send({ ...presentWebhook(webhook), secret })
    },
  })
}

function addChangeRoutes({ app, service: { webhooks } }: RouteContext, onRequest: Guard): void {
  app.route({
    method: 'DELETE',
    url: '/api/admin/webhooks/:webhook_id',
    onRequest,
    config: { ignoresBody: true },
    schema: {
      ...common,
      operationId: 'removeWebhook',
      summary: 'Removes a webhook and what waits for it',
      params: WebhookPath,
      response: responses(
        { 200: [WebhookWire, 'As it was'], 401: NO_TOKEN, 404: NO_WEBHOOK, 422: NO_INTEGER },
        WEBHOOK_EXAMPLES.removeWebhook,
      ),
    },
    handler: async (request) => presentWebhook(await webhooks.remove(checkId(request.params.webhook_id))),
  })
  for (const [verb, isOn, summary] of [
    ['enable', true, 'Switches a webhook on again, its failures forgotten'],
    ['disable', false, 'Switches a webhook off; what waits for it is forgotten'],
  ] as const) {
    const operationId = `${verb}Webhook` as const
    app.route({
      method: 'POST',
      url: `/api/admin/webhooks/:webhook_id/${verb}`,
      onRequest,
      config: { ignoresBody: true },
      schema: {
        ...common,
        operationId,
        summary,
        params: WebhookPath,
        response: responses(
          { 200: [WebhookWire, 'As it is now'], 401: NO_TOKEN, 404: NO_WEBHOOK, 422: NO_INTEGER },
          WEBHOOK_EXAMPLES[operationId],
        ),
      },
      handler: async (request) => presentWebhook(await webhooks.switch(checkId(request.params.webhook_id), isOn)),
    })
  }
}

function addTestRoute({ app, service: { webhooks } }: RouteContext, onRequest: Guard): void {
  app.route({
    method: 'POST',
    url: '/api/admin/webhooks/:webhook_id/test',
    onRequest,
    config: { ignoresBody: true, deadlineMs: TEST_MS },
    schema: {
      ...common,
      operationId: 'testWebhook',
      summary: 'Sends a message of type `webhook.test` and says what came of it',
      params: WebhookPath,
      response: responses(
        { 200: [WebhookAttemptWire, 'Delivered or not'], 401: NO_TOKEN, 404: NO_WEBHOOK, 422: NO_INTEGER },
        WEBHOOK_EXAMPLES.testWebhook,
      ),
    },
    handler: async (request) => presentAttempt(await webhooks.test(checkId(request.params.webhook_id))),
  })
}

function checkId(id: number): number {
  if (id > 0 && id < Number.MAX_SAFE_INTEGER) return id
  throw new DomainError('not_found', NO_WEBHOOK)
}

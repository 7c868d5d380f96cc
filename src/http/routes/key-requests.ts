/** Asking for an API key, and collecting it once it is approved. */
import { DomainError } from '../../domain/errors.ts'
import { bearerOf } from '../bearer.ts'
import { KEY_EXAMPLES } from '../examples/keys.ts'
import { responses, TOO_LARGE } from '../openapi.ts'
import type { RouteContext } from '../service.ts'
import { KeyRequestAcceptedWire, KeyRequestBody, KeyRequestStateWire, RequestPath } from '../wire/key.ts'

const ACCEPTED = 'A person will review the request. Keep the claim token: it collects the key, and is not shown again'
const MESSAGES = {
  pending: 'The request is waiting for review',
  rejected: 'The request was not approved',
  approved: 'Keep this key: it is shown only here and only now',
  collected: 'The key was collected before, and is not shown again',
}

export function addKeyRequestRoutes({ app, service }: RouteContext): void {
  const { desk } = service
  app.route({
    method: 'POST',
    url: '/api/keys/requests',
    schema: {
      operationId: 'requestKey',
      tags: ['keys'],
      summary: 'Asks for an API key',
      body: KeyRequestBody,
      response: responses(
        {
          202: [KeyRequestAcceptedWire, 'Waiting for review'],
          413: TOO_LARGE,
          422: 'A field is not valid',
          429: 'Too many requests from this address or network',
        },
        KEY_EXAMPLES.requestKey,
      ),
    },
    async handler(request, reply) {
      const { name, email, intended_use: use, website = '' } = request.body
      const asked = {
        name: name.trim(),
        email: email.trim(),
        intendedUse: use.trim(),
        website: website.trim() === '' ? null : website.trim(),
      }
      const { requestId, claimToken } = await desk.requestKey(asked, request.ip)
      reply.code(202).header('Location', `/api/keys/requests/${requestId}`)
      return { request_id: requestId, status: 'pending', claim_token: claimToken, message: ACCEPTED }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/keys/requests/:request_id',
    // Reading it hands the key out: a HEAD would collect it and show it to nobody.
    exposeHeadRoute: false,
    schema: {
      operationId: 'getKeyRequest',
      tags: ['keys'],
      summary: 'The state of a key request; the key itself, once',
      security: [{ claimToken: [] }],
      params: RequestPath,
      response: responses(
        {
          200: [KeyRequestStateWire, 'Its state'],
          401: 'The claim token is missing or not valid',
          404: 'There is no such request',
        },
        KEY_EXAMPLES.getKeyRequest,
      ),
    },
    async handler(request, reply) {
      const { request_id: requestId } = request.params
      try {
        const { status, key, isCollected } = await desk.collectKey(requestId, bearerOf(request))
        const message = key === null && isCollected ? MESSAGES.collected : MESSAGES[status]
        return { request_id: requestId, status, message, ...(key === null ? {} : { api_key: key }) }
      } catch (error) {
        if (error instanceof DomainError && error.code === 'unauthorized') reply.header('WWW-Authenticate', 'Bearer')
        throw error
      }
    },
  })
}

/**
 * POST /api/debrief, its default prompt and the tactic taxonomy. The order of checks is part of the interface:
 *
 *     JSON parse ─► key (401) ─► rate limit (429) ─► validation (422) ─► AI (502, 504)
 *
 * Parsing fails nothing by itself: a body that is no JSON has no key, and with a good header key it is not valid.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../domain/errors.ts'
import { DEBRIEF_EXAMPLES } from '../examples/debrief.ts'
import { admitCall } from '../key-admission.ts'
import { signalOfLeaving } from '../leaving.ts'
import { responses, TOO_LARGE, UNCHANGED } from '../openapi.ts'
import { sendPrepared } from '../send-prepared.ts'
import type { RouteContext } from '../service.ts'
import {
  DebriefBody,
  DebriefParameters,
  DebriefWire,
  PromptWire,
  presentDebrief,
  presentTactics,
  readDebriefRequest,
  TacticListWire,
} from '../wire/debrief.ts'

/** A stop behind the debriefer's own budget, which can be set to ten minutes at most. */
const LAST_RESORT_MS = 620_000

export function addDebriefRoutes(context: RouteContext): void {
  addDebriefRoute(context)
  addReferenceRoutes(context)
}

function addDebriefRoute({ app, service, metrics }: RouteContext): void {
  const { debriefer } = service

  /** The key and the rate limit, before anything of the body but its key is looked at. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const presented = takeKey(request)
    try {
      await admitCall(service, request, reply, presented)
    } catch (error) {
      if (error instanceof DomainError && error.code === 'unauthorized') reply.header('WWW-Authenticate', 'ApiKey')
      throw error
    }
  }

  app.route({
    method: 'POST',
    url: '/api/debrief',
    config: { isCrossOrigin: true, deadlineMs: LAST_RESORT_MS },
    preValidation: admit,
    schema: {
      operationId: 'debriefHeadline',
      tags: ['debrief'],
      summary: 'Neutral variations of a headline, and the manipulation found in it',
      security: [{ apiKey: [] }],
      body: DebriefBody,
      querystring: DebriefParameters,
      response: responses(
        {
          200: [DebriefWire, 'The debrief'],
          401: 'The key is missing, not valid or revoked',
          413: TOO_LARGE,
          422: 'The body is not valid',
          429: 'More than 200 requests in 60 seconds',
          502: 'The AI backend gave no usable answer; try again',
          504: 'The AI backend took too long',
        },
        DEBRIEF_EXAMPLES.debriefHeadline,
      ),
    },
    async handler(request, reply) {
      const asked = readDebriefRequest(request.body)
      const { debrief, cache } = await debriefer.debrief({ ...asked, signal: signalOfLeaving(reply) })
      metrics.countDebrief({ backend: debrief.backend, cache })
      reply.headers({ 'X-Cache': cache, 'X-Debrief-Backend': headerText(debrief.backend) })
      if (debrief.isPromptIgnored) reply.header('X-Debrief-Prompt', 'ignored')
      return presentDebrief(asked.headline, debrief, request.query.include === 'evidence')
    },
  })
}

function addReferenceRoutes(context: RouteContext): void {
  const { app, service, answers } = context
  const { systemPrompt, tactics } = service.debriefer
  app.route({
    method: 'GET',
    url: '/api/debrief/prompt',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'getDefaultPrompt',
      tags: ['debrief'],
      summary: 'The default system prompt',
      response: responses(
        { 200: [PromptWire, 'What system_prompt replaces'], 304: UNCHANGED },
        DEBRIEF_EXAMPLES.getDefaultPrompt,
      ),
    },
    async handler(request, reply) {
      sendPrepared(context, request, reply, answers.prepare('prompt', JSON.stringify({ system_prompt: systemPrompt })))
    },
  })
  app.route({
    method: 'GET',
    url: '/api/tactics',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'listTactics',
      tags: ['debrief'],
      summary: 'The tactics that a debrief looks for',
      response: responses({ 200: [TacticListWire, 'The taxonomy'], 304: UNCHANGED }, DEBRIEF_EXAMPLES.listTactics),
    },
    async handler(request, reply) {
      sendPrepared(context, request, reply, answers.prepare('tactics', JSON.stringify(presentTactics(tactics))))
    },
  })
}

/** A model's name may be of any script, a header is of ASCII: the rest is percent-encoded. */
function headerText(name: string): string {
  return name.replace(/[^\x20-\x24\x26-\x7e]/gu, encodeURIComponent)
}

/** The key as presented: the header if it is not empty, else the body's, which leaves the body here. */
function takeKey(request: FastifyRequest): string | null {
  const body = request.body as { api_key?: unknown } | null | undefined
  const inBody = typeof body === 'object' && body !== null ? body.api_key : undefined
  if (typeof body === 'object' && body !== null) delete body.api_key
  const inHeader = request.headers['x-api-key']
  if (typeof inHeader === 'string' && inHeader.trim() !== '') return inHeader
  return typeof inBody === 'string' ? inBody : null
}

/**
 * The OpenAPI 3.1 document, made from the schemas that validate, served at /api/openapi.json.
 *
 * Every example in it is real: it names the request that gets it (`x-request`), and a test sends that request and
 * compares the answer. Where an answer depends on what went before, `x-given` says on what.
 */
import swagger from '@fastify/swagger'
import T, { type TSchema } from 'typebox'
import { sendPrepared } from './send-prepared.ts'
import type { HttpApp, RouteContext } from './service.ts'
import { ErrorBody } from './wire/error.ts'
import { FeedHealthWire, FeedSourceWire } from './wire/feed.ts'
import { ApiKeyWire, KeyRequestWire } from './wire/key.ts'
import { IngestionRunWire } from './wire/run.ts'
import { ArticleWire, StoryGroupWire } from './wire/story.ts'
import { WebhookWire } from './wire/webhook.ts'

/** One answer of one operation, and the request that gets it. */
export interface Example {
  summary: string
  status: number
  /** Method and body default to those of a plain GET. */
  request: { method?: string; path: string; headers?: Record<string, string>; body?: unknown }
  /** What must have happened before; the test knows how to bring each about. */
  given?: string
  /** @default application/json */
  mediaType?: string
  /** The body of the answer; the text where it is not JSON. */
  answer: unknown
}

const JSON_MEDIA = 'application/json'

/** Status → [schema, description], where it is not JSON [schemas by media type, description], of an error its description. */
type Responses = Record<
  number | 'default',
  readonly [shape: TSchema | { media: Record<string, TSchema> }, description: string] | string
>

/** Of any route: what is broken below the level of values. */
const MALFORMED = 'The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice'

/** Of any route as well, and of no special interest to one. */
const OTHERWISE =
  'Any other failure, such as 502 (the database is away), 503 (the service is starting) and 504 (it took too long)'

/** 304, of answers that carry an `ETag`: no body. */
export const UNCHANGED = [
  { media: {} },
  'Nothing has changed since the answer whose `ETag` is in `If-None-Match`',
] as const

/** Of routes with such an id, and of those that read a body. */
export const NO_INTEGER = 'The id is no integer'
export const TOO_LARGE = 'The body is larger than 256 KiB'

/** The `response` part of a route's schema: every status with its shape, its description and its examples. */
export function responses(
  statuses: Omit<Responses, 'default'>,
  examples: Record<string, Example>,
): Record<string, object> {
  const described: Record<string, object> = {}
  const all: Responses = { 400: MALFORMED, ...statuses, default: OTHERWISE }
  for (const [status, response] of Object.entries(all)) {
    const [shape, description] = typeof response === 'string' ? [ErrorBody, response] : response
    const media = 'media' in shape ? (shape.media as Record<string, TSchema>) : { [JSON_MEDIA]: shape }
    const content = Object.entries(media).map(([mediaType, schema]) => {
      const shown = Object.entries(examples).filter(
        ([, example]) => example.status === Number(status) && (example.mediaType ?? JSON_MEDIA) === mediaType,
      )
      // What has a name is described once, among the components.
      const named = '$id' in schema ? T.Ref(`${schema.$id}#`) : schema
      const shownExamples = Object.fromEntries(shown.map(([name, example]) => [name, exampleObject(example)]))
      return [mediaType, { schema: named, examples: shownExamples }]
    })
    // Without a type it would be given a JSON body.
    described[status] = {
      description,
      ...(content.length === 0 ? { type: 'null' } : { content: Object.fromEntries(content) }),
    }
  }
  return described
}

function exampleObject({ summary, request, given, answer }: Example): object {
  return { summary, value: answer, 'x-request': request, ...(given === undefined ? {} : { 'x-given': given }) }
}

/** To be called before the routes are added. */
export async function addOpenApi(app: HttpApp, version: string): Promise<void> {
  for (const schema of [
    ErrorBody,
    StoryGroupWire,
    ArticleWire,
    FeedSourceWire,
    FeedHealthWire,
    IngestionRunWire,
    ApiKeyWire,
    KeyRequestWire,
    WebhookWire,
  ]) {
    app.addSchema(schema)
  }
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Debrief',
        version,
        description:
          'Grouped news stories with neutral titles, and the debrief of single headlines. Only POST /api/debrief asks for an API key.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      tags: [
        { name: 'stories', description: 'Story groups and their articles' },
        { name: 'syndication', description: 'The same as feeds, for feed readers' },
        { name: 'debrief', description: 'The analysis of one headline' },
        { name: 'feeds', description: 'Feed sources, their health, and ingestion runs' },
        { name: 'keys', description: 'Asking for an API key' },
        { name: 'admin', description: 'For the operator; exists only where ADMIN_TOKEN is set' },
        { name: 'service', description: 'Health, probes, this document' },
      ],
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
          claimToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'The claim_token that a key request answered with',
          },
          adminToken: { type: 'http', scheme: 'bearer', description: 'The ADMIN_TOKEN of the deployment' },
        },
      },
    },
    refResolver: { buildLocalReference: (json) => String(json.$id) },
  })
}

/** To be called after the routes were added. */
export function addOpenApiRoute(context: RouteContext): void {
  const { app, answers } = context
  app.get('/api/openapi.json', { config: { isCrossOrigin: true }, schema: { hide: true } }, async (request, reply) => {
    sendPrepared(context, request, reply, answers.prepare('openapi', JSON.stringify(app.swagger())))
  })
}

/** Adds one page to the app: its data, its view, and what a reader sees when either fails. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { failureMain } from '../../web/views/nothing.ts'
import { type Page, shell } from '../../web/views/shell.ts'
import { sendDocument } from './answer.ts'
import type { PageContext } from './needs.ts'

export interface PageRequest {
  path: Readonly<Record<string, string>>
  parameters: URLSearchParams
}

export type PageAnswer = { page: Page } | { movedTo: string }

type Answerer = (request: PageRequest) => Promise<PageAnswer> | PageAnswer

/** @param url as Fastify takes it, `/stories/:id` */
export function addPage(context: PageContext, url: string, answer: Answerer): void {
  context.app.route({
    method: 'GET',
    url,
    schema: { hide: true },
    handler: (request, reply) => answerPage(context, answer, request, reply),
  })
}

async function answerPage(
  context: PageContext,
  answer: Answerer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const [, query = ''] = (request.raw.url ?? '').split(/\?(.*)/s, 2)
    const answered = await answer({
      path: request.params as Record<string, string>,
      parameters: new URLSearchParams(query),
    })
    if (reply.sent) return reply // The deadline was first.
    if ('movedTo' in answered) {
      return reply.code(308).headers({ Location: answered.movedTo, 'Cache-Control': 'no-cache' }).send()
    }
    return await sendDocument(request, reply, renderPage(context, answered.page))
  } catch (error) {
    if (reply.sent) throw error
    return sendFailure(context, error, request, reply)
  }
}

/** For the address of nothing at all, and for one that cannot be read. */
export function addFailurePage(context: PageContext): void {
  context.app.failurePage.answer = (error, request, reply) => sendFailure(context, error, request, reply)
}

/** The same statuses as the interface gives, with a page instead of JSON. */
function sendFailure(
  context: PageContext,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, detail, retryAfterSeconds } = context.needs.readProblem(error)
  if (status === 500) request.log.error({ err: error }, 'a page could not be made')
  else if (status > 500) request.log.warn({ status }, 'a page could not be made')
  if (retryAfterSeconds !== null) reply.header('Retry-After', retryAfterSeconds)
  const [title, text] = TEXTS[status] ?? ['Something went wrong', detail]
  const page: Page = { title, section: null, main: failureMain(status, title, text) }
  return sendDocument(request, reply, renderPage(context, page), status)
}

const TEXTS: Readonly<Record<number, readonly [string, string]>> = {
  400: ['This address cannot be read', 'Part of it was cut off or changed on the way here.'],
  404: ['There is nothing here', 'The story may have been removed with age, or the address has a slip in it.'],
  502: ['The stories cannot be read right now', 'The database does not answer. Try again in a moment.'],
  504: ['That took too long', 'The database is busy. Try again in a moment.'],
}

export function renderPage({ assets }: PageContext, page: Page): string {
  return `<!doctype html>${renderToString(shell(page, assets) as VNode)}`
}

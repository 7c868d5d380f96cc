/** GET /api/stories, one story, and what can be said about it: coverage, why it is one, the titles a publisher has used. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toTimestamp } from '../../domain/clock.ts'
import { DomainError } from '../../domain/errors.ts'
import type { StoryQuery, TitleFormat } from '../../domain/story-group.ts'
import { STORY_EXAMPLES } from '../examples/stories.ts'
import { NO_INTEGER, responses, UNCHANGED } from '../openapi.ts'
import { redirect } from '../redirect.ts'
import { digitsOf } from '../request-parts.ts'
import { sendPrepared } from '../send-prepared.ts'
import type { RouteContext } from '../service.ts'
import { ExplanationWire, presentExplanation } from '../wire/explanation.ts'
import {
  ArticlePath,
  CoverageWire,
  presentCoverage,
  presentStoryPage,
  readStoryQuery,
  readTitleFormat,
  StoryGroupWire,
  StoryListParameters,
  StoryPageWire,
  StoryParameters,
  StoryPath,
  TitleHistoryWire,
} from '../wire/story.ts'

/** No store holds as many groups; every page from here on is empty, whatever its number. */
const EMPTY_PAGE = 1_000_000_000

const UNKNOWN_STORY = 'There is no such story group'

/** What looking a story up ends in: the answer, or the id it moved to. */
class MovedStory extends Error {
  readonly toId: number
  constructor(toId: number) {
    super('the story group has moved')
    this.toId = toId
  }
}

export function addStoryRoutes(context: RouteContext): void {
  addListRoute(context)
  addDetailRoute(context)
  addCoverageRoute(context)
  addExplanationRoute(context)
  addHistoryRoute(context)
}

function addListRoute(context: RouteContext): void {
  const { app, service, answers } = context
  const loadPage = async (query: StoryQuery, titleFormat: TitleFormat, pageDigits: string) => {
    const asked = query.page > EMPTY_PAGE ? { ...query, page: EMPTY_PAGE } : query
    return presentStoryPage(query, await service.stories.listStories(asked, titleFormat), pageDigits)
  }
  app.route({
    method: 'GET',
    url: '/api/stories',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'listStories',
      tags: ['stories'],
      summary: 'Story groups with their articles, a page at a time',
      description:
        'Filters combine by AND, and each needs any one article of a group. They select groups and never trim them.',
      querystring: StoryListParameters,
      response: responses(
        {
          200: [StoryPageWire, 'One page'],
          304: UNCHANGED,
          400: 'A parameter is malformed',
          422: 'A parameter has no valid value',
        },
        STORY_EXAMPLES.listStories,
      ),
    },
    async handler(request, reply) {
      const query = readStoryQuery(request.query)
      const titleFormat = readTitleFormat(request.query)
      const pageDigits = digitsOf(request.query, 'page') ?? String(query.page)
      const key = JSON.stringify(['stories', query, titleFormat, pageDigits])
      const answer = await answers.get(key, () => loadPage(query, titleFormat, pageDigits))
      answers.remember(request.raw.url ?? '', key)
      sendPrepared(context, request, reply, answer)
    },
  })
}

function addDetailRoute(context: RouteContext): void {
  const { app, service, answers } = context
  const loadStory = async (id: number, titleFormat: TitleFormat) => {
    const found = await service.stories.findStory(id, titleFormat)
    if (found.kind === 'found') return found.storyJson
    if (found.kind === 'moved') throw new MovedStory(found.id)
    throw new DomainError('not_found', UNKNOWN_STORY)
  }
  app.route({
    method: 'GET',
    url: '/api/stories/:story_group_id',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'getStory',
      tags: ['stories'],
      summary: 'One story group with all its articles',
      params: StoryPath,
      querystring: StoryParameters,
      response: responses(
        {
          200: [StoryGroupWire, 'The group itself'],
          304: UNCHANGED,
          308: 'The group was merged into another one; `Location` says where, with the same query',
          404: 'There is no such group',
          422: 'A parameter has no valid value',
        },
        STORY_EXAMPLES.getStory,
      ),
    },
    async handler(request, reply) {
      const { story_group_id: id } = request.params
      const titleFormat = readTitleFormat(request.query)
      checkId(id)
      const key = JSON.stringify(['story', id, titleFormat])
      try {
        const answer = await answers.get(key, () => loadStory(id, titleFormat))
        answers.remember(request.raw.url ?? '', key)
        sendPrepared(context, request, reply, answer)
      } catch (error) {
        if (!(error instanceof MovedStory)) throw error
        return leadOn(request, reply, `/api/stories/${error.toId}`)
      }
    },
  })
}

function addCoverageRoute(context: RouteContext): void {
  const { app, service, answers } = context
  app.route({
    method: 'GET',
    url: '/api/stories/:story_group_id/coverage',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'getCoverage',
      tags: ['stories'],
      summary: 'Which share of the sources of a story leans where',
      params: StoryPath,
      response: responses(
        {
          200: [CoverageWire, 'Counts and shares'],
          304: UNCHANGED,
          308: 'The group was merged into another one',
          404: 'There is no such group',
          422: NO_INTEGER,
        },
        STORY_EXAMPLES.getCoverage,
      ),
    },
    async handler(request, reply) {
      const { story_group_id: id } = request.params
      checkId(id)
      const found = await service.stories.getStory(id)
      if (found.kind === 'moved') return leadOn(request, reply, `/api/stories/${found.id}/coverage`)
      if (found.kind === 'unknown') throw new DomainError('not_found', UNKNOWN_STORY)
      const json = JSON.stringify(presentCoverage(found.story))
      sendPrepared(context, request, reply, answers.prepare(`coverage ${id}`, json))
    },
  })
}

function addExplanationRoute(context: RouteContext): void {
  const { app, service, answers } = context
  // Every article is compared with every other one, so it is done once for everybody who asks.
  const loadExplanation = async (id: number) => {
    const found = await service.stories.getStory(id)
    if (found.kind === 'moved') throw new MovedStory(found.id)
    if (found.kind === 'unknown') throw new DomainError('not_found', UNKNOWN_STORY)
    const links = await service.articles.listJoiningLinks(found.story.articles.map((article) => article.id))
    return JSON.stringify(presentExplanation(id, service.explainer.explain(found.story, links)))
  }
  app.route({
    method: 'GET',
    url: '/api/stories/:story_group_id/explain',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'explainStory',
      tags: ['stories'],
      summary: 'Why the articles of a story are one group, and its title is the one it is',
      params: StoryPath,
      response: responses(
        {
          200: [ExplanationWire, 'How each article came in'],
          304: UNCHANGED,
          308: 'The group was merged into another one',
          404: 'There is no such group',
          422: NO_INTEGER,
        },
        STORY_EXAMPLES.explainStory,
      ),
    },
    async handler(request, reply) {
      const { story_group_id: id } = request.params
      checkId(id)
      const key = JSON.stringify(['explanation', id])
      try {
        const answer = await answers.get(key, () => loadExplanation(id))
        answers.remember(request.raw.url ?? '', key)
        sendPrepared(context, request, reply, answer)
      } catch (error) {
        if (!(error instanceof MovedStory)) throw error
        return leadOn(request, reply, `/api/stories/${error.toId}/explain`)
      }
    },
  })
}

function addHistoryRoute(context: RouteContext): void {
  const { app, service, answers } = context
  app.route({
    method: 'GET',
    url: '/api/articles/:article_id/history',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'getTitleHistory',
      tags: ['stories'],
      summary: 'The titles that a publisher has used for one article',
      params: ArticlePath,
      response: responses(
        { 200: [TitleHistoryWire, 'Oldest first'], 304: UNCHANGED, 404: 'There is no such article', 422: NO_INTEGER },
        STORY_EXAMPLES.getTitleHistory,
      ),
    },
    async handler(request, reply) {
      const { article_id: id } = request.params
      const isPossible = id > 0 && id < Number.MAX_SAFE_INTEGER
      const revisions = isPossible ? await service.articles.listTitleRevisions(id) : null
      if (revisions === null) throw new DomainError('not_found', 'There is no such article')
      const titles = revisions.map((revision) => ({
        original_title: revision.originalTitle,
        neutral_title: revision.neutralTitle,
        seen_at: toTimestamp(revision.seenAt),
      }))
      sendPrepared(
        context,
        request,
        reply,
        answers.prepare(`history ${id}`, JSON.stringify({ article_id: id, titles })),
      )
    },
  })
}

/** Ids count from one; an id too large to be one arrives here as the largest integer. */
function checkId(id: number): void {
  if (id <= 0 || id >= Number.MAX_SAFE_INTEGER) throw new DomainError('not_found', UNKNOWN_STORY)
}

/** Story ids are permanent: a merged group's address leads on to the one that took it in. */
function leadOn(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  return redirect(request, reply, path, `This story group is now part of ${path}`)
}

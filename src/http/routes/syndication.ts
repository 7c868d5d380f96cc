/** Feeds that any feed reader can subscribe to: of one source, and of the stories that a query finds. */
import type { FastifyRequest } from 'fastify'
import T from 'typebox'
import { DomainError } from '../../domain/errors.ts'
import type { FeedSource } from '../../domain/feed-source.ts'
import type { StoryQuery } from '../../domain/story-group.ts'
import { SYNDICATION_EXAMPLES } from '../examples/syndication.ts'
import { responses, UNCHANGED } from '../openapi.ts'
import { redirect } from '../redirect.ts'
import { sendPrepared } from '../send-prepared.ts'
import type { RouteContext } from '../service.ts'
import { writeAtom } from '../syndication/atom.ts'
import { writeJsonFeed } from '../syndication/json-feed.ts'
import {
  itemOfArticle,
  itemOfStory,
  leadOf,
  type OutgoingFeed,
  type PreparedStory,
  settleGuids,
} from '../syndication/outgoing-feed.ts'
import { writeRss } from '../syndication/rss.ts'
import { JsonFeedWire } from '../wire/json-feed.ts'
import { readStoryQuery, StoryListParameters } from '../wire/story.ts'
import { findSource } from './feeds.ts'

const FORMATS = {
  rss: { write: writeRss, type: 'application/rss+xml', name: 'RSS 2.0', schema: T.String() },
  atom: { write: writeAtom, type: 'application/atom+xml', name: 'Atom 1.0', schema: T.String() },
  json: { write: writeJsonFeed, type: 'application/feed+json', name: 'JSON Feed 1.1', schema: JsonFeedWire },
} as const
type Format = keyof typeof FORMATS
const MEDIA = Object.fromEntries(Object.values(FORMATS).map(({ type, schema }) => [type, schema]))

/** Newest articles that the feed of a source shows. */
const ARTICLES_SHOWN = 50

const { title_format: _titles, ...FILTERS } = StoryListParameters.properties
/** Titles are neutral here, so there is no format to choose. */
const FeedParameters = T.Object(FILTERS)
const FilePath = T.Object({
  file: T.String({ description: 'Slug of a source, in either case, with .rss, .atom or .json' }),
})

export function addSyndicationRoutes(context: RouteContext): void {
  for (const format of ['rss', 'atom', 'json'] as const) addStoriesFeed(context, format)
  addSourceFeed(context)
}

function addStoriesFeed(context: RouteContext, format: Format): void {
  const { app, answers } = context
  const { write, type, name, schema } = FORMATS[format]
  const operationId = `getStoriesAs${format === 'json' ? 'JsonFeed' : format === 'rss' ? 'Rss' : 'Atom'}` as const
  app.route({
    method: 'GET',
    url: `/feeds/stories.${format}`,
    config: { isCrossOrigin: true },
    schema: {
      operationId,
      tags: ['syndication'],
      summary: `Stories as ${name}, with the filters of /api/stories`,
      description: 'One item a story: neutral title, guid, link and date of the article that it began with.',
      querystring: FeedParameters,
      response: responses(
        {
          200: [{ media: { [type]: schema } }, 'The feed'],
          304: UNCHANGED,
          400: 'A parameter is malformed',
          422: 'A parameter has no valid value',
        },
        SYNDICATION_EXAMPLES[operationId],
      ),
    },
    async handler(request, reply) {
      const query = readStoryQuery(request.query)
      const selfUrl = selfUrlOf(request)
      const key = JSON.stringify(['stories feed', format, query, selfUrl])
      const load = async () => write(await loadStories(context, query, selfUrl))
      sendPrepared(context, request, reply, await answers.get(key, load, `${type}; charset=utf-8`))
    },
  })
}

function addSourceFeed(context: RouteContext): void {
  const { app, answers, service } = context
  app.route({
    method: 'GET',
    url: '/feeds/:file',
    config: { isCrossOrigin: true },
    schema: {
      operationId: 'getSourceFeed',
      tags: ['syndication'],
      summary: 'The newest articles of one source as RSS 2.0, Atom 1.0 or JSON Feed 1.1',
      description: 'Titles are neutral; guid, link and date are those of the publisher.',
      params: FilePath,
      response: responses(
        {
          200: [{ media: MEDIA }, 'The feed'],
          304: UNCHANGED,
          308: 'The feed of the stories, in capitals; `Location` has its address, with the same query',
          404: 'There is no such feed source, or no such format',
        },
        SYNDICATION_EXAMPLES.getSourceFeed,
      ),
    },
    async handler(request, reply) {
      const [, slug = '', extension = ''] = /^(.+)\.(rss|atom|json)$/i.exec(request.params.file) ?? []
      const format = extension.toLowerCase() as Format
      if (slug.toLowerCase() === 'stories') {
        const path = `/feeds/stories.${format}`
        return redirect(request, reply, path, `The feed is at ${path}`)
      }
      const source = await findSource(service.sources, slug)
      const selfUrl = `${baseUrlOf(request)}/feeds/${encodeURIComponent(source.slug)}.${format}`
      const { write, type } = FORMATS[format]
      const key = JSON.stringify(['source feed', format, source.id, selfUrl])
      const load = async () => write(await loadSource(context, source, selfUrl))
      sendPrepared(context, request, reply, await answers.get(key, load, `${type}; charset=utf-8`))
    },
  })
}

async function loadSource({ service }: RouteContext, source: FeedSource, selfUrl: string): Promise<OutgoingFeed> {
  const articles = await service.articles.listSourceArticles(source.id, ARTICLES_SHOWN)
  const newestFirst = articles.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
  const items = settleGuids(newestFirst.map((article) => itemOfArticle(article, source)))
  return {
    title: `${source.name} – neutral titles`,
    description: `The articles of ${source.name}, their titles in neutral wording by Debrief`,
    homeUrl: new URL(`/?sources=${encodeURIComponent(source.slug)}`, selfUrl).href,
    selfUrl,
    updatedAt: items[0]?.publishedAt ?? service.clock.now(),
    items,
  }
}

async function loadStories({ service }: RouteContext, query: StoryQuery, selfUrl: string): Promise<OutgoingFeed> {
  const [{ storiesJson }, sources] = await Promise.all([
    service.stories.listStories(query, 'both'),
    service.sources.listFeedSources(),
  ])
  const stories = JSON.parse(storiesJson) as PreparedStory[]
  const leads = await service.articles.findArticles(stories.map((story) => leadOf(story).id))
  const leadById = new Map(leads.map((article) => [article.id, article]))
  const sourceById = new Map(sources.map((source) => [source.id, source]))
  const items = settleGuids(
    stories.flatMap((story) => {
      const lead = leadById.get(leadOf(story).id)
      const source = lead && sourceById.get(lead.feedSourceId)
      // Retention took it between the two questions.
      if (lead === undefined || source === undefined) return []
      return [itemOfStory(story, lead.itemKey, source, new URL(`/stories/${story.id}`, selfUrl).href)]
    }),
  )
  const newest = items.reduce((latest, item) => Math.max(latest, item.publishedAt.getTime()), 0)
  return {
    title: 'Debrief – stories',
    description: 'News stories of several outlets, their titles in neutral wording',
    homeUrl: new URL(`/${new URL(selfUrl).search}`, selfUrl).href,
    selfUrl,
    updatedAt: items.length === 0 ? service.clock.now() : new Date(newest),
    items,
  }
}

/** Feeds name their own address in full; it is the one they were asked for under. */
function baseUrlOf(request: FastifyRequest): string {
  const base = URL.parse(`${request.protocol}://${request.host}`)
  if (base === null || base.pathname !== '/' || base.username !== '' || base.search !== '') {
    throw new DomainError('malformed', 'The Host header is no host')
  }
  return base.origin
}

function selfUrlOf(request: FastifyRequest): string {
  return new URL(request.raw.url ?? '/', baseUrlOf(request)).href
}

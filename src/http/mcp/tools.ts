/** The tools that a language model is offered: what each takes, and what it answers. Nothing here knows the protocol. */
import T, { type Static, type TObject } from 'typebox'
import { DomainError } from '../../domain/errors.ts'
import { STORY_SORTS } from '../../domain/story-group.ts'
import type { Service } from '../service.ts'
import { DebriefBody, presentDebrief, readDebriefRequest } from '../wire/debrief.ts'
import { presentFeedSource } from '../wire/feed.ts'
import { presentCoverage, readStoryQuery } from '../wire/story.ts'
import { UNTRUSTED_NOTICE } from './untrusted.ts'

/** What a call brings along beside its arguments. */
export interface Caller {
  /** Fires when nobody waits for the answer any more. */
  left: AbortSignal
  /** Checks the API key of the call and counts it. @throws DomainError 'unauthorized', 'rate_limited' */
  admit(): Promise<void>
  countDebrief(labels: { backend: string; cache: string }): void
}

export const KEY_MISSING = 'API key missing: the connection has to send it in the X-API-Key header'

export interface Tool<Schema extends TObject = TObject> {
  name: string
  title: string
  description: string
  input: Schema
  /** Asks a backend outside of this service. */
  isOpenWorld: boolean
  /** @returns what goes under `untrusted_content` */
  call(service: Service, input: Static<Schema>, caller: Caller): Promise<Record<string, unknown>>
}

/** Types the input of a tool by its schema. */
function tool<Schema extends TObject>(definition: Tool<Schema>): Tool {
  return definition as unknown as Tool
}

const MOST_STORIES = 30
const DEFAULT_STORIES = 10

const searchStories = tool({
  name: 'search_stories',
  title: 'Search news stories',
  description: `Finds news stories, newest first. A story groups the articles of several outlets on one event; every title comes in the publisher's wording and in a neutral one. ${UNTRUSTED_NOTICE}`,
  input: T.Object({
    search: T.Optional(
      T.String({
        maxLength: 200,
        description: 'Words that one article must all hold; "a phrase" in quotes. Left out: all stories',
      }),
    ),
    sources: T.Optional(
      T.Array(T.String(), { maxItems: 100, description: 'Slugs of feed sources, as list_feeds gives them' }),
    ),
    category: T.Optional(T.String({ description: 'Such as us_news, international, business, tech_science' })),
    min_sources: T.Optional(
      T.Integer({ minimum: 1, maximum: 1_000_000, description: 'Leaves out stories of fewer outlets' }),
    ),
    sort: T.Optional(
      T.Enum([...STORY_SORTS], { type: 'string', description: 'latest, or sources: most articles first' }),
    ),
    page: T.Optional(T.Integer({ minimum: 1, maximum: 1_000_000 })),
    per_page: T.Optional(
      T.Integer({ minimum: 1, maximum: MOST_STORIES, description: `${DEFAULT_STORIES} if left out` }),
    ),
  }),
  isOpenWorld: false,
  async call({ stories }, input) {
    const query = readStoryQuery({ per_page: DEFAULT_STORIES, ...input })
    const { storiesJson, total } = await stories.listStories(query, 'both')
    const { page, perPage } = query
    return { stories: JSON.parse(storiesJson), total, page, per_page: perPage, has_more: page * perPage < total }
  },
})

const getStory = tool({
  name: 'get_story',
  title: 'Get one news story',
  description: `One story with all its articles, and which share of its outlets leans where. ${UNTRUSTED_NOTICE}`,
  input: T.Object({ id: T.Integer({ minimum: 1, description: 'As search_stories gives it' }) }),
  isOpenWorld: false,
  async call({ stories }, { id }) {
    let found = await stories.getStory(id)
    // Merged: the story lives on under the other id.
    if (found.kind === 'moved') found = await stories.getStory(found.id)
    if (found.kind !== 'found') throw new DomainError('not_found', 'There is no such story group')
    const document = await stories.findStory(found.story.id, 'both')
    if (document.kind !== 'found') throw new DomainError('not_found', 'There is no such story group')
    return { story: JSON.parse(document.storyJson), coverage: presentCoverage(found.story) }
  },
})

const listFeeds = tool({
  name: 'list_feeds',
  title: 'List feed sources',
  description: `The outlets whose feeds are read, with category and bias label. ${UNTRUSTED_NOTICE}`,
  input: T.Object({}),
  isOpenWorld: false,
  call: async ({ sources }) => ({ feeds: (await sources.listFeedSources()).map(presentFeedSource) }),
})

const debriefHeadline = tool({
  name: 'debrief_headline',
  title: 'Debrief a headline',
  description: `Finds the manipulation in a headline and words it neutrally, one to five times. Needs an API key in the X-API-Key header of the connection. ${UNTRUSTED_NOTICE}`,
  // The key comes with the connection.
  input: T.Omit(DebriefBody, ['api_key']),
  isOpenWorld: true,
  async call({ debriefer }, input, caller) {
    await caller.admit()
    const asked = readDebriefRequest(input)
    const { debrief, cache } = await debriefer.debrief({ ...asked, signal: caller.left })
    caller.countDebrief({ backend: debrief.backend, cache })
    return {
      ...presentDebrief(asked.headline, debrief, false),
      backend: debrief.backend,
      ...(debrief.isPromptIgnored ? { prompt: 'ignored' } : {}),
    }
  },
})

export const TOOLS: readonly Tool[] = [searchStories, getStory, listFeeds, debriefHeadline]

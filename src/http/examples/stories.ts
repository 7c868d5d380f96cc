/** Examples of the story routes, as the OpenAPI document shows them. A test sends each one. */
import type { Example } from '../openapi.ts'

const BRIDGE_ARTICLES = [
  {
    id: 1,
    source: { name: 'Harbor Daily', slug: 'harbor-daily', bias_label: 'center' },
    original_title: "You won't believe what the council just did to the river bridge",
    neutral_title: 'Council closes river bridge for repairs until spring',
    original_summary: 'The city council voted on Friday to close the river bridge for repairs until spring.',
    link: 'https://harbor-daily.example/news/river-bridge',
    published_at: '2026-11-21T06:00:00Z',
    image_url: 'https://harbor-daily.example/images/river-bridge.jpg',
  },
  {
    id: 2,
    source: { name: 'Meadow Wire', slug: 'meadow-wire', bias_label: 'lean_left' },
    original_title: 'River bridge to close until spring after council vote',
    neutral_title: 'River bridge to close until spring after council vote',
    original_summary: 'Repairs to the river bridge will take until spring.',
    link: 'https://meadow-wire.example/2026/river-bridge',
    published_at: '2026-11-21T05:30:00Z',
    image_url: null,
  },
]

const BRIDGE = {
  id: 1,
  canonical_title: 'Council closes river bridge for repairs until spring',
  canonical_summary: 'The city council voted on Friday to close the river bridge for repairs until spring.',
  article_count: 2,
  latest_published_at: '2026-11-21T06:00:00Z',
  articles: BRIDGE_ARTICLES,
}

function bridgeWithout(key: 'original_title' | 'neutral_title') {
  const articles = BRIDGE_ARTICLES.map((article) =>
    Object.fromEntries(Object.entries(article).filter(([name]) => name !== key)),
  )
  return { ...BRIDGE, articles }
}

const UNKNOWN = { detail: 'There is no such story group' }
const MOVED = 3

export const STORY_EXAMPLES = {
  listStories: {
    firstPage: {
      summary: 'The newest story, one a page',
      status: 200,
      request: { path: '/api/stories?per_page=1' },
      answer: { stories: [BRIDGE], total: 2, page: 1, per_page: 1, has_more: true },
    },
    neutralTitles: {
      summary: 'Stories that a source has told, with neutral titles only',
      status: 200,
      request: { path: '/api/stories?sources=meadow-wire&title_format=neutral' },
      answer: { stories: [bridgeWithout('original_title')], total: 1, page: 1, per_page: 30, has_more: false },
    },
    pastTheLastPage: {
      summary: 'A page past the last one is empty',
      status: 200,
      request: { path: '/api/stories?page=9' },
      answer: { stories: [], total: 2, page: 9, per_page: 30, has_more: false },
    },
    givenTwice: {
      summary: 'A parameter that takes one value, twice',
      status: 400,
      request: { path: '/api/stories?page=1&page=2' },
      answer: { detail: 'page: must not be given twice' },
    },
    tooManyPerPage: {
      summary: 'More stories a page than allowed',
      status: 422,
      request: { path: '/api/stories?per_page=101' },
      answer: { detail: 'per_page: must be an integer from 1 to 100' },
    },
    unknownSort: {
      summary: 'An order that does not exist',
      status: 422,
      request: { path: '/api/stories?sort=oldest' },
      answer: { detail: 'sort: must be one of latest, sources' },
    },
  },
  getStory: {
    bothTitles: {
      summary: 'One story',
      status: 200,
      request: { path: '/api/stories/1' },
      answer: BRIDGE,
    },
    originalTitles: {
      summary: 'With the titles as published only',
      status: 200,
      request: { path: '/api/stories/1?title_format=original' },
      answer: bridgeWithout('neutral_title'),
    },
    merged: {
      summary: 'A story that was merged into another one',
      status: 308,
      request: { path: `/api/stories/${MOVED}?title_format=neutral` },
      answer: { detail: 'This story group is now part of /api/stories/1' },
    },
    unknown: {
      summary: 'No such story',
      status: 404,
      request: { path: '/api/stories/404' },
      answer: UNKNOWN,
    },
    noInteger: {
      summary: 'An id that is no integer',
      status: 422,
      request: { path: '/api/stories/abc' },
      answer: { detail: 'story_group_id: must be an integer' },
    },
  },
  getCoverage: {
    twoSources: {
      summary: 'Told by a center source and one that leans left',
      status: 200,
      request: { path: '/api/stories/1/coverage' },
      answer: {
        story_group_id: 1,
        source_count: 2,
        sources: { left: 0, lean_left: 1, center: 1, lean_right: 0, right: 0, mixed: 0, unrated: 0 },
        shares: { left: 0.5, center: 0.5, right: 0, mixed: 0, unrated: 0 },
      },
    },
    merged: {
      summary: 'A story that was merged into another one',
      status: 308,
      request: { path: `/api/stories/${MOVED}/coverage` },
      answer: { detail: 'This story group is now part of /api/stories/1/coverage' },
    },
    unknown: {
      summary: 'No such story',
      status: 404,
      request: { path: '/api/stories/404/coverage' },
      answer: UNKNOWN,
    },
    noInteger: {
      summary: 'An id that is no integer',
      status: 422,
      request: { path: '/api/stories/1.5/coverage' },
      answer: { detail: 'story_group_id: must be an integer' },
    },
  },
  explainStory: {
    bridge: {
      summary: 'Two articles that say the same',
      status: 200,
      request: { path: '/api/stories/1/explain' },
      answer: {
        story_group_id: 1,
        canonical_article_id: 1,
        canonical_reason: '2 articles are equally near to all the others; this one is of a source labelled center.',
        articles: [
          {
            article_id: 1,
            linked_article_id: null,
            similarity: 0,
            likelihood: null,
            basis: null,
            shared_terms: [],
            time_gap_seconds: 0,
            centrality: 0.5789,
          },
          {
            article_id: 2,
            linked_article_id: 1,
            similarity: 0.5789,
            likelihood: 0.9123,
            basis: 'words',
            shared_terms: ['council', 'repairs', 'bridge'],
            time_gap_seconds: 0,
            centrality: 0.5789,
          },
        ],
      },
    },
    merged: {
      summary: 'An old id',
      status: 308,
      request: { path: `/api/stories/${MOVED}/explain` },
      answer: { detail: 'This story group is now part of /api/stories/1/explain' },
    },
    unknown: {
      summary: 'An id that no story has',
      status: 404,
      request: { path: '/api/stories/999/explain' },
      answer: UNKNOWN,
    },
    noInteger: {
      summary: 'An id that is none',
      status: 422,
      request: { path: '/api/stories/bridge/explain' },
      answer: { detail: 'story_group_id: must be an integer' },
    },
  },
  getTitleHistory: {
    retitled: {
      summary: 'An article whose publisher changed the title',
      status: 200,
      request: { path: '/api/articles/1/history' },
      answer: {
        article_id: 1,
        titles: [
          {
            original_title: 'Council shuts river bridge',
            neutral_title: 'Council shuts river bridge',
            seen_at: '2026-11-21T06:05:00Z',
          },
          {
            original_title: "You won't believe what the council just did to the river bridge",
            neutral_title: 'Council closes river bridge for repairs until spring',
            seen_at: '2026-11-21T06:30:00Z',
          },
        ],
      },
    },
    unknown: {
      summary: 'No such article',
      status: 404,
      request: { path: '/api/articles/404/history' },
      answer: { detail: 'There is no such article' },
    },
    noInteger: {
      summary: 'An id that is no integer',
      status: 422,
      request: { path: '/api/articles/one/history' },
      answer: { detail: 'article_id: must be an integer' },
    },
  },
} satisfies Record<string, Record<string, Example>>

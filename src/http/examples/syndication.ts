/** Examples of the feeds for feed readers. A test asks for each one. */
import type { Example } from '../openapi.ts'

const RSS = 'application/rss+xml'
const ATOM = 'application/atom+xml'
const JSON_FEED = 'application/feed+json'

const BREAD_STORY = {
  html:
    '<p>A jury of five tasted forty loaves.</p><ul><li>Harbor Daily (center): ' +
    '<a href="https://harbor-daily.example/news/rye-bread">Bakery wins regional prize for rye bread</a></li></ul>' +
    '<p><a href="<BASE_URL>/stories/2">The story</a></p>',
  link: 'https://harbor-daily.example/news/rye-bread',
  title: 'Bakery wins regional prize for rye bread',
}
const escapeMarkup = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const ESCAPED_HTML = escapeMarkup(BREAD_STORY.html.replace('<BASE_URL>', '[BASE_URL]')).replace(
  '[BASE_URL]',
  '<BASE_URL>',
)

const BAD_PAGE = { detail: 'page: must be an integer of at least 1' }
const TWICE = { detail: 'category: must not be given twice' }

/** The two refusals that every feed of stories shares with /api/stories. */
function refusals(file: string) {
  return {
    badPage: {
      summary: 'A page that is none',
      status: 422,
      request: { path: `/feeds/${file}?page=0` },
      answer: BAD_PAGE,
    },
    givenTwice: {
      summary: 'A parameter given twice',
      status: 400,
      request: { path: `/feeds/${file}?category=us_news&category=business` },
      answer: TWICE,
    },
  }
}

export const SYNDICATION_EXAMPLES = {
  getStoriesAsRss: {
    searched: {
      summary: 'Stories that a search finds',
      status: 200,
      mediaType: RSS,
      request: { path: '/feeds/stories.rss?search=bread' },
      answer: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>Debrief – stories</title>
<link><BASE_URL>/?search=bread</link>
<description>News stories of several outlets, their titles in neutral wording</description>
<lastBuildDate>Sat, 21 Nov 2026 05:00:00 GMT</lastBuildDate>
<atom:link rel="self" type="application/rss+xml" href="<BASE_URL>/feeds/stories.rss?search=bread"/>
<item>
<title>${BREAD_STORY.title}</title>
<link>${BREAD_STORY.link}</link>
<guid isPermaLink="false">${BREAD_STORY.link}</guid>
<pubDate>Sat, 21 Nov 2026 05:00:00 GMT</pubDate>
<description>${ESCAPED_HTML}</description>
<category>us_news</category>
<source url="https://harbor-daily.example/rss">Harbor Daily</source>
</item>
</channel>
</rss>
`,
    },
    ...refusals('stories.rss'),
  },
  getStoriesAsAtom: {
    searched: {
      summary: 'Stories that a search finds',
      status: 200,
      mediaType: ATOM,
      request: { path: '/feeds/stories.atom?search=bread' },
      answer: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id><BASE_URL>/feeds/stories.atom?search=bread</id>
<title>Debrief – stories</title>
<subtitle>News stories of several outlets, their titles in neutral wording</subtitle>
<updated>2026-11-21T05:00:00Z</updated>
<link rel="self" type="application/atom+xml" href="<BASE_URL>/feeds/stories.atom?search=bread"/>
<link rel="alternate" type="text/html" href="<BASE_URL>/?search=bread"/>
<generator>Debrief</generator>
<entry>
<id>${BREAD_STORY.link}</id>
<title type="text">${BREAD_STORY.title}</title>
<link rel="alternate" type="text/html" href="${BREAD_STORY.link}"/>
<published>2026-11-21T05:00:00Z</published>
<updated>2026-11-21T05:00:00Z</updated>
<author>
<name>Harbor Daily</name>
</author>
<category term="us_news"/>
<summary type="text">A jury of five tasted forty loaves.</summary>
<content type="html">${ESCAPED_HTML}</content>
</entry>
</feed>
`,
    },
    ...refusals('stories.atom'),
  },
  getStoriesAsJsonFeed: {
    searched: {
      summary: 'Stories that a search finds',
      status: 200,
      mediaType: JSON_FEED,
      request: { path: '/feeds/stories.json?search=bread' },
      answer: {
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Debrief – stories',
        home_page_url: '<BASE_URL>/?search=bread',
        feed_url: '<BASE_URL>/feeds/stories.json?search=bread',
        description: 'News stories of several outlets, their titles in neutral wording',
        items: [
          {
            id: BREAD_STORY.link,
            url: BREAD_STORY.link,
            title: BREAD_STORY.title,
            content_html: BREAD_STORY.html,
            summary: 'A jury of five tasted forty loaves.',
            date_published: '2026-11-21T05:00:00Z',
            authors: [{ name: 'Harbor Daily' }],
            tags: ['us_news'],
            _debrief: { story_group_id: 2, original_title: BREAD_STORY.title, bias_label: 'center' },
          },
        ],
      },
    },
    ...refusals('stories.json'),
  },
  getSourceFeed: {
    rss: {
      summary: 'One source as RSS',
      status: 200,
      mediaType: RSS,
      request: { path: '/feeds/meadow-wire.rss' },
      answer: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>Meadow Wire – neutral titles</title>
<link><BASE_URL>/?sources=meadow-wire</link>
<description>The articles of Meadow Wire, their titles in neutral wording by Debrief</description>
<lastBuildDate>Sat, 21 Nov 2026 05:30:00 GMT</lastBuildDate>
<atom:link rel="self" type="application/rss+xml" href="<BASE_URL>/feeds/meadow-wire.rss"/>
<item>
<title>River bridge to close until spring after council vote</title>
<link>https://meadow-wire.example/2026/river-bridge</link>
<guid isPermaLink="false">https://meadow-wire.example/2026/river-bridge</guid>
<pubDate>Sat, 21 Nov 2026 05:30:00 GMT</pubDate>
<description>Repairs to the river bridge will take until spring.</description>
<category>international</category>
<source url="https://meadow-wire.example/feed.xml">Meadow Wire</source>
</item>
</channel>
</rss>
`,
    },
    atom: {
      summary: 'A source that is not fetched any more, as Atom',
      status: 200,
      mediaType: ATOM,
      request: { path: '/feeds/Old-Mill-Gazette.atom' },
      answer: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id><BASE_URL>/feeds/old-mill-gazette.atom</id>
<title>Old Mill Gazette – neutral titles</title>
<subtitle>The articles of Old Mill Gazette, their titles in neutral wording by Debrief</subtitle>
<updated>2026-11-21T07:00:00Z</updated>
<link rel="self" type="application/atom+xml" href="<BASE_URL>/feeds/old-mill-gazette.atom"/>
<link rel="alternate" type="text/html" href="<BASE_URL>/?sources=old-mill-gazette"/>
<generator>Debrief</generator>
</feed>
`,
    },
    jsonFeed: {
      summary: 'One source as JSON Feed',
      status: 200,
      mediaType: JSON_FEED,
      request: { path: '/feeds/meadow-wire.json' },
      answer: {
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Meadow Wire – neutral titles',
        home_page_url: '<BASE_URL>/?sources=meadow-wire',
        feed_url: '<BASE_URL>/feeds/meadow-wire.json',
        description: 'The articles of Meadow Wire, their titles in neutral wording by Debrief',
        items: [
          {
            id: 'https://meadow-wire.example/2026/river-bridge',
            url: 'https://meadow-wire.example/2026/river-bridge',
            title: 'River bridge to close until spring after council vote',
            content_text: 'Repairs to the river bridge will take until spring.',
            date_published: '2026-11-21T05:30:00Z',
            authors: [{ name: 'Meadow Wire' }],
            tags: ['international'],
            _debrief: {
              story_group_id: 1,
              original_title: 'River bridge to close until spring after council vote',
              bias_label: 'lean_left',
            },
          },
        ],
      },
    },
    capitals: {
      summary: 'The feed of the stories, in capitals',
      status: 308,
      request: { path: '/feeds/stories.RSS?category=business' },
      answer: { detail: 'The feed is at /feeds/stories.rss' },
    },
    unknown: {
      summary: 'No source has this slug',
      status: 404,
      request: { path: '/feeds/no-such-source.rss' },
      answer: { detail: 'There is no such feed source' },
    },
  },
} satisfies Record<string, Record<string, Example>>

/** Examples of the source list as a document. A test sends each one. */
import type { Example } from '../openapi.ts'

const IMPORT = { method: 'POST', path: '/api/admin/feeds/import' }
const AS_ADMIN = { Authorization: 'Bearer <ADMIN_TOKEN>', 'Content-Type': 'text/x-opml' }

const SUBSCRIPTIONS = `<opml version="2.0">
  <body>
    <outline text="Science and nature">
      <outline text="Birds">
        <outline type="rss" text="Heron Watch" xmlUrl="https://heron-watch.example/feed"/>
      </outline>
      <outline type="rss" text="Meadow Wire" xmlUrl="https://meadow-wire.example/feed.xml"/>
    </outline>
  </body>
</opml>`

export const SOURCE_LIST_EXAMPLES = {
  getOpml: {
    all: {
      summary: 'Three sources of three categories',
      status: 200,
      mediaType: 'text/x-opml',
      request: { path: '/opml' },
      answer: `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0" xmlns:debrief="urn:debrief:source-list:1">
  <head>
    <title>Debrief feed sources</title>
    <dateCreated>Sat, 21 Nov 2026 07:00:00 GMT</dateCreated>
  </head>
  <body>
    <outline text="us_news" title="us_news">
      <outline type="rss" text="Harbor Daily" title="Harbor Daily" xmlUrl="https://harbor-daily.example/rss" debrief:slug="harbor-daily" debrief:biasLabel="center" debrief:biasBasis="Reports of both councils, no opinion pages" debrief:category="us_news" debrief:isActive="true"/>
    </outline>
    <outline text="international" title="international">
      <outline type="rss" text="Meadow Wire" title="Meadow Wire" xmlUrl="https://meadow-wire.example/feed.xml" debrief:slug="meadow-wire" debrief:biasLabel="lean_left" debrief:category="international" debrief:isActive="true"/>
    </outline>
    <outline text="business" title="business">
      <outline type="rss" text="Old Mill Gazette" title="Old Mill Gazette" xmlUrl="https://old-mill-gazette.example/atom" debrief:slug="old-mill-gazette" debrief:biasLabel="unrated" debrief:category="business" debrief:isActive="false"/>
    </outline>
  </body>
</opml>
`,
    },
  },
  importFeeds: {
    ofAnotherReader: {
      summary: 'Subscriptions of another reader: one source is new, one gets another category and keeps its label',
      status: 200,
      request: { ...IMPORT, headers: AS_ADMIN, body: SUBSCRIPTIONS },
      answer: { added: 1, changed: 1 },
    },
    noToken: {
      summary: 'Without the admin token',
      status: 401,
      request: { ...IMPORT, body: SUBSCRIPTIONS },
      answer: { detail: 'Admin token missing' },
    },
    badEntry: {
      summary: 'One entry is bad, so nothing is laid in',
      status: 422,
      request: {
        ...IMPORT,
        headers: AS_ADMIN,
        body: '<opml version="2.0"><body><outline text="Heron Watch" xmlUrl="ftp://heron-watch.example"/></body></opml>',
      },
      answer: { detail: 'entry 1 (Heron Watch): rss_url: must be an http or https address' },
    },
  },
} satisfies Record<string, Record<string, Example>>

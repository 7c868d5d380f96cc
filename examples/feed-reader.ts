/**
 * Reads a feed as a feed reader does: a second request asks only for what has changed since the first.
 * Run: node examples/feed-reader.ts [path, such as /feeds/stories.json?category=business]
 */
const url = new URL(process.argv[2] ?? '/feeds/stories.json', process.env.DEBRIEF_URL ?? 'http://127.0.0.1:8001')

interface JsonFeed {
  title: string
  items: { title: string; url: string; date_published: string }[]
}

const first = await fetch(url)
const feed = (await first.json()) as JsonFeed
console.log(feed.title)
for (const item of feed.items) console.log(`${item.date_published}  ${item.title}\n  ${item.url}`)

const again = await fetch(url, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } })
console.log(again.status === 304 ? 'Nothing new since' : 'There is news already')

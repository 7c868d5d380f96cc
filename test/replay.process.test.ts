/** The whole path on recorded streams of real feeds: fetched over HTTP, parsed, grouped, neutralized, stored. */
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { StoryStore } from '../src/domain/story-group.ts'
import { RecordedStream, replay } from '../tools/replay.ts'

const STREAMS = '../shared/feeds'
const skip = existsSync(STREAMS) || process.env.CI ? false : `${STREAMS} is not here`

for (const name of ['a-2020-raw', 'b-2025-mixed', 'c-2026-derived']) {
  test(`replaying ${name} twice stores every item once, in exactly one group, with no date from the future`, {
    skip,
  }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'debrief-replay-test-'))
    const stream = await RecordedStream.open(join(STREAMS, name))
    try {
      const first = await replay(stream, { DATA_DIR: dataDir }, async ({ at, run }, app) => {
        assert.equal(run.outcome, 'completed')
        const broken = run.sources.filter(
          (source) => source.outcome === 'failed' && !/404/.test(source.problems.join()),
        )
        assert.deepEqual(
          broken.map((source) => source.problems),
          [],
        )
        for (const article of await latestArticles(app.store)) {
          const aheadMs = new Date(article.published_at).getTime() - at.getTime()
          assert.ok(aheadMs <= 600_000, `article ${article.id} is dated ${article.published_at} at ${at.toISOString()}`)
        }
      })
      assert.ok(first.articles > 500, `${first.articles} articles`)
      assert.ok(first.storyGroups < first.articles)

      const second = await replay(stream, { DATA_DIR: dataDir })
      assert.deepEqual(
        second.ticks.map(({ run }) => run.newArticles),
        stream.manifest.ticks.map(() => 0),
        'a second pass adds nothing',
      )
      assert.deepEqual([second.articles, second.storyGroups], [first.articles, first.storyGroups])
    } finally {
      await stream.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
}

interface WireArticle {
  id: number
  published_at: string
}

async function latestArticles(store: StoryStore): Promise<WireArticle[]> {
  const { storiesJson } = await store.listStories(
    { page: 1, perPage: 100, sort: 'latest', search: null, sources: null, category: null, minSources: 1 },
    'both',
  )
  return (JSON.parse(storiesJson) as { articles: WireArticle[] }[]).flatMap((story) => story.articles)
}

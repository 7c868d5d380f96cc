import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { DomainError } from '../../src/domain/errors.ts'
import type { ImportLine, Store } from '../../src/domain/store.ts'
import type { StoryQuery } from '../../src/domain/story-group.ts'
import { openStore } from '../../src/store/open.ts'
import { type BackendName, makePlace, onEachBackend, TestClock, useStore } from './backends.ts'
import { checkConsistency } from './consistency.ts'
import { Publisher, sourceDraft } from './publisher.ts'

type Line = { type: string } & Record<string, unknown>

/** As a file holds it: whatever is no JSON is lost on the way. */
async function exportLines(store: Store): Promise<Line[]> {
  const lines: Line[] = []
  for await (const record of store.exportRecords()) lines.push(JSON.parse(JSON.stringify(record)) as Line)
  return lines
}

async function* asRecords(lines: readonly unknown[]): AsyncGenerator<ImportLine> {
  for (const [index, record] of lines.entries()) yield { record, number: index + 1 }
}

onEachBackend('the archive', (backend: BackendName) => {
  const fixture = useStore(backend)
  let lines: Line[]

  /** Runs `work` on an empty store beside the fixture's. */
  async function withEmptyStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const place = await makePlace(backend)
    const store = await openStore({ ...place, offload: backend === 'offloaded', clock: new TestClock() })
    try {
      await store.migrate()
      return await work(store)
    } finally {
      await store.close()
      await place.remove()
    }
  }

  before(async () => {
    const publisher = new Publisher(fixture.store, fixture.clock)
    await fixture.store.saveFeedSources([
      sourceDraft('daily', { biasLabel: 'left', biasBasis: 'our own reading' }),
      sourceDraft('weekly', { isActive: false }),
    ])
    // More than one batch, so that what a batch begins another goes on with.
    const many = Array.from({ length: 250 }, (_, index) => ({
      group: `g${index % 120}`,
      title: `Title “${index}” \n\u0001`,
    }))
    const { newArticles } = await publisher.publish('daily', many)
    fixture.clock.advance(61_234)
    await publisher.publish('weekly', [{ group: 'g7', title: 'Weekly view', summary: 'A summary' }], {
      joiningLinks: [
        { articleId: newArticles[0]!.id, linkedArticleId: null, likelihood: 0, basis: 'words' },
        {
          articleId: newArticles[127]!.id,
          linkedArticleId: newArticles[7]!.id,
          likelihood: 0.875,
          basis: 'embeddings',
        },
      ],
    })
    await publisher.publish('daily', [], {
      retitled: [{ ...newArticles[0]!, originalTitle: 'New wording', neutralTitle: 'New wording' }],
      moves: [
        {
          articleId: newArticles[1]!.id,
          fromStoryGroupId: publisher.groupId('g1'),
          toStoryGroupId: publisher.groupId('g2'),
          reason: 'closer',
        },
      ],
    })
    await publisher.publish('daily', [], {
      merges: [{ fromStoryGroupId: publisher.groupId('g9'), intoStoryGroupId: publisher.groupId('g3') }],
    })
    lines = await exportLines(fixture.store)
  })

  test('exports a header, then sources, groups, articles with their histories, and redirects', () => {
    assert.deepEqual(
      [...new Set(lines.map(({ type }) => type))],
      ['header', 'feed_source', 'story_group', 'article', 'redirect'],
    )
    assert.equal(lines.filter(({ type }) => type === 'article').length, 251)
    const [first, second] = lines.filter(({ type }) => type === 'article')
    assert.equal((first!.title_revisions as unknown[]).length, 1)
    assert.equal((second!.moves as unknown[]).length, 1)
  })

  test('imports into an empty store what an export of it gives back, ids, histories and redirects too', async () => {
    await withEmptyStore(async (store) => {
      // The list that a start lays in is no content.
      await store.saveFeedSources([sourceDraft('listed')])
      const counts = await store.importRecords(asRecords(lines))
      assert.deepEqual(counts, { feedSources: 2, articles: 251, storyGroups: 119 })
      const again = await exportLines(store)
      assert.deepEqual(again.slice(1), lines.slice(1))
      assert.equal(again[0]!.nextArticleId, lines[0]!.nextArticleId)
      assert.equal(again[0]!.nextStoryGroupId, lines[0]!.nextStoryGroupId)
      await checkConsistency(store)
      const [article] = lines.filter(({ type }) => type === 'article')
      assert.deepEqual(
        await store.listTitleRevisions(article!.id as number),
        await fixture.store.listTitleRevisions(article!.id as number),
      )
      for (const page of [1, 2]) {
        const query: StoryQuery = {
          page,
          perPage: 100,
          sort: 'sources',
          search: 'title',
          sources: ['daily', 'nobody'],
          category: null,
          minSources: 1,
        }
        assert.deepEqual(await store.listStories(query, 'both'), await fixture.store.listStories(query, 'both'))
      }
      const ids = await store.reserveIds(1, 1)
      assert.ok(ids.firstArticleId >= (lines[0]!.nextArticleId as number))
      await assert.rejects(
        store.importRecords(asRecords(lines)),
        (error) => error instanceof DomainError && error.code === 'conflict',
      )
    })
  })

  test('imports into a store that retention has emptied', async () => {
    await withEmptyStore(async (store) => {
      const clock = new TestClock()
      await store.saveFeedSources([sourceDraft('outdated')])
      await new Publisher(store, clock).publish('outdated', [{ group: 'old', title: 'An old title' }])
      assert.equal((await store.removeArticlesBefore(clock.advance(1))).articles, 1)
      assert.equal((await store.importRecords(asRecords(lines))).articles, 251)
      await checkConsistency(store)
    })
  })

  test('keeps the links that brought articles into their stories', async () => {
    const ids = lines.filter(({ type }) => type === 'article').map(({ id }) => id as number)
    const links = await fixture.store.listJoiningLinks(ids)
    assert.deepEqual(
      links.map(({ likelihood, basis }) => [likelihood, basis]),
      [
        [0, 'words'],
        [0.875, 'embeddings'],
      ],
    )
    await withEmptyStore(async (store) => {
      await store.importRecords(asRecords(lines))
      assert.deepEqual(await store.listJoiningLinks(ids), links)
    })
  })

  test('a source that was renamed is still the one that its list means, after an import as before it', async () => {
    const list = [sourceDraft('daily'), sourceDraft('weekly')]
    const exported = await withEmptyStore(async (store) => {
      await store.saveFeedSources(list)
      await store.addFeedSource(sourceDraft('added'))
      await store.updateFeedSource(1, { slug: 'daily-post', isActive: false })
      return exportLines(store)
    })
    await withEmptyStore(async (store) => {
      await store.importRecords(asRecords(exported))
      assert.deepEqual(await exportLines(store), exported)
      assert.deepEqual(await store.saveFeedSources(list), { added: 0, changed: 0 })
      const news = sourceDraft('daily', { name: 'The Daily Post' })
      assert.deepEqual(await store.saveFeedSources([news]), { added: 0, changed: 1 })
      assert.deepEqual(await store.getFeedSource(1), { ...news, id: 1, slug: 'daily-post', isActive: false })
    })
  })

  test('imports an export of an earlier version, which has no counts, links and words of lists', async () => {
    const { counts: _, ...header } = lines[0]!
    const earlier = [header, ...lines.slice(1).map(({ joining_link: _link, listed: _listed, ...line }) => line)]
    await withEmptyStore(async (store) => {
      assert.equal((await store.importRecords(asRecords(earlier))).articles, 251)
      const sources = await store.listFeedSources()
      // What the operator had changed in the exported store stays: nobody knows what the list had said of it.
      await store.saveFeedSources([sourceDraft('daily', { name: 'As the list has it', isActive: false })])
      assert.deepEqual(await store.listFeedSources(), sources)
    })
  })

  test('names the line of the file, blank lines counted too', async () => {
    async function* spaced(): AsyncGenerator<ImportLine> {
      yield { record: lines[0], number: 3 }
      yield { record: { ...lines[1], rss_url: 'ftp://news.example/' }, number: 7 }
    }
    await withEmptyStore((store) => assert.rejects(store.importRecords(spaced()), /^DomainError: line 7: rss_url/))
  })

  test('imports all or nothing, and names the line that is wrong', async () => {
    const at = (type: string) => lines.findIndex((line) => line.type === type)
    const changed = (index: number, change: object) =>
      lines.map((line, i) => (i === index ? { ...line, ...change } : line))
    const article = at('article') + 210
    const broken: [string, unknown[], RegExp][] = [
      ['no records', [], /^line 1: /],
      ['no header', lines.slice(1), /^line 1: .*header/],
      ['another version', changed(0, { version: 2 }), /^line 1: version is 2, and only 1 is read here/],
      ['a list that says nonsense', changed(1, { listed: { name: 'Daily' } }), /^line 2: listed\.rss_url is missing/],
      ['no record', lines.toSpliced(5, 0, 'text' as never), /^line 6: /],
      ['an unknown type', lines.toSpliced(5, 0, { type: 'podcast' }), /^line 6: /],
      ['records out of order', [...lines, lines[1]], new RegExp(`^line ${lines.length + 1}: `)],
      ['a missing field', changed(article, { link: undefined }), new RegExp(`^line ${article + 1}: .*link`)],
      [
        'a time that is none',
        changed(article, { published_at: 'today' }),
        new RegExp(`^line ${article + 1}: published_at`),
      ],
      [
        'a time of no calendar',
        changed(article, { first_seen_at: '2026-13-45T00:00:00Z' }),
        new RegExp(`^line ${article + 1}: first_seen_at`),
      ],
      [
        'a year beyond the wire',
        changed(article, { published_at: '+010000-01-01T00:00:00Z' }),
        new RegExp(`^line ${article + 1}: published_at`),
      ],
      [
        'a link of no article',
        changed(article, { joining_link: { linked_article_id: 'first', likelihood: 0.5, basis: 'words' } }),
        new RegExp(`^line ${article + 1}: joining_link`),
      ],
      ['a link to run', changed(article, { link: 'javascript:alert(1)' }), new RegExp(`^line ${article + 1}: link`)],
      [
        'a picture from a file',
        changed(article, { image_url: 'file:///a' }),
        new RegExp(`^line ${article + 1}: image`),
      ],
      ['a feed from a file', changed(1, { rss_url: 'file:///etc/passwd' }), /^line 2: rss_url must be an http/],
      ['a slug of no filter', changed(1, { slug: 'a b/c' }), /^line 2: slug must be letters/],
      ['a category of no filter', changed(1, { category: '<b>' }), /^line 2: category must be/],
      ['an unknown label', changed(1, { bias_label: 'far_left' }), /^line 2: bias_label/],
      ['a cut after the sources', lines.slice(0, 3), /^line 3: the export ends here with 0 story_group records/],
      ['a cut among the articles', lines.slice(0, article), new RegExp(`^line ${article}: the export ends here`)],
      ['a cut of the last line', lines.slice(0, -1), new RegExp(`^line ${lines.length - 1}: .* redirect`)],
      [
        'a cut of an export without counts',
        changed(0, { counts: undefined }).slice(0, at('article') + 3),
        new RegExp(`^line ${at('article') + 3}: .* without an article for`),
      ],
      ['an id beyond reach', changed(article, { id: 2 ** 60 }), new RegExp(`^line ${article + 1}: id`)],
      [
        'a group that is not there',
        changed(article, { story_group_id: 999_999 }),
        new RegExp(`^line ${article + 1}: `),
      ],
      ['an article twice', changed(article, { id: lines[article - 1]!.id }), new RegExp(`^line ${article + 1}: `)],
      ['a slug twice', changed(2, { slug: 'DAILY' }), /^line 3: /],
      [
        'a redirect to a later group',
        changed(lines.length - 1, { into_id: 10 ** 9 }),
        new RegExp(`^line ${lines.length}: `),
      ],
    ]
    await withEmptyStore(async (store) => {
      await store.saveFeedSources([sourceDraft('listed')])
      const before = await exportLines(store)
      for (const [what, records, message] of broken) {
        await assert.rejects(
          store.importRecords(asRecords(records)),
          (error) => error instanceof DomainError && error.code === 'invalid' && message.test(error.message),
          what,
        )
        assert.deepEqual(await exportLines(store), before, what)
      }
      // A reader that fails half way leaves nothing either.
      async function* torn() {
        yield* asRecords(lines.slice(0, 300))
        throw new Error('the disk is gone')
      }
      await assert.rejects(store.importRecords(torn()), /the disk is gone/)
      assert.deepEqual(await exportLines(store), before)
      await store.importRecords(asRecords(lines))
    })
  })

  test('exports one moment, whatever is committed meanwhile', async () => {
    const publisher = new Publisher(fixture.store, fixture.clock)
    fixture.clock.advance(60_000)
    await publisher.begin()
    const seen: Line[] = []
    for await (const record of fixture.store.exportRecords()) {
      if (seen.length === 3) await publisher.publish('daily', [{ group: 'meanwhile', title: 'Meanwhile' }])
      seen.push(JSON.parse(JSON.stringify(record)) as Line)
    }
    assert.deepEqual(seen.slice(1), lines.slice(1))
    assert.equal((await exportLines(fixture.store)).length, lines.length + 2)
  })

  test('lets go of the database when a reader stops half way', async () => {
    for await (const _ of fixture.store.exportRecords()) break
    await checkConsistency(fixture.store)
  })
})

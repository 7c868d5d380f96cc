import assert from 'node:assert/strict'
import { before, beforeEach, test } from 'node:test'
import { DomainError } from '../../src/domain/errors.ts'
import { onEachBackend, useStore } from './backends.ts'
import { checkConsistency } from './consistency.ts'
import { Publisher, sourceDraft, type WireStory } from './publisher.ts'

onEachBackend('the commit of a feed', (backend) => {
  const fixture = useStore(backend)
  let publisher: Publisher

  async function dump(): Promise<unknown[]> {
    const records: unknown[] = []
    for await (const record of fixture.store.exportRecords()) records.push(record)
    return records
  }

  async function story(name: string): Promise<WireStory> {
    const found = await fixture.store.findStory(publisher.groupId(name), 'both')
    assert.ok(found.kind === 'found')
    return JSON.parse(found.storyJson) as WireStory
  }

  const isConflict = (error: unknown) => error instanceof DomainError && error.code === 'conflict'
  const isInvalid = (error: unknown) => error instanceof DomainError && error.code === 'invalid'

  before(async () => {
    await fixture.store.saveFeedSources([sourceDraft('one'), sourceDraft('two'), sourceDraft('three')])
    publisher = new Publisher(fixture.store, fixture.clock)
    await publisher.begin()
  })
  beforeEach(() => {
    fixture.clock.advance(1_000)
  })

  test('changes nothing when it comes a second time', async () => {
    const commit = await publisher.publish('one', [
      { group: 'storm', title: 'Storm hits coast' },
      { group: 'storm', title: 'Coast hit by storm' },
    ])
    const before = await dump()
    const revision = fixture.store.revision()
    await fixture.store.commitFeed(publisher.lease!, commit)
    assert.deepEqual(await dump(), before)
    assert.equal(fixture.store.revision(), revision)
  })

  test('keeps what brought an article into its story, the last word, and nothing of articles it does not have', async () => {
    const link = { linkedArticleId: null, likelihood: 0, basis: 'words' as const }
    const commit = await publisher.prepare('one', [
      { group: 'quake', title: 'Quake shakes island' },
      { group: 'quake', title: 'Island shaken by quake' },
    ])
    const [first, second] = commit.newArticles.map(({ id }) => id) as [number, number]
    const joiningLinks = [
      { ...link, articleId: first },
      { articleId: second, linkedArticleId: first, likelihood: 0.75, basis: 'embeddings' as const },
      { ...link, articleId: 10 ** 9 },
    ]
    await fixture.store.commitFeed(publisher.lease!, { ...commit, joiningLinks })
    assert.deepEqual(await fixture.store.listJoiningLinks([first, second, 10 ** 9]), joiningLinks.slice(0, 2))
    const later = [{ ...link, articleId: second }]
    const repair = { storyGroups: [], moves: [], merges: [], joiningLinks: later }
    await fixture.store.commitGroups(publisher.lease!, repair)
    assert.deepEqual(await fixture.store.listJoiningLinks([second]), later)
  })

  test('stores an item once by its key and once by its link, in one commit and over several', async () => {
    const counted = await fixture.store.countPublished()
    const commit = await publisher.prepare('one', [
      { group: 'twice', title: 'Twice', key: 'same' },
      { group: 'twice again', title: 'Twice again', key: 'same' },
    ])
    await fixture.store.commitFeed(publisher.lease!, commit)
    const later = await publisher.prepare('one', [{ group: 'thrice', title: 'Thrice', key: 'other' }])
    later.newArticles[0]!.canonicalLink = commit.newArticles[0]!.canonicalLink
    await fixture.store.commitFeed(publisher.lease!, later)
    const added = await fixture.store.countPublished()
    assert.deepEqual(added, { articles: counted.articles + 1, storyGroups: counted.storyGroups + 1 })
    assert.deepEqual(await fixture.store.findStory(later.storyGroups[0]!.id, 'both'), { kind: 'unknown' })
  })

  test('lets another source have the same key and link', async () => {
    const counted = await fixture.store.countPublished()
    const commit = await publisher.prepare('two', [{ group: 'shared', title: 'Shared', key: 'same' }])
    commit.newArticles[0]!.canonicalLink = 'https://one.example/same'
    await fixture.store.commitFeed(publisher.lease!, commit)
    assert.equal((await fixture.store.countPublished()).articles, counted.articles + 1)
  })

  test('finds known articles by key or by link', async () => {
    const id = await publisher.sourceId('one')
    const byKey = await fixture.store.findKnownArticles(id, [{ itemKey: 'same', canonicalLink: 'https://nowhere/' }])
    const byLink = await fixture.store.findKnownArticles(id, [
      { itemKey: 'nothing', canonicalLink: 'https://one.example/same' },
    ])
    assert.equal(byKey.length, 1)
    assert.deepEqual(byKey, byLink)
    assert.equal(byKey[0]!.originalTitle, 'Twice')
    assert.deepEqual(await fixture.store.findKnownArticles(id, []), [])
  })

  test('counts no new revision for a commit that publishes nothing', async () => {
    const revision = fixture.store.revision()
    await publisher.publish('one', [])
    assert.equal(fixture.store.revision(), revision)
  })

  test('remembers the state of the feed and adopts a change of the source', async () => {
    const fetchedAt = fixture.clock.now()
    const commit = await publisher.prepare('three', [])
    const feedState = { ...commit.feedState, etag: '"a\\"b"', lastFetchedAt: fetchedAt, averageGapSeconds: 12.5 }
    await fixture.store.commitFeed(publisher.lease!, {
      ...commit,
      feedState,
      sourceChange: { rssUrl: 'https://three.example/moved', isActive: false },
    })
    const id = await publisher.sourceId('three')
    assert.deepEqual(await fixture.store.getFeedState(id), feedState)
    assert.deepEqual((await fixture.store.listFeedStates()).get(id), feedState)
    const source = (await fixture.store.listFeedSources()).find((one) => one.id === id)!
    assert.equal(source.rssUrl, 'https://three.example/moved')
    assert.equal(source.isActive, false)
  })

  test('keeps the older wordings of a retitled article', async () => {
    const commit = await publisher.publish('one', [{ group: 'vote', title: 'Vote nears' }])
    const article = commit.newArticles[0]!
    const firstAt = fixture.clock.now()
    const retitle = async (title: string) => {
      fixture.clock.advance(60_000)
      await publisher.publish('one', [], {
        retitled: [{ ...article, originalTitle: title, neutralTitle: `${title}.` }],
      })
      return fixture.clock.now()
    }
    const secondAt = await retitle('Vote today')
    const thirdAt = await retitle('Vote over')
    assert.deepEqual(await fixture.store.listTitleRevisions(article.id), [
      { originalTitle: 'Vote nears', neutralTitle: 'Vote nears', seenAt: firstAt },
      { originalTitle: 'Vote today', neutralTitle: 'Vote today.', seenAt: secondAt },
      { originalTitle: 'Vote over', neutralTitle: 'Vote over.', seenAt: thirdAt },
    ])
    const [shown] = (await story('vote')).articles
    assert.equal(shown!.original_title, 'Vote over')
    assert.equal(shown!.neutral_title, 'Vote over.')
    assert.equal(await fixture.store.listTitleRevisions(10 ** 9), null)
  })

  test('takes a new summary or neutral title without a new wording in the history', async () => {
    const commit = await publisher.publish('one', [{ group: 'budget', title: 'Budget passed' }])
    const article = commit.newArticles[0]!
    await publisher.publish('one', [], {
      retitled: [{ ...article, neutralTitle: 'The budget was passed', originalSummary: 'By one vote' }],
    })
    assert.equal((await fixture.store.listTitleRevisions(article.id))!.length, 1)
    const [shown] = (await story('budget')).articles
    assert.deepEqual([shown!.neutral_title, shown!.original_summary], ['The budget was passed', 'By one vote'])
  })

  test('moves an article, and brings both groups in line', async () => {
    await publisher.publish('one', [{ group: 'fire', title: 'Fire in port', minutesAgo: 10 }])
    const commit = await publisher.publish('two', [{ group: 'fire', title: 'Port reopens', minutesAgo: 5 }])
    await publisher.publish('one', [{ group: 'port', title: 'Port strike', minutesAgo: 20 }])
    await publisher.publish('two', [], {
      moves: [
        {
          articleId: commit.newArticles[0]!.id,
          fromStoryGroupId: publisher.groupId('fire'),
          toStoryGroupId: publisher.groupId('port'),
          reason: 'closer',
        },
      ],
    })
    assert.equal((await story('fire')).article_count, 1)
    assert.deepEqual(
      (await story('port')).articles.map((article) => article.original_title),
      ['Port reopens', 'Port strike'],
    )
  })

  test('merges into the lower id, and leads there from every id that was ever merged into it', async () => {
    const names = ['first', 'second', 'third']
    for (const group of names) await publisher.publish('one', [{ group, title: `The ${group} report` }])
    const [first, second, third] = names.map((name) => publisher.groupId(name)) as [number, number, number]
    await publisher.publish('one', [], { merges: [{ fromStoryGroupId: third, intoStoryGroupId: second }] })
    assert.deepEqual(await fixture.store.findStory(third, 'both'), { kind: 'moved', id: second })
    await publisher.publish('one', [], { merges: [{ fromStoryGroupId: second, intoStoryGroupId: first }] })
    for (const id of [second, third]) {
      assert.deepEqual(await fixture.store.findStory(id, 'both'), { kind: 'moved', id: first })
      assert.deepEqual(await fixture.store.getStory(id), { kind: 'moved', id: first })
    }
    assert.equal((await story('first')).article_count, 3)
    const revision = fixture.store.revision()
    await publisher.publish('one', [], { merges: [{ fromStoryGroupId: second, intoStoryGroupId: first }] })
    assert.equal(fixture.store.revision(), revision)
  })

  test('takes new articles of a group that the same commit merges away', async () => {
    await publisher.publish('one', [{ group: 'keeps', title: 'Keeps' }])
    await publisher.publish('one', [{ group: 'goes', title: 'Goes' }])
    const merges = [{ fromStoryGroupId: publisher.groupId('goes'), intoStoryGroupId: publisher.groupId('keeps') }]
    await publisher.publish('two', [{ group: 'goes', title: 'Newcomer xylophone' }], { merges })
    assert.equal((await story('keeps')).article_count, 3)
    const query = { page: 1, perPage: 9, sort: 'latest', search: 'xylophone', sources: null, category: null } as const
    assert.equal((await fixture.store.listStories({ ...query, minSources: 2 }, 'both')).total, 1)
  })

  test('puts an article into the survivor when its group was merged away meanwhile', async () => {
    await publisher.publish('two', [{ group: 'third', title: 'A late report' }])
    assert.equal((await story('first')).article_count, 4)
  })

  test('refuses a merge into a later group and an article of no group, and writes nothing', async () => {
    await publisher.publish('one', [{ group: 'low', title: 'Low' }])
    await publisher.publish('one', [{ group: 'high', title: 'High' }])
    const before = await dump()
    const merges = [{ fromStoryGroupId: publisher.groupId('low'), intoStoryGroupId: publisher.groupId('high') }]
    await assert.rejects(publisher.publish('one', [{ group: 'x', title: 'X' }], { merges }), isInvalid)
    const commit = await publisher.prepare('one', [{ group: 'low', title: 'Lost' }])
    commit.newArticles[0]!.storyGroupId = 10 ** 9
    await assert.rejects(fixture.store.commitFeed(publisher.lease!, commit), isInvalid)
    // Ids were taken, nothing else.
    assert.deepEqual((await dump()).slice(1), before.slice(1))
  })

  test('cleans text that a database cannot hold', async () => {
    await publisher.publish('one', [{ group: 'odd', title: 'Nul\0 and half \ud83d pair', summary: '\u0001 mark' }])
    const [shown] = (await story('odd')).articles
    assert.equal(shown!.original_title, 'Nul and half \ufffd pair')
    assert.equal(shown!.original_summary, '\u0001 mark')
  })

  test('records the result of each source, the tokens, and what was skipped', async () => {
    await publisher.publish('one', [{ group: 'token', title: 'Token' }], { aiTokens: 42 })
    const { runId } = publisher.lease!
    const skipped = {
      feedSourceId: await publisher.sourceId('three'),
      outcome: 'skipped' as const,
      newArticles: 0,
      retitledArticles: 0,
      problems: ['fetched just now'],
      elapsedMs: 0,
    }
    await fixture.store.finishRun(publisher.lease!, 'completed', fixture.clock.now(), [skipped])
    const run = (await fixture.store.getRun(runId))!
    assert.equal(run.outcome, 'completed')
    assert.equal(run.aiTokens, 42)
    assert.equal(run.sources.length, 3)
    assert.deepEqual(run.sources[2], skipped)
    assert.equal(run.sources[0]!.newArticles, 1)
    assert.equal(
      run.newArticles,
      run.sources.reduce((sum, source) => sum + source.newArticles, 0),
    )
    await publisher.begin()
  })

  test('is refused under a lost lease, and writes nothing', async () => {
    const stale = publisher.lease!
    fixture.clock.advance(31_000)
    await publisher.begin()
    const before = await dump()
    const commit = await publisher.prepare('one', [{ group: 'late', title: 'Too late' }])
    await assert.rejects(fixture.store.commitFeed(stale, commit), isConflict)
    await assert.rejects(fixture.store.renewLease(stale, fixture.clock.now()), isConflict)
    await assert.rejects(fixture.store.finishRun(stale, 'completed', fixture.clock.now()), isConflict)
    assert.deepEqual((await dump()).slice(1), before.slice(1))
    assert.equal((await fixture.store.getRun(stale.runId))!.outcome, 'interrupted')
  })

  test('leaves counts, groups, documents and index in line with the articles', async () => {
    await checkConsistency(fixture.store)
  })
})

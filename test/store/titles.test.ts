import assert from 'node:assert/strict'
import { before, beforeEach, test } from 'node:test'
import { DomainError } from '../../src/domain/errors.ts'
import type { IngestionLease } from '../../src/domain/ingestion-run.ts'
import type { TitleCommit } from '../../src/domain/title-improvement.ts'
import { MOST_TITLE_TRIES, TITLE_WAIT_MS } from '../../src/store/titles.ts'
import { onEachBackend, useStore } from './backends.ts'
import { checkConsistency } from './consistency.ts'
import { Publisher, sourceDraft, type WireStory } from './publisher.ts'

onEachBackend('titles for the AI backend', (backend) => {
  const fixture = useStore(backend)
  let publisher: Publisher
  let lease: IngestionLease

  const isConflict = (error: unknown) => error instanceof DomainError && error.code === 'conflict'

  before(async () => {
    await fixture.store.saveFeedSources([sourceDraft('one'), sourceDraft('two')])
    publisher = new Publisher(fixture.store, fixture.clock)
  })
  beforeEach(async () => {
    fixture.clock.advance(TITLE_WAIT_MS + 1_000)
    lease = await nextRun()
    await fixture.store.commitTitles(lease, answer({}))
  })

  /** A run of its own, so that what earlier ones asked about may be asked about again. */
  async function nextRun(): Promise<IngestionLease> {
    if (publisher.lease !== null) await publisher.end()
    lease = await publisher.begin()
    return lease
  }

  /** Publishes one story of two articles, both queued. @returns their ids */
  async function publishQueued(group: string): Promise<[number, number]> {
    const ids: number[] = []
    for (const [index, slug] of ['one', 'two'].entries()) {
      const title = `${group} shocks ${slug}`
      const commit = await publisher.prepare(slug, [
        { group, title, neutralTitle: `${group} ${slug}`, minutesAgo: index },
      ])
      commit.titlesToImprove = commit.newArticles.map(({ id }) => id)
      await fixture.store.commitFeed(lease, commit)
      ids.push(commit.newArticles[0]!.id)
    }
    return ids as [number, number]
  }

  const queued = async () =>
    (await fixture.store.listTitlesToImprove(lease.runId, 50)).map(({ articleId }) => articleId)

  function answer(change: Partial<TitleCommit>): TitleCommit {
    return { improved: [], failed: [], storyGroups: [], aiTokens: 0, ...change }
  }

  async function story(group: string): Promise<WireStory> {
    const found = await fixture.store.findStory(publisher.groupId(group), 'both')
    assert.ok(found.kind === 'found')
    return JSON.parse(found.storyJson) as WireStory
  }

  test('are listed the newest first, with what a question needs', async () => {
    const [first, second] = await publishQueued('listed')
    assert.deepEqual(await fixture.store.listTitlesToImprove(lease.runId, 50), [
      {
        articleId: second,
        storyGroupId: publisher.groupId('listed'),
        originalTitle: 'listed shocks two',
        originalSummary: '',
      },
      {
        articleId: first,
        storyGroupId: publisher.groupId('listed'),
        originalTitle: 'listed shocks one',
        originalSummary: '',
      },
    ])
    assert.equal((await fixture.store.listTitlesToImprove(lease.runId, 1)).length, 1)
  })

  test('a commit changes titles, canonical title, document, index and revision, and counts the tokens', async () => {
    const [first] = await publishQueued('council')
    const id = publisher.groupId('council')
    const revision = fixture.store.revision()
    const changed = await fixture.store.commitTitles(
      lease,
      answer({
        improved: [{ articleId: first, originalTitle: 'council shocks one', neutralTitle: 'Aldermen decide' }],
        storyGroups: [{ id, previousTitle: 'council one', canonicalTitle: 'Aldermen decide' }],
        aiTokens: 823,
      }),
    )
    assert.deepEqual(changed, [id])
    assert.notEqual(fixture.store.revision(), revision)
    const published = await story('council')
    assert.equal(published.canonical_title, 'Aldermen decide')
    assert.deepEqual(
      published.articles.map((article) => [article.original_title, article.neutral_title]),
      [
        ['council shocks one', 'Aldermen decide'],
        ['council shocks two', 'council two'],
      ],
    )
    const query = { page: 1, perPage: 5, sort: 'latest', sources: null, category: null, minSources: 1 } as const
    const search = async (text: string) => (await fixture.store.listStories({ ...query, search: text }, 'both')).total
    assert.deepEqual([await search('aldermen'), await search('shocks council')], [1, 1])
    assert.equal((await fixture.store.getRun(lease.runId))?.aiTokens, 823)
    assert.equal((await queued()).includes(first), false)
    assert.deepEqual((await fixture.store.listTitleRevisions(first))?.length, 1, 'no wording of the publisher is new')
    await checkConsistency(fixture.store)
  })

  test('an answer about a title that has changed meanwhile is not taken', async () => {
    const [first] = await publishQueued('stale')
    const commit = await publisher.prepare('one', [])
    const retitled = {
      id: first,
      originalTitle: 'Stale no more',
      neutralTitle: 'Stale no more',
      originalSummary: '',
      imageUrl: null,
      clickbaitScore: 0,
    }
    await fixture.store.commitFeed(lease, { ...commit, retitled: [retitled], titlesToImprove: [] })
    assert.equal((await queued()).includes(first), false, 'its new wording needs nothing')
    const changed = await fixture.store.commitTitles(
      lease,
      answer({ improved: [{ articleId: first, originalTitle: 'stale shocks one', neutralTitle: 'Too late' }] }),
    )
    assert.deepEqual(changed, [])
    assert.ok((await story('stale')).articles.every((article) => article.neutral_title !== 'Too late'))
  })

  test('a canonical title that has changed meanwhile stays', async () => {
    const [first] = await publishQueued('canonical')
    const id = publisher.groupId('canonical')
    await fixture.store.commitTitles(
      lease,
      answer({
        improved: [{ articleId: first, originalTitle: 'canonical shocks one', neutralTitle: 'Plain words' }],
        storyGroups: [{ id, previousTitle: 'what it was', canonicalTitle: 'Plain words' }],
      }),
    )
    assert.equal((await story('canonical')).canonical_title, 'canonical one')
  })

  test('a failed one is not asked about again by the same run, but by later ones, a few times', async () => {
    const [first, second] = await publishQueued('failed')
    for (let tries = 1; tries <= MOST_TITLE_TRIES; tries++) {
      assert.deepEqual(await queued(), [second, first])
      await fixture.store.commitTitles(lease, answer({ failed: [first, second] }))
      assert.deepEqual(await queued(), [])
      await nextRun()
    }
    assert.deepEqual(await queued(), [])
  })

  test('a retitled article that needs it begins anew', async () => {
    const [first] = await publishQueued('anew')
    for (let tries = 1; tries < MOST_TITLE_TRIES; tries++) {
      await fixture.store.commitTitles(lease, answer({ failed: [first] }))
      await nextRun()
    }
    const commit = await publisher.prepare('one', [])
    const retitled = {
      id: first,
      originalTitle: 'Still shocking',
      neutralTitle: 'Still shocking',
      originalSummary: '',
      imageUrl: null,
      clickbaitScore: 0.9,
    }
    await fixture.store.commitFeed(lease, { ...commit, retitled: [retitled], titlesToImprove: [first] })
    await fixture.store.commitTitles(lease, answer({ failed: [first] }))
    await nextRun()
    assert.ok((await queued()).includes(first))
  })

  test('what waits too long keeps the wording of the engine', async () => {
    const ids = await publishQueued('old news')
    fixture.clock.advance(TITLE_WAIT_MS + 1_000)
    assert.deepEqual(await queued(), [])
    await fixture.store.commitTitles(lease, answer({}))
    fixture.clock.advance(-TITLE_WAIT_MS)
    assert.deepEqual(await queued(), [], `${ids} are forgotten`)
  })

  test('a commit is refused once another run has begun, and taken while none has', async () => {
    const [first] = await publishQueued('fenced')
    const improved = [{ articleId: first, originalTitle: 'fenced shocks one', neutralTitle: 'Fenced' }]
    const old = lease
    await publisher.end()
    await fixture.store.commitTitles(old, answer({ aiTokens: 5 }))
    assert.equal((await fixture.store.getRun(old.runId))?.aiTokens, 5, 'counted for a run that is over')
    lease = await publisher.begin()
    await assert.rejects(fixture.store.commitTitles(old, answer({ improved, aiTokens: 7 })), isConflict)
    assert.equal((await fixture.store.getRun(old.runId))?.aiTokens, 5, 'nothing is written')
    assert.equal((await story('fenced')).canonical_title, 'fenced one')
  })

  test('articles that leave the store leave the queue', async () => {
    const ids = await publishQueued('removed')
    await fixture.store.removeArticlesBefore(new Date(fixture.clock.now().getTime() + 1))
    assert.deepEqual(await queued(), [], `${ids} are gone`)
    assert.deepEqual(
      await fixture.store.commitTitles(
        lease,
        answer({ improved: [{ articleId: ids[0], originalTitle: 'removed shocks one', neutralTitle: 'x' }] }),
      ),
      [],
    )
  })
})

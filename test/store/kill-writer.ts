/**
 * Writes feeds into a store until it is killed, and says on stdout which articles were acknowledged: a line of JSON
 * after each commit has returned. Arguments: the place as JSON, the time in ms that its clock shows.
 */
import { writeSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { FeedCommit } from '../../src/domain/ingestion-run.ts'
import { openStore } from '../../src/store/open.ts'
import { Publisher } from './publisher.ts'

const [placeJson = '', startMs = ''] = process.argv.slice(2)
const place = JSON.parse(placeJson) as { databaseUrl: string | null; dataDir: string }
let ms = Number(startMs)
const clock = { now: () => new Date(ms) }
const pick = (count: number) => Math.floor(Math.random() * count)

const store = await openStore({ ...place, clock })
const publisher = new Publisher(store, clock)
await publisher.begin()
const slugs = (await store.listFeedSources()).map((source) => source.slug)

for (let round = 0; ; round++) {
  ms += 10
  const name = () => `${process.pid} ${pick(1 + round * 3)}`
  const drafts = Array.from({ length: 1 + pick(8) }, (_, index) => ({
    group: name(),
    title: `Report ${round} ${index} of ${process.pid}`,
    summary: `Words ${pick(100)} of a summary`,
  }))
  const commit = await publisher.prepare(slugs[pick(slugs.length)]!, drafts)
  await store.commitFeed(publisher.lease!, { ...commit, ...changes() })
  await tell(`${JSON.stringify(commit.newArticles.map(({ id }) => id))}\n`)
}

/** At once, so that nothing told is lost with the process; where the reader is busy and its pipe full, as soon as it reads. */
async function tell(line: string): Promise<void> {
  for (;;) {
    try {
      writeSync(1, line)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
    await setTimeout(1)
  }
}

/** Now and then a merge of two groups of ours. */
function changes(): Partial<FeedCommit> {
  if (pick(4) > 0) return {}
  const [one, other] = [...publisher.groups].filter(() => pick(3) === 0)
  if (one === undefined || other === undefined || one[1] === other[1]) return {}
  const [into, from] = one[1] < other[1] ? [one, other] : [other, one]
  publisher.groups.set(from[0], into[1])
  for (const [name, id] of publisher.groups) if (id === from[1]) publisher.groups.set(name, into[1])
  return { merges: [{ fromStoryGroupId: from[1], intoStoryGroupId: into[1] }] }
}

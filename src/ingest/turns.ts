/**
 * In which order the sources of a run are asked. A host gets one request at a time: in the order of the list, forty feeds
 * of one host would take every place in flight and keep all others waiting, and a feed that never answers its neighbours.
 *
 *     a1 a2 a3 b1 c1 c2  →  a1 b1 c1 a2 c2 a3          a1 failed last time: a2 b1 c1 a3 c2 a1
 */
import type { FeedSource, FeedState } from '../domain/feed-source.ts'

/** The hosts take turns, in the order in which they are listed; of one host those that failed come last. */
export function takeTurns(sources: readonly FeedSource[], states: ReadonlyMap<number, FeedState>): FeedSource[] {
  const failures = ({ id }: FeedSource) => states.get(id)?.failuresInARow ?? 0
  const hosts = Map.groupBy(sources, ({ rssUrl }) => URL.parse(rssUrl)?.host)
  const ranked = [...hosts.values()].flatMap((ofHost) =>
    ofHost.toSorted((a, b) => failures(a) - failures(b)).map((source, turn) => ({ source, turn })),
  )
  return ranked.sort((a, b) => a.turn - b.turn).map(({ source }) => source)
}

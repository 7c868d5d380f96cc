/** The web pages of a serving process: what they need, from the rooms that have it. */
import type { Config } from '../config.ts'
import type { Clock } from '../domain/clock.ts'
import type { Debriefer } from '../domain/debrief.ts'
import type { Ingestion } from '../domain/ingestion-run.ts'
import type { Store } from '../domain/store.ts'
import { createPictureSource } from '../feeds/pictures.ts'
import { createStoryExplainer } from '../group/explain.ts'
import { problemOf } from '../http/errors.ts'
import type { HttpApp } from '../http/service.ts'
import { detectTactics } from '../neutralize/tactics.ts'
import { addPages } from '../pages/pages.ts'
import { userAgent } from './process.ts'

interface PageRooms {
  store: Store
  clock: Clock
  debriefer: Debriefer
  ingestion: Ingestion
}

/** @returns what adds the pages to the interface's app, and what ends their fetching of pictures */
export function composePages(config: Config, { store, clock, debriefer, ingestion }: PageRooms) {
  const pictures = createPictureSource({ clock, userAgent, allowPrivate: config.fetchAllowPrivate })
  return {
    add: (app: HttpApp): Promise<void> =>
      addPages(app, {
        stories: store,
        articles: store,
        sources: store,
        runs: store,
        ingestion,
        debriefer,
        explainer: createStoryExplainer(),
        detectTactics,
        pictures,
        readProblem: problemOf,
        clock,
      }),
    close: () => pictures.close(),
  }
}

/** The web pages of a serving process: what they need, from the rooms that have it. */
import type { Config } from '../config.ts'
import type { Clock } from '../domain/clock.ts'
import type { Debriefer } from '../domain/debrief.ts'
import type { Ingestion } from '../domain/ingestion-run.ts'
import type { PictureSource } from '../domain/picture.ts'
import type { Store } from '../domain/store.ts'
import { createStoryExplainer } from '../group/explain.ts'
import { readLanguageTag } from '../group/language-tag.ts'
import { problemOf } from '../http/errors.ts'
import type { HttpApp } from '../http/service.ts'
import { addPages } from '../pages/pages.ts'
import { userAgentOf } from './process.ts'

interface PageRooms {
  store: Store
  clock: Clock
  debriefer: Debriefer
  ingestion: Ingestion
}

/** @returns what adds the pages to the interface's app, and what ends their fetching of pictures */
export function composePages(config: Config, { store, clock, debriefer, ingestion }: PageRooms) {
  const pictures = createLatePictureSource(async () => {
    const { createPictureSource } = await import('../feeds/pictures.ts')
    return createPictureSource({ clock, userAgent: userAgentOf(config), allowPrivate: config.fetchAllowPrivate })
  })
  return {
    add: (app: HttpApp): Promise<void> =>
      addPages(app, {
        stories: store,
        articles: store,
        sources: store,
        runs: store,
        readsBySchedule: config.refreshMinutes > 0,
        ingestion,
        debriefer,
        explainer: createStoryExplainer(),
        readTactics: async (titles) => {
          const { detectTactics } = await import('../neutralize/tactics/tactics.ts')
          return titles.map(detectTactics)
        },
        readLanguage: readLanguageTag,
        pictures,
        readProblem: problemOf,
        clock,
      }),
    close: () => pictures.close(),
  }
}

/** The HTTP client behind pictures takes 5 MB: loaded by the first picture, not by the start. */
function createLatePictureSource(load: () => Promise<PictureSource>): PictureSource {
  let loading: Promise<PictureSource> | null = null
  let loaded: PictureSource | null = null
  return {
    async getPicture(url) {
      loading ??= load()
      loaded = await loading
      return loaded.getPicture(url)
    },
    isMissing: (url) => loaded?.isMissing(url) ?? false,
    close: async () => (await loading)?.close(),
  }
}

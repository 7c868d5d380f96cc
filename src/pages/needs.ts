/** What the pages need of the rest of the service: ports of the domain, handed in by the composition root. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../domain/clock.ts'
import type { Debriefer, TacticEvidence } from '../domain/debrief.ts'
import type { FeedSourceStore } from '../domain/feed-source.ts'
import type { StoryExplainer } from '../domain/grouping.ts'
import type { Ingestion, IngestionStore } from '../domain/ingestion-run.ts'
import type { PictureSource } from '../domain/picture.ts'
import type { ArticleStore } from '../domain/store.ts'
import type { StoryStore } from '../domain/story-group.ts'
import type { AssetSet } from './assets.ts'

export interface PageNeeds {
  stories: StoryStore
  articles: ArticleStore
  sources: FeedSourceStore
  runs: Pick<IngestionStore, 'getRun' | 'lastIngestionAt' | 'listRuns'>
  /** Whether runs begin by themselves. */
  readsBySchedule: boolean
  ingestion: Pick<Ingestion, 'refresh'>
  debriefer: Pick<Debriefer, 'systemPrompt' | 'tactics'>
  explainer: StoryExplainer
  /** Where the built-in engine sees tactics in each title as published. */
  readTactics(titles: readonly string[]): Promise<TacticEvidence[][]>
  /** The language of a publisher's title, its summary heard as well; '' where it is not certain. */
  readLanguage(title: string, summary: string): string
  pictures: PictureSource
  /** How any failure is told to a reader; the interface's own table of statuses. */
  readProblem(error: unknown): { status: number; detail: string; retryAfterSeconds: number | null }
  clock: Clock
}

/** The Fastify instance of the interface, to which the pages are added. */
export type PageApp = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypeProvider>

/** What every page is made with. */
export interface PageContext {
  app: PageApp
  needs: PageNeeds
  assets: AssetSet
}

/** What every part of a process shares: its version, its name to publishers, its log. */
import { type Logger, pino } from 'pino'
import packageJson from '../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import type { Clock } from '../domain/clock.ts'

export const VERSION: string = packageJson.version

/** What a test, a replay or a benchmark replaces. */
export interface Overrides {
  clock?: Clock
  logger?: Logger
  /** Sources fetched at once; 1 makes the order of arrival reproducible. */
  fetchConcurrency?: number
  /** How long a stop waits for the language model. */
  modelDrainMs?: number
}

/** Who asks, and where to complain. */
export function userAgentOf({ contact }: Config): string {
  return `Debrief/${VERSION} (+${contact})`
}

/** One JSON object a line on stdout. */
export function createLogger(config: Config): Logger {
  return pino({ level: config.logLevel, timestamp: pino.stdTimeFunctions.isoTime })
}

/** Builds the app for one command and takes it down again, whatever comes in between. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { pino } from 'pino'
import type { App, ListLaying } from '../compose.ts'
import { DomainError } from '../domain/errors.ts'

/** How a command that was told to stop ends: not done. */
const INTERRUPTED = 1

/**
 * What a command does where there is no store yet: 'made' it is; 'needed' by what saves or changes what is in it, so
 * that nobody takes a wrong folder for an empty store, or writes an empty backup over a good one; 'spared' by what
 * answers as well without, from one that is gone with the command.
 */
export type StoreNeed = 'made' | 'needed' | 'spared'

/**
 * Runs a command on the composed app. Logs go to stderr, warnings and worse unless LOG_LEVEL says otherwise, so that
 * stdout holds the answer alone.
 * @param laying when the source list of the settings is laid into the store
 * @param need what happens where there is no store: 'needed' throws DomainError 'not_found'
 * @throws ConfigError on bad settings, and whatever the command throws
 */
export async function withApp(laying: ListLaying, need: StoreNeed, work: (app: App) => Promise<void>): Promise<void> {
  const { compose, isStoreMade, readSettings } = await import('../compose.ts')
  const config = readSettings(process.env)
  const isMissing = need !== 'made' && !isStoreMade(config)
  if (isMissing && need === 'needed') {
    const hint = 'the first start of the service makes one; set DATA_DIR if it lies elsewhere'
    throw new DomainError('not_found', `there is no store in ${config.dataDir}: ${hint}`)
  }
  const level = (process.env.LOG_LEVEL ?? '').trim() === '' ? 'warn' : config.logLevel
  const logger = pino({ level, base: null }, pino.destination({ dest: 2, sync: true }))
  const passing = isMissing && need === 'spared' ? makePassingFolder() : null
  const env = passing === null ? process.env : { ...process.env, DATA_DIR: passing }
  const app = await compose(env, { logger }, laying)
  let closing: Promise<void> | null = null
  const close = () => (closing ??= app.close())
  // To the end: Ctrl-C comes in twice where a launcher passes it on, and a signal that meets no listener would end the
  // process in the midst of closing.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void close().finally(() => process.exit(INTERRUPTED)))
  }
  try {
    await work(app)
  } finally {
    await close()
  }
}

/** Gone with the process, by a signal as well; null where no temporary folder can be made. */
function makePassingFolder(): string | null {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'debrief-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(INTERRUPTED))
    return folder
  } catch {
    return null
  }
}

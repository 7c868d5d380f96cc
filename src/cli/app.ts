/** Builds the app for one command and takes it down again, whatever comes in between. */
import process from 'node:process'
import { pino } from 'pino'
import type { App, ListLaying } from '../compose.ts'

/** How a command that was told to stop ends: not done. */
const INTERRUPTED = 1

/**
 * Runs a command on the composed app. Logs go to stderr, warnings and worse unless LOG_LEVEL says otherwise, so that
 * stdout holds the answer alone.
 * @param laying when the source list of the settings is laid into the store
 * @throws ConfigError on bad settings, and whatever the command throws
 */
export async function withApp(laying: ListLaying, work: (app: App) => Promise<void>): Promise<void> {
  const { compose, readSettings } = await import('../compose.ts')
  const { logLevel } = readSettings(process.env)
  const level = (process.env.LOG_LEVEL ?? '').trim() === '' ? 'warn' : logLevel
  const logger = pino({ level, base: null }, pino.destination({ dest: 2, sync: true }))
  const app = await compose(process.env, { logger }, laying)
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

/** The server's door: reads the environment, serves, and closes gracefully on SIGTERM or SIGINT. */
import { flushCompileCache } from 'node:module'
import process from 'node:process'
import closeWithGrace from 'close-with-grace'
import type { Service } from './compose.ts'
import { ConfigError } from './config.ts'
import { describeError } from './domain/errors.ts'

/** Draining may take 10 s, ending ingestion 8 s more. */
const STOP_DEADLINE_MS = 20_000

/** Serves until a signal comes. Exit codes: 0 stopped, 1 failed, 2 bad settings. */
export async function runService(env: Record<string, string | undefined>): Promise<void> {
  let service: Service | null = null
  // Before anything is opened. A stop during the start abandons it: whatever it has written is whole transactions, and
  // nothing is ingested yet.
  // The library lets go of its own listeners before it takes others: a signal that meets none ends the process.
  dropSignalListeners()
  closeWithGrace({ delay: STOP_DEADLINE_MS, logger: false }, async ({ err }) => {
    dropSignalListeners()
    if (service === null) {
      if (err !== undefined) process.stderr.write(`debrief: could not start: ${describeError(err)}\n`)
      return
    }
    if (err !== undefined) service.logger.error({ err }, 'stopping after a fault')
    await service.close()
  })
  try {
    const { serve } = await import('./compose.ts')
    service = await serve(env)
    // Said only now: whoever waits for it may send a signal at once.
    process.stderr.write(service.url === null ? 'Debrief is ingesting\n' : `Debrief is listening on ${service.url}\n`)
    // Kept for the next start, if start.mjs has turned the cache on.
    flushCompileCache()
  } catch (error) {
    const isBadSetting = error instanceof ConfigError
    const reason = isBadSetting ? `bad settings:\n${error.message}` : `could not start: ${describeError(error)}`
    process.stderr.write(`debrief: ${reason}\n`)
    process.exit(isBadSetting ? 2 : 1)
  }
}

/**
 * Signals do nothing from here on, whoever listened: at first the door, which ends a process that has nothing to close
 * yet; once the service stops, what stops it. Ctrl-C reaches every process of the terminal, and launchers (npm, npx)
 * pass it on as well: one wish to stop comes in twice, and the second would end the process in the midst of its answers.
 */
function dropSignalListeners(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const others = process.listeners(signal)
    // First ours, then theirs away: a signal that meets no listener at all ends the process.
    process.on(signal, () => undefined)
    for (const other of others) process.off(signal, other)
  }
}

if (import.meta.main) await runService(process.env)

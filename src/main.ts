/** The server's door: reads the environment, serves, and closes gracefully on SIGTERM or SIGINT. */
import process from 'node:process'
import closeWithGrace from 'close-with-grace'
import { serve } from './compose.ts'
import { ConfigError } from './config.ts'

const STOP_DEADLINE_MS = 10_000

/** Serves until a signal comes. Exit codes: 0 stopped, 1 failed, 2 bad settings. */
export async function runService(env: Record<string, string | undefined>): Promise<void> {
  try {
    const service = await serve(env)
    closeWithGrace({ delay: STOP_DEADLINE_MS, logger: false }, async ({ err }) => {
      ignoreFurtherSignals()
      if (err !== undefined) service.logger.error({ err }, 'stopping after a fault')
      await service.close()
    })
    // Said only now: whoever waits for it may send a signal at once.
    process.stderr.write(service.url === null ? 'Debrief is ingesting\n' : `Debrief is listening on ${service.url}\n`)
  } catch (error) {
    const isBadSetting = error instanceof ConfigError
    const reason = isBadSetting
      ? `bad settings:\n${error.message}`
      : `could not start: ${error instanceof Error ? error.message : error}`
    process.stderr.write(`debrief: ${reason}\n`)
    process.exit(isBadSetting ? 2 : 1)
  }
}

/**
 * Ctrl-C reaches every process of the terminal, and launchers (npm, npx) pass it on as well: one wish to stop comes
 * in twice. Without this the second would end the process at once, in the midst of its answers.
 */
function ignoreFurtherSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, () => undefined)
  }
}

if (import.meta.main) await runService(process.env)

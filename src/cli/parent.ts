/** What a command owes to the process that started it. */
import process from 'node:process'

const PARENT_CHECK_MS = 500

/**
 * npx starts commands through a shell that dies of a signal without passing it on, which would leave a service, or a
 * run that takes minutes, behind without anybody knowing.
 */
export function stopWithParent(): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS).unref()
}

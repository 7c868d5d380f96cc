/**
 * The operator's door: `debrief <command>`.
 * Answers go to stdout (JSON with --json), everything else to stderr. Exit codes: 0 done, 1 failed, 2 wrong usage or
 * bad settings. Rooms are loaded by the command that needs them, so that `--help` and `group` start at once.
 */
import process from 'node:process'
import { CommanderError } from 'commander'
import { stopWithParent } from './cli/parent.ts'
import { createProgram } from './cli/program.ts'
import { note, UsageError } from './cli/terminal.ts'
import { ConfigError } from './config.ts'
import { DomainError, describeError } from './domain/errors.ts'

const DONE = 0
const FAILED = 1
const USAGE = 2

// A reader that has seen enough (`debrief feeds list | head -1`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(DONE)
  note(`debrief: stdout cannot be written (${error.code ?? error.message})`)
  process.exit(FAILED)
})

if (process.env.npm_command === 'exec') stopWithParent()

process.exitCode = await run(process.argv)

async function run(argv: string[]): Promise<number> {
  try {
    await createProgram().parseAsync(argv)
    return Number(process.exitCode ?? DONE)
  } catch (error) {
    return report(error)
  }
}

/** Says what went wrong, once, and which exit code that is. */
function report(error: unknown): number {
  // Commander has printed its message, or the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : USAGE
  if (error instanceof ConfigError) {
    note(`debrief: bad settings:\n${error.message}`)
    return USAGE
  }
  if (error instanceof UsageError) {
    note(`debrief: ${error.message}`)
    return USAGE
  }
  if (error instanceof DomainError)
    note(`debrief: ${error.field === undefined ? '' : `${error.field}: `}${describeError(error)}`)
  else note(`debrief: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  return FAILED
}

/**
 * The operator's door: `debrief <command>`.
 * Answers go to stdout (JSON with --json), everything else to stderr. Exit codes: 0 done, 1 failed, 2 wrong usage or
 * bad settings. Rooms are loaded by the command that needs them, so that `--help` and `group` start at once.
 */
import process from 'node:process'
import { Command, CommanderError } from 'commander'
import packageJson from '../package.json' with { type: 'json' }
import { addArchiveCommands } from './cli/archive.ts'
import { addCheckCommand } from './cli/check.ts'
import { addFeedCommands } from './cli/feeds.ts'
import { addGroupCommand } from './cli/group.ts'
import { addHeadlineCommands } from './cli/headlines.ts'
import { addKeyCommands } from './cli/keys.ts'
import { stopWithParent } from './cli/parent.ts'
import { addServiceCommands } from './cli/service.ts'
import { note, UsageError } from './cli/terminal.ts'
import { addWebhookCommands } from './cli/webhooks.ts'
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

function createProgram(): Command {
  const program = new Command('debrief')
    .description('Takes the hype out of headlines: runs the service and everything around it.')
    .version(packageJson.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .addHelpText(
      'after',
      '\nSettings come from the environment: docs/configuration.md. Exit codes: 0 done, 1 failed, 2 usage.',
    )
    .showHelpAfterError('(debrief --help lists the commands, debrief <command> --help explains one)')
    // Commander would end the process itself, with 1 for wrong usage.
    .exitOverride()
  addServiceCommands(program)
  addHeadlineCommands(program)
  addKeyCommands(program)
  const feeds = addFeedCommands(program)
  addCheckCommand(feeds)
  addWebhookCommands(program)
  addGroupCommand(program)
  addArchiveCommands(program)
  return program
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

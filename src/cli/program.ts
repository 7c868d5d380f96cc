/** All commands of `debrief` together, with what each takes. */
import { Command } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { addArchiveCommands } from './archive.ts'
import { addCheckCommand } from './check.ts'
import { addFeedCommands } from './feeds.ts'
import { addGroupCommand } from './group.ts'
import { addHeadlineCommands } from './headlines.ts'
import { addKeyCommands } from './keys.ts'
import { addServiceCommands } from './service.ts'
import { addWebhookCommands } from './webhooks.ts'

/** docs/operating.md names every command and option of it; a test holds it to that. */
export function createProgram(): Command {
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

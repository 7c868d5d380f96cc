/** `debrief keys …`: API keys issued, listed, rotated and revoked; requests for keys reviewed. */
import { type Command, InvalidArgumentError } from 'commander'
import type { ApiKey, KeyRequest } from '../domain/api-key.ts'
import { toTimestamp } from '../domain/clock.ts'
import { withApp } from './app.ts'
import { parseId } from './input.ts'
import { printJson, printLines, printTable } from './terminal.ts'

interface Json {
  json?: boolean
}

/** As the key desk has it. */
const LONGEST_NAME = 100
const STATUSES = ['pending', 'approved', 'rejected'] as const

export function addKeyCommands(program: Command): void {
  const keys = program.command('keys').description('API keys for POST /api/debrief.')
  keys
    .command('create')
    .description('Make a key. It is shown this once; only its hash is kept.')
    .requiredOption('--name <name>', 'whose key it is', parseName)
    .option('--json', 'print {id, name, key}')
    .action(createKey)
  keys
    .command('list')
    .description('All keys, revoked ones too.')
    .option('--json', 'print a JSON array')
    .action(listKeys)
  keys
    .command('revoke')
    .description('End a key at once.')
    .argument('<id>', 'id of the key', parseId)
    .option('--json', 'print the key as JSON')
    .action(revokeKey)
  keys
    .command('rotate')
    .description('Replace a key by a new one, shown this once.')
    .argument('<id>', 'id of the key', parseId)
    .option('--grace-hours <hours>', 'how long the old key still works, 0 to 720', parseGraceHours, 0)
    .option('--json', 'print {id, name, key, old_key_ends_at}')
    .action(rotateKey)
  keys
    .command('requests')
    .description('Requests for a key, waiting ones unless told otherwise.')
    .option('--status <status>', `${STATUSES.join(', ')} or all`, parseStatus, 'pending')
    .option('--json', 'print a JSON array')
    .action(listRequests)
  for (const [name, status, description] of [
    ['approve', 'approved', 'Grant a request; the requester collects the key.'],
    ['reject', 'rejected', 'Turn a request down.'],
  ] as const) {
    keys
      .command(name)
      .description(description)
      .argument('<id>', 'id of the request')
      .option('--json', 'print the request as JSON')
      .action((id: string, options: Json) => decideRequest(id, status, options))
  }
}

async function createKey({ name, json }: Json & { name: string }): Promise<void> {
  await withApp('never', 'made', async ({ desk }) => {
    const created = await desk.createKey(name)
    if (json) await printJson({ id: created.id, name: created.name, key: created.key })
    else await printLines([`Key ${created.id} for ${created.name}, shown this once:`, created.key])
  })
}

async function listKeys({ json }: Json): Promise<void> {
  await withApp('never', 'spared', async ({ desk, clock }) => {
    const keys = await desk.listKeys()
    if (json) return printJson(keys.map((await wire()).presentApiKey))
    const now = clock.now()
    await printTable(
      ['ID', 'NAME', 'PREFIX', 'STATE', 'CREATED', 'LAST USED'],
      keys.map((key) => [
        String(key.id),
        key.name,
        key.prefix,
        describeState(key, now),
        describeDay(key.createdAt),
        describeDay(key.lastUsedAt),
      ]),
    )
  })
}

async function revokeKey(id: number, { json }: Json): Promise<void> {
  await withApp('never', 'needed', async ({ desk }) => {
    const key = await desk.revokeKey(id)
    if (json) await printJson((await wire()).presentApiKey(key))
    else await printLines([`Key ${key.id} (${key.name}) is revoked.`])
  })
}

async function rotateKey(id: number, { graceHours, json }: Json & { graceHours: number }): Promise<void> {
  await withApp('never', 'needed', async ({ desk }) => {
    const successor = await desk.rotateKey(id, graceHours)
    const endsAt = toTimestamp(successor.oldKeyEndsAt)
    if (json) {
      const { id: newId, name, key } = successor
      return printJson({ id: newId, name, key, old_key_ends_at: endsAt })
    }
    await printLines([
      `Key ${successor.id} for ${successor.name}, shown this once:`,
      successor.key,
      `Key ${id} works until ${endsAt}.`,
    ])
  })
}

async function listRequests({ status, json }: Json & { status: KeyRequest['status'] | 'all' }): Promise<void> {
  await withApp('never', 'spared', async ({ desk }) => {
    const requests = await desk.listRequests(status === 'all' ? null : status)
    if (json) return printJson(requests.map((await wire()).presentKeyRequest))
    await printTable(
      ['ID', 'STATUS', 'ASKED', 'NAME', 'EMAIL', 'INTENDED USE'],
      requests.map((request) => [
        request.id,
        request.collectedAt === null ? request.status : 'collected',
        describeDay(request.requestedAt),
        request.name,
        request.email,
        request.intendedUse,
      ]),
    )
  })
}

async function decideRequest(id: string, status: 'approved' | 'rejected', { json }: Json): Promise<void> {
  await withApp('never', 'needed', async ({ desk }) => {
    const request = await desk.decideRequest(id, status)
    if (json) await printJson((await wire()).presentKeyRequest(request))
    else await printLines([`The request of ${request.name} is ${request.status}.`])
  })
}

/** The presenters of the admin routes: a key looks the same through every door. Loaded late, as all of http/ is. */
function wire() {
  return import('../http/wire/key.ts')
}

function describeState(key: ApiKey, now: Date): string {
  if (key.revokedAt === null) return 'active'
  return key.revokedAt > now ? `until ${key.revokedAt.toISOString().slice(0, 16)}Z` : 'revoked'
}

function describeDay(time: Date | null): string {
  return time === null ? 'never' : time.toISOString().slice(0, 10)
}

function parseName(text: string): string {
  if (text.trim() === '' || [...text].length > LONGEST_NAME) {
    throw new InvalidArgumentError(`It must be 1 to ${LONGEST_NAME} characters.`)
  }
  return text
}

function parseGraceHours(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 720) {
    throw new InvalidArgumentError('It must be a whole number from 0 to 720.')
  }
  return Number(text)
}

function parseStatus(text: string): string {
  if (![...STATUSES, 'all'].includes(text)) throw new InvalidArgumentError(`It must be ${STATUSES.join(', ')} or all.`)
  return text
}

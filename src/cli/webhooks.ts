/** `debrief webhooks …`: addresses that are told what happens: added, listed, tried, switched, removed. */
import process from 'node:process'
import type { Command } from 'commander'
import { DomainError } from '../domain/errors.ts'
import { WEBHOOK_EVENTS, type Webhook } from '../domain/webhook.ts'
import { withApp } from './app.ts'
import { parseId } from './input.ts'
import { printJson, printLines, printTable, UsageError } from './terminal.ts'

interface Json {
  json?: boolean
}

/** What a failed test ends with, so that a script notices. */
const FAILED = 1

export function addWebhookCommands(program: Command): void {
  const webhooks = program.command('webhooks').description('Addresses that are told what happens to stories.')
  webhooks
    .command('add')
    .description('Add an address. The secret that signs its messages is shown this once.')
    .argument('<url>', 'http or https address')
    .requiredOption('--name <name>', 'what you know it by')
    .option('--event <event...>', `${WEBHOOK_EVENTS.join(', ')}; all if left out`)
    .option('--json', 'print the webhook and its secret as JSON')
    .action(addWebhook)
  webhooks
    .command('list')
    .description('All webhooks, and how delivery to them goes.')
    .option('--json', 'print a JSON array')
    .action(listWebhooks)
  for (const [name, isOn, description] of [
    ['enable', true, 'Switch a webhook on again; its failures are forgotten.'],
    ['disable', false, 'Switch a webhook off; what waits for it is forgotten.'],
  ] as const) {
    webhooks
      .command(name)
      .description(description)
      .argument('<id>', 'id of the webhook', parseId)
      .option('--json', 'print the webhook as JSON')
      .action((id: number, options: Json) => switchWebhook(id, isOn, options))
  }
  webhooks
    .command('remove')
    .description('Remove a webhook and what waits for it.')
    .argument('<id>', 'id of the webhook', parseId)
    .option('--json', 'print the webhook as it was')
    .action(removeWebhook)
  webhooks
    .command('test')
    .description('Send a message of type webhook.test now. Exit code 1 when it was not taken.')
    .argument('<id>', 'id of the webhook', parseId)
    .option('--json', 'print {is_delivered, status, reason, elapsed_ms}')
    .action(testWebhook)
}

async function addWebhook(url: string, { name, event = [], json }: Json & { name: string; event?: string[] }) {
  await withApp('never', 'made', async ({ webhooks }) => {
    const { webhook, secret } = await webhooks.add({ name, url, events: event }).catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.code !== 'invalid') throw error
      throw new UsageError(`${error.field}: ${error.message}`)
    })
    if (json) return printJson({ ...(await wire()).presentWebhook(webhook), secret })
    await printLines([
      `Webhook ${webhook.id} (${webhook.name}) is told of ${webhook.events.join(', ')}.`,
      'Its messages are signed with this secret, shown this once:',
      secret,
    ])
  })
}

async function listWebhooks({ json }: Json): Promise<void> {
  await withApp('never', 'spared', async ({ webhooks }) => {
    const list = await webhooks.list()
    if (json) return printJson(list.map((await wire()).presentWebhook))
    await printTable(
      ['ID', 'NAME', 'STATE', 'WAITING', 'DROPPED', 'LAST ERROR', 'EVENTS', 'ADDRESS'],
      list.map((webhook) => [
        String(webhook.id),
        webhook.name,
        describeState(webhook),
        String(webhook.waiting),
        String(webhook.dropped),
        webhook.lastError ?? '',
        webhook.events.join(' '),
        webhook.url,
      ]),
    )
  })
}

async function switchWebhook(id: number, isOn: boolean, { json }: Json): Promise<void> {
  await withApp('never', 'needed', async ({ webhooks }) => {
    await show(await webhooks.switch(id, isOn), json, isOn ? 'on' : 'off')
  })
}

async function removeWebhook(id: number, { json }: Json): Promise<void> {
  await withApp('never', 'needed', async ({ webhooks }) => show(await webhooks.remove(id), json, 'removed'))
}

async function testWebhook(id: number, { json }: Json): Promise<void> {
  await withApp('never', 'needed', async ({ webhooks }) => {
    const attempt = await webhooks.test(id)
    if (!attempt.isDelivered) process.exitCode = FAILED
    if (json) return printJson((await wire()).presentAttempt(attempt))
    const outcome = attempt.isDelivered ? `taken, with status ${attempt.status}` : `not taken: ${attempt.reason}`
    await printLines([`The message was ${outcome} (${attempt.elapsedMs} ms).`])
  })
}

/** The presenters of the admin routes. Loaded late, as all of http/ is. */
function wire() {
  return import('../http/wire/webhook.ts')
}

async function show(webhook: Webhook, json: boolean | undefined, state: string): Promise<void> {
  if (json) await printJson((await wire()).presentWebhook(webhook))
  else await printLines([`Webhook ${webhook.id} (${webhook.name}) is ${state}.`])
}

function describeState({ offReason, pausedUntil, failuresInARow }: Webhook): string {
  if (offReason !== null) return `off (${offReason})`
  return pausedUntil === null ? 'on' : `failing, ${failuresInARow} in a row`
}

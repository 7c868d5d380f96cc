/** Webhooks of a process: the desk that keeps them, and what delivers their messages where this process ingests. */
import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Clock } from '../domain/clock.ts'
import type { WebhookDesk, WebhookStore } from '../domain/webhook.ts'
import type { Deliverer } from '../webhooks/deliverer.ts'
import { createWebhookDesk } from '../webhooks/desk.ts'
import type { GuardedRoute } from '../webhooks/post.ts'
import { userAgentOf } from './process.ts'
import { sparingly } from './sparingly.ts'

const POLL_MS = 1_000
const CONNECT_MS = 5_000
const HEADER_BYTES = 16 * 1024
/** Webhooks at one host, each in its lane. */
const CONNECTIONS_PER_HOST = 4

/** Whatever lets feeds live on private addresses lets webhooks, too: the operator names both. */
function policyOf(config: Config) {
  return { allowPrivate: config.fetchAllowPrivate }
}

async function openRoute(config: Config): Promise<GuardedRoute & { destroy(): Promise<void> }> {
  const { createGuardedAgent } = await import('../feeds/fetch-connect.ts')
  const { describeFailure } = await import('../feeds/fetch-failure.ts')
  const agent = createGuardedAgent({
    policy: policyOf(config),
    connectMs: CONNECT_MS,
    headerBytes: HEADER_BYTES,
    connections: CONNECTIONS_PER_HOST,
  })
  return { policy: agent.policy, dispatcher: agent.dispatcher, describeFailure, destroy: () => agent.destroy() }
}

/** @returns the desk, and what ends the connections that it made */
export function composeWebhookDesk(
  config: Config,
  store: WebhookStore,
  clock: Clock,
): WebhookDesk & { close(): Promise<void> } {
  let route: ReturnType<typeof openRoute> | null = null
  const desk = createWebhookDesk({
    store,
    clock,
    randomBytes,
    policy: policyOf(config),
    openRoute: () => {
      route ??= openRoute(config)
      return route
    },
    userAgent: userAgentOf(config),
  })
  return { ...desk, close: async () => (await route)?.destroy() }
}

/** @returns what delivers once it is started */
export async function composeDeliverer(
  config: Config,
  store: WebhookStore,
  clock: Clock,
  logger: Logger,
): Promise<Pick<Deliverer, 'start' | 'close'>> {
  const { createDeliverer } = await import('../webhooks/deliverer.ts')
  const { presentHappening } = await import('../http/wire/event.ts')
  const route = await openRoute(config)
  const deliverer = createDeliverer({
    store,
    clock,
    random: Math.random,
    route,
    present: presentHappening,
    userAgent: userAgentOf(config),
    reportFailure: sparingly((error) => logger.error({ err: error }, 'webhooks could not be worked'), clock),
    pollMs: POLL_MS,
  })
  return {
    start: () => deliverer.start(),
    async close() {
      await deliverer.close()
      await route.destroy()
    },
  }
}

/**
 * Opens connections to vetted addresses only. The check and the connection are one step: the addresses that were
 * judged are the addresses that are dialled, so a name that changes its mind in between (DNS rebinding) gains nothing.
 */
import * as dns from 'node:dns/promises'
import type { LookupFunction, Socket } from 'node:net'
import { Agent, buildConnector, type Dispatcher } from 'undici'
import { type AddressPolicy, type HostAddress, isPublicAddress, type ResolveHost, vetHost } from '../domain/address.ts'
import { DomainError } from '../domain/errors.ts'

/** Connects to one of `addresses`, already vetted, speaking TLS where `options` say so; @returns the socket at once. */
export type Dial = (
  options: buildConnector.Options,
  addresses: readonly HostAddress[],
  callback: buildConnector.Callback,
) => Socket

export interface GuardedAgentOptions {
  policy: AddressPolicy
  /** For the name, the connection and TLS together. */
  connectMs: number
  /** Of all headers of one answer. */
  headerBytes: number
  /** To one host at once. @default 1, as is polite */
  connections?: number
  resolve?: ResolveHost | undefined
  dial?: Dial | undefined
}

/** An HTTP client that follows no redirects and sets no deadline but that of connecting: both are its user's. */
export interface GuardedAgent {
  readonly policy: AddressPolicy
  readonly dispatcher: Dispatcher
  /** True when the latest connection to this host was made within our own network. */
  isOwnNetwork(hostname: string): boolean
  /** Ends every request and every connection, also those that are being made. */
  destroy(): Promise<void>
}

/** Shorter than what servers keep a silent connection for, so that they do not close it under a request. */
const KEEP_ALIVE_MS = 4_000
/** Names can be made up without end; beyond this many, what is forgotten counts as public, the stricter of the two. */
const MOST_OWN_HOSTS = 10_000

export function createGuardedAgent(options: GuardedAgentOptions): GuardedAgent {
  const connections: Connections = { open: new Set(), beingMade: new Set() }
  const ownHosts = new Set<string>()
  const noteNetwork = (hostname: string, addresses: readonly HostAddress[]) => {
    ownHosts.delete(hostname)
    if (ownHosts.size >= MOST_OWN_HOSTS) ownHosts.clear()
    if (!addresses.every(({ address }) => isPublicAddress(address))) ownHosts.add(hostname)
  }
  const agent = new Agent({
    connect: createConnector(options, noteNetwork, connections),
    connections: options.connections ?? 1,
    pipelining: 1,
    allowH2: false,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: options.headerBytes,
    // undici's own deadlines are half a second coarse and start anew with every byte.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  return {
    policy: options.policy,
    dispatcher: agent,
    isOwnNetwork: (hostname) => ownHosts.has(hostname.replace(/^\[(.*)\]$/, '$1')),
    async destroy() {
      await agent.destroy()
      for (const giveUp of connections.beingMade) giveUp()
      for (const socket of connections.open) socket.destroy()
    },
  }
}

interface Connections {
  readonly open: Set<Socket>
  /** What ends each attempt. */
  readonly beingMade: Set<() => void>
}

/** @param onVetted told of the addresses before they are dialled */
function createConnector(
  { policy, connectMs, resolve = resolveBySystem, dial = dialPinned }: GuardedAgentOptions,
  onVetted: (hostname: string, addresses: readonly HostAddress[]) => void,
  { open, beingMade }: Connections,
): buildConnector.connector {
  return (options, callback) => {
    let dialled: Socket | null = null
    const settle = (...result: Parameters<buildConnector.Callback>) => {
      if (!beingMade.delete(giveUp)) return
      clearTimeout(lateness)
      if (result[0] !== null) dialled?.destroy()
      callback(...result)
    }
    const giveUp = () => settle(new DomainError('timeout', 'the connection was not made in time'), null)
    const lateness = setTimeout(giveUp, connectMs)
    beingMade.add(giveUp)
    vetHost(options.hostname, policy, resolve).then(
      (addresses) => {
        if (!beingMade.has(giveUp)) return
        onVetted(options.hostname, addresses)
        const socket = dial(options, addresses, settle)
        dialled = socket
        open.add(socket)
        socket.once('close', () => open.delete(socket))
      },
      (error: Error) => settle(error, null),
    )
  }
}

const resolveBySystem: ResolveHost = async (hostname) =>
  (await dns.lookup(hostname, { all: true })).map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))

/** Node asks `lookup` for every name and never for an address, which is then the one that was vetted. */
const dialPinned: Dial = (options, addresses, callback) => {
  const lookup: LookupFunction = (_hostname, { all }, answer) =>
    all ? answer(null, [...addresses]) : answer(null, addresses[0]!.address, addresses[0]!.family)
  const connect = buildConnector({ lookup, allowH2: false, maxCachedSessions: 0, timeout: 0 } as PinnedOptions)
  // Typed as returning nothing; the socket is what lets a late connection be given up.
  return connect(options, callback) as unknown as Socket
}

type PinnedOptions = buildConnector.BuildOptions & { lookup: LookupFunction }

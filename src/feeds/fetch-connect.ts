/**
 * Opens connections to vetted addresses only. The check and the connection are one step: the addresses that were
 * judged are the addresses that are dialled, so a name that changes its mind in between (DNS rebinding) gains nothing.
 */
import * as dns from 'node:dns/promises'
import type { LookupFunction, Socket } from 'node:net'
import { buildConnector } from 'undici'
import { type AddressPolicy, type HostAddress, isPublicAddress, type ResolveHost, vetHost } from '../domain/address.ts'
import { DomainError } from '../domain/errors.ts'

/** Connects to one of `addresses`, already vetted, speaking TLS where `options` say so; @returns the socket at once. */
export type Dial = (
  options: buildConnector.Options,
  addresses: readonly HostAddress[],
  callback: buildConnector.Callback,
) => Socket

export interface ConnectorOptions {
  policy: AddressPolicy
  /** For the name, the connection and TLS together. */
  timeoutMs: number
  resolve?: ResolveHost
  dial?: Dial
}

export interface GuardedConnector {
  /** For the `connect` option of an undici client. */
  connect: buildConnector.connector
  /** True when the latest connection to this host was made within our own network. */
  isOwnNetwork(hostname: string): boolean
  /** Ends every connection made, also those that undici does not know yet. */
  destroyAll(): void
}

/** Names can be made up without end; beyond this many, what is forgotten counts as public, the stricter of the two. */
const MOST_OWN_HOSTS = 10_000

export function createGuardedConnector({
  policy,
  timeoutMs,
  resolve = resolveBySystem,
  dial = dialPinned,
}: ConnectorOptions): GuardedConnector {
  const open = new Set<Socket>()
  const ownHosts = new Set<string>()

  const noteNetwork = (hostname: string, addresses: readonly HostAddress[]) => {
    ownHosts.delete(hostname)
    if (ownHosts.size >= MOST_OWN_HOSTS) ownHosts.clear()
    if (!addresses.every(({ address }) => isPublicAddress(address))) ownHosts.add(hostname)
  }

  const connect: buildConnector.connector = (options, callback) => {
    let dialled: Socket | null = null
    let isSettled = false
    const settle = (...result: Parameters<buildConnector.Callback>) => {
      if (isSettled) return
      isSettled = true
      clearTimeout(deadline)
      if (result[0] !== null) dialled?.destroy()
      callback(...result)
    }
    const deadline = setTimeout(
      () => settle(new DomainError('timeout', 'the connection was not made in time'), null),
      timeoutMs,
    )
    vetHost(options.hostname, policy, resolve).then(
      (addresses) => {
        if (isSettled) return
        noteNetwork(options.hostname, addresses)
        const socket = dial(options, addresses, settle)
        dialled = socket
        open.add(socket)
        socket.once('close', () => open.delete(socket))
      },
      (error: Error) => settle(error, null),
    )
  }

  return {
    connect,
    isOwnNetwork: (hostname) => ownHosts.has(hostname.replace(/^\[(.*)\]$/, '$1')),
    destroyAll() {
      for (const socket of open) socket.destroy()
    },
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

/**
 * Which addresses this service may connect to when somebody else names them: a feed list, a redirect, a webhook.
 * Pure. Only addresses of the public internet pass; everything that could reach this machine, its network or its
 * cloud's metadata is refused. Why here, and why with ipaddr.js: docs/decisions/0015-address-guard.md
 */
import ipaddr from 'ipaddr.js'
import { DomainError } from './errors.ts'

export interface AddressPolicy {
  /** Loopback and private addresses, intranet names and any port. Link-local and metadata stay refused. */
  allowPrivate: boolean
}

export interface HostAddress {
  address: string
  family: 4 | 6
}

/** Every address of a name, as the system resolves it. Rejects when there is none. */
export type ResolveHost = (hostname: string) => Promise<HostAddress[]>

/** Where an address was read: written into a URL, or answered by a name server. */
type Origin = 'written' | 'resolved'

type Kind = 'public' | 'private' | 'loopback' | 'link-local' | 'metadata' | 'reserved'

const PUBLIC_PORTS: readonly number[] = [80, 443]

/** Addresses under which clouds hand out credentials; some lie in public or private ranges. */
const METADATA_ADDRESSES = new Set(
  [
    '169.254.169.254',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    'fd00:ec2::254',
    'fd20:ce::254',
    'fd00:42::42',
  ].map((address) => ipaddr.parse(address).toString()),
)
const METADATA_NAMES = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'instance-data',
  'instance-data.ec2.internal',
])
const PRIVATE_SUFFIXES = ['localhost', 'local', 'internal', 'localdomain', 'home.arpa'] as const

/** Global unicast is all that IANA has given out for the public internet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
/** What DNS64 makes of the IPv4 address of a name, in networks without IPv4 (RFC 6052). */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

const KINDS: Record<string, Kind> = {
  unicast: 'public',
  private: 'private',
  uniqueLocal: 'private',
  carrierGradeNat: 'private',
  loopback: 'loopback',
  linkLocal: 'link-local',
}

/**
 * Judges everything about a URL that shows before any name is resolved.
 * @param url parsed by the WHATWG rules, which fold the odd spellings of an address into one
 * @throws DomainError 'invalid' with a sentence that names no password and no internal address
 */
export function checkUrl(url: URL, policy: AddressPolicy): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') refuse('only http and https addresses are fetched')
  if (url.username !== '' || url.password !== '') refuse('the address carries a user name or a password')
  const hostname = bareHostname(url.hostname)
  if (parseAddress(hostname)) checkAddress(hostname, policy, 'written')
  else checkName(hostname, policy)
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  if (!policy.allowPrivate && !PUBLIC_PORTS.includes(port)) refuse(`port ${port} is not one of the web`)
}

/**
 * Resolves a host and judges every address it has; to be called at the moment of connecting, so that no name can
 * point elsewhere between check and use. Connect to what is returned and to nothing else.
 * @throws DomainError 'invalid' when the host, or any one of its addresses, is not allowed; whatever `resolve` throws
 */
export async function vetHost(hostname: string, policy: AddressPolicy, resolve: ResolveHost): Promise<HostAddress[]> {
  const bare = bareHostname(hostname)
  const address = parseAddress(bare)
  if (address !== null) {
    checkAddress(bare, policy, 'written')
    return [{ address: address.toString(), family: address.kind() === 'ipv4' ? 4 : 6 }]
  }
  checkName(bare, policy)
  const addresses = await resolve(bare)
  if (addresses.length === 0) refuse('the name has no address')
  for (const { address } of addresses) checkAddress(address, policy, 'resolved')
  return addresses
}

/** @param address as a name server answered it */
export function isPublicAddress(address: string): boolean {
  return kindOf(address, 'resolved') === 'public'
}

/** True for the addresses and names of this very machine. */
export function isLoopback(hostname: string): boolean {
  const bare = bareHostname(hostname)
  return parseAddress(bare) ? kindOf(bare, 'written') === 'loopback' : hasSuffix(bare, 'localhost')
}

/** True for a name that its owner can have lead to any machine, this one too: not for an address, nor for localhost. */
export function isRebindable(hostname: string): boolean {
  const bare = bareHostname(hostname)
  return parseAddress(bare) === null && !hasSuffix(bare, 'localhost')
}

function checkName(name: string, policy: AddressPolicy): void {
  if (name === '' || name.split('.').includes('') || name.includes('%')) refuse('the host name is not valid')
  if (METADATA_NAMES.has(name)) refuse('the name is that of a cloud metadata service')
  if (!policy.allowPrivate && PRIVATE_SUFFIXES.some((suffix) => hasSuffix(name, suffix))) {
    refuse('the name belongs to this machine or its own network')
  }
}

function checkAddress(address: string, policy: AddressPolicy, origin: Origin): void {
  const kind = kindOf(address, origin)
  if (kind === 'public' || (policy.allowPrivate && (kind === 'private' || kind === 'loopback'))) return
  refuse(
    kind === 'private' || kind === 'loopback'
      ? `the host has a ${kind} address, and those are not allowed`
      : `the host has a ${kind} address`,
  )
}

function kindOf(text: string, origin: Origin): Kind {
  // A zone (fe80::1%eth0) picks an interface of this machine: nothing public has one.
  const parsed = text.includes('%') ? null : parseAddress(text)
  if (parsed === null) return 'reserved'
  const address = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : parsed
  if (METADATA_ADDRESSES.has(address.toString())) return 'metadata'
  if (address instanceof ipaddr.IPv6) {
    // Written into a URL it only serves to hide an address; answered by a name server it is how an IPv6-only
    // network reaches the IPv4 internet, and counts as the address inside.
    if (origin === 'resolved' && address.match(NAT64)) return kindOf(embeddedIPv4(address), origin)
    const kind = KINDS[address.range()] ?? 'reserved'
    return kind === 'public' && !address.match(GLOBAL_UNICAST) ? 'reserved' : kind
  }
  return KINDS[address.range()] ?? 'reserved'
}

/**
 * IPv6 is spelt out by the URL parser first: ipaddr.js takes the `::8.8.8.8` in which resolvers write ::/96 for
 * `::ffff:8.8.8.8`, which is another address.
 */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const spelt = text.includes(':') ? URL.parse(`http://[${text.split('%', 1)[0]}]/`)?.hostname.slice(1, -1) : text
  return spelt !== undefined && ipaddr.isValid(spelt) ? ipaddr.parse(spelt) : null
}

function embeddedIPv4(address: ipaddr.IPv6): string {
  return address.toByteArray().slice(12).join('.')
}

/** Lower case, without the brackets of an IPv6 literal and without one closing dot. */
function bareHostname(hostname: string): string {
  return hostname
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
}

function hasSuffix(name: string, suffix: string): boolean {
  return name === suffix || name.endsWith(`.${suffix}`)
}

function refuse(reason: string): never {
  throw new DomainError('invalid', `refused: ${reason}`)
}

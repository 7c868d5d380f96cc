/**
 * Folds a caller's address to what a limit per address may count: an IPv4 address as it is, an IPv6 address to its
 * /64, because whoever has one IPv6 address usually has all of those.
 */
import ipaddr from 'ipaddr.js'

/** @returns the text of the address or network; addresses that cannot be read all count as one */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address) // reads ::ffff:192.0.2.1 as the IPv4 address it is
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return prefixOf(parsed, 4)
}

/**
 * The larger network that one party may hold whole: an IPv4 address as its /24, an IPv6 address as its /48, which
 * providers give to a single site.
 * @returns the text of the network; addresses that cannot be read all count as one
 */
export function siteOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv6) return prefixOf(parsed, 3)
  return `${parsed.octets.slice(0, 3).join('.')}.0/24`
}

function prefixOf(address: ipaddr.IPv6, parts: number): string {
  const network = address.parts.slice(0, parts).map((part) => part.toString(16))
  return `${network.join(':')}::/${parts * 16}`
}

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
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

import { isIP } from 'node:net'

/** Prefix length in groups (/64): one client usually has a whole /64 network. */
const NETWORK_GROUPS = 4

/** The groups of an IPv6 address, expanded. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => parseInt(group, 16).toString(16))
}

/**
 * A shopper's network address for rate limits: an IPv4 address, or the network of an IPv6 one.
 * @param header written by the reverse proxy, a single address
 * @returns empty for an invalid address
 */
export function clientAddress(header: string | null): string {
  const address = (header ?? '').trim().replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(address)
  if (version === 4) return address
  return version === 6 ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : ''
}

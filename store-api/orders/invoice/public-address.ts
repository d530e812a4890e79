import { BlockList, isIP } from 'node:net'

/** Of version 4: this machine, networks of one's own, of a provider, of documents, and addresses of many (RFC 6890). */
const OWN_4 = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
]

/** Of version 6: whatever is not 2000::/3, and of that what stands for addresses of version 4, or for documents. */
const OWN_6 = ['::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16 3fff::/20']

/** Lists of their own: a range of version 6 would hold every address of version 4, too. */
function toList(ranges: readonly string[], type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges.join(' ').split(' ')) {
    const [first = '', bits] = range.split('/')
    list.addSubnet(first, Number(bits), type)
  }
  return list
}

const LISTS = { 4: toList(OWN_4, 'ipv4'), 6: toList(OWN_6, 'ipv6') } as const

/** Whether an address is of the public internet: neither this machine, nor its network, nor one for something special. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !LISTS[4].check(address, 'ipv4')
  return family === 6 && !LISTS[6].check(address, 'ipv6')
}

import { pictureUrl } from '../format/picture'

/** Fields of the contract that hold a picture's address. */
const FIELDS: ReadonlySet<string> = new Set(['imageUrl', 'logo'])

function addressesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(addressesIn)
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) =>
    FIELDS.has(name) && typeof value === 'string' ? [value] : addressesIn(value),
  )
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

/**
 * Hosts that the addresses of pictures name and that are not asked for them, each with the one asked in its place.
 * @param replies of the store API, as they came
 * @param origin of the shop, for addresses that lead to itself
 */
export function replacedHosts(replies: unknown[], { base, origin }: { base: string; origin: string }) {
  const absolute = addressesIn(replies).filter((address) => /^https?:/i.test(address.trim()))
  const pairs = absolute.map((address) => [
    originOf(address.trim()),
    originOf(new URL(pictureUrl(address, base), origin).href),
  ])
  return Object.fromEntries(pairs.filter(([named, asked]) => named && named !== asked)) as Record<string, string>
}

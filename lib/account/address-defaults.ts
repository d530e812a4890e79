import type { Address } from '../../contract/entities/address'

/** What an address can be the default for. */
export const DEFAULT_KINDS = ['shipping', 'billing'] as const
export type DefaultKind = (typeof DEFAULT_KINDS)[number]

/** The field that says so. */
export const DEFAULT_FIELD = { shipping: 'isDefaultShipping', billing: 'isDefaultBilling' } as const

const rank = (address: Address) => Number(address.isDefaultShipping) * 2 + Number(address.isDefaultBilling)

/** As the store API sorts: the default addresses first. The others keep their order, the newest first. */
const sorted = (book: readonly Address[]): Address[] => book.toSorted((one, other) => rank(other) - rank(one))

/** The book as it will be when an address has become a default: there is exactly one of each kind. */
export function withDefault(book: readonly Address[], id: string, kind: DefaultKind): Address[] {
  if (!book.some((address) => address.id === id)) return [...book]
  return sorted(book.map((address) => ({ ...address, [DEFAULT_FIELD[kind]]: address.id === id })))
}

/**
 * The book as it will be without an address. The newest that is left takes its defaults; which one of the addresses
 * that are a default already is newer is not in the list: the store's own list has the last word.
 */
export function withoutAddress(book: readonly Address[], id: string): Address[] {
  const removed = book.find((address) => address.id === id)
  const left = book.filter((address) => address.id !== id)
  const heir = left.find((address) => rank(address) === 0) ?? left[0]
  if (!removed || !heir || rank(removed) === 0) return left
  const { isDefaultShipping, isDefaultBilling } = removed
  const inherit = (address: Address): Address => ({
    ...address,
    isDefaultShipping: address.isDefaultShipping || isDefaultShipping,
    isDefaultBilling: address.isDefaultBilling || isDefaultBilling,
  })
  return sorted(left.map((address) => (address === heir ? inherit(address) : address)))
}

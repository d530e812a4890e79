import type { Address } from '../../contract/entities/address'

/** The kinds of default address. */
export const DEFAULT_KINDS = ['shipping', 'billing'] as const
export type DefaultKind = (typeof DEFAULT_KINDS)[number]

/** The field that marks a default of each kind. */
export const DEFAULT_FIELD = { shipping: 'isDefaultShipping', billing: 'isDefaultBilling' } as const

const rank = (address: Address) => Number(address.isDefaultShipping) * 2 + Number(address.isDefaultBilling)

/** Sorts as the store API does: default addresses first, the others in their order, newest first. */
const sortBook = (book: readonly Address[]): Address[] => book.toSorted((one, other) => rank(other) - rank(one))

/** The address book after an address becomes a default: each kind has exactly one. */
export function withDefault(book: readonly Address[], id: string, kind: DefaultKind): Address[] {
  if (!book.some((address) => address.id === id)) return [...book]
  return sortBook(book.map((address) => ({ ...address, [DEFAULT_FIELD[kind]]: address.id === id })))
}

/**
 * The address book after an address is removed. The newest remaining address inherits its defaults. The list does not
 * contain which of the default addresses is newer, so the store API's list replaces this one.
 */
export function withoutAddress(book: readonly Address[], id: string): Address[] {
  const removed = book.find((address) => address.id === id)
  const remaining = book.filter((address) => address.id !== id)
  const newDefault = remaining.find((address) => rank(address) === 0) ?? remaining[0]
  if (!removed || !newDefault || rank(removed) === 0) return remaining
  const { isDefaultShipping, isDefaultBilling } = removed
  const withInheritedDefaults = (address: Address): Address => ({
    ...address,
    isDefaultShipping: address.isDefaultShipping || isDefaultShipping,
    isDefaultBilling: address.isDefaultBilling || isDefaultBilling,
  })
  return sortBook(remaining.map((address) => (address === newDefault ? withInheritedDefaults(address) : address)))
}

import { ADDRESS_PATH } from '../paths'
import type { Address } from '../../contract/entities/address'
import { LIMITS } from '../../contract/limits'

/** The address book with the form of a new address. */
export const ADD_ADDRESS_PATH = `${ADDRESS_PATH}?add`

/** The address book with the form of an address. */
export const editAddressPath = (id: string): string => `${ADDRESS_PATH}?edit=${encodeURIComponent(id)}`

/** Fragment of the form, to which a failed submission redirects. */
export const ADDRESS_FORM_ID = 'address-form'

/** Values of `?notice=`, set after a form was sent without JavaScript. */
const ADDRESS_MESSAGES = ['saved', 'removed', 'default', 'failed'] as const
export type AddressMessage = (typeof ADDRESS_MESSAGES)[number]

export const addressMessagePath = (message: AddressMessage): string => `${ADDRESS_PATH}?notice=${message}`

/** The message of a `?notice=` value, or null. */
export const readAddressMessage = (value: unknown): AddressMessage | null =>
  ADDRESS_MESSAGES.find((message) => message === value) ?? null

/** The requested view: the list, or a form. */
export type AddressView = { name: 'list' } | { name: 'add' } | { name: 'edit'; address: Address }

/**
 * The view that an address selects. An address outside the book cannot be changed, and a full book accepts no new one.
 */
export function readView(search: Record<string, unknown>, book: readonly Address[]): AddressView {
  const address = book.find(({ id }) => id === search.edit)
  if (address) return { name: 'edit', address }
  return search.add !== undefined && book.length < LIMITS.addresses ? { name: 'add' } : { name: 'list' }
}

'use client'

import useSWR, { mutate } from 'swr'
import { call } from '../browser/call'
import type { Address } from '../../contract/entities/address'
import type { FormCall } from '../forms/form-definition'
import { type DefaultKind, withDefault, withoutAddress } from './address-defaults'

const fetchAddresses = async () => (await call('GET', ADDRESSES_URL)) as Address[]

// The contract is large, and most customers who view their addresses change nothing.
const loadCalls = () => import('./address-calls')

async function send(prepare: (calls: Awaited<ReturnType<typeof loadCalls>>) => FormCall): Promise<void> {
  const { method, path, body } = prepare(await loadCalls())
  await call(method, path, body)
}

/**
 * The customer's address book in the browser. A change is shown optimistically and undone if it is rejected; then the
 * store's own list replaces it. Rejected changes throw CallError.
 * @param initial as rendered by the server
 */
export function useAddressBook(initial: Address[]) {
  const { data: book = initial } = useSWR<Address[], Error>(ADDRESSES_URL, fetchAddresses, {
    fallbackData: initial,
    shouldRetryOnError: false,
  })

  const change = (applyOptimistically: (book: Address[]) => Address[], sent: Promise<void>) =>
    mutate<Address[], void>(ADDRESSES_URL, sent, {
      optimisticData: (_, current = initial) => applyOptimistically(current),
      populateCache: false,
      rollbackOnError: true,
    })

  return {
    book,
    makeDefault: (address: Address, kind: DefaultKind) =>
      change(
        (current) => withDefault(current, address.id, kind),
        send(({ setDefaultAddressCall }) => setDefaultAddressCall(address, kind)),
      ),
    remove: ({ id }: Address) =>
      change(
        (current) => withoutAddress(current, id),
        send(({ removeAddressCall }) => removeAddressCall(id)),
      ),
  }
}

/** Where the browser reads the address book: through the storefront's proxy. */
export const ADDRESSES_URL = '/api/address'

/** Clears the cached book: the next page that shows it uses the book it was rendered with. */
export const forgetAddresses = () => mutate(ADDRESSES_URL, undefined, { revalidate: false })

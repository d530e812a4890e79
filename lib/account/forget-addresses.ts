import { mutate } from 'swr'

/** Where the browser reads the address book: through the shop's own proxy. */
export const ADDRESSES_URL = '/api/address'

/** Forgets the book: the next page that shows it comes with it as it is then. */
export const forgetAddresses = () => mutate(ADDRESSES_URL, undefined, { revalidate: false })

import 'server-only'
import { cookies } from 'next/headers'
import { GUEST_COOKIE, isGuestCookie } from './cookies'
import type { Caller } from '../../contract/signing'
import { getStoreSettings } from '../data/settings'

/** Whether the visitor chose to order without an account, in this browser and since it was opened. */
export const isGuest = async (): Promise<boolean> => isGuestCookie((await cookies()).get(GUEST_COOKIE)?.value)

/** Whether the caller may order: a customer, or a guest if the store allows guest checkout. */
export async function mayOrder({ token }: Caller): Promise<boolean> {
  if (token) return true
  return (await isGuest()) && (await getStoreSettings()).guestCheckout
}

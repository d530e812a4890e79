import 'server-only'
import { cookies } from 'next/headers'
import type { Caller } from '../contract/signed-headers'
import { getStoreSettings } from '../store/settings'
import { GUEST_COOKIE, isGuestCookie } from './guest'

/** Whether somebody may order: the rule of the guard `auth-checkout`, and the store's own. */
export async function mayOrder({ token }: Caller): Promise<boolean> {
  if (token) return true
  const isGuest = isGuestCookie((await cookies()).get(GUEST_COOKIE)?.value)
  return isGuest && (await getStoreSettings()).guestCheckout
}

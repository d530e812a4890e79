import 'server-only'
import type { Caller } from '../../contract/signing'
import { getStoreSettings } from '../data/settings'
import { isGuest } from './is-guest'

/** Whether somebody may order: the rule of the guard `auth-checkout`, and the store's own. */
export async function mayOrder({ token }: Caller): Promise<boolean> {
  if (token) return true
  return (await isGuest()) && (await getStoreSettings()).guestCheckout
}

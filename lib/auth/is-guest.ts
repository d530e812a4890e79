import 'server-only'
import { cookies } from 'next/headers'
import { GUEST_COOKIE, isGuestCookie } from './guest'

/** Whether the visitor chose to order without an account, in this browser and since it was opened. */
export const isGuest = async (): Promise<boolean> => isGuestCookie((await cookies()).get(GUEST_COOKIE)?.value)

import { getCookie } from 'cookies-next/client'
import { SIGNED_IN_COOKIE } from '../auth/hint'

/** Whether somebody may be signed in on this browser. */
export const isHinted = (): boolean => getCookie(SIGNED_IN_COOKIE) === '1'

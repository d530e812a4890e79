import { getCookie } from 'cookies-next/client'
import { SIGNED_IN_COOKIE } from '../auth/session-signals'

/** Whether the browser may have a session. */
export const hasSessionHint = (): boolean => getCookie(SIGNED_IN_COOKIE) === '1'

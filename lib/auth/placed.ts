import { CHECKOUT_PATH } from '../paths'
import { KEY_PATTERN } from '../../contract/limits'

export const PLACED_COOKIE = 'placed'

/** Long enough to come back from the pay page, in seconds. */
const LIVES = 900

/** Remembers the order a checkout became: whoever goes back from the pay page is led to it. It opens nothing. */
export const placedCookie = (number: string, secure: boolean) => ({
  name: PLACED_COOKIE,
  value: number,
  httpOnly: true,
  maxAge: LIVES,
  path: CHECKOUT_PATH,
  sameSite: 'lax' as const,
  secure,
})

/** The number of that order, or null. */
export const readPlacedCookie = (value: string | undefined): string | null =>
  value !== undefined && KEY_PATTERN.test(value) ? value : null

import { LOGIN_PATH } from '../account/login-path'
import { CHECKOUT_PATH } from './paths'

/** Where the form of guests stands on the login page. */
export const GUEST_ID = 'guest'

/** Whether a login leads to the checkout: then one may go on without an account. */
export const leadsToCheckout = (from: string): boolean => from.split(/[?#]/)[0] === CHECKOUT_PATH

/** The login page, at the form of guests. */
export const guestLoginPage = (from: string): string =>
  `${LOGIN_PATH}?${new URLSearchParams({ from: leadsToCheckout(from) ? from : CHECKOUT_PATH, [GUEST_ID]: '' })}#${GUEST_ID}`

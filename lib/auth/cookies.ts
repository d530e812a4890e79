import { KEY_PATTERN, UUID_PATTERN } from '../../contract/limits'
import { DEVICE_COOKIE_DAYS } from '../limits'
import { CHECKOUT_PATH } from '../paths'

/**
 * `__Host-` binds the cookie to this host: a neighbouring subdomain can set none. Browsers accept it over https only.
 */
export const deviceCookieName = (secure: boolean): string => (secure ? '__Host-uuid' : 'uuid')

const SECONDS_PER_DAY = 86_400

/** The device uuid of a request, or null if its cookie is missing or not a uuid. */
export const readDevice = (cookie: string | undefined): string | null =>
  cookie !== undefined && UUID_PATTERN.test(cookie) ? cookie : null

/** Attributes of the device cookie: 365 days (spec §9), HttpOnly. */
export const deviceCookie = (uuid: string, secure: boolean) => ({
  name: deviceCookieName(secure),
  value: uuid,
  httpOnly: true,
  maxAge: DEVICE_COOKIE_DAYS * SECONDS_PER_DAY,
  path: '/',
  sameSite: 'lax' as const,
  secure,
})

export const GUEST_COOKIE = 'guest'

const GUEST_COOKIE_VALUE = '1'

/** Whether a visitor chose to order without an account. It grants no access: the page checks the store's settings. */
export const isGuestCookie = (value: string | undefined): boolean => value === GUEST_COOKIE_VALUE

/** Attributes of the guest cookie: it ends with the browser session and scripts cannot read it. */
export const guestCookie = (secure: boolean) => ({
  name: GUEST_COOKIE,
  value: GUEST_COOKIE_VALUE,
  httpOnly: true,
  path: '/',
  sameSite: 'lax' as const,
  secure,
})

export const PLACED_COOKIE = 'placed'

/** Long enough to return from the pay page. */
const PLACED_ORDER_TTL_SECONDS = 900

/** The order of the last checkout: the back button on the pay page leads to it. It grants no access. */
export const placedOrderCookie = (number: string, secure: boolean) => ({
  name: PLACED_COOKIE,
  value: number,
  httpOnly: true,
  maxAge: PLACED_ORDER_TTL_SECONDS,
  path: CHECKOUT_PATH,
  sameSite: 'lax' as const,
  secure,
})

/** The number of that order, or null. */
export const readPlacedCookie = (value: string | undefined): string | null =>
  value !== undefined && KEY_PATTERN.test(value) ? value : null

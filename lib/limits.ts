import { LIMITS } from '../contract/limits'

/** The business constants of spec §9 and the limits of the contract, each in one place. */

/** Quantity of one cart line (spec §5). */
export const CART_QUANTITY = LIMITS.quantity

/** The badge shows this number at most (spec §9). */
export const CART_BADGE_CAP = 100

/** The cart is fetched as a single page (spec §7). */
export const CART_PAGE = { page: 1, limit: 1000 } as const

/** Lifetime of the device uuid cookie (spec §9). */
export const DEVICE_COOKIE_DAYS = 365

/** Lifetime of the session cookie; the store API ends an unused session earlier. */
export const SESSION_COOKIE_DAYS = 90

/** The cookie that stores a visitor's consent, and for how long (spec §4 and §9). */
export const COOKIE_CONSENT = { name: 'cookieAgree', value: '1', days: 365 } as const

/** Products on one page of a listing. */
export const LISTING_PAGE_SIZE = 24

/** Delay and duration of the navigation bar, in milliseconds (spec §9). */
export const NAVIGATION_BAR = { delayMs: 200, durationMs: 2000 } as const

/** Products per page of search results (spec §9). */
export const SEARCH_PAGE_SIZE = 12

/** Duration of a toast, and its distance from the window's edge in pixels (spec §9). */
export const TOAST = { durationMs: 3000, offsetPx: 16 } as const

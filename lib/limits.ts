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

/** The bar of a navigation appears after this long and lasts this long, in milliseconds (spec §9). */
export const NAVIGATION_BAR = { throttle: 200, lasts: 2000 } as const

/** Products per page of search results (spec §9). */
export const SEARCH_PAGE_SIZE = 12

/** A toast stays this long, this far from the window's edge (spec §9). */
export const TOAST = { milliseconds: 3000, offset: 16 } as const

import type { CheckoutStep } from '../contract/entities/checkout-fields'

export const LOGIN_PATH = '/login'

/** Where a browser uploads a file of a ticket; below it files are read. */
export const UPLOAD_PATH = '/api/attachment'

/** @param from full path to return to after the login (spec §2) */
export const loginPath = (from: string): string => `${LOGIN_PATH}?from=${encodeURIComponent(from)}`

/** The login page with the message that cookies are required. */
export const COOKIES_PARAMETER = 'cookies'
export const COOKIES_BLOCKED_PATH = `${LOGIN_PATH}?${COOKIES_PARAMETER}=blocked`

/** Never a `from` of the login page (spec §2). */
const AUTH_PATHS: readonly string[] = [LOGIN_PATH, '/register', '/reset-password', '/forgot-password']

export const isAuthPath = (path: string): boolean => AUTH_PATHS.includes(path)

/** Ends a session that the store API refused: a page cannot clear a cookie, a route handler can. */
export const SESSION_LOST_PATH = '/api/session/lost'

export const sessionLostPath = (from: string): string => `${SESSION_LOST_PATH}?from=${encodeURIComponent(from)}`

export const ACCOUNT_PATH = '/account'
export const ADDRESS_PATH = '/account/address'
export const ORDERS_PATH = '/account/orders'
export const MESSAGES_PATH = '/account/messages'
export const TICKETS_PATH = '/account/ticket'

/** The forms of the account overview. The id of each section is the name of its form. */
export type AccountForm = 'profile' | 'password' | 'verification' | 'sessions' | 'logout'

/** The account overview, scrolled to one of its forms, which shows its flash state. */
export const accountFormPath = (form: AccountForm): string => `${ACCOUNT_PATH}?form=${form}#${form}`

export const NEW_TICKET_PATH = `${TICKETS_PATH}/create`

export const ticketPath = (id: string): string => `${TICKETS_PATH}/${id}`

/** A ticket or the ticket list, with the message that a new ticket was sent. @param page path without a query */
export const ticketSentPath = (page: string): string => `${page}?sent=1`

export const isTicketSent = (search: Record<string, unknown>): boolean => search.sent === '1'

export const messagePath = (id: string): string => `${MESSAGES_PATH}/${id}`

export const orderPath = (number: string): string => `${ORDERS_PATH}/${number}`

/** The invoice as a PDF file. */
export const invoicePath = (number: string): string => `/api/order/${number}/invoice`

export const ORDER_TRACK_PATH = '/order-track'

/** Fragment of the tracking result. */
export const ORDER_TRACK_RESULT_ID = 'answer'
export const ORDER_TRACK_RESULT_PATH = `${ORDER_TRACK_PATH}#${ORDER_TRACK_RESULT_ID}`

export const CART_PATH = '/cart'

export const CHECKOUT_PATH = '/checkout'

/** The checkout with one of its steps open. */
export const stepPath = (step: CheckoutStep): string => `${CHECKOUT_PATH}?step=${step}`

/** Fragment of a checkout step. */
export const stepId = (step: CheckoutStep): string => `step-${step}`

/** The confirmation page of an order, with its payment state. */
export const orderConfirmationPath = (number: string): string => `${CHECKOUT_PATH}/order/${encodeURIComponent(number)}`

/** Fragment of the coupon form; as a query parameter, the flash state belongs to that form. */
export const COUPON_ID = 'coupon'

/** Fragment of the list of changed prices and quantities. */
export const CHANGED_ID = 'changed'

/** Fragment and query parameter of the guest form on the login page. */
export const GUEST_ID = 'guest'

/** Whether a login leads to the checkout, where a guest may continue without an account. */
export const isCheckoutTarget = (from: string): boolean => from.split(/[?#]/)[0] === CHECKOUT_PATH

/** The login page, scrolled to the guest form. */
export const guestLoginPath = (from: string): string =>
  `${LOGIN_PATH}?${new URLSearchParams({ from: isCheckoutTarget(from) ? from : CHECKOUT_PATH, [GUEST_ID]: '' })}#${GUEST_ID}`

/**
 * The target of a page's login link: with that page's full path as `from`, unless it is an access page (spec §2).
 * @param path of the address bar; empty while unknown
 * @param search query without its question mark
 * @param hash fragment with its sign, or empty
 */
export function loginPathFrom(path: string, search: string, hash = ''): string {
  if (!path || isAuthPath(path)) return LOGIN_PATH
  return loginPath((search ? `${path}?${search}` : path) + hash)
}

/**
 * The origin of a guard's redirect, with the fragment that the server does not see: browsers carry it over to the login
 * page's address.
 * @param from path of the query; empty for none
 * @param hash fragment the login page was opened with
 */
export const appendHash = (from: string, hash: string): string => (from && !from.includes('#') ? from + hash : from)

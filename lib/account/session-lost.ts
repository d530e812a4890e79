import { mutate } from 'swr'
import { loadCookies } from '../browser/late-cookies'
import { isSubmittingForm } from '../browser/navigation'
import { notifyTabs } from '../browser/tabs'
import { submitDraftForLogin } from '../browser/unsaved-form'
import { CHECKOUT_ROUTES } from '../../contract/checkout-routes'
import type { Reply } from '../../contract/envelope'
import { LOGIN_PATH, loginPathFrom, SESSION_LOST_PATH } from '../paths'

/** A password reset ends the session itself; its result must stay visible. */
const RESET_PATH = '/reset-password'

/** Whether a redirect to the login has started: if several calls fail at once, only the first one redirects. */
let isRedirecting = false

/** No redirect needed: a logout is in progress, a redirect has already started, or the page must stay visible. */
const needsNoRedirect = () => isSubmittingForm() || isRedirecting || location.pathname === RESET_PATH

/**
 * Whether cached data is cleared with the session: all but the checkout, whose entered values are needed after the login.
 */
export const isPersonal = (key: unknown): boolean => key !== CHECKOUT_ROUTES.getCheckout.path

/** Clears the session's cookies, which scripts cannot access. @returns false if the browser has another session by now */
async function endSession(): Promise<boolean> {
  const response = await fetch(SESSION_LOST_PATH, { method: 'POST' }).catch(() => null)
  const reply = (await response?.json().catch(() => null)) as Reply<{ isLost: boolean }> | null | undefined
  return reply?.data?.isLost ?? true
}

/** The pending request, shared by all calls that fail at the same time. */
let pendingEnd: Promise<boolean> | undefined

/**
 * Clears session, user info and cart, and stores the 'Invalid Token' message (spec §4 and §8).
 * @returns false if the browser has another session by now: the refused call carried an older one
 */
export async function clearLostSession(): Promise<boolean> {
  if (isSubmittingForm() || isRedirecting) return true
  const isLost = await (pendingEnd ??= endSession().finally(() => (pendingEnd = undefined)))
  if (!isLost) return false
  await mutate(isPersonal, undefined, { revalidate: false })
  notifyTabs('session')
  const cookie = await loadCookies().catch(() => null)
  if (!needsNoRedirect()) cookie?.setFlashCookie('invalid-token')
  return true
}

/**
 * Opens the login page once after the session was cleared, or reloads it if it is open. It shows the flash message.
 * @param unsavedForm a form whose entered values are kept until after the login
 */
export function redirectToLogin(unsavedForm?: HTMLFormElement | null): void {
  if (needsNoRedirect()) return
  isRedirecting = true
  // A page restored from the back/forward cache may lose another session.
  addEventListener('pageshow', () => (isRedirecting = false), { once: true })
  if (unsavedForm) submitDraftForLogin(unsavedForm)
  else if (location.pathname === LOGIN_PATH) location.reload()
  else location.assign(loginPathFrom(location.pathname, location.search.slice(1), location.hash))
}

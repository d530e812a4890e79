import { mutate } from 'swr'
import { loadCookies } from '../browser/late-cookies'
import { isSubmittingForm } from '../browser/navigation'
import { notifyTabs } from '../browser/tabs'
import { keepBehindLogin } from '../browser/typed-form'
import { CHECKOUT_ROUTES } from '../../contract/checkout-routes'
import type { Reply } from '../../contract/envelope'
import { LOGIN_PATH, loginPathFrom, SESSION_LOST_PATH } from '../paths'

/** A password reset ends the session by itself; its result must stay visible. */
const RESET_PATH = '/reset-password'

/** If the end of a session rejects several calls at once, only the first one redirects. */
let isUnderWay = false

/** No redirect needed: a logout is under way, a redirect has begun already, or the page must stay visible. */
const isNoMatter = () => isSubmittingForm() || isUnderWay || location.pathname === RESET_PATH

/**
 * The checkout is kept for after the login: its forms send the entered values, which an empty checkout would replace.
 */
export const isPersonal = (key: unknown): boolean => key !== CHECKOUT_ROUTES.getCheckout.path

/** Clears the session's cookies, which scripts cannot access. @returns false if the browser has another session by now */
async function endSession(): Promise<boolean> {
  const response = await fetch(SESSION_LOST_PATH, { method: 'POST' }).catch(() => null)
  const reply = (await response?.json().catch(() => null)) as Reply<{ isLost: boolean }> | null | undefined
  return reply?.data?.isLost ?? true
}

/** One request for all calls that are refused at the same time. */
let ending: Promise<boolean> | undefined

/**
 * Clears session, user info and cart, and stores the 'Invalid Token' message (spec §4 and §8).
 * @returns false if the browser has another session by now: the refused call carried an older one
 */
export async function clearLostSession(): Promise<boolean> {
  if (isSubmittingForm() || isUnderWay) return true
  const isLost = await (ending ??= endSession().finally(() => (ending = undefined)))
  if (!isLost) return false
  await mutate(isPersonal, undefined, { revalidate: false })
  notifyTabs('session')
  const cookie = await loadCookies().catch(() => null)
  if (!isNoMatter()) cookie?.setFlashCookie('invalid-token')
  return true
}

/**
 * Opens the login page once after the session was cleared, or reloads it if it is open. It shows the flash message.
 * @param typed a form whose entered values are kept until after the login
 */
export function sessionLost(typed?: HTMLFormElement | null): void {
  if (isNoMatter()) return
  isUnderWay = true
  // A page restored from the back/forward cache may lose another session.
  addEventListener('pageshow', () => (isUnderWay = false), { once: true })
  if (typed) keepBehindLogin(typed)
  else if (location.pathname === LOGIN_PATH) location.reload()
  else location.assign(loginPathFrom(location.pathname, location.search.slice(1), location.hash))
}

import { mutate } from 'swr'
import { loadCookies } from '../browser/late-cookies'
import { isSubmittingForm } from '../browser/navigation'
import { notifyTabs } from '../browser/tabs'
import { keepBehindLogin } from '../browser/typed-form'
import { CHECKOUT_ROUTES } from '../../contract/checkout-routes'
import { LOGIN_PATH, loginPathFrom } from '../paths'

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

/**
 * Clears user info and cart, and stores the 'Invalid Token' message (spec §4 and §8). The proxy's response cleared the
 * session cookie, which scripts cannot access.
 */
export async function clearLostSession(): Promise<void> {
  if (isSubmittingForm() || isUnderWay) return
  await mutate(isPersonal, undefined, { revalidate: false })
  notifyTabs('session')
  const cookie = await loadCookies().catch(() => null)
  if (!isNoMatter()) cookie?.setFlashCookie('invalid-token')
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

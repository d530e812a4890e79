import { mutate } from 'swr'
import { isSubmittingForm } from '../browser/navigation'
import { notifyTabs } from '../browser/tabs'
import { keepBehindLogin } from '../browser/typed-form'
import { CHECKOUT_ROUTES } from '../../contract/checkout-routes'
import { LOGIN_PATH, loginPathFrom } from '../paths'

/** A password reset ends the session by itself; its result must stay visible. */
const RESET_PATH = '/reset-password'

/** Of several calls that a session's end refuses at once, the first one leads away. */
let isUnderWay = false

/** No redirect needed: a logout is under way, a redirect has begun already, or the page must stay visible. */
const isNoMatter = () => isSubmittingForm() || isUnderWay || location.pathname === RESET_PATH

/** A checkout goes on behind the login: its forms send what was typed there, which an empty checkout would replace. */
export const isPersonal = (key: unknown): boolean => key !== CHECKOUT_ROUTES.getCheckout.path

/**
 * Clears user info and cart, and leaves 'Invalid Token' to be said (spec §4 and §8). The session's cookie was cleared by
 * the proxy's response, which no script could do.
 */
export async function clearLostSession(): Promise<void> {
  if (isSubmittingForm() || isUnderWay) return
  await mutate(isPersonal, undefined, { revalidate: false })
  notifyTabs('session')
  const cookie = await import('../browser/flash-cookie').catch(() => null)
  if (!isNoMatter()) cookie?.setFlashCookie('invalid-token')
}

/**
 * Opens the login page once after the session was cleared, or reloads it if it is open. It shows the flash message.
 * @param typed a form whose text waits behind the login
 */
export function sessionLost(typed?: HTMLFormElement | null): void {
  if (isNoMatter()) return
  isUnderWay = true
  // Back by the browser's own memory, the page may lose another session.
  addEventListener('pageshow', () => (isUnderWay = false), { once: true })
  if (typed) keepBehindLogin(typed)
  else if (location.pathname === LOGIN_PATH) location.reload()
  else location.assign(loginPathFrom(location.pathname, location.search.slice(1), location.hash))
}

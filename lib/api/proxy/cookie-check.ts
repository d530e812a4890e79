import 'server-only'
import { COOKIES_BLOCKED_PATH } from '../../account/access-paths'
import { shopPage } from '../../account/safe-from'
import { cartNoticePath } from '../../cart/notices'
import { readCaller } from '../../auth/caller'
import { seePage } from './see-page'
import { formTurnedAway } from './turned-away'

/** What is of no use without cookies: a session, and the cart of a device. */
export type NeedsCookies = 'login' | 'cart'

const COOKIE_CHECK_PATH = '/api/session/cookies'

const BLOCKED: Record<NeedsCookies, string> = {
  login: COOKIES_BLOCKED_PATH,
  cart: cartNoticePath('cookies'),
}

/** One step on the way to a page, for a browser that brought no cookie and was given one: does it bring it now? */
export const cookieCheckPath = (to: string, needs: NeedsCookies): string =>
  `${COOKIE_CHECK_PATH}?${new URLSearchParams({ to, needs })}`

/** Leads on, or to the page that says 'Please allow cookies'. */
export async function answerCookieCheck(request: Request): Promise<Response> {
  const turnedAway = await formTurnedAway(request)
  if (turnedAway) return turnedAway
  const { searchParams } = new URL(request.url)
  const { uuid, token } = await readCaller()
  if (uuid || token) return seePage(shopPage(searchParams.get('to')) ?? '/')
  return seePage(BLOCKED[searchParams.get('needs') === 'login' ? 'login' : 'cart'])
}

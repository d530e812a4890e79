import 'server-only'
import { randomUUID } from 'node:crypto'
import { CALLS } from '../../../contract/calls'
import type { Login, UserInfo } from '../../../contract/entities/user'
import type { Caller } from '../../../contract/signing'
import { safeReturnPath, parseShopPath } from '../../account/safe-redirect'
import { readCaller } from '../../auth/caller'
import { isGuest } from '../../auth/guest-checkout'
import { setKnownDevice, readKnownDevice } from '../../auth/known-device'
import { beginSession, loginAfterUnauthorized, forgetLostSession, forgetSession } from '../../auth/session-lifecycle'
import { isSignedIn } from '../../data/account'
import { cartMessagePath } from '../../cart/messages'
import { COOKIES_BLOCKED_PATH } from '../../paths'
import { log } from '../../telemetry/log'
import { isRefusal, isUnauthorized } from '../api-error'
import { readResponse } from '../read-response'
import { storeApi } from '../store-api'
import { jsonReply, refusal, seeOther } from './bodies'
import { isSameOrigin, setDevice } from './caller'
import { rejectCall, rejectForm } from './request-guard'

/**
 * Logs in and begins the session. The cart is merged under the device's old uuid; the token is bound to a new one. Only
 * the customer of the store API's reply is passed on; the token stays in the encrypted cookie.
 * @param body as the contract's login defines it
 * @throws ApiError with the store API's message
 */
export async function logInWith(body: unknown, caller: Caller): Promise<UserInfo> {
  const { method, path } = CALLS.login
  const knownDevice = await readKnownDevice()
  const nextUuid = randomUUID()
  const joinsCheckout = await isGuest()
  const { data } = await storeApi().send({
    method,
    path,
    caller,
    body: { ...(body as Login), ...(knownDevice && { knownDevice }), nextUuid, joinsCheckout },
  })
  const { token, user, knownDevice: nextKnownDevice } = readResponse(CALLS.login, data)
  await beginSession(token, user.email || (body as Login).email)
  await setDevice(nextUuid)
  if (nextKnownDevice) await setKnownDevice(nextKnownDevice)
  return user
}

/**
 * Ends the session at the store API and clears its cookies, even if the store API is down: on a shared computer the
 * logout must take effect. The device gets a new uuid.
 * @throws ApiError if the store API rejects it; the session is then unchanged
 */
export async function logOut(): Promise<void> {
  const caller = await readCaller()
  if (caller.token) await endApiSession(caller)
  await forgetSession()
  await setDevice(randomUUID())
}

async function endApiSession(caller: Caller): Promise<void> {
  const { method, path } = CALLS.logout
  try {
    await storeApi().send({ method, path, caller })
  } catch (error) {
    if (isUnauthorized(error)) return
    if (isRefusal(error)) throw error
    log().warn({ err: error }, 'a session could not be ended')
  }
}

/** For a router prefetch or fetch: an empty reply makes the router load the address as a document. */
const NO_CONTENT = { status: 204, headers: { 'cache-control': 'private, no-store' } }

const isScriptRequest = ({ headers }: Request) => (headers.get('sec-fetch-mode') ?? 'navigate') !== 'navigate'

/** Whether the browser has no session that the store API accepts; false if the store API is unreachable. */
const hasLostSession = (): Promise<boolean> =>
  isSignedIn().then(
    (hasSession) => !hasSession,
    () => false,
  )

/**
 * Ends the session of a page whose call was refused, if it is lost. The browser may have another one by now: a login
 * ends the previous session, in which calls may still be in flight.
 * @returns `isLost` in the contract's envelope
 */
export async function endRefusedSession(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refusal(403, 'Forbidden')
  const rejection = await rejectCall(request)
  if (rejection) return rejection
  const isLost = await hasLostSession()
  if (isLost) await forgetLostSession()
  return jsonReply(200, { code: 0, msg: '', data: { isLost } })
}

/** Ends a lost session. A valid session is kept: a link from another site must not log a customer out. */
export async function handleSessionLost(request: Request): Promise<Response> {
  if (isScriptRequest(request)) return new Response(null, NO_CONTENT)
  const rejection = await rejectForm(request)
  if (rejection) return rejection
  const from = safeReturnPath(new URL(request.url).searchParams.get('from'))
  return seeOther((await hasLostSession()) ? await loginAfterUnauthorized(from) : '/')
}

/** The features that require cookies: a session, and the cart of a device. */
export type CookieCheckReason = 'login' | 'cart'

const COOKIE_CHECK_PATH = '/api/session/cookies'

const COOKIES_BLOCKED_PAGES: Record<CookieCheckReason, string> = {
  login: COOKIES_BLOCKED_PATH,
  cart: cartMessagePath('cookies'),
}

/** The address of a redirect that checks whether the browser returns the cookie it has just received. */
export const cookieCheckPath = (to: string, reason: CookieCheckReason): string =>
  `${COOKIE_CHECK_PATH}?${new URLSearchParams({ to, needs: reason })}`

/** Redirects to the target, or to the page that shows 'Please allow cookies'. */
export async function handleCookieCheck(request: Request): Promise<Response> {
  const rejection = await rejectForm(request)
  if (rejection) return rejection
  const { searchParams } = new URL(request.url)
  const { uuid, token } = await readCaller()
  if (uuid || token) return seeOther(parseShopPath(searchParams.get('to')) ?? '/')
  return seeOther(COOKIES_BLOCKED_PAGES[searchParams.get('needs') === 'login' ? 'login' : 'cart'])
}

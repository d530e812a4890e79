import 'server-only'
import { cookies } from 'next/headers'
import { isSecureOrigin } from '../env'
import { guestCookie } from './cookies'
import { SIGNED_IN_COOKIE } from './session-signals'
import { forgetOwner, keepFormerOwner, rememberOwner } from './owner'
import { sealToken, SESSION_TTL_SECONDS, sessionCookieName } from './session'
import { loginPath } from '../paths'
import { setFlashMessage } from '../forms/set-flash-message'
import { readCaller } from './caller'
import { forgetTrackedOrder } from '../account/order-tracking'

/**
 * Logs the browser in with the current response. The token leaves the server only in this encrypted cookie.
 * @param email of the session's customer
 */
export async function beginSession(token: string, email: string): Promise<void> {
  const jar = await cookies()
  const attributes = { path: '/', maxAge: SESSION_TTL_SECONDS, sameSite: 'lax' as const, secure: isSecureOrigin() }
  jar.set({ ...attributes, name: sessionCookieName(), value: await sealToken(token), httpOnly: true })
  jar.set({ ...attributes, name: SIGNED_IN_COOKIE, value: '1' })
  await rememberOwner(email)
  // A customer is not a guest: after a lost session, no order may be placed without a login.
  jar.set({ ...guestCookie(isSecureOrigin()), value: '', maxAge: 0 })
}

/** Removes the session's cookies, its owner and the order it has tracked with the current response. */
export async function forgetSession(): Promise<void> {
  await forgetCookies()
  await forgetOwner()
  await forgetTrackedOrder()
}

/** The same for a session that has ended involuntarily: its customer can return to the draft. */
export async function forgetLostSession(): Promise<void> {
  await forgetCookies()
  await keepFormerOwner()
}

async function forgetCookies(): Promise<void> {
  const jar = await cookies()
  const expired = { value: '', path: '/', maxAge: 0, sameSite: 'lax' as const, secure: isSecureOrigin() }
  jar.set({ ...expired, name: sessionCookieName(), httpOnly: true })
  jar.set({ ...expired, name: SIGNED_IN_COOKIE })
}

/** Whether the browser still has cookies of a session, even of one that can no longer be unsealed. */
export async function hasSessionCookies(): Promise<boolean> {
  const jar = await cookies()
  return [sessionCookieName(), SIGNED_IN_COOKIE].some((name) => jar.get(name) !== undefined)
}

/**
 * Ends a session that the store API has rejected (spec §8): its cookies are removed with the current response.
 * @param from full path of the page to return to
 * @returns the login page, which shows 'Invalid Token'
 */
export async function endLostSession(from: string): Promise<string> {
  await forgetLostSession()
  await setFlashMessage('invalid-token')
  return loginPath(from)
}

/**
 * The login page after a 401 of the store API, with 'Invalid Token' if a session was lost. Without a session it is the
 * redirect of the guard.
 */
export async function loginAfterUnauthorized(from: string): Promise<string> {
  return (await readCaller()).token ? endLostSession(from) : loginPath(from)
}

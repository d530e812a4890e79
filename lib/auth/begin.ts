import 'server-only'
import { cookies } from 'next/headers'
import { isSecureOrigin } from '../env'
import { guestCookie } from './guest'
import { SIGNED_IN_COOKIE } from './hint'
import { rememberOwner } from './owner'
import { sealToken, SESSION_SECONDS, sessionCookieName } from './session'

/**
 * Signs the browser in with the answer that is under way. The token leaves the server in this seal and in no other way.
 * @param email whose session it is
 */
export async function beginSession(token: string, email: string): Promise<void> {
  const jar = await cookies()
  const kept = { path: '/', maxAge: SESSION_SECONDS, sameSite: 'lax' as const, secure: isSecureOrigin() }
  jar.set({ ...kept, name: sessionCookieName(), value: await sealToken(token), httpOnly: true })
  jar.set({ ...kept, name: SIGNED_IN_COOKIE, value: '1' })
  await rememberOwner(email)
  // Whoever signs in is no guest any more: when the session is lost, nothing is ordered without it.
  jar.set({ ...guestCookie(isSecureOrigin()), value: '', maxAge: 0 })
}

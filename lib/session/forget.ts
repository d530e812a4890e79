import 'server-only'
import { cookies } from 'next/headers'
import { isSecureOrigin } from '../env'
import { SIGNED_IN_COOKIE } from './hint'
import { sessionCookieName } from './session'

/** Lets the browser forget the session: with the answer that is under way its cookies are gone. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies()
  const gone = { value: '', path: '/', maxAge: 0, sameSite: 'lax' as const, secure: isSecureOrigin() }
  jar.set({ ...gone, name: sessionCookieName(), httpOnly: true })
  jar.set({ ...gone, name: SIGNED_IN_COOKIE })
}

import 'server-only'
import { cookies } from 'next/headers'
import { isSecureOrigin } from '../env'
import { SIGNED_IN_COOKIE } from './hint'
import { forgetOwner, keepFormerOwner } from './owner'
import { sessionCookieName } from './session'

/** Lets the browser forget the session: with the answer that is under way its cookies are gone, and whose it was. */
export async function forgetSession(): Promise<void> {
  await forgetCookies()
  await forgetOwner()
}

/** The same for a session that has ended by itself: its customer may come back to what was typed. */
export async function forgetLostSession(): Promise<void> {
  await forgetCookies()
  await keepFormerOwner()
}

async function forgetCookies(): Promise<void> {
  const jar = await cookies()
  const gone = { value: '', path: '/', maxAge: 0, sameSite: 'lax' as const, secure: isSecureOrigin() }
  jar.set({ ...gone, name: sessionCookieName(), httpOnly: true })
  jar.set({ ...gone, name: SIGNED_IN_COOKIE })
}

import { COOKIE_CONSENT } from '../limits'
import { readCookie } from './read-cookie'

const SECONDS_A_DAY = 86_400

const { name, value, days } = COOKIE_CONSENT

/** Whether this browser has agreed to cookies. */
export const hasAgreed = (): boolean => readCookie(document.cookie, name) === value

/** Remembers that it has. What writes the cookie is loaded only then. */
export async function agreeToCookies(): Promise<void> {
  const { setCookie } = await import('cookies-next/client')
  setCookie(name, value, {
    maxAge: days * SECONDS_A_DAY,
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  })
}

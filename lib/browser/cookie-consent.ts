import { getCookie, setCookie } from 'cookies-next/client'
import { COOKIE_CONSENT } from '../limits'

const SECONDS_A_DAY = 86_400

const { name, value, days } = COOKIE_CONSENT

/** Whether this browser has agreed to cookies. */
export const hasAgreed = (): boolean => getCookie(name) === value

/** Remembers that it has. */
export function agreeToCookies(): void {
  void setCookie(name, value, {
    maxAge: days * SECONDS_A_DAY,
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  })
}

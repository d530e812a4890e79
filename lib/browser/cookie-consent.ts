import { getCookie, setCookie } from 'cookies-next/client'
import { COOKIE_CONSENT } from '../limits'

const SECONDS_PER_DAY = 86_400

const { name, value, days } = COOKIE_CONSENT

/** Whether this browser has agreed to cookies. */
export const hasAgreed = (): boolean => getCookie(name) === value

/** Stores the consent. */
export function agreeToCookies(): void {
  void setCookie(name, value, {
    maxAge: days * SECONDS_PER_DAY,
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  })
}

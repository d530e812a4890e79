import { isSecureOrigin } from '../env'
import { SESSION_COOKIE_DAYS } from '../limits'
import { openSeal, seal } from './seal'

/** How long a session's cookie and its seal are good, in seconds. */
export const SESSION_SECONDS = SESSION_COOKIE_DAYS * 86_400

/** `__Host-` binds the cookie to this host and path; browsers take it over https alone. */
export const sessionCookieName = () => (isSecureOrigin() ? '__Host-session' : 'session')

/** The session cookie's value: whoever has it is signed in, and nobody can read the token out of it. */
export const sealToken = (token: string): Promise<string> => seal({ token }, SESSION_SECONDS)

/** The token in a sealed session cookie; empty for a visitor or when the seal is not ours. Also runs on the edge. */
export async function readToken(cookie: string | undefined): Promise<string> {
  const { token } = ((await openSeal(cookie, SESSION_SECONDS)) ?? {}) as { token?: unknown }
  return typeof token === 'string' ? token : ''
}

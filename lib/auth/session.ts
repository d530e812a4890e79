import { env, isSecureOrigin } from '../env'
import { SESSION_COOKIE_DAYS } from '../limits'
import { sealData, unsealData } from 'iron-session'

/** How long a session's cookie and its seal are good, in seconds. */
export const SESSION_SECONDS = SESSION_COOKIE_DAYS * 86_400

/** `__Host-` binds the cookie to this host and path; browsers accept it over https only. */
export const sessionCookieName = () => (isSecureOrigin() ? '__Host-session' : 'session')

/** The value of the session cookie: the encrypted token. */
export const sealToken = (token: string): Promise<string> => seal({ token }, SESSION_SECONDS)

/** The token in a sealed session cookie; empty for a visitor or when the seal is not ours. Also runs on the edge. */
export async function readToken(cookie: string | undefined): Promise<string> {
  const { token } = ((await unseal(cookie, SESSION_SECONDS)) ?? {}) as { token?: unknown }
  return typeof token === 'string' ? token : ''
}

/** Every seal has the same number: which password it was, is found out by trying. */
const NUMBER = 1

/** Encrypts and signs data for a cookie. Also runs on the edge. @param ttl seconds */
export const seal = (data: object, ttl: number): Promise<string> =>
  sealData(data, { password: { [NUMBER]: env().SESSION_SECRET }, ttl })

/**
 * Decrypts a value with the current password or the previous one; null if it is invalid or expired.
 * @param ttl seconds
 */
export async function unseal(sealed: string | undefined, ttl: number): Promise<object | null> {
  if (!sealed) return null
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = env()
  for (const password of [SESSION_SECRET, SESSION_SECRET_PREVIOUS].filter(Boolean)) {
    const data = await tryOpen(sealed, password, ttl)
    if (data && Object.keys(data).length > 0) return data
  }
  return null
}

/** For some invalid values iron-session throws, for others it returns an empty object. */
async function tryOpen(sealed: string, password: string, ttl: number): Promise<object | null> {
  try {
    return await unsealData<object>(sealed, { password: { [NUMBER]: password }, ttl })
  } catch {
    return null
  }
}

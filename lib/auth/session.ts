import { env, isSecureOrigin } from '../env'
import { SESSION_COOKIE_DAYS } from '../limits'
import { sealData, unsealData } from 'iron-session'

/** Lifetime of a session's cookie and of its seal, in seconds. */
export const SESSION_TTL_SECONDS = SESSION_COOKIE_DAYS * 86_400

/** `__Host-` binds the cookie to this host and path; browsers accept it over https only. */
export const sessionCookieName = () => (isSecureOrigin() ? '__Host-session' : 'session')

/** The value of the session cookie: the encrypted token. */
export const sealToken = (token: string): Promise<string> => seal({ token }, SESSION_TTL_SECONDS)

/** The token in a sealed session cookie; empty for a visitor or an invalid seal. Also runs on the edge. */
export async function readToken(cookie: string | undefined): Promise<string> {
  const { token } = ((await unseal(cookie, SESSION_TTL_SECONDS)) ?? {}) as { token?: unknown }
  return typeof token === 'string' ? token : ''
}

/** iron-session's password id. It is the same for every seal: unsealing tries both passwords. */
const PASSWORD_ID = 1

/** Encrypts and signs data for a cookie. Also runs on the edge. @param ttl seconds */
export const seal = (data: object, ttl: number): Promise<string> =>
  sealData(data, { password: { [PASSWORD_ID]: env().SESSION_SECRET }, ttl })

/**
 * Decrypts a value with the current password or the previous one; null if it is invalid or expired.
 * @param ttl seconds
 */
export async function unseal(sealed: string | undefined, ttl: number): Promise<object | null> {
  if (!sealed) return null
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = env()
  for (const password of [SESSION_SECRET, SESSION_SECRET_PREVIOUS].filter(Boolean)) {
    const data = await tryUnseal(sealed, password, ttl)
    if (data && Object.keys(data).length > 0) return data
  }
  return null
}

/** For some invalid values iron-session throws, for others it returns an empty object. */
async function tryUnseal(sealed: string, password: string, ttl: number): Promise<object | null> {
  try {
    return await unsealData<object>(sealed, { password: { [PASSWORD_ID]: password }, ttl })
  } catch {
    return null
  }
}

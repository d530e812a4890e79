import { unsealData } from 'iron-session'
import { isSecureOrigin } from '../env'
import { sealPasswords } from './seal-passwords'

/** What the session cookie holds: the store API's token and nothing else. */
export interface Session {
  token: string
}

/** `__Host-` binds the cookie to this host and path; browsers take it over https alone. */
export const sessionCookieName = () => (isSecureOrigin() ? '__Host-session' : 'session')

/** The token in a sealed session cookie; empty for a visitor or when the seal is not ours. Also runs on the edge. */
export async function readToken(cookie: string | undefined): Promise<string> {
  if (!cookie) return ''
  try {
    const { token } = await unsealData<Partial<Session>>(cookie, { password: sealPasswords() })
    return typeof token === 'string' ? token : ''
  } catch {
    // Of some seals that are not ours iron-session says so by throwing: they belong to a visitor like the others.
    return ''
  }
}

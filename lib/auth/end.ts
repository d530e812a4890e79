import 'server-only'
import { loginPath } from '../paths'
import { leaveNotice } from '../forms/leave-notice'
import { readCaller } from './caller'
import { forgetLostSession } from './forget'

/**
 * Ends a session the store API knows no more (spec §8): its cookies go with the answer under way.
 * @param from full path of the page to come back to
 * @returns the login page, which says 'Invalid Token'
 */
export async function endLostSession(from: string): Promise<string> {
  await forgetLostSession()
  await leaveNotice('invalid-token')
  return loginPath(from)
}

/**
 * The login page for somebody the store API refused: it says 'Invalid Token' where a session has ended by that. A
 * visitor, or whoever has logged out since, is stopped as by a guard.
 */
export async function endSessionOf(from: string): Promise<string> {
  return (await readCaller()).token ? endLostSession(from) : loginPath(from)
}

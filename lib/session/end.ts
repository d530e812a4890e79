import 'server-only'
import { loginPath } from '../middleware/guard'
import { leaveNotice } from '../notice/leave-notice'
import { forgetSession } from './forget'

/**
 * Ends a session the store API knows no more (spec §8): its cookies go with the answer under way.
 * @param from full path of the page to come back to
 * @returns the login page, which says 'Invalid Token'
 */
export async function endLostSession(from: string): Promise<string> {
  await forgetSession()
  await leaveNotice('invalid-token')
  return loginPath(from)
}

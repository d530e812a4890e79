import 'server-only'
import { safeFrom } from '../account/safe-from'
import { isUnauthorized } from '../api/api-error'
import { storeApi } from '../api/store-api'
import { CALLS } from '../contract/calls'
import { loginPath } from '../middleware/guard'
import { readCaller } from '../session/caller'
import { endLostSession } from '../session/end'
import { seePage } from './see-page'

/** Where a page sends a shopper whose session the store API refused: a page cannot clear a cookie, this answer can. */
export const SESSION_LOST_PATH = '/api/session/lost'

export const sessionLostPath = (from: string) => `${SESSION_LOST_PATH}?from=${encodeURIComponent(from)}`

/** Ends a lost session. One that is still good is left alone: a link of somebody else signs nobody out. */
export async function answerSessionLost(request: Request): Promise<Response> {
  const from = safeFrom(new URL(request.url).searchParams.get('from'))
  const caller = await readCaller()
  if (!caller.token) return seePage(loginPath(from))
  try {
    await storeApi().send({ method: 'GET', path: CALLS.getUser.path, caller })
    return seePage('/')
  } catch (error) {
    return seePage(isUnauthorized(error) ? await endLostSession(from) : '/')
  }
}

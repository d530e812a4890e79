import 'server-only'
import { safeFrom } from '../../account/safe-from'
import { isUnauthorized } from '../api-error'
import { storeApi } from '../store-api'
import { CALLS } from '../../../contract/calls'
import { loginPath } from '../../account/login-path'
import { readCaller } from '../../auth/caller'
import { endLostSession } from '../../auth/end'
import { seePage } from './see-page'
import { formTurnedAway } from './turned-away'

/** Where a page sends a shopper whose session the store API refused: a page cannot clear a cookie, this answer can. */
export const SESSION_LOST_PATH = '/api/session/lost'

export const sessionLostPath = (from: string) => `${SESSION_LOST_PATH}?from=${encodeURIComponent(from)}`

/** A script asks for what a link leads to. Nothing to show: it loads the address as a document instead, and anew. */
const FOR_SCRIPTS = { status: 204, headers: { 'cache-control': 'private, no-store' } }

const isAskedByScript = ({ headers }: Request) => (headers.get('sec-fetch-mode') ?? 'navigate') !== 'navigate'

/** Ends a lost session. One that is still good is left alone: a link of somebody else signs nobody out. */
export async function answerSessionLost(request: Request): Promise<Response> {
  if (isAskedByScript(request)) return new Response(null, FOR_SCRIPTS)
  const turnedAway = await formTurnedAway(request)
  if (turnedAway) return turnedAway
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

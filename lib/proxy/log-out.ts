import 'server-only'
import { isUnauthorized } from '../api/api-error'
import { storeApi } from '../api/store-api'
import { CALLS } from '../contract/calls'
import { log } from '../log'
import { readCaller } from '../session/caller'
import { forgetSession } from '../session/forget'

/**
 * Ends the session, here and at the store API. The browser forgets it even where the store API cannot be asked: whoever
 * leaves a shared computer has left it.
 */
export async function logOut(): Promise<void> {
  const caller = await readCaller()
  await forgetSession()
  if (!caller.token) return
  const { method, path } = CALLS.logout
  try {
    await storeApi().send({ method, path, caller })
  } catch (error) {
    if (!isUnauthorized(error)) log().warn({ err: error }, 'a session could not be ended')
  }
}

import 'server-only'
import { randomUUID } from 'node:crypto'
import { isUnauthorized } from '../api/api-error'
import { storeApi } from '../api/store-api'
import { CALLS } from '../contract/calls'
import { log } from '../log'
import { readCaller } from '../session/caller'
import { forgetSession } from '../session/forget'
import { setDevice } from './browser'

/**
 * Ends the session, here and at the store API. The browser forgets it even where the store API cannot be asked: whoever
 * leaves a shared computer has left it. What the device is called from then on, nobody has known before.
 */
export async function logOut(): Promise<void> {
  const caller = await readCaller()
  await forgetSession()
  await setDevice(randomUUID())
  if (!caller.token) return
  const { method, path } = CALLS.logout
  try {
    await storeApi().send({ method, path, caller })
  } catch (error) {
    if (!isUnauthorized(error)) log().warn({ err: error }, 'a session could not be ended')
  }
}

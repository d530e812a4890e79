import 'server-only'
import { randomUUID } from 'node:crypto'
import { isRefusal, isUnauthorized } from '../api-error'
import { storeApi } from '../store-api'
import { CALLS } from '../../../contract/calls'
import type { Caller } from '../../../contract/signed-headers'
import { log } from '../../telemetry/log'
import { readCaller } from '../../auth/caller'
import { forgetSession } from '../../auth/forget'
import { setDevice } from './browser'

/**
 * Ends the session, at the store API and here. The browser forgets it even where the store API cannot be asked: whoever
 * leaves a shared computer has left it. What the device is called from then on, nobody has known before.
 * @throws ApiError when the store API refuses; the session is as it was then
 */
export async function logOut(): Promise<void> {
  const caller = await readCaller()
  if (caller.token) await endAtStore(caller)
  await forgetSession()
  await setDevice(randomUUID())
}

async function endAtStore(caller: Caller): Promise<void> {
  const { method, path } = CALLS.logout
  try {
    await storeApi().send({ method, path, caller })
  } catch (error) {
    if (isUnauthorized(error)) return
    if (isRefusal(error)) throw error
    log().warn({ err: error }, 'a session could not be ended')
  }
}

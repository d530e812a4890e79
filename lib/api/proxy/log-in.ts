import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Caller } from '../../../contract/signed-headers'
import { readAnswer } from '../read-answer'
import { storeApi } from '../store-api'
import { CALLS } from '../../../contract/calls'
import type { Login, UserInfo } from '../../../contract/entities/user'
import { beginSession } from '../../auth/begin'
import { isGuest } from '../../auth/is-guest'
import { keepKnownDevice, readKnownDevice } from '../../auth/known-device'
import { setDevice } from './browser'

/**
 * Signs in and begins the session. The cart is merged under the device's old uuid; the token is bound to a new one. Of the store API's answer only the customer goes on; the token stays in the seal.
 * @param body what the contract's login takes
 * @throws ApiError in the store API's words
 */
export async function logInWith(body: unknown, caller: Caller): Promise<UserInfo> {
  const { method, path } = CALLS.login
  const knownDevice = await readKnownDevice()
  const nextUuid = randomUUID()
  const joinsCheckout = await isGuest()
  const { data } = await storeApi().send({
    method,
    path,
    caller,
    body: { ...(body as Login), ...(knownDevice && { knownDevice }), nextUuid, joinsCheckout },
  })
  const { token, user, knownDevice: known } = readAnswer(CALLS.login, data)
  await beginSession(token, user.email || (body as Login).email)
  await setDevice(nextUuid)
  if (known) await keepKnownDevice(known)
  return user
}

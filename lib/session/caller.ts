import 'server-only'
import { cookies } from 'next/headers'
import type { Caller } from '../api/signed-headers'
import { DEVICE_COOKIE, readDevice } from './device'
import { readToken, sessionCookieName } from './session'

/** Who sent the request that is being answered: the session's token and the device's uuid, empty where there is none. */
export async function readCaller(): Promise<Caller> {
  const jar = await cookies()
  const token = await readToken(jar.get(sessionCookieName())?.value)
  return { token, uuid: readDevice(jar.get(DEVICE_COOKIE)?.value) ?? '' }
}

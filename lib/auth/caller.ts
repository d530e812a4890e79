import 'server-only'
import { cookies, headers } from 'next/headers'
import type { Caller } from '../../contract/signing'
import { isSecureOrigin } from '../env'
import { addressOf } from './address-of'
import { deviceCookieName, readDevice } from './cookies'
import { readToken, sessionCookieName } from './session'

/** The caller of the current request: the session's token and the device's uuid, empty where there is none. */
export async function readCaller(): Promise<Caller> {
  const jar = await cookies()
  const token = await readToken(jar.get(sessionCookieName())?.value)
  const uuid = readDevice(jar.get(deviceCookieName(isSecureOrigin()))?.value) ?? ''
  const address = addressOf(await headers())
  return address ? { token, uuid, address } : { token, uuid }
}

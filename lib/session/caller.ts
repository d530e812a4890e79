import 'server-only'
import { cookies, headers } from 'next/headers'
import type { Caller } from '../contract/signed-headers'
import { env } from '../env'
import { clientAddress } from './client-address'
import { DEVICE_COOKIE, readDevice } from './device'
import { readToken, sessionCookieName } from './session'

/** Who sent the request that is being answered: the session's token and the device's uuid, empty where there is none. */
export async function readCaller(): Promise<Caller> {
  const jar = await cookies()
  const token = await readToken(jar.get(sessionCookieName())?.value)
  const uuid = readDevice(jar.get(DEVICE_COOKIE)?.value) ?? ''
  const address = await readAddress()
  return address ? { token, uuid, address } : { token, uuid }
}

/** Only a header the operator's own proxy writes says where a request is from; without one nobody knows. */
async function readAddress(): Promise<string> {
  const { CLIENT_ADDRESS_HEADER } = env()
  return CLIENT_ADDRESS_HEADER ? clientAddress((await headers()).get(CLIENT_ADDRESS_HEADER)) : ''
}

import 'server-only'
import { randomUUID } from 'node:crypto'
import { cookies } from 'next/headers'
import type { Caller } from '../../../contract/signed-headers'
import { env, isSecureOrigin } from '../../env'
import { readCaller } from '../../auth/caller'
import { deviceCookie } from '../../auth/device'
import { isSameOrigin } from './same-origin'

/** Whether a writing request comes from the shop's own pages. */
export const isFromShop = ({ headers }: Request): boolean =>
  isSameOrigin({ origin: headers.get('origin'), secFetchSite: headers.get('sec-fetch-site') }, [
    env().PUBLIC_ORIGIN,
    ...env().ALLOWED_ORIGINS,
  ])

/** Who is calling; a device that was never here is given its uuid with this answer. */
export async function knowCaller(): Promise<Caller> {
  const caller = await readCaller()
  if (caller.uuid) return caller
  const uuid = randomUUID()
  await setDevice(uuid)
  return { ...caller, uuid }
}

/** Makes the browser another device, with the answer that is under way: nothing that was kept for the old one is found. */
export async function setDevice(uuid: string): Promise<void> {
  const jar = await cookies()
  jar.set(deviceCookie(uuid, isSecureOrigin()))
}

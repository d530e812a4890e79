import 'server-only'
import { randomUUID } from 'node:crypto'
import { cookies } from 'next/headers'
import type { Caller } from '../../../contract/signing'
import { readCaller } from '../../auth/caller'
import { deviceCookie } from '../../auth/cookies'
import { env, isSecureOrigin } from '../../env'

/** Whether a writing request comes from the shop's own pages. */
export const isSameOrigin = ({ headers }: Request): boolean =>
  isAllowedOrigin({ origin: headers.get('origin'), secFetchSite: headers.get('sec-fetch-site') }, [
    env().PUBLIC_ORIGIN,
    ...env().ALLOWED_ORIGINS,
  ])

/** The caller; a new device gets its uuid with this response. */
export async function getOrCreateCaller(): Promise<Caller> {
  const caller = await readCaller()
  if (caller.uuid) return caller
  const uuid = randomUUID()
  await setDevice(uuid)
  return { ...caller, uuid }
}

/** Gives the browser a new device id with the current response, so that nothing stored for the old one is found. */
export async function setDevice(uuid: string): Promise<void> {
  const jar = await cookies()
  jar.set(deviceCookie(uuid, isSecureOrigin()))
}

/** The headers with the origin of a request. */
export interface OriginHeaders {
  origin: string | null
  secFetchSite: string | null
}

/**
 * Whether a writing request comes from the shop's own pages. `Origin` is compared with the configured origins, never
 * with `Host`. A browser that sends no `Origin` must send `Sec-Fetch-Site`; a client that sends neither is rejected.
 */
export function isAllowedOrigin({ origin, secFetchSite }: OriginHeaders, allowedOrigins: readonly string[]): boolean {
  if (origin !== null) return allowedOrigins.includes(origin)
  return secFetchSite === 'same-origin' || secFetchSite === 'none'
}

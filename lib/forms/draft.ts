import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { isSecureOrigin } from '../env'
import { OWNER_SECONDS } from '../auth/owner'
import { unseal, seal } from '../auth/session'
import { getKept, putKept } from './draft-store'
import type { Typed } from './form-definition'

/** The entered values of a form whose session had ended. */
interface Kept {
  id: string
  /** The device's own key: the draft is shown on no other device. */
  device: string
  /** Expiry, in milliseconds since the epoch. */
  until: number
  values: Typed
}

/** Maximum number of drafts per customer: the oldest is dropped. */
const MAX_DRAFTS = 8

const cookieName = () => (isSecureOrigin() ? '__Host-kept' : 'kept')

const DEVICE_KEY = /^[\w-]{24}$/

/** The device's key, empty if it has none. It differs from the uuid, which a login renews. */
async function readDeviceKey(): Promise<string> {
  const key = (await cookies()).get(cookieName())?.value ?? ''
  return DEVICE_KEY.test(key) ? key : ''
}

async function knowDeviceKey(): Promise<string> {
  const key = (await readDeviceKey()) || randomBytes(18).toString('base64url')
  const jar = await cookies()
  jar.set({
    name: cookieName(),
    value: key,
    httpOnly: true,
    maxAge: OWNER_SECONDS,
    path: '/',
    sameSite: 'lax',
    secure: isSecureOrigin(),
  })
  return key
}

async function readAll(owner: string): Promise<Kept[]> {
  const opened = await unseal(await getKept(owner), OWNER_SECONDS)
  const { all = [] } = (opened ?? {}) as { all?: Kept[] }
  return all.filter(({ until }) => until > Date.now())
}

/**
 * Keeps a draft for an hour, only for this customer on this device. It is stored encrypted.
 * @param owner the customer (lib/auth/owner.ts)
 * @param values without secrets
 */
export async function saveDraft(id: string, owner: string, values: Typed): Promise<void> {
  const mine = { id, device: await knowDeviceKey(), until: Date.now() + OWNER_SECONDS * 1000, values }
  const all = [...(await readAll(owner)), mine].slice(-MAX_DRAFTS)
  await putKept(owner, await seal({ all }, OWNER_SECONDS), OWNER_SECONDS)
}

/** The draft with this id; null for other customers, on other devices, and after an hour. */
export async function loadDraft(id: unknown, owner: string): Promise<Typed | null> {
  const device = await readDeviceKey()
  if (!owner || !device) return null
  return (await readAll(owner)).find((kept) => kept.id === id && kept.device === device)?.values ?? null
}

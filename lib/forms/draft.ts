import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { isSecureOrigin } from '../env'
import { FORMER_OWNER_TTL_SECONDS } from '../auth/owner'
import { unseal, seal } from '../auth/session'
import { readDrafts, writeDrafts } from './draft-store'
import type { FormValues } from './form-definition'

/** The entered values of a form whose session had ended. */
interface Draft {
  id: string
  /** The device's own key: the draft is shown on no other device. */
  device: string
  /** Expiry, in milliseconds since the epoch. */
  until: number
  values: FormValues
}

/** Maximum number of drafts per customer: the oldest is dropped. */
const MAX_DRAFTS = 8

const cookieName = () => (isSecureOrigin() ? '__Host-kept' : 'kept')

const DEVICE_KEY_PATTERN = /^[\w-]{24}$/

/** The device's key, empty if it has none. It differs from the uuid, which a login renews. */
async function readDeviceKey(): Promise<string> {
  const key = (await cookies()).get(cookieName())?.value ?? ''
  return DEVICE_KEY_PATTERN.test(key) ? key : ''
}

async function ensureDeviceKey(): Promise<string> {
  const key = (await readDeviceKey()) || randomBytes(18).toString('base64url')
  const jar = await cookies()
  jar.set({
    name: cookieName(),
    value: key,
    httpOnly: true,
    maxAge: FORMER_OWNER_TTL_SECONDS,
    path: '/',
    sameSite: 'lax',
    secure: isSecureOrigin(),
  })
  return key
}

async function readAllDrafts(owner: string): Promise<Draft[]> {
  const unsealed = await unseal(await readDrafts(owner), FORMER_OWNER_TTL_SECONDS)
  const { all = [] } = (unsealed ?? {}) as { all?: Draft[] }
  return all.filter(({ until }) => until > Date.now())
}

/**
 * Keeps a draft for an hour, only for this customer on this device. It is stored encrypted.
 * @param owner the customer (lib/auth/owner.ts)
 * @param values without secrets
 */
export async function saveDraft(id: string, owner: string, values: FormValues): Promise<void> {
  const draft = { id, device: await ensureDeviceKey(), until: Date.now() + FORMER_OWNER_TTL_SECONDS * 1000, values }
  const all = [...(await readAllDrafts(owner)), draft].slice(-MAX_DRAFTS)
  await writeDrafts(owner, await seal({ all }, FORMER_OWNER_TTL_SECONDS), FORMER_OWNER_TTL_SECONDS)
}

/** The draft with this id; null for other customers, on other devices, and after an hour. */
export async function loadDraft(id: unknown, owner: string): Promise<FormValues | null> {
  const device = await readDeviceKey()
  if (!owner || !device) return null
  return (await readAllDrafts(owner)).find((draft) => draft.id === id && draft.device === device)?.values ?? null
}

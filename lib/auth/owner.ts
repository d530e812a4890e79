import 'server-only'
import { createHash } from 'node:crypto'
import { cookies } from 'next/headers'
import { isSecureOrigin } from '../env'
import { unseal, seal, SESSION_TTL_SECONDS } from './session'

/** How long the owner of an ended session is stored, in seconds: as long as its drafts. */
export const FORMER_OWNER_TTL_SECONDS = 3600

const cookieName = () => (isSecureOrigin() ? '__Host-owner' : 'owner')

/** Pseudonym of a customer: a hash of the email. */
export const ownerOf = (email: string): string =>
  createHash('sha256').update(`owner:${email.trim().toLowerCase()}`).digest('base64url').slice(0, 22)

async function setOwnerCookie(owner: string, seconds: number): Promise<void> {
  const jar = await cookies()
  jar.set({
    name: cookieName(),
    value: owner && (await seal({ owner }, SESSION_TTL_SECONDS)),
    httpOnly: true,
    maxAge: owner ? seconds : 0,
    path: '/',
    sameSite: 'lax',
    secure: isSecureOrigin(),
  })
}

/** Sets a cookie with the owner of the new session. It grants no access: it only decides who may read a stored draft. */
export const rememberOwner = (email: string): Promise<void> => setOwnerCookie(ownerOf(email), SESSION_TTL_SECONDS)

/** The owner of the current session, or of the session that expired; empty if unknown. */
export async function readOwner(): Promise<string> {
  const unsealed = await unseal((await cookies()).get(cookieName())?.value, SESSION_TTL_SECONDS)
  const { owner } = (unsealed ?? {}) as { owner?: unknown }
  return typeof owner === 'string' ? owner : ''
}

/** For a session that ended involuntarily: its customer can return to the draft for one hour. */
export async function keepFormerOwner(): Promise<void> {
  const owner = await readOwner()
  if (owner) await setOwnerCookie(owner, FORMER_OWNER_TTL_SECONDS)
}

/** After a logout. */
export async function forgetOwner(): Promise<void> {
  if ((await cookies()).get(cookieName())) await setOwnerCookie('', 0)
}

import 'server-only'
import { createHash } from 'node:crypto'
import { cookies } from 'next/headers'
import { isSecureOrigin } from '../env'
import { unseal, seal, SESSION_SECONDS } from './session'

/** How long the owner of an ended session is remembered, in seconds: as long as its drafts are kept. */
export const OWNER_SECONDS = 3600

const cookieName = () => (isSecureOrigin() ? '__Host-owner' : 'owner')

/** Pseudonym of a customer: a hash of the email. */
export const ownerOf = (email: string): string =>
  createHash('sha256').update(`owner:${email.trim().toLowerCase()}`).digest('base64url').slice(0, 22)

async function keepOwner(owner: string, seconds: number): Promise<void> {
  const jar = await cookies()
  jar.set({
    name: cookieName(),
    value: owner && (await seal({ owner }, SESSION_SECONDS)),
    httpOnly: true,
    maxAge: owner ? seconds : 0,
    path: '/',
    sameSite: 'lax',
    secure: isSecureOrigin(),
  })
}

/** Sets a cookie with the owner of the new session. It grants no access: it only decides who may read a stored draft. */
export const rememberOwner = (email: string): Promise<void> => keepOwner(ownerOf(email), SESSION_SECONDS)

/** The owner of the current session, or of the session that expired; empty if unknown. */
export async function readOwner(): Promise<string> {
  const opened = await unseal((await cookies()).get(cookieName())?.value, SESSION_SECONDS)
  const { owner } = (opened ?? {}) as { owner?: unknown }
  return typeof owner === 'string' ? owner : ''
}

/** For a session that ended involuntarily: its customer can return to the draft for one hour. */
export async function keepFormerOwner(): Promise<void> {
  const owner = await readOwner()
  if (owner) await keepOwner(owner, OWNER_SECONDS)
}

/** After a logout. */
export async function forgetOwner(): Promise<void> {
  if ((await cookies()).get(cookieName())) await keepOwner('', 0)
}

import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Caller, Shop } from '../http/context'
import type { Database } from '../db/database'
import { session } from '../db/schema'
import { createHash, randomBytes } from 'node:crypto'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A session ends after so long without a call, and so long after its beginning whatever happens: milliseconds. */
const IDLE = 30 * DAY
const ABSOLUTE = 90 * DAY

/** Somebody's session, as a call names it. */
export interface Session {
  customerId: number
  sessionHash: string
}

interface NewSession {
  customerId: number
  /** The one device it is good for; null for any. */
  device: string | null
  /** Milliseconds since the epoch. */
  now: number
}

/** Signs a customer in. @returns the token, which is kept nowhere */
export async function createSession(tx: Database, { customerId, device, now }: NewSession): Promise<string> {
  const token = newToken()
  const at = new Date(now)
  await tx.insert(session).values({
    tokenHash: hashToken(token),
    customerId,
    device,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(now + ABSOLUTE),
  })
  return token
}

/** The live session of a token on its device; null for whatever is none. That it was used is written down once an hour. */
export async function findCustomer(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { token, uuid }: Pick<Caller, 'token' | 'uuid'>,
): Promise<Session | null> {
  const time = now()
  const sessionHash = hashToken(token)
  const isIt = eq(session.tokenHash, sessionHash)
  const [row] = await db
    .select()
    .from(session)
    .where(and(isIt, gt(session.expiresAt, new Date(time)), gt(session.lastSeenAt, new Date(time - IDLE))))
  if (!row || (row.device !== null && row.device !== uuid)) return null
  const anHourAgo = new Date(time - HOUR)
  if (row.lastSeenAt <= anHourAgo)
    await db
      .update(session)
      .set({ lastSeenAt: new Date(time) })
      .where(and(isIt, lte(session.lastSeenAt, anHourAgo)))
  return { customerId: row.customerId, sessionHash }
}

/** Signs one device out. */
export const endSession = (db: Database, sessionHash: string) =>
  db.delete(session).where(eq(session.tokenHash, sessionHash))

/** Signs a customer out everywhere. @param except hash of a session that stays */
export const endAllSessions = (db: Database, customerId: number, except = '') =>
  db.delete(session).where(and(eq(session.customerId, customerId), ne(session.tokenHash, except)))

/** Forgets sessions that are over; rows somebody is at just now are left alone, so nobody waits. */
export const forgetSessions = ({ db, now }: Pick<Shop, 'db' | 'now'>) =>
  db.execute(sql`delete from ${session} where ${session.tokenHash} in (
    select ${session.tokenHash} from ${session}
    where ${session.expiresAt} <= ${new Date(now()).toISOString()} for update skip locked
  )`)

/** 256 random bits in base64url: a session's or a link's, given out once and kept by nobody but its owner. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the shop keeps of a token: SHA-256, hex. It needs no salt, as nobody can guess 256 bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

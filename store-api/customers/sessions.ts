import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Caller, Shop } from '../http/context'
import type { Database } from '../db/database'
import { session } from '../db/schema'
import { createHash, randomBytes } from 'node:crypto'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Idle and absolute lifetime of a session. */
const SESSION_IDLE_TTL_MS = 30 * DAY_MS
const SESSION_TTL_MS = 90 * DAY_MS

/** An authenticated session. */
export interface Session {
  customerId: number
  sessionHash: string
}

interface NewSession {
  customerId: number
  /** The device it is bound to; null for any. */
  device: string | null
  /** Milliseconds since the epoch. */
  now: number
}

/** Creates a session. @returns the token, of which only the hash is stored */
export async function createSession(tx: Database, { customerId, device, now }: NewSession): Promise<string> {
  const token = newToken()
  const at = new Date(now)
  await tx.insert(session).values({
    tokenHash: hashToken(token),
    customerId,
    device,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(now + SESSION_TTL_MS),
  })
  return token
}

/** The active session of a token and device, or null. Its last use is updated at most once an hour. */
export async function findSession(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { token, uuid }: Pick<Caller, 'token' | 'uuid'>,
): Promise<Session | null> {
  const time = now()
  const sessionHash = hashToken(token)
  const byToken = eq(session.tokenHash, sessionHash)
  const [row] = await db
    .select()
    .from(session)
    .where(
      and(byToken, gt(session.expiresAt, new Date(time)), gt(session.lastSeenAt, new Date(time - SESSION_IDLE_TTL_MS))),
    )
  if (!row || (row.device !== null && row.device !== uuid)) return null
  const anHourAgo = new Date(time - HOUR_MS)
  if (row.lastSeenAt <= anHourAgo)
    await db
      .update(session)
      .set({ lastSeenAt: new Date(time) })
      .where(and(byToken, lte(session.lastSeenAt, anHourAgo)))
  return { customerId: row.customerId, sessionHash }
}

/** Ends one session. */
export const endSession = (db: Database, sessionHash: string) =>
  db.delete(session).where(eq(session.tokenHash, sessionHash))

/** Ends all sessions of a customer. @param currentSessionHash hash of a session to keep */
export const endAllSessions = (db: Database, customerId: number, currentSessionHash = '') =>
  db.delete(session).where(and(eq(session.customerId, customerId), ne(session.tokenHash, currentSessionHash)))

/** Deletes expired sessions; locked rows are skipped, so requests never wait for the cleanup. */
export const deleteExpiredSessions = ({ db, now }: Pick<Shop, 'db' | 'now'>) =>
  db.execute(sql`delete from ${session} where ${session.tokenHash} in (
    select ${session.tokenHash} from ${session}
    where ${session.expiresAt} <= ${new Date(now()).toISOString()} for update skip locked
  )`)

/** 256 random bits in base64url, for sessions and email links. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 of a token, hex. No salt: 256 random bits cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { linkExpired, linkUsed, lockCustomer } from './customers'
import type { Database } from '../db/database'
import { linkToken } from '../db/schema'
import { hashToken, newToken } from './sessions'

const DAY_MS = 24 * 3_600_000

/** Lifetime of a link, and how long an expired one is kept to distinguish expired from unknown. */
const LINK_TTL_MS = DAY_MS
const EXPIRED_LINK_RETENTION_MS = 30 * DAY_MS

type Purpose = typeof linkToken.$inferSelect.purpose

interface LinkInput {
  customerId: number
  purpose: Purpose
  /** Milliseconds since the epoch. */
  now: number
}

/** Invalidates earlier links of a kind. The customer has to be locked. */
export const cancelLinks = (tx: Database, { customerId, purpose, now }: LinkInput) =>
  tx
    .update(linkToken)
    .set({ replacedAt: new Date(now) })
    .where(
      and(
        eq(linkToken.customerId, customerId),
        eq(linkToken.purpose, purpose),
        isNull(linkToken.usedAt),
        isNull(linkToken.replacedAt),
      ),
    )

/** Creates a link token, which replaces earlier ones of its kind. */
export async function createLink(tx: Database, link: LinkInput): Promise<string> {
  const { customerId, purpose, now } = link
  await lockCustomer(tx, customerId)
  await tx
    .delete(linkToken)
    .where(
      and(eq(linkToken.customerId, customerId), lte(linkToken.expiresAt, new Date(now - EXPIRED_LINK_RETENTION_MS))),
    )
  await cancelLinks(tx, link)
  const token = newToken()
  await tx
    .insert(linkToken)
    .values({ tokenHash: hashToken(token), customerId, purpose, expiresAt: new Date(now + LINK_TTL_MS) })
  return token
}

/**
 * Consumes a link; of concurrent uses one succeeds. Lock order is the customer, then the link, as in `createLink`.
 * @returns the customer's id, locked until the transaction ends @throws HttpError 4101, 4102
 */
export async function consumeLink(
  tx: Database,
  { token, purpose, now }: { token: string; purpose: Purpose; now: number },
): Promise<number> {
  const byToken = and(eq(linkToken.tokenHash, hashToken(token)), eq(linkToken.purpose, purpose))
  const [found] = await tx.select({ customerId: linkToken.customerId }).from(linkToken).where(byToken)
  if (!found) throw linkUsed()
  await lockCustomer(tx, found.customerId)
  const at = new Date(now)
  const isUnused = and(isNull(linkToken.usedAt), isNull(linkToken.replacedAt))
  const consumed = await tx
    .update(linkToken)
    .set({ usedAt: at })
    .where(and(byToken, isUnused, gt(linkToken.expiresAt, at)))
    .returning()
  if (consumed.length === 1) return found.customerId
  throw (await tx.$count(linkToken, and(byToken, isUnused))) === 1 ? linkExpired() : linkUsed()
}

import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { linkExpired, linkUsed, lockCustomer } from './customers'
import type { Database } from '../db/database'
import { linkToken } from '../db/schema'
import { hashToken, newToken } from './sessions'

const DAY = 24 * 3_600_000

/** How long a link works, and how much longer the shop can say why it no longer does: milliseconds. */
const LIFE = DAY
const MEMORY = 30 * DAY

type Purpose = typeof linkToken.$inferSelect.purpose

interface LinkOf {
  customerId: number
  purpose: Purpose
  /** Milliseconds since the epoch. */
  now: number
}

/** Makes links of a kind that were sent before worth nothing. The customer has to be locked. */
export const cancelLinks = (tx: Database, { customerId, purpose, now }: LinkOf) =>
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

/** The token of a new link, in place of every older one of its kind. */
export async function newLink(tx: Database, link: LinkOf): Promise<string> {
  const { customerId, purpose, now } = link
  await lockCustomer(tx, customerId)
  await tx
    .delete(linkToken)
    .where(and(eq(linkToken.customerId, customerId), lte(linkToken.expiresAt, new Date(now - MEMORY))))
  await cancelLinks(tx, link)
  const token = newToken()
  await tx
    .insert(linkToken)
    .values({ tokenHash: hashToken(token), customerId, purpose, expiresAt: new Date(now + LIFE) })
  return token
}

/**
 * Uses a link up: of many uses at the same moment one succeeds. The customer is locked before the link, in the order
 * a new link locks them in.
 * @returns whose link it was, locked until the transaction ends @throws Failure 4101, 4102
 */
export async function useLink(
  tx: Database,
  { token, purpose, now }: { token: string; purpose: Purpose; now: number },
): Promise<number> {
  const isIt = and(eq(linkToken.tokenHash, hashToken(token)), eq(linkToken.purpose, purpose))
  const [found] = await tx.select({ customerId: linkToken.customerId }).from(linkToken).where(isIt)
  if (!found) throw linkUsed()
  await lockCustomer(tx, found.customerId)
  const at = new Date(now)
  const isFresh = and(isNull(linkToken.usedAt), isNull(linkToken.replacedAt))
  const used = await tx
    .update(linkToken)
    .set({ usedAt: at })
    .where(and(isIt, isFresh, gt(linkToken.expiresAt, at)))
    .returning()
  if (used.length === 1) return found.customerId
  throw (await tx.$count(linkToken, and(isIt, isFresh))) === 1 ? linkExpired() : linkUsed()
}

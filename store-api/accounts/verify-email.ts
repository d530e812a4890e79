import { and, eq, isNull } from 'drizzle-orm'
import type { Shop } from '../context'
import type { Database } from '../db/database'
import { customer } from '../db/schema'
import { useLink } from './links'

/** Writes down that a customer reads the mails of their address. The first time counts. */
export const markVerified = (tx: Database, customerId: number, now: number) =>
  tx
    .update(customer)
    .set({ verifiedAt: new Date(now) })
    .where(and(eq(customer.id, customerId), isNull(customer.verifiedAt)))

/** Proves an email by the link of its mail. @throws Failure 4101, 4102 */
export const verifyEmail = ({ db, now }: Shop, token: string): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    await markVerified(tx, await useLink(tx, { token, purpose: 'verify', now: at }), at)
  })

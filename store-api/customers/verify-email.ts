import { and, eq, isNull } from 'drizzle-orm'
import type { Shop } from '../http/context'
import type { Database } from '../db/database'
import { randomId } from '../db/random-id'
import { customer, message } from '../db/schema'
import { useLink } from './links'

/** Writes down that a customer reads the mails of their address. The first time counts. */
export const markVerified = (tx: Database, customerId: number, now: number) =>
  tx
    .update(customer)
    .set({ verifiedAt: new Date(now) })
    .where(and(eq(customer.id, customerId), isNull(customer.verifiedAt)))

/** Proves an email by the link of its mail. @throws Failure 4101, 4102 */
export const verifyEmail = ({ db, now, texts }: Shop, token: string): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    const customerId = await useLink(tx, { token, purpose: 'verify', now: at })
    const first = await markVerified(tx, customerId, at).returning({ id: customer.id })
    if (first.length > 0) await welcome(tx, customerId, { at, texts })
  })

/** The first message of the shop to a customer, once. */
const welcome = (tx: Database, customerId: number, { at, texts }: { at: number; texts: Shop['texts'] }) =>
  tx.insert(message).values({ id: randomId(), customerId, ...texts.welcome, sentAt: new Date(at) })

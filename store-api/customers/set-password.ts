import { and, eq } from 'drizzle-orm'
import type { Shop } from '../http/context'
import type { Database } from '../db/database'
import { customer } from '../db/schema'
import { writeMail } from '../mail/write-mail'
import { wrongPassword } from './failures'
import { cancelLinks } from './links'
import { endAllSessions } from './sessions'

interface NewPassword {
  customerId: number
  passwordHash: string
  /** The hash it takes the place of, where the old password was given. */
  oldHash?: string
  /** Hash of the session that stays. */
  except?: string
}

/**
 * Gives a customer another password: sessions end, links to a new password are worth nothing, and a mail tells of it.
 * @returns the customer's email @throws Failure 4001 when the old password is no longer the one that was compared
 */
export async function setPassword(tx: Database, shop: Shop, change: NewPassword): Promise<string> {
  const { customerId, passwordHash, oldHash, except } = change
  const isSame = oldHash === undefined ? undefined : eq(customer.passwordHash, oldHash)
  const [row] = await tx
    .update(customer)
    .set({ passwordHash })
    .where(and(eq(customer.id, customerId), isSame))
    .returning({ email: customer.email })
  if (!row) throw wrongPassword()
  await cancelLinks(tx, { customerId, purpose: 'reset', now: shop.now() })
  await endAllSessions(tx, customerId, except)
  await writeMail(tx, { recipient: row.email, template: 'password-changed', values: {} }, shop)
  return row.email
}

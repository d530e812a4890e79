import { createHmac } from 'node:crypto'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { captchaNeeded } from '../customers/customers'
import { useCaptchaPass } from '../customers/captcha/captcha'
import type { Caller, Shop } from '../http/context'
import type { Database } from '../db/database'
import { order } from '../db/schema'
import { countOrderMails, ORDER_MAILS_AN_HOUR } from '../mail/write-order-mail'

/** Unpaid orders of guests from which on a further one asks for a captcha. Many people may share an address: it is asked, not refused. */
const UNPAID = { ofEmail: 5, ofDevice: 2, ofAddress: 2 }

/** What a guest's orders are counted by. */
interface Counted {
  /** In small letters. */
  email: string
  /** Name of the device its orders go by. */
  device: string
  /** As `placedFrom` says. */
  from: string
}

/**
 * Where a guest orders from, so that orders can be counted by it and nobody reads the address out of the database.
 * @returns empty where it is not known
 */
export const placedFrom = ({ keys: [current] }: Pick<Shop, 'keys'>, { address }: Pick<Caller, 'address'>): string =>
  address && current ? createHmac('sha256', current.sign).update(`order from ${address}`).digest('base64url') : ''

/** Whoever counts by this waits until the one before is through. */
const lock = (tx: Database, what: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`)

/** Orders and mails of one email are counted and written one after the other. */
export const lockOrderEmail = (tx: Database, email: string) => lock(tx, `order email ${email}`)

const unpaid = (tx: Database, where: SQL) =>
  tx.$count(order, and(where, eq(order.payment, 'unpaid'), isNull(order.customerId)))

async function isBeyond({ db, now }: Pick<Shop, 'db' | 'now'>, { email, device, from }: Counted) {
  return (
    (await unpaid(db, eq(order.email, email))) >= UNPAID.ofEmail ||
    (await unpaid(db, eq(order.device, device))) >= UNPAID.ofDevice ||
    (from !== '' && (await unpaid(db, eq(order.placedFrom, from))) >= UNPAID.ofAddress) ||
    (await countOrderMails(db, email, now())) >= ORDER_MAILS_AN_HOUR
  )
}

/**
 * Asks guests for a captcha who have many unpaid orders, or whose email was written to often: nothing else is in the way of
 * who would bind the shop's stock, or have it write to somebody who ordered nothing. Customers have an account to lose.
 * @param shop `db` is the transaction of the order: of orders at the same moment each counts the ones before it
 * @returns whether one was solved
 * @throws Failure 4002
 */
export async function askGuest(
  shop: Pick<Shop, 'db' | 'now' | 'keys'>,
  caller: Caller,
  order: Pick<Counted, 'email' | 'device'>,
): Promise<boolean> {
  if (caller.customerId !== null) return false
  const { db, now } = shop
  const from = placedFrom(shop, caller)
  // The device's orders wait for each other at its cart. Always in this order, so that nobody waits in a circle.
  await lockOrderEmail(db, order.email)
  if (from !== '') await lock(db, `order from ${from}`)
  if (!(await isBeyond(shop, { ...order, from }))) return false
  if (!(await useCaptchaPass(db, { device: caller.uuid, action: 'order', now: now() }))) throw captchaNeeded()
  return true
}

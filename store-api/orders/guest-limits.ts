import { createHmac } from 'node:crypto'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { captchaRequired } from '../customers/customers'
import { consumeCaptchaPass } from '../customers/captcha/captcha'
import type { Caller, Shop } from '../http/context'
import type { Database } from '../db/database'
import { order } from '../db/schema'
import { countOrderMails, MAX_ORDER_MAILS_PER_HOUR } from '../mail/write-order-mail'

/** Unpaid guest orders before a captcha is required. A captcha, not a refusal: many people may share a network address. */
const MAX_UNPAID_ORDERS = { perEmail: 5, perDevice: 2, perAddress: 2 }

/** Keys by which guest orders are counted. */
interface GuestOrderKeys {
  /** In lower case. */
  email: string
  /** Device id of the orders. */
  device: string
  /** In the form of `placedFrom`. */
  from: string
}

/**
 * HMAC of a guest's network address: orders can be counted by it without storing the address.
 * @returns empty if the address is unknown
 */
export const placedFrom = ({ keys: [current] }: Pick<Shop, 'keys'>, { address }: Pick<Caller, 'address'>): string =>
  address && current ? createHmac('sha256', current.sign).update(`order from ${address}`).digest('base64url') : ''

/** Serializes counting by a key, until the transaction ends. */
const lock = (tx: Database, key: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)

/** Serializes orders and order emails of one address. */
export const lockOrderEmail = (tx: Database, email: string) => lock(tx, `order email ${email}`)

/** Orders of another shop reserve no stock here. */
const countUnpaid = (tx: Database, where: SQL) =>
  tx.$count(order, and(where, eq(order.payment, 'unpaid'), isNull(order.customerId), eq(order.source, '')))

async function isOverLimit({ db, now }: Pick<Shop, 'db' | 'now'>, { email, device, from }: GuestOrderKeys) {
  return (
    (await countUnpaid(db, eq(order.email, email))) >= MAX_UNPAID_ORDERS.perEmail ||
    (await countUnpaid(db, eq(order.device, device))) >= MAX_UNPAID_ORDERS.perDevice ||
    (from !== '' && (await countUnpaid(db, eq(order.placedFrom, from))) >= MAX_UNPAID_ORDERS.perAddress) ||
    (await countOrderMails(db, email, now())) >= MAX_ORDER_MAILS_PER_HOUR
  )
}

/**
 * Requires a captcha from guests with many unpaid orders or order emails. It is the only protection against reserving
 * all stock, or flooding a stranger's mailbox; customers have an account that can be closed.
 * @param shop `db` is the order's transaction, so that concurrent orders count each other
 * @returns whether one was solved
 * @throws HttpError 4002
 */
export async function requireGuestCaptcha(
  shop: Pick<Shop, 'db' | 'now' | 'keys'>,
  caller: Caller,
  order: Pick<GuestOrderKeys, 'email' | 'device'>,
): Promise<boolean> {
  if (caller.customerId !== null) return false
  const { db, now } = shop
  const from = placedFrom(shop, caller)
  // Orders of a device are serialized by its cart lock. Always in this order, to avoid deadlocks.
  await lockOrderEmail(db, order.email)
  if (from !== '') await lock(db, `order from ${from}`)
  if (!(await isOverLimit(shop, { ...order, from }))) return false
  if (!(await consumeCaptchaPass(db, { device: caller.uuid, action: 'order', now: now() }))) throw captchaRequired()
  return true
}

import { and, asc, eq, lte } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { inTransaction } from '../db/in-transaction'
import { order, type PaymentRow, type OrderRow } from '../db/schema'
import { isBusy } from '../http/is-busy'
import { closePayment, readPayment } from '../payments/intents'
import { PaymentRefused } from '../payments/provider'
import { repeat } from '../jobs/scheduler'
import { cancelWithin } from './cancel-order'
import { lockOrder } from './state-machine'

/** Time between two looks, in milliseconds. */
const EVERY = 5000

/** Orders looked at in one round. */
const BATCH = 50

/** How long an order whose payment is not decided is left alone, in milliseconds. */
const PATIENCE = 60_000

const isDue = ({ payment, payUntil }: OrderRow, now: number) =>
  payment === 'unpaid' && payUntil !== null && payUntil.getTime() <= now

/** Waits for the bank, or for the payment service: it may be paid all the same. */
const wait = ({ db, now }: Shop, id: number) =>
  db
    .update(order)
    .set({ payUntil: new Date(now() + PATIENCE) })
    .where(and(eq(order.id, id), eq(order.payment, 'unpaid')))

const canStillBePaid = ({ payments }: Shop, { status }: PaymentRow) =>
  status === 'processing' || (status === 'open' && payments !== null)

/**
 * Ends the payment of an order whose time is over, then the order. The payment service comes first: an order is not
 * given up while somebody may still pay it.
 * @returns whether it expired
 */
async function expire(shop: Shop, { id, number }: OrderRow): Promise<boolean> {
  let isLost = false
  try {
    const known = await closePayment(shop, id)
    if (known?.status === 'processing') {
      await wait(shop, id)
      return false
    }
  } catch (error) {
    shop.logger.warn({ err: error, order: number }, 'an intent could not be ended')
    // One the payment service knows nothing of can be paid by nobody, whatever was known of it.
    isLost = error instanceof PaymentRefused && error.code === 404
    if (!isLost) {
      await wait(shop, id)
      return false
    }
  }
  return inTransaction(shop.db, async (tx) => {
    const row = await lockOrder(tx, id)
    const known = await readPayment(tx, id)
    // Paid, or begun to be paid, since it was looked at: the next round ends that first.
    if (!isDue(row, shop.now()) || (known && !isLost && canStillBePaid(shop, known))) return false
    await cancelWithin({ ...shop, db: tx }, row, 'expired')
    return true
  })
}

/** Gives up the orders nobody paid in time. @returns how many */
export async function expireOrders(shop: Shop, isStopped = () => false): Promise<number> {
  const due = await shop.db
    .select()
    .from(order)
    .where(and(eq(order.payment, 'unpaid'), lte(order.payUntil, new Date(shop.now()))))
    .orderBy(asc(order.payUntil), asc(order.id))
    .limit(BATCH)
  let expired = 0
  for (const row of due) {
    if (isStopped()) break
    try {
      if (await expire(shop, row)) expired += 1
    } catch (error) {
      if (isBusy(error)) {
        // Somebody is at it, or the database has too much to do already: the next round is soon.
        shop.logger.warn({ err: error, order: row.number }, 'an order could not be given up yet')
        continue
      }
      // One that cannot be given up stands in nobody's way.
      shop.logger.error({ err: error, order: row.number }, 'an order could not be given up')
      await wait(shop, row.id)
    }
  }
  if (expired > 0) shop.logger.info({ event: 'orders expired', expired })
  return expired
}

/** Gives up orders as their time is over, until it is stopped. */
export const startExpiring = (shop: Shop, every = EVERY): (() => Promise<void>) =>
  repeat({
    name: 'looking for unpaid orders',
    every,
    work: async (isStopped) => void (await expireOrders(shop, isStopped)),
    logger: shop.logger,
  })

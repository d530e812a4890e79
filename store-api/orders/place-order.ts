import { eq, sql } from 'drizzle-orm'
import type { NewOrder } from '../../contract/entities/checkout'
import { perMinute } from '../http/attempt-limits'
import type { TakeAttempt } from '../http/take-attempt'
import { lockCart, ownerOf } from '../cart/cart-owner'
import { readQuote } from '../checkout/quote'
import type { Caller, Shop } from '../http/context'
import { inTransaction } from '../db/in-transaction'
import { cart, cartLine, checkout, order, type OrderRow } from '../db/schema'
import { Failure } from '../http/failure'
import { once, type OnceAnswer } from '../http/once'
import { writeOrderMail } from '../mail/write-order-mail'
import { becomePaid } from '../payments/settlement'
import { chargedTotal } from './order-format'
import { checkQuote } from './check-quote'
import { noteEvent } from './state-machine'
import { askGuest } from './guest-limits'
import { findOwnOrder, renameDevice } from './guest-access'
import { takeStock } from './inventory'
import { orderEmail, writeOrder } from './write-order'

interface Answer {
  number: string
  /** The name the device of a guest has from now on. */
  nextUuid?: string
}

/** What placing needs of the shop. */
export interface OrderDesk extends Shop {
  take: TakeAttempt
}

/** What an order needs besides its caller. */
interface Ordering {
  body: NewOrder
  /** The `Idempotency-Key` header. */
  key: string
}

/**
 * The cart is empty afterwards and has a new name; what was typed stays for the next order, without the coupon, and
 * without a collection: that one is never preselected.
 */
async function emptyCart({ db }: Shop, { cartId, owner, row }: { cartId: number; owner: string; row: OrderRow }) {
  await db.delete(cartLine).where(eq(cartLine.cartId, cartId))
  await db
    .update(cart)
    .set({ ref: sql`gen_random_uuid()::text` })
    .where(eq(cart.id, cartId))
  const fields = row.shippingKind === 'collection' ? sql`${checkout.fields} || '{"shippingId":""}'::jsonb` : undefined
  await db.update(checkout).set({ couponCode: null, fields }).where(eq(checkout.owner, owner))
}

/** Who the order is of: a guest's device goes by its next name, where one is given. */
const asNamed = (caller: Caller, { nextUuid }: NewOrder): Caller =>
  caller.customerId === null && nextUuid ? { ...caller, uuid: nextUuid } : caller

/** Earlier orders of the device, and what was typed there, go on with it under its next name. */
async function goOnAs({ db }: Shop, buyer: Caller, { uuid }: Caller): Promise<void> {
  if (buyer.uuid !== uuid) await renameDevice(db, { from: uuid, to: buyer.uuid })
}

/**
 * @param shop `db` is the transaction
 * @param onCaptcha told when a captcha was used up for it
 */
async function orderCart(shop: Shop, caller: Caller, body: NewOrder, onCaptcha: () => void): Promise<Answer> {
  const buyer = asNamed(caller, body)
  const named = buyer.uuid === caller.uuid ? {} : { nextUuid: buyer.uuid }
  const cartId = await lockCart(shop.db, ownerOf(caller))
  const quote = await readQuote(shop, caller)
  if (quote.ref !== body.cart) {
    // The second fence: another key, or none that was remembered, and the cart was ordered already.
    const ofCart = eq(order.cartRef, body.cart)
    const placed = (await findOwnOrder(shop, caller, ofCart)) ?? (await findOwnOrder(shop, buyer, ofCart))
    if (placed) {
      await goOnAs(shop, buyer, caller)
      return { number: placed.number, ...named }
    }
  }
  checkQuote(quote, body)
  // First: who cancels an order has locked it, too, before mails of its email are counted.
  await goOnAs(shop, buyer, caller)
  if (await askGuest(shop, caller, { email: orderEmail(quote), device: buyer.uuid })) onCaptcha()
  const row = await writeOrder(shop, buyer, quote)
  await noteEvent(shop, row.id, 'placed')
  await writeOrderMail(shop.db, { template: 'order-placed', orderId: row.id }, shop)
  if (chargedTotal(row) === 0) await becomePaid(shop, row)
  await emptyCart(shop, { cartId, owner: ownerOf(buyer), row })
  await takeStock(shop.db, quote.lines)
  return { number: row.number, ...named }
}

/**
 * Makes an order of the caller's cart: all of it or nothing, and once, however often it is asked for.
 * @throws Failure 401 for a guest where they may not, 400, 4002, 4003, 4004, 4005, 4006, 4103, 422
 */
export async function placeOrder(
  shop: OrderDesk,
  caller: Caller,
  { body, key }: Ordering,
): Promise<OnceAnswer<Answer>> {
  if (caller.customerId === null && !shop.guestsMayOrder) throw new Failure(401, (texts) => texts.invalidToken)
  const at = shop.now()
  // The next name is no part of what is asked for: the same order is the same one by whatever name it goes on.
  const { nextUuid: _, ...asked } = body
  const call = { owner: ownerOf(caller), key, path: '/api/order', body: asked, now: at }
  let hasCaptcha = false
  const answer = await inTransaction(shop.db, (tx) =>
    once(tx, call, () => orderCart({ ...shop, db: tx, now: () => at }, caller, body, () => (hasCaptcha = true))),
  )
  if (hasCaptcha) await shop.take([perMinute('order')])
  return answer
}

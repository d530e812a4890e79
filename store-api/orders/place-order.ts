import { eq, sql } from 'drizzle-orm'
import type { NewOrder } from '../../contract/entities/checkout'
import { lockCart, ownerOf } from '../cart/cart-owner'
import { guestsMayOrder } from '../admin/store-settings'
import { readQuote } from '../checkout/quote'
import { inTransaction } from '../db/database'
import { cart, cartLine, checkout, order, type OrderRow } from '../db/schema'
import type { Caller, Shop } from '../http/context'
import { HttpError } from '../http/errors'
import { type IdempotentResponse, runIdempotent } from '../http/idempotency'
import type { ConsumeRateLimits } from '../http/rate-limiter'
import { perMinute } from '../http/rate-limits'
import { writeOrderMail } from '../mail/write-order-mail'
import { markPaid } from '../payments/settlement'
import { checkQuote } from './check-quote'
import { findOwnOrder, renameDevice } from './guest-access'
import { requireGuestCaptcha } from './guest-limits'
import { reserveStock } from './inventory'
import { chargedTotal } from './order-format'
import { recordEvent } from './state-machine'
import { orderEmail, writeOrder } from './write-order'

interface NewOrderReply {
  number: string
  /** The guest's new device id. */
  nextUuid?: string
}

/** Dependencies of placing an order. */
export interface OrderContext extends Shop {
  consume: ConsumeRateLimits
}

/** Input of an order. */
interface OrderRequest {
  body: NewOrder
  /** The `Idempotency-Key` header. */
  key: string
}

/**
 * Empties the cart and gives it a new reference. The checkout draft stays for the next order, without coupon and
 * without collection, which is never preselected.
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

/** The buyer: guests are identified by their new device id, if one is given. */
const buyerOf = (caller: Caller, { nextUuid }: NewOrder): Caller =>
  caller.customerId === null && nextUuid ? { ...caller, uuid: nextUuid } : caller

/** Moves the device's earlier orders and draft to its new id. */
async function switchDevice({ db }: Shop, buyer: Caller, { uuid }: Caller): Promise<void> {
  if (buyer.uuid !== uuid) await renameDevice(db, { from: uuid, to: buyer.uuid })
}

/**
 * @param shop `db` is the transaction
 * @param onCaptcha called if a captcha was consumed
 */
async function orderCart(shop: Shop, caller: Caller, body: NewOrder, onCaptcha: () => void): Promise<NewOrderReply> {
  const buyer = buyerOf(caller, body)
  const deviceReply = buyer.uuid === caller.uuid ? {} : { nextUuid: buyer.uuid }
  const cartId = await lockCart(shop.db, ownerOf(caller))
  const quote = await readQuote(shop, caller)
  if (quote.ref !== body.cart) {
    // Second idempotency check: another key, but this cart was already ordered.
    const byCart = eq(order.cartRef, body.cart)
    const placed = (await findOwnOrder(shop, caller, byCart)) ?? (await findOwnOrder(shop, buyer, byCart))
    if (placed) {
      await switchDevice(shop, buyer, caller)
      return { number: placed.number, ...deviceReply }
    }
  }
  checkQuote(quote, body)
  // Before `requireGuestCaptcha`: cancellations also lock the order before they lock its email.
  await switchDevice(shop, buyer, caller)
  if (await requireGuestCaptcha(shop, caller, { email: orderEmail(quote), device: buyer.uuid })) onCaptcha()
  const row = await writeOrder(shop, buyer, quote)
  await recordEvent(shop, row.id, 'placed')
  await writeOrderMail(shop.db, { template: 'order-placed', orderId: row.id }, shop)
  if (chargedTotal(row) === 0) await markPaid(shop, row)
  await emptyCart(shop, { cartId, owner: ownerOf(buyer), row })
  await reserveStock(shop.db, quote.lines)
  return { number: row.number, ...deviceReply }
}

/**
 * Places an order for the caller's whole cart, once per idempotency key.
 * @throws HttpError 401 for a guest if guests may not order, 400, 4002, 4003, 4004, 4005, 4006, 4103, 422
 */
export async function placeOrder(
  shop: OrderContext,
  caller: Caller,
  { body, key }: OrderRequest,
): Promise<IdempotentResponse<NewOrderReply>> {
  if (caller.customerId === null && !(await guestsMayOrder(shop)))
    throw new HttpError(401, (texts) => texts.invalidToken)
  const at = shop.now()
  // The new device id is not part of the request's identity: a retry may carry another one.
  const { nextUuid: _, ...hashedBody } = body
  const call = { owner: ownerOf(caller), key, path: '/api/order', body: hashedBody, now: at }
  let hasCaptcha = false
  const reply = await inTransaction(shop.db, (tx) =>
    runIdempotent(tx, call, () =>
      orderCart({ ...shop, db: tx, now: () => at }, caller, body, () => (hasCaptcha = true)),
    ),
  )
  if (hasCaptcha) await shop.consume([perMinute('order')])
  return reply
}

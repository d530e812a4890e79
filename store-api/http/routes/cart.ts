import { eq } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import { readCurrency } from '../../admin/store-settings'
import { applyCoupon, removeCoupon } from '../../cart/apply-coupon'
import { addItem, removeLine, setQuantity } from '../../cart/cart-lines'
import { readCartCoupon } from '../../cart/cart-coupon'
import { lockCart, ownerOf } from '../../cart/cart-owner'
import { withPrints } from '../../cart/printed-lines'
import { readCart } from '../../cart/read-cart'
import { lineReply } from '../../catalog/shown-line'
import { changeDraft, saveDraft } from '../../checkout/draft'
import { listMethods, readCheckout } from '../../checkout/quote'
import { type Database, inTransaction } from '../../db/database'
import { cartLine } from '../../db/schema'
import type { Caller, Shop } from '../context'
import type { AddRoute } from '../contract-router'
import { badRequest, notFound } from '../errors'
import { runIdempotent } from '../idempotency'
import { rateLimiter } from '../rate-limiter'

const isInteger = (text: string | undefined): text is string => /^\d{1,15}$/.test(text ?? '')

/** Line ids are safe integers; anything else in the path matches no line. */
function toId(text: string | undefined): number {
  if (!isInteger(text)) throw notFound()
  return Number(text)
}

function toQuantity(text: string | undefined): number {
  if (!isInteger(text)) throw badRequest()
  return Number(text)
}

/** The stored reply of a call without data. */
const STORED_REPLY = {}

/** The cart's five calls (spec §7). Every change locks the cart first and is atomic. */
export const cartRoutes = (register: AddRoute, shop: Shop) => {
  const change = async (caller: Caller, work: (tx: Database, cartId: number) => Promise<unknown>): Promise<null> => {
    const owner = ownerOf(caller)
    // A variant may leave its product before the line is written.
    await inTransaction(shop.db, async (tx) => work(tx, await lockCart(tx, owner)))
    return null
  }

  register(CALLS.getCart, async ({ caller }) => {
    const cart = await readCart(shop, ownerOf(caller), readCurrency(shop))
    const [carts, coupon] = await Promise.all([
      withPrints(shop, cart.carts.map(lineReply)),
      readCartCoupon(shop, caller, cart.carts),
    ])
    return { ...cart, carts, coupon }
  })
  register(CALLS.addCartItem, async ({ caller, body, idempotencyKey: key, setHeader }) => {
    const owner = ownerOf(caller)
    const now = shop.now()
    await change(caller, async (tx, cartId) => {
      const add = () => addItem({ tx, cartId, now, language: shop.language }, body)
      if (key === '') return add()
      // After the lock of the cart: a repeat waits for the first call, and gets its reply.
      const call = { owner, key, path: CALLS.addCartItem.path, body, now }
      const { isReplayed } = await runIdempotent(tx, call, async () => {
        await add()
        return STORED_REPLY
      })
      if (isReplayed) setHeader('Idempotent-Replayed', 'true')
    })
    return null
  })
  register(CALLS.clearCart, ({ caller }) =>
    change(caller, (tx, cartId) => tx.delete(cartLine).where(eq(cartLine.cartId, cartId))),
  )
  register(CALLS.removeCartLine, ({ caller, params }) =>
    change(caller, (tx, cartId) => removeLine(tx, cartId, toId(params.id))),
  )
  register(CALLS.setCartQuantity, ({ caller, params }) =>
    change(caller, (tx, cartId) => setQuantity(tx, cartId, toId(params.id), toQuantity(params.quantity))),
  )
}

/** The coupon on a cart. */
export const couponRoutes = (register: AddRoute, shop: Shop) => {
  const context = { ...shop, consume: rateLimiter(shop) }
  register(CALLS.addCoupon, ({ caller, body }) => applyCoupon(context, caller, body.code))
  register(CALLS.removeCoupon, ({ caller }) => removeCoupon(shop, caller))
}

/** The calls of the checkout draft. */
export const checkoutRoutes = (register: AddRoute, shop: Shop) => {
  register(CALLS.getCheckout, ({ caller }) => readCheckout(shop, caller))
  register(CALLS.updateCheckout, async ({ caller, body }) => {
    await saveDraft(shop, caller, async (context, { draft, couponCode }) => ({
      draft: await changeDraft(context, caller, { draft, change: body }),
      couponCode,
    }))
    return readCheckout(shop, caller)
  })
}

/** `GET /api/shipping` */
export const shippingRoutes = (register: AddRoute, shop: Shop) => {
  register(CALLS.listShipping, async ({ query }) => {
    const methods = await listMethods(shop, query.countryId, await readCurrency(shop))
    if (methods.length === 0) throw notFound()
    return methods
  })
}
